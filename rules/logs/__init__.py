"""Logs of the online client: read line by line, played turn by turn by the engine, and written.

`read` makes turns of a text, `replay` plays each of them by what the engine asks, `write` tells a game as such a log.
"""
