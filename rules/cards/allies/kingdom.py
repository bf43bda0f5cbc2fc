"""Allies: the other Kingdom cards."""

from __future__ import annotations

from dataclasses import dataclass

from rules.rulebook.discard import discard
from rules.speech.grammar import DE, EN, THE, capital, the_card
from rules.words import (
    ASIDE,
    DECK,
    DISCARD,
    SELF,
    Context,
    Draw,
    Pick,
    Step,
    Test,
    Text,
    among,
    brings_no,
    brings_other,
    card,
    count,
    discard_down_to,
    discard_from_hand,
    discard_noted,
    is_treasure,
    is_type,
    lay_aside,
    line,
    look,
    look_through_discard,
    may,
    note,
    noted,
    nothing,
    nothing_to_play,
    on,
    play_noted,
    plus,
    put_back_in_any_order,
    refill,
    reveal,
    several_of_this,
    shuffling,
    still_in_discard_pile,
    take_to_hand,
    topdeck_this,
    trash_noted,
    when,
    zone_of,
)

_NO_COINS = "coins"


_PRICE_OF_SYCOPHANT: dict[str, Test] = {
    "allies:sycophant:2": lambda c: len(c.many("picked")) == 3,
    "allies:sycophant:3": lambda c: 0 < len(c.many("picked")) < 3,
    "allies:sycophant:4": lambda c: not c.many("picked"),
    "allies:sycophant:1": lambda c: len(c.many("picked")) < 3,
}


card(
    "sycophant",
    line(1, plus(actions=1), cites="base2:play:1"),
    line(2, discard_from_hand(3), cases=_PRICE_OF_SYCOPHANT),
    line(
        3,
        when(
            noted("discarded"),
            plus(coins=3),
            orelse=brings_no(_NO_COINS, ("no card was discarded", "Es wurde keine Karte abgelegt")),
        ),
        cases=_PRICE_OF_SYCOPHANT,
    ),
    on=(
        on("gain", line(4, plus(favors=2), cites=("allies:sycophant:5", "allies:sycophant:7")), zone=SELF),
        on("trash", line(4, plus(favors=2), cites=("allies:sycophant:6", "allies:sycophant:7")), zone=SELF),
    ),
)


card(
    "merchant-camp",
    line(1, plus(actions=2), cites="base2:action-phase:2"),
    line(2, plus(coins=1), cites="base2:play:1"),
    on=on(
        "discard-from-play",
        line(3, topdeck_this, cites="base2:put:2", cases={"allies:merchant-camp:1": several_of_this}),
        zone=SELF,
        test=still_in_discard_pile,
        may=True,
    ),
)


def _too_few_for_sentinel(c: Context) -> bool:
    return len(c.deck) + len(c.discard_pile) < 5


card(
    "sentinel",
    # meanwhile they lie aside: what trashing one draws comes from below them
    line(
        1,
        look(5),
        lay_aside("seen"),
        cites="base2:look:3",
        cases={"allies:sentinel:2": _too_few_for_sentinel, "allies:sentinel:1": shuffling},
    ),
    line(
        2,
        Pick("picked", among("seen"), 2, up_to=True, prompt="trash"),
        trash_noted("picked", ASIDE),
        cites="base2:may-and-must:4",
    ),
    line(3, put_back_in_any_order("seen", ASIDE), cites="base2:put:3"),
)


card(
    "underling",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(3, plus(favors=1)),
    cites="allies:underling:1",
)


def _discard_top_card(c: Context) -> None:
    g = c.game
    if c.deck:
        discard(g, c.who, c.deck[:1], zone_of(c.who, DECK))


_ACTION_OR_TREASURE = is_type("Action", "Treasure")


def _left_it_there(c: Context) -> bool:
    return c.notes.get("picked") == () and any(_ACTION_OR_TREASURE(c, card) for card in c.discard_pile)


card(
    "courier",
    line(1, plus(coins=1), cites="base2:play:1"),
    line(2, refill(1), _discard_top_card, cites="base2:discard:1", cases={"allies:courier:1": shuffling}),
    line(
        3,
        look_through_discard,
        Pick("picked", DISCARD, 1, may=True, test=_ACTION_OR_TREASURE, prompt="play"),
        when(
            noted("picked"),
            play_noted("picked", DISCARD),
            orelse=nothing_to_play(
                DISCARD,
                _ACTION_OR_TREASURE,
                (
                    "no Action and no Treasure is in the discard pile",
                    "Im Ablagestapel ist weder eine Aktions- noch eine Geldkarte",
                ),
                "allies:courier:3",
            ),
        ),
        cites="allies:courier:2",
        cases={"allies:courier:4": _left_it_there},
    ),
)


def _pay_two(c: Context) -> None:
    c.game.coins -= 2
    c.say("effect", c.who, "pay", paid={"coins": 2})


def _two_discarded(c: Context) -> bool:
    return len(c.many("picked")) == 2


def _could_only_play_treasures(c: Context) -> bool:
    """To have the Coins; the card does not wait for that."""
    short = c.game.player == c.who and c.game.coins < 2 and not c.notes["yes"]
    return short and any(is_treasure(c, card) for card in c.hand)


