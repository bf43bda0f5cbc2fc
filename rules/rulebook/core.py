"""The core rules as instruction lists: turn, phases, play, buy, gain, discard, trash, draw, shuffle, windows, the end.

A function here that can open a window (draw, refill, gain, discard, trash, play_card) is the last call of its step.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rules.engine.code import Ask, Code, Frame, as_long_as, line, when
from rules.engine.context import Context, Notes
from rules.engine.decisions import Decision
from rules.engine.game import (
    ASIDE,
    DECK,
    DISCARD,
    HAND,
    MOVED,
    NUMBER,
    PLAY,
    ZONE_NAMES,
    ZONES,
    Candidate,
    Effect,
    Game,
    Pile,
)
from rules.engine.kinds import UNKNOWN, Kind
from rules.speech.sentences import PROMPTS, THIRD_TURN, so_many_cards

# --- windows: several things happen at once --------------------------------------------------------------------------


class _NextEffect(Ask):
    """Collects what happens now, lets its owner pick the next, resolves it, collects again."""

    def question(self, c: Frame) -> Decision | None:
        g = c.game
        found = g.candidates(c.notes)
        if not found:
            return None
        owner = found[0].owner
        by_label: dict[str, Candidate] = {}
        for candidate in found:
            if candidate.owner == owner:
                by_label.setdefault(candidate.label, candidate)
        return Decision(owner, "next-effect", "", PROMPTS["next"], list(by_label.values()), list(by_label))

    def take(self, c: Frame, value: tuple[Any, ...]) -> None:
        g = c.game
        candidate: Candidate = value[0]
        c.pc -= 1  # afterwards, collect again
        c.notes["done"] = (*c.notes["done"], candidate.key)
        effect = candidate.effect
        if effect is None:
            g.table.used.add(candidate.code.source)
        elif effect.until in ("once", "tokens"):
            g.drop(effect)
        event = {key: c.notes[key] for key in c.notes if key not in ("done", "out", "last")}
        notes = {**event, **candidate.notes, "label": candidate.label}
        if effect is not None and effect.others:
            notes["owner"] = effect.player
        g.start(candidate.code, candidate.owner, candidate.card, notes)


def _report(c: Frame) -> None:
    g = c.game
    for name, value in c.notes["out"].items():
        g.tell(name, value)


WINDOW = Code("window", line(0, _NextEffect(), cites="base2:order:1"), _report)


def heard(g: Game, event: str) -> bool:
    """Whether anything in this game listens to the event now."""
    if event not in g.table.listens:
        return False
    return event in g.table.listeners or any(effect.event == event for effect in g.effects)


def window(
    g: Game, event: str, player: int, cards: tuple[int, ...] = (), out: Notes | None = None, **more: Any
) -> None:
    """Opens a window for the event, if anything listens to it now. What is scheduled later is too late."""
    if heard(g, event):
        notes = {"event": event, "player": player, "cards": cards, "done": (), "out": out or {}, **more}
        notes["last"] = g.serial
        g.start(WINDOW, player, 0, notes)


def answer_window(g: Game, name: str, value: Any) -> None:
    """An effect tells the rule that opened the window: "replaced", "unaffected", ..."""
    below = g.stack[-2].notes
    below["out"] = {**below["out"], name: value}


def decline(c: Frame) -> None:
    """Declining an effect declines the identical ones for this event."""
    g = c.game
    below = g.stack[-2].notes
    below["done"] = (*below["done"], (c.me, c.notes["label"]))


# --- drawing and shuffling -------------------------------------------------------------------------------------------


def shuffle_now(g: Game, player: int, first: tuple[int, ...] = (), kept: tuple[int, ...] = ()) -> None:
    """The discard pile becomes the lower part of the deck. `first` go on top of it, `kept` stay discarded."""
    base = player * ZONES
    pool = [card for card in g.zones[base + DISCARD] if card not in first and card not in kept]
    _mix(g, pool)
    g.zones[base + DISCARD] = tuple([card for card in g.zones[base + DISCARD] if card in kept]) if kept else ()
    g.zones[base + DECK] += tuple([card + MOVED for card in (*first, *pool)])
    if g.log is not None:
        g.say("shuffle", player, "shuffle", n=so_many_cards(len(pool) + len(first)))


def _mix(g: Game, pool: list[int]) -> None:
    """Fisher-Yates, top card first."""
    size = len(pool)
    for i, chance in enumerate(g.table.chances(g.at_chance, size - 1)):
        j = i + int(chance * (size - i))
        pool[i], pool[j] = pool[j], pool[i]
    g.at_chance += max(size - 1, 0)


def _draw_there(g: Game, player: int, n: int) -> tuple[int, ...]:
    base = player * ZONES
    deck = g.zones[base + DECK]
    drawn = tuple([card + MOVED for card in deck[:n]])
    g.zones[base + DECK] = deck[n:]
    g.zones[base] += drawn
    return drawn


def _shuffle_listened(c: Frame) -> None:
    g = c.game
    window(g, "shuffle", c.me, cards=g.discard(c.me))


def _shuffle_it(c: Frame) -> None:
    g = c.game
    shuffle_now(g, c.me, c.notes.get("first", ()), c.notes.get("kept", ()))


SHUFFLE = Code("shuffle", _shuffle_listened, _shuffle_it, cites="base2:shuffle:1")


def _deck_shuffle_listened(c: Frame) -> None:
    g = c.game
    window(g, "shuffle", c.me, cards=g.deck(c.me))


def _deck_shuffle_it(c: Frame) -> None:
    g = c.game
    base = c.me * ZONES
    first, kept = c.notes.get("first", ()), c.notes.get("kept", ())
    pool = [card for card in g.deck(c.me) if card not in first and card not in kept]
    _mix(g, pool)
    g.zones[base + DISCARD] = (*(card + MOVED for card in kept), *g.zones[base + DISCARD])
    g.zones[base + DECK] = tuple(card + MOVED for card in (*first, *pool))
    if g.log is not None:
        g.say("shuffle", c.me, "shuffle", n=so_many_cards(len(pool) + len(first)))


DECK_SHUFFLE = Code("shuffle deck", _deck_shuffle_listened, _deck_shuffle_it, cites="base2:shuffle:1")


def shuffle_deck(g: Game, player: int) -> None:
    """The deck itself is shuffled, with what was just put into it."""
    g.start(DECK_SHUFFLE, player)


def _draw_first(c: Frame) -> None:
    g = c.game
    c.notes["drawn"] = _draw_there(g, c.me, c.notes["n"])


def _draw_shuffle(c: Frame) -> None:
    g = c.game
    if len(c.notes["drawn"]) < c.notes["n"] and g.discard(c.me):
        g.tell("shuffled", True)
        g.start(SHUFFLE, c.me)


def _draw_rest(c: Frame) -> None:
    g = c.game
    drawn = c.notes["drawn"] + _draw_there(g, c.me, c.notes["n"] - len(c.notes["drawn"]))
    g.tell("drawn", drawn)
    _say_drawn(g, c.me, drawn)


DRAW = Code("draw", _draw_first, _draw_shuffle, _draw_rest, cites="base2:draw:1")


def _say_drawn(g: Game, player: int, drawn: tuple[int, ...]) -> None:
    if g.log is not None:
        g.say("draw", player, "draw" if drawn else "draw none", drawn)


def draw(c: Frame, player: int, n: int) -> None:
    """The player draws; the caller's notes get "drawn", and "shuffled" when the discard pile was shuffled for it."""
    g = c.game
    if n <= 0:
        c.notes["drawn"] = ()
        return
    base = player * ZONES
    zones = g.zones
    if g.log is None and len(zones[base + DECK]) >= n:
        c.notes["drawn"] = _draw_there(g, player, n)
        return
    g.start(DRAW, player, 0, {"n": n})


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


