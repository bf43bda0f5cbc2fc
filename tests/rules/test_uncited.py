"""Statements that a stored situation replays are cited by the step that follows from them; fewer and fewer are not."""

from __future__ import annotations

from rules.tools.cites import uncited
from rules.tools.proofs import Proof, rulebooks, statements

MOST = 271  # of the five rulebooks; lower it whenever a step learns to name its ruling; never raise it


def test_the_number_of_uncited_statements_does_not_grow() -> None:
    found = [slug for slug in uncited() if slug.split(":")[0] in rulebooks()]
    assert len(found) <= MOST, f"{len(found)} are not cited: manage.py uncited lists them"
    assert set(found) <= set(statements())


def test_a_statement_that_no_step_names_is_noticed() -> None:
    document = {"players": {"Anna": {"hand": ["Smithy"]}, "Bernd": {}}, "moves": ["play Smithy"]}
    proof = Proof("some", "", ("base2:smithy:1", "base2:moat:4"), "", document)
    assert uncited([proof]) == ["base2:moat:4"]
