"""A dispute step by step: look at a step, answer, go back, answer differently, compare."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import wraps
from typing import Any
from urllib.parse import urlencode

from django.db import DatabaseError
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_safe

from cards.catalogue import catalogue
from cards.models import Situation as Told
from referee.board.drawn import lay
from referee.board.question import after_a_name, ask, meaning, miscounted, refusals, same_place, sent
from referee.board.resolving import stack
from referee.disputes.addresses import Paths, address, in_each_language
from referee.disputes.log import log
from referee.disputes.notebook import MOST, Line, Notebook, clean
from referee.disputes.remembered import answer, kept, remember
from referee.disputes.ruling import differences, ruling
from referee.models import Dispute
from referee.spoken import language
from rules import Game, Illegal, Mistake, Run
from rules.facts import expansions, facts
from rules.speech.sentences import card_name

MOST_WITH = 12


def fetch(key: str) -> Dispute:
    found = Dispute.fetch(key)
    if found is None:
        raise Http404
    return found


def story_of(dispute: Dispute) -> Told | None:
    """The situation of the library that this table was taken from."""
    slug = dispute.table.told_as
    return Told.objects.filter(slug=slug).prefetch_related("proves").first() if slug else None


def title_of(dispute: Dispute, replay: Run, story: Told | None) -> str:
    return story.title if story is not None else named_after(replay)


def named_after(replay: Run) -> str:
    """What a table without a story is called: as its document says, else after what was played there."""
    if replay.situation.title:
        return replay.situation.title
    played = dict.fromkeys(slug for step in replay.steps if step.kind == "play" for slug in step.cards if slug != "?")
    telling = [slug for slug in played if facts()[slug].kind != "basic"] or list(played)
    return ", ".join(card_name(slug, language()) for slug in telling[:2]) or _("A dispute")


def unreadable(request: HttpRequest, dispute: Dispute, mistake: Mistake) -> HttpResponse:
    """The rules have moved on since this was stored. Nothing of it is lost: it can be edited."""
    context = {"dispute": dispute, "mistake": mistake.text[language()], "place": mistake.place, "section": "disputes"}
    return render(request, "referee/unreadable.html", context, status=422)


def with_replay(view: Callable[..., HttpResponse]) -> Callable[..., HttpResponse]:
    """The view of an address with a key gets the dispute, and how it was played, instead."""

    @wraps(view)
    def answer(request: HttpRequest, key: str, **more: Any) -> HttpResponse:
        dispute = fetch(key)
        try:
            replay = kept(dispute)
        except Mistake as mistake:
            return unreadable(request, dispute, mistake)
        return view(request, dispute, replay, **more)

    return answer


def number(text: str, default: int) -> int:
    """A number of an address; the default where it is none, or too long to be one."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 7 else default


# --- one step --------------------------------------------------------------------------------------------------------


@require_safe
@with_replay
def end(request: HttpRequest, dispute: Dispute, replay: Run) -> HttpResponse:
    """A dispute without a step is at its end; `?n=` jumps."""
    wanted = number(request.GET.get("n", ""), replay.last)
    return redirect(Paths(dispute.key, {"only": only_changes(request)}).step(min(wanted, replay.last)))


@require_http_methods(["GET", "HEAD", "POST"])
@with_replay
def step(request: HttpRequest, dispute: Dispute, replay: Run, n: int) -> HttpResponse:
    if request.method == "POST":
        return _answered(request, dispute, replay)
    if n > replay.last:
        notice = _("This line has only %(last)s steps.") % {"last": replay.last}
        return show(request, dispute, replay, replay.last, notice=notice, status=404)
    if Notebook(request, dispute.table_id).came_with:  # a person who was here before, no robot and no preview
        with suppress(DatabaseError):
            dispute.open_again()
    return show(request, dispute, replay, n, asked_there(request, replay, n))


def asked_there(request: HttpRequest, replay: Run, n: int) -> int | None:
    """Which decision to show at this step: the one asked for, else the first that was made there."""
    wanted = number(request.GET.get("ask", ""), -1)
    here = replay.asked_at(n)
    if wanted in here:
        return wanted
    if n == replay.last:
        return None
    return here[0] if here else None


