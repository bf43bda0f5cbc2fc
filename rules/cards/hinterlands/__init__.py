"""Hinterlands: the 1st edition's cards in their newest wording and the old one, and those that the 2nd brought."""
