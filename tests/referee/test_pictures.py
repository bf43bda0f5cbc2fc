"""Pictures for where an address is shared: a PNG of its size, in each language, kept, and named in the page's tags."""

from __future__ import annotations

import re
import struct
import time
from dataclasses import replace
from html import unescape

import pytest
from django.test import Client

from cards.byte_cache import ByteCache
from cards.catalogue import catalogue
from cards.pictures import responses
from cards.pictures.canvas import tokens
from cards.pictures.letters import HEAVY, lines, width, written
from cards.pictures.preview_picture import Preview, RuledPicture, drawing, fitting
from referee.board.table import Heap, lay
from referee.disputes.picture import thumbnail
from rules import Run, parse
from tests.referee.conftest import TACTICIAN, Visitor

pytestmark = pytest.mark.django_db

PAGES = [
    "/en/cards/tactician/",
    "/de/karten/taktiker/",
    "/en/rulings/seaside2:outpost:6/",
    "/de/klarstellungen/seaside2:outpost:6/",
    "/en/cards/moat/with/witch/",
    "/de/karten/burggraben/mit/hexe/",
    "/en/kingdoms/seaside2/high-seas/",
    "/en/disputes/throne-room-on-tactician/",
    "/de/streitfaelle/throne-room-on-tactician/",
]


def tags(page: str) -> dict[str, str]:
    found = re.findall(r'<meta (?:property|name)="((?:og|twitter):[\w:]+)" content="([^"]*)">', page)
    return {name: unescape(content) for name, content in found}


def size(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    wide, high = struct.unpack(">II", png[16:24])
    return wide, high


@pytest.mark.parametrize("path", PAGES)
def test_a_page_names_its_picture_with_its_whole_address(path: str) -> None:
    told = tags(Client().get(path).text)
    assert told["og:title"]
    assert told["og:description"]
    assert told["og:url"] == f"http://testserver{path}"
    assert told["og:image"] == told["twitter:image"]
    assert told["twitter:card"] == "summary_large_image"
    assert told["og:locale"] == ("de_DE" if path.startswith("/de/") else "en_GB")
    picture = Client().get(told["og:image"].removeprefix("http://testserver"))
    assert picture.headers["Content-Type"] == "image/png"
    assert size(picture.content) == (1200, 630)
    assert (told["og:image:width"], told["og:image:height"]) == ("1200", "630")


def test_a_kingdom_names_its_ten_piles() -> None:
    told = tags(Client().get("/en/kingdoms/seaside2/high-seas/").text)
    for name in (
        "Haven",
        "Lookout",
        "Warehouse",
        "Blockade",
        "Caravan",
        "Island",
        "Bazaar",
        "Corsair",
        "Pirate",
        "Wharf",
    ):
        assert name in told["og:description"]


def test_each_step_of_a_dispute_has_its_own(visitor: Visitor) -> None:
    visitor.describes(TACTICIAN).says("play Throne Room", "Tactician", "-", "-")
    told = tags(visitor.page)
    assert told["og:url"] == f"http://testserver{visitor.at}"
    assert "The second time, the Tactician does nothing" in told["og:description"]
    pictures = {
        Client().get(path).content
        for path in (
            f"/en/dispute/{visitor.key}/{visitor.n}/verdict.png",
            f"/en/dispute/{visitor.key}/0/verdict.png",
            f"/de/streit/{visitor.key}/{visitor.n}/urteil.png",
        )
    }
    assert [size(each) for each in pictures] == [(1200, 630)] * 3


def test_the_same_content_is_drawn_once_and_not_sent_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    path = "/en/cards/outpost/picture.png"
    first = Client().get(path)
    monkeypatch.setattr(responses, "png", lambda svg: pytest.fail("drawn again"))
    assert Client().get(path).content == first.content
    again = Client().get(path, headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("path", ["/en/cards/nothing/picture.png", "/en/rulings/seaside2:outpost:99/picture.png"])
def test_no_picture_of_what_is_not_there(path: str) -> None:
    assert Client().get(path).status_code == 404


def test_a_card_of_a_drawn_table_has_the_colour_that_the_pages_give_it() -> None:
    known = catalogue()
    laid = lay(Run(parse("players: {Anna: {}, Bernd: {}}")).at(0))
    telling = {card.telling: card for card in known.cards.values()}
    assert len(telling) > 20
    for card in telling.values():
        drawn = thumbnail(known, replace(laid, seats=[], piles=[Heap(card.slug, 10, 0, False)]), "")
        assert f'height="9" rx="0" fill="{tokens()[f"t-{card.tint}"]}"' in drawn, card.slug


LONG = Preview(
    asks="Donaudampfschifffahrtsgesellschaftskapitänswitwenrente " * 3,
    word="A word that is far too long for one line of this picture.",
    reason="Somebody does something with something that somebody else has. " * 7,
    ruled=RuledPicture("A very long heading of a ruling 12", "What it says takes many words. " * 12, "A book, p. 12"),
)


def test_what_is_long_is_set_smaller_and_never_cut() -> None:
    found = fitting(LONG)
    assert found.high <= 540
    blocks = [each for each in (found.asks, found.word, found.reason, found.label, found.text) if each]
    assert all(width(line, each.face, each.size) <= 700 for each in blocks for line in each.lines)
    shown = "".join(re.findall(r">([^<]+)</text>", drawing(LONG))).replace("-", "").replace(" ", "")
    for text in (LONG.asks, LONG.word, LONG.reason):
        assert "".join(text.split()) in unescape(shown)


def test_letters_that_the_fonts_lack_are_drawn_as_the_nearest_or_as_a_box() -> None:
    assert written("Łukasz\tĎurčo", HEAVY) == "Lukasz Durco"
    assert lines("中文", HEAVY, 20, 400) == ["中文"]
    assert width("中文", HEAVY, 20) > 10


def test_a_picture_is_drawn_within_a_second(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of processor time, playing and drawing together; what was not drawn before."""
    visitor.describes(TACTICIAN).says("play Throne Room", "Tactician", "-", "-")
    monkeypatch.setattr(responses, "KEPT", ByteCache())
    began = time.process_time()
    assert size(Client().get(f"/en/dispute/{visitor.key}/6/verdict.png").content) == (1200, 630)
    assert time.process_time() - began < 1
