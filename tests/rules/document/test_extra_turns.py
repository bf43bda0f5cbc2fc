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


def test_who_decides_says_that_the_turn_is_possessed():
    assert parse(document({"player": "Bernd", "by": "Anna"})).turn.extra == "possession"


@pytest.mark.parametrize(
    ("turn", "says"),
    [
        ({"player": "Bernd", "by": "Bernd"}, "only Anna"),
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
