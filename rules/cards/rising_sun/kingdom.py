"""Rising Sun: the Kingdom cards that are neither Omens nor Shadows."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from rules.facts import Fact
from rules.rulebook.reckoning import tell_cost
from rules.speech.grammar import DE, EN, THE, no_card, several, the_card
from rules.words import (
    Context,
    Cost,
    Counted,
    Draw,
    Frame,
    PlayItOnceMore,
    Test,
    Text,
    add,
    applies,
    brings_less,
    brings_no,
    card,
    copies_in_play,
    costs_potion_or_debt,
    count,
    count_names,
    count_types,
    discard_down_to,
    does_nothing,
    each_other,
    gain_a,
    gain_choice,
    hand_is_empty,
    is_action,
    is_treasure,
    last_gained_by_the_possessor,
    line,
    may,
    may_pay_all_debt,
    names,
    next_time,
    next_turn,
    note,
    noted,
    noted_is,
    nothing,
    or_else,
    play_set_aside,
    plays_no_command,
    plus,
    plus_coins,
    return_this,
    reveal_hand,
    spares_the_others,
    told_this_turn,
    trash_from_hand,
    up_to,
    when,
    while_resolving_another,
    who_gained_it,
)

# --- debt ------------------------------------------------------------------------------------------------------------

card(
    "craftsman",
    line(1, plus(debt=2), cites="rising-sun:craftsman:1"),
    line(2, gain_choice(up_to(5)), cites=("rising-sun:craftsman:1", "rising-sun:craftsman:2")),
)

card(
    "root-cellar",
    line(1, plus(cards=3)),
    line(2, plus(actions=1)),
    line(3, plus(debt=3)),
    cites="rising-sun:root-cellar:1",
)

card(
    "imperial-envoy",
    line(1, plus(cards=5)),
    line(2, plus(buys=1)),
    line(3, plus(debt=2)),
    cites="rising-sun:imperial-envoy:1",
)

card(
    "litter",
    line(1, plus(cards=2)),
    line(2, plus(actions=2)),
    line(3, plus(debt=1)),
    cites="rising-sun:litter:1",
)

card(
    "gold-mine",
    line(1, plus(cards=1), cites="base2:play:1"),
    line(2, plus(actions=1), cites="base2:play:1"),
    line(3, plus(buys=1), cites="base2:play:1"),
    line(
        4,
        may(
            ("Do you gain a Gold, for 4 debt?", "Nimmst du ein Gold, für 4 Schulden?"),
            gain_a("gold"),
            plus(debt=4),
        ),
        cites=("rising-sun:gold-mine:1", "rising-sun:gold-mine:2"),
        cases={"rising-sun:gold-mine:3": lambda c: not c.game.pile_cards("gold") and not c.many("gained")},
    ),
)


def _in_debt(c: Context) -> bool:
    return c.game.token(c.me, "debt") > 0


_OWES = ("there is debt to pay", "Es sind Schulden zu zahlen")


_COSTS_MORE = or_else(
    lambda c, kind: c.cost(kind).coins > c.cost_of(c.one("trashed")).coins,
    ("it does not cost more Coins", "Die Karte kostet nicht mehr Geld"),
    ("costs more Coins than the trashed card", "mehr Geld kostet als die entsorgte"),
)


def _nothing_dearer(c: Context) -> Text:
    slug = c.kind(c.one("trashed")).slug
    return (
        f": nothing in the Supply costs more coins than {the_card(slug, EN)}",
        f": Nichts im Vorrat kostet mehr Geld als {the_card(slug, DE, THE)}",
    )


def _costs_differ_still(c: Context) -> bool:
    """A Wayfarer costs by then what was gained for it."""
    return bool(c.many("gained")) and _difference(c) > 0


def _costs_less_than_trashed(c: Context) -> bool:
    return bool(c.many("gained")) and c.cost_of(c.one("gained")).coins < c.cost_of(c.one("trashed")).coins


def _difference(c: Context) -> int:
    """Either way round: a Fisherman that was cheap while the discard pile was empty costs more by then."""
    return abs(c.cost_of(c.one("gained")).coins - c.cost_of(c.one("trashed")).coins)


_HOW_MUCH_DEARER = ("the difference in Coins between the two costs", "den Unterschied der beiden Kosten in Geld")


def _tell_cheaper(c: Context) -> None:
    """Of the trashed card, where it does not cost what is printed on it."""
    tell_cost(c.game, c.me, c.kind(c.one("trashed")))


def _owe_the_difference(c: Frame) -> None:
    more, less = sorted((c.cost_of(c.one(name)).coins for name in ("gained", "trashed")), reverse=True)
    besides = any(costs_potion_or_debt(c, c.one(name)) for name in ("gained", "trashed"))
    only = ("; only Coins count", "; nur Geld zählt") if besides else ("", "")
    if _costs_less_than_trashed(c):
        only = ("; what counts is what they cost after the gain", "; es zählt, was sie nach dem Nehmen kosten")
    how = (f" ({more} less {less}{only[EN]})", f" ({more} minus {less}{only[DE]})")
    c.say("effect", c.me, "counted", what=_HOW_MUCH_DEARER, n=_difference(c), which=how)
    add(c, c.me, debt=_difference(c))


def _how_much_now(c: Context) -> Text:
    gained, trashed = (c.cost_of(c.one(name)).coins for name in ("gained", "trashed"))
    return (
        f"what was gained costs {gained} now, and what was trashed {trashed}",
        f"Das Genommene kostet jetzt {gained}, das Entsorgte {trashed}",
    )


_NO_DEBT = brings_no("debt", who_gained_it, "rising-sun:credit:3")


_OWES_NOTHING = ("the debt is paid off", "Die Schulden sind abbezahlt")


def _paid_off_this_turn(c: Context) -> bool:
    return any(step.sentence == "pay off" for step in told_this_turn(c))


card(
    "change",
    may_pay_all_debt(while_resolving_another, "rising-sun:change:6"),
    when(
        _in_debt,
        line(
            1,
            plus(coins=3),
            brings_less("anything more", _OWES, "rising-sun:change:1"),
            cites=("rising-sun:change:1", "rising-sun:change:4"),
        ),
        orelse=(
            line(
                2,
                when(_paid_off_this_turn, applies(_OWES_NOTHING)),
                trash_from_hand(),
                when(noted("trashed"), _tell_cheaper, gain_choice(_COSTS_MORE, none=_nothing_dearer)),
                cites="rising-sun:change:2",
                cases={"rising-sun:change:4": _paid_off_this_turn},
            ),
            line(
                3,
                when(
                    _costs_differ_still,
                    _owe_the_difference,
                    orelse=(
                        when(noted("gained"), brings_no("debt", _how_much_now, "rising-sun:change:5")),
                        when(nothing("gained"), when(last_gained_by_the_possessor, _NO_DEBT)),
                    ),
                ),
                cites="rising-sun:change:3",
                cases={"rising-sun:change:5": _costs_less_than_trashed},
            ),
        ),
    ),
)

# --- what is in play -------------------------------------------------------------------------------------------------

_ARISTOCRATS = ("actions", "cards", "coins", "buys")  # what 1, 2, 3, 4 of them give, and so do 5, 6, 7, 8


def _gives(unit: str) -> Test:
    return _InPlay(_ARISTOCRATS.index(unit))


@dataclass(frozen=True)
class _InPlay:
    """So many Aristocrats more than a multiple of four are in play, eight at the most."""

    nth: int

    def __call__(self, c: Context) -> bool:
        n = copies_in_play(c, "aristocrat")
        return 1 <= n <= 8 and (n - 1) % 4 == self.nth


def _too_many_or_none(c: Context) -> bool:
    return not 1 <= copies_in_play(c, "aristocrat") <= 8


def _more_than_four(c: Context) -> bool:
    return 4 < copies_in_play(c, "aristocrat") <= 8


def _as_fewer_give(c: Context) -> Text:
    n = copies_in_play(c, "aristocrat")
    return f"{n} in play give the same as {n - 4}", f"{n} im Spiel bringen dasselbe wie {n - 4}"


def _how_many(c: Context) -> Text:
    n = copies_in_play(c, "aristocrat")
    if not n:
        return "no Aristocrat is in play", f"Es ist {no_card('aristocrat', DE)} im Spiel"
    return f"{n} Aristocrats are in play", f"{several('aristocrat', n, DE)} sind im Spiel"


card(
    "aristocrat",
    line(
        1,
        count(("Aristocrats in play", "Aristokratinnen im Spiel"), lambda c: copies_in_play(c, "aristocrat")),
        when(_more_than_four, applies(_as_fewer_give)),
        when(_gives("actions"), plus(actions=3)),
        when(_gives("cards"), plus(cards=3)),
        when(_gives("coins"), plus(coins=3)),
        when(_gives("buys"), plus(buys=3)),
        when(_too_many_or_none, does_nothing(_how_many, "rising-sun:aristocrat:2")),
        cites="rising-sun:aristocrat:1",
    ),
)


def _single_cards(c: Context) -> list[int]:
    cards = c.game.in_play(c.me)
    names = Counter(c.kind(there) for there in cards)
    return [there for there in cards if names[c.kind(there)] == 1]


def _one_of_an_earlier_turn(c: Context) -> bool:
    return any(c.game.stays(there) for there in c.game.in_play(c.me))


card(
    "artist",
    line(1, plus(actions=1), cites="base2:play:1"),
    line(
        2,
        Draw(
            count(("cards in play without a copy there", "Karten im Spiel ohne zweites Exemplar dort"), _single_cards)
        ),
        cites="rising-sun:artist:1",
        cases={"rising-sun:artist:2": _one_of_an_earlier_turn},
    ),
)


def _types_in_play(c: Context) -> frozenset[str]:
    return frozenset[str]().union(*(c.types(c.kind(there)) for there in c.game.in_play(c.me)))


class _TypesInPlay(Counted):
    """How many types the cards have that the player has in play."""

    def __call__(self, c: Context) -> int:
        return len(_types_in_play(c))

    def per(self) -> Text:
        return "for each type in play", "je Typ im Spiel"


card(
    "rice",
    line(1, plus(buys=1), cites="base2:play:1"),
    line(
        2,
        count_types(("types in play", "Typen im Spiel"), _types_in_play),
        plus_coins(_TypesInPlay()),
        cites=("rising-sun:rice:1", "rising-sun:rice:2"),
    ),
    last=True,
)

# --- trashing --------------------------------------------------------------------------------------------------------


def _both(c: Context) -> bool:
    return noted_is("trashed", is_treasure)(c) and noted_is("trashed", is_action)(c)


def _neither(c: Context) -> bool:
    return bool(c.many("trashed")) and not any(test(c, c.one("trashed")) for test in (is_treasure, is_action))


card(
    "rice-broker",
    line(1, plus(actions=1), cites="base2:play:1"),
    line(2, trash_from_hand(), cites="base2:trash:1"),
    line(3, when(noted_is("trashed", is_treasure), plus(cards=2)), cites="rising-sun:rice-broker:1"),
    line(
        4,
        when(noted_is("trashed", is_action), plus(cards=5)),
        when(
            _neither,
            brings_no(
                "cards",
                ("what was trashed is neither a Treasure nor an Action", "Entsorgt wurde weder Geldkarte noch Aktion"),
                "rising-sun:rice-broker:2",
            ),
        ),
        cites="rising-sun:rice-broker:1",
    ),
)

# --- later -----------------------------------------------------------------------------------------------------------


def _left_play(c: Context) -> bool:
    return c.game.where(c.subject) is None


def _several_wait(c: Context) -> bool:
    return copies_in_play(c, "daimyo") > 1


card(
    "daimyo",
    line(1, plus(cards=1), cites="base2:play:1"),
    line(2, plus(actions=1), cites="base2:play:1"),
    line(
        3,
        next_time(
            "played", PlayItOnceMore("rising-sun:daimyo:2"), test=plays_no_command("daimyo", "rising-sun:daimyo:2")
        ),
        cites="rising-sun:daimyo:1",
        cases={
            "rising-sun:daimyo:4": lambda c: "label" in c.notes and _left_play(c),
            "rising-sun:daimyo:3": lambda c: "label" in c.notes and _several_wait(c),
        },
    ),
    stays="rising-sun:daimyo:5",
)


def _action_for_five(fact: Fact) -> bool:
    return "Action" in fact.types and "Duration" not in fact.types and fact.cost == Cost(5)


card(
    "riverboat",
    line(1, next_turn(play_set_aside("riverboat")), cites=("rising-sun:riverboat:1", "rising-sun:riverboat:2")),
    sets_aside=_action_for_five,
)

card(
    "samurai",
    line(
        1,
        each_other(discard_down_to(3, "rising-sun:samurai:1")),
        cites="rising-sun:samurai:1",
    ),
    line(
        2,
        next_turn(plus(coins=1), until="ever"),
        cites="rising-sun:samurai:2",
        cases={"rising-sun:samurai:3": lambda c: sum(effect.card == c.card for effect in c.game.active("turn")) > 1},
    ),
)

# --- the Snake Witch -------------------------------------------------------------------------------------------------


def _all_differ(c: Context) -> bool:
    return count_names(c, c.hand) == len(c.hand)


def _some_are_alike(c: Context) -> bool:
    return not c.game.unknown_in_hand(c.me) and names(c, c.hand) < len(c.hand)


_EMPTY = ("an empty hand has no name twice", "Eine leere Hand hat keinen Namen zweimal")
_ALIKE = ("two cards in hand have one name", "Zwei Handkarten heißen gleich")
_NOT_RETURNED = ("the Snake Witch was not returned", "Die Schlangenhexe wurde nicht zurückgelegt")

card(
    "snake-witch",
    line(1, plus(cards=1), cites="base2:play:1"),
    line(2, plus(actions=1), cites="base2:play:1"),
    line(
        3,
        may(
            (
                "Do you reveal your hand and return the Snake Witch, so that the others gain a Curse?",
                "Deckst du deine Hand auf und legst die Schlangenhexe zurück, damit die anderen einen Fluch nehmen?",
            ),
            note("tried", lambda c: (c.card,)),
            reveal_hand,
            return_this,
            test=_all_differ,
        ),
        cites=("rising-sun:snake-witch:1", "rising-sun:snake-witch:3"),
    ),
    line(
        4,
        when(
            noted("returned"),
            (when(hand_is_empty, applies(_EMPTY)), each_other(gain_a("curse"))),
            orelse=(
                when(noted("tried"), spares_the_others(_NOT_RETURNED, "rising-sun:snake-witch:2")),
                when(_some_are_alike, spares_the_others(_ALIKE)),
            ),
        ),
        cites="rising-sun:snake-witch:1",
    ),
)
