"""Allies: its Kingdom cards, its mixed piles, and the Allies themselves."""
