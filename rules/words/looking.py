"""Looking at cards and revealing them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from rules.engine import spelling
from rules.engine.code import SILENT, Frame, Op, Step, as_long_as, when
from rules.engine.context import Context
from rules.engine.decisions import Text
from rules.engine.kinds import UNKNOWN, Kind
from rules.engine.zones import ASIDE, DECK, DISCARD, HAND, ZONES
from rules.facts import Cost
from rules.rulebook import draw
from rules.rulebook.prevention import tell_unheard
from rules.rulebook.reckoning import costs_now, tell_cost, tell_price
from rules.rulebook.windows import window
from rules.speech.grammar import DE, EN
from rules.speech.options import HERE, Thing
from rules.speech.wording import a_type, card_name, so_many_cards
from rules.words.choosing import may
from rules.words.fits import costs_from, is_type, noted, thing
from rules.words.move import discard_noted, put
from rules.words.pick import Order, Pick, among, note
from rules.words.terms import SEVERAL, CardTest, Count, number, reckon, usual, zone_of


def know(c: Context, cards: Iterable[int]) -> None:
    """Looked at or shown: what these cards are is known from now on."""
    for card in cards:
        c.game.kind(card)


def names(c: Context, cards: Iterable[int]) -> int:
    """How many different names these cards have; one that nobody has described has none."""
    return len({c.known(card) for card in cards} - {UNKNOWN})


def count_names(c: Context, cards: Iterable[int], so: Text = HERE, among: Text = HERE) -> int:
    """The same, and the sum is told, with what follows from it, and `among` which cards."""
    counted = tuple(cards)
    n = names(c, counted)
    if counted:
        known = [card for card in counted if c.known(card) is not UNKNOWN]
        c.say("effect", c.me, "names", known, n=n, so=so, where=among)
    return n


def tell_trashed_cost(c: Context) -> None:
    """Tells what the trashed card costs; of one that costs nothing, what does not come of it is told."""
    if c.many("trashed"):
        kind = c.kind(c.one("trashed"))
        (tell_price if c.cost(kind).coins else tell_cost)(c.game, c.who, kind)


@dataclass(eq=False)
class tell_gained_cost(Op):
    """Tells what the gained card costs, and what is asked for, where the cost is not the printed one.

    Not where its gain has changed it since.
    """

    fits: costs_from

    def __call__(self, c: Frame) -> None:
        if c.gained_cost == c.cost_of(c.subject):
            tell_cost(c.game, c.me, c.kind(c.subject), self.fits.bound())

    def says(self) -> Text:
        return SILENT


MORE_THAN_COINS: tuple[Text, Text] = (
    ("there is debt in its cost", "In den Kosten sind Schulden"),
    ("there is a Potion in its cost", "In den Kosten ist ein Trank"),
)


@dataclass(eq=False)
class tell_coins_count(Op):
    """Of a noted card with a Potion or debt in its cost: that the coins beside them are what is looked at."""

    name: str

    def __call__(self, c: Frame) -> None:
        cost = c.cost_of(c.one(self.name)) if c.many(self.name) else Cost()
        if cost.potion or cost.debt:
            (en, de), coins = COINS_COUNT, cost.coins
            c.say("effect", c.who, "fits as well", c.many(self.name), why=(en.format(coins), de.format(coins)))

    def says(self) -> Text:
        return SILENT


COINS_COUNT: Text = (
    "{} Coins are part of its cost, and what stands beside them does not matter",
    "Zu den Kosten gehören {} Geld, und was daneben steht, ändert nichts",
)


@dataclass(eq=False)
class weigh(Op):
    """What these cards cost decides, and is told; apart from the others where more than the printed coins does."""

    cards: str | Callable[[Context], Iterable[int]]
    fits: costs_from

    def __call__(self, c: Frame) -> None:
        if c.game.log is not None:
            cards = c.many(self.cards) if isinstance(self.cards, str) else self.cards(c)
            kinds = [kind for kind in dict.fromkeys(c.known(card) for card in cards) if kind is not UNKNOWN]
            plain = [kind for kind in kinds if not self._told_apart(c, kind)]
            if plain:
                en, de = (
                    ", ".join(f"{card_name(kind.slug, at)} {costs_now(c.game, kind)[at]}" for kind in plain)
                    for at in (EN, DE)
                )
                c.say("effect", c.who, "weighed", n=self.fits.range, which=(en, de))

    def _told_apart(self, c: Frame, kind: Kind) -> bool:
        """More than the printed coins makes the difference, and that is told."""
        cost = c.cost(kind)
        if self.fits.allows(kind.cost) != self.fits.allows(cost):
            tell_cost(c.game, c.who, kind, self.fits.bound(), c.cites)
        elif self.fits.allows(Cost(cost.coins)) and not self.fits.allows(cost):
            c.say("not", c.who, "passed over", (kind.slug,), why=MORE_THAN_COINS[bool(cost.potion)])
        else:
            return False
        return True

    def says(self) -> Text:
        return SILENT


NO_REASON: Text = ("", "")
MAIN = frozenset(("Action", "Treasure", "Night", "Victory"))


def say_revealed(
    c: Context, cards: tuple[int, ...], sentence: str = "reveal", player: int | None = None, fits: Text = NO_REASON
) -> None:
    """Says that the player reveals these cards, and lets what waits for that happen: the last call of its step."""
    who = c.who if player is None else player
    c.say("reveal", who, sentence, cards, **({"fits": fits} if fits[EN] else {}))
    window(c.game, "reveal", who, cards)


@dataclass(eq=False)
class refill(Op):
    """So that the deck has n cards to look at, or as many as there are."""

    n: Count = 1

    def __call__(self, c: Frame) -> None:
        draw.refill(c.game, c.who, reckon(self.n, c))


def _top(c: Context) -> tuple[int, ...]:
    return c.deck[:1]


def top_card(name: str = "top") -> Step:
    """Notes the top card of the deck, shuffling if needed; nobody has seen it yet."""
    return (refill(1), note(name, _top))


NO_DRAWING: Mapping[str, Text] = {
    "look": ("looking at cards is not drawing", "Ansehen ist kein Ziehen"),
    "reveal": ("revealing cards is not drawing", "Aufdecken ist kein Ziehen"),
}


def tell_token_stays(c: Frame, kind: str) -> None:
    """The token that takes away a drawn card lies on the deck, and cards below it are seen."""
    if c.game.token(c.who, "minus-card"):
        c.say(
            "not",
            c.who,
            "token stays",
            because=tuple(dict.fromkeys((*c.special, "adventures:minus-tokens:2"))),
            why=NO_DRAWING[kind],
        )


@dataclass(eq=False)
class See(Op):
    """The top n cards of the deck, or its bottom card, become known: to the player, or to all."""

    n: Count
    name: str
    kind: str  # "look" or "reveal"
    bottom: bool = False

    def sees(self) -> Mapping[str, int]:
        return {self.name: usual(self.n)}

    def __call__(self, c: Frame) -> None:
        n = 1 if self.bottom else number(self.n, c)
        cards = c.deck[-1:] if self.bottom else c.deck[:n]
        c.notes[self.name] = cards
        know(c, cards)
        if not cards:
            if n > 0:  # else the card says to see none
                none = "reveal none" if self.kind == "reveal" else "look none"
                own = dict.fromkeys((*c.special, *c.cites[:1]))
                c.say("not", c.who, none, because=(*own, f"base2:{self.kind}:2"))
            return
        c.say(self.kind, c.who, "look at bottom" if self.bottom else self.kind, cards)
        if not self.bottom:
            tell_token_stays(c, self.kind)
        if len(cards) < n:
            fewer = "reveal fewer" if self.kind == "reveal" else "look fewer"
            c.say("not", c.who, fewer, because=(*c.cites[:1], f"base2:{self.kind}:2"), n=len(cards), m=n)
        if self.kind == "reveal":
            window(c.game, "reveal", c.who, cards)


def look(n: Count, name: str = "seen") -> Step:
    """Looks at the top n cards of the deck, shuffling if needed; they stay there until something moves them."""
    return (refill(n), See(n, name, "look"))


def look_at_bottom(name: str = "seen") -> Step:
    return (refill(1), See(1, name, "look", bottom=True))


def reveal(n: Count, name: str = "seen") -> Step:
    """Reveals the top n cards of the deck; they stay there until something moves them."""
    return (refill(n), See(n, name, "reveal"))


@dataclass(eq=False)
class show(Op):
    """Shows the noted cards, which stay where they are."""

    name: str

    def __call__(self, c: Frame) -> None:
        cards = c.many(self.name)
        know(c, cards)
        if cards:
            say_revealed(c, cards)


def reveal_hand(c: Context) -> None:
    know(c, c.hand)
    say_revealed(c, c.hand, "reveal hand")


def _hand(c: Context) -> tuple[int, ...]:
    return c.hand


def discard_or_reveal_hand(test: CardTest, *told: Step) -> Step:
    """One such card from the hand; who has none shows the hand, and what is to be told of that."""
    one: Step = weigh("picked", test) if isinstance(test, costs_from) else ()
    all_of_them: Step = weigh(_hand, test) if isinstance(test, costs_from) else ()
    return (
        Pick("picked", HAND, 1, test=test, prompt="discard"),
        when(noted("picked"), one, discard_noted("picked"), orelse=(reveal_hand, all_of_them, *told)),
    )


def reveal_this(c: Context) -> None:
    """A Reaction is shown from the hand and stays there."""
    say_revealed(c, (c.card,), player=c.me)


def look_through_discard(c: Context) -> None:
    know(c, c.discard_pile)
    if c.discard_pile:
        c.say("look", c.who, "look through", c.discard_pile)


def tell_empty_discard(c: Context) -> None:
    """Where a card does something with the discard pile alone, and there is none."""
    if not c.discard_pile:
        c.say("not", c.who, "look none there")


_PUT_THERE = ("it was put into the discard pile, not discarded", "Die Karte wurde hingelegt, nicht abgelegt")


class _DeckToDiscard(Op):
    """Put there, not discarded: nothing that needs a discard happens."""

    def __call__(self, c: Frame) -> None:
        base = c.who * ZONES
        deck = c.deck
        c.say("put", c.who, "discard deck", n=so_many_cards(len(deck)))
        tell_unheard(c.game, c.who, {"event": "discard", "source": base + DECK}, deck, _PUT_THERE, c.cites)
        for card in reversed(deck):
            c.game.move(card, base + DECK, base + DISCARD)

    def says(self) -> Text:
        return "put the deck into the discard pile", "den Nachziehstapel auf den Ablagestapel legen"


deck_to_discard = _DeckToDiscard()


def _has_a_deck(c: Context) -> bool:
    return bool(c.deck)


def may_put_deck_into_discard() -> Step:
    asked = "Do you put your deck into your discard pile?", "Legst du deinen Nachziehstapel auf den Ablagestapel?"
    return may(asked, deck_to_discard, test=_has_a_deck)


@dataclass(eq=False)
class _RevealNext(Op):
    test: CardTest
    n: int
    found: str
    rest: str
    none: str
    what: Thing | None
    fits: Text | None = None

    def __post_init__(self) -> None:
        spelling.sentence(self.none)

    def sees(self) -> Mapping[str, int]:
        return {self.found: self.n, self.rest: SEVERAL}

    def __call__(self, c: Frame) -> None:
        deck = c.deck
        if not deck:
            c.notes["go on"] = False
            found, what = len(c.many(self.found)), self.what or sought(self.test)
            if found or c.many(self.rest):
                told = "found fewer" if found else self.none
                none, which = none_such(what), what.clause
                c.say("not", c.who, told, (c.code.source,), n=found, m=self.n, none=none, which=which)
            else:
                c.say("not", c.who, "reveal none", because=(*c.special, *c.cites[:1], "base2:reveal:2"))
            return
        c.game.kind(deck[0])
        fits = self.test(c, deck[0])
        new = c.game.move(deck[0], zone_of(c.who, DECK), zone_of(c.who, ASIDE))
        name = self.found if fits else self.rest
        c.notes[name] = (*c.notes[name], new)
        c.notes["go on"] = len(c.notes[self.found]) < self.n
        say_revealed(c, (new,), fits=self._why_it_fits(c, new) if fits and c.game.log is not None else NO_REASON)

    def _why_it_fits(self, c: Context, card: int) -> Text:
        """a Victory card; a name that is not in hand"""
        test, kind = self.test, c.known(card)
        if self.fits is not None:
            return self.fits
        types = sorted(test.types & c.types(kind) - {kind.name}) if isinstance(test, is_type) else []
        if len(types) != 1 or len(MAIN & kind.types) > 1:  # of several types that is told by itself
            return NO_REASON
        en, de = a_type(types[0])
        return f", {en} card", f", {de}"


def found_none(c: Context) -> bool:
    """Everything was revealed, and no card fitted."""
    return not c.notes.get("go on", True) and not c.many("found")


def sought(test: CardTest) -> Thing:
    """What fits, as far as the test can tell."""
    return thing(test) or Thing(("such card", "solche Karte"))


def none_such(what: Thing) -> Text:
    """
    >>> none_such(Thing(("an Action card", "eine Aktionskarte"))), none_such(Thing(("such card", "solche Karte")))
    (('no Action card', 'keine Aktionskarte'), ('no such card', 'keine solche Karte'))
    """
    en, de = what.noun
    return f"no {en.removeprefix('an ').removeprefix('a ')}", f"keine {de.removeprefix('eine ')}"


def reveal_until(
    test: CardTest,
    n: int = 1,
    found: str = "found",
    rest: str = "rest",
    none: str = "none found",
    what: Thing | None = None,
    fits: Text | None = None,
) -> Step:
    """Reveals cards from the deck until n fit; all are set aside meanwhile, under two names.

    `what` says what fits, as cards, where the test cannot, and `fits` why one does.
    """
    begin = (note(found, ()), note(rest, ()), note("go on", True))
    return (begin, as_long_as(noted("go on"), refill(1), _RevealNext(test, n, found, rest, none, what, fits)))


def take_those(test: CardTest) -> Step:
    """Takes those of the seen cards that fit into hand, all of them."""
    return (note("taken", among("seen", test)), put("taken", DECK, HAND, "take"))


def put_back_in_any_order(name: str = "seen", source: int = DECK, by: str = "who") -> Step:
    """Puts the noted cards that are still there back onto the deck in an order that is asked for."""
    return (note(name, among(name, zone=source)), Order(name, by), put(name, source, DECK, "topdeck"))
