"""Page and Peasant, and what they are exchanged for, step by step. The last of each line is no Traveller."""

from __future__ import annotations

from dataclasses import dataclass

from rules.rulebook.reckoning import cost_text
from rules.words import (
    DECK,
    DISCARD,
    SELF,
    Context,
    Not,
    Text,
    Trigger,
    as_long_as,
    card,
    cards_in_play,
    costs_from,
    count,
    discard_from_hand,
    discard_noted,
    each_other,
    exchange_this,
    gain_choice,
    gain_named,
    gain_several,
    gained_to_the_right,
    holds_at_least,
    is_action,
    is_attack,
    is_duration,
    is_type,
    line,
    none_left,
    not_the_first_play,
    note,
    noted,
    noted_is,
    of_type,
    on,
    play_again,
    play_from_hand,
    plus,
    plus_coins,
    tell_kept_hand,
    top_card,
    trash_noted,
    weigh,
    when,
)


def _in_hand(c: Context) -> Not:
    return Not("not from play", c.kind(c.card).slug, cites=("adventures:travellers:2",))


@dataclass(frozen=True)
class _can_become:
    """Its own pile is there and one of the others left, or that is told."""

    slug: str

    def __call__(self, c: Context) -> bool | Not:
        own = c.kind(c.card).slug
        if c.card not in c.discard_pile:
            return False
        if own not in c.game.table.pile_of:
            return Not("no pile to exchange", own, cites=("adventures:travellers:1",))
        if c.game.pile_cards(self.slug):
            return True
        makes_room = any(c.kind(card).slug == self.slug for card in c.event["cards"])
        return not makes_room and Not("no exchange", own, cites=("adventures:travellers:3",), card=self.slug)


def _becomes(n: int, slug: str) -> tuple[Trigger, ...]:
    """Discarded from play, it may be exchanged, as long as there is one of the others left."""
    exchange = on(
        "discard-from-play",
        line(
            n,
            exchange_this(slug, DISCARD),
            cites=("adventures:travellers:1", "adventures:travellers:2"),
            cases={"adventures:travellers:3": none_left(slug)},
        ),
        zone=SELF,
        test=_can_become(slug),
        may=True,
    )
    return exchange, on("clean-up-hand", zone=SELF, test=_in_hand)


# --- Page, Treasure Hunter, Warrior, Hero (and Champion) -------------------------------------------------------------

card(
    "page",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    on=_becomes(3, "treasure-hunter"),
    cites="adventures:travellers:1",
)


def _what_was_gained_there(c: Context) -> Text:
    name = c.game.table.names[c.game.right(c.me)]
    return (
        f"cards gained by {name} (to the right) last turn",
        f"von {name} (rechts) im letzten Zug genommene Karten",
    )


card(
    "treasure-hunter",
    line(1, plus(actions=1)),
    line(2, plus(coins=1)),
    line(
        3,
        gain_several("silver", count(_what_was_gained_there, gained_to_the_right)),
        cites="adventures:treasure-hunter:1",
        cases={"adventures:treasure-hunter:2": none_left("silver")},
    ),
    on=_becomes(4, "warrior"),
    cites="base2:play:1",
)

_is_traveller = is_type("Traveller")


_TRAVELLERS_IN_PLAY = count(("Travellers in play", "Reisende im Spiel"), cards_in_play(_is_traveller))


def _not_trashed(c: Context) -> None:
    for gone in c.many("discarded"):
        cost = c.cost_of(gone)
        if not (cost.potion or cost.debt):  # of these it is told that they do not count
            en, de = cost_text(cost)
            why = f"it costs {en}, not 3 or 4", f"Die Karte kostet {de}, nicht 3 oder 4"
            c.say("not", c.who, "not trashed", (gone,), because=("adventures:warrior:2",), why=why)


card(
    "warrior",
    line(1, plus(cards=2)),
    line(
        2,
        note("travellers", _TRAVELLERS_IN_PLAY),
        each_other(
            note("left", lambda c: c.notes["travellers"]),
            as_long_as(
                noted("left"),
                top_card("top"),
                discard_noted("top", DECK),
                weigh("discarded", costs_from(3, 4)),
                when(noted_is("discarded", costs_from(3, 4)), trash_noted("discarded", DISCARD), orelse=_not_trashed),
                note("left", lambda c: c.notes["left"] - 1),
            ),
        ),
        cites=("adventures:warrior:1", "adventures:warrior:2"),
    ),
    on=_becomes(3, "hero"),
    cites="base2:play:1",
)

card(
    "hero",
    line(1, plus(coins=2)),
    line(2, gain_choice(of_type("Treasure")), cites="adventures:hero:1"),
    on=_becomes(3, "champion"),
    cites="base2:play:1",
)

# --- Peasant, Soldier, Fugitive, Disciple (and Teacher) --------------------------------------------------------------

card(
    "peasant",
    line(1, plus(buys=1)),
    line(2, plus(coins=1)),
    on=_becomes(3, "soldier"),
    cites="adventures:travellers:1",
)


def _other_attacks_in_play(c: Context) -> list[int]:
    return [there for there in c.game.in_play(c.me) if there != c.card and is_attack(c, there)]


def _a_duration_attack_is_in_play(c: Context) -> bool:
    return any(is_attack(c, there) and is_duration(c, there) for there in c.game.in_play(c.me))


card(
    "soldier",
    line(1, plus(coins=2)),
    line(
        2,
        plus_coins(count(("other Attacks in play", "andere Angriffe im Spiel"), _other_attacks_in_play)),
        cites="base2:play:1",
        cases={"adventures:soldier:1": not_the_first_play, "adventures:soldier:2": _a_duration_attack_is_in_play},
    ),
    line(
        3,
        each_other(when(holds_at_least(4), discard_from_hand(), orelse=tell_kept_hand(4))),
        cites="adventures:soldier:3",
    ),
    on=_becomes(4, "fugitive"),
    cites="base2:play:1",
)

card(
    "fugitive",
    line(1, plus(cards=2)),
    line(2, plus(actions=1)),
    line(3, discard_from_hand(), cites="adventures:fugitive:1"),
    on=_becomes(4, "disciple"),
    cites="base2:play:1",
)


def _outside_the_supply(c: Context, played: int) -> bool:
    pile = c.game.table.pile_of.get(c.kind(played).slug)
    return pile is None or not pile.supply


card(
    "disciple",
    line(
        1,
        play_from_hand(is_action),
        play_again(),
        cites="base2:play:1",
        cases={"adventures:disciple:2": noted_is("played", is_duration)},
    ),
    line(
        2,
        when(noted("played"), gain_named("played")),
        cites="adventures:disciple:1",
        cases={"adventures:disciple:3": noted_is("played", _outside_the_supply)},
    ),
    on=_becomes(3, "teacher"),
)
