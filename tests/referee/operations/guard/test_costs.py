"""What a view costs stands on the view: a view without it does not start, and all who need it read it there."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from django.conf import settings
from django.core.checks import run_checks
from django.core.exceptions import ImproperlyConfigured
from django.http import HttpResponse
from django.test import Client
from django.urls import clear_url_caches, path, resolve
from django.utils.translation import override
from rest_framework.views import APIView

from cards.pages.costs import cost_of, costs
from referee import urls
from referee.operations.guard import costs as guard
from referee.operations.guard import metrics
from referee.operations.guard.costs import every_view, of_address
from tests.browser.pages import PAGES


def sample(route: str) -> str:
    """An address of that route."""
    words = {r"<n:\w+>": "7", r"<entry:\w+>": "base2:moat:1", r"<\w+:\w+>": "abcdefghij", r"<\w+>": "cards"}
    for part, word in words.items():
        route = re.sub(part, word, route)
    return "/" + route.replace("^.*$", "nowhere")


def test_every_view_says_what_it_costs() -> None:
    assert guard.unmarked() == []
    assert not [found for found in run_checks() if found.id == "referee.E001"]
    assert len(list(every_view())) > 150


def test_every_cost_is_one_that_there_is() -> None:
    with pytest.raises(ValueError, match="runnning is no cost"):
        costs("runnning")


@pytest.fixture
def forgotten() -> Iterator[Callable[[Any], None]]:
    """One more address, of a view that may have forgotten to say it."""
    before = list(urls.urlpatterns)

    def add(view: Any) -> None:
        urls.urlpatterns.append(path("forgotten/", view))
        clear_url_caches()

    yield add
    urls.urlpatterns[:] = before
    clear_url_caches()


def bare(request: Any) -> HttpResponse:
    return HttpResponse()


@costs("listing")
class Marked(APIView):
    pass


class Inherits(Marked):
    pass


@pytest.mark.parametrize("view", [bare, Inherits.as_view(), APIView.as_view()])
def test_a_view_without_one_does_not_start(forgotten: Callable[[Any], None], view: Any) -> None:
    forgotten(view)
    assert [found.id for found in run_checks()] == ["referee.E001"]
    with pytest.raises(ImproperlyConfigured, match="at /forgotten/"):
        guard.insist()


def test_a_view_with_one_starts(forgotten: Callable[[Any], None]) -> None:
    forgotten(Marked.as_view())
    guard.insist()


def test_the_server_itself_looks(tmp_path: Any) -> None:
    """Not only Django's check, which gunicorn does not run."""
    code = (
        "import os; os.environ['DJANGO_SETTINGS_MODULE'] = 'referee.settings'\n"
        "import django; django.setup()\n"
        "from django.urls import path\nfrom referee import urls\n"
        "urls.urlpatterns.append(path('forgotten/', lambda request: None))\n"
        "import referee.wsgi"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=settings.BASE_DIR, capture_output=True, text=True)
    assert done.returncode
    assert "Nothing says what these views cost: __main__.<lambda> at /forgotten/" in done.stderr


def test_the_server_knows_every_cost_by_the_address_alone() -> None:
    """In both languages, and in the other language's words."""
    seen = set()
    for language in ("en", "de"):
        with override(language):
            found = [(sample(route), view) for route, view in every_view()]
        for address, view in found:
            with override(language):
                if resolve(address).func is not view:  # another one that stands before it has this address too
                    continue
            cost = cost_of(view)
            assert cost
            for method in cost.methods:
                assert of_address(method, address) == cost.of(method), address
                seen.add((address, cost.of(method)))
    assert len({address for address, kind in seen if kind == "running"}) > 60


