"""Adventures: Events, once a turn and once a game, and what they leave on piles."""

import pytest

from rules.answer import state
from rules.engine.decisions import Illegal

BUY = {"player": "Anna", "phase": "buy", "coins": 20, "buys": 5}


def event(table, name, **seat):
    """Anna buys that Event."""
    table.set(landscapes=[*table.document.get("landscapes", []), name])
    table.document.setdefault("turn", dict(BUY))
    table.anna(**{"hand": "", "deck": "", **seat})
    return table.anna().buys(name)


def not_again(table, name):
    with pytest.raises(Illegal):
        table.game.push(f"buy {name}")


def cost(table, slug):
    return table.game.cost(table.game.table.rules.kind(slug)).coins


# --- Alms ------------------------------------------------------------------------------------------------------------


def test_alms_gain_a_card_for_at_most_four_with_no_treasure_in_play(table):
    table.set(kingdom=["Smithy", "Market"])
    event(table, "Alms", play="Village")
    table.asks("Anna", "Copper", "Curse", "Estate", "Silver", "Smithy", "Village")
    table.anna().chooses("Smithy").has(discard="Smithy")


def test_alms_give_nothing_with_a_treasure_in_play(table):
    event(table, "Alms", play="Copper").has(discard="")


def test_alms_once_a_turn(table):
    event(table, "Alms").chooses("Silver")
    not_again(table, "Alms")


def test_alms_again_next_turn(table):
    event(table, "Alms").chooses("Silver").passes()
    table.next_turn_of("Anna").buys("Alms").chooses("Silver")


# --- Borrow ----------------------------------------------------------------------------------------------------------


def test_borrow_puts_the_token_down_for_a_coin(table):
    event(table, "Borrow", deck="9 Copper").has(coins=21, buys=5, **{"minus-card": 1}).passes().has(hand=4)


def test_borrow_with_the_token_there_gives_only_the_buy(table):
    event(table, "Borrow", tokens={"minus-card": 1}).has(coins=20, buys=5, **{"minus-card": 1})
    assert "token there" in table.sentences


def test_borrow_once_a_turn(table):
    event(table, "Borrow")
    not_again(table, "Borrow")


def test_borrow_with_the_coin_token_gets_nothing_for_its_coin(table):
    event(table, "Borrow", tokens={"minus-coin": 1}).has(coins=20, **{"minus-card": 1, "minus-coin": 0})


# --- Quest -----------------------------------------------------------------------------------------------------------


def test_quest_discards_an_attack_for_a_gold(table):
    event(table, "Quest", hand="Militia, Witch, Copper")
    table.asks("Anna", "six", "curses", "attack", may=True)
    table.anna().chooses("attack").chooses("Witch").has(hand="Militia, Copper", discard="Witch, Gold")


def test_quest_discards_two_curses_for_a_gold(table):
    event(table, "Quest", hand="3 Curse, Copper").chooses("curses").has(hand="Curse, Copper", discard="2 Curse, Gold")


def test_quest_with_one_curse_discards_it_for_nothing(table):
    event(table, "Quest", hand="Curse, Copper").chooses("curses").has(hand="Copper", discard="Curse")


def test_quest_discards_six_cards_for_a_gold(table):
    event(table, "Quest", hand="6 Copper, Estate").chooses("six").chooses("6 Copper").has(hand="Estate")
    table.anna().has(discard="6 Copper, Gold")


def test_quest_with_five_cards_discards_all_for_nothing(table):
    event(table, "Quest", hand="5 Copper").chooses("six").has(hand="", discard="5 Copper")


def test_quest_may_be_left_alone(table):
    event(table, "Quest", hand="Militia").chooses("-").has(hand="Militia", discard="")


# --- Save ------------------------------------------------------------------------------------------------------------


def test_save_keeps_a_card_for_the_next_hand(table):
    event(table, "Save", hand="Gold, Estate", deck="9 Copper").chooses("Gold").has(buys=5, aside="Gold").passes()
    table.anna().has(hand="5 Copper, Gold", aside="", discard="Estate")


