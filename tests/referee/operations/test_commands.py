"""The engine in the terminal: adjudicate, play, soak, sweep, and what they say when something is wrong."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from rules.console.terminal import ProgressLine, duration
from rules.document.parse import parse
from rules.document.read import read_file
from rules.run import Run

ROOT = Path(__file__).parents[3]


@pytest.fixture(autouse=True)
def terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal of the same width wherever the tests run."""
    monkeypatch.setenv("COLUMNS", "110")


MILITIA = """
title: Throne Room on Militia
players:
  Anna: {hand: [Throne Room, Militia, 3 Copper], deck: [2 Gold, 5 Estate]}
  Bernd: {hand: [Moat, 4 Copper], deck: "?", mats: {island: [Province]}, tokens: {vp: 2}}
moves: [play Throne Room, Militia, "yes", no]
"""


@pytest.fixture
def run(tmp_path):
    """The command's exit code, what it printed, what it complained about."""

    def command(name: str, *args: str, document: str | None = None, **options) -> tuple[int, str, str]:
        if document is not None:
            (tmp_path / "table.yaml").write_text(document, encoding="utf-8")
            args = (str(tmp_path / "table.yaml"), *args)
        out, err = io.StringIO(), io.StringIO()
        try:
            call_command(name, *args, stdout=out, stderr=err, **options)
        except SystemExit as end:
            return int(end.code or 0), out.getvalue(), err.getvalue()
        return 0, out.getvalue(), err.getvalue()

    return command


# Everything that a document can say, in one.
EVERYTHING = """
title: Throne Room on Tactician
editions: {Seaside: 1, Hinterlands: 1}
players:
  Anna:
    hand: [Throne Room, Tactician, 3 Copper]
    deck: [2 Gold, 15 Estate]
    discard: []
    play: []
    durations: []
    mats: {island: [Province], native-village: [Gold]}
    tokens: {favors: 3}
    holds: []
    last turn gained: [Silver]
  Bernd: {hand: [5 Copper], deck: "?"}
kingdom: Vergrabene Schätze
ally: City-state
bane: Cellar
landscapes: [Mission, Way of the Owl]
boons: [The Sea's Gift]
supply: {Curse: 0, Augurs: [Acolyte, 2 Sorceress, 4 Sibyl]}
pile tokens: {Temple: {vp: 2}}
trash: []
turn: {player: Anna, phase: action, actions: 1, buys: 1, coins: 0, previous: Bernd, number: 5}
seed: 7
moves: [play Throne Room, Tactician, "-", "-", "-", "-"]  # twice no Way, then on to the next turns
expect: {turn: {actions: 2, buys: 2}, Anna: {hand: 10, play: [Tactician, Throne Room]}}
"""


# --- adjudicate ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "de"])
def test_adjudicate_takes_all_that_a_document_can_say(run, lang):
    assert run("adjudicate", document=EVERYTHING, lang=lang)[0] == 0
    assert run("adjudicate", document=EVERYTHING.replace("hand: 10", "hand: 11"), lang=lang)[0] == 1


@pytest.mark.parametrize(("lang", "deck"), [("en", "Black Market deck"), ("de", "Schwarzmarkt-Deck")])
def test_adjudicate_names_a_deck_that_is_no_card(run, lang, deck):
    document = "players: {Anna: {hand: [Black Market]}, Bernd: {}}"
    assert f"{deck} (10 " in " ".join(run("adjudicate", document=document, lang=lang)[1].split())
    document += f"\nsupply: {{{deck}: [Moat]}}"
    assert f"{deck} (" in " ".join(run("adjudicate", document=document, lang=lang)[1].split())


def test_adjudicate_prints_steps_indented_by_what_caused_them_with_their_cites(run):
    code, out, err = run("adjudicate", document=MILITIA)
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == "Throne Room on Militia"
    for begins, cited in (
        ("   1  Anna plays a Throne Room.  [", "base2:play:1"),
        ("   2    Anna plays a Militia.  [", "base2:throne-room:1"),
        ("   3      Bernd reveals a Moat.  [", "base2:moat:1"),
    ):
        (line,) = [line for line in lines if line.startswith(begins)]
        assert cited in line


def test_adjudicate_prints_the_open_decision_with_every_legal_answer(run):
    _, out, _ = run("adjudicate", document=MILITIA)
    asked = (
        "Bernd is asked (Militia): Which 2 cards from your hand do you discard?\nLegal answers (exactly 2):\n "
        " Moat\n  Copper\n"
    )
    assert asked in out


