"""Events: one table, and what it promises is so; tests/rules/engine/test_spelling.py has what is misspelt."""

from __future__ import annotations

import ast
from pathlib import Path

import rules
from rules.engine.events import EVENTS

ROOMS = [path for room in ("rulebook", "words", "cards") for path in (Path(rules.__file__).parent / room).rglob("*.py")]


def calls(name: str) -> list[ast.Call]:
    """Every call of that name in the rulebook, the words and the cards."""
    nodes = [node for path in ROOMS for node in ast.walk(ast.parse(path.read_text()))]
    found = [node for node in nodes if isinstance(node, ast.Call)]
    return [call for call in found if name in (getattr(call.func, "id", ""), getattr(call.func, "attr", ""))]


def test_every_event_of_the_table_has_a_window_and_every_window_is_in_the_table():
    opened: dict[str, set[str]] = {}
    for call in calls("window"):
        event = call.args[1]
        assert isinstance(event, ast.Constant), ast.unparse(call)
        carried = {keyword.arg or "" for keyword in call.keywords} - {"cards", "out"}
        opened.setdefault(event.value, set()).update(carried)
    assert {event: set(EVENTS[event].notes) for event in opened} == opened
    assert set(opened) == {event for event, happening in EVENTS.items() if happening.opens}


def test_what_effects_answer_is_in_the_table():
    answers = {call.args[1] for call in calls("answer_window")} | {call.args[0] for call in calls("answer")}
    answers |= {call.args[0] for call in calls("answer_with")}
    said = {arg.value for arg in answers if isinstance(arg, ast.Constant)}
    assert said == {answer for happening in EVENTS.values() for answer in happening.answers}
