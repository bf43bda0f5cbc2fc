"""The shell around every page, and what a server's keeper looks at."""

import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest
from django.conf import settings
from django.core.cache import cache
from django.core.management import get_commands
from django.db import OperationalError, connection
from django.test import Client
from django.urls import reverse
from django.utils.translation import override
from PIL import Image

import referee
from cards.models import Card, Situation
from referee.operations import catalogues
from referee.site import views
from tests.page_reader import Page

pytestmark = pytest.mark.django_db

ROOT = Path(settings.BASE_DIR)


@pytest.fixture
def lenient() -> Client:
    """A client that gets the 500 page, as a browser would, instead of the exception."""
    return Client(raise_request_exception=False)


class TestLanguage:
    @pytest.mark.parametrize(
        ("accepted", "home"), [("de-AT,de;q=0.9", "/de/"), ("en-GB", "/en/"), ("fr", "/en/"), ("", "/en/")]
    )
    def test_the_browsers_language_opens_at_the_root(self, client: Client, accepted: str, home: str) -> None:
        answer = client.get("/", headers={"accept-language": accepted})
        assert answer.status_code == 302
        assert answer.headers["Location"] == home

    @pytest.mark.parametrize(("path", "heading"), [("/de/", "Wer hat recht?"), ("/en/", "Who is right?")])
    def test_a_page_speaks_the_language_of_its_address(self, client: Client, path: str, heading: str) -> None:
        answer = client.get(path, headers={"accept-language": "fr"})
        assert heading in Page(answer).names("heading")
        assert f'<html lang="{path.strip("/")}">' in answer.text

    def test_the_switch_leads_to_the_same_page_and_query(self, client: Client) -> None:
        answer = client.get("/de/?q=kosten%3C4&seite=2")
        assert 'href="/en/?q=kosten%3C4&amp;seite=2" lang="en" hreflang="en">EN</a>' in answer.text
        assert 'hreflang="de" aria-current="true">DE</a>' in answer.text

    def test_our_words_win_over_those_of_other_apps(self, client: Client) -> None:
        assert 'placeholder="Suchen"' in client.get("/de/no-such-page/").text


class TestCatalogues:
    @pytest.mark.parametrize("app", catalogues.APPS)
    @pytest.mark.parametrize("language", [code for code, _ in settings.LANGUAGES])
    def test_is_whole(self, app: str, language: str) -> None:
        assert catalogues.gaps(app, language) == [], "make messages, then fill in what it names"

    def test_both_apps_translate_a_text_alike(self) -> None:
        ours = {(m.context, m.id): m.string for m in catalogues.read("referee", "de") if m.id}
        for message in catalogues.read("cards", "de"):
            if message.id:
                assert message.string == ours.get((message.context, message.id), message.string)

    @pytest.mark.parametrize(
        ("entry", "gap"),
        [
            ('msgid "Hello"\nmsgstr "Hallo"', "missing: 'Bye %(name)s'"),
            ('msgid "Bye %(name)s"\nmsgstr ""', "empty: 'Bye %(name)s'"),
            ('#, fuzzy\nmsgid "Bye %(name)s"\nmsgstr "Bis bald %(name)s"', "fuzzy: 'Bye %(name)s'"),
            ('msgid "Bye %(name)s"\nmsgstr "Tschüs"', "other placeholders: 'Bye %(name)s' / 'Tschüs'"),
            ('msgid "Old"\nmsgstr "Alt"', "nobody says: 'Old'"),
        ],
    )
    def test_a_gap_is_found(self, entry: str, gap: str, tmp_path: Path, settings) -> None:
        settings.BASE_DIR = tmp_path
        (tmp_path / "templates").mkdir()
        (tmp_path / "templates" / "page.html").write_text(
            '{% load i18n %}\n  <p title="it\'s">{% translate "Hello" %}</p>\n'
            "    {% blocktranslate %}Bye {{ name }}{% endblocktranslate %}"
        )
        store = catalogues.path("referee", "de")
        store.parent.mkdir(parents=True)
        store.write_text(entry, encoding="utf-8")
        assert gap in catalogues.gaps("referee", "de")

    def test_update_adds_drops_and_keeps(self, tmp_path: Path, settings) -> None:
        settings.BASE_DIR = tmp_path
        (tmp_path / "referee").mkdir()
        (tmp_path / "templates").mkdir()
        (tmp_path / "referee" / "texts.py").write_text('_("New")\n_("Kept")\n')
        store = catalogues.path("referee", "de")
        store.parent.mkdir(parents=True)
        store.write_text('msgid "Kept"\nmsgstr "Bleibt"\n\nmsgid "Old"\nmsgstr "Alt"\n')
        catalogues.update("referee")
        assert {m.id: m.string for m in catalogues.read("referee", "de") if m.id} == {"New": "", "Kept": "Bleibt"}
        assert catalogues.gaps("referee", "en") == []


