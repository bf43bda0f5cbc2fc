"""The Allies of Allies, and the Favors that are spent on them."""

import pytest

from rules.engine.decisions import Illegal
from rules.facts import Cost
from rules.rulebook.setup import new_game


def bernds_turn(table, ally, **bernd):
    """Anna ends her turn, so that what happens when Bernd's begins is asked."""
    table.set(ally=ally).anna(hand="", tokens={"favors": 0})
    table.bernd(**bernd)
    table.anna().passes()
    return table.bernd()


# --- Favors ----------------------------------------------------------------------------------------------------------


def test_without_an_ally_liaisons_give_favors_that_nothing_asks_for(table):
    table.anna(hand="Underling", deck="Copper").has(favors=0).plays("Underling").has(favors=1)
    table.phase("Anna", "buy")


def test_a_stored_ally_gives_everybody_one_favor(table):
    table.set(ally="City-state").anna(hand="Copper").has(favors=1)
    table.bernd().has(favors=1)


def test_no_favor_can_be_spent_before_the_first_turn():
    game = new_game(["Anna", "Bernd"], ["underling"], ally="order-of-astrologers")
    assert game.pending.kind == "phase"
    assert game.token(0, "favors") == game.token(1, "favors") == 1


def test_favors_of_the_document_replace_those_of_the_set_up(table):
    table.set(ally="City-state", kingdom=["Importer"]).anna(hand="Copper", tokens={"favors": 3}).has(favors=3)
    table.bernd().has(favors=5)


# --- Architects' Guild -----------------------------------------------------------------------------------------------


def test_architects_guild_from_province_to_gold_to_laboratory(table):
    table.set(ally="Architects' Guild", kingdom=["Laboratory"], turn={"phase": "buy", "coins": 8, "buys": 2})
    table.anna(hand="", tokens={"favors": 5}).buys("Province")
    table.asks("Anna", "Copper", "Curse", "Silver", "Gold", "Laboratory", may=True)
    table.anna().chooses("Gold").has(favors=3)
    table.asks("Anna", "Copper", "Curse", "Silver", "Laboratory", may=True)
    table.anna().chooses("Laboratory").has(favors=1, discard="Province, Gold, Laboratory")
    table.phase("Anna", "buy")
    table.cited("allies:architects-guild:1", "allies:architects-guild:2")


def test_architects_guild_is_used_once_for_a_gain(table):
    table.set(ally="Architects' Guild", turn={"phase": "buy", "coins": 3, "buys": 2})
    table.anna(hand="", tokens={"favors": 9}).buys("Silver").chooses("Copper").has(favors=7, discard="Silver, Copper")
    table.phase("Anna", "buy")


def test_architects_guild_may_be_declined(table):
    table.set(ally="Architects' Guild", turn={"phase": "buy", "coins": 3, "buys": 2})
    table.anna(hand="", tokens={"favors": 2}).buys("Silver").chooses("-").has(favors=2, discard="Silver")


def test_architects_guild_needs_two_favors(table):
    table.set(ally="Architects' Guild", turn={"phase": "buy", "coins": 3, "buys": 2})
    table.anna(hand="", tokens={"favors": 1}).buys("Silver").has(favors=1, discard="Silver")


def test_architects_guild_is_not_offered_when_nothing_is_cheaper(table):
    table.set(ally="Architects' Guild", turn={"phase": "buy", "buys": 2})
    table.anna(hand="", tokens={"favors": 2}).buys("Copper").has(favors=2, discard="Copper")


def test_architects_guild_finds_a_potion_in_the_cost_not_cheaper(table):
    table.set(ally="Architects' Guild", kingdom=["Golem"], turn={"phase": "buy", "coins": 8, "buys": 2})
    table.anna(hand="", tokens={"favors": 2}).buys("Province")
    assert "Gold" in table.game.choices
    assert "Golem" not in table.game.choices


def test_architects_guild_works_in_somebody_elses_turn(table):
    table.set(ally="Architects' Guild").anna(hand="Barbarian")
    table.bernd(deck="Gold", tokens={"favors": 2})
    table.anna().plays("Barbarian")
    table.bernd().chooses("Silver").chooses("Copper").has(discard="Silver, Copper", favors=0)


# --- Band of Nomads --------------------------------------------------------------------------------------------------


def test_band_of_nomads_gives_one_of_three_for_a_favor(table):
    table.set(ally="Band of Nomads", turn={"phase": "buy", "coins": 3})
    table.anna(hand="", tokens={"favors": 2}).buys("Silver")
    table.asks("Anna", "card", "action", "buy", may=True, most=1)
    table.anna().chooses("buy").has(favors=1, buys=1)
    table.cited("allies:band-of-nomads:2", "allies:band-of-nomads:3")


def test_band_of_nomads_gives_a_card(table):
    table.set(ally="Band of Nomads", turn={"phase": "buy", "coins": 3, "buys": 2})
    table.anna(hand="", deck="Gold", tokens={"favors": 1}).buys("Silver").chooses("card").has(favors=0, hand="Gold")


def test_band_of_nomads_gives_an_action_in_the_action_phase(table):
    table.set(ally="Band of Nomads").anna(hand="Workshop, Village", tokens={"favors": 1}).plays("Workshop")
    table.anna().chooses("Silver").chooses("action").has(favors=0, actions=1)
    table.phase("Anna", "action")


def test_band_of_nomads_is_not_offered_for_an_estate(table):
    table.set(ally="Band of Nomads", turn={"phase": "buy", "coins": 2, "buys": 2})
    table.anna(hand="", tokens={"favors": 1}).buys("Estate").has(favors=1, discard="Estate")
    table.phase("Anna", "buy")


def test_band_of_nomads_looks_at_the_cost_at_that_moment(table):
    table.set(ally="Band of Nomads", turn={"phase": "buy", "coins": 4, "buys": 3})
    table.anna(hand="", play="Bridge", tokens={"favors": 1}).buys("Silver").has(favors=1, discard="Silver")
    table.phase("Anna", "buy")


def test_band_of_nomads_may_be_declined(table):
    table.set(ally="Band of Nomads", turn={"phase": "buy", "coins": 3, "buys": 2})
    table.anna(hand="", tokens={"favors": 1}).buys("Silver").chooses("-").has(favors=1, buys=1)


