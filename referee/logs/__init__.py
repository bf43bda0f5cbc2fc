"""A pasted log of the online client: its turns, and each of them in the referee's view."""
