"""You may rotate that pile: what the top card of each mixed pile but one says."""

from __future__ import annotations

from dataclasses import dataclass

from rules.words import Context, Frame, Op, Step, line, may, rotate


@dataclass(frozen=True)
class _is_filled:
    slug: str

    def __call__(self, c: Context) -> bool:
        return bool(c.game.pile_cards(self.slug))


@dataclass(eq=False)
class _rotate_the(Op):
    slug: str

    def __call__(self, c: Frame) -> None:
        rotate(c, c.game.table.piles[self.slug])


def may_rotate(n: int, slug: str, en: str, de: str, *cites: str) -> Step:
    """Line n: you may rotate that pile. An empty one is not asked about."""
    question = (f"Do you rotate the {en}?", f"Rotierst du die {de}?")
    return line(n, may(question, _rotate_the(slug), test=_is_filled(slug)), cites=("allies:rotating:3", *cites))
