"""A dispute is shown as it was ruled first; where the referee of today rules otherwise, that stands beside it."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings
from django.test import Client

from referee import versions
from referee.disputes.memory import forget, recall
from referee.disputes.picture import Drawing
from referee.disputes.preview import preview
from referee.models import Beginning, Dispute, Report, Ruled
from referee.operations.bench.server import own_database
from rules import DECIDE, FIXTURES, Game
from tests.referee.conftest import Visitor
from tests.started_before import StartedBefore

pytestmark = pytest.mark.django_db

OTHERWISE = "Today’s referee rules otherwise"


@pytest.fixture
def end(visitor: Visitor) -> str:
    """The end of a dispute of the library, looked at once."""
    answer = visitor.client.post("/en/disputes/throne-room-on-tactician/")
    visitor.get(answer.headers["Location"])
    end = f"/en/dispute/{visitor.key}/14/"
    visitor.client.get(end)
    return end


@pytest.fixture
def changed(end: str) -> str:
    """The same, as if an older engine had let Anna draw ten."""
    row = Ruled.objects.get()
    row.engine, row.said_en, row.said_de = "older", "Yes.\nAnna draws ten cards.", "Ja.\nAnna zieht zehn Karten."
    row.marks[-1] = "ffffffff"
    row.save()
    return end


def test_the_first_verdict_is_kept_as_it_was_shown_with_the_engine_that_gave_it(visitor: Visitor, end: str) -> None:
    row = Ruled.objects.get()
    assert (row.dispute_id, row.engine, row.last) == (visitor.key, versions.engine(), 14)
    assert "The second time, the Tactician does nothing" in row.said_en
    assert "bewirkt der Taktiker nichts" in row.said_de
    assert OTHERWISE not in visitor.client.get(end).text


def test_another_engine_that_rules_the_same_is_not_mentioned(visitor: Visitor, end: str) -> None:
    Ruled.objects.update(engine="older")
    assert OTHERWISE not in visitor.client.get(end).text


def test_another_engine_after_which_the_table_stands_otherwise_is(visitor: Visitor, end: str) -> None:
    """The steps may be the same: what a card costs, what may be bought, who wins, is a ruling too."""
    Ruled.objects.update(engine="older", state="0" * 16)
    assert OTHERWISE in visitor.client.get(end).text


def test_the_page_shows_what_was_ruled_and_beside_it_what_is_ruled_today(visitor: Visitor, changed: str) -> None:
    at = Ruled.objects.get().at
    page = visitor.client.get(changed).text
    assert re.search(r'class="ver-w">Yes\.<', page)
    assert "<p>Anna draws ten cards. </p>" in page
    assert f"Ruled on {at:%b}" in page
    assert f"{OTHERWISE}: “" in page
    assert "They part at step 13" in page
    german = visitor.client.get(changed.replace("/en/dispute/", "/de/streit/")).text
    assert "Anna zieht zehn Karten." in german
    assert "Der Schiedsrichter von heute urteilt anders: „" in german


def test_before_the_two_part_nothing_is_said(visitor: Visitor, changed: str) -> None:
    assert OTHERWISE not in visitor.client.get(changed.replace("/14/", "/12/")).text
    assert OTHERWISE in visitor.client.get(changed.replace("/14/", "/13/")).text


@pytest.mark.parametrize("door", ["verdict.txt", "share/", "show/"])
def test_whatever_is_given_to_others_says_what_was_ruled(visitor: Visitor, changed: str, door: str) -> None:
    """With the date, and what is said today."""
    told_with_its_date(visitor.client.get(f"{changed}{door}").text)


def test_the_picture_of_the_table_too(visitor: Visitor, changed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its letters are drawn, and a line may end anywhere."""
    drawn: list[str] = []
    real = Drawing.text

    def text(self: Drawing, x: float, y: float, said: str, *more: Any, **options: Any) -> None:
        drawn.append(said)
        real(self, x, y, said, *more, **options)

    monkeypatch.setattr(Drawing, "text", text)
    assert visitor.client.get(f"{changed}table.svg").status_code == 200
    told_with_its_date(" ".join(drawn))


def told_with_its_date(text: str) -> None:
    assert re.search(r"Yes\.(<[^>]*>|\s)*Anna draws ten cards\.", text)
    assert f"Ruled on {Ruled.objects.get().at:%b}" in text
    assert f"{OTHERWISE}: “" in text


def test_another_answer_is_another_verdict_though_the_table_stands_as_it_did(visitor: Visitor, end: str) -> None:
    row = Ruled.objects.get()
    word, _line, text = row.said_en.partition("\n")
    assert word == "No, five."
    row.engine, row.said_en = "older", f"No, but five.\n{text}"
    row.save()
    assert OTHERWISE not in visitor.client.get(end).text  # the same in other words
    row.said_en = f"Yes, five.\n{text}"
    row.save()
    page = visitor.client.get(end).text
    assert re.search(r'class="ver-w">Yes, five\.<', page)
    assert f"{OTHERWISE}: “No, five." in page


