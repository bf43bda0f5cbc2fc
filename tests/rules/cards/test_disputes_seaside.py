"""What open engines get wrong about the base game and Seaside, and the worked example of Seaside's rulebook."""

import pytest

from rules.document.parse import parse
from rules.run import Run

FIRST = {"Seaside": 1}


# --- Throne Room -----------------------------------------------------------------------------------------------------


def test_throne_room_on_tactician_gives_one_bonus_and_both_stay_until_it_came(table):
    table.anna(hand="Throne Room, Tactician, 3 Copper", deck="20 Gold").plays("Throne Room").chooses("Tactician")
    table.anna().has(hand="", discard="3 Copper", play="Throne Room, Tactician")
    table.next_turn_of("Bernd")
    table.anna().has(hand="5 Gold", play="Throne Room, Tactician")
    table.next_turn_of("Anna").has(hand="10 Gold", actions=2, buys=2)
    table.next_turn_of("Anna").has(hand="5 Gold", actions=1, buys=1, play="")


def test_throne_room_of_the_1st_edition_must_play_the_tactician_twice(table):
    table.set(editions={"Base": 1, **FIRST}).anna(hand="Throne Room, Tactician, 3 Copper", deck="10 Gold")
    table.anna().plays("Throne Room").has(hand="", discard="3 Copper", play="Throne Room, Tactician")
    table.next_turn_of("Anna").has(hand="10 Gold", actions=2, buys=2, play="Throne Room, Tactician")


def test_throne_room_on_tactician_as_the_only_cards_is_cleaned_up_at_once(table):
    table.anna(hand="Throne Room, Tactician", deck="5 Gold").plays("Throne Room").chooses("Tactician")
    table.next_turn_of("Bernd")
    table.anna().has(play="", discard="Throne Room, Tactician")


def test_throne_room_on_wharf_draws_four_now_and_four_next_turn(table):
    table.anna(hand="Throne Room, Wharf", deck="4 Copper, 5 Silver, 4 Gold, 5 Estate")
    table.anna().plays("Throne Room").chooses("Wharf").has(hand="4 Copper", buys=3)
    table.next_turn_of("Anna").has(hand="5 Silver, 4 Gold", buys=3, play="Throne Room, Wharf")
    table.next_turn_of("Bernd")
    table.anna().has(hand="5 Estate", play="")


def test_throne_room_is_cleaned_up_when_its_card_has_nothing_left_to_do(table):
    table.anna(hand="Village, Throne Room, Bazaar, Wharf", deck="10 Copper")
    table.anna().plays("Village").plays("Throne Room").chooses("Bazaar").plays("Wharf")
    table.next_turn_of("Bernd")
    table.anna().has(play="Wharf")


def test_of_two_throne_rooms_only_the_one_that_played_the_duration_stays(table):
    table.anna(hand="2 Throne Room, Merchant Ship, Bazaar", deck="15 Copper")
    table.anna().plays("Throne Room").chooses("Throne Room").chooses("Merchant Ship").chooses("Bazaar").has(coins=6)
    table.next_turn_of("Bernd")
    table.anna().has(play="Throne Room, Merchant Ship")
    table.next_turn_of("Anna").has(coins=4, play="Throne Room, Merchant Ship")
    table.next_turn_of("Bernd")
    table.anna().has(play="")


def test_one_throne_room_stays_with_both_durations_that_it_played(table):
    table.anna(hand="2 Throne Room, Merchant Ship, Caravan", deck="15 Copper")
    table.anna().plays("Throne Room").chooses("Throne Room").chooses("Merchant Ship").chooses("Caravan")
    table.next_turn_of("Bernd")
    table.anna().has(play="Throne Room, Merchant Ship, Caravan")


def test_throne_room_on_island_takes_two_cards_and_keeps_no_throne_room(table):
    table.anna(hand="Throne Room, Island, Province, Estate", deck="5 Copper")
    table.anna().plays("Throne Room").chooses("Island").chooses("Province").has(
        island="Island, Province, Estate", hand="", play="Throne Room", points=9
    )
    table.next_turn_of("Bernd")
    table.anna().has(play="", discard="Throne Room")


def test_throne_room_on_treasure_map_with_two_more_brings_four_golds_once(table):
    table.anna(hand="Throne Room, 3 Treasure Map", deck="Copper")
    table.anna().plays("Throne Room").chooses("Treasure Map").has(deck="4 Gold, Copper", hand="")
    table.trash("3 Treasure Map").pile("Gold", 26)


