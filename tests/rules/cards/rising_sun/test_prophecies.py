"""Rising Sun: the fifteen Prophecies, each once its Sun tokens are gone."""

import pytest

from rules.answer import state
from rules.document.describe import describe
from rules.document.layout import start
from rules.document.parse import parse
from rules.document.write import document_of, format
from rules.engine.decisions import Illegal
from rules.facts import facts
from rules.run import MOST_LISTED, Run
from tests.rules.cards.menagerie.buying import buying


def holds(table, name, sun=0, **parts):
    return table.set(prophecy=name, sun=sun, **parts)


# --- Approaching Army ------------------------------------------------------------------------------------------------


def test_approaching_army_gives_a_coin_after_an_attack(table):
    holds(table, "Approaching Army").anna(hand="Militia").plays("Militia").has(coins=3)


def test_each_play_of_an_attack_gives_it(table):
    holds(table, "Approaching Army").anna(hand="Throne Room, Militia").plays("Throne Room").chooses("Militia")
    table.anna().has(coins=6)


def test_an_attack_played_as_a_way_gives_it_too(table):
    holds(table, "Approaching Army", landscapes=["Way of the Ox"]).anna(hand="Militia")
    table.anna().plays("Militia as Way of the Ox").has(coins=1, actions=2)


def test_a_duration_attack_gives_it_only_when_it_is_played(table):
    holds(table, "Approaching Army").anna(hand="Samurai, Copper", deck="9 Copper").plays("Samurai").has(coins=1)
    table.next_turn_of("Anna").has(coins=1)


def test_other_actions_give_nothing_and_nor_does_it_before_it_holds(table):
    holds(table, "Approaching Army", sun=1).anna(hand="Militia").plays("Militia").has(coins=2)


def test_the_kitsune_that_brings_the_army_gives_it_already(table):
    holds(table, "Approaching Army", sun=1).anna(hand="Kitsune").plays("Kitsune").chooses("actions, coins")
    table.anna().has(coins=3)


# --- Biding Time -----------------------------------------------------------------------------------------------------


def test_biding_time_keeps_the_hand_for_the_next_turn(table):
    holds(table, "Biding Time").anna(hand="2 Gold", deck="9 Copper").passes().has(aside="2 Gold", hand="5 Copper")
    table.next_turn_of("Anna").has(hand="5 Copper, 2 Gold", aside="")


def test_what_is_in_play_is_discarded_all_the_same(table):
    holds(table, "Biding Time").anna(hand="Gold", play="Village", deck="9 Copper").passes()
    table.anna().has(discard="Village", aside="Gold")


def test_biding_time_with_an_empty_hand_does_nothing(table):
    holds(table, "Biding Time").anna(hand="", deck="9 Copper").passes().has(aside="", hand="5 Copper")


def test_biding_time_holds_for_every_player(table):
    holds(table, "Biding Time").anna(hand="", deck="9 Copper").table.bernd(hand="Gold", deck="9 Estate")
    table.next_turn_of("Bernd").passes().has(aside="Gold", hand="5 Estate")


# --- Bureaucracy -----------------------------------------------------------------------------------------------------


def test_bureaucracy_brings_a_copper_with_each_card(table):
    buying(holds(table, "Bureaucracy"), coins=3).buys("Silver").has(discard="Silver, Copper")


def test_a_copper_brings_no_other_copper(table):
    buying(holds(table, "Bureaucracy"), coins=0).buys("Copper").has(discard="Copper")


def test_a_card_that_costs_debt_does_not_cost_nothing(table):
    buying(holds(table, "Bureaucracy"), "Daimyo", coins=1).buys("Daimyo").has(discard="Daimyo, Copper")


def test_a_card_that_has_become_free_brings_none(table):
    buying(holds(table, "Bureaucracy"), coins=0, play="3 Bridge").buys("Estate").has(discard="Estate")


def test_bureaucracy_holds_on_other_players_turns(table):
    holds(table, "Bureaucracy").anna(hand="Ambassador, Estate").plays("Ambassador").chooses("0")
    table.bernd().has(discard="Estate, Copper")


# --- Enlightenment ---------------------------------------------------------------------------------------------------


def test_a_treasure_played_in_the_action_phase_gives_a_card_and_an_action(table):
    holds(table, "Enlightenment").anna(hand="Gold", deck="2 Estate").plays("Gold")
    table.anna().has(coins=0, actions=1, hand="Estate", play="Gold")