def test_adjudicate_prints_the_table_at_the_end(run):
    _, out, _ = run("adjudicate", document=MILITIA)
    for line in (
        "Anna, 5 points",
        "  hand 3: 3 Coppers",
        "  deck 7 (top card first): 2 Golds, 5 Estates",
        "  in play 2: Throne Room, Militia",
        "  deck 10 (top card first): 10 face-down cards",
        "  Island mat: Province",
        "  tokens: 2 VP tokens",
        "Trash: empty",
    ):
        assert line in out.splitlines()
    assert "Supply: Copper 46, Silver 40" in out


def test_adjudicate_in_german(run):
    code, out, _ = run("adjudicate", "--lang", "de", document=MILITIA)
    assert code == 0
    assert "Anna spielt einen Thronsaal." in out
    assert (
        "Gefragt ist Bernd (Miliz): Welche 2 Karten von der Hand legst du ab?\nErlaubte Antworten (genau "
        "2):\n  Burggraben\n  Kupfer\n" in out
    )
    assert "  Nachziehstapel 7 (oberste zuerst): 2 Gold, 5 Anwesen" in out
    assert "Insel-Tableau: Provinz" in out


def test_adjudicate_at_the_top_of_a_phase(run):
    _, out, _ = run("adjudicate", "--lang", "de", document="players: {Anna: {hand: [Smithy]}, Bernd: {}}")
    assert "  spiele Schmiede\n  -  (Phase beenden)\n" in out


def test_adjudicate_shows_what_options_mean(run):
    document = "{players: {Anna: {hand: [Steward]}, Bernd: {}}, moves: [play Steward]}"
    _, out, _ = run("adjudicate", document=document)
    assert "  coins  (+2 Coins)" in out
    _, out, _ = run("adjudicate", "--lang", "de", document=document)
    assert "  coins  (+2 Geld)" in out


def test_adjudicate_asks_for_a_face_down_card(run):
    _, out, _ = run("adjudicate", document="{players: {Anna: {hand: [Vassal]}, Bernd: {}}, moves: [play Vassal]}")
    assert "Anna is asked (Vassal): Which card is on top of your deck?\nLegal answers:\n  the name of any card" in out


def test_adjudicate_at_the_end_of_the_game(run):
    document = """
    players: {Anna: {deck: [Estate]}, Bernd: {deck: []}}
    supply: {Province: 1}
    turn: {phase: buy, coins: 8}
    moves: [buy Province]
    """
    _, out, _ = run("adjudicate", document=document)
    assert "The game is over. Winner: Anna." in out


def test_json_prints_exactly_the_contract(run):
    code, out, err = run("adjudicate", "--json", document=MILITIA)
    assert (code, err) == (0, "")
    assert json.loads(out) == Run(parse(MILITIA)).answer()


def test_json_documents_are_read_too(run):
    document = json.dumps(
        {"players": {"Anna": {"hand": ["Smithy"], "deck": ["3 Gold"]}, "Bernd": {}}, "moves": ["play Smithy"]}
    )
    code, out, _ = run("adjudicate", "--json", document=document)
    assert code == 0
    assert json.loads(out)["state"]["players"]["Anna"]["hand"] == ["Gold"] * 3


def test_exit_1_and_each_difference_in_a_line_when_expect_fails(run):
    document = MILITIA + "expect: {turn: {coins: 2, actions: 0}, Anna: {hand: [Gold]}}\n"
    code, out, err = run("adjudicate", document=document)
    assert (code, err) == (1, "")
    wanted = ["turn.coins: expected 2, found 4", "Anna.hand: expected Gold, found 3 Copper"]
    assert out.splitlines()[-2:] == wanted
    code, out, err = run("adjudicate", "--json", document=document)
    assert (code, err.splitlines()) == (1, wanted)
    assert json.loads(out)["error"] is None
    assert [difference["en"] for difference in json.loads(out)["differences"]] == wanted
    code, out, _ = run("adjudicate", "--lang", "de", document=document)
    assert out.splitlines()[-2] == "turn.coins: erwartet 2, gefunden 4"


def test_exit_0_when_expect_holds(run):
    assert run("adjudicate", document=MILITIA + "expect: {turn: {coins: 4}}\n")[0] == 0


