"""A table that is written down and read again."""

from __future__ import annotations

from rules.document.describe import describe
from rules.document.layout import start
from rules.document.parse import parse
from rules.document.write import format
from rules.engine.game import Game
from tests.rules.conftest import Table


def comes_back(table: Table) -> Game:
    """It is the same: what the table remembers is in the document, too."""
    again = start(parse(format(describe(table.game))))
    assert again == table.game
    return again
