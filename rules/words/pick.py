"""Picking cards, and keeping in mind what was picked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from rules.engine import spelling
from rules.engine.code import NO_TRAITS, SILENT, Ask, Frame, Op
from rules.engine.context import Context
from rules.engine.decisions import Decision, Text
from rules.engine.kinds import UNKNOWN, Kind
from rules.engine.state import Unidentified
from rules.engine.steps import Not
from rules.engine.zones import DISCARD, EXILE, HAND, MOVED, PLAY, ZONES
from rules.rulebook.shadows import shadows, told_apart
from rules.speech.grammar import A_ACCUSATIVE, DE, EN, THE, capital, no_card, those, whose
from rules.speech.naming import NOWHERE, THESE, Place, SoMany, wanted
from rules.speech.naming import named as named_in
from rules.speech.options import FROM_EXILE, FROM_TRASH, HERE, Thing, done
from rules.speech.options import cards as any_cards
from rules.speech.prompts import NOT_DONE, parted
from rules.speech.wording import card_name
from rules.words.fits import Refuses, lacked, named, playable, thing, thing_in, why_not
from rules.words.telling import told_this_turn
from rules.words.terms import CardTest, Count, Prompt, Zone, any_number, asked, number, question, usual

FROM: dict[object, Text] = {HAND: HERE, EXILE: FROM_EXILE}  # where an option says that the cards come from
MOST_REASONS = 3  # cards of a hand of which it is told why they do not fit
_TOLD_HERE = frozenset(NOT_DONE) - {"play"}  # what is played, or is not, its own words tell
PICKED = "picked"  # of cards that are noted so, the pick itself has said what becomes of them

WHERE: dict[int, Text] = {
    HAND: ("in hand", "auf der Hand"),
    DISCARD: ("in the discard pile", "im Ablagestapel"),
    PLAY: ("in play", "im Spiel"),
    EXILE: ("in Exile", "im Exil"),
}
PLACES = {HAND: "hand", DISCARD: "discard pile", PLAY: "in play"}
LIES: dict[int, Text] = {  # where a question says that the cards lie that may be picked
    HAND: (" from your hand", " von der Hand"),
    DISCARD: (" from your discard pile", " aus deinem Ablagestapel"),
    PLAY: (" that you have in play", " im Spiel"),
    EXILE: FROM_EXILE,
}


HAND_OR_SHADOW: Text = (
    " from your hand or Shadow from your deck",
    " von der Hand oder welchen Schatten aus dem Nachziehstapel",
)


def there_is(none: Text) -> Text:
    """Of what is not there, as a reason: there is no Curse in hand, auf der Hand gibt es keinen Fluch."""
    what, here, more = none[DE].partition(f" {WHERE[HAND][DE]}")
    de = f"{capital(WHERE[HAND][DE])} gibt es {what}{more}" if here else f"Es gibt {none[DE]}"
    return f"there is {none[EN]}", de


class Pick(Ask):
    """Picks cards from a zone of `who`, or from the cards that a function gives. The notes get a tuple.

    n is how many; `may` allows none instead, `up_to` any number from `least` to n. `by` decides: "who" or "me".
    Cards of one name from different zones say where they lie if `apart`, all but those that come first. Where those
    that fit are `alike`, as cards of one name are, nobody names a face-down card if enough others fit.
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
        prompt: Prompt = "choose",
        by: str = "who",
        distinct: bool = False,
        least: int = 0,
        apart: bool = False,
        alike: bool = False,
    ) -> None:
        self.name = name
        self.zone = zone
        self.from_hand = zone == HAND
        self.n = n
        self.may = may
        self.up_to = up_to
        self.test = test
        self.prompt = spelling.prompt(prompt)
        self.by = spelling.decides(by)
        self.distinct = distinct
        self.least = least
        self.apart = apart
        self.to_play = zone == HAND and isinstance(test, playable)  # a Shadow in the deck will do as well
        self.alike = alike or (isinstance(test, named) and len(test.slugs) == 1)

    def sees(self) -> Mapping[str, int]:
        return NO_TRAITS if isinstance(self.zone, int) else {self.name: usual(self.n)}

    def cards(self, c: Frame) -> list[int]:
        zone = self.zone
        cards = c.game.zones[c.who * ZONES + zone] if isinstance(zone, int) else zone(c)
        test = self.test
        if self.to_play and c.game.table.shadows:
            cards = (*cards, *shadows(c.game, c.who))
        if c.game.unknown and self.alike and test is not None:  # a known Copper settles a Cutpurse
            known = [card for card in cards if c.known(card) is not UNKNOWN and test(c, card)]
            if len(known) >= number(self.n, c):
                return known
        return [card for card in cards if test is None or test(c, card)]

    def __call__(self, c: Frame) -> None:
        if c.game.table.shadows and c.game.log and self.from_hand and not self.to_play:
            self._tell_shadows_stay(c)
        super().__call__(c)
        if self.may and self.from_hand and c.game.log and c.game.pending is None and self.offers:
            self._tell_none_fits(c)

    def _tell_shadows_stay(self, c: Frame) -> None:
        """Shadows in the deck are as good as in hand for playing only; once a turn, and not of a play as a whole."""
        log = c.game.log or []
        begun = log[-1].kind in ("play", "call")
        slugs = dict.fromkeys(c.game.kind(card).slug for card in shadows(c.game, c.who))
        if slugs and not begun and all(step.sentence != "not in hand" for step in told_this_turn(c)):
            c.say("not", c.who, "not in hand", slugs, because=(*c.special[:1], "rising-sun:shadows:3"))

    def _tell_none_fits(self, c: Frame) -> None:
        """What needs a fitting card. Right after the card was played it is told of the card as a whole."""
        g, log = c.game, c.game.log or []
        last = log[-1]
        begun = last.kind in ("play", "call") and last.cards == (c.code.source,)
        if c.many(self.name) or begun or self.prompt not in _TOLD_HERE or g.unknown_in_hand(c.who):
            return
        if c.hand and not self.could_pick(c):
            does, what = parted(NOT_DONE[self.prompt])
            c.say("not", c.who, "finds none", (c.code.source,), does=does, what=what, why=there_is(self.lacks(c)))

    def could_pick(self, c: Context) -> bool:
        test = self.test
        there = (*c.hand, *shadows(c.game, c.who)) if self.to_play else c.hand
        return test is None or any(test(c, card) for card in there)

    def lacks(self, c: Context) -> Text:
        none = lacked(self.test, c)
        if none is not None:
            return f"{none[EN]} in hand", f"{none[DE]} auf der Hand"
        en, de = super().lacks(c)
        nearly = {c.kind(card).slug: why_not(self.test, c, card) for card in c.hand}
        reasons = [(slug, why) for slug, why in nearly.items() if why is not None][:MOST_REASONS]
        if not reasons:
            return en, de
        told = ("; ".join(f"{card_name(slug, at)}: {why[at]}" for slug, why in reasons) for at in (EN, DE))
        return f"{en} ({next(told)})", f"{de} ({next(told)})"

    def question(self, c: Frame) -> Decision:
        cards = self.cards(c)
        n = max(number(self.n, c), 0)
        apart = self.apart or (self.to_play and c.game.table.shadows)
        return Decision(
            asked(self.by, c),
            "choose-card",
            c.game.source(),
            question(self.prompt) if c.game.log is None or not cards else self._asks(c, n),
            cards,
            self._apart(c, cards) if apart else [c.game.name(card) for card in cards],
            self.least if self.up_to or self.may else n,
            n,
            distinct=self.distinct,
            whole=self.may and not self.up_to,
        )

    def _asks(self, c: Frame, n: int) -> Text:
        """The question, with what may be picked and where it lies, as far as that can be told."""
        prompt, place = question(self.prompt), self._place(c)
        try:
            fits = self._thing(c, 2 if n > 1 else 1)
        except Unidentified:  # nobody is asked for a face-down card only to be asked in more words
            fits = None
        if fits is None and place is NOWHERE:
            return prompt
        if n == 1 and fits is not None and _only_name(self.test):
            return wanted(prompt, fits, place)
        return named_in(prompt, fits or any_cards(n), place, self._how_many(n))

    def _thing(self, c: Frame, n: int) -> Thing | None:
        """What fits; a single name that must be picked only says from where."""
        if n == 1 and not self.may and _only_name(self.test):
            return None
        narrower = getattr(self.zone, "test", None)
        if self.test is None:
            return thing_in(narrower, c, n)
        return None if narrower else thing_in(self.test, c, n)

    def _how_many(self, n: int) -> SoMany:
        most = 0 if self.n is any_number else n
        return SoMany(n, most, self.least, self.distinct) if self.up_to and n > 1 else SoMany(n)

    def _place(self, c: Frame) -> Place:
        zone = self.zone
        if zone == HAND and asked(self.by, c) != c.who:
            name = c.game.table.names[c.who]
            return Place((f" from {whose(name, EN)} hand", f" von {whose(name, DE)} Hand"))
        if self.to_play and c.game.table.shadows and shadows(c.game, c.who):
            return Place(HAND_OR_SHADOW)
        if isinstance(zone, int):
            return Place(LIES[zone]) if zone in LIES else NOWHERE
        if isinstance(zone, lying):
            return Place((zone.en, zone.de))
        if isinstance(zone, among | just_discarded):
            return THESE
        if isinstance(zone, cards_in_trash):
            return Place(FROM_TRASH)
        return Place(LIES[PLAY]) if isinstance(zone, cards_in_play) else NOWHERE

    def _apart(self, c: Frame, cards: list[int]) -> list[str]:
        if self.to_play:
            return told_apart(c.game, cards)
        first: dict[str, int | None] = {}
        labels = []
        for card in cards:
            name, zone = c.game.name(card), c.game.where(card)
            here = zone == first.setdefault(name, zone)
            labels.append(name if here or zone is None else f"{name} ({PLACES[zone % ZONES]})")
        return labels

    def take(self, c: Frame, value: tuple[Any, ...]) -> None:
        c.notes[self.name] = value

    def cards_asked_about(self, c: Frame) -> Iterable[int]:
        zone = self.zone
        return c.game.zones[c.who * ZONES + zone] if isinstance(zone, int) else pool(zone, c)

    def why_not(self, c: Frame, kind: Kind) -> Text | None:
        zone = self.zone
        found = next((card for card in self.cards_asked_about(c) if c.known(card) is kind), None)
        if found is None:
            return _not_there(c, zone, kind)
        tests = (self.test, getattr(zone, "test", None))
        wrong = next((why_not(test, c, found) for test in tests if test is not None and not test(c, found)), None)
        return wrong or why_not(zone, c, found)

    def says(self) -> Text | None:
        if self.may or self.up_to or not isinstance(self.n, int) or not isinstance(self.zone, int):
            return None
        return done(self.prompt, thing(self.test, self.n), FROM[self.zone]) if self.zone in FROM else None


