"""Prosperity: what changes a price or forbids a buy."""

from __future__ import annotations

import pytest

from rules import Illegal
from rules.answer import steps
from tests.rules.cards.writing import comes_back

BUY = {"player": "Anna", "phase": "buy"}


# --- Grand Market ----------------------------------------------------------------------------------------------------


def test_grand_market_gives_all_of_it(table):
    table.anna(hand="Grand Market", deck="Gold").plays("Grand Market").has(hand="Gold", actions=1, buys=2, coins=2)


def test_grand_market_cannot_be_bought_with_a_copper_in_play(table):
    table.set(kingdom=["Grand Market"], turn={**BUY, "coins": 6}).anna(hand="Copper")
    assert "buy Grand Market" in table.game.choices
    table.anna().plays("Copper")
    assert "buy Grand Market" not in table.game.choices
    assert "buy Gold" in table.game.choices


def test_why_a_card_cannot_be_bought_is_said(table):
    table.set(kingdom=["Grand Market"], turn={**BUY, "coins": 9}).anna(hand="Copper, Contraband").plays_treasures()
    table.bernd().chooses("Gold")
    with pytest.raises(Illegal) as market:
        table.anna().buys("Grand Market")
    assert market.value.why[0] == ("Grand Market cannot be bought now: Anna has a Copper in play.")
    with pytest.raises(Illegal) as gold:
        table.anna().chooses("kaufe Gold")
    assert gold.value.why == (
        "Gold cannot be bought now: it was named for a Contraband this turn.",
        "Gold kann jetzt nicht gekauft werden: Die Karte wurde in diesem Zug für eine Schmuggelware genannt.",
    )


@pytest.mark.parametrize(
    ("turn", "move", "why"),
    [
        # base2:buy:1, base2:phases:1: what a Buy phase allows, and when it is one
        ({**BUY, "coins": 2}, "buy Silver", "Silver cannot be bought now: it costs 3, and Anna has 2."),
        (
            {**BUY, "buys": 2, "bought": True},
            "play Copper",
            "Copper cannot be played now: something has been bought already.",
        ),
        (BUY, "play Smithy", "Smithy cannot be played now: it is not a Treasure, and this is the Buy phase."),
        ({"coins": 3}, "buy Silver", "Silver cannot be bought now: cards are bought in the Buy phase."),
        ({**BUY, "coins": 3}, "buy Familiar", "Familiar cannot be bought now: it costs a Potion, and Anna has none."),
        ({**BUY, "coins": 8}, "buy Duchy", "Duchy cannot be bought now: the pile is empty."),
        ({"actions": 0}, "play Smithy", "Smithy cannot be played now: no Action is left."),
    ],
)
def test_why_a_move_of_the_phase_is_refused_is_said(table, turn, move, why):
    table.set(turn=turn, supply={"Duchy": 0, "Familiar": 10}).anna(hand="Copper, Smithy", tokens={"villagers": 1})
    with pytest.raises(Illegal) as refused:
        table.anna().chooses(move)
    assert refused.value.why[0] == why


def test_grand_market_minds_the_buyers_coppers_only(table):
    table.set(kingdom=["Grand Market"], turn={**BUY, "coins": 6}).anna(hand="Estate")
    table.bernd(play="Copper", deck="")
    assert "buy Grand Market" in table.game.choices


def test_grand_market_from_the_black_market_minds_coppers_too(table):
    deck = {"Black Market deck": ["Grand Market", "Village", "Moat"]}
    table.set(supply=deck, turn={"player": "Anna", "coins": 5}).anna(hand="Black Market, Copper").plays("Black Market")
    table.anna().chooses("Copper")
    table.asks("Anna", "Village", "Moat", may=True)


def test_grand_market_throned(table):
    table.anna(hand="Throne Room, Grand Market", deck="2 Gold").plays("Throne Room").chooses("Grand Market")
    table.anna().has(hand="2 Gold", actions=2, buys=3, coins=4)


