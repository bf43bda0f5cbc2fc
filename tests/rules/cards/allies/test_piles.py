"""The mixed piles of Allies, and how they are rotated."""

from __future__ import annotations

import pytest

from rules.answer import state
from rules.document.layout import start
from rules.document.parse import parse
from rules.document.situation import Mistake
from tests.rules.cards.allies.rotating import FULL, of_kind

# --- mixed piles -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("pile", FULL)
def test_mixed_pile_starts_with_four_of_each_the_cheapest_on_top(table, pile):
    table.set(kingdom=[pile]).anna(hand="Copper")
    table.pile(pile, FULL[pile])


@pytest.mark.parametrize("players", ["Bernd", "Bernd, Carla, Dora, Emil, Frida"])
def test_mixed_pile_has_the_same_size_for_any_number_of_players(table, players):
    table.set(kingdom=["Odysseys"]).anna(hand="Copper")
    for name in players.split(", "):
        getattr(table, name.lower())(hand="Copper")
    table.pile("Odysseys", FULL["Odysseys"])


def test_only_the_top_card_of_a_mixed_pile_can_be_bought(table):
    table.set(kingdom=["Augurs"], turn={"phase": "buy", "coins": 6}).anna(hand="")
    table.asks(
        "Anna",
        *("buy Copper", "buy Silver", "buy Gold", "buy Estate", "buy Duchy", "buy Curse", "buy Herb Gatherer"),
        may=True,
    )
    table.anna().buys("Herb Gatherer").has(discard="", deck="")


def test_only_the_top_card_of_a_mixed_pile_can_be_gained(table):
    table.set(supply={"Townsfolk": ["Miller", "2 Town Crier"]}).anna(hand="Workshop").plays("Workshop")
    table.asks("Anna", "Copper", "Silver", "Estate", "Curse", "Workshop", "Miller")
    table.anna().chooses("Miller").has(discard="Miller")
    table.pile("Townsfolk", "2 Town Crier")


def test_top_card_that_is_too_dear_hides_the_cheap_ones_below(table):
    table.set(supply={"Townsfolk": ["Elder", "2 Town Crier"]}).anna(hand="Workshop").plays("Workshop")
    table.asks("Anna", "Copper", "Silver", "Estate", "Curse", "Workshop")


def test_next_kind_comes_up_when_the_last_card_above_it_is_gone(table):
    table.set(supply={"Forts": ["Tent", "2 Garrison"]}, turn={"phase": "buy", "coins": 8, "buys": 2})
    table.anna(hand="").buys("Tent").buys("Garrison").has(discard="", hand="Tent, Garrison")
    table.pile("Forts", "Garrison")


def test_mixed_pile_is_one_pile_when_empty_piles_are_counted(table):
    table.set(supply={"Wizards": [], "Curse": 0, "Estate": 2}, turn={"phase": "buy", "coins": 4, "buys": 2})
    table.anna(hand="").buys("Estate")
    assert not table.over
    table.anna().buys("Estate")
    assert table.over


def test_mixed_pile_of_a_document_keeps_its_order(table):
    table.set(supply={"Augurs": "Acolyte, 2 Sorceress, Acolyte, 4 Sibyl"}).anna(hand="Copper")
    table.pile("Augurs", "Acolyte, 2 Sorceress, Acolyte, 4 Sibyl")


def test_card_of_another_pile_is_refused_in_a_mixed_pile():
    with pytest.raises(Mistake, match="Tent does not belong to this pile"):
        parse({"players": {"Anna": {}, "Bernd": {}}, "supply": {"Augurs": ["Tent"]}})


def test_fifth_copy_of_a_card_of_a_mixed_pile_is_refused():
    with pytest.raises(Mistake, match="5 Liches are described, but the box holds only 4"):
        parse({"players": {"Anna": {"hand": ["2 Lich"]}, "Bernd": {}}, "supply": {"Wizards": ["3 Lich"]}})


def test_mixed_pile_can_be_named_in_german():
    game = start(parse({"players": {"Anna": {}, "Bernd": {}}, "kingdom": ["Augurinnen", "Konflikte"]}))
    assert state(game)["supply"]["Clashes"][:5] == ["Battle Plan"] * 4 + ["Archer"]


def test_swap_puts_a_card_on_top_of_its_mixed_pile(table):
    table.set(supply={"Townsfolk": ["2 Miller", "Town Crier"]}).anna(hand="Swap, Elder").plays("Swap")
    table.anna().chooses("Elder").has(hand="Swap")
    table.pile("Townsfolk", "Elder, 2 Miller, Town Crier").cited("allies:mixed-piles:2")


def test_swap_may_gain_the_card_below_the_returned_one_only_after_it_is_gone(table):
    table.set(supply={"Townsfolk": ["2 Miller"], "Swap": 0}).anna(hand="Swap, Elder").plays("Swap").chooses("Elder")
    table.anna().has(hand="")
    table.pile("Townsfolk", "Elder, 2 Miller")