def test_a_treasure_in_the_buy_phase_does_what_it_says(table):
    holds(table, "Enlightenment").anna(hand="Gold", deck="2 Estate").passes().plays("Gold").has(coins=3, hand="")


def test_throne_room_plays_a_treasure_twice(table):
    holds(table, "Enlightenment").anna(hand="Throne Room, Gold", deck="3 Estate").plays("Throne Room").chooses("Gold")
    table.anna().has(coins=0, actions=2, hand="2 Estate")


def test_treasures_are_actions_for_every_card(table):
    holds(table, "Enlightenment").anna(hand="Rice Broker, Copper", deck="9 Estate").plays("Rice Broker").has(hand=7)


def test_a_treasure_gained_with_amass_is_an_action(table):
    buying(holds(table, "Enlightenment", landscapes=["Amass"])).buys("Amass").table.asks("Anna", "Copper", "Silver")


def test_before_it_holds_treasures_are_no_actions(table):
    holds(table, "Enlightenment", sun=1).anna(hand="Gold", deck="2 Estate").table.phase("Anna", "buy")


def test_from_the_middle_of_the_omen_on_treasures_are_actions(table):
    holds(table, "Enlightenment", sun=1).anna(hand="Tea House, Copper", deck="Gold, 2 Estate").plays("Tea House")
    table.anna().plays("Gold").has(hand="Copper, Estate", coins=2, actions=1)


def test_a_throned_treasure_is_played_in_the_buy_phase_by_an_event(table):
    buying(holds(table, "Enlightenment", landscapes=["Practice"]), coins=3, hand="Gold").buys("Practice")
    table.anna().chooses("Gold").has(coins=6)


# --- Flourishing Trade -----------------------------------------------------------------------------------------------


def test_flourishing_trade_makes_cards_cheaper(table):
    buying(holds(table, "Flourishing Trade"), coins=2).buys("Silver").has(coins=0, discard="Silver")


def test_actions_that_are_left_can_be_used_as_buys(table):
    turn = {"phase": "buy", "coins": 4, "buys": 1, "actions": 1, "bought": True}
    holds(table, "Flourishing Trade", turn=turn).anna(hand="").buys("Silver").has(buys=0, actions=1)
    table.anna().buys("Silver").has(discard="", hand="2 Silver", play="")


def test_without_buys_and_actions_nothing_more_is_bought(table):
    turn = {"phase": "buy", "coins": 4, "buys": 1, "actions": 0, "bought": True}
    holds(table, "Flourishing Trade", turn=turn).anna(hand="").buys("Silver").table.phase("Bernd", "buy")


def test_events_are_not_cheaper(table):
    buying(holds(table, "Flourishing Trade", landscapes=["Amass"]), coins=1, hand="")
    assert "buy Amass" not in table.game.choices
    with pytest.raises(Illegal, match="Amass cannot be bought now: it costs 2, and Anna has 1"):
        table.anna().buys("Amass")


def test_it_adds_to_a_bridge_and_no_card_costs_less_than_nothing(table):
    buying(holds(table, "Flourishing Trade"), coins=1, play="Bridge").buys("Silver").buys("Estate").has(coins=0)


def test_an_event_can_be_bought_with_an_action(table):
    turn = {"phase": "buy", "coins": 4, "buys": 0, "actions": 1, "bought": True}
    holds(table, "Flourishing Trade", turn=turn, landscapes=["Delve"]).anna(hand="").buys("Delve").has(
        actions=0, buys=1
    )


# --- Good Harvest ----------------------------------------------------------------------------------------------------


def test_good_harvest_gives_a_buy_and_a_coin_for_each_name(table):
    holds(table, "Good Harvest", turn={"phase": "buy"}).anna(hand="2 Copper, Silver").plays_treasures()
    table.anna().has(coins=4 + 2, buys=3)


def test_a_name_played_before_it_came_true_was_the_first(table):
    holds(table, "Good Harvest", turn={"phase": "buy"}).anna(hand="Copper", play="Copper").plays("Copper")
    table.anna().has(coins=1, buys=1)


def test_good_harvest_comes_first(table):
    holds(table, "Good Harvest", turn={"phase": "buy"}).anna(hand="Fortune").plays("Fortune").has(coins=2, buys=3)


def test_it_counts_anew_each_turn(table):
    holds(table, "Good Harvest", turn={"phase": "buy"}).anna(hand="Copper", deck="5 Copper").plays("Copper")
    table.next_turn_of("Anna").plays("Copper").has(coins=2, buys=2)


# --- Great Leader ----------------------------------------------------------------------------------------------------


