"""Logs of the online client: played turn by turn, each turn as a document that can be adjudicated."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from django.utils.translation import gettext_lazy as _
from drf_spectacular.utils import OpenApiResponse
from rest_framework.request import Request
from rest_framework.response import Response

from cards.pages.costs import costs
from referee.api.components import ref
from referee.api.schema import posts
from referee.api.view import View
from referee.logs.views import MOST_TURNS
from referee.problems import wrong_document
from rules import OutOfBudget, Text
from rules.logs.comparison import PlayedTurn, Row
from rules.logs.reading import LONGEST, Log, read
from rules.logs.replaying import replay


def both(text: Text | None) -> dict[str, str] | None:
    return {"en": text[0], "de": text[1]} if text is not None else None


def told_row(row: Row) -> dict[str, Any]:
    return {
        "n": row.line.n,
        "line": row.line.text,
        "steps": [both(step) for step in row.steps],
        "differs": row.differs,
        "why": both(row.why),
    }


def told_turn(found: Log, played: PlayedTurn) -> dict[str, Any]:
    return {
        "number": played.turn.number,
        "player": found.players[played.turn.player],
        "extra": played.turn.extra or None,
        "agrees": played.agrees,
        "corrected": list(played.corrected),
        "stop": both(played.stop),
        "lines": [told_row(row) for row in played.rows],
        "document": played.whole,
    }


@posts(
    operation_id="replayLog",
    summary=_("A game log, played through"),
    description=_(
        "Every turn of a log of the online client, in English or German: each line beside what the referee did, and "
        "the turn as a document for /api/adjudications/. Lines that were not read are listed. Nothing is stored."
    ),
    tags=["adjudications"],
    request={kind: ref("LogText") for kind in ("application/json", "application/yaml")},
    responses={200: OpenApiResponse(ref("PlayedLog"))},
)
@costs(send="running")
class Logs(View):
    def post(self, request: Request) -> Response:
        body = request.data
        if not isinstance(body, dict) or set(body) != {"log"} or not isinstance(body["log"], str):
            raise wrong_document("log", _("The text of a game log belongs here, and nothing else."))
        if len(body["log"]) > LONGEST:
            raise wrong_document("log", _("At most %(most)s characters."), most=LONGEST)
        found = read(body["log"])
        if not found.turns or not 2 <= len(found.players) <= 6:
            text = _("No turns of up to six players were found. A turn begins with a line like “Turn 6 - name”.")
            raise wrong_document("log", text)
        played: list[PlayedTurn] = []
        with suppress(OutOfBudget):  # those that one request can pay are told
            for each in replay(found):
                played.append(each)
                if len(played) == MOST_TURNS:
                    break
        return Response(
            {
                "players": found.players,
                "kingdom": played[0].document["kingdom"] if played else [],
                "turns": [told_turn(found, each) for each in played],
                "agreed": sum(each.agrees for each in played),
                "more": len(found.turns) - len(played),
                "unread": [{"n": n, "line": line} for n, line in found.unread],
                "undone": [{"n": line.n, "line": line.text} for line in found.undone],
                "unknown": found.unknown,
            }
        )