# --- moving cards ----------------------------------------------------------------------------------------------------


def _discard_would(c: Frame) -> None:
    g = c.game
    if "would-discard" in g.table.listens:
        there = g.zones[c.notes["from"]]
        window(g, "would-discard", c.me, cards=tuple(card for card in c.notes["cards"] if card in there))


def _discard_it(c: Frame) -> None:
    g = c.game
    player, source = c.me, c.notes["from"]
    to = player * ZONES + DISCARD
    moved = tuple(new for card in c.notes["cards"] if (new := g.move(card, source, to)))
    c.notes["moved"] = moved
    g.tell(c.notes["as"], moved)
    if moved and g.log is not None:
        g.say("discard", player, "discard top" if source % ZONES == DECK else "discard", moved)


def _discard_heard(c: Frame) -> None:
    g = c.game
    if c.notes["moved"]:
        window(g, "discard", c.me, cards=c.notes["moved"], source=c.notes["from"])


DISCARDING = Code("discard", _discard_would, _discard_it, _discard_heard, cites="base2:discard:1")


def discard(g: Game, player: int, cards: Iterable[int], source: int | None = None, as_: str = "discarded") -> None:
    """Discards these cards together, from the hand when nothing else is said; the caller's notes get them."""
    zone = player * ZONES + HAND if source is None else source
    g.start(DISCARDING, player, 0, {"cards": tuple(cards), "from": zone, "as": as_})


def _trash_it(c: Frame) -> None:
    g = c.game
    for card in c.notes["cards"]:
        g.kind(card)  # the trash is open to all: whoever trashes a face-down card says what it is
    moved = []
    for card in c.notes["cards"]:
        source = c.notes["from"]
        if source is None:
            found = g.where(card)
            source = -1 if found is None or found == g.table.trash else found
        new = g.move(card, source, g.table.trash) if source >= 0 else 0
        if new:
            moved.append(new)
    c.notes["moved"] = tuple(moved)
    g.tell(c.notes["as"], tuple(moved))
    if g.log is not None:
        if moved:
            g.say("trash", c.me, "trash", moved)
        elif c.notes["cards"]:
            g.say("effect", c.me, "lost track", c.notes["cards"])


def _trash_heard(c: Frame) -> None:
    g = c.game
    if c.notes["moved"]:
        window(g, "trash", c.me, cards=c.notes["moved"], source=c.notes["from"])


TRASHING = Code("trash", _trash_it, _trash_heard, cites="base2:trash:1")


def trash(g: Game, player: int, cards: Iterable[int], source: int | None = None, as_: str = "trashed") -> None:
    """Trashes these cards, from that zone, or from wherever the references still fit; the caller's notes get them."""
    g.start(TRASHING, player, 0, {"cards": tuple(cards), "from": source, "as": as_})


# --- gaining and buying ----------------------------------------------------------------------------------------------


