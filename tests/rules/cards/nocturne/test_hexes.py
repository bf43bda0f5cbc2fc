"""Nocturne: the twelve Hexes, their deck, and the States that some of them leave."""

import pytest

from rules.document.describe import describe
from rules.document.layout import start


def hexed(table, hex_, *, more=(), **bernd):
    """Anna's Skulk brings Bernd that Hex."""
    table.set(hexes=[hex_, *more])
    table.anna(hand="Skulk", deck="5 Copper")
    table.bernd(**{"hand": "", "deck": "", **bernd})
    table.anna().plays("Skulk")
    return table.bernd()


# --- the deck --------------------------------------------------------------------------------------------------------


def test_one_hex_for_all_in_turn_order(table):
    table.set(hexes=["Greed", "Plague"])
    table.anna(hand="Skulk", deck="")
    table.bernd(hand="", deck="Estate")
    table.carla(hand="", deck="Estate")
    table.anna().plays("Skulk")
    table.bernd().has(deck="Copper, Estate")
    table.carla().has(deck="Copper, Estate")
    assert table.game.beside.hexes[0] == "plague"
    assert table.game.beside.discarded_hexes == ("greed",)


def test_each_skulk_brings_a_hex_of_its_own(table):
    table.set(hexes=["Greed", "Plague"])
    table.anna(hand="Village, 2 Skulk", deck="Copper")
    table.bernd(hand="", deck="Estate")
    table.anna().plays("Village").plays("Skulk").plays("Skulk")
    table.bernd().has(deck="Copper, Estate", hand="Curse")
    assert table.game.beside.discarded_hexes == ("plague", "greed")


OTHERS = [
    *("Bad Omens", "Delusion", "Envy", "Famine", "Fear", "Haunting", "Locusts", "Misery", "Plague"),
    *("Poverty", "War"),
]


def test_the_discarded_hexes_are_shuffled_only_when_one_is_needed(table):
    table.set(hexes=["Greed"], discarded_hexes=OTHERS)
    table.anna(hand="Village, 2 Skulk", deck="Copper")
    table.bernd(hand="", deck="Estate", holds=["Deluded", "Twice Miserable"])
    table.anna().plays("Village").plays("Skulk")
    assert table.game.beside.hexes == ()
    assert len(table.game.beside.discarded_hexes) == 12
    table.anna().plays("Skulk")
    assert len(table.game.beside.hexes) == 11
    assert len(table.game.beside.discarded_hexes) == 1
    table.cited("nocturne:decks:1")


def test_a_hex_that_is_being_received_is_not_shuffled_in(table):
    """Locusts make Bernd gain a Cursed Village, whose Hex is the only other one left."""
    table.set(kingdom=["Cursed Village"])
    table.anna(hand="Skulk", deck="")
    table.bernd(hand="", deck="Goons, Silver")
    game = table.game
    game.beside = type(game.beside)(hexes=("locusts",), discarded_hexes=("greed",))
    table.anna().plays("Skulk")
    table.bernd().chooses("Cursed Village").has(deck="Copper, Silver")
    assert table.game.beside.hexes == ()
    assert table.game.beside.discarded_hexes == ("locusts", "greed")


def test_a_protected_player_does_not_receive_the_hex(table):
    table.set(hexes=["Greed"])
    table.anna(hand="Skulk", deck="")
    table.bernd(hand="Moat", deck="")
    table.carla(hand="", deck="")
    table.anna().plays("Skulk")
    table.bernd().chooses("yes").has(deck="")
    table.carla().has(deck="Copper")


def test_where_nobody_receives_it_no_hex_is_turned_over(table):
    table.set(hexes=["Greed"])
    table.anna(hand="Skulk", deck="")
    table.bernd(hand="Moat", deck="").table.anna().plays("Skulk")
    table.bernd().chooses("yes").has(deck="")
    assert table.game.beside.hexes[0] == "greed"
    assert table.game.beside.discarded_hexes == ()


def test_a_game_after_a_hex_can_be_described(table):
    hexed(table, "Envy", more=("War",))
    again = start(describe(table.game))
    assert again == table.game
    assert again.beside.hexes[0] == "war"
    assert again.beside.discarded_hexes == ("envy",)


