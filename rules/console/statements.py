"""What the fixtures say: every ruling and rule, in both languages."""

from __future__ import annotations

from functools import cache

from rules.fixture_files import FIXTURES, read_yaml


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
