"""Whether the packed engine answers as this one does, to the byte."""

from __future__ import annotations

import json
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from referee.pocket.packing import HERE, Pocket
from rules.console.pocket import answer
from rules.speech.grammar import LANGUAGES


def differences(pocket: Pocket, documents: Sequence[str], most_seconds: int = 3000) -> tuple[list[str], str]:
    """The documents that are answered otherwise there, and what was said of its speed."""
    with tempfile.TemporaryDirectory(prefix="referee-pocket-") as work:
        place = Path(work)
        shutil.copy(HERE / "check.mjs", place)
        (place / "documents.json").write_text(json.dumps(documents))
        command = ["node", "check.mjs", str(pocket.folder), "documents.json", "answers.json"]
        done = subprocess.run(command, cwd=place, check=True, capture_output=True, text=True, timeout=most_seconds)
        there = json.loads((place / "answers.json").read_text())
    here = ([answer(document, lang) for lang in LANGUAGES] for document in documents)
    pairs = zip(documents, here, there, strict=True)
    return [document for document, ours, theirs in pairs if ours != theirs], done.stdout.strip()
