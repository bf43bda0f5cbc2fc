"""All cards, all rulings, all kingdoms as one file each, made once for every load."""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from datetime import UTC
from pathlib import Path
from typing import TYPE_CHECKING, Any

from django.conf import settings

from cards.models import Entry
from referee import versions

if TYPE_CHECKING:
    from cards.catalogue import Catalogue

FILES = ("cards", "rulings", "kingdoms")
BATCH = 500


def folder() -> Path:
    return Path(settings.DATA_DIR) / "bulk"


def index(known: Catalogue) -> dict[str, Any]:
    """What the files are, made now when they are not there or not of this load."""
    found = _read_index()
    return found if found.get("of") == stamp(known.digest) else make(known)


def are_of(loaded: str) -> bool:
    """Whether they are there, and of this load."""
    return _read_index().get("of") == stamp(loaded)


def _read_index() -> dict[str, Any]:
    try:
        found: dict[str, Any] = json.loads((folder() / "index.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found


def stamp(loaded: str) -> str:
    return f"{loaded} {versions.program()}"


def make(known: Catalogue) -> dict[str, Any]:
    from rest_framework.renderers import JSONRenderer  # what a start need not read that finds them made

    folder().mkdir(exist_ok=True)
    # SQLite gives the time without its zone.
    at = known.at.replace(tzinfo=UTC) if known.at and known.at.tzinfo is None else known.at
    date = at.astimezone(UTC).isoformat() if at else None
    files = []
    for name in FILES:
        rows = everything(name, known)
        data = JSONRenderer().render({"fixtures": known.digest, name: rows})
        digest = hashlib.sha256(data).hexdigest()
        put(folder() / f"{name}.json", data)
        files.append({"name": f"{name}.json", "rows": len(rows), "bytes": len(data), "sha256": digest, "date": date})
    found = {"of": stamp(known.digest), "files": files}
    put(folder() / "index.json", json.dumps(found).encode())
    return found


def everything(name: str, known: Catalogue) -> list[Any]:
    """Every row in both languages, as the lists tell it."""
    from referee.api.parameters import ALL
    from referee.api.prefetch import ready, show, tell

    rows: list[Any]
    if name == "cards":
        of, rows = "Card", list(known.cards.values())
    elif name == "kingdoms":
        of, rows = "Kingdom", [show(kingdom) for kingdom in known.kingdoms.values()]
    else:
        of, rows = "Ruling", [ready(entry, known) for entry in Entry.objects.order_by("position")]
    return [told for at in range(0, len(rows), BATCH) for told in tell(of, rows[at : at + BATCH], ALL, known)]


def put(path: Path, data: bytes) -> None:
    """All at once: nobody shall read half a file."""
    with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as new:
        new.write(data)
    os.chmod(new.name, 0o644)
    os.replace(new.name, path)
