"""Each part of a document, read and checked at its place."""
