"""A dispute step by step: look at a step, answer, go back, answer differently, compare."""

from __future__ import annotations

from dataclasses import replace as changed
from typing import Any
from urllib.parse import urlencode

from django.conf import settings
from django.db import transaction
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext as _
from django.utils.translation import override
from django.views.decorators.http import require_http_methods, require_safe

from cards.catalogue import catalogue
from cards.models import Situation as Told
from referee import notebook
from referee.asking import ask, meaning, refusals, said, sent
from referee.comparing import differences, parted
from referee.log import log
from referee.models import Branch, Dispute
from referee.outcomes import DEEPEST, outcomes
from referee.replay import Replay, answer, followed, kept, remember
from referee.table import language, lay, stack
from referee.verdict import verdict
from rules.adjudication import Adjudication
from rules.decisions import Illegal
from rules.facts import card_names, expansions, facts
from rules.situation import Mistake, named_cards
from rules.speech import card_name, sentence

MOST_WITH = 12


def fetch(key: str) -> Dispute:
    return get_object_or_404(Dispute.objects.select_related("table"), key=key)


def replay_of(dispute: Dispute) -> Replay:
    return kept(dispute.key, lambda: Replay(dispute.situation()))


def story_of(dispute: Dispute) -> Told | None:
    """The situation of the library that this table was taken from."""
    slug = dispute.table.told_as
    return Told.objects.filter(slug=slug).prefetch_related("proves").first() if slug else None


def title_of(dispute: Dispute, replay: Replay, story: Told | None) -> str:
    if story is not None:
        return story.title
    if replay.situation.title:
        return replay.situation.title
    played = [card_name(slug, language()) for move in dispute.moves if (slug := card_names().find(_name_in(move)))]
    return ", ".join(dict.fromkeys(played[:2])) or _("A dispute")


def _name_in(move: str) -> str:
    return move.removeprefix("play ").removeprefix("buy ")


def unreadable(request: HttpRequest, dispute: Dispute, mistake: Mistake) -> HttpResponse:
    """The rules have moved on since this was stored. Nothing of it is lost: it can be edited."""
    context = {"dispute": dispute, "mistake": mistake.text[language()], "place": mistake.place, "section": "disputes"}
    return render(request, "referee/unreadable.html", context, status=422)


# --- one step --------------------------------------------------------------------------------------------------------


@require_safe
def end(request: HttpRequest, key: str) -> HttpResponse:
    """A dispute without a step is at its end; `?n=` jumps."""
    dispute = fetch(key)
    try:
        last = replay_of(dispute).last
    except Mistake as mistake:
        return unreadable(request, dispute, mistake)
    n = request.GET.get("n", "")
    wanted = int(n) if n.isascii() and n.isdigit() and len(n) < 7 else last
    return redirect("referee:step", dispute.key, min(wanted, last))


@require_http_methods(["GET", "HEAD", "POST"])
def step(request: HttpRequest, key: str, n: int) -> HttpResponse:
    dispute = fetch(key)
    try:
        replay = replay_of(dispute)
    except Mistake as mistake:
        return unreadable(request, dispute, mistake)
    if request.method == "POST":
        return _answered(request, dispute, replay)
    if n > replay.last:
        notice = _("This line has only %(last)s steps.") % {"last": replay.last}
        return show(request, dispute, replay, replay.last, notice=notice, status=404)
    return show(request, dispute, replay, n, _asked(request, replay, n))


def _asked(request: HttpRequest, replay: Replay, n: int) -> int | None:
    """Which decision to show at this step: the one asked for, else the first that was made there."""
    wanted = request.GET.get("ask", "")
    here = replay.asked_at(n)
    if wanted.isascii() and wanted.isdigit() and len(wanted) < 6 and int(wanted) in here:
        return int(wanted)
    if n == replay.last:
        return None
    return here[0] if here else None