# --- Outpost ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("editions", "left"), [({}, "5 Silver"), (FIRST, "3 Silver")])
def test_outpost_in_an_extra_turn_gives_no_third_turn_and_its_edition_decides_the_hand(table, editions, left):
    table.set(editions=editions).anna(hand="Outpost", deck="Outpost, 2 Copper, 5 Silver, 5 Estate")
    table.bernd(hand="Copper", deck="5 Copper")
    table.anna().plays("Outpost")
    table.next_turn_of("Anna").has(hand="Outpost, 2 Copper").plays("Outpost")
    table.next_turn_of("Bernd")
    table.anna().has(hand=left, play="")


def test_outpost_in_a_described_extra_turn_does_nothing(table):
    table.set(turn={"extra": "Outpost"}).anna(hand="Outpost", deck="5 Silver").plays("Outpost")
    table.next_turn_of("Bernd")
    table.anna().has(hand="5 Silver", play="")


def test_outpost_works_again_once_another_player_had_a_turn(table):
    table.anna(hand="Outpost", deck="3 Copper, Outpost, 4 Copper, 3 Silver, 5 Estate").plays("Outpost")
    table.next_turn_of("Anna").has(hand="3 Copper")
    table.next_turn_of("Anna").has(hand="Outpost, 4 Copper").plays("Outpost")
    table.next_turn_of("Anna").has(hand="3 Silver")


def test_two_outposts_in_one_turn_leave_the_second_to_be_cleaned_up(table):
    table.anna(hand="Bazaar, 2 Outpost", deck="Copper, 3 Gold, 5 Silver")
    table.anna().plays("Bazaar").plays("Outpost").plays("Outpost")
    table.next_turn_of("Anna").has(hand="3 Gold", play="Outpost")
    table.next_turn_of("Bernd")
    table.anna().has(hand="5 Silver", play="")


# --- Smugglers -------------------------------------------------------------------------------------------------------


def test_smugglers_ignore_what_the_right_player_gained_on_someone_elses_turn(table):
    table.anna(hand="Sea Witch", deck="10 Copper")
    table.bernd(hand="Workshop", deck="5 Copper")
    table.carla(hand="Smugglers", deck="5 Copper")
    table.anna().plays("Sea Witch")
    table.next_turn_of("Bernd").plays("Workshop").chooses("Estate")
    table.next_turn_of("Carla").plays("Smugglers").has(discard="Curse, Estate")
    table.cited("seaside2:smugglers:5")


def test_smugglers_forget_an_older_turn(table):
    table.anna(hand="Copper", deck="5 Copper, Smugglers, 4 Copper")
    table.bernd(hand="Copper", deck="10 Copper", last_turn_gained="Gold")
    table.next_turn_of("Anna")
    table.next_turn_of("Anna").plays("Smugglers").has(discard="6 Copper")


# --- Treasury --------------------------------------------------------------------------------------------------------


def test_treasury_minds_a_victory_card_gained_in_the_buy_phase_without_buying_it(table):
    table.set(supply={"Province": 8}).anna(hand="Treasury, Horn of Plenty", deck="Copper, 5 Silver")
    table.anna().plays("Treasury").plays("Horn of Plenty").chooses("Estate").passes().has(
        hand="5 Silver", discard="Treasury, Copper, Estate"
    )


def test_treasury_of_the_1st_edition_does_not_mind_it(table):
    table.set(editions=FIRST).anna(hand="Treasury, Horn of Plenty", deck="Copper, 5 Silver")
    table.anna().plays("Treasury").plays("Horn of Plenty").chooses("Estate").passes().chooses("yes").has(
        hand="Treasury, 4 Silver", discard="Copper, Estate"
    )


def test_treasury_does_not_mind_an_island_from_the_action_phase(table):
    table.set(kingdom=["Island"]).anna(hand="Treasury, Workshop", deck="Copper, 5 Silver")
    table.anna().plays("Treasury").plays("Workshop").chooses("Island").passes()
    table.asks("Anna", "yes", "no")


def test_an_island_bought_stops_treasury_for_it_is_a_victory_card(table):
    table.set(kingdom=["Island"], turn={"coins": 4}).anna(hand="Treasury", deck="Copper, 5 Silver")
    table.anna().plays("Treasury").buys("Island").has(hand="5 Silver", discard="Treasury, Copper, Island")


# --- Lighthouse and Moat ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("zone", ["hand", "deck", "discard"])
@pytest.mark.parametrize("editions", [{}, FIRST])
def test_lighthouse_protects_from_nowhere_but_in_play(table, zone, editions):
    table.set(editions=editions).anna(hand="Witch", deck="2 Copper")
    table.bernd(**{"hand": "Copper", "discard": "", zone: "Lighthouse"})
    table.anna().plays("Witch")
    table.pile("Curse", 9)


