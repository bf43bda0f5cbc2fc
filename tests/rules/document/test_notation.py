"""The situation document, sentence by sentence of its contract."""

from __future__ import annotations

import random

import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules.answer import state
from rules.document.describe import describe
from rules.document.keys import EXPECT_KEYS, MEMORY_KEYS, MOST_CHARACTERS, PLAYER_KEYS, TOP_KEYS, TURN_KEYS
from rules.document.layout import start
from rules.document.parse import parse
from rules.document.read import read_text
from rules.document.situation import Duration, Mistake, Situation, Turn
from rules.document.write import document_of, format
from rules.facts import Names, card_names, facts
from rules.run import Run
from rules.tools.soak import play_random_game, random_table


def table(text: str = "", **parts) -> Situation:
    """Two players with nothing but what the test says. The text is YAML; the parts are added to it."""
    document = yaml.safe_load(text) or {}
    document.setdefault("players", {"Anna": {"deck": []}, "Bernd": {"deck": []}})
    return parse({**document, **{key.replace("_", " "): part for key, part in parts.items()}})


def anna(**zones) -> Situation:
    return table(players={"Anna": {"deck": [], **zones}, "Bernd": {"deck": []}})


def now(situation: Situation) -> dict:
    return state(start(situation))


def mistake(document: object) -> Mistake:
    with pytest.raises(Mistake) as caught:
        parse(document)
    assert caught.value.message[0]
    assert caught.value.message[1]
    return caught.value


# --- cards and their names -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("written", "slug"),
    [
        ("Throne Room", "throne-room"),
        ("throne room", "throne-room"),
        ("THRONE ROOM", "throne-room"),
        ("Thronsaal", "throne-room"),
        ("Thronsäle", "throne-room"),
        ("throne-room", "throne-room"),
        ("  Throne   Room ", "throne-room"),
        ("Außenposten", "outpost"),
        ("Aussenposten", "outpost"),
        ("AUSSENPOSTEN", "outpost"),
        ("Haendlerin", "merchant"),
        ("Kings Castle", "kings-castle"),
        ("King’s Castle", "kings-castle"),
        ("Fahrender Händler", "trader"),
        ("Müllsammler", "salvager"),
    ],
)
def test_cards_are_named_in_either_language_any_case_aliases_too(written, slug):
    assert anna(hand=[written]).players["Anna"].hand == (slug,)


def test_every_name_of_every_card_means_that_card():
    for fact in facts().values():
        for name in (fact.en, fact.de, fact.slug, fact.en.upper(), fact.de.lower(), *fact.aliases):
            assert card_names().find(name) == fact.slug, name


def test_three_copper_is_copper_copper_copper():
    assert anna(hand=["3 Copper"]) == anna(hand=["Copper", "Copper", "Copper"])
    assert anna(hand="3 Kupfer, Estate") == anna(hand=["2 Copper", "Copper", "Anwesen"])
    assert anna(hand=["3x Copper"]) == anna(hand=["3 × Copper"]) == anna(hand=["3 Copper"])
    assert anna(hand=["0 Copper"]) == anna(hand=[])


def test_unknown_name_is_an_error_with_its_place_and_the_nearest_names_in_both_languages():
    found = mistake({"players": {"Anna": {"hand": ["Copper", "Tacticien"]}, "Bernd": {}}})
    assert found.place == "players.Anna.hand[1]"
    assert ("Tactician", "Taktiker") in found.near
    assert found.message == (
        "players.Anna.hand[1]: No card is called “Tacticien”. Near: Tactician.",
        "players.Anna.hand[1]: Keine Karte heißt „Tacticien“. Ähnlich: Taktiker.",
    )


def test_ambiguous_name_is_an_error_that_names_what_it_can_mean(monkeypatch):
    from rules.document.check import values

    names = Names([("smithy", ("Smithy", "Schmiede", "Forge")), ("remodel", ("Remodel", "Umbau", "Forge"))])
    monkeypatch.setattr(values, "card_names", lambda: names)
    found = mistake({"players": {"Anna": {"hand": ["forge"]}, "Bernd": {}}})
    assert found.text[0] == "“forge” can mean several cards. Near: Smithy, Remodel."


