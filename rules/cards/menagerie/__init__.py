"""Menagerie: Exile, Horses, Reactions that play themselves, Events and Ways."""