class TestErrors:
    @pytest.mark.parametrize(("language", "words"), [("de", "Auf dieser Karte nicht"), ("en", "Not on this chart")])
    def test_an_unknown_address(self, client: Client, language: str, words: str) -> None:
        answer = client.get(f"/{language}/no-such-page/")
        assert answer.status_code == 404
        assert words in answer.text

    def test_an_unknown_address_without_language_follows_the_browser(self, client: Client) -> None:
        answer = client.get("/no-such-page/", headers={"accept-language": "de"})
        assert answer.status_code == 404
        assert '<html lang="de">' in answer.text

    @pytest.mark.parametrize(("language", "words"), [("de", "Auf Grund gelaufen"), ("en", "Run aground")])
    def test_a_broken_page(self, lenient: Client, monkeypatch, language: str, words: str) -> None:
        monkeypatch.setattr(views, "render", lambda *_: 1 / 0)
        answer = lenient.get(f"/{language}/?never=kept")
        assert answer.status_code == 500
        assert words in answer.text
        assert "ZeroDivisionError" not in answer.text


class TestPolicy:
    def test_nothing_inline_nothing_from_elsewhere(self, client: Client) -> None:
        policy = dict(
            part.strip().split(" ", 1) for part in client.get("/en/").headers["Content-Security-Policy"].split(";")
        )
        assert policy["default-src"] == "'none'"
        assert set(policy.values()) == {"'none'", "'self'"}

    def test_the_pages_keep_to_it(self, client: Client) -> None:
        for path in ("/de/", "/en/no-such-page/"):
            page = client.get(path).text
            assert not re.search(r"<style|\sstyle=|<script(?![^>]*\ssrc=)|\son[a-z]+=|javascript:", page)

    def test_htmx_may_not_evaluate(self, client: Client) -> None:
        page = client.get("/en/").text
        assert '"allowEval": false' in page
        assert '"includeIndicatorStyles": false' in page
        assert re.search(r'<script src="/static/django_htmx/htmx\S*\.js"', page)

    def test_a_part_is_kept_apart_from_its_page(self, client: Client) -> None:
        whole, part = client.get("/en/"), client.get("/en/", headers={"hx-request": "true"})
        assert "<html" in whole.text
        assert "<html" not in part.text
        assert "Who is right?" in part.text
        assert "HX-Request" in whole.headers["Vary"]
        boosted = client.get("/en/", headers={"hx-request": "true", "hx-boosted": "true"})
        assert "<html" in boosted.text


class TestHealth:
    def test_says_what_is_there(self, client: Client) -> None:
        report = client.get("/health/")
        assert report.status_code == 200
        assert report.json() == {
            "status": "ok",
            "version": referee.__version__,
            "database": "ok",
            "cards": Card.objects.count(),
            "reading": "ok",
            "writing": "ok",
            "cache": "ok",
            "engine": "ok",
            "shelves": "ok",
            "stored_percent": 0,
        }
        assert report.json()["cards"] > 0
        assert "no-cache" in report.headers["Cache-Control"]

    def test_without_fixtures_it_is_not_well(self, client: Client) -> None:
        Card.objects.all().delete()
        report = client.get("/health/")
        assert report.status_code == 503
        assert report.json()["cards"] == 0

    def test_without_a_database_it_is_not_well(self, client: Client) -> None:
        def broken(*_args: object) -> None:
            raise OperationalError("gone")

        with connection.execute_wrapper(broken):
            report = client.get("/health/")
        assert report.status_code == 503
        assert report.json()["database"] == "error"


def test_the_three_jobs_and_the_search_lead_somewhere(client: Client) -> None:
    page = client.get("/de/").text
    for name in ("cards:search", "cards:kingdoms", "referee:disputes"):
        with override("de"):
            assert page.count(f'href="{reverse(name)}"') >= 2, name


def test_a_famous_dispute_is_one_tap_away(client: Client) -> None:
    famous = Situation.objects.exclude(group="").first()
    assert famous
    page = Page(client.get("/de/"))
    with override("de"):
        (link,) = [link for link in page.all("link") if link.href == reverse("referee:dispute", args=[famous.slug])]
        assert famous.title in link