def _answered(request: HttpRequest, dispute: Dispute, replay: Run) -> HttpResponse:
    i = number(request.POST.get("ask", ""), -1)
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
    if wrong := same_place(game.pending, request.POST):
        return show(request, dispute, replay, n, at, notice=wrong, given=given, status=422)
    try:
        move = meaning(game, given)
    except Illegal as illegal:
        notice = miscounted(game.pending, request.POST) or illegal.why[language()]
        return show(request, dispute, replay, n, at, notice=notice, typed=typed, given=given, status=422)
    if at is not None and move == meaning(game, replay.asked[at].answer):
        return _gone_on(request, dispute, replay, at + 1)
    new = answer(dispute, replay, i, move)
    if new.stop is not None:
        notice = new.stop.why[language()]
        return show(request, dispute, replay, n, at, notice=notice, typed=typed, given=given, status=422)
    stored = dispute.decided(new.moves)
    book = Notebook(request, dispute.table_id)
    book.note(stored, dispute, i)
    for key in keys_with(request.POST):
        other = Dispute.objects.filter(key=key, table_id=dispute.table_id).first()
        if other is not None:
            book.note(other)
    remember(stored, new)
    href = Paths(stored.key, {"only": only_changes(request)}).step(new.last)
    response: HttpResponse
    if getattr(request, "htmx", False):
        response = show(request, stored, new, new.last, book=book)
        response["HX-Push-Url"] = href
    else:
        response = HttpResponseRedirect(href)
    book.keep(response)
    return response


def _gone_on(request: HttpRequest, dispute: Dispute, replay: Run, i: int) -> HttpResponse:
    """The answer that was given before: the line goes on as it did, and nothing of it is cut off."""
    kept_ = {"only": only_changes(request), "with": ",".join(keys_with(request.POST))}
    href = Paths(dispute.key, kept_).decision(replay, i)
    if not getattr(request, "htmx", False):
        return HttpResponseRedirect(href)
    over = i >= len(replay.asked)
    response = show(request, dispute, replay, replay.last if over else replay.asked[i].n, None if over else i)
    response["HX-Push-Url"] = href
    return response


def only_changes(request: HttpRequest) -> str:
    """The log's filter, as an address keeps it."""
    return "changes" if request.GET.get("only") == "changes" else ""


def keys_with(data: Any) -> list[str]:
    return [key for key in clean(data.get("with", ""), 1000).split(",") if key][:MOST_WITH]


def show(
    request: HttpRequest,
    dispute: Dispute,
    replay: Run,
    n: int,
    i: int | None = None,
    *,
    notice: str = "",
    typed: str = "",
    given: str = "",
    book: Notebook | None = None,
    status: int = 200,
) -> HttpResponse:
    """The page of one step. `i` is the decision made there that is shown open again; `given` was refused there."""
    known = catalogue()
    request.addresses = in_each_language(dispute.key, n, request.META.get("QUERY_STRING", ""))  # type: ignore[attr-defined]
    now = n == replay.last and i is None
    game = replay.asked[i].game if i is not None else replay.at(n)
    story = story_of(dispute)
    with_ = keys_with(request.GET)
    only = only_changes(request)
    book = book or Notebook(request, dispute.table_id)
    lines = book.lines(dispute, with_)
    if not notice and book.misses(dispute):
        notice = _(
            "%(most)s branches with names are all that fit: this one is not kept in the tree, only its address is."
        ) % {"most": MOST}
    found = ruling(replay, n, story)
    chosen = given or (replay.asked[i].answer if i is not None else "")
    question = ask(game, chosen, typed) if now or i is not None else None
    at = i if i is not None else len(replay.asked)
    path = Paths(dispute.key, {"only": only, "with": ",".join(with_)})
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
        "log": log(replay, n, lines, only_changes=bool(only)),
        "only": only,
        "lines": lines,
        "notice": notice,
        "refused": refusals(game, known) if "why" in request.GET and question else None,
        "path": path,
        "here": f"{path.start}{n}/",
        "with_": ",".join(with_),
        "differs": differences(replay) if now else [],
        "decisions": _decisions(replay, path, n, i) if len(replay.asked_at(n)) > 1 else [],
        "previous": path.step(n - 1) if n else "",
        "next": path.step(n + 1) if n < replay.last else "",
        "undo": path.decision(replay, at - 1) if at else "",
        "redo": path.decision(replay, at + 1) if at < len(replay.asked) else "",
        "branches_around": _neighbours(lines),
        "both_editions": bool(other_editions(replay)),
        "to": _tools(dispute.key, path, n, game, i, question is not None),
    }
    return render(request, "referee/step.html", context, status=status)


