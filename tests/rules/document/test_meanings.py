"""Every key of a document is explained, and nothing else is."""

from __future__ import annotations

import pytest

from rules.document.keys import MEMORY_KEYS, PLAYER_KEYS, TOP_KEYS, TURN_KEYS
from rules.document.meanings import MEANINGS

KEYS = {"": TOP_KEYS, "players": PLAYER_KEYS, "turn": TURN_KEYS, "memory": MEMORY_KEYS}


@pytest.mark.parametrize("room", KEYS)
def test_every_key_is_explained(room):
    assert set(MEANINGS[room]) == set(KEYS[room])
    assert all(en.strip() and de.strip() for en, de in MEANINGS[room].values())
