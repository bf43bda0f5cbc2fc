"""Empires: Landmarks that pay in the game."""

import pytest

from rules.answer import state
from rules.document.describe import describe
from rules.document.layout import start
from rules.document.parse import parse
from rules.document.write import format
from rules.facts import card_names


def at(table, *landmarks, coins=9, buys=4, kingdom=("Village", "Smithy", "Workshop"), **parts):
    """Anna is in her Buy phase with Buys to spare."""
    turn = {"player": "Anna", "phase": "buy", "coins": coins, "buys": buys, "bought": True}
    return table.set(landscapes=list(landmarks), kingdom=list(kingdom), **{"turn": turn, **parts})


def left_on(table, name):
    return state(table.game)["landscape tokens"][name]["vp"]


@pytest.mark.parametrize(("players", "points"), [(2, 12), (3, 18), (4, 24)])
@pytest.mark.parametrize("landmark", ["Battlefield", "Labyrinth", "Basilica", "Colonnade", "Baths"])
def test_six_points_for_each_player_lie_on_a_landmark(table, landmark, players, points):
    table.set(landscapes=[landmark])
    for name in ("anna", "bernd", "carla", "dora")[:players]:
        getattr(table, name)(hand="")
    assert left_on(table, landmark) == points


@pytest.mark.parametrize("landmark", ["Battlefield", "Labyrinth", "Basilica", "Colonnade", "Baths"])
def test_what_is_left_on_a_landmark_is_written_down_even_if_it_is_nothing(table, landmark):
    table.set(landscapes=[landmark], landscape_tokens={landmark: {"vp": 0}}).anna(hand="")
    again = start(describe(table.game))
    assert again == table.game
    assert state(again)["landscape tokens"][landmark] == {"vp": 0}


def test_battlefield_pays_for_a_victory_card(table):
    at(table, "Battlefield").anna(hand="").buys("Duchy").has(vp=2)
    assert left_on(table, "Battlefield") == 10


def test_battlefield_pays_nothing_for_other_cards(table):
    at(table, "Battlefield").anna(hand="").buys("Silver").has(vp=0)


def test_battlefield_gives_its_last_point(table):
    at(table, "Battlefield", landscape_tokens={"Battlefield": {"vp": 1}}).anna(hand="").buys("Estate").has(vp=1)
    table.anna().buys("Estate").has(vp=1)
    assert left_on(table, "Battlefield") == 0


def test_battlefield_pays_whoever_gains(table):
    table.set(landscapes=["Battlefield"], turn={"player": "Bernd"}, kingdom=["Swindler"])
    table.anna(hand="", deck="Estate")
    table.bernd(hand="Swindler").plays("Swindler").has(vp=0)
    table.anna().has(vp=2)


def test_labyrinth_pays_for_the_second_card_only(table):
    at(table, "Labyrinth").anna(hand="").buys("Copper").has(vp=0)
    table.anna().buys("Silver").has(vp=2).buys("Copper").has(vp=2)


def test_labyrinth_pays_once_when_the_second_card_comes_with_the_first(table):
    at(table, "Labyrinth", kingdom=["Catapult / Rocks"], supply={"Catapult / Rocks": ["2 Rocks"]}).anna(hand="")
    table.anna().buys("Rocks").has(vp=2).buys("Copper").has(vp=2)


def test_labyrinth_needs_your_own_turn(table):
    table.set(landscapes=["Labyrinth"], kingdom=["Witch"], turn={"actions": 2}).anna(hand="2 Witch")
    table.bernd(hand="")
    table.anna().plays("Witch").plays("Witch")
    table.bernd().has(discard="2 Curse", vp=0)


def test_labyrinth_pays_again_in_the_next_turn(table):
    at(table, "Labyrinth", coins=0).anna(hand="", deck="20 Estate").buys("Copper").buys("Copper").has(vp=2)
    table.next_turn_of("Anna").buys("Copper").has(vp=2)


def test_labyrinth_counts_the_action_phase(table):
    table.set(landscapes=["Labyrinth"], kingdom=["Workshop"], turn={"buys": 2}).anna(hand="Workshop").plays("Workshop")
    table.anna().chooses("Silver").has(vp=0).buys("Copper").has(vp=2)


def test_basilica_pays_with_two_coins_left(table):
    at(table, "Basilica", coins=4).anna(hand="").buys("Copper").has(vp=2).buys("Copper").has(vp=4)
    table.anna().buys("Silver").has(vp=4)


def test_basilica_pays_nothing_in_the_action_phase(table):
    table.set(landscapes=["Basilica"], kingdom=["Workshop"], turn={"coins": 5}).anna(hand="Workshop").plays("Workshop")
    table.anna().chooses("Silver").has(vp=0)


def test_basilica_pays_for_what_an_event_brings(table):
    at(table, "Basilica", "Delve", coins=4).anna(hand="").buys("Delve").has(vp=2, coins=2)


def test_basilica_run_dry(table):
    at(table, "Basilica", landscape_tokens={"Basilica": {"vp": 0}}).anna(hand="").buys("Copper").has(vp=0)


