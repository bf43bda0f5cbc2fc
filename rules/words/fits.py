"""Tests: whether a card fits, a pile's card fits, something was noted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rules.engine import spelling
from rules.engine.being import is_not_now
from rules.engine.context import Context
from rules.engine.decisions import Text
from rules.engine.kinds import Kind
from rules.engine.steps import Not
from rules.engine.why_not import forbidden
from rules.engine.zones import DECK
from rules.facts import Cost, cards_of_type, german_type
from rules.rulebook.reckoning import Bound, cost_reckoned, cost_text, costs_now, tell_cost, tell_price
from rules.speech.grammar import DE, EN, A, a_card, article, listed, no_card
from rules.speech.options import Thing, cards, cards_named, typed
from rules.speech.wording import a_type, none_of
from rules.words.terms import CardTest, Count, Counted, KindTest, number


class Describes:
    """A test that can say what fits, in an option; of several cards where it can."""

    def thing(self, n: int) -> Thing | None:
        raise NotImplementedError

    def thing_in(self, c: Context, n: int) -> Thing | None:
        """The same as it stands now, where a number is only known in the game."""
        return self.thing(n)


def thing_in(test: object, c: Context, n: int = 1) -> Thing | None:
    """What fits this test now."""
    return test.thing_in(c, n) if isinstance(test, Describes) else thing(test, n)


def thing(test: object, n: int = 1) -> Thing | None:
    """What fits this test, anything where there is none; None where only the card can tell."""
    if test is None:
        return cards(n)
    return test.thing(n) if isinstance(test, Describes) else None


COPY_IN_PLAY: Text = ("a copy of it is in play", "Eine solche Karte ist schon im Spiel")


class Refuses:
    """A test that can say why something does not fit, in a clause; None where only the card's line can tell."""

    def why_not(self, c: Context, thing: Any) -> Text | None:
        raise NotImplementedError


def why_not(test: object, c: Context, thing: Any) -> Text | None:
    """Why a card, or what a pile offers, does not fit this test."""
    return test.why_not(c, thing) if isinstance(test, Refuses) else None


def _none_of(types: frozenset[str], c: Context, kind: Kind) -> Text | None:
    """it is not an Action; it is neither an Action nor a Treasure"""
    if not types or not types.isdisjoint(c.types(kind)):
        return None
    names = [_a(type_) for type_ in sorted(types)]
    if len(names) == 1:
        now = is_not_now(c.game, c.me, kind, *types)
        if now is not None:
            return f"it is not {names[0][0]} now: {now[EN]}", f"Das ist jetzt k{names[0][1]}: {now[DE]}"
        return f"it is not {names[0][0]}", f"Das ist k{names[0][1]}"
    en, de = (" nor ".join(en for en, _ in names), " noch ".join(de for _, de in names))
    return f"it is neither {en}", f"Das ist weder {de}"


def _one_of_the_wrong(types: frozenset[str], c: Context, kind: Kind) -> Text | None:
    """it is a Duration"""
    found = [_a(type_) for type_ in sorted(types & c.types(kind))]
    return (f"it is {found[0][0]}", f"Das ist {found[0][1]}") if found else None


def _a(type_: str) -> Text:
    """An Action, a Duration, but a Victory card."""
    en, de = a_type(type_)
    return f"{en} card" if type_ == "Victory" else en, de


def _costs(c: Context, kind: Kind, bound: Bound) -> Text:
    """it costs 4 now (5, less 1 by the Bridge), and at most 3 is allowed"""
    now, how = costs_now(c.game, kind), cost_reckoned(c.game, kind)
    en, de = (f" now ({how[EN]})", f" ({how[DE]})") if how else ("", "")
    then = " jetzt" if how else ""
    held = bound.reckoned(c.game, _beside_coins(c, kind, bound))
    return f"it costs {now[EN]}{en}, and {held[EN]}", f"Die Karte kostet{then} {now[DE]}{de}, und {held[DE]}"


def _beside_coins(c: Context, kind: Kind, bound: Bound) -> Text:
    """However cheap it is in coins, a Potion or debt is more than is allowed."""
    cost, most = c.game.cost(kind), bound.beside if bound.than is None else c.game.cost(bound.than)
    if cost.potion > most.potion == 0:
        return " and no Potion", " und kein Trank"
    return (" and no debt", " und keine Schulden") if cost.debt > most.debt == 0 else ("", "")


