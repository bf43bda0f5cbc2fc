"""One run for every door: why it stops, what it keeps, and that a fault of the rules costs nobody the table."""

from __future__ import annotations

import json
import logging
from typing import Any

import pytest
from django.core.management import call_command
from rest_framework.test import APIClient

from rules.document.parse import parse
from rules.engine import game as engine
from rules.engine.kinds import PRINTINGS, load_printings
from rules.run import OUR_FAULT, Run
from rules.tools.benchmark import long_situation

TABLE: dict[str, Any] = {
    "players": {"Anna": {"hand": ["Village", "Smithy", "Cellar"], "deck": ["9 Copper"]}, "Bernd": {"deck": ["Estate"]}},
    "moves": ["play Village", "play Smithy", "-", "-"],
}


@pytest.fixture
def broken_smithy(monkeypatch):
    """A Smithy that breaks the rules when it is played."""
    load_printings()

    def breaks(*_args: object) -> None:
        raise ZeroDivisionError("a Smithy")

    code = PRINTINGS["smithy"][0].play
    monkeypatch.setattr(code, "calls", (breaks, *code.calls[1:]))


# --- why it stops ----------------------------------------------------------------------------------------------------


def test_a_line_that_can_be_followed_does_not_stop():
    run = Run(parse(TABLE))
    assert (run.stop, run.error) == (None, None)
    assert run.moves == tuple(TABLE["moves"])


def test_an_illegal_answer():
    run = Run(parse({**TABLE, "moves": ["play Village", "play Gold", "-"]}))
    assert (run.stop.move, run.stop.answer, run.stop.reason) == (1, "play Gold", "illegal")
    assert run.moves == ("play Village",)


def test_a_game_that_is_over():
    last = {"players": {"Anna": {}, "Bernd": {}}, "supply": {"Province": 1}, "turn": {"phase": "buy", "coins": 8}}
    run = Run(parse({**last, "moves": ["buy Province", "-"]}))
    assert (run.stop.move, run.stop.reason) == (1, "over")


def test_a_spent_budget_keeps_the_steps_so_far_and_the_decision_can_be_answered_differently(monkeypatch):
    whole = Run(parse(TABLE))
    spent = whole.open(1).spent
    monkeypatch.setattr(engine, "STEPS", spent + 1)
    run = Run(parse(TABLE))
    assert (run.stop.move, run.stop.reason) == (1, "budget")
    assert [step.sentence for step in run.steps] == [step.sentence for step in whole.steps[: run.last]]
    monkeypatch.undo()
    assert run.answered(1, "play Cellar").stop is None


# --- what it keeps ---------------------------------------------------------------------------------------------------


def test_only_some_tables_are_kept_and_the_others_are_the_same_when_they_are_played_again(monkeypatch):
    monkeypatch.setattr("rules.run.KEPT", 1)
    every = Run(long_situation())
    monkeypatch.undo()
    some = Run(long_situation())
    assert some.kept < every.kept / 10
    for i in range(len(every.asked)):
        assert some.open(i) == every.open(i)
        assert some.open(i).spent == every.open(i).spent
        assert some.open(i).choices == every.open(i).choices


# --- a fault of ours -------------------------------------------------------------------------------------------------


def test_a_card_that_fails_leaves_the_table_as_it_was(broken_smithy, caplog):
    run = Run(parse(TABLE))
    before = Run(parse({**TABLE, "moves": ["play Village"]}))
    assert (run.stop.move, run.stop.reason, run.stop.why) == (1, "fault", OUR_FAULT)
    assert run.game == before.game
    answer = run.answer()
    assert {**answer, "error": None} == before.answer()
    assert answer["error"]["message"]["en"] == f"Move 2 (“play Smithy”): {OUR_FAULT[0]}"
    assert [record.levelname for record in caplog.records] == ["ERROR"]
    assert "ZeroDivisionError" in caplog.text


