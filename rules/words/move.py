"""Moving cards: discarding, trashing, putting somewhere, returning to a pile."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from rules.engine import spelling
from rules.engine.code import SILENT, TRASHES, Branch, Frame, Jump, Op, Step
from rules.engine.context import Context
from rules.engine.decisions import Text
from rules.engine.table import Pile
from rules.engine.zones import ASIDE, DECK, DISCARD, HAND, ISLAND, NATIVE_VILLAGE, PLAY, ZONES
from rules.rulebook.discard import discard
from rules.rulebook.exchange import exchange, return_card
from rules.rulebook.prevention import (
    NOT_DISCARDED,
    NOT_INTO_HAND,
    NOT_MOVED,
    NOT_ONTO_THE_DECK,
    NOT_SET_ASIDE,
    NOT_TRASHED,
    NOT_TRASHED_FOR_IT,
    lost_track,
    tell_lost,
    tell_unheard,
)
from rules.rulebook.trash import trash
from rules.speech.grammar import DE, EN, the_card
from rules.speech.wording import so_many_cards
from rules.words.pick import Pick, done_with
from rules.words.terms import CardTest, Count, reckon, zone_of


@dataclass(eq=False)
class put(Op):
    """Moves the noted cards between two zones of `who`, the last first where order counts; notes the references.

    From None: from wherever they still are. What is no longer there is lost track of.
    """

    name: str
    source: int | None
    to: int
    sentence: str
    kind: str = "put"
    bottom: bool = False
    quiet: bool = False

    def __post_init__(self) -> None:
        spelling.sentence(self.sentence)

    def __call__(self, c: Frame) -> None:
        g = c.game
        cards = c.many(self.name)
        target = c.who * ZONES + self.to
        moved: dict[int, int] = {}
        from_trash = False
        for card in cards if self.bottom or self.to not in (DECK, DISCARD) else reversed(cards):
            zone = c.who * ZONES + self.source if self.source is not None else g.where(card)
            new = g.move(card, zone, target, bottom=self.bottom) if zone is not None else 0
            if new:
                moved[card] = new
                from_trash = zone == g.table.trash
        c.notes[self.name] = tuple(moved[card] for card in cards if card in moved)
        if not self.quiet:
            if moved:
                c.say(self.kind, c.who, self._said(from_trash), c.many(self.name), **self._on_top(c))
            elif len(cards) == 1 and self.source == PLAY:
                tell_lost(g, c.who, cards[0], done=DONE.get(self.sentence, NOT_MOVED))
            elif cards:
                words = {"done": DONE[self.sentence]} if self.sentence in DONE else {}
                c.say("not", c.who, "lost track", cards, because=lost_track(g), **words)

    def _on_top(self, c: Frame) -> dict[str, Text]:
        """Which of several different cards lies on top then."""
        slugs = [c.known(card).slug for card in c.many(self.name)] if self.sentence == "topdeck" else []
        if len({*slugs}) < 2 or "?" in slugs:
            return {}
        return {"on_top": (f", {the_card(slugs[0], EN)} on top", f", {the_card(slugs[0], DE)} obenauf")}

    def _said(self, from_trash: bool) -> str:
        return "take from trash" if from_trash and self.sentence == "take" else self.sentence

    def takes(self) -> str:
        return self.name if self.to == HAND and self.source in (DECK, ASIDE) else ""

    def says(self) -> Text | None:
        return done_with(self.name, *PUT[self.sentence]) if self.sentence in PUT else None


DONE: dict[str, Text] = {  # what is not done with a card that has gone
    "set aside": NOT_SET_ASIDE,
    "take": NOT_INTO_HAND,
    "topdeck": NOT_ONTO_THE_DECK,
}

PUT: dict[str, Text] = {  # by the sentence that tells it
    "take": ("put {} into hand", "auf die Hand nehmen"),
    "topdeck": ("put {} back onto the deck", "auf den Nachziehstapel zurücklegen"),
}


def topdeck(name: str, source: int | None = HAND) -> Step:
    """Puts the noted cards onto the deck, the first one on top."""
    return put(name, source, DECK, "topdeck")


@dataclass(eq=False)
class tell_only_in_deck(Op):
    """Tells that the noted cards are the whole deck of `who`, where they are."""

    name: str

    def __call__(self, c: Frame) -> None:
        cards = c.many(self.name)
        if cards and {*c.deck} == {*cards}:
            c.say("effect", c.who, "only in deck", cards)

    def says(self) -> Text:
        return SILENT


def put_under_deck(name: str, source: int | None = HAND) -> Step:
    return put(name, source, DECK, "bottom", bottom=True)


def take_to_hand(name: str, source: int | None = DECK) -> Step:
    return put(name, source, HAND, "take")


def set_aside(name: str, source: int | None = HAND) -> Step:
    return put(name, source, ASIDE, "set aside", "set-aside")


def lay_aside(name: str, source: int = DECK) -> Step:
    """Meanwhile they lie aside: what trashing or discarding one of them draws comes from below them."""
    return put(name, source, ASIDE, "set aside", quiet=True)


@dataclass(eq=False)
class discard_noted(Op):
    """Discards the noted cards together; the notes get what was discarded, () when nothing was."""

    name: str
    source: int = HAND
    as_: str = "discarded"
    down_to: int = 0  # so many cards in hand

    def __call__(self, c: Frame) -> None:
        cards = c.many(self.name)
        c.notes[self.as_] = ()
        if cards:
            discard(c.game, c.who, cards, c.who * ZONES + self.source, self.as_, down_to=self.down_to)

    def tells_apart(self) -> str:
        return self.name

    def says(self) -> Text:
        return done_with(self.name, "discard {}", "ablegen")


@dataclass(eq=False)
class trash_noted(Op):
    """Trashes the noted cards; the notes get what was trashed, () when nothing was."""

    name: str
    source: int | None = HAND
    as_: str = "trashed"

    def __call__(self, c: Frame) -> None:
        cards = c.many(self.name)
        c.notes[self.as_] = ()
        if cards:
            trash(c.game, c.who, cards, None if self.source is None else c.who * ZONES + self.source, self.as_)

    def traits(self) -> Mapping[str, int]:
        return {TRASHES: 1}

    def says(self) -> Text:
        return done_with(self.name, "trash {}", "entsorgen")


@dataclass(eq=False)
class trash_picked(Op):
    """Trashes the top card of the picked pile, which lies in the Supply."""

    name: str = "pile"

    def __call__(self, c: Frame) -> None:
        if c.notes[self.name]:
            pile = c.game.table.piles[c.notes[self.name]]
            trash(c.game, c.me, (c.game.top(pile),), pile.zone)

    def traits(self) -> Mapping[str, int]:
        return {TRASHES: 1}

    def says(self) -> Text:
        return SILENT


TO_DO: dict[str, Text] = {
    "trash": ("trash", "Entsorgen"),
    "discard": ("discard", "Ablegen"),
    "topdeck": ("put onto the deck", "Zurücklegen"),
    "set aside": ("set aside", "Zur-Seite-Legen"),
    "reveal": ("reveal", "Aufdecken"),
}


def _about_the_hand(op: Op) -> bool:
    return (isinstance(op, Pick) and op.from_hand) or isinstance(op, trash_noted | discard_noted | tell_none_in_hand)


def _all_depends(ops: tuple[Op, ...], at: int) -> bool:
    """Whatever follows there is behind a test, or again about a card in hand."""
    while at < len(ops):
        branch = ops[at]
        if _about_the_hand(branch):
            at += 1
            continue
        if not isinstance(branch, Branch):
            return False
        at += 1 + branch.skip
        last = ops[at - 1]
        at += max(last.by, 0) if isinstance(last, Jump) else 0  # a loop jumps back
    return True


@dataclass(eq=False)
class tell_none_in_hand(Op):
    """Tells that there is nothing to do it with, or too little; a card that does nothing else is told of as a whole.

    Right after the card was played that is so, unless something follows that does not depend on it.
    """

    what: str
    n: Count = 1  # so many would be wanted, whatever they are

    def __post_init__(self) -> None:
        spelling.one_of(TO_DO, self.what, "thing to do with a card in hand")

    def __call__(self, c: Frame) -> None:
        last = c.game.log[-1] if c.game.log else None
        begun = last.kind if last is not None and last.cards == (c.code.source,) else ""
        # behind what is done with the picked cards
        alone = begun == "call" or (begun == "play" and _all_depends(c.code.ops, c.pc + 1))
        if not c.hand and not alone:
            c.say("not", c.who, "none in hand", (c.code.source,), verb=TO_DO[self.what])
        n = reckon(self.n, c)
        if 0 < len(c.hand) < n:
            m = len(c.hand)
            held = ("1 card in hand", "1 Handkarte") if m == 1 else (f"{m} cards in hand", f"{m} Handkarten")
            c.say("not", c.who, "too few in hand", (c.code.source,), verb=TO_DO[self.what], held=held, n=n)

    def says(self) -> Text:
        return SILENT


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
        *(() if may or up_to or callable(n) else (tell_none_in_hand("trash", 1 if test else n),)),
        trash_noted("picked", HAND, as_),
    )


def discard_from_hand(
    n: Count = 1,
    *,
    may: bool = False,
    up_to: bool = False,
    test: CardTest | None = None,
    as_: str = "discarded",
    told: Step = (),
    down_to: int = 0,
) -> Step:
    """`told` comes between the choice and the discard; `down_to` so many cards in hand it is, where that is meant."""
    return (
        Pick("picked", HAND, n, may=may, up_to=up_to, test=test, prompt="discard"),
        *(() if may or up_to or callable(n) else (tell_none_in_hand("discard", 1 if test else n),)),
        told,
        discard_noted("picked", HAND, as_, down_to),
    )


def topdeck_from_hand(n: Count = 1, *, test: CardTest | None = None) -> Step:
    return (Pick("picked", HAND, n, test=test, prompt="topdeck"), tell_none_in_hand("topdeck"), topdeck("picked"))


@dataclass(eq=False)
class _TellSmallHand(Op):
    """Tells that a player has no more cards than may be kept; of an empty hand nobody expects anything."""

    n: int
    ruling: str = ""  # where it is not that of the line

    def __call__(self, c: Frame) -> None:
        if 0 < len(c.hand) <= self.n:
            because = (self.ruling,) if self.ruling else ()
            c.say("not", c.who, "hand stays", (c.code.source,), because=because, n=so_many_cards(len(c.hand)))

    def says(self) -> Text:
        return SILENT


@dataclass(frozen=True)
class _beyond:
    """How many cards in hand are more than that."""

    n: int

    def __call__(self, c: Context) -> int:
        return len(c.hand) - self.n


def discard_down_to(n: int, stays: str = "") -> Step:
    """`stays` is the ruling on a hand that has no more cards."""
    return (_TellSmallHand(n, stays), discard_from_hand(_beyond(n), down_to=n))


def discard_hand(c: Context) -> None:
    """The notes get what was discarded."""
    c.notes["discarded"] = ()
    if c.hand:
        discard(c.game, c.who, c.hand)


class _TrashHand(Op):
    def __call__(self, c: Frame) -> None:
        if c.hand:
            trash(c.game, c.who, c.hand, zone_of(c.who, HAND))

    def traits(self) -> Mapping[str, int]:
        return {TRASHES: 1}

    def says(self) -> Text:
        return "trash the hand", "alle Handkarten entsorgen"


trash_hand = _TrashHand()


# --- the card itself -------------------------------------------------------------------------------------------------


def in_play(c: Context) -> bool:
    """The card itself is still in play."""
    return c.card in c.game.in_play(c.me)


def topdeck_this(c: Context) -> None:
    """Puts the card itself onto the deck, from the discard pile or from play, if it is there: not one set aside."""
    zone = c.game.where(c.card)
    there = zone in (zone_of(c.me, PLAY), zone_of(c.me, DISCARD))
    new = c.game.move(c.card, zone, zone_of(c.me, DECK)) if zone is not None and there else 0
    if new:
        c.say("put", c.me, "topdeck", (new,))
    else:
        tell_lost(c.game, c.me, c.card, done=NOT_ONTO_THE_DECK)


def take_this_to_hand(c: Context) -> None:
    """Takes the card itself from play into hand, if it is still there."""
    new = c.game.move(c.card, zone_of(c.me, PLAY), zone_of(c.me, HAND))
    if new:
        c.say("put", c.me, "take", (new,))
    else:
        tell_lost(c.game, c.me, c.card, done=NOT_INTO_HAND)


def _hangs_on_it(c: Context) -> bool:
    """What the card says next asks whether it was trashed."""
    ops = c.code.ops if isinstance(c, Frame) else ()
    return any(isinstance(op, Branch) and getattr(op.test, "name", "") == THIS_TRASHED for op in ops)


THIS_TRASHED = "this trashed"


def trash_this(c: Context) -> None:
    """Trashes the card itself, if it is still in play; the notes' "this trashed" says whether it was."""
    c.notes[THIS_TRASHED] = ()
    if in_play(c):
        trash(c.game, c.me, (c.card,), zone_of(c.me, PLAY), THIS_TRASHED)
    else:
        tell_lost(c.game, c.me, c.card, done=NOT_TRASHED_FOR_IT if _hangs_on_it(c) else NOT_TRASHED)


