"""Logs of the online client: real ones are played by the engine turn by turn, written ones come back as they were."""

import random
import re
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules import ACCOUNT, Account, OutOfBudget, describe, document_of, first_turn, parse
from rules.engine.game import Game
from rules.engine.kinds import modelled
from rules.facts import expansions, facts
from rules.logs.comparison import PlayedTurn
from rules.logs.reading import HIDDEN, cards_in, read
from rules.logs.replaying import replay
from rules.logs.tables import several
from rules.logs.writing import write
from rules.tools.bots import Eager

# Facts of play from logs that people have put into public repositories; nobody is called as they were.
REAL = {path.stem: path.read_text(encoding="utf-8") for path in sorted(Path(__file__).parent.glob("*.txt"))}
# Turns in which log and engine part, and why.
PART = {
    ("artisan", "1 Lord"): "four Coins buy no Artisan: that log was made up by hand",
    ("mid-game", "17 dora"): "what was played before is not known",
}


def turns(name: str) -> list[PlayedTurn]:
    return list(replay(read(REAL[name])))


def test_there_are_enough() -> None:
    assert len(REAL) >= 12


@pytest.mark.parametrize("name", REAL)
def test_a_real_log_is_played_as_it_was(name: str) -> None:
    log = read(REAL[name])
    played = turns(name)
    assert len(played) == len(log.turns)
    for each in played:
        place = (name, f"{each.turn.number} {log.players[each.turn.player]}")
        said = [row.line.text for row in each.rows if row.differs]
        assert each.differs == (place in PART), (place, each.stop, said)


@pytest.mark.parametrize("name", REAL)
def test_every_turn_can_be_opened(name: str) -> None:
    """The document of a turn with its moves is a situation that anybody can go on from."""
    from rules import Run

    for played in turns(name):
        run = Run(parse(played.whole))
        if not played.stop:
            assert run.stop is None, (run.stop and run.stop.why, played.whole)


def test_a_hand_is_what_the_log_names() -> None:
    hands = {f"{each.turn.number}": each.document["players"]["dora"]["hand"] for each in turns("remodel-and-sentry")}
    assert hands["4"] == ["2 Copper", "Silver", "Estate", "Smithy"]
    assert hands["10"] == ["Copper", "Gold", "Estate", "2 Sentry"]


def test_what_nobody_saw_stays_face_down() -> None:
    first = turns("remodel-and-sentry")[0].document["players"]
    assert first["lena"]["hand"] == ["5 ?"]


def test_a_line_stands_beside_its_steps() -> None:
    bandit = next(each for each in turns("remodel-and-sentry") if (each.turn.number, each.turn.player) == (6, 1))
    beside = {row.line.text: [en for en, _de in row.steps] for row in bandit.rows}
    assert beside["l trashes a Silver."] == ["Because of dora’s Bandit, lena trashes a Silver."]
    assert bandit.moves == ["play Bandit", "Copper", "Silver", "play Copper", "-"]


def test_where_they_part_the_line_is_marked() -> None:
    wrong = REAL["witches"].replace("d buys and gains a Throne Room.", "d buys and gains a Gold.")
    fourth = next(each for each in replay(read(wrong)) if (each.turn.number, each.turn.player) == (4, 0))
    assert [row.line.text for row in fourth.rows if row.differs] == ["d buys and gains a Gold."]


# --- reading ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("2 Coppers, a Silver, and an Estate", ["copper", "copper", "silver", "estate"]),
        ("2 Coppers, 2 Estates and a Goat", ["copper", "copper", "estate", "estate", "goat"]),
        ("3 other cards and a Copper", ["?", "?", "?", "copper"]),
        ("5 Karten", ["?"] * 5),
        ("2 Kupfer und einen Thronsaal", ["copper", "copper", "throne-room"]),
    ],
)
def test_a_list_of_cards(text: str, cards: list[str]) -> None:
    assert cards_in(text) == (tuple(cards), ())


def test_a_card_that_nobody_knows_is_named() -> None:
    log = read("Turn 1 - anna\na plays a Stormtrooper.\nTurn 1 - bernd\n")
    assert log.unknown == ["Stormtrooper"]


