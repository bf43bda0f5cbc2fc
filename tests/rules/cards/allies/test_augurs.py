"""Augurs: the four cards of that pile."""

from __future__ import annotations

from tests.rules.cards.allies.rotating import FULL, of_kind

# --- Augurs ----------------------------------------------------------------------------------------------------------


def test_herb_gatherer_plays_a_treasure_from_the_former_deck(table):
    table.anna(hand="Herb Gatherer, Copper", deck="Estate, Gold, Silver").plays("Herb Gatherer")
    table.said("Anna", "look", "Estate, Gold, Silver").asks("Anna", "Gold", "Silver", may=True, most=1)
    table.anna().chooses("Gold").chooses("no").has(
        buys=2, coins=3, deck="", discard="Estate, Silver", play="Herb Gatherer, Gold", hand="Copper"
    )


def test_herb_gatherer_finds_what_was_already_discarded(table):
    table.anna(hand="Herb Gatherer", deck="Estate", discard="Silver").plays("Herb Gatherer").chooses("yes")
    table.anna().chooses("no").has(coins=2, discard="Estate", play="Herb Gatherer, Silver")


def test_herb_gatherer_need_not_play_nor_rotate(table):
    table.anna(hand="Herb Gatherer", deck="Gold").plays("Herb Gatherer").chooses("-").chooses("no")
    table.anna().has(coins=0, discard="Gold", buys=2)
    table.pile("Augurs", FULL["Augurs"]).cited("allies:herb-gatherer:1")


def test_herb_gatherer_without_a_treasure_asks_only_about_the_pile(table):
    table.anna(hand="Herb Gatherer", deck="Estate, Village").plays("Herb Gatherer")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(discard="Estate, Village")
    table.pile("Augurs", "4 Acolyte, 4 Sorceress, 4 Sibyl, 4 Herb Gatherer")


def test_herb_gatherer_putting_the_deck_away_is_no_discarding(table):
    table.anna(hand="Herb Gatherer", deck="Tunnel, Estate").plays("Herb Gatherer").chooses("no")
    table.anna().has(discard="Tunnel, Estate")
    assert not of_kind(table, "gain")
    assert not of_kind(table, "discard")


def test_herb_gatherer_names_cards_that_nobody_has_described(table):
    table.anna(hand="Herb Gatherer", deck=["?"]).plays("Herb Gatherer").chooses("Silver").chooses("yes")
    table.anna().chooses("no").has(coins=2, discard="")


def test_acolyte_trashes_a_victory_card_for_a_gold(table):
    table.anna(hand="Acolyte, Estate, Village, Copper").plays("Acolyte")
    table.asks("Anna", "Estate", "Village", may=True, most=1)
    table.anna().chooses("Estate").chooses("no").has(discard="Gold", play="Acolyte", hand="Village, Copper")
    table.trash("Estate").cited("allies:acolyte:2")


def test_acolyte_trashes_itself_for_the_augur_on_top(table):
    table.anna(hand="Acolyte, Estate").plays("Acolyte").chooses("-").chooses("yes")
    table.anna().has(discard="Herb Gatherer", play="")
    table.trash("Acolyte").cited("allies:acolyte:3", "allies:acolyte:4")


def test_acolyte_does_both(table):
    table.anna(hand="Acolyte, Estate").plays("Acolyte").chooses("Estate").chooses("yes")
    table.anna().has(discard="Gold, Herb Gatherer", play="")
    table.trash("Estate, Acolyte")


def test_acolyte_does_neither(table):
    table.anna(hand="Acolyte, Estate").plays("Acolyte").chooses("-").chooses("no").has(discard="", play="Acolyte")
    table.trash("")


def test_acolyte_may_gain_another_acolyte(table):
    table.set(supply={"Augurs": ["2 Acolyte", "Sibyl"]}).anna(hand="Acolyte").plays("Acolyte").chooses("yes")
    table.anna().has(discard="Acolyte")
    table.pile("Augurs", "Acolyte, Sibyl")


