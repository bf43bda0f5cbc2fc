"""Asking in a sentence: the same answer for the pages, the terminal and the API."""
