"""What is being carried out, from the turn down to the line where the table stands."""

from rules.engine.resolving import resolving
from rules.engine.zones import PLAY


def test_from_the_turn_to_the_line_that_asks(table):
    table.anna(hand="Throne Room, Militia")
    table.bernd(hand="3 Copper, 2 Estate")
    game = table.anna().plays("Throne Room").chooses("Militia").table.game
    turn, throne_room, militia = resolving(game)
    assert (turn.card, turn.player) == ("", 0)
    assert (throne_room.card, throne_room.line) == ("throne-room", 1)
    assert (militia.card, militia.line, militia.times) == ("militia", 2, 1)
    assert game.which_zone(militia.zone) == PLAY
    assert not game.at_a_phase


def test_the_second_play_is_counted(table):
    table.anna(hand="Throne Room, Remodel, 2 Copper, Estate").plays("Throne Room").chooses("Remodel")
    game = table.anna().chooses("Copper").chooses("Curse").table.game
    assert [(level.card, level.times) for level in resolving(game)[1:]] == [("throne-room", 1), ("remodel", 2)]


def test_at_the_top_of_a_phase_there_is_the_turn_alone(table):
    game = table.anna(hand="Smithy").table.game
    assert [level.card for level in resolving(game)] == [""]
    assert game.at_a_phase
