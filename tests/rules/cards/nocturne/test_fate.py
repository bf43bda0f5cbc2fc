"""Nocturne: the cards that let players receive Boons, and Heirlooms in the starting decks."""

import pytest

from rules.document.layout import first_turn
from rules.document.parse import parse
from rules.kingdoms import kingdom_by_key
from tests.rules.cards.nocturne.receiving import BOONS, discarded, gaining, gift
from tests.rules.cards.writing import comes_back

# --- Blessed Village -------------------------------------------------------------------------------------------------


def test_blessed_village_gives_a_card_and_two_actions(table):
    table.anna(hand="Blessed Village", deck="2 Gold").plays("Blessed Village").has(hand="Gold", actions=2)


def test_blessed_village_brings_its_boon_at_once(table):
    gaining(table, "Blessed Village", "The Forest's Gift")
    table.asks("Anna", "now", "next-turn")
    table.anna().chooses("now").has(buys=2, coins=1, holds="The Forest's Gift")


def test_blessed_village_keeps_its_boon_for_the_next_turn(table):
    gaining(table, "Blessed Village", "The Field's Gift").chooses("next-turn").has(coins=0, holds="The Field's Gift")
    comes_back(table)
    table.next_turn_of("Bernd")
    table.anna().has(holds="The Field's Gift")
    comes_back(table)
    table.next_turn_of("Anna").has(actions=2, coins=1, holds="The Field's Gift")
    comes_back(table)
    table.next_turn_of("Bernd")
    table.anna().has(holds="")
    assert discarded(table) == ["field"]


def test_blessed_village_asks_nothing_when_no_boon_is_left(table):
    table.set(kingdom=["Blessed Village"], turn={"phase": "buy", "coins": 4, "buys": 2})
    table.anna(hand="", deck="5 Gold")
    table.bernd(hand="", holds=[gift(name) for name in BOONS])
    table.anna().buys("Blessed Village").has(discard="Blessed Village", holds="")
    table.cited("nocturne:boons:3").asks("Anna", "buy Copper", "buy Curse", "-")


def test_two_blessed_villages_say_which_boon_waits(table):
    table.set(kingdom=["Blessed Village"], boons=["The Sea's Gift", "The Mountain's Gift"])
    table.set(turn={"phase": "buy", "coins": 8, "buys": 2})
    table.anna(hand="", deck="12 Gold").buys("Blessed Village").chooses("next-turn").buys("Blessed Village")
    table.anna().chooses("next-turn")
    for _ in range(20):
        if table.game.player == 0 and table.game.pending.kind == "next-effect":
            break
        table.game.push("-")
    sea, mountain = (f"Blessed Village ({gift(name)})" for name in ("Sea", "Mountain"))
    table.asks("Anna", sea, mountain)
    table.anna().chooses(mountain).has(hand=6)


def test_blessed_village_gained_in_anothers_turn_gives_no_action(table):
    table.set(kingdom=["Blessed Village"], boons=["The Field's Gift"], turn={"player": "Bernd"}, supply={"Curse": 0})
    table.anna(hand="", deck="Smithy, Copper")
    table.bernd(hand="Swindler", deck="5 Gold").plays("Swindler").chooses("Blessed Village")
    table.asks("Anna", "now", "next-turn")
    table.anna().chooses("now").has(holds="The Field's Gift")
    table.bernd().has(actions=0, coins=2)
    table.next_turn_of("Anna").has(holds="", actions=1)


def test_blessed_village_gained_in_anothers_turn_keeps_the_boon_for_ones_own(table):
    table.set(kingdom=["Blessed Village"], boons=["The Field's Gift"], turn={"player": "Bernd"}, supply={"Curse": 0})
    table.anna(hand="", deck="Smithy, 6 Copper")
    table.bernd(hand="Swindler", deck="5 Gold").plays("Swindler").chooses("Blessed Village")
    table.anna().chooses("next-turn").has(holds="The Field's Gift")
    table.next_turn_of("Anna").has(holds="The Field's Gift", actions=2, coins=1)


# --- Druid -----------------------------------------------------------------------------------------------------------

DRUIDS = ["The Field's Gift", "The Sea's Gift", "The River's Gift"]


