"""Plunder's Loot: its pile, and the fifteen cards."""

from __future__ import annotations

import pytest

from rules import describe, format, parse, start
from rules.document.situation import Mistake

BUY = {"phase": "buy"}


def looting(table, top, coins=6, buys=1, **anna):
    table.set(landscapes=["Looting"], loot=top, turn={"phase": "buy", "coins": coins, "buys": buys})
    return table.anna(hand="", **anna)


def names(game):
    return [game.name(card) for card in game.pile_cards("loot")]


# --- the pile --------------------------------------------------------------------------------------------------------


def test_there_are_two_of_each_of_fifteen(table):
    looting(table, [])
    loot = names(table.game)
    assert len(loot) == 30
    assert {loot.count(name) for name in loot} == {2}


def test_what_is_not_named_is_shuffled_by_the_seed(table):
    def order(seed):
        return names(start(parse({"players": {"Anna": {}, "Bernd": {}}, "landscapes": ["Looting"], "seed": seed})))

    assert order(1) == order(1) != order(2)


def test_a_loot_is_gained_from_the_top_to_the_discard_pile(table):
    looting(table, ["Hammer", "Sword"], 12, 2).buys("Looting").has(discard="Hammer")
    table.anna().buys("Looting")
    assert len(names(table.game)) == 28


def test_without_a_card_that_speaks_of_loot_there_is_no_pile(table):
    table.set(kingdom=["Village"]).anna(hand="Copper")
    assert "loot" not in table.game.table.piles


def test_when_no_loot_is_left_none_is_gained(table):
    table.set(supply={"Loot": 0})
    looting(table, [], 6, 2).buys("Looting").has(discard="", coins=0, buys=1)
    table.cited("base2:gain:4")


def test_an_empty_loot_pile_is_no_empty_supply_pile(table):
    table.set(supply={"Loot": 0, "Curse": 0, "Gold": 0}, landscapes=["Looting"], turn={"phase": "buy", "coins": 2})
    table.anna(hand="").passes()
    assert not table.over


def test_loot_is_not_bought_and_not_gained_by_other_cards(table):
    table.set(turn={"phase": "action"}).anna(hand="Artisan, Hammer", deck="Copper")
    table.anna().plays("Artisan")
    assert not {"Hammer", "Loot"} & set(table.game.choices)


def test_a_trader_makes_a_silver_of_it_and_the_loot_stays(table):
    table.set(landscapes=["Looting"], loot=["Hammer"], turn={"phase": "buy", "coins": 6})
    table.anna(hand="Trader", deck="5 Copper").buys("Looting").chooses("yes").has(hand="5 Copper")
    assert names(table.game)[0] == "Hammer"


def test_a_possessed_player_draws_loot_for_the_possessor(table):
    table.set(landscapes=["Looting"], loot=["Hammer"])
    table.set(turn={"player": "Bernd", "extra": "Possession", "by": "Anna", "phase": "buy", "coins": 6})
    table.anna(hand="").table.bernd(hand="")
    table.anna().buys("Looting").has(discard="Hammer")


def test_a_described_pile_comes_back_the_same(table):
    looting(table, ["Sword", "Hammer"], 12, 2).buys("Looting")
    game = table.game
    assert start(parse(format(describe(game)))) == game


def test_a_dealt_pile_need_not_be_written_down(table):
    looting(table, [], 12, 2).buys("Looting")
    assert "loot:" not in format(describe(table.game))
    assert start(parse(format(describe(table.game)))) == table.game


def test_a_shrunken_pile_comes_back_the_same(table):
    table.set(supply={"Loot": ["Staff", "Orb", "Orb"]})
    looting(table, [], 12, 2).buys("Looting").has(discard="Staff")
    assert start(parse(format(describe(table.game)))) == table.game