def test_save_with_an_empty_hand(table):
    event(table, "Save", deck="9 Copper").has(aside="").passes().has(hand=5)


def test_save_once_a_turn(table):
    event(table, "Save", hand="Gold, Estate").chooses("Gold")
    not_again(table, "Save")


def test_save_and_expedition(table):
    table.set(landscapes=["Expedition"])
    event(table, "Save", hand="Gold", deck="12 Copper").buys("Expedition").passes().has(hand="7 Copper, Gold")


def test_a_saved_card_comes_after_the_draw_with_its_token(table):
    event(table, "Save", hand="Gold", deck="9 Copper", tokens={"minus-card": 1}).passes()
    table.anna().has(hand="4 Copper, Gold")


# --- Scouting Party --------------------------------------------------------------------------------------------------


def test_scouting_party_discards_three_of_five(table):
    event(table, "Scouting Party", deck="Gold, Copper, Estate, Duchy, Silver, Curse").has(buys=5)
    table.asks("Anna", "Gold", "Copper", "Estate", "Duchy", "Silver", least=3, most=3)
    table.anna().chooses("Copper, Estate, Duchy").chooses("Silver").has(deck="Silver, Gold, Curse")
    table.anna().has(discard="Copper, Estate, Duchy")


def test_scouting_party_with_three_cards_discards_them_all(table):
    event(table, "Scouting Party", deck="Gold, Copper, Estate").has(deck="", discard="Gold, Copper, Estate")


def test_scouting_party_with_four_cards_keeps_one(table):
    event(table, "Scouting Party", deck="Gold, 3 Copper").chooses("3 Copper").has(deck="Gold", discard="3 Copper")


def test_scouting_party_leaves_the_token_on_the_deck(table):
    event(table, "Scouting Party", deck="3 Gold", tokens={"minus-card": 1}).has(**{"minus-card": 1})


def test_scouting_party_shuffles_to_look(table):
    event(table, "Scouting Party", deck="Gold", discard="4 Estate").chooses("Gold, 2 Estate").has(deck="2 Estate")


def test_scouting_party_several_times(table):
    event(table, "Scouting Party", deck="3 Gold").buys("Scouting Party").has(buys=5)


# --- Travelling Fair -------------------------------------------------------------------------------------------------


def test_travelling_fair_lets_each_gained_card_go_onto_the_deck(table):
    event(table, "Travelling Fair", deck="Copper").has(buys=6).buys("Gold")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(deck="Gold, Copper").buys("Silver").chooses("no").has(discard="Silver")


def test_travelling_fair_holds_for_gains_without_buying(table):
    table.set(landscapes=["Ball"])
    event(table, "Travelling Fair").buys("Ball").chooses("Silver").chooses("yes").chooses("Estate").chooses("yes")
    table.anna().has(deck="Estate, Silver")


def test_travelling_fair_ends_with_the_turn(table):
    event(table, "Travelling Fair", deck="5 Copper").passes()
    table.bernd().buys("Copper").has(hand="Copper")


def test_two_travelling_fairs_ask_for_one_card_once(table):
    event(table, "Travelling Fair").buys("Travelling Fair").buys("Gold").chooses("no").has(discard="Gold")


# --- Expedition ------------------------------------------------------------------------------------------------------


def test_expedition_draws_two_more(table):
    event(table, "Expedition", deck="12 Copper").passes().has(hand=7)


def test_two_expeditions_draw_four_more(table):
    event(table, "Expedition", deck="12 Copper").buys("Expedition").passes().has(hand=9)


def test_expedition_holds_for_one_hand_only(table):
    event(table, "Expedition", deck="20 Copper").passes()
    table.next_turn_of("Anna").passes().has(hand=5)


def test_expedition_with_an_outpost_draws_five(table):
    table.set(turn={"player": "Anna", "coins": 3}, landscapes=["Expedition"])
    table.anna(hand="Outpost", deck="12 Copper").plays("Outpost").buys("Expedition").has(hand=5)


