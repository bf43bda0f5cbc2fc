"""The words that cards are written in. Each acts on `who`, the player whom the line addresses.

What a word finds out it leaves in the frame's notes under a name; later words of the same card read it there.
A number may be given as a function of (game, frame) wherever the card counts something.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from rules.engine.code import (
    Ask,
    Block,
    Branch,
    Code,
    Do,
    Frame,
    Op,
    Step,
    Test,
    as_long_as,
    each,
    flat,
    line,
    stop,
    tag,
    when,
)
from rules.engine.context import Context
from rules.engine.decisions import Decision, Text
from rules.engine.effects import Effect
from rules.engine.game import Game
from rules.engine.kinds import GAME, LANDSCAPE, SELF, SUPPLY, UNPLAYABLE_KINDS, Kind, Trigger, card
from rules.engine.table import Pile
from rules.engine.zones import (
    ASIDE,
    DECK,
    DISCARD,
    EXILE,
    HAND,
    ISLAND,
    NATIVE_VILLAGE,
    NUMBER,
    PLAY,
    TAVERN,
    ZONE_NAMES,
    ZONES,
)
from rules.facts import Cost, plain
from rules.rulebook import windows
from rules.rulebook.discard import discard
from rules.rulebook.draw import draw, refill
from rules.rulebook.gain import gain
from rules.rulebook.play import play_card
from rules.rulebook.trash import trash
from rules.speech.sentences import PROMPTS, so_many_cards, use_prompt

Count = int | Callable[[Context], int]
CardTest = Callable[[Context, int], Any]
KindTest = Callable[[Context, Kind], Any]
Zone = int | Callable[[Context], Iterable[int]]


def number(n: Count, c: Context) -> int:
    return n if isinstance(n, int) else n(c)


def question(prompt: str | Text) -> Text:
    return PROMPTS[prompt] if isinstance(prompt, str) else prompt


def zone_of(player: int, zone: int) -> int:
    return player * ZONES + zone


# --- tests -----------------------------------------------------------------------------------------------------------


def is_type(*types: str) -> CardTest:
    """The card has one of these types."""
    wanted = set(types)
    return lambda c, card: bool(wanted & c.types(c.kind(card)))


is_action = is_type("Action")
is_treasure = is_type("Treasure")
is_victory = is_type("Victory")
is_attack = is_type("Attack")
is_duration = is_type("Duration")


def named(*slugs: str) -> CardTest:
    return lambda c, card: c.kind(card).slug in slugs


def up_to(coins: Count, *types: str) -> KindTest:
    """Costs up to that many coins, and nothing else; of one of these types, if any are named."""

    def test(c: Context, kind: Kind) -> bool:
        return c.cost(kind) <= Cost(number(coins, c)) and (not types or bool(c.types(kind) & set(types)))

    return test


def exactly(coins: Count, *types: str) -> KindTest:
    def test(c: Context, kind: Kind) -> bool:
        return c.cost(kind) == Cost(number(coins, c)) and (not types or bool(c.types(kind) & set(types)))

    return test


def up_to_more(more: int, name: str = "trashed", *types: str) -> KindTest:
    """Costs up to that much more than the noted card."""

    def test(c: Context, kind: Kind) -> bool:
        if types and not c.types(kind) & set(types):
            return False
        cost = c.cost_of(c.one(name))
        return c.cost(kind) <= Cost(cost.coins + more, cost.potion, cost.debt)

    return test


def exactly_more(more: int, name: str = "trashed") -> KindTest:
    def test(c: Context, kind: Kind) -> bool:
        cost = c.cost_of(c.one(name))
        return c.cost(kind) == Cost(cost.coins + more, cost.potion, cost.debt)

    return test


def cheaper_than(name: str) -> KindTest:
    return lambda c, kind: c.cost(kind) < c.cost_of(c.one(name))


def noted(name: str) -> Test:
    """Something was noted under that name: a card was trashed, gained, ..."""
    return lambda c: c.notes.get(name)


# --- plus ------------------------------------------------------------------------------------------------------------


class Plus(Op):
    """+Actions, +Buys, +coins, and tokens. Actions, Buys and coins only matter to the player whose turn it is."""

    simple = True

    def __init__(self, actions: int = 0, buys: int = 0, coins: int = 0, **tokens: int) -> None:
        self.actions = actions
        self.buys = buys
        self.coins = coins
        self.tokens = tokens

    @property
    def just_coins(self) -> int | None:  # type: ignore[override]
        return None if self.actions or self.buys or self.tokens else self.coins

    def __call__(self, c: Frame) -> None:
        g = c.game
        if g.log is None and not self.tokens:
            if c.who == g.player:
                g.actions += self.actions
                g.buys += self.buys
                g.coins += self.coins
        else:
            add(g, c.who, self.actions, self.buys, self.coins, **self.tokens)


def add(g: Game, player: int, actions: int = 0, buys: int = 0, coins: int = 0, **tokens: int) -> None:
    if player == g.player:
        g.actions += actions
        g.buys += buys
        g.coins += coins
    for token, n in tokens.items():
        if n:
            g.add_token(player, token, n)
    amounts = {"actions": actions, "buys": buys, "coins": coins, **tokens}
    amounts = {unit: n for unit, n in amounts.items() if n}
    if amounts:
        g.say("effect", player, "plus", n=amounts)


class Draw(Op):
    def __init__(self, n: Count) -> None:
        self.n = n

    def __call__(self, c: Frame) -> None:
        draw(c, c.who, number(self.n, c))


def plus(cards: Count = 0, actions: int = 0, buys: int = 0, coins: int = 0, **tokens: int) -> Step:
    """+Cards, then the rest. plus(favors=1), plus(vp=2) put tokens on the mat."""
    steps: list[Op] = []
    if cards:
        steps.append(Draw(cards))
    if actions or buys or coins or tokens:
        steps.append(Plus(actions, buys, coins, **tokens))
    return tuple(steps)


def spend(n: Count, what: str = "favors") -> Step:
    """Takes that many tokens off the mat."""

    def act(c: Context) -> None:
        paid = number(n, c)
        if paid:
            c.game.add_token(c.who, what, -paid)
            c.say("effect", c.who, "spend favors" if what == "favors" else "spend", paid={what: paid})

    return Do(act)


class PlusCoins(Do):
    """+coins, as many as the card counts: at least 1 is printed."""

    coins = 1
    counted = True


def plus_coins(n: Count) -> Step:
    return PlusCoins(lambda c: add(c.game, c.who, coins=number(n, c)))


def plus_actions(n: Count) -> Step:
    return Do(lambda c: add(c.game, c.who, actions=number(n, c)))


def draw_up_to(n: int) -> Step:
    """Draw until there are n cards in hand."""
    return Draw(lambda c: n - len(c.hand))


# --- picking cards ---------------------------------------------------------------------------------------------------


class Pick(Ask):
    """Picks cards from a zone of `who`, or from the cards that a function gives. The notes get a tuple.

    n is how many; `may` allows none instead, `up_to` any number from `least` to n. `by` decides: "who" or "me".
    """

    def __init__(
        self,
        name: str,
        zone: Zone = HAND,
        n: Count = 1,
        *,
        may: bool = False,
        up_to: bool = False,
        test: CardTest | None = None,
        prompt: str | Text = "choose",
        by: str = "who",
        distinct: bool = False,
        least: int = 0,
    ) -> None:
        self.name = name
        self.zone = zone
        self.n = n
        self.may = may
        self.up_to = up_to
        self.test = test
        self.prompt = prompt
        self.by = by
        self.distinct = distinct
        self.least = least

    def cards(self, c: Frame) -> list[int]:
        zone = self.zone
        cards = c.game.zones[c.who * ZONES + zone] if isinstance(zone, int) else zone(c)
        test = self.test
        return [card for card in cards if test is None or test(c, card)]

    def question(self, c: Frame) -> Decision:
        cards = self.cards(c)
        n = max(number(self.n, c), 0)
        least = self.least if self.up_to or self.may else n
        labels = [c.game.name(card) for card in cards]
        who = c.me if self.by == "me" else c.who
        return Decision(
            who,
            "choose-card",
            c.game.source(),
            question(self.prompt),
            cards,
            labels,
            least,
            n,
            distinct=self.distinct,
            whole=self.may and not self.up_to,
        )

    def take(self, c: Frame, value: tuple[Any, ...]) -> None:
        c.notes[self.name] = value


class Order(Ask):
    """Asks for an order of the noted cards, the future top card first."""

    def __init__(self, name: str, by: str = "who", prompt: str | Text = "order") -> None:
        self.name = name
        self.by = by
        self.prompt = prompt

    def question(self, c: Frame) -> Decision:
        cards = c.many(self.name)
        who = c.me if self.by == "me" else c.who
        labels = [c.game.name(card) for card in cards]
        return Decision(who, "order", c.game.source(), question(self.prompt), cards, labels, len(cards), len(cards))

    def take(self, c: Frame, value: tuple[Any, ...]) -> None:
        c.notes[self.name] = value


def put(
    name: str,
    source: int | None,
    to: int,
    sentence: str,
    kind: str = "put",
    *,
    bottom: bool = False,
    quiet: bool = False,
) -> Step:
    """Moves the noted cards between two zones of `who`, the last first where order counts; notes the references.

    From None: from wherever they still are. What is no longer there is lost track of.
    """

    def move(c: Context) -> None:
        cards = c.many(name)
        target = c.who * ZONES + to
        moved: dict[int, int] = {}
        for ref in cards if bottom or to not in (DECK, DISCARD) else reversed(cards):
            zone = c.who * ZONES + source if source is not None else c.game.where(ref)
            new = c.game.move(ref, zone, target, bottom=bottom) if zone is not None else 0
            if new:
                moved[ref] = new
        c.notes[name] = tuple(moved[card] for card in cards if card in moved)
        if not quiet:
            if moved:
                c.say(kind, c.who, sentence, [moved[card] for card in cards if card in moved])
            elif cards:
                c.say("effect", c.who, "lost track", cards)

    return Do(move)


def topdeck(name: str, source: int | None = HAND) -> Step:
    """Puts the noted cards onto the deck, the first one on top."""
    return put(name, source, DECK, "topdeck")


def put_under_deck(name: str, source: int | None = HAND) -> Step:
    return put(name, source, DECK, "bottom", bottom=True)


def take_to_hand(name: str, source: int | None = DECK) -> Step:
    return put(name, source, HAND, "take")


def set_aside(name: str, source: int | None = HAND) -> Step:
    return put(name, source, ASIDE, "set aside", "set-aside")


def discard_noted(name: str, source: int = HAND, as_: str = "discarded") -> Step:
    """Discards the noted cards together; the notes get what was discarded, () when nothing was."""

    def act(c: Context) -> None:
        cards = c.many(name)
        c.notes[as_] = ()
        if cards:
            discard(c.game, c.who, cards, c.who * ZONES + source, as_)

    return Do(act)


def trash_noted(name: str, source: int | None = HAND, as_: str = "trashed") -> Step:
    def act(c: Context) -> None:
        c.notes[as_] = ()
        if c.many(name):
            trash(c.game, c.who, c.many(name), None if source is None else c.who * ZONES + source, as_)

    return Do(act)


def trash_from_hand(
    n: Count = 1,
    *,
    may: bool = False,
    up_to: bool = False,
    test: CardTest | None = None,
    as_: str = "trashed",
    by: str = "who",
) -> Step:
    return (
        Pick("picked", HAND, n, may=may, up_to=up_to, test=test, prompt="trash", by=by),
        trash_noted("picked", HAND, as_),
    )


def discard_from_hand(
    n: Count = 1, *, may: bool = False, up_to: bool = False, test: CardTest | None = None, as_: str = "discarded"
) -> Step:
    return (
        Pick("picked", HAND, n, may=may, up_to=up_to, test=test, prompt="discard"),
        discard_noted("picked", HAND, as_),
    )


def discard_down_to(n: int) -> Step:
    return discard_from_hand(lambda c: len(c.hand) - n)


def discard_hand(c: Context) -> None:
    """The notes get what was discarded."""
    c.notes["discarded"] = ()
    hand = c.hand
    if hand:
        discard(c.game, c.who, hand)


def topdeck_this(c: Context) -> None:
    """Puts the card itself onto the deck, from the discard pile or from play, if it is still there."""
    g = c.game
    zone = g.where(c.card)
    new = g.move(c.card, zone, zone_of(c.me, DECK)) if zone is not None and g.owner(zone) == c.me else 0
    if new:
        c.say("put", c.me, "topdeck", (new,))
    else:
        c.say("effect", c.me, "lost track", (c.card,))


def trash_this(c: Context) -> None:
    """Trashes the card itself, if it is still in play; the notes' "this trashed" says whether it was."""
    c.notes["this trashed"] = ()
    if c.card in c.game.in_play(c.me):
        trash(c.game, c.me, (c.card,), c.me * ZONES + PLAY, "this trashed")
    else:
        c.say("effect", c.me, "lost track", (c.card,))


