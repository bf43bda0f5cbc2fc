"""The page of a pasted log: the turns, line and step side by side, each to be opened as a dispute."""

from __future__ import annotations

import json
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _

from cards.pages.costs import costs
from cards.pages.languages import language
from referee.disputes.notebook import note_dispute
from referee.models import Dispute
from rules import Mistake, OutOfBudget, parse, read_text
from rules.facts import card_names, facts
from rules.logs.comparison import PlayedTurn
from rules.logs.reading import LONGEST, Log, LogLine, read
from rules.logs.replaying import replay
from rules.speech.grammar import listed
from rules.speech.wording import card_list, card_name

MOST_TURNS = 80  # that one page plays
MOST_UNREAD = 200  # lines that one page lists


@costs("running", send="running")
def log(request: HttpRequest) -> HttpResponse:
    """The form; with a log, its turns. What could not be read is said, and what can be shown is shown."""
    text = request.POST.get("log", "") if request.method == "POST" else ""
    context: dict[str, Any] = {"section": "disputes", "text": text[:LONGEST], "longest": LONGEST}
    if text.strip():
        found = read(text)
        context |= describe_log(found, len(text) > LONGEST)
    status = 422 if text.strip() and not context.get("turns") else 200
    return render(request, "logs/paste.html", context, status=status)


def describe_log(found: Log, too_long: bool) -> dict[str, Any]:
    played: list[PlayedTurn] = []
    with suppress(OutOfBudget):  # those that one request can pay are shown
        for each in replay(found):
            played.append(each)
            if len(played) == MOST_TURNS:
                break
    return {
        "turns": [turn(found, each) for each in played],
        "agreed": sum(each.agrees for each in played),
        "more": len(found.turns) - len(played),
        "unread": found.unread[:MOST_UNREAD],
        "unread_in_all": len(found.unread),
        "undone": [(line.n, line.text) for line in found.undone[:12]],
        "unknown": found.unknown[:12],
        "players": found.players,
        "kingdom": [called(name) for name in played[0].document["kingdom"]] if played else [],
        "too_long": too_long,
        "nobody": not 2 <= len(found.players) <= 6,
    }


def called(name: str) -> str:
    """A pile of the document, in the language of the page."""
    slug = card_names().first(name)
    return card_name(slug, language()) if slug else name


def turn(found: Log, played: PlayedTurn) -> dict[str, Any]:
    spoken = language()
    return {
        "number": played.turn.number,
        "player": found.players[played.turn.player],
        "differs": not played.agrees,
        "extra": played.turn.extra,
        "corrected": listed(list(played.corrected), spoken) if played.corrected else "",
        "silent": not played.turn.lines,
        "short": in_short(played),
        "stop": played.stop[spoken] if played.stop else "",
        "rows": [
            {
                "text": row.line.text,
                "steps": [step[spoken] for step in row.steps],
                "differs": row.differs,
                "why": row.why[spoken] if row.why else "",
            }
            for row in played.rows
        ],
        "document": json.dumps(played.whole, ensure_ascii=False),
        "decisions": len(played.moves),
    }


def in_short(played: PlayedTurn) -> str:
    """What the turn was about, in a line: the Kingdom cards that were played, and what was gained."""
    own = [line for line in played.turn.lines if line.actor == played.turn.player]
    named = {
        _("plays %(cards)s"): [card for card in cards_of(own, "plays") if facts()[card].kind != "basic"],
        _("gains %(cards)s"): cards_of(own, "buys", "gains"),
    }
    return ", ".join(said % {"cards": card_list(cards, language())} for said, cards in named.items() if cards)


def cards_of(lines: Iterable[LogLine], *verbs: str) -> list[str]:
    return [card for line in lines if line.verb in verbs for card in line.cards if card in facts()]


@costs(send="running")
def open_turn(request: HttpRequest) -> HttpResponse:
    """A turn as a dispute like any other."""
    try:
        situation = parse(read_text(request.POST.get("document", "")))
    except Mistake as mistake:
        context = {"section": "disputes", "longest": LONGEST, "mistake": mistake.message[language()]}
        return render(request, "logs/paste.html", context, status=422)
    dispute = Dispute.store(situation)
    return note_dispute(request, dispute, redirect("referee:step", dispute.key, 0))