def _typed(types: frozenset[str], n: int = 1) -> Thing | None:
    return typed(next(iter(types)), n) if len(types) == 1 else None


def _of_either(types: frozenset[str]) -> Thing | None:
    """An Action or Treasure card."""
    en, german = " or ".join(sorted(types)), [cards_of_type(type_) for type_ in sorted(types)]
    return Thing((f"{article(en)} {en} card", f"eine {' oder '.join(german)}")) if all(german) else None


def _costing(types: frozenset[str], en: str, de: str) -> Thing | None:
    of = cards() if not types else _typed(types) if len(types) == 1 else _of_either(types)
    return of and of.that(f"costs {en}", f"{de} kostet")


def _no(types: frozenset[str], of: Thing | None) -> Thing | None:
    """That, if it is none of these."""
    if not types or of is None:
        return of
    names = [_a(type_) for type_ in sorted(types)]
    if len(names) == 1:
        return of.that(f"is no {names[0][EN].partition(' ')[2]}", f"k{names[0][DE]} ist")
    en, de = " nor ".join(en for en, _ in names), " noch ".join(de for _, de in names)
    return of.that(f"is neither {en}", f"weder {de} ist")


def _amount(cost: Cost) -> Text:
    """The number alone, unless it is more than coins."""
    return cost_text(cost) if cost.potion or cost.debt else (str(cost.coins), str(cost.coins))


# --- of a card -------------------------------------------------------------------------------------------------------


class is_type(Describes, Refuses):
    """The card has one of these types."""

    def __init__(self, *types: str) -> None:
        self.types = spelling.types(types)

    def __call__(self, c: Context, card: int) -> bool:
        return not self.types.isdisjoint(c.game.types(c.game.kind(card)))

    def why_not(self, c: Context, thing: int) -> Text | None:
        return _none_of(self.types, c, c.kind(thing))

    def thing(self, n: int) -> Thing | None:
        return _typed(self.types, n) if len(self.types) == 1 or n > 1 else _of_either(self.types)


is_action = is_type("Action")
is_treasure = is_type("Treasure")
is_victory = is_type("Victory")
is_attack = is_type("Attack")
is_duration = is_type("Duration")


class named(Describes, Refuses):
    def __init__(self, *slugs: str) -> None:
        self.slugs = spelling.slugs(slugs)

    def __call__(self, c: Context, card: int) -> bool:
        return c.game.kind(card).slug in self.slugs

    def why_not(self, c: Context, thing: int) -> Text | None:
        if len(self.slugs) > 1:
            return None
        return f"it is {no_card(self.slugs[0], EN)}", f"Das ist {no_card(self.slugs[0], DE)}"

    def thing(self, n: int) -> Thing | None:
        return cards_named(self.slugs[0], n) if len(self.slugs) == 1 else None


@dataclass(frozen=True)
class but_not(Describes, Refuses):
    """Fits the one test, not the other."""

    test: CardTest
    other: CardTest

    def __call__(self, c: Context, card: int) -> bool:
        return bool(self.test(c, card)) and not self.other(c, card)

    def why_not(self, c: Context, thing: int) -> Text | None:
        if not self.test(c, thing):
            return why_not(self.test, c, thing)
        if isinstance(self.other, is_type):
            return _one_of_the_wrong(self.other.types, c, c.kind(thing))
        if isinstance(self.other, named):
            return f"it is {a_card(c.kind(thing).slug, EN)}", f"Das ist {a_card(c.kind(thing).slug, DE, A)}"
        return COPY_IN_PLAY if self.other is copy_in_play else None

    def thing(self, n: int) -> Thing | None:
        of = None if n > 1 else cards() if self.test is anything else thing(self.test)
        if of is None or self.other is copy_in_play:
            return of and of.that("has no copy in play", "nicht schon vor dir liegt")
        if isinstance(self.other, is_type):
            return _no(self.other.types, of)
        return of.that(*_is_none_of(self.other.slugs)) if isinstance(self.other, named) else None


def _is_none_of(slugs: tuple[str, ...]) -> Text:
    names = listed([no_card(slug, EN).removeprefix("no ") for slug in slugs], EN)
    return f"is no {names}", f"{listed([no_card(slug, DE) for slug in slugs], DE)} ist"