# --- looking at the deck ---------------------------------------------------------------------------------------------


def _refill(n: Count) -> Step:
    return Do(lambda c: refill(c.game, c.who, number(n, c)))


def top_card(name: str = "top") -> Step:
    """Notes the top card of the deck, shuffling if needed; nobody has seen it yet."""

    def note(c: Context) -> None:
        c.notes[name] = c.deck[:1]

    return (_refill(1), note)


def look(n: Count, name: str = "seen") -> Step:
    """Looks at the top n cards of the deck, shuffling if needed; they stay there until something moves them."""

    def see(c: Context) -> None:
        cards = c.notes[name] = c.deck[: number(n, c)]
        know(c, cards)
        if cards:
            c.say("look", c.who, "look", cards)

    return (_refill(n), see)


def reveal(n: Count, name: str = "seen") -> Step:
    """Reveals the top n cards of the deck; they stay there until something moves them."""

    def see(c: Context) -> None:
        cards = c.notes[name] = c.deck[: number(n, c)]
        know(c, cards)
        c.say("reveal", c.who, "reveal" if cards else "reveal none", cards)

    return (_refill(n), see)


def know(c: Context, cards: Iterable[int]) -> None:
    """Looked at or shown: what these cards are is known from now on."""
    for seen in cards:
        c.kind(seen)


