"""`play treasures` against every order there is: random hands of all Treasures, and what changes their worth."""

from __future__ import annotations

from functools import partial
from itertools import islice
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.document.layout import start
from rules.document.parse import parse
from rules.engine.game import Game
from rules.engine.kinds import load_printings, modelled
from rules.facts import facts, kinds
from rules.rulebook import treasures
from rules.run import Run

BERND = {"hand": ["5 Copper"], "deck": ["9 Copper"]}


def table(hand: list[str], moves: tuple[str, ...] = (), **more: object) -> dict[str, object]:
    """Anna's Buy phase; nothing in her deck is a Treasure, so what a card digs up is the same in every order."""
    durations = more.pop("durations", [])
    anna = {
        "hand": hand,
        "deck": ["8 Estate"],
        "tokens": more.pop("tokens", {}),
    }
    anna |= {key: more.pop(key, []) for key in ("play", "holds")}
    return {
        "players": {"Anna": anna, "Bernd": {**BERND, "durations": durations}},
        "turn": {"phase": "buy", **more},
        "moves": list(moves),
    }


@pytest.mark.parametrize(
    ("hand", "moves", "more", "coins"),
    [
        # Copper 1, Masterpiece 1, Bank 3 for three Treasures in play, and Fortune doubles 5
        (["Copper", "Masterpiece", "Bank", "Fortune"], (), {}, 10),
        # Ducats give no Coins; Bank finds three Treasures in play, and Fortune doubles 3
        (["2 Ducat", "Bank", "Fortune"], (), {}, 6),
        # Astrolabe 1, Masterpiece 1; Crown plays Bank twice, with four Treasures in play: 4 and 4
        (["Bank", "Astrolabe", "Masterpiece", "Crown"], ("Bank",), {}, 10),
        # the Silver is lost to the Highwayman; Gold 3, Diadem 2 + 1 for the Action, Bank 4
        (["Gold", "Silver", "Diadem", "Bank"], (), {"durations": ["Highwayman"]}, 10),
        # six more Coins for a Fortune that comes last: 3 + 3 doubled
        (["Fortune", "2 Gold"], (), {}, 12),
        # Fortune doubles once a turn; played again by the Crown it gives nothing more
        (["Fortune", "Crown", "Gold"], ("Gold",), {}, 12),
        # the third play from hand in a Voyage turn is the last
        (["Copper", "Silver", "2 Gold"], (), {"extra": "Voyage"}, 8),
    ],
)
def test_the_order_that_brings_most(hand, moves, more, coins):
    run = Run(parse(table(hand, ("play treasures", *moves), **more)))
    assert run.error is None
    assert run.game.coins == coins


def test_what_digs_in_the_deck_comes_where_it_brings_most():
    """A Venture digs through the Estates to a Silver; the Crystal Ball then finds the other one: 1 + 2 + 1 + 2."""
    document = table(["Crystal Ball", "Venture"], ("play treasures", "play"))
    document["players"]["Anna"] |= {"deck": ["3 Estate"], "discard": ["2 Silver"]}
    run = Run(parse(document))
    assert run.error is None
    assert run.game.coins == 6


def richest(game: Game, orders: bool) -> int:
    """The most that can come: of every order of plays, or of `play treasures`; of every answer on the way.

    Of what the others could answer, such as a Contraband's name, one is enough.
    """
    best, seen, todo = 0, set(), [game]
    while todo:
        now = todo.pop()
        if now.pending is None or now.phase != "buy":
            continue
        best = max(best, now.coins)
        if now.pending.kind != "phase":
            answers = list(islice(now.pending.answers(), 1 if now.pending.player else 99))
        elif orders:
            answers = [(move,) for move in now.pending.items if move[0] == "play"]
        else:
            answers = [(("treasures",),)] if any(move[0] == "play" for move in now.pending.items) else []
        for value in answers:
            after = now.copy()
            after.answer(value)
            if after.key() not in seen:
                seen.add(after.key())
                todo.append(after)
    return best


SLOW = {"Horn of Plenty", "War Chest", "Sunken Treasure", "Supplies", "Crystal Ball", "Scepter", "Anvil"}
HANDS = 5