def test_robots_favicon_and_manifest(client: Client) -> None:
    assert client.get("/robots.txt").text.startswith("User-agent: *")
    assert client.get("/favicon.ico").headers["Location"] == "/static/img/favicon.ico"
    manifest = client.get("/manifest.webmanifest")
    assert manifest.headers["Content-Type"] == "application/manifest+json"
    for picture in [*manifest.json()["icons"], *manifest.json()["screenshots"]]:
        file = ROOT / "referee" / picture["src"].lstrip("/")
        assert file.is_file()
        if picture["sizes"] != "any":
            with Image.open(file) as image:
                assert f"{image.width}x{image.height}" == picture["sizes"], file


def test_the_cache_is_shared_by_processes() -> None:
    cache.set("count", 1)
    assert cache.get("count") == 1
    assert "locmem" not in settings.CACHES["default"]["BACKEND"]


class TestProject:
    def test_version_is_told_once_and_the_same(self) -> None:
        assert tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"] == referee.__version__

    @pytest.mark.parametrize("name", ["requirements.txt", "requirements-dev.txt"])
    def test_lock_is_pinned_hashed_and_without_addresses(self, name: str) -> None:
        lock = (ROOT / name).read_text()
        assert "://" not in lock
        entries = re.split(r"\n(?=[a-z])", lock.strip())
        assert len(entries) > 20
        for entry in entries:
            assert re.match(r"[a-z0-9._-]+(\[[a-z,]+\])?==\S+", entry), entry.splitlines()[0]
            assert "--hash=sha256:" in entry

    def test_lock_holds_every_dependency(self) -> None:
        project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
        name = re.compile(r"^[a-z0-9-]+")
        extras = project["optional-dependencies"]
        for file, wanted in [
            ("requirements.txt", project["dependencies"] + extras["site"]),
            ("requirements-dev.txt", project["dependencies"] + extras["site"] + extras["dev"]),
            ("requirements-fast.txt", project["dependencies"] + extras["fast"]),
        ]:
            locked = {name.match(line).group() for line in (ROOT / file).read_text().splitlines() if name.match(line)}
            assert {name.match(entry).group() for entry in wanted} <= locked

    def test_every_setting_is_documented(self) -> None:
        page = (ROOT / "referee" / "operations" / "deploy" / "CONFIGURATION.md").read_text()
        told = set(re.findall(r"^\| `([A-Z_]+)`", page, re.M))
        files = ("settings.py", "operations/environment.py")
        code = "".join((ROOT / "referee" / file).read_text() for file in files)
        read = set(re.findall(r'(?:text|flag|number|names|choice|contact|folder)\(\s*"([A-Z_]+)"', code))
        assert told == read

    def test_readme_names_only_targets_that_exist(self) -> None:
        targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.M))
        named = set(re.findall(r"\bmake ([a-z]+)\b", (ROOT / "README.md").read_text()))
        assert {"run", "test"} <= named <= targets

    def test_what_the_papers_point_to_is_there(self) -> None:
        papers = [path for folder in (".", "rules", "fixtures", "referee") for path in (ROOT / folder).glob("*.md")]
        papers += (ROOT / "referee").rglob("*/*.md")
        links = {(paper, link) for paper in papers for link in re.findall(r"\]\((?!http)([^)#]+)", paper.read_text())}
        assert len(links) > 15
        lost = [(paper, link) for paper, link in links if not (paper.parent / link).exists()]
        assert [f"{paper.relative_to(ROOT)}: {link}" for paper, link in lost] == []

    def test_the_deploy_guide_installs_what_the_site_needs_and_nothing_else(self, tmp_path: Path) -> None:
        guide = (ROOT / "referee" / "operations" / "deploy" / "README.md").read_text()
        assert set(re.findall(r"\bmake ([a-z]+)\b", guide)) == {"install"}
        for name in ("Makefile", "requirements.txt", "requirements-dev.txt"):
            shutil.copy(ROOT / name, tmp_path)
        told = subprocess.run(
            ["make", "-n", "install"], cwd=tmp_path, capture_output=True, text=True, check=True
        ).stdout
        assert "install --require-hashes -r requirements.txt" in told
        assert "requirements-dev" not in told

    def test_every_timer_of_the_guide_is_there_and_starts_a_command_of_ours(self) -> None:
        deploy = ROOT / "referee" / "operations" / "deploy"
        guide = (deploy / "README.md").read_text()
        timers = {path.name for path in deploy.glob("*.timer")}
        assert (
            timers == {"referee-prune.timer", "referee-backup.timer"} == set(re.findall(r"referee-\w+\.timer", guide))
        )
        for timer in timers:
            unit = (deploy / timer.replace(".timer", ".service")).read_text()
            assert re.search(r"^ExecStart=.*manage\.py (\w+)", unit, re.M)[1] in get_commands()  # type: ignore[index]
