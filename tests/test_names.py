"""One name, one thing: no two classes are called alike, but a model and what its rows and the engine's facts are."""

import ast
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parent.parent
TELLING = {"Command", "Meta"}  # Django's own names for a command, and for what is said about a model


def classes(folder: str) -> list[str]:
    files = [path for path in (ROOT / folder).rglob("*.py") if "migrations" not in path.parts]
    nodes = (node for path in files for node in ast.walk(ast.parse(path.read_text())))
    return [node.name for node in nodes if isinstance(node, ast.ClassDef)]


def models() -> set[str]:
    files = [ROOT / "cards" / "models.py", ROOT / "referee" / "models.py"]
    nodes = (node for path in files for node in ast.walk(ast.parse(path.read_text())))
    return {node.name for node in nodes if isinstance(node, ast.ClassDef)}


def test_no_two_classes_are_called_alike():
    named = Counter(name for folder in ("rules", "cards", "referee") for name in classes(folder))
    assert {name for name, n in named.items() if n > 1} - models() - TELLING == set()
