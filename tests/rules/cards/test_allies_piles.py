"""The six mixed piles of Allies, as they are argued about at the table."""

import pytest

from rules.answer import state, steps
from rules.document.layout import start
from rules.document.parse import parse
from rules.document.situation import Mistake
from rules.engine.zones import ASIDE, PLAY

FULL = {
    "Augurs": "4 Herb Gatherer, 4 Acolyte, 4 Sorceress, 4 Sibyl",
    "Townsfolk": "4 Town Crier, 4 Blacksmith, 4 Miller, 4 Elder",
    "Clashes": "4 Battle Plan, 4 Archer, 4 Warlord, 4 Territory",
    "Odysseys": "4 Old Map, 4 Voyage, 4 Sunken Treasure, 4 Distant Shore",
    "Forts": "4 Tent, 4 Garrison, 4 Hill Fort, 4 Stronghold",
    "Wizards": "4 Student, 4 Conjurer, 4 Sorcerer, 4 Lich",
}


def of_kind(table, kind):
    return [step for step in steps(table.game) if step["kind"] == kind]


# --- mixed piles -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("pile", FULL)
def test_mixed_pile_starts_with_four_of_each_the_cheapest_on_top(table, pile):
    table.set(kingdom=[pile]).anna(hand="Copper")
    table.pile(pile, FULL[pile])


@pytest.mark.parametrize("players", ["Bernd", "Bernd, Carla, Dora, Emil, Frida"])
def test_mixed_pile_has_the_same_size_for_any_number_of_players(table, players):
    table.set(kingdom=["Odysseys"]).anna(hand="Copper")
    for name in players.split(", "):
        getattr(table, name.lower())(hand="Copper")
    table.pile("Odysseys", FULL["Odysseys"])


def test_only_the_top_card_of_a_mixed_pile_can_be_bought(table):
    table.set(kingdom=["Augurs"], turn={"phase": "buy", "coins": 6}).anna(hand="")
    table.asks(
        "Anna",
        *("buy Copper", "buy Silver", "buy Gold", "buy Estate", "buy Duchy", "buy Curse", "buy Herb Gatherer"),
        may=True,
    )
    table.anna().buys("Herb Gatherer").has(discard="", deck="")


def test_only_the_top_card_of_a_mixed_pile_can_be_gained(table):
    table.set(supply={"Townsfolk": ["Miller", "2 Town Crier"]}).anna(hand="Workshop").plays("Workshop")
    table.asks("Anna", "Copper", "Silver", "Estate", "Curse", "Workshop", "Miller")
    table.anna().chooses("Miller").has(discard="Miller")
    table.pile("Townsfolk", "2 Town Crier")


def test_top_card_that_is_too_dear_hides_the_cheap_ones_below(table):
    table.set(supply={"Townsfolk": ["Elder", "2 Town Crier"]}).anna(hand="Workshop").plays("Workshop")
    table.asks("Anna", "Copper", "Silver", "Estate", "Curse", "Workshop")


def test_next_kind_comes_up_when_the_last_card_above_it_is_gone(table):
    table.set(supply={"Forts": ["Tent", "2 Garrison"]}, turn={"phase": "buy", "coins": 8, "buys": 2})
    table.anna(hand="").buys("Tent").buys("Garrison").has(discard="", hand="Tent, Garrison")
    table.pile("Forts", "Garrison")


def test_mixed_pile_is_one_pile_when_empty_piles_are_counted(table):
    table.set(supply={"Wizards": [], "Curse": 0, "Estate": 2}, turn={"phase": "buy", "coins": 4, "buys": 2})
    table.anna(hand="").buys("Estate")
    assert not table.over
    table.anna().buys("Estate")
    assert table.over


def test_mixed_pile_of_a_document_keeps_its_order(table):
    table.set(supply={"Augurs": "Acolyte, 2 Sorceress, Acolyte, 4 Sibyl"}).anna(hand="Copper")
    table.pile("Augurs", "Acolyte, 2 Sorceress, Acolyte, 4 Sibyl")


def test_card_of_another_pile_is_refused_in_a_mixed_pile():
    with pytest.raises(Mistake, match="Tent does not belong to this pile"):
        parse({"players": {"Anna": {}, "Bernd": {}}, "supply": {"Augurs": ["Tent"]}})


def test_fifth_copy_of_a_card_of_a_mixed_pile_is_refused():
    with pytest.raises(Mistake, match="5 Lich are described, but the box holds only 4"):
        parse({"players": {"Anna": {"hand": ["2 Lich"]}, "Bernd": {}}, "supply": {"Wizards": ["3 Lich"]}})


def test_mixed_pile_can_be_named_in_german():
    game = start(parse({"players": {"Anna": {}, "Bernd": {}}, "kingdom": ["Augurinnen", "Konflikte"]}))
    assert state(game)["supply"]["Clashes"][:5] == ["Battle Plan"] * 4 + ["Archer"]


def test_swap_puts_a_card_on_top_of_its_mixed_pile(table):
    table.set(supply={"Townsfolk": ["2 Miller", "Town Crier"]}).anna(hand="Swap, Elder").plays("Swap")
    table.anna().chooses("Elder").has(hand="Swap")
    table.pile("Townsfolk", "Elder, 2 Miller, Town Crier").cited("allies:mixed-piles:2")


def test_swap_may_gain_the_card_below_the_returned_one_only_after_it_is_gone(table):
    table.set(supply={"Townsfolk": ["2 Miller"], "Swap": 0}).anna(hand="Swap, Elder").plays("Swap").chooses("Elder")
    table.anna().has(hand="")
    table.pile("Townsfolk", "Elder, 2 Miller")


def test_training_takes_a_mixed_pile_by_its_placeholder_and_pays_for_its_treasure(table):
    table.set(landscapes=["Training"], turn={"phase": "buy", "coins": 6, "buys": 2}, kingdom=["Odysseys", "Moat"])
    table.anna(hand="Sunken Treasure").buys("Training")
    table.asks("Anna", "Odysseys", "Moat")
    table.anna().chooses("Odysseys")
    table.next_turn_of("Anna").plays("Sunken Treasure").has(coins=1)


def test_family_of_inventors_puts_a_token_on_clashes_with_territory_on_top(table):
    table.set(ally="Family of Inventors", supply={"Clashes": ["2 Territory"]}, turn={"phase": "action"})
    table.anna(hand="Moat", tokens={"favors": 1}).passes()
    table.asks("Anna", "Copper", "Silver", "Gold", "Curse", "Moat", "Clashes", may=True)


def test_family_of_inventors_makes_every_card_of_a_mixed_pile_cheaper(table):
    table.set(ally="Family of Inventors", pile_tokens={"Augurs": {"favors": 2}}, supply={"Augurs": ["2 Sibyl"]})
    table.set(turn={"phase": "buy", "coins": 4}).anna(hand="").buys("Sibyl").has(hand="Sibyl")


def test_cost_of_a_card_is_its_own_not_the_placeholders(table):
    table.set(supply={"Augurs": ["Sibyl", "Herb Gatherer"]}, turn={"phase": "buy", "coins": 5}).anna(hand="")
    table.asks("Anna", "buy Copper", "buy Silver", "buy Estate", "buy Duchy", "buy Curse", may=True)


# --- rotating --------------------------------------------------------------------------------------------------------


def test_rotating_takes_the_top_card_and_its_equals_to_the_bottom(table):
    pile = {"Augurs": ["3 Herb Gatherer", "4 Acolyte", "4 Sorceress", "4 Sibyl"]}
    table.set(supply=pile).anna(hand="Herb Gatherer").plays("Herb Gatherer").chooses("yes")
    table.pile("Augurs", "4 Acolyte, 4 Sorceress, 4 Sibyl, 3 Herb Gatherer").cited("allies:rotating:3")


