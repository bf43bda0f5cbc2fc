"""The situation document: what is in play, the turn, moves."""

from __future__ import annotations

import random

import pytest

from rules.answer import state
from rules.document.keys import EXTRA_TURNS
from rules.document.layout import start
from rules.document.parse import parse
from rules.document.situation import Duration
from rules.engine.kinds import ruleset
from rules.facts import facts
from rules.words import ExtraTurn
from tests.rules.document.tables import anna, mistake, now, table

# --- what is in play -------------------------------------------------------------------------------------------------


def test_what_is_in_play_counts_as_played_once_this_turn_in_that_order():
    assert start(anna(play=["Village", "Smithy"])).played == ((0, "village", True), (0, "smithy", True))


def test_what_holds_for_the_rest_of_the_turn_is_active():
    game = start(anna(hand=["Silver"], play=["Merchant"]))
    game.push("play Silver")
    assert game.coins == 3


def test_what_holds_while_in_play_is_active():
    game = start(table(players={"Anna": {"deck": [], "play": ["2 Highway"]}, "Bernd": {"deck": []}}))
    assert game.cost(game.table.rules.kind("silver")).coins == 1


def test_another_players_finished_cards_are_not_active():
    players = {"Anna": {"deck": [], "hand": ["Silver"]}, "Bernd": {"deck": [], "play": ["Merchant"]}}
    game = start(table(players=players))
    game.push("play Silver")
    assert (game.coins, game.played) == (2, ((0, "silver", True),))


def test_duration_in_play_is_finished():
    game = start(anna(play=["Wharf"], hand=["Copper"], deck=["5 Copper"], discard=["5 Estate"]))
    game.push("-")
    assert state(game)["players"]["Anna"]["play"] == []


def test_duration_with_an_effect_to_come():
    players = {"Anna": {"durations": ["Wharf"], "deck": ["10 Copper"]}, "Bernd": {"deck": []}}
    game = start(table(players=players, turn={"player": "Bernd"}))
    game.push("-")
    assert len(game.hand(0)) == 2
    assert game.buys == 2


def test_what_lies_on_a_duration():
    situation = anna(durations=[{"Haven": ["Gold"]}, {"Garrison": 2}, "Wharf"])
    wanted = (Duration("haven", ("gold",)), Duration("garrison", tokens=2), Duration("wharf"))
    assert situation.players["Anna"].durations == wanted
    table = now(situation)["players"]["Anna"]
    assert (table["play"], table["aside"]) == (["Haven", "Garrison", "Wharf"], ["Gold"])


def test_haven_gives_back_what_lies_on_it():
    players = {"Anna": {"durations": [{"Haven": ["Gold"]}], "deck": []}, "Bernd": {"deck": []}}
    game = start(table(players=players, turn={"player": "Bernd"}))
    game.push("-")
    assert state(game)["players"]["Anna"]["hand"] == ["Gold"]


def test_garrison_draws_for_the_tokens_on_it():
    players = {"Anna": {"durations": [{"Garrison": 2}], "deck": ["5 Gold"]}, "Bernd": {"deck": []}}
    game = start(table(players=players, turn={"player": "Bernd"}))
    game.push("-")
    assert len(game.hand(0)) == 2


def test_haven_on_a_face_down_card():
    assert anna(durations=[{"Haven": "?"}]).players["Anna"].durations == (Duration("haven", ("?",)),)


@pytest.mark.parametrize(
    "durations", [[{"Throne Room": ["Wharf"]}], ["Throne Room", "Wharf"], ["Wharf", "Throne Room"]]
)
def test_throne_room_stays_with_the_duration_that_it_played_twice(durations):
    players = {"Anna": {"durations": durations, "deck": ["12 Copper"]}, "Bernd": {"deck": []}}
    game = start(table(players=players, turn={"player": "Bernd"}))
    assert sorted(state(game)["players"]["Anna"]["play"]) == ["Throne Room", "Wharf"]
    game.push("-")
    assert len(game.hand(0)) == 4
    assert game.buys == 3


# --- the turn --------------------------------------------------------------------------------------------------------


def test_players_up_to_the_current_one_have_had_number_turns():
    players = {name: {"deck": []} for name in ("Anna", "Bernd", "Carla")}
    game = start(parse({"players": players, "turn": {"player": "Bernd", "number": 5}}))
    assert game.turns == (5, 4, 4)  # Bernd's fifth is under way
    game.push("-")
    assert game.turns == (5, 5, 4)