def _gain_would(c: Frame) -> None:
    g = c.game
    if "would-gain" in g.table.listens and not c.notes.get("instead") and _gain_card(c):
        window(g, "would-gain", c.me, cards=(_gain_card(c),), bought=c.notes["bought"])


def _gain_place(c: Frame) -> None:
    """Some cards go elsewhere than to the discard pile: they answer the window with "to"."""
    g = c.game
    if "gain-place" not in g.table.listens or c.notes["to"] != DISCARD:  # where to gain it is already said
        return
    if not c.notes.get("replaced") and _gain_card(c):
        window(g, "gain-place", c.me, cards=(_gain_card(c),))


def _gain_card(c: Frame) -> int:
    """The card that is to be gained, 0 when it is not there (any more)."""
    g = c.game
    card: int = c.notes["card"]
    source: int = c.notes["from"]
    cards = g.zones[source]
    if card:
        return card if card in cards else 0
    return cards[0] if cards else 0


def _gain_it(c: Frame) -> None:
    g = c.game
    notes = c.notes
    g.tell(notes["as"], 0)
    if notes.get("replaced"):
        return
    card = _gain_card(c)
    if not card:
        if g.log is not None and notes["slug"]:
            g.say("gain", c.me, "gain none", (notes["slug"],))
        return
    kind = g.kind(card)
    to = notes["to"]
    new = g.move(card, notes["from"], c.me * ZONES + to)
    g.tell(notes["as"], new)
    g.gained = (*g.gained, (c.me, kind.slug, g.phase))
    if g.log is not None:
        place = "trash" if notes["from"] == g.table.trash and to == DISCARD else ZONE_NAMES[to]
        g.say("gain", c.me, "gain", (new,), place=place)
    window(g, "gain", c.me, cards=(new,), bought=notes["bought"], to=to)


GAINING = Code("gain", _gain_would, _gain_place, _gain_it, cites="base2:gain:1")


def gain(
    g: Game,
    player: int,
    pile: Pile | str,
    to: int = DISCARD,
    as_: str = "gained",
    card: int = 0,
    source: int = -1,
    bought: bool = False,
    instead: bool = False,
) -> None:
    """The player gains the pile's top card, or that very card from that zone. The caller's notes get it, or 0.

    `instead` of another card: what replaces a gain was offered for that one and is not offered again.
    """
    if isinstance(pile, str):
        found = g.table.piles.get(pile) or g.table.pile_of.get(pile)
        slug = pile
        below = found is not None and found.slug != pile and (not g.top(found) or g.kind(g.top(found)).slug != pile)
        if found is None or below or not found.supply:  # a card that is only named comes from the Supply
            g.stack[-1].notes[as_] = 0
            if g.log is not None:
                g.say("gain", player, "gain none", (slug,))
            return
        pile = found
    zone = pile.zone if source < 0 else source
    notes = {"card": card, "from": zone, "to": to, "as": as_, "bought": bought, "slug": pile.slug if pile else ""}
    if instead:
        notes["instead"] = True
    g.start(GAINING, player, 0, notes)


def gain_from(
    g: Game, player: int, card: int, source: int, to: int = DISCARD, as_: str = "gained", bought: bool = False
) -> None:
    """The player gains that very card, for example from the trash."""
    g.start(GAINING, player, 0, {"card": card, "from": source, "to": to, "as": as_, "bought": bought, "slug": ""})


def _buy_pay(c: Frame) -> None:
    g = c.game
    pile: Pile = g.table.piles[c.notes["pile"]]
    card = g.top(pile)
    kind = g.kind(card)
    cost = g.cost(kind)
    g.buys -= 1
    g.coins -= cost.coins
    if cost.potion:
        g.add_token(c.me, "potion", -cost.potion)
    if cost.debt:
        g.add_token(c.me, "debt", cost.debt)
    g.bought = True
    g.purchases = (*g.purchases, kind.slug)
    c.notes["card"] = card
    if g.log is not None:
        g.say("buy", c.me, "buy", (card,), n=cost_text(cost.coins, cost.potion, cost.debt))
    window(g, "buy", c.me, cards=(card,), pile=pile.slug)


def cost_text(coins: int, potion: int, debt: int) -> tuple[str, str]:
    parts_en, parts_de = [], []
    if coins or not (potion or debt):
        parts_en.append(f"{coins} Coin" + ("s" if coins != 1 else ""))
        parts_de.append(f"{coins} Geld")
    if potion:
        parts_en.append(f"{potion} potion")
        parts_de.append(f"{potion} Trank")
    if debt:
        parts_en.append(f"{debt} debt")
        parts_de.append(f"{debt} Schulden")
    return ", ".join(parts_en), ", ".join(parts_de)


def _buy_gain(c: Frame) -> None:
    """The bought card is gained if it, or an equal one, is still on top of its pile."""
    g = c.game
    pile = g.table.piles[c.notes["pile"]]
    top, bought = g.top(pile), g.kind(c.notes["card"])
    if top and g.kind(top) is bought:
        gain(g, c.me, pile, card=top, source=pile.zone, bought=True)
    elif g.log is not None:
        g.say("gain", c.me, "gain none", (bought.slug,))


BUYING = Code("buy", _buy_pay, _buy_gain, cites="base2:buy:1")


# --- playing ---------------------------------------------------------------------------------------------------------


