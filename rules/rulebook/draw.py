"""Drawing and shuffling."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from rules.engine.code import Ask, Code, Frame
from rules.engine.context import Context, Notes
from rules.engine.decisions import Decision, Text
from rules.engine.game import Game
from rules.engine.steps import Step
from rules.engine.zones import DECK, DISCARD, MOVED, ZONES
from rules.rulebook.minus import take_off
from rules.rulebook.shadows import is_shadow, sink_shadows
from rules.rulebook.short_cuts import draw_at_once
from rules.rulebook.windows import answer_window, window
from rules.speech.prompts import PROMPTS
from rules.speech.wording import so_many_cards

Placed = tuple[tuple[int, int], ...]  # (a card, how many of the shuffled ones lie above it)


def shuffle_now(
    g: Game,
    player: int,
    first: tuple[int, ...] = (),
    kept: tuple[int, ...] = (),
    placed: Placed = (),
    shadows: tuple[int, ...] = (),
) -> None:
    """The discard pile becomes the lower part of the deck.

    `first` go on top of it, `kept` stay discarded, `placed` are put among the shuffled cards, `shadows`
    beneath them in this order.
    """
    base = player * ZONES
    left = len(g.zones[base + DECK])
    pool = _shuffled(g, g.zones[base + DISCARD], (*first, *kept), placed, shadows)
    g.zones[base + DISCARD] = tuple([card for card in g.zones[base + DISCARD] if card in kept]) if kept else ()
    g.zones[base + DECK] += tuple([card + MOVED for card in (*first, *pool)])
    if g.log is not None:  # every few turns: the texts would be made for nobody
        because = ("rising-sun:shadows:2",) if shadows else ()
        _say_shuffled(g, player, _mixed(pool, placed), _beneath(left), because)


def _mixed(pool: Collection[int], placed: Placed) -> int:
    """How many nobody has chosen a place for."""
    if not placed:
        return len(pool)
    chosen = {card for card, _ in placed}
    return sum(card not in chosen for card in pool)


PUT = {
    "chosen for the top": "onto the shuffled",
    "chosen for the bottom": "under the shuffled",
    "chosen within": "among the shuffled",
}


def _say_shuffled(g: Game, player: int, n: int, beneath: Text, because: tuple[str, ...] = ()) -> None:
    """So many are shuffled, and what was chosen before is put where it was to go."""
    chosen: list[Step] = []
    log: list[Step] = g.log or []
    for step in log[::-1]:
        if step.kind == "shuffle":
            break
        if step.sentence in PUT and step.actor == player:
            chosen.append(step)
    words: Notes = {"n": so_many_cards(n), "beneath": beneath} if n else {}
    g.say("shuffle", player, "shuffle" if n else "shuffle none", because=because, **words)
    for step in chosen[::-1]:
        g.write(step._replace(kind="put", sentence=PUT[step.sentence]))


def _beneath(left: int) -> Text:
    """What is left of the deck comes first."""
    if not left:
        return "", ""
    if left == 1:
        return " beneath the last card of the old one", " unter der letzten Karte des alten"
    return f" beneath the last {left} cards of the old one", f" unter den letzten {left} Karten des alten"


def _shuffled(
    g: Game, cards: tuple[int, ...], out: tuple[int, ...], placed: Placed, shadows: tuple[int, ...]
) -> list[int]:
    placed = tuple(place for place in placed if place[0] not in out)
    out += tuple(card for card, _ in placed)
    pool = [card for card in cards if card not in out] if out else list(cards)
    g.mix(pool)
    if shadows:
        pool = sink_shadows(g, pool, shadows)
    for card, above in sorted(placed, key=lambda place: place[1]):
        pool.insert(above, card)
    return pool


def _shuffle_listened(c: Frame) -> None:
    g = c.game
    window(g, "shuffle", c.me, g.discard(c.me))


def _shuffle_it(c: Frame) -> None:
    g = c.game
    how = {key: c.notes.get(key, ()) for key in ("first", "kept", "placed", "shadows")}
    shuffle_now(g, c.me, **how)
    _tell_shadows(c)


class _OrderShadows(Ask):
    """They go beneath the shuffled cards, several of them in an order that their player chooses."""

    def __init__(self, zone: int) -> None:
        self.zone = zone

    def question(self, c: Frame) -> Decision | None:
        g, notes = c.game, c.notes
        if not g.table.shadows:
            return None
        out = {*notes.get("first", ()), *notes.get("kept", ()), *(card for card, _ in notes.get("placed", ()))}
        cards = [card for card in g.zones[c.me * ZONES + self.zone] if is_shadow(g, card) and card not in out]
        notes["shadows"] = tuple(cards)
        names = [g.name(card) for card in cards]
        if len(set(names)) < 2:
            return None
        return Decision(c.me, "order", g.source(), PROMPTS["shadows"], cards, names, len(cards), len(cards))

    def take(self, c: Frame, value: tuple[Any, ...]) -> None:
        c.notes["shadows"] = c.notes["ordered"] = value


def _tell_shadows(c: Frame) -> None:
    """Where they lie now; what the player has decided about them is seen nowhere else."""
    ordered = c.many("ordered")
    if ordered:
        c.say("effect", c.me, "orders shadows", ordered, because=("rising-sun:shadows:6",))
    elif c.notes.get("shadows"):
        c.say("effect", c.me, "shadows beneath", c.notes["shadows"], because=("rising-sun:shadows:2",))


def to_be_shuffled(c: Context) -> list[int]:
    """What will be shuffled as things stand: not what goes on top or stays discarded already."""
    out = c.event["out"] if "out" in c.event else c.game.stack[-2].notes["out"]
    taken = (*out.get("first", ()), *out.get("kept", ()))
    return [card for card in c.event["cards"] if card not in taken]


def without_a_place(c: Context) -> list[int]:
    """Those of them that nobody has put anywhere among the shuffled cards yet."""
    out = c.event["out"] if "out" in c.event else c.game.stack[-2].notes["out"]
    placed = [card for card, _ in out.get("placed", ())]
    return [card for card in to_be_shuffled(c) if card not in placed]


def put_on_top_of_shuffled(c: Context) -> None:
    """The picked cards lie above what was put there before."""
    picked = c.many("picked")
    c.say("choose", c.me, "chosen for the top", picked)
    answer_window(c.game, "first", (*picked, *c.game.stack[-2].notes["out"].get("first", ())))


SHUFFLE = Code("shuffle", _shuffle_listened, _OrderShadows(DISCARD), _shuffle_it, cites="base2:shuffle:1")


def _deck_shuffle_listened(c: Frame) -> None:
    g = c.game
    window(g, "shuffle", c.me, g.deck(c.me))


def _deck_shuffle_it(c: Frame) -> None:
    g = c.game
    base = c.me * ZONES
    first, kept, placed = (c.notes.get(key, ()) for key in ("first", "kept", "placed"))
    pool = _shuffled(g, g.deck(c.me), (*first, *kept), placed, c.notes.get("shadows", ()))
    g.zones[base + DISCARD] = (*(card + MOVED for card in kept), *g.zones[base + DISCARD])
    g.zones[base + DECK] = tuple(card + MOVED for card in (*first, *pool))
    _say_shuffled(g, c.me, _mixed(pool, placed), ("", ""))
    _tell_shadows(c)


DECK_SHUFFLE = Code(
    "shuffle deck", _deck_shuffle_listened, _OrderShadows(DECK), _deck_shuffle_it, cites="base2:shuffle:1"
)


def shuffle_deck(g: Game, player: int) -> None:
    """The deck itself is shuffled, with what was just put into it."""
    g.start(DECK_SHUFFLE, player)


def _draw_first(c: Frame) -> None:
    g = c.game
    c.notes["drawn"] = g.draw(c.me, c.notes["n"])


def _draw_shuffle(c: Frame) -> None:
    g = c.game
    if len(c.notes["drawn"]) < c.notes["n"] and g.discard(c.me):
        g.tell("shuffled", True)
        if c.notes["drawn"] and "shuffle" in g.table.listens:  # what the shuffle is asked about is seen with these
            c.notes["said"] = len(c.notes["drawn"])
            _say_drawn(g, c.me, c.notes["drawn"])
        g.start(SHUFFLE, c.me)


def _draw_rest(c: Frame) -> None:
    g = c.game
    n = c.notes["n"]
    drawn = c.notes["drawn"] + g.draw(c.me, n - len(c.notes["drawn"]))
    g.tell("drawn", drawn)
    if g.log is None:
        return
    said = c.notes.get("said", 0)
    if not said or drawn[said:]:
        _say_drawn(g, c.me, drawn[said:], c.notes.get("hand", 0) if len(drawn) == n else 0)
    if 0 < len(drawn) < n and g.discard(c.me):
        g.say("not", c.me, "draw fewer left out", because=("plunder:avoid:3", "base2:draw:3"), n=len(drawn), m=n)
    elif 0 < len(drawn) < n and any(frame.code.source for frame in g.stack):  # in Clean-up nobody asks
        g.say("not", c.me, "draw fewer", because=("base2:draw:3",), n=len(drawn), m=n)


DRAW = Code("draw", _draw_first, _draw_shuffle, _draw_rest, cites="base2:draw:1")


def _say_drawn(g: Game, player: int, drawn: tuple[int, ...], hand: int = 0) -> None:
    """Of what is drawn until there are so many cards in hand, that is said."""
    if g.log is not None:
        because, beneath = _below_what_is_seen(g, player) if g.aside(player) else NOT_BELOW
        if drawn:
            words: dict[str, Any] = {"beneath": beneath} if because else {}
            if hand:
                words["caused"] = (f", up to {hand} cards in hand", f", bis {hand} Karten auf der Hand sind")
            g.say("draw", player, "draw", drawn, because, **words)
        else:
            g.say("not", player, "draw none", drawn, because)


NOT_BELOW: tuple[tuple[str, ...], Text] = ((), ("", ""))
BELOW_REVEALED: Text = (" from below the revealed cards", " unter den aufgedeckten Karten hervor")
BELOW_SEEN: Text = (" from below the cards looked at", " unter den angesehenen Karten hervor")


def _below_what_is_seen(g: Game, player: int) -> tuple[tuple[str, ...], Text]:
    """Why the cards that are just being looked at or revealed are not those that are drawn."""
    cards = [frame for frame in g.stack if frame.code.source]
    aside = g.aside(player)
    looking = next((frame for frame in cards[:-1] if any(seen in aside for seen in frame.many("seen"))), None)
    if looking is None:
        return NOT_BELOW
    revealed = any(getattr(op, "kind", "") == "reveal" for op in looking.code.ops)
    return ("base2:look:4", *cards[-1].cites), BELOW_REVEALED if revealed else BELOW_SEEN


def draw(c: Frame, player: int, n: int, until: bool = False, hand: int = 0) -> None:
    """The player draws; the caller's notes get "drawn", and "shuffled" when the discard pile was shuffled for it.

    The token on the deck takes one card away, but not where the player draws `until` they have so many: `hand`.
    """
    if n > 0 and not c.game.table.plain and take_off(c.game, player, "minus-card", less=not until):
        n -= not until
    if n <= 0:
        c.notes["drawn"] = ()
        return
    if not draw_at_once(c, player, n):
        c.game.start(DRAW, player, 0, {"n": n, "hand": hand})


def _refill_shuffle(c: Frame) -> None:
    g = c.game
    if len(g.deck(c.me)) < c.notes["n"] and g.discard(c.me):
        g.tell("shuffled", True)
        g.start(SHUFFLE, c.me)


REFILL = Code("refill", _refill_shuffle, cites="base2:shuffle:2")


def refill(g: Game, player: int, n: int) -> None:
    """So that the deck has n cards to look at, or as many as there are. The shuffled cards go below the rest."""
    if len(g.deck(player)) < n and g.discard(player):
        g.start(REFILL, player, 0, {"n": n})
