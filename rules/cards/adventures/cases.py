"""When a ruling on a special case is the one to cite."""

from __future__ import annotations

from rules.engine.code import Test


def has_the_token(token: str) -> Test:
    """Whom the line addresses has that token now."""
    return lambda c: bool(c.game.token(c.who, token))