def test_immunity_is_decided_when_the_attack_is_played_not_when_it_hurts(table):
    table.anna(hand="Corsair", deck="6 Copper")
    table.bernd(hand="Lighthouse, Silver", deck="5 Copper")
    table.carla(hand="2 Silver", deck="5 Copper", durations=["Lighthouse"])
    table.anna().plays("Corsair")
    table.next_turn_of("Bernd").plays("Lighthouse").plays("Silver").has(coins=3, play="Lighthouse")
    table.trash("Silver")
    table.next_turn_of("Carla").plays("Silver").plays("Silver").has(coins=5, play="Lighthouse, 2 Silver")
    table.trash("Silver").cited("seaside2:lighthouse:1")


@pytest.mark.parametrize("zone", ["deck", "discard", "play"])
def test_moat_reacts_from_nowhere_but_the_hand(table, zone):
    table.anna(hand="Witch", deck="2 Copper")
    table.bernd(**{"hand": "Copper", zone: "Moat"})
    table.anna().plays("Witch")
    table.phase("Anna", "buy").pile("Curse", 9)


def test_two_moats_are_one_question_whatever_the_answer(table):
    table.anna(hand="Throne Room, Witch", deck="4 Copper")
    table.bernd(hand="2 Moat")
    table.anna().plays("Throne Room").chooses("Witch")
    table.bernd().chooses("yes")
    table.asks("Bernd", "yes", "no")  # the second play is a new Attack
    table.bernd().chooses("no").has(discard="Curse", hand="2 Moat")
    table.phase("Anna", "buy")


def test_moat_against_a_blockade_holds_for_what_the_blockade_does_later(table):
    table.anna(hand="Blockade", deck="5 Copper")
    table.bernd(hand="Moat, Workshop", deck="5 Copper")
    table.anna().plays("Blockade")
    table.bernd().chooses("yes")
    table.anna().chooses("Silver")
    table.next_turn_of("Bernd").plays("Workshop").chooses("Silver").has(discard="Silver")


# --- Blockade --------------------------------------------------------------------------------------------------------


def test_blockade_is_a_gain_that_smugglers_see(table):
    table.anna(hand="Blockade", deck="5 Copper")
    table.bernd(hand="Smugglers", deck="5 Copper")
    table.anna().plays("Blockade").chooses("Estate")
    table.next_turn_of("Bernd").plays("Smugglers").has(discard="Estate, Curse")


def test_blockade_does_not_curse_off_turn(table):
    table.anna(hand="Ambassador, Curse")
    table.bernd(hand="Copper")
    table.carla(durations=[{"Blockade": ["Curse"]}])
    table.anna().plays("Ambassador").chooses("1")
    table.bernd().has(discard="Curse")
    table.carla().has(discard="Curse", aside="Curse")


def test_blockade_of_a_treasure_calls_a_pirate(table):
    table.anna(hand="Blockade, Pirate").plays("Blockade").chooses("Silver").chooses("yes").has(
        play="Blockade, Pirate", aside="Silver"
    )


# --- Native Village --------------------------------------------------------------------------------------------------


def test_native_village_and_island_mats_are_scored_when_the_game_ends(table):
    table.set(supply={"Province": 1}, turn={"phase": "buy", "coins": 8})
    table.anna(mats={"native-village": ["Province", "Curse"], "island": ["Duchy", "Island"]})
    table.bernd(mats={"native-village": ["Province", "Province", "Duchy"]})
    table.anna().has(points=10).buys("Province").has(points=16)
    assert table.game.outcome() == ((0,), {0: 16, 1: 15})


# --- the wrong zone --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("zone", ["deck", "discard", "play"])
def test_pirate_is_played_from_nowhere_but_the_hand(table, zone):
    table.anna(hand="Workshop")
    table.bernd(**{"hand": "Copper", zone: "Pirate"})
    table.anna().plays("Workshop").chooses("Silver")
    table.phase("Anna", "buy")


@pytest.mark.parametrize("editions", [{}, FIRST])
def test_treasury_goes_back_from_nowhere_but_play(table, editions):
    table.set(editions=editions, turn={"phase": "buy"}).anna(hand="Treasury", discard="Treasury", deck="5 Copper")
    table.anna().passes().has(hand="5 Copper", discard="2 Treasury")