@pytest.mark.parametrize(
    ("document", "message"),
    [
        (
            "players: {Anna: {hand: [Tacticien]}, Bernd: {}}",
            "players.Anna.hand[0]: No card is called “Tacticien”. Near: Tactician.",
        ),
        (
            "players: {Anna: {hand: [11 Smithy]}, Bernd: {}}",
            "players.Anna.hand: With these, 11 Smithies are described, but the box holds only 10.",
        ),
        ("players: {Anna: {hand: 5}, Bernd: {}}", "players.Anna.hand: A list belongs here, not “5”."),
        ("players: {Anna: {}}", "players: 2 to 6 players can be at the table, not 1."),
        ("{" + ", ".join(f"p{i}: 1" for i in range(1000)) + "}", "p0: “p0” is not known here"),
        (
            "players: {" + ", ".join(f"p{i}: {{}}" for i in range(1000)) + "}",
            "players: 2 to 6 players can be at the table, not 1000.",
        ),
        ("x" * 100_001, "The document has 100,001 characters; the most is 100,000 characters."),
        ("x" * 10_000_000, "The document has more than 400,000 bytes; the most is 100,000 characters."),
        ("players: [", "This is not YAML"),
        ("", "players: Nobody is at the table."),
    ],
)
def test_exit_2_and_one_clear_message_on_bad_input(run, document, message):
    code, out, err = run("adjudicate", document=document)
    assert (code, out) == (2, "")
    assert message in err
    assert len(err.splitlines()) == 1
    code, out, said = run("adjudicate", "--json", document=document)
    assert (code, said) == (2, err)
    answer = json.loads(out)
    assert list(answer) == ["steps", "pending", "state", "error"]
    assert answer["error"]["message"]["en"] == err.strip()
    assert (answer["steps"], answer["pending"], answer["state"]) == ([], None, None)


def test_exit_2_in_german(run):
    document = "players: {Anna: {hand: [Tacticien]}, Bernd: {}}"
    err = run("adjudicate", "--lang", "de", document=document)[2]
    assert err == "players.Anna.hand[0]: Keine Karte heißt „Tacticien“. Ähnlich: Taktiker.\n"


def test_exit_2_on_an_illegal_answer_with_the_steps_before_it(run):
    code, out, err = run("adjudicate", document=MILITIA.replace('"yes", no', '"yes", no, Gold'))
    assert code == 2
    assert "   8      Anna gets +2" in out
    assert err == (
        "Move 5 (“Gold”): Gold cannot be chosen here: Bernd has no Gold in hand. "
        "Bernd was asked: Which 2 cards from your hand do you discard? Legal: Moat, Copper.\n"
    )
    code, out, err = run("adjudicate", "--json", document=MILITIA.replace('"yes", no', '"yes", no, Gold'))
    assert code == 2
    assert json.loads(out)["error"]["move"] == 4


def test_exit_2_when_the_file_cannot_be_read(run, tmp_path):
    assert run("adjudicate", str(tmp_path / "none.yaml"))[0] == 2
    assert "Is a directory" in run("adjudicate", str(tmp_path))[2]
    (tmp_path / "latin.yaml").write_bytes("title: Händler".encode("latin-1"))
    assert "not UTF-8" in run("adjudicate", str(tmp_path / "latin.yaml"))[2]
    assert run("adjudicate", "\0")[0] == 2


def test_a_mark_at_the_start_of_the_file_does_no_harm(tmp_path):
    (tmp_path / "mark.yaml").write_bytes(b"\xef\xbb\xbfplayers: {Anna: {}, Bernd: {}}")
    assert read_file(str(tmp_path / "mark.yaml")).startswith("players")


def test_standard_input_and_the_shell_see_the_same():
    command = [sys.executable, "manage.py", "adjudicate", "-", "--json"]
    good = subprocess.run(command, input=MILITIA, capture_output=True, text=True, cwd=ROOT)
    assert (good.returncode, good.stderr) == (0, "")
    assert json.loads(good.stdout) == Run(parse(MILITIA)).answer()
    bad = subprocess.run(command, input="players: 3", capture_output=True, text=True, cwd=ROOT)
    assert bad.returncode == 2
    assert json.loads(bad.stdout)["error"]["message"]["en"] == bad.stderr.strip()
    assert len(bad.stderr.splitlines()) == 1
    unasked = subprocess.run([*command, "--nonsense"], input="", capture_output=True, text=True, cwd=ROOT)
    assert unasked.returncode == 2


