"""Plunder's Traits: where they lie, and what each does to the cards of its pile."""

from __future__ import annotations

import pytest

from rules import describe, format, parse, start
from rules.document.situation import Mistake
from rules.rulebook.setup import new_game

BUY = {"phase": "buy"}


def on_pile(table, trait, pile, **turn):
    """The Trait lies on that pile; `turn` is the turn."""
    table.set(landscapes=[trait], chosen={trait: pile})
    return table.set(turn=turn) if turn else table


def refused(**document):
    with pytest.raises(Mistake) as mistake:
        parse({"players": {"Anna": {}, "Bernd": {}}, **document})
    return mistake.value.place


# --- where they lie --------------------------------------------------------------------------------------------------


def test_where_nobody_says_the_seed_lays_each_on_a_pile_of_its_own():
    kingdom = ["Village", "Smithy", "Castles", "Gardens"]
    document = {"players": {"Anna": {}, "Bernd": {}}, "kingdom": kingdom, "landscapes": ["Cheap", "Rich"]}
    for seed in range(5):
        chosen = dict(start(parse({**document, "seed": seed})).beside.chosen)
        assert sorted(chosen.values()) == ["smithy", "village"]


def test_one_that_is_chosen_leaves_the_others_their_lot():
    kingdom = ["Village", "Smithy"]
    document = {"players": {"Anna": {}, "Bernd": {}}, "kingdom": kingdom, "landscapes": ["Cheap", "Rich"]}
    chosen = dict(start(parse({**document, "chosen": {"Rich": "Village"}})).beside.chosen)
    assert chosen == {"rich": "village", "cheap": "smithy"}


def test_without_a_fitting_pile_it_lies_nowhere():
    game = start(parse({"players": {"Anna": {}, "Bernd": {}}, "kingdom": ["Gardens"], "landscapes": ["Cheap"]}))
    assert game.beside.chosen == ()


@pytest.mark.parametrize("pile", ["Silver", "Province", "Gardens", "Castles", "Ruins", "Curse"])
def test_it_lies_on_no_other_pile(pile):
    assert refused(landscapes=["Cheap"], chosen={"Cheap": pile}) == "chosen.Cheap"


def test_two_do_not_lie_on_one_pile():
    assert refused(landscapes=["Cheap", "Rich"], chosen={"Cheap": "Village", "Rich": "Village"}) == "chosen.Rich"


def test_one_that_is_not_laid_has_no_pile():
    assert refused(chosen={"Cheap": "Village"}) == "chosen.Cheap"


def test_it_is_not_bought(table):
    on_pile(table, "Cheap", "Village", phase="buy", coins=9).anna(hand="")
    assert "buy Cheap" not in table.game.choices


def test_a_table_with_traits_comes_back_the_same(table):
    table.set(landscapes=["Cheap", "Rich"], kingdom=["Village", "Smithy", "Market"], seed=3).anna(hand="Village")
    assert start(parse(format(describe(table.game)))) == table.game


def test_a_split_pile_gives_it_to_all_its_cards(table):
    on_pile(table, "Rich", "Encampment", phase="buy", coins=5, buys=2)
    table.set(supply={"Encampment / Plunder": ["Plunder"]}).anna(hand="").buys("Plunder").has(discard="Plunder, Silver")


def test_an_empty_pile_goes_on_doing_so(table):
    on_pile(table, "Shy", "Village", phase="start").set(supply={"Village": 0})
    table.anna(hand="Village", deck="2 Gold").chooses("Village").has(hand="2 Gold")


def test_obelisk_and_a_trait_may_share_a_pile(table):
    table.set(landscapes=["Cheap", "Obelisk"], chosen={"Cheap": "Village", "Obelisk": "Village"})
    table.set(turn={"phase": "buy", "coins": 2, "buys": 2}).anna(hand="").buys("Village").has(points=2)


# --- Cheap -----------------------------------------------------------------------------------------------------------