def look_through_discard(c: Context) -> None:
    know(c, c.discard_pile)
    if c.discard_pile:
        c.say("look", c.who, "look", c.discard_pile)


def deck_to_discard(c: Context) -> None:
    """Put there, not discarded: nothing that needs a discard happens."""
    base = c.who * ZONES
    deck = c.deck
    c.say("put", c.who, "discard deck", n=so_many_cards(len(deck)))
    for moved in reversed(deck):
        c.game.move(moved, base + DECK, base + DISCARD)


def reveal_hand(c: Context) -> None:
    cards = c.hand
    know(c, cards)
    c.say("reveal", c.who, "reveal hand", cards)


def reveal_until(test: CardTest, n: int = 1, found: str = "found", rest: str = "rest") -> Step:
    """Reveals cards from the deck until n fit; all are set aside meanwhile, under two names."""

    def begin(c: Context) -> None:
        c.notes[found] = c.notes[rest] = ()
        c.notes["go on"] = True

    def next_card(c: Context) -> None:
        deck = c.deck
        if not deck:
            c.notes["go on"] = False
            return
        c.kind(deck[0])
        fits = test(c, deck[0])
        new = c.game.move(deck[0], zone_of(c.who, DECK), zone_of(c.who, ASIDE))
        name = found if fits else rest
        c.notes[name] = (*c.notes[name], new)
        c.notes["go on"] = len(c.notes[found]) < n
        c.say("reveal", c.who, "reveal", (new,))

    return (begin, as_long_as(noted("go on"), _refill(1), next_card))