@pytest.mark.parametrize(
    ("loot", "hand", "place"),
    [
        (["Village"], [], "loot"),
        (["3 Hammer"], [], "loot"),
        (["2 Hammer"], ["Hammer"], "loot"),
        (["Looting"], [], "loot[0]"),
        (["Hamer"], [], "loot[0]"),
        (["?"], [], "loot[0]"),
    ],
)
def test_what_the_pile_cannot_have_is_refused_by_its_place(loot, hand, place):
    with pytest.raises(Mistake) as mistake:
        parse({"players": {"Anna": {"hand": hand}, "Bernd": {}}, "loot": loot})
    assert mistake.value.place == place


def test_a_pile_is_told_in_one_place():
    with pytest.raises(Mistake) as mistake:
        parse({"players": {"Anna": {}, "Bernd": {}}, "loot": ["Orb"], "supply": {"Loot": 3}})
    assert mistake.value.place == "loot"


# --- the cards -------------------------------------------------------------------------------------------------------


def test_amphora_now_or_next_turn(table):
    table.set(turn=BUY).anna(hand="Amphora", deck="5 Copper").plays("Amphora")
    table.asks("Anna", "now", "next-turn").anna().chooses("now").has(coins=3, buys=2).passes()
    table.anna().has(play="")


def test_amphora_next_turn_stays_in_play(table):
    table.set(turn=BUY).anna(hand="Amphora", deck="5 Copper").plays("Amphora").chooses("next-turn").has(coins=0, buys=1)
    table.next_turn_of("Anna").has(coins=3, buys=2, play="Amphora").passes()
    table.anna().has(play="")


def test_two_amphorae_are_two_choices(table):
    table.set(turn=BUY).anna(hand="2 Amphora", deck="5 Copper").plays("Amphora").chooses("now")
    table.anna().plays("Amphora").chooses("next-turn").has(coins=3, buys=2)
    table.next_turn_of("Anna").has(coins=3, buys=2)


def test_an_elder_adds_no_second_choice_to_an_amphora(table):
    table.set(turn=BUY).anna(hand="Crown, Amphora", deck="5 Copper").plays("Crown").chooses("Amphora")
    table.asks("Anna", "now", "next-turn", least=1, most=1)


def test_doubloons_give_three(table):
    table.set(turn=BUY).anna(hand="Doubloons").plays("Doubloons").has(coins=3, buys=1, discard="")


def test_doubloons_bring_a_gold_when_gained(table):
    looting(table, ["Doubloons"], 6, 2).buys("Looting").has(discard="Doubloons, Gold")


def test_doubloons_gained_to_hand_bring_a_gold_to_the_discard_pile(table):
    table.set(loot=["Doubloons"], landscapes=["Looting", "Deliver"], turn={"phase": "buy", "coins": 8, "buys": 2})
    looting(table, ["Doubloons"], 6, 2).buys("Looting")
    table.anna().has(discard="Doubloons, Gold")


def test_doubloons_without_gold_bring_nothing(table):
    table.set(supply={"Gold": 0})
    looting(table, ["Doubloons"], 6, 2).buys("Looting").has(discard="Doubloons")


def test_doubloons_played_bring_no_gold(table):
    table.set(turn=BUY).anna(hand="2 Doubloons").plays_treasures().has(coins=6, discard="")


def test_endless_chalice_gives_both_now_and_every_turn(table):
    table.set(turn=BUY).anna(hand="Endless Chalice", deck="15 Estate").plays("Endless Chalice").has(coins=1, buys=2)
    table.next_turn_of("Anna").has(coins=1, buys=2, play="Endless Chalice")
    table.next_turn_of("Anna").has(coins=1, buys=2, play="Endless Chalice")


def test_endless_chalice_gives_nothing_on_other_turns(table):
    table.set(turn=BUY).anna(hand="Endless Chalice", deck="15 Estate").plays("Endless Chalice")
    table.next_turn_of("Bernd").has(coins=0, buys=1)


