"""Looking writes nothing: whatever can be asked for with GET leaves the database as it was."""

from __future__ import annotations

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from referee.models import Dispute
from rules import parse

TABLE = "players: {Anna: {hand: [Throne Room, Tactician, 3 Copper]}, Bernd: {}}\nmoves: [play Throne Room]"
PLACES = [
    "/en/",
    "/en/cards/",
    "/en/search/?q=moat",
    "/en/kingdoms/",
    "/en/kingdoms/new/?players=3",
    "/en/disputes/",
    "/en/disputes/throne-room-on-tactician/",
    "/en/disputes/throne-room-on-tactician/table.svg",
    "/en/dispute/?situation=throne-room-on-tactician",
    "/en/dispute/{key}/",
    "/en/dispute/{key}/1/",
    "/en/dispute/{key}/1/?with=aaaaaaaaaa",
    "/en/dispute/{key}/1/outcomes/",
    "/en/dispute/{key}/1/share/",
    "/en/dispute/{key}/1/show/",
    "/en/dispute/{key}/branches/",
    "/en/dispute/{key}/editions/",
    "/en/dispute/{key}/with/{key}/",
    "/api/adjudications/{key}/",
    "/api/situations/{key}/",
    "/health/",
]


@pytest.mark.django_db
@pytest.mark.parametrize("place", PLACES)
def test_looking_writes_nothing(place: str) -> None:
    key = Dispute.store(parse(TABLE)).key
    browser = Client(headers={"User-Agent": "Link preview"})
    with CaptureQueriesContext(connection) as asked:
        assert browser.get(place.format(key=key)).status_code in (200, 302)
    asking = ("SELECT", "WITH", "SAVEPOINT", "RELEASE")
    assert (
        not [  # /health/ tries whether it could write, on no row
            query["sql"]
            for query in asked
            if not query["sql"].startswith(asking) and not query["sql"].endswith("WHERE 1 = 0")
        ]
    )
    assert "notebook" not in browser.cookies