def test_what_is_no_card_cannot_be_in_a_hand():
    found = mistake({"players": {"Anna": {"hand": ["Augurs"]}, "Bernd": {}}})
    assert "is a pile, not a card" in found.text[0]
    assert ("Acolyte", "Altardienerin") in found.near
    assert "an Ally" in mistake({"players": {"Anna": {"hand": ["City-state"]}, "Bernd": {}}}).text[0]


def test_victory_card_cannot_be_in_play():
    assert mistake({"players": {"Anna": {"play": ["Estate"]}, "Bernd": {}}}).place == "players.Anna.play"
    assert mistake({"players": {"Anna": {"durations": ["Estate"]}, "Bernd": {}}}).place == "players.Anna.durations"


# --- numbers and the box ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("document", "place"),
    [
        ({"turn": {"coins": -1}}, "turn.coins"),
        ({"turn": {"number": 0}}, "turn.number"),
        ({"seed": -1}, "seed"),
        ({"supply": {"Curse": -1}}, "supply.Curse"),
        ({"pile tokens": {"Village": {"vp": -2}}}, "pile tokens.Village.vp"),
        ({"players": {"Anna": {"tokens": {"favors": -1}}, "Bernd": {}}}, "players.Anna.tokens.favors"),
        ({"players": {"Anna": {"hand": ["-3 Copper"]}, "Bernd": {}}}, "players.Anna.hand[0]"),
        ({"players": {"Anna": {"durations": [{"Garrison": -1}]}, "Bernd": {}}}, "players.Anna.durations[0]"),
    ],
)
def test_negative_number_is_an_error(document, place):
    found = mistake({"players": {"Anna": {}, "Bernd": {}}, **document})
    assert found.place == place
    assert "below" in found.text[0]


def test_more_of_a_card_than_the_box_holds_is_an_error_at_the_zone_that_is_too_much():
    found = mistake({"players": {"Anna": {"hand": ["6 Smithy"], "deck": ["5 Smithy"]}, "Bernd": {}}})
    assert found.place == "players.Anna.deck"
    assert found.text[0] == "With these, 11 Smithy are described, but the box holds only 10."


def test_described_piles_count_against_the_box_but_the_default_supply_does_not():
    assert anna(hand=["10 Smithy"])
    whole = {"Anna": {"hand": ["Smithy"], "deck": []}, "Bernd": {"deck": []}}
    assert mistake({"players": whole, "supply": {"Smithy": 10}}).place == "supply.Smithy"
    assert parse({"players": whole, "supply": {"Smithy": 9}})


def test_the_box_grows_with_five_players():
    players = {name: {"deck": []} for name in ("Anna", "Bernd", "Carla", "Dora", "Emil")}
    players["Anna"] = {"deck": ["61 Copper"]}
    assert parse({"players": players})
    assert mistake({"players": {"Anna": {"deck": ["61 Copper"]}, "Bernd": {}}}).place == "players.Anna.deck"


# --- what is face down -----------------------------------------------------------------------------------------------


def test_zone_given_as_a_question_mark_has_ten_unknown_cards():
    assert anna(deck="?").players["Anna"].deck == ("?",) * 10
    assert anna(hand="?").players["Anna"].hand == ("?",) * 10


def test_player_without_a_deck_has_ten_unknown_cards():
    situation = parse({"players": {"Anna": {}, "Bernd": None}})
    assert [seat.deck for seat in situation.players.values()] == [("?",) * 10] * 2


def test_unknown_cards_are_counted_like_others():
    assert anna(hand=["Gold", "2 ?"]).players["Anna"].hand == ("gold", "?", "?")
    assert now(anna(hand=["?"]))["players"]["Anna"]["hand"] == ["?"]


@pytest.mark.parametrize(
    "document",
    [
        {"kingdom": ["?"]},
        {"ally": "?"},
        {"bane": "?"},
        {"supply": {"?": 3}},
        {"turn": {"extra": "?"}},
        {"turn": {"gained": "?"}},
        {"landscapes": ["?"]},
        {"pile tokens": {"?": {"vp": 1}}},
    ],
)
def test_unknown_card_only_lies_in_zones(document):
    assert "No card is called “?”" in mistake({"players": {"Anna": {}, "Bernd": {}}, **document}).text[0]


# --- players ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", [0, 1, 7, 1000])
def test_two_to_six_players(n):
    found = mistake({"players": {f"P{i}": {} for i in range(n)}})
    assert found.place == "players"
    assert f"not {n}" in found.text[0]


