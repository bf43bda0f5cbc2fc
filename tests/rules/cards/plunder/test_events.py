"""Plunder's Events."""

from __future__ import annotations

import pytest

from rules import describe, format, parse, start


def event(table, *names, coins=12, buys=2, **more):
    return table.set(landscapes=list(names), turn={"phase": "buy", "coins": coins, "buys": buys}, **more)


def loot(table):
    return len(table.game.pile_cards("loot"))


# --- Loot ------------------------------------------------------------------------------------------------------------


def test_looting_gains_a_loot(table):
    event(table, "Looting", coins=6, loot=["Orb"]).anna(hand="").buys("Looting").has(discard="Orb", coins=0, buys=1)


def test_peril_trashes_an_action_for_a_loot(table):
    event(table, "Peril", coins=2, loot=["Orb"]).anna(hand="Village, Copper").buys("Peril")
    table.asks("Anna", "Village", may=True).anna().chooses("Village").has(discard="Orb", hand="Copper")
    table.trash("Village")


def test_peril_without_trashing_brings_none(table):
    event(table, "Peril", coins=2).anna(hand="Village").buys("Peril").chooses("-").has(discard="", hand="Village")


def test_peril_takes_no_other_card(table):
    event(table, "Peril", coins=2).anna(hand="Gold, Curse").buys("Peril").has(discard="", hand="Gold, Curse")


def test_peril_trashes_a_fortress_that_comes_back(table):
    event(table, "Peril", coins=2, loot=["Orb"]).anna(hand="Fortress").buys("Peril").chooses("Fortress")
    table.anna().has(hand="Fortress", discard="Orb")


def test_foray_three_names_bring_a_loot(table):
    event(table, "Foray", coins=3, loot=["Orb"]).anna(hand="Copper, Estate, Village").buys("Foray")
    table.anna().has(hand="", discard="Copper, Estate, Village, Orb")
    table.said("Anna", "reveal", "Copper, Estate, Village")


def test_foray_two_names_bring_none(table):
    event(table, "Foray", coins=3).anna(hand="2 Copper, Estate").buys("Foray").has(hand="", discard="2 Copper, Estate")


def test_foray_with_two_cards_brings_none(table):
    event(table, "Foray", coins=3).anna(hand="Copper, Estate").buys("Foray").has(hand="", discard="Copper, Estate")


def test_foray_lets_you_pick_the_three(table):
    event(table, "Foray", coins=3, loot=["Orb"]).anna(hand="2 Copper, Estate, Gold").buys("Foray")
    table.anna().chooses("Copper, Estate, Gold").has(hand="Copper", discard="Copper, Estate, Gold, Orb")


def test_invasion_does_four_things_in_order(table):
    event(table, "Invasion", coins=10, loot=["Hammer"], kingdom=["Village", "Militia"]).anna(hand="Militia, Copper")
    table.bernd(hand="3 Copper")
    table.anna().buys("Invasion").chooses("Militia").chooses("Village").chooses("Silver")
    table.anna().has(play="Militia, Hammer", deck="Village", discard="Duchy, Silver", coins=5, buys=1)


def test_invasion_need_not_play_an_attack(table):
    event(table, "Invasion", coins=10, loot=["Shield"], kingdom=["Village", "Militia"]).anna(hand="Militia")
    table.anna().buys("Invasion").chooses("-").chooses("Village").has(hand="Militia", play="Shield", coins=3, buys=2)


def test_invasion_says_that_there_is_no_attack(table):
    event(table, "Invasion", coins=10, loot=["Shield"], kingdom=["Village"]).anna(hand="Village").buys("Invasion")
    assert "none to play" in table.sentences


def test_invasion_without_loot_plays_none(table):
    event(table, "Invasion", coins=10, supply={"Loot": 0}, kingdom=["Village"]).anna(hand="").buys("Invasion")
    table.anna().has(play="", deck="Village", discard="Duchy")


def test_invasion_plays_no_loot_that_moved_away(table):
    event(table, "Invasion", coins=10, loot=["Shield"], kingdom=["Village"]).anna(hand="Watchtower").buys("Invasion")
    for answer in ("-", "Village", "-", "trash"):
        table.anna().chooses(answer)
    table.trash("Shield").anna().has(play="", coins=0)


