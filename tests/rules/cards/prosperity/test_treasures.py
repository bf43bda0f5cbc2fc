"""Prosperity’s Treasures."""

from __future__ import annotations

import pytest

BUY = {"player": "Anna", "phase": "buy"}


# --- Bank ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("play", "coins"), [("", 1), ("Copper, Silver", 3), ("3 Village, Gold", 2)])
def test_bank_counts_treasures_in_play(table, play, coins):
    table.set(turn=BUY).anna(hand="Bank", play=play).plays("Bank").has(coins=coins)


def test_bank_is_played_last_of_all(table):
    table.set(turn=BUY).anna(hand="Bank, 3 Copper, Silver, Bank").plays_treasures().has(coins=16)  # 5, then 5 and 6


def test_bank_twice_with_tiara(table):
    table.set(turn=BUY).anna(hand="Tiara, Bank").plays("Tiara").chooses("Bank").has(coins=4)


def test_bank_counts_curses_where_they_are_treasures(table):
    table.set(turn=BUY, kingdom=["Charlatan"]).anna(hand="Bank", play="2 Curse").plays("Bank").has(coins=3)


# --- Venture, Loan ---------------------------------------------------------------------------------------------------


def test_venture_plays_the_next_treasure(table):
    table.set(turn=BUY).anna(hand="Venture", deck="Estate, Village, Gold, Copper").plays("Venture")
    table.anna().has(coins=4, play="Venture, Gold", discard="Estate, Village", deck="Copper")


def test_venture_without_a_treasure_discards_all(table):
    table.set(turn=BUY).anna(hand="Venture", deck="Estate", discard="Village").plays("Venture")
    table.anna().has(coins=1, play="Venture", discard="Estate, Village", deck="")


def test_venture_shuffles_to_go_on(table):
    table.set(turn=BUY).anna(hand="Venture", deck="Estate", discard="Gold").plays("Venture")
    table.anna().has(coins=4, play="Venture, Gold", discard="Estate", deck="")


def test_venture_plays_what_does_more(table):
    table.set(turn=BUY).anna(hand="Venture, Copper", deck="Estate, Anvil").plays("Venture")
    table.asks("Anna", "Copper", may=True)
    table.anna().chooses("Copper").chooses("Silver").has(discard="Estate, Copper, Silver", coins=2)


def test_venture_twice_with_tiara(table):
    table.set(turn=BUY).anna(hand="Tiara, Venture", deck="Gold, Estate, Silver").plays("Tiara").chooses("Venture")
    table.anna().has(coins=7, play="Tiara, Venture, Gold, Silver", discard="Estate")


def test_venture_finds_a_curse_where_it_is_a_treasure(table):
    table.set(turn=BUY, kingdom=["Charlatan"]).anna(hand="Venture", deck="Curse, Gold").plays("Venture")
    table.anna().has(coins=2, play="Venture, Curse", deck="Gold")


def test_loan_trashes_or_discards_the_next_treasure(table):
    table.set(turn=BUY).anna(hand="Loan", deck="Estate, Copper, Gold").plays("Loan")
    table.asks("Anna", "discard", "trash")
    table.anna().chooses("trash").has(coins=1, discard="Estate", deck="Gold")
    table.trash("Copper")


def test_loan_discards(table):
    table.set(turn=BUY).anna(hand="Loan", deck="Gold").plays("Loan").chooses("1").has(discard="Gold", coins=1)
    table.trash("").unsaid("Anna", "not")


def test_loan_shuffles_to_go_on(table):
    table.set(turn=BUY).anna(hand="Loan", deck="Estate", discard="Copper").plays("Loan").chooses("trash")
    table.anna().has(discard="Estate", deck="")
    table.trash("Copper")


def test_loan_without_a_treasure(table):
    table.set(turn=BUY).anna(hand="Loan", deck="Estate, Duchy").plays("Loan").has(discard="Estate, Duchy", deck="")


def test_loan_twice_with_tiara(table):
    table.set(turn=BUY).anna(hand="Tiara, Loan", deck="2 Copper").plays("Tiara").chooses("Loan").chooses("trash")
    table.anna().chooses("trash").has(coins=2, deck="")
    table.trash("2 Copper")


# --- Anvil -----------------------------------------------------------------------------------------------------------


def test_anvil_discards_a_treasure_for_a_card(table):
    table.set(turn=BUY, kingdom=["Smithy", "Market"]).anna(hand="Anvil, Copper, Gold, Estate").plays("Anvil")
    table.asks("Anna", "Copper", "Gold", may=True)
    table.anna().chooses("Copper")
    assert "Smithy" in table.game.choices
    assert "Market" not in table.game.choices
    table.anna().chooses("Smithy").has(discard="Copper, Smithy", coins=1)