def test_band_of_nomads_in_somebody_elses_turn_can_draw(table):
    table.set(ally="Band of Nomads").anna(hand="Barbarian")
    table.bernd(deck="Gold, Estate", tokens={"favors": 1})
    table.anna().plays("Barbarian")
    table.bernd().chooses("Silver").chooses("card").has(discard="Silver", hand="Estate", favors=0)


# --- Cave Dwellers ---------------------------------------------------------------------------------------------------


def test_cave_dwellers_discards_then_draws_again_and_again(table):
    bernd = bernds_turn(table, "Cave Dwellers", hand="Estate, Curse", deck="2 Gold", tokens={"favors": 3})
    table.asks("Bernd", "Estate", "Curse", may=True, most=1)
    bernd.chooses("Curse").has(hand="Estate, Gold", discard="Curse", favors=2)
    table.asks("Bernd", "Estate", "Gold", may=True)
    bernd.chooses("Estate").has(hand="2 Gold", favors=1)
    bernd.chooses("-").has(hand="2 Gold", favors=1)
    table.phase("Bernd", "buy")
    table.cited("allies:cave-dwellers:1", "allies:cave-dwellers:2")


def test_cave_dwellers_stops_without_favors(table):
    bernds_turn(table, "Cave Dwellers", hand="Estate", deck="2 Gold", tokens={"favors": 1}).chooses("Estate")
    table.bernd().has(hand="Gold", favors=0)
    table.phase("Bernd", "buy")


def test_cave_dwellers_draws_with_nothing_to_discard(table):
    bernd = bernds_turn(table, "Cave Dwellers", hand="", deck="2 Gold", tokens={"favors": 1})
    table.asks("Bernd", "yes", "no")
    bernd.chooses("yes").has(hand="Gold", favors=0)
    table.cited("allies:cave-dwellers:3")


def test_cave_dwellers_draws_what_it_has_just_discarded(table):
    bernds_turn(table, "Cave Dwellers", hand="Estate", deck="", tokens={"favors": 1}).chooses("yes").has(
        hand="Estate", favors=0
    )


def test_cave_dwellers_is_not_asked_without_favors(table):
    bernds_turn(table, "Cave Dwellers", hand="Estate", deck="Gold", tokens={"favors": 0}).has(hand="Estate")
    table.phase("Bernd", "buy")


# --- Circle of Witches -----------------------------------------------------------------------------------------------


def test_circle_of_witches_curses_all_others(table):
    table.set(ally="Circle of Witches").anna(hand="Underling", deck="Copper", tokens={"favors": 2})
    table.bernd(hand="Copper")
    table.carla(hand="Copper")
    table.anna().plays("Underling").has(favors=3, hand="Copper")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(favors=0, discard="")
    table.bernd().has(discard="Curse")
    table.carla().has(discard="Curse")
    table.cited("allies:circle-of-witches:1", "allies:circle-of-witches:2")


def test_circle_of_witches_is_no_attack_for_a_moat(table):
    table.set(ally="Circle of Witches").anna(hand="Underling", tokens={"favors": 3})
    table.bernd(hand="Moat")
    table.anna().plays("Underling").chooses("yes")
    table.bernd().has(hand="Moat", discard="Curse")
    table.cited("allies:circle-of-witches:3")


def test_circle_of_witches_may_be_declined(table):
    table.set(ally="Circle of Witches").anna(hand="Underling", tokens={"favors": 3}).plays("Underling").chooses("no")
    table.anna().has(favors=4)
    table.bernd().has(discard="")


def test_circle_of_witches_needs_three_favors(table):
    table.set(ally="Circle of Witches").anna(hand="Underling", tokens={"favors": 1}).plays("Underling").has(favors=2)
    table.phase("Anna", "buy")


def test_circle_of_witches_is_asked_for_liaisons_only(table):
    table.set(ally="Circle of Witches").anna(hand="Smithy", deck="3 Copper", tokens={"favors": 3}).plays("Smithy")
    table.phase("Anna", "buy")


def test_circle_of_witches_answers_each_play_of_a_liaison(table):
    table.set(ally="Circle of Witches").anna(hand="Throne Room, Underling", tokens={"favors": 2}).plays("Throne Room")
    table.anna().chooses("Underling").chooses("yes").has(favors=1)
    table.bernd().has(discard="Curse")


def test_circle_of_witches_answers_a_treasure_that_is_a_liaison(table):
    table.set(ally="Circle of Witches", turn={"phase": "buy"}).anna(hand="Bauble", tokens={"favors": 3}).plays("Bauble")
    table.anna().chooses("buy, coin").chooses("yes").has(favors=0)
    table.bernd().has(discard="Curse")


# --- City-state ------------------------------------------------------------------------------------------------------


def test_city_state_plays_a_bought_action(table):
    table.set(ally="City-state", kingdom=["Village"], turn={"phase": "buy", "coins": 3, "buys": 2})
    table.anna(hand="Smithy", deck="Estate", tokens={"favors": 3}).buys("Village")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(play="Village", hand="Smithy, Estate", discard="", favors=1, actions=3)
    assert "play Smithy" not in table.game.choices
    table.cited("allies:city-state:1")


def test_city_state_draws_treasures_that_cannot_be_played_after_a_purchase(table):
    table.set(ally="City-state", kingdom=["Laboratory"], turn={"phase": "buy", "coins": 5, "buys": 2})
    table.anna(hand="", deck="2 Gold", tokens={"favors": 2}).buys("Laboratory").chooses("yes").has(hand="2 Gold")
    assert "play Gold" not in table.game.choices


def test_city_state_draws_treasures_that_can_be_played_when_nothing_was_bought(table):
    table.set(ally="City-state", kingdom=["Laboratory"], turn={"phase": "buy"})
    table.anna(hand="Sunken Treasure", deck="2 Gold", tokens={"favors": 2}).plays("Sunken Treasure")
    table.anna().chooses("Laboratory").chooses("yes").has(hand="2 Gold", play="Sunken Treasure, Laboratory")
    assert "play Gold" in table.game.choices


def test_city_state_after_a_black_market_played_as_a_treasure(table):
    table.set(ally="City-state", turn={"phase": "buy", "coins": 3})
    table.anna(hand="Black Market", deck="2 Gold", holds=["Capitalism"], tokens={"favors": 2}).plays("Black Market")
    for card in ("Laboratory", "Duchess", "Cellar"):
        table.anna().chooses(card)
    table.anna().chooses("Laboratory").chooses("yes").has(hand="2 Gold", coins=0)
    table.anna().chooses("Duchess, Cellar")
    assert "play Gold" in table.game.choices


