"""Finding things by what a person types: words are folded, an index holds them, a query is read and answered."""
