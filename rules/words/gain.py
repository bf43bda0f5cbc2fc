"""Gaining: a card of one's choice, a given card, several, from the trash; piles as such."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from rules.engine import spelling
from rules.engine.code import SILENT, Ask, Block, Frame, Op, Placed, Step, as_long_as, flat
from rules.engine.context import Context
from rules.engine.decisions import Decision, Text
from rules.engine.kinds import Kind
from rules.engine.state import Unidentified
from rules.engine.table import Pile
from rules.engine.why_not import empty_pile, lies_beneath
from rules.engine.zones import DECK, DISCARD, HAND
from rules.facts import german_type, plain
from rules.rulebook.gain import TELLS_PLACE, gain, gain_from
from rules.rulebook.reckoning import Bound, cost_reckoned, tell_cost, tell_price, why_nothing_fits
from rules.speech.grammar import capital
from rules.speech.naming import NOWHERE, Place, named
from rules.speech.options import FROM_SUPPLY, FROM_TRASH, HERE, cards_named, done
from rules.speech.wording import none_of
from rules.words.fits import (
    CheaperThanThis,
    all_of,
    cheaper_than,
    exactly,
    exactly_more,
    lacked,
    noted,
    of_type,
    or_else,
    thing,
    thing_in,
    up_to,
    up_to_more,
    why_not,
)
from rules.words.pick import Pick, cards_in_trash, note
from rules.words.terms import CardTest, Count, KindTest, Prompt, asked, question, reckon

TO: dict[int, Text] = {  # where an option says that the card goes
    DISCARD: ("", ""),
    HAND: (" to hand", " auf die Hand"),
    DECK: (" onto the deck", " auf den Nachziehstapel"),
}


def by(c: Frame) -> tuple[str, ...]:
    """The card whose text it is: what did not happen names it."""
    return (c.code.source,) if c.code.source else ()


IN_SUPPLY = Place(FROM_SUPPLY)
BOUNDED = (up_to, up_to_more, cheaper_than, CheaperThanThis)  # tests that know which costs they allow


MOST_MISFITS = 2  # so few cards that did not fit are told of


def tell_misfits(c: Frame, op: Ask, kinds: Iterable[Kind], few: bool) -> None:
    """Nobody was asked, as one card alone fitted: of what came near, why it did not; of `few` cards all come near."""
    near = [kind for kind in kinds if few or (_comes_near(kind) and kind.slug != _held_against(c, op))]
    wrong = {kind: why for kind in near if (why := op.why_not(c, kind))}
    told = (c.game.log or [])[-1].sentence in ("costs", "only fit")  # what is asked for
    for kind, (en, de) in list(wrong.items())[:MOST_MISFITS]:
        why = (en.partition(", and ")[0], de.partition(", und ")[0]) if told else (en, de)
        c.say("not", c.who, "misfit", (kind.slug,), why=why)


def _comes_near(kind: Kind) -> bool:
    """What it costs is not to be read off it."""
    return bool(kind.costs_like or kind.price)


def _held_against(c: Frame, op: Ask) -> str:
    """The card that the others are held against: what it costs is told."""
    test = getattr(op, "test", None)
    than = test.bound(c).than if isinstance(test, BOUNDED) else None
    return than.slug if than is not None else ""


class PickPile(Ask):
    """Picks a Supply pile by its top card; the notes get the pile's slug, "" for none."""

    def __init__(
        self,
        test: KindTest | None,
        name: str = "pile",
        may: bool = False,
        prompt: Prompt = "gain",
        by: str = "who",
        piles: Callable[[Context], Iterable[Pile]] | None = None,
    ) -> None:
        self.test = test
        self.name = name
        self.may = may
        self.prompt = spelling.prompt(prompt)
        self.by = spelling.decides(by)
        self.piles = piles

    def question(self, c: Frame) -> Decision:
        g = c.game
        items, labels = [], []
        for pile in g.table.supply if self.piles is None else self.piles(c):
            cards = g.zones[pile.zone]
            if cards:
                kind = g.kind(cards[0])
                if self.test is None or self.test(c, kind):
                    items.append(pile.slug)
                    labels.append(kind.name)
        least = 0 if self.may else 1
        prompt = question(self.prompt) if g.log is None or not items else self._asks(c)
        return Decision(asked(self.by, c), "choose-pile", g.source(), prompt, items, labels, least, 1)

    def _asks(self, c: Frame) -> Text:
        """The question, with what may be picked, as far as that can be told."""
        try:
            fits = thing_in(self.test, c)
        except Unidentified:  # nobody is asked for a face-down card only to be asked in more words
            fits = None
        prompt = question(self.prompt)
        if fits is None or (self.piles is not None and self.test is None):
            return prompt
        beside = self.piles is not None or (self.prompt == "gain" and self.test is not None)
        return named(prompt, fits, NOWHERE if beside else IN_SUPPLY)

    def __call__(self, c: Frame) -> None:
        super().__call__(c)
        if c.game.log is not None and c.game.pending is None and not self.may:
            self._tell_only_one(c)
            if c.notes[self.name]:
                tops = [c.game.top(pile) for pile in self.piles_asked_about(c)]
                tell_misfits(c, self, [c.kind(top) for top in tops if top], self.piles is not None)

    def _tell_only_one(self, c: Frame) -> None:
        """Nobody was asked: of all that lies there one card costs exactly so much."""
        test, g = self.test, c.game
        if (
            not (isinstance(test, exactly | exactly_more) and c.notes[self.name])
            or (g.log or [])[-1].sentence == "costs"
        ):
            return
        top, why = g.top(g.table.piles[c.notes[self.name]]), test.bound(c).reckoned(g)
        slug = c.kind(top).slug
        if not any(step.cards == (slug,) and step.words.get("why") == why for step in (g.log or [])[-2:]):
            c.say("effect", c.who, "only fit", (top,), why=why)

    def take(self, c: Frame, value: tuple[Any, ...]) -> None:
        c.notes[self.name] = value[0] if value else ""
        if value and c.game.log is not None and isinstance(self.test, BOUNDED):
            top = c.game.top(c.game.table.piles[value[0]])
            tell_cost(c.game, c.who, c.kind(top), self.test.bound(c))

    def piles_asked_about(self, c: Frame) -> Iterable[Pile]:
        return c.game.table.supply if self.piles is None else self.piles(c)

    def why_not(self, c: Frame, kind: Kind) -> Text | None:
        why = None if self.piles is not None else _not_offered(c, kind)
        test = self.test
        return why or (None if test is None or test(c, kind) else why_not(test, c, kind))

    def says(self) -> Text | None:
        if self.may or self.piles is not None:
            return None
        return done(self.prompt, thing(self.test), HERE if self.prompt == "gain" else FROM_SUPPLY)