def test_city_state_may_be_declined(table):
    table.set(ally="City-state", kingdom=["Village"], turn={"phase": "buy", "coins": 3, "buys": 2})
    table.anna(hand="", tokens={"favors": 2}).buys("Village").chooses("no").has(discard="Village", favors=2)


def test_city_state_needs_two_favors_and_an_action(table):
    table.set(ally="City-state", kingdom=["Village"], turn={"phase": "buy", "coins": 6, "buys": 3})
    table.anna(hand="", tokens={"favors": 2}).buys("Silver").has(discard="Silver", favors=2)
    table.phase("Anna", "buy")


def test_city_state_with_one_favor_is_not_offered(table):
    table.set(ally="City-state", kingdom=["Village"], turn={"phase": "buy", "coins": 3, "buys": 2})
    table.anna(hand="", tokens={"favors": 1}).buys("Village").has(discard="Village", favors=1)


def test_city_state_does_not_work_in_somebody_elses_turn(table):
    table.set(ally="City-state", kingdom=["Village"]).anna(hand="Barbarian")
    table.bernd(deck="Market", tokens={"favors": 2})
    table.anna().plays("Barbarian")
    table.bernd().has(discard="Village", favors=2)
    table.phase("Anna", "buy")


def test_city_state_cannot_play_a_card_that_has_moved(table):
    table.set(ally="City-state", kingdom=["Village"], turn={"phase": "buy", "coins": 3, "buys": 2})
    table.anna(hand="Bauble", tokens={"favors": 2}).plays("Bauble").chooses("coin, topdeck").buys("Village")
    table.asks("Anna", "Bauble", "City-state")
    table.anna().chooses("Bauble").chooses("yes").has(deck="Village", favors=2)
    table.phase("Anna", "buy")


def test_city_state_plays_a_card_that_others_have_covered(table):
    table.set(ally="City-state", kingdom=["Border Village"], turn={"phase": "buy", "coins": 6, "buys": 2})
    table.anna(hand="", deck="Estate", tokens={"favors": 2}).buys("Border Village")
    table.asks("Anna", "Border Village", "City-state")
    table.anna().chooses("Border Village").chooses("Silver").chooses("yes").has(play="Border Village", discard="Silver")
    table.cited("allies:city-state:6")


def test_city_state_plays_a_card_gained_to_hand(table):
    table.set(ally="City-state", kingdom=["Festival"]).anna(hand="Artisan", tokens={"favors": 2}).plays("Artisan")
    table.anna().chooses("Festival").chooses("yes").has(play="Artisan, Festival", hand="", coins=2, actions=2)


def test_guildmaster_played_by_city_state_does_not_see_its_own_gain(table):
    table.set(ally="City-state", kingdom=["Guildmaster"], turn={"phase": "buy", "coins": 5, "buys": 2})
    table.anna(hand="", tokens={"favors": 2}).buys("Guildmaster").chooses("yes").has(favors=0, coins=3)
    table.anna().buys("Copper").has(favors=1)


# --- Coastal Haven ---------------------------------------------------------------------------------------------------


def test_coastal_haven_keeps_a_copper_and_a_silver(table):
    table.set(ally="Coastal Haven", turn={"phase": "buy"})
    table.anna(hand="Copper, Silver, Estate", play="Village", deck="5 Gold", tokens={"favors": 2}).passes()
    table.asks("Anna", "Copper", "Silver", "Estate", may=True, most=2)
    table.anna().chooses("Copper, Silver").has(hand="Copper, Silver, 5 Gold", discard="Estate, Village", favors=0)
    table.cited("allies:coastal-haven:1")


def test_coastal_haven_may_keep_nothing(table):
    table.set(ally="Coastal Haven", turn={"phase": "buy"})
    table.anna(hand="Copper", deck="5 Gold", tokens={"favors": 2}).passes().chooses("-").has(
        hand="5 Gold", discard="Copper", favors=2
    )
    assert "keep" not in table.sentences


def test_coastal_haven_cannot_keep_more_than_there_are_favors(table):
    table.set(ally="Coastal Haven", turn={"phase": "buy"})
    table.anna(hand="3 Copper", deck="5 Gold", tokens={"favors": 2}).passes()
    with pytest.raises(Illegal):
        table.anna().chooses("3 Copper")


def test_coastal_haven_is_not_asked_without_favors_or_cards(table):
    table.set(ally="Coastal Haven", turn={"phase": "buy"}).anna(hand="Copper", deck="5 Gold", tokens={"favors": 0})
    table.bernd(hand="", deck="5 Gold", tokens={"favors": 3})
    table.anna().passes().has(hand="5 Gold")
    table.bernd().passes().has(hand="5 Gold")
    table.phase("Anna", "buy")


def test_coastal_haven_leaves_outposts_number_alone(table):
    table.set(ally="Coastal Haven").anna(hand="Outpost, Silver", deck="5 Gold", tokens={"favors": 1}).plays("Outpost")
    table.anna().passes().chooses("Silver").has(hand="Silver, 3 Gold", favors=0)
    table.cited("allies:coastal-haven:2")


# --- Crafters' Guild -------------------------------------------------------------------------------------------------


def test_crafters_guild_gains_onto_the_deck(table):
    table.set(kingdom=["Village", "Market"])
    bernd = bernds_turn(table, "Crafters' Guild", hand="", deck="Estate", tokens={"favors": 3})
    table.asks("Bernd", "Copper", "Curse", "Estate", "Silver", "Village", may=True)
    bernd.chooses("Village").has(deck="Village, Estate", discard="", favors=1)
    table.phase("Bernd", "buy")
    table.cited("allies:crafters-guild:1")


def test_crafters_guild_may_be_declined(table):
    bernds_turn(table, "Crafters' Guild", hand="", deck="Estate", tokens={"favors": 2}).chooses("-").has(
        deck="Estate", favors=2
    )


def test_crafters_guild_needs_two_favors(table):
    bernds_turn(table, "Crafters' Guild", hand="", deck="Estate", tokens={"favors": 1}).has(deck="Estate", favors=1)
    table.phase("Bernd", "buy")


def test_crafters_guild_is_used_once_a_turn(table):
    bernds_turn(table, "Crafters' Guild", hand="", deck="Estate", tokens={"favors": 6}).chooses("Silver").has(
        deck="Silver, Estate", favors=4
    )
    table.phase("Bernd", "buy")


# --- Desert Guides ---------------------------------------------------------------------------------------------------


