"""Plunder: Treasures."""

from __future__ import annotations

from rules.speech.grammar import DE, EN, a_card
from rules.words import (
    HAND,
    SELF,
    CheaperThanThis,
    Context,
    Counted,
    Pick,
    Text,
    applies,
    brings_no,
    card,
    cards_in_play,
    coins_of,
    count_names,
    discard_from_hand,
    gain_choice,
    gain_named,
    is_action,
    is_duration,
    is_treasure,
    it_costs_nothing,
    line,
    lying,
    named,
    names,
    not_the_first_play,
    noted,
    noted_is,
    now_or_next_turn,
    on,
    play_from_hand,
    play_noted,
    playable,
    plus,
    plus_coins,
    trash_from_hand,
    trashed_for_nothing,
    when,
)

card(
    "crucible",
    line(1, trash_from_hand(1), cites="plunder:crucible:2"),
    line(
        2,
        plus_coins(coins_of("trashed")),
        when(trashed_for_nothing, brings_no("coins", it_costs_nothing)),
        cites="plunder:crucible:1",
    ),
)


def _drawn_in_the_buy_phase(c: Context) -> bool:
    return c.game.phase == "buy"


card(
    "figurine",
    line(1, plus(cards=2), cites="base2:play:1", cases={"plunder:figurine:1": _drawn_in_the_buy_phase}),
    line(
        2,
        discard_from_hand(1, may=True, test=is_action),
        when(noted("discarded"), plus(buys=1, coins=1)),
        cites="plunder:figurine:2",
    ),
)


class _treasure_names(Counted):
    """How many different names the player's Treasures in play have."""

    def __call__(self, c: Context) -> int:
        return names(c, cards_in_play(is_treasure)(c))

    def per(self) -> tuple[str, str]:
        return "for each differently named Treasure in play", "je Geldkarte anderen Namens im Spiel"


TREASURE_NAMES = _treasure_names()


def _earlier_turn(c: Context) -> bool:
    """A Treasure that stays from an earlier turn counts too."""
    return any(is_duration(c, card) for card in cards_in_play(is_treasure)(c))


card(
    "pendant",
    line(
        1,
        lambda c: count_names(c, cards_in_play(is_treasure)(c)),
        plus_coins(TREASURE_NAMES),
        cites="plunder:pendant:1",
        cases={"plunder:pendant:2": _earlier_turn},
    ),
    last=True,
)


def _in_play_anywhere(c: Context) -> tuple[int, ...]:
    return tuple(card for player in c.game.table.order(c.me) for card in c.game.in_play(player))


_IN_PLAY_ANYWHERE = lying(_in_play_anywhere, " that somebody has in play", ", die jemand im Spiel hat,")


def _outside_the_supply(c: Context) -> bool:
    pile = c.game.table.pile_of.get(c.known(c.one("picked")).slug) if c.many("picked") else None
    return bool(c.many("picked")) and (pile is None or not pile.supply)


def _none_is_left(c: Context) -> bool:
    return bool(c.many("picked")) and not c.one("gained") and not c.game.pile_cards(c.known(c.one("picked")).slug)


def _who_has_it(c: Context) -> Text:
    """The first player, from this one on, who has the named card in play."""
    kind, g = c.kind(c.one("picked")), c.game
    name = next(g.table.names[p] for p in g.table.order(c.me) if any(c.kind(card) is kind for card in g.in_play(p)))
    return f"{name} has {a_card(kind.slug, EN)} in play", f"{name} hat {a_card(kind.slug, DE)} im Spiel"


card(
    "tools",
    line(
        1,
        Pick("picked", _IN_PLAY_ANYWHERE, 1, prompt="gain"),
        when(noted("picked"), (when(_outside_the_supply, (), orelse=applies(_who_has_it)), gain_named("picked"))),
        cites="plunder:tools:1",
        cases={"plunder:tools:2": lambda c: _outside_the_supply(c) or _none_is_left(c)},
    ),
)

card(
    "silver-mine",
    line(1, gain_choice(CheaperThanThis("Treasure"), HAND), cites="plunder:silver-mine:1"),
)

card(
    "gondola",
    line(
        1,
        now_or_next_turn(plus(coins=2)),
        cites="plunder:gondola:1",
        cases={"plunder:gondola:3": not_the_first_play},
    ),
    on=on("gain", line(2, play_from_hand(is_action), cites="plunder:gondola:2"), zone=SELF),
)

card(
    "kings-cache",
    line(
        1,
        Pick("picked", HAND, 1, may=True, test=playable(is_treasure), prompt="play"),
        play_noted("picked"),
        play_noted("played", again=True, nth=2),
        play_noted("played", again=True, nth=3),
        cites="plunder:kings-cache:1",
        cases={
            "plunder:kings-cache:2": noted_is("picked", named("kings-cache")),
        },
    ),
    doubles=True,
    stays="plunder:kings-cache:3",
)