def test_a_terminal_that_lacks_a_letter():
    table = "{players: {Anna: {hand: [Copper], deck: [9 Copper]}, Bernd: {deck: [9 Copper]}}, moves: ['-']}"
    command = [sys.executable, "manage.py", "adjudicate", "-"]
    ascii_only = {**os.environ, "PYTHONIOENCODING": "ascii"}
    said = subprocess.run(command, input=table, capture_output=True, text=True, cwd=ROOT, env=ascii_only)
    assert (said.returncode, said.stderr) == (0, "")
    assert "Bernd?s turn begins." in said.stdout


# --- play ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def play(run, monkeypatch):
    def answers(*said: str, table: str | None = None, document: str | None = None, **options) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in said)))
        code, out, err = run("play", *([table] if table else []), document=document, **options)
        assert (code, err) == (0, "")
        return out

    return answers


SMITHY = "players: {Anna: {hand: [Smithy, Village], deck: [5 Gold]}, Bernd: {deck: []}}"


def test_play_from_a_situation_one_decision_at_a_time(play):
    out = play("play Village", "play Smithy", "quit", document=SMITHY)
    assert "Anna is asked: Which Action do you play?\nLegal answers:\n  play Smithy\n  play Village\n" in out
    assert out.index("Anna plays a Village.") < out.index("Anna plays a Smithy.")


def test_play_refuses_and_asks_again(play):
    out = play("play Gold", "quit", document=SMITHY)
    assert "Gold cannot be played now: it is not an Action card, and this is the Action phase." in out
    assert out.count("Which Action do you play?") == 2


def test_play_names_a_card_that_is_not_modelled_and_goes_on(play):
    out = play("play Longship", "play Smithy", "quit", document=SMITHY.replace("Village", "Longship"))
    assert "Longship" in out.split("> ")[1].splitlines()[0]
    assert "Anna plays a Smithy." in out


def test_play_takes_back(play):
    out = play("undo", "play Smithy", "undo", "play Village", "table", document=SMITHY)
    assert "There is nothing to take back." in out
    assert "in play 1: Village" in out


def test_play_takes_back_moves_of_the_document(play):
    out = play("undo", "table", document=SMITHY + "\nmoves: [play Smithy]")
    assert "in play 1: Smithy" in out.split("> ")[0]
    assert "hand 2: Smithy, Village" in out.split("> ")[-2]


def test_play_writes_the_document_down(play):
    out = play("play Village", "document", document=SMITHY + "\nexpect: {over: true}")
    written = "players:" + out.split("players:")[1].split("\n\n")[0]
    assert parse(written).moves == ("play Village",)


def test_play_says_what_it_understands(play):
    assert play("help", document=SMITHY).count("Also: undo, table, document, help, quit.") == 2
    assert "zurück, tisch, dokument, hilfe, ende" in play("ende", document=SMITHY, lang="de")


def test_play_a_stored_kingdom_in_german(play):
    out = play("spiele Geldkarten", "dokument", table="Auf hoher See", lang="de")
    assert "Anna spielt ein Kupfer." in out
    situation = parse("players:" + out.split("players:")[1].split("\n\n")[0])
    assert (situation.turn.phase, "wharf" in situation.kingdom) == ("buy", True)


def test_play_a_list_of_piles_with_named_players(play):
    out = play(table="Village, Smithy", players="Kim, Lee, Max")
    assert "Kim, 3 points" in out
    assert "Max, 3 points" in out
    assert "Estate 12" in out


def test_play_a_whole_game_against_a_bot(play):
    out = play(*["play treasures", "buy Province", "-"] * 400, table="Village, Smithy", bots="big-money")
    assert "The game is over. Winner: Bernd." in out


def test_play_takes_back_to_ones_own_decision(play):
    out = play("-", "undo", "table", table="Village", bots="first")
    assert "Turn 1 of Anna" in out.split("> ")[-2]


def test_play_of_something_unknown(run):
    code, _, err = run("play", "No such kingdom")
    assert code == 2
    assert err.startswith("kingdom: No stored kingdom is called")
    assert run("play", document="players: {}")[0] == 2
    assert (
        "moves: “Gold” alone is no move here. A choice with one answer only is not asked."
        in run("play", document=SMITHY + "\nmoves: [Gold]")[2]
    )


# --- soak, sweep -----------------------------------------------------------------------------------------------------


