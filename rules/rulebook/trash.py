"""Trashing."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from rules.engine.code import Code, Frame
from rules.engine.decisions import Text
from rules.engine.game import Game
from rules.rulebook.prevention import NOT_TRASHED, NOT_TRASHED_FOR_IT
from rules.rulebook.windows import tell_emptied, window


def _trash_it(c: Frame) -> None:
    g = c.game
    for card in c.notes["cards"]:
        g.kind(card)  # the trash is open to all: whoever trashes a face-down card says what it is
    moved, own = [], []
    for card in c.notes["cards"]:
        source = c.notes["from"]
        if source is None:
            found = g.where(card)
            source = -1 if found is None or found == g.table.trash else found
        new = g.move(card, source, g.table.trash) if source >= 0 else 0
        if new:
            moved.append(new)
            if g.owner(source) == c.me:
                own.append(new)
    c.notes["moved"], c.notes["own"] = tuple(moved), tuple(own)
    if moved and c.me == g.player and "last-trashed" in g.table.listens:  # somebody will look back at it
        g.so_far = replace(g.so_far, trashed=(*g.so_far.trashed, *(g.known(card).slug for card in moved)))
    g.tell(c.notes["as"], tuple(moved))
    if g.log is not None:
        _say_trashed(c, moved)


def _say_trashed(c: Frame, moved: list[int]) -> None:
    g = c.game
    if moved:
        source = c.notes["from"]
        supply = bool(source) and source > g.table.trash and any(pile.zone == source for pile in g.table.supply)
        words = {"caused": c.notes["caused"]} if "caused" in c.notes else {}
        g.say("trash", c.me, "trash supply" if supply else "trash", moved, **words)
    elif c.notes["cards"] and not _just_told(g, c.notes["cards"]):
        g.say("not", c.me, "lost track", c.notes["cards"], because=("base2:lost-track:1",), done=NOT_TRASHED)


def _just_told(g: Game, cards: tuple[int, ...]) -> bool:
    """The card, played once more by another one, has told that it cannot be trashed."""
    last = g.log[-1] if g.log else None
    lost = last is not None and last.sentence == "lost track" and last.words.get("done") == NOT_TRASHED_FOR_IT
    return lost and last is not None and last.cards == tuple(g.known(card).slug for card in cards)


def _trash_heard(c: Frame) -> None:
    g = c.game
    if c.notes["moved"]:
        by = g.stack[-2].code.source if len(g.stack) > 1 else ""  # the card whose text trashes
        if c.notes["from"] is not None:
            tell_emptied(g, c.me, c.notes["from"])
        window(g, "trash", c.me, c.notes["moved"], own=c.notes["own"], source=c.notes["from"], by=by)


TRASHING = Code("trash", _trash_it, _trash_heard, cites="base2:trash:1")


def trash(
    g: Game, player: int, cards: Iterable[int], source: int | None = None, as_: str = "trashed", why: Text | None = None
) -> None:
    """Trashes these cards, from that zone, or from wherever the references still fit; the caller's notes get them.

    `why` says that a card has to go, and because of what.
    """
    caused = {} if why is None else {"caused": why}
    g.start(TRASHING, player, 0, {"cards": tuple(cards), "from": source, "as": as_, **caused})