def copy_in_play(c: Context, card: int) -> bool:
    """The player has a card of that name in play."""
    kind = c.kind(card)
    return any(c.kind(played) is kind for played in c.game.in_play(c.me))


def anything(c: Context, card: int) -> bool:
    """Any card will do."""
    return True


@dataclass(frozen=True)
class offered(Describes, Refuses):
    """The card fits a test of what a pile offers."""

    test: KindTest

    def __call__(self, c: Context, card: int) -> bool:
        return bool(self.test(c, c.kind(card)))

    def why_not(self, c: Context, thing: int) -> Text | None:
        return why_not(self.test, c, c.kind(thing))

    def thing(self, n: int) -> Thing | None:
        return thing(self.test, n)

    def thing_in(self, c: Context, n: int) -> Thing | None:
        return thing_in(self.test, c, n)


@dataclass(frozen=True)
class all_of(Describes, Refuses):
    """Fits each of these tests; the first that fails says why."""

    tests: tuple[Callable[[Context, Any], object], ...]

    def __call__(self, c: Context, thing: Any) -> bool:
        return all(test(c, thing) for test in self.tests)

    def why_not(self, c: Context, thing: Any) -> Text | None:
        return next((why_not(test, c, thing) for test in self.tests if not test(c, thing)), None)

    def thing(self, n: int) -> Thing | None:
        return _all([thing(test, n) for test in self.tests])

    def thing_in(self, c: Context, n: int) -> Thing | None:
        return _all([thing_in(test, c, n) for test in self.tests])


def _all(things: list[Thing | None]) -> Thing | None:
    """What all of these are, where only one of them says what it is, and not only what it costs."""
    found = [of for of in things if of is not None]
    nouns = [of for of in found if of.noun != cards().noun]
    if len(found) < len(things) or len(nouns) > 1:
        return None
    whole = nouns[0] if nouns else found[0]
    for of in found:
        if of.clause[EN] not in whole.clause[EN]:
            whole = whole.that(of.clause[EN].removeprefix(" that "), of.clause[DE].removeprefix(", die "))
    return whole


@dataclass(frozen=True)
class or_else(Describes, Refuses):
    """Fits the test; where it does not, that is why. `that` is what must be so, as a question says it."""

    test: Callable[[Context, Any], object]
    why: Text
    that: Text | None = None

    def __call__(self, c: Context, thing: Any) -> bool:
        return bool(self.test(c, thing))

    def why_not(self, c: Context, thing: Any) -> Text | None:
        return self.why

    def thing(self, n: int) -> Thing | None:
        if self.that is not None:
            return cards().that(*self.that) if n == 1 else None
        return thing(self.test, n)

    def thing_in(self, c: Context, n: int) -> Thing | None:
        return self.thing(n) if self.that is not None else thing_in(self.test, c, n)


# What `or_else` says of a card that must not be called as another one.
ANOTHER_NAME: tuple[Text, Text] = (
    ("it has the same name", "Die Karte heißt genauso"),
    ("has another name", "anders heißt"),
)


@dataclass(frozen=True)
class costs_from(Describes, Refuses):
    """Costs so many coins, and neither a Potion nor debt; where there is no most, whatever it costs besides."""

    least: int
    most: int = 0

    def __call__(self, c: Context, card: int) -> bool:
        return self.allows(c.cost_of(card))

    def allows(self, cost: Cost) -> bool:
        if not self.most:
            return self.least <= cost.coins
        return self.least <= cost.coins <= self.most and not cost.potion and not cost.debt

    def bound(self) -> Bound:
        return Bound(self.most, least=self.least)

    @property
    def range(self) -> Text:
        if not self.most:
            return f"{self.least} or more", f"{self.least} oder mehr"
        if not self.least:
            return f"at most {self.most}", f"höchstens {self.most}"
        return f"{self.least} to {self.most}", f"{self.least} bis {self.most}"

    def why_not(self, c: Context, thing: int) -> Text | None:
        return _costs(c, c.kind(thing), self.bound())

    def thing(self, n: int) -> Thing | None:
        if n > 1:
            return None
        if not self.most:
            return _costing(frozenset(), *self.range)
        return _costing(frozenset(), f"{self.least} to {self.most}", f"{self.least} bis {self.most}")


