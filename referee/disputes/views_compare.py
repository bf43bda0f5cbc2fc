"""A dispute beside others: its branches, two of them compared, the other edition, all outcomes of a decision."""

from __future__ import annotations

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _

from cards.pages.costs import costs
from cards.pages.languages import language
from referee.board.question import after_a_name, ask, meaning, said
from referee.board.table import whose_turn
from referee.disputes.addresses import Paths, address
from referee.disputes.comparing import count_common_decisions, differences, same_moment
from referee.disputes.editions import EditionsPage
from referee.disputes.memory import answer, is_kept, recall, remember
from referee.disputes.notebook import MOST, Notebook, NotedLine, clean, note_dispute, shared
from referee.disputes.outcomes import DEEPEST, outcomes
from referee.disputes.page import about, keys_with
from referee.disputes.views import asked_there, fetch, show, step_number, unreadable, with_replay
from referee.models import Dispute
from rules import MOST_MOVES, Game, Illegal, Mistake, Run
from rules.speech.verdict import verdict
from rules.speech.wording import PHASES

MOST_PLAYED = 2 * MOST_MOVES  # decisions of lines that one request plays out
DEEPEST_BRANCH = 4  # further ones are drawn no further in

# --- all outcomes ----------------------------------------------------------------------------------------------------


@costs("running", send="running")
@with_replay
def all_outcomes(request: HttpRequest, dispute: Dispute, replay: Run, n: int) -> HttpResponse:
    """Each different table that the answers to a decision lead to."""
    n = min(n, replay.last)
    if request.method == "POST":
        return _opened(request, dispute, replay)
    i = asked_there(request, replay, n)
    now = n == replay.last and i is None
    game = replay.open(len(replay.asked) if i is None else i)
    asked = (now or i is not None) and game.pending is not None
    deep = request.GET.get("deep", "")
    path = Paths(dispute.key, {})
    context = {
        **about(dispute, replay),
        "back": path.step(n) if i is None else path.with_(n, ask=str(i)),
        "here": address("outcomes", dispute.key, n),
        "question": ask(game) if asked else None,
        "outcomes": outcomes(game, int(deep) if deep in ("1", "2", "3", "4") else 1) if asked else None,
        "depths": range(1, DEEPEST + 1),
        "ask_index": i,
        "ask_query": "" if i is None else f"&ask={i}",
    }
    return render(request, "disputes/outcomes.html", context)


def _opened(request: HttpRequest, dispute: Dispute, replay: Run) -> HttpResponse:
    """One of the outcomes, played out: the same as answering one question after the other."""
    i = step_number(request.POST.get("ask", ""), len(replay.asked))
    new = replay
    at = min(i, len(replay.asked))
    for move in request.POST.getlist("move")[:DEEPEST]:
        try:
            new = answer(dispute, new, at, meaning(new.open(at), move))
        except (Illegal, AssertionError):
            notice = _("That outcome is not reached from here.")
            return show(request, dispute, replay, replay.last, said=notice, status=422)
        at += 1
        if new.stop is not None:
            return show(request, dispute, replay, replay.last, said=new.stop.why[language()], status=422)
    stored = dispute.decided(new.moves)
    remember(stored, new)
    book = Notebook(request, dispute.table_id)
    book.note(stored, dispute, i)
    response = redirect("referee:step", stored.key, new.last)
    book.keep(response)
    return response


# --- branches --------------------------------------------------------------------------------------------------------


@costs("running", send="running")
@with_replay
def branches(request: HttpRequest, dispute: Dispute, replay: Run) -> HttpResponse:
    """The small tree: every line at this table, named; two of them can be compared."""
    if request.method == "POST":
        return _named(request, dispute)
    lines = Notebook(request, dispute.table_id).lines(dispute, keys_with(request.GET.get("with", "")))
    rows = _tree(lines)
    context = {
        **about(dispute, replay),
        "rows": rows,
        "full": len(rows) >= MOST,
        "most": MOST,
        "shared": ",".join(line.key for line in lines if not line.current),
    }
    return render(request, "disputes/branches.html", context)


class PlayedLines:
    """The lines of a tree, played out as far as one request may; the next one finds those and goes further."""

    def __init__(self, disputes: dict[str, Dispute]) -> None:
        self.disputes = disputes
        self.left = MOST_PLAYED

    def line(self, key: str) -> Run | None:
        dispute = self.disputes[key]
        if not is_kept(dispute):
            if self.left < 0:
                return None
            self.left -= len(dispute.moves)
        return recall(dispute)