def put_back_in_any_order(name: str = "seen", source: int = DECK, by: str = "who") -> Step:
    """Puts the noted cards back onto the deck in an order that is asked for."""

    def still_there(c: Context) -> None:
        zone = c.game.zones[c.who * ZONES + source]
        c.notes[name] = tuple(card for card in c.many(name) if card in zone)

    return (still_there, Order(name, by), put(name, source, DECK, "topdeck"))


# --- gaining ---------------------------------------------------------------------------------------------------------


class PickPile(Ask):
    """Picks a Supply pile by its top card; the notes get the pile's slug, "" for none."""

    def __init__(
        self,
        test: KindTest | None,
        name: str = "pile",
        may: bool = False,
        prompt: str | Text = "gain",
        by: str = "who",
        piles: Callable[[Context], Iterable[Pile]] | None = None,
    ) -> None:
        self.test = test
        self.name = name
        self.may = may
        self.prompt = prompt
        self.by = by
        self.piles = piles

    def question(self, c: Frame) -> Decision:
        g = c.game
        items, labels = [], []
        for pile in g.table.supply if self.piles is None else self.piles(c):
            top = g.top(pile)
            if not top:
                continue
            kind = c.kind(top)
            if self.test is None or self.test(c, kind):
                items.append(pile.slug)
                labels.append(kind.name)
        who = c.me if self.by == "me" else c.who
        return Decision(who, "choose-pile", g.source(), question(self.prompt), items, labels, 0 if self.may else 1, 1)

    def take(self, c: Frame, value: tuple[Any, ...]) -> None:
        c.notes[self.name] = value[0] if value else ""