def test_nobody_at_the_table():
    assert mistake({}).text == ("Nobody is at the table.", "Niemand sitzt am Tisch.")


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


# --- kingdoms --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Buried Treasure", "Vergrabene Schätze", "BURIED TREASURE", "vergrabene schaetze"])
def test_stored_kingdom_in_either_language(name):
    assert table(kingdom=name).kingdom == "seaside2:buried-treasure"


def test_kingdom_name_that_two_editions_share_is_settled_by_editions():
    assert table(kingdom="Vergrabene Schätze", editions={"Seaside": 1}).kingdom == "seaside1:buried-treasure"
    assert table(kingdom="Vergrabene Schätze", editions={"Seaside": 2}).kingdom == "seaside2:buried-treasure"
    assert table(kingdom="Vergrabene Schätze").kingdom == "seaside2:buried-treasure"


def test_kingdom_name_that_two_expansions_share_is_the_newest_unless_editions_says():
    assert table(kingdom="Forward Thinking").kingdom == "seaside2:forward-thinking"
    assert table(kingdom="Forward Thinking", editions={"Allies": 1}).kingdom == "allies:forward-thinking"
    assert table(kingdom="Forward Thinking", editions={"Seaside": 1}).kingdom == "allies:forward-thinking"


def test_stored_kingdom_brings_its_piles_and_its_ally():
    game = start(table(kingdom="Decisions, Decisions"))
    assert game.table.ally.name == "City-state"
    assert {"Courier", "Townsfolk", "Innkeeper"} <= set(state(game)["supply"])
    assert state(game)["players"]["Bernd"]["tokens"] == {"favors": 1}


def test_stored_kingdom_brings_its_bane():
    from rules.kingdoms import kingdoms

    stored = next(kingdom for kingdom in kingdoms() if kingdom.bane)
    game = start(table(kingdom=stored.en))
    assert game.table.bane.slug == stored.bane
    assert stored.bane in game.table.piles


def test_unknown_kingdom_names_the_nearest():
    found = mistake({"players": {"Anna": {}, "Bernd": {}}, "kingdom": "Buried Tresure"})
    assert found.place == "kingdom"
    assert ("Buried Treasure", "Vergrabene Schätze") in found.near


def test_kingdom_as_a_list_of_piles():
    assert table(kingdom=["Village", "Schmiede", "Augurs", "village"]).kingdom == ("village", "smithy", "augurs")
    assert table(kingdom="Village, Smithy").kingdom == ("village", "smithy")
    assert table(kingdom=["Acolyte"]).kingdom == ("augurs",)
    assert mistake({"players": {"Anna": {}, "Bernd": {}}, "kingdom": ["City-state"]}).place == "kingdom[0]"


def test_bane_with_a_list():
    game = start(table(kingdom=["Young Witch"], bane="Keller"))
    assert game.table.bane.slug == "cellar"
    assert "Cellar" in state(game)["supply"]


def test_landscapes_and_allies_must_be_such():
    assert mistake({"players": {"Anna": {}, "Bernd": {}}, "ally": "Copper"}).place == "ally"
    assert mistake({"players": {"Anna": {}, "Bernd": {}}, "landscapes": ["Copper"]}).place == "landscapes[0]"
    assert mistake({"players": {"Anna": {}, "Bernd": {}}, "boons": ["Copper"]}).place == "boons[0]"
    assert mistake({"players": {"Anna": {"holds": ["Copper"]}, "Bernd": {}}}).place == "players.Anna.holds[0]"


def test_mixed_pile_lists_its_cards_top_first():
    situation = table(supply={"Augurs": ["Acolyte", "2 Sorceress", "4 Sibyl"]})
    assert now(situation)["supply"]["Augurs"] == ["Acolyte", "Sorceress", "Sorceress", *["Sibyl"] * 4]


def test_mixed_pile_takes_only_its_own_cards():
    found = mistake({"players": {"Anna": {}, "Bernd": {}}, "supply": {"Augurs": ["Copper"]}})
    assert found.place == "supply.Augurs"
    assert ("Acolyte", "Altardienerin") in found.near
    found = mistake({"players": {"Anna": {}, "Bernd": {}}, "supply": {"Acolyte": 2}})
    assert found.near == (("Augurs", "Augurinnen"),)