def test_colonnade_pays_for_a_copy_in_play(table):
    at(table, "Colonnade").anna(hand="", play="Village").buys("Village").has(vp=2).buys("Village").has(vp=4)


def test_colonnade_needs_a_copy_in_play(table):
    at(table, "Colonnade").anna(hand="", play="Smithy").buys("Village").has(vp=0)


def test_colonnade_pays_nothing_for_a_treasure(table):
    at(table, "Colonnade").anna(hand="", play="Silver").buys("Silver").has(vp=0)


def test_colonnade_pays_nothing_in_the_action_phase(table):
    table.set(landscapes=["Colonnade"], kingdom=["Workshop"]).anna(hand="Workshop").plays("Workshop")
    table.anna().chooses("Workshop").has(vp=0)


def test_colonnade_counts_a_crown_among_the_actions(table):
    at(table, "Colonnade", kingdom=["Crown"]).anna(hand="", play="Crown").buys("Crown").has(vp=2)


def test_baths_pay_for_a_turn_without_a_gain(table):
    at(table, "Baths").anna(hand="", deck="5 Copper").passes().has(vp=2)
    assert left_on(table, "Baths") == 10


def test_baths_do_not_pay_after_a_gain(table):
    at(table, "Baths", buys=1).anna(hand="", deck="5 Copper").buys("Copper").has(vp=0)


def test_baths_do_not_pay_after_a_gain_in_the_action_phase(table):
    table.set(landscapes=["Baths"], kingdom=["Workshop"]).anna(hand="Workshop", deck="5 Copper").plays("Workshop")
    table.anna().chooses("Silver").passes().has(vp=0)


def test_baths_pay_each_player_in_their_own_turn(table):
    at(table, "Baths").anna(hand="", deck="5 Copper").passes()
    table.bernd().has(vp=0)
    table.next_turn_of("Anna").has(vp=2)
    table.bernd().has(vp=2)


def test_baths_pay_although_another_gained_in_your_turn(table):
    table.set(landscapes=["Baths"], kingdom=["Witch"]).anna(hand="Witch", deck="9 Copper").plays("Witch").passes()
    table.anna().has(vp=2)


def test_tomb_pays_for_each_trashed_card(table):
    table.set(landscapes=["Tomb"]).anna(hand="Chapel, 2 Copper, Estate, Silver").plays("Chapel")
    table.anna().chooses("2 Copper, Estate").has(vp=3)


def test_tomb_pays_in_another_turn(table):
    table.set(landscapes=["Tomb"]).anna(hand="Bandit")
    table.bernd(hand="", deck="Silver, Copper")
    table.anna().plays("Bandit").has(vp=0)
    table.bernd().has(vp=1)


def test_tomb_pays_nothing_without_trashing(table):
    table.set(landscapes=["Tomb"]).anna(hand="Chapel, Copper").plays("Chapel").passes().has(vp=0)


def test_tomb_pays_for_a_card_of_the_supply(table):
    at(table, "Tomb", "Salt the Earth").anna(hand="").buys("Salt the Earth").chooses("Estate").has(vp=2)


def test_tomb_pays_for_the_engineer_that_trashes_itself(table):
    table.set(landscapes=["Tomb"], kingdom=["Engineer"]).anna(hand="Engineer").plays("Engineer").chooses("Silver")
    table.anna().chooses("yes").chooses("Silver").has(vp=1)


# --- Aqueduct, Defiled Shrine ----------------------------------------------------------------------------------------


def points_on(table, name):
    return table.game.pile_tokens.get((card_names().find(name), "vp"), 0)


def test_aqueduct_draws_a_point_from_silver_and_gold(table):
    at(table, "Aqueduct").anna(hand="").buys("Silver").buys("Gold")
    assert (points_on(table, "Silver"), points_on(table, "Gold"), left_on(table, "Aqueduct")) == (7, 7, 2)


def test_aqueduct_has_nothing_to_draw_from_copper(table):
    at(table, "Aqueduct", landscape_tokens={"Aqueduct": {"vp": 1}}).anna(hand="").buys("Copper")
    assert left_on(table, "Aqueduct") == 1


def test_aqueduct_pays_all_for_a_victory_card(table):
    at(table, "Aqueduct", landscape_tokens={"Aqueduct": {"vp": 5}}).anna(hand="").buys("Estate").has(vp=5)
    assert left_on(table, "Aqueduct") == 0
    table.anna().buys("Estate").has(vp=5)


def test_aqueduct_runs_dry(table):
    at(table, "Aqueduct", pile_tokens={"Silver": {"vp": 1}}).anna(hand="").buys("Silver").buys("Silver")
    assert (points_on(table, "Silver"), left_on(table, "Aqueduct")) == (0, 1)


def test_aqueduct_pays_whoever_gains_it_on_anothers_turn(table):
    table.set(landscapes=["Aqueduct"], landscape_tokens={"Aqueduct": {"vp": 3}}).anna(hand="Swindler, Copper")
    table.bernd(hand="", deck="Cellar")
    table.anna().plays("Swindler").chooses("Estate").has(vp=0)
    table.bernd().has(vp=3)