def test_monkey_draws_only_while_its_effect_lasts_not_because_it_lies_in_play(table):
    table.anna(hand="Workshop")
    table.bernd(play="Monkey", deck="Gold")
    table.anna().plays("Workshop").chooses("Silver")
    table.bernd().has(hand="")


# --- the rulebook's worked example -----------------------------------------------------------------------------------

FIRST_TURN = ["play Bazaar", "play Blockade", "Treasure Map", "play Island", "-"]
SECOND_TURN = [*FIRST_TURN, "Max: -"]


def sophia(moves, **max_has):
    """Turn 1 is the same in all variants; turn 2 begins with Tide Pools and Throne Room in hand."""
    deck = ["Silver", "Tide Pools", "Throne Room", "3 Copper", "2 Estate", "Treasure Map", "Duchy", "5 Gold"]
    document = {
        "players": {
            "Sophia": {"hand": ["Bazaar", "Blockade", "Island"], "deck": deck},
            "Max": {"hand": ["5 Copper"], "deck": ["5 Copper"], **max_has},
        },
        "moves": moves,
    }
    run = Run(parse(document))
    assert run.error is None, run.error
    return run.answer()


def test_sophias_bazaar_draws_the_silver_and_leaves_two_actions():
    state = sophia(FIRST_TURN[:1])["state"]
    assert state["turn"]["actions"] == 2
    assert state["turn"]["coins"] == 1
    assert sorted(state["players"]["Sophia"]["hand"]) == ["Blockade", "Island", "Silver"]


def test_sophias_island_must_take_her_last_card():
    answer = sophia(FIRST_TURN[:4])
    sophias = answer["state"]["players"]["Sophia"]
    assert answer["state"]["turn"]["phase"] == "buy"  # which card goes onto the mat is not asked
    assert sorted(sophias["mats"]["island"]) == ["Island", "Silver"]
    assert (sophias["hand"], sophias["aside"]) == ([], ["Treasure Map"])
    assert sophias["play"] == ["Bazaar", "Blockade"]


def test_in_clean_up_the_bazaar_goes_and_the_blockade_stays():
    sophias = sophia(FIRST_TURN)["state"]["players"]["Sophia"]
    assert (sophias["play"], sophias["discard"], sophias["aside"]) == (["Blockade"], ["Bazaar"], ["Treasure Map"])


def test_meanwhile_a_treasure_map_costs_max_a_curse():
    moves = [*FIRST_TURN, "play Workshop", "Treasure Map"]
    answer = sophia(moves, hand=["Workshop", "4 Copper"])
    assert sorted(answer["state"]["players"]["Max"]["discard"]) == ["Curse", "Treasure Map"]
    assert {"seaside2:blockade:5"} <= {cite for step in answer["steps"] for cite in step["cites"]}


def test_on_turn_two_the_treasure_map_is_in_hand_and_the_blockade_has_nothing_left_to_do():
    sophias = sophia(SECOND_TURN)["state"]["players"]["Sophia"]
    assert sorted(sophias["hand"]) == ["Copper", "Copper", "Copper", "Throne Room", "Tide Pools", "Treasure Map"]
    assert sophias["aside"] == []
    after = sophia([*SECOND_TURN, "-", "-"])["state"]["players"]["Sophia"]  # she need not play it
    assert "Blockade" in after["discard"]
    assert "Treasure Map" in after["discard"]


def test_variant_one_the_single_treasure_map_is_trashed_for_nothing():
    state = sophia([*SECOND_TURN, "play Treasure Map"])["state"]
    assert state["trash"] == ["Treasure Map"]
    assert state["players"]["Sophia"]["deck"] == ["Estate", "Estate", "Treasure Map", "Duchy", *["Gold"] * 5]


def test_variant_two_tide_pools_find_a_second_map_and_four_golds_come():
    state = sophia([*SECOND_TURN, "play Tide Pools", "play Treasure Map"])["state"]
    assert state["trash"] == ["Treasure Map", "Treasure Map"]
    assert state["players"]["Sophia"]["deck"] == [*["Gold"] * 4, "Duchy", *["Gold"] * 5]
    assert state["supply"]["Gold"] == 26


def test_variant_three_a_throne_room_on_the_single_map_does_not_help():
    answer = sophia([*SECOND_TURN, "play Throne Room", "Treasure Map"])
    assert answer["state"]["trash"] == ["Treasure Map"]
    assert answer["state"]["supply"]["Gold"] == 30
    plays = [step for step in answer["steps"] if step["kind"] == "play" and step["cards"] == ["Treasure Map"]]
    assert len(plays) == 2