def _only_name(test: object) -> bool:
    """One name alone fits."""
    return _only_name(test.test) if isinstance(test, playable) else isinstance(test, named) and len(test.slugs) == 1


def done_with(name: str, en: str, de: str) -> Text:
    """How an option says what becomes of the cards that are noted so: discard it, ablegen."""
    return SILENT if name == PICKED else (en.format(f"{{{name}}}"), de)


def pool(zone: Callable[[Context], Iterable[int]], c: Context) -> Iterable[int]:
    """What is picked from, whether it fits or not."""
    return zone.pool(c) if isinstance(zone, among | cards_in_trash | cards_in_play) else zone(c)


def _not_there(c: Context, zone: Zone, kind: Kind) -> Text:
    """Anna has no Gold in hand; there is no Gold in the trash; the Gold is not one of these cards."""
    en, de = no_card(kind.slug, EN), no_card(kind.slug, DE)
    name = c.game.table.names[c.who]
    if isinstance(zone, int) and zone in WHERE:
        place = WHERE[zone]
        return f"{name} has {en} {place[EN]}", f"{name} hat {no_card(kind.slug, DE, A_ACCUSATIVE)} {place[DE]}"
    if isinstance(zone, cards_in_trash):
        return f"there is {en} in the trash", f"Im Müll liegt {de}"
    if isinstance(zone, cards_in_play):
        return f"{name} has {en} in play", f"{name} hat {no_card(kind.slug, DE, A_ACCUSATIVE)} im Spiel"
    return f"{en} is among these cards", f"Unter diesen Karten ist {de}"


