"""“Is this wrong?”: what is kept, what is refused, and that a report can become a test."""

from __future__ import annotations

import io
from urllib.parse import urlencode

import pytest
import yaml
from django.core.management import CommandError, call_command
from django.test import Client

from referee.models import Report
from rules import parse
from rules.run import Run
from tests.page_reader import Page
from tests.referee.conftest import TACTICIAN, Visitor

pytestmark = pytest.mark.django_db

RULING = "/en/rulings/seaside2:tactician:5/"
QUESTION = "/en/search/?" + urlencode({"q": "Do I have to discard if Bernd plays Militia and I show a Moat?"})


def report(client: Client, about: str, said: str = "She draws ten cards."):  # type: ignore[no-untyped-def]
    return client.post("/en/wrong/", {"about": about, "said": said})


def listed(*args: object) -> str:
    out = io.StringIO()
    call_command("reports", *args, stdout=out)
    return out.getvalue()


PAIR = "/en/cards/moat/with/witch/?reading=1"
SITUATION = "/en/disputes/throne-room-on-tactician/"
UNKNOWN = "/en/search/?" + urlencode({"q": "Does the Xyzzyplugh of the Frobnitz stay in play?"})


SPELLED = [  # the words of one language below the address of the other
    "/de/search/?" + urlencode({"q": "Bernd spielt Miliz, ich zeige Burggraben. Muss ich ablegen?"}),
    "/en/karten/burggraben/mit/hexe/",
    "/de/rulings/seaside2:tactician:5/",
]


@pytest.mark.parametrize("about", SPELLED)
def test_an_address_in_the_words_of_the_other_language(client: Client, about: str) -> None:
    assert client.get("/en/wrong/", {"about": about}).status_code == 200
    assert report(client, about).status_code == 200
    assert Report.objects.get().kind in ("answer", "verdict", "ruling")


def test_what_is_disputed_is_shown_in_words(client: Client) -> None:
    assert "once, because the second play finds an empty hand" in Page(client.get("/en/wrong/", {"about": RULING}))
    assert "No, five." in Page(client.get("/en/wrong/", {"about": SITUATION}))


def test_what_was_chosen_beside_a_question_is_attached(client: Client) -> None:
    """With four players it is another table: that one is disputed."""
    assert report(client, f"{QUESTION}&players=4").status_code == 200
    assert len(yaml.safe_load(listed(Report.objects.get().pk))["players"]) == 4


def test_a_claim_that_is_none_says_nothing_that_could_be_wrong(client: Client) -> None:
    assert client.get("/en/wrong/", {"about": "/en/search/?claim=%7B"}).status_code == 404
    assert client.get("/en/wrong/", {"about": "/en/search/?" + "a&" * 2000}).status_code in (400, 404)


@pytest.mark.parametrize("about", [RULING, QUESTION, PAIR, SITUATION, UNKNOWN])
def test_a_quiet_link_leads_there(client: Client, about: str) -> None:
    link = Page(client.get(about)).links()["Is this wrong?"]
    assert client.get(link).status_code == 200


def test_a_verdict_is_kept_with_its_table_and_can_become_a_test(visitor: Visitor) -> None:
    visitor.describes(TACTICIAN).says("play Throne Room", "Tactician")
    link = visitor.sees.links()["Is this wrong?"]
    assert "Is this wrong?" in Page(visitor.client.get(link))
    about = visitor.at
    assert "Thank you" in Page(report(visitor.client, about))
    kept = Report.objects.get()
    assert (kept.kind, kept.said) == ("verdict", "She draws ten cards.")
    assert kept.answer["step"] == visitor.n
    assert kept.answer["text"]
    told = listed(kept.pk)
    assert "somebody: She draws ten cards." in told
    document = yaml.safe_load(told)
    assert document["moves"] == ["play Throne Room", "Tactician"]
    assert Run(parse(document)).error is None
    assert "She draws ten cards." in listed()
    assert listed("--kind", "answer") == ""
    listed("--done", kept.pk)
    assert not Report.objects.exists()


def test_an_answer_and_a_ruling(client: Client) -> None:
    assert report(client, RULING).status_code == 200
    assert report(client, QUESTION).status_code == 200
    ruling, answer = Report.objects.all()
    assert ruling.answer["ruling"] == "seaside2:tactician:5"
    assert answer.kind == "answer"
    assert answer.document
    assert "players" in yaml.safe_load(listed(answer.pk))
    assert "no table belongs to it" in listed(ruling.pk)


def test_a_pair_and_a_situation_come_with_their_tables(client: Client) -> None:
    for about in (PAIR, SITUATION):
        assert report(client, about).status_code == 200
    pair, situation = Report.objects.order_by("pk")
    assert (pair.kind, situation.kind) == ("verdict", "verdict")
    assert "not shown" in pair.answer["text"].lower() or pair.answer["word"]
    assert set(yaml.safe_load(listed(pair.pk))["players"]) == {"Anna", "Bernd"}
    assert Run(parse(yaml.safe_load(listed(situation.pk)))).error is None
    assert situation.answer["word"] == "No, five."
    assert client.get("/en/wrong/", {"about": "/en/cards/moat/with/moat/"}).status_code == 404


def test_said_twice_it_is_kept_once(client: Client) -> None:
    for _ in range(3):
        report(client, RULING)
    assert Report.objects.count() == 1


@pytest.mark.parametrize("said", ["", "   ", "x" * 1001])
def test_nothing_or_too_much_is_refused_and_lost_is_nothing(client: Client, said: str) -> None:
    response = report(client, RULING, said)
    assert response.status_code == 422
    assert "1 to 1000 characters" in Page(response)
    assert said.strip()[:1000] in response.content.decode()
    assert not Report.objects.exists()


@pytest.mark.parametrize(
    "about",
    [
        "",
        "https://example.com/en/",
        "//example.com/en/rulings/x/",
        "/en/",
        "/en/rulings/x:y:1/",
        "/xx/",
        "/en/cards/moat/",
    ],
)
def test_only_what_this_site_says(client: Client, about: str) -> None:
    assert client.get("/en/wrong/", {"about": about}).status_code == 404
    assert report(client, about).status_code == 404


def test_no_more_than_can_be_read(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Report, "MOST", 1)
    report(client, RULING)
    assert report(client, RULING, "Another.").status_code == 503
    assert Report.objects.count() == 1


def test_there_is_no_such_report() -> None:
    with pytest.raises(CommandError):
        listed(99)


def test_a_form_from_elsewhere_is_refused() -> None:
    strict = Client(enforce_csrf_checks=True)
    assert report(strict, RULING).status_code == 403
