"""Prosperity: Platinum and Colony, and what becomes of gained cards."""

from __future__ import annotations


def test_platinum_gives_five(table):
    table.anna(hand="Platinum").plays("Platinum").has(coins=5)


def test_platinum_and_colony_can_be_bought(table):
    table.set(supply={"Platinum": 5, "Colony": 8}).anna(hand="Platinum, 2 Gold").plays_treasures().buys("Colony")
    table.pile("Colony", 7)


def test_colony_is_worth_ten(table):
    table.anna(deck="Colony").has(points=10)


def test_empty_colony_pile_ends_the_game(table):
    table.set(supply={"Platinum": 5, "Colony": 1}).anna(hand="Platinum, 2 Gold").plays_treasures().buys("Colony")
    assert table.over


def test_royal_seal_puts_each_gained_card_onto_the_deck(table):
    table.anna(hand="Royal Seal, Copper", deck="4 Gold").plays_treasures().has(coins=3).buys("Silver")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(hand="Silver, 4 Gold")


def test_royal_seal_may_be_ignored(table):
    table.anna(hand="Royal Seal", deck="5 Gold").plays("Royal Seal").buys("Estate").chooses("no").has(
        discard="Estate, Royal Seal"
    )


def test_royal_seal_asks_for_each_card_on_its_own(table):
    table.set(turn={"phase": "buy", "buys": 2, "coins": 4}).anna(play="Royal Seal", deck="3 Gold").buys(
        "Copper"
    ).chooses("no")
    table.anna().buys("Copper").chooses("yes").has(hand=5)


def test_royal_seal_works_only_in_play(table):
    table.anna(hand="Workshop, Royal Seal").plays("Workshop").chooses("Silver").has(discard="Silver")


def test_watchtower_draws_up_to_six(table):
    table.anna(hand="Watchtower, 2 Copper", deck="5 Gold").plays("Watchtower").has(hand="2 Copper, 4 Gold")


def test_watchtower_trashes_a_gained_curse(table):
    table.anna(hand="Witch", deck="2 Copper")
    table.bernd(hand="Watchtower")
    table.anna().plays("Witch")
    table.asks("Bernd", "trash", "deck", may=True)
    table.bernd().chooses("trash").has(hand="Watchtower", discard="")
    table.trash("Curse")
    table.pile("Curse", 9)


def test_watchtower_puts_a_gained_card_onto_the_deck(table):
    table.anna(hand="Watchtower, Workshop", deck="Copper").plays("Workshop").chooses("Silver").chooses("deck").has(
        deck="Silver, Copper"
    )


def test_watchtower_may_stay_hidden(table):
    table.anna(hand="Watchtower, Workshop").plays("Workshop").chooses("Silver").chooses("-").has(discard="Silver")


def test_two_watchtowers_are_asked_once_when_declined(table):
    table.anna(hand="2 Watchtower, Workshop").plays("Workshop").chooses("Silver").chooses("-").has(discard="Silver")
    table.phase("Anna", "buy")