def test_where_the_engine_of_today_breaks_the_ruling_still_stands(
    visitor: Visitor, end: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(self: Game, answer: object) -> None:
        raise ZeroDivisionError

    Ruled.objects.update(engine="older")
    forget()
    monkeypatch.setattr(Game, "push", broken)
    answer = visitor.client.get(end, follow=True)
    assert answer.status_code == 200
    assert "The second time, the Tactician does nothing" in answer.text
    assert f"{OTHERWISE}: “The referee lost its way here." in answer.text
    forget()


def test_where_it_cannot_read_the_document_any_more_too(visitor: Visitor, end: str) -> None:
    """As when a card has another name."""
    table = Beginning.objects.get()
    table.document = table.document.replace("Tactician", "Strategist")
    table.save()
    forget()
    for address, words in ((end, "bewirkt der Taktiker nichts"), (f"{end}share/", "Geurteilt am")):
        page = visitor.client.get(address.replace("/en/dispute/", "/de/streit/").replace("/share/", "/teilen/"))
        assert page.status_code == 422
        assert words in page.text
    assert "The second time, the Tactician does nothing" in visitor.client.get(end).text
    answer = visitor.client.get(f"/api/adjudications/{visitor.key}/?lang=both")
    assert (answer.status_code, answer.json()["code"]) == (422, "from-another-time")
    assert "The second time, the Tactician does nothing" in answer.json()["message"]["en"]
    assert "bewirkt der Taktiker nichts" in answer.json()["message"]["de"]


def test_the_picture_too(visitor: Visitor, changed: str) -> None:
    dispute = Dispute.fetch(visitor.key)
    assert dispute is not None
    shown = preview(dispute, recall(dispute), 14, "?", None)
    assert (shown.word, shown.reason) == ("Yes.", "Anna draws ten cards.")
    assert shown.ruled is not None
    assert shown.ruled.label.startswith("Ruled on ")
    assert shown.ruled.text.startswith(f"{OTHERWISE}: “")
    assert visitor.client.get(f"{changed}verdict.png").headers["Content-Type"] == "image/png"


def test_the_api_too(client: Client) -> None:
    sent = {"players": {"Anna": {"hand": ["Moat"], "deck": ["2 Gold"]}, "Bernd": {}}, "moves": ["play Moat"]}
    made = client.post("/api/adjudications/", sent, content_type="application/json").json()
    assert made["otherwise"] is None
    where = f"/api/adjudications/{made['id']}/"
    assert client.get(where).json() == made
    Ruled.objects.update(engine="older", state="0" * 16, said_en="No.\nNothing.", said_de="Nein.\nNichts.")
    told = client.get(f"{where}?lang=both").json()["otherwise"]  # another address: the first answer is kept
    assert told["at"] == Ruled.objects.get().at.date().isoformat()
    assert told["then"] == {"en": "No. Nothing.", "de": "Nein. Nichts."}
    assert "draws 2 Gold" in told["today"]["en"]
    assert told["step"] == len(made["steps"])
    again = client.post("/api/adjudications/", sent, content_type="application/json").json()
    assert again["otherwise"] == told


def test_what_was_stored_before_anybody_ruled_is_kept_with_its_first_ruling(client: Client) -> None:
    """A program may store a situation first, and ask for the verdict later; looking alone keeps nothing."""
    sent = {"players": {"Anna": {"hand": ["Moat"], "deck": ["2 Gold"]}, "Bernd": {}}, "moves": ["play Moat"]}
    key = client.post("/api/situations/", sent, content_type="application/json").json()["id"]
    client.get(f"/api/adjudications/{key}/")
    assert not Ruled.objects.exists()
    assert client.post("/api/adjudications/", sent, content_type="application/json").status_code == 200
    row = Ruled.objects.get()
    assert (row.dispute_id, row.engine) == (key, versions.engine())
    assert "draws 2 Gold" in row.said_en
    Ruled.objects.update(engine="older", state="0" * 16)
    assert client.post("/api/adjudications/", sent, content_type="application/json").json()["otherwise"]["step"]


def test_a_report_has_what_stood_there(visitor: Visitor, changed: str) -> None:
    visitor.client.post("/en/wrong/", {"about": changed, "said": "She draws five cards."})
    assert Report.objects.get().answer["word"] == "Yes."
    assert "Anna draws ten cards." in visitor.client.get("/en/wrong/", {"about": changed}).text


def test_a_step_that_exists_no_longer_leads_to_the_dispute(visitor: Visitor, changed: str) -> None:
    answer = visitor.client.get(changed.replace("/14/", "/19/"))
    assert answer.status_code == 302
    page = visitor.client.get(answer.headers["Location"])
    assert page.status_code == 200
    assert "This line has only 14 steps." in page.text
    assert "Anna draws ten cards." in page.text


def test_what_the_engine_reads_is_what_its_fingerprint_holds() -> None:
    """In a process of its own, which reads everything anew."""
    run = (
        "import sys; seen = []\n"
        "import rules.fixture_files as files; real = files.read_yaml\n"
        "files.read_yaml = lambda path: (seen.append(path), real(path))[1]\n"
        "from rules import Run, parse\n"
        "Run(parse('kingdom: First Game\\nplayers: {Anna: {hand: [Moat]}, Bernd: {}}\\nmoves: [play Moat]')).answer()\n"
        "print(*seen, sep='\\n')"
    )
    found = subprocess.run(
        [sys.executable, "-c", run], cwd=settings.BASE_DIR, capture_output=True, text=True, check=True
    )
    read = {Path(line).relative_to(FIXTURES).parts[0] for line in found.stdout.split() if str(FIXTURES) in line}
    assert {"cards", "kingdoms"} <= read <= set(DECIDE)


ASKED_TWICE = """
import json
from django.test import Client
client = Client(HTTP_HOST="localhost")
sent = {"players": {"Anna": {"hand": ["3 Copper"]}, "Bernd": {}}, "moves": ["play treasures", "buy Silver"]}
made = client.post("/api/adjudications/", sent, content_type="application/json").json()
last = int(client.get(f"/en/dispute/{made['id']}/").headers["Location"].split("/")[-2])
page = client.get(f"/en/dispute/{made['id']}/%s/", follow=True)
story = "/".join(client.post("/en/disputes/throne-room-on-tactician/").headers["Location"].split("/")[:4]) + "/14/"
print(json.dumps({
    "made": made, "last": last, "status": page.status_code, "page": page.content.decode(),
    "story": client.get(story).content.decode(), "told": client.get(f"{story}verdict.txt").content.decode(),
}))
"""


def change(file: Path, pattern: str, by: str) -> None:
    text = file.read_text()
    changed = re.sub(pattern, by, text, count=1)
    assert changed != text
    file.write_text(changed)


def test_what_changed_in_the_fixtures_is_told_on_the_real_site(tmp_path: Path, started_before: StartedBefore) -> None:
    """A story is answered otherwise, then Silver costs 5: both disputes are shown as they were ruled."""
    site = tmp_path / "site"
    for name in ("rules", "cards", "referee", "fixtures", "templates", "manage.py", "pyproject.toml"):
        source = settings.BASE_DIR / name
        if source.is_file():
            shutil.copy(source, site / name)
        else:
            shutil.copytree(source, site / name)  # with what was read of it, which holds until a file changes
    (tmp_path / "data").mkdir()
    started_before.fill(tmp_path / "data")
    with own_database() as database:
        own = {"DJANGO_SETTINGS_MODULE": "referee.settings", "DATA_DIR": str(tmp_path / "data"), "CACHE_URL": ""}
        environment = os.environ | own | {"DEBUG": "1"} | database

        def manage(*arguments: str) -> str:
            done = subprocess.run(
                [sys.executable, "manage.py", *arguments], cwd=site, env=environment, capture_output=True, text=True
            )
            assert done.returncode == 0, done.stderr
            return done.stdout

        manage("migrate", "-v0")
        manage("load", "-v0")
        then: dict[str, Any] = json.loads(manage("shell", "-v0", "-c", ASKED_TWICE % 1))
        assert then["made"]["error"] is None
        change(
            site / "fixtures" / "situations" / "disputes.yaml",
            r'verdict: "no", en: "No, five."',
            'verdict: "yes", en: "Yes, ten."',
        )
        manage("load", "-v0")
        answered: dict[str, Any] = json.loads(manage("shell", "-v0", "-c", ASKED_TWICE % 1))
        change(site / "fixtures" / "cards" / "base.yaml", r"(?m)(^silver:\n(?:[ ].*\n)*?.*cost: *)3", r"\g<1>5")
        manage("load", "-v0")
        now: dict[str, Any] = json.loads(manage("shell", "-v0", "-c", ASKED_TWICE % then["last"]))
    assert OTHERWISE not in then["story"]
    for told in (answered["story"], answered["told"]):
        assert "No, five." in told
        assert f"{OTHERWISE}: “Yes, ten." in told
    assert now["made"]["error"] is not None
    assert now["made"]["otherwise"]["then"]["en"] != now["made"]["otherwise"]["today"]["en"]
    assert now["last"] < then["last"]
    assert now["status"] == 200
    assert OTHERWISE in now["page"]
