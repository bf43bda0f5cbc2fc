"""What the papers name is there: paths, commands, modules, headings. A word in capitals stands for a name."""

import re
from importlib.util import find_spec
from pathlib import Path

import pytest
from django.core.management import get_commands

ROOT = Path(__file__).parent.parent
PAPERS = [
    *(path for folder in (".", "rules", "fixtures") for path in (ROOT / folder).glob("*.md")),
    *(ROOT / "referee").rglob("*.md"),
]
ROOMS = "rules|cards|referee|tests"
INNER = "engine|rulebook|speech|words|document|questions|facts|tools|logs"
MADE = ("data/", ".venv/")  # what a command makes
PATH = re.compile(r"(?:[a-z.][a-z_]*/)+[\w*-][\w.*-]*|[\w-]+\.(?:py|yaml|toml|md)")
DOTTED = re.compile(rf"(?:{ROOMS}|{INNER})\.(?!json|service|socket|timer|dump)[a-z_]+(?:\.\w+)*")


def words_of(paper: Path) -> set[str]:
    """What stands in it as code, word by word."""
    text = paper.read_text()
    return {word.rstrip(".,;:)").lstrip("(") for code in re.findall(r"`([^`\n]+)`", text) for word in code.split()}


def is_there(path: str, paper: Path) -> bool:
    places = (ROOT, paper.parent) if "/" in path else (ROOT, paper.parent, *(p.parent for p in ROOT.rglob(path)))
    return path.startswith(MADE) or any(any(place.glob(path)) for place in places)


def is_a_name(dotted: str) -> bool:
    """A module, or what a module has: `rules.facts.kinds`, `engine.being`, `rules.words`."""
    parts = (dotted if re.match(rf"(?:{ROOMS})\.", dotted) else f"rules.{dotted}").split(".")
    for n in range(len(parts), 1, -1):
        folder = ROOT.joinpath(*parts[:n])
        file = folder / "__init__.py" if folder.is_dir() else folder.with_suffix(".py")
        if file.exists():
            return all(re.search(rf"\b{name}\b", file.read_text()) for name in parts[n:])
    return False


@pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: str(paper.relative_to(ROOT)))
def test_paths_and_names_are_there(paper: Path) -> None:
    words = {word for word in words_of(paper) if not re.search(r"[A-Z]{3}", word)}
    lost = {word for word in words if PATH.fullmatch(word) and not is_there(word, paper)}
    assert (
        lost | {word for word in words if DOTTED.fullmatch(word) and not PATH.fullmatch(word) and not is_a_name(word)}
        == set()
    )


@pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: str(paper.relative_to(ROOT)))
def test_commands_are_there(paper: Path) -> None:
    text = paper.read_text()
    assert set(re.findall(r"manage\.py ([a-z_]+)", text)) <= {*get_commands(), "help"}
    assert all(find_spec(module) for module in re.findall(rf"-m ((?:{ROOMS})(?:\.\w+)+)", text))


@pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: str(paper.relative_to(ROOT)))
def test_headings_that_are_linked_are_there(paper: Path) -> None:
    for place, heading in re.findall(r"\]\(([^)#\s:]*)#([^)]+)\)", paper.read_text()):
        linked = (paper.parent / place if place else paper).read_text()
        assert heading in {line.lower().replace(" ", "-") for line in re.findall(r"^#+ (.+)$", linked, re.M)}


def test_what_is_lost_is_seen(tmp_path: Path) -> None:
    paper = tmp_path / "README.md"
    paper.write_text(
        "`rules/facts.py`, `rules/lost.py`, `lost.yaml`, `rules.facts.kinds`, `engine.lost`, `rules.facts.lost`"
    )
    words = words_of(paper)
    assert {word for word in words if PATH.fullmatch(word) and not is_there(word, paper)} == {
        "rules/lost.py",
        "lost.yaml",
    }
    named = {word for word in words if DOTTED.fullmatch(word) and not PATH.fullmatch(word)}
    assert {word for word in named if not is_a_name(word)} == {"engine.lost", "rules.facts.lost"}
