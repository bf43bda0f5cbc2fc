"""The library of situations."""