def _play_move(c: Frame) -> None:
    g = c.game
    source = c.notes["from"]
    card = c.card
    if source is not None:
        new = g.move(card, source, c.me * ZONES + PLAY)
        if not new:
            if g.log is not None:
                g.say("effect", c.me, "no play", (card,))
            c.pc = len(c.code.ops)
            g.tell(c.notes["as"], 0)
            return
        c.card = new
    kind = g.kind(c.card)
    from_hand = source is not None and source == c.me * ZONES + HAND
    g.played = (*g.played, (c.me, kind.slug, from_hand))
    g.tell(c.notes["as"], c.card)
    by = c.notes["by"]
    if by:
        g.links = (*g.links, (by, c.card))
    if g.log is not None:
        again = "play" if source is not None else "play again" if c.card in g.in_play(c.me) else "play away"
        g.say("play", c.me, again, (c.card,))
    if kind.attack:
        c.notes["unaffected"] = tuple(p for p in g.others(c.me) if immune(g, p))
        for player in c.notes["unaffected"] if g.log is not None else ():
            slug, because = protections(g, player)[0]
            g.say("effect", player, "protected", (slug,), because=because)


def immune(g: Game, player: int) -> bool:
    return bool(protections(g, player))


def protections(g: Game, player: int) -> list[tuple[str, tuple[str, ...]]]:
    """What makes this player unaffected by Attacks that others play now, each with the rulings it rests on."""
    found = [
        (e.source, e.code.ops[0].cites if e.code.ops else ())
        for e in g.active("immune")
        if e.player == player and (e.holds(g))
    ]
    for kind, _, trigger in g.table.listeners.get("immune", ()):
        code = trigger.code
        if any(g.listening(kind, zone, player, (), -1) for zone in trigger.zones):
            g.table.used.add(kind.slug)
            found.append((kind.slug, code.ops[0].cites if code.ops else ()))
    return found


def _play_heard(c: Frame) -> None:
    g = c.game
    window(g, "play", c.me, cards=(c.card,))


def _play_attack(c: Frame) -> None:
    g = c.game
    if "unaffected" in c.notes:
        window(g, "attack", c.me, cards=(c.card,), out={"unaffected": c.notes["unaffected"]})


def _play_instead(c: Frame) -> None:
    g = c.game
    if not c.notes["code"]:  # whoever plays it as a Way has already picked what happens instead
        window(g, "instead", c.me, cards=(c.card,))


def _play_do(c: Frame) -> None:
    """What the card says, unless something else happens instead ("replaced")."""
    g = c.game
    if c.notes.get("replaced"):
        return
    kind = g.kind(c.card)
    code = c.notes["code"] or kind.play
    if code is not None:
        notes: Notes = {"times": c.notes["times"]}
        for name in ("unaffected", "elder"):
            if name in c.notes:
                notes[name] = c.notes[name]
        if g.log is not None:
            c.notes["said"] = len(g.log)
        g.start(code, c.me, c.card, notes)


def _play_nothing(c: Frame) -> None:
    """A play that did nothing is said too: that is what people argue about."""
    g = c.game
    if g.log is not None and c.notes.get("said") == len(g.log):
        code = c.notes["code"] or g.kind(c.card).play
        assert code is not None
        because = tuple(dict.fromkeys(cite for op in code.ops for cite in op.cites))
        g.say("effect", c.me, "nothing", (c.card,), because=because)


def _play_after(c: Frame) -> None:
    g = c.game
    window(g, "played", c.me, cards=(c.card,))


PLAYING = Code(
    "play",
    _play_move,
    _play_heard,
    _play_attack,
    _play_instead,
    _play_do,
    _play_nothing,
    _play_after,
    cites="base2:play:1",
)


def play_card(
    g: Game,
    player: int,
    card: int,
    source: int | None,
    by: int = 0,
    times: int = 1,
    as_: str = "played",
    code: Code | None = None,
    **notes: Any,
) -> None:
    """Plays a card from that zone; from None, it is played again where it lies.

    `by` is the card that plays it several times and stays in play with it; `code` is a Way's text instead of its own.
    The caller's notes get the card (0: it could not be played).
    """
    plainly = g.log is None and source is not None and not (by or code or notes)
    if plainly and _play_at_once(g, player, card, source or 0, as_):
        return
    start: Notes = {"from": source, "by": by, "times": times, "as": as_, "code": code, **notes}
    g.start(PLAYING, player, card, start)


def _play_at_once(g: Game, player: int, card: int, source: int, as_: str) -> bool:
    """A card that only gives something, while nothing listens to its being played, needs no frame of its own."""
    kind = g.kinds[card & NUMBER]
    code = kind.play
    if code is None or not code.simple or kind.attack or _play_is_heard(g):
        return False
    new = g.move(card, source, player * ZONES + PLAY)
    if not new:
        return False
    g.played = (*g.played, (player, kind.slug, source == player * ZONES + HAND))
    g.stack[-1].notes[as_] = new
    frame = Frame(g, code, player, new)
    for call in code.calls:
        call(frame)
    return True


def _play_is_heard(g: Game) -> bool:
    if not g.effects and g.table.listeners.keys().isdisjoint(_PLAY_EVENTS):
        return False
    return any(heard(g, event) for event in _PLAY_EVENTS)


_PLAY_EVENTS = ("play", "instead", "played")


