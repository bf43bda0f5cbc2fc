"""Adventures: Reserve cards and the Tavern mat, Travellers, Durations, Events, and the players' tokens."""