def test_acolyte_may_trash_itself_although_no_augur_is_left(table):
    table.set(supply={"Augurs": []}).anna(hand="Acolyte").plays("Acolyte").chooses("yes").has(discard="", play="")
    table.trash("Acolyte")


def test_acolyte_has_no_gold_to_give(table):
    table.set(supply={"Gold": 0}).anna(hand="Acolyte, Village").plays("Acolyte").chooses("Village").chooses("no")
    table.anna().has(discard="")
    table.trash("Village")


def test_acolyte_can_be_trashed_only_once_by_throne_room(table):
    table.anna(hand="Throne Room, Acolyte, 2 Estate").plays("Throne Room").chooses("Acolyte")
    table.anna().chooses("Estate").chooses("yes").chooses("Estate")
    table.phase("Anna", "buy").trash("2 Estate, Acolyte")
    table.anna().has(discard="2 Gold, Herb Gatherer")


def test_sorceress_right_name_curses_the_others(table):
    table.anna(hand="Sorceress", deck="Silver, Copper")
    table.bernd(hand="Copper")
    table.carla(hand="Copper")
    table.anna().plays("Sorceress").chooses("Silver").has(hand="Silver", deck="Copper", actions=1)
    table.bernd().has(discard="Curse")
    table.carla().has(discard="Curse")
    table.cited("allies:sorceress:2")


def test_sorceress_wrong_name_still_takes_the_card(table):
    table.anna(hand="Sorceress", deck="Silver")
    table.bernd(hand="Copper")
    table.anna().plays("Sorceress").chooses("Gold").has(hand="Silver")
    table.bernd().has(discard="")
    table.cited("allies:sorceress:3")


def test_sorceress_is_asked_before_the_card_is_seen(table):
    table.anna(hand="Sorceress", deck="", discard="Gold").plays("Sorceress")
    assert not of_kind(table, "reveal")
    assert not of_kind(table, "shuffle")
    table.anna().chooses("Gold").has(hand="Gold", discard="")
    table.bernd().has(discard="Curse")


def test_sorceress_with_nothing_to_reveal_curses_nobody(table):
    table.anna(hand="Sorceress").plays("Sorceress").chooses("Gold").has(hand="")
    table.bernd().has(discard="")


def test_sorceress_is_held_off_by_a_moat(table):
    table.anna(hand="Sorceress", deck="Silver")
    table.bernd(hand="Moat")
    table.anna().plays("Sorceress")
    table.bernd().chooses("yes")
    table.anna().chooses("Silver").has(hand="Silver")
    table.bernd().has(discard="")


def test_sibyl_puts_one_card_on_top_and_another_below(table):
    table.anna(hand="Sibyl, Estate", deck="2 Gold, 2 Silver, Copper").plays("Sibyl").has(actions=1)
    table.asks("Anna", "Gold", "Silver", "Estate")
    table.anna().chooses("Gold").chooses("Estate").has(hand="Gold, 2 Silver", deck="Gold, Copper, Estate")


def test_sibyl_on_an_empty_deck_puts_the_first_card_above_the_second(table):
    table.anna(hand="Sibyl", deck="Gold, Silver, Copper, Estate").plays("Sibyl").chooses("Copper").chooses("Gold")
    table.anna().has(deck="Copper, Gold", hand="Silver, Estate")
    table.cited("allies:sibyl:1")


def test_sibyl_with_one_card_puts_only_that_one_back(table):
    table.anna(hand="Sibyl", deck="Gold").plays("Sibyl").has(deck="Gold", hand="", actions=1)


def test_sibyl_with_no_card_at_all(table):
    table.anna(hand="Sibyl").plays("Sibyl").has(deck="", hand="", actions=1)


def test_sibyl_throned_can_draw_again_what_it_put_back(table):
    table.anna(hand="Throne Room, Sibyl", deck="Gold, Silver, Copper, Estate").plays("Throne Room").chooses("Sibyl")
    table.anna().chooses("Gold").chooses("Silver").chooses("Estate").chooses("Copper")
    table.anna().has(deck="Estate, Copper", hand="Gold, Silver", actions=2)
