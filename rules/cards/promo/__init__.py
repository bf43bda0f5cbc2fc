"""Promo cards: the Black Market and its deck, and all others."""