def test_druid_picks_one_of_her_three_boons(table):
    table.set(druid=DRUIDS).anna(hand="Druid", deck="Gold").plays("Druid")
    table.asks("Anna", *DRUIDS)
    table.anna().chooses("The Sea's Gift").has(hand="Gold", buys=2)
    assert table.game.beside.druid == ("the-fields-gift", "the-seas-gift", "the-rivers-gift")


def test_druids_boon_stays_there_even_one_that_is_kept(table):
    table.set(druid=DRUIDS).anna(hand="2 Druid", deck="6 Gold").plays("Druid").chooses("The Field's Gift")
    table.anna().has(actions=1, coins=1, holds="").plays("Druid").chooses("The Field's Gift").has(coins=2, actions=1)
    assert len(table.game.beside.druid) == 3
    comes_back(table)


def test_druids_river_draws_at_the_end_of_the_turn(table):
    table.set(druid=DRUIDS).anna(hand="Druid", deck="6 Gold").plays("Druid").chooses("The River's Gift").has(holds="")
    comes_back(table)
    table.next_turn_of("Bernd")
    table.anna().has(hand="6 Gold")


def test_druids_boons_are_not_in_the_deck(table):
    table.set(kingdom=["Druid", "Bard"]).anna(hand="Druid, Bard", deck="5 Gold")
    beside = table.game.beside
    assert len(beside.druid) == 3
    assert not set(beside.druid) & set(beside.boons)
    assert len(beside.boons) == 9


def test_throne_room_on_a_druid_picks_twice(table):
    table.set(druid=DRUIDS).anna(hand="Throne Room, Druid", deck="2 Gold").plays("Throne Room").chooses("Druid")
    table.anna().chooses("The Sea's Gift").chooses("The Sea's Gift").has(hand="2 Gold", buys=3)


# --- Fool ------------------------------------------------------------------------------------------------------------


def test_fool_receives_three_boons_in_an_order_picked_one_by_one(table):
    table.set(boons=["The Sea's Gift", "The Mountain's Gift", "The Field's Gift"]).anna(
        hand="Fool", deck="2 Gold"
    ).plays("Fool")
    table.asks("Anna", "The Sea's Gift", "The Mountain's Gift", "The Field's Gift")
    table.anna().chooses("The Field's Gift").has(coins=1, hand="")
    table.asks("Anna", "The Sea's Gift", "The Mountain's Gift")
    table.anna().chooses("The Mountain's Gift").has(discard="Silver", hand="Gold", actions=1)
    table.anna().has(holds=f"Lost in the Woods, {gift('Field')}")


def test_fool_does_nothing_for_the_player_who_is_lost(table):
    table.anna(hand="Fool", holds=["Lost in the Woods"], deck="Gold").plays("Fool").has(hand="", coins=0)
    table.said("Anna", "not", "Fool")


def test_fool_takes_lost_in_the_woods_from_another(table):
    table.set(boons=["The Sea's Gift", "The Mountain's Gift", "The Swamp's Gift"]).anna(hand="Fool", deck="2 Gold")
    table.bernd(hand="", holds=["Lost in the Woods"])
    table.anna().plays("Fool").chooses("The Sea's Gift").chooses("The Swamp's Gift").has(holds="Lost in the Woods")
    table.bernd().has(holds="")


def test_throne_room_on_a_fool_works_once(table):
    table.set(boons=["The Sea's Gift", "The Mountain's Gift", "The Swamp's Gift"]).anna(
        hand="Throne Room, Fool", deck="2 Gold"
    )
    table.anna().plays("Throne Room").chooses("Fool").chooses("The Sea's Gift").chooses("The Swamp's Gift")
    table.anna().has(hand="Gold", discard="Silver, Will-o'-Wisp")


def test_lost_in_the_woods_discards_a_card_for_a_boon(table):
    table.set(boons=["The Sea's Gift"], turn={"player": "Bernd", "phase": "buy"})
    table.anna(hand="Estate, Copper", holds=["Lost in the Woods"], deck="Gold")
    table.bernd(hand="").passes()
    table.asks("Anna", "Estate", "Copper", may=True)
    table.anna().chooses("Estate").has(hand="Copper, Gold", discard="Estate")


