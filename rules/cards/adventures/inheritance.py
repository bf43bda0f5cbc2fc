"""Inheritance: on your turns Estates are Actions too, and each plays the card that you set aside."""

from __future__ import annotations

from rules.rulebook.play import play_card
from rules.rulebook.tokens import GIVES, lies_on
from rules.rulebook.windows import tell_emptied
from rules.speech.grammar import DE, EN, listed, the_card, whose
from rules.words import (
    INHERITANCE,
    Code,
    Context,
    Frame,
    Kind,
    PickPile,
    Retype,
    Text,
    card,
    line,
    play_noted,
    up_to,
    zone_of,
)

_ACTION_AND_COMMAND = frozenset({"Action", "Command"})


def _set_aside_with_the_token(c: Frame) -> None:
    """Neither gained nor bought; it is this player's from now on."""
    g = c.game
    if c.notes["pile"]:
        pile = g.table.piles[c.notes["pile"]]
        new = g.move(g.top(pile), pile.zone, zone_of(c.me, INHERITANCE))
        c.say("set-aside", c.me, "inherit", (new,))
        tell_emptied(g, c.me, pile.zone)


def _inherited(c: Context) -> tuple[int, ...]:
    """What the player whose turn it is has set aside."""
    return c.game.zones[zone_of(c.game.player, INHERITANCE)]


def _play_what_was_inherited(c: Frame) -> None:
    play_card(c.game, c.me, _inherited(c)[0], None, by=c.card, there=True)


def _would_move(c: Context) -> bool:
    """It says itself that it goes onto the Tavern mat."""
    return "Reserve" in c.known(_inherited(c)[0]).types


def _plays_another_card_twice(c: Context) -> bool:
    code = c.known(_inherited(c)[0]).play
    return code is not None and any(isinstance(op, play_noted) and op.again for op in code.ops)


def _has_a_token(c: Context) -> bool:
    pile = c.game.table.pile_of.get(c.known(_inherited(c)[0]).slug)
    return any(lies_on(c.game, event, c.me, pile) for event in GIVES)


_PLAY_IT = Code(
    "inheritance estate",
    line(
        2,
        _play_what_was_inherited,
        cites="adventures:inheritance:2",
        cases={
            "adventures:inheritance:3": _would_move,
            "adventures:inheritance:4": _plays_another_card_twice,
            "adventures:inheritance:5": _has_a_token,
            "adventures:inheritance:6": lambda c: "Duration" in c.known(_inherited(c)[0]).types,
        },
    ),
    source="inheritance",
)


def _is_an_estate(c: Context, kind: Kind) -> bool:
    return kind.slug == "estate" and bool(_inherited(c))


def _has_inherited(c: Context, kind: Kind) -> Text:
    name, slug = c.game.table.names[c.game.player], c.known(_inherited(c)[0]).slug
    return f"{name} has inherited {the_card(slug, EN)}", f"{name} hat {the_card(slug, DE)} geerbt"


def _on_the_heirs_turns_only(c: Context, kind: Kind) -> Text | None:
    g = c.game
    heirs = [g.table.names[player] for player in range(g.table.players) if g.zones[zone_of(player, INHERITANCE)]]
    if kind.slug != "estate" or not heirs or _inherited(c):
        return None
    en, de = (listed([whose(name, to) for name in heirs], to) for to in (EN, DE))
    return f"Inheritance holds on {en} turns only", f"Die Erbschaft gilt nur in {de} Zügen"


card(
    "inheritance",
    line(
        1,
        PickPile(up_to(4, "Action", no=("Command",)), prompt="set aside"),
        _set_aside_with_the_token,
        cites="adventures:inheritance:1",
    ),
    retype=Retype(
        lambda c, kind: _ACTION_AND_COMMAND if _is_an_estate(c, kind) else frozenset(),
        ("adventures:inheritance:2",),
        _has_inherited,
        _on_the_heirs_turns_only,
        "Action",
    ),
    instructions=lambda c, kind: _PLAY_IT if _is_an_estate(c, kind) else None,
    once="game",
)
