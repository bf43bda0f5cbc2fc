"""Why a card cannot be played or bought at the top of a phase, in a clause."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.engine.being import is_not_now, is_so_too, types_named
from rules.engine.code import Ask, Frame
from rules.engine.context import Context
from rules.engine.decisions import Text
from rules.engine.kinds import Barred, Cut, Kind
from rules.engine.state import Unidentified
from rules.engine.zones import ASIDE, HAND, ZONES
from rules.facts import kinds
from rules.speech.grammar import A_ACCUSATIVE, DE, EN, THE, capital, no_card, the_card, whose
from rules.speech.wording import PHASES

if TYPE_CHECKING:
    from rules.engine.game import Game
    from rules.engine.table import Pile

NEVER_BOUGHT = frozenset(kinds("apart")).difference(kinds("bought"), kinds("supply"))  # Ways, Traits, Boons ...
SOLD = kinds("bought")  # Events and Projects
PHASE_TYPE = {"action": "Action", "buy": "Treasure", "night": "Night"}
NO_SUCH: dict[str, Text] = {
    "action": ("not an Action card", "keine Aktionskarte"),
    "buy": ("not a Treasure", "keine Geldkarte"),
    "night": ("not a Night card", "keine Nachtkarte"),
}

NO_SHADOW: Text = (
    "it lies neither in hand nor in the deck",
    "Diese Karte ist weder auf der Hand noch im Nachziehstapel",
)
NO_ACTION_WAS_LEFT: Text = (
    "no Action was left, so this is the Buy phase",
    "Es war keine Aktion mehr übrig, also ist es die Kaufphase",
)


def why_not_played(g: Game, player: int, kind: Kind) -> Text | None:
    """None where the table does not show it."""
    shadow = "Shadow" in kind.types
    held = any(g.known(card) is kind for card in (*g.hand(player), *(g.deck(player) if shadow else ())))
    by = g.forbids_playing(player, kind) if held else None
    if by is not None:  # it may be why the phase has ended already
        return forbidden(g, player, kind, by)
    if shadow and not held:  # whatever the phase
        return NO_SHADOW
    if g.phase == "buy" and g.actions < 1 and "Action" in g.types(kind) and "Treasure" not in g.types(kind):
        return NO_ACTION_WAS_LEFT
    if PHASE_TYPE[g.phase] not in g.types(kind):
        (en, de), phase = NO_SUCH[g.phase], PHASES[g.phase]
        now = is_not_now(g, player, kind, PHASE_TYPE[g.phase])
        if now is not None:
            return f"it is {en} now: {now[EN]}", f"Das ist jetzt {de}: {now[DE]}"
        return f"it is {en}, and this is the {phase[EN]}", f"Das ist {de}, und es ist die {phase[DE]}"
    if g.phase == "action" and g.actions < 1:
        return "no Action is left", "Es ist keine Aktion mehr übrig"
    if g.phase == "buy" and g.bought:
        return "something has been bought already", "Es wurde schon etwas gekauft"
    return None if held else _none_in_hand(g, player, kind)


def _none_in_hand(g: Game, player: int, kind: Kind) -> Text:
    name, none = g.table.names[player], (no_card(kind.slug, EN), no_card(kind.slug, DE, A_ACCUSATIVE))
    return f"{name} has {none[EN]} in hand", f"{name} hat {none[DE]} auf der Hand"


def forbidden(g: Game, player: int, kind: Kind, by: Kind) -> Text:
    """the Warlord forbids it, as Anna has 2 Villages in play"""
    assert by.limit is not None
    en, de = by.limit.why(Context(g, player), kind)
    who = the_card(by.slug, EN, THE), capital(the_card(by.slug, DE, THE))
    if not de.startswith(g.table.names[player]):  # within a sentence only a name keeps its capital
        de = de[:1].lower() + de[1:]
    return f"{who[EN]} forbids it, as {en}", f"{who[DE]} verbietet es, denn {de}"


def why_not_chosen(g: Game, kind: Kind) -> Text:
    """Why a card cannot be the answer to what a card's line asks: what is offered has a rule."""
    frame = g.stack[-1].copy(g)
    op = frame.code.ops[frame.pc]
    try:
        why = op.why_not(frame, kind) if isinstance(op, Ask) else None
    except Unidentified:  # nobody is asked for a face-down card only to be told why
        why = None
    return why or _as_the_line_says(g, frame)


