"""The printed sheet: a real PDF of one or two pages, in either language, the same bytes each time."""

import re
import zlib
from datetime import timedelta
from itertools import count

import pytest
from django.test import Client
from fontTools.ttLib import TTFont
from fpdf import FPDF

from cards import catalogue as catalogues
from cards.byte_cache import ByteCache
from cards.kingdoms.codes import encode
from cards.kingdoms.layout import Layout
from cards.kingdoms.sheet import FONTS
from rules.facts import facts
from rules.kingdoms import kingdoms

SOME = [kingdom for n, kingdom in enumerate(kingdoms()) if n % 9 == 0]


def pages(pdf: bytes) -> int:
    return len(re.findall(rb"/Type /Page\b(?!s)", pdf))


@pytest.mark.django_db
@pytest.mark.parametrize("kingdom", SOME, ids=lambda kingdom: kingdom.key)
@pytest.mark.parametrize(("language", "players"), [("de", 3), ("en", 6)])
def test_one_or_two_pages(client: Client, kingdom, language: str, players: int, caplog) -> None:  # type: ignore[no-untyped-def]
    address = f"/{language}/kingdoms/{kingdom.book}/{kingdom.slug}/sheet.pdf?players={players}"
    response = client.get(address)
    assert response.status_code == 200
    assert response["Content-Type"] == "application/pdf"
    assert response.content.startswith(b"%PDF-")
    assert 1 <= pages(response.content) <= 2
    assert not [record for record in caplog.records if "glyph" in record.getMessage()], "a letter is missing"


@pytest.mark.django_db
@pytest.mark.parametrize("address", ["/de/kingdoms/allies/recursion/", "/en/kingdoms/code/13f03pkyvw0a5e/"])
def test_the_same_bytes_each_time(client: Client, address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    begin, years = FPDF.__init__, count(1)

    def begin_another_year(pdf: FPDF) -> None:
        begin(pdf)
        pdf.creation_date += timedelta(days=365 * next(years))

    monkeypatch.setattr(FPDF, "__init__", begin_another_year)
    first = client.get(f"{address}sheet.pdf").content
    assert catalogues.remembered
    catalogues.remembered.pages = ByteCache()  # it is made anew
    assert client.get(f"{address}sheet.pdf").content == first
    assert next(years) == 3


@pytest.mark.django_db
def test_of_a_made_kingdom(client: Client) -> None:
    response = client.get("/de/kingdoms/code/13f03pkyvw0a5e/sheet.pdf?players=2")
    assert response.status_code == 200
    assert "13f03pkyvw0a5e-2.pdf" in response["Content-Disposition"]
    assert pages(response.content) in (1, 2)


@pytest.mark.django_db
def test_it_embeds_its_fonts_and_speaks_its_language(client: Client) -> None:
    pdf = client.get("/de/kingdoms/cornucopia/the-spice-of-life/sheet.pdf").content
    streams = re.findall(rb"stream\r?\n(.*?)endstream", pdf, re.DOTALL)
    assert pdf.count(b"/FontFile2") == 4
    assert b"/Lang (de)" in pdf
    unpacked = b"".join(zlib.decompress(s) for s in streams if s[:1] == b"\x78")
    assert unpacked.count(b" re\n") > 200 or unpacked.count(b" re f") > 200, "the code's squares are drawn"


def test_every_letter_that_can_be_printed_is_in_the_fonts() -> None:
    written = {letter for fact in facts().values() for letter in fact.en + fact.de}
    written |= {letter for fact in facts().values() for line in fact.lines for said in line for letter in said}
    for file in FONTS.glob("*.ttf"):
        missing = written - {chr(code) for code in TTFont(file).getBestCmap()}
        assert not missing, (file.name, missing)


def test_the_fonts_licences_lie_beside_them() -> None:
    assert {path.name for path in FONTS.glob("OFL-*.txt")} == {"OFL-asap.txt", "OFL-piazzolla.txt"}


@pytest.mark.django_db
@pytest.mark.parametrize("piles", [("haven", "village"), ("haven", "village", "outpost", "tactician")])
def test_no_page_is_begun_for_a_few_lines(client: Client, piles: tuple[str, ...]) -> None:
    response = client.get(f"/en/kingdoms/code/{encode(Layout(piles=piles))}/sheet.pdf?players=2")
    assert pages(response.content) == 1
