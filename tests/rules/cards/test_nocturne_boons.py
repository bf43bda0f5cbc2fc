"""Nocturne: the Boons, their deck, and the cards that let players receive them."""

import pytest

from rules.answer import state
from rules.document.describe import describe
from rules.document.layout import first_turn, start
from rules.document.parse import parse
from rules.document.write import format
from rules.kingdoms import kingdom_by_key

BOONS = ("Earth", "Field", "Flame", "Forest", "Moon", "Mountain", "River", "Sea", "Sky", "Sun", "Swamp", "Wind")


def gift(name):
    return f"The {name}'s Gift"


def bard(table, boon, **zones):
    """Anna plays a Bard, and that Boon lies on top of the deck."""
    table.set(boons=[boon])
    return table.anna(**{"hand": "Bard", **zones}).plays("Bard")


def comes_back(table):
    """The table, written down and read again, is the same."""
    game = table.game
    again = start(parse(format(describe(game))))
    assert again == game
    return again


def discarded(table):
    return [slug.removeprefix("the-").removesuffix("s-gift") for slug in table.game.beside.discarded_boons]


# --- the deck --------------------------------------------------------------------------------------------------------


def test_a_received_boon_is_discarded_and_the_next_one_lies_on_top(table):
    table.set(boons=["The Sea's Gift", "The Mountain's Gift"]).anna(hand="2 Bard", deck="Gold")
    table.set(turn={"actions": 2}).anna().plays("Bard").plays("Bard").has(hand="Gold", discard="Silver", coins=4)
    assert discarded(table) == ["mountain", "sea"]
    assert state(table.game)["boons"] == 10


def test_the_boons_are_shuffled_only_when_one_is_needed(table):
    rest = [gift(name) for name in BOONS if name != "Sea"]
    table.set(boons=["The Sea's Gift"], discarded_boons=rest, turn={"actions": 2})
    table.anna(hand="2 Bard", deck="5 Gold").plays("Bard")
    assert (table.game.beside.boons, len(discarded(table))) == ((), 12)
    comes_back(table)
    table.anna().plays("Bard")
    table.cited("nocturne:decks:1")
    assert len(table.game.beside.boons) + len(discarded(table)) + len(table.game.holds[0]) in (11, 12)


def test_when_all_boons_lie_elsewhere_nobody_receives_one(table):
    table.set(druid=["The Sea's Gift", "The Sky's Gift", "The Sun's Gift"], discarded_boons=[], boons=[])
    table.anna(hand="Bard", holds=[gift(name) for name in BOONS if name not in ("Sea", "Sky", "Sun")], deck="Gold")
    table.bernd(hand="Druid")
    table.anna().plays("Bard").has(coins=2, hand="")
    table.cited("nocturne:boons:3")


def test_a_described_table_with_boons_comes_back(table):
    bard(table, "The Forest's Gift", hand="Bard, Druid", deck="5 Gold").has(holds="The Forest's Gift", buys=2, coins=3)
    table.bernd(hand="Estate")
    comes_back(table)


# --- the twelve ------------------------------------------------------------------------------------------------------


def test_earth_discards_a_treasure_for_a_card_up_to_four(table):
    table.set(kingdom=["Smithy", "Market"])
    bard(table, "The Earth's Gift", hand="Bard, 2 Copper, Estate")
    table.asks("Anna", "Copper", may=True, most=1)
    table.anna().chooses("Copper")
    table.asks("Anna", "Bard", "Copper", "Curse", "Estate", "Silver", "Smithy")
    table.anna().chooses("Smithy").has(hand="Copper, Estate", discard="Copper, Smithy")


def test_earth_declined_gains_nothing(table):
    bard(table, "The Earth's Gift", hand="Bard, Copper").chooses("-").has(hand="Copper", discard="")


def test_earth_without_a_treasure_asks_nothing(table):
    bard(table, "The Earth's Gift", hand="Bard, Estate").has(hand="Estate", discard="")
    table.phase("Anna", "buy")


