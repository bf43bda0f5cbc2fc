"""Processes, threads and connections."""