def may_play(g: Game, player: int, kind: Kind) -> bool:
    """Whether nothing forbids the player to play this card from hand now."""
    limits = g.table.limits
    return not limits or not any(limiter.limit and limiter.limit(Context(g, player), kind) for limiter in limits)


def may_buy(g: Game, player: int) -> bool:
    """Whether nothing forbids the player to buy cards now; Events and Projects are none."""
    return not any(kind.no_buys and kind.no_buys(Context(g, player)) for kind in g.table.no_buys)


# --- the phases ------------------------------------------------------------------------------------------------------


def _hand_moves(g: Game, player: int, type_: str, items: list[Any], labels: list[str]) -> None:
    """Cards of this type that can be played from hand, each name once, and as which Way."""
    kinds, retyped, limited = g.kinds, g.table.retypes, g.table.limits
    seen: list[Kind] = []
    for card in g.zones[player * ZONES]:
        kind = kinds[card & NUMBER]
        if kind in seen:
            continue
        seen.append(kind)
        if type_ in (g.types(kind) if retyped else kind.types) and (not limited or may_play(g, player, kind)):
            items.append(("play", card))
            labels.append(kind.play_it)
            for way in g.table.landscapes if kind.action else ():
                if "Way" in way.types:
                    items.append(("play", card, way.slug))
                    labels.append(f"play {kind.name} as {way.name}")


def unknown_in_hand(g: Game, player: int) -> int:
    """The first face-down card in hand, 0 for none."""
    if g.unknown:
        for card in g.hand(player):
            if g.kinds[card & NUMBER] is UNKNOWN:
                return card
    return 0


def _spend_moves(g: Game, what: str, one: str, items: list[Any], labels: list[str]) -> None:
    for n in range(1, g.token(g.player, what) + 1):
        items.append(("spend", what, n))
        labels.append(f"spend {n} {what if n > 1 else one}")


class _ActionPhase(Ask):
    def question(self, c: Frame) -> Decision | None:
        g = c.game
        items: list[Any] = []
        labels: list[str] = []
        if g.actions > 0:
            _hand_moves(g, c.me, "Action", items, labels)
        if g.tokens:
            _spend_moves(g, "villagers", "villager", items, labels)
        asks = bool(items) or (g.actions > 0 and unknown_in_hand(g, c.me))
        items.append(("end",))
        labels.append("-")
        if not asks:
            return None
        return Decision(c.me, "phase", "", PROMPTS["action phase"], items, labels, 1 if len(items) > 1 else 0)

    def take(self, c: Frame, value: tuple[Any, ...]) -> None:
        if not value or value[0][0] == "end":
            return
        c.pc -= 1
        _move(c, value[0])


def _treasures(g: Game, player: int) -> list[int]:
    """The Treasures in hand that may be played, in an order that gives no less money than another."""
    if g.bought:
        return []
    kinds, retyped, limited = g.kinds, g.table.retypes, g.table.limits
    cards = []
    for card in g.zones[player * ZONES]:
        kind = kinds[card & NUMBER]
        treasure = "Treasure" in g.types(kind) if retyped else kind.treasure
        if treasure and (not limited or may_play(g, player, kind)):
            cards.append(card)
    cards.sort(key=lambda card: kinds[card & NUMBER].rank)
    return _richest(g, player, cards) if limited or any(g.active("instead")) else cards


def _play_coins(c: Frame, cards: list[int]) -> bool:
    """Treasures that only give coins, while nothing listens to their being played, are played in one go."""
    g = c.game
    if g.log is not None or g.card_tokens or not cards or _play_is_heard(g):
        return False
    player, kinds = c.me, g.kinds
    coins = 0
    played = []
    for card in cards:
        kind = kinds[card & NUMBER]
        code = kind.play
        if code is None or code.just_coins is None or kind.attack:
            return False
        coins += code.just_coins
        played.append((player, kind.slug, True))
    base = player * ZONES
    g.zones[base] = tuple([card for card in g.zones[base] if card not in cards])
    g.zones[base + PLAY] += tuple([card + MOVED for card in cards])
    g.played += tuple(played)
    g.coins += coins
    c.notes["played"] = cards[-1] + MOVED
    return True


_Weighed = tuple[int, tuple[int, ...]]  # so much money, in this order


def _richest(g: Game, player: int, cards: list[int]) -> list[int]:
    """The same where not all of them may be played, or one will do nothing: every order of their names is weighed."""
    by_kind: dict[Kind, list[int]] = {}
    for card in cards:
        by_kind.setdefault(g.known(card), []).append(card)
    weighed: dict[tuple[int, ...], _Weighed] = {}

    def playable(now: Game, left: tuple[int, ...]) -> list[tuple[int, tuple[int, ...]]]:
        """One card of each name, and how many of each are left without it."""
        return [
            (same[left[i] - 1], (*left[:i], left[i] - 1, *left[i + 1 :]))
            for i, (kind, same) in enumerate(by_kind.items())
            if left[i] and may_play(now, player, kind)
        ]

    def options(now: Game, left: tuple[int, ...]) -> Iterable[_Weighed]:
        for card, others in playable(now, left):
            after, money, works = _as_if_played(now, player, card)
            later, order = best(after, others)
            yield money + later, (card, *order)
            if works and g.known(card).doubles:
                for twice, rest in playable(after, others):
                    once, first, _ = _as_if_played(after, player, twice)
                    again, second, _ = _as_if_played(once, player, twice, from_hand=False)
                    yield money + first + second + best(again, rest)[0], (card,)

    def best(now: Game, left: tuple[int, ...]) -> _Weighed:
        key = (*left, len(now.played))
        if key not in weighed:
            weighed[key] = max(options(now, left), key=lambda option: option[0], default=(0, ()))
        return weighed[key]

    return list(best(g, tuple(map(len, by_kind.values())))[1])