@dataclass(frozen=True)
class playable(Describes, Refuses):
    """Fits the test, and nothing forbids to play it from hand."""

    test: CardTest

    def __call__(self, c: Context, card: int) -> bool:
        return bool(self.test(c, card)) and c.game.may_play(c.game.owner_of(card), c.game.kind(card))

    def why_not(self, c: Context, thing: int) -> Text | None:
        if not self.test(c, thing):
            return why_not(self.test, c, thing)
        player, kind = c.game.owner_of(thing), c.kind(thing)
        by = c.game.forbids_playing(player, kind)
        return None if by is None else forbidden(c.game, player, kind, by)

    def thing(self, n: int) -> Thing | None:
        return thing(self.test, n)

    def thing_in(self, c: Context, n: int) -> Thing | None:
        return thing_in(self.test, c, n)


def lacked(test: object, c: Context) -> Text | None:
    """No Treasure card, kein Kupfer: what fits and is not in the hand; None where that is no single type or name."""
    if isinstance(test, playable | or_else):
        return lacked(test.test, c)
    if isinstance(test, but_not):
        return None if any(test.test(c, card) for card in c.hand) else lacked(test.test, c)
    if isinstance(test, is_type) and len(test.types) == 1:
        return none_of(next(iter(test.types)))
    if isinstance(test, named) and len(test.slugs) == 2:
        (one_en, other_en), (one_de, other_de) = ([a_card(slug, at) for slug in test.slugs] for at in (EN, DE))
        return f"neither {one_en} nor {other_en}", f"weder {one_de} noch {other_de}"
    return none_of(test.slugs[0]) if isinstance(test, named) and len(test.slugs) == 1 else None


# --- of what a pile offers -------------------------------------------------------------------------------------------


class up_to(Describes, Refuses):
    """Costs up to that many coins, and nothing else; of one of these types, if any are named, and of none of `no`."""

    def __init__(self, coins: Count, *types: str, no: tuple[str, ...] = ()) -> None:
        self.coins = coins
        self.types = spelling.types(types)
        self.no = spelling.types(no)

    def __call__(self, c: Context, kind: Kind) -> bool:
        cost = c.game.cost(kind)
        if cost.coins > number(self.coins, c) or cost.potion or cost.debt or not _one_of(self.types, c, kind):
            return False
        return not self.no or c.types(kind).isdisjoint(self.no)

    def bound(self, c: Context) -> Bound:
        return Bound(number(self.coins, c), self.exact)

    def why_not(self, c: Context, thing: Kind) -> Text | None:
        wrong = _none_of(self.types, c, thing) or _one_of_the_wrong(self.no, c, thing)
        return wrong or (None if _within(c.cost(thing), self.bound(c)) else _costs(c, thing, self.bound(c)))

    exact = False

    def thing(self, n: int) -> Thing | None:
        return self._thing(n, self.coins) if isinstance(self.coins, int) else None

    def thing_in(self, c: Context, n: int) -> Thing | None:
        return self._thing(n, number(self.coins, c))

    def _thing(self, n: int, coins: int) -> Thing | None:
        return _no(self.no, _costing(self.types, *_so_much(coins, self.exact))) if n == 1 else None


class exactly(up_to):
    exact = True

    def __call__(self, c: Context, kind: Kind) -> bool:
        return c.game.cost(kind) == Cost(number(self.coins, c)) and _one_of(self.types, c, kind)


@dataclass(frozen=True)
class _coins_paid:
    paid: Callable[[Context], Cost]

    def __call__(self, c: Context) -> int:
        return self.paid(c).coins


class exactly_paid(exactly):
    """Costs exactly that, in coins, Potions and debt, for that reason; of one of these types, if any are named."""

    def __init__(self, paid: Callable[[Context], Cost], why: Text, *types: str) -> None:
        super().__init__(_coins_paid(paid), *types)
        self.paid = paid
        self.why = why

    def __call__(self, c: Context, kind: Kind) -> bool:
        return c.game.cost(kind) == self.paid(c) and _one_of(self.types, c, kind)

    def bound(self, c: Context) -> Bound:
        return Bound(self.paid(c).coins, True, beside=self.paid(c), why=self.why)

    def why_not(self, c: Context, thing: Kind) -> Text | None:
        wrong = _none_of(self.types, c, thing)
        return wrong or (None if c.cost(thing) == self.paid(c) else _costs(c, thing, self.bound(c)))

    def thing_in(self, c: Context, n: int) -> Thing | None:
        return _costing(self.types, *_so_much(_amount(self.paid(c)), True)) if n == 1 else None