def test_field_gives_an_action_and_a_coin_and_stays_until_clean_up(table):
    bard(table, "The Field's Gift", hand="Bard, Village", deck="5 Gold").has(
        actions=1, coins=3, holds="The Field's Gift"
    )
    assert discarded(table) == []
    table.next_turn_of("Bernd")
    table.anna().has(holds="")
    assert discarded(table) == ["field"]


def test_flame_trashes_a_card_from_hand(table):
    bard(table, "The Flame's Gift", hand="Bard, Curse, Estate")
    table.asks("Anna", "Curse", "Estate", may=True)
    table.anna().chooses("Curse").has(hand="Estate")
    table.trash("Curse")


def test_flame_may_be_declined(table):
    bard(table, "The Flame's Gift", hand="Bard, Curse").chooses("-").has(hand="Curse")
    table.trash("")


def test_forest_gives_a_buy_and_a_coin_and_stays_until_clean_up(table):
    bard(table, "The Forest's Gift").has(buys=2, coins=3, holds="The Forest's Gift")


def test_moon_puts_a_discarded_card_onto_the_deck(table):
    bard(table, "The Moon's Gift", discard="Gold, Estate", deck="Copper")
    table.asks("Anna", "Gold", "Estate", may=True)
    table.anna().chooses("Gold").has(deck="Gold, Copper", discard="Estate")
    table.said("Anna", "look", "Gold, Estate")


def test_moon_with_an_empty_discard_pile_does_nothing(table):
    bard(table, "The Moon's Gift", deck="Copper").has(deck="Copper")
    table.phase("Anna", "buy")


def test_mountain_gains_a_silver(table):
    bard(table, "The Mountain's Gift").has(discard="Silver")


def test_mountain_with_no_silver_left(table):
    table.set(supply={"Silver": 0})
    bard(table, "The Mountain's Gift").has(discard="")


def test_river_draws_a_sixth_card_at_the_end_of_the_turn(table):
    bard(table, "The River's Gift", deck="6 Gold").has(hand="", holds="The River's Gift")
    comes_back(table)
    table.next_turn_of("Bernd")
    table.anna().has(hand="6 Gold", holds="")


def test_river_that_is_kept_still_draws_when_the_table_is_described_with_it(table):
    table.anna(hand="Copper", holds=["The River's Gift"], deck="6 Gold")
    table.next_turn_of("Bernd")
    table.anna().has(hand="6 Gold", holds="")


def test_sea_draws_a_card(table):
    bard(table, "The Sea's Gift", deck="Gold, Estate").has(hand="Gold")


def test_sky_discards_three_cards_for_a_gold(table):
    bard(table, "The Sky's Gift", hand="Bard, 3 Copper, Estate")
    table.asks("Anna", "Copper", "Estate", may=True, most=3)
    table.anna().chooses("2 Copper, Estate").has(hand="Copper", discard="2 Copper, Estate, Gold")


def test_sky_with_two_cards_discards_them_for_nothing(table):
    bard(table, "The Sky's Gift", hand="Bard, Copper, Estate").chooses("Copper, Estate").has(
        hand="", discard="Copper, Estate"
    )


def test_sky_does_not_take_two_of_three_cards(table):
    bard(table, "The Sky's Gift", hand="Bard, 3 Copper")
    with pytest.raises(Exception, match="not 2"):
        table.game.push("2 Copper")


def test_sun_discards_some_of_four_cards_and_puts_the_rest_back(table):
    bard(table, "The Sun's Gift", deck="Copper, Gold, Estate, Silver, Duchy").chooses("Copper, Estate").chooses(
        "Silver, Gold"
    )
    table.anna().has(deck="Silver, Gold, Duchy", discard="Copper, Estate")


def test_sun_shuffles_to_see_four_cards(table):
    bard(table, "The Sun's Gift", deck="Copper", discard="3 Gold").chooses("Copper")
    table.anna().has(deck="3 Gold", discard="Copper")


def test_swamp_gains_a_will_o_wisp(table):
    bard(table, "The Swamp's Gift").has(discard="Will-o'-Wisp")
    table.pile("Will-o'-Wisp", 11)


def test_swamp_with_no_wisp_left(table):
    table.set(supply={"Will-o'-Wisp": 0})
    bard(table, "The Swamp's Gift").has(discard="")


