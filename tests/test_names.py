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


# What is told, to whom, by what? Functions are verbs, classes and modules nouns. `told` and the like may name a value.
HIDING = {"told", "sent", "kept", "shown", "outside", "spoken", "unlaid"}
ELSEWHERE = ROOT / "rules" / "questions"  # until it is rebuilt


def is_value(node: ast.AST) -> bool:
    return any("property" in ast.unparse(decorator) for decorator in getattr(node, "decorator_list", ()))


def test_nothing_is_named_by_a_bare_participle():
    paths = [path for folder in ("rules", "cards", "referee") for path in (ROOT / folder).rglob("*.py")]
    found = [path.stem for path in paths if path.stem in HIDING and ELSEWHERE not in path.parents]
    for path in (path for path in paths if ELSEWHERE not in path.parents):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef | ast.ClassDef) and not is_value(node):
                found += [f"{path.relative_to(ROOT)} {node.name}"] if node.name.strip("_").lower() in HIDING else []
    assert found == []
