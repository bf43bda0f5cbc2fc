"""Renaissance: Projects."""

import pytest

from rules.document.describe import describe
from rules.document.layout import start
from rules.document.parse import parse
from rules.document.write import format


def turn_begins(table, project, **zones):
    """Anna's turn begins with that Project."""
    table.set(landscapes=[project], turn={"player": "Bernd", "phase": "buy"})
    table.anna(**{"hand": "", "deck": "", **zones, "holds": [project]})
    table.bernd(hand="", deck="")
    table.bernd().passes()
    return table


def test_projects_are_bought_once_and_only_two(table):
    table.set(landscapes=["Fair", "Barracks", "Canal"], turn={"player": "Anna", "phase": "buy", "coins": 20, "buys": 3})
    table.anna(hand="", deck="").buys("Fair").has(holds=["Fair"])
    assert "buy Fair" not in table.game.choices
    table.anna().buys("Canal")
    assert "buy Barracks" not in table.game.choices


def test_cathedral_trashes_a_card(table):
    turn_begins(table, "Cathedral", hand="Copper, Estate").asks("Anna", "Copper", "Estate")
    table.anna().chooses("Estate").has(hand="Copper")


def test_cathedral_must_trash_the_only_card(table):
    turn_begins(table, "Cathedral", hand="Gold").anna().has(hand="")
    table.trash("Gold")


def test_cathedral_with_an_empty_hand_trashes_nothing(table):
    turn_begins(table, "Cathedral").anna().has(hand="")
    table.trash("")


def test_city_gate_puts_back_the_only_card_that_it_drew(table):
    turn_begins(table, "City Gate", deck="Gold, Silver").anna().has(hand="", deck="Gold, Silver")


def test_city_gate_without_any_cards(table):
    turn_begins(table, "City Gate").anna().has(hand="", deck="")


def test_academy_and_guildhall_hear_of_gains_without_a_purchase(table):
    table.set(landscapes=["Academy", "Guildhall"], kingdom=["Village"])
    table.anna(hand="Workshop, Bureaucrat", deck="", holds=["Academy", "Guildhall"]).plays("Workshop")
    table.anna().chooses("Village").has(villagers=1, coffers=0)


def test_guildhall_pays_for_a_silver_onto_the_deck(table):
    table.set(landscapes=["Guildhall"]).anna(hand="Bureaucrat", deck="", holds=["Guildhall"]).plays("Bureaucrat")
    table.anna().has(deck="Silver", coffers=1)


def test_academy_and_guildhall_give_nothing_for_an_estate(table):
    table.set(landscapes=["Academy", "Guildhall"], turn={"player": "Anna", "phase": "buy", "coins": 2})
    table.anna(hand="", deck="5 Copper", holds=["Academy", "Guildhall"]).buys("Estate").has(villagers=0, coffers=0)


def test_city_gate_draws_and_puts_back(table):
    turn_begins(table, "City Gate", hand="Copper", deck="Gold").asks("Anna", "Copper", "Gold")
    table.anna().chooses("Copper").has(hand="Gold", deck="Copper")


def test_fair_and_barracks(table):
    turn_begins(table, "Fair", hand="Copper").anna().has(buys=2)


def test_barracks(table):
    turn_begins(table, "Barracks", hand="Village").anna().has(actions=2)


def test_pageant_pays_a_coin_for_coffers(table):
    table.set(landscapes=["Pageant"], turn={"player": "Anna", "phase": "buy", "coins": 2})
    table.anna(hand="", deck="", holds=["Pageant"]).passes().chooses("yes").has(coffers=1)


def test_pageant_without_a_coin_asks_nothing(table):
    table.set(landscapes=["Pageant"], turn={"player": "Anna", "phase": "buy", "coins": 0})
    table.anna(hand="", deck="", holds=["Pageant"]).passes().has(coffers=0)


def test_sewers_trash_one_more_but_not_for_themselves(table):
    table.set(landscapes=["Sewers"]).anna(hand="Chapel, 3 Copper, Estate", holds=["Sewers"]).plays("Chapel").chooses(
        "Estate"
    )
    table.asks("Anna", "Copper", may=True)
    table.anna().chooses("Copper").has(hand="2 Copper")
    table.trash("Estate, Copper")


