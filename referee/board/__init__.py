"""The drawn page of a dispute."""