class up_to_more(Describes, Refuses):
    """Costs up to that much more than the noted card; of one of these types, and fits `also`, if any are named."""

    exact = False

    def __init__(self, more: Count, name: str = "trashed", *types: str, also: KindTest | None = None) -> None:
        self.more = more
        self.name = name
        self.types = spelling.types(types)
        self.also = also

    def limit(self, c: Context) -> Cost:
        cost, more = c.game.cost_of(c.one(self.name)), number(self.more, c)
        return Cost(cost.coins + more, cost.potion, cost.debt) if more else cost

    def __call__(self, c: Context, kind: Kind) -> bool:
        return _one_of(self.types, c, kind) and self._costs(c, kind) and bool(not self.also or self.also(c, kind))

    def _costs(self, c: Context, kind: Kind) -> bool:
        return c.game.cost(kind) <= self.limit(c)

    def bound(self, c: Context) -> Bound:
        return Bound(self.limit(c).coins, self.exact, number(self.more, c), c.game.kind(c.one(self.name)))

    def why_not(self, c: Context, thing: Kind) -> Text | None:
        wrong = _none_of(self.types, c, thing)
        if wrong or self._costs(c, thing):
            return wrong or why_not(self.also, c, thing)
        return _costs(c, thing, self.bound(c))

    def thing(self, n: int) -> Thing | None:
        if n > 1 or self.also or not isinstance(self.more, int) or self.more <= 0:
            return None
        en, de = _so_much(self.more, self.exact)
        return _costing(self.types, f"{en} more", f"{de} mehr")

    def thing_in(self, c: Context, n: int) -> Thing | None:
        of = _costing(self.types, *_so_much(_amount(self.limit(c)), self.exact)) if n == 1 else None
        return _all([of, thing_in(self.also, c)]) if self.also else of


class exactly_more(up_to_more):
    exact = True

    def _costs(self, c: Context, kind: Kind) -> bool:
        return c.game.cost(kind) == self.limit(c)


def costs_the_same(name: str = "trashed") -> exactly_more:
    """As the noted card does."""
    return exactly_more(0, name)


class cheaper_than(Describes, Refuses):
    """Costs less than the noted card; of none of these types, if any are named."""

    def __init__(self, name: str, *, no: str = "") -> None:
        self.name = name
        self.no = no and spelling.type_(no)

    def __call__(self, c: Context, kind: Kind) -> bool:
        return c.game.cost(kind) < c.game.cost_of(c.one(self.name)) and self.no not in c.game.types(kind)

    def bound(self, c: Context) -> Bound:
        card = c.one(self.name)
        return Bound(c.game.cost_of(card).coins - 1, more=None, than=c.game.kind(card))

    def why_not(self, c: Context, thing: Kind) -> Text | None:
        wrong = _one_of_the_wrong(frozenset({self.no}), c, thing)
        cheaper = c.cost(thing) < c.cost_of(c.one(self.name))
        return wrong or (None if cheaper else _costs(c, thing, self.bound(c)))

    def thing(self, n: int) -> Thing | None:
        return None

    def thing_in(self, c: Context, n: int) -> Thing | None:
        no = frozenset({self.no} - {""})
        return _no(no, _costing(frozenset(), *_less(c.cost_of(c.one(self.name))))) if n == 1 else None


def _less(cost: Cost) -> Text:
    en, de = _amount(cost)
    return f"less than {en}", f"weniger als {de}"


class CheaperThanThis(Describes, Refuses):
    """Costs less than the card itself does; of one of these types, if any are named."""

    def __init__(self, *types: str) -> None:
        self.types = spelling.types(types)

    def __call__(self, c: Context, kind: Kind) -> bool:
        return c.cost(kind) < c.cost_of(c.card) and _one_of(self.types, c, kind)

    def bound(self, c: Context) -> Bound:
        return Bound(c.cost_of(c.card).coins - 1, more=None, than=c.known(c.card))

    def why_not(self, c: Context, thing: Kind) -> Text | None:
        wrong = _none_of(self.types, c, thing)
        return wrong or (None if c.cost(thing) < c.cost_of(c.card) else _costs(c, thing, self.bound(c)))

    def thing(self, n: int) -> Thing | None:
        return None

    def thing_in(self, c: Context, n: int) -> Thing | None:
        return _costing(self.types, *_less(c.cost_of(c.card))) if n == 1 else None


