"""A situation is written as a document, and every state again."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules.answer import state
from rules.document.describe import describe
from rules.document.layout import start
from rules.document.parse import parse
from rules.document.situation import Duration, Mistake
from rules.document.write import document_of, format
from rules.tools.soak import play_random_game, random_table
from tests.rules.document.tables import anna, mistake, table

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


@pytest.mark.parametrize("named", ["Cursed Village", "Trade Route", "Cemetery"])
def test_a_face_down_card_of_a_deck_that_the_set_up_would_have_brought_something_for(named):
    deck = ["Moat", "?", "Village"]
    players = {"Anna": {"hand": ["Black Market"]}, "Bernd": {}}
    g = start(parse({"players": players, "kingdom": ["Black Market"], "supply": {"Black Market deck": deck}}))
    for answer in ("play Black Market", named, "-", f"{named}, Moat, Village"):
        g.push(answer)
    assert start(parse(document_of(describe(g)))) == g


def test_coppers_that_were_taken_and_those_that_heirlooms_replace_are_counted_apart():
    """Two players, a Haunted Mirror each: two Coppers more lie in the pile, and a Cache takes two out again."""
    anna = {"hand": ["Black Market", "Gold", "Gold"]}
    deck = {"Black Market deck": ["Cache", "Cemetery", "Moat"]}
    g = start(parse({"players": {"Anna": anna, "Bernd": {}}, "kingdom": ["Black Market"], "supply": deck}))
    full = state(g)["supply"]["Copper"]
    for answer in ("play Black Market", "Gold", "Gold", "Cache", "Cemetery, Moat"):
        g.push(answer)
    assert state(g)["supply"]["Copper"] == full - 2
    assert start(parse(document_of(describe(g)))) == g


def test_of_two_heirlooms_only_one_was_known_at_the_start():
    """Two Coppers lie in their pile for Goats; none for the Haunted Mirrors, since nobody knew of the Cemetery."""
    anna = {"hand": ["Black Market", "Gold"]}
    deck = {"Black Market deck": ["Pixie", "?", "Moat"]}
    g = start(parse({"players": {"Anna": anna, "Bernd": {}}, "kingdom": ["Black Market"], "supply": deck}))
    for answer in ("play Black Market", "Cemetery", "Gold", "Pixie", "Cemetery, Moat"):
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