# --- Bonfire ---------------------------------------------------------------------------------------------------------


def test_bonfire_trashes_two_coppers_in_play(table):
    event(table, "Bonfire", hand="Copper", play="3 Copper, Silver").chooses("2 Copper").has(play="Copper, Silver")
    table.trash("2 Copper")
    table.anna().has(coins=17)


def test_bonfire_trashes_no_other_card(table):
    event(table, "Bonfire", play="Silver, Village").has(play="Silver, Village")
    table.trash("")


def test_bonfire_may_trash_one_or_none(table):
    event(table, "Bonfire", play="3 Copper")
    table.asks("Anna", "Copper", may=True, most=2)
    table.anna().chooses("-").buys("Bonfire").chooses("Copper")
    table.trash("Copper")


def test_bonfire_leaves_the_hand_alone(table):
    event(table, "Bonfire", hand="2 Copper").has(hand="2 Copper")


# --- Raid, Trade, Ball -----------------------------------------------------------------------------------------------


def test_raid_gains_a_silver_for_each_in_play_and_puts_tokens_down(table):
    event(table, "Raid", play="2 Silver, Copper", hand="Silver").has(discard="2 Silver")
    table.bernd().has(**{"minus-card": 1})


def test_raid_is_no_attack(table):
    table.bernd(hand="Moat, Caravan Guard")
    event(table, "Raid").has(discard="")
    table.bernd().has(**{"minus-card": 1})
    assert "no attack" in table.sentences


def test_raid_with_few_silvers_left(table):
    table.set(supply={"Silver": 1})
    event(table, "Raid", play="2 Silver").has(discard="Silver")


def test_raid_twice(table):
    event(table, "Raid", play="Silver").buys("Raid").has(discard="2 Silver")
    table.bernd().has(**{"minus-card": 1})


def test_trade_trashes_two_for_two_silvers(table):
    event(table, "Trade", hand="2 Estate, Gold")
    table.asks("Anna", "Estate", "Gold", may=True, most=2)
    table.anna().chooses("2 Estate").has(hand="Gold", discard="2 Silver")
    table.trash("2 Estate")


def test_trade_of_one_and_of_none(table):
    event(table, "Trade", hand="Estate, Gold").chooses("Estate").has(discard="Silver")
    table.anna().buys("Trade").chooses("-").has(discard="Silver")


def test_trade_with_an_empty_hand(table):
    event(table, "Trade").has(discard="")


def test_trade_with_one_silver_left(table):
    table.set(supply={"Silver": 1})
    event(table, "Trade", hand="2 Estate").chooses("2 Estate").has(discard="Silver")


def test_trade_counts_a_fortress_that_came_back(table):
    event(table, "Trade", hand="Fortress, Estate").chooses("Fortress, Estate").has(hand="Fortress", discard="2 Silver")


def test_ball_takes_the_coin_token_and_gains_two_cards(table):
    table.set(kingdom=["Smithy"])
    event(table, "Ball").chooses("Smithy").chooses("Silver").has(discard="Smithy, Silver", **{"minus-coin": 1})


def test_ball_may_gain_two_of_a_card(table):
    event(table, "Ball").chooses("Silver").chooses("Silver").has(discard="2 Silver")


def test_ball_with_the_token_taken_already(table):
    event(table, "Ball", tokens={"minus-coin": 1}).chooses("Silver").chooses("Silver").has(**{"minus-coin": 1})


def test_ball_costs_a_coin_next_turn(table):
    event(table, "Ball", deck="5 Copper").chooses("Curse").chooses("Curse").passes()
    table.next_turn_of("Anna").plays_treasures().has(coins=4)


# --- Pilgrimage ------------------------------------------------------------------------------------------------------


def test_pilgrimage_first_turns_the_token_down_for_nothing(table):
    event(table, "Pilgrimage", play="Village, Silver").has(journey=1, discard="")
    assert table.game.pending.kind == "phase"