def test_german() -> None:
    log = read(
        "a beginnt mit 7 Kupfer.\na beginnt mit 3 Anwesen.\nb beginnt mit 7 Kupfer.\nb beginnt mit 3 Anwesen.\n"
        "a zieht 4 Kupfer und ein Anwesen.\nb zieht 5 Karten.\nZug 1 - anna\na spielt 4 Kupfer. (+4$)\n"
        "a kauft und nimmt eine Schmiede.\na zieht 3 Kupfer und 2 Anwesen.\nZug 1 - bernd\nb spielt 3 Kupfer.\n"
        "b kauft und nimmt ein Silber.\nb zieht 5 Karten.\n"
    )
    assert log.players == ["anna", "bernd"]
    assert not log.unread
    assert [each.differs for each in replay(log)] == [False, False]


def test_two_players_with_one_letter() -> None:
    text = REAL["clean-up-shuffle"]
    text = re.sub(r"^d ", "lo ", text, flags=re.MULTILINE).replace("dora", "lotte")
    text = re.sub(r"^L ", "la ", text, flags=re.MULTILINE).replace("Lord", "lars")
    log = read(text)
    assert log.players == ["lotte", "lars"]
    assert not any(each.differs for each in replay(log))


def test_a_log_that_is_cut_off() -> None:
    lines = REAL["vassal-and-throne-room"].splitlines()
    for end in range(12, len(lines), 17):
        played = list(replay(read("\n".join(lines[:end]))))
        assert not any(each.stop for each in played[:-1])


START = (
    "a starts with 7 Coppers.\na starts with 3 Estates.\nb starts with 7 Coppers.\nb starts with 3 Estates.\n"
    "a draws 5 Coppers.\nb draws 5 cards.\n"
)


@pytest.mark.parametrize(
    ("told", "back"),
    [
        ("a plays 5 Coppers.\na buys and gains a Witch.\na undoes.\na buys and gains a Market.\n", ["Witch"]),
        ("a plays 4 Coppers.\nTurn 1 - anna\na plays 5 Coppers.\na buys and gains a Market.\n", ["4 Coppers"]),
        (
            "a spielt 5 Kupfer.\na kauft und nimmt eine Hexe.\nrückgängig\na kauft und nimmt einen Markt.\n",
            ["Hexe"],
        ),
    ],
)
def test_what_was_undone_is_not_played_and_is_told(told: str, back: list[str]) -> None:
    log = read(f"{START}Turn 1 - anna\n{told}a draws 2 Coppers and 3 Estates.\nTurn 1 - bernd\n")
    assert len(log.turns) == 2
    assert all(word in line.text for word, line in zip(back, log.undone, strict=True))
    first = next(iter(replay(log)))
    assert not first.differs
    assert first.moves[-1] == "buy Market"


def test_a_card_that_is_not_modelled_stops_its_turn_and_no_other(unwritten) -> None:
    unwritten("longship")
    text = (
        f"{START}Turn 1 - anna\na plays 5 Coppers.\na buys and gains a Longship.\na draws a Longship and 4 Estates.\n"
        "Turn 1 - bernd\nb plays 3 Coppers.\nb buys and gains a Silver.\nb draws 5 cards.\n"
        "Turn 2 - anna\na plays a Longship.\na draws 2 Coppers.\na draws 5 cards.\n"
        "Turn 2 - bernd\nb plays 4 Coppers.\nb buys and gains a Silver.\nb draws 5 cards.\n"
    )
    played = list(replay(read(text)))
    assert [each.differs for each in played] == [False, False, True, False]
    assert played[2].stop == (
        "Longship is not modelled yet, so the turn stops here.",
        "Langschiff ist noch nicht modelliert, darum endet der Zug hier.",
    )


def test_names_in_two_languages_in_one_log() -> None:
    log = read(
        f"{START}Turn 1 - anna\na plays 5 Kupfer.\na buys and gains a Markt.\na draws 2 Coppers and 3 Anwesen.\n"
        "Zug 1 - bernd\nb spielt 3 Coppers.\nb kauft und nimmt ein Silver.\nb zieht 5 Karten.\n"
    )
    assert not log.unknown
    assert not any(each.differs for each in replay(log))