def test_cheap_costs_one_less(table):
    on_pile(table, "Cheap", "Village", phase="buy", coins=2, buys=2).anna(hand="").buys("Village").has(coins=0)


def test_cheap_holds_for_all_purposes(table):
    on_pile(table, "Cheap", "Market").anna(hand="Workshop").plays("Workshop").chooses("Market").has(discard="Market")


def test_cheap_never_goes_below_nothing(table):
    on_pile(table, "Cheap", "Poor House", phase="buy", coins=0, buys=2).anna(hand="").buys("Poor House").has(coins=0)


def test_cheap_leaves_debt_and_other_piles_alone(table):
    on_pile(table, "Cheap", "Engineer", phase="buy", coins=1, buys=2).anna(hand="").buys("Engineer").has(
        debt=4, coins=1
    )


def test_cheap_adds_to_other_cuts(table):
    on_pile(table, "Cheap", "Village").anna(hand="Bridge").plays("Bridge").buys("Village").has(
        discard="Village", coins=0
    )


# --- when gained -----------------------------------------------------------------------------------------------------


def test_cursed_brings_a_loot_and_a_curse(table):
    on_pile(table, "Cursed", "Village", phase="buy", coins=3, buys=2).set(loot=["Hammer"])
    table.anna(hand="").buys("Village").has(discard="Village, Hammer, Curse")


def test_cursed_without_curses_still_brings_a_loot(table):
    on_pile(table, "Cursed", "Village", phase="buy", coins=3, buys=2).set(loot=["Hammer"], supply={"Curse": 0})
    table.anna(hand="").buys("Village").has(discard="Village, Hammer")


def test_cursed_without_loot_still_brings_a_curse(table):
    on_pile(table, "Cursed", "Village", phase="buy", coins=3, buys=2).set(supply={"Loot": 0})
    table.anna(hand="").buys("Village").has(discard="Village, Curse")


def test_cursed_leaves_other_cards_alone(table):
    on_pile(table, "Cursed", "Village", phase="buy", coins=3, buys=2).anna(hand="").buys("Silver").has(discard="Silver")


def test_nearby_gives_a_buy_for_each(table):
    on_pile(table, "Nearby", "Village", phase="buy", coins=6).anna(hand="").buys("Village").has(buys=1)
    table.anna().buys("Village").has(buys=1, coins=0, discard="2 Village")


def test_nearby_gained_otherwise_gives_a_buy_too(table):
    on_pile(table, "Nearby", "Village").anna(hand="Workshop").plays("Workshop").chooses("Village").has(buys=2)


def test_nearby_leaves_other_cards_alone(table):
    on_pile(table, "Nearby", "Village").anna(hand="Workshop").plays("Workshop").chooses("Silver").has(buys=1)


def test_nearby_is_of_no_use_to_others(table):
    on_pile(table, "Nearby", "Village").anna(hand="Ambassador, Village").table.bernd(hand="")
    table.anna().plays("Ambassador").chooses("1").has(buys=1)
    table.bernd().has(discard="Village")


def test_pious_may_trash_a_card_from_hand(table):
    on_pile(table, "Pious", "Village", phase="buy", coins=3, buys=2).anna(hand="Curse, Estate").buys("Village")
    table.asks("Anna", "Curse", "Estate", may=True).anna().chooses("Curse").has(hand="Estate", discard="Village")
    table.trash("Curse")


def test_pious_need_not(table):
    on_pile(table, "Pious", "Village", phase="buy", coins=3, buys=2).anna(hand="Curse").buys("Village").chooses("-")
    table.trash("")


def test_pious_with_an_empty_hand_asks_nothing(table):
    on_pile(table, "Pious", "Village", phase="buy", coins=3, buys=2).anna(hand="").buys("Village").has(buys=1)


def test_pious_leaves_other_cards_alone(table):
    on_pile(table, "Pious", "Village", phase="buy", coins=3, buys=2).anna(hand="Curse").buys("Silver").has(hand="Curse")


