"""A table as a document: read, checked, laid out, described."""