def test_lost_in_the_woods_is_optional_and_asks_nobody_with_an_empty_hand(table):
    table.set(boons=["The Sea's Gift"], turn={"player": "Bernd", "phase": "buy"})
    table.anna(hand="Estate", holds=["Lost in the Woods"], deck="Gold")
    table.bernd(hand="").passes()
    table.anna().chooses("-").has(hand="Estate")


# --- Idol ------------------------------------------------------------------------------------------------------------


def idols(table, hand, bernd=""):
    table.set(boons=["The Mountain's Gift", "The Swamp's Gift"], turn={"phase": "buy"})
    table.anna(hand=hand)
    table.bernd(hand=bernd)
    return table.anna()


def test_the_first_idol_brings_a_boon_and_the_second_curses(table):
    idols(table, "2 Idol").plays("Idol").has(coins=2, discard="Silver")
    table.bernd().has(discard="")
    table.anna().plays("Idol").has(coins=4, discard="Silver")
    table.bernd().has(discard="Curse")


def test_the_third_idol_brings_a_boon_again(table):
    idols(table, "3 Idol").plays("Idol").plays("Idol").plays("Idol").has(discard="Silver, Will-o'-Wisp")
    table.bernd().has(discard="Curse")


def test_counterfeit_on_an_idol_brings_two_boons(table):
    idols(table, "Counterfeit, Idol").plays("Counterfeit").chooses("Idol").has(discard="Silver, Will-o'-Wisp")
    table.bernd().has(discard="")
    table.trash("Idol")


def test_moat_keeps_the_curse_of_a_second_idol_away(table):
    idols(table, "2 Idol", "Moat").plays("Idol")
    table.bernd().chooses("no")
    table.anna().plays("Idol")
    table.bernd().chooses("yes").has(discard="")


def test_play_treasures_plays_idols_one_after_the_other(table):
    idols(table, "2 Idol, Copper").plays_treasures().has(coins=5)
    table.bernd().has(discard="Curse")


# --- Pixie -----------------------------------------------------------------------------------------------------------


def pixie(table, boon, **zones):
    table.set(boons=[boon, "The Wind's Gift"])
    return table.anna(**{"hand": "Pixie", "deck": "6 Gold", **zones}).plays("Pixie")


def test_pixie_is_trashed_to_receive_the_boon_twice(table):
    pixie(table, "The Mountain's Gift")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(hand="Gold", discard="2 Silver", play="", actions=1)
    table.trash("Pixie")
    assert discarded(table) == ["mountain"]


def test_pixie_kept_only_discards_the_boon(table):
    pixie(table, "The Mountain's Gift").chooses("no").has(discard="", play="Pixie")
    assert discarded(table) == ["mountain"]
    assert table.game.beside.boons[0] == "the-winds-gift"


def test_pixie_with_a_boon_that_stays_counts_twice_and_lies_there_once(table):
    pixie(table, "The Forest's Gift").chooses("yes").has(buys=3, coins=2, holds="The Forest's Gift")
    assert discarded(table) == []
    comes_back(table)


def test_pixie_with_the_river_draws_two_more(table):
    pixie(table, "The River's Gift", deck="8 Gold").chooses("yes").has(holds="The River's Gift")
    comes_back(table)
    table.next_turn_of("Bernd")
    table.anna().has(hand="7 Gold")


def test_throne_room_on_a_pixie_that_was_trashed_only_discards_the_next_boon(table):
    table.set(boons=["The Mountain's Gift", "The Swamp's Gift"]).anna(hand="Throne Room, Pixie", deck="2 Gold")
    table.anna().plays("Throne Room").chooses("Pixie").chooses("yes").has(hand="2 Gold", discard="2 Silver")
    assert discarded(table) == ["swamp", "mountain"]


# --- Sacred Grove ----------------------------------------------------------------------------------------------------


def test_sacred_grove_lets_the_others_receive_the_same_boon(table):
    table.set(boons=["The Mountain's Gift"]).anna(hand="Sacred Grove")
    table.bernd(hand="")
    table.carla(hand="")
    table.anna().plays("Sacred Grove").has(buys=2, coins=3, discard="Silver")
    table.asks("Bernd", "yes", "no")
    table.bernd().chooses("no").has(discard="")
    table.carla().chooses("yes").has(discard="Silver")
    assert discarded(table) == ["mountain"]