def test_pilgrimage_gains_up_to_three_different_cards_in_play(table):
    event(table, "Pilgrimage", play="Village, 2 Silver, Copper, Gold", tokens={"journey": 1})
    table.asks("Anna", "Village", "Silver", "Copper", "Gold", may=True, most=3)
    table.anna().chooses("Village, Silver, Gold").has(discard="Village, Silver, Gold", journey=0)


def test_pilgrimage_takes_each_name_once(table):
    event(table, "Pilgrimage", play="Village, 2 Silver", tokens={"journey": 1})
    with pytest.raises(Illegal):
        table.game.push("2 Silver")


def test_pilgrimage_gains_no_card_outside_the_supply(table):
    event(table, "Pilgrimage", play="Warrior", tokens={"journey": 1}).chooses("Warrior").has(discard="")


def test_pilgrimage_once_a_turn(table):
    event(table, "Pilgrimage")
    not_again(table, "Pilgrimage")


def test_a_ranger_and_a_pilgrimage_share_the_token(table):
    table.set(turn={"player": "Anna", "coins": 4}, landscapes=["Pilgrimage"])
    table.anna(hand="Ranger", deck="5 Copper").plays("Ranger").buys("Pilgrimage").chooses("Ranger")
    table.anna().has(discard="Ranger", journey=0)


# --- Mission ---------------------------------------------------------------------------------------------------------


def test_mission_and_outpost_give_one_extra_turn(table):
    table.set(turn={"player": "Anna", "coins": 4}, landscapes=["Mission"])
    table.anna(hand="Outpost", deck="20 Copper").plays("Outpost").buys("Mission")
    table.asks("Anna", "Outpost", "Mission")
    table.anna().chooses("Outpost").has(hand=3).passes()
    table.phase("Bernd", "buy")
    table.cited("adventures:mission:3")


def test_a_mission_turn_in_which_an_event_can_be_bought(table):
    event(table, "Mission", deck="12 Copper").passes()
    table.asks("Anna", *["play Copper"], may=True)


def test_mission_on_an_extra_turn_gives_none(table):
    table.set(turn={**BUY, "extra": "Outpost", "previous": "Anna"})
    event(table, "Mission", deck="12 Copper").passes()
    table.phase("Bernd", "buy")
    assert "no extra turn" in table.sentences


def test_no_card_is_bought_in_a_mission_turn(table):
    event(table, "Mission", deck="12 Copper").passes().plays_treasures()
    with pytest.raises(Illegal) as illegal:
        table.game.push("buy Silver")
    assert "Mission" in illegal.value.why[0]


# --- tokens on piles -------------------------------------------------------------------------------------------------

PLUS = [("Training", {"coins": 1}), ("Lost Arts", {"actions": 1}), ("Seaway", {"buys": 2})]


@pytest.mark.parametrize(("name", "gives"), PLUS)
def test_a_token_gives_its_plus_first(table, name, gives):
    table.set(pile_tokens={"Moat": {name: "Anna"}})
    table.anna(hand="Moat", deck="5 Copper").plays("Moat").has(hand="2 Copper", **gives)
    table.cited("adventures:tokens:1")


def test_pathfinding_draws_first(table):
    table.set(pile_tokens={"Smithy": {"Pathfinding": "Anna"}})
    table.anna(hand="Smithy", deck="5 Copper").plays("Smithy").has(hand="4 Copper")


def test_a_token_is_its_owners_only(table):
    table.set(pile_tokens={"Smithy": {"Pathfinding": "Bernd"}})
    table.anna(hand="Smithy", deck="5 Copper").plays("Smithy").has(hand="3 Copper")


def test_all_tokens_on_a_pile_work(table):
    names = {name: ["Anna", "Bernd"] for name in ("Pathfinding", "Lost Arts", "Seaway", "Training")}
    table.set(pile_tokens={"Smithy": names})
    table.anna(hand="Smithy, Village", deck="5 Copper").plays("Smithy")
    table.anna().has(hand="Village, 4 Copper", actions=1, buys=2, coins=1)