def test_endless_chalice_gives_in_an_extra_turn_too(table):
    table.anna(hand="Outpost, Endless Chalice", deck="15 Estate").plays("Outpost").plays("Endless Chalice")
    table.next_turn_of("Anna").has(coins=1, buys=2, hand=3)


def test_two_chalices_give_twice(table):
    table.set(turn=BUY).anna(hand="2 Endless Chalice", deck="15 Estate").plays_treasures().has(coins=2, buys=3)
    table.next_turn_of("Anna").has(coins=2, buys=3)


def test_figurehead_gives_coins_now_and_cards_next_turn(table):
    table.set(turn=BUY).anna(hand="Figurehead", deck="7 Copper").plays("Figurehead").has(coins=3, hand="")
    table.next_turn_of("Anna").has(hand=7, coins=0, play="Figurehead").passes()
    table.anna().has(play="")


def test_figurehead_shuffles_for_its_cards(table):
    table.set(turn=BUY).anna(hand="Figurehead", deck="5 Copper", discard="2 Gold").plays("Figurehead")
    table.next_turn_of("Anna").has(hand="5 Copper, 2 Gold", discard="")


def test_figurehead_throned_draws_four(table):
    table.set(turn=BUY).anna(hand="Crown, Figurehead", deck="9 Copper").plays("Crown").chooses("Figurehead").has(
        coins=6
    )
    table.next_turn_of("Anna").has(hand=9, play="Crown, Figurehead")


def test_hammer_gains_what_costs_up_to_four(table):
    table.set(kingdom=["Smithy", "Market"], turn=BUY).anna(hand="Hammer").plays("Hammer")
    table.asks("Anna", "Copper", "Silver", "Estate", "Curse", "Smithy").anna().chooses("Smithy").has(discard="Smithy")


def test_hammer_gains_by_the_cost_of_now(table):
    table.set(kingdom=["Market"]).anna(hand="Bridge, Hammer").plays("Bridge").plays("Hammer").chooses("Market")
    table.anna().has(discard="Market", coins=4)


def test_hammer_gains_nothing_where_nothing_fits(table):
    table.set(supply={"Copper": 0, "Silver": 0, "Estate": 0, "Curse": 0}, turn={"phase": "buy", "coins": 3})
    table.anna(hand="Hammer").plays("Hammer").has(discard="", coins=6)


def test_insignia_puts_each_gained_card_onto_the_deck(table):
    table.set(turn={"phase": "buy", "buys": 2}).anna(hand="Insignia").plays("Insignia").has(coins=3)
    table.anna().buys("Copper").chooses("yes").has(deck="Copper")
    table.anna().buys("Silver").chooses("no")


def test_insignia_of_yesterday_does_nothing(table):
    table.set(turn=BUY).anna(hand="Insignia", deck="10 Copper").plays("Insignia")
    table.next_turn_of("Anna").buys("Copper").has(deck=0)


def test_insignia_speaks_of_your_gains_only(table):
    table.anna(hand="Witch, Insignia", deck="2 Village").plays("Witch")
    table.bernd().has(discard="Curse")


def test_insignia_and_a_card_that_goes_to_hand(table):
    table.set(turn=BUY, kingdom=["Artisan", "Village"]).anna(hand="Insignia, Staff, Artisan")
    table.anna().plays("Insignia").plays("Staff").chooses("Artisan").chooses("Village").chooses("yes")
    table.anna().has(deck="Village", hand="")


def test_jewels_give_three_and_a_buy_and_go_under_the_deck(table):
    table.set(turn=BUY).anna(hand="Jewels", deck="5 Copper, 2 Gold").plays("Jewels").has(coins=3, buys=2)
    table.next_turn_of("Anna").has(deck="2 Gold, Jewels", play="", coins=0)


def test_jewels_played_twice_go_once(table):
    table.set(turn=BUY).anna(hand="Crown, Jewels", deck="5 Copper").plays("Crown").chooses("Jewels").has(
        coins=6, buys=3
    )
    table.next_turn_of("Anna").has(deck="Jewels", play="Crown")