def _answered(request: HttpRequest, dispute: Dispute, replay: Replay) -> HttpResponse:
    text = request.POST.get("ask", "")
    i = int(text) if text.isascii() and text.isdigit() and len(text) < 6 else -1
    if not 0 <= i <= len(replay.asked):
        notice = _("That decision is not asked in this line. This is where the line stands.")
        return show(request, dispute, replay, replay.last, notice=notice, status=422)
    game = replay.open(i)
    n = replay.asked[i].n if i < len(replay.asked) else replay.last
    at = i if i < len(replay.asked) else None
    if game.pending is None:
        notice = _("Nothing is asked here any more.")
        return show(request, dispute, replay, n, at, notice=notice, status=422)
    given = sent(game.pending, request.POST)
    typed = request.POST.get("name", "")
    if not given:
        return show(request, dispute, replay, n, at, notice=_("Choose an answer."), status=422)
    try:
        move = meaning(game, given)
    except Illegal as illegal:
        notice = illegal.why[language()]
        return show(request, dispute, replay, n, at, notice=notice, typed=typed, status=422)
    new = answer(replay, i, move)
    if new.stop is not None:
        return show(request, dispute, replay, n, at, notice=new.stop.why[language()], typed=typed, status=422)
    with transaction.atomic():  # one write, not one for each row
        stored = dispute.decided(new.moves)
        word = notebook.note(request, dispute, i, stored)
        for key in _with(request.POST):
            other = Dispute.objects.filter(key=key, table_id=dispute.table_id).first()
            if other is not None:
                notebook.note(request, None, 0, other, word)
    remember(stored.key, new)
    href = reverse("referee:step", args=[stored.key, new.last])
    response: HttpResponse
    if getattr(request, "htmx", False):
        response = show(request, stored, new, new.last, word=word)
        response["HX-Push-Url"] = href
    else:
        response = HttpResponseRedirect(href)
    notebook.keep(request, response, word)
    return response


def _with(data: Any) -> list[str]:
    return [key for key in data.get("with", "").split(",") if key][:MOST_WITH]


def show(
    request: HttpRequest,
    dispute: Dispute,
    replay: Replay,
    n: int,
    i: int | None = None,
    *,
    notice: str = "",
    typed: str = "",
    word: str = "",
    status: int = 200,
) -> HttpResponse:
    """The page of one step. `i` is the decision made there that is shown open again."""
    known = catalogue()
    request.addresses = _addresses(request, dispute.key, n)  # type: ignore[attr-defined]
    now = n == replay.last and i is None
    game = replay.asked[i].game if i is not None else replay.at(n)
    story = story_of(dispute)
    proves = [entry.slug for entry in story.proves.all()] if story else []
    with_ = _with(request.GET)
    only = request.GET.get("only") == "changes"
    lines = notebook.lines(request, dispute, with_, word)
    found = verdict(replay, n, language(), proves)
    chosen = replay.asked[i].answer if i is not None else ""
    question = ask(game, chosen, typed) if now or i is not None else None
    at = i if i is not None else len(replay.asked)
    path = _Paths(dispute.key, {"only": "changes" if only else "", "with": ",".join(with_)})
    context = {
        "known": known,
        "section": "disputes",
        "dispute": dispute,
        "replay": replay,
        "title": title_of(dispute, replay, story),
        "story": story,
        "n": n,
        "last": replay.last,
        "now": now,
        "ask_index": at,
        "game": game,
        "laid": lay(game, replay.before(n)) if n else lay(game),
        "frames": stack(game, known),
        "question": question,
        "stop": replay.stop if now else None,
        "stop_why": replay.stop.why[language()] if now and replay.stop else "",
        "verdict": found,
        "log": log(replay, n, lines, only_changes=only),
        "only": only,
        "lines": lines,
        "notice": notice,
        "refused": refusals(game, known) if "why" in request.GET and question else None,
        "path": path,
        "scale": _scale(n, replay.last),
        "with_": ",".join(with_),
        "differs": _expected(replay) if now else [],
        "decisions": _decisions(replay, n, i) if len(replay.asked_at(n)) > 1 else [],
        "previous": path.step(n - 1) if n else "",
        "next": path.step(n + 1) if n < replay.last else "",
        "undo": path.decision(replay, at - 1) if at else "",
        "redo": path.decision(replay, at + 1) if at < len(replay.asked) else "",
        "branches_around": _neighbours(lines),
        "both_editions": bool(other_editions(replay)),
        "from_here": game.pending is not None and game.pending.kind == "phase" and len(game.stack) == 1,
    }
    return render(request, "referee/step.html", context, status=status)