def test_desert_guides_changes_the_whole_hand_again_and_again(table):
    bernd = bernds_turn(table, "Desert Guides", hand="2 Estate", deck="5 Copper, 5 Gold", tokens={"favors": 3})
    table.asks("Bernd", "yes", "no")
    bernd.chooses("yes").has(hand="5 Copper", discard="2 Estate", favors=2)
    table.asks("Bernd", "yes", "no")
    bernd.chooses("yes").has(hand="5 Gold", favors=1).chooses("no").has(hand="5 Gold", favors=1)
    table.phase("Bernd", "buy")
    table.cited("allies:desert-guides:1")


def test_desert_guides_stops_without_favors(table):
    bernds_turn(table, "Desert Guides", hand="Estate", deck="10 Copper", tokens={"favors": 1}).chooses("yes").has(
        hand="5 Copper", favors=0
    )
    table.phase("Bernd", "buy")


def test_desert_guides_with_an_empty_hand_draws_five(table):
    bernds_turn(table, "Desert Guides", hand="", deck="5 Copper", tokens={"favors": 1}).chooses("yes").has(
        hand="5 Copper", favors=0
    )


def test_desert_guides_is_not_asked_without_favors(table):
    bernds_turn(table, "Desert Guides", hand="Estate", deck="10 Copper", tokens={"favors": 0}).has(hand="Estate")
    table.phase("Bernd", "buy")


# --- Family of Inventors ---------------------------------------------------------------------------------------------


def test_family_of_inventors_makes_a_pile_cheaper_for_everybody(table):
    table.set(ally="Family of Inventors", kingdom=["Market"]).anna(hand="", tokens={"favors": 2})
    table.bernd(hand="4 Copper", tokens={"favors": 0})
    table.asks("Anna", "Copper", "Silver", "Gold", "Curse", "Market", may=True)
    table.anna().chooses("Market").has(favors=1).passes()
    table.bernd().plays_treasures()
    assert "buy Market" in table.game.choices
    table.cited("allies:family-of-inventors:1")


def test_family_of_inventors_may_be_declined(table):
    table.set(ally="Family of Inventors").anna(hand="", tokens={"favors": 1}).chooses("-").has(favors=1)
    table.phase("Anna", "buy")


def test_tokens_of_the_family_add_up_but_no_cost_drops_below_zero(table):
    table.set(ally="Family of Inventors", turn={"phase": "buy"}, pile_tokens={"Silver": {"favors": 2}})
    table.anna(hand="Copper").plays("Copper")
    assert "buy Silver" in table.game.choices
    kind = table.game.table.rules.kind
    assert table.game.cost(kind("silver")) == Cost(1)
    table.game.pile_tokens["copper", "favors"] = 3
    assert table.game.cost(kind("copper")) == Cost(0)


def test_family_of_inventors_takes_mixed_piles_but_no_castles(table):
    table.set(ally="Family of Inventors", kingdom=["Clashes", "Castles"]).anna(hand="", tokens={"favors": 1})
    assert "Clashes" in table.game.choices
    assert "Castles" not in table.game.choices
    table.anna().chooses("Clashes")
    kind = table.game.table.rules.kind
    assert table.game.cost(kind("territory")) == Cost(5)
    assert table.game.cost(kind("battle-plan")) == Cost(2)
    table.cited("allies:family-of-inventors:2")


def test_family_of_inventors_may_mark_an_empty_pile(table):
    table.set(ally="Family of Inventors", supply={"Market": 0}).anna(hand="", tokens={"favors": 1})
    table.anna().chooses("Market").has(favors=0)
    assert table.game.cost(table.game.table.rules.kind("market")) == Cost(4)


def test_family_of_inventors_is_not_asked_without_favors(table):
    table.set(ally="Family of Inventors").anna(hand="", tokens={"favors": 0})
    table.phase("Anna", "buy")
    assert table.game.pending.kind == "phase"


# --- Fellowship of Scribes -------------------------------------------------------------------------------------------


def test_fellowship_of_scribes_is_offered_with_exactly_four_cards(table):
    table.set(ally="Fellowship of Scribes").anna(hand="Village, 3 Copper", deck="Estate, Gold", tokens={"favors": 1})
    table.anna().plays("Village").has(hand=4)
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(hand="3 Copper, Estate, Gold", favors=0)
    table.cited("allies:fellowship-of-scribes:3", "allies:fellowship-of-scribes:4", "allies:error-scribes:1")


def test_fellowship_of_scribes_is_offered_with_three_cards(table):
    table.set(ally="Fellowship of Scribes").anna(hand="Village, 2 Copper", deck="Estate, Gold", tokens={"favors": 1})
    table.anna().plays("Village").chooses("yes").has(hand="2 Copper, Estate, Gold", favors=0)


def test_fellowship_of_scribes_is_not_offered_with_five_cards(table):
    table.set(ally="Fellowship of Scribes").anna(hand="Smithy, 2 Copper", deck="5 Gold", tokens={"favors": 1})
    table.anna().plays("Smithy").has(hand=5, favors=1)
    table.phase("Anna", "buy")


def test_fellowship_of_scribes_counts_the_hand_when_the_action_is_over(table):
    table.set(ally="Fellowship of Scribes").anna(hand="Sycophant, 6 Copper", deck="Gold", tokens={"favors": 1})
    table.anna().plays("Sycophant").has(hand="3 Copper").chooses("yes").has(hand="3 Copper, Gold", coins=3)
    table.cited("allies:fellowship-of-scribes:2")


def test_fellowship_of_scribes_answers_each_play_once(table):
    table.set(ally="Fellowship of Scribes")
    table.anna(hand="Throne Room, Festival", deck="5 Gold", tokens={"favors": 5}).plays("Throne Room")
    table.anna().chooses("Festival").has(hand="", coins=2).chooses("yes").has(hand="Gold", coins=4)
    table.anna().chooses("yes").has(hand="2 Gold", favors=3).chooses("yes").has(hand="3 Gold", favors=2)
    table.phase("Anna", "buy")


def test_fellowship_of_scribes_may_be_declined(table):
    table.set(ally="Fellowship of Scribes").anna(hand="Village", deck="5 Gold", tokens={"favors": 1}).plays("Village")
    table.anna().chooses("no").has(hand="Gold", favors=1)


def test_fellowship_of_scribes_does_not_answer_treasures(table):
    table.set(ally="Fellowship of Scribes", turn={"phase": "buy"}).anna(hand="Copper", tokens={"favors": 1})
    table.anna().plays("Copper").has(coins=1, favors=1)
    table.phase("Anna", "buy")


