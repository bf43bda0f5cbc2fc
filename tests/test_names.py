"""One name, one thing: no two classes are called alike, but a model and what its rows and the engine's facts are."""

import ast
import re
from collections import Counter
from collections.abc import Iterable
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
# Participles that no ending gives away, and what is said of a thing without naming it.
NO_MODULE = {"bought", "costly", "drawn", "fast", "gone", "heard", "held", "laid", "made", "offline", "older"}
NO_MODULE |= {"otherwise", "said", "taken", "thought", "together", "unread", "whole", "written", "apart"}
COMMANDS = {"uncited"}  # what is typed behind manage.py


def is_participle(stem: str) -> bool:
    return stem in HIDING | NO_MODULE or bool(re.fullmatch("[a-z]+[^e]ed", stem))


# Only a file in which this stands is worth parsing.
DEFINES = re.compile(rf"(?:def|class) +_*(?:{'|'.join(HIDING)})_*\b", re.IGNORECASE)


def is_value(node: ast.AST) -> bool:
    return any("property" in ast.unparse(decorator) for decorator in getattr(node, "decorator_list", ()))


def bare(paths: Iterable[Path]) -> list[str]:
    """Modules, classes and functions whose whole name hides the verb or its object."""
    found = []
    for path in paths:
        stem = path.stem.removeprefix("test_")
        found += [path.name] if is_participle(stem) and stem not in COMMANDS else []
        text = path.read_text()
        for node in ast.walk(ast.parse(text)) if DEFINES.search(text) else ():
            if isinstance(node, ast.FunctionDef | ast.ClassDef) and not is_value(node):
                found += [f"{path.name} {node.name}"] if node.name.strip("_").lower() in HIDING else []
    return found


def test_nothing_is_named_by_a_bare_participle(tmp_path):
    rooms = ("rules", "cards", "referee", "tests")
    assert bare(path for room in rooms for path in (ROOT / room).rglob("*.py")) == []
    (tmp_path / "checked.py").write_text(
        "class Told:\n    def _shown(self): ...\n    @property\n    def kept(self): ...\n"
    )
    assert bare(tmp_path.iterdir()) == ["checked.py", "checked.py Told", "checked.py _shown"]
