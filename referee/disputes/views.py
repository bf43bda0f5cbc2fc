"""A dispute step by step: look at a step, answer, go back, answer differently, compare."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import wraps
from typing import Any

from django.db import DatabaseError
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _

from cards.pages.costs import costs
from cards.pages.languages import language
from cards.pages.requests import number
from referee.disputes.addresses import Paths, in_each_language
from referee.disputes.answering import RefusedAnswer, answer_decision
from referee.disputes.first_verdicts import as_it_was, as_ruled, ruled_on
from referee.disputes.memory import recall, remember
from referee.disputes.notebook import Notebook
from referee.disputes.page import LogPage, StepPage, about, keys_with, only_changes, story_of
from referee.models import Dispute
from rules import Mistake, Run


def fetch(key: str) -> Dispute:
    found = Dispute.fetch(key)
    if found is None:
        raise Http404
    return found


def unreadable(request: HttpRequest, dispute: Dispute, mistake: Mistake) -> HttpResponse:
    """The rules have moved on since this was stored. Nothing of it is lost: it can be edited."""
    context: dict[str, Any] = {"dispute": dispute, "mistake": mistake.text[language()], "place": mistake.place}
    if (kept := as_it_was(dispute)) is not None:
        context |= {"ruled_on": ruled_on(kept[0]), "then": kept[1].text(language())}
    context["section"] = "disputes"
    return render(request, "disputes/unreadable.html", context, status=422)


def with_replay(view: Callable[..., HttpResponse]) -> Callable[..., HttpResponse]:
    """The view of an address with a key gets the dispute, and how it was played, instead."""

    @wraps(view)
    def answer(request: HttpRequest, key: str, **more: Any) -> HttpResponse:
        dispute = fetch(key)
        try:
            run = recall(dispute)
        except Mistake as mistake:
            return unreadable(request, dispute, mistake)
        return view(request, dispute, run, **more)

    return answer


def step_number(text: str, otherwise: int) -> int:
    """The number of a step or of a question, in an address or a form."""
    return number(text, 6, otherwise)


# --- one step --------------------------------------------------------------------------------------------------------


@costs("running")
@with_replay
def end(request: HttpRequest, dispute: Dispute, run: Run) -> HttpResponse:
    """A dispute without a step is at its end; `?n=` jumps."""
    wanted = step_number(request.GET.get("n", ""), run.last)
    return redirect(Paths(dispute.key, {"only": only_changes(request)}).step(min(wanted, run.last)))


@costs("running", send="running")
@with_replay
def step(request: HttpRequest, dispute: Dispute, run: Run, n: int) -> HttpResponse:
    if request.method == "POST":
        return _answered(request, dispute, run)
    if n > run.last:
        # There may have been such a step, when an earlier version of the referee ruled.
        return redirect(Paths(dispute.key, {"only": only_changes(request), "gone": str(n)}).step(run.last))
    if Notebook(request, dispute.table_id).came_with:  # a person who was here before, no robot and no preview
        with suppress(DatabaseError):
            dispute.open_again()
    gone = "gone" in request.GET and n == run.last
    notice = _("This line has only %(last)s steps.") % {"last": run.last} if gone else ""
    return show(request, dispute, run, n, i=asked_there(request, run, n), said=notice)


def asked_there(request: HttpRequest, run: Run, n: int) -> int | None:
    """Which decision to show at this step: the one asked for, else the first that was made there."""
    wanted = step_number(request.GET.get("ask", ""), -1)
    here = run.asked_at(n)
    if wanted in here:
        return wanted
    if n == run.last:
        return None
    return here[0] if here else None


def _answered(request: HttpRequest, dispute: Dispute, run: Run) -> HttpResponse:
    i = step_number(request.POST.get("ask", ""), -1)
    new = answer_decision(dispute, run, i, request.POST)
    if isinstance(new, RefusedAnswer):
        return show(request, dispute, run, status=422, **vars(new))
    if new is run:
        return _gone_on(request, dispute, run, i + 1)
    return _branched(request, dispute, new, i)


def _branched(request: HttpRequest, dispute: Dispute, new: Run, i: int) -> HttpResponse:
    """Another answer to decision i is another line: stored, noted, and shown where it stands now."""
    stored = dispute.decided(new.moves)
    book = Notebook(request, dispute.table_id)
    book.note(stored, dispute, i)
    for key in keys_with(request.POST.get("with", "")):
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


def _gone_on(request: HttpRequest, dispute: Dispute, run: Run, i: int) -> HttpResponse:
    """The answer that was given before: the line goes on as it did, and nothing of it is cut off."""
    kept_ = {"only": only_changes(request), "with": ",".join(keys_with(request.POST.get("with", "")))}
    href = Paths(dispute.key, kept_).decision(run, i)
    if not getattr(request, "htmx", False):
        return HttpResponseRedirect(href)
    over = i >= len(run.asked)
    response = show(request, dispute, run, run.last if over else run.asked[i].n, i=None if over else i)
    response["HX-Push-Url"] = href
    return response


def show(request: HttpRequest, dispute: Dispute, run: Run, n: int, status: int = 200, **more: Any) -> HttpResponse:
    """The page of one step; see StepPage for what else there is to say about it."""
    request.addresses = in_each_language(dispute.key, n, request.META.get("QUERY_STRING", ""))  # type: ignore[attr-defined]
    page = StepPage(request, dispute, run, n, **more)
    context = {"page": page, "section": page.section, "shared": page.shared}
    return render(request, "disputes/step.html", context, status=status)


@costs("running")
@with_replay
def steps(request: HttpRequest, dispute: Dispute, run: Run) -> HttpResponse:
    """More of the log: the steps before a step."""
    before = step_number(request.GET.get("before", ""), run.last + 1)
    n = step_number(request.GET.get("at", ""), run.last)
    page = LogPage(request, dispute, run, n, max(1, min(before, run.last + 1)))
    return render(request, "disputes/steps.html", {"page": page, "section": page.section})


@costs("running")
@with_replay
def across(request: HttpRequest, dispute: Dispute, run: Run, n: int) -> HttpResponse:
    """The verdict for both sides of the table."""
    story = story_of(dispute)
    n = min(n, run.last)
    verdict, otherwise = as_ruled(dispute, run, n, story)
    context = {**about(dispute, run, story), "verdict": verdict, "otherwise": otherwise, "n": n}
    context["back"] = reverse("referee:step", args=[dispute.key, n])
    return render(request, "disputes/across.html", context)