# --- Forest Dwellers -------------------------------------------------------------------------------------------------


def test_forest_dwellers_pays_first_and_then_looks(table):
    bernd = bernds_turn(table, "Forest Dwellers", hand="", deck="Estate, Gold, Copper, Curse", tokens={"favors": 2})
    table.asks("Bernd", "yes", "no")
    bernd.chooses("yes").has(favors=1)
    table.asks("Bernd", "Estate", "Gold", "Copper", may=True, most=3)
    bernd.chooses("Estate")
    table.asks("Bernd", "Gold", "Copper")
    bernd.chooses("Copper, Gold").has(deck="Copper, Gold, Curse", discard="Estate")
    table.cited("allies:forest-dwellers:1")


def test_forest_dwellers_is_used_once_a_turn(table):
    bernds_turn(table, "Forest Dwellers", hand="", deck="5 Copper", tokens={"favors": 2}).chooses("yes").chooses("-")
    table.bernd().has(favors=1)
    table.phase("Bernd", "buy")


def test_forest_dwellers_may_be_declined(table):
    bernds_turn(table, "Forest Dwellers", hand="", deck="5 Copper", tokens={"favors": 2}).chooses("no").has(favors=2)
    table.phase("Bernd", "buy")


def test_forest_dwellers_discards_all_three(table):
    bernds_turn(table, "Forest Dwellers", hand="", deck="3 Estate, Gold", tokens={"favors": 1}).chooses("yes")
    table.bernd().chooses("3 Estate").has(deck="Gold", discard="3 Estate")


def test_forest_dwellers_lets_the_cards_be_seen_first(table):
    bernds_turn(table, "Forest Dwellers", hand="", deck=["?", "?"], tokens={"favors": 1}).chooses("yes")
    table.bernd().chooses("Gold").chooses("Curse")
    table.asks("Bernd", "Gold", "Curse", may=True, most=2)


def test_forest_dwellers_is_not_asked_without_favors(table):
    bernds_turn(table, "Forest Dwellers", hand="", deck="5 Copper", tokens={"favors": 0})
    table.phase("Bernd", "buy")


# --- Gang of Pickpockets ---------------------------------------------------------------------------------------------


def test_gang_of_pickpockets_is_paid_off_with_a_favor(table):
    bernd = bernds_turn(table, "Gang of Pickpockets", hand="5 Copper", tokens={"favors": 2})
    table.asks("Bernd", "yes", "no")
    bernd.chooses("yes").has(hand="5 Copper", favors=1)
    table.cited("allies:gang-of-pickpockets:1")


def test_gang_of_pickpockets_makes_whoever_does_not_pay_discard(table):
    bernd = bernds_turn(table, "Gang of Pickpockets", hand="4 Copper, 2 Estate", tokens={"favors": 2}).chooses("no")
    table.asks("Bernd", "Copper", "Estate", least=2, most=2)
    bernd.chooses("2 Estate").has(hand="4 Copper", favors=2)
    table.cited("allies:gang-of-pickpockets:2")


def test_gang_of_pickpockets_without_favors_asks_only_for_the_discard(table):
    bernds_turn(table, "Gang of Pickpockets", hand="5 Copper", tokens={"favors": 0}).has(
        hand="4 Copper", discard="Copper"
    )


def test_gang_of_pickpockets_leaves_four_cards_alone(table):
    bernds_turn(table, "Gang of Pickpockets", hand="4 Copper", tokens={"favors": 2}).has(hand="4 Copper", favors=2)
    table.phase("Bernd", "buy")


def test_moat_does_not_help_against_the_gang_of_pickpockets(table):
    bernds_turn(table, "Gang of Pickpockets", hand="Moat, 4 Copper", tokens={"favors": 0})
    table.asks("Bernd", "Moat", "Copper", least=1, most=1)
    table.bernd().chooses("Copper").has(hand="Moat, 3 Copper")
    table.cited("allies:gang-of-pickpockets:4")


def test_gang_of_pickpockets_asks_anew_each_turn(table):
    table.set(ally="Gang of Pickpockets").anna(hand="", deck="10 Copper", tokens={"favors": 1})
    table.bernd(hand="", tokens={"favors": 0})
    table.anna().passes()
    table.bernd().passes()
    table.anna().chooses("yes").has(hand=5, favors=0).passes()
    table.bernd().passes()
    table.anna().has(hand=4, favors=0)


# --- Island Folk -----------------------------------------------------------------------------------------------------


def test_island_folk_gives_an_extra_turn(table):
    table.set(ally="Island Folk").anna(hand="", deck="10 Copper", tokens={"favors": 5}).passes().has(hand=5)
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(favors=0)
    table.phase("Anna", "buy")
    assert table.game.extra == "island-folk"
    table.anna().passes()
    table.phase("Bernd", "buy")


def test_island_folk_never_gives_two_turns_in_a_row(table):
    table.set(ally="Island Folk").anna(hand="", deck="10 Copper", tokens={"favors": 10}).passes().chooses("yes")
    table.anna().passes().has(favors=5)
    table.phase("Bernd", "buy")


def test_island_folk_is_not_offered_after_another_turn_of_ones_own(table):
    table.set(ally="Island Folk", turn={"previous": "Anna"}).anna(hand="", tokens={"favors": 5}).passes().has(favors=5)
    table.phase("Bernd", "buy")


def test_island_folk_needs_five_favors(table):
    table.set(ally="Island Folk").anna(hand="", tokens={"favors": 4}).passes().has(favors=4)
    table.phase("Bernd", "buy")


def test_island_folk_may_be_declined(table):
    table.set(ally="Island Folk").anna(hand="", tokens={"favors": 5}).passes().chooses("no").has(favors=5)
    table.phase("Bernd", "buy")


def test_island_folk_turn_does_not_count_for_the_tie_break(table):
    table.set(ally="Island Folk").anna(hand="", tokens={"favors": 5}).passes().chooses("yes").passes()
    assert table.game.turns == (1, 0)
    table.cited("allies:island-folk:1")


# --- League of Bankers -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("favors", "coins"), [(0, 0), (3, 0), (4, 1), (7, 1), (8, 2), (13, 3)])
def test_league_of_bankers_gives_a_coin_for_every_full_four_favors(table, favors, coins):
    table.set(ally="League of Bankers").anna(hand="", tokens={"favors": favors}).has(coins=coins, favors=favors)