def test_sewers_answer_each_card_that_is_trashed(table):
    table.set(landscapes=["Sewers"]).anna(hand="Chapel, 5 Copper, Estate", holds=["Sewers"]).plays("Chapel")
    table.anna().chooses("2 Copper").chooses("Estate").chooses("Copper").has(hand="2 Copper")
    table.trash("3 Copper, Estate").phase("Anna", "buy")


def test_sewers_that_are_declined_ask_no_more_about_the_same_trashing(table):
    table.set(landscapes=["Sewers"]).anna(hand="Chapel, 4 Copper", holds=["Sewers"]).plays("Chapel")
    table.anna().chooses("2 Copper").chooses("-").has(hand="2 Copper")
    table.trash("2 Copper").phase("Anna", "buy")


def test_star_chart_picks_the_top_card(table):
    table.set(landscapes=["Star Chart"]).anna(hand="Moat", discard="Gold, 4 Copper", deck="", holds=["Star Chart"])
    table.anna().plays("Moat")
    table.asks("Anna", "Gold", "Copper", may=True)
    table.anna().chooses("Gold").has(hand="Gold, Copper")


def test_star_chart_picks_no_card_that_masons_leave_in_the_discard_pile(table):
    table.set(landscapes=["Star Chart"], ally="Order of Masons")
    table.anna(hand="Moat", discard="Gold, Silver, 3 Copper", deck="", holds=["Star Chart"], tokens={"favors": 1})
    table.anna().plays("Moat").chooses("Order of Masons").chooses("yes").chooses("Gold, Silver")
    table.asks("Anna", "Copper", may=True)
    table.anna().chooses("Copper").has(hand="2 Copper", deck="Copper", discard="Gold, Silver")


def test_star_chart_and_astrologers_both_put_cards_on_top(table):
    table.set(landscapes=["Star Chart"], ally="Order of Astrologers")
    table.anna(hand="Moat", discard="Gold, Silver, 6 Copper", deck="", holds=["Star Chart"], tokens={"favors": 1})
    table.anna().plays("Moat").chooses("Star Chart").chooses("Gold").chooses("yes")
    table.asks("Anna", "Copper", "Silver")
    table.anna().chooses("Silver").has(hand="Gold, Silver")


def test_exploration_pays_for_a_buy_phase_without_gains(table):
    table.set(landscapes=["Exploration"], turn={"player": "Anna", "phase": "buy"})
    table.anna(hand="", deck="", holds=["Exploration"]).passes().has(coffers=1, villagers=1)


def test_exploration_pays_nothing_after_a_gain(table):
    table.set(landscapes=["Exploration"], turn={"player": "Anna", "phase": "buy"})
    table.anna(hand="", deck="5 Estate", holds=["Exploration"]).buys("Copper").has(coffers=0)


def test_silos_swap_coppers(table):
    turn_begins(table, "Silos", hand="2 Copper, Estate", deck="3 Gold").anna().chooses("2 Copper").has(
        hand="Estate, 2 Gold"
    )


def test_sinister_plot_adds_or_removes_tokens(table):
    turn_begins(table, "Sinister Plot", deck="3 Gold", tokens={"sinister-plot": 2}).asks("Anna", "add", "remove")
    table.anna().chooses("remove").has(hand="2 Gold", **{"sinister-plot": 0})


def test_sinister_plot_adds_a_token(table):
    turn_begins(table, "Sinister Plot", deck="3 Gold").anna().chooses("add").has(hand="", **{"sinister-plot": 1})


def test_academy_and_guildhall(table):
    table.set(landscapes=["Academy", "Guildhall"], kingdom=["Village"])
    table.set(turn={"player": "Anna", "phase": "buy", "coins": 9, "buys": 3})
    table.anna(hand="", deck="", holds=["Academy", "Guildhall"]).buys("Village").has(villagers=1, coffers=0)
    table.anna().buys("Silver").has(villagers=1, coffers=1)


def test_piazza_plays_an_action_from_the_deck(table):
    turn_begins(table, "Piazza", deck="Village, Gold").anna().has(hand="Gold", play="Village", actions=3)


def test_piazza_leaves_anything_else(table):
    turn_begins(table, "Piazza", deck="Gold, Copper").anna().has(deck="Gold, Copper")