def test_wind_draws_two_and_discards_two(table):
    bard(table, "The Wind's Gift", hand="Bard, Estate", deck="Gold, Silver, Duchy")
    table.asks("Anna", "Estate", "Gold", "Silver", least=2, most=2)
    table.anna().chooses("Estate, Silver").has(hand="Gold", discard="Estate, Silver")


def test_throne_room_on_a_bard_receives_two_boons(table):
    table.set(boons=["The Sea's Gift", "The Forest's Gift"]).anna(hand="Throne Room, Bard", deck="Gold").plays(
        "Throne Room"
    )
    table.anna().chooses("Bard").has(hand="Gold", coins=5, buys=2)


# --- Blessed Village -------------------------------------------------------------------------------------------------


def gaining(table, name, boon):
    """Anna buys that card in her Buy phase, and that Boon lies on top of the deck."""
    table.set(kingdom=[name], boons=[boon], turn={"phase": "buy", "coins": 4, "buys": 2})
    return table.anna(hand="", deck="12 Gold").buys(name)


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


# --- twice, empty, with cards of other boxes -------------------------------------------------------------------------


def twice(table, boon, **zones):
    """A Pixie is trashed, so that Anna receives that Boon twice; she draws the top card of her deck before."""
    table.set(boons=[boon])
    return table.anna(**{"hand": "Pixie", **zones}).plays("Pixie").chooses("yes")


def test_earth_twice_discards_two_treasures(table):
    table.set(kingdom=["Smithy"])
    twice(table, "The Earth's Gift", hand="Pixie, 2 Copper").chooses("Copper").chooses("Smithy").chooses("Copper")
    table.anna().chooses("Silver").has(hand="", discard="2 Copper, Smithy, Silver")


def test_earth_gains_what_a_bridge_makes_cheap_enough(table):
    table.set(kingdom=["Market"], boons=["The Earth's Gift"], turn={"actions": 2})
    table.anna(hand="Bridge, Bard, Copper").plays("Bridge").plays("Bard").chooses("Copper").chooses("Market")
    table.anna().has(discard="Copper, Market")


def test_earth_discards_a_cursed_gold(table):
    bard(table, "The Earth's Gift", hand="Bard, Cursed Gold").chooses("Cursed Gold").chooses("Estate")
    table.anna().has(discard="Cursed Gold, Estate")


def test_field_twice(table):
    twice(table, "The Field's Gift", hand="Pixie, Village").has(actions=3, coins=2, holds="The Field's Gift")


def test_field_in_the_buy_phase_gives_its_coin(table):
    table.set(boons=["The Field's Gift"], turn={"phase": "buy"}).anna(hand="Idol").plays("Idol").has(coins=3)


def test_field_kept_is_not_turned_over_again(table):
    held = ["The Field's Gift"]
    others = [gift(name) for name in BOONS if name not in ("Field", "Sea")]
    table.set(boons=["The Sea's Gift"], discarded_boons=others, turn={"actions": 3})
    table.anna(hand="2 Bard", holds=held, deck="9 Gold").plays("Bard").has(holds="The Field's Gift")
    assert "the-fields-gift" not in table.game.beside.discarded_boons


def test_flame_twice_trashes_two_cards(table):
    twice(table, "The Flame's Gift", hand="Pixie, Curse, Estate").chooses("Curse").chooses("Estate").has(hand="")
    table.trash("Curse, Estate, Pixie")


def test_flame_with_an_empty_hand_does_nothing(table):
    bard(table, "The Flame's Gift").has(hand="")
    table.trash("").said("Anna", "not", "The Flame's Gift")


def test_flame_on_a_fortress_leaves_it_in_hand(table):
    bard(table, "The Flame's Gift", hand="Bard, Fortress").chooses("Fortress").has(hand="Fortress")


def test_forest_lasts_for_this_turn_only(table):
    bard(table, "The Forest's Gift", deck="5 Copper").has(buys=2)
    table.bernd(hand="")
    table.next_turn_of("Anna").has(buys=1, coins=0, holds="")


def test_forest_in_the_buy_phase(table):
    table.set(boons=["The Forest's Gift"], turn={"phase": "buy"}).anna(hand="Idol").plays("Idol").has(coins=3, buys=2)


