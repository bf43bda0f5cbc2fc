"""Allies that answer a turn, its beginning, its phases and its end."""

from __future__ import annotations

import pytest

from rules.engine.decisions import Illegal
from rules.facts import Cost


def bernds_turn(table, ally, **bernd):
    """Anna ends her turn, so that what happens when Bernd's begins is asked."""
    table.set(ally=ally).anna(hand="", tokens={"favors": 0})
    table.bernd(**bernd)
    table.anna().passes()
    return table.bernd()


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
    assert "spends no favor" in table.sentences
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