def test_a_token_works_twice_with_a_throne_room(table):
    table.set(pile_tokens={"Smithy": {"Training": "Anna"}})
    table.anna(hand="Throne Room, Smithy", deck="9 Copper").plays("Throne Room").chooses("Smithy").has(coins=2)


def test_a_token_on_an_empty_pile_works(table):
    table.set(pile_tokens={"Smithy": {"Training": "Anna"}}, supply={"Smithy": 0})
    table.anna(hand="Smithy", deck="9 Copper").plays("Smithy").has(coins=1)


def test_a_token_on_a_mixed_pile_works_for_all_its_cards(table):
    table.set(pile_tokens={"Knights": {"Training": "Anna"}})
    table.anna(hand="Dame Molly", deck="9 Copper").plays("Dame Molly").has(coins=1)


def test_a_token_on_a_split_pile_works_for_both_its_cards(table):
    table.set(pile_tokens={"Patrician / Emporium": {"Lost Arts": "Anna"}})
    table.anna(hand="Patrician, Emporium", deck="9 Copper").plays("Patrician").has(actions=2)
    table.anna().plays("Emporium").has(actions=3)


def test_the_card_of_a_token_comes_before_what_listens_to_the_play(table):
    table.set(pile_tokens={"Militia": {"Pathfinding": "Anna"}})
    table.anna(hand="Militia", play="Urchin", deck="Gold").plays("Militia").has(hand="Gold")
    table.asks("Anna", "yes", "no")


def test_a_token_helps_a_card_that_is_played_where_it_lies(table):
    table.set(kingdom=["Smithy"], pile_tokens={"Smithy": {"Training": "Anna"}})
    table.anna(hand="Band of Misfits", deck="5 Copper").plays("Band of Misfits").has(coins=1, hand="3 Copper")


@pytest.mark.parametrize("name", ["Training", "Lost Arts", "Pathfinding", "Ferry", "Plan"])
def test_an_event_moves_its_token_to_an_action_pile(table, name):
    table.set(kingdom=["Smithy", "Village", "Gardens"], supply={"Village": 0})
    event(table, name)
    table.asks("Anna", "Smithy", "Village")
    table.anna().chooses("Village").buys(name).chooses("Smithy")
    slug = name.lower().replace(" ", "-")
    assert table.game.pile_tokens == {("smithy", f"{slug} 0"): 1}
    table.said("Anna", "token", "Smithy")


def test_a_plus_passes_the_changing_card_of_a_token_too(table):
    table.set(pile_tokens={"Moat": {"Training": "Anna"}})
    table.anna(hand="Moat", deck="5 Copper", tokens={"minus-coin": 1}).plays("Moat").has(coins=0, **{"minus-coin": 0})


# --- Seaway ----------------------------------------------------------------------------------------------------------


def test_seaway_gains_an_action_and_puts_the_token_on_its_pile(table):
    table.set(kingdom=["Smithy", "Market", "Gardens"])
    event(table, "Seaway").has(discard="Smithy")
    assert table.game.pile_tokens == {("smithy", "seaway 0"): 1}


def test_seaway_chooses_among_actions_for_at_most_four(table):
    table.set(kingdom=["Smithy", "Village", "Market"])
    event(table, "Seaway")
    table.asks("Anna", "Smithy", "Village")


def test_seaway_with_no_such_action_does_nothing(table):
    table.set(kingdom=["Market"])
    event(table, "Seaway").has(discard="")
    assert table.game.pile_tokens == {}


def test_seaway_on_a_mixed_pile(table):
    table.set(supply={"Knights": ["Sir Martin", "Dame Molly"]})
    event(table, "Seaway").has(discard="Sir Martin")
    assert table.game.pile_tokens == {("knights", "seaway 0"): 1}


def test_seaway_looks_at_the_present_cost_only(table):
    table.set(kingdom=["Market"])
    event(table, "Seaway", play="Bridge").chooses("Market")
    assert table.game.pile_tokens == {("market", "seaway 0"): 1}


# --- Ferry -----------------------------------------------------------------------------------------------------------