@pytest.mark.parametrize(
    ("method", "address", "kind"),
    [
        ("GET", "/en/", "reading"),
        ("GET", "/en/cards/moat/", "reading"),
        ("GET", "/de/karten/burggraben/", "reading"),
        ("GET", "/de/cards/moat/", "reading"),
        ("GET", "/en/cards/moat/picture.png", "making"),
        ("GET", "/en/cards/moat/with/witch/", "running"),
        ("GET", "/de/karten/burggraben/mit/hexe/", "running"),
        ("GET", "/de/streit/abcdefghij/7/", "running"),
        ("GET", "/en/streit/abcdefghij/7/", "running"),
        ("GET", "/en/dispute/abcdefghij/7/qr.svg", "reading"),
        ("GET", "/en/disputes/", "reading"),
        ("GET", "/api/cards/", "listing"),
        ("GET", "/api/cards/moat/", "reading"),
        ("GET", "/api/ask/", "running"),
        ("GET", "/api/situations/", "listing"),
        ("POST", "/api/situations/", "running"),
        ("POST", "/api/kingdoms/generate/", "making"),
        ("GET", "/sitemap-cards.xml", "listing"),
        ("GET", "/health/", "free"),
        ("GET", "/static/css/site.css", "reading"),
        ("GET", "/nowhere/", "reading"),
        ("GET", "/xx/dispute/abcdefghij/7/", "reading"),
    ],
)
def test_what_addresses_cost(method: str, address: str, kind: str) -> None:
    assert of_address(method, address) == kind


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("typed", "kind"),
    [
        ("moat", "reading"),
        ("throne room tactician", "reading"),
        ("type:duration+cost<=4", "reading"),
        ("", "reading"),
        ("Does+Moat+protect+against+Witch?", "running"),
        ("Sch%C3%BCtzt+Burggraben+vor+Hexe?", "running"),
    ],
)
@pytest.mark.parametrize("address", ["/en/search/", "/de/suche/", "/de/search/"])
def test_only_questions_in_the_search_box_run_the_engine(address: str, typed: str, kind: str) -> None:
    assert of_address("GET", address) == "reading"
    assert of_address("GET", address, f"q={typed}") == kind


@pytest.mark.django_db
def test_whatever_runs_the_engine_says_so(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each page that the browser looks at: what spends instructions goes through the gate."""
    spent: list[tuple[str, int]] = []

    def answered(kind: str, method: str, status: int, seconds: float, steps: int, over: int) -> None:
        spent.append((kind, steps))

    for page in PAGES:
        if page.name.startswith("disputes"):  # a list plays what it tells once in each process, through the gate itself
            client.get(f"/en{page.path}")
    monkeypatch.setattr(metrics, "count_answer", answered)
    ran = set()
    for page in PAGES:
        spent.clear()
        client.get(f"/en{page.path}", follow=True)
        ran |= {(page.name, kind) for kind, steps in spent if steps}
    assert {kind for _name, kind in ran} == {"engine"}, ran
    assert "situation" in {name for name, _kind in ran}


@pytest.mark.django_db
class TestMethods:
    @pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "BREW"])
    @pytest.mark.parametrize("address", ["/en/", "/en/cards/moat/", "/de/suche/", "/sitemap.xml", "/health/"])
    def test_that_a_page_has_not(self, address: str, method: str) -> None:
        """Also from a browser with cookies, whose forms are checked."""
        answer = Client(enforce_csrf_checks=True).generic(method, address)
        assert answer.status_code == 405
        assert answer.headers["Allow"] == "GET, HEAD"

    def test_of_a_page_that_only_takes_forms(self, client: Client) -> None:
        answer = client.get("/en/dispute/look/")
        assert (answer.status_code, answer.headers["Allow"]) == (405, "POST")

    def test_a_form_from_elsewhere_is_still_refused(self) -> None:
        assert Client(enforce_csrf_checks=True).post("/en/dispute/", {"do": "play"}).status_code == 403

    def test_of_the_api(self, client: Client) -> None:
        answer = client.delete("/api/cards/")
        assert (answer.status_code, answer.headers["Allow"]) == (405, "GET, HEAD, OPTIONS")