def test_a_language_that_nobody_speaks_here_is_named() -> None:
    log = read(f"{START}Turn 1 - anna\na plays 5 Cuivres.\nTurn 1 - bernd\n")
    assert log.unknown == ["Cuivres"]


def test_a_duration_of_a_turn_that_was_not_played_to_its_end_is_still_out(unwritten) -> None:
    unwritten("longship")
    text = (
        "Turn 5 - anna\na plays a Haven.\na draws a card.\na sets a card aside.\n"
        "a plays a Longship.\na draws 5 cards.\n"
        "Turn 5 - bernd\nb draws 5 cards.\nTurn 6 - anna\na plays 2 Coppers.\na draws 5 cards.\n"
    )
    later = list(replay(read(text)))[2]
    assert later.document["players"]["anna"]["durations"] == [{"Haven": ["?"]}]


def test_a_log_that_begins_in_the_middle() -> None:
    text = REAL["witches"]
    later = text[text.index("Turn 6 - dora") :]
    played = list(replay(read(later)))
    assert played
    assert sum(not each.differs for each in played) >= len(played) // 2


@given(st.text(max_size=300))
def test_no_text_breaks_it(text: str) -> None:
    list(replay(read(text)))
    list(replay(read(f"Turn 1 - anna\n{text}\nTurn 1 - bernd\n")))


@settings(max_examples=25, deadline=None)
@given(st.data())
def test_no_shuffled_log_breaks_it(data: st.DataObject) -> None:
    lines = REAL["remodel-and-sentry"].splitlines()[:60]
    list(replay(read("\n".join(data.draw(st.permutations(lines))))))


# --- written and read back -------------------------------------------------------------------------------------------

BOXES: dict[str, list[str]] = {}
for fact in facts().values():
    if (
        fact.kind == "kingdom"
        and modelled(fact.slug)
        and max(fact.editions) == max(expansions()[fact.expansion].editions)
    ):
        BOXES.setdefault(fact.expansion, []).append(fact.slug)
FORETOLD = 14  # turns


def position(game: Game) -> dict[str, Any]:
    return document_of(describe(game))


def played_game(seed: int, box: str = "base") -> tuple[str, list[dict[str, Any]]]:
    """A random game as a log, and the tables at the start of its turns."""
    chance = random.Random(seed)
    kingdom = [facts()[slug].en for slug in chance.sample(BOXES[box], 10)]
    names = ["anna", "bernd"]
    game = first_turn(parse({"players": {name: {} for name in names}, "kingdom": kingdom, "seed": seed}))
    seats = position(game)["players"]
    hands, decks = ([several(seats[name].get(zone)) for name in names] for zone in ("hand", "deck"))
    bot, tables, seen = Eager(seed), [position(game)], 0
    while game.pending is not None and len(tables) < FORETOLD:
        game.answer(bot(game))
        now = sum(step.kind == "turn" for step in game.log or ())
        if now > seen and game.pending is not None and game.pending.kind == "phase" and game.log[-1].kind == "turn":
            tables.append(position(game))
        seen = now
    return write(game, hands, decks), tables


def same(read_back: Any, true: Any) -> bool:
    """As many cards, and every one that is named is one of them."""
    known = Counter(slug for slug in several(read_back) if slug != HIDDEN)
    return len(several(read_back)) == len(several(true)) and not known - Counter(several(true))


@pytest.mark.parametrize("seed", range(20))
def test_a_written_game_is_read_back_to_the_same_positions(seed: int) -> None:
    text, tables = played_game(seed)
    played = list(replay(read(text)))
    for each, table in zip(played, tables, strict=True):
        back = each.document
        assert (back["turn"]["player"], back["turn"]["number"]) == (
            table.get("turn", {}).get("player", "anna"),
            table.get("turn", {}).get("number", 1),
        )
        assert Counter(several(back.get("trash"))) == Counter(several(table.get("trash")))
        supply = table.get("supply", {})
        assert {pile: n for pile, n in back.get("supply", {}).items() if pile in supply} == supply
        for name in ("anna", "bernd"):
            mine, true = back["players"][name], table["players"][name]
            assert Counter(several(mine["hand"])) == Counter(several(true["hand"])), (each.turn.number, name)
            assert same(mine.get("deck"), true.get("deck")), (each.turn.number, name)
            assert same(mine.get("discard"), true.get("discard")), (each.turn.number, name)


