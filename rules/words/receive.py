"""Receiving a Hex, alone or together."""

from __future__ import annotations

from rules.engine.code import Frame, Step
from rules.rulebook.decks import next_of, put_away
from rules.words.others import each_other


def _receive(c: Frame) -> None:
    """The Hex that lies turned over, or else the next one: the player does what it says."""
    g = c.game
    slug = c.notes.get("hex") or next_of(g, "hexes")
    if slug:
        c.notes["hex"] = slug
        hex_ = g.table.rules.kind(slug)
        c.say("receive", c.who, "receive", (slug,), card=slug)
        if hex_.play is not None:
            g.start(hex_.play, c.who)


def _put_away(c: Frame) -> None:
    slug = c.notes.pop("hex", "")
    if slug:
        put_away(c.game, "hexes", slug)


receive_a_hex: Step = (_receive, _put_away)


def others_receive_a_hex() -> Step:
    """Each other player, except those whom this Attack does not affect, receives the same Hex."""
    return (each_other(_receive), _put_away)