def test_ferry_makes_cards_of_its_pile_cheaper_on_your_turns(table):
    table.set(pile_tokens={"Smithy": {"Ferry": "Anna"}}, turn=dict(BUY))
    table.anna(hand="", deck="5 Copper")
    assert (cost(table, "smithy"), cost(table, "duchy")) == (2, 5)
    table.anna().passes()
    assert cost(table, "smithy") == 4


def test_ferry_on_a_mixed_pile_counts_for_all_its_cards(table):
    table.set(pile_tokens={"Knights": {"Ferry": "Anna"}}).anna(hand="")
    assert (cost(table, "sir-martin"), cost(table, "dame-anna")) == (2, 3)


def test_ferry_never_below_nothing(table):
    table.set(pile_tokens={"Poor House": {"Ferry": "Anna"}}).anna(hand="")
    assert cost(table, "poor-house") == 0


def test_ferry_helps_to_buy(table):
    table.set(kingdom=["Smithy"], landscapes=["Ferry"], turn={**BUY, "coins": 5, "buys": 3})
    table.anna(hand="", deck="").buys("Ferry").buys("Smithy").has(coins=0, discard="Smithy")


def test_ferry_counts_for_a_remodel_too(table):
    table.set(pile_tokens={"Market": {"Ferry": "Anna"}})
    table.anna(hand="Workshop").plays("Workshop").chooses("Market").has(discard="Market")


# --- Plan ------------------------------------------------------------------------------------------------------------


def on_smithies(table, name, hand="Estate, Copper"):
    table.set(pile_tokens={"Smithy": {name: "Anna"}}, kingdom=["Village"], turn=dict(BUY))
    return table.anna(hand=hand, deck="5 Copper")


def test_plan_trashes_a_card_when_one_of_its_pile_is_gained(table):
    on_smithies(table, "Plan").buys("Smithy")
    table.asks("Anna", "Estate", "Copper", may=True, most=1)
    table.anna().chooses("Estate").has(hand="Copper", discard="Smithy")
    table.trash("Estate")


def test_plan_may_trash_nothing(table):
    on_smithies(table, "Plan").buys("Smithy").chooses("-").has(hand="Estate, Copper")


def test_plan_minds_no_other_pile_and_no_other_player(table):
    table.bernd(hand="Workshop, Copper", deck="")
    on_smithies(table, "Plan").buys("Village").has(hand="Estate, Copper").passes()
    table.bernd().plays("Workshop").chooses("Smithy").has(discard="Smithy", hand="Copper")


def test_plan_with_an_empty_hand_asks_nothing(table):
    on_smithies(table, "Plan", "").buys("Smithy").has(discard="Smithy")


def test_plan_holds_for_gains_without_buying(table):
    table.set(pile_tokens={"Smithy": {"Plan": "Anna"}})
    table.anna(hand="Workshop, Estate").plays("Workshop").chooses("Smithy").chooses("yes").has(hand="")
    table.trash("Estate")


# --- Inheritance -----------------------------------------------------------------------------------------------------


def test_inheritance_sets_an_action_aside(table):
    table.set(kingdom=["Village", "Smithy", "Market", "Caravan", "Gardens", "Band of Misfits"])
    event(table, "Inheritance")
    table.asks("Anna", "Village", "Smithy", "Caravan")
    table.anna().chooses("Smithy").has(discard="")
    table.pile("Smithy", 9)
    assert table.game.gained == ()
    not_again(table, "Inheritance")


def on_mat(table):
    return state(table.game)["players"]["Anna"]["mats"]["inheritance"]


def inherited(table, name, **seat):
    mats = {"inheritance": [name]}
    return table.anna(**{"hand": "2 Estate", "deck": "9 Copper", "mats": mats, **seat})


def test_an_estate_plays_what_was_inherited(table):
    inherited(table, "Village").plays("Estate").has(hand="Estate, Copper", actions=2, play="Estate")
    table.cited("adventures:inheritance:2")


def test_an_estate_is_no_action_on_another_turn(table):
    inherited(table, "Village")
    table.bernd(hand="2 Estate, Village", deck="9 Copper")
    table.anna().passes().passes()
    table.asks("Bernd", "play Village", may=True)


