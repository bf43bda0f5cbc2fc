"""Allies: its Kingdom cards, its mixed piles, and the Allies on whom Favors are spent."""
