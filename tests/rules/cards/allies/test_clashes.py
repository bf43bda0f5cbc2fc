"""Clashes: the four cards of that pile."""

from __future__ import annotations

import pytest

from rules import Illegal
from tests.rules.cards.allies.rotating import of_kind

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
    table.phase("Bernd", "buy").said("Bernd", "not", "Warlord, Village").cited("allies:warlord:1")


def test_warlord_is_the_reason_why_an_action_cannot_be_played(table):
    table.anna(durations=["Warlord"], hand="Copper")
    table.bernd(hand="Village, Smithy", play="2 Village")
    table.set(turn={"player": "Bernd"})
    with pytest.raises(Illegal, match="Village cannot be played now: the Warlord forbids it"):
        table.bernd().plays("Village")
    table.bernd().plays("Smithy")
    assert table.sentences.count("not from hand") == 1


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


def test_territory_counts_the_pile_that_it_empties(table):
    table.set(supply={"Clashes": ["Territory"]}, turn={"phase": "buy", "coins": 6})
    table.anna(hand="").buys("Territory").has(hand="Territory, Gold")
    table.cited("allies:territory:2")


def test_territory_gains_no_gold_while_no_pile_is_empty(table):
    table.set(supply={"Clashes": ["2 Territory"]}, turn={"phase": "buy", "coins": 6})
    table.anna(hand="").buys("Territory").has(hand="Territory")


def test_territory_gains_only_the_gold_there_is(table):
    table.set(supply={"Clashes": ["Territory"], "Curse": 0, "Gold": 1}, turn={"phase": "buy", "coins": 6})
    table.anna(hand="").buys("Territory").has(hand="Territory, Gold")
    assert table.over