def test_jewels_wait_for_your_own_turn(table):
    table.set(turn=BUY).anna(hand="Jewels", deck="5 Copper").plays("Jewels")
    table.next_turn_of("Bernd")
    table.anna().has(play="Jewels")


def test_orb_plays_from_the_discard_pile(table):
    table.set(turn=BUY).anna(hand="Orb", discard="Gold, Village, Estate", deck="Copper").plays("Orb")
    table.anna().chooses("play")
    table.asks("Anna", "Gold", "Village").anna().chooses("Gold").has(coins=3, buys=1, discard="Village, Estate")


def test_orb_or_a_buy_and_coins(table):
    table.set(turn=BUY).anna(hand="Orb", discard="Gold").plays("Orb").chooses("buy-and-coins").has(coins=3, buys=2)
    table.said("Anna", "look", "Gold")


def test_orb_may_choose_what_it_cannot_do(table):
    table.set(turn=BUY).anna(hand="Orb", discard="Estate").plays("Orb").chooses("play").has(coins=0, discard="Estate")


def test_orb_throned_looks_twice(table):
    table.set(turn=BUY).anna(hand="Crown, Orb", discard="Gold").plays("Crown").chooses("Orb").chooses("play")
    table.anna().chooses("buy-and-coins").has(coins=6, buys=2, play="Crown, Orb, Gold")


def test_prize_goat_may_trash(table):
    table.set(turn=BUY).anna(hand="Prize Goat, Curse, Estate").plays("Prize Goat").has(coins=3, buys=2)
    table.asks("Anna", "Curse", "Estate", may=True).anna().chooses("Curse").has(hand="Estate")
    table.trash("Curse")


def test_prize_goat_need_not(table):
    table.set(turn=BUY).anna(hand="Prize Goat, Curse").plays("Prize Goat").chooses("-").has(hand="Curse", coins=3)
    table.trash("")


def test_prize_goat_with_an_empty_hand(table):
    table.set(turn=BUY).anna(hand="Prize Goat").plays("Prize Goat").has(coins=3, buys=2)


def test_puzzle_box_keeps_a_card_for_the_next_hand(table):
    table.set(turn=BUY).anna(hand="Puzzle Box, Gold, Estate", deck="6 Copper").plays("Puzzle Box").has(coins=3, buys=2)
    table.asks("Anna", "Gold", "Estate", may=True).anna().chooses("Gold").has(aside="Gold", hand="Estate").passes()
    table.anna().has(hand="5 Copper, Gold", aside="", discard="Puzzle Box, Estate")


def test_puzzle_box_need_not(table):
    table.set(turn=BUY).anna(hand="Puzzle Box, Gold", deck="6 Copper").plays("Puzzle Box").chooses("-").passes()
    table.anna().has(hand="5 Copper", discard="Puzzle Box, Gold")


def test_two_puzzle_boxes_keep_two(table):
    table.set(turn=BUY).anna(hand="2 Puzzle Box, 2 Province", deck="6 Copper")
    table.anna().plays("Puzzle Box").chooses("Province").plays("Puzzle Box").chooses("Province").passes()
    table.anna().has(hand="5 Copper, 2 Province")


def test_sextant_discards_and_orders_the_rest(table):
    table.set(turn=BUY).anna(hand="Sextant", deck="Gold, Estate, Silver, Curse, Copper, Village").plays("Sextant")
    table.anna().has(coins=3, buys=2).chooses("Estate, Curse").chooses("Copper, Silver, Gold")
    table.anna().has(deck="Copper, Silver, Gold, Village", discard="Estate, Curse")


def test_sextant_discards_none_or_all(table):
    table.set(turn=BUY).anna(hand="2 Sextant", deck="2 Gold").plays("Sextant").chooses("-").has(deck="2 Gold")
    table.anna().plays("Sextant").chooses("2 Gold").has(deck="", discard="2 Gold")


