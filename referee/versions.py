"""Which program and which fixtures an answer comes from."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

from django.conf import settings

from referee import __version__
from rules import DECIDE, FIXTURES


@cache
def engine() -> str:
    """A fingerprint of what decides: the rules as they are programmed, and the facts that they read."""
    folder = Path(settings.BASE_DIR)
    return _of(*_files(folder / "rules"), *(file for name in DECIDE for file in _files(FIXTURES / name)))


@cache
def program() -> str:
    """A fingerprint of everything that an answer is made by."""
    folder = Path(settings.BASE_DIR)
    texts = sorted(folder.glob("*/locale/*/LC_MESSAGES/django.po"))
    return _of(*(file for name in ("rules", "cards", "referee") for file in _files(folder / name)), *texts)


def _files(place: Path) -> list[Path]:
    """Programs and facts; not what is said about them."""
    return [place] if place.is_file() else sorted([*place.rglob("*.py"), *place.rglob("*.yaml")])


def _of(*files: Path) -> str:
    found = hashlib.sha256()
    for file in files:
        found.update(f"{file.name} {file.stat().st_size}\n".encode() + file.read_bytes())
    return found.hexdigest()[:12]


def header(fixtures: str) -> str:
    return f"{__version__}; engine={engine()}; fixtures={fixtures[:12] or 'none'}"
