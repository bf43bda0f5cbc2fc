"""Nocturne: the Boons and their deck."""

import pytest

from rules.answer import state
from tests.rules.cards.nocturne.receiving import BOONS, bard, discarded, gaining, gift
from tests.rules.cards.writing import comes_back

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
    assert "does nothing" in table.sentences


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
