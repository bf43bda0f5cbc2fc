"""Rising Sun with the cards of other boxes: tables whose end the rules decide."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from rules.document.parse import parse
from rules.run import Run

TABLES = yaml.load(Path(__file__).with_name("tables.yaml").read_text(), yaml.CSafeLoader)


@pytest.mark.parametrize("document", TABLES, ids=lambda document: document["title"])
def test_a_table_ends_as_the_rules_say(document: dict[str, Any]) -> None:
    run = Run(parse(document))
    assert run.error is None
    assert run.differences() == []