class Order(Ask):
    """Asks for an order of the noted cards, the future top card first."""

    def __init__(self, name: str, by: str = "who", prompt: Prompt = "order") -> None:
        self.name = name
        self.by = spelling.decides(by)
        self.prompt = spelling.prompt(prompt)

    def question(self, c: Frame) -> Decision:
        cards = c.many(self.name)
        labels = [c.game.name(card) for card in cards]
        n = len(cards)
        return Decision(asked(self.by, c), "order", c.game.source(), question(self.prompt), cards, labels, n, n)

    def take(self, c: Frame, value: tuple[Any, ...]) -> None:
        c.notes[self.name] = value

    def why_not(self, c: Frame, kind: Kind) -> Text | None:
        slugs = [c.known(card).slug for card in c.many(self.name)]
        return f"only {those(slugs, EN)} are put in order", f"Geordnet werden nur {those(slugs, DE, THE)}"

    def says(self) -> Text:
        return SILENT


@dataclass(eq=False)
class among:
    """What `Pick` picks from: the noted cards that fit, and that still lie in that zone where one is named."""

    name: str
    test: CardTest | None = None
    zone: int | None = None

    def __call__(self, c: Context) -> tuple[int, ...]:
        test = self.test
        return tuple(card for card in self.pool(c) if test is None or test(c, card))

    def pool(self, c: Context) -> list[int]:
        there = None if self.zone is None else c.zone(self.zone)
        return [card for card in c.many(self.name) if there is None or card in there]