# --- Bad Omens -------------------------------------------------------------------------------------------------------


def test_bad_omens_leaves_two_coppers_as_the_deck(table):
    hexed(table, "Bad Omens", deck="Gold, 3 Copper", discard="Silver").has(
        deck="2 Copper", discard="Gold, Copper, Silver"
    )


def test_bad_omens_takes_coppers_from_the_discard_pile_too(table):
    hexed(table, "Bad Omens", deck="Gold", discard="2 Copper").has(deck="2 Copper", discard="Gold")
    table.said("Bernd", "look", "Gold, 2 Copper").unsaid("Bernd", "reveal")


def test_bad_omens_with_one_copper_shows_the_rest(table):
    hexed(table, "Bad Omens", deck="Gold, Copper", discard="Silver").has(deck="Copper", discard="Gold, Silver")
    table.said("Bernd", "reveal", "Gold, Silver").cited("nocturne:bad-omens:2")


def test_bad_omens_with_nothing_at_all(table):
    hexed(table, "Bad Omens").has(deck="", discard="")


def test_bad_omens_does_not_discard_a_tunnel(table):
    hexed(table, "Bad Omens", deck="Tunnel, 2 Copper").has(deck="2 Copper", discard="Tunnel")


# --- Delusion and Envy, Deluded and Envious --------------------------------------------------------------------------


def test_delusion_brings_deluded_and_then_no_action_can_be_bought(table):
    hexed(table, "Delusion", hand="5 Copper", deck="5 Copper").has(holds=["Deluded"])
    table.anna().passes()
    table.phase("Bernd", "buy").bernd().has(holds=[])
    table.bernd().plays_treasures()
    assert "buy Skulk" not in table.game.choices
    assert "buy Silver" in table.game.choices


def test_deluded_is_over_with_the_turn(table):
    table.set(kingdom=["Village"], turn={"player": "Anna", "phase": "action"})
    table.anna(hand="Cellar, 3 Copper", deck="5 Copper, 5 Silver", holds=["Deluded"])
    table.bernd(hand="", deck="")
    table.anna().passes().plays_treasures()
    assert "buy Village" not in table.game.choices
    table.next_turn_of("Anna").plays_treasures()
    assert "buy Village" in table.game.choices


def test_a_deluded_player_may_gain_actions_otherwise(table):
    table.set(kingdom=["Village"])
    table.anna(hand="Workshop", deck="", holds=["Deluded"]).plays("Workshop").chooses("Village").has(discard="Village")


def test_deluded_forbids_only_purchases_of_cards(table):
    table.set(landscapes=["Delve"]).anna(hand="Cellar, 4 Copper", deck="", holds=["Deluded"]).passes().plays_treasures()
    assert "buy Delve" in table.game.choices
    assert "buy Cellar" not in table.game.choices


@pytest.mark.parametrize("held", ["Deluded", "Envious"])
@pytest.mark.parametrize("hex_", ["Delusion", "Envy"])
def test_whoever_is_deluded_or_envious_takes_neither(table, hex_, held):
    hexed(table, hex_, holds=[held]).has(holds=[held])
    table.cited("nocturne:states:1")


def test_envious_makes_silver_and_gold_give_one(table):
    table.anna(hand="Cellar, Silver, Gold, Copper", deck="", holds=["Envious"]).passes()
    table.anna().plays("Gold").has(coins=1, holds=[])
    table.anna().plays("Silver").plays("Copper").has(coins=3)


def test_envious_holds_with_all_treasures_at_once(table):
    table.anna(hand="Cellar, 2 Silver, 2 Gold, Copper", deck="", holds=["Envious"]).passes().plays_treasures()
    table.anna().has(coins=5)


def test_envious_touches_neither_platinum_nor_coffers(table):
    table.set(kingdom=["Platinum"])
    table.anna(hand="Cellar, Platinum, Gold", deck="", holds=["Envious"], tokens={"coffers": 2}).passes()
    table.anna().plays("Platinum").plays("Gold").chooses("spend 2 coffers").has(coins=8)


def test_envious_is_over_with_the_turn(table):
    table.anna(hand="Cellar", deck="5 Gold, 10 Copper", holds=["Envious"])
    table.bernd(hand="", deck="")
    table.anna().passes()
    table.next_turn_of("Anna").plays("Gold").has(coins=3)


