"""Plunder: what brings Loot."""

from __future__ import annotations

from rules.cards.plunder.treasures import TREASURE_NAMES
from rules.rulebook.reckoning import cost_text
from rules.speech.grammar import DE, EN, THE, capital, the_card
from rules.speech.wording import card_list, card_name
from rules.words import (
    HAND,
    SELF,
    Context,
    Cost,
    Not,
    Schedule,
    Text,
    applies,
    awaiting,
    brings_no,
    card,
    cards_in_play,
    costs_from,
    count_names,
    discard_down_to,
    each_other,
    gain_a,
    in_play,
    is_treasure,
    line,
    none_of,
    not_the_first_play,
    noted,
    noted_is,
    on,
    played_several_times,
    plus,
    takes_place_later,
    trash_from_hand,
    trash_this,
    weigh,
    when,
)

card(
    "jewelled-egg",
    line(1, plus(coins=1)),
    line(2, plus(buys=1)),
    on=on("trash", line(3, gain_a("loot"), cites=("plunder:jewelled-egg:1", "plunder:jewelled-egg:2")), zone=SELF),
    cites="base2:play:1",
)

card(
    "sack-of-loot",
    line(1, plus(coins=1)),
    line(2, plus(buys=1)),
    line(3, gain_a("loot"), cites="plunder:sack-of-loot:1", cases={"plunder:sack-of-loot:2": not_the_first_play}),
    cites="base2:play:1",
)


def _costs_too_little(c: Context, card: int, least: int) -> Text:
    slug, now = c.kind(card).slug, cost_text(c.cost_of(card))
    return (
        f"{the_card(slug, EN, THE)} costs {now[EN]}, and {least} are needed",
        f"{capital(the_card(slug, DE, THE))} kostet {now[DE]}, und {least} müssten es sein",
    )


card(
    "pickaxe",
    line(1, plus(coins=1), cites="base2:play:1"),
    line(2, trash_from_hand(1), cites="plunder:pickaxe:1"),
    line(
        3,
        when(
            noted_is("trashed", costs_from(3)),
            (weigh("trashed", costs_from(3)), gain_a("loot", HAND)),
            orelse=when(noted("trashed"), brings_no("loot", lambda c: _costs_too_little(c, c.one("trashed"), 3))),
        ),
        cites="plunder:pickaxe:2",
    ),
)


def _dear_treasure(c: Context) -> bool | Not:
    """When it was gained, whatever is printed on it; that one was cheaper is told."""
    if not is_treasure(c, c.subject) or Cost(5) <= c.gained_cost:
        return is_treasure(c, c.subject)
    why = _costs_too_little(c, c.subject, 5)
    return Not("brings none", "cutthroat", cites=("plunder:cutthroat:1",), what=none_of("loot"), why=why)


_AWAITED = awaiting(("Treasure card for 5 Coins or more", "Geldkarte für mindestens 5 Geld"), _dear_treasure)


def _another_cutthroat(c: Context) -> bool:
    return any(e.source == "cutthroat" for e in c.game.active("gain"))


def _tell_that_a_loot_counts(c: Context) -> None:
    """A Loot is a Treasure too, and none is cheap: nobody thinks of that."""
    gained = c.known(c.subject)
    if gained.fact.kind == "loot":
        c.say("effect", c.event["player"], "is a dear treasure", (gained.slug,), n=cost_text(c.gained_cost))


card(
    "cutthroat",
    line(1, each_other(discard_down_to(3)), cites="base2:play:1"),
    line(
        2,
        Schedule("gain", "once", _tell_that_a_loot_counts, gain_a("loot"), test=_AWAITED, anybodys=True),
        cites="plunder:cutthroat:1",
        cases={"plunder:cutthroat:2": lambda c: takes_place_later(c) and _another_cutthroat(c)},
    ),
)


def _pile_is_empty(c: Context) -> Text:
    pile = c.game.emptied[-1]
    return f"the {card_name(pile, EN)} pile is empty now", f"Der Stapel {card_name(pile, DE)} ist jetzt leer"


card(
    "search",
    line(1, plus(coins=2), cites="base2:play:1"),
    line(
        2,
        Schedule("emptied", "once", when(in_play, applies(_pile_is_empty)), trash_this, gain_a("loot")),
        cites="plunder:search:1",
        cases={"plunder:search:2": played_several_times},
    ),
)


def _three_names(c: Context) -> bool | Not:
    n, there = TREASURE_NAMES(c), [c.known(card).slug for card in cards_in_play(is_treasure)(c)]
    en, de = (f" ({card_list(there, language)})" if there else "" for language in (EN, DE))
    why = (
        f"three differently named Treasures have to be in play, and there {'is' if n == 1 else 'are'} {n}{en}",
        f"Drei Geldkarten verschiedenen Namens müssen im Spiel sein, und es {'ist' if n == 1 else 'sind'} {n}{de}",
    )
    equal = len(there) > n
    cites = ("plunder:wealthy-village:2" if equal else "plunder:wealthy-village:1",)
    return n >= 3 or Not("brings none", "wealthy-village", cites=cites, what=none_of("loot"), why=why)


def _count_treasure_names(c: Context) -> None:
    count_names(c, cards_in_play(is_treasure)(c))


card(
    "wealthy-village",
    line(1, plus(cards=1)),
    line(2, plus(actions=2)),
    on=on(
        "gain",
        line(3, _count_treasure_names, gain_a("loot"), cites="plunder:wealthy-village:1"),
        zone=SELF,
        test=_three_names,
    ),
    cites="base2:play:1",
)