def test_rotating_leaves_equal_cards_that_lie_deeper(table):
    pile = {"Augurs": ["2 Herb Gatherer", "Acolyte", "2 Herb Gatherer", "Sibyl"]}
    table.set(supply=pile).anna(hand="Battle Plan").plays("Battle Plan").chooses("Augurs")
    table.pile("Augurs", "Acolyte, 2 Herb Gatherer, Sibyl, 2 Herb Gatherer")


def test_rotating_is_a_step_of_its_own_that_tells_what_moved(table):
    table.set(supply={"Forts": ["2 Tent", "Garrison"]}).anna(hand="Tent").plays("Tent").chooses("yes")
    (step,) = of_kind(table, "rotate")
    assert step["cards"] == ["Tent", "Tent"]
    assert step["text"]["en"] == "Anna rotates the Forts pile and puts 2 Tents on the bottom."
    assert "allies:rotating:3" in step["cites"]


def test_rotating_is_nothing_gained_or_lost(table):
    table.set(supply={"Forts": ["2 Tent", "Garrison"]}).anna(hand="Garrison, Tent, Village").plays("Village")
    table.anna().plays("Garrison").plays("Tent").chooses("yes")
    assert table.game.card_tokens == {}
    assert not of_kind(table, "gain")


def test_empty_pile_is_not_asked_about(table):
    table.set(supply={"Forts": []}).anna(hand="Tent").plays("Tent").has(coins=2, play="Tent")
    table.phase("Anna", "buy")


def test_rotated_pile_sells_its_new_top_card(table):
    table.set(turn={"coins": 4}).anna(hand="Town Crier").plays("Town Crier").chooses("coins").chooses("yes")
    table.anna().buys("Blacksmith").has(hand="Town Crier, Blacksmith")


def _buys_beside_haggler(table, bought, supply):
    """City-state plays the Battle Plan that Haggler brings before the bought card is gained."""
    table.set(editions={"Hinterlands": 1}, ally="City-state", kingdom=["Clashes"], supply=supply)
    table.set(turn={"phase": "buy", "coins": 6, "buys": 2}).anna(hand="", play="Haggler", tokens={"favors": 2})
    table.anna().buys(bought).chooses("Battle Plan").chooses("yes")
    return table


def test_bought_card_that_is_rotated_away_cannot_be_gained(table):
    table = _buys_beside_haggler(table, "Acolyte", {"Augurs": ["2 Acolyte", "Sibyl"]})
    table.anna().chooses("Augurs").has(play="Haggler, Battle Plan", discard="", coins=2)
    table.pile("Augurs", "Sibyl, 2 Acolyte")


def test_bought_card_of_a_pile_of_equals_is_gained_all_the_same(table):
    table = _buys_beside_haggler(table, "Gold", {"Gold": 2})
    table.anna().chooses("Gold").has(discard="Gold")
    table.pile("Gold", 1)


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


# --- Townsfolk -------------------------------------------------------------------------------------------------------


def test_town_crier_chooses_first_then_may_rotate(table):
    table.anna(hand="Town Crier").plays("Town Crier")
    table.asks("Anna", "coins", "silver", "card", least=1, most=1)
    table.anna().chooses("coins").has(coins=2)
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes")
    table.pile("Townsfolk", "4 Blacksmith, 4 Miller, 4 Elder, 4 Town Crier").cited("allies:town-crier:2")


def test_town_crier_gains_a_silver(table):
    table.anna(hand="Town Crier").plays("Town Crier").chooses("2").chooses("no").has(discard="Silver", coins=0)
    table.pile("Townsfolk", FULL["Townsfolk"])


def test_town_crier_gives_a_card_and_an_action(table):
    table.anna(hand="Town Crier", deck="Village").plays("Town Crier").chooses("card").chooses("no")
    table.anna().has(hand="Village", actions=1, coins=0)


def test_town_crier_may_choose_the_silver_that_is_not_there(table):
    table.set(supply={"Silver": 0}).anna(hand="Town Crier").plays("Town Crier").chooses("silver").chooses("no")
    table.anna().has(discard="", coins=0)


def test_town_crier_throned_chooses_and_rotates_anew(table):
    table.anna(hand="Throne Room, Town Crier").plays("Throne Room").chooses("Town Crier")
    table.anna().chooses("coins").chooses("yes").chooses("silver").chooses("yes").has(coins=2, discard="Silver")
    table.pile("Townsfolk", "4 Miller, 4 Elder, 4 Town Crier, 4 Blacksmith")


def test_blacksmith_draws_up_to_six(table):
    table.anna(hand="Blacksmith, 2 Copper", deck="6 Silver").plays("Blacksmith").chooses("six")
    table.anna().has(hand="2 Copper, 4 Silver", actions=0)


def test_blacksmith_draws_none_with_six_in_hand(table):
    table.anna(hand="Blacksmith, 7 Copper", deck="6 Silver").plays("Blacksmith").chooses("1").has(hand="7 Copper")


def test_blacksmith_draws_two(table):
    table.anna(hand="Blacksmith", deck="6 Silver").plays("Blacksmith").chooses("cards").has(hand="2 Silver", actions=0)
    table.cited("allies:blacksmith:2")


def test_blacksmith_draws_one_with_an_action(table):
    table.anna(hand="Blacksmith", deck="Village, Copper").plays("Blacksmith").chooses("card")
    table.anna().has(hand="Village", actions=1)


def test_blacksmith_throned_may_choose_differently(table):
    table.anna(hand="Throne Room, Blacksmith", deck="8 Copper").plays("Throne Room").chooses("Blacksmith")
    table.anna().chooses("cards").chooses("six").has(hand="6 Copper", deck="2 Copper")


def test_miller_keeps_one_of_four(table):
    table.anna(hand="Miller", deck="Gold, Silver, Copper, Estate, Province").plays("Miller")
    table.asks("Anna", "Gold", "Silver", "Copper", "Estate")
    table.anna().chooses("Silver").has(hand="Silver", discard="Gold, Copper, Estate", deck="Province", actions=1)


def test_miller_shuffles_to_see_four(table):
    table.anna(hand="Miller", deck="Gold, Silver", discard="2 Copper, Curse").plays("Miller")
    assert of_kind(table, "shuffle")
    assert set(table.game.choices) - {"Curse"} == {"Gold", "Silver", "Copper"}
    table.anna().chooses("Gold").has(hand="Gold", discard=3, deck=1)


def test_miller_looks_at_all_there_is(table):
    table.anna(hand="Miller", deck="Gold", discard="Curse").plays("Miller")
    table.asks("Anna", "Gold", "Curse")
    table.anna().chooses("Curse").has(hand="Curse", discard="Gold")
    table.cited("allies:miller:1")


def test_miller_takes_the_only_card_without_a_question(table):
    table.anna(hand="Miller", deck="Gold").plays("Miller").has(hand="Gold", discard="", actions=1)


def test_miller_with_nothing_to_look_at(table):
    table.anna(hand="Miller").plays("Miller").has(hand="", discard="", actions=1)


def test_miller_knows_what_it_has_seen(table):
    table.anna(hand="Miller", deck=["?", "?"]).plays("Miller").chooses("Gold").chooses("Curse")
    table.asks("Anna", "Gold", "Curse")


def test_miller_discards_the_rest_so_a_tunnel_reacts(table):
    table.anna(hand="Miller", deck="Tunnel, Silver").plays("Miller").chooses("Silver")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(hand="Silver", discard="Tunnel, Gold")


def test_elder_plays_an_action_without_a_choice_as_usual(table):
    table.anna(hand="Elder, Smithy, Copper", deck="4 Silver").plays("Elder")
    table.asks("Anna", "Smithy", may=True)
    table.anna().chooses("Smithy").has(coins=2, hand="Copper, 3 Silver", play="Elder, Smithy", actions=0)
    table.cited("allies:elder:1")


def test_elder_need_not_play_anything(table):
    table.anna(hand="Elder, Smithy", deck="4 Silver").plays("Elder").chooses("-").has(coins=2, hand="Smithy")


def test_elder_without_an_action_only_gives_coins(table):
    table.anna(hand="Elder, Copper").plays("Elder").has(coins=2, hand="Copper")
    table.phase("Anna", "buy")


