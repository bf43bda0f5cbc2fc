"""Intrigue, both editions: choices, Victory cards that do something, cards for cards."""