def _as_if_played(g: Game, player: int, card: int, from_hand: bool = True) -> tuple[Game, int, bool]:
    """The position after that play as far as money goes, what the card brings, and whether it does anything."""
    kind = g.known(card)
    after = g.copy()
    after.log = None
    after.played = (*g.played, (player, kind.slug, from_hand))
    event = {"event": "instead", "player": player, "cards": (card,)}
    if any(effect.holds(after, event) for effect in after.active("instead")):
        return after, 0, False
    if kind.play:
        counts = all(op.simple or op.counted for op in kind.play.ops)  # else it depends on what happens meanwhile
        for op in kind.play.ops:
            if op.counted and counts:
                op(Frame(after, kind.play, player, card))
            else:
                after.coins += getattr(op, "coins", 0)
    return after, after.coins - g.coins, True


class _BuyPhase(Ask):
    def __call__(self, c: Frame) -> None:
        g = c.game
        if "all treasures" in c.notes:
            cards = _treasures(g, c.me)
            if not _play_coins(c, cards):
                for card in cards:
                    _move(c, ("play", card))
                    if g.stack[-1] is not c:  # what it does may bring further Treasures, or take some away
                        c.pc -= 1
                        return
            del c.notes["all treasures"]
        super().__call__(c)

    def question(self, c: Frame) -> Decision | None:
        g = c.game
        if g.bought and not g.buys and not g.tokens:
            return None
        items: list[Any] = []
        labels: list[str] = []
        unknown = 0
        if not g.bought:
            _hand_moves(g, c.me, "Treasure", items, labels)
            unknown = unknown_in_hand(g, c.me) if g.unknown else 0
        debt = g.token(c.me, "debt") if g.tokens else 0
        if debt and g.coins > 0:
            for n in range(1, min(debt, g.coins) + 1):
                items.append(("pay", n))
                labels.append(f"pay {n} debt")
        if g.buys > 0 and not debt:
            if not g.table.no_buys or may_buy(g, c.me):
                _buy_moves(g, c.me, items, labels)
            if g.table.landscapes:
                _buy_landscapes(g, c.me, items, labels)
        if g.tokens and (items or unknown or g.buys > 0 or debt):  # what they give may be of use
            _spend_moves(g, "coffers", "coffers", items, labels)
        asks = bool(items) or unknown
        items.append(("end",))
        labels.append("-")
        if not asks:
            return None
        return Decision(c.me, "phase", "", PROMPTS["buy phase"], items, labels, 1 if len(items) > 1 else 0)

    def take(self, c: Frame, value: tuple[Any, ...]) -> None:
        if not value or value[0][0] == "end":
            return
        c.pc -= 1
        _move(c, value[0])


def _buy_moves(g: Game, player: int, items: list[Any], labels: list[str]) -> None:
    """The piles whose top card the player can pay."""
    coins, potion = g.coins, g.token(player, "potion") if g.tokens else 0
    kinds, zones, cheaper = g.kinds, g.zones, g.table.cuts
    for pile in g.table.supply:
        cards = zones[pile.zone]
        if cards:
            kind = kinds[cards[0] & NUMBER] if pile.mixed else pile.kind
            cost = g.cost(kind) if cheaper else kind.cost
            if cost.coins <= coins and cost.potion <= potion:
                items.append(pile.bought)
                labels.append(kind.buy_it)


def _buy_landscapes(g: Game, player: int, items: list[Any], labels: list[str]) -> None:
    for kind in g.table.landscapes:
        if not kind.types & {"Event", "Project"}:
            continue
        if "Project" in kind.types and kind.slug in g.holds[player]:
            continue
        if kind.cost.coins <= g.coins:  # no card, so nothing that makes cards cheaper touches it
            items.append(("landscape", kind.slug))
            labels.append(f"buy {kind.name}")


class _NightPhase(Ask):
    def question(self, c: Frame) -> Decision | None:
        g = c.game
        items: list[Any] = []
        labels: list[str] = []
        if g.table.night:
            _hand_moves(g, c.me, "Night", items, labels)
        if not items:
            return None
        items.append(("end",))
        labels.append("-")
        return Decision(c.me, "phase", "", PROMPTS["night phase"], items, labels)

    def take(self, c: Frame, value: tuple[Any, ...]) -> None:
        if value[0][0] == "end":
            return
        c.pc -= 1
        _move(c, value[0])