def test_rich_brings_a_silver(table):
    on_pile(table, "Rich", "Village", phase="buy", coins=3, buys=2).anna(hand="").buys("Village")
    table.anna().has(discard="Village, Silver")


def test_rich_without_silver_brings_nothing(table):
    on_pile(table, "Rich", "Village", phase="buy", coins=3, buys=2).set(supply={"Silver": 0})
    table.anna(hand="").buys("Village").has(discard="Village")


def test_rich_gains_as_often_as_its_cards_are_gained(table):
    on_pile(table, "Rich", "Village", phase="buy", coins=6, buys=3).anna(hand="").buys("Village").buys("Village")
    table.anna().has(discard="2 Village, 2 Silver")


def test_rich_leaves_other_cards_alone(table):
    on_pile(table, "Rich", "Village", phase="buy", coins=3, buys=2).anna(hand="").buys("Estate").has(discard="Estate")


def test_a_rich_card_that_a_trader_exchanges_was_gained_all_the_same(table):
    on_pile(table, "Rich", "Village", phase="buy", coins=3, buys=2)
    table.anna(hand="Trader").buys("Village").chooses("Trader").chooses("yes").chooses("no").has(discard="2 Silver")
    table.pile("Village", 10)


def test_possessed_the_possessor_gets_what_rich_brings(table):
    on_pile(table, "Rich", "Village")
    table.set(turn={"player": "Bernd", "extra": "Possession", "by": "Anna", "phase": "buy", "coins": 3, "buys": 2})
    table.anna(hand="").table.bernd(hand="")
    table.anna().buys("Village").has(discard="Village, Silver")
    table.bernd().has(discard="")


def test_fawning_comes_with_a_province(table):
    on_pile(table, "Fawning", "Village", phase="buy", coins=8, buys=2).anna(hand="").buys("Province")
    table.anna().has(discard="Province, Village")


def test_fawning_with_an_empty_pile(table):
    on_pile(table, "Fawning", "Village", phase="buy", coins=8, buys=2).set(supply={"Village": 0})
    table.anna(hand="").buys("Province").has(discard="Province")


def test_fawning_takes_the_top_of_a_split_pile(table):
    on_pile(table, "Fawning", "Encampment", phase="buy", coins=8, buys=2)
    table.set(supply={"Encampment / Plunder": ["Plunder"]}).anna(hand="").buys("Province")
    table.anna().has(discard="Province, Plunder")


def test_fawning_does_not_come_with_other_cards(table):
    on_pile(table, "Fawning", "Village", phase="buy", coins=8, buys=2).anna(hand="").buys("Duchy").has(discard="Duchy")


def test_hasty_is_set_aside_and_played_next_turn(table):
    on_pile(table, "Hasty", "Village", phase="buy", coins=3, buys=2).anna(hand="", deck="7 Copper").buys("Village")
    table.anna().has(aside="Village", discard="")
    table.next_turn_of("Anna").has(play="Village", hand=6, actions=3, aside="")


def test_hasty_treasures_are_played_too(table):
    on_pile(table, "Hasty", "Quarry", phase="buy", coins=4, buys=2).anna(hand="", deck="7 Copper").buys("Quarry")
    table.next_turn_of("Anna").has(play="Quarry", coins=1, hand=5)


def test_hasty_leaves_other_cards_alone(table):
    on_pile(table, "Hasty", "Village", phase="buy", coins=3, buys=2).anna(hand="").buys("Silver").has(discard="Silver")


def test_hasty_and_a_card_that_moved_away(table):
    on_pile(table, "Hasty", "Village", phase="buy", coins=3, buys=2).anna(hand="Watchtower", deck="5 Copper")
    table.anna().buys("Village").chooses("Watchtower").chooses("trash").has(aside="", discard="")
    table.trash("Village")