def test_prosper_gains_a_loot_and_different_treasures(table):
    event(table, "Prosper", coins=10, loot=["Orb"]).anna(hand="").buys("Prosper").chooses("Gold")
    table.asks("Anna", "Copper", "Silver", may=True).anna().chooses("Silver").chooses("-")
    table.anna().has(discard="Orb, Gold, Silver")


def test_prosper_need_gain_no_treasure(table):
    event(table, "Prosper", coins=10, loot=["Orb"]).anna(hand="").buys("Prosper").chooses("-").has(discard="Orb")


def test_prosper_gains_until_no_name_is_left(table):
    event(table, "Prosper", coins=10, loot=["Orb"]).anna(hand="").buys("Prosper")
    table.anna().chooses("Gold").chooses("Silver").chooses("Copper").has(discard="Orb, Gold, Silver, Copper", buys=1)


def test_prosper_takes_treasures_only(table):
    event(table, "Prosper", coins=10, kingdom=["Village", "Quarry"]).anna(hand="").buys("Prosper")
    table.asks("Anna", "Copper", "Silver", "Gold", "Quarry", may=True)


# --- what is gained --------------------------------------------------------------------------------------------------


def test_deliver_brings_what_you_gain_into_your_next_hand(table):
    event(table, "Deliver", coins=8).anna(hand="", deck="6 Copper").buys("Deliver").has(buys=2).buys("Gold")
    table.anna().has(aside="Gold", discard="").passes()
    table.anna().has(hand="5 Copper, Gold", aside="")


def test_deliver_twice_is_as_good_as_once(table):
    event(table, "Deliver", coins=10).anna(hand="", deck="6 Copper").buys("Deliver").buys("Deliver").buys(
        "Gold"
    ).passes()
    table.anna().has(hand="5 Copper, Gold")


def test_deliver_holds_for_every_gain_of_the_turn(table):
    event(table, "Deliver", coins=5, buys=3).anna(hand="", deck="6 Copper").buys("Deliver").buys("Silver").buys(
        "Copper"
    )
    table.anna().has(aside="Silver, Copper").passes()
    table.anna().has(hand="6 Copper, Silver")


def test_deliver_does_not_hold_for_what_was_gained_before(table):
    event(table, "Deliver", coins=5, buys=3).anna(hand="", deck="6 Copper").buys("Silver").buys("Deliver").passes()
    table.anna().has(hand="5 Copper", discard="Silver")


def test_a_delivering_table_comes_back_the_same(table):
    event(table, "Deliver", coins=8, buys=3).anna(hand="", deck="6 Copper").buys("Deliver").buys("Gold")
    assert start(parse(format(describe(table.game)))) == table.game


def test_a_patron_that_foray_reveals_brings_no_coffers_outside_an_action_phase(table):
    """Its three cards are revealed: that it is only discarded would be no true reason."""
    event(table, "Foray", coins=3, loot=["Orb"]).anna(hand="Patron, Copper, Estate", deck="").buys("Foray")
    table.anna().has(coffers=0, discard="Patron, Copper, Estate, Orb")
    table.cited("renaissance:patron:1")
    assert "renaissance:patron:2" not in {cite for step in table.game.log for cite in step.cites}


def test_rush_plays_the_next_action_you_gain(table):
    event(table, "Rush", coins=6, kingdom=["Smithy"]).anna(hand="", deck="3 Gold").buys("Rush").buys("Smithy")
    table.anna().has(play="Smithy", hand="3 Gold")


@pytest.mark.parametrize(
    ("bought", "found"),
    [("Livery", "Horse"), ("Haggler", "Silver"), ("Search", ""), ("Kiln", ""), ("Secluded Shrine", "")],
)
def test_what_rush_plays_counts_its_own_gain_but_not_as_the_next_time(table, bought, found):
    """A Search that was the last of its pile, a Kiln and a Shrine wait for the next time; the others hold this turn."""
    event(table, "Rush", coins=7, kingdom=[bought], buys=2, supply={bought: 1, "Copper": 0, "Curse": 0, "Estate": 0})
    table.anna(hand="", deck="").buys("Rush").buys(bought).has(play=bought, discard=found)


def test_gondola_plays_a_guildmaster_that_sees_the_gondola(table):
    table.set(ally="Cave Dwellers", kingdom=["Gondola", "Guildmaster"], turn={"phase": "buy", "coins": 4, "buys": 2})
    table.anna(hand="Guildmaster", tokens={"favors": 0}).buys("Gondola").chooses("Guildmaster").has(favors=1)