class PickWholePile(Ask):
    """Picks a Supply pile as such: by its own name, empty or not; the notes get its slug, "" for none.

    `test` sees what stands for the pile, which for a mixed one is its placeholder.
    """

    def __init__(
        self,
        test: KindTest | None = None,
        name: str = "pile",
        may: bool = False,
        prompt: str | Text = "pile",
        empty: bool = True,
    ) -> None:
        self.test = test
        self.name = name
        self.may = may
        self.prompt = prompt
        self.empty = empty

    def question(self, c: Frame) -> Decision:
        g = c.game
        piles = [pile for pile in g.table.supply if self.test is None or self.test(c, pile.kind)]
        piles = [pile for pile in piles if self.empty or g.top(pile)]
        slugs, labels = [pile.slug for pile in piles], [pile.name for pile in piles]
        tops: dict[str, int] = {}
        for i, pile in enumerate(piles):
            if g.top(pile):
                kind = c.kind(g.top(pile))
                tops |= {plain(kind.name): i, plain(kind.de): i}
        least = 0 if self.may else 1
        return Decision(c.who, "choose-pile", g.source(), question(self.prompt), slugs, labels, least, aliases=tops)

    def take(self, c: Frame, value: tuple[Any, ...]) -> None:
        c.notes[self.name] = value[0] if value else ""


def gain_picked(name: str = "pile", to: int = DISCARD, as_: str = "gained") -> Step:
    def act(c: Context) -> None:
        c.notes[as_] = 0
        if c.notes.get(name):
            gain(c.game, c.who, c.game.table.piles[c.notes[name]], to, as_)
        else:
            c.say("gain", c.who, "gain nothing")

    return Do(act)


def gain_choice(
    test: KindTest,
    to: int = DISCARD,
    *,
    may: bool = False,
    by: str = "who",
    as_: str = "gained",
    prompt: str | Text = "gain",
) -> Step:
    """Gains a card of one's choice from the Supply; the notes get it, 0 for none."""
    return (PickPile(test, "pile", may, prompt, by), gain_picked("pile", to, as_))


def gain_a(slug: str, to: int = DISCARD, as_: str = "gained") -> Step:
    """Gains that card, if there is one."""
    return Do(lambda c: gain(c.game, c.who, slug, to, as_))


def gain_several(slug: str, n: Count) -> Step:
    """Gains that many of a card, one after the other, as long as there are any."""

    def count(c: Context) -> None:
        c.notes["left"] = number(n, c)

    def next_one(c: Context) -> None:
        c.notes["left"] = c.notes["left"] - 1 if c.game.pile_cards(slug) else 0
        gain(c.game, c.who, slug)

    return (count, as_long_as(noted("left"), next_one))


def rotate(g: Game, player: int, pile: Pile) -> None:
    """The pile's top card, and the equal ones directly below it, go to the bottom."""
    cards = g.zones[pile.zone]
    kinds = [g.kind(card) for card in cards]
    same = next((i for i, kind in enumerate(kinds) if kind is not kinds[0]), len(cards))
    moved = [g.move(card, pile.zone, pile.zone, bottom=True) for card in cards[:same]]
    if moved:
        g.say("rotate", player, "rotate", moved, card=pile.slug)


def times(n: int, *steps: Step) -> Step:
    return tuple(steps for _ in range(n))