class _Paths:
    """The addresses of a line's steps, with what the visitor has switched on."""

    def __init__(self, key: str, kept: dict[str, str]) -> None:
        self.key = key
        self.kept = {name: value for name, value in kept.items() if value}
        self.start = reverse("referee:step", args=[key, 0]).removesuffix("0/")
        self.query = f"?{urlencode(self.kept)}" if self.kept else ""

    def step(self, n: int) -> str:
        return f"{self.start}{n}/{self.query}"

    def with_(self, n: int, **more: str) -> str:
        return f"{self.start}{n}/?{urlencode(self.kept | more)}"

    def decision(self, replay: Replay, i: int) -> str:
        if i >= len(replay.asked):
            return self.step(replay.last)
        return self.with_(replay.asked[i].n, ask=str(i))


def _addresses(request: HttpRequest, key: str, n: int) -> dict[str, str]:
    """This step in each language. Told to the shell, because finding it out takes longer than all the rules do."""
    query = request.META.get("QUERY_STRING", "")
    found = {}
    for code, _name in settings.LANGUAGES:
        with override(code):
            found[code] = reverse("referee:step", args=[key, n]) + (f"?{query}" if query else "")
    return found


def _scale(n: int, last: int) -> SafeString:
    """The progress bar: at most a dozen pieces, each done, now or still to come."""
    pieces = min(last + 1, 12)
    here = (n * (pieces - 1) + last - 1) // last if last else 0
    done, to_come = '<i class="done"></i>' * here, "<i></i>" * (pieces - here - 1)
    return mark_safe(f'{done}<i class="now"></i>{to_come}')


def _decisions(replay: Replay, n: int, i: int | None) -> list[dict[str, Any]]:
    """Several decisions between two steps: each can be looked at."""
    return [{"i": place, "current": place == i} for place in replay.asked_at(n)]


def _neighbours(lines: list[notebook.Line]) -> dict[str, str]:
    """The branches before and after the one that is looked at."""
    here = next(place for place, line in enumerate(lines) if line.current)
    found = {}
    if here > 0:
        found["before"] = reverse("referee:end", args=[lines[here - 1].key])
    if here + 1 < len(lines):
        found["after"] = reverse("referee:end", args=[lines[here + 1].key])
    return found


def _expected(replay: Replay) -> list[str]:
    """Where a situation with `expect` does not hold."""
    if replay.situation.expect is None or replay.stop is not None:
        return []
    return Adjudication(replay.situation, replay.game).differences()


@require_safe
def steps(request: HttpRequest, key: str) -> HttpResponse:
    """More of the log: the steps before a step."""
    dispute = fetch(key)
    try:
        replay = replay_of(dispute)
    except Mistake as mistake:
        return unreadable(request, dispute, mistake)
    text = request.GET.get("before", "")
    before = int(text) if text.isascii() and text.isdigit() and len(text) < 7 else replay.last + 1
    here = request.GET.get("at", "")
    n = int(here) if here.isascii() and here.isdigit() and len(here) < 7 else replay.last
    only = request.GET.get("only") == "changes"
    story = story_of(dispute)
    context = {
        "known": catalogue(),
        "section": "disputes",
        "dispute": dispute,
        "title": title_of(dispute, replay, story),
        "log": log(replay, n, notebook.lines(request, dispute), max(1, min(before, replay.last + 1)), only),
        "only": only,
        "n": n,
        "path": _Paths(dispute.key, {"only": "changes" if only else ""}),
    }
    return render(request, "referee/steps.html", context)


@require_safe
def across(request: HttpRequest, key: str, n: int) -> HttpResponse:
    """The verdict for both sides of the table."""
    dispute = fetch(key)
    try:
        replay = replay_of(dispute)
    except Mistake as mistake:
        return unreadable(request, dispute, mistake)
    story = story_of(dispute)
    proves = [entry.slug for entry in story.proves.all()] if story else []
    n = min(n, replay.last)
    context = {
        "known": catalogue(),
        "dispute": dispute,
        "title": title_of(dispute, replay, story),
        "verdict": verdict(replay, n, language(), proves),
        "n": n,
    }
    return render(request, "referee/across.html", context)