def test_great_leader_gives_an_action_after_each_action(table):
    holds(table, "Great Leader").anna(hand="2 Smithy", deck="9 Copper").plays("Smithy").has(actions=1)
    table.anna().plays("Smithy").has(actions=1)


def test_a_throne_room_and_both_plays_give_one_each(table):
    holds(table, "Great Leader").anna(hand="Throne Room, Smithy", deck="9 Copper").plays("Throne Room")
    table.anna().chooses("Smithy").has(actions=3)


def test_the_omen_that_brought_the_leader_gives_one(table):
    holds(table, "Great Leader", sun=1).anna(hand="River Shrine").plays("River Shrine").has(actions=1)


def test_treasures_give_no_action(table):
    holds(table, "Great Leader", turn={"phase": "buy"}).anna(hand="Copper").plays("Copper").has(actions=1)


# --- Growth ----------------------------------------------------------------------------------------------------------


def test_growth_brings_a_cheaper_card_for_a_treasure(table):
    buying(holds(table, "Growth"), coins=6).buys("Gold").chooses("Duchy").has(discard="Gold, Duchy")


def test_a_treasure_gained_by_growth_brings_one_in_turn(table):
    buying(holds(table, "Growth"), coins=6).buys("Gold").chooses("Silver").chooses("Estate")
    table.anna().has(discard="Gold, Silver, Estate")


def test_nothing_is_cheaper_than_a_copper(table):
    buying(holds(table, "Growth"), coins=0).buys("Copper").has(discard="Copper")


def test_growth_must_be_done_and_only_cheaper_cards_are_offered(table):
    buying(holds(table, "Growth"), "Village", coins=3).buys("Silver").table.asks("Anna", "Copper", "Estate", "Curse")


def test_other_cards_do_not_grow(table):
    buying(holds(table, "Growth"), coins=8).buys("Province").has(discard="Province")


# --- Harsh Winter ----------------------------------------------------------------------------------------------------


def debt_on(table, pile):
    return table.game.pile_tokens.get((pile, "debt"), 0)


def test_harsh_winter_lays_debt_on_the_pile(table):
    buying(holds(table, "Harsh Winter"), coins=3).buys("Silver").has(debt=0)
    assert debt_on(table, "silver") == 2


def test_the_next_gain_takes_it(table):
    buying(holds(table, "Harsh Winter"), coins=7).buys("Silver").buys("Silver").has(debt=2)
    assert debt_on(table, "silver") == 0


def test_a_gain_on_anothers_turn_does_nothing(table):
    holds(table, "Harsh Winter").anna(hand="Witch", deck="2 Copper").plays("Witch").table.bernd().has(debt=0)
    assert debt_on(table, "curse") == 0


def test_debt_that_lies_there_already_is_taken(table):
    table.set(pile_tokens={"Silver": {"debt": 1}})
    buying(holds(table, "Harsh Winter"), coins=4).buys("Silver").has(debt=1)


def test_a_mixed_pile_has_its_debt_in_common(table):
    table.set(supply={"Augurs": ["Acolyte", "Sorceress"]})
    buying(holds(table, "Harsh Winter"), "Augurs", coins=12).buys("Acolyte").buys("Sorceress").has(debt=2)


# --- Kind Emperor ----------------------------------------------------------------------------------------------------


def test_kind_emperor_gives_an_action_at_the_start_of_the_turn(table):
    holds(table, "Kind Emperor", kingdom=["Village", "Samurai"]).anna(hand="", deck="9 Copper").passes()
    table.asks("Bernd", "Village", "Samurai").bernd().chooses("Samurai").has(hand="Samurai")


def test_whoever_takes_the_last_token_gains_one_at_once(table):
    holds(table, "Kind Emperor", sun=1, kingdom=["Village"]).anna(hand="Tea House", deck="2 Copper").plays("Tea House")
    table.anna().chooses("Village").has(hand="Village, Copper", coins=2)


def test_nobody_else_gains_one_then(table):
    holds(table, "Kind Emperor", sun=1, kingdom=["Village"]).anna(hand="Tea House", deck="2 Copper").plays("Tea House")
    table.anna().chooses("Village").table.bernd().has(hand="", discard="")


def test_the_emperors_action_can_cost_debt_and_is_a_duty(table):
    holds(table, "Kind Emperor", kingdom=["Daimyo"]).anna(hand="", deck="9 Copper").passes()
    table.bernd().has(hand="Daimyo")


# --- Panic -----------------------------------------------------------------------------------------------------------