def test_road_network_draws_for_anothers_victory_card(table):
    table.set(landscapes=["Road Network"], turn={"player": "Bernd", "phase": "buy", "coins": 2, "buys": 2})
    table.anna(hand="", deck="Gold", holds=["Road Network"])
    table.bernd(hand="", deck="").buys("Estate")
    table.anna().has(hand="Gold")


def test_crop_rotation_discards_a_victory_card(table):
    turn_begins(table, "Crop Rotation", hand="Estate", deck="2 Gold").anna().chooses("yes").has(hand="2 Gold")


def test_innovation_plays_a_gained_action_once_a_turn(table):
    table.set(landscapes=["Innovation"], kingdom=["Village"])
    table.set(turn={"player": "Anna", "phase": "buy", "coins": 9, "buys": 3})
    table.anna(hand="", deck="Gold, Copper", holds=["Innovation"]).buys("Village").chooses("yes")
    table.anna().has(play="Village", hand="Gold").buys("Village").has(discard="Village")


def test_innovation_declined_may_be_used_later_in_the_turn(table):
    table.set(landscapes=["Innovation"], kingdom=["Village"])
    table.set(turn={"player": "Anna", "phase": "buy", "coins": 9, "buys": 3})
    table.anna(hand="", deck="Gold", holds=["Innovation"]).buys("Village").chooses("no").buys("Village")
    table.asks("Anna", "yes", "no")


def test_canal_makes_cards_cheaper_on_ones_own_turn_only(table):
    table.set(landscapes=["Canal"], turn={"player": "Anna", "phase": "buy", "coins": 2})
    table.anna(hand="", deck="5 Copper", holds=["Canal"])
    assert "buy Silver" in table.game.choices
    table.next_turn_of("Bernd")
    assert table.game.cost(table.game.table.piles["silver"].kind).coins == 3


def test_citadel_plays_the_first_action_twice(table):
    table.set(landscapes=["Citadel"]).anna(hand="Smithy, Village", deck="9 Copper", holds=["Citadel"]).plays("Village")
    table.anna().has(hand="Smithy, 2 Copper", actions=4).plays("Smithy").has(hand="5 Copper")


def test_citadel_on_a_throne_room_plays_the_throne_room_twice(table):
    table.set(landscapes=["Citadel"]).anna(hand="Throne Room, 2 Smithy", deck="15 Copper", holds=["Citadel"])
    table.anna().plays("Throne Room").chooses("Smithy").chooses("Smithy").has(hand="12 Copper")


@pytest.mark.parametrize("name", ["Lantern", "Horn", "Flag", "Key", "Treasure Chest"])
def test_an_artifact_can_be_described(table, name):
    table.anna(hand="", deck="", holds=[name]).has(holds=[name])


# --- Fleet -----------------------------------------------------------------------------------------------------------


def fleet(table, *holders, who="Anna", **zones):
    """Somebody is about to take the last Province; these players have Fleet."""
    table.set(landscapes=["Fleet"], supply={"Province": 1})
    table.set(turn={"player": who, "phase": "buy", "coins": 8, "number": 5})
    for name in ("Anna", "Bernd", "Carla"):
        held = {"holds": ["Fleet"]} if name in holders else {}
        getattr(table, name.lower())(**{"hand": "", "deck": "5 Copper", **held, **zones.get(name, {})})
    return table.seat(who)


def test_without_a_fleet_the_game_ends_at_once(table):
    fleet(table).buys("Province")
    assert table.over


def test_fleet_gives_a_turn_to_each_who_has_it_from_the_next_player_on(table):
    fleet(table, "Anna", "Carla", who="Bernd").buys("Province")
    table.phase("Carla", "buy").seat("Carla").passes()
    table.phase("Anna", "buy").anna().passes()
    assert table.over


def test_whoever_ends_the_game_comes_last(table):
    fleet(table, "Anna", "Bernd", "Carla").buys("Province")
    order = []
    while not table.over:
        order.append(table.game.table.names[table.game.player])
        table.game.push("-")
    assert order == ["Bernd", "Carla", "Anna"]


def test_players_without_fleet_score_after_the_last_round_too(table):
    fleet(table, "Bernd", Anna={"deck": "Estate"}).buys("Province")
    table.bernd().passes()
    assert table.over
    table.anna().has(points=7)