def test_games_of_every_box_come_out_as_they_were_played() -> None:
    """Not every card's log says enough to tell what was chosen; nearly every one does."""
    read_back = {box: list(replay(read(played_game(seed=3, box=box)[0]))) for box in BOXES}
    differ = [(box, each.turn.number) for box, turns in read_back.items() for each in turns if each.differs]
    assert len(differ) <= sum(map(len, read_back.values())) * 0.04, differ


def test_what_was_set_aside_before_the_turn_lies_there() -> None:
    """A Haven's card comes back at the start of the next turn, and the table shows it before that."""
    text = (
        "a starts with 7 Coppers.\na starts with 3 Estates.\nb starts with 7 Coppers.\nb starts with 3 Estates.\n"
        "a draws 4 Coppers and a Haven.\nb draws 5 cards.\n"
        "Turn 1 - anna\na plays a Haven.\na draws an Estate.\na sets an Estate aside.\na plays 4 Coppers.\n"
        "a buys and gains a Silver.\na draws 3 Coppers and 2 Estates.\n"
        "Turn 1 - bernd\nb plays 3 Coppers.\nb draws 5 cards.\n"
        "Turn 2 - anna\na puts an Estate into their hand.\na plays 3 Coppers.\na draws 5 cards.\n"
    )
    again = list(replay(read(text)))[2]
    assert again.document["players"]["anna"]["durations"] == [{"Haven": ["Estate"]}]
    assert again.document["turn"]["phase"] == "start"
    assert not again.differs
    told = [en for row in again.rows for en, _de in row.steps]
    assert "With the Haven (played before this turn), anna takes an Estate into hand." in told


def test_debt_that_is_paid_off_is_read() -> None:
    text = "Turn 1 - anna\na pays off 3 debt.\na spends 2 Coffers.\nTurn 1 - bernd\nb spends 1 Villager.\n"
    assert [line.paid for turn in read(text).turns for line in turn.lines] == [
        "pay 3 debt",
        "spend 2 coffers",
        "spend 1 villager",
    ]


def repeat(turn: list[str], turns: int = 80) -> str:
    heads = [f"Turn {1 + n // 2} - {name}" for n, name in zip(range(turns), ["anna", "bernd"] * turns, strict=False)]
    return "\n".join(
        "\n".join([head, *(line.replace("@", head[head.index("-") + 2]) for line in turn)]) for head in heads
    )


HOSTILE = {
    "cards": repeat(
        ["@ shuffles their deck.", "@ plays a Cellar.", "@ discards 400 Coppers.", "@ draws 400 cards."] * 8
    ),
    "shuffles": repeat(["@ shuffles their deck.", *["@ plays a Laboratory.", "@ draws 2 Laboratories."] * 15]),
    "lines": repeat(["@ plays a Village."] * 3_900, 1),
    "spaces": f"Turn 1 - anna\nTurn 1 - bernd\na plays {' ' * 90_000}x",
    "callers": "\n".join(["Turn 1 - anna", *(f"x{n} starts with a Copper." for n in range(3_900))]),
    "players": "\n".join(f"Turn 1 - p{n}\np{n} plays a Village." for n in range(2_000)),
}


@pytest.mark.parametrize("what", HOSTILE)
def test_no_log_costs_more_than_a_request_may(what):
    """Minutes, when only the games of a log were counted and not what is looked for in it."""
    opened = ACCOUNT.set(account := Account(20_000))
    begun = time.thread_time()
    try:
        with suppress(OutOfBudget):
            for _ in replay(read(HOSTILE[what])):
                pass
    finally:
        ACCOUNT.reset(opened)
    assert account.spent < 25_000
    assert time.thread_time() - begun < 1