def test_an_estate_of_another_player_is_an_action_on_your_turn(table):
    inherited(table, "Village", hand="Tribute", deck="")
    table.bernd(hand="", deck="Estate, Copper")
    table.anna().plays("Tribute").has(actions=2, coins=2)


def test_an_estate_that_plays_a_card_that_moves_itself_moves_nothing(table):
    inherited(table, "Guide").plays("Estate").has(play="Estate", tavern="", hand="Estate, Copper")
    assert "not in play" in table.sentences


def test_an_estate_still_counts_a_point_and_so_does_the_inherited_card(table):
    inherited(table, "Mill", hand="2 Estate", deck="").has(points=3)


def test_an_estate_throned_plays_it_twice(table):
    inherited(table, "Smithy", hand="Throne Room, Estate").plays("Throne Room").chooses("Estate").has(hand="6 Copper")


def test_an_inherited_throne_room_on_a_duration_keeps_the_estate_in_play(table):
    inherited(table, "Throne Room", hand="Estate, Caravan", deck="12 Copper").plays("Estate").chooses("Caravan")
    table.anna().passes().has(play="Estate, Caravan")
    table.next_turn_of("Anna").has(hand=7)


def test_a_duration_can_be_set_aside_with_inheritance(table):
    """The wiki's FAQ of 2022: any Action up to 4 that is no Command."""
    table.set(kingdom=["Caravan", "Flagship", "Laboratory"])
    event(table, "Inheritance")
    assert on_mat(table) == ["Caravan"]


def test_an_inherited_duration_keeps_the_estate_in_play(table):
    inherited(table, "Caravan", hand="Estate", deck="12 Copper").plays("Estate").passes().has(play="Estate")
    table.cited("adventures:inheritance:6")
    table.next_turn_of("Anna").has(hand=6, play="Estate")
    table.next_turn_of("Anna").has(play="")


def test_an_inherited_student_does_not_go_onto_the_deck(table):
    table.set(ally="Cave Dwellers")
    inherited(table, "Student", hand="Estate, Copper", deck="Gold").plays("Estate").chooses("yes").has(deck="Gold")
    assert on_mat(table) == ["Student"]


def test_an_inherited_landing_party_does_not_go_onto_the_deck(table):
    inherited(table, "Landing Party", hand="Estate", deck="2 Silver, 5 Copper, Gold").plays("Estate").passes()
    table.next_turn_of("Anna").plays("Copper").has(deck="Gold")
    assert on_mat(table) == ["Landing Party"]
    table.cited("base2:lost-track:4")


def test_a_token_on_the_pile_of_the_inherited_card_works(table):
    table.set(pile_tokens={"Village": {"Training": "Anna"}})
    inherited(table, "Village").plays("Estate").has(coins=1)


def test_an_estate_is_a_command_and_no_band_of_misfits_plays_it(table):
    table.set(kingdom=["Smithy"])
    inherited(table, "Village", hand="Band of Misfits").plays("Band of Misfits").chooses("Smithy").has(hand="3 Copper")


def test_crossroads_counts_an_estate_that_is_an_action(table):
    inherited(table, "Crossroads", hand="2 Estate").plays("Estate").has(hand="Estate, Copper", actions=3)


def test_an_inherited_estate_makes_no_action_pile(table):
    """What a pile is, is printed: a token of Training does not go onto the Estates."""
    table.set(turn={"phase": "buy", "coins": 6, "buys": 2}, landscapes=["Training", "Inheritance"])
    table.set(supply={"Village": 10, "Moat": 9}).anna(hand="", mats={"inheritance": ["Moat"]}).buys("Training")
    table.asks("Anna", "Village", "Moat")


def test_inheritance_with_nothing_to_set_aside(table):
    table.set(kingdom=["Market"])
    event(table, "Inheritance").has(discard="")
    assert table.game.pending is not None