# --- Peddler ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("play", "price"), [("", 8), ("Village", 6), ("3 Village, Gold", 2), ("6 Village", 0)])
def test_peddler_is_cheaper_in_the_buy_phase_for_actions_in_play(table, play, price):
    table.set(kingdom=["Peddler"], turn={**BUY, "coins": 8, "buys": 2}).anna(hand="Estate", play=play)
    table.anna().buys("Peddler").has(coins=8 - price)


def test_peddler_costs_eight_in_the_action_phase(table):
    table.set(supply={"Colony": 8}).anna(hand="Expand, Peddler", play="5 Village").plays("Expand")
    table.anna().chooses("Colony").has(discard="Colony")


def test_peddler_in_the_buy_phase_counts_the_actions_of_the_player_whose_turn_it_is(table):
    table.set(kingdom=["Peddler"], turn={**BUY, "coins": 8, "buys": 2}).anna(hand="Estate", play="Village")
    table.bernd(durations=["Wharf"], deck="")
    table.anna().buys("Peddler").has(coins=2)


def test_peddler_gives_a_card_an_action_and_a_coin(table):
    table.anna(hand="Throne Room, Peddler", deck="2 Gold, 2 Estate").plays("Throne Room").chooses("Peddler")
    table.anna().has(hand="2 Gold", actions=2, coins=2)


def test_peddlers_price_is_told_with_its_parts(table):
    table.set(kingdom=["Peddler"], turn={**BUY, "coins": 5, "buys": 2}).anna(hand="Estate", play="Village, Bridge")
    table.anna().buys("Peddler")
    step = next(step for step in steps(table.game) if step["text"]["en"].startswith("The Peddler costs"))
    assert "8, less 4 for 2 Actions in play (2 each), less 1 by the Bridge" in step["text"]["en"]
    assert "8 minus 4 für 2 Aktionskarten im Spiel (je 2) minus 1 durch die Brücke" in step["text"]["de"]
    assert step["cites"][0] == "prosperity2:peddler:2"


def test_peddler_and_bridge_add_up(table):
    table.set(kingdom=["Peddler"], turn={**BUY, "coins": 5, "buys": 2}).anna(hand="Estate", play="Village, Bridge")
    table.anna().buys("Peddler").has(coins=2)  # 8 - 4 for two Actions in play - 1 for the Bridge


# --- Quarry ----------------------------------------------------------------------------------------------------------


def test_quarry_makes_actions_cheaper_and_nothing_else(table):
    table.set(kingdom=["Market"], turn={**BUY, "coins": 2}).anna(hand="Quarry").plays("Quarry").has(coins=3)
    assert {"buy Market", "buy Silver"} <= set(table.game.choices)
    assert "buy Duchy" not in table.game.choices


def test_quarries_add_up_and_never_go_below_zero(table):
    table.set(kingdom=["Village"], turn={**BUY, "buys": 2}).anna(hand="2 Quarry").plays_treasures().buys("Village")
    table.anna().has(coins=2)


def test_quarry_holds_for_this_turn_only(table):
    table.set(kingdom=["Market"], turn=BUY).anna(hand="Quarry", deck="5 Silver").plays("Quarry").passes()
    table.next_turn_of("Anna").plays("Silver").plays("Silver")
    assert "buy Market" not in table.game.choices


def test_quarry_changes_what_can_be_gained(table):
    table.set(kingdom=["Market"], turn=BUY).anna(hand="Quarry, Anvil, Copper").plays("Quarry").plays("Anvil")
    table.anna().chooses("Copper").chooses("Market").has(discard="Copper, Market")


def test_quarry_of_the_first_edition_holds_while_in_play(table):
    table.set(editions={"Prosperity": 1}, kingdom=["Market", "Mint"], turn={**BUY, "coins": 9, "buys": 3})
    table.anna(hand="Quarry").plays("Quarry").buys("Mint").has(coins=7).buys("Market").has(coins=2)