def _as_the_line_says(g: Game, frame: Frame) -> Text:
    """What the line that asks says; where no card asks, only that the rules do not allow it."""
    kind = g.table.rules.kind(frame.code.source) if frame.code.source else None
    lines = kind.fact.said(g.table.rules.edition(kind.fact.expansion)) if kind else ()
    line = frame.code.lines[frame.pc]
    if not 0 < line <= len(lines):
        return "the rules do not allow it", "Die Regeln erlauben es nicht"
    en, de = (text.removesuffix(".") for text in lines[line - 1])
    return f"the line says “{en}”", f"Die Zeile sagt „{de}“"


def _never_sold(kind: Kind, pile: Pile | None) -> Text | None:
    """It lies beside the Supply or has no pile at all, and is no Event or Project."""
    if (not pile.supply) if pile else kind.fact.kind in NEVER_BOUGHT:
        return (
            "only cards of the Supply, Events and Projects are bought",
            "Gekauft werden nur Karten aus dem Vorrat, Ereignisse und Projekte",
        )
    if pile is None and kind.fact.kind not in SOLD:
        return "it has no pile in the Supply", "Die Karte hat keinen Stapel im Vorrat"
    return None


def why_not_bought(g: Game, kind: Kind, cost: Text | None = None) -> Text | None:
    """Of a card, an Event or a Project; None where the table does not show it. `cost` says how it is reckoned."""
    pile = g.table.pile_of.get(kind.slug) or g.table.piles.get(kind.slug)
    if unsold := _never_sold(kind, pile):
        return unsold
    if g.phase != "buy":
        return "cards are bought in the Buy phase", "Karten werden in der Kaufphase gekauft"
    if not (pile and g.zones[pile.zone]) and (none := _no_card_there(g, pile, kind)):
        return none
    if not g.may_buy_more():
        return "no Buy is left", "Es ist kein Kauf mehr übrig"
    if debt := g.token(g.player, "debt"):
        name = g.table.names[g.player]
        return f"{name} has {debt} debt to pay off first", f"Erst sind die Schulden zu zahlen ({debt})"
    by = g.forbids_buying(g.player, kind)
    if by is not None and isinstance(by.no_buys, Barred):
        return by.no_buys.why(Context(g, g.player), kind)
    if by is not None:
        return _forbidden(by, next(filter(None, (is_so_too(g, kind, type_) for type_ in types_named(g, by))), None))
    if kind.once and "Event" in kind.types and g.so_far.used(g.player, kind.slug, kind.once):
        turn = kind.once == "turn"
        return (
            f"each player buys it at most once a {kind.once}",
            f"Das geht höchstens einmal {'im Zug' if turn else 'in der Partie'}",
        )
    return (lies_beneath(g, pile, kind) if pile else None) or _too_dear(g, kind, cost)


EMPTY_PILE: Text = ("the pile is empty", "Der Stapel ist leer")


def empty_pile(g: Game, kind: Kind) -> Text:
    """Where such cards lie in the trash, that they are of no use."""
    if any(g.known(card) is kind for card in g.zones[g.table.trash]):
        return (
            f"{EMPTY_PILE[EN]}, and what lies in the trash does not count",
            f"{EMPTY_PILE[DE]}, und was im Müll liegt, zählt nicht",
        )
    return EMPTY_PILE


def _no_card_there(g: Game, pile: Pile | None, kind: Kind) -> Text | None:
    """Of an Event or a Project no card lies anywhere."""
    return None if pile is None else empty_pile(g, kind)


def _last_line(g: Game, kind: Kind) -> Text:
    """What stands below a card's dividing line."""
    en, de = kind.fact.said(g.table.rules.edition(kind.fact.expansion))[-1]
    return en.removesuffix("."), de.removesuffix(".")


def _forbidden(by: Kind, being: Text | None) -> Text:
    """By Deluded, and what the card is, where that decides."""
    en, de = being or ("", "")
    said = f"{the_card(by.slug, EN, THE)} forbids it", f"Das verbietet {the_card(by.slug, DE, THE)}"
    return (f"{said[EN]}, and {en}", f"{said[DE]}, und {de}") if being else said