def test_elder_takes_one_more_option_of_the_blacksmith_in_printed_order(table):
    table.anna(hand="Elder, Blacksmith, 2 Copper", deck="8 Silver").plays("Elder").chooses("Blacksmith")
    table.asks("Anna", "six", "cards", "card", least=1, most=2)
    table.anna().chooses("3, 1").has(hand="2 Copper, 5 Silver", actions=1, coins=2)
    table.cited("allies:elder:4")


def test_elder_may_leave_the_extra_option(table):
    table.anna(hand="Elder, Blacksmith", deck="8 Silver").plays("Elder").chooses("Blacksmith").chooses("cards")
    table.anna().has(hand="2 Silver", actions=0)


def test_elder_does_not_take_one_option_twice(table):
    table.anna(hand="Elder, Blacksmith", deck="8 Silver").plays("Elder").chooses("Blacksmith")
    with pytest.raises(ValueError, match="can be chosen only once"):
        table.anna().chooses("cards, cards")


def test_elder_with_count_one_option_above_two_below(table):
    table.anna(hand="Elder, Count, 2 Copper, Estate").plays("Elder").chooses("Count")
    table.asks("Anna", "discard", "deck", "copper", least=1, most=2)
    table.anna().chooses("copper")
    table.asks("Anna", "coins", "trash", "duchy", least=1, most=2)
    table.anna().chooses("coins, duchy").has(coins=5, discard="Copper, Duchy", hand="2 Copper, Estate")


def test_elder_with_courtier_gives_one_option_in_all(table):
    table.anna(hand="Elder, Courtier, Moat, Copper").plays("Elder").chooses("Courtier").chooses("Moat")
    table.asks("Anna", "action", "buy", "coins", "gold", least=2, most=3)


def test_elder_with_courtier_and_one_type_chooses_two(table):
    table.anna(hand="Elder, Courtier, Copper, Moat").plays("Elder").chooses("Courtier").chooses("Copper")
    table.asks("Anna", "action", "buy", "coins", "gold", least=1, most=2)
    table.anna().chooses("gold, coins").has(coins=5, discard="Gold")


def test_elder_adds_nothing_to_the_workshop(table):
    table.anna(hand="Elder, Workshop").plays("Elder").chooses("Workshop")
    table.asks("Anna", "Copper", "Silver", "Estate", "Curse", "Workshop", "Town Crier", least=1, most=1)


def test_elder_widens_only_your_own_choice(table):
    table.anna(hand="Elder, Torturer")
    table.bernd(hand="3 Copper")
    table.anna().plays("Elder").chooses("Torturer")
    table.asks("Bernd", "discard", "curse", least=1, most=1)


def test_elder_does_not_widen_what_its_card_plays_in_turn(table):
    table.anna(hand="Elder, Throne Room, Blacksmith", deck="8 Silver").plays("Elder").chooses("Throne Room")
    table.anna().chooses("Blacksmith")
    table.asks("Anna", "six", "cards", "card", least=1, most=1)


def test_elder_is_of_no_use_to_a_later_card(table):
    table.anna(hand="Village, Elder, Town Crier, Blacksmith", deck="2 Copper, 6 Silver").plays("Village").plays("Elder")
    table.anna().chooses("Town Crier").chooses("coins, card").chooses("no").plays("Blacksmith")
    table.asks("Anna", "six", "cards", "card", least=1, most=1)


def test_elder_with_specialist_plays_again_and_gains(table):
    table.anna(hand="Elder, Specialist, Silver").plays("Elder").chooses("Specialist").chooses("Silver")
    table.asks("Anna", "again", "gain", least=1, most=2)
    table.anna().chooses("again, gain").has(coins=6, discard="Silver")


@pytest.mark.parametrize(
    ("name", "least", "most"),
    [
        ("Town", 1, 2),
        ("Innkeeper", 1, 2),
        ("Pawn", 2, 3),
        ("Nobles", 1, 2),
        ("Steward", 1, 2),
        ("Minion", 1, 2),
        ("Trusty Steed", 2, 3),
        ("Native Village", 1, 2),
        ("Pirate Ship", 1, 2),
        ("Stronghold", 1, 2),
    ],
)
def test_elder_adds_one_option_to_every_choice_among_instructions(table, name, least, most):
    table.anna(hand=f"Elder, {name}").plays("Elder").chooses("yes")
    table.asks("Anna", *table.game.pending.labels, least=least, most=most)
    assert table.game.pending.kind == "choose-option"


def test_elder_as_the_third_card_of_a_voyage_plays_nothing(table):
    table.set(turn={"extra": "Voyage"}).anna(hand="Elder, Smithy", play="2 Village").plays("Elder").has(hand="Smithy")
    table.phase("Anna", "buy")


def test_elder_throned_helps_two_cards(table):
    table.anna(hand="Throne Room, Elder, Blacksmith, Town Crier", deck="9 Copper").plays("Throne Room").chooses("Elder")
    table.anna().chooses("Blacksmith").chooses("cards, card").chooses("Town Crier").chooses("coins, silver")
    table.anna().chooses("no").has(coins=6, hand="3 Copper", discard="Silver")


def test_elder_adds_nothing_to_a_courtier_that_shows_nothing(table):
    table.anna(hand="Elder, Courtier").plays("Elder").chooses("Courtier").has(coins=2, actions=0, buys=1, discard="")
    table.phase("Anna", "buy")


# --- Clashes ---------------------------------------------------------------------------------------------------------


def test_battle_plan_may_reveal_an_attack_it_just_drew(table):
    table.anna(hand="Battle Plan", deck="Witch, Gold").plays("Battle Plan")
    table.asks("Anna", "Witch", may=True)
    table.anna().chooses("Witch").has(hand="Witch, Gold", actions=1)
    table.cited("allies:battle-plan:1", "allies:battle-plan:2")


def test_battle_plan_need_not_reveal(table):
    table.anna(hand="Battle Plan, Witch", deck="Copper, Gold").plays("Battle Plan").chooses("-").chooses("-")
    table.anna().has(hand="Witch, Copper", deck="Gold", actions=1)


def test_battle_plan_shows_a_single_attack(table):
    table.anna(hand="Battle Plan, Militia, Witch", deck="Copper, Silver, Gold").plays("Battle Plan")
    table.asks("Anna", "Militia", "Witch", may=True, most=1)
    table.anna().chooses("Witch").has(hand="Militia, Witch, Copper, Silver", deck="Gold")
    table.said("Anna", "reveal", "Witch")


def test_battle_plan_without_an_attack_draws_one(table):
    table.anna(hand="Battle Plan, Village", deck="Copper, Gold").plays("Battle Plan").chooses("-")
    table.anna().has(hand="Village, Copper", actions=1)


def test_battle_plan_may_rotate_any_supply_pile(table):
    table.set(kingdom=["Wizards", "Village"], supply={"Curse": 0}).anna(hand="Battle Plan").plays("Battle Plan")
    table.asks(
        "Anna", "Copper", "Silver", "Gold", "Estate", "Duchy", "Province", "Wizards", "Village", "Clashes", may=True
    )
    table.anna().chooses("Wizards")
    table.pile("Wizards", "4 Conjurer, 4 Sorcerer, 4 Lich, 4 Student").cited("allies:battle-plan:3")


def test_battle_plan_understands_the_top_card_as_its_pile(table):
    table.set(kingdom=["Wizards"]).anna(hand="Battle Plan").plays("Battle Plan").chooses("Zauberschüler")
    table.pile("Wizards", "4 Conjurer, 4 Sorcerer, 4 Lich, 4 Student")


def test_battle_plan_rotates_a_pile_of_equal_cards_in_vain(table):
    table.anna(hand="Battle Plan").plays("Battle Plan").chooses("Silver")
    table.pile("Silver", 40).cited("allies:battle-plan:3")
    assert of_kind(table, "rotate")