def _tools(key: str, path: Paths, n: int, game: Game, i: int | None, asks: bool) -> dict[str, str]:
    """Where the tools below the question lead; "" where there is nothing to do."""
    ask = {} if i is None else {"ask": str(i)}
    edit = f"{address('describe')}?dispute={key}"
    begins = game.pending is not None and game.pending.kind == "phase" and len(game.stack) == 1
    return {
        "branches": address("branches", key),
        "share": address("share", key, n),
        "why": path.with_(n, why="1", **ask),
        "outcomes": address("outcomes", key, n) + (f"?{urlencode(ask)}" if ask else "") if asks else "",
        "edit": edit,
        "from_here": f"{edit}&{urlencode({'step': n, **ask})}" if begins else "",
    }


def _decisions(replay: Run, path: Paths, n: int, i: int | None) -> list[dict[str, Any]]:
    """Several decisions between two steps: each can be looked at, and is called by its question."""
    found = []
    for place in replay.asked_at(n):
        decision = replay.asked[place].decision
        asks = f"{replay.names[decision.player]}, {after_a_name(decision.prompt[language()])}"
        found.append({"href": path.with_(n, ask=str(place)), "current": place == i, "asks": asks})
    return found


def _neighbours(lines: list[Line]) -> dict[str, str]:
    """The branches before and after the one that is looked at."""
    here = next(place for place, line in enumerate(lines) if line.current)
    found = {"before": "", "after": ""}
    if here > 0:
        found["before"] = address("end", lines[here - 1].key)
    if here + 1 < len(lines):
        found["after"] = address("end", lines[here + 1].key)
    return found


@require_safe
@with_replay
def steps(request: HttpRequest, dispute: Dispute, replay: Run) -> HttpResponse:
    """More of the log: the steps before a step."""
    before = number(request.GET.get("before", ""), replay.last + 1)
    n = number(request.GET.get("at", ""), replay.last)
    only = only_changes(request)
    lines = Notebook(request, dispute.table_id).lines(dispute)
    context = {
        "known": catalogue(),
        "section": "disputes",
        "dispute": dispute,
        "title": title_of(dispute, replay, story_of(dispute)),
        "log": log(replay, n, lines, max(1, min(before, replay.last + 1)), bool(only)),
        "only": only,
        "n": n,
        "path": Paths(dispute.key, {"only": only}),
    }
    return render(request, "referee/steps.html", context)


@require_safe
@with_replay
def across(request: HttpRequest, dispute: Dispute, replay: Run, n: int) -> HttpResponse:
    """The verdict for both sides of the table."""
    story = story_of(dispute)
    n = min(n, replay.last)
    context = {
        "known": catalogue(),
        "dispute": dispute,
        "title": title_of(dispute, replay, story),
        "verdict": ruling(replay, n, story),
        "n": n,
    }
    return render(request, "referee/across.html", context)


def other_editions(replay: Run) -> list[tuple[str, int, int]]:
    """The expansions on this table that have another edition: (expansion, the one played, the other)."""
    found = []
    for expansion in replay.expansions:
        editions = sorted(expansions()[expansion].editions)
        if len(editions) > 1:
            played = replay.game.table.rules.edition(expansion)
            found.append((expansion, played, next(n for n in reversed(editions) if n != played)))
    return found