def test_league_of_bankers_says_where_its_coins_come_from(table):
    table.set(ally="League of Bankers").anna(hand="", tokens={"favors": 4}).has(coins=1)
    table.cited("allies:league-of-bankers:1", "allies:league-of-bankers:2")


def test_league_of_bankers_counts_the_favors_when_the_buy_phase_begins(table):
    table.set(ally="League of Bankers").anna(hand="Underling", tokens={"favors": 3}).has(coins=0).plays("Underling")
    table.anna().has(coins=1, favors=4)


def test_league_of_bankers_pays_only_whose_buy_phase_it_is(table):
    table.set(ally="League of Bankers").anna(hand="", tokens={"favors": 0})
    table.bernd(tokens={"favors": 8})
    table.anna().has(coins=0).passes()
    table.bernd().has(coins=2)


# --- League of Shopkeepers -------------------------------------------------------------------------------------------


def test_league_of_shopkeepers_gives_a_coin_with_five_favors(table):
    table.set(ally="League of Shopkeepers").anna(hand="Underling", tokens={"favors": 4}).plays("Underling")
    table.anna().has(coins=1, favors=5, actions=1, buys=1)
    table.cited("allies:league-of-shopkeepers:1", "allies:league-of-shopkeepers:2")


def test_league_of_shopkeepers_gives_an_action_and_a_buy_besides_with_ten(table):
    table.set(ally="League of Shopkeepers").anna(hand="Underling", tokens={"favors": 9}).plays("Underling")
    table.anna().has(coins=1, favors=10, actions=2, buys=2)
    table.cited("allies:league-of-shopkeepers:3")


def test_league_of_shopkeepers_gives_nothing_with_four_favors(table):
    table.set(ally="League of Shopkeepers").anna(hand="Underling", tokens={"favors": 3}).plays("Underling")
    table.anna().has(coins=0, favors=4, actions=1, buys=1)


def test_league_of_shopkeepers_pays_for_a_liaison_that_gave_no_favors(table):
    table.set(ally="League of Shopkeepers").anna(hand="Importer", tokens={"favors": 5}).plays("Importer").has(coins=1)


def test_league_of_shopkeepers_pays_nothing_for_other_cards(table):
    table.set(ally="League of Shopkeepers").anna(hand="Village", tokens={"favors": 10}).plays("Village").has(coins=0)


def test_league_of_shopkeepers_pays_for_each_play(table):
    table.set(ally="League of Shopkeepers").anna(hand="Throne Room, Underling", tokens={"favors": 4})
    table.anna().plays("Throne Room").chooses("Underling").has(coins=2, favors=6)


# --- Market Towns ----------------------------------------------------------------------------------------------------


def test_market_towns_plays_actions_one_after_the_other(table):
    table.set(ally="Market Towns").anna(hand="Smithy, Festival, Estate", deck="3 Copper", tokens={"favors": 3})
    table.anna().passes()
    table.asks("Anna", "Smithy", "Festival", may=True)
    table.anna().chooses("Smithy").has(hand="Festival, Estate, 3 Copper", favors=2)
    table.asks("Anna", "Festival", may=True)
    table.anna().chooses("Festival").has(coins=2, buys=2, favors=1)
    table.phase("Anna", "buy")
    table.cited("allies:market-towns:1")


def test_market_towns_asks_about_an_action_it_has_just_drawn(table):
    table.set(ally="Market Towns").anna(hand="Smithy", deck="2 Copper, Festival", tokens={"favors": 2}).passes()
    table.anna().chooses("Smithy")
    table.asks("Anna", "Festival", may=True)


def test_market_towns_may_stop(table):
    table.set(ally="Market Towns").anna(hand="2 Festival", tokens={"favors": 2}).passes().chooses("Festival")
    table.anna().chooses("-").has(hand="Festival", favors=1)
    table.phase("Anna", "buy")


def test_market_towns_stops_without_favors(table):
    table.set(ally="Market Towns").anna(hand="2 Festival", tokens={"favors": 1}).passes().chooses("Festival")
    table.anna().has(hand="Festival", favors=0)
    table.phase("Anna", "buy")


def test_market_towns_is_not_asked_without_an_action(table):
    table.set(ally="Market Towns").anna(hand="Copper", tokens={"favors": 1})
    assert table.game.pending.kind == "phase"


# --- Mountain Folk ---------------------------------------------------------------------------------------------------


def test_mountain_folk_draws_three_for_five_favors(table):
    bernd = bernds_turn(table, "Mountain Folk", hand="Estate", deck="4 Gold", tokens={"favors": 6})
    table.asks("Bernd", "yes", "no")
    bernd.chooses("yes").has(hand="Estate, 3 Gold", favors=1)
    table.cited("allies:mountain-folk:1")


def test_mountain_folk_may_be_declined(table):
    bernds_turn(table, "Mountain Folk", hand="", deck="4 Gold", tokens={"favors": 5}).chooses("no").has(
        hand="", favors=5
    )


def test_mountain_folk_cannot_be_used_with_four_favors(table):
    bernds_turn(table, "Mountain Folk", hand="", deck="4 Gold", tokens={"favors": 4}).has(hand="", favors=4)
    table.phase("Bernd", "buy")


def test_mountain_folk_is_used_once_a_turn(table):
    bernds_turn(table, "Mountain Folk", hand="", deck="8 Gold", tokens={"favors": 10}).chooses("yes").has(
        hand="3 Gold", favors=5
    )
    table.phase("Bernd", "buy")


# --- Order of Astrologers --------------------------------------------------------------------------------------------


def test_order_of_astrologers_puts_cards_on_top_in_an_order_of_choice(table):
    table.set(ally="Order of Astrologers")
    table.anna(hand="Smithy", deck="Copper", discard="Gold, Silver, 4 Estate", tokens={"favors": 3}).plays("Smithy")
    table.anna().has(hand="Copper")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(favors=2)
    table.asks("Anna", "Gold", "Silver", "Estate", least=1, most=3)
    table.anna().chooses("Gold, Silver")
    table.asks("Anna", "Gold", "Silver")
    table.anna().chooses("Silver, Gold").has(hand="Copper, Silver, Gold", deck="4 Estate", favors=1)
    table.cited("allies:order-of-astrologers:1", "allies:order-of-astrologers:2")


