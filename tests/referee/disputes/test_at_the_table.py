"""What a dispute's page does for people at a table: face-down cards, the way back, the same moment of two lines."""

from __future__ import annotations

import re
from html import unescape

import pytest

from referee.board.table import lay
from rules import Run, parse
from tests.page_reader import Page
from tests.referee.conftest import TACTICIAN, Visitor, notices, offered

pytestmark = pytest.mark.django_db

KINGDOM = "kingdom: [Moat, Village, Witch, Gardens]"


def undo(visitor: Visitor) -> str:
    found = re.search(r'data-undo="([^"]*)"', visitor.page)
    return found[1] if found else ""


def test_a_face_down_hand_offers_tonights_cards(visitor: Visitor) -> None:
    visitor.describes(f"players: {{Anna: {{hand: [5 ?]}}, Bernd: {{}}}}\n{KINGDOM}")
    offered = set(re.findall(r'name="answer" value="(play [^"]+)"', visitor.page))
    assert {"play Moat", "play Village", "play Witch"} <= offered
    assert "play Gardens" not in offered
    visitor.says("play Village")
    assert "Village" in visitor.page


def test_the_evening_can_put_its_cards_among_them(visitor: Visitor) -> None:
    visitor.describes(f"players: {{Anna: {{hand: [5 ?]}}, Bernd: {{}}}}\n{KINGDOM}")
    assert 'data-likely="Action" data-before="play "' in visitor.page
    assert 'data-asked="Anna"' in visitor.page
    assert "data-now" in visitor.page
    visitor.says("play Tournament")  # of no pile that was named
    assert 'data-title="Tournament"' in visitor.page


def test_naming_several_says_what_is_named_already(visitor: Visitor) -> None:
    visitor.describes(f"players: {{Anna: {{hand: [Sentry], deck: [5 ?]}}, Bernd: {{}}}}\n{KINGDOM}")
    visitor.says("play Sentry")
    assert "and the second?" not in visitor.sees
    visitor.says("Estate")
    assert "1. Estate and the second?" in visitor.sees
    visitor.says("Copper")
    assert "and the third?" not in visitor.sees


class TestUndo:
    def test_it_never_leads_forward(self, visitor: Visitor) -> None:
        visitor.describes(TACTICIAN).says("play Throne Room", "Tactician", "-")
        last = visitor.n
        for n in range(last):
            visitor.get(f"/en/dispute/{visitor.key}/{n}/")
            to = undo(visitor)
            if to:
                found = re.search(r"/(\d+)/\?", to)
                assert found
                assert int(found[1]) < n

    def test_before_the_first_decision_there_is_nothing_to_undo(self, visitor: Visitor) -> None:
        visitor.describes(TACTICIAN).says("play Throne Room", "Tactician")
        visitor.get(f"/en/dispute/{visitor.key}/0/")
        assert undo(visitor) == ""

    def test_at_the_end_it_opens_the_last_decision(self, visitor: Visitor) -> None:
        visitor.describes(TACTICIAN).says("play Throne Room", "Tactician")
        assert undo(visitor).endswith("ask=1")


class TestTheSameMoment:
    SEATS = "{Anna: {hand: [Village, 4 Copper], deck: [20 Copper]}, Bernd: {hand: [5 Copper], deck: [20 Copper]}}"

    def test_a_line_that_went_further_is_compared_where_the_other_ends(self, visitor: Visitor) -> None:
        """After the Village Anna has no Action in hand: that line ends in her Buy phase."""
        visitor.describes(f"players: {self.SEATS}").says("-", "play treasures", "buy Silver")
        long = visitor.says("play treasures", "buy Silver").key
        visitor.get(f"/en/dispute/{long}/0/?ask=0").says("play Village")
        page = Page(visitor.client.get(f"/en/dispute/{long}/with/{visitor.key}/"))
        assert "Both are compared at the same moment: Anna’s turn, Buy phase." in page
        assert not any(name.startswith("Whose turn") for name in page.names("row"))
        assert any(name.startswith("In play") for name in page.names("row"))

    def test_two_lines_that_end_at_one_moment_are_compared_at_their_ends(self, visitor: Visitor) -> None:
        first = visitor.describes(f"players: {self.SEATS}").says("play Village").key
        visitor.get(f"/en/dispute/{first}/0/?ask=0").says("-")
        page = Page(visitor.client.get(f"/en/dispute/{first}/with/{visitor.key}/"))
        assert "What differs at the end" in page
        assert "compared at the same moment" not in page


class TestTheOtherEdition:
    def test_it_opens_on_the_box_that_differs_and_names_those_that_do_not(self, visitor: Visitor) -> None:
        visitor.describes(
            "players: {Anna: {hand: [Tactician, Smithy, Throne Room, 3 Copper], deck: [9 Estate]}, Bernd: {}}"
        ).says("play Throne Room", "-")
        page = Page(visitor.client.get(f"/en/dispute/{visitor.key}/editions/"))
        assert "The two part at step" in page
        assert "The same in every edition: Seaside." in page


