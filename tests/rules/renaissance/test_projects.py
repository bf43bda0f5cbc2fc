"""Renaissance: Projects."""

import pytest


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


def test_star_chart_picks_the_top_card(table):
    table.set(landscapes=["Star Chart"]).anna(hand="Moat", discard="Gold, 4 Copper", deck="", holds=["Star Chart"])
    table.anna().plays("Moat")
    table.asks("Anna", "Gold", "Copper", may=True)
    table.anna().chooses("Gold").has(hand="Gold, Copper")


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