def test_pile_cannot_be_given_twice():
    both = {"Copper": 1, "Kupfer": 2}
    assert mistake({"players": {"Anna": {}, "Bernd": {}}, "supply": both}).text[0] == "This pile comes twice."


def test_what_is_always_at_work_and_not_modelled_is_refused_by_name_before_anything_runs(monkeypatch):
    monkeypatch.setattr("rules.document.parse.modelled", lambda slug: slug != "wharf")
    found = mistake({"players": {"Anna": {"durations": ["Wharf"]}, "Bernd": {}}})
    assert found.place == "players.Anna.durations"
    assert found.text[0].startswith("Wharf is not modelled yet.")


# --- editions --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "slug"), [("Base", "base"), ("Basisspiel", "base"), ("seaside", "seaside"), ("Hinterland", "hinterlands")]
)
def test_editions_in_either_language(name, slug):
    assert table(editions={name: 1}).editions == {slug: 1}


def test_expansion_that_is_not_named_uses_its_newest_edition():
    rules = start(table(editions={"Hinterlands": 1})).table.rules
    assert (rules.edition("hinterlands"), rules.edition("seaside"), rules.edition("base")) == (1, 2, 2)


def test_unknown_expansions_and_editions():
    players = {"Anna": {}, "Bernd": {}}
    assert mistake({"players": players, "editions": {"Seesite": 1}}).near == (("Seaside", "Seaside"),)
    for edition in (3, "2", True, 1.0, None, [1]):
        assert "has the editions 1, 2" in mistake({"players": players, "editions": {"Seaside": edition}}).text[0]


def test_card_that_only_one_edition_has_may_be_named_whatever_editions_says():
    for editions in ({}, {"Seaside": 1}, {"Seaside": 2}):
        assert "Smugglers" in now(table(kingdom=["Smugglers", "Blockade"], editions=editions))["supply"]


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
    assert (found.place, found.near) == ("turn.player", (("Anna", "Anna"), ("Bernd", "Bernd")))


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


# --- mistakes in the form --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("document", "place"),
    [
        (5, ""),
        ([], ""),
        ("just words", ""),
        ({"players": 5}, "players"),
        ({"players": {"Anna": 5, "Bernd": {}}}, "players.Anna"),
        ({"players": {"Anna": {"hand": 5}, "Bernd": {}}}, "players.Anna.hand"),
        ({"players": {"Anna": {"hand": [5]}, "Bernd": {}}}, "players.Anna.hand[0]"),
        ({"players": {"Anna": {"hand": [["Copper"]]}, "Bernd": {}}}, "players.Anna.hand[0]"),
        ({"players": {"Anna": {"hnad": []}, "Bernd": {}}}, "players.Anna.hnad"),
        ({"players": {"Anna": {"mats": {"atlantis": []}}, "Bernd": {}}}, "players.Anna.mats.atlantis"),
        ({"players": {"Anna": {"tokens": {"gold": 1}}, "Bernd": {}}}, "players.Anna.tokens.gold"),
        ({"players": {"Anna": {"tokens": {"vp": "3"}}, "Bernd": {}}}, "players.Anna.tokens.vp"),
        ({"players": {"Anna": {}, "Bernd": {}}, "turns": {}}, "turns"),
        ({"players": {"Anna": {}, "Bernd": {}}, "turn": []}, "turn"),
        ({"players": {"Anna": {}, "Bernd": {}}, "turn": {"coins": 1.5}}, "turn.coins"),
        ({"players": {"Anna": {}, "Bernd": {}}, "turn": {"coins": True}}, "turn.coins"),
        ({"players": {"Anna": {}, "Bernd": {}}, "turn": {"coins": 1000}}, "turn.coins"),
        ({"players": {"Anna": {}, "Bernd": {}}, "turn": {"bought": 3}}, "turn.bought"),
        ({"players": {"Anna": {}, "Bernd": {}}, "title": []}, "title"),
        ({"players": {"Anna": {}, "Bernd": {}}, "title": "x" * 201}, "title"),
        ({"players": {"Anna": {}, "Bernd": {}}, "title": "a\x00b"}, "title"),
        ({"players": {"Anna": {}, "Bernd": {}}, "seed": "x"}, "seed"),
        ({"players": {"Anna": {}, "Bernd": {}}, "seed": 10**5000}, "seed"),
        ({"players": {"Anna": {}, "Bernd": {}}, "supply": {"Curse": None}}, "supply.Curse"),
        ({"players": {"Anna": {}, "Bernd": {}}, "supply": {"Mission": 3}}, "supply.Mission"),
        ({"players": {"Anna": {}, "Bernd": {}}, "moves": ["-"] * 2001}, "moves"),
        ({"players": {"Anna": {"hand": ["Copper"] * 1001}, "Bernd": {}}}, "players.Anna.hand"),
        ({"players": {"Anna": {"deck": ["900 ?"], "hand": ["101 ?"]}, "Bernd": {}}}, "players.Anna.deck"),
    ],
)
def test_wrong_types_name_their_place(document, place):
    assert mistake(document).place == place


