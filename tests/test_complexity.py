"""No function has more paths than a reader can hold: ruff counts branches (C901), this counts their conditions too."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
FOLDERS = ("cards", "referee", "rules", "tests")
LATER = ROOT / "rules" / "questions"  # until it is rebuilt
MOST = 20
FUNCTIONS = ast.FunctionDef | ast.AsyncFunctionDef
ONE_PATH_MORE = (ast.If, ast.IfExp, ast.For, ast.AsyncFor, ast.While, ast.ExceptHandler, ast.Lambda, ast.match_case)


def paths(node: ast.AST) -> int:
    """As radon counts them, but without assertions: what has many of them is long, not winding."""
    more = isinstance(node, (*ONE_PATH_MORE, FUNCTIONS))
    if isinstance(node, ast.BoolOp):
        more = len(node.values) - 1
    elif isinstance(node, ast.comprehension):
        more = 1 + len(node.ifs)
    parts = ast.iter_child_nodes(node) if not isinstance(node, FUNCTIONS) else node.body
    return more + sum(map(paths, parts))


def functions(node: ast.AST, within: str = "") -> Iterator[tuple[str, ast.AST]]:
    for part in ast.iter_child_nodes(node):
        if isinstance(part, FUNCTIONS):
            yield f"{within}{part.name}", part
        else:
            yield from functions(part, f"{within}{part.name}." if isinstance(part, ast.ClassDef) else within)


def test_no_function_has_too_many_paths():
    files = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py") if LATER not in path.parents]
    found = ((path, each) for path in files for each in functions(ast.parse(path.read_text())))
    counted = {f"{path.relative_to(ROOT)} {name}": paths(node) for path, (name, node) in found}
    assert len(counted) > 4000
    assert {name: n for name, n in counted.items() if n > MOST} == {}


def test_conditions_are_counted():
    text = "def f(a, b):\n    if a and b or a:\n        return [c for c in a if c]\n    return b if a else lambda: 1"
    (function,) = ast.parse(text).body
    assert paths(function) == 1 + 1 + 2 + 2 + 1 + 1