def _not_offered(c: Context, kind: Kind) -> Text | None:
    """It is no card of the Supply, its pile is empty, or another one lies on top of it."""
    g = c.game
    pile = g.table.pile_of.get(kind.slug)
    if pile is None or not pile.supply:
        return "it is not in the Supply", "Die Karte ist nicht im Vorrat"
    if not g.top(pile):
        return empty_pile(g, kind)
    return lies_beneath(g, pile, kind)


def _of_the_placeholder(why: Text) -> Text:
    """What a mixed pile is goes by its placeholder."""
    en, de = why
    return en.replace("it is", "its placeholder is", 1), de.replace("Das ist", "Sein Platzhalter ist", 1)


class PickWholePile(Ask):
    """Picks a Supply pile as such: by its own name, empty or not; the notes get its slug, "" for none.

    `test` sees what stands for the pile, which for a mixed one is its placeholder.
    """

    whole_piles = True

    def __init__(
        self,
        test: KindTest | None = None,
        name: str = "pile",
        may: bool = False,
        prompt: Prompt = "pile",
        empty: bool = True,
    ) -> None:
        self.test = test
        self.name = name
        self.may = may
        self.prompt = spelling.prompt(prompt)
        self.empty = empty

    def question(self, c: Frame) -> Decision:
        g = c.game
        piles = [pile for pile in g.table.supply if self.test is None or self.test(c, pile.kind)]
        piles = [pile for pile in piles if self.empty or g.top(pile)]
        slugs, labels = [pile.slug for pile in piles], [pile.name for pile in piles]
        tops: dict[str, int] = {}
        for i, pile in enumerate(piles):
            if g.top(pile):
                kind = g.kind(g.top(pile))
                tops |= {plain(kind.name): i, plain(kind.de): i}
        least = 0 if self.may else 1
        return Decision(c.who, "choose-pile", g.source(), question(self.prompt), slugs, labels, least, aliases=tops)

    def take(self, c: Frame, value: tuple[Any, ...]) -> None:
        c.notes[self.name] = value[0] if value else ""

    def piles_asked_about(self, c: Frame) -> Iterable[Pile]:
        return c.game.table.supply

    def why_not(self, c: Frame, kind: Kind) -> Text | None:
        pile = c.game.table.piles.get(kind.slug) or c.game.table.pile_of.get(kind.slug)
        if pile is None or not pile.supply:
            return "it is no pile of the Supply", "Das ist kein Stapel des Vorrats"
        if not self.empty and not c.game.top(pile):
            return "the pile is empty", "Der Stapel ist leer"
        if self.test is None or self.test(c, pile.kind):
            return None
        why = why_not(self.test, c, pile.kind)
        return _of_the_placeholder(why) if why and pile.kind.fact.cards else why