def test_panic_gives_two_buys_for_each_treasure(table):
    holds(table, "Panic", turn={"phase": "buy"}).anna(hand="2 Copper").plays("Copper").plays("Copper").has(buys=5)


def test_treasures_go_from_play_back_to_their_piles(table):
    holds(table, "Panic", turn={"phase": "buy"}, supply={"Gold": 5}).anna(hand="Gold, Silver", deck="9 Copper")
    table.anna().plays("Gold").passes().has(discard="Silver", play="")
    table.pile("Gold", 6)


def test_what_has_no_pile_stays_in_the_discard_pile(table):
    holds(table, "Panic", turn={"phase": "buy"}).anna(hand="Goat", deck="9 Copper").plays("Goat").passes()
    table.anna().has(discard="Goat", play="")


def test_actions_are_discarded_as_usual(table):
    holds(table, "Panic").anna(hand="Village", deck="9 Copper").plays("Village").passes()
    table.anna().has(discard="Village, Copper")


def test_a_treasure_of_the_action_phase_gives_buys_too(table):
    holds(table, "Panic").anna(hand="Storyteller, Copper", deck="9 Estate").plays("Storyteller").chooses("Copper")
    table.anna().has(buys=3)


# --- Progress --------------------------------------------------------------------------------------------------------


def test_progress_puts_what_is_gained_onto_the_deck(table):
    buying(holds(table, "Progress"), coins=3, deck="Estate").buys("Silver").has(deck="Silver, Estate", discard="")


def test_progress_holds_for_curses_of_others(table):
    holds(table, "Progress").anna(hand="Witch", deck="2 Copper").plays("Witch").table.bernd().has(deck="Curse")


def test_progress_takes_what_was_gained_to_the_hand_too(table):
    holds(table, "Progress").anna(hand="Mine, Copper", deck="").plays("Mine").chooses("Copper").chooses("Silver").has(
        deck="Silver"
    )


def test_a_card_that_a_watchtower_trashed_cannot_go_onto_the_deck(table):
    buying(holds(table, "Progress"), coins=3, hand="Watchtower").buys("Silver").chooses("Watchtower").chooses("trash")
    table.anna().has(deck="")
    table.trash("Silver")


# --- Rapid Expansion -------------------------------------------------------------------------------------------------


def test_rapid_expansion_plays_what_was_gained_next_turn(table):
    buying(holds(table, "Rapid Expansion"), "Village", coins=3, buys=1, deck="9 Copper").buys("Village")
    table.anna().has(aside="Village", discard="")
    table.next_turn_of("Anna").has(play="Village", actions=3, hand="6 Copper", aside="")


def test_a_treasure_is_played_at_the_start_of_the_turn(table):
    buying(holds(table, "Rapid Expansion"), coins=6, buys=1, deck="9 Copper").buys("Gold")
    table.next_turn_of("Anna").has(play="Gold", coins=3)


def test_victory_cards_and_curses_are_spared(table):
    buying(holds(table, "Rapid Expansion"), coins=2, buys=2).buys("Estate").has(discard="Estate", aside="")


def test_two_cards_are_played_in_an_order_of_their_players_choice(table):
    buying(holds(table, "Rapid Expansion"), "Village", "Smithy", coins=7, buys=2, deck="20 Copper").buys("Village")
    table.anna().buys("Smithy").table.bernd().passes()
    table.asks("Anna", "Rapid Expansion (Village)", "Rapid Expansion (Smithy)")


def test_a_card_that_was_moved_is_not_set_aside(table):
    buying(holds(table, "Rapid Expansion"), coins=3, hand="Watchtower").buys("Silver").chooses("Watchtower")
    table.anna().chooses("trash").has(aside="")
    table.trash("Silver")


def test_a_duration_gained_so_works_and_stays(table):
    buying(holds(table, "Rapid Expansion"), "Caravan", coins=4, buys=1, deck="20 Copper").buys("Caravan")
    table.next_turn_of("Anna").has(play="Caravan", hand=6)
    table.next_turn_of("Anna").has(play="Caravan", hand=6)


# --- Sickness --------------------------------------------------------------------------------------------------------


def test_sickness_brings_a_curse_onto_the_deck_or_takes_three_cards(table):
    holds(table, "Sickness").anna(hand="").table.bernd(hand="5 Copper", deck="Gold")
    table.anna().passes().table.asks("Bernd", "curse", "discard")
    table.bernd().chooses("curse").has(deck="Curse, Gold", hand="5 Copper")