def test_extra_turn_comes_on_top():
    players = {name: {"deck": []} for name in ("Anna", "Bernd")}
    game = start(parse({"players": players, "turn": {"number": 5, "extra": "Outpost"}}))
    assert game.turns == (5, 4)
    assert state(game)["turn"]["extra"] == "Outpost"
    game.push("-")
    assert game.turns == (5, 4)


def test_gained_and_bought_so_far():
    game = start(table(turn={"phase": "buy", "gained": ["2 Silver", "Gold"], "bought": True}))
    assert [slug for _, slug, _ in game.gained] == ["silver", "silver", "gold"]
    players = {"Anna": {"hand": ["Copper"], "deck": []}, "Bernd": {"deck": []}}
    game = start(table(players=players, turn={"phase": "buy", "bought": True}))
    assert "play Copper" not in game.choices


@pytest.mark.parametrize(
    ("word", "phase"), [("Buy", "buy"), ("Kaufphase", "buy"), ("clean up", "clean-up"), ("Aktion", "action")]
)
def test_phases_in_either_language(word, phase):
    assert table(turn={"phase": word}).turn.phase == phase


def test_unknown_phase_and_player():
    assert mistake({"players": {"Anna": {}, "Bernd": {}}, "turn": {"phase": "draw"}}).place == "turn.phase"
    found = mistake({"players": {"Anna": {}, "Bernd": {}}, "turn": {"player": "Clara"}})
    assert (found.place, found.near) == ("turn.player", ())
    assert found.text[0] == "Clara is not at the table: there are Anna and Bernd."
    near = mistake({"players": {"Anna": {}, "Bernd": {}}, "turn": {"player": "Bernt"}})
    assert (near.text[0], near.near) == ("Bernt is not at the table. Near: Bernd.", (("Bernd", "Bernd"),))


def test_situation_starts_after_start_of_turn_and_start_of_phase_effects():
    game = start(anna(durations=["Wharf"], deck=["5 Copper"], hand=["Village"]))
    assert (len(game.hand(0)), game.buys) == (1, 1)
    assert game.log == []


@pytest.mark.parametrize("seed", [0, 7, 2**63])
def test_shuffles_are_fisher_yates_on_the_seeds_random_numbers_top_card_first(seed):
    cards = ["Copper", "Silver", "Gold", "Estate", "Duchy", "Province", "Curse"]
    game = start(
        parse({"players": {"Anna": {"hand": ["Moat"], "deck": [], "discard": cards}, "Bernd": {}}, "seed": seed})
    )
    game.push("play Moat")
    chance = random.Random(seed)
    for i in range(len(cards) - 1):
        j = i + int(chance.random() * (len(cards) - i))
        cards[i], cards[j] = cards[j], cards[i]
    anna_now = state(game)["players"]["Anna"]
    assert anna_now["hand"] + anna_now["deck"] == cards


# --- moves -----------------------------------------------------------------------------------------------------------


def test_moves_as_people_write_them():
    text = """
    players: {Anna: {}, Bernd: {}}
    moves: [play Smithy, yes, no, -, 2, "Copper, Copper", Anna: Tactician, Bernd: 2, bernd: yes, [Copper, Estate], ~]
    """
    wanted = ("play Smithy", "yes", "no", "-", "2", "Copper, Copper")
    wanted += ("Anna: Tactician", "Bernd: 2", "Bernd: yes", "Copper, Estate", "-")
    assert parse(text).moves == wanted


def test_moves_as_lines_of_text():
    assert table(moves="play Smithy\n\n-\n").moves == ("play Smithy", "-")


def test_moves_with_true_and_false():
    assert table(moves=[True, False, {"Anna": True}]).moves == ("yes", "no", "Anna: yes")


def test_move_that_is_no_text():
    assert mistake({"players": {"Anna": {}, "Bernd": {}}, "moves": [{"a": 1, "b": 2}]}).place == "moves[0]"
    assert mistake({"players": {"Anna": {}, "Bernd": {}}, "moves": [{"Clara": "x"}]}).place == "moves[0]"
    assert mistake({"players": {"Anna": {}, "Bernd": {}}, "moves": ["play \x1b[31m"]}).place == "moves[0]"


def test_every_card_that_gives_an_extra_turn_may_have_given_this_one():
    kinds = [ruleset().kind(slug) for slug in facts()]
    found = [k.slug for k in kinds if k.last_round or any(isinstance(op, ExtraTurn) for c in k.codes() for op in c.ops)]
    assert {"outpost", "voyage", "mission", "fleet"} <= set(found) <= set(EXTRA_TURNS)