def test_aqueduct_draws_and_pays_for_a_treasure_that_is_a_victory_card(table):
    at(table, "Aqueduct", kingdom=["Castles"], pile_tokens={"Castles": {"vp": 1}}).anna(hand="")
    table.anna().buys("Humble Castle").has(vp=1)


@pytest.mark.parametrize(("pile", "points"), [("Village", 2), ("Temple", 0), ("Ruins", 2), ("Castles", 0), ("Gold", 0)])
def test_where_the_points_of_a_defiled_shrine_lie(table, pile, points):
    at(table, "Defiled Shrine", kingdom=["Village", "Temple", "Marauder", "Castles"]).anna(hand="")
    assert points_on(table, pile) == points


def test_defiled_shrine_draws_from_the_pile_of_a_gained_action(table):
    at(table, "Defiled Shrine").anna(hand="").buys("Village").buys("Village").buys("Village")
    assert (points_on(table, "Village"), left_on(table, "Defiled Shrine")) == (0, 2)


def test_defiled_shrine_pays_for_a_curse_in_the_buy_phase(table):
    at(table, "Defiled Shrine").anna(hand="").buys("Village").buys("Curse").has(vp=1)
    assert left_on(table, "Defiled Shrine") == 0


def test_defiled_shrine_does_not_pay_for_the_curse_of_an_attack(table):
    table.set(landscapes=["Defiled Shrine"], landscape_tokens={"Defiled Shrine": {"vp": 3}}).anna(
        hand="Witch, Copper"
    ).plays("Witch")
    table.bernd().has(discard="Curse", vp=0)


def test_defiled_shrine_does_not_pay_for_a_curse_in_the_action_phase(table):
    table.set(landscapes=["Defiled Shrine"], landscape_tokens={"Defiled Shrine": {"vp": 3}}, kingdom=["Workshop"])
    table.anna(hand="Workshop, Copper").plays("Workshop").chooses("Curse").has(vp=0)


def test_a_crown_gives_a_point_to_each_of_both_landmarks(table):
    at(table, "Aqueduct", "Defiled Shrine", kingdom=["Crown"]).anna(hand="").buys("Crown")
    table.asks("Anna", "Aqueduct", "Defiled Shrine")
    table.anna().chooses("Aqueduct")
    assert (left_on(table, "Aqueduct"), left_on(table, "Defiled Shrine"), points_on(table, "Crown")) == (1, 1, 0)


@pytest.mark.parametrize("landmark", ["Aqueduct", "Defiled Shrine"])
def test_points_on_piles_can_be_described(table, landmark):
    at(table, landmark).anna(hand="").buys("Village").buys("Silver")
    assert start(describe(table.game)) == table.game


# --- Mountain Pass ---------------------------------------------------------------------------------------------------


def test_mountain_pass_is_bid_for_with_the_first_province(table):
    at(table, "Mountain Pass", coins=16)
    for name in ("anna", "bernd", "carla"):
        getattr(table, name)(hand="")
    table.anna().buys("Province")
    table.asks("Bernd", *(str(n) for n in range(41)))
    table.bernd().chooses("4")
    table.asks("Carla", "0", *(str(n) for n in range(5, 41)))
    table.seat("Carla").chooses("0")
    table.asks("Anna", "0", *(str(n) for n in range(5, 41)))
    table.anna().chooses("5").has(vp=8, debt=5)
    table.bernd().has(vp=0, debt=0)


def test_a_bid_of_forty_cannot_be_beaten(table):
    at(table, "Mountain Pass").anna(hand="").buys("Province")
    table.bernd().chooses("40").has(vp=8, debt=40)
    table.anna().has(vp=0, debt=0)


def test_nobody_has_to_bid(table):
    at(table, "Mountain Pass").anna(hand="").buys("Province")
    table.bernd().chooses("0")
    table.anna().chooses("0").has(vp=0, debt=0)
    table.bernd().has(vp=0, debt=0)


def test_mountain_pass_is_bid_for_once(table):
    at(table, "Mountain Pass", coins=16).anna(hand="").buys("Province")
    table.bernd().chooses("0")
    table.anna().chooses("0").buys("Province").has(discard="2 Province")


def test_no_bids_where_somebody_already_has_a_province(table):
    at(table, "Mountain Pass").anna(hand="")
    table.bernd(hand="", deck="Province")
    table.anna().buys("Province").has(discard="Province", buys=3)


def test_a_province_gained_otherwise_counts(table):
    table.set(landscapes=["Mountain Pass"]).anna(hand="Remodel, Gold, Copper").plays("Remodel").chooses("Gold")
    table.anna().chooses("Province")
    table.bernd().chooses("1")
    table.anna().chooses("2").has(vp=8, debt=2)


def test_a_duchy_is_no_province(table):
    at(table, "Mountain Pass").anna(hand="").buys("Duchy").has(buys=3)


def test_a_mountain_pass_that_was_bid_for_can_be_described(table):
    at(table, "Mountain Pass").anna(hand="").buys("Province")
    table.bernd().chooses("1")
    table.anna().chooses("0")
    again = start(parse(format(describe(table.game))))
    assert again == table.game