def test_sickness_discards_three(table):
    holds(table, "Sickness").anna(hand="").table.bernd(hand="3 Gold, 2 Estate")
    table.anna().passes().table.bernd().chooses("discard").chooses("2 Estate, Gold").has(hand="2 Gold", deck="")


def test_discarding_may_be_chosen_with_fewer_cards(table):
    holds(table, "Sickness").anna(hand="").table.bernd(hand="Gold")
    table.anna().passes().table.bernd().chooses("discard").has(hand="", discard="Gold")


def test_discarding_with_an_empty_hand_says_so(table):
    holds(table, "Sickness").anna(hand="").passes().table.bernd().chooses("discard").has(hand="", deck="")
    assert "none in hand" in table.sentences


def test_the_curse_may_be_chosen_when_none_is_left(table):
    holds(table, "Sickness", supply={"Curse": 0}).anna(hand="").table.bernd(hand="Gold")
    table.anna().passes().table.bernd().chooses("curse").has(hand="Gold", deck="")


# --- Divine Wind -----------------------------------------------------------------------------------------------------

NEW = ["Cellar", "Chapel", "Harbinger", "Merchant", "Vassal", "Workshop", "Gardens", "Poacher", "Bandit", "Laboratory"]


def wind(table, new=NEW, **parts):
    table.set(prophecy="Divine Wind", sun=1, **{"kingdom": ["Tea House", "Village", "Smithy"], **parts})
    table.anna(hand="Tea House, Village", deck="5 Copper").plays("Tea House")
    return table.anna().chooses(", ".join(new))


def test_divine_wind_lays_ten_new_piles(table):
    wind(table)
    supply = state(table.game)["supply"]
    assert set(NEW) <= set(supply)
    assert not {"Tea House", "Village", "Smithy"} & set(supply)
    assert {"Copper", "Province", "Curse"} <= set(supply)


@pytest.mark.parametrize("base", [1, 2])
def test_the_wind_draws_by_lot_what_the_played_editions_have(base):
    players = {"Anna": {"hand": ["Tea House"], "deck": []}, "Bernd": {"hand": [], "deck": []}}
    parts = {"kingdom": ["Village"], "prophecy": "Divine Wind", "sun": 1, "editions": {"Base": base}}
    drawn = set()
    for seed in range(40):
        run = Run(parse({"players": players, **parts, "seed": seed, "moves": ["play Tea House", "-"]}))
        drawn |= state(run.game)["supply"].keys()
    editions = [fact.editions for fact in facts().values() if fact.expansion == "base" and fact.en in drawn]
    assert len(editions) > 15
    assert all(base in has for has in editions)


def test_the_omen_goes_on_after_the_wind(table):
    wind(table).has(coins=2, actions=1, hand="Village, Copper")


def test_players_keep_and_play_their_cards_of_old_piles(table):
    wind(table).plays("Village").has(actions=2, play="Tea House, Village")


def test_new_piles_are_bought_and_old_ones_not(table):
    wind(table).passes()
    assert "buy Cellar" in table.game.choices
    assert "buy Village" not in table.game.choices


@pytest.mark.parametrize(("name", "why"), [("Tax", "it is no Kingdom pile"), ("Smithy", "it was in this game already")])
def test_a_pile_that_cannot_have_been_drawn_is_refused_with_the_reason(table, name, why):
    with pytest.raises(Illegal) as refused:
        wind(table, new=[name])
    assert refused.value.why[0] == f"{name} cannot be chosen here: {why}."


def test_a_message_lists_only_some_of_many_piles():
    anna = {"hand": ["Tea House"], "deck": []}
    table = {
        "players": {"Anna": anna, "Bernd": {}},
        "prophecy": "Divine Wind",
        "sun": 1,
        "moves": ["play Tea House", "Tax"],
    }
    error = Run(parse(table)).error
    assert len(error["legal"]) > MOST_LISTED
    assert error["message"]["en"].endswith(f" and {len(error['legal']) - MOST_LISTED} more.")
    assert error["message"]["de"].endswith(f" und {len(error['legal']) - MOST_LISTED} weitere.")


def test_an_empty_pile_that_left_no_longer_counts(table):
    wind(table, supply={"Village": 0, "Smithy": 0})
    assert table.game.empty_piles() == 0


def test_what_is_not_named_is_drawn_by_lot(table):
    wind(table, new=["Cellar", "Witch"])
    assert len([pile for pile in table.game.table.supply if pile.kind.fact.number is not None]) >= 10
    assert {"cellar", "witch"} <= set(table.game.table.piles)


