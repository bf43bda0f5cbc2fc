"""A situation played out: its steps, what is open, the table, what was expected, what was not legal."""

from __future__ import annotations

import copy
import json
import subprocess
import sys
from pathlib import Path

import pytest

from rules.answer import pending, state, steps
from rules.document.layout import start
from rules.document.parse import parse
from rules.document.situation import Mistake
from rules.engine import game as engine
from rules.engine.kinds import PRINTINGS, UNPLAYABLE_KINDS, load_printings
from rules.expectations import compare
from rules.facts import facts
from rules.fixture_files import FIXTURES, read_yaml
from rules.run import Run

KINDS = (
    "turn play buy gain draw discard trash reveal look set-aside put shuffle choose rotate skip effect score receive "
    "exchange exile call turn-over token not"
)
EXAMPLE = {
    "title": "Throne Room on Tactician",
    "players": {
        "Anna": {"hand": ["Throne Room", "Tactician", "3 Copper"], "deck": ["2 Gold", "15 Estate"]},
        "Bernd": {"hand": ["5 Copper"], "deck": "?"},
    },
    "kingdom": "Vergrabene Schätze",
    "turn": {"number": 5},
    "seed": 7,
    "moves": ["play Throne Room", "Tactician", "-", "-"],
    "expect": {"turn": {"actions": 2, "buys": 2}, "Anna": {"hand": 10, "play": ["Tactician", "Throne Room"]}},
}


def example(**parts) -> dict:
    return {**copy.deepcopy(EXAMPLE), **parts}


def slugs() -> set[str]:
    """Every ruling and rules entry that a step can cite."""
    found = set()
    for path in (FIXTURES / "rulings").glob("*.yaml"):
        for card, part in read_yaml(path).items():
            found |= {f"{path.stem}:{card}:{ruling['n']}" for ruling in part.get("rulings", ())}
    for path in (FIXTURES / "rules").glob("*.yaml"):
        for topic, part in read_yaml(path).items():
            found |= {f"{path.stem}:{topic}:{entry['n']}" for entry in part.get("entries", ())}
    return found


# --- the answer ------------------------------------------------------------------------------------------------------


def test_the_contracts_example():
    run = Run(parse(example()))
    assert run.error is None
    answer = run.answer()
    assert list(answer) == ["steps", "pending", "state", "error"]
    assert run.differences() == []


def test_a_step_says_who_what_which_cards_why_in_both_languages():
    step = Run(parse(example())).answer()["steps"][0]
    assert step == {
        "n": 1,
        "actor": "Anna",
        "kind": "play",
        "cards": ["Throne Room"],
        "text": {"en": "Anna plays a Throne Room.", "de": "Anna spielt einen Thronsaal."},
        "cites": ["base2:play:1"],
    }


def test_the_open_decision():
    assert Run(parse(example(moves=["play Throne Room"]))).answer()["pending"] == {
        "player": "Anna",
        "kind": "choose-card",
        "source": "Throne Room",
        "prompt": {
            "en": "Which Action card from your hand do you play?",
            "de": "Welche Aktionskarte von der Hand spielst du?",
        },
        "choices": ["Tactician", "-"],
        "min": 0,
        "max": 1,
    }


def test_the_state_has_every_part_of_the_contract():
    table = Run(parse(example())).answer()["state"]
    assert list(table) == ["turn", "players", "supply", "trash", "over", "winners"]
    assert list(table["turn"]) == ["player", "phase", "actions", "buys", "coins", "number", "extra", "by"]
    wanted = ["hand", "deck", "discard", "play", "aside", "mats", "tokens", "holds", "points"]
    assert list(table["players"]["Anna"]) == wanted


def test_play_holds_everything_in_play_and_aside_everything_set_aside():
    document = {"players": {"Anna": {"play": ["Village"], "durations": [{"Haven": ["Gold"]}]}, "Bernd": {}}}
    anna = state(start(parse(document)))["players"]["Anna"]
    assert (anna["play"], anna["aside"]) == (["Village", "Haven"], ["Gold"])