def none_in_the_supply(test: KindTest | None) -> Text:
    """No Action card is in the Supply; or only that none fits."""
    if isinstance(test, of_type) and len(test.types) == 1:
        en, de = none_of(next(iter(test.types)))
        return f"{en} is in the Supply", f"{capital(de)} ist im Vorrat"
    return "no card in the Supply fits", "Keine Karte im Vorrat passt"


@dataclass(eq=False)
class gain_picked(Op):
    """Gains the top card of the picked pile; the notes get it, 0 for none."""

    name: str = "pile"
    to: int = DISCARD
    as_: str = "gained"
    may: bool = False  # whoever declines had something to gain
    test: KindTest | None = None  # what the pile had to fit
    none: Text | Callable[[Context], Text] | None = None  # why nothing fits, where only the card can tell
    pick: PickPile | None = None  # what was asked

    def __call__(self, c: Frame) -> None:
        c.notes[self.as_] = 0
        if c.notes.get(self.name):
            gain(c.game, c.who, c.game.table.piles[c.notes[self.name]], self.to, self.as_)
        elif c.game.log is not None and not self._has_declined(c):
            bound = self.test.bound(c) if isinstance(self.test, BOUNDED) else None
            why = self.none(c) if callable(self.none) else self.none
            c.say("not", c.who, "gain nothing", by(c), why=why or self._why_nothing(bound, c))

    def _has_declined(self, c: Frame) -> bool:
        return self.may and (self.pick is None or bool(self.pick.question(c).items))

    def _why_nothing(self, bound: Bound | None, c: Context) -> Text:
        if isinstance(self.test, of_type) and len(self.test.types) == 1:
            en, de = none_in_the_supply(self.test)
            return f": {en}", f": {de}"
        types = self.test.types if isinstance(self.test, up_to | up_to_more) else frozenset()
        return why_nothing_fits(c.game, bound, next(iter(types)) if len(types) == 1 else "")

    def says(self) -> Text | None:
        return SILENT if self.to == DISCARD else None


def tell_gained_a_curse(c: Frame) -> None:
    """Where a card goes by which of the three types was gained, and it is none of them."""
    gained = c.one("gained")
    if gained and c.types(c.kind(gained)).isdisjoint(("Action", "Treasure", "Victory")):
        c.say("not", c.me, "brings less", (c.code.source,), what=none_of("anything more"), why=_NONE_OF_THREE)


_NONE_OF_THREE = (
    "what was gained is neither an Action nor a Treasure nor a Victory card",
    "Das Genommene ist weder Aktions- noch Geld- noch Punktekarte",
)