def test_envious_does_not_hold_before_the_buy_phase(table):
    """A Silver that is played in the Action phase, for a Black Market, gives 2."""
    table.set(kingdom=["Black Market"], supply={"Black Market deck": ["Village"]})
    table.anna(hand="Black Market, Silver", deck="", holds=["Envious"]).plays("Black Market").chooses("Silver")
    table.anna().has(coins=4)


def test_envious_with_a_merchant(table):
    """Only what the Silver itself gives changes: the Merchant's coin comes all the same."""
    table.anna(hand="Merchant, Silver", deck="Copper", holds=["Envious"]).plays("Merchant")
    table.anna().plays("Silver").has(coins=2)


def test_a_state_that_was_returned_can_be_described(table):
    table.set(kingdom=["Village"]).anna(hand="Cellar, Silver, Gold", deck="", holds=["Envious"]).passes()
    again = start(describe(table.game))
    assert again == table.game
    again.push("play Gold")
    assert again.coins == 1


# --- Famine ----------------------------------------------------------------------------------------------------------


def test_famine_discards_the_actions_and_shuffles_the_rest_in(table):
    bernd = hexed(table, "Famine", deck="Village, Gold, Smithy, 5 Estate")
    bernd.has(discard="Village, Smithy")
    deck = [table.game.name(card) for card in table.game.deck(1)]
    assert sorted(deck) == ["Estate"] * 5 + ["Gold"]
    table.said("Bernd", "reveal", "Village, Gold, Smithy")
    assert "shuffle" in table.sentences


def test_famine_shuffles_the_discard_pile_to_reveal_three(table):
    hexed(table, "Famine", deck="Village", discard="2 Gold").has(deck="2 Gold", discard="Village")


def test_famine_with_only_actions_shuffles_nothing(table):
    hexed(table, "Famine", deck="3 Village, Gold, Estate, Silver").has(deck="Gold, Estate, Silver", discard="3 Village")
    table.unsaid("Bernd", "shuffle").cited("nocturne:famine:2")


def test_famine_with_two_cards(table):
    hexed(table, "Famine", deck="Village, Gold").has(deck="Gold", discard="Village")


def test_famine_with_no_card(table):
    hexed(table, "Famine").has(deck="", discard="")


# --- Fear, Haunting, Poverty -----------------------------------------------------------------------------------------


def test_fear_takes_an_action_or_a_treasure(table):
    hexed(table, "Fear", hand="Village, Gold, 3 Estate")
    table.asks("Bernd", "Village", "Gold")
    table.bernd().chooses("Gold").has(hand="Village, 3 Estate", discard="Gold")


def test_fear_shows_a_hand_without_either(table):
    hexed(table, "Fear", hand="4 Estate, Curse").has(hand="4 Estate, Curse", discard="")
    table.said("Bernd", "reveal", "4 Estate, Curse").cited("nocturne:fear:2")


def test_fear_with_four_cards(table):
    hexed(table, "Fear", hand="4 Gold").has(hand="4 Gold")
    table.cited("nocturne:fear:3")


def test_haunting_puts_one_card_back(table):
    hexed(table, "Haunting", hand="3 Copper, Gold", deck="Estate")
    table.asks("Bernd", "Copper", "Gold")
    table.bernd().chooses("Copper").has(hand="2 Copper, Gold", deck="Copper, Estate")


def test_haunting_with_three_cards(table):
    hexed(table, "Haunting", hand="3 Copper").has(hand="3 Copper", deck="")
    table.cited("nocturne:haunting:2")


def test_poverty_leaves_three_cards(table):
    hexed(table, "Poverty", hand="3 Copper, Gold, Estate")
    table.asks("Bernd", "Copper", "Gold", "Estate", least=2, most=2)
    table.bernd().chooses("Copper, Estate").has(hand="2 Copper, Gold", discard="Copper, Estate")


def test_poverty_with_three_cards(table):
    hexed(table, "Poverty", hand="3 Copper").has(hand="3 Copper")
    table.cited("nocturne:poverty:1")


# --- Greed, Plague ---------------------------------------------------------------------------------------------------


