"""What is there without a network."""

import re

import pytest
from django.contrib.staticfiles import finders
from django.test import Client

from cards.catalogue import catalogue
from cards.models import Entry
from tests.page_reader import Page

pytestmark = pytest.mark.django_db


class TestOffline:
    def test_the_whole_reference_is_on_one_page(self, client: Client) -> None:
        anchors = set(Page(client.get("/de/offline/")).anchors)
        assert set(catalogue().cards) <= anchors
        assert {entry.slug for entry in Entry.objects.exclude(standing="superseded")} <= anchors

    def test_the_worker_keeps_files_that_exist(self, client: Client) -> None:
        worker = client.get("/worker.js")
        assert worker.headers["Content-Type"].startswith("text/javascript")
        files = re.findall(r'"(/static/[^"]+)"', worker.text)
        assert len(files) >= 10
        for file in files:
            assert finders.find(file.removeprefix("/static/")), file
        page = client.get("/en/").text
        for file in re.findall(r'(?:href|src)="(/static/(?:css|js|django_htmx)/[^"]+)"', page):
            assert file in files

    def test_the_worker_knows_what_needs_a_network(self, client: Client) -> None:
        [live] = re.findall(r"const LIVE = \[(.*?)\]", client.get("/worker.js").text)
        paths = {path.strip('" ') for path in live.split(",")}
        assert paths == {
            "/en/kingdoms/",
            "/de/koenigreiche/",
            "/en/disputes/",
            "/de/streitfaelle/",
            "/en/dispute/",
            "/de/streit/",
        }

    def test_the_page_says_how_it_tells(self, client: Client) -> None:
        page = client.get("/de/karten/hafen/").text
        assert 'data-offline-made="Du bist offline. Diese Kopie ist vom {when}."' in page
