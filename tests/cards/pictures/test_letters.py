"""Letters as outlines, read from our fonts."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from cards.pictures import letters


@pytest.fixture
def often_interrupted() -> Iterator[None]:
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


@pytest.mark.usefixtures("often_interrupted")
def test_several_pictures_at_once_read_one_font() -> None:
    """A gallery asks for many pictures side by side, the first time that any of them is drawn."""
    for kept in (letters._font, letters.advances, letters.outline):
        kept.cache_clear()
    signs = [(face, sign) for face in letters.FACES for sign in "Throne Room auf Königshof"] * 4
    with ThreadPoolExecutor(12) as pool:
        drawn = list(pool.map(lambda each: (letters.advances(each[0]), letters.outline(*each)), signs))
    assert all(path or sign == " " for (_, path), (_, sign) in zip(drawn, signs, strict=True))
