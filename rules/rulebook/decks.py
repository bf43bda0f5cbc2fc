"""The decks of Boons and of Hexes: the next one, and where it goes when it has been received."""

from __future__ import annotations

from rules.engine.decisions import Text
from rules.engine.game import Game

WITHOUT_THREE: Text = (", without the three set aside for the Druid", ", ohne die drei für die Druidin")
NAMES: dict[str, Text] = {"boons": ("Boons", "Gaben"), "hexes": ("Hexes", "Plagen")}


def next_of(g: Game, deck: str) -> str:
    """Takes the top one off that deck, "boons" or "hexes"; "" when every one of them is in use.

    The discarded ones are shuffled when one is needed, not before.
    """
    discarded = f"discarded_{deck}"
    if not getattr(g.beside, deck):
        pool = list(getattr(g.beside, discarded))
        if not pool:
            return ""
        g.mix(pool)
        if g.log is not None:
            druid = deck == "boons" and bool(g.beside.druid)
            because = (*(("nocturne:druid:3",) if druid else ()), "nocturne:decks:1")
            without = WITHOUT_THREE if druid else ("", "")
            g.say("shuffle", g.player, "reshuffle", because=because, n=NAMES[deck], m=len(pool), without=without)
        g.beside = g.beside.but(**{deck: tuple(pool), discarded: ()})
    first, *rest = getattr(g.beside, deck)
    g.beside = g.beside.but(**{deck: tuple(rest)})
    return str(first)


def put_away(g: Game, deck: str, slug: str) -> None:
    """What was received goes to its discard pile."""
    discarded = f"discarded_{deck}"
    g.beside = g.beside.but(**{discarded: (slug, *getattr(g.beside, discarded))})