def test_deck_and_discard_top_card_first():
    document = {"players": {"Anna": {"deck": ["Gold", "Estate"], "discard": ["Copper", "Silver"]}, "Bernd": {}}}
    anna = state(start(parse(document)))["players"]["Anna"]
    assert (anna["deck"], anna["discard"]) == (["Gold", "Estate"], ["Copper", "Silver"])


def test_mixed_pile_is_a_list_and_any_other_a_count():
    document = {"players": {"Anna": {}, "Bernd": {}}, "supply": {"Augurs": ["Acolyte", "2 Sibyl"]}}
    supply = state(start(parse(document)))["supply"]
    assert (supply["Augurs"], supply["Copper"]) == (["Acolyte", "Sibyl", "Sibyl"], 46)


def test_mats_tokens_and_points():
    anna = {
        "deck": ["2 Estate"],
        "mats": {"island": ["Province"], "native-village": ["Duchy"]},
        "tokens": {"vp": 3},
    }
    found = state(start(parse({"players": {"Anna": anna, "Bernd": {"deck": ["Curse"]}}})))["players"]
    assert found["Anna"]["mats"] == {"island": ["Province"], "native-village": ["Duchy"]}
    assert found["Anna"]["tokens"] == {"vp": 3}
    assert found["Anna"]["points"] == 2 + 6 + 3 + 3
    assert found["Bernd"]["points"] == -1


def test_names_are_the_english_ones():
    players = {"Anna": {"hand": ["Schmiede"], "deck": ["3 Kupfer"]}, "Bernd": {}}
    run = Run(parse({"players": players, "moves": ["spiele Schmiede"]}))
    assert run.answer()["state"]["players"]["Anna"]["hand"] == ["Copper"] * 3


LAST_PROVINCE = {
    "players": {"Anna": {"deck": ["Estate"]}, "Bernd": {"deck": ["Estate"]}},
    "supply": {"Province": 1},
    "turn": {"phase": "buy", "coins": 8, "number": 4},
    "moves": ["buy Province"],
}


def test_the_end_of_the_game():
    answer = Run(parse(LAST_PROVINCE)).answer()
    assert answer["pending"] is None
    assert (answer["state"]["over"], answer["state"]["winners"]) == (True, ["Anna"])


def test_ties_go_to_the_player_with_fewer_turns():
    players = {"Anna": {"deck": ["Estate"]}, "Bernd": {"deck": ["Province", "Estate"]}}
    answer = Run(parse({**LAST_PROVINCE, "players": players})).answer()
    assert answer["state"]["winners"] == ["Bernd"]


def test_a_tie_in_an_extra_turn_says_that_it_does_not_count():
    """Anna's fifth turn and Bernd's fifth, then his Outpost's: five each, so they share it."""
    players = {"Anna": {"deck": ["Province"]}, "Bernd": {"deck": ["Copper"]}}
    turn = {"player": "Bernd", "phase": "buy", "coins": 8, "number": 5, "extra": "Outpost", "previous": "Bernd"}
    answer = Run(parse({**LAST_PROVINCE, "players": players, "turn": turn})).answer()
    assert answer["state"]["winners"] == ["Anna", "Bernd"]
    last = answer["steps"][-1]
    assert "equally many turns (5; extra turns do not count" in last["text"]["en"]
    assert "gleich viele Züge (5; Extrazüge zählen nicht" in last["text"]["de"]
    assert last["cites"] == ["base2:tie-break:4", "base2:tie-break:3", "seaside2:outpost:4"]


def test_moves_after_the_end():
    run = Run(parse({**LAST_PROVINCE, "moves": ["buy Province", "-"]}))
    assert run.error["message"]["en"] == "Move 2 (“-”): The game is over: nothing is asked any more."
    assert (run.error["legal"], run.error["player"]) == ([], None)


def test_points_are_what_the_player_would_score_now():
    document = {"players": {"Anna": {"hand": ["Gardens", "9 Copper"], "deck": ["10 Copper"]}, "Bernd": {}}}
    assert state(start(parse(document)))["players"]["Anna"]["points"] == 2


# --- the same bytes --------------------------------------------------------------------------------------------------


def test_the_same_document_gives_the_same_bytes():
    one = json.dumps(Run(parse(example())).answer(), ensure_ascii=False)
    other = json.dumps(Run(parse(example())).answer(), ensure_ascii=False)
    assert one == other


