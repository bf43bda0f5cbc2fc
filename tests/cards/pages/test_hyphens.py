"""Long names are parted where a reader would part them, in both languages."""

from __future__ import annotations

import re

import pytest
from django.utils.translation import override
from pyphen import Pyphen

from cards.pages.hyphens import KNOWN, LONG, SHORTEST, SHY, hyphenate, part_word, shy
from rules.facts import facts


@pytest.mark.parametrize(
    ("language", "parted"),
    [
        *(("de", word) for word in ("Kriegs-herr", "Markt-halle", "Leucht-turm", "Beu-tel-schnei-der", "Thron-saal")),
        *(("de", word) for word in ("Land-strei-cher", "Fort-schritt", "Kampf-übung", "Ort-schaft", "Brenn-ofen")),
        *(("de", word) for word in ("Han-dels-pos-ten", "Stern-deu-ter-or-den", "Schwarz-markt", "Gold")),
        *(("en", word) for word in ("Light-house", "Money-lender", "Swash-buckler", "Ware-house", "Village")),
    ],
)
def test_parted_at_the_joint(language: str, parted: str) -> None:
    assert hyphenate(parted.replace("-", ""), language).replace(SHY, "-") == parted


@pytest.mark.parametrize(("language", "called"), [("en", "en_US"), ("de", "de_DE")])
def test_the_patterns_say_what_pyphen_reads_in_them(language: str, called: str) -> None:
    theirs = Pyphen(lang=called, left=SHORTEST, right=SHORTEST)
    names = " ".join(f"{fact.en} {fact.de}" for fact in facts().values())
    words = {word for word in re.findall(r"[^\W\d_]+", names) if len(word) > LONG and word not in KNOWN}
    assert len(words) > 300
    assert {word: part_word(word, language) for word in words} == {word: theirs.inserted(word, SHY) for word in words}


def test_a_name_is_parted_in_the_language_of_the_page() -> None:
    with override("de"):
        assert shy("Kriegsherr") == f"Kriegs{SHY}herr"
    with override("en"):
        assert shy("Lighthouse") == f"Light{SHY}house"


@pytest.mark.parametrize("language", ["en", "de"])
def test_pieces_are_long_enough_to_read_and_nothing_else_changes(language: str) -> None:
    for fact in facts().values():
        name = getattr(fact, language)
        parted = hyphenate(name, language)
        assert parted.replace(SHY, "") == name
        for word in re.findall(rf"[\w{SHY}]+", parted):
            pieces = word.split(SHY)
            assert len(pieces) == 1 or len(word) > LONG
            assert len(pieces) == 1 or language == "en" or all(len(piece) > 1 for piece in pieces), (
                word
            )  # Cap-i-tal-ism
            assert len(pieces) == 1 or min(len(pieces[0]), len(pieces[-1])) > 2, word