@dataclass(eq=False)
class tell_what_it_is_held_against(Op):
    """What the noted card costs, from which it follows what may be gained; a sum is told with what is gained."""

    test: up_to_more | cheaper_than

    def __call__(self, c: Frame) -> None:
        if c.game.log is not None and c.many(self.test.name):
            kind = c.kind(c.one(self.test.name))
            if cost_reckoned(c.game, kind) is None:
                tell_price(c.game, c.who, kind)

    def says(self) -> Text:
        return SILENT


tell_place = note(TELLS_PLACE, True)  # what the card lets its player gain is said to go to the discard pile


def gain_choice(
    test: KindTest,
    to: int = DISCARD,
    *,
    may: bool = False,
    by: str = "who",
    as_: str = "gained",
    prompt: Prompt = "gain",
    none: Text | Callable[[Context], Text] | None = None,
) -> Step:
    """Gains a card of one's choice from the Supply; the notes get it, 0 for none. `none` says why nothing fits."""
    pick = PickPile(test, "pile", may, prompt, by)
    held = (tell_what_it_is_held_against(test),) if isinstance(test, up_to_more | cheaper_than) else ()
    return (*held, pick, gain_picked("pile", to, as_, may, test, none, pick))


def _shares_a_type(c: Context, kind: Kind) -> bool:
    return not c.types(kind).isdisjoint(c.types(c.kind(c.one("trashed"))))


_CHEAPER_OF_ITS_TYPE = all_of(
    (
        cheaper_than("trashed"),
        or_else(
            _shares_a_type,
            ("it shares no type with the trashed card", "Die Karte hat keinen Typ mit der entsorgten gemeinsam"),
            ("shares a type with the trashed one", "einen Typ mit der entsorgten gemeinsam hat"),
        ),
    )
)
NO_RULINGS: Mapping[str, str] = {}
_NONE_OF_ITS_TYPE = (
    ": no cheaper card shares a type with the trashed one",
    ": Keine billigere Karte hat einen Typ mit der entsorgten gemeinsam",
)


@dataclass(eq=False)
class _tell_shared_types(Op):
    """Which types the gained card and the trashed one have in common; on some of them there is a ruling."""

    rulings: Mapping[str, str]

    def __call__(self, c: Frame) -> None:
        lost, gained = c.one("trashed"), c.one("gained")
        if lost and gained and c.game.log is not None:
            both = sorted(c.types(c.kind(lost)) & c.types(c.kind(gained)))
            one = len(both) == 1
            what = (
                f"{'a type' if one else 'types'}: {', '.join(both)}",
                f"{'einen Typ' if one else 'Typen'} gemeinsam: {', '.join(map(german_type, both))}",
            )
            because = (*(self.rulings[type_] for type_ in both if type_ in self.rulings), *c.cites)
            c.say("effect", c.who, "share types", (lost, gained), because=because, what=what)

    def says(self) -> Text:
        return SILENT


def gain_cheaper_of_its_type(rulings: Mapping[str, str] = NO_RULINGS) -> Step:
    """Gains a card that costs less than the trashed one and shares a type with it; which one is told."""
    return (gain_choice(_CHEAPER_OF_ITS_TYPE, none=_NONE_OF_ITS_TYPE), _tell_shared_types(rulings))


@dataclass(eq=False)
class gain_a(Op):
    """Gains that card, if there is one, also from a pile beside the Supply."""

    slug: str
    to: int = DISCARD
    as_: str = "gained"

    def __post_init__(self) -> None:
        spelling.slug(self.slug)

    def __call__(self, c: Frame) -> None:
        gain(c.game, c.who, self.slug, self.to, self.as_, beside=True)

    def gains(self) -> str:
        return self.slug

    def says(self) -> Text | None:
        return _gains(self.slug, 1, self.to)


def _gains(slug: str, n: int, to: int) -> Text | None:
    return done("gain", cards_named(slug, n), to=TO[to]) if to in TO else None