def test_the_same_bytes_in_another_process_with_another_hash_seed():
    program = (
        "import json, sys\n"
        "from rules.run import Run\n"
        "from rules.document.parse import parse\n"
        "print(json.dumps(Run(parse(sys.stdin.read())).answer()))\n"
    )
    document = json.dumps(example())
    answers = {
        subprocess.run(
            [sys.executable, "-c", program],
            input=document,
            env={"PYTHONHASHSEED": seed},
            cwd=Path(__file__).parents[2],
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert answers == {json.dumps(Run(parse(document)).answer()) + "\n"}


# --- an answer that is not legal -------------------------------------------------------------------------------------


def test_illegal_answer_names_the_move_the_question_the_player_and_every_legal_answer():
    run = Run(parse(example(moves=["play Throne Room", "Gold"], expect=None)))
    assert run.error == {
        "move": 1,
        "answer": "Gold",
        "player": "Anna",
        "asked": {
            "en": "Which Action card from your hand do you play?",
            "de": "Welche Aktionskarte von der Hand spielst du?",
        },
        "legal": ["Tactician", "-"],
        "message": {
            "en": "Move 2 (“Gold”): Gold cannot be chosen here: Anna has no Gold in hand. "
            "Anna was asked: Which Action card from your hand do you play? Legal: Tactician, -.",
            "de": "Zug 2 („Gold“): Gold kann hier nicht gewählt werden: Anna hat kein Gold auf der Hand. "
            "Gefragt war Anna: Welche Aktionskarte von der Hand spielst du? Erlaubt: Taktiker, -.",
        },
    }


def test_steps_state_and_pending_are_those_before_the_illegal_move():
    stopped = Run(parse(example(moves=["play Throne Room", "Gold", "-"], expect=None))).answer()
    before = Run(parse(example(moves=["play Throne Room"], expect=None))).answer()
    assert {**stopped, "error": None} == before
    assert stopped["steps"]


def test_the_wrong_player_answers():
    run = Run(parse(example(moves=[{"Bernd": "play Throne Room"}], expect=None)))
    assert "Anna is asked, not Bernd." in run.error["message"]["en"]


def test_what_is_asked_of_a_face_down_card_when_it_is_no_card():
    players = {"Anna": {"hand": ["Vassal"], "deck": "?"}, "Bernd": {}}
    run = Run(parse({"players": players, "moves": ["play Vassal", "Cooper"]}))
    wanted = "Near: Copper. Anna was asked: Which card is on top of your deck? Legal: any card."
    assert run.error["message"]["en"].endswith(wanted)


# --- budgets ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "limit", "what"), [("STEPS", 40, "instructions"), ("DECISIONS", 2, "decisions"), ("DEPTH", 3, "levels")]
)
def test_a_run_out_of_budget_stops_with_the_trace_so_far(monkeypatch, name, limit, what):
    monkeypatch.setattr(engine, name, limit)
    run = Run(parse(example()))
    assert f"The run was stopped: more than {limit} {what}" in run.error["message"]["en"]
    assert steps(run.game)
    assert json.dumps(run.answer()) == json.dumps(Run(parse(example())).answer())


def test_a_run_out_of_budget_before_its_first_decision(monkeypatch):
    monkeypatch.setattr(engine, "STEPS", 3)
    players = {"Anna": {"deck": []}, "Bernd": {"deck": []}}
    run = Run(parse({"players": players, "turn": {"phase": "clean-up"}}))
    assert run.error["move"] == -1


# --- every step ------------------------------------------------------------------------------------------------------


def test_steps_have_known_kinds_both_languages_and_slugs_that_resolve():
    from rules.tools.soak import play_random_game

    known = slugs()
    for seed in range(12):
        game, failure = play_random_game(seed, 150)
        assert failure is None
        for step in steps(game):
            assert step["kind"] in KINDS.split()
            assert step["text"]["en"]
            assert step["text"]["de"]
            assert "{" not in step["text"]["en"] + step["text"]["de"]
            assert set(step["cites"]) <= known, (step, set(step["cites"]) - known)


def test_every_step_that_a_rule_brought_about_cites_it():
    from rules.tools.soak import play_random_game

    uncited = set()
    for seed in range(12):
        game, _ = play_random_game(seed, 150)
        uncited |= {(step.kind, step.sentence, step.path) for step in game.log if not step.cites}
    assert not uncited


# --- expect ----------------------------------------------------------------------------------------------------------


def differences(expect: dict, **parts) -> list[str]:
    return Run(parse(example(moves=["play Throne Room", "Tactician"], expect=expect, **parts))).differences()


@pytest.mark.parametrize(
    "expect",
    [
        {"turn": {"player": "Anna", "phase": "buy", "actions": 0, "coins": 0, "extra": False, "number": 5}},
        {"turn": {"phase": "Kaufphase", "player": "anna"}},
        {"Anna": {"hand": [], "discard": ["3 Copper"], "play": ["Taktiker", "Throne Room"], "aside": 0}},
        {"anna": {"hand": 0, "deck": ["2 Gold", "15 Estate"], "points": 15}},
        {"players": {"Anna": {"hand": 0}, "Bernd": {"deck": "?"}}},
        {"Bernd": {"hand": "5 Copper", "deck": 10, "mats": {"island": []}, "tokens": {"vp": 0}, "holds": []}},
        {"supply": {"Tactician": 10, "Fluch": 10}, "trash": [], "over": False, "winners": []},
        {"pending": {"player": "Anna", "kind": "phase", "choices": ["buy Copper", "buy Curse", "-"]}},
        {"error": False},
        {
            "steps": [
                {"kind": "play", "cards": ["Tactician"]},
                {"actor": "Anna", "kind": "discard", "cards": ["3 Kupfer"]},
            ]
        },
        {"steps": [{"kind": "discard", "cards": 3}]},
    ],
)
def test_what_holds(expect):
    assert differences(expect) == []


@pytest.mark.parametrize(
    ("expect", "lines"),
    [
        ({"turn": {"actions": 1}}, ["turn.actions: expected 1, found 0"]),
        ({"turn": {"extra": True}}, ["turn.extra: expected true, found false"]),
        ({"turn": {"extra": "Outpost"}}, ["turn.extra: expected Outpost, found False"]),
        ({"turn": {"player": "Bernd"}}, ["turn.player: expected Bernd, found Anna"]),
        ({"Anna": {"hand": 2}}, ["Anna.hand: expected 2, found 0 (nothing)"]),
        ({"Anna": {"discard": ["2 Copper"]}}, ["Anna.discard: expected 2 Copper, found 3 Copper"]),
        (
            {"Anna": {"deck": ["15 Estate", "2 Gold"]}},
            ["Anna.deck: expected 15 Estate, 2 Gold, found 2 Gold, 15 Estate"],
        ),
        ({"Anna": {"points": 3}}, ["Anna.points: expected 3, found 15"]),
        ({"Anna": {"tokens": {"vp": 1}}}, ["Anna.tokens.vp: expected 1, found 0"]),
        ({"Anna": {"mats": {"island": ["Gold"]}}}, ["Anna.mats.island: expected Gold, found nothing"]),
        ({"supply": {"Curse": 3}}, ["supply.Curse: expected 3, found 10"]),
        ({"over": True}, ["over: expected true, found false"]),
        ({"winners": ["Anna"]}, ["winners: expected Anna, found nothing"]),
        ({"trash": ["Gold"]}, ["trash: expected Gold, found nothing"]),
        ({"pending": None}, None),
        ({"pending": {"choices": ["-"]}}, ["pending.choices: expected -, found buy Copper, buy Curse, -"]),
        ({"error": True}, ["error: expected true, found false"]),
        ({"steps": [{"actor": "Bernd", "kind": "discard"}]}, ["steps[0]: expected Bernd discard, found -"]),
        ({"steps": [{"kind": "discard", "cards": ["2 Copper"]}]}, ["steps[0]: expected discard 2 Copper, found -"]),
        (
            {"steps": [{"kind": "discard", "cards": 3}, {"cards": ["Throne Room"]}]},  # the other way round
            ["steps[1]: expected Throne Room, found -"],
        ),
        (
            {"turn": {"actions": 1, "buys": 2}, "Anna": {"hand": 1}},
            [
                "turn.actions: expected 1, found 0",
                "turn.buys: expected 2, found 1",
                "Anna.hand: expected 1, found 0 (nothing)",
            ],
        ),
    ],
)
def test_what_does_not_hold(expect, lines):
    found = differences(expect)
    assert found == lines if lines else found


def test_lists_are_free_in_their_order_except_the_deck():
    players = {
        "Anna": {"hand": ["Gold", "Copper"], "discard": ["Estate", "Curse"], "deck": ["Gold", "Copper"]},
        "Bernd": {},
    }
    for key, equal in (("hand", True), ("discard", True), ("deck", False)):
        listed = ["Curse", "Estate"] if key == "discard" else ["Copper", "Gold"]
        run = Run(parse({"players": players, "expect": {"Anna": {key: listed}}}))
        assert (run.differences() == []) is equal


def test_differences_in_german():
    run = Run(parse(example(expect={"Anna": {"hand": 2}}, moves=[])))
    assert run.differences(1) == ["Anna.hand: erwartet 2, gefunden 5 (Throne Room, Tactician, 3 Copper)"]


def test_an_illegal_move_is_a_difference_unless_it_is_expected():
    run = Run(parse(example(moves=["play Gold"])))
    assert run.refused
    assert run.differences() == [run.error["message"]["en"]]
    run = Run(parse(example(moves=["play Gold"], expect={"error": True, "turn": {"actions": 1}})))
    assert not run.refused
    assert run.differences() == []


@pytest.mark.parametrize(
    ("expect", "place"),
    [
        ({"Clara": {}}, "expect.Clara"),
        ({"Anna": {"hnad": 3}}, "expect.Anna.hnad"),
        ({"Anna": {"hand": ["Coper"]}}, "expect.Anna.hand[0]"),
        ({"Anna": {"hand": -1}}, "expect.Anna.hand"),
        ({"turn": {"previous": "Anna"}}, "expect.turn.previous"),
        ({"turn": 3}, "expect.turn"),
        ({"supply": {"Coper": 3}}, "expect.supply.Coper"),
        ({"winners": ["Clara"]}, "expect.winners"),
        ({"over": 3}, "expect.over"),
        ({"pending": {"who": 3}}, "expect.pending.who"),
        ({"steps": [{"who": "Anna"}]}, "expect.steps[0].who"),
        ({"steps": [{"actor": "Clara"}]}, "expect.steps[0].actor"),
        ({"Anna": {"tokens": {"gold": 3}}}, "expect.Anna.tokens.gold"),
    ],
)
def test_what_cannot_be_expected_is_a_mistake(expect, place):
    """A misspelt expectation would hold for ever."""
    with pytest.raises(Mistake) as caught:
        parse(example(expect=expect))
    assert caught.value.place == place


def test_compare_with_a_whole_answer():
    answer = Run(parse(example(moves=[]))).answer()
    assert compare({"turn": {"coins": 0}}, answer) == []


# --- without a trace -------------------------------------------------------------------------------------------------


def test_without_the_trace_the_table_is_the_same():
    with_trace, without = (Run(parse(example()), trace=trace) for trace in (True, False))
    assert state(with_trace.game) == state(without.game)
    assert pending(with_trace.game) == pending(without.game)
    assert steps(without.game) == []


# --- face-down cards never break the table ---------------------------------------------------------------------------


def scoring() -> list[str]:
    load_printings()
    return [slug for slug, printings in PRINTINGS.items() if any(callable(p.points) for p in printings.values())]


@pytest.mark.parametrize("slug", scoring())
def test_points_can_be_told_beside_face_down_cards(slug):
    fact = facts()[slug]
    anna = {"hand": ["2 ?", "Copper"], "deck": "?", "discard": ["?"], "mats": {"island": ["?"]}}
    document = {}
    if fact.kind == "state":
        anna["holds"] = [fact.en]
    elif fact.kind in UNPLAYABLE_KINDS:
        document = {"ally": fact.en} if fact.kind == "ally" else {"landscapes": [fact.en]}
    else:
        anna["hand"].append(fact.en)
    found = state(start(parse({"players": {"Anna": anna, "Bernd": {}}, **document})))
    assert isinstance(found["players"]["Anna"]["points"], int)
