"""Each test of a page renders it itself."""

import pytest

from cards import catalogue as catalogues
from cards.shelf import Shelf


@pytest.fixture(autouse=True)
def nothing_kept() -> None:
    if catalogues.remembered:
        catalogues.remembered.shelf = Shelf()
