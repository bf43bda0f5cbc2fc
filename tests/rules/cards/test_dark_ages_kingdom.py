"""Count, Counterfeit and Poor House of Dark Ages."""

from __future__ import annotations

import pytest

from rules.document.parse import parse
from rules.run import Run


def test_count_carries_the_first_choice_out_before_the_second(table):
    table.anna(hand="Count, 2 Estate, Gold").plays("Count")
    table.asks("Anna", "discard", "deck", "copper")
    table.anna().chooses("discard").chooses("2 Estate").has(discard="2 Estate")
    table.asks("Anna", "coins", "trash", "duchy")
    table.anna().chooses("coins").has(coins=3)


def test_count_trashes_the_hand(table):
    table.anna(hand="Count, 2 Estate").plays("Count").chooses("copper").chooses("trash")
    table.anna().has(hand="", discard="Copper", coins=0)
    table.trash("2 Estate")


def test_count_may_choose_what_it_cannot_do(table):
    table.anna(hand="Count").plays("Count").chooses("discard").chooses("trash").has(hand="")


def test_count_puts_a_card_onto_the_deck_and_gains_a_duchy(table):
    table.anna(hand="Count, Gold, Estate").plays("Count").chooses("deck").chooses("Gold").chooses("duchy")
    table.anna().has(deck="Gold", discard="Duchy", hand="Estate")


def test_counterfeit_plays_a_treasure_twice_and_trashes_it(table):
    table.anna(hand="Counterfeit, Gold, Copper").plays("Counterfeit")
    table.asks("Anna", "Gold", "Copper", may=True)
    table.anna().chooses("Gold").has(coins=7, buys=2, hand="Copper", play="Counterfeit")
    table.trash("Gold")


def test_counterfeit_may_be_declined(table):
    table.anna(hand="Counterfeit, Gold").plays("Counterfeit").chooses("-").has(coins=1, hand="Gold")


def test_counterfeit_takes_no_duration(table):
    table.anna(hand="Counterfeit, Copper").plays("Counterfeit")
    table.asks("Anna", "Copper", may=True)


def test_counterfeit_on_capital_gives_no_debt(table):
    table.anna(hand="Counterfeit, Capital").plays("Counterfeit").chooses("Capital").has(coins=13).passes().has(debt=0)
    table.trash("Capital")


@pytest.mark.parametrize("way", [True, False])
def test_a_poor_house_takes_coins_away_and_says_so(way: bool) -> None:
    """What it takes is no plus: a Way of the Chameleon leaves it a loss of coins."""
    run = Run(
        parse(f"""
players:
  Anna: {{hand: [Poor House, 2 Copper], deck: [10 Estate]}}
  Bernd: {{hand: [5 Copper], deck: [10 Copper]}}
turn: {{coins: 3}}
landscapes: [Way of the Chameleon]
moves: [play Poor House{" as Way of the Chameleon" if way else ""}]
""")
    )
    assert run.stop is None, run.stop
    state = run.answer()["state"]
    assert state["turn"]["coins"] == (1 if way else 5)
    assert len(state["players"]["Anna"]["hand"]) == (6 if way else 2)
    assert "Anna loses 2 Coins." in [step["text"]["en"] for step in run.answer()["steps"]]