@pytest.mark.django_db
def test_what_cannot_be_paid_is_left_for_another_request(client, monkeypatch):
    monkeypatch.setattr("rules.engine.account.A_REQUEST", 20_000)
    page = client.post("/en/dispute/game-log/", {"log": HOSTILE["shuffles"]}).text
    assert "more turns are not shown" in page


HEAD = "e starts with 7 Coppers.\ne starts with 3 Estates.\nd starts with 7 Coppers.\nd starts with 3 Estates.\n"
OTHER = "\nTurn 1 - dora\nd plays 2 Coppers. (+$2)\nd buys and gains an Estate.\nd draws 5 cards.\n"


@pytest.mark.parametrize(
    "turn",
    [
        # a face-down card that is discarded is the Copper of this line, not one that the next line leaves unnamed
        "e plays a Warehouse.\ne draws 3 cards.\ne gets +1 Action.\ne discards 2 other cards and a Copper.\n"
        "e plays a Warehouse.\ne draws 3 cards.\ne gets +1 Action.\ne discards 2 other cards and a Copper.\n"
        "e plays a Copper. (+$1)\ne draws 5 cards.\n",
        # the first Minion brought Coins: what is discarded and drawn comes after the second was played
        "e plays a Minion.\ne gets +1 Action.\ne gets +$2.\ne plays a Minion.\ne gets +1 Action.\n"
        "e discards 3 cards.\ne draws 4 cards.\nd discards 5 cards.\nd draws 4 cards.\n"
        "e plays a Copper. (+$1)\ne buys and gains a Silver.\ne shuffles their deck.\ne draws 5 cards.\n",
        # until it was written anew, a Hermit was trashed for the Madman
        "e plays a Hermit.\ne trashes an Estate.\ne gains a Silver.\ne trashes a Hermit.\ne gains a Madman.\n"
        "e draws 5 cards.\n",
    ],
    ids=["unnamed cards", "after its play", "exchanged now"],
)
def test_a_turn_comes_out_as_it_was_played(turn: str) -> None:
    first, *_ = replay(read(f"{HEAD}\nTurn 1 - eva\n{turn}{OTHER}"))
    assert first.agrees, [(row.line.text, row.steps) for row in first.rows if row.differs]


def test_what_waits_because_of_a_card_that_nobody_sees_any_more_still_comes() -> None:
    """A Blessed Village that was gained brings its Boon next turn, wherever it lies by then."""
    gained = (
        "e plays 4 Coppers. (+$4)\ne buys and gains a Blessed Village.\ne takes The Sea's Gift.\n"
        "e sets The Sea's Gift aside.\ne draws 3 Coppers and 2 Estates.\n"
    )
    later = (
        "e starts their turn.\ne receives The Sea's Gift.\ne shuffles their deck.\ne draws a Copper.\n"
        "e discards The Sea's Gift.\ne plays 4 Coppers. (+$4)\ne draws 5 cards.\n"
    )
    dealt = "e shuffles their deck.\ne draws 4 Coppers and an Estate.\n"
    *_, last = replay(read(f"{HEAD}{dealt}\nTurn 1 - eva\n{gained}{OTHER}\nTurn 2 - eva\n{later}"))
    assert last.stop is None
    assert last.agrees, [(row.line.text, row.steps) for row in last.rows if row.differs]


@pytest.mark.parametrize(
    ("lines", "players"),
    [
        ("A plays a Smithy.\nA draws 3 cards.\n", ["Anna", "N. N."]),
        ("A plays a Militia.\nB discards 2 Coppers.\n", ["Anna", "B"]),  # who is named beside her sat there
    ],
)
def test_turns_of_one_player_alone_are_played(lines: str, players: list[str]) -> None:
    log = read(f"Turn 5 - Anna\n{lines}A plays 3 Coppers. (+$3)\nA buys and gains a Silver.\nA draws 5 cards.\n")
    (played,) = replay(log)
    assert (log.players, log.unread, played.agrees) == (players, [], True)
    assert list(played.document["players"]) == players