def _geld(coins: int, de: str) -> str:
    """sind 5 Geld (6 minus 1 durch die Brücke)"""
    n = str(coins)
    if de.startswith(n) and not de.startswith(f"{n} Geld"):
        de = f"{n} Geld{de.removeprefix(n)}"
    return f"{'ist' if de.split(' (')[0] == '1 Geld' else 'sind'} {de}"


def _too_dear(g: Game, kind: Kind, told: Text | None) -> Text | None:
    is_card = kind.slug in g.table.pile_of  # what makes cards cheaper does not touch Events and Projects
    cost, name = g.cost(kind) if is_card else kind.cost, g.table.names[g.player]
    if cost.coins > g.coins:
        en, de = told or (str(cost.coins), str(cost.coins))
        says = ("", "")
        if kind.price and not told:  # what would make it cheaper is on the card, and does not hold now
            line = _last_line(g, kind)
            says = f"; it says “{line[EN]}”", f"; darauf steht „{line[DE]}“"
        elif by := _not_cheaper_now(g, kind) if is_card else _cheaper_cards_only(g):
            says = by
        return (
            f"it costs {en}, and {name} has {g.coins}{says[EN]}",
            f"Zu zahlen {_geld(cost.coins, de)}, und {name} hat {g.coins}{says[DE]}",
        )
    if cost.potion > g.token(g.player, "potion"):
        return f"it costs a Potion, and {name} has none", f"Zu zahlen ist ein Trank, und {name} hat keinen"
    return None


def _cheaper_on_anothers_turn(g: Game) -> Text | None:
    """Somebody else's Duration or Project makes cards cheaper, but not in this turn."""
    waiting = [(effect.player, effect.source) for effect in g.effects if effect.card]
    held = [(player, slug) for player, slugs in enumerate(g.holds) for slug in slugs]
    for player, slug in (*waiting, *held):
        if player != g.player and g.table.rules.kind(slug).cut is not None:
            who = g.table.names[player]
            by = the_card(slug, EN, THE), the_card(slug, DE, THE)
            return (
                f"; {by[EN]} makes cards cheaper only on {whose(who, EN)} turns",
                f"; {by[DE]} macht Karten nur in {whose(who, DE)} Zügen billiger",
            )
    return None


def _not_cheaper_now(g: Game, kind: Kind) -> Text | None:
    return _cheaper_on_anothers_turn(g) or _cheaper_only_in_play(g, kind)


def _cheaper_only_in_play(g: Game, kind: Kind) -> Text | None:
    """What the player holds or has set aside, or what was trashed, would make the card cheaper, were it in play."""
    seen = (*(g.zones[g.player * ZONES + zone] for zone in (HAND, ASIDE)), g.zones[g.table.trash])
    for other in dict.fromkeys(g.known(card) for zone in seen for card in zone):
        of = getattr(getattr(other.cut, "coins", None), "type", "")
        if isinstance(other.cut, Cut) and other.cut.per_card and (not of or of in g.types(kind)):
            by = the_card(other.slug, EN, THE), the_card(other.slug, DE, THE)
            return f"; {by[EN]} makes it cheaper only in play", f"; {by[DE]} macht die Karte nur im Spiel billiger"
    return None


def _cheaper_cards_only(g: Game) -> Text | None:
    """What makes cards cheaper now does not touch Events and Projects."""
    if all(g.cost(pile.kind) == pile.kind.cost for pile in g.table.supply):
        return None
    return (
        "; only cards are cheaper now, no Events or Projects",
        "; billiger sind jetzt nur Karten, keine Ereignisse und Projekte",
    )


def lies_beneath(g: Game, pile: Pile, kind: Kind) -> Text | None:
    """it is not on top of its pile, the Acolyte is"""
    cards = g.zones[pile.zone]
    if not cards or g.known(cards[0]) is kind:
        return None
    lies = g.known(cards[0]).slug
    return (
        f"it is not on top of its pile, {the_card(lies, EN, THE)} is",
        f"Die Karte liegt nicht oben auf ihrem Stapel, dort liegt {the_card(lies, DE, THE)}",
    )