def test_hasty_gained_on_anothers_turn_waits_for_your_own(table):
    on_pile(table, "Hasty", "Village").set(kingdom=["Village"])
    table.anna(hand="", deck="5 Copper").table.bernd(hand="Ambassador, Village", deck="5 Copper")
    table.set(turn={"player": "Bernd"}).bernd().plays("Ambassador").chooses("1")
    table.anna().has(aside="Village")
    table.next_turn_of("Anna").has(play="Village")


def test_a_hasty_table_comes_back_the_same(table):
    on_pile(table, "Hasty", "Village", phase="buy", coins=3, buys=2).anna(hand="", deck="7 Copper").buys("Village")
    assert start(parse(format(describe(table.game)))) == table.game


# --- in hand ---------------------------------------------------------------------------------------------------------


def test_shy_may_be_discarded_for_two_cards(table):
    on_pile(table, "Shy", "Village", phase="start").anna(hand="2 Village, Estate", deck="3 Gold")
    table.asks("Anna", "Village", may=True).anna().chooses("Village").has(hand="Village, Estate, 2 Gold")


def test_shy_need_not(table):
    on_pile(table, "Shy", "Village", phase="start").anna(hand="Village", deck="2 Gold").chooses("-").has(hand="Village")


def test_shy_is_once_a_turn(table):
    on_pile(table, "Shy", "Village", phase="start").anna(hand="2 Village", deck="2 Gold").chooses("Village")
    table.phase("Anna", "action")


def test_shy_asks_nobody_without_such_a_card(table):
    on_pile(table, "Shy", "Village", phase="start").anna(hand="Smithy", deck="2 Gold")
    table.phase("Anna", "action")


def test_friendly_may_be_discarded_for_another(table):
    on_pile(table, "Friendly", "Village", phase="buy").anna(hand="2 Village", deck="5 Copper").passes()
    table.asks("Anna", "Village", may=True).anna().chooses("Village").has(hand="5 Copper", discard="3 Village")


def test_friendly_need_not(table):
    on_pile(table, "Friendly", "Village", phase="buy").anna(hand="Village", deck="5 Copper").passes()
    table.anna().chooses("-").has(discard="Village")


def test_friendly_in_play_is_none_in_hand(table):
    on_pile(table, "Friendly", "Village", phase="buy").anna(hand="Gold", play="Village", deck="5 Copper").passes()
    table.anna().has(discard="Gold, Village")


def test_friendly_with_an_empty_pile_is_discarded_for_nothing(table):
    on_pile(table, "Friendly", "Village", phase="buy").set(supply={"Village": 0})
    table.anna(hand="Village", deck="5 Copper").passes().chooses("Village").has(discard="Village")


def test_patient_waits_and_is_played_next_turn(table):
    on_pile(table, "Patient", "Village", phase="buy").anna(hand="2 Village, Gold", deck="8 Copper").passes()
    table.asks("Anna", "Village", may=True, most=2).anna().chooses("2 Village").has(aside="2 Village", discard="Gold")
    table.next_turn_of("Anna").has(play="2 Village", actions=5, hand=7)


def test_patient_keeps_as_many_as_you_like(table):
    on_pile(table, "Patient", "Village", phase="buy").anna(hand="2 Village", deck="8 Copper").passes()
    table.anna().chooses("Village").has(aside="Village", discard="Village")


def test_patient_need_not(table):
    on_pile(table, "Patient", "Village", phase="buy").anna(hand="Village", deck="8 Copper").passes().chooses("-")
    table.anna().has(aside="", discard="Village")


def test_patient_cards_of_a_split_pile_in_any_order(table):
    on_pile(table, "Patient", "Encampment", phase="buy")
    table.anna(hand="Encampment, Plunder", deck="8 Copper").passes().chooses("Encampment, Plunder")
    table.bernd().passes()
    table.asks("Anna", "Encampment", "Plunder").anna().chooses("Plunder").has(coins=2)


# --- played ----------------------------------------------------------------------------------------------------------


