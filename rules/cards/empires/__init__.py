"""Empires: Kingdom cards, what gathers points, Castles and other split piles, Events, Landmarks."""