def test_battle_plan_brings_another_castle_to_the_top(table):
    table.set(supply={"Castles": ["Humble Castle", "Crumbling Castle", "Small Castle"]})
    table.anna(hand="Battle Plan").plays("Battle Plan").chooses("Castles")
    table.pile("Castles", "Crumbling Castle, Small Castle, Humble Castle")


def test_battle_plan_brings_another_ruin_to_the_top(table):
    table.set(supply={"Ruins": ["2 Survivors", "Ruined Village", "Survivors"]})
    table.anna(hand="Battle Plan").plays("Battle Plan").chooses("Ruins")
    table.pile("Ruins", "Ruined Village, Survivors, 2 Survivors")


def test_battle_plan_brings_another_knight_to_the_top(table):
    table.set(supply={"Knights": ["Sir Martin", "Dame Anna", "Dame Molly"]})
    table.anna(hand="Battle Plan").plays("Battle Plan").chooses("Knights")
    table.pile("Knights", "Dame Anna, Dame Molly, Sir Martin")


def test_battle_plan_throned_rotates_twice(table):
    table.anna(hand="Throne Room, Battle Plan").plays("Throne Room").chooses("Battle Plan")
    table.anna().chooses("Clashes").chooses("Clashes")
    table.pile("Clashes", "4 Warlord, 4 Territory, 4 Battle Plan, 4 Archer")


def test_archer_takes_one_of_the_cards_that_are_not_hidden(table):
    table.anna(hand="Archer")
    table.bernd(hand="Gold, Silver, 2 Copper, Estate")
    table.anna().plays("Archer").has(coins=2)
    table.asks("Bernd", "Gold", "Silver", "Copper", "Estate", least=1, most=1)
    table.bernd().chooses("Gold")
    table.asks("Anna", "Silver", "Copper", "Estate", least=1, most=1)
    table.anna().chooses("Silver")
    table.bernd().has(hand="Gold, 2 Copper, Estate", discard="Silver")
    table.cited("allies:archer:2", "allies:archer:3")


def test_archer_reveals_all_but_the_hidden_card(table):
    table.anna(hand="Archer")
    table.bernd(hand="Gold, Silver, 2 Copper, Estate")
    table.anna().plays("Archer")
    table.bernd().chooses("Silver")
    (step,) = of_kind(table, "reveal")
    assert sorted(step["cards"]) == ["Copper", "Copper", "Estate", "Gold"]


def test_archer_spares_a_hand_of_four(table):
    table.anna(hand="Archer")
    table.bernd(hand="Gold, 3 Silver")
    table.anna().plays("Archer").has(coins=2)
    table.phase("Anna", "buy")
    table.bernd().has(hand=4, discard="")


def test_archer_hits_in_turn_order(table):
    table.anna(hand="Archer")
    table.bernd(hand="Gold, 4 Copper")
    table.carla(hand="Silver, 5 Estate")
    table.anna().plays("Archer")
    table.bernd().chooses("Gold")
    table.carla().chooses("Estate")
    table.asks("Anna", "Silver", "Estate")
    table.anna().chooses("Silver")
    table.bernd().has(hand="Gold, 3 Copper", discard="Copper")
    table.carla().has(hand="5 Estate", discard="Silver")


def test_archer_asks_for_the_names_of_what_is_revealed_only(table):
    table.anna(hand="Archer")
    table.bernd(hand=["?", "?", "Copper", "Copper", "Copper"])
    table.anna().plays("Archer")
    table.asks("Bernd", "?", "Copper", least=1, most=1)
    table.bernd().chooses("?").chooses("Estate")
    table.asks("Anna", "Estate", "Copper")
    table.anna().chooses("Copper")
    table.bernd().has(hand="?, Estate, 2 Copper", discard="Copper")


def test_archer_is_held_off_by_a_moat(table):
    table.anna(hand="Archer")
    table.bernd(hand="Moat, Gold, 3 Copper")
    table.anna().plays("Archer")
    table.bernd().chooses("yes").has(hand=5, discard="")
    table.anna().has(coins=2)


def test_archer_makes_a_discarded_tunnel_react(table):
    table.anna(hand="Archer")
    table.bernd(hand="Tunnel, Gold, 3 Copper")
    table.anna().plays("Archer")
    table.bernd().chooses("Gold")
    table.anna().chooses("Tunnel")
    table.bernd().chooses("yes").has(discard="Tunnel, Gold", hand="Gold, 3 Copper")


def test_archer_twice_needs_five_cards_again(table):
    table.anna(hand="Throne Room, Archer")
    table.bernd(hand="Gold, 4 Copper")
    table.anna().plays("Throne Room").chooses("Archer")
    table.bernd().chooses("Gold").has(hand="Gold, 3 Copper", discard="Copper")
    table.anna().has(coins=4)


def test_warlord_draws_two_at_the_start_of_the_next_turn(table):
    table.anna(hand="Warlord", deck="9 Copper").plays("Warlord").has(actions=1, hand="")
    table.next_turn_of("Bernd")
    table.anna().has(play="Warlord")
    table.next_turn_of("Anna").has(hand=7, play="Warlord")
    table.next_turn_of("Bernd")
    table.anna().has(play="")


def test_warlord_played_twice_keeps_the_specialist_in_play(table):
    table.anna(hand="Specialist, Warlord", deck="20 Copper").plays("Specialist").chooses("Warlord").chooses("again")
    table.next_turn_of("Bernd")
    table.anna().has(play="Specialist, Warlord")
    table.next_turn_of("Anna").has(hand=9)


def test_warlord_holds_back_an_action_that_is_in_play_twice(table):
    table.anna(durations=["Warlord"], hand="Copper")
    table.bernd(hand="2 Village, Smithy", play="2 Village")
    table.set(turn={"player": "Bernd", "actions": 3})
    table.asks("Bernd", "play Smithy", may=True)


def test_warlord_counts_up_to_the_second_copy(table):
    table.anna(durations=["Warlord"], hand="Copper")
    table.bernd(hand="3 Village", deck="4 Copper")
    table.set(turn={"player": "Bernd"}).bernd().plays("Village").plays("Village").has(hand="Village, 2 Copper")
    table.phase("Bernd", "buy")


def test_warlord_does_not_stop_treasures(table):
    table.anna(durations=["Warlord"], hand="Copper")
    table.bernd(hand="3 Copper")
    table.set(turn={"player": "Bernd", "phase": "buy"}).bernd().plays_treasures().has(coins=3, play="3 Copper")


def test_warlord_does_not_stop_cards_that_golem_plays(table):
    table.anna(durations=["Warlord"], hand="Copper")
    table.bernd(hand="Golem", play="2 Village", deck="Village, Copper, Smithy, 5 Estate")
    table.set(turn={"player": "Bernd"}).bernd().plays("Golem").chooses("Village, Smithy")
    table.bernd().has(play="3 Village, Golem, Smithy", hand="4 Estate", discard="Copper", actions=2)


def test_warlord_stops_throne_room_with_a_card_that_is_in_play_twice(table):
    table.anna(durations=["Warlord"], hand="Copper")
    table.bernd(hand="Throne Room, Village, Smithy", play="2 Village", deck="6 Copper")
    table.set(turn={"player": "Bernd"}).bernd().plays("Throne Room")
    table.asks("Bernd", "Smithy", may=True)


def test_warlord_lets_throne_room_replay_a_card_that_became_the_second(table):
    table.anna(durations=["Warlord"], hand="Copper")
    table.bernd(hand="Throne Room, Village, Smithy", play="Village", deck="6 Copper")
    table.set(turn={"player": "Bernd"}).bernd().plays("Throne Room").chooses("Village")
    table.bernd().has(hand="Smithy, 2 Copper", play="Throne Room, 2 Village", actions=4)


def test_warlord_does_not_hold_back_its_own_player(table):
    table.anna(durations=["Warlord"], hand="Village", play="2 Village", deck="Copper")
    table.asks("Anna", "play Village", may=True)


