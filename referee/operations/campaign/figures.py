"""Each promise, the test that holds it, its last figure. The campaign writes the figures, and the page from them."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path
from typing import Any

from django.conf import settings

FOLDER = Path(settings.BASE_DIR) / "referee" / "operations" / "deploy"
FIGURES, PAGE = FOLDER / "figures.json", FOLDER / "PROMISES.md"

# (the promise, the test that holds it in every run, if there is one, the part of the campaign that gives its figure)
PROMISES = [
    ("Slow clients stop nobody", "tests/referee/operations/guard/test_connections.py", "slow"),
    ("What cannot be read or is too large gets its page", "tests/referee/operations/guard/test_arriving.py", "fuzz"),
    ("Looking at something stores nothing", "tests/referee/operations/guard/test_looking.py", "traces"),
    (
        "One address stores a bounded amount in a day, all together a bounded amount",
        "tests/referee/operations/guard/test_storage.py",
        "traces",
    ),
    ("Pages and API have a pace; what was typed is kept", "tests/referee/operations/guard/test_pace.py", "traces"),
    ("No accepted request takes a second of processor time", "tests/referee/operations/guard/test_budgets.py", "costs"),
    ("200 readers and 16 adjudicators at once are all answered", "", "load"),
    (
        "Every line of play keeps every card, and can be taken back, copied, written and read",
        "tests/rules/engine/test_machine.py",
        "machine",
    ),
    (
        "Random games over all modelled cards neither crash nor lose a card",
        "tests/rules/engine/test_properties.py",
        "soak",
    ),
    ("Whatever is sent, nothing breaks", "tests/test_corpus.py", "fuzz"),
    (
        "Database, disk or counter away: 503, what was typed is kept, and it recovers by itself",
        "tests/referee/operations/guard/test_faults.py",
        "faults",
    ),
    ("What was acknowledged is stored, also when a process is killed", "", "faults"),
    ("Of several machines one may stop or be cut off: the others go on, nothing acknowledged is lost", "", "machines"),
    ("New code without a dropped request", "tests/referee/operations/guard/test_connections.py", "reload"),
    ("No log has an address or a document in it", "tests/referee/operations/guard/test_operation.py", "traces"),
    ("An evening costs little", "tests/referee/operations/test_campaign.py", "evening"),
]


def read() -> dict[str, dict[str, Any]]:
    return json.loads(FIGURES.read_text(encoding="utf-8")) if FIGURES.exists() else {}


def keep(part: str, figure: str, counted: dict[str, Any] | None = None) -> None:
    """Writes the figure, and what a later run is to add to."""
    found = read()
    found[part] = {"figure": figure, "on": date.today().isoformat()} | ({"counted": counted} if counted else {})
    FIGURES.write_text(json.dumps(found, ensure_ascii=False, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    PAGE.write_text(page(found), encoding="utf-8")


def page(found: dict[str, dict[str, Any]]) -> str:
    """The page of promises."""
    lines = [
        "# Promises",
        "Written by `manage.py campaign --keep`: each promise, the test that holds it, the campaign’s last figure.",
        "",
        "| promise | held by | last figure |",
        "|---|---|---|",
    ]
    for promise, test, part in PROMISES:
        last = found.get(part)
        told = (
            f"{last['figure']} (`campaign {part}`, {last['on']})"
            if last
            else "the test itself"
            if test
            else "not measured yet"
        )
        held = f"`{test}`" if test else "the campaign alone"
        lines.append(f"| {promise} | {held} | {told} |")
    return "\n".join(lines) + "\n"