def test_anvil_may_be_just_a_coin(table):
    table.set(turn=BUY).anna(hand="Anvil, Copper").plays("Anvil").passes().has(coins=1, discard="")
    table.anna().plays("Copper").has(coins=2)


def test_anvil_without_a_treasure(table):
    table.set(turn=BUY).anna(hand="Anvil, Estate").plays("Anvil").has(coins=1, hand="Estate")


def test_anvil_twice_with_tiara(table):
    table.set(turn=BUY).anna(hand="Tiara, Anvil, 2 Copper").plays("Tiara").chooses("Anvil").chooses("Copper")
    table.anna().chooses("Silver").chooses("no").chooses("Copper").chooses("Estate").chooses("no")
    table.anna().has(discard="2 Copper, Silver, Estate", coins=2)


# --- Investment ------------------------------------------------------------------------------------------------------


def test_investment_trashes_a_card_for_a_coin(table):
    table.set(turn=BUY).anna(hand="Investment, Estate, Copper").plays("Investment").chooses("Estate")
    table.asks("Anna", "coin", "trash")
    table.anna().chooses("coin").has(coins=1, hand="Copper", play="Investment")
    table.trash("Estate")


def test_investment_trashed_gives_points_for_different_treasures(table):
    table.set(turn=BUY).anna(hand="Investment, Estate, 3 Copper, Gold").plays("Investment").chooses("Estate")
    table.anna().chooses("trash").has(vp=2, coins=0, play="")
    table.said("Anna", "reveal", "3 Copper, Gold")
    table.trash("Estate, Investment")


def test_investment_with_an_empty_hand_still_chooses(table):
    table.set(turn=BUY).anna(hand="Investment").plays("Investment").chooses("trash").has(vp=0, play="")


def test_investment_twice_is_trashed_once(table):
    table.set(turn=BUY).anna(hand="Tiara, Investment, 2 Estate, Gold").plays("Tiara").chooses("Investment")
    table.anna().chooses("Estate").chooses("trash").chooses("Estate").chooses("trash").has(vp=1)
    table.trash("2 Estate, Investment")


def test_investment_counts_curses_where_they_are_treasures(table):
    table.set(turn=BUY, kingdom=["Charlatan"]).anna(hand="Investment, Estate, Curse, Copper").plays("Investment")
    table.anna().chooses("Estate").chooses("trash").has(vp=2)


# --- Crystal Ball ----------------------------------------------------------------------------------------------------


def test_crystal_ball_trashes_discards_plays_or_leaves(table):
    table.set(turn=BUY).anna(hand="Crystal Ball", deck="Silver, Gold").plays("Crystal Ball")
    table.asks("Anna", "trash", "discard", "play", may=True)
    table.anna().chooses("play").has(coins=3, play="Crystal Ball, Silver", deck="Gold")


@pytest.mark.parametrize("top", ["Silver", "Village", "Estate"])
def test_crystal_ball_trashes_or_discards_whatever_it_is(table, top):
    table.set(turn=BUY).anna(hand="2 Crystal Ball", deck=f"2 {top}").plays("Crystal Ball").chooses("trash")
    table.trash(top)
    table.anna().plays("Crystal Ball").chooses("discard").has(discard=top, deck="", coins=2)
    table.trash(top).unsaid("Anna", "not")


def test_crystal_ball_cannot_play_an_estate(table):
    table.set(turn=BUY).anna(hand="Crystal Ball", deck="Estate").plays("Crystal Ball")
    table.asks("Anna", "trash", "discard", may=True)
    table.anna().chooses("trash").has(deck="", coins=1)
    table.trash("Estate")


def test_crystal_ball_discards_and_finds_nothing(table):
    table.set(turn=BUY).anna(hand="2 Crystal Ball", deck="Estate").plays("Crystal Ball").chooses("discard")
    table.anna().has(discard="Estate").plays("Crystal Ball").chooses("-").has(deck="Estate", discard="", coins=2)


def test_crystal_ball_with_no_cards_at_all(table):
    table.set(turn=BUY).anna(hand="Crystal Ball, Copper").plays("Crystal Ball").plays("Copper").has(coins=2)


def test_crystal_ball_plays_an_action_in_the_buy_phase(table):
    table.set(turn=BUY).anna(hand="Crystal Ball, Smithy", deck="Market, Copper").plays("Crystal Ball").chooses("play")
    table.anna().has(coins=2, buys=2, hand="Smithy, Copper")
    assert "play Smithy" not in table.game.choices
    assert "play Copper" in table.game.choices


def test_crystal_ball_twice_with_tiara(table):
    table.set(turn=BUY).anna(hand="Tiara, Crystal Ball", deck="Silver, Estate").plays("Tiara").chooses("Crystal Ball")
    table.anna().chooses("play").chooses("trash").has(coins=4, deck="")