@require_http_methods(["GET", "HEAD", "POST"])
def all_outcomes(request: HttpRequest, key: str, n: int) -> HttpResponse:
    """Each different table that the answers to a decision lead to."""
    dispute = fetch(key)
    try:
        replay = replay_of(dispute)
    except Mistake as mistake:
        return unreadable(request, dispute, mistake)
    n = min(n, replay.last)
    if request.method == "POST":
        return _opened(request, dispute, replay)
    i = _asked(request, replay, n)
    now = n == replay.last and i is None
    game = replay.open(len(replay.asked) if i is None else i)
    asked = (now or i is not None) and game.pending is not None
    deep = request.GET.get("deep", "")
    path = _Paths(dispute.key, {})
    context = {
        "known": catalogue(),
        "section": "disputes",
        "dispute": dispute,
        "title": title_of(dispute, replay, story_of(dispute)),
        "back": path.step(n) if i is None else path.with_(n, ask=str(i)),
        "here": reverse("referee:outcomes", args=[dispute.key, n]),
        "question": ask(game) if asked else None,
        "outcomes": outcomes(game, int(deep) if deep in ("1", "2", "3", "4") else 1) if asked else None,
        "depths": range(1, DEEPEST + 1),
        "ask_index": i,
        "ask_query": "" if i is None else f"&ask={i}",
    }
    return render(request, "referee/outcomes.html", context)


def _opened(request: HttpRequest, dispute: Dispute, replay: Replay) -> HttpResponse:
    """One of the outcomes, played out: the same as answering one question after the other."""
    text = request.POST.get("ask", "")
    i = int(text) if text.isascii() and text.isdigit() and len(text) < 6 else len(replay.asked)
    new = replay
    at = min(i, len(replay.asked))
    for move in request.POST.getlist("move")[:DEEPEST]:
        try:
            new = answer(new, at, meaning(new.open(at), move))
        except (Illegal, AssertionError):
            notice = _("That outcome is not reached from here.")
            return show(request, dispute, replay, replay.last, notice=notice, status=422)
        at += 1
        if new.stop is not None:
            return show(request, dispute, replay, replay.last, notice=new.stop.why[language()], status=422)
    stored = dispute.decided(new.moves)
    remember(stored.key, new)
    word = notebook.note(request, dispute, i, stored)
    response = redirect("referee:step", stored.key, new.last)
    notebook.keep(request, response, word)
    return response


# --- branches --------------------------------------------------------------------------------------------------------


@require_http_methods(["GET", "HEAD", "POST"])
def branches(request: HttpRequest, key: str) -> HttpResponse:
    """The small tree: every line at this table, named; two of them can be compared."""
    dispute = fetch(key)
    try:
        replay = replay_of(dispute)
    except Mistake as mistake:
        return unreadable(request, dispute, mistake)
    if request.method == "POST":
        return _named(request, dispute)
    lines = notebook.lines(request, dispute, _with(request.GET))
    rows = [_branch(line, lines, replay) for line in lines]
    context = {
        "known": catalogue(),
        "section": "disputes",
        "dispute": dispute,
        "title": title_of(dispute, replay, story_of(dispute)),
        "rows": rows,
        "shared": ",".join(line.key for line in lines if not line.current),
    }
    return render(request, "referee/branches.html", context)


def _branch(line: notebook.Line, lines: list[notebook.Line], replay: Replay) -> dict[str, Any]:
    i = line.parts_at
    decision = replay.open(i).pending if i <= len(replay.asked) and not line.current else None
    return {
        "line": line,
        "href": reverse("referee:end", args=[line.key]),
        "question": decision.prompt[language()] if decision else "",
        "player": replay.names[decision.player] if decision else "",
        "answer": said(decision, line.own_answer) if decision and line.own_answer else "",
        "decisions": len(line.moves),
        "depth": 0 if line is lines[0] else 1,
    }


def _named(request: HttpRequest, dispute: Dispute) -> HttpResponse:
    """A name for a branch. A line that came with an address becomes one's own by naming it."""
    name = " ".join(request.POST.get("name", "").split())[:60]
    key = request.POST.get("branch", "")
    line = Dispute.objects.filter(key=key, table_id=dispute.table_id).first()
    if line is None:
        raise Http404
    word = notebook.note(request, None, 0, line)
    Branch.objects.filter(notebook=word, dispute=line).update(name=name)
    response = redirect("referee:branches", dispute.key)
    notebook.keep(request, response, word)
    return response


@require_safe
def compare(request: HttpRequest, key: str, other: str) -> HttpResponse:
    """Two lines side by side: where they part, and what differs at the end."""
    left, right = fetch(key), fetch(other)
    try:
        one, two = replay_of(left), replay_of(right)
    except Mistake as mistake:
        return unreadable(request, left, mistake)
    same_table = left.table_id == right.table_id
    common = parted(one, two) if same_table else 0
    lines = {line.key: line for line in notebook.lines(request, left, [right.key])}
    context = {
        "known": catalogue(),
        "section": "disputes",
        "same_table": same_table,
        "common": common,
        "sides": [_side(left, one, common, lines), _side(right, two, common, lines)],
        "question": _question_at(one, common) if same_table else None,
        "groups": differences(one.game, two.game),
        "title": title_of(left, one, story_of(left)),
        "dispute": left,
    }
    return render(request, "referee/compare.html", context)