LANDMARKS = """
players: {Anna: {hand: [Gold, Copper], deck: [5 Copper]}, Bernd: {deck: [5 Copper]}}
landscapes: [Battlefield, Obelisk]
kingdom: [Village]
chosen: {Obelisk: Village}
turn: {player: Anna, phase: buy, coins: 2}
"""


def test_points_lie_on_a_landmark_and_the_pile_that_one_chose_is_named(visitor: Visitor) -> None:
    visitor.describes(LANDMARKS)
    assert re.search(r"VP tokens <b>12</b>", visitor.page)
    assert re.search(r"chosen <b>Village</b>", visitor.page)
    visitor.says("buy Estate")
    assert re.search(r"VP tokens <b>10</b>", visitor.page)


def test_a_landmark_is_told_in_german_too(german: Visitor) -> None:
    german.describes(LANDMARKS)
    assert re.search(r"Punktemarker <b>12</b>", german.page)
    assert re.search(r"gewählt <b>Dorf</b>", german.page)


def test_a_page_shows_the_prophecy_and_its_sun_tokens(visitor: Visitor) -> None:
    visitor.describes("players: {Anna: {hand: [Tea House]}, Bernd: {}}\nprophecy: Progress\nsun: 3")
    visitor.says("play Tea House")
    assert "/en/cards/progress/" in visitor.page
    assert re.search(r"Sun tokens <b>2</b>", visitor.page)


def test_the_prophecy_lies_on_the_table_with_its_sun_tokens() -> None:
    document = {"players": {"Anna": {"hand": ["Tea House"]}, "Bernd": {}}, "prophecy": "Progress", "sun": 3}
    run = Run(parse({**document, "moves": ["play Tea House"]}))
    (before,) = lay(run.at(0)).landscapes
    (after,) = lay(run.game, run.at(0)).landscapes
    assert (before.slug, [(token.name, token.n) for token in before.tokens]) == ("progress", [("Sun tokens", 3)])
    assert [(token.n, token.change) for token in after.tokens] == [(2, -1)]


def test_every_step_of_a_divine_wind_can_be_looked_at() -> None:
    piles = "Cellar, Chapel, Harbinger, Merchant, Vassal, Workshop, Gardens, Poacher, Bandit, Riverboat"
    players = {"Anna": {"hand": ["Tea House"], "deck": ["2 Copper"]}, "Bernd": {}}
    document = {"players": players, "kingdom": ["Tea House", "Village"], "prophecy": "Divine Wind", "sun": 1}
    run = Run(parse({**document, "moves": ["play Tea House", piles]}))
    boards = [lay(run.at(n), run.before(n) if n else None) for n in range(len(run.steps) + 1)]
    assert {heap.slug for heap in boards[0].piles} == {"tea-house", "village"}
    assert {heap.slug: heap.change for heap in boards[-1].piles}["cellar"] == 0
    assert max(heap.change for board in boards for heap in board.piles) == 10


WIND = """
players: {Anna: {hand: [Tea House, Village], deck: [9 Copper]}, Bernd: {hand: [5 Copper]}}
kingdom: [Tea House, Village, Smithy]
prophecy: Divine Wind
sun: 1
"""
FURTHER = "Young Witch, Ferryman, Page, Druid, Leprechaun, Trade Route, Black Market, Riverboat, Castles"


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("drawn", ["-", FURTHER])
def test_every_page_of_a_dispute_with_a_divine_wind_answers(language: str, drawn: str) -> None:
    visitor = Visitor(language)
    visitor.describes(WIND).says("play Tea House", drawn, "play Village", "-", "-")
    pages = {unescape(page) for page in re.findall(rf'href="(/[^"#]*{visitor.key}[^"#]*)"', visitor.page)}
    pages |= {f"/{language}/{visitor.word}/{visitor.key}/{n}/" for n in range(visitor.n + 1)}
    assert len(pages) > 20
    assert {page for page in pages if visitor.client.get(page).status_code != 200} == set()


@pytest.mark.parametrize(("language", "lot"), [("en", "All by lot"), ("de", "Alle auslosen")])
def test_many_piles_are_typed_not_ticked(language: str, lot: str) -> None:
    visitor = Visitor(language)
    visitor.describes(WIND).says("play Tea House")
    assert offered(visitor.page) == ["-"]
    assert lot in visitor.page
    assert 'type="checkbox"' not in visitor.page
    reply = visitor.client.post(visitor.at, {"ask": visitor.asked(), "name": "Keller, witch"})
    told = visitor.get(reply.headers["Location"]).sees.text
    assert {"en": "are set up: Cellar, Witch, ", "de": "aufgebaut: Keller, Hexe, "}[language] in told


def test_a_pile_that_was_there_before_is_refused_and_the_typed_names_stay(visitor: Visitor) -> None:
    visitor.describes(WIND).says("play Tea House").sends(ask="1", name="Cellar, Smithy")
    assert visitor.answer.status_code == 422
    assert notices(visitor.page) == ["Smithy cannot be chosen here: it was in this game already."]
    assert 'value="Cellar, Smithy"' in visitor.page
