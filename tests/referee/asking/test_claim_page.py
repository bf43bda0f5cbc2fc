"""The reading of a question, part by part: each is a link, a correction is judged in place and has an address."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client

from cards.catalogue import catalogue
from referee.asking.answer import ask, judged
from rules.questions.claim import MOST_PARTS, from_text, to_json, to_text
from tests.page_reader import Page

pytestmark = pytest.mark.django_db
QUESTION = "Bernd plays Militia and I show Moat. Do I have to discard?"
SHOWN = "d.other..militia~d..reveal.moat~a.must.me.discard"
NOT_SHOWN = "d.other..militia~d..reveal.moat.....1~a.must.me.discard"


def page_of(client: Client, address: str = "/en/search/", **asked: str) -> Page:
    return Page(client.get(address, asked))


def parts(page: Page) -> list[str]:
    """What the reading says, part after part."""
    return [link.text for link in page.all("link") if link.text.endswith(", change")]


class TestReading:
    @pytest.mark.parametrize(
        ("address", "question", "said"),
        [
            ("/en/search/", QUESTION, ["Bernd", "Militia", "I", "Moat", "Do I have to discard?"]),
            (
                "/de/suche/",
                "Bernd spielt Miliz und ich zeige Burggraben. Muss ich ablegen?",
                ["Bernd", "Miliz", "ich", "Burggraben", "Muss ich ablegen?"],
            ),
        ],
    )
    def test_is_shown_part_by_part(self, client: Client, address: str, question: str, said: list[str]) -> None:
        text = client.get(address, {"q": question}).text
        found = Page(text)
        shown = [link.text.removesuffix(", change").removesuffix(", ändern") for link in found.all("link") if link.text]
        assert [each for each in shown if each in said][: len(said)] == said

    @pytest.mark.parametrize(
        ("address", "question", "own"),
        [
            ("/en/search/", QUESTION, "Anna (you)"),
            ("/de/suche/", "Bernd spielt Miliz und ich zeige Burggraben. Muss ich ablegen?", "Anna (du)"),
            ("/en/search/", "My neighbour plays Witch. Does he draw two cards?", "Anna"),
        ],
    )
    def test_whoever_says_i_finds_the_own_seat(self, client: Client, address: str, question: str, own: str) -> None:
        seats = [heading.name for heading in page_of(client, address, q=question).all("heading")]
        assert own in seats
        assert {"Anna", "Anna (you)", "Anna (du)"} & set(seats) == {own}

    def test_what_was_not_used_is_called_as_it_was_typed(self, client: Client) -> None:
        page = page_of(client, "/de/suche/", q="kann man pferde einfach kaufen so wie silber")
        lost = [link.text.split(", ")[0] for link in page.all("link") if ", nicht" in link.text]
        assert lost == ["wie", "Pferd"]

    def test_is_the_same_claim_by_page_and_api(self, client: Client) -> None:
        told = client.get("/api/ask/", {"q": QUESTION}).json()
        assert told["claim"] == to_json(ask(QUESTION, catalogue()).claim)

    def test_a_part_opens_its_sheet_and_closes_it(self, client: Client) -> None:
        opened = page_of(client, q=QUESTION, part="d1.card")
        assert opened.one("dialog").name == "Moat"
        closed = Page(client.get(opened.links()["Close"]))
        assert not closed.all("dialog")

    @pytest.mark.parametrize("part", ["x", "d9.card", "h0", "d", "d1.nothing", "d-1.card", "d99999.card", "é" * 30])
    def test_a_part_that_is_not_there_opens_nothing(self, client: Client, part: str) -> None:
        found = client.get("/en/search/", {"q": QUESTION, "part": part})
        assert found.status_code == 200
        assert not Page(found).all("dialog") or part == "d1.nothing"

    def test_of_a_story_without_a_question_is_told_what_happens(self, client: Client) -> None:
        page = page_of(client, q="Bernd plays Witch, I show Moat.")
        assert page.heading == "What happens"
        assert "does not affect" in page
        questions = [text for text in page.links() if text.endswith("?")]
        assert "Do I gain a Curse?" in questions
        assert Page(client.get(page.links()["Do I gain a Curse?"])).heading == "No."


class TestUnknown:
    def test_shows_what_is_ruled_about_its_cards(self, client: Client) -> None:
        page = page_of(client, q="Hat der Wilddieb die Kapelle gern, wenn ein flumbatron sie streichelt?")
        assert page.heading == "I don’t know."
        assert "neither yes nor no" in page
        assert "neither yes nor no" not in page_of(client, q="What is the capital of Mongolia in winter?")


class TestCorrection:
    def test_turns_the_verdict_and_says_what_it_was(self, client: Client) -> None:
        page = page_of(client, q=QUESTION, part="d1.card")
        assert page.heading == "No."
        turned = Page(client.get(page.links()["do not show then: yes"]))
        assert turned.heading == "Yes."
        assert "was No" in turned.one("dialog").text
        assert Page(client.get(turned.links()["undo"])).heading == "No."

    def test_has_an_address_of_its_own(self, client: Client) -> None:
        page = page_of(client, q=QUESTION, claim=NOT_SHOWN)
        assert page.heading == "Yes."
        assert page_of(client, claim=NOT_SHOWN).heading == "Yes."  # and needs no sentence
        assert page_of(client, "/de/suche/", claim=NOT_SHOWN).heading == "Ja."

    def test_of_what_is_asked_is_chosen_from_what_happens_there(self, client: Client) -> None:
        page = page_of(client, q=QUESTION, part="a")
        coins = next(link for link in page.one("dialog").all("link") if link.text.startswith("How many coins"))
        assert coins.text.endswith("2")
        assert Page(client.get(coins.href)).heading == "Two."

    def test_of_what_is_asked_is_made_of_its_parts(self, client: Client) -> None:
        page = page_of(client, claim="d.other..militia~a.happens.me.buy.gold", part="a")
        for choice in ("how many", "discard", "none"):
            page = Page(client.get(page.one("dialog").links()[choice]))
        assert page.heading == "Two."
        typed = {"claim": "d.other..witch~a.happens.me.gain", "part": "a", "card": "Fluch"}
        assert page_of(client, **typed).heading == "Yes."

    def test_of_what_a_throne_room_plays(self, client: Client) -> None:
        page = page_of(client, claim="d.me..throne-room~d.me..smithy~a.how-many.me.draw", part="d0.card")
        offered = [link.href for link in page.one("dialog").all("link") if link.text == "Smithy"]
        assert any("claim=d...throne-room...smithy" in href for href in offered)

    def test_of_which_option_is_taken(self, client: Client) -> None:
        asked = {"claim": "d...steward~a.how-many.me.gain....coins", "part": "d0.card"}
        links = page_of(client, **asked).one("dialog").links()
        taken = next(href for text, href in links.items() if "steward.......coins" in href)
        assert Page(client.get(taken)).heading == "Two."

    @pytest.mark.parametrize(
        ("part", "choice", "claim"),
        [
            ("d0.who", "Carla", "d.third..militia~d..reveal.moat~a.must.me.discard"),
            ("d1.who", "Bernd", "d.other..militia~d.other.reveal.moat~a.must.me.discard"),
            ("d1.card", "Lighthouse", "d.other..militia~d..reveal.lighthouse~a.must.me.discard"),
            ("d1.card", "more", "d.other..militia~d..reveal.moat.2~a.must.me.discard"),
            ("d1.card", "play", "d.other..militia~d...moat~a.must.me.discard"),
            ("d1.card", "Leave it out", "d.other..militia~a.must.me.discard"),
            ("new", "I have in hand: Moat", "h...moat~d.other..militia~d..reveal.moat~a.must.me.discard"),
        ],
    )
    def test_of_who_which_and_how_many(self, client: Client, part: str, choice: str, claim: str) -> None:
        links = page_of(client, q=QUESTION, part=part).one("dialog").links()
        found = next(href for text, href in links.items() if text.partition(" then:")[0] == choice)
        answer = client.get(found)
        assert answer.status_code == 200
        assert f"claim={claim}" in found.replace("%7E", "~")

    def test_of_where_it_lies(self, client: Client) -> None:
        page = page_of(client, claim="h.me.hand.lighthouse~d.other..witch~a.happens.me.gain.curse", part="h0.card")
        assert page.heading == "Yes."
        link = next(href for text, href in page.one("dialog").links().items() if text.startswith("in play"))
        assert Page(client.get(link)).heading == "No."

    def test_a_card_is_typed_in_either_language(self, client: Client) -> None:
        asked = {"q": QUESTION, "part": "d1.card", "card": "leuchtturm"}
        assert "Lighthouse" in page_of(client, **asked)

    def test_is_judged_and_never_read(self, client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("referee.asking.answer.decide", lambda q: pytest.fail("it was read again"))
        found = judged(from_text(SHOWN), catalogue())
        assert found.verdict is not None
        assert (found.verdict.value, found.grade) == ("no", "played")


BAD = [
    ("claim", "x" * 2_000),
    ("claim[0]", "q.me.hand.moat"),
    ("deeds[0].card", "d.me.play.banana"),
    ("deeds[0].verb", "d.me.eat.moat"),
    ("held[0].n", "h.me.hand.moat.100"),
    ("deeds", "~".join(["d...moat"] * (MOST_PARTS + 16))),
    ("asked.type", "a.perhaps"),
]


class TestBadClaim:
    @pytest.mark.parametrize(("place", "claim"), BAD)
    def test_in_the_address_is_refused_with_its_place(self, client: Client, place: str, claim: str) -> None:
        found = client.get("/en/search/", {"q": QUESTION, "claim": claim})
        assert found.status_code == 400
        page = Page(found)
        assert page.one("alert").text.startswith(place)
        assert page.heading == "No."  # the sentence as it was read is still answered

    @pytest.mark.parametrize(("place", "claim"), [row for row in BAD if row[0] not in ("claim", "claim[0]")])
    def test_is_refused_by_the_api_too(self, client: Client, place: str, claim: str) -> None:
        found = client.post("/api/ask/", {"claim": _as_json(claim)}, content_type="application/json")
        assert found.status_code == 400
        assert found.json()["place"] == place

    @pytest.mark.parametrize("body", [{}, [], "claim", {"claim": None}, {"claim": []}, {"claim": {}, "q": "?"}])
    def test_that_is_none_is_refused(self, client: Client, body: Any) -> None:
        assert client.post("/api/ask/", body, content_type="application/json").status_code == 400

    def test_a_card_that_does_not_exist_is_said_with_the_nearest(self, client: Client) -> None:
        found = client.get("/en/search/", {"q": QUESTION, "part": "d1.card", "card": "Moatt"})
        assert found.status_code == 400
        assert "No card is called “Moatt”" in Page(found).one("alert").text


def _as_json(claim: str) -> Any:
    """The same as JSON, unchecked."""
    held, deeds, asked = [], [], {}
    for part in claim.split("~"):
        letter, *said = part.split(".")
        names = {"h": ("who", "zone", "card", "n"), "d": ("who", "verb", "card"), "a": ("type",)}[letter]
        given = {name: int(each) if name == "n" else each for name, each in zip(names, said, strict=False) if each}
        if letter == "a":
            asked = given
        else:
            (held if letter == "h" else deeds).append(given)
    return {"held": held, "deeds": deeds, "asked": asked}


class TestApi:
    def test_judges_a_claim_that_is_sent_back(self, client: Client) -> None:
        told = client.get("/api/ask/", {"q": QUESTION}).json()
        assert told["answer"]["verdict"] == "no"
        told["claim"]["deeds"][1]["negated"] = True
        found = client.post("/api/ask/", {"claim": told["claim"]}, content_type="application/json").json()
        assert found["answer"]["verdict"] == "yes"
        assert found["answer"]["grade"] == "played"
        assert found["claim"] == told["claim"]
        assert found["document"]["moves"]

    def test_tells_what_happens_where_nothing_is_asked(self, client: Client) -> None:
        claim = to_json(from_text("d.other..witch~d..reveal.moat"))
        found = client.post("/api/ask/", {"claim": claim}, content_type="application/json").json()
        assert found["answer"] is None or found["answer"]["verdict"] is None
        assert any(step["kind"] == "not" for step in found["happens"])

    def test_page_and_api_give_the_same(self, client: Client) -> None:
        for claim in (SHOWN, NOT_SHOWN, "d...throne-room...smithy~a.how-many.me.draw....cards"):
            found = client.post(
                "/api/ask/", {"claim": to_json(from_text(claim))}, content_type="application/json"
            ).json()
            assert page_of(client, claim=claim).heading == found["answer"]["word"]["en"]


def test_the_address_is_the_claim() -> None:
    assert to_text(ask(QUESTION, catalogue()).claim) == SHOWN