# --- playing ---------------------------------------------------------------------------------------------------------


def playable(test: CardTest) -> CardTest:
    """Fits the test, and nothing forbids to play it from hand."""
    return lambda c, card: test(c, card) and c.game.may_play(c.game.owner_of(card), c.kind(card))


def play_noted(name: str, source: int | None = HAND, *, again: bool = False, as_: str = "played", nth: int = 1) -> Step:
    """Plays the noted card; `again` means: where it lies, by this card, which then stays in play with it."""

    def act(c: Context) -> None:
        card = c.one(name)
        c.notes[as_] = 0 if not again else c.notes.get(as_, 0)
        if card:
            zone = None if again or source is None else c.who * ZONES + source
            play_card(c.game, c.who, card, zone, by=c.card if again else 0, times=nth, as_=as_)

    return Do(act)


# --- choosing --------------------------------------------------------------------------------------------------------


class Option:
    """One of several alternatives on a card: its slug, its words, what it does."""

    def __init__(self, slug: str, en: str, de: str, *steps: Step) -> None:
        self.slug = slug
        self.en = en
        self.de = de
        self.steps = steps


class _Choose(Ask):
    def __init__(
        self, options: tuple[Option, ...], n: Count, name: str, may: bool, prompt: str | Text, by: str
    ) -> None:
        self.options = options
        self.n = n
        self.name = name
        self.may = may
        self.prompt = prompt
        self.by = by

    def question(self, c: Frame) -> Decision:
        slugs = [option.slug for option in self.options]
        n = number(self.n, c)
        who = c.me if self.by == "me" else c.who
        most = n + (1 if c.notes.get("elder") and who == c.me else 0)
        return Decision(
            who,
            "choose-option",
            c.game.source(),
            question(self.prompt),
            slugs,
            slugs,
            0 if self.may else n,
            most,
            distinct=True,
            texts=[(option.en, option.de) for option in self.options],
        )

    def take(self, c: Frame, value: tuple[Any, ...]) -> None:
        c.notes[self.name] = value
        if value:
            chosen = [option for option in self.options if option.slug in value]
            words = (", ".join(o.en for o in chosen), ", ".join(o.de for o in chosen))
            c.say("choose", c.me if self.by == "me" else c.who, "choose", n=words)


class choose(Block):
    """Choose n of these (different ones), then do what was chosen, in printed order."""

    def __init__(
        self,
        *options: Option,
        n: Count = 1,
        name: str = "chosen",
        may: bool = False,
        prompt: str | Text = "choose",
        by: str = "who",
    ) -> None:
        self.options = options
        self.ask = _Choose(options, n, name, may, prompt, by)
        self.name = name

    def emit(self, out: list[Op]) -> None:
        out.append(self.ask)
        for option in self.options:
            body = flat(option.steps)
            out.append(Branch(self._chosen(option.slug), len(body)))
            out.extend(body)

    def _chosen(self, slug: str) -> Test:
        name = self.name
        return lambda c: slug in c.notes[name]


class YesNo(Ask):
    """A "may" about one given thing; the notes get True or False. Not asked when `test` does not hold."""

    def __init__(self, prompt: str | Text, name: str = "yes", test: Test | None = None, by: str = "who") -> None:
        self.prompt = prompt
        self.name = name
        self.test = test
        self.by = by

    def question(self, c: Frame) -> Decision:
        able = self.test is None or self.test(c)
        items = [True, False] if able else [False]
        labels = ["yes", "no"] if able else ["no"]
        who = c.me if self.by == "me" else c.who
        return Decision(who, "yes-no", c.game.source(), question(self.prompt), items, labels)

    def take(self, c: Frame, value: tuple[Any, ...]) -> None:
        c.notes[self.name] = value[0]


class may(Block):
    """You may: asks yes or no, then does the steps."""

    def __init__(
        self, prompt: str | Text, *steps: Step, test: Test | None = None, by: str = "who", name: str = "yes"
    ) -> None:
        self.ask = YesNo(prompt, name, test, by)
        self.steps = steps

    def emit(self, out: list[Op]) -> None:
        body = flat(self.steps)
        name = self.ask.name
        out.append(self.ask)
        out.append(Branch(lambda c: c.notes[name], len(body)))
        out.extend(body)