@dataclass(eq=False)
class trash_this_as(Op):
    """Trashes the card itself, and says why it has to be."""

    why: Text | Callable[[Context], Text]

    def __call__(self, c: Frame) -> None:
        if in_play(c):
            why = self.why(c) if callable(self.why) else self.why
            trash(c.game, c.me, (c.card,), zone_of(c.me, PLAY), THIS_TRASHED, why)
        else:
            trash_this(c)

    def says(self) -> Text:
        return SILENT


def trash_this_from_hand(c: Context) -> None:
    trash(c.game, c.me, (c.card,), zone_of(c.me, HAND))


def discard_this(c: Context) -> None:
    """Discards the card itself from play, if it is still there."""
    if in_play(c):
        discard(c.game, c.me, (c.card,), zone_of(c.me, PLAY))
    else:
        tell_lost(c.game, c.me, c.card, done=NOT_DISCARDED)


def discard_this_from_hand(c: Context) -> None:
    """The notes get what was discarded."""
    discard(c.game, c.me, (c.card,), zone_of(c.me, HAND))


def return_this(c: Context) -> None:
    """Returns the card itself from play to its pile; the notes' "returned" says whether it was still there."""
    c.notes["returned"] = return_card(c.game, c.me, c.card, zone_of(c.me, PLAY))