def test_rush_twice_plays_it_once(table):
    event(table, "Rush", coins=11, kingdom=["Smithy"], buys=3).anna(hand="", deck="9 Gold").buys("Rush").buys("Rush")
    table.anna().buys("Smithy").has(play="Smithy", hand=3)
    table.anna().buys("Silver").has(discard="Silver")


def test_both_rushes_are_used_up_by_one_action(table):
    event(table, "Rush", coins=12, kingdom=["Smithy"], buys=3).anna(hand="", deck="9 Gold").buys("Rush").buys("Rush")
    table.anna().buys("Smithy").buys("Smithy").has(play="Smithy", discard="Smithy", hand=3)


def test_rush_does_not_play_what_a_watchtower_put_onto_the_deck(table):
    event(table, "Rush", coins=6, kingdom=["Smithy"]).anna(hand="Watchtower", deck="").buys("Rush").buys("Smithy")
    table.anna().chooses("Watchtower").chooses("deck")
    assert "moved away" in table.sentences
    assert [slug for _, slug, _ in table.game.played] == []
    table.cited("base2:lost-track:1")


def test_rush_waits_for_an_action(table):
    event(table, "Rush", coins=9, kingdom=["Smithy"], buys=3).anna(hand="", deck="9 Gold").buys("Rush").buys("Silver")
    table.anna().buys("Smithy").has(play="Smithy", discard="Silver")


def test_rush_is_over_with_the_turn(table):
    event(table, "Rush", coins=2, kingdom=["Moat"]).anna(hand="", deck="9 Silver").buys("Rush")
    table.next_turn_of("Anna").plays_treasures().buys("Moat")
    assert [slug for _, slug, _ in table.game.played] == []


def test_mirror_gains_a_copy(table):
    event(table, "Mirror", coins=6, kingdom=["Village"]).anna(hand="").buys("Mirror").buys("Village")
    table.anna().has(discard="2 Village")


def test_three_mirrors_gain_three(table):
    event(table, "Mirror", coins=12, kingdom=["Village"]).anna(hand="").buys("Mirror").buys("Mirror").buys("Mirror")
    table.anna().buys("Village").has(discard="4 Village")


def test_mirror_with_an_empty_pile(table):
    event(table, "Mirror", coins=6, supply={"Village": 1}).anna(hand="").buys("Mirror").buys("Village")
    table.anna().has(discard="Village")


def test_mirror_waits_for_an_action(table):
    event(table, "Mirror", coins=9, kingdom=["Village"], buys=3).anna(hand="").buys("Mirror").buys("Silver")
    table.anna().buys("Village").has(discard="Silver, 2 Village")


def test_mirror_and_rush_both(table):
    event(table, "Mirror", "Rush", coins=9, kingdom=["Smithy"]).anna(hand="", deck="9 Gold").buys("Mirror").buys("Rush")
    table.anna().buys("Smithy").chooses("Mirror").has(play="Smithy", discard="Smithy", hand=3)


# --- deck, discard pile and trash ------------------------------------------------------------------------------------


def test_bury_puts_a_discarded_card_under_the_deck(table):
    event(table, "Bury", coins=1).anna(hand="", deck="Copper", discard="Gold, Estate").buys("Bury")
    table.asks("Anna", "Gold", "Estate").anna().chooses("Estate").has(deck="Copper, Estate", discard="Gold", buys=2)


def test_bury_is_no_choice(table):
    event(table, "Bury", coins=1).anna(hand="", deck="Copper", discard="Gold").buys("Bury").has(deck="Copper, Gold")


def test_bury_with_an_empty_discard_pile(table):
    event(table, "Bury", coins=1).anna(hand="", deck="Copper").buys("Bury").has(deck="Copper", buys=2)


def test_bury_puts_the_only_card_into_an_empty_deck(table):
    event(table, "Bury", coins=1).anna(hand="", deck="", discard="Gold").buys("Bury").has(deck="Gold", discard="")


def test_avoid_leaves_up_to_three_out_of_the_shuffle(table):
    event(table, "Avoid", coins=2).anna(hand="", discard="4 Estate, 5 Copper").buys("Avoid").has(buys=2).passes()
    table.asks("Anna", "Estate", "Copper", may=True, most=3).anna().chooses("3 Estate").has(hand=5, discard="3 Estate")