@dataclass(eq=False)
class _CountGains(Op):
    slug: str
    n: Count
    to: int

    def __post_init__(self) -> None:
        spelling.slug(self.slug)

    def __call__(self, c: Frame) -> None:
        c.notes["left"] = reckon(self.n, c)

    def says(self) -> Text | None:
        return _gains(self.slug, self.n, self.to) if isinstance(self.n, int) else None


@dataclass(eq=False)
class _GainOneMore(Op):
    slug: str
    to: int

    def __call__(self, c: Frame) -> None:
        c.notes["left"] = c.notes["left"] - 1 if c.game.pile_cards(self.slug) else 0
        gain(c.game, c.who, self.slug, self.to, beside=True)

    def says(self) -> Text:
        return SILENT


def gain_several(slug: str, n: Count, to: int = DISCARD) -> Step:
    """Gains that many of a card, one after the other, as long as there are any."""
    return (_CountGains(slug, n, to), as_long_as(noted("left"), _GainOneMore(slug, to)))


@dataclass(eq=False)
class gain_named(Op):
    """Gains, if there is one, a card that is called as the noted card, or as the noted name."""

    name: str
    by: str = "who"

    def __post_init__(self) -> None:
        spelling.decides(self.by)

    def __call__(self, c: Frame) -> None:
        value = c.notes[self.name]
        gain(c.game, asked(self.by, c), value if isinstance(value, str) else c.kind(c.one(self.name)).slug)

    def says(self) -> Text:
        return f"{{{self.by}}} gains one", f"{{{self.by}}} nimmt eine"


def from_trash(c: Context, card: int, to: int = DISCARD) -> None:
    gain_from(c.game, c.me, card, c.game.table.trash, to)


class _GainNextFromTrash(Op):
    def __init__(self, name: str, to: int) -> None:
        self.name = name
        self.to = to

    def __call__(self, c: Frame) -> None:
        first, *rest = c.many(self.name)
        c.notes[self.name] = tuple(rest)
        if first in c.game.zones[c.game.table.trash]:
            from_trash(c, first, self.to)


def gain_from_trash(name: str, to: int = DISCARD) -> Step:
    """You gain the noted cards from the trash, one after the other, as far as they are still there."""
    return as_long_as(noted(name), _GainNextFromTrash(name, to))


@dataclass(eq=False)
class _GainFound(Op):
    test: CardTest
    to: int

    def __call__(self, c: Frame) -> None:
        if c.many("found"):
            from_trash(c, c.one("found"), self.to)
        else:
            en, de = lacked(self.test, c) or ("nothing that fits", "nichts Passendes")
            why = (f": there is {en} in the trash", f": Im Müll gibt es {de}")
            c.say("not", c.me, "gain nothing", by(c), why=why)


class _PickFound(Pick):
    def __call__(self, c: Frame) -> None:
        super().__call__(c)
        if c.game.log is not None and c.game.pending is None and c.many(self.name):
            tell_misfits(c, self, [c.known(card) for card in self.cards_asked_about(c)], True)


class gain_one_from_trash(Block):
    """You gain a card of your choice from the trash that fits."""

    def __init__(self, test: CardTest, to: int = DISCARD) -> None:
        self.test = test
        self.to = to

    def emit(self, out: list[Placed]) -> None:
        out += flat((_PickFound("found", cards_in_trash(self.test), 1, prompt="gain"), _GainFound(self.test, self.to)))

    def says(self) -> Text | None:
        return done("gain", thing(self.test), FROM_TRASH, TO[self.to])


def rotate(c: Context, pile: Pile) -> None:
    """The pile's top card, and the equal ones directly below it, go to the bottom."""
    g = c.game
    cards = g.zones[pile.zone]
    kinds = [g.kind(card) for card in cards]
    same = next((i for i, kind in enumerate(kinds) if kind is not kinds[0]), len(cards))
    moved = [g.move(card, pile.zone, pile.zone, bottom=True) for card in cards[:same]]
    if moved:
        alike = same == len(cards) > 1
        c.say("rotate", c.who, "rotate alike" if alike else "rotate", moved, card=pile.slug)


def times(n: int, *steps: Step) -> Step:
    return tuple(steps for _ in range(n))
