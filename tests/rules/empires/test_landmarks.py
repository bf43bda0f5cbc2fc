"""Empires: Landmarks that pay in the game."""

import pytest

from rules.answer import state
from rules.document.describe import describe
from rules.document.layout import start


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
