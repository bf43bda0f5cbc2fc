"""Why a card cannot be played or bought at the top of a phase, in a clause."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.engine.decisions import Text
from rules.engine.kinds import Kind
from rules.speech.grammar import DE, EN, the_card
from rules.speech.wording import PHASES

if TYPE_CHECKING:
    from rules.engine.game import Game

PHASE_TYPE = {"action": "Action", "buy": "Treasure", "night": "Night"}
NO_SUCH: dict[str, Text] = {
    "action": ("not an Action card", "keine Aktionskarte"),
    "buy": ("not a Treasure", "keine Geldkarte"),
    "night": ("not a Night card", "keine Nachtkarte"),
}


def why_not_played(g: Game, player: int, kind: Kind) -> Text | None:
    """None where the table does not show it."""
    if PHASE_TYPE[g.phase] not in g.types(kind):
        (en, de), phase = NO_SUCH[g.phase], PHASES[g.phase]
        return f"it is {en}, and this is the {phase[EN]}", f"Das ist {de}, und es ist die {phase[DE]}"
    if g.phase == "action" and g.actions < 1:
        return "no Action is left", "Es ist keine Aktion mehr übrig"
    if g.phase == "buy" and g.bought:
        return "something has been bought already", "Es wurde schon etwas gekauft"
    by = g.forbids_playing(player, kind) if any(g.known(card) is kind for card in g.hand(player)) else None
    return None if by is None else _forbidden(by)


def why_not_bought(g: Game, kind: Kind, cost: Text | None = None) -> Text | None:
    """Of a card, an Event or a Project; None where the table does not show it. `cost` says how it is reckoned."""
    if g.phase != "buy":
        return "cards are bought in the Buy phase", "Karten werden in der Kaufphase gekauft"
    pile = g.table.pile_of.get(kind.slug)
    cards = g.zones[pile.zone] if pile else ()
    if pile and not cards:
        return "the pile is empty", "Der Stapel ist leer"
    if g.buys < 1:
        return "no Buy is left", "Es ist kein Kauf mehr übrig"
    if debt := g.token(g.player, "debt"):
        name = g.table.names[g.player]
        return f"{name} has {debt} debt to pay off first", f"Erst sind {debt} Schulden zu zahlen"
    by = g.forbids_buying(g.player, kind)
    if by is kind:  # what stands below a card's dividing line is its last line
        en, de = (line.removesuffix(".") for line in kind.fact.said(g.table.rules.edition(kind.fact.expansion))[-1])
        return f"it says “{en}”", f"Darauf steht „{de}“"
    if by is not None:
        return _forbidden(by)
    if kind.once and "Event" in kind.types and g.so_far.used(g.player, kind.slug, kind.once):
        turn = kind.once == "turn"
        return (
            f"each player buys it at most once a {kind.once}",
            f"Das geht höchstens einmal {'im Zug' if turn else 'in der Partie'}",
        )
    return _too_dear(g, kind, cost) or _lies_beneath(g, kind, cards)


def _forbidden(by: Kind) -> Text:
    return f"{the_card(by.slug, EN)} forbids it", f"Das verbietet {the_card(by.slug, DE)}"


def _too_dear(g: Game, kind: Kind, told: Text | None) -> Text | None:
    cost, name = g.cost(kind), g.table.names[g.player]
    if cost.coins > g.coins:
        en, de = told or (str(cost.coins), str(cost.coins))
        return f"it costs {en}, and {name} has {g.coins}", f"Zu zahlen sind {de}, und {name} hat {g.coins}"
    if cost.potion > g.token(g.player, "potion"):
        return f"it costs a Potion, and {name} has none", f"Zu zahlen ist ein Trank, und {name} hat keinen"
    return None


def _lies_beneath(g: Game, kind: Kind, cards: tuple[int, ...]) -> Text | None:
    if any(g.kind(card) is kind for card in cards) and g.kind(cards[0]) is not kind:
        return "it is not on top of its pile", "Die Karte liegt nicht oben auf ihrem Stapel"
    return None