def test_unknown_key_names_the_nearest():
    found = mistake({"players": {"Anna": {"hnad": []}, "Bernd": {}}})
    assert found.near == (("hand", "hand"),)
    assert "known are: hand, deck" in found.text[0]


# --- hostile text ----------------------------------------------------------------------------------------------------


def test_ten_megabytes():
    assert mistake("x" * 10_000_000).text == (
        f"The document has 10,000,000 characters; the most is {MOST_CHARACTERS:,} characters.",
        "Das Dokument hat 10.000.000 Zeichen; höchstens 100.000 Zeichen gehen.",
    )


def test_anchors_are_not_followed():
    bomb = "a: &a [x, x]\nb: &b [*a, *a]\nplayers: {Anna: {hand: *b}, Bernd: {}}"
    assert mistake(bomb).text[0] == "Anchors (&, *) are not read."


@pytest.mark.parametrize(
    "text", ["[" * 50_000, "{a: " * 20_000, "- " * 30_000, "players: " + "{x: " * 13 + "1" + "}" * 13]
)
def test_deep_nesting(text):
    assert mistake(text)


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "a: b: c",
        "\x00",
        "players: !!python/object:os.system {}",
        "a: !!binary x",
        "%YAML 9",
        "? [a]\n: b",
        "\ud800",
        "--- 1\n--- 2",
    ],
)
def test_what_is_no_document(text):
    assert mistake(text)


def test_error_in_yaml_names_the_line():
    assert mistake("players:\n  Anna: {}\n  Bernd: {hand: [Copper}\n").place == "line 3"


def test_a_key_that_comes_twice():
    found = mistake("players:\n  Anna: {}\n  Bernd: {}\n  Anna: {hand: [Gold]}\n")
    assert "“Anna” comes twice" in found.text[0]
    assert found.place == "line 4"


def test_yaml_without_magic():
    """Names stay names: no dates, no octal numbers, no `no` that is false."""
    document = read_text("players: {No: {}, 2020-01-01: {}}\ntitle: 1:30\nmoves: [yes, no, on, 1_000, 0x10, 1.5]\n")
    assert list(document["players"]) == ["No", "2020-01-01"]
    assert document["moves"] == ["yes", "no", "on", "1_000", "0x10", "1.5"]


# --- writing ---------------------------------------------------------------------------------------------------------

EVERYTHING = """
title: Throne Room on Tactician
editions: {Seaside: 1, Hinterland: 1}
players:
  Anna:
    hand: [Throne Room, Taktiker, 3 Copper]
    deck: [2 Gold, 15 Estate]
    discard: [Silver]
    play: [Village]
    durations: [{Haven: [Gold]}, {Garrison: 2}, Wharf]
    mats: {native-village: [Gold], island: [Province]}
    tokens: {vp: 2, favors: 3}
    holds: [Capitalism]
    last turn gained: [Silver]
  Bernd: {hand: [5 Copper], deck: "?"}
kingdom: Vergrabene Schätze
ally: City-state
landscapes: [Training]
supply: {Curse: 0, Augurs: [Acolyte, 2 Sorceress, 3 Sibyl]}
pile tokens: {Village: {training: Anna}, Smithy: {vp: 2}}
trash: []
turn: {player: Anna, phase: action, actions: 1, buys: 2, coins: 0, previous: Bernd, number: 5}
seed: 7
moves: [play Throne Room, Tactician, "-", "-"]
expect: {turn: {actions: 2, phase: Aktion}, anna: {hand: 10, play: [Taktiker, Thronsaal]}, supply: {Fluch: 0}}
"""