def test_warlord_is_over_when_its_players_turn_starts(table):
    table.anna(hand="Warlord, Copper", deck="12 Copper")
    table.bernd(hand="", deck="3 Village, 9 Copper")
    table.anna().plays("Warlord")
    table.next_turn_of("Bernd")
    table.next_turn_of("Anna")
    table.next_turn_of("Bernd").plays("Village").plays("Village").plays("Village").has(play="3 Village")


def test_warlord_is_held_off_by_a_moat_when_it_is_played(table):
    table.anna(hand="Warlord")
    table.bernd(hand="Moat, 3 Village", deck="4 Copper")
    table.carla(hand="3 Village", deck="4 Copper")
    table.anna().plays("Warlord")
    table.bernd().chooses("yes")
    table.next_turn_of("Bernd").plays("Village").plays("Village").plays("Village").has(play="3 Village")
    table.next_turn_of("Carla").plays("Village").plays("Village").has(hand="Village, 2 Copper")
    table.phase("Carla", "buy")


def test_warlord_does_not_touch_a_player_with_a_lighthouse(table):
    table.anna(hand="Warlord", deck="6 Copper")
    table.bernd(hand="3 Village", durations=["Lighthouse"])
    table.anna().plays("Warlord")
    table.next_turn_of("Bernd").plays("Village").plays("Village").plays("Village").has(play="Lighthouse, 3 Village")


def test_warlord_still_spares_a_player_whose_lighthouse_is_gone(table):
    table.set(turn={"player": "Bernd"}).anna(hand="", durations=["Lighthouse"])
    table.bernd(hand="Warlord")
    table.carla(hand="")
    table.bernd().plays("Warlord")
    warlord = next(effect for effect in table.game.effects if effect.event == "warlord")
    assert warlord.notes["unaffected"] == (0,)


def test_territory_scores_for_each_name(table):
    table.anna(hand="Territory, Province", deck="2 Estate", discard="Estate").has(points=6 + 3 + 3)


def test_territory_alone_counts_itself(table):
    table.anna(hand="Territory").has(points=1)


def test_territories_count_each_other_once_and_cards_of_two_types(table):
    table.anna(hand="2 Territory, Distant Shore, Stronghold, Copper, Curse").has(points=3 + 3 + 2 + 2 - 1)


def test_territory_gains_a_gold_for_each_empty_pile(table):
    table.set(supply={"Clashes": ["2 Territory"], "Curse": 0, "Moat": 0}, turn={"phase": "buy", "coins": 6})
    table.anna(hand="").buys("Territory").has(hand="Territory, 2 Gold")
    table.cited("allies:territory:2")


def test_territory_counts_the_pile_that_it_empties(table):
    table.set(supply={"Clashes": ["Territory"]}, turn={"phase": "buy", "coins": 6})
    table.anna(hand="").buys("Territory").has(hand="Territory, Gold")


def test_territory_gains_no_gold_while_no_pile_is_empty(table):
    table.set(supply={"Clashes": ["2 Territory"]}, turn={"phase": "buy", "coins": 6})
    table.anna(hand="").buys("Territory").has(hand="Territory")


def test_territory_gains_only_the_gold_there_is(table):
    table.set(supply={"Clashes": ["Territory"], "Curse": 0, "Gold": 1}, turn={"phase": "buy", "coins": 6})
    table.anna(hand="").buys("Territory").has(hand="Territory, Gold")
    assert table.over


# --- Odysseys --------------------------------------------------------------------------------------------------------


def test_old_map_draws_discards_and_draws_again(table):
    table.anna(hand="Old Map, Estate", deck="Gold, Silver").plays("Old Map")
    table.asks("Anna", "Estate", "Gold", least=1, most=1)
    table.anna().has(actions=1, deck="Silver")
    table.anna().chooses("Estate").has(hand="Gold, Silver", discard="Estate")
    table.asks("Anna", "yes", "no")


def test_old_map_rotates_last(table):
    table.anna(hand="Old Map", deck="Estate, Silver").plays("Old Map").chooses("yes").has(hand="Silver")
    table.pile("Odysseys", "4 Voyage, 4 Sunken Treasure, 4 Distant Shore, 4 Old Map")
    table.cited("allies:old-map:1", "allies:old-map:2", "allies:old-map:3")


def test_old_map_with_an_empty_deck_draws_what_it_discarded(table):
    table.anna(hand="Old Map, Estate").plays("Old Map").chooses("no").has(hand="Estate", discard="")


def test_old_map_with_nothing_to_discard_goes_on(table):
    table.anna(hand="Old Map").plays("Old Map").chooses("no").has(hand="", actions=1)


def test_old_map_throned(table):
    table.anna(hand="Throne Room, Old Map, Curse, Estate", deck="4 Gold").plays("Throne Room").chooses("Old Map")
    table.anna().chooses("Curse").chooses("no").chooses("Estate").chooses("no")
    table.anna().has(hand="4 Gold", discard="Curse, Estate", actions=2)


def test_voyage_gives_an_extra_turn_and_is_then_discarded(table):
    table.anna(hand="Voyage", deck="10 Copper").plays("Voyage").has(actions=1)
    table.next_turn_of("Anna").has(hand=5, play="Voyage")
    assert state(table.game)["turn"]["extra"] == "Voyage"
    table.next_turn_of("Bernd")
    table.anna().has(play="", discard=6)


def test_voyage_after_a_turn_of_ones_own_says_that_there_is_no_extra_turn(table):
    table.set(turn={"previous": "Anna"}).anna(hand="Voyage", deck="5 Copper").plays("Voyage")
    assert "no extra turn" in table.sentences
    table.next_turn_of("Bernd")
    table.anna().has(play="", discard="Voyage", hand="5 Copper")


def test_voyage_lets_three_treasures_be_played_and_no_more(table):
    table.anna(hand="Voyage", deck="5 Copper").plays("Voyage")
    table.next_turn_of("Anna").plays_treasures().has(coins=3, hand="2 Copper", play="Voyage, 3 Copper")
    table.asks("Anna", "buy Copper", "buy Silver", "buy Estate", "buy Curse", "buy Old Map", may=True)


def test_voyage_counts_actions_and_treasures_together(table):
    table.set(turn={"extra": "Voyage"}).anna(hand="2 Village, 4 Copper").plays("Village").plays("Village")
    table.anna().plays("Copper").has(coins=1, hand="3 Copper")
    table.asks("Anna", "buy Copper", "buy Curse", may=True)


def test_voyage_counts_throne_room_and_the_card_it_plays_as_two(table):
    table.set(turn={"extra": "Voyage"}).anna(hand="Throne Room, Village, Smithy, Laboratory", deck="9 Copper")
    table.anna().plays("Throne Room").chooses("Village").has(actions=4)
    table.asks("Anna", "play Smithy", "play Laboratory", may=True)
    table.anna().plays("Smithy").has(hand=6)
    table.phase("Anna", "buy").asks("Anna", "buy Copper", "buy Curse", may=True)


def test_voyage_leaves_throne_room_as_third_card_nothing_to_play(table):
    table.set(turn={"extra": "Voyage"}).anna(hand="2 Village, Throne Room, Smithy").plays("Village").plays("Village")
    table.anna().plays("Throne Room").has(hand="Smithy")
    table.phase("Anna", "buy")


def test_voyage_does_not_stop_the_two_cards_of_a_golem(table):
    table.set(turn={"extra": "Voyage"})
    table.anna(hand="2 Village, Golem, Moat", deck="2 Estate, Smithy, Copper, Laboratory, 9 Silver")
    table.anna().plays("Village").plays("Village").plays("Golem").chooses("Smithy, Laboratory")
    table.anna().has(play="2 Village, Golem, Smithy, Laboratory", hand="Moat, 2 Estate, 5 Silver")
    table.phase("Anna", "buy")


def test_voyage_in_an_extra_turn_gives_none(table):
    table.anna(hand="Voyage", deck="Voyage, 9 Copper").plays("Voyage")
    table.next_turn_of("Anna").plays("Voyage").has(actions=1)
    table.anna().passes()
    table.phase("Bernd", "buy")
    table.anna().has(play="")