def test_order_of_astrologers_shows_the_cards_only_for_a_favor(table):
    table.set(ally="Order of Astrologers")
    table.anna(hand="Smithy", deck="", discard="5 Copper", tokens={"favors": 1}).plays("Smithy")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("no").has(hand="3 Copper", favors=1)


def test_order_of_astrologers_at_the_end_of_the_turn_sees_two_cards_first(table):
    table.set(ally="Order of Astrologers", turn={"phase": "buy"})
    table.anna(hand="", deck="2 Copper", discard="Gold, 5 Estate", tokens={"favors": 1}).passes().has(hand="2 Copper")
    table.anna().chooses("yes").chooses("Gold").has(hand="2 Copper, Gold, 2 Estate", favors=0)


def test_order_of_astrologers_names_face_down_cards_once_they_are_seen(table):
    table.set(ally="Order of Astrologers")
    table.anna(hand="Smithy", deck="", discard=["?", "Gold"], tokens={"favors": 1}).plays("Smithy")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes")
    assert table.game.pending.kind == "identify"
    table.anna().chooses("Estate").chooses("Gold").has(hand="Gold, Estate", favors=0)


def test_order_of_astrologers_is_not_asked_without_favors(table):
    table.set(ally="Order of Astrologers")
    table.anna(hand="Smithy", deck="", discard="5 Copper", tokens={"favors": 0}).plays("Smithy").has(hand="3 Copper")


def test_order_of_astrologers_is_not_asked_when_nothing_is_shuffled(table):
    table.set(ally="Order of Astrologers").anna(hand="Smithy", deck="Copper", tokens={"favors": 1}).plays("Smithy")
    table.anna().has(hand="Copper", favors=1)
    table.phase("Anna", "buy")


def test_emissarys_favors_come_too_late_for_its_shuffle_with_the_astrologers(table):
    table.set(ally="Order of Astrologers")
    table.anna(hand="Emissary", deck="", discard="Gold, 3 Copper", tokens={"favors": 0}).plays("Emissary")
    table.anna().has(hand=3, favors=2)


def test_underlings_favor_comes_too_late_for_its_shuffle_with_the_astrologers(table):
    table.set(ally="Order of Astrologers")
    table.anna(hand="Underling", deck="", discard="Gold, 3 Copper", tokens={"favors": 0}).plays("Underling")
    table.anna().has(hand=1, favors=1)


def test_order_of_astrologers_works_for_whoever_shuffles(table):
    table.set(ally="Order of Astrologers").anna(hand="Barbarian")
    table.bernd(deck="", discard="Copper, Gold", tokens={"favors": 1})
    table.anna().plays("Barbarian")
    table.asks("Bernd", "yes", "no")
    table.bernd().chooses("yes").chooses("Copper").has(deck="Gold", discard="Curse", favors=0)


# --- Order of Masons -------------------------------------------------------------------------------------------------


def test_order_of_masons_keeps_cards_out_of_the_shuffle(table):
    table.set(ally="Order of Masons")
    table.anna(hand="Smithy", deck="", discard="3 Gold, 2 Estate, Curse", tokens={"favors": 2}).plays("Smithy")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(favors=1)
    table.asks("Anna", "Gold", "Estate", "Curse", may=True, most=4)
    table.anna().chooses("2 Estate, Curse").has(hand="3 Gold", discard="2 Estate, Curse", favors=0, deck="")
    table.cited("allies:order-of-masons:1", "allies:order-of-masons:2")


def test_order_of_masons_takes_two_cards_for_the_first_favor(table):
    table.set(ally="Order of Masons")
    table.anna(hand="Smithy", deck="", discard="3 Gold, 2 Estate", tokens={"favors": 2}).plays("Smithy").chooses("yes")
    table.anna().chooses("2 Estate").has(hand="3 Gold", discard="2 Estate", favors=1)


def test_order_of_masons_may_see_the_cards_and_keep_none(table):
    table.set(ally="Order of Masons")
    table.anna(hand="Smithy", deck="", discard="3 Gold", tokens={"favors": 1}).plays("Smithy").chooses("yes")
    table.anna().chooses("-").has(hand="3 Gold", favors=0)
    assert "leave out" not in table.sentences


def test_order_of_masons_may_be_declined(table):
    table.set(ally="Order of Masons")
    table.anna(hand="Smithy", deck="", discard="3 Gold", tokens={"favors": 1}).plays("Smithy").chooses("no")
    table.anna().has(hand="3 Gold", favors=1)


def test_order_of_masons_may_leave_nothing_to_draw(table):
    table.set(ally="Order of Masons")
    table.anna(hand="Smithy", deck="", discard="2 Curse", tokens={"favors": 1}).plays("Smithy").chooses("yes")
    table.anna().chooses("2 Curse").has(hand="", discard="2 Curse", deck="")


def test_order_of_masons_shows_what_is_drawn_ahead_of_the_shuffle(table):
    table.set(ally="Order of Masons")
    table.anna(hand="Smithy", deck="Silver", discard="3 Gold", tokens={"favors": 1}).plays("Smithy").has(hand="Silver")
    table.asks("Anna", "yes", "no")


def test_emissarys_favors_come_too_late_for_its_shuffle_with_the_masons(table):
    table.set(ally="Order of Masons")
    table.anna(hand="Emissary", deck="", discard="4 Copper", tokens={"favors": 0}).plays("Emissary").has(favors=2)


def test_underlings_favor_comes_too_late_for_its_shuffle_with_the_masons(table):
    table.set(ally="Order of Masons")
    table.anna(hand="Underling", deck="", discard="4 Copper", tokens={"favors": 0}).plays("Underling").has(favors=1)


# --- Peaceful Cult ---------------------------------------------------------------------------------------------------


def test_peaceful_cult_trashes_as_many_cards_as_favors_are_spent(table):
    table.set(ally="Peaceful Cult").anna(hand="2 Estate, Curse, Copper", tokens={"favors": 3})
    table.asks("Anna", "Estate", "Curse", "Copper", may=True, most=3)
    table.anna().chooses("Estate, Curse").has(hand="Estate, Copper", favors=1)
    table.trash("Estate, Curse")
    table.phase("Anna", "buy")
    table.cited("allies:peaceful-cult:1", "allies:peaceful-cult:2")


def test_peaceful_cult_may_be_declined(table):
    table.set(ally="Peaceful Cult").anna(hand="Estate", tokens={"favors": 3}).chooses("-").has(favors=3, hand="Estate")
    table.trash("")