def _move(c: Frame, move: tuple[Any, ...]) -> None:
    """One move at the top of a phase."""
    g = c.game
    what = move[0]
    player = c.me
    if what == "play":
        if g.phase == "action":
            g.actions -= 1
        way = g.table.rules.kind(move[2]) if len(move) > 2 else None
        play_card(g, player, move[1], player * ZONES + HAND, code=way.play if way else None)
    elif what == "play unknown":
        card = unknown_in_hand(g, player)
        g.identify(card, move[1])
        _move(c, ("play", card, *move[2:]))
    elif what == "treasures":
        c.notes["all treasures"] = True
    elif what == "buy":
        g.start(BUYING, player, 0, {"pile": move[1]})
    elif what == "landscape":
        _buy_landscape(g, player, g.table.rules.kind(move[1]))
    elif what == "spend":
        g.add_token(player, move[1], -move[2])
        gives = "actions" if move[1] == "villagers" else "coins"
        setattr(g, gives, getattr(g, gives) + move[2])
        if g.log is not None:
            g.say("effect", player, "spend", paid={move[1]: move[2]})
    elif what == "pay":
        g.add_token(player, "debt", -move[1])
        g.coins -= move[1]
        if g.log is not None:
            g.say("effect", player, "spend", paid={"coins": move[1]})


def _buy_landscape(g: Game, player: int, kind: Kind) -> None:
    cost = kind.cost
    g.buys -= 1
    g.coins -= cost.coins
    g.bought = True
    if cost.debt:
        g.add_token(player, "debt", cost.debt)
    if g.log is not None:
        g.say("buy", player, "buy", (kind.slug,), n=cost_text(cost.coins, cost.potion, cost.debt))
    if "Project" in kind.types:
        hold(g, player, kind.slug)
    elif kind.play is not None:
        g.start(kind.play, player)


def hold(g: Game, player: int, slug: str) -> None:
    """The player has this Project, Artifact or State from now on."""
    g.holds = tuple((*h, slug) if p == player else h for p, h in enumerate(g.holds))


# --- the turn --------------------------------------------------------------------------------------------------------


def _start_of_turn(c: Frame) -> None:
    g = c.game
    player = c.me = c.who = g.player
    g.phase = "action"
    g.actions = g.buys = 1
    g.coins = 0
    g.bought = False
    g.purchases = ()
    g.gained = ()
    g.played = ()
    g.emptied = ()
    g.hand_size = 5
    g.tokens.pop((player, "potion"), None)
    if g.effects and any(e.until == "start" and e.player == player for e in g.effects):
        g.effects = tuple(e for e in g.effects if e.until != "start" or e.player != player or _awaits_turn(g, e))
    if g.log is not None:
        if g.extra:
            g.say("turn", player, "extra turn", because=("base2:extra-turns:1",), card=g.extra)
        else:
            g.say("turn", player, "turn")
    window(g, "turn", player)


def _awaits_turn(g: Game, effect: Effect) -> bool:
    """This extra turn is another card's; the one that this card gives comes later."""
    return effect.event == "extra turn" and (effect.player, effect.source) in g.claims


def _start_of_buy_phase(c: Frame) -> None:
    g = c.game
    g.phase = "buy"
    window(g, "buy-phase", c.me)


def _end_of_buy_phase(c: Frame) -> None:
    g = c.game
    window(g, "end-buy", c.me)


def _start_of_night(c: Frame) -> None:
    g = c.game
    g.phase = "night"


def _start_of_clean_up(c: Frame) -> None:
    g = c.game
    g.phase = "clean-up"
    window(g, "clean-up", c.me)


def _clean_up_hand(c: Frame) -> None:
    g = c.game
    window(g, "clean-up-hand", c.me, cards=g.hand(c.me))


def _discard_all(c: Frame) -> None:
    g = c.game
    player = c.me
    base = player * ZONES
    played, hand = g.zones[base + PLAY], g.zones[base + HAND]
    keep = c.notes.pop("keep", ())
    if g.effects:
        g.effects = tuple(e for e in g.effects if e.until != "tokens" or g.card_tokens.get(e.card))
    stay = tuple(card for card in played if g.stays(card)) if g.effects else ()
    gone = tuple(card for card in played if card not in stay) if stay else played
    from_hand = tuple(card for card in hand if card not in keep) if keep else hand
    g.zones[base + PLAY] = stay
    g.zones[base + HAND] = tuple(card for card in hand if card in keep) if keep else ()
    discarded = tuple([card + MOVED for card in gone])
    g.zones[base + DISCARD] = tuple([card + MOVED for card in from_hand]) + discarded + g.zones[base + DISCARD]
    if g.links:
        g.links = tuple(link for link in g.links if link[0] in stay)
    if g.log is not None:
        if gone or from_hand:
            g.say("discard", player, "clean up", gone + from_hand)
        if stay:
            g.say("effect", player, "stays", stay, because=("seaside2:durations:1",))
    if discarded:
        window(g, "discard-from-play", player, cards=discarded)


def _draw_new_hand(c: Frame) -> None:
    g = c.game
    draw(c, c.me, g.hand_size)


def _end_of_turn(c: Frame) -> None:
    g = c.game
    c.notes.pop("drawn", None)
    c.notes.pop("shuffled", None)
    window(g, "end-turn", c.me)


def _close_turn(c: Frame) -> None:
    g = c.game
    player = c.me
    if g.effects and any(e.until == "turn" for e in g.effects):
        g.effects = tuple(e for e in g.effects if e.until != "turn")
    mine = tuple([slug for who, slug, _ in g.gained if who == player])
    g.last_gained = (*g.last_gained[:player], mine, *g.last_gained[player + 1 :])
    if not g.extra:
        g.turns = (*g.turns[:player], g.turns[player] + 1, *g.turns[player + 1 :])
    why = game_end(g)
    if why:
        _finish(c, why)
    g.previous = player


