"""Renaissance: how much each card gives, how many cards it asks for, and what is shown."""

import pytest


@pytest.mark.parametrize(
    ("name", "has"),
    [
        ("Cargo Ship", {"coins": 2, "hand": "Estate"}),
        ("Flag Bearer", {"coins": 2, "hand": "Estate"}),
        ("Silk Merchant", {"buys": 2, "hand": "Estate, 2 Gold"}),
        ("Spices", {"coins": 2, "buys": 2, "hand": "Estate"}),
        ("Lackeys", {"hand": "Estate, 2 Gold", "buys": 1}),
    ],
)
def test_what_a_card_gives_when_it_is_played(table, name, has):
    table.anna(hand=f"{name}, Estate", deck="4 Gold").plays(name).has(**has)


@pytest.mark.parametrize(
    ("name", "hand"),
    [
        ("Recruiter", "Estate, Curse, 2 Gold"),
        ("Hideout", "Estate, Curse, Gold"),
        ("Research", "Estate, Curse"),
        ("Priest", "Estate, Curse"),
    ],
)
def test_one_card_is_trashed_of_what_is_then_in_hand(table, name, hand):
    table.anna(hand=f"{name}, Estate, Curse", deck="4 Gold").plays(name).has(hand=hand)
    assert (table.game.pending.min, table.game.pending.max) == (1, 1)


def test_old_witch_draws_three_and_lets_one_curse_be_trashed(table):
    table.anna(hand="Old Witch", deck="5 Gold")
    table.bernd(hand="2 Curse")
    table.anna().plays("Old Witch").has(hand="3 Gold")
    table.asks("Bernd", "Curse", may=True, most=1)


def test_ducat_trashes_one_copper(table):
    table.set(kingdom=["Ducat"], turn={"player": "Anna", "phase": "buy", "coins": 2})
    table.anna(hand="2 Copper", deck="").buys("Ducat")
    table.asks("Anna", "Copper", may=True, most=1)


def test_inventor_makes_cards_cheaper_only_after_its_gain(table):
    table.set(kingdom=["Inventor", "Market"], turn={"actions": 2}).anna(hand="2 Inventor, Copper").plays("Inventor")
    table.asks("Anna", "Copper", "Curse", "Estate", "Silver", "Inventor")
    table.anna().chooses("Silver").has(discard="Silver").plays("Inventor")
    table.asks("Anna", "Copper", "Curse", "Duchy", "Estate", "Inventor", "Market", "Silver")


def test_mountain_village_looks_through_the_discard_pile(table):
    table.anna(hand="Mountain Village", deck="2 Copper", discard="Gold, Estate").plays("Mountain Village")
    table.asks("Anna", "Gold", "Estate", least=1, most=1)
    table.said("Anna", "look", "Gold, Estate").anna().chooses("Gold").has(hand="Gold", deck="2 Copper", actions=2)


def test_mountain_village_draws_one_card_for_an_empty_discard_pile(table):
    table.anna(hand="Mountain Village", deck="2 Copper").plays("Mountain Village").has(hand="Copper", actions=2)


def test_border_guard_shuffles_to_reveal(table):
    table.anna(hand="Border Guard", deck="Gold", discard="Silver").plays("Border Guard")
    table.asks("Anna", "Gold", "Silver", least=1, most=1)


def test_research_shuffles_to_set_aside(table):
    table.anna(hand="Research, Estate", deck="Gold", discard="Silver").plays("Research").has(aside="Gold, Silver")


def test_cargo_ship_sets_aside_one_card_a_turn(table):
    table.set(kingdom=["Village"], turn={"player": "Anna", "coins": 6, "buys": 2})
    table.anna(hand="Cargo Ship", deck="").plays("Cargo Ship").buys("Silver").chooses("yes").has(aside="Silver")
    table.anna().buys("Silver")
    table.phase("Bernd", "buy").anna().has(aside="Silver", hand="Silver")


def test_two_cargo_ships_set_aside_two_cards(table):
    table.set(turn={"player": "Anna", "coins": 4, "actions": 2, "buys": 2})
    table.anna(hand="2 Cargo Ship", deck="").plays("Cargo Ship").plays("Cargo Ship").buys("Silver").chooses("yes")
    table.anna().buys("Silver").chooses("yes").has(aside="2 Silver")


def test_horn_may_leave_the_border_guard(table):
    table.anna(hand="Copper", deck="6 Estate", play="2 Border Guard", holds=["Horn"]).passes().passes()
    table.phase("Bernd", "buy").anna().has(discard="2 Border Guard, Copper", hand="5 Estate")


def test_horn_takes_one_border_guard(table):
    table.anna(hand="Copper", deck="6 Estate", play="2 Border Guard", holds=["Horn"]).passes()
    table.asks("Anna", "Border Guard", may=True, most=1)
    table.anna().chooses("Border Guard").has(discard="Border Guard, Copper", hand="Border Guard, 4 Estate")