@dataclass(eq=False)
class exchange_this(Op):
    """Returns the card itself to its pile for one of another pile, which is not gained; or nothing moves."""

    slug: str
    source: int = PLAY

    def __post_init__(self) -> None:
        spelling.slug(self.slug)

    def __call__(self, c: Frame) -> None:
        exchange(c.game, c.me, c.card, zone_of(c.me, self.source), self.slug)


# --- mats and piles --------------------------------------------------------------------------------------------------


def onto_mat(c: Context, mat: int, slug: str | Text, cards: tuple[int, ...], because: tuple[str, ...] = ()) -> None:
    """Puts these cards onto the mat of `who`, from wherever they still are."""
    g = c.game
    if mat != NATIVE_VILLAGE:  # it lies open, so what comes onto it is named
        for card in cards:
            g.kind(card)
    moved = []
    for card in cards:
        zone = g.where(card)
        new = g.move(card, zone, zone_of(c.who, mat)) if zone is not None else 0
        if new:
            moved.append(new)
    if moved:
        c.say("put", c.who, "open mat" if mat == ISLAND else "mat", moved, because=because, mat=slug)
    elif cards:
        c.say("not", c.who, "lost track", cards)


def home_pile(c: Context, name: str) -> Pile | None:
    """The pile that the noted card came from."""
    return c.game.table.pile_of.get(c.kind(c.one(name)).slug)


_RETURNED = ("it is returned, not trashed", "Die Karte wird zurückgelegt, nicht entsorgt")


@dataclass(eq=False)
class return_to_pile(Op):
    """Returns the noted cards from the hand to their pile; notes the pile's card under "returned"."""

    name: str

    def __call__(self, c: Frame) -> None:
        cards = c.many(self.name)
        c.notes["returned"] = ""
        pile = home_pile(c, self.name) if cards else None
        if pile is not None:
            c.notes["returned"] = c.kind(cards[0]).slug
            tell_unheard(c.game, c.who, {"event": "trash", "source": zone_of(c.who, HAND)}, cards, _RETURNED, c.cites)
            c.say("put", c.who, "return", [c.game.move(card, zone_of(c.who, HAND), pile.zone) for card in cards])