def test_voyage_limit_ends_with_its_turn(table):
    table.anna(hand="Voyage", deck="20 Copper").plays("Voyage")
    table.next_turn_of("Anna")
    table.next_turn_of("Bernd")
    table.next_turn_of("Anna").plays_treasures().has(coins=5)


def test_voyage_turn_is_the_next_turn_of_a_warlord(table):
    table.anna(hand="Voyage, Warlord", deck="12 Copper").plays("Voyage").plays("Warlord")
    table.next_turn_of("Anna").has(hand=7, play="Voyage, Warlord")


def test_two_voyages_give_two_extra_turns(table):
    table.anna(hand="2 Voyage", deck="18 Copper").plays("Voyage").plays("Voyage")
    table.next_turn_of("Anna")
    table.next_turn_of("Anna").has(hand=5)
    assert state(table.game)["turn"]["extra"] == "Voyage"
    table.next_turn_of("Bernd")


def test_voyage_and_outpost_the_player_names_the_next_extra_turn(table):
    table.anna(hand="Village, Voyage, Outpost", deck="Copper, 18 Copper").plays("Village").plays("Voyage")
    table.anna().plays("Outpost").passes()
    table.asks("Anna", "Voyage", "Outpost")
    table.anna().chooses("Voyage").plays_treasures().has(hand="", coins=3)


def test_voyage_in_durations_has_its_extra_turn_to_come(table):
    table.anna(durations=["Voyage"], hand="", deck="9 Copper")
    table.next_turn_of("Anna").plays_treasures().has(coins=3)
    assert state(table.game)["turn"]["extra"] == "Voyage"


def test_voyage_extra_turn_does_not_count_in_a_tie(table):
    table.set(supply={"Province": 1}, turn={"player": "Bernd"}).anna(hand="Province")
    table.bernd(hand="Voyage", deck="2 Gold, Silver, 2 Copper")
    table.bernd().plays("Voyage")
    table.next_turn_of("Bernd").plays("Gold").plays("Gold").plays("Silver").buys("Province")
    assert state(table.game)["winners"] == ["Anna", "Bernd"]


def test_sunken_treasure_gains_an_action_that_is_not_in_play(table):
    table.set(kingdom=["Village", "Smithy", "Market"], turn={"phase": "buy"})
    table.anna(hand="Sunken Treasure", play="Village").plays("Sunken Treasure")
    table.asks("Anna", "Smithy", "Market", "Old Map")
    table.anna().chooses("Market").has(discard="Market", coins=0, play="Village, Sunken Treasure")


def test_sunken_treasure_is_not_bound_to_a_cost(table):
    table.set(supply={"Wizards": ["Lich"], "Odysseys": []}, turn={"phase": "buy"})
    table.anna(hand="Sunken Treasure").plays("Sunken Treasure").has(discard="Lich")


def test_sunken_treasure_gains_nothing_when_no_action_fits(table):
    table.set(supply={"Village": 9, "Odysseys": ["Sunken Treasure"]}, turn={"phase": "buy"})
    table.anna(hand="Sunken Treasure", play="Village").plays("Sunken Treasure").has(discard="")
    table.cited("allies:sunken-treasure:1")


def test_sunken_treasure_must_gain_if_it_can(table):
    table.set(supply={"Odysseys": ["Old Map", "Voyage"]}, turn={"phase": "buy"})
    table.anna(hand="2 Sunken Treasure").plays("Sunken Treasure").plays("Sunken Treasure")
    table.anna().has(discard="Old Map, Voyage")


def test_distant_shore_draws_and_gains_an_estate(table):
    table.anna(hand="Distant Shore", deck="3 Copper").plays("Distant Shore")
    table.anna().has(hand="2 Copper", actions=1, discard="Estate", points=3)
    table.cited("allies:distant-shore:1")


def test_distant_shore_without_estates_still_draws(table):
    table.set(supply={"Estate": 0}).anna(hand="Distant Shore", deck="3 Copper").plays("Distant Shore")
    table.anna().has(hand="2 Copper", actions=1, discard="")


def test_distant_shore_is_worth_two_points(table):
    table.anna(hand="2 Distant Shore", deck="Distant Shore").has(points=6)


def test_distant_shore_throned_gains_two_estates(table):
    table.anna(hand="Throne Room, Distant Shore", deck="5 Copper").plays("Throne Room").chooses("Distant Shore")
    table.anna().has(hand="4 Copper", actions=2, discard="2 Estate")


# --- Forts -----------------------------------------------------------------------------------------------------------


def test_tent_gives_coins_and_may_rotate(table):
    table.anna(hand="Tent").plays("Tent").chooses("yes").has(coins=2)
    table.pile("Forts", "4 Garrison, 4 Hill Fort, 4 Stronghold, 4 Tent")


def test_tent_goes_onto_the_deck_when_discarded_from_play(table):
    table.anna(hand="Tent", deck="6 Copper").plays("Tent").chooses("no").chooses("-")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(hand="Tent, 4 Copper", discard="", deck="2 Copper")
    table.cited("allies:tent:1")


def test_tents_are_put_back_as_many_as_wanted(table):
    table.anna(hand="", play="3 Tent", deck="9 Copper").passes()
    table.anna().chooses("yes").chooses("yes").chooses("no").has(hand="2 Tent, 3 Copper", discard="Tent")


def test_tent_declined_is_declined_for_all(table):
    table.anna(hand="", play="3 Tent", deck="9 Copper").passes().chooses("no").has(discard="3 Tent")
    table.phase("Bernd", "buy")


def test_tent_discarded_from_hand_does_not_come_back(table):
    table.anna(hand="Tent", deck="9 Copper").passes().passes().has(discard="Tent")
    table.phase("Bernd", "buy")


def test_garrison_collects_tokens_and_draws_for_them(table):
    table.set(turn={"coins": 6, "buys": 2}).anna(hand="Garrison", deck="20 Copper").plays("Garrison").has(coins=8)
    table.anna().buys("Silver").buys("Silver")
    table.next_turn_of("Anna").has(hand=7, play="Garrison")
    table.next_turn_of("Bernd")
    table.anna().has(play="")


def test_garrison_throned_has_six_tokens_and_draws_six_not_twelve(table):
    table.set(turn={"buys": 3, "coins": 5})
    table.anna(hand="Throne Room, Garrison", deck="30 Copper").plays("Throne Room").chooses("Garrison")
    table.anna().has(coins=9).buys("Silver").buys("Silver").buys("Silver")
    assert list(table.game.card_tokens.values()) == [6]
    table.next_turn_of("Anna").has(hand=11, play="Throne Room, Garrison")
    table.cited("allies:garrison:5", "allies:garrison:6")


def test_garrison_counts_only_gains_after_it_is_played(table):
    table.anna(hand="Village, Workshop, Garrison", deck="20 Copper").plays("Village").plays("Workshop")
    table.anna().chooses("Silver").plays("Garrison").buys("Copper")
    table.next_turn_of("Anna").has(hand=6)


def test_garrison_does_not_count_what_others_gain(table):
    table.anna(hand="Village, Garrison, Witch", deck="20 Copper").plays("Village").plays("Garrison").plays("Witch")
    table.bernd().has(discard="Curse")
    assert table.game.card_tokens == {}


def test_garrison_without_tokens_is_discarded_at_once(table):
    table.anna(hand="Garrison", deck="20 Copper").plays("Garrison")
    table.next_turn_of("Bernd")
    table.anna().has(play="", discard="Garrison")
    table.next_turn_of("Anna").has(hand=5)


def test_garrison_does_not_count_gains_of_the_next_turn(table):
    table.anna(hand="Garrison", deck="30 Copper").plays("Garrison").buys("Copper")
    table.next_turn_of("Anna").has(hand=6).plays_treasures().buys("Gold")
    assert table.game.card_tokens == {}