def all_treasures() -> list[str]:
    """Every Treasure that a player can have, but those that only ask which pile, among dozens."""
    load_printings()
    treasures = (fact for fact in facts().values() if "Treasure" in fact.types and fact.kind not in kinds("apart"))
    found = [fact.en for fact in treasures if modelled(fact.slug)]
    return [name for name in found if name not in SLOW]


LOOK_AT_OTHERS = ["Bank", "Fortune", "Crown", "Fool's Gold", "Diadem", "Tiara", "Counterfeit", "Coronet", "Huge Turnip"]
HAND = st.lists(
    st.one_of(
        st.sampled_from(["Copper", "Silver", "Gold"]), st.sampled_from(LOOK_AT_OTHERS), st.sampled_from(all_treasures())
    ),
    min_size=2,
    max_size=HANDS,
)


@settings(max_examples=100, deadline=None)
@given(
    HAND,
    st.sampled_from([[], ["Highwayman"]]),
    st.sampled_from(["", "Voyage"]),
    st.integers(0, 2),
    st.integers(0, 3),
    st.sampled_from([[], ["Merchant"], ["Coppersmith", "Coppersmith"]]),
    st.sampled_from([[], ["Envious"]]),
    st.sampled_from(["", "Crown"]),
)
def test_no_order_brings_more(hand, durations, extra, actions, coffers, play, holds, token):
    more = {"extra": extra} if extra else {}
    box = {name: min(hand.count(name), IN_THE_BOX[name]) for name in hand}
    laid = table(
        [f"{n} {name}" for name, n in box.items()],
        durations=durations,
        actions=actions,
        tokens={"coffers": coffers},
        play=play,
        holds=holds,
        **more,
    )
    if token:
        laid["pile tokens"] = {token: {"Training": "Anna"}}
    game, bounds = start(parse(laid), trace=False), []
    with patch.object(treasures, "_Search", partial(Noted, bounds)):
        most = richest(game, orders=False)
    assert most == richest(game, orders=True) or any(bounds)


class Noted(treasures._Search):
    """Notes whether it reached its bound, which a game with steps tells (see below)."""

    def __init__(self, bounds: list[bool], *about: object) -> None:
        super().__init__(*about)
        self.bounds = bounds

    def richest(self) -> list[int]:
        order = super().richest()
        self.bounds.append(self.cut)
        return order


def test_a_spell_scroll_that_a_tiara_plays_twice_reaches_the_bound():
    laid = table(["Silver", "Tiara", "Copper", "Spell Scroll", "Bank"], ("play treasures",))
    run = Run(parse(laid | {"pile tokens": {"Crown": {"Training": "Anna"}}}))
    assert [step for step in run.game.log if step.sentence == "orders"]


IN_THE_BOX = {fact.en: fact.in_the_box(2) for fact in facts().values()}


def test_too_many_orders_are_told(monkeypatch):
    """A hand of many different cards that look at each other: the richest orders are followed, and a step says so."""
    hand = ["Bank", "Fortune", "Crown", "Fool's Gold", "Diadem", "Tiara", "Counterfeit", "Coronet", "Copper", "Silver"]
    run = Run(parse(table(hand, ("play treasures",))))
    assert run.error is None
    said = [step for step in run.game.log if step.sentence == "orders"]
    assert len(said) == 1
    assert run.game.spent < 40_000
    few = Run(parse(table(["Bank", "Fortune", "Crown", "Copper"], ("play treasures",))))
    assert not [step for step in few.game.log if step.sentence == "orders"]
    monkeypatch.setattr(treasures, "MOST_PLAYS", 5)
    few = Run(parse(table(["Bank", "Fortune", "Crown", "Copper"], ("play treasures",))))
    assert [step for step in few.game.log if step.sentence == "orders"]


def test_coins_alone_need_no_search(monkeypatch):
    """Copper, Silver, Gold and the like: sorting is enough, and nothing is tried."""
    monkeypatch.setattr(treasures, "_Search", None)
    game = start(parse(table(["3 Copper", "Silver", "Gold", "Harem", "Ducat"])))
    game.push("play treasures")
    assert game.coins == 3 + 2 + 3 + 2
