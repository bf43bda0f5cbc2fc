"""The situation document: cards and their names, numbers and the box, what is face down."""

from __future__ import annotations

import pytest

from rules.document.layout import table_of
from rules.document.parse import parse
from rules.facts import Names, card_names, facts
from tests.rules.document.tables import anna, mistake, now

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
    assert found.text[0] == "With these, 11 Smithies are described, but the box holds only 10."


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


def test_a_token_of_a_pirate_ship_that_is_expected_names_no_pirate():
    document = {
        "players": {"Anna": {"hand": ["Pirate Ship"]}, "Bernd": {}},
        "expect": {"Anna": {"tokens": {"pirate": 0}}},
    }
    assert "pirate" not in table_of(parse(document)).table.piles
