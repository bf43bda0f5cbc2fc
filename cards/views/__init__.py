"""The pages of the reference. A view fetches, asks one thing, renders."""