def test_a_royal_carriage_replays_an_estate(table):
    mats = {"inheritance": ["Smithy"], "tavern": ["Royal Carriage"]}
    inherited(table, "Smithy", hand="Estate", mats=mats).plays("Estate").chooses("yes")
    table.anna().has(hand="6 Copper", play="Estate, Royal Carriage")


def test_training_gives_a_coin_before_the_card_does_anything(table):
    table.set(landscapes=["Training"], kingdom=["Smithy"], turn={"phase": "buy", "coins": 6}).anna(
        hand="", deck="Smithy, 4 Copper"
    )
    table.anna().buys("Training")
    table.next_turn_of("Anna").plays("Smithy").has(coins=1)


def test_training_moves_its_token(table):
    table.set(
        landscapes=["Training"], kingdom=["Smithy", "Market"], turn={"phase": "buy", "coins": 12, "buys": 2}
    ).anna(hand="Copper")
    table.anna().buys("Training").chooses("Smithy").buys("Training").chooses("Market")
    assert list(table.game.pile_tokens) == [("market", "training 0")]


def test_training_twice_with_throne_room(table):
    table.set(landscapes=["Training"], pile_tokens={"Smithy": {"Training": ["Anna"]}}).anna(
        hand="Throne Room, Smithy", deck="6 Copper"
    )
    table.anna().plays("Throne Room").chooses("Smithy").has(coins=2)


def test_training_belongs_to_one_player(table):
    table.set(landscapes=["Training"], pile_tokens={"Smithy": {"Training": ["Anna"]}}, turn={"player": "Bernd"}).anna(
        hand=""
    )
    table.bernd(hand="Smithy", deck="3 Copper").plays("Smithy").has(coins=0)


def test_mission_gives_a_turn_without_buying_cards(table):
    table.set(landscapes=["Mission", "Training"], turn={"phase": "buy", "coins": 4})
    table.anna(hand="", deck="3 Gold, 2 Copper")
    table.bernd(hand="Copper", deck="5 Copper")
    table.anna().buys("Mission")
    table.phase("Anna", "buy").anna().plays_treasures().has(coins=11)
    table.asks("Anna", "buy Mission", "buy Training", may=True)
    table.cited("adventures:mission:1", "adventures:mission:2")
    table.anna().passes()
    table.phase("Bernd", "buy")


def test_mission_gives_no_third_turn_and_only_one(table):
    table.set(landscapes=["Mission"], turn={"phase": "buy", "coins": 8, "buys": 3})
    table.anna(hand="", deck="2 Gold, 3 Estate, 5 Copper")
    table.bernd(hand="Copper", deck="5 Copper")
    table.anna().buys("Mission")
    assert "buy Mission" not in table.game.choices  # once a turn
    table.anna().passes()
    table.phase("Anna", "buy").anna().plays_treasures().buys("Mission")
    table.phase("Bernd", "buy")


def test_mission_after_a_turn_of_your_own_does_nothing(table):
    table.set(landscapes=["Mission"], turn={"phase": "buy", "coins": 4, "previous": "Anna"})
    table.anna(hand="", deck="5 Copper")
    table.bernd(hand="Copper", deck="5 Copper")
    table.anna().buys("Mission")
    table.phase("Bernd", "buy")


def test_cards_can_be_gained_in_a_mission_turn(table):
    table.set(turn={"extra": "Mission"}, landscapes=["Mission"]).anna(hand="Workshop").plays("Workshop")
    table.anna().chooses("Silver")
    table.said("Anna", "gain", "Silver").phase("Bernd", "buy")


def test_nothing_is_bought_from_the_black_market_in_a_mission_turn(table):
    table.set(turn={"extra": "Mission"}, landscapes=["Mission"], supply={"Black Market Deck": ["Moat", "Village"]})
    table.anna(hand="Black Market, Gold").plays("Black Market").chooses("Gold")
    table.asks("Anna", "Moat", "Village", least=2)  # in which order they go back
    table.anna().chooses("Village, Moat")
    table.said("Anna", "play", "Gold").unsaid("Anna", "buy").asks("Anna", "buy Mission", may=True)
