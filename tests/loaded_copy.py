"""A copy of the tests' database with the fixtures loaded, on SQLite: in pytest's cache, by what made its tables."""

import os
import sqlite3
from hashlib import sha256
from pathlib import Path

import pytest
from django.db import connection

from cards.models import Loaded
from tests.settings import DATA

ROOT = Path(__file__).parent.parent


def file(config: pytest.Config) -> Path:
    """Another one for other tables, and for another way to load what stands in the fixtures."""
    if not hasattr(config, "cache"):  # -p no:cacheprovider: nothing is kept from one run to the next
        return Path(DATA.name) / "loaded.sqlite3"
    return Path(config.cache.mkdir("loaded")) / f"{made_by()}.sqlite3"


def made_by() -> str:
    """Tells the code that makes tables and fills them from any other."""
    code = [*(ROOT / "cards").rglob("*.py"), *(ROOT / "referee").rglob("*.py")]
    code += [*(ROOT / "rules").glob("*.py"), *(ROOT / "rules" / "speech").rglob("*.py")]
    return sha256(b"".join(path.read_bytes() for path in sorted(code))).hexdigest()[:16]


def restore(kept: Path) -> None:
    if connection.vendor == "sqlite" and kept.exists():
        source = sqlite3.connect(f"file:{kept}?mode=ro", uri=True)
        source.backup(database())
        source.close()


def keep(kept: Path) -> None:
    """As a whole or not at all: several processes may do so at once."""
    if connection.vendor != "sqlite" or (kept.exists() and digest_in(kept) == Loaded.current().digest):
        return
    for older in kept.parent.glob("*.sqlite3"):
        older.unlink(missing_ok=True)
    new = kept.with_suffix(f".{os.getpid()}")
    target = sqlite3.connect(new)
    database().backup(target)
    target.close()
    new.replace(kept)


def database() -> sqlite3.Connection:
    connection.ensure_connection()
    return connection.connection


def digest_in(kept: Path) -> str:
    source = sqlite3.connect(f"file:{kept}?mode=ro", uri=True)
    (digest,) = source.execute("SELECT digest FROM cards_loaded").fetchone()
    source.close()
    return digest
