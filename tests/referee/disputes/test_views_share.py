"""Giving a dispute to others: addresses that hold, and what can be taken along."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from html import unescape

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from cards.pictures.letters import BOLD, width
from referee.disputes import links
from referee.models import SHORT, Beginning, Dispute, digest
from rules.document.parse import parse
from tests.page_reader import Page
from tests.referee.conftest import TACTICIAN, Visitor

pytestmark = pytest.mark.django_db


def played(visitor: Visitor) -> Visitor:
    return visitor.describes(TACTICIAN).says("play Throne Room", "Tactician", "-", "-")


def given(visitor: Visitor, which: str) -> str:
    """The address that one copies there: the "Short address" or the "Long address"."""
    page = Page(visitor.client.get(f"/en/dispute/{visitor.key}/6/share/"))
    [field] = [field for field in page.all("textbox") if field.name.startswith(which)]
    return field.value.replace("http://testserver", "")


class TestAddresses:
    def test_the_short_one_gives_exactly_this_to_anyone(self, visitor: Visitor) -> None:
        played(visitor)
        stranger = Visitor().get(given(visitor, "Short address"))
        assert stranger.at == f"/en/dispute/{visitor.key}/6/"
        assert "The Tactician does nothing: Anna has no card in hand to discard." in Page(stranger.page)

    def test_the_long_one_works_where_nothing_was_stored(self, visitor: Visitor) -> None:
        played(visitor)
        long = given(visitor, "Long address")
        Dispute.objects.all().delete()
        Beginning.objects.all().delete()
        shown = Client().get(long)
        assert shown.status_code == 200
        assert "The second time, the Tactician does nothing: Anna has no card in hand to discard." in Page(shown)
        answer = Client().post(long)
        assert answer.status_code == 302
        assert answer.headers["Location"] == f"/en/dispute/{visitor.key}/6/"
        again = Client().get(long)
        assert again.headers["Location"] == f"/en/dispute/{visitor.key}/6/"

    def test_looking_at_a_long_one_stores_nothing(self, visitor: Visitor) -> None:
        """Robots and link previews open every address that they see, and a program can make as many as it likes."""
        played(visitor)
        long = given(visitor, "Long address")
        Dispute.objects.all().delete()
        Beginning.objects.all().delete()
        with CaptureQueriesContext(connection) as asked:
            for address in (long, long.replace("/6/", "/999/"), long.removesuffix("6/")):
                assert Client().get(address).status_code == 200
                assert Client().head(address).status_code == 200
        assert not [query["sql"] for query in asked if not query["sql"].startswith("SELECT")]
        assert Dispute.objects.count() == Beginning.objects.count() == 0

    def test_round_trip(self) -> None:
        situation = parse(TACTICIAN + "title: Größe — ‹x›\nmoves: [play Throne Room, Tactician, '-']")
        word = links.pack(situation)
        assert word
        assert re.fullmatch(r"[A-Za-z0-9_-]+", word)
        assert links.unpack(word) == situation

    def test_a_document_that_is_too_long_has_no_long_address(self, visitor: Visitor) -> None:
        moves = ", ".join(f"'Anna: answer number {n} that nobody gave {digest(str(n))}'" for n in range(150))
        visitor.describes(TACTICIAN + f"moves: [{moves}]")
        page = Page(visitor.client.get(f"/en/dispute/{visitor.key}/0/share/"))
        assert not [name for name in page.names("textbox") if name.startswith("Long address")]
        assert "too long for an address" in page

    @pytest.mark.parametrize("place", [0, 3, 8, 40, -1])
    def test_an_altered_address(self, visitor: Visitor, place: int) -> None:
        played(visitor)
        long = given(visitor, "Long address")
        word = long.split("/")[4]
        letter = "a" if word[place] != "a" else "b"
        changed = word[:place] + letter + (word[place + 1 :] if place >= 0 else "")
        answer = Client().get(long.replace(word, changed))
        assert answer.status_code == 400
        assert "changed or cut off on the way" in Page(answer)

    def test_a_cut_address(self, visitor: Visitor) -> None:
        played(visitor)
        long = given(visitor, "Long address")
        word = long.split("/")[4]
        for length in (1, 6, 7, 30, len(word) - 1):
            assert Client().get(long.replace(word, word[:length])).status_code == 400

    def test_a_bomb(self) -> None:
        import zlib
        from base64 import urlsafe_b64encode

        packed = urlsafe_b64encode(zlib.compress(b"[" * 2_000_000, 9)).decode().rstrip("=")
        with pytest.raises(links.AlteredAddress):
            links.unpack("aaaaaa" + packed)

    def test_a_number_of_thousands_of_digits(self) -> None:
        import zlib
        from base64 import urlsafe_b64encode

        text = '{"players":{"A":{},"B":{}},"seed":' + "1" * 5000 + "}"
        word = digest(text)[: links.CHECK] + urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")
        assert Client().get(f"/en/dispute/open/{word}/3/").status_code == 400

    def test_a_document_that_is_wrong_in_a_right_address(self) -> None:
        import zlib
        from base64 import urlsafe_b64encode

        text = '{"players":{"Anna":{"hand":["Frog"]},"Bernd":{}}}'
        word = digest(text)[: links.CHECK] + urlsafe_b64encode(zlib.compress(text.encode())).decode().rstrip("=")
        answer = Client().get(f"/en/dispute/open/{word}/0/")
        assert answer.status_code == 400
        assert "No card is called “Frog”" in Page(answer)
        assert Dispute.objects.count() == 0

    def test_keys_that_begin_alike_stay_apart(self, visitor: Visitor) -> None:
        played(visitor)
        first = Dispute.objects.get(key=visitor.key)
        # Somebody else's dispute whose fingerprint happens to begin with the same letters.
        Dispute.objects.filter(key=first.key).delete()
        Dispute.objects.create(key=first.key, digest="z" * 52, table=first.table, moves=["-"])
        again = first.decided(first.moves)
        assert again.key == first.digest[: SHORT + 2]
        assert again.moves == first.moves

    def test_players_keep_their_seats(self, visitor: Visitor) -> None:
        visitor.describes("players: {Zoë: {hand: [Moat]}, Al: {}, Bernd: {}}")
        assert list(Dispute.objects.get(key=visitor.key).situation().players) == ["Zoë", "Al", "Bernd"]


def test_a_long_address_that_lost_its_end(visitor: Visitor) -> None:
    played(visitor)
    whole = given(visitor, "Long address")
    for end in ("6/", "/6/", "/6"):
        answer = visitor.client.get(whole.removesuffix(end))
        assert answer.headers["Location"].startswith(f"/en/dispute/{visitor.key}/")
    cut = visitor.client.get(whole[:-12])
    assert cut.status_code == 400
    assert "It was changed or cut off on the way." in Page(cut)


class TestTakenAlong:
    def test_qr_code(self, visitor: Visitor) -> None:
        played(visitor)
        answer = visitor.client.get(f"/en/dispute/{visitor.key}/6/qr.svg")
        assert answer.headers["Content-Type"] == "image/svg+xml"
        assert ElementTree.fromstring(answer.content).tag.endswith("svg")

    def test_the_verdict_as_text(self, visitor: Visitor, german: Visitor) -> None:
        played(visitor)
        text = visitor.client.get(f"/en/dispute/{visitor.key}/14/verdict.txt").text
        verdict = text.splitlines()[1]
        assert verdict.startswith("The second time, the Tactician does nothing: Anna has no card in hand to discard. ")
        assert verdict.endswith("Anna draws 5 Estates with the Tactician and gets +1 Action and +1 Buy.")
        assert text.splitlines()[2] == "Decided by:"
        assert "§ Tactician 5: http://testserver/en/rulings/seaside2:tactician:5/" in text
        assert text.splitlines()[-1] == f"http://testserver/en/dispute/{visitor.key}/14/"
        said = german.client.get(f"/de/streit/{visitor.key}/14/urteil.txt").text
        assert "In Annas nächstem Zug zieht Anna durch den Taktiker 5 Anwesen" in said
        assert f"/de/streit/{visitor.key}/14/" in said

    def test_the_document(self, visitor: Visitor) -> None:
        played(visitor)
        answer = visitor.client.get(f"/en/dispute/{visitor.key}/document.yaml")
        assert "attachment" in answer.headers["Content-Disposition"]
        assert parse(answer.text) == Dispute.objects.get(key=visitor.key).situation()

    def test_the_picture(self, visitor: Visitor) -> None:
        played(visitor)
        for n in (0, 3, 14, 999):
            answer = visitor.client.get(f"/en/dispute/{visitor.key}/{n}/table.svg")
            drawn = ElementTree.fromstring(answer.content)
            words = "".join(drawn.itertext())
            assert "Anna" in words
            assert "Throne Room" in words
            assert "style" not in answer.text
            assert not re.findall(r'href="(?!#)', answer.text)  # its own letters only

    def test_names_are_not_markup(self, visitor: Visitor) -> None:
        visitor.describes('players: {"<b>&Anna": {hand: [Moat]}, Bernd: {}}\ntitle: "<i>&"')
        assert "<b>&Anna" not in visitor.page
        assert "<i>&" not in visitor.page
        answer = visitor.client.get(f"/en/dispute/{visitor.key}/0/table.svg")
        assert "<b>&Anna" in "".join(ElementTree.fromstring(answer.content).itertext())

    def test_show_says_it_twice(self, visitor: Visitor) -> None:
        played(visitor)
        page = Page(visitor.client.get(f"/en/dispute/{visitor.key}/14/show/"))
        assert page.text.count("Anna draws 5 Estate") == 2
        assert page.spoken.count("Anna draws 5 Estate") == 1  # the other one stands on its head, for who sits opposite

    def test_nothing_may_be_framed(self, visitor: Visitor) -> None:
        played(visitor)
        answer = visitor.client.get(visitor.at)
        assert answer.headers["X-Frame-Options"] == "DENY"
        assert "frame-ancestors 'none'" in answer.headers["Content-Security-Policy"]
        assert "style=" not in answer.text
        assert "<script>" not in answer.text


def test_the_drawing_has_the_sites_own_letters_and_nothing_is_cut(visitor: Visitor) -> None:
    """Outlines, so that no font of the reader's takes their place."""
    visitor.describes(f"title: {'A Throne Room on a Tactician, then an Outpost ' * 3}\n{TACTICIAN.lstrip()}")
    drawn = visitor.client.get(f"/en/dispute/{visitor.key}/0/table.svg").text
    assert "<text" not in drawn
    assert "font-family" not in drawn
    titles = re.findall(r'translate\(28 [\d.]+\) scale\(0\.3 0\.3\)"><title>([^<]*)</title>', drawn)
    assert " ".join(titles).count("Outpost") == 3
    assert all(28 + width(unescape(title), BOLD, 30) <= 960 - 28 for title in titles)
