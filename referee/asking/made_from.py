"""What the library of questions is made from: a start that finds it made need not read it, nor what reads questions."""

from __future__ import annotations

import hashlib
import sys
from importlib.metadata import version

from cards import fixtures
from rules import FIXTURES

# Whose change changes what is read, beside the fixtures: the code that reads them, and what finds the stems.
READ_BY = ("rules/*.py", "rules/questions/*.py", "rules/questions/*.yaml", "referee/asking/library.py")


def made_of(loaded: str) -> str:
    """Tells one library from another: what is loaded, what lies in the fixtures, and the code that reads both."""
    seen = hashlib.sha256(f"{loaded} {fixtures.digest()} {sys.version} {version('snowballstemmer')}".encode())
    for path in (path for pattern in READ_BY for path in sorted(FIXTURES.parent.glob(pattern))):
        seen.update(f"{path.name}\0".encode() + path.read_bytes())
    return seen.hexdigest()