def test_moon_twice_orders_two_cards(table):
    twice(table, "The Moon's Gift", deck="Copper", discard="Gold, Silver, Estate").chooses("Gold").chooses("Silver")
    table.anna().has(deck="Silver, Gold", discard="Estate")


def test_moon_declined(table):
    bard(table, "The Moon's Gift", discard="Gold").chooses("-").has(discard="Gold", deck="")


def test_mountain_twice_gains_two_silvers(table):
    twice(table, "The Mountain's Gift").has(discard="2 Silver")


def test_mountain_and_a_watchtower(table):
    bard(table, "The Mountain's Gift", hand="Bard, Watchtower").chooses("deck").has(deck="Silver", discard="")


def test_river_with_a_deck_that_runs_out(table):
    bard(table, "The River's Gift", deck="3 Gold")
    table.next_turn_of("Bernd")
    table.anna().has(hand="3 Gold, Bard", deck="", discard="")


def test_river_in_an_outpost_turn_comes_after_the_three_cards(table):
    table.set(boons=["The River's Gift"], turn={"actions": 2})
    table.anna(hand="Bard, Outpost", deck="9 Gold").plays("Bard").plays("Outpost")
    table.next_turn_of("Anna").has(hand="4 Gold")


def test_sea_twice_draws_two(table):
    twice(table, "The Sea's Gift", deck="4 Gold").has(hand="3 Gold")


def test_sea_with_no_card_to_draw(table):
    bard(table, "The Sea's Gift").has(hand="")
    table.said("Anna", "not", "")


def test_sea_received_after_a_purchase_is_drawn_and_then_discarded(table):
    gaining(table, "Blessed Village", "The Sea's Gift").chooses("now").has(hand="Gold")


def test_sky_twice(table):
    twice(table, "The Sky's Gift", hand="Pixie, 6 Estate").chooses("3 Estate").chooses("3 Estate")
    table.anna().has(discard="6 Estate, 2 Gold")


def test_sky_declined(table):
    bard(table, "The Sky's Gift", hand="Bard, 3 Estate").chooses("-").has(hand="3 Estate", discard="")


def test_sky_with_a_tunnel_gains_two_golds(table):
    bard(table, "The Sky's Gift", hand="Bard, Tunnel, 2 Estate").chooses("Tunnel, 2 Estate").chooses("yes")
    table.anna().has(discard="Tunnel, 2 Estate, 2 Gold")


def test_sun_with_an_empty_deck_does_nothing(table):
    bard(table, "The Sun's Gift").has(deck="", discard="")
    table.phase("Anna", "buy")


def test_sun_keeps_all_in_a_new_order(table):
    bard(table, "The Sun's Gift", deck="Copper, Gold").chooses("-").chooses("Gold, Copper").has(deck="Gold, Copper")


def test_sun_twice_shuffles_what_it_discarded_before(table):
    twice(table, "The Sun's Gift", deck="Gold, Copper, Estate").chooses("Estate").chooses("Copper")
    table.anna().has(hand="Gold", deck="Estate", discard="Copper")


def test_swamp_twice_gains_two_wisps(table):
    twice(table, "The Swamp's Gift").has(discard="2 Will-o'-Wisp")


def test_swamp_with_a_tracker_goes_onto_the_deck(table):
    table.set(boons=["The Swamp's Gift"]).anna(hand="Tracker").plays("Tracker").chooses("yes").has(deck="Will-o'-Wisp")


def test_wind_with_a_single_card_discards_it(table):
    bard(table, "The Wind's Gift", deck="Gold").has(hand="", discard="Gold")


def test_wind_twice(table):
    twice(table, "The Wind's Gift", deck="Gold, 4 Copper").chooses("2 Copper").chooses("2 Copper")
    table.anna().has(hand="Gold", discard="4 Copper")


def test_wind_with_a_faithful_hound(table):
    bard(table, "The Wind's Gift", hand="Bard, Faithful Hound", deck="Gold, Estate").chooses("Faithful Hound, Estate")
    table.anna().chooses("yes").has(aside="Faithful Hound", discard="Estate", hand="Gold")
