"""Discarding."""

from __future__ import annotations

from collections.abc import Iterable

from rules.engine.code import Code, Frame
from rules.engine.context import Notes
from rules.engine.game import Game
from rules.engine.zones import DECK, DISCARD, EXILE, HAND, PLAY, ZONES
from rules.rulebook.prevention import tell_not_from_play
from rules.rulebook.windows import window

SAID_OF = {DECK: "discard top", EXILE: "discard exile"}  # where the card comes from is told


def _discard_would(c: Frame) -> None:
    g = c.game
    if "would-discard" in g.table.listens:
        there = g.zones[c.notes["from"]]
        window(g, "would-discard", c.me, tuple(card for card in c.notes["cards"] if card in there))


def _discard_it(c: Frame) -> None:
    g = c.game
    player, source = c.me, c.notes["from"]
    to = player * ZONES + DISCARD
    moved = tuple([new for card in c.notes["cards"] if (new := g.move(card, source, to))])
    c.notes["moved"] = moved
    g.tell(c.notes["as"], moved)
    if moved:
        said = "discard from trash" if source == g.table.trash else SAID_OF.get(source % ZONES, "discard")
        n = c.notes.get("down to", 0)
        down = n and len(g.hand(player)) == n
        words: Notes = {"caused": (f", down to {n} cards in hand", f", bis auf {n} Handkarten")} if down else {}
        g.say("discard", player, said, moved, because=c.notes.get("because", ()), **words)


def _discard_heard(c: Frame) -> None:
    g = c.game
    if c.notes["moved"]:
        if c.notes["from"] % ZONES != PLAY:
            tell_not_from_play(g, c.me, c.notes["moved"])
        window(g, "discard", c.me, c.notes["moved"], source=c.notes["from"])


DISCARDING = Code("discard", _discard_would, _discard_it, _discard_heard, cites="base2:discard:1")


def discard(
    g: Game,
    player: int,
    cards: Iterable[int],
    source: int | None = None,
    as_: str = "discarded",
    because: tuple[str, ...] = (),
    down_to: int = 0,
) -> None:
    """Discards these cards together, from the hand when nothing else is said; the caller's notes get them.

    `because` are the rulings on it, where no card's text but a rule says so; `down_to` so many cards in hand it is.
    """
    zone = player * ZONES + HAND if source is None else source
    notes: Notes = {"cards": tuple(cards), "from": zone, "as": as_}
    if because:
        notes["because"] = because
    if down_to:
        notes["down to"] = down_to
    g.start(DISCARDING, player, 0, notes)
