"""What an extra turn implies is concluded from the card that gave it."""

from __future__ import annotations

import pytest

from rules.document.describe import describe
from rules.document.layout import lay_out, start
from rules.document.parse import parse
from rules.document.write import document_of
from tests.rules.document.tables import mistake

NAMES = ("Anna", "Bernd", "Clara")


def document(turn: dict, **seats: dict) -> dict:
    players = {name: {"hand": ["3 Copper"], "deck": ["9 Copper"], **seats.get(name, {})} for name in NAMES}
    return {"players": players, "turn": turn}


def test_in_a_possessed_turn_the_player_to_the_right_decides():
    game = start(parse(document({"player": "Bernd", "extra": "Possession", "phase": "buy"})))
    assert (game.table.names[game.by], game.table.names[game.previous]) == ("Anna", "Anna")
    assert game.pending is not None
    assert game.table.names[game.pending.player] == "Anna"


@pytest.mark.parametrize(
    ("turn", "says"),
    [
        ({"player": "Bernd", "by": "Bernd"}, "beside “extra: Possession”"),
        ({"player": "Bernd", "by": "Anna"}, "beside “extra: Possession”"),
        ({"player": "Bernd", "by": "Bernd", "extra": "Possession"}, "only Anna"),
        ({"player": "Bernd", "by": "Clara", "extra": "Possession"}, "only Anna"),
        ({"player": "Bernd", "by": "Anna", "extra": "Outpost"}, "Bernd decides"),
    ],
)
def test_nobody_else_decides(turn, says):
    wrong = mistake(document(turn))
    assert wrong.place == "turn.by"
    assert says in wrong.text[0]


def test_seize_the_day_is_used_up():
    laid = document({"extra": "Seize the Day", "phase": "buy", "coins": 4}) | {"landscapes": ["Seize the Day"]}
    assert "buy Seize the Day" not in start(parse(laid)).choices
    ordinary = document({"phase": "buy", "coins": 4}) | {"landscapes": ["Seize the Day"]}
    assert "buy Seize the Day" in start(parse(ordinary)).choices


def test_after_the_last_turn_of_the_fleet_the_game_is_over():
    seats = {name: {"holds": ["Fleet"], "hand": []} for name in ("Anna", "Clara")}
    laid = document({"player": "Anna", "extra": "Fleet", "phase": "clean-up"}, Bernd={"hand": []}, **seats)
    laid |= {"supply": {"Province": 0}}
    game = lay_out(parse(laid))
    assert game.table.names[game.seat] == "Clara"  # to the right of Anna: her turn ended the game
    assert [(game.table.names[p], slug) for p, slug, _ in game.claims] == [("Clara", "fleet")]
    game.run()
    while not game.over:
        assert (game.extra, game.table.names[game.player]) == ("fleet", "Clara")
        game.push("-")
    assert game.turns == (1, 1, 1)


def test_a_fleet_turn_is_written_down_and_read_again():
    seats = {name: {"holds": ["Fleet"]} for name in ("Anna", "Clara")}
    game = start(
        parse(document({"player": "Anna", "extra": "Fleet", "phase": "buy"}, **seats) | {"supply": {"Province": 0}})
    )
    assert start(parse(document_of(describe(game)))) == game


def test_fleet_gives_a_turn_to_who_has_it():
    turn = {"player": "Anna", "extra": "Fleet"}
    found = mistake(document(turn, Clara={"holds": ["Fleet"]}))
    assert (found.place, "“holds: [Fleet]” of Anna" in found.text[0]) == ("turn.extra", True)
    assert parse(document(turn, Anna={"holds": ["Fleet"]})).turn.extra == "fleet"


def test_another_ally_gives_no_turn():
    turn = document({"extra": "Island Folk"})
    assert mistake(turn | {"ally": "City-state"}).place == "turn.extra"
    for ally in ({}, {"ally": "Island Folk"}):
        assert parse(turn | ally).turn.extra == "island-folk"


def test_a_hand_that_outpost_did_not_draw_is_noted():
    def notes(turn: dict, **zones: list[str]) -> list[str]:
        return [note.place for note in parse(document(turn, Anna=zones)).notes]

    assert notes({"extra": "Outpost"}, hand=["5 Copper"]) == ["players.Anna.hand"]
    assert notes({"extra": "Outpost"}, hand=["3 Copper"]) == []
    assert notes({"extra": "Voyage"}, hand=["5 Copper"]) == []
    assert notes({"extra": "Outpost"}, hand=["5 Copper"], play=["Outpost", "Smithy"]) == []
