"""A Buy phase, as tests of Hinterlands begin."""

from __future__ import annotations


def buying(coins, buys=2):
    """A Buy phase with a Buy to spare, so that it is still open afterwards."""
    return {"phase": "buy", "coins": coins, "buys": buys}
