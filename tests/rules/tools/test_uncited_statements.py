"""Statements that a stored situation replays are cited by the step that follows from them; fewer and fewer are not."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from rules.fixture_files import FIXTURES, read_yaml
from rules.tools.cites import cited, needless, uncited_statements
from rules.tools.proofs import Proof, rulebooks, statements

MOST = 0  # of the five rulebooks; lower it whenever a step learns to name its ruling; never raise it
MOST_OTHERS = 0  # of the other boxes


@pytest.fixture(scope="module")
def named() -> Mapping[str, set[str]]:
    return cited()


def test_the_number_of_uncited_statements_does_not_grow(named: Mapping[str, set[str]]) -> None:
    found = uncited_statements(named)
    ours = [slug for slug in found if slug.split(":")[0] in rulebooks()]
    assert len(ours) <= MOST, f"{len(ours)} are not cited: manage.py uncited lists them"
    assert len(found) - len(ours) <= MOST_OTHERS, "manage.py uncited lists them"


def test_what_the_fixtures_say_about_uncited_statements_is_true(named: Mapping[str, set[str]]) -> None:
    assert needless(named) == []
    reasons = read_yaml(FIXTURES / "unnamed.yaml")
    assert {it.unnamed for it in statements().values() if it.unnamed} <= set(reasons)
    assert all(other in statements() for it in statements().values() for other in it.named_by)
    assert not [slug for slug, it in statements().items() if (it.unnamed or it.named_by) and slug not in named]


def _proof(*proves: str) -> Proof:
    document = {"players": {"Anna": {"hand": ["Smithy"]}, "Bernd": {}}, "moves": ["play Smithy"]}
    return Proof("some", "", proves, "", document)


def test_a_statement_that_no_step_names_is_noticed() -> None:
    assert uncited_statements(cited([_proof("base2:smithy:1", "base2:moat:4")])) == ["base2:moat:4"]


def test_another_statement_counts_only_where_a_step_of_the_proof_names_it() -> None:
    said_there = next(slug for slug, it in statements().items() if it.named_by == ("base2:draw:1",))
    said_elsewhere = next(slug for slug, it in statements().items() if it.named_by == ("base2:trash:1",))
    assert uncited_statements(cited([_proof(said_there, said_elsewhere)])) == [said_elsewhere]
