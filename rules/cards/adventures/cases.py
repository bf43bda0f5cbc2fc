"""When a ruling on a special case is the one to cite."""

from __future__ import annotations

from dataclasses import dataclass

from rules.engine.context import Context


@dataclass(frozen=True)
class has_the_token:
    """Whom the line addresses has that token now."""

    token: str

    def __call__(self, c: Context) -> bool:
        return bool(c.game.token(c.who, self.token))