def _tree(lines: list[NotedLine]) -> list[dict[str, Any]]:
    """Each line, and where it leaves the earlier line that it shares most with."""
    disputes = Dispute.objects.select_related("table").in_bulk([line.key for line in lines], field_name="key")
    played = PlayedLines(disputes)
    rows: list[dict[str, Any]] = []
    for line in lines:
        parent = max(rows, key=lambda row: shared(row["line"].moves, line.moves), default=None)
        i = shared(parent["line"].moves, line.moves) if parent else len(line.moves)
        # Up to there both lines are one, so the earlier line's question is this one's too.
        replay = played.line(parent["line"].key) if parent and i < len(line.moves) else None
        decision = replay.decision(i) if replay is not None else None
        rows.append(
            {
                "line": line,
                "href": address("end", line.key),
                "parent": parent["line"].letter if parent and decision else "",
                "parts_at": i,
                "question": after_a_name(decision.prompt[language()]) if decision else "",
                "player": replay.names[decision.player] if replay and decision else "",
                "answer": said(decision, line.moves[i], replay.names) if replay and decision else "",
                "decisions": len(line.moves),
                "unplayed": replay is None and parent is not None and i < len(line.moves),
                "depth": min(parent["depth"] + 1, DEEPEST_BRANCH) if parent else 0,
            }
        )
    return rows


def _named(request: HttpRequest, dispute: Dispute) -> HttpResponse:
    """A name for a branch. A line that came with an address becomes one's own by naming it."""
    name = clean(request.POST.get("name", ""), 60)
    key = clean(request.POST.get("branch", ""))
    line = Dispute.objects.filter(key=key, table_id=dispute.table_id).first()
    if line is None:
        raise Http404
    book = Notebook(request, dispute.table_id)
    book.name(line, name)
    response = redirect("referee:branches", dispute.key)
    book.keep(response)
    return response


@costs("running")
def compare(request: HttpRequest, key: str, other: str) -> HttpResponse:
    """Two lines side by side: where they part, and what differs at the end."""
    left, right = fetch(key), fetch(other)
    try:
        one, two = recall(left), recall(right)
    except Mistake as mistake:
        return unreadable(request, left, mistake)
    same_table = left.table_id == right.table_id
    common = count_common_decisions(one, two) if same_table else 0
    lines = {line.key: line for line in Notebook(request, left.table_id).lines(left, [right.key])}
    (n, then), (m, other_then) = same_moment(one, two) if same_table else [(one.last, one.game), (two.last, two.game)]
    context = {
        **about(left, one),
        "same_table": same_table,
        "common": common,
        "sides": [_side(left, one, n, common, lines), _side(right, two, m, common, lines)],
        "moment": "" if (n, m) == (one.last, two.last) else _moment(then),
        "question": _question_at(one, common) if same_table else None,
        "groups": differences(then, other_then),
    }
    return render(request, "disputes/compare.html", context)


def _moment(game: Game) -> str:
    """Anna’s turn, Buy phase."""
    return f"{whose_turn(game.table.names[game.player])}, {PHASES[game.phase][language()]}"


def _question_at(replay: Run, i: int) -> dict[str, str] | None:
    decision = replay.decision(i)
    if decision is None:
        return None
    return {"player": replay.names[decision.player], "prompt": decision.prompt[language()]}


def _side(dispute: Dispute, replay: Run, n: int, common: int, lines: dict[str, NotedLine]) -> dict[str, Any]:
    decision = replay.asked[common].decision if common < len(replay.asked) else None
    line = lines.get(dispute.key)
    return {
        "dispute": dispute,
        "letter": line.letter if line else "",
        "name": (line.name if line else "")
        or _("Branch %(letter)s") % {"letter": line.letter if line else dispute.key},
        "answer": said(decision, replay.moves[common], replay.names) if decision else "",
        "verdict": verdict(replay, n, language()),
        "last": n,
        "stop": replay.stop.why[language()] if replay.stop else "",
        "href": address("step", dispute.key, n),
    }


# --- editions --------------------------------------------------------------------------------------------------------


@costs("running", send="running")
@with_replay
def editions(request: HttpRequest, dispute: Dispute, replay: Run) -> HttpResponse:
    """What would be different in the other edition: both results side by side."""
    page = EditionsPage(replay, request.POST.get("set") or request.GET.get("set", ""))
    otherwise = page.otherwise()
    if request.method == "POST" and otherwise is not None:
        stored = Dispute.store(otherwise)
        return note_dispute(request, stored, redirect("referee:end", stored.key))
    return render(request, "disputes/editions.html", {**about(dispute, replay), "page": page})
