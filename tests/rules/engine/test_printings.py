"""What card files register: one printing for each card and edition, of cards that are printed."""

from __future__ import annotations

from importlib import import_module

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


def test_a_fault_in_a_card_file_is_told_as_it_is_each_time(tmp_path, monkeypatch):
    """The cards above it are registered when the file is read once more: that is no second writing of them."""
    (tmp_path / "faulty_box.py").write_text(
        "from rules.words import card, line, plus\n"
        "card('smithy', line(1, plus(cards=3)))\n"
        "card('moat', line(1, no_such_word(2)))\n"
    )
    monkeypatch.setattr(kinds, "PRINTINGS", {})
    monkeypatch.setattr(import_module("rules.cards"), "__path__", [str(tmp_path)])
    for _ in range(2):
        with pytest.raises(NameError, match="no_such_word"):
            kinds.load_printings.__wrapped__()
    assert kinds.PRINTINGS == {}
