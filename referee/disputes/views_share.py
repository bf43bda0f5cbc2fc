"""Giving a dispute to others: addresses, QR code, the verdict as text, the document, a picture of the table."""

from __future__ import annotations

import io

import segno
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import cache_control

from cards.catalogue import catalogue
from cards.pages.costs import costs
from cards.pages.languages import language
from cards.pictures import responses
from referee.board.table import lay
from referee.disputes import links
from referee.disputes.addresses import address
from referee.disputes.citations import labels
from referee.disputes.first_verdicts import as_ruled
from referee.disputes.memory import recall
from referee.disputes.notebook import Notebook, note_dispute
from referee.disputes.page import StepPage, about, named_after, story_of, title_of
from referee.disputes.picture import picture
from referee.disputes.preview import preview
from referee.disputes.ruling import ruling
from referee.disputes.views import fetch, step_number, unreadable, with_replay
from referee.models import Dispute
from rules import Mistake, Run, format

DAY = 24 * 3600
LAST = 10**6  # further than any dispute goes


def _address(request: HttpRequest, dispute: Dispute, n: int) -> str:
    return request.build_absolute_uri(address("step", dispute.key, n))


def _words(request: HttpRequest, dispute: Dispute, replay: Run, n: int) -> str:
    """The verdict with its citations as text for a chat."""
    story = story_of(dispute)
    found, otherwise = as_ruled(dispute, replay, n, story)
    lines = [title_of(dispute, replay, story)]
    if found is not None:
        lines.append(found.whole)
    if otherwise is not None:
        lines += otherwise.lines
    if found is not None and found.cites:
        named = labels(found.cites)
        lines.append(_("Decided by:"))
        lines += [
            f"§ {named[slug]}: {request.build_absolute_uri(reverse('cards:ruling', args=[slug]))}" for slug in named
        ]
    lines.append(_address(request, dispute, n))
    return "\n".join(lines) + "\n"


@costs("running")
@with_replay
def share(request: HttpRequest, dispute: Dispute, replay: Run, n: int) -> HttpResponse:
    n = min(n, replay.last)
    word = links.pack(dispute.situation())
    others = [line.key for line in Notebook(request, dispute.table_id).lines(dispute) if not line.current]
    short = _address(request, dispute, n)
    context = {
        **about(dispute, replay),
        "n": n,
        "short": short,
        "with_branches": f"{short}?with={','.join(others)}" if others else "",
        "long": request.build_absolute_uri(reverse("referee:long", args=[word, n])) if word else "",
        "longest": links.LONGEST,
        "words": _words(request, dispute, replay, n),
        "shared": StepPage(request, dispute, replay, n).shared,
    }
    return render(request, "disputes/share.html", context)


@costs("running")
@with_replay
def words(request: HttpRequest, dispute: Dispute, replay: Run, n: int) -> HttpResponse:
    text = _words(request, dispute, replay, min(n, replay.last))
    return HttpResponse(text, content_type="text/plain; charset=utf-8")


@costs("reading")
@cache_control(max_age=DAY, public=True)
def qr(request: HttpRequest, key: str, n: int) -> HttpResponse:
    dispute = fetch(key)
    drawn = io.BytesIO()
    code = segno.make(_address(request, dispute, n), error="m", micro=False)
    code.save(drawn, kind="svg", scale=8, border=3, dark="#0e1f28", light="#ffffff", xmldecl=False)
    return HttpResponse(drawn.getvalue(), content_type="image/svg+xml")


@costs("reading")
def document(request: HttpRequest, key: str) -> HttpResponse:
    """The document, as YAML: the same that the other doors read."""
    dispute = fetch(key)
    try:
        text = format(dispute.situation())
    except Mistake as mistake:
        return unreadable(request, dispute, mistake)
    response = HttpResponse(text, content_type="application/yaml; charset=utf-8")
    kind = "inline" if "show" in request.GET else "attachment"
    response["Content-Disposition"] = f'{kind}; filename="dispute-{dispute.key}.yaml"'
    return response


@costs("running")
@cache_control(max_age=DAY, public=True)
@with_replay
def table_picture(request: HttpRequest, dispute: Dispute, replay: Run, n: int) -> HttpResponse:
    n = min(n, replay.last)
    story = story_of(dispute)
    verdict, otherwise = as_ruled(dispute, replay, n, story)
    beside = otherwise.lines if otherwise else ()
    title = title_of(dispute, replay, story)
    drawn = picture(catalogue(), lay(replay.at(n)), title, verdict, _("Supply"), _("Trash"), beside)
    return HttpResponse(drawn, content_type="image/svg+xml")


@costs("running")
@with_replay
def verdict_picture(request: HttpRequest, dispute: Dispute, replay: Run, n: int) -> HttpResponse:
    """The verdict for where the address is shared, as PNG."""
    n = min(n, replay.last)
    story = story_of(dispute)
    return responses.picture(request, preview(dispute, replay, n, title_of(dispute, replay, story), story))


@costs("running", send="running")
def long(request: HttpRequest, word: str, n: int) -> HttpResponse:
    """The address that holds its document. Shown; stored, as every dispute is, as soon as somebody goes on from it."""
    try:
        situation = links.unpack(word)
    except links.AlteredAddress:
        context = {"section": "disputes", "why": _("It was changed or cut off on the way.")}
        return render(request, "disputes/altered.html", context, status=400)
    except Mistake as mistake:
        context = {"section": "disputes", "why": mistake.message[language()]}
        return render(request, "disputes/altered.html", context, status=400)
    if request.method == "POST":
        dispute = Dispute.store(situation)
        return note_dispute(request, dispute, redirect("referee:step", dispute.key, min(n, recall(dispute).last)))
    known = Dispute.stored(situation)
    if known is not None:
        return redirect("referee:step", known.key, min(n, recall(known).last))
    replay = Run(situation)
    n = min(n, replay.last)
    shown = {
        "known": catalogue(),
        "section": "disputes",
        "title": named_after(replay),
        "n": n,
        "last": replay.last,
        "verdict": ruling(replay, n, None),
        "stop": replay.stop.why[language()] if replay.stop else "",
        "laid": lay(replay.at(n)),
    }
    return render(request, "disputes/opened.html", shown)


@costs("running", send="running")
def cut_off(request: HttpRequest, rest: str) -> HttpResponse:
    """A long address whose end was lost. Where only the step is missing, the dispute is shown at its end."""
    word, _slash, n = rest.partition("/")
    return long(request, word, step_number(n.strip("/"), LAST))
