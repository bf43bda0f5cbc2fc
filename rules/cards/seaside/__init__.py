"""Seaside, both editions: Durations, the other Kingdom cards, and what only the 1st edition has."""