def test_inspiring_plays_an_action_of_another_name(table):
    on_pile(table, "Inspiring", "Moat").anna(hand="2 Moat, Village, Smithy", deck="4 Gold").plays("Moat")
    table.asks("Anna", "Village", "Smithy", may=True).anna().chooses("Village").has(play="Moat, Village", actions=2)


def test_inspiring_need_not(table):
    on_pile(table, "Inspiring", "Moat").anna(hand="Moat, Village", deck="2 Gold").plays("Moat").chooses("-")
    table.anna().has(play="Moat")


def test_inspiring_does_not_play_what_is_in_play(table):
    on_pile(table, "Inspiring", "Moat").anna(hand="Moat, Village", play="Village", deck="2 Gold").plays("Moat")
    table.anna().has(hand="Village, 2 Gold")


def test_inspiring_treasures_do_so_in_the_buy_phase(table):
    on_pile(table, "Inspiring", "Quarry", phase="buy").anna(hand="Quarry, Smithy", deck="3 Gold").plays("Quarry")
    table.anna().chooses("Smithy").has(hand="3 Gold", coins=1)


def test_inspiring_after_each_play_of_a_throne_room(table):
    on_pile(table, "Inspiring", "Moat").anna(hand="Throne Room, Moat, Village, Smithy", deck="8 Gold")
    table.anna().plays("Throne Room").chooses("Moat").chooses("Village")
    table.asks("Anna", "Smithy", may=True)


def test_reckless_is_followed_twice_in_one_play(table):
    on_pile(table, "Reckless", "Village").anna(hand="Village", deck="3 Gold").plays("Village").has(
        hand="2 Gold", actions=4
    )
    assert len(table.game.played) == 1


def test_reckless_goes_back_to_its_pile(table):
    on_pile(table, "Reckless", "Village").anna(hand="Village", deck="9 Gold").plays("Village").passes()
    table.pile("Village", 11).anna().has(discard="2 Gold")


def test_a_harbor_village_sees_the_coins_of_a_reckless_action(table):
    on_pile(table, "Reckless", "Militia").anna(hand="Harbor Village, Militia", deck="9 Copper")
    table.anna().plays("Harbor Village").plays("Militia").has(coins=5, actions=1)


def test_a_harbor_village_sees_that_a_reckless_action_gave_no_coins(table):
    on_pile(table, "Reckless", "Smithy").anna(hand="Harbor Village, Smithy", deck="9 Copper")
    table.anna().plays("Harbor Village").plays("Smithy").has(coins=0, hand=7)


def test_reckless_treasures_count_twice(table):
    on_pile(table, "Reckless", "Quarry", phase="buy").anna(hand="Quarry, Copper").plays_treasures().has(coins=3)


def test_reckless_as_a_way_is_followed_once_and_goes_back(table):
    on_pile(table, "Reckless", "Village").set(landscapes=["Reckless", "Way of the Sheep"])
    table.anna(hand="Village", deck="5 Gold").chooses("play Village as Way of the Sheep").has(coins=2)
    table.next_turn_of("Bernd")
    table.pile("Village", 11)


def test_reckless_as_a_chameleon_is_followed_twice(table):
    on_pile(table, "Reckless", "Smithy").set(landscapes=["Reckless", "Way of the Chameleon"])
    table.anna(hand="Smithy", deck="5 Gold").chooses("play Smithy as Way of the Chameleon").has(coins=6)


def test_reckless_under_an_enchantress_is_followed_once(table):
    on_pile(table, "Reckless", "Smithy").anna(hand="Smithy", deck="5 Gold")
    table.bernd(hand="", durations=["Enchantress"])
    table.anna().plays("Smithy").has(hand="Gold", actions=1)


def test_reckless_under_a_highwayman_is_followed_not_at_all(table):
    on_pile(table, "Reckless", "Quarry", phase="buy").anna(hand="Quarry")
    table.bernd(hand="", durations=["Highwayman"])
    table.anna().plays("Quarry").has(coins=0)


