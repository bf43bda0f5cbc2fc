"""Each test of a page renders it itself."""

import pytest

from cards import catalogue as catalogues
from cards.byte_cache import ByteCache


@pytest.fixture(autouse=True)
def nothing_kept() -> None:
    if catalogues.remembered:
        catalogues.remembered.pages = ByteCache()