cheaper_than_this = CheaperThanThis()


class of_type(Describes, Refuses):
    """What the pile offers has one of these types."""

    def __init__(self, *types: str) -> None:
        self.types = spelling.types(types)

    def __call__(self, c: Context, kind: Kind) -> bool:
        return _one_of(self.types, c, kind)

    def why_not(self, c: Context, thing: Kind) -> Text | None:
        return _none_of(self.types, c, thing)

    def thing(self, n: int) -> Thing | None:
        return _typed(self.types, n)


@dataclass(frozen=True)
class no_type(Describes, Refuses):
    """What the pile offers is none of these."""

    type: str

    def __post_init__(self) -> None:
        spelling.type_(self.type)

    def __call__(self, c: Context, kind: Kind) -> bool:
        return self.type not in c.game.types(kind)

    def why_not(self, c: Context, thing: Kind) -> Text | None:
        return _one_of_the_wrong(frozenset({self.type}), c, thing)

    def thing(self, n: int) -> Thing | None:
        return _no(frozenset({self.type}), cards()) if n == 1 else None


def _within(cost: Cost, bound: Bound) -> bool:
    return not (cost.potion or cost.debt) and (cost.coins == bound.coins if bound.exact else cost.coins <= bound.coins)


def _so_much(amount: int | Text, exact: bool) -> Text:
    en, de = (amount, amount) if isinstance(amount, int) else amount
    return (f"exactly {en}", f"genau {de}") if exact else (f"up to {en}", f"bis zu {de}")


def _one_of(types: frozenset[str], c: Context, kind: Kind) -> bool:
    return not types or not types.isdisjoint(c.game.types(kind))


# --- of what happened ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class noted:
    """Something was noted under that name: a card was trashed, gained, ..."""

    name: str

    def __call__(self, c: Context) -> Any:
        return c.notes.get(self.name)


@dataclass(frozen=True)
class noted_at_least:
    """So many cards were noted under that name: three were really discarded."""

    name: str
    n: int

    def __call__(self, c: Context) -> bool:
        return len(c.many(self.name)) >= self.n


@dataclass(frozen=True)
class noted_is:
    """A card was noted under that name, and it fits."""

    name: str
    test: CardTest

    def __call__(self, c: Context) -> bool:
        card = c.one(self.name)
        return bool(card and self.test(c, card))


def still_in_discard_pile(c: Context) -> bool:
    """The card itself, which was just discarded, lies there; a Scheme may have taken it."""
    return c.card in c.game.discard(c.me)


def outside_clean_up(c: Context) -> bool:
    return c.game.phase != "clean-up"


@dataclass(frozen=True)
class nothing:
    """No card was noted under that name."""

    name: str

    def __call__(self, c: Context) -> bool:
        return not c.many(self.name)


@dataclass(frozen=True)
class coins_of(Counted):
    """How many coins the card noted under that name costs now; 0 where none was."""

    name: str

    def __call__(self, c: Context) -> int:
        return c.cost_of(c.one(self.name)).coins if c.many(self.name) else 0

    def tell(self, c: Context) -> None:
        if c.many(self.name):  # what does not come of one that costs nothing is told apart
            kind = c.kind(c.one(self.name))
            if c.cost(kind).coins:
                tell_price(c.game, c.who, kind, coins=True)
            else:
                tell_cost(c.game, c.who, kind)

    def per(self) -> Text:
        return "for each Coin it costs", "je 1 Geld, das sie kostet"


def top_is_a_duration(c: Context) -> bool:
    """The picked pile shows a Duration card."""
    pile = c.game.table.piles.get(c.notes.get("pile", ""))
    return pile is not None and is_duration(c, c.game.top(pile))


def not_the_first_play(c: Context) -> bool:
    """What plays the card several times has played it before."""
    return bool(c.notes.get("times", 1) > 1)


