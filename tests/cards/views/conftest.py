"""Each test of a page renders it itself."""

import pytest

from cards import catalogue as catalogues
from cards.kept_pages import KeptPages


@pytest.fixture(autouse=True)
def nothing_kept() -> None:
    if catalogues.remembered:
        catalogues.remembered.pages = KeptPages()