def test_two_avoids_leave_out_six(table):
    event(table, "Avoid", coins=4).anna(hand="", discard="6 Estate, 5 Copper").buys("Avoid").buys("Avoid").passes()
    table.anna().chooses("3 Estate").chooses("3 Estate").has(hand="5 Copper", discard="6 Estate")


def test_avoid_does_not_shuffle_again(table):
    event(table, "Avoid", coins=2).anna(hand="", discard="3 Estate, 2 Copper").buys("Avoid").passes()
    table.anna().chooses("3 Estate").has(hand="2 Copper", discard="3 Estate")


def test_avoid_without_a_shuffle_does_nothing(table):
    event(table, "Avoid", coins=2).anna(hand="", deck="5 Copper", discard="Estate").buys("Avoid").passes()
    table.anna().has(hand="5 Copper", discard="Estate")


def test_scrounge_gains_one_estate_of_several(table):
    event(table, "Scrounge", coins=3, trash=["2 Estate"]).anna(hand="").buys("Scrounge").chooses("estate")
    table.anna().chooses("Silver")
    table.trash("Estate").anna().has(discard="Estate, Silver")


def test_scrounge_trashes(table):
    event(table, "Scrounge", coins=3).anna(hand="Curse, Gold").buys("Scrounge").chooses("trash").chooses("Curse")
    table.trash("Curse").anna().has(discard="")


def test_scrounge_gains_an_estate_from_the_trash_and_a_card(table):
    event(table, "Scrounge", coins=3, trash=["Estate", "Gold"]).anna(hand="Curse").buys("Scrounge").chooses("estate")
    table.anna().chooses("Duchy").has(discard="Estate, Duchy")
    table.trash("Gold")


def test_scrounge_without_an_estate_gains_nothing(table):
    event(table, "Scrounge", coins=3, trash=["Gold"]).anna(hand="Curse").buys("Scrounge").chooses("estate")
    table.anna().has(discard="", buys=1)


def test_scrounge_that_trashes_an_estate_gains_nothing_yet(table):
    event(table, "Scrounge", coins=6).anna(hand="Estate").buys("Scrounge").chooses("trash").has(discard="")
    table.anna().buys("Scrounge").chooses("estate").chooses("Silver")
    assert "Silver" in [table.game.name(card) for card in table.game.owned(0)]


def test_maelstrom_trashes_three_and_one_of_each_large_hand(table):
    event(table, "Maelstrom", coins=4).anna(hand="2 Curse, Estate, Gold").table.bernd(hand="4 Copper, Estate")
    table.carla(hand="4 Copper")
    table.anna().buys("Maelstrom").chooses("2 Curse, Estate")
    table.asks("Bernd", "Copper", "Estate").bernd().chooses("Estate").has(hand="4 Copper")
    table.carla().has(hand="4 Copper").table.trash("2 Curse, 2 Estate")


def test_maelstrom_with_two_cards_trashes_both(table):
    event(table, "Maelstrom", coins=4).anna(hand="Curse, Gold").buys("Maelstrom").has(hand="")
    table.trash("Curse, Gold")


def test_scrounge_gains_one_of_two_estates(table):
    event(table, "Scrounge", coins=3, kingdom=["Market"]).set(trash=["2 Estate"]).anna(hand="").buys("Scrounge")
    table.anna().chooses("2").chooses("Market").has(discard="Estate, Market").table.trash("Estate")


def test_maelstrom_is_no_attack(table):
    event(table, "Maelstrom", coins=4).anna(hand="3 Curse").table.bernd(hand="Moat, 4 Copper")
    table.anna().buys("Maelstrom").table.asks("Bernd", "Moat", "Copper")


def test_maelstrom_goes_round_from_the_left_and_each_trashes_by_itself(table):
    event(table, "Maelstrom", coins=4, loot=["Orb"]).anna(hand="3 Curse").table.bernd(hand="4 Copper, Jewelled Egg")
    table.anna().buys("Maelstrom").table.bernd().chooses("Jewelled Egg").has(discard="Orb", hand="4 Copper")


# --- turns and phases ------------------------------------------------------------------------------------------------


def test_launch_goes_back_to_the_action_phase(table):
    event(table, "Launch", coins=3, buys=1).anna(hand="Village", deck="Smithy").buys("Launch")
    table.phase("Anna", "action").anna().has(hand="Village, Smithy", buys=1, actions=2)


