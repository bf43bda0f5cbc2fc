"""The situation document: players, and what is left out."""

from __future__ import annotations

import pytest

from rules.document.layout import start
from rules.document.parse import parse
from rules.document.situation import Mistake, Turn
from tests.rules.document.tables import anna, mistake, now, table

# --- players ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", [0, 1, 7, 1000])
def test_two_to_six_players(n):
    found = mistake({"players": {f"P{i}": {} for i in range(n)}})
    assert found.place == "players"
    assert f"not {n}" in found.text[0]


def test_nobody_at_the_table():
    en, de = mistake({}).text
    assert en.startswith("Nobody is at the table. For example: players: {Anna:")
    assert de.startswith("Niemand sitzt am Tisch. Zum Beispiel: players: {Anna:")


@pytest.mark.parametrize("name", ["", " ", "a" * 41, "A:B", "A,B", "A\x07", "A\nB", "\ud800"])
def test_names_that_cannot_be(name):
    assert "cannot be a player’s name" in mistake({"players": {name: {}, "Bernd": {}}}).text[0]


@pytest.mark.parametrize("name", ["turn", "Supply", "TRASH", "over", "winners", "players"])
def test_names_that_mean_something_else_in_expect(name):
    assert "means something else" in mistake({"players": {name: {}, "Bernd": {}}}).text[0]


def test_two_players_of_the_same_name():
    assert mistake({"players": {"Anna": {}, "ANNA": {}}}).text[0] == "Two players have this name."


def test_names_in_any_script():
    situation = parse({"players": {"Аня": {}, "李": {}}, "turn": {"player": "李"}})
    assert situation.turn == Turn("李", previous="Аня")


# --- what is left out ------------------------------------------------------------------------------------------------


def test_default_supply_is_every_basic_card_and_every_kingdom_card_named_anywhere():
    situation = table(
        players={"Anna": {"hand": ["Smithy"], "deck": []}, "Bernd": {"deck": [], "last turn gained": ["Militia"]}},
        kingdom=["Village"],
        trash=["Moat"],
        supply={"Cellar": 3},
        moves=["-", "buy Market"],
        expect={"supply": {"Chapel": 10}, "trash": ["Witch"]},
    )
    supply = now(situation)["supply"]
    basic = {"Copper": 46, "Silver": 40, "Gold": 30, "Estate": 8, "Duchy": 8, "Province": 8, "Curse": 10}
    kingdom = dict.fromkeys(("Smithy", "Militia", "Village", "Moat", "Market", "Chapel", "Witch"), 10)
    assert supply == {**basic, **kingdom, "Cellar": 3}


@pytest.mark.parametrize(
    ("players", "sizes"),
    [
        (2, {"Copper": 46, "Estate": 8, "Province": 8, "Curse": 10, "Gardens": 8, "Smithy": 10}),
        (3, {"Copper": 39, "Estate": 12, "Province": 12, "Curse": 20, "Gardens": 12, "Smithy": 10}),
        (4, {"Copper": 32, "Estate": 12, "Province": 12, "Curse": 30, "Gardens": 12, "Smithy": 10}),
        (5, {"Copper": 85, "Estate": 12, "Province": 15, "Curse": 40, "Gardens": 12, "Smithy": 10}),
        (6, {"Copper": 78, "Estate": 12, "Province": 18, "Curse": 50, "Gardens": 12, "Smithy": 10}),
    ],
)
def test_sizes_of_piles_follow_the_number_of_players(players, sizes):
    document = {"players": {f"P{i}": {"deck": []} for i in range(players)}, "kingdom": ["Gardens", "Smithy"]}
    supply = now(parse(document))["supply"]
    assert {pile: supply[pile] for pile in sizes} == sizes


def test_piles_outside_the_supply_are_there_when_a_card_can_hand_them_out():
    assert "Diadem" not in now(table(kingdom=["Village"]))["supply"]
    assert now(table(kingdom=["Tournament"]))["supply"]["Diadem"] == 1
    game = start(table(kingdom=["Tournament"]))
    assert not game.table.piles["diadem"].supply


def test_a_described_pile_outside_the_supply_stays_outside():
    game = start(table(kingdom=["Tournament"], supply={"Diadem": 0}))
    assert (game.pile_cards("diadem"), game.table.piles["diadem"].supply) == ((), False)


def test_potions_are_there_for_cards_that_cost_some():
    assert now(table(kingdom=["Golem"]))["supply"]["Potion"] == 16


def test_potions_without_a_card_that_costs_one_are_a_mistake():
    with pytest.raises(Mistake, match=r"supply\.Potion"):
        table(kingdom=["Village"], supply={"Potion": 16})
    players = {"Anna": {"hand": ["Potion"], "deck": []}, "Bernd": {"deck": []}}
    assert now(table(players=players, kingdom=["Village"], supply={"Potion": 15}))["supply"]["Potion"] == 15


def test_colonies_are_there_when_the_document_names_them():
    assert now(anna(hand=["Colony"]))["supply"]["Colony"] == 8


def test_default_turn_is_the_first_players_action_phase():
    situation = table()
    assert situation.turn == Turn("Anna", "action", 1, 1, 0, "Bernd", 1, "", (), False)
    turn = now(anna(hand=["Village"]))["turn"]
    wanted = {"player": "Anna", "phase": "action", "actions": 1, "buys": 1, "coins": 0, "number": 1, "extra": False}
    assert turn == {**wanted, "by": None}


def test_previous_turn_is_the_player_to_the_right():
    players = {name: {"deck": []} for name in ("Anna", "Bernd", "Carla")}
    assert parse({"players": players, "turn": {"player": "Carla"}}).turn.previous == "Bernd"
    assert parse({"players": players}).turn.previous == "Carla"
    assert parse({"players": players, "turn": {"previous": "Bernd"}}).turn.previous == "Bernd"


def test_before_an_extra_turn_was_ones_own():
    assert table(turn={"extra": "Outpost"}).turn.previous == "Anna"


def test_tokens_are_what_the_set_up_gives():
    tokens = lambda situation: now(situation)["players"]["Anna"]["tokens"]  # noqa: E731
    assert tokens(table(kingdom=["Bauble"])) == {}  # without an Ally there are no Favors, even with Liaisons
    assert tokens(table(kingdom=["Bauble"], ally="City-state")) == {"favors": 1}
    assert tokens(table(kingdom=["Importer"], ally="City-state")) == {"favors": 5}
    described = {"Anna": {"deck": [], "tokens": {"favors": 0, "vp": 2}}, "Bernd": {"deck": []}}
    assert tokens(table(players=described, kingdom=["Importer"], ally="City-state")) == {"vp": 2}


def test_the_trash_is_whole_when_it_is_given():
    assert now(table(trash=["2 Gold"]))["trash"] == ["Gold", "Gold"]
    assert now(table())["trash"] == []
