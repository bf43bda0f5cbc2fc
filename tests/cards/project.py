"""The project's fixtures, read once for all tests that only look at them."""

from functools import cache

from cards import fixtures


@cache
def project() -> fixtures.Fixtures:
    return fixtures.read()