def test_greed_gains_a_copper_onto_the_deck(table):
    hexed(table, "Greed", deck="Gold").has(deck="Copper, Gold")


def test_greed_with_no_copper_left(table):
    table.set(supply={"Copper": 0})
    hexed(table, "Greed", deck="Gold").has(deck="Gold")


def test_greed_and_a_watchtower(table):
    hexed(table, "Greed", hand="Watchtower", deck="Gold").chooses("trash").has(deck="Gold")
    table.trash("Copper")


def test_plague_gains_a_curse_to_hand(table):
    hexed(table, "Plague", hand="Gold").has(hand="Gold, Curse", discard="")


def test_plague_with_no_curse_left(table):
    table.set(supply={"Curse": 0})
    hexed(table, "Plague").has(hand="")
    assert "gain none" in table.sentences


# --- Locusts ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["Copper", "Estate"])
def test_locusts_on_copper_and_estate(table, card):
    hexed(table, "Locusts", deck=card).has(deck="", discard="Curse")
    table.trash(card)


def test_locusts_on_another_card(table):
    table.set(kingdom=["Village", "Moat", "Market"])
    hexed(table, "Locusts", deck="Smithy, Gold")
    table.asks("Bernd", "Village", "Moat")
    table.bernd().chooses("Moat").has(deck="Gold", discard="Moat")


def test_locusts_on_a_curse(table):
    hexed(table, "Locusts", deck="Curse").has(discard="")
    table.trash("Curse").cited("nocturne:locusts:2")


def test_locusts_on_a_card_of_two_types(table):
    """An Island is Action and Victory."""
    table.set(kingdom=["Village", "Moat"])
    hexed(table, "Locusts", deck="Island")
    table.asks("Bernd", "Village", "Moat", "Estate")


def test_locusts_counts_what_cards_cost_now(table):
    """With a Highway the Silver costs 2; Copper, which cannot cost less than 0, is the only cheaper Treasure."""
    table.set(hexes=["Locusts"], kingdom=["Village", "Moat"])
    table.anna(hand="Highway, Skulk", deck="Copper")
    table.bernd(hand="", deck="Silver")
    table.anna().plays("Highway").plays("Skulk")
    table.bernd().has(discard="Copper")


def test_locusts_with_no_card(table):
    hexed(table, "Locusts").has(discard="")
    table.trash("").cited("nocturne:locusts:4")


def test_locusts_takes_the_top_card_after_shuffling(table):
    hexed(table, "Locusts", discard="Copper").has(discard="Curse", deck="")


# --- Misery ----------------------------------------------------------------------------------------------------------


def test_misery_the_first_time(table):
    hexed(table, "Misery").has(holds=["Miserable"], points=-2)


def test_misery_the_second_time(table):
    hexed(table, "Misery", holds=["Miserable"], deck="Province").has(holds=["Twice Miserable"], points=2)
    assert "turn over" in table.sentences


def test_misery_a_third_time(table):
    hexed(table, "Misery", holds=["Twice Miserable"]).has(holds=["Twice Miserable"], points=-4)
    table.cited("nocturne:misery:2")


def test_misery_beside_envious(table):
    hexed(table, "Misery", holds=["Envious"]).has(holds=["Envious", "Miserable"])


# --- War -------------------------------------------------------------------------------------------------------------


def test_war_trashes_the_first_card_for_three_or_four(table):
    hexed(table, "War", deck="Gold, Copper, Silver, Smithy").has(deck="Smithy", discard="Gold, Copper")
    table.trash("Silver")


def test_war_with_nothing_of_that_cost(table):
    hexed(table, "War", deck="Gold, 2 Copper", discard="Estate").has(deck="", discard="Gold, 2 Copper, Estate")
    table.trash("").cited("nocturne:war:2")


def test_war_shuffles_the_discard_pile_but_not_what_it_revealed(table):
    hexed(table, "War", deck="Gold", discard="Silver").has(deck="", discard="Gold")
    table.trash("Silver")


def test_war_passes_over_a_potion_cost(table):
    """A Familiar for 3 and a Potion is no card that costs 3."""
    hexed(table, "War", deck="Familiar, Village").has(discard="Familiar")
    table.trash("Village")


def test_war_with_no_card(table):
    hexed(table, "War").has(discard="")