def test_launch_is_once_a_turn(table):
    event(table, "Launch", coins=6).anna(hand="", deck="Smithy, Copper").buys("Launch").passes()
    assert "buy Launch" not in table.game.choices
    table.phase("Anna", "buy")


def test_launch_keeps_actions_that_were_left(table):
    table.set(landscapes=["Launch"], turn={"phase": "buy", "coins": 3, "actions": 3})
    table.anna(hand="Village", deck="Moat").buys("Launch").has(actions=4)


def test_launch_ends_the_buy_phase_and_what_waits_for_its_end_happens_each_time(table):
    event(table, "Launch", "Pageant", coins=5).anna(hand="Village", deck="Smithy, 9 Copper", holds=["Pageant"])
    table.anna().buys("Launch").chooses("yes").has(coffers=1, coins=1).passes()
    table.phase("Anna", "buy").anna().passes().chooses("yes").has(coffers=2)


def test_launch_repeats_no_start_of_turn(table):
    event(table, "Launch", "Shy", coins=3, chosen={"Shy": "Village"}).anna(hand="Village", deck="4 Smithy").buys(
        "Launch"
    )
    table.phase("Anna", "action").anna().has(hand="Village, Smithy")


def test_two_prepares_of_one_turn_are_put_in_order(table):
    event(table, "Prepare", "Launch", coins=9).anna(hand="Village", deck="Militia, 20 Copper").buys("Prepare")
    table.anna().buys("Launch").passes().buys("Prepare")
    table.bernd().passes()
    table.asks("Anna", "Prepare (Village)", "Prepare (Militia)").anna().chooses("Prepare (Militia)").has(hand=6)


def test_prepare_sets_the_hand_aside_and_plays_it_next_turn(table):
    event(table, "Prepare", coins=3).anna(hand="Village, Gold, Estate", deck="9 Copper").buys("Prepare")
    table.anna().has(hand="", aside="Village, Gold, Estate").passes()
    table.bernd().passes()
    table.asks("Anna", "Village", "Gold").anna().chooses("Gold").has(coins=3, actions=3, discard="Estate", hand=6)


def test_prepare_with_an_empty_hand(table):
    event(table, "Prepare", coins=3).anna(hand="", deck="9 Copper").buys("Prepare").has(aside="")
    table.next_turn_of("Anna").has(hand=5)


def test_prepare_must_play_them(table):
    event(table, "Prepare", coins=3).anna(hand="2 Copper", deck="9 Estate").buys("Prepare")
    table.next_turn_of("Anna").has(coins=2, play="2 Copper", hand="5 Estate")


def test_a_prepared_table_comes_back_the_same(table):
    event(table, "Prepare", coins=3).anna(hand="Village, Estate", deck="9 Copper").buys("Prepare")
    assert start(parse(format(describe(table.game)))) == table.game


def test_journey_gives_another_turn_with_the_cards_still_in_play(table):
    event(table, "Journey", coins=4, buys=1).anna(hand="Estate", play="Silver", deck="9 Copper").buys("Journey")
    table.phase("Anna", "buy").anna().has(play="Silver", hand="5 Copper", discard="Estate", coins=0)
    assert table.game.extra == "journey"


def test_the_cards_are_discarded_in_the_turn_after(table):
    event(table, "Journey", coins=4, buys=1).anna(hand="", play="Silver", deck="9 Copper").buys("Journey").passes()
    table.phase("Bernd", "buy").anna().has(play="")


def test_journey_gives_no_third_turn(table):
    event(table, "Journey", coins=4, buys=1).anna(hand="", deck="4 Gold, 9 Copper").buys("Journey").plays_treasures()
    table.anna().buys("Journey").has(play=5)
    table.phase("Bernd", "buy")


def test_journey_gives_no_turn_after_that_of_an_outpost(table):
    table.set(landscapes=["Journey"]).anna(hand="Outpost, 2 Gold", deck="20 Copper").plays("Outpost").plays_treasures()
    table.anna().buys("Journey").chooses("Outpost")
    assert table.game.extra == "outpost"
    table.anna().passes()
    table.phase("Bernd", "buy")


@pytest.mark.parametrize("name", ["Deliver", "Rush", "Mirror", "Avoid", "Journey", "Prepare"])
def test_what_waits_is_described(table, name):
    event(table, name, coins=9, buys=3, kingdom=["Smithy"]).anna(hand="Gold", deck="9 Copper").buys(name)
    assert start(parse(format(describe(table.game)))) == table.game