def test_quarry_played_twice_counts_twice(table):
    table.set(kingdom=["Market"], turn=BUY).anna(hand="Tiara, Quarry").plays("Tiara").chooses("Quarry")
    table.anna().buys("Market").has(coins=1).chooses("no")


# --- Contraband ------------------------------------------------------------------------------------------------------


def test_contraband_forbids_to_buy_what_the_left_player_names(table):
    table.set(turn=BUY).anna(hand="Contraband", deck="5 Silver")
    table.bernd(deck="5 Copper")
    table.carla(deck="5 Copper")
    table.anna().plays("Contraband")
    table.bernd().chooses("Silver")
    table.anna().has(coins=3, buys=2)
    assert "buy Silver" not in table.game.choices
    assert "buy Estate" in table.game.choices
    comes_back(table)


def test_contraband_is_over_with_the_turn(table):
    table.set(turn=BUY).anna(hand="Contraband", deck="5 Silver")
    table.bernd(hand="5 Silver", deck="")
    table.anna().plays("Contraband")
    table.bernd().chooses("Silver")
    table.anna().passes()
    table.bernd().plays("Silver").plays("Silver")
    assert "buy Silver" in table.game.choices


def test_contrabands_add_up(table):
    table.set(turn=BUY).anna(hand="2 Contraband")
    table.anna().plays_treasures()
    table.bernd().chooses("Silver")
    table.bernd().chooses("Estate")
    table.anna().has(coins=6, buys=3)
    assert not {"buy Silver", "buy Estate"} & set(table.game.choices)
    comes_back(table)


def test_contraband_leaves_gaining_alone(table):
    table.set(turn=BUY).anna(hand="Contraband, Anvil, Copper").plays("Contraband")
    table.bernd().chooses("Silver")
    table.anna().plays("Anvil").chooses("Copper").chooses("Silver").has(discard="Copper, Silver")


# --- War Chest -------------------------------------------------------------------------------------------------------


def test_war_chest_gains_what_was_not_named(table):
    table.set(turn=BUY).anna(hand="War Chest", deck="")
    table.anna().plays("War Chest")
    table.bernd().chooses("Duchy")
    assert {"Silver", "Copper", "Estate"} <= set(table.game.choices)
    assert not {"Duchy", "Gold"} & set(table.game.choices)
    table.anna().chooses("Silver").has(discard="Silver")
    comes_back(table)


def test_war_chests_remember_all_names_of_the_turn(table):
    table.set(turn=BUY).anna(hand="2 War Chest", deck="").plays("War Chest")
    table.bernd().chooses("Duchy")
    table.anna().chooses("Silver").plays("War Chest")
    table.bernd().chooses("Silver")
    assert not {"Duchy", "Silver"} & set(table.game.choices)


def test_war_chest_forgets_with_the_turn(table):
    table.set(turn=BUY).anna(hand="War Chest", deck="War Chest, 4 Copper").plays("War Chest")
    table.bernd().chooses("Duchy")
    table.anna().chooses("Silver").passes()
    table.next_turn_of("Anna").plays("War Chest")
    table.bernd().chooses("Gold")
    table.anna().chooses("Duchy").has(discard="Silver, War Chest, Duchy")


def test_war_chest_twice_with_tiara(table):
    table.set(turn=BUY).anna(hand="Tiara, War Chest", deck="").plays("Tiara").chooses("War Chest")
    table.bernd().chooses("Duchy")
    table.anna().chooses("Silver").chooses("no")
    table.bernd().chooses("Silver")
    table.anna().chooses("Estate").chooses("no").has(discard="Silver, Estate")


def test_war_chest_named_card_can_be_bought(table):
    table.set(turn={**BUY, "coins": 3}).anna(hand="War Chest", deck="").plays("War Chest")
    table.bernd().chooses("Silver")
    table.anna().chooses("Estate")
    assert "buy Silver" in table.game.choices