def played_several_times(c: Context) -> bool:
    """What plays cards several times played this one, in this turn or an earlier one."""
    return any(again == c.card for _, again in c.game.links)


def on_anothers_turn(c: Context) -> bool:
    return c.game.player != c.me


def mine(c: Context) -> bool:
    """The event is this player's own."""
    return c.mine


TO_MOVE: Text = ("move", "bewegen")
TO_PLAY: Text = ("play", "spielen")
TO_SET_ASIDE: Text = ("set aside", "zur Seite legen")
TO_EXCHANGE: Text = ("exchange", "tauschen")
TO_EXILE: Text = ("Exile", "ins Exil legen")
TO_RETURN: Text = ("return", "zurücklegen")


def moved_away(c: Context, deed: Text = TO_MOVE, *cites: str, to: int | None = None) -> Not:
    """A card that could have done something with what was gained finds it gone."""
    gained = c.known(c.subject).slug
    by = c.known(c.card).slug if c.card else ""  # a landscape is named by whoever tells it
    cites = (*cites, "base2:lost-track:1")
    return Not("moved away", by, gained, cites=cites, to=to, card=gained, deed=deed)


@dataclass(frozen=True)
class GainedIsThere:
    """The player gained a card, and it still lies where it was gained to; `deed` is what could be done with it."""

    deed: Text = TO_MOVE

    def __call__(self, c: Context) -> bool | Not:
        if c.mine and c.game.where(c.subject) is None:
            return moved_away(c, self.deed)
        return c.mine


gained_is_there = GainedIsThere()
gained_can_be_set_aside = GainedIsThere(TO_SET_ASIDE)


def only_supposed(c: Context) -> bool:
    """It is asked what would follow, had this player gained the card, and not whoever decides in the possessed turn."""
    return c.mine and c.me == c.game.player and bool(c.event["by"] == "possession")


def could_go_onto_deck(c: Context) -> bool | Not:
    """The player gained a card that lies where it was gained to, and not on top of the deck already."""
    if not c.mine:
        return False
    if c.game.where(c.subject) is None:
        return moved_away(c)
    if only_supposed(c):
        return bool(c.event["to"] != DECK)
    return c.subject in c.zone(c.event["to"]) and c.subject not in c.game.deck(c.me)[:1]


@dataclass(frozen=True)
class yours:
    """This player gained, bought, played a card of that type."""

    type: str

    def __post_init__(self) -> None:
        spelling.type_(self.type)

    @property
    def awaits(self) -> Text:
        return f"{self.type} card", cards_of_type(self.type) or f"Karte vom Typ {german_type(self.type)}"

    def __call__(self, c: Context) -> bool:
        return c.mine and c.is_a(c.subject, self.type)


def gained_this_turn(c: Context, *slugs: str) -> int:
    """How many cards, or how many of these, you have gained this turn."""
    return sum(1 for who, slug, _ in c.game.gained if who == c.me and (not slugs or slug in slugs))


def gained_in_the_buy_phase(c: Context, player: int | None = None) -> int:
    """How many cards the player has gained in this turn's Buy phase."""
    whose = c.me if player is None else player
    return sum(who == whose and phase == "buy" for who, _, phase in c.game.gained)


def copies_in_play(c: Context, slug: str) -> int:
    """How many of that card you have in play."""
    return sum(c.known(card).slug == slug for card in c.game.in_play(c.me))


def possessor_gained(c: Context) -> bool:
    """In a possessed turn of this player, the possessor gained the card in this player's place."""
    g = c.game
    return g.by >= 0 and g.player == c.me and bool(c.event["player"] == g.by)


def last_gained_by_the_possessor(c: Context) -> bool:
    """A pile was picked for this player to gain from, and whoever decides in this turn gained the card."""
    g = c.game
    return g.player == c.me and g.by >= 0 and bool(c.notes.get("pile") and g.gained) and g.gained[-1][0] == g.by


def who_gained_it(c: Context) -> Text:
    name = c.game.table.names[c.game.by]
    return f"{name} gained the card", f"Genommen hat die Karte {name}"


def gained_by_the_possessor(c: Context) -> Not:
    """A card that counts what this player gains finds that somebody else gained it."""
    return Not("possessor gained it", c.known(c.card).slug, cites=("alchemy:possession:2",), other=c.game.by)