def test_canonical_text():
    assert (
        format(parse(EVERYTHING))
        == """title: Throne Room on Tactician
editions:
  Hinterlands: 1
  Seaside: 1
players:
  Anna:
    hand: [Throne Room, Tactician, 3 Copper]
    deck: [2 Gold, 15 Estate]
    discard: [Silver]
    play: [Village]
    durations: [{Haven: [Gold]}, {Garrison: 2}, Wharf]
    mats:
      island: [Province]
      native-village: [Gold]
    tokens:
      favors: 3
      vp: 2
    holds: [Capitalism]
    last turn gained: [Silver]
  Bernd:
    hand: [5 Copper]
kingdom: seaside1:buried-treasure
ally: City-state
landscapes: [Training]
supply:
  Augurs: [Acolyte, 2 Sorceress, 3 Sibyl]
  Curse: 0
pile tokens:
  Smithy:
    vp: 2
  Village:
    training: [Anna]
trash: []
turn:
  buys: 2
  number: 5
seed: 7
moves: [play Throne Room, Tactician, '-', '-']
expect:
  turn:
    actions: 2
    phase: action
  Anna:
    hand: 10
    play: [Tactician, Throne Room]
  supply:
    Curse: 0
"""
    )


def test_written_and_read_again_it_is_the_same():
    situation = parse(EVERYTHING)
    assert parse(format(situation)) == situation
    assert parse(document_of(situation)) == situation
    assert format(parse(format(situation))) == format(situation)


def test_the_same_meaning_gives_the_same_text():
    one = table(supply={"Gold": 3, "Kupfer": 4}, editions={"Seaside": 1, "Base": 1})
    other = table(editions={"Basisspiel": 1, "seaside": 1}, supply={"copper": 4, "Gold": 3})
    assert format(one) == format(other)


def names(*kinds: str) -> list[str]:
    return [fact.en for fact in facts().values() if fact.kind in kinds and fact.expansion in ("base", "seaside")]


CARDS = st.sampled_from(names("basic", "kingdom"))
SOME = st.one_of(CARDS, st.just("?"), CARDS.map(lambda name: f"2 {name}"))
ZONES = st.one_of(st.just("?"), st.lists(SOME, max_size=4))
DURATIONS = st.sampled_from(["Wharf", {"Haven": ["Gold"]}, {"Haven": "?"}, {"Caravan": 2}, "Lighthouse"])
SEATS = st.fixed_dictionaries(
    {},
    optional={
        "hand": ZONES,
        "deck": ZONES,
        "discard": ZONES,
        "aside": ZONES,
        "play": st.lists(st.sampled_from(["Village", "Wharf", "Gold", "Merchant"]), max_size=3),
        "durations": st.lists(DURATIONS, max_size=3),
        "mats": st.dictionaries(st.sampled_from(["island", "native-village", "tavern", "exile"]), ZONES, max_size=2),
        "tokens": st.dictionaries(st.sampled_from(["favors", "coffers", "villagers", "debt", "vp"]), st.integers(0, 9)),
        "last turn gained": st.lists(CARDS, max_size=3),
    },
)
PEOPLE = st.sampled_from(["Anna", "Bernd", "Carla", "Dora", "Emil", "李", "Zoë"])
TURNS = st.fixed_dictionaries(
    {},
    optional={
        "phase": st.sampled_from(["action", "buy", "night"]),
        "coins": st.integers(0, 9),
        "number": st.integers(1, 9),
        "extra": st.just("Outpost"),
        "gained": st.lists(CARDS, max_size=2),
        "bought": st.booleans(),
    },
)
EXPECTED = st.fixed_dictionaries(
    {}, optional={"over": st.booleans(), "trash": st.lists(CARDS, max_size=2), "turn": st.just({"coins": 3})}
)
DOCUMENTS = st.fixed_dictionaries(
    {"players": st.dictionaries(PEOPLE, SEATS, min_size=2, max_size=4)},
    optional={
        "title": st.text(max_size=30).filter(lambda text: text.isprintable()),
        "editions": st.dictionaries(st.sampled_from(["Base", "Seaside", "Basisspiel"]), st.integers(1, 2), max_size=1),
        "kingdom": st.one_of(st.lists(st.sampled_from(names("kingdom")), max_size=4), st.just("Auf hoher See")),
        "supply": st.dictionaries(st.sampled_from(["Curse", "Gold", "Smithy", "Knights"]), st.integers(0, 3)),
        "trash": st.lists(CARDS, max_size=3),
        "seed": st.integers(0, 99),
        "turn": TURNS,
        "moves": st.lists(st.sampled_from(["-", "play Smithy", "yes", "2 Copper, Estate"]), max_size=3),
        "expect": EXPECTED,
    },
)