def test_a_table_that_cannot_be_laid_out(monkeypatch, caplog):
    monkeypatch.setattr("rules.run.lay_out", lambda situation: 1 // 0)
    run = Run(parse(TABLE))
    assert (run.stop.move, run.stop.reason) == (-1, "fault")
    assert (run.answer()["steps"], run.answer()["pending"]) == ([], None)
    assert run.answer()["error"]["message"]["de"] == OUR_FAULT[1]
    assert len(caplog.records) == 1


@pytest.mark.django_db
def test_the_same_at_every_door(broken_smithy, caplog, tmp_path, capsys):
    ours = Run(parse(TABLE)).answer()
    caplog.clear()
    posted = APIClient().post("/api/adjudications/", TABLE, format="json")
    assert posted.status_code == 201
    body = posted.json()
    assert {key: body[key] for key in ours} == ours
    assert len([record for record in caplog.records if record.levelno >= logging.ERROR]) == 1
    file = tmp_path / "table.yaml"
    file.write_text(json.dumps(TABLE))
    with pytest.raises(SystemExit) as ended:
        call_command("adjudicate", str(file), "--json")
    assert ended.value.code == 2
    out, err = capsys.readouterr()
    assert json.loads(out) == ours
    assert err.strip() == ours["error"]["message"]["en"]
    page = APIClient().get(f"/en/dispute/{body['id']}/", follow=True)
    assert "That is our fault" in page.text


# --- looking at a step -----------------------------------------------------------------------------------------------


def test_the_table_after_each_step_is_seen_again():
    run = Run(parse(TABLE))
    drawn = next(n for n, step in enumerate(run.steps, 1) if step.kind == "draw")
    assert len(run.at(drawn).hand(0)) == len(run.before(drawn).hand(0)) + 1
    assert run.at(0) == run.before(1)
    assert run.at(run.last) is run.game
    hands = [len(run.at(n).hand(0)) for n in range(run.last + 1)]
    assert hands[0] == 3
    other = run.answered(1, "play Cellar")
    assert [len(other.at(n).hand(0)) for n in range(drawn + 1)] == hands[: drawn + 1]


def test_answering_goes_on_from_the_table_that_is_there():
    run = Run(parse({**TABLE, "moves": []}))
    for move in TABLE["moves"]:
        run = run.answered(len(run.asked), move)
    assert run.answer() == Run(parse(TABLE)).answer()


def test_a_line_answered_step_by_step_keeps_the_tables_of_its_last_decisions_only():
    situation = long_situation()
    whole, run = Run(situation), Run(situation.with_moves(()))
    for move in whole.moves:
        run = run.answered(len(run.asked), move)
        run.before(run.last)
    assert run.kept < len(whole.moves) / 2
    for i in (0, len(whole.moves) // 2, len(whole.moves) - 1):
        assert run.open(i) == whole.open(i)


def test_what_an_answer_changed_is_seen_without_playing_more_than_that_answer_again(monkeypatch):
    run = Run(parse({**TABLE, "moves": TABLE["moves"][:1]})).answered(1, "play Smithy")
    again = []
    push = engine.Game.push
    monkeypatch.setattr(engine.Game, "push", lambda game, move: (again.append(move), push(game, move)))
    drawn = next(n for n, step in enumerate(run.steps, 1) if step.kind == "draw" and step.path[-1][0] == "smithy")
    assert [len(run.at(n).hand(0)) for n in (drawn - 1, drawn)] == [2, 5]
    assert again == ["play Smithy"]


# --- another edition -------------------------------------------------------------------------------------------------

REMODELLED: dict[str, Any] = {
    "players": {"Anna": {"hand": ["Remodel", "Smithy", "Gold"]}, "Bernd": {}},
    "moves": ["play Remodel", "Smithy", "Farmland"],
}


@pytest.mark.parametrize(
    ("expect", "differs"),
    [
        (None, True),  # since 2022 a Farmland trashes when it is gained, before that when it was bought
        ({"trash": ["Smithy", "Gold"]}, True),
        ({"supply": {"Farmland": 7}}, False),  # what is disputed here was never otherwise
    ],
)
def test_another_edition_differs_in_what_is_expected_or_else_in_how_the_table_stands(expect, differs):
    situation = {**REMODELLED, "expect": expect} if expect else REMODELLED
    assert Run(parse(situation)).differs_in("hinterlands", 1) is differs


def test_an_edition_that_a_line_does_not_touch_changes_nothing():
    assert not Run(parse(TABLE)).differs_in("hinterlands", 1)


def test_a_long_line_is_not_played_once_more_for_another_edition(monkeypatch):
    monkeypatch.setattr("rules.run.MOST_FOLLOWED", 0)
    assert not Run(parse(REMODELLED)).differs_in("hinterlands", 1)