def game_end(g: Game) -> tuple[str, str] | None:
    """Why the game is over after this turn."""
    piles, zones = g.table.piles, g.zones
    if () not in zones[g.table.trash + 1 :] and not g.emptied:
        return None
    gone = {pile.slug for pile in g.table.supply if not zones[pile.zone]}
    if g.table.rules.edition("seaside") == 1:  # a pile that was refilled in the same turn counts all the same
        gone |= set(g.emptied)
    for slug in ("province", "colony"):
        if slug in gone and slug in piles:
            kind = piles[slug].kind
            return f"the {kind.name} pile is empty", f"Der Stapel {kind.de} ist leer"
    needed = 3 if g.table.players <= 4 else 4
    if len(gone) >= needed:
        return f"{len(gone)} Supply piles are empty", f"{len(gone)} Vorratsstapel sind leer"
    return None


def _finish(c: Frame, why: tuple[str, str]) -> None:
    g = c.game
    g.over = True
    outcome = g.outcome()
    assert outcome is not None
    winners, points = outcome
    if g.log is not None:
        g.say("score", c.me, "over", why=why)
        for player, n in points.items():
            g.say("score", player, "score", n=n)
        for player in winners:
            g.say("score", player, "wins" if len(winners) == 1 else "shares")
    g.stack.clear()


def score(g: Game, player: int) -> int:
    """What the player would score now; a card nobody has described counts nothing."""
    total = g.token(player, "vp")
    for card in g.owned(player):
        points = g.kinds[card & NUMBER].points
        if points:
            total += points if isinstance(points, int) else points(Context(g, player))
    for kind in (*g.table.landscapes, g.table.ally):
        if kind is not None and kind.points:
            total += kind.points if isinstance(kind.points, int) else kind.points(Context(g, player))
    for slug in g.holds[player]:
        points = g.table.rules.kind(slug).points
        if points and "Project" not in g.table.rules.kind(slug).types:
            total += points if isinstance(points, int) else points(Context(g, player))
    return total


def _drop_lapsed_claims(g: Game) -> None:
    """An extra turn may have become impossible through another one."""
    for effect in tuple(g.active("extra turn")):
        claim = effect.player, effect.source
        if claim in g.claims and not effect.holds(g):
            g.claims = tuple(other for other in g.claims if other != claim)
            g.drop(effect)
            if g.log is not None:
                g.say("effect", effect.player, "no extra turn", why=THIRD_TURN)


class _NextTurn(Ask):
    """Who takes the next turn: extra turns first, then the player to the left; some turns are skipped."""

    def __call__(self, c: Frame) -> None:
        g = c.game
        if g.claims:
            _drop_lapsed_claims(g)
        if g.claims:
            super().__call__(c)
        else:
            self.take(c, (None,))

    def question(self, c: Frame) -> Decision | None:
        g = c.game
        mine = [claim for claim in g.claims if claim[0] == g.player] or list(g.claims[:1])
        names = [g.table.rules.kind(source).name for _, source in mine]
        return Decision(mine[0][0], "next-effect", "", PROMPTS["extra"], mine, names)

    def take(self, c: Frame, value: tuple[Any, ...]) -> None:
        g = c.game
        claim = value[0]
        ended = g.extra
        if claim is not None:
            rest = list(g.claims)
            rest.remove(claim)
            g.claims = tuple(rest)
            g.player, g.extra = claim
        else:
            g.player = g.seat = g.left(g.seat)
            g.extra = ""
            if g.player == 0:
                g.number += 1
        if g.skips[g.player]:
            g.skips = tuple(n - (p == g.player) for p, n in enumerate(g.skips))
            if claim is None:  # a skipped turn counts for the tie-break, an extra one never does
                g.turns = tuple(n + (p == g.player) for p, n in enumerate(g.turns))
            else:
                g.extra = ended
            if g.log is not None:
                g.say("skip", g.player, "skip turn")
            c.pc -= 1
            return
        c.notes.clear()
        c.pc = 0


TURN = Code(
    "turn",
    line(0, _start_of_turn, cites="base2:turn:1"),
    line(0, _ActionPhase(), cites="base2:action-phase:1"),
    line(0, _start_of_buy_phase, _BuyPhase(), _end_of_buy_phase, cites="base2:buy-phase:1"),
    when(lambda c: c.game.table.night, line(0, _start_of_night, _NightPhase(), cites="base2:night-phase:1")),
    line(
        0,
        _start_of_clean_up,
        _clean_up_hand,
        _discard_all,
        _draw_new_hand,
        _end_of_turn,
        cites="base2:clean-up:1",
    ),
    line(0, _close_turn, cites="base2:end-of-game:1"),
    line(0, _NextTurn(), cites="base2:extra-turns:1"),
)

# Where a situation starts, by its phase: after the start-of-phase effects.
PHASE_START = {
    "action": next(i for i, op in enumerate(TURN.ops) if isinstance(op, _ActionPhase)),
    "buy": next(i for i, op in enumerate(TURN.ops) if isinstance(op, _BuyPhase)),
    "night": next(i for i, op in enumerate(TURN.ops) if isinstance(op, _NightPhase)),
    "clean-up": next(i for i, op in enumerate(TURN.ops) if getattr(op, "act", None) is _clean_up_hand),
}

__all__ = ["ASIDE", "TURN", "as_long_as", "discard", "draw", "gain", "play_card", "refill", "trash", "window"]