def test_sextant_shuffles_for_five(table):
    table.set(turn=BUY).anna(hand="Sextant", deck="Gold", discard="5 Estate").plays("Sextant")
    table.anna().chooses("Gold").has(deck="5 Estate", discard="Gold")


def test_shield_protects_like_a_moat(table):
    table.anna(hand="Militia").table.bernd(hand="Shield, 4 Copper")
    table.anna().plays("Militia")
    table.asks("Bernd", "yes", "no").bernd().chooses("yes").has(hand="Shield, 4 Copper")
    table.cited("plunder:shield:1")


def test_shield_in_play_or_in_the_deck_does_not(table):
    table.anna(hand="Militia").table.bernd(hand="5 Copper", deck="Shield")
    table.anna().plays("Militia")
    table.bernd().has(hand=3)


def test_shield_gives_three_and_a_buy(table):
    table.set(turn=BUY).anna(hand="Shield").plays("Shield").has(coins=3, buys=2)


def test_one_of_moat_and_shield_is_enough(table):
    table.anna(hand="Militia").table.bernd(hand="Shield, Moat, 3 Copper")
    table.anna().plays("Militia").table.bernd().chooses("Shield").chooses("yes")
    assert table.game.pending.player == 0


def test_shield_does_not_help_against_your_own_sword(table):
    table.set(turn=BUY).anna(hand="Sword, Shield, 5 Copper").plays("Sword").has(hand="Shield, 5 Copper", coins=3)


def test_spell_scroll_gains_a_cheaper_card_and_plays_it(table):
    table.set(kingdom=["Smithy", "Grand Market"], turn=BUY).anna(hand="Spell Scroll", deck="3 Silver")
    table.anna().plays("Spell Scroll")
    assert "Province" not in table.game.choices
    assert "Gold" in table.game.choices
    table.anna().chooses("Smithy").chooses("yes").has(hand="3 Silver", play="Smithy")
    table.trash("Spell Scroll")


def test_spell_scroll_need_not_play_it(table):
    table.set(turn=BUY).anna(hand="Spell Scroll").plays("Spell Scroll").chooses("Gold").chooses("no")
    table.anna().has(discard="Gold", play="", coins=0)


def test_spell_scroll_plays_no_victory_card(table):
    table.set(turn=BUY).anna(hand="Spell Scroll").plays("Spell Scroll").chooses("Duchy").has(discard="Duchy")


def test_spell_scroll_takes_an_action_in_the_action_phase(table):
    table.anna(hand="Spell Scroll, Moat").plays("Spell Scroll").chooses("Copper").chooses("yes")
    table.phase("Anna", "buy")


def test_spell_scroll_throned_brings_one_card(table):
    table.anna(hand="Throne Room, Spell Scroll").plays("Throne Room").chooses("Spell Scroll").chooses("Gold")
    table.anna().chooses("no").has(discard="Gold", play="Throne Room")
    table.trash("Spell Scroll")


def test_a_gained_card_that_moved_is_not_played_by_a_spell_scroll(table):
    table.set(turn=BUY, kingdom=["Smithy"]).anna(hand="Spell Scroll, Watchtower", deck="")
    table.anna().plays("Spell Scroll").chooses("Smithy").chooses("deck").has(deck="Smithy", play="")
    assert "moved away" in table.sentences


def test_a_spell_scroll_says_of_no_victory_card_that_it_moved(table):
    table.set(turn=BUY).anna(hand="Spell Scroll, Watchtower", deck="").plays("Spell Scroll").chooses("Duchy")
    table.anna().chooses("deck").has(deck="Duchy")
    assert "moved away" not in table.sentences


def test_buried_treasure_is_not_played_again_by_the_spell_scroll_that_gained_it(table):
    table.set(turn=BUY, kingdom=["Buried Treasure"]).anna(hand="Spell Scroll", deck="20 Copper").plays("Spell Scroll")
    table.anna().chooses("Buried Treasure").has(play="Buried Treasure")
    table.said("Anna", "not", "Spell Scroll, Buried Treasure")
    table.next_turn_of("Anna").has(coins=3, buys=2)


