"""Every stored situation is replayed; every ruling of the rulebooks is proved, or says why nothing can replay it."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.document.parse import parse
from rules.fixture_files import FIXTURES, read_yaml
from rules.run import Run
from rules.speech.grammar import DE, EN
from rules.speech.saying import sentence
from rules.tools.proofs import Proof, check, coverage, differences, proofs, rulebooks
from tests.rules.speech.sense import faults

GROUPS = read_yaml(FIXTURES / "situations" / "groups.yaml")


@pytest.fixture(scope="module")
def run(proof: Proof) -> Run:
    """Played once for all that is asked of it: the tests come by situations."""
    return Run(parse(dict(proof.document)))


@pytest.mark.parametrize("proof", proofs(), ids=lambda proof: proof.slug, scope="module")
def test_the_situation_holds(run: Run) -> None:
    assert differences(run) == []


@pytest.mark.parametrize("proof", proofs(), ids=lambda proof: proof.slug, scope="module")
def test_every_step_makes_sense(run: Run) -> None:
    told = [(step, language, sentence(step, run.names, language)) for step in run.steps for language in (EN, DE)]
    wrong = [(text, found) for step, to, text in told if (found := faults(text, to, step.kind == "not"))]
    assert wrong == []


def test_every_statement_of_the_five_rulebooks_is_proved_or_says_why_not() -> None:
    found = coverage()
    assert len(rulebooks()) == 5
    assert found.missing == ()
    assert found.unknown == ()
    assert len(found.proved) > 700


def test_what_nothing_can_replay_is_a_short_list_with_reasons() -> None:
    unprovable = coverage().unprovable
    assert len(unprovable) <= len(coverage().proved) / 20
    assert all(len(reason) > 15 for reason in unprovable.values())


def test_situations_have_slugs_of_their_own() -> None:
    assert [slug for slug, n in Counter(proof.slug for proof in proofs()).items() if n > 1] == []


def test_there_are_at_least_sixty_famous_disputes_in_every_group() -> None:
    groups = Counter(proof.group for proof in proofs() if proof.group)
    assert set(groups) == set(GROUPS)
    assert sum(groups.values()) >= 60


def test_a_broken_expectation_is_noticed() -> None:
    proof = next(p for p in proofs() if p.slug == "throne-room-on-throne-room")
    wrong = {**proof.document, "expect": {"Anna": {"hand": 3}}}
    assert check(Proof("wrong", "", (), "", wrong)) == [
        "Anna.hand: expected 3, found 8 (8 Copper)",
    ]


def test_editions_that_differ_come_in_pairs() -> None:
    slugs = {proof.slug for proof in proofs()}
    pairs = [slug for slug in slugs if slug.endswith("-1st") and slug[:-3] + "2nd" in slugs]
    for card in ("treasury", "throne-room", "trader", "highway"):
        assert any(card in slug for slug in pairs), card
