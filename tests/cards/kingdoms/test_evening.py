"""The evening: what a kingdom gives to it, its page, and the address that brings the others in."""

import json
import re
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
import segno
from django.test import Client

from cards.kingdoms import evening
from cards.kingdoms.codes import encode
from cards.kingdoms.layout import Layout
from rules.facts import facts
from rules.kingdoms import find_kingdoms

pytestmark = pytest.mark.django_db

SPICE = encode(Layout.of(find_kingdoms("The Spice of Life", {})[0]))


def read_evening(html: str) -> dict[str, Any]:
    found = re.search(r'<script id="evening-is" type="application/json">(.*?)</script>', html)
    assert found
    return dict(json.loads(found[1]))


class TestOfAKingdom:
    def test_a_recommended_one(self, client: Client) -> None:
        html = client.get(f"/en/tonight/{SPICE}/?players=3").content.decode()
        its = read_evening(html)
        assert its["titles"] == {"en": "The Spice of Life", "de": find_kingdoms("The Spice of Life", {})[0].de}
        assert len(its["piles"]) == 10
        assert its["bane"]
        assert its["n"] == 3
        assert its["at"]["de"].startswith(f"/de/heute/{SPICE}/?")
        assert "Worth reading first" in html

    def test_a_card_that_no_hand_holds_has_no_types(self, client: Client) -> None:
        code = encode(Layout(("village", "importer", "augurs"), ("alms",), "cave-dwellers"))
        cards = read_evening(client.get(f"/en/tonight/{code}/").content.decode())["cards"]
        assert cards["village"][4] == ["Action"]
        assert not cards["alms"][4]
        assert not cards["cave-dwellers"][4]
        assert not cards["augurs"][4]  # it is the pile that has the name
        assert cards[facts()["augurs"].cards[0]][4]

    def test_what_set_ups_chose(self, client: Client) -> None:
        layout = Layout(("druid", "village"), ("obelisk",), boons=("the-seas-gift",), picks=(("obelisk", "village"),))
        its = read_evening(client.get(f"/en/tonight/{encode(layout)}/").content.decode())
        assert (its["druid"], its["chosen"]) == (["the-seas-gift"], {"obelisk": "village"})

    def test_an_older_edition_is_named(self, client: Client) -> None:
        page = client.get("/en/kingdoms/seaside1/high-seas/").content.decode()
        address = re.search(r'href="(/en/tonight/[^"]*book=seaside1[^"]*)#take"', page)
        assert address
        its = read_evening(client.get(address[1].replace("&amp;", "&")).content.decode())
        assert its["editions"]["Seaside"] == 1

    @pytest.mark.parametrize("code", ["1nonsense", "x" * 99, "%00"])
    def test_a_code_that_is_none(self, client: Client, code: str) -> None:
        response = client.get(f"/en/tonight/{code}/")
        assert response.status_code == 404
        assert "This code gives no kingdom" in response.content.decode()

    def test_a_code_that_is_typed(self, client: Client) -> None:
        response = client.get("/en/tonight/", {"code": f" {SPICE[:4]} {SPICE[4:]} "})
        assert response.status_code == 302
        assert response["Location"] == f"/en/tonight/{SPICE}/"


def test_these_boxes(client: Client) -> None:
    its = read_evening(client.get("/de/heute/?own=base2&own=seaside1&players=4").content.decode())
    assert its["boxes"] == ["base", "seaside"]
    assert its["editions"] == {"Seaside": 1}
    assert "piles" not in its
    both = read_evening(client.get("/en/tonight/?own=seaside1&own=seaside2").content.decode())
    assert both["editions"] == {}


class TestQr:
    def drawn(self, client: Client, monkeypatch: pytest.MonkeyPatch, address: str, **query: Any) -> str:
        said: list[str] = []
        make = segno.make

        def listening(text: str, **how: Any) -> segno.QRCode:
            said.append(text)
            return make(text, **how)

        monkeypatch.setattr(evening.segno, "make", listening)
        response = client.get(address, query)
        assert response["Content-Type"] == "image/svg+xml"
        assert "no-store" in response["Cache-Control"]
        return said[0]

    def test_holds_names_behind_the_hash(self, client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
        names = ["Anna", "Jürgen & Co"]
        text = self.drawn(client, monkeypatch, f"/de/heute/{SPICE}/qr.svg", players=2, who=names, turn=1, until="abc1")
        address = urlsplit(text)
        assert address.path == f"/de/heute/{SPICE}/"
        assert "Anna" not in address.query
        assert parse_qs(address.fragment) == {"who": names, "turn": ["1"], "until": ["abc1"]}

    def test_is_bounded(self, client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
        text = self.drawn(client, monkeypatch, "/en/tonight/qr.svg", own="base2", who=["ü" * 400] * 30, turn="1" * 500)
        said = parse_qs(urlsplit(text).fragment)
        assert [len(name) for name in said["who"]] == [40] * 6
        assert len(said["turn"][0]) == 12

    def test_no_kingdom(self, client: Client) -> None:
        assert client.get("/en/tonight/1nonsense/qr.svg").status_code == 404