card(
    "capital-city",
    line(1, plus(cards=1), cites="allies:capital-city:1"),
    line(2, plus(actions=2), cites="allies:capital-city:1"),
    line(
        3,
        discard_from_hand(2, may=True),
        when(
            lambda c: len(c.many("discarded")) == 2,
            plus(coins=2),
            orelse=when(
                noted("discarded"),
                brings_no(_NO_COINS, ("that was one card, not two", "Das war eine Karte und keine zwei")),
            ),
        ),
        cites="allies:capital-city:3",
        cases={"allies:capital-city:2": lambda c: len(c.many("picked")) == 1},
    ),
    line(
        4,
        may(
            ("Do you pay 2 coins for 2 cards?", "Zahlst du 2 Geld für 2 Karten?"),
            _pay_two,
            plus(cards=2),
            test=lambda c: c.game.player == c.who and c.game.coins >= 2,
        ),
        cites="allies:capital-city:4",
        cases={"allies:capital-city:5": _two_discarded, "allies:capital-city:6": lambda c: not _two_discarded(c)},
    ),
    line(
        4,
        when(
            _could_only_play_treasures,
            brings_no(
                "further cards",
                (
                    "there are no 2 Coins to pay, and Treasures cannot be played for it",
                    "Es sind keine 2 Geld zum Bezahlen da, und Geldkarten lassen sich dafür nicht spielen",
                ),
            ),
        ),
        cites="allies:capital-city:7",
    ),
    cites="allies:capital-city:1",
)


_NO_BONUS = "action or favors"


card(
    "emissary",
    line(1, plus(cards=3), cites="allies:emissary:1"),
    line(
        2,
        when(
            noted("shuffled"),
            line(2, plus(actions=1, favors=2), cites="allies:emissary:2"),
            orelse=when(
                lambda c: len(c.many("drawn")) < 3,
                line(
                    2,
                    brings_no(_NO_BONUS, ("there was nothing to shuffle", "Zu mischen gab es nichts")),
                    cites="allies:emissary:3",
                ),
                orelse=brings_no(_NO_BONUS, ("the drawing needed no shuffle", "Zum Ziehen war kein Mischen nötig")),
            ),
        ),
        cites="allies:emissary:1",
    ),
)


_HUNTED: dict[str, Text] = {
    "Action": ("Action", "Aktion"),
    "Treasure": ("Treasure", "Geld"),
    "Victory": ("Victory card", "Punktekarte"),
}


def _went_as(c: Context, type_: str) -> str:
    """As what a card of that type was taken already."""
    return next((other for other in _HUNTED if any(c.is_a(card, type_) for card in c.many(other))), "")


@dataclass(frozen=True)
class _Missed:
    """Whether no card of the type is left because it was taken as something else."""

    type_: str

    def __call__(self, c: Context) -> bool:
        return not c.many("taken") and bool(_went_as(c, self.type_))


@dataclass(frozen=True)
class _WhyNone:
    """As what it was taken."""

    type_: str

    def __call__(self, c: Context) -> Text:
        other = _went_as(c, self.type_)
        slug, (en, de) = c.known(c.one(other)).slug, _HUNTED[other]
        return (
            f"{the_card(slug, EN, THE)} was taken as the {en}",
            f"{capital(the_card(slug, DE, THE))} wurde schon als {de} genommen",
        )


_NOT_AMONG_THEM = ("there is none among the revealed ones", "Unter den aufgedeckten ist keine")


def _just_taken(c: Context) -> tuple[int, ...]:
    return c.many("taken")


def _take_one(type_: str) -> Step:
    return (
        Pick("taken", among("seen", zone=DECK), 1, test=is_type(type_), prompt="take"),
        take_to_hand("taken"),
        note(type_, _just_taken),
        when(
            _Missed(type_),
            brings_other(type_, _WhyNone(type_)),
            orelse=when(nothing("taken"), brings_no(type_, _NOT_AMONG_THEM)),
        ),
    )


_HUNTING = ("allies:hunter:1", "allies:hunter:2")
_TRIO = {"stronghold", "bauble", "silver"}


def _the_trio_of_the_book(c: Context) -> bool:
    taken = {c.known(card).slug for type_ in _HUNTED for card in c.many(type_)}
    return {c.known(card).slug for card in c.many("seen")} | taken == _TRIO


card(
    "hunter",
    line(1, plus(actions=1), cites="base2:action-phase:2"),
    line(2, reveal(3)),
    line(3, _take_one("Action"), cites=_HUNTING, cases={"allies:hunter:3": _the_trio_of_the_book}),
    line(3, _take_one("Treasure"), cites=_HUNTING, cases={"allies:hunter:4": _the_trio_of_the_book}),
    line(3, _take_one("Victory"), cites=_HUNTING, cases={"allies:hunter:5": _the_trio_of_the_book}),
    line(4, discard_noted("seen", DECK), cites="allies:hunter:1", cases={"allies:hunter:6": _the_trio_of_the_book}),
    cites="allies:hunter:1",
)


_count_hand = count(("cards in hand", "Handkarten"), lambda c: len(c.hand))


card(
    "marquis",
    line(1, plus(buys=1)),
    line(2, Draw(_count_hand), cites="base2:play:1"),
    line(3, discard_down_to(10)),
    cites="allies:marquis:1",
)
