"""The engine, the texts and the rulings belong together: every line exists, every cite resolves."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

import pytest

import rules.rulebook
from rules.engine.code import Code
from rules.engine.kinds import PRINTINGS, Kind, load_printings
from rules.facts import facts
from rules.fixture_files import FIXTURES, read_yaml
from rules.tools.proofs import statements

load_printings()
ERRORS = {  # known errors of the rulebooks are entries too
    f"{path.stem}:{topic}:{entry['n']}"
    for path in (FIXTURES / "rules").glob("*.yaml")
    for topic, section in read_yaml(path).items()
    if not topic.startswith("_") and section.get("kind") == "error"
    for entry in section["entries"]
}
KNOWN = set(statements()) | ERRORS
PRINTED = [(slug, edition) for slug, editions in sorted(PRINTINGS.items()) for edition in sorted(editions)]


@pytest.mark.parametrize(("slug", "edition"), PRINTED)
def test_every_instruction_of_a_card_cites_what_exists_and_points_to_a_line(slug, edition):
    kind = Kind(facts()[slug], PRINTINGS[slug][edition])
    lines = facts()[slug].said(edition)
    for code in kind.codes():
        for line, cites in zip(code.lines, code.cites, strict=True):
            assert set(cites) <= KNOWN, f"{code.name}: {set(cites) - KNOWN}"
            assert line <= len(lines), f"{code.name}: line {line} of {len(lines)}"
    assert any(cites for code in kind.codes() for cites in code.cites) or kind.play is None


def test_every_core_rule_cites_what_exists():
    rooms = [import_module(f"rules.rulebook.{room.name}") for room in iter_modules(rules.rulebook.__path__)]
    codes = {value for room in rooms for value in vars(room).values() if isinstance(value, Code)}
    assert len(codes) > 8
    for code in codes:
        for cites in code.cites:
            assert set(cites) <= KNOWN, f"{code.name}: {set(cites) - KNOWN}"