class HowMany(Ask):
    """A number between two bounds; the notes get it."""

    def __init__(self, name: str, least: Count, most: Count, prompt: str | Text = "how many", by: str = "who") -> None:
        self.name = name
        self.least = least
        self.most = most
        self.prompt = prompt
        self.by = by

    def question(self, c: Frame) -> Decision:
        numbers = list(range(number(self.least, c), number(self.most, c) + 1))
        who = c.me if self.by == "me" else c.who
        return Decision(who, "number", c.game.source(), question(self.prompt), numbers, [str(n) for n in numbers])

    def take(self, c: Frame, value: tuple[Any, ...]) -> None:
        c.notes[self.name] = value[0] if value else 0


class NameCard(Ask):
    """Names a card; the notes get its slug."""

    def __init__(self, name: str = "named", by: str = "who") -> None:
        self.name = name
        self.by = by

    def question(self, c: Frame) -> Decision:
        slugs = sorted({kind.slug for kind in c.game.table.kinds if kind.fact.kind not in UNPLAYABLE_KINDS})
        who = c.me if self.by == "me" else c.who
        return Decision(who, "name-card", c.game.source(), question("name"), slugs, [])

    def take(self, c: Frame, value: tuple[Any, ...]) -> None:
        c.notes[self.name] = value[0]
        c.say("choose", c.me if self.by == "me" else c.who, "name", value)


# --- later -----------------------------------------------------------------------------------------------------------


class Schedule(Op):
    """Something that happens, or holds, later. `carry` names the notes that go along.

    With `others` it happens to another player: when the event is theirs, and the Attack affects them.
    """

    def __init__(
        self,
        event: str,
        until: str,
        *steps: Step,
        test: Test | None = None,
        carry: tuple[str, ...] = (),
        others: bool = False,
    ) -> None:
        self.event = event
        self.until = until
        self.code = Code(event, *steps)
        self.test = test
        self.carry = carry
        self.others = others
        self.events = (event,)

    def lists(self) -> Iterable[Code]:
        return (self.code,)

    def __call__(self, c: Frame) -> None:
        g = c.game
        notes = {name: c.notes[name] for name in (*self.carry, "unaffected") if name in c.notes}
        effect = Effect(self.event, c.me, c.card, self.code, self.until, self.test, notes, others=self.others)
        g.schedule(effect)
        if c.card:
            sentence = "this turn" if self.until == "turn" else "later"
            slug = c.known(c.card).slug
            if not (g.log and g.log[-1].sentence == sentence and g.log[-1].cards == (slug,)):
                c.say("effect", c.me, sentence, (c.card,))


class ExtraTurn(Schedule):
    """Takes an extra turn after this one, if `test` allows it then. The card stays in play until then.

    Where `why_not` tells what stands against it there is none, and that is said; the notes get whether there is one.
    """

    def __init__(self, why_not: Callable[[Context], Text | None] | None = None, test: Test | None = None) -> None:
        super().__init__("extra turn", "start", test=test)
        self.why_not = why_not

    def __call__(self, c: Frame) -> None:
        g = c.game
        if self.why_not is not None:
            why = self.why_not(c)
            c.notes["extra turn"] = why is None
            if why is not None:
                told = "no second turn" if any(who == c.me for who, _ in g.claims) else "no extra turn"
                c.say("effect", c.me, told, (c.code.source,), why=why)
                return
        super().__call__(c)
        g.claims = (*g.claims, (c.me, c.code.source))
        c.say("effect", c.me, "claim")


def _my_turn(c: Context) -> bool:
    return bool(c.game.player == c.me)


def next_turn(*steps: Step, carry: tuple[str, ...] = (), until: str = "once") -> Step:
    """At the start of your next turn. The card stays in play until then."""
    return Schedule("turn", until, *steps, test=_my_turn, carry=carry)


def this_turn(event: str, *steps: Step, test: Test | None = None, carry: tuple[str, ...] = ()) -> Step:
    """Whenever that happens during the rest of this turn. test(game, effect, the event's notes)."""
    return Schedule(event, "turn", *steps, test=test, carry=carry)