@dataclass(eq=False)
class lying:
    """What `Pick` picks from: the cards that a function finds, and how a question says where they lie."""

    find: Callable[[Context], Iterable[int]]
    en: str
    de: str

    def __call__(self, c: Context) -> Iterable[int]:
        return self.find(c)


@dataclass(eq=False)
class cards_in_trash:
    """What `Pick` picks from: the cards in the trash that fit."""

    test: CardTest

    def __call__(self, c: Context) -> tuple[int, ...]:
        return tuple(card for card in self.pool(c) if self.test(c, card))

    def pool(self, c: Context) -> tuple[int, ...]:
        return c.game.zones[c.game.table.trash]


@dataclass(eq=False)
class cards_in_play:
    """What `Pick` picks from: the player's cards in play that fit."""

    test: CardTest

    def __call__(self, c: Context) -> tuple[int, ...]:
        return tuple(card for card in self.pool(c) if self.test(c, card))

    def pool(self, c: Context) -> tuple[int, ...]:
        return c.game.in_play(c.me)


class to_be_discarded(cards_in_play, Refuses):
    """Those that this Clean-up discards."""

    def __call__(self, c: Context) -> tuple[int, ...]:
        return tuple(card for card in super().__call__(c) if not c.game.stays(card))

    def why_not(self, c: Context, thing: int) -> Text | None:
        return NOT_DISCARDED if c.game.stays(thing) else None


NOT_DISCARDED: Text = (
    "it stays in play, and only a card that this Clean-up discards will do",
    "Die Karte bleibt im Spiel, und es geht nur eine, die in dieser Aufräumphase abgelegt wird",
)


@dataclass(eq=False)
class just_discarded:
    """What `Pick` picks from: the cards that fit of those that were just discarded from play and lie there still."""

    test: CardTest

    def __call__(self, c: Context) -> tuple[int, ...]:
        there = c.game.discard(c.me)
        return tuple(card for card in c.event["cards"] if card in there and self.test(c, card))

    def or_gone(self, c: Context, deed: Text) -> bool | Not:
        """Whether there are any; where something else has moved them since, that is told."""
        gone = () if self(c) else [c.known(card).slug for card in c.event["cards"] if self.test(c, card)]
        if not gone:
            return bool(self(c))
        by = c.known(c.card).slug if c.card else ""  # a landscape is named by whoever tells it
        return Not("discarded and gone", by, gone[0], cites=("base2:lost-track:1",), card=gone[0], deed=deed)


# The card itself where it lies now, if it is one of them.
this_discarded = just_discarded(lambda c, card: card == c.card + MOVED)


def this_card(c: Context) -> tuple[int, ...]:
    """The card itself, as something to note or to pick from."""
    return (c.card,)


@dataclass(eq=False)
class note(Op):
    """Keeps something in mind: what a function finds, or just that value."""

    name: str
    value: Callable[[Context], Any] | tuple[int, ...] | bool | int

    def __call__(self, c: Frame) -> None:
        value = self.value
        c.notes[self.name] = value(c) if callable(value) else value

    def says(self) -> Text:
        return SILENT


@dataclass(eq=False)
class one_less(Op):
    """Counts down what is noted under that name."""

    name: str

    def __call__(self, c: Frame) -> None:
        c.notes[self.name] -= 1


@dataclass(eq=False)
class collect(Op):
    """Adds the noted cards to those that another name keeps."""

    name: str
    into: str

    def __call__(self, c: Frame) -> None:
        c.notes[self.into] = (*c.many(self.into), *c.many(self.name))
