"""What card files register: one printing for each card and edition, of cards that are printed."""

from __future__ import annotations

import pytest

from rules.engine import kinds
from rules.words import card, line, plus


@pytest.fixture(autouse=True)
def nothing_stays(monkeypatch):
    kinds.load_printings()
    monkeypatch.setattr(kinds, "PRINTINGS", {slug: dict(editions) for slug, editions in kinds.PRINTINGS.items()})


@pytest.mark.parametrize(("slug", "edition"), [("smithy", 0), ("lighthouse", 1)])
def test_a_card_is_written_once_for_each_edition(slug, edition):
    before = kinds.PRINTINGS[slug][edition]
    with pytest.raises(ValueError, match=f"'{slug}' is written already"):
        card(slug, line(1, plus(cards=3)), edition=edition)
    assert kinds.PRINTINGS[slug][edition] is before


def test_another_edition_may_read_otherwise():
    card("smithy", line(1, plus(cards=4)), edition=1)
    assert sorted(kinds.PRINTINGS["smithy"]) == [0, 1]


def test_a_card_that_is_not_printed_is_told_when_the_files_are_read():
    card("smthy", line(1, plus(cards=3)))
    with pytest.raises(LookupError, match="no entry for smthy"):
        kinds.load_printings.__wrapped__()