def test_improve_may_be_left_out(table):
    table.set(kingdom=["Village", "Improve"]).anna(hand="Improve, Copper", deck="6 Estate").plays("Improve").passes()
    table.asks("Anna", "Improve", may=True, most=1)
    table.anna().passes().has(discard="Improve, Copper", hand="5 Estate")
    table.trash("")


def test_improve_twice_offers_what_is_left(table):
    table.set(kingdom=["Village", "Improve"], turn={"actions": 2}).anna(hand="2 Improve, Copper", deck="6 Estate")
    table.anna().plays("Improve").plays("Improve").passes().chooses("Improve")
    table.asks("Anna", "Improve", may=True, most=1)


def test_declining_one_improve_declines_the_other(table):
    table.set(turn={"actions": 2}).anna(hand="2 Improve, Copper", deck="6 Estate")
    table.anna().plays("Improve").plays("Improve").passes().passes()
    table.phase("Bernd", "buy")


def test_scepter_for_coins_plays_nothing(table):
    table.set(turn={"player": "Anna", "phase": "buy"}).anna(hand="Scepter", deck="3 Copper", play="Smithy")
    table.anna().plays("Scepter").chooses("coins").has(coins=2, hand="")


def test_scepter_picks_one_action(table):
    table.set(turn={"player": "Anna", "phase": "buy"}).anna(hand="Scepter", deck="3 Copper", play="Smithy, Village")
    table.anna().plays("Scepter").chooses("replay")
    table.asks("Anna", "Smithy", "Village", least=1, most=1)


def test_seer_draws_one_shuffles_and_puts_the_rest_back_in_order(table):
    table.anna(hand="Seer", deck="Gold, Copper", discard="Silver, Curse").plays("Seer")
    table.anna().has(hand="Gold, Silver", actions=1)
    table.asks("Anna", "Copper", "Curse", least=2, most=2)
    table.anna().chooses("Curse, Copper").has(deck="Curse, Copper")


def test_treasurer_trashes_one_treasure_and_no_more(table):
    table.set(trash=["Gold"]).anna(hand="Treasurer, Copper, Silver, Estate").plays("Treasurer").chooses("trash")
    table.asks("Anna", "Copper", "Silver", least=1, most=1)
    table.anna().chooses("Copper").has(hand="Silver, Estate", holds=[], coins=3)
    table.trash("Gold, Copper")


def test_treasurer_gains_one_treasure_and_no_more(table):
    table.set(trash=["Gold", "Silver"]).anna(hand="Treasurer, Copper").plays("Treasurer").chooses("gain")
    table.asks("Anna", "Gold", "Silver", least=1, most=1)
    table.anna().chooses("Gold").has(hand="Copper, Gold", holds=[])
    table.trash("Silver")


def test_treasurer_takes_the_key_and_no_more(table):
    table.set(trash=["Gold"]).anna(hand="Treasurer, Copper").plays("Treasurer").chooses("key")
    table.trash("Gold").anna().has(hand="Copper", holds=["Key"])


# --- Projects --------------------------------------------------------------------------------------------------------


def begins(table, project, **zones):
    """Anna's turn begins, and she has the Project."""
    table.set(landscapes=[project], turn={"player": "Bernd", "phase": "buy"})
    table.bernd(hand="", deck="")
    table.anna(**zones, holds=[project])
    table.document["players"] = {name: table.document["players"][name] for name in ("Bernd", "Anna")}
    table.bernd().passes()
    return table.anna()


def test_city_gate_draws_one_card(table):
    begins(table, "City Gate", hand="Estate", deck="Gold, Silver").has(hand="Estate, Gold", deck="Silver")
    table.asks("Anna", "Estate", "Gold", least=1, most=1)


def test_crop_rotation_discards_one_victory_card(table):
    begins(table, "Crop Rotation", hand="Estate, Duchy", deck="3 Gold")
    table.asks("Anna", "Estate", "Duchy", may=True, most=1)
    table.anna().chooses("Duchy").has(hand="Estate, 2 Gold")


def test_piazza_shuffles_to_reveal(table):
    begins(table, "Piazza", hand="", deck="", discard="Village").has(play="Village", actions=3)


def test_silos_show_the_coppers(table):
    begins(table, "Silos", hand="2 Copper", deck="2 Gold").chooses("2 Copper").has(hand="2 Gold")
    table.said("Anna", "reveal", "2 Copper")


def test_road_network_draws_one_card(table):
    table.set(landscapes=["Road Network"], turn={"player": "Anna", "phase": "buy", "coins": 2, "buys": 2})
    table.anna(hand="", deck="")
    table.bernd(hand="", deck="3 Gold", holds=["Road Network"])
    table.anna().buys("Estate")
    table.bernd().has(hand="Gold", deck="2 Gold")


def test_innovation_plays_one_card_a_turn(table):
    table.set(landscapes=["Innovation"], kingdom=["Village"])
    table.set(turn={"player": "Anna", "phase": "buy", "coins": 6, "buys": 3})
    table.anna(hand="", deck="3 Copper", holds=["Innovation"]).buys("Village").chooses("yes").has(play="Village")
    table.anna().buys("Village").has(play="Village", discard="Village").buys("Copper")
