"""Nocturne: Boons and Fate cards, Hexes and Doom cards, Night cards, Spirits, Zombies and Heirlooms."""