def test_new_piles_bring_what_they_need(table):
    new = ["Young Witch", "Alchemist", "Marauder", "Importer", "Riverboat", *NEW[:5]]
    wind(table, new=new)
    piles = table.game.table.piles
    assert {"potion", "ruins", "spoils"} <= set(piles)
    assert table.game.table.ally is not None
    assert table.game.table.bane is not None
    assert [table.game.token(p, "favors") for p in (0, 1)] == [5, 5]


def told_by_wind(table):
    """What it says that came, by sentence: who and what."""
    told = {}
    for step in table.game.log:
        if step.sentence in ("piles come along", "bane comes", "ally comes", "lies apart", "plus"):
            told.setdefault(step.sentence, []).append((step.actor, step.cards or step.words["n"]))
    return told


def test_what_comes_along_with_the_new_piles_is_said(table):
    wind(table, new=["Young Witch", "Alchemist", "Importer", "Riverboat", *NEW[:6]])
    g = table.game
    told = told_by_wind(table)
    assert set(told["piles come along"][0][1]) == {"potion", g.table.bane.slug}
    assert told["bane comes"] == [(0, (g.table.bane.slug,))]
    assert told["ally comes"] == [(0, (g.table.ally.slug,))]
    assert told["lies apart"] == [(0, (dict(g.beside.chosen)["riverboat"],))]
    assert told["plus"][:2] == [(0, {"favors": 5}), (1, {"favors": 5})]


def test_coffers_of_a_new_baker_are_said(table):
    wind(table, new=["Baker", *NEW[1:]])
    assert told_by_wind(table)["plus"][:2] == [(0, {"coffers": 1}), (1, {"coffers": 1})]


def test_a_new_druids_boons_are_said(table):
    wind(table, new=["Druid", *NEW[1:]])
    assert told_by_wind(table)["lies apart"] == [(0, table.game.beside.druid)]


def test_where_nothing_comes_along_nothing_is_said_of_it(table):
    wind(table)
    assert set(told_by_wind(table)) == {"plus"}  # what the Tea House gives


CHARLATAN = {"prophecy": "Enlightenment", "sun": 0, "kingdom": ["Charlatan", "Poet"]}


def test_a_curse_that_charlatan_makes_a_treasure_is_an_action_too(table):
    table.set(**CHARLATAN).anna(hand="Curse, Copper", deck="9 Estate").plays("Curse")
    table.anna().has(play="Curse", hand="Copper, Estate", actions=1, coins=0)


def test_a_rice_broker_draws_seven_for_such_a_curse(table):
    table.set(**CHARLATAN).anna(hand="Rice Broker, Curse", deck="9 Estate").plays("Rice Broker").has(hand=7)


def test_without_charlatan_a_curse_is_no_action(table):
    table.set(prophecy="Enlightenment", sun=0).anna(hand="Rice Broker, Curse", deck="9 Estate").plays("Rice Broker")
    table.anna().has(hand=0)


def test_nothing_can_be_returned_to_a_pile_that_is_gone(table):
    table.set(prophecy="Divine Wind", sun=1, kingdom=["Tea House", "Snake Witch"])
    table.anna(hand="Tea House, Snake Witch", deck="2 Copper").plays("Tea House").chooses(", ".join(NEW))
    table.anna().plays("Snake Witch").has(play="Tea House, Snake Witch")
    table.bernd().has(discard="")


def test_a_trait_and_an_obelisk_go_on_for_cards_of_an_old_pile(table):
    wind(table, landscapes=["Cheap", "Obelisk"], chosen={"Cheap": "Village", "Obelisk": "Village"})
    game = table.game
    assert game.cost(game.table.rules.kind("village")).coins == 2
    assert state(game)["players"]["Anna"]["points"] == 2


def test_tokens_on_old_piles_are_gone(table):
    wind(table, pile_tokens={"Village": {"Training": "Anna"}}).plays("Village").has(coins=2)


def test_a_game_after_the_wind_is_described_and_laid_out_again(table):
    wind(table, new=["Young Witch", "Alchemist", "Marauder", "Importer", "Riverboat", *NEW[:5]])
    again = start(parse(format(describe(table.game))))
    assert again == table.game
    assert start(parse(document_of(describe(again)))) == again


def test_taking_a_move_back_brings_the_old_kingdom_back(table):
    wind(table)
    table.game.pop()
    table.game.pop()
    assert "Village" in state(table.game)["supply"]
    assert "Cellar" not in state(table.game)["supply"]