@pytest.mark.parametrize("name", ["The Field's Gift", "The Forest's Gift"])
def test_sacred_grove_does_not_share_a_boon_with_a_coin(table, name):
    table.set(boons=[name]).anna(hand="Sacred Grove, Smithy", deck="5 Gold").plays("Sacred Grove").has(coins=4)
    table.anna().has(holds=name)


def test_sacred_grove_with_the_river_draws_for_both_at_the_end(table):
    table.set(boons=["The River's Gift"]).anna(hand="Sacred Grove", deck="6 Gold")
    table.bernd(hand="Estate", deck="2 Copper")
    table.anna().plays("Sacred Grove")
    table.bernd().chooses("yes").has(hand="Estate", holds="")
    comes_back(table)
    table.next_turn_of("Bernd").has(hand="Estate, Copper")
    table.anna().has(hand="6 Gold")


def test_throne_room_on_sacred_grove_shares_two_boons(table):
    table.set(boons=["The Mountain's Gift", "The Swamp's Gift"]).anna(hand="Throne Room, Sacred Grove")
    table.bernd(hand="")
    table.anna().plays("Throne Room").chooses("Sacred Grove")
    table.bernd().chooses("yes").chooses("yes").has(discard="Silver, Will-o'-Wisp")


# --- Tracker ---------------------------------------------------------------------------------------------------------


def test_tracker_puts_the_silver_of_its_own_boon_onto_the_deck(table):
    table.set(boons=["The Mountain's Gift"]).anna(hand="Tracker", deck="Copper").plays("Tracker")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(deck="Silver, Copper", coins=1)


def test_tracker_holds_for_every_gain_of_the_turn(table):
    table.set(boons=["The Field's Gift"], turn={"buys": 3, "coins": 5}).anna(hand="Tracker").plays("Tracker")
    table.anna().buys("Silver").chooses("no").buys("Silver").chooses("yes").has(discard="Silver", deck="Silver")


def test_tracker_does_not_hold_in_the_next_turn(table):
    table.set(boons=["The Field's Gift"]).anna(hand="Tracker", deck="5 Copper, 5 Silver").plays("Tracker")
    table.bernd(hand="")
    table.next_turn_of("Anna").plays_treasures().buys("Silver").has(hand="5 Silver", discard=7)


def test_tracker_still_holds_when_it_has_left_play(table):
    table.set(boons=["The Field's Gift", "The Forest's Gift"], kingdom=["Tracker", "Village"])
    table.anna(hand="Procession, Tracker").plays("Procession").chooses("Tracker")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(deck="Village")
    table.trash("Tracker")


# --- Heirlooms in the starting decks ---------------------------------------------------------------------------------


def test_heirlooms_replace_coppers_in_every_starting_deck():
    game = first_turn(parse({"players": {"Anna": {}, "Bernd": {}}, "kingdom": ["Tracker", "Pixie", "Fool"]}))
    for player in (0, 1):
        names = sorted(game.name(card) for card in (*game.hand(player), *game.deck(player)))
        assert names == sorted([*["Copper"] * 4, *["Estate"] * 3, "Goat", "Lucky Coin", "Pouch"])
    assert len(game.pile_cards("copper")) == 46 + 2 * 3
    assert len(game.beside.boons) == 12


def test_a_kingdom_of_the_books_brings_the_boons_that_it_chooses_for_its_druid():
    stored = kingdom_by_key("hinterlands1:search-party")
    game = first_turn(parse({"players": {"Anna": {}, "Bernd": {}, "Carla": {}}, "kingdom": stored.key}))
    assert set(game.beside.druid) == set(stored.boons)
    assert game.beside.boons == ()
    assert len(stored.boons) == 3


def test_a_deck_of_boons_that_nobody_draws_from_may_be_described(table):
    table.set(boons=["The Sea's Gift"], hexes=["Delusion"]).anna(hand="Village").plays("Village").has(actions=2)