def test_garrison_tokens_of_a_document_are_drawn_for(table):
    table.set(turn={"player": "Bernd"}).anna(durations=[{"Garrison": 3}], hand="5 Copper", deck="9 Silver")
    table.bernd(hand="")
    table.next_turn_of("Anna").has(hand="5 Copper, 3 Silver", play="Garrison")


def test_garrison_of_a_document_still_counts_this_turn(table):
    table.anna(durations=[{"Garrison": 1}], hand="", deck="20 Copper").buys("Copper")
    table.next_turn_of("Anna").has(hand=7)


def test_garrison_that_left_play_has_no_tokens(table):
    table.set(turn={"buys": 2}).anna(hand="Garrison", deck="20 Copper").plays("Garrison")
    game = table.game
    (garrison,) = game.in_play(0)
    table.anna().buys("Copper")
    assert game.card_tokens == {garrison: 1}
    game.move(garrison, PLAY, ASIDE)
    table.anna().buys("Copper")
    assert game.card_tokens == {}


def test_hill_fort_takes_the_gained_card_to_hand(table):
    table.anna(hand="Hill Fort").plays("Hill Fort")
    table.asks("Anna", "Copper", "Silver", "Estate", "Curse", "Tent")
    table.anna().chooses("Silver").has(discard="Silver")
    table.asks("Anna", "hand", "card", least=1, most=1)
    table.anna().chooses("hand").has(hand="Silver", discard="", actions=0)
    table.cited("allies:hill-fort:1", "allies:hill-fort:2")


def test_hill_fort_gives_a_card_and_an_action_instead(table):
    table.anna(hand="Hill Fort", deck="Village").plays("Hill Fort").chooses("Silver").chooses("card")
    table.anna().has(hand="Village", discard="Silver", actions=1)


def test_hill_fort_cannot_take_a_card_that_was_moved(table):
    table.anna(hand="Hill Fort, Watchtower").plays("Hill Fort").chooses("Silver").chooses("deck")
    table.anna().chooses("hand").has(hand="Watchtower", deck="Silver")
    table.cited("allies:hill-fort:3")


def test_hill_fort_takes_a_card_from_the_place_where_it_was_gained_to(table):
    table.set(editions={"Hinterlands": 1}, kingdom=["Nomad Camp"]).anna(hand="Hill Fort", deck="Copper")
    table.anna().plays("Hill Fort").chooses("Nomad Camp").has(deck="Nomad Camp, Copper")
    table.anna().chooses("hand").has(hand="Nomad Camp", deck="Copper")


def test_hill_fort_finds_a_card_that_others_cover(table):
    table.set(ally="Architects' Guild").anna(hand="Hill Fort", tokens={"favors": 2}).plays("Hill Fort")
    table.anna().chooses("Silver").chooses("Copper").chooses("hand").has(hand="Silver", discard="Copper")


def test_hill_fort_may_choose_the_hand_with_nothing_gained(table):
    empty = {"Copper": 0, "Silver": 0, "Estate": 0, "Curse": 0, "Forts": ["Stronghold"]}
    table.set(supply=empty, turn={"coins": 6}).anna(hand="Hill Fort", deck="Gold").plays("Hill Fort")
    table.asks("Anna", "hand", "card")
    table.anna().chooses("hand").has(hand="", deck="Gold", discard="")


def test_hill_fort_with_elder_does_both(table):
    table.anna(hand="Elder, Hill Fort", deck="Gold").plays("Elder").chooses("Hill Fort").chooses("Silver")
    table.anna().chooses("hand, card").has(hand="Silver, Gold", actions=1)


def test_stronghold_for_coins_is_discarded_this_turn(table):
    table.anna(hand="Stronghold", deck="9 Copper").plays("Stronghold").chooses("coins").has(coins=3)
    table.next_turn_of("Bernd")
    table.anna().has(play="", discard="Stronghold")
    table.cited("allies:stronghold:1")


def test_stronghold_for_cards_stays_until_the_next_turn(table):
    table.anna(hand="Stronghold", deck="15 Copper").plays("Stronghold").chooses("cards").has(coins=0)
    table.next_turn_of("Bernd")
    table.anna().has(play="Stronghold")
    table.next_turn_of("Anna").has(hand=8, play="Stronghold")
    table.next_turn_of("Bernd")
    table.anna().has(play="")


def test_stronghold_with_elder_does_both_and_stays(table):
    table.anna(hand="Elder, Stronghold", deck="15 Copper").plays("Elder").chooses("Stronghold").chooses("1, 2")
    table.anna().has(coins=5)
    table.next_turn_of("Bernd")
    table.anna().has(play="Stronghold", discard="Elder")
    table.next_turn_of("Anna").has(hand=8)


def test_stronghold_throned_keeps_throne_room_only_for_cards(table):
    table.anna(hand="Throne Room, Stronghold", deck="20 Copper").plays("Throne Room").chooses("Stronghold")
    table.anna().chooses("cards").chooses("coins").has(coins=3)
    table.next_turn_of("Bernd")
    table.next_turn_of("Anna").has(hand=8)


def test_stronghold_is_worth_two_points(table):
    table.anna(hand="Stronghold, Estate").has(points=3)


# --- Wizards ---------------------------------------------------------------------------------------------------------


def test_student_trashing_a_treasure_gets_a_favor_and_goes_onto_the_deck(table):
    table.set(ally="Mountain Folk").anna(hand="Student, Copper, Estate", tokens={"favors": 0}).plays("Student")
    table.anna().chooses("no")
    table.asks("Anna", "Copper", "Estate", least=1, most=1)
    table.anna().chooses("Copper").has(favors=1, deck="Student", play="", hand="Estate", actions=1)
    table.trash("Copper").cited("allies:student:3")


def test_student_trashing_another_card_stays_in_play(table):
    table.anna(hand="Student, Copper, Estate").plays("Student").chooses("no").chooses("Estate")
    table.anna().has(favors=0, deck="", play="Student")
    table.next_turn_of("Bernd")
    table.anna().has(play="")


def test_student_rotates_before_it_trashes(table):
    table.anna(hand="Student, Copper").plays("Student").chooses("yes")
    table.pile("Wizards", "4 Conjurer, 4 Sorcerer, 4 Lich, 4 Student").trash("Copper").cited("allies:student:1")


def test_student_with_an_empty_hand_trashes_nothing(table):
    table.anna(hand="Student").plays("Student").chooses("no").has(favors=0, play="Student", actions=1)
    table.trash("")


def test_student_can_be_drawn_and_played_again(table):
    table.anna(hand="Student, Laboratory, 2 Copper", deck="Gold").plays("Student").chooses("no").chooses("Copper")
    table.anna().plays("Laboratory").has(hand="Student, Copper, Gold")
    table.anna().plays("Student").chooses("no").chooses("Copper").has(favors=2, deck="Student")


def test_student_throned_goes_onto_the_deck_once(table):
    table.anna(hand="Throne Room, Student, 2 Copper").plays("Throne Room").chooses("Student")
    table.anna().chooses("no").chooses("no").has(favors=2, deck="Student", play="Throne Room", actions=2)
    table.trash("2 Copper")


def test_student_trashing_a_lich_gets_no_favor(table):
    table.anna(hand="Student, Lich").plays("Student").chooses("no").has(favors=0, play="Student", discard="Lich")


def test_conjurer_comes_back_to_hand(table):
    table.anna(hand="Conjurer", deck="15 Copper").plays("Conjurer")
    table.asks("Anna", "Copper", "Silver", "Estate", "Curse", "Student")
    table.anna().chooses("Silver").has(discard="Silver", play="Conjurer", hand="")
    table.next_turn_of("Bernd")
    table.anna().has(play="Conjurer", hand=5)
    table.next_turn_of("Anna").has(hand="Conjurer, 5 Copper", play="")
    table.cited("allies:conjurer:1")