@settings(max_examples=150, derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(DOCUMENTS)
def test_any_situation_written_and_read_again_is_the_same(document):
    try:
        situation = parse(document)
    except Mistake:  # more of a card than the box holds
        return
    text = format(situation)
    assert parse(text) == situation
    assert format(parse(text)) == text
    assert parse(document_of(situation)) == situation


WORDS = ["?", "Copper", "3 Copper", "-1 Gold", "Anna", "Augurs", "Seaside", "none", "yes", "card", "in", "vp", "island"]
JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=8), st.sampled_from(WORDS)),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.dictionaries(st.one_of(st.text(max_size=6), st.sampled_from(WORDS)), inner, max_size=4),
    ),
    max_leaves=12,
)


def maps_of(keys: tuple[str, ...]) -> st.SearchStrategy:
    return st.dictionaries(st.sampled_from(keys), JSON, max_size=3)


HOSTILE = st.one_of(
    JSON,
    st.builds(
        lambda seat, rest: {"players": {"Anna": seat, "Bernd": {}}, **rest},
        st.one_of(JSON, maps_of(PLAYER_KEYS)),
        st.one_of(
            maps_of(TOP_KEYS),
            maps_of(TURN_KEYS).map(lambda turn: {"turn": turn}),
            maps_of(MEMORY_KEYS).map(lambda memory: {"memory": memory}),
            maps_of((*EXPECT_KEYS, "Anna")).map(lambda expect: {"expect": expect}),
        ),
    ),
)


def read(document: object) -> Situation | None:
    """Any other exception than a Mistake fails the test."""
    try:
        return parse(document)
    except Mistake as error:
        return None if all(text and text.isprintable() for text in error.message) else pytest.fail(repr(error))


