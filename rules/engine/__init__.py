"""The machine: instruction lists, the position, windows, decisions."""
