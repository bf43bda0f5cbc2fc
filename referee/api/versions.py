"""Which program and which fixtures an answer comes from."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

from django.conf import settings

from referee import __version__


@cache
def engine() -> str:
    """A fingerprint of the rules as they are programmed."""
    return _of("rules")


@cache
def program() -> str:
    """A fingerprint of everything that an answer is made by."""
    return _of("rules", "cards", "referee")


def _of(*packages: str) -> str:
    found = hashlib.sha256()
    for package in packages:
        for path in sorted((Path(settings.BASE_DIR) / package).rglob("*.py")):
            found.update(path.read_bytes())
    for path in sorted(Path(settings.BASE_DIR).glob("*/locale/*/LC_MESSAGES/django.po")):
        found.update(path.read_bytes() if len(packages) > 1 else b"")
    return found.hexdigest()[:12]


def header(fixtures: str) -> str:
    return f"{__version__}; engine={engine()}; fixtures={fixtures[:12] or 'none'}"