def test_conjurer_keeps_coming_back(table):
    table.anna(hand="Conjurer", deck="20 Copper").plays("Conjurer").chooses("Silver")
    table.next_turn_of("Anna").plays("Conjurer").chooses("Silver")
    table.next_turn_of("Anna").has(hand="Conjurer, 5 Copper", play="")


def test_conjurer_throned_comes_back_once(table):
    table.anna(hand="Throne Room, Conjurer", deck="20 Copper").plays("Throne Room").chooses("Conjurer")
    table.anna().chooses("Silver").chooses("Estate").has(discard="Silver, Estate")
    table.next_turn_of("Bernd")
    table.anna().has(play="Throne Room, Conjurer")
    table.next_turn_of("Anna").has(hand="Conjurer, 5 Copper", play="Throne Room")
    table.next_turn_of("Bernd")
    table.anna().has(play="")


def test_conjurer_that_is_unplayed_is_discarded_like_any_card(table):
    table.anna(durations=["Conjurer"], hand="", deck="20 Copper")
    table.next_turn_of("Anna").has(hand="Conjurer, 5 Copper")
    table.next_turn_of("Bernd")
    table.anna().has(play="")


def test_sorcerer_each_names_and_reveals_the_own_top_card(table):
    table.anna(hand="Sorcerer", deck="Gold, Duchy")
    table.bernd(deck="Silver, Copper")
    table.carla(deck="Estate, Copper")
    table.anna().plays("Sorcerer").has(hand="Gold", deck="Duchy", actions=1)
    table.bernd().chooses("Silver")
    table.carla().chooses("Copper")
    table.bernd().has(discard="", deck="Silver, Copper")
    table.carla().has(discard="Curse", deck="Estate, Copper")
    table.cited("allies:sorcerer:1", "allies:sorcerer:2", "allies:sorcerer:3")


def test_sorcerer_throned_lets_them_know_the_card(table):
    table.anna(hand="Throne Room, Sorcerer")
    table.bernd(deck="Silver, Copper")
    table.anna().plays("Throne Room").chooses("Sorcerer")
    table.bernd().chooses("Gold").has(discard="Curse", deck="Silver, Copper")
    table.bernd().chooses("Silver").has(discard="Curse")


def test_sorcerer_shuffles_only_after_the_naming(table):
    table.anna(hand="Sorcerer")
    table.bernd(deck="", discard="Silver")
    table.anna().plays("Sorcerer")
    assert not of_kind(table, "shuffle")
    table.bernd().chooses("Silver").has(discard="", deck="Silver")


def test_sorcerer_without_a_card_to_reveal_curses_nobody(table):
    table.anna(hand="Sorcerer")
    table.bernd(deck="")
    table.anna().plays("Sorcerer")
    table.bernd().chooses("Silver").has(discard="")


def test_sorcerer_is_held_off_by_a_moat(table):
    table.anna(hand="Sorcerer")
    table.bernd(hand="Moat", deck="Silver")
    table.anna().plays("Sorcerer")
    table.bernd().chooses("yes").has(discard="")
    table.phase("Anna", "buy")


def test_sorcerer_without_curses_costs_nothing(table):
    table.set(supply={"Curse": 0}).anna(hand="Sorcerer")
    table.bernd(deck="Silver")
    table.anna().plays("Sorcerer")
    table.bernd().chooses("Gold").has(discard="", deck="Silver")


def test_lich_draws_six_and_skips_the_next_turn(table):
    table.anna(hand="Lich", deck="12 Copper").plays("Lich").has(hand="6 Copper", actions=2)
    table.next_turn_of("Bernd")
    table.next_turn_of("Bernd")
    assert [s["actor"] for s in of_kind(table, "skip")] == ["Anna"]
    table.next_turn_of("Anna").has(hand=5)


def test_lich_played_twice_skips_two_turns(table):
    table.anna(hand="Throne Room, Lich", deck="18 Copper").plays("Throne Room").chooses("Lich").has(hand="12 Copper")
    for _ in range(3):
        table.next_turn_of("Bernd")
    assert len(of_kind(table, "skip")) == 2
    table.next_turn_of("Anna")
    table.cited("allies:lich:1", "allies:lich:6")


def test_lich_play_goes_on_to_the_left(table):
    table.anna(hand="Lich")
    table.bernd(hand="")
    table.carla(hand="")
    table.anna().plays("Lich")
    table.next_turn_of("Bernd")
    table.next_turn_of("Carla")
    table.next_turn_of("Bernd")
    assert [s["actor"] for s in of_kind(table, "turn")] == ["Bernd", "Carla", "Bernd"]


def test_lich_may_skip_the_turn_of_a_voyage(table):
    table.anna(hand="Lich, Voyage", deck="20 Copper").plays("Lich").plays("Voyage")
    table.next_turn_of("Bernd")
    assert [s["kind"] for s in steps(table.game) if s["kind"] in ("turn", "skip")] == ["skip", "turn"]
    table.next_turn_of("Anna").plays_treasures().has(coins=5)
    assert state(table.game)["turn"]["extra"] is False


def test_lich_skips_one_of_two_extra_turns(table):
    table.anna(hand="Lich, Voyage, Outpost", deck="20 Copper").plays("Lich").plays("Voyage").plays("Outpost")
    table.anna().passes()
    table.asks("Anna", "Voyage", "Outpost")
    table.anna().chooses("Voyage")
    assert state(table.game)["turn"]["extra"] == "Outpost"


def test_lich_skipped_turn_has_no_start(table):
    table.anna(hand="Lich, Warlord", deck="20 Copper").plays("Lich").plays("Warlord")
    table.next_turn_of("Bernd")
    table.next_turn_of("Bernd")
    table.anna().has(play="Warlord", hand=5)
    table.next_turn_of("Anna").has(hand=7)


def test_lich_skipped_turn_counts_in_a_tie(table):
    table.set(supply={"Province": 1}).anna(hand="Lich", deck="Province, 9 Copper")
    table.bernd(hand="", deck="", discard="3 Gold")
    table.anna().plays("Lich")
    table.next_turn_of("Bernd")
    table.next_turn_of("Bernd").plays_treasures().buys("Province")
    assert table.game.turns == (2, 2)
    assert state(table.game)["winners"] == ["Anna", "Bernd"]


def test_lich_trashed_is_discarded_and_gains_a_cheaper_card(table):
    table.set(trash=["Gold", "Silver", "Estate", "Province", "Gold"]).anna(hand="Chapel, Lich").plays("Chapel")
    table.anna().chooses("Lich")
    table.asks("Anna", "Silver", "Estate", least=1, most=1)
    table.anna().chooses("Silver").has(discard="Lich, Silver")
    table.trash("2 Gold, Estate, Province").cited("allies:lich:7", "allies:lich:9")


def test_lich_trashed_with_a_card_may_gain_that_one(table):
    table.anna(hand="Chapel, Lich, Copper").plays("Chapel").chooses("Lich, Copper").has(discard="Lich, Copper")
    table.trash("")


def test_lich_with_nothing_cheaper_in_the_trash_is_only_discarded(table):
    table.set(trash=["Gold"]).anna(hand="Chapel, Lich").plays("Chapel").chooses("Lich").has(discard="Lich")
    table.trash("Gold")


def test_lich_coming_back_is_no_gain_but_the_cheaper_card_is(table):
    table.set(trash=["Silver"]).anna(hand="Chapel, Lich, Watchtower").plays("Chapel").chooses("Lich")
    table.asks("Anna", "trash", "deck", may=True)
    table.anna().chooses("deck").has(discard="Lich", deck="Silver")
    assert [s["cards"] for s in of_kind(table, "gain")] == [["Silver"]]
    table.cited("allies:lich:8", "allies:lich:10")


def test_lich_trashed_by_another_players_attack_works_for_its_owner(table):
    table.anna(hand="Barbarian")
    table.bernd(hand="", deck="Lich")
    table.set(trash=["Silver"], supply={"Wizards": []}).anna().plays("Barbarian")
    table.bernd().has(discard="Lich, Silver, Barbarian")
    table.anna().has(discard="")
