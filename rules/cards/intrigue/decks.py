"""Intrigue’s cards about what lies on a deck: what is shown of it, what is put there."""

from __future__ import annotations

from dataclasses import dataclass

from rules.speech.wording import where_in_deck
from rules.words import (
    DECK,
    HAND,
    Context,
    HowMany,
    NameCard,
    Pick,
    brings_no,
    card,
    discard_noted,
    is_type,
    is_victory,
    left_player,
    line,
    note,
    noted,
    plus,
    plus_actions,
    plus_coins,
    put_back_in_any_order,
    reveal,
    shuffling,
    so_many_each,
    stays_on_deck,
    take_those,
    take_to_hand,
    topdeck_from_hand,
    when,
    zone_of,
)

card(
    "wishing-well",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(3, NameCard()),
    line(
        4,
        reveal(1),
        when(
            noted("seen"),
            when(
                lambda c: c.kind(c.one("seen")).slug == c.notes["named"],
                take_to_hand("seen"),
                orelse=stays_on_deck(
                    "seen", ("another card was named", "Genannt war eine andere Karte"), "intrigue2:wishing-well:2"
                ),
            ),
        ),
        cites="base2:reveal:1",
        cases={"intrigue2:wishing-well:3": lambda c: not c.deck},
    ),
    cites="intrigue2:wishing-well:1",
)

card(
    "courtyard",
    line(1, plus(cards=3), cites="intrigue2:courtyard:1"),
    line(2, topdeck_from_hand(), cites=("intrigue2:courtyard:1", "intrigue2:courtyard:2")),
)


def _put_into_deck(c: Context) -> None:
    g = c.game
    card = c.one("picked")
    if card:
        above = c.deck[: c.notes["above"]]
        new = g.move(card, zone_of(c.me, HAND), zone_of(c.me, DECK))
        rest = tuple(other for other in c.deck if other != new and other not in above)
        g.zones[zone_of(c.me, DECK)] = (*above, new, *rest)
        c.say("put", c.me, "into deck", (new,), n=where_in_deck(len(above), len(rest)))


card(
    "secret-passage",
    line(1, plus(cards=2)),
    line(2, plus(actions=1)),
    line(
        3,
        Pick("picked", HAND, 1, prompt="into deck"),
        when(
            noted("picked"),
            HowMany("above", 0, lambda c: len(c.deck), prompt="above"),
            _put_into_deck,
        ),
        cites="intrigue2:secret-passage:1",
        cases={"intrigue2:secret-passage:2": lambda c: len(c.deck) <= 1},
    ),
    cites="intrigue2:secret-passage:1",
)

card(
    "scout",
    line(1, plus(actions=1)),
    line(2, reveal(4), cites="intrigue2:scout:1"),
    line(3, take_those(is_victory), cites="intrigue2:scout:1"),
    line(4, put_back_in_any_order("seen"), cites="intrigue2:scout:1"),
    cites="intrigue2:scout:1",
)

card(
    "patrol",
    line(1, plus(cards=3), cites="base2:play:1"),
    line(2, reveal(4), cites="intrigue2:patrol:1"),
    line(3, take_those(is_type("Victory", "Curse")), cites=("intrigue2:patrol:1", "intrigue2:patrol:2")),
    line(4, put_back_in_any_order("seen"), cites="intrigue2:patrol:1"),
)


@dataclass(frozen=True)
class _so_many_shown:
    """Different card of that type that was shown."""

    type: str

    def __call__(self, c: Context) -> int:
        return len({c.kind(card).slug for card in c.many("shown") if c.is_a(card, self.type)})


def _equal_or_of_two_types(c: Context) -> bool:
    shown = [c.kind(card) for card in c.many("shown")]
    return len(set(shown)) < len(shown) or any(len(c.types(kind)) > 1 for kind in shown)


def _none_of_the_three(c: Context) -> bool:
    return bool(c.many("shown")) and not any(_so_many_shown(type_)(c) for type_ in ("Action", "Treasure", "Victory"))


def _one_name_twice(c: Context) -> bool:
    names = [c.kind(card).slug for card in c.many("shown")]
    return len(set(names)) < len(names) and not _none_of_the_three(c)


_ONE_NAME = (
    "both revealed cards have one name, which counts once",
    "Beide aufgedeckten Karten heißen gleich und zählen einmal",
)
_NO_SUCH_TYPE = (
    "neither an Action nor a Treasure nor a Victory card was revealed",
    "Weder eine Aktions- noch eine Geld- noch eine Punktekarte wurde aufgedeckt",
)

card(
    "tribute",
    line(
        1,
        left_player(reveal(2), note("shown", lambda c: c.many("seen")), discard_noted("seen", DECK)),
        cites="base2:reveal:1",
        cases={"intrigue1:tribute:1": lambda c: shuffling(c) or ("seen" in c.notes and len(c.many("seen")) < 2)},
    ),
    line(
        2,
        plus_actions(so_many_each(2, _so_many_shown("Action"))),
        plus_coins(so_many_each(2, _so_many_shown("Treasure"))),
        when(_so_many_shown("Victory"), plus(cards=so_many_each(2, _so_many_shown("Victory")))),
        when(_none_of_the_three, brings_no("anything", _NO_SUCH_TYPE)),
        when(_one_name_twice, brings_no("anything more", _ONE_NAME)),
        cites="base2:play:1",
        cases={"intrigue1:tribute:2": _equal_or_of_two_types},
    ),
)