@settings(max_examples=400, derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(HOSTILE)
def test_any_data_gives_a_mistake_or_a_situation(document):
    situation = read(document)
    if situation is None:
        return
    assert parse(format(situation)) == situation
    assert Run(situation).game.status() == []


@settings(max_examples=300, derandomize=True, deadline=None)
@given(st.text(max_size=60))
def test_any_text_gives_a_mistake_or_a_situation(text):
    read(text)


# --- every state can be written as a document again ------------------------------------------------------------------


def test_only_the_top_of_a_phase_can_be_described():
    game = start(anna(hand=["Cellar", "Copper"]))
    game.push("play Cellar")
    with pytest.raises(ValueError, match="top of a phase"):
        describe(game)


@settings(max_examples=25, derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(0, 10**6), st.integers(0, 250))
def test_any_random_game_can_be_described_and_laid_out_again(seed, decisions):
    game, failure = play_random_game(seed, decisions)
    assert failure is None, failure
    if game.pending is None or game.pending.kind != "phase":
        return
    situation = describe(game)
    again = start(parse(format(situation)), trace=False)
    assert again == game
    assert hash(again) == hash(game)
    assert (again.choices and sorted(again.choices)) == sorted(game.choices)


def test_described_table_says_only_what_is_not_clear_by_itself():
    situation = anna(hand=["Village", "Copper"], deck=["Gold"])
    assert format(describe(start(situation))) == (
        "players:\n  Anna:\n    hand: [Village, Copper]\n    deck: [Gold]\n  Bernd:\n    deck: []\nkingdom: [Village]\n"
    )


def test_described_throne_room_on_tactician():
    """The second play found no hand to discard: one effect is to come, though both cards stay."""
    game = start(anna(hand=["Throne Room", "Tactician", "3 Copper"], deck=["20 Estate"]))
    for move in ("play Throne Room", "Tactician", "-"):
        game.push(move)
    situation = describe(game)
    assert situation.players["Anna"].durations == (Duration("throne-room"), Duration("tactician"))
    assert len(situation.memory.effects) == 1
    again = start(situation)
    again.push("-")
    assert len(again.hand(0)) == 10


def test_described_cards_beyond_the_box():
    """A full pile stood beside ten described Smithies: the document says so without counting them."""
    players = {"Anna": {"hand": ["10 Smithy"], "deck": []}, "Bernd": {"deck": []}}
    game = start(table(players=players, turn={"phase": "buy", "coins": 8, "buys": 2}))
    game.push("buy Smithy")
    situation = describe(game)
    assert (situation.supply, situation.memory.piles) == ({}, {"smithy": 9})
    assert start(parse(format(situation))) == game


@settings(max_examples=30, derandomize=True, deadline=None)
@given(st.integers(0, 10**6))
def test_random_tables_are_documents(seed):
    situation = random_table(seed)
    assert parse(format(situation)) == situation


def test_a_bane_costs_two_or_three():
    with pytest.raises(Mistake, match="bane costs 2 or 3") as mistake:
        parse({"players": {"Anna": {}, "Bernd": {}}, "kingdom": ["Young Witch"], "bane": "Market"})
    assert mistake.value.place == "bane"


@pytest.mark.parametrize("named", ["Cursed Village", "Trade Route"])
def test_a_face_down_card_of_a_deck_that_the_set_up_would_have_brought_something_for(named):
    deck = ["Moat", "?", "Village"]
    players = {"Anna": {"hand": ["Black Market"]}, "Bernd": {}}
    g = start(parse({"players": players, "kingdom": ["Black Market"], "supply": {"Black Market deck": deck}}))
    for answer in ("play Black Market", named, "-", f"{named}, Moat, Village"):
        g.push(answer)
    assert start(parse(document_of(describe(g)))) == g


def test_cards_that_played_each_other():
    throne_room = {"card": "Throne Room", "in": ["Anna", "play"]}
    smithy = {"card": "Smithy", "in": ["Anna", "play"]}
    document = {"players": {"Anna": {"play": ["Throne Room", "Smithy"]}, "Bernd": {}}}
    assert start(parse({**document, "memory": {"links": [[throne_room, smithy]]}})).status() == []
    for links in ([[throne_room, smithy], [smithy, throne_room]], [[smithy, smithy]]):
        assert "played each other" in mistake({**document, "memory": {"links": links}}).text[0]


def test_a_card_that_is_played_where_it_lies_plays_again_who_played_it():
    """An Overlord plays the Mastermind of the Supply, which on the next turn plays an Overlord that plays it again."""
    g = start(
        parse(
            {
                "players": {"Anna": {"hand": ["Overlord"], "deck": ["Overlord", "4 Copper"]}, "Bernd": {}},
                "kingdom": ["Mastermind", "Village"],
            }
        )
    )
    for answer in ("play Overlord", "Mastermind", "-", "-", "Overlord", "Village", "Village", "Mastermind"):
        g.push(answer)
    assert start(parse(document_of(describe(g)))) == g


@pytest.mark.parametrize(
    ("memory", "message"),
    [
        ({"effects": [{"card": "Wharf", "line": 9, "event": "turn", "player": "Anna"}]}, "says nothing like this"),
        ({"links": [[{"card": "Wharf", "in": ["Anna", "play"]}, {"card": "Wharf", "in": "trash"}]]}, "does not lie"),
        ({"links": [[{"card": "Wharf", "in": ["supply", "Smithy"]}, {"card": "Wharf"}]]}, "no such pile"),
    ],
)
def test_what_the_table_cannot_remember(memory, message):
    document = {"players": {"Anna": {"play": ["Village"]}, "Bernd": {}}, "memory": memory}
    assert message in mistake(document).text[0]


def test_described_card_without_a_pile_brings_no_set_up():
    """An Importer in the Black Market deck gives nobody Favors at the start."""
    game = start(
        table(
            kingdom=["Black Market"],
            ally="City-state",
            supply={"Black Market deck": ["Importer", "4 ?"], "Importer": "none"},
        )
    )
    assert state(game)["players"]["Anna"]["tokens"] == {"favors": 1}
    assert "Importer" not in state(game)["supply"]
    assert start(parse(format(describe(game)))) == game
