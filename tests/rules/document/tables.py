"""Small documents, and what becomes of them."""

from __future__ import annotations

import pytest
import yaml

from rules.answer import state
from rules.document.layout import start
from rules.document.parse import parse
from rules.document.situation import Mistake, Situation


def table(text: str = "", **parts) -> Situation:
    """Two players with nothing but what the test says. The text is YAML; the parts are added to it."""
    document = yaml.safe_load(text) or {}
    document.setdefault("players", {"Anna": {"deck": []}, "Bernd": {"deck": []}})
    return parse({**document, **{key.replace("_", " "): part for key, part in parts.items()}})


def anna(**zones) -> Situation:
    return table(players={"Anna": {"deck": [], **zones}, "Bernd": {"deck": []}})


def now(situation: Situation) -> dict:
    return state(start(situation))


def mistake(document: object) -> Mistake:
    with pytest.raises(Mistake) as caught:
        parse(document)
    assert caught.value.message[0]
    assert caught.value.message[1]
    return caught.value
