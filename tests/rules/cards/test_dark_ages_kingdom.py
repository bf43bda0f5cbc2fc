"""Count and Counterfeit of Dark Ages."""

from __future__ import annotations


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