def until_next_turn(
    event: str, *steps: Step, test: Test | None = None, carry: tuple[str, ...] = (), others: bool = False
) -> Step:
    """Whenever that happens until your next turn starts. The card stays in play until then."""
    return Schedule(event, "start", *steps, test=test, carry=carry, others=others)


def use_up(c: Frame) -> None:
    """Once this turn: the effect that is being carried out does not happen again."""
    used = next((e for e in c.game.effects if e.code is c.code and e.card == c.card and e.player == c.me), None)
    if used is not None:
        c.game.drop(used)


# --- costs -----------------------------------------------------------------------------------------------------------


def cheaper_in_play(slug: str, coins: int) -> Callable[[Context, Kind], int]:
    """As long as that card is in play, once for each one that is."""

    def cut(c: Context, kind: Kind) -> int:
        g = c.game
        return coins * sum(g.known(card).slug == slug for p in range(g.table.players) for card in g.in_play(p))

    return cut


def cheaper_this_turn(slug: str, coins: int) -> Callable[[Context, Kind], int]:
    """Since that card was played this turn, once for each play; the card's line is `this_turn("cost")`."""
    return lambda c, kind: coins * sum(effect.source == slug for effect in c.game.active("cost"))


# --- other players ---------------------------------------------------------------------------------------------------


def _affected(c: Context) -> tuple[int, ...]:
    spared = c.notes.get("unaffected", ())
    if spared:
        for player in spared:
            c.say("effect", player, "unaffected", (c.card,), because=("base2:attack:4",))
    return tuple(p for p in c.game.others(c.me) if p not in spared)


def each_other(*steps: Step, key: str = "each") -> Step:
    """Each other player in turn order, except those whom this Attack does not affect."""
    return each(_affected, *steps, key=key)


def each_player(*steps: Step, key: str = "each") -> Step:
    """Everybody, the player first; of the others only those whom this Attack affects."""
    return each(lambda c: (c.me, *_affected(c)), *steps, key=key)


def left_player(*steps: Step) -> Step:
    return each(lambda c: (c.game.left(c.me),), *steps)


# --- triggers --------------------------------------------------------------------------------------------------------


class MayUse(Ask):
    """An optional effect asks for itself; declining declines the identical ones for this event."""

    def question(self, c: Frame) -> Decision:
        kind = c.game.table.rules.kind(c.code.source)
        return Decision(c.me, "yes-no", kind.name, use_prompt(kind.slug), [True, False], ["yes", "no"])

    def take(self, c: Frame, value: tuple[Any, ...]) -> None:
        if not value[0]:
            decline(c)


def decline(c: Frame) -> None:
    """Nothing of this effect, nor of the identical ones for this event."""
    windows.decline(c)
    stop(c)


def on(event: str, *steps: Step, zone: int | tuple[int, ...], test: Test | None = None, may: bool = False) -> Trigger:
    """When that happens, and the card is there: the steps. test(game, owner, card, the event's notes).

    Events: turn, buy-phase, end-buy, clean-up, clean-up-hand, discard-from-play, end-turn; gain, would-gain,
    gain-place, buy, would-discard,
    discard, trash, play (before it resolves), attack, instead, played (after), shuffle. Its notes: player, cards, ...
    """
    zones = zone if isinstance(zone, tuple) else (zone,)
    return Trigger(event, zones, Code(event, *((MayUse(),) if may else ()), *steps), test, may)


def mine(c: Context) -> bool:
    """The event is this player's own."""
    return bool(c.event["player"] == c.me)


def reveal_this(c: Context) -> None:
    """A Reaction is shown from the hand and stays there."""
    c.say("reveal", c.me, "reveal", (c.card,))


def tag_lines(steps: Step, n: int, cites: str | tuple[str, ...]) -> list[Op]:
    ops = flat(steps)
    tag(ops, n, cites)
    return ops


__all__ = [
    "ASIDE",
    "DECK",
    "DISCARD",
    "EXILE",
    "GAME",
    "HAND",
    "ISLAND",
    "LANDSCAPE",
    "NATIVE_VILLAGE",
    "NUMBER",
    "PLAY",
    "SELF",
    "SUPPLY",
    "TAVERN",
    "ZONES",
    "ZONE_NAMES",
    "Option",
    "card",
    "line",
    "when",
]