def test_staff_plays_an_action_in_the_buy_phase(table):
    table.set(turn={"phase": "buy", "actions": 0}).anna(hand="Staff, Smithy, Estate", deck="3 Gold").plays("Staff")
    table.asks("Anna", "Smithy", may=True).anna().chooses("Smithy").has(
        hand="Estate, 3 Gold", coins=3, buys=2, actions=0
    )


def test_staff_need_not(table):
    table.set(turn=BUY).anna(hand="Staff, Smithy", deck="3 Gold").plays("Staff").chooses("-").has(hand="Smithy")


def test_staff_without_an_action(table):
    table.set(turn=BUY).anna(hand="Staff, Gold").plays("Staff").has(coins=3, buys=2, hand="Gold")


def test_staff_plays_with_a_way(table):
    table.set(turn=BUY, landscapes=["Way of the Sheep"]).anna(hand="Staff, Smithy", deck="3 Gold").plays("Staff")
    table.anna().chooses("Smithy").chooses("Way of the Sheep").has(coins=5, hand="")


def test_sword_makes_others_discard_to_four(table):
    table.set(turn=BUY).anna(hand="Sword, 5 Copper").table.bernd(hand="3 Copper, 3 Estate")
    table.anna().plays("Sword").has(coins=3, buys=2, hand=5)
    table.asks("Bernd", "Copper", "Estate", least=2, most=2).bernd().chooses("2 Estate").has(hand="3 Copper, Estate")


def test_sword_spares_a_small_hand(table):
    table.set(turn=BUY).anna(hand="Sword").table.bernd(hand="4 Copper")
    table.anna().plays("Sword")
    table.bernd().has(hand="4 Copper").table.cited("plunder:sword:2")


def test_sword_is_an_attack(table):
    table.set(turn=BUY).anna(hand="Sword").table.bernd(hand="Moat, 4 Copper")
    table.anna().plays("Sword").table.bernd().chooses("yes").has(hand="Moat, 4 Copper")


def test_sword_twice_leaves_four(table):
    table.set(turn=BUY).anna(hand="Crown, Sword").table.bernd(hand="6 Copper")
    table.anna().plays("Crown").chooses("Sword").has(coins=6, buys=3)
    table.bernd().has(hand=4)


def test_figurehead_may_draw_a_crew_that_goes_onto_the_deck_first(table):
    """Both are of the start of the turn; Anna orders them."""
    table.set(turn={"player": "Bernd", "phase": "buy"}).anna(hand="", durations=["Figurehead", "Crew"], deck="3 Copper")
    table.bernd(hand="").passes().table.anna().chooses("Crew").has(hand="Crew, Copper", deck="2 Copper")


def test_prize_goat_trashes_an_egg_for_a_loot(table):
    table.set(turn=BUY, loot=["Orb"]).anna(hand="Prize Goat, Jewelled Egg").plays("Prize Goat").chooses("Jewelled Egg")
    table.anna().has(discard="Orb", hand="")
    table.trash("Jewelled Egg")


def test_puzzle_box_played_three_times_keeps_three(table):
    table.set(turn=BUY).anna(hand="King's Cache, Puzzle Box, 4 Province", deck="6 Copper").plays("King's Cache")
    seat = table.anna().chooses("Puzzle Box").chooses("Province").chooses("Province").chooses("Province")
    seat.has(coins=9, buys=4, hand="Province", aside="3 Province").passes()
    table.anna().has(hand="5 Copper, 3 Province", discard="King's Cache, Puzzle Box, Province")


def test_sextant_with_no_card_at_all_pays_all_the_same(table):
    table.set(turn=BUY).anna(hand="Sextant", deck="", discard="").plays("Sextant").has(coins=3, buys=2, deck="")