def test_training_takes_a_mixed_pile_by_its_placeholder_and_pays_for_its_treasure(table):
    table.set(landscapes=["Training"], turn={"phase": "buy", "coins": 6, "buys": 2}, kingdom=["Odysseys", "Moat"])
    table.anna(hand="Sunken Treasure").buys("Training")
    table.asks("Anna", "Odysseys", "Moat")
    table.anna().chooses("Odysseys")
    table.next_turn_of("Anna").plays("Sunken Treasure").has(coins=1)


def test_family_of_inventors_puts_a_token_on_clashes_with_territory_on_top(table):
    table.set(ally="Family of Inventors", supply={"Clashes": ["2 Territory"]}, turn={"phase": "action"})
    table.anna(hand="Moat", tokens={"favors": 1}).passes()
    table.asks("Anna", "Copper", "Silver", "Gold", "Curse", "Moat", "Clashes", may=True)


def test_family_of_inventors_makes_every_card_of_a_mixed_pile_cheaper(table):
    table.set(ally="Family of Inventors", pile_tokens={"Augurs": {"favors": 2}}, supply={"Augurs": ["2 Sibyl"]})
    table.set(turn={"phase": "buy", "coins": 4}).anna(hand="").buys("Sibyl").has(hand="Sibyl")


def test_cost_of_a_card_is_its_own_not_the_placeholders(table):
    table.set(supply={"Augurs": ["Sibyl", "Herb Gatherer"]}, turn={"phase": "buy", "coins": 5}).anna(hand="")
    table.asks("Anna", "buy Copper", "buy Silver", "buy Estate", "buy Duchy", "buy Curse", may=True)


# --- rotating --------------------------------------------------------------------------------------------------------


def test_rotating_takes_the_top_card_and_its_equals_to_the_bottom(table):
    pile = {"Augurs": ["3 Herb Gatherer", "4 Acolyte", "4 Sorceress", "4 Sibyl"]}
    table.set(supply=pile).anna(hand="Herb Gatherer").plays("Herb Gatherer").chooses("yes")
    table.pile("Augurs", "4 Acolyte, 4 Sorceress, 4 Sibyl, 3 Herb Gatherer").cited("allies:rotating:3")


def test_rotating_leaves_equal_cards_that_lie_deeper(table):
    pile = {"Augurs": ["2 Herb Gatherer", "Acolyte", "2 Herb Gatherer", "Sibyl"]}
    table.set(supply=pile).anna(hand="Battle Plan").plays("Battle Plan").chooses("Augurs")
    table.pile("Augurs", "Acolyte, 2 Herb Gatherer, Sibyl, 2 Herb Gatherer")


def test_rotating_is_a_step_of_its_own_that_tells_what_moved(table):
    table.set(supply={"Forts": ["2 Tent", "Garrison"]}).anna(hand="Tent").plays("Tent").chooses("yes")
    (step,) = of_kind(table, "rotate")
    assert step["cards"] == ["Tent", "Tent"]
    assert step["text"]["en"] == "Anna rotates the Forts pile and puts 2 Tents on the bottom."
    assert "allies:rotating:3" in step["cites"]


def test_rotating_is_nothing_gained_or_lost(table):
    table.set(supply={"Forts": ["2 Tent", "Garrison"]}).anna(hand="Garrison, Tent, Village").plays("Village")
    table.anna().plays("Garrison").plays("Tent").chooses("yes")
    assert table.game.card_tokens == {}
    assert not of_kind(table, "gain")


def test_empty_pile_is_not_asked_about(table):
    table.set(supply={"Forts": []}).anna(hand="Tent").plays("Tent").has(coins=2, play="Tent")
    table.phase("Anna", "buy")


def test_rotated_pile_sells_its_new_top_card(table):
    table.set(turn={"coins": 4}).anna(hand="Town Crier").plays("Town Crier").chooses("coins").chooses("yes")
    table.anna().buys("Blacksmith").has(hand="Town Crier, Blacksmith")


def _buys_beside_haggler(table, bought, supply):
    """City-state plays the Battle Plan that Haggler brings before the bought card is gained."""
    table.set(editions={"Hinterlands": 1}, ally="City-state", kingdom=["Clashes"], supply=supply)
    table.set(turn={"phase": "buy", "coins": 6, "buys": 2}).anna(hand="", play="Haggler", tokens={"favors": 2})
    table.anna().buys(bought).chooses("Battle Plan").chooses("yes")
    return table


def test_bought_card_that_is_rotated_away_cannot_be_gained(table):
    table = _buys_beside_haggler(table, "Acolyte", {"Augurs": ["2 Acolyte", "Sibyl"]})
    table.anna().chooses("Augurs").has(play="Haggler, Battle Plan", discard="", coins=2)
    table.pile("Augurs", "Sibyl, 2 Acolyte")


def test_bought_card_of_a_pile_of_equals_is_gained_all_the_same(table):
    table = _buys_beside_haggler(table, "Gold", {"Gold": 2})
    table.anna().chooses("Gold").has(discard="Gold")
    table.pile("Gold", 1)