def test_one_moat_protects_from_both_of_a_reckless_attack(table):
    on_pile(table, "Reckless", "Witch").anna(hand="Witch", deck="4 Gold").table.bernd(hand="Moat").table.carla(hand="")
    table.anna().plays("Witch").table.bernd().chooses("yes").has(discard="")
    table.carla().has(discard="2 Curse")


def test_a_throne_room_on_a_reckless_card_is_four_times(table):
    on_pile(table, "Reckless", "Moat").anna(hand="Throne Room, Moat", deck="9 Gold").plays("Throne Room").chooses(
        "Moat"
    )
    table.anna().has(hand=8)


def test_a_reckless_duration_does_both_twice_and_goes_back_later(table):
    on_pile(table, "Reckless", "Caravan").anna(hand="Caravan", deck="9 Gold").plays("Caravan").has(hand=2, actions=2)
    table.next_turn_of("Anna").has(play="Caravan", hand=7)
    table.next_turn_of("Bernd")
    table.pile("Caravan", 11)


def test_a_reckless_card_that_leaves_play_otherwise_does_not_go_back(table):
    on_pile(table, "Reckless", "Village").anna(hand="Procession, Village", deck="9 Gold").plays("Procession")
    table.set(kingdom=["Village"]).anna().chooses("Village")
    table.trash("Village")


def test_a_reckless_highwayman_goes_back_at_the_start_of_the_turn(table):
    on_pile(table, "Reckless", "Highwayman").anna(hand="Highwayman", deck="20 Copper").plays("Highwayman")
    table.next_turn_of("Anna").has(play="", hand=11)
    table.pile("Highwayman", 11)


def test_a_conspirator_counts_a_reckless_play_once(table):
    on_pile(table, "Reckless", "Village").anna(hand="Village, Conspirator", deck="5 Copper")
    table.anna().plays("Village").plays("Conspirator").has(actions=3)


def test_tireless_goes_onto_the_deck_after_the_new_hand(table):
    on_pile(table, "Tireless", "Village", phase="buy").anna(hand="", play="Village", deck="6 Copper").passes()
    table.anna().has(hand="5 Copper", deck="Village, Copper", discard="", aside="")


def test_a_tireless_highwayman_waits_from_the_start_of_the_turn_to_its_end(table):
    on_pile(table, "Tireless", "Highwayman").anna(hand="Highwayman", deck="20 Copper").plays("Highwayman")
    table.next_turn_of("Anna").has(play="", hand=8, aside="Highwayman").passes().has(
        deck="Highwayman, 7 Copper", hand=5
    )


def test_tireless_in_hand_is_discarded(table):
    on_pile(table, "Tireless", "Village", phase="buy").anna(hand="Village", deck="6 Copper").passes()
    table.anna().has(discard="Village", deck="Copper")


def test_several_tireless_cards_are_ordered(table):
    on_pile(table, "Tireless", "Encampment", phase="buy")
    table.anna(hand="", play="Encampment, Plunder", deck="6 Copper").passes().chooses("Plunder, Encampment")
    table.anna().has(deck="Plunder, Encampment, Copper")


def test_a_tireless_duration_waits(table):
    on_pile(table, "Tireless", "Caravan").anna(hand="Caravan", deck="9 Gold").plays("Caravan")
    table.next_turn_of("Anna").has(play="Caravan")


# --- shuffled --------------------------------------------------------------------------------------------------------


def test_fated_goes_on_top(table):
    on_pile(table, "Fated", "Village").anna(hand="Smithy", deck="", discard="Village, 9 Copper").plays("Smithy")
    table.asks("Anna", "Village", may=True).anna().chooses("Village").has(hand="Village, 2 Copper")
    table.said("Anna", "reveal", "Village")


def test_fated_goes_to_the_bottom(table):
    on_pile(table, "Fated", "Village").anna(hand="Smithy", deck="", discard="2 Village, 9 Copper").plays("Smithy")
    table.anna().chooses("-").chooses("2 Village").has(hand="3 Copper", deck="6 Copper, 2 Village")


