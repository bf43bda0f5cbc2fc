"""Whoever an Attack spares as long as it goes on has a mark on the table that says so."""

from __future__ import annotations

import pytest

from rules.document.parse import parse
from rules.run import Run
from tests.referee.conftest import Visitor

BLOCKADE = """
players:
  Anna: {hand: [Blockade], deck: []}
  Bernd: {hand: [Moat], deck: []}
  Carla: {deck: []}
moves: [play Blockade, 'yes', Silver]
"""


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("language", "mark"), [("en", "Safe from Anna’s Blockade"), ("de", "Sicher vor Annas Blockade")]
)
def test_a_shown_moat_guards_as_long_as_the_blockade_lasts(language: str, mark: str) -> None:
    assert Visitor(language).describes(BLOCKADE).sees.text.count(mark) == 1


@pytest.mark.django_db
def test_whoever_shows_nothing_is_not_guarded(visitor: Visitor) -> None:
    assert "Safe from" not in visitor.describes(BLOCKADE.replace("'yes'", "'no'")).sees.text


@pytest.mark.django_db
@pytest.mark.parametrize(("language", "note"), [("en", "does not affect Bernd"), ("de", "trifft Bernd nicht")])
def test_the_attacking_card_says_whom_it_spares(language: str, note: str) -> None:
    visitor = Visitor(language).describes(BLOCKADE)
    cards = [name for name in visitor.sees.names("link") if note in name]
    assert len(cards) == 1
    assert note not in Visitor(language).describes(BLOCKADE.replace("'yes'", "'no'")).sees.text


GAINS_LATER = """
players:
  Anna: {hand: [Blockade], deck: [5 Copper]}
  Bernd: {hand: [Moat, 3 Copper], deck: [5 Copper]}
moves: [play Blockade, 'yes', Silver, '-', '-', play treasures, buy Silver]
"""


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("language", "missing", "by"), [("en", "No Curse", "Moat"), ("de", "Kein Fluch", "Burggraben")]
)
def test_the_card_that_did_not_come_is_a_ghost_at_that_step_only(language: str, missing: str, by: str) -> None:
    run = Run(parse(GAINS_LATER))
    spared = next(n for n, step in enumerate(run.steps, 1) if step.sentence == "spared gain later")
    visitor = Visitor(language).describes(GAINS_LATER)
    base = visitor.at.rsplit("/", 2)[0]

    def ghosts(step: int) -> list[str]:
        return [name for name in visitor.get(f"{base}/{step}/").sees.names("link") if missing in name and by in name]

    assert len(ghosts(spared)) == 1
    assert ghosts(spared - 1) == ghosts(spared + 1) == []
