"""Describing a table: a form and the document are two ways to write one thing, and either becomes the other.

What both stand for is the document as plain data, before it is checked: so nothing is lost on the way, not even what is
wrong. A form's text fields hold what the document holds there: `Throne Room, 3 Copper`, `Haven (Gold)`, `Curse: 0`.
"""