def test_fated_some_on_top_some_below(table):
    on_pile(table, "Fated", "Village").anna(hand="Smithy", deck="", discard="2 Village, 9 Copper").plays("Smithy")
    table.anna().chooses("Village").chooses("Village").has(hand="Village, 2 Copper", deck="7 Copper, Village")


def test_without_fated_cards_nobody_is_asked(table):
    on_pile(table, "Fated", "Village").anna(hand="Smithy", deck="", discard="9 Copper").plays("Smithy").has(hand=3)


# --- the set-up ------------------------------------------------------------------------------------------------------


def inheriting(piles=("village",), **more):
    return new_game(("Anna", "Bernd"), piles, landscapes=("inherited",), chosen={"inherited": piles[0]}, **more)


def owned(game, player):
    return sorted(game.known(card).slug for card in game.owned(player))


def test_inherited_replaces_a_starting_card_of_each_players_choice():
    game = inheriting()
    assert (game.pending.player, sorted(game.choices)) == (0, ["Copper", "Estate"])
    game.push("Estate")
    game.push("Copper")
    assert owned(game, 0) == ["copper"] * 7 + ["estate"] * 2 + ["village"]
    assert owned(game, 1) == ["copper"] * 6 + ["estate"] * 3 + ["village"]
    assert [len(game.hand(player)) for player in (0, 1)] == [5, 5]
    assert game.status() == []


def test_a_replaced_copper_goes_back_to_its_pile_and_an_estate_to_the_box():
    game = inheriting()
    coppers, estates = len(game.pile_cards("copper")), len(game.pile_cards("estate"))
    game.push("Estate")
    game.push("Copper")
    assert len(game.pile_cards("copper")) == coppers + 1
    assert len(game.pile_cards("estate")) == estates
    assert len(game.pile_cards("village")) == 8


def test_an_inherited_card_is_not_gained():
    game = inheriting()
    game.push("Estate")
    game.push("Estate")
    assert game.gained == ()
    assert game.last_gained == ((), ())


def test_an_inherited_split_pile_gives_its_cards_in_turn_order():
    game = inheriting(("encampment-plunder",))
    game.push("Estate")
    game.push("Estate")
    assert [owned(game, player)[-3:] for player in (0, 1)] == [["encampment", "estate", "estate"]] * 2


def test_an_inherited_game_can_be_described():
    game = inheriting()
    game.push("Estate")
    game.push("Copper")
    assert start(parse(format(describe(game)))) == game


def test_a_hasty_territory_lies_in_play_and_does_nothing(table):
    on_pile(table, "Hasty", "Clashes", phase="buy", coins=6, buys=2).set(supply={"Clashes": ["2 Territory"]})
    table.anna(hand="", deck="7 Copper").buys("Territory").chooses("Hasty")
    table.next_turn_of("Anna").has(play="Territory", hand=5, actions=1)
    assert table.game.status() == []
    assert start(parse(format(describe(table.game)))) == table.game


@pytest.mark.parametrize(("hand", "asked"), [("2 Copper", False), ("Village, Smithy", True)])
def test_what_needs_such_a_card_in_hand_is_offered_only_with_one(table, hand, asked):
    table.set(landscapes=["Friendly", "Patient"], chosen={"Friendly": "Village", "Patient": "Smithy"})
    table.set(turn={"phase": "buy", "coins": 0}).anna(hand=hand, deck="9 Estate").chooses("-")
    assert (set(table.game.pending.choices) == {"Friendly", "Patient"}) is asked


def test_shy_is_no_effect_to_order_without_such_a_card(table):
    table.set(landscapes=["Shy"], chosen={"Shy": "Village"}, kingdom=["Shaman"], trash=["Gold"])
    table.set(turn={"player": "Bernd", "phase": "buy"}).anna(hand="2 Copper", deck="9 Estate")
    table.bernd().chooses("-")
    table.anna().has(discard="Gold", hand="2 Copper")  # Shaman's, and nobody was asked which comes first