def test_soak_says_what_was_played_and_what_never(run):
    code, out, _ = run("soak", games=3, jobs=1)
    assert code == 0
    assert "3 games, " in out
    assert "never played: " in out
    assert out.endswith("No crash, no card lost or made.\n")


def test_soak_in_several_processes_sees_the_same(run):
    found = [run("soak", games=4, jobs=jobs)[1].splitlines()[:3] for jobs in (1, 2)]
    assert found[0] == found[1]


@pytest.mark.parametrize("game", [0, 1])
def test_a_failure_prints_a_document_that_replays_it(run, monkeypatch, game):
    """A broken Copper costs money: coins become negative, whether the game is checked at every decision or not."""
    from rules.engine.kinds import PRINTINGS

    play = PRINTINGS["copper"][0].play
    monkeypatch.setattr(play.ops[0], "coins", -1)
    code, out, _ = run("soak", games=1, jobs=1, seed=game)
    assert code == 1
    assert "FAILED: coins below 0" in out
    document = out[out.index("editions:") : out.index("\n\n1 failures")]
    game = Run(parse(document)).game
    assert game.status() == ["coins below 0"]


def test_sweep_of_some_pairs(run):
    code, out, _ = run("sweep", pairs=20, jobs=1)
    assert code == 0
    assert "20 games, " in out


def test_sweep_of_one_card(run, monkeypatch):
    monkeypatch.setattr("referee.management.commands.sweep.pairs", lambda: [("moat", "smithy"), ("cellar", "witch")])
    assert "1 games, " in run("sweep", "Burggraben", jobs=1)[1]
    with pytest.raises(Exception, match="No card is called Moot"):
        run("sweep", "Moot", jobs=1)


def test_progress_on_a_terminal_is_one_line_with_the_time_left(monkeypatch):
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    clock = iter([0.0, 10.0, 20.0])
    monkeypatch.setattr("time.monotonic", lambda: next(clock))
    out = Terminal()
    progress = ProgressLine(out, 4)
    progress.at(1, ", 7 decisions")
    progress.at(4)
    progress.end()
    assert out.getvalue().startswith("\r1 of 4 (25%), 30 s left, 7 decisions")
    assert "\n" not in out.getvalue()


def test_progress_elsewhere_is_a_line_now_and_then(monkeypatch):
    clock = iter([0.0, 5.0, 20.0])
    monkeypatch.setattr("time.monotonic", lambda: next(clock))
    out = io.StringIO()
    progress = ProgressLine(out, 100)
    progress.at(1)
    progress.at(2)
    assert out.getvalue() == "2 of 100 (2%), 16 min 20 s left\n"


def test_durations_are_readable():
    assert [duration(seconds) for seconds in (0.4, 59, 61, 7300)] == ["0 s", "59 s", "1 min 1 s", "2 h 1 min"]


# --- leaf_counts ------------------------------------------------------------------------------------------------------


COUNTED = """
- title: Cellar
  depth: 1
  lines: {lines}
  positions: 2
  situation: {{players: {{Anna: {{hand: [Cellar, Copper], deck: [Gold]}}, Bernd: {{}}}}}}
"""


def test_leaf_counts_says_what_has_changed_and_writes_it(run, tmp_path):
    file = tmp_path / "counts.yaml"
    file.write_text(COUNTED.format(lines=2), encoding="utf-8")
    assert run("leaf_counts", str(file))[:2] == (0, "0 of 1 positions have changed.\n")
    file.write_text(COUNTED.format(lines=7), encoding="utf-8")
    code, out, _ = run("leaf_counts", str(file))
    assert code == 1
    assert out.startswith("Cellar: 7 lines, 2 positions -> 2 lines, 2 positions\n")
    assert run("leaf_counts", str(file), "--write")[0] == 0
    assert run("leaf_counts", str(file))[0] == 0


def test_kingdoms_lists_what_plays_and_what_lacks(capsys: pytest.CaptureFixture[str]) -> None:
    call_command("kingdoms", "--book", "cornucopia", "--games", "1", "--jobs", "1")
    told = capsys.readouterr().out
    assert "FAILED" not in told
    assert "1 games" in told
    assert told.splitlines()[-1].endswith("can be played")


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("Loot", "Loot has no instructions of its own: there is nothing to break."),
        ("Cutthrot", "No card is called Cutthrot"),
    ],
)
def test_mutate_names_what_it_cannot_break(name: str, wrong: str) -> None:
    with pytest.raises(CommandError, match=wrong):
        call_command("mutate", name)
