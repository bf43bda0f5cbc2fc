"""The verdict is made from the steps, in both languages; a replay shows each step as it was."""

from __future__ import annotations

from typing import Any

import pytest

from cards.catalogue import catalogue
from referee.replay import Replay, followed
from referee.table import lay, stack
from referee.verdict import verdict
from rules.facts import FIXTURES, read_yaml
from rules.game import NUMBER
from rules.notation import parse
from rules.speech import DE, EN

DISPUTES = {row["slug"]: row for row in read_yaml(FIXTURES / "situations" / "disputes.yaml")}


def told(slug: str, language: int) -> Any:
    row = DISPUTES[slug]
    replay = Replay(parse(row["situation"]))
    return verdict(replay, replay.last, language, row["proves"])


@pytest.mark.parametrize(
    ("slug", "en", "de", "cite"),
    [
        (
            "throne-room-on-tactician",
            "Throne Room: Tactician has nothing to do. Tactician: Anna draws 5 Estate.",
            "Thronsaal: Taktiker bewirkt nichts. Taktiker: Anna zieht 5 Anwesen.",
            "seaside2:tactician:5",
        ),
        (
            "outpost-in-an-extra-turn",
            "No extra turn for Anna: the turn before was theirs too.",
            "Kein Extrazug für Anna",
            "seaside2:outpost:1",
        ),
        (
            "blockade-with-three-players",
            "Blockade: Bernd gains Curse.",
            "Blockade: Bernd nimmt Fluch.",
            "seaside2:blockade:5",
        ),
        (
            "rotating-a-mixed-pile",
            "Anna rotates the Augurs pile. To the bottom: 3 Herb Gatherer.",
            "Anna rotiert den Stapel Augurinnen. Nach unten: 3 Kräutersammlerin.",
            "allies:rotating:3",
        ),
    ],
)
def test_famous_disputes(slug: str, en: str, de: str, cite: str) -> None:
    english, german = told(slug, EN), told(slug, DE)
    assert en in english.text
    assert de in german.text
    assert cite in english.cites
    assert 1 <= len(english.sentences) <= 3
    assert english.steps == german.steps


def test_one_word_for_across_the_table() -> None:
    assert told("outpost-in-an-extra-turn", EN).word == "No."
    assert told("outpost-in-an-extra-turn", DE).word == "Nein."
    assert told("blockade-with-three-players", EN).word == "Curse."


def test_nothing_has_happened() -> None:
    replay = Replay(parse("players: {Anna: {hand: [Moat]}, Bernd: {}}"))
    assert verdict(replay, 0, EN) is None


def test_a_verdict_at_an_earlier_step_knows_nothing_of_later_ones() -> None:
    replay = Replay(parse(DISPUTES["throne-room-on-tactician"]["situation"]))
    found = verdict(replay, 3, EN)
    assert found
    assert found.sentences[-1] == "Tactician: Anna discards 3 Copper."
    assert "nothing to do" not in found.text


class TestReplay:
    @pytest.mark.parametrize("slug", DISPUTES)
    def test_one_answer_at_a_time_is_the_same_as_all_at_once(self, slug: str) -> None:
        situation = parse(DISPUTES[slug]["situation"])
        whole = Replay(situation)
        grown = Replay(situation.with_moves(()))
        for i, move in enumerate(situation.moves):
            grown = grown.answered(i, move)
        assert grown.game == whole.game
        assert grown.steps == whole.steps
        assert [asked.n for asked in grown.asked] == [asked.n for asked in whole.asked]
        for n in range(whole.last + 1):
            assert grown.at(n) == whole.at(n), n

    def test_another_answer_leaves_the_first_line_as_it_was(self) -> None:
        situation = parse(DISPUTES["throne-room-on-tactician"]["situation"])
        line = Replay(situation)
        before = line.game.key(), list(line.steps), line.moves
        other = line.answered(1, "-")
        assert other.moves == ("play Throne Room", "-")
        assert (line.game.key(), list(line.steps), line.moves) == before

    def test_no_card_is_lost_or_doubled_in_any_step(self) -> None:
        replay = Replay(parse(DISPUTES["blockade-with-three-players"]["situation"]))
        everything = None
        for n in range(replay.last + 1):
            cards = sorted(card & NUMBER for zone in replay.at(n).zones for card in zone)
            assert len(cards) == len(set(cards))
            everything = everything or cards
            assert cards == everything, n

    def test_what_a_step_changed_is_marked(self) -> None:
        replay = Replay(parse(DISPUTES["blockade-with-three-players"]["situation"]))
        n = next(n for n, step in enumerate(replay.steps, 1) if step.cards == ("curse",))
        laid = lay(replay.at(n), replay.before(n))
        assert laid.changes == ["Bernd: Discard +1, points −1", "Curse −1"]

    @pytest.mark.django_db
    def test_the_stack_names_every_card_that_resolves(self) -> None:
        replay = Replay(parse(DISPUTES["throne-room-on-tactician"]["situation"]))
        frames = stack(replay.positions[3], catalogue())
        assert [frame.name for frame in frames] == ["Anna’s turn", "Throne Room", "Tactician"]
        assert [line.now for line in frames[-1].lines] == [True, False]
        second = stack(replay.positions[6], catalogue())
        assert second[1].line == 2

    def test_a_line_of_another_edition_leaves_out_what_is_not_asked_there(self) -> None:
        newer = parse("players: {Anna: {hand: [Throne Room, Chapel, 2 Copper]}, Bernd: {}}")
        line = Replay(newer.with_moves(["play Throne Room", "Chapel", "Copper", "Copper"]))
        older = parse("{players: {Anna: {hand: [Throne Room, Chapel, 2 Copper]}, Bernd: {}}, editions: {Base: 1}}")
        found = followed(older, line)
        assert found.stop is None
        assert found.moves == ("play Throne Room", "Copper", "Copper")