def _question_at(replay: Replay, i: int) -> dict[str, str] | None:
    decision = replay.open(i).pending if i <= len(replay.asked) else None
    if decision is None:
        return None
    return {"player": replay.names[decision.player], "prompt": decision.prompt[language()]}


def _side(dispute: Dispute, replay: Replay, common: int, lines: dict[str, notebook.Line]) -> dict[str, Any]:
    decision = replay.open(common).pending if common < len(replay.asked) else None
    line = lines.get(dispute.key)
    return {
        "dispute": dispute,
        "letter": line.letter if line else "",
        "name": (line.name if line else "")
        or _("Branch %(letter)s") % {"letter": line.letter if line else dispute.key},
        "answer": said(decision, replay.moves[common]) if decision else "",
        "verdict": verdict(replay, replay.last, language()),
        "last": replay.last,
        "stop": replay.stop.why[language()] if replay.stop else "",
        "href": reverse("referee:step", args=[dispute.key, replay.last]),
    }


# --- editions --------------------------------------------------------------------------------------------------------


def other_editions(replay: Replay) -> list[tuple[str, int, int]]:
    """The expansions on this table that have another edition: (expansion, the one played, the other)."""
    found: dict[str, tuple[str, int, int]] = {}
    for slug, _place in named_cards(replay.situation):
        if slug == "?":
            continue
        expansion = facts()[slug].expansion
        editions = sorted(expansions()[expansion].editions)
        if len(editions) > 1 and expansion not in found:
            played = replay.game.table.rules.edition(expansion)
            found[expansion] = expansion, played, next(n for n in reversed(editions) if n != played)
    return list(found.values())


@require_http_methods(["GET", "HEAD", "POST"])
def editions(request: HttpRequest, key: str) -> HttpResponse:
    """What would be different in the other edition: both results side by side."""
    dispute = fetch(key)
    try:
        replay = replay_of(dispute)
    except Mistake as mistake:
        return unreadable(request, dispute, mistake)
    offered = other_editions(replay)
    wanted = request.POST.get("set") or request.GET.get("set", "")
    chosen = next((row for row in offered if row[0] == wanted), offered[0] if offered else None)
    context: dict[str, Any] = {
        "known": catalogue(),
        "section": "disputes",
        "dispute": dispute,
        "title": title_of(dispute, replay, story_of(dispute)),
        "offered": [(slug, _edition_name(slug), slug == (chosen[0] if chosen else "")) for slug, *_rest in offered],
    }
    if chosen is not None:
        slug, played, other = chosen
        situation = changed(replay.situation, editions={**replay.situation.editions, slug: other}, expect=None)
        if request.method == "POST":
            stored = Dispute.store(situation)
            response = redirect("referee:end", stored.key)
            notebook.keep(request, response, notebook.note(request, None, 0, stored))
            return response
        otherwise = followed(situation, replay)
        context |= {
            "chosen": slug,
            "sides": [
                _edition_side(replay, _edition_name(slug), played),
                _edition_side(otherwise, _edition_name(slug), other),
            ],
            "groups": differences(replay.game, otherwise.game),
            "first": _first_difference(replay, otherwise),
        }
    return render(request, "referee/editions.html", context)


def _edition_name(slug: str) -> str:
    expansion = expansions()[slug]
    return expansion.de if language() else expansion.en


def _edition_side(replay: Replay, name: str, edition: int) -> dict[str, Any]:
    return {
        "name": _("%(expansion)s, edition %(edition)s") % {"expansion": name, "edition": edition},
        "verdict": verdict(replay, replay.last, language()),
        "last": replay.last,
        "stop": replay.stop.why[language()] if replay.stop else "",
    }


def _first_difference(left: Replay, right: Replay) -> dict[str, str] | None:
    """The first step that is told differently."""
    for n in range(max(left.last, right.last)):
        told = [
            sentence(replay.steps[n], replay.names, language()) if n < replay.last else _("(nothing more)")
            for replay in (left, right)
        ]
        if told[0] != told[1]:
            return {"n": str(n + 1), "left": told[0], "right": told[1]}
    return None