def test_the_game_is_over_after_the_fleet_though_a_pile_is_refilled(table):
    table.set(kingdom=["Experiment", "Village", "Smithy"], landscapes=["Fleet"])
    table.set(supply={"Experiment": 0, "Village": 1, "Smithy": 0}, turn={"player": "Anna", "phase": "buy", "coins": 3})
    table.anna(hand="", deck="Experiment, 4 Copper", holds=["Fleet"]).buys("Village").plays("Experiment")
    table.anna().passes().passes()
    assert table.over
    table.pile("Experiment", 1)


def test_another_extra_turn_may_come_in_between(table):
    fleet(table, "Anna", "Bernd", Bernd={"hand": "Outpost", "deck": "9 Copper"}).buys("Province")
    table.bernd().plays("Outpost").passes()
    assert table.game.extra == "outpost"
    table.bernd().passes()
    table.phase("Anna", "buy")


def test_no_other_extra_turn_comes_after_the_last_one(table):
    fleet(table, "Bernd", Bernd={"hand": "Outpost", "deck": "9 Copper"}).buys("Province")
    table.bernd().plays("Outpost").passes()
    assert table.over


def test_an_outpost_of_the_turn_that_ends_the_game_comes_before_the_fleet(table):
    fleet(table, "Anna", "Bernd", Anna={"hand": "Outpost", "deck": "9 Copper"})
    table.set(turn={"player": "Anna", "coins": 8, "number": 5}).anna().plays("Outpost").buys("Province")
    assert (table.game.player, table.game.extra) == (0, "outpost")
    table.anna().passes()
    assert (table.game.player, table.game.extra) == (1, "fleet")


def test_turns_of_a_fleet_do_not_count_for_the_tie(table):
    table.set(landscapes=["Fleet"], supply={"Province": 1})
    table.set(turn={"player": "Bernd", "phase": "buy", "coins": 8, "number": 5})
    table.anna(hand="", deck="5 Copper, Province", holds=["Fleet"])
    table.bernd(hand="", deck="5 Copper").buys("Province")
    table.anna().passes()
    assert table.game.outcome()[0] == (0, 1)
    table.cited("renaissance:fleet:4")


def test_a_fleet_bought_in_the_last_turn_counts(table):
    fleet(table)
    table.set(turn={"player": "Anna", "phase": "buy", "coins": 13, "buys": 2, "number": 5})
    table.anna().buys("Fleet").buys("Province")
    assert (table.game.player, table.game.extra) == (0, "fleet")


def test_a_skipped_turn_of_the_last_fleet_ends_the_game(table):
    fleet(table, "Bernd")
    table.game.skips = (0, 1, 0)
    table.anna().buys("Province")
    assert table.over


def test_a_last_round_can_be_described(table):
    fleet(table, "Anna", "Bernd", "Carla").buys("Province")
    again = start(parse(format(describe(table.game))))
    assert again == table.game
    for _ in range(3):
        again.push("-")
    assert again.over


def test_capitalism_lets_actions_with_coins_be_played_in_the_buy_phase(table):
    table.set(landscapes=["Capitalism"], turn={"phase": "buy"}).anna(hand="Festival, Smithy", holds=["Capitalism"])
    assert "play Festival" in table.game.choices
    assert "play Smithy" not in table.game.choices
    table.anna().plays("Festival").has(coins=2, buys=2)


def test_capitalism_is_bought_once(table):
    table.set(landscapes=["Capitalism"], turn={"phase": "buy", "coins": 10, "buys": 2}).anna(hand="").buys("Capitalism")
    assert table.game.holds[0] == ("capitalism",)
    assert "buy Capitalism" not in table.game.choices


def test_capitalism_holds_only_for_its_owner(table):
    table.set(landscapes=["Capitalism"], turn={"phase": "buy", "player": "Bernd"}).anna(hand="", holds=["Capitalism"])
    table.bernd(hand="Festival")
    assert "play Festival" not in table.game.choices


def test_capitalism_makes_the_bandit_trash_such_a_card(table):
    table.set(landscapes=["Capitalism"]).anna(hand="Bandit", holds=["Capitalism"])
    table.bernd(deck="Festival, Estate")
    table.anna().plays("Bandit")
    table.trash("Festival")
