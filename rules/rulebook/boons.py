"""Receiving a Boon: its player does what it says; then it is discarded, or kept until Clean-up."""

from __future__ import annotations

from rules.engine.code import Code, Frame
from rules.engine.game import Game
from rules.facts import facts
from rules.rulebook.buy import hold
from rules.rulebook.decks import next_of, put_away


def next_boon(g: Game, player: int) -> str:
    """The top one leaves the deck; "" where all lie elsewhere, and that is said."""
    slug = next_of(g, "boons")
    if not slug:
        g.say("not", player, "receive none", because=("nocturne:boons:3",))
    return slug


def discard_boon(g: Game, slug: str) -> None:
    """From whoever had it before them, or from the deck."""
    _let_go(g, slug)
    put_away(g, "boons", slug)


def keep(g: Game, player: int, slug: str) -> None:
    """The Boon lies before that player, also if it was discarded already."""
    _let_go(g, slug)
    discarded = g.beside.discarded_boons
    if slug in discarded:
        g.beside = g.beside.but(discarded_boons=tuple(boon for boon in discarded if boon != slug))
    hold(g, player, slug)


def _let_go(g: Game, slug: str) -> None:
    if any(slug in held for held in g.holds):
        g.holds = tuple(tuple(own for own in held if own != slug) for held in g.holds)


def waiting(g: Game) -> set[str]:
    """Boons that lie before players who receive them only at the start of their next turn."""
    return {slug for effect in g.active("turn") for slug in effect.notes.get("boon", ())}


def discard_kept(g: Game) -> None:
    """In Clean-up the Boons go that were kept until then, also those of other players."""
    wait = waiting(g)
    for player, held in enumerate(g.holds):
        kept = [slug for slug in held if slug not in wait and facts()[slug].kind == "boon"]
        for slug in kept:
            discard_boon(g, slug)
        if kept:
            g.say("discard", player, "discard", kept, because=("nocturne:boons:2",))


def _receive_it(c: Frame) -> None:
    g = c.game
    slug = c.notes["received"]
    if g.log is not None:
        because = (*g.stack[-2].cites[:1], "nocturne:boons:1")
        again = (" again", " noch einmal") if c.notes["again"] else ("", "")
        g.say("receive", c.me, "receive", (slug,), because=because, card=slug, again=again)
        c.notes["said"] = len(g.log)
    code = g.table.rules.kind(slug).play
    if code is not None:
        g.start(code, c.me)


def _and_then(c: Frame) -> None:
    """It is discarded, unless it says that it stays for a while, or lies where it is not moved from."""
    g = c.game
    slug, stays = c.notes["received"], c.notes["stays"]
    code = g.table.rules.kind(slug).play
    if code is not None and g.log is not None and c.notes.get("said") == len(g.log) and not c.notes.get("kept"):
        why = "nothing" if g.hand(c.me) else "empty hand"
        g.say("not", c.me, why, (slug,), because=code.cites[-1])
    if c.notes.get("kept") and stays == "there":
        g.say("not", c.me, "stays where it lies", (slug,), because=(*g.stack[-2].cites[:1], "nocturne:boons:2"))
    elif c.notes.get("kept"):
        if slug not in g.holds[c.me]:  # received twice, or taken earlier, it lies there already
            keep(g, c.me, slug)
            g.say("put", c.me, "keep boon", (slug,), because=("nocturne:boons:2",))
    elif not stays:
        discard_boon(g, slug)


RECEIVING = Code("receive", _receive_it, _and_then)


def receive(g: Game, player: int, slug: str, stays: str = "", again: bool = False) -> None:
    """The player does what the Boon says, `again` where it is for the second time, and it is put away.

    `stays`: it is not moved from "there", where it is set aside or lies before somebody else; or it is "discarded".
    """
    g.start(RECEIVING, player, 0, {"received": slug, "stays": stays, "again": again})
