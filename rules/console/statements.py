"""What the fixtures say: every ruling and rule, in both languages."""

from __future__ import annotations

from functools import cache

from rules.fixture_files import FIXTURES, read_yaml
from rules.speech.wording import statement_name


@cache
def statements() -> dict[str, tuple[str, str]]:
    """Every ruling and rule by its slug, in both languages."""
    return {
        f"{path.stem}:{topic}:{entry['n']}": (entry["en"], entry["de"])
        for folder, key in (("rulings", "rulings"), ("rules", "entries"))
        for path in sorted((FIXTURES / folder).glob("*.yaml"))
        for topic, section in (read_yaml(path) or {}).items()
        if not topic.startswith("_")
        for entry in section[key]
    }


@cache
def _titles() -> dict[str, tuple[str, str]]:
    """What rules are about, by book and topic; a ruling is about its card."""
    return {
        f"{path.stem}:{topic}": (section["title"]["en"], section["title"]["de"])
        for path in sorted((FIXTURES / "rules").glob("*.yaml"))
        for topic, section in (read_yaml(path) or {}).items()
        if "title" in section
    }


def name_of(slug: str, language: int) -> str:
    return statement_name(slug, _titles().get(slug.rpartition(":")[0], ("", ""))[language], language)
