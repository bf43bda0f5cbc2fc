"""What a second card needs is a word: no two card files write the same function, and none guards what it tells.

Words, and what cards are made of, are small classes with fields: nothing is kept in a function inside a function.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import rules

FILES = {path: ast.parse(path.read_text()) for path in (Path(rules.__file__).parent / "cards").rglob("*.py")}


def body(function: ast.FunctionDef) -> str:
    """What it takes and does, whatever it is called and however it is described."""
    described = ast.get_docstring(function) is not None
    return f"{ast.dump(function.args)} {[ast.dump(part) for part in function.body[described:]]}"


def test_no_function_is_written_in_two_card_files():
    written: defaultdict[str, set[str]] = defaultdict(set)
    for path, tree in FILES.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                written[body(node)].add(f"{path.stem}.{node.name}")
    assert [sorted(names) for names in written.values() if len(names) > 1] == []


def test_no_card_file_asks_whether_anybody_keeps_a_log():
    asked = [
        ast.unparse(node)
        for tree in FILES.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Compare) and isinstance(node.left, ast.Attribute) and node.left.attr == "log"
    ]
    assert asked == []


def test_nothing_is_kept_in_a_function_inside_a_function():
    words = {path: ast.parse(path.read_text()) for path in (Path(rules.__file__).parent / "words").rglob("*.py")}
    inner = [
        f"{path.stem}.{function.name}: {ast.unparse(node)}"
        for path, tree in (FILES | words).items()
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef)
        for node in ast.walk(function)
        if node is not function and isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
    ]
    assert inner == []
