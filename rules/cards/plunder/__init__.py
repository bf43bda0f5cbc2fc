"""Plunder: Loot, Traits on piles, Events, Kingdom cards."""