def test_peaceful_cult_trashes_first_and_resolves_then(table):
    table.set(ally="Peaceful Cult").anna(hand="2 Sycophant", tokens={"favors": 2}).passes().chooses("2 Sycophant")
    table.anna().has(favors=4, hand="")
    table.cited("allies:peaceful-cult:3")


def test_peaceful_cult_is_not_asked_without_favors_or_cards(table):
    table.set(ally="Peaceful Cult").anna(hand="Estate", tokens={"favors": 0})
    assert table.game.pending.kind == "phase"


def test_peaceful_cult_is_not_asked_with_an_empty_hand(table):
    table.set(ally="Peaceful Cult").anna(hand="", tokens={"favors": 3})
    assert table.game.pending.kind == "phase"


# --- Plateau Shepherds -----------------------------------------------------------------------------------------------


def test_plateau_shepherds_pairs_five_favors_with_two_estates_and_a_moat(table):
    table.set(ally="Plateau Shepherds").anna(hand="Estate", deck="Estate", discard="Moat", tokens={"favors": 5})
    table.anna().has(points=2 + 6)


def test_plateau_shepherds_needs_a_favor_for_each_pair(table):
    table.set(ally="Plateau Shepherds").anna(hand="Moat, Cellar, Chapel", tokens={"favors": 2}).has(points=4)


def test_plateau_shepherds_counts_only_cards_that_cost_two(table):
    table.set(ally="Plateau Shepherds").anna(hand="Copper, Silver, Gold, Curse", tokens={"favors": 5}).has(points=-1)


def test_plateau_shepherds_counts_at_the_end_of_the_game(table):
    table.set(ally="Plateau Shepherds", supply={"Province": 1}, turn={"phase": "buy", "coins": 8})
    table.anna(hand="Moat", tokens={"favors": 1})
    table.bernd(hand="7 Estate", tokens={"favors": 1})
    table.anna().buys("Province").has(points=8)
    table.bernd().has(points=9)
    assert table.over
    assert table.game.outcome()[0] == (1,)


def test_without_plateau_shepherds_favors_score_nothing(table):
    table.set(ally="City-state").anna(hand="Moat", tokens={"favors": 5}).has(points=0)


# --- Trappers' Lodge -------------------------------------------------------------------------------------------------


def test_trappers_lodge_puts_a_gained_card_onto_the_deck(table):
    table.set(ally="Trappers' Lodge", turn={"phase": "buy", "coins": 3, "buys": 2})
    table.anna(hand="", deck="Estate", tokens={"favors": 2}).buys("Silver")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(deck="Silver, Estate", discard="", favors=1)


def test_trappers_lodge_on_an_empty_deck_makes_it_the_whole_deck(table):
    table.set(ally="Trappers' Lodge", turn={"phase": "buy", "coins": 3, "buys": 2})
    table.anna(hand="", deck="", discard="3 Copper", tokens={"favors": 1}).buys("Silver").chooses("yes")
    table.anna().has(deck="Silver", discard="3 Copper", favors=0)
    table.cited("allies:trappers-lodge:1")


def test_trappers_lodge_may_be_declined(table):
    table.set(ally="Trappers' Lodge", turn={"phase": "buy", "buys": 2})
    table.anna(hand="", tokens={"favors": 1}).buys("Copper").chooses("no").has(discard="Copper", favors=1)


def test_trappers_lodge_needs_a_favor(table):
    table.set(ally="Trappers' Lodge", turn={"phase": "buy", "buys": 2})
    table.anna(hand="", tokens={"favors": 0}).buys("Copper").has(discard="Copper")
    table.phase("Anna", "buy")


def test_trappers_lodge_is_not_asked_for_a_card_gained_onto_the_deck(table):
    table.set(ally="Trappers' Lodge").anna(hand="Bureaucrat", tokens={"favors": 1}).plays("Bureaucrat")
    table.anna().has(deck="Silver", favors=1)
    table.phase("Anna", "buy")


def test_trappers_lodge_works_in_somebody_elses_turn(table):
    table.set(ally="Trappers' Lodge").anna(hand="Witch", deck="2 Copper", tokens={"favors": 0})
    table.bernd(tokens={"favors": 1})
    table.anna().plays("Witch")
    table.bernd().chooses("yes").has(deck="Curse", favors=0)


# --- Woodworkers' Guild ----------------------------------------------------------------------------------------------


def test_woodworkers_guild_trades_an_action_for_any_other(table):
    table.set(ally="Woodworkers' Guild", kingdom=["Market", "Golem"]).anna(hand="Cellar, Estate", tokens={"favors": 2})
    table.anna().passes()
    table.asks("Anna", "Cellar", may=True)
    table.anna().chooses("Cellar").has(favors=1)
    table.asks("Anna", "Cellar", "Market", "Golem")
    table.anna().chooses("Golem").has(discard="Golem", hand="Estate")
    table.trash("Cellar")
    table.cited("allies:woodworkers-guild:1", "allies:woodworkers-guild:2")


def test_woodworkers_guild_gains_an_action_with_debt_in_its_cost(table):
    table.set(ally="Woodworkers' Guild", kingdom=["City Quarter"]).anna(hand="Cellar", tokens={"favors": 1})
    table.anna().passes().chooses("Cellar").chooses("City Quarter").has(discard="City Quarter", debt=0)
    table.cited("allies:woodworkers-guild:3")


def test_woodworkers_guild_may_be_declined(table):
    table.set(ally="Woodworkers' Guild").anna(hand="Cellar", tokens={"favors": 1}).passes().chooses("-")
    table.anna().has(hand="Cellar", favors=1)
    table.trash("")


def test_woodworkers_guild_is_not_asked_without_an_action(table):
    table.set(ally="Woodworkers' Guild").anna(hand="Estate", tokens={"favors": 1})
    assert table.game.pending.kind == "phase"


def test_woodworkers_guild_is_used_once_a_turn(table):
    table.set(ally="Woodworkers' Guild").anna(hand="2 Cellar", tokens={"favors": 2}).passes().chooses("Cellar")
    table.anna().has(hand="Cellar", discard="Cellar", favors=1)
    table.phase("Anna", "buy")


def test_woodworkers_guild_gives_the_favors_of_a_trashed_sycophant(table):
    table.set(ally="Woodworkers' Guild", kingdom=["Market"]).anna(hand="Sycophant", tokens={"favors": 1}).passes()
    table.anna().chooses("yes").has(favors=2).chooses("Market").has(discard="Market", favors=2)
