"""Describing a table: by tapping it, as a form, or as the document. Whatever is said comes back, right or wrong."""

from __future__ import annotations

from typing import Any

from django.core.exceptions import RequestDataTooBig
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _

from cards.models import Entry
from cards.models import Situation as Told
from cards.pages.costs import costs
from cards.pages.languages import language
from cards.pages.page_cache import cache_for_load
from referee.describing.beginning import first_beginning
from referee.describing.form import Form, form_from_data
from referee.describing.form_data import data_from_form, name_in, places_of, renumber_seats
from referee.describing.mistakes import (
    all_fixed,
    check,
    mark,
    mark_names,
    mend_names,
    near_names,
    replace_name,
    told_mistake,
)
from referee.describing.names import completions, meant, similar_cards
from referee.describing.tapping import all_cards, describe_table, looked_at, notes, wrong
from referee.disputes.memory import remember
from referee.disputes.notebook import note_dispute
from referee.documents import comments_in, data_from_text, line_of, text_from_data, with_comments
from referee.library.choosing import groups
from referee.models import Dispute
from rules import MEANINGS, MOST_CHARACTERS, MOST_PLAYERS, Mistake, Run, Situation, read_text
from rules.facts import expansions, same
from rules.kingdoms import kingdoms
from rules.speech.grammar import EN

TABLE, FORM, DOCUMENT = "table", "form", "document"
MOST_TYPED = 600  # characters
MOST_TONIGHT = 2_000  # characters
TURNS = ("turn-player", "turn-previous")  # fields that name a player


@costs("running", send="running")
def describe(request: HttpRequest) -> HttpResponse:
    if request.method == "POST":
        return _described(request)
    data, notice = first_beginning(request.GET)
    if request.GET.get("as") == DOCUMENT:
        return _page_of_document(request, text_from_data(data) if data else "", notice=notice)
    if request.GET.get("as") == FORM:
        return _page_of_form(request, form_from_data(data), notice=notice)
    return _page_of_table(request, data, notice=notice)


def _described(request: HttpRequest) -> HttpResponse:
    sent = {key: str(value) for key, value in request.POST.items()}
    do = sent.get("do", "play")
    if TABLE in sent:
        return _table_sent(request, sent[TABLE], do)
    if "document" in sent:
        return _document_sent(request, sent["document"].replace("\r\n", "\n"), do)
    if sum(map(len, sent.values())) > MOST_CHARACTERS:
        return _too_much(request, sent)
    return _form_sent(request, sent, do)


def _form_sent(request: HttpRequest, sent: dict[str, str], do: str) -> HttpResponse:
    if sent.get("fix"):
        sent = all_fixed(sent) if sent["fix"] == "all" else replace_name(sent, sent["fix"])
        do = "check"
    sent, focus = _other_seats(renumber_seats(sent), do)
    data = data_from_form(sent)
    form = _form_as_sent(sent, data)
    form.focus = focus or sent.get("fix", "").partition("|")[0]
    if focus or do == "back":  # back: a draft that the browser kept
        return _page_of_form(request, form)
    if do == TABLE and not form.wrong:
        return _page_of_table(request, data, comments=form.comments)
    if do == DOCUMENT and not form.wrong:
        return _page_of_document(request, with_comments(text_from_data(data), form.comments))
    situation, mistakes = check(data)
    if situation is not None and do == "play" and not form.wrong:
        return _opened(request, situation)
    form.notes = notes(situation) if situation else []
    mark(form, mistakes, data)
    return _page_of_form(request, form, status=422 if form.wrong else 200)


def _form_as_sent(sent: dict[str, str], data: dict[str, Any]) -> Form:
    """As it was typed, with the names that mean nothing marked."""
    form = form_from_data(data, len(places_of(sent)))
    form.comments = sent.get("comments", "")
    _as_typed(form, sent)
    mark_names(form, sent, data)
    return form


def _too_much(request: HttpRequest, sent: dict[str, str]) -> HttpResponse:
    """More than any table needs is not read at all, and comes back as it was."""
    players: dict[str, dict[str, str]] = {name: {} for place in places_of(sent) if (name := name_in(sent, place)[:100])}
    form = form_from_data({"players": players}, len(places_of(sent)))
    form.comments = sent.get("comments", "")
    _as_typed(form, sent)
    most = f"{MOST_CHARACTERS:,}" if language() == EN else f"{MOST_CHARACTERS:,}".replace(",", ".")
    notice = _("All fields together have more than %(most)s characters. Shorten them.") % {"most": most}
    return _page_of_form(request, form, notice, status=422)


def _other_seats(sent: dict[str, str], do: str) -> tuple[dict[str, str], str]:
    """The form with one player more or less, and the name where one goes on then."""
    seats = len(places_of(sent))
    if do == "add":
        place = min(max(seats, 2), MOST_PLAYERS - 1)
        return {f"p{place}-name": "", **sent}, f"p{place}-name"
    if do.startswith("remove"):
        place = next((place for place in range(seats) if do == f"remove-{place}"), seats)
        sent = {key: text for key, text in sent.items() if key not in TURNS or not same(text, name_in(sent, place))}
        return renumber_seats(sent, place), f"p{max(min(place, seats - 2), 0)}-name"
    return sent, ""


def _as_typed(form: Form, sent: dict[str, str]) -> None:
    """A form that comes back shows what was typed, not what was understood."""
    for field in form.fields():
        if sent.get(field.name, "").strip():
            field.value = sent[field.name]


def _table_sent(request: HttpRequest, text: str, do: str) -> HttpResponse:
    """The tapped table, as its script writes it: the document in JSON."""
    try:
        data = data_from_text(text)
    except Mistake as mistake:
        return _page_of_document(request, text, [mistake])
    comments = request.POST.get("comments", "")[:MOST_CHARACTERS]
    if do == FORM:
        form = form_from_data(data)
        form.comments = comments
        return _page_of_form(request, form)
    if do == DOCUMENT:
        return _page_of_document(request, with_comments(text_from_data(data), comments))
    if do == "mend":
        data = mend_names(data)
    situation, mistakes = check(data)
    if situation is not None and do == "play":
        return _opened(request, situation)
    return _page_of_table(request, data, mistakes, comments=comments)


def _document_sent(request: HttpRequest, text: str, do: str) -> HttpResponse:
    try:
        if do == TABLE:
            return _page_of_table(request, data_from_text(text), comments=comments_in(text))
        if do == FORM:
            form = form_from_data(data_from_text(text))
            form.comments = comments_in(text)
            notice = _("The form has no place for the comments (#). They come back at the top of the document.")
            return _page_of_form(request, form, notice if form.comments else "")
        if do == "mend":
            text = with_comments(text_from_data(mend_names(data_from_text(text))), comments_in(text))
        situation, mistakes = check(read_text(text))
    except Mistake as mistake:
        return _page_of_document(request, text, [mistake])
    if situation is not None:
        return _page_of_document(request, text) if do == "mend" else _opened(request, situation)
    return _page_of_document(request, text, mistakes)


def _opened(request: HttpRequest, situation: Situation) -> HttpResponse:
    dispute = Dispute.store(situation)
    replay = Run(situation)
    remember(dispute, replay)
    return note_dispute(request, dispute, redirect("referee:step", dispute.key, replay.last))


def _page_of_table(
    request: HttpRequest,
    data: dict[str, Any],
    mistakes: list[Mistake] | None = None,
    notice: str = "",
    comments: str = "",
) -> HttpResponse:
    """The table to tap. Without a script its page is the form."""
    form = form_from_data(data)
    form.comments = comments
    mark(form, mistakes or [], data)
    context = {"table": describe_table(data, mistakes, begun=bool(data)), "notice": notice}
    return _page_of_form(request, form, notice, 422 if mistakes else 200, context)


def _page_of_form(
    request: HttpRequest, form: Form, notice: str = "", status: int = 200, more: dict[str, Any] | None = None
) -> HttpResponse:
    context = {
        **(more or {}),
        "section": "disputes",
        "form": form,
        "notice": notice,
        "most_players": MOST_PLAYERS,
        **_beginnings(),
    }
    return render(request, "describing/describe.html", context, status=status)


def _page_of_document(
    request: HttpRequest, text: str, mistakes: list[Mistake] | None = None, notice: str = ""
) -> HttpResponse:
    found = []
    for mistake in mistakes or []:
        line = line_of(text, mistake.place) if len(text) <= MOST_CHARACTERS else 0
        said = told_mistake(mistake, line)
        lines = text.splitlines()
        said.fixes = [("", near) for near in near_names(mistake)]
        found.append({"found": said, "line": lines[line - 1][:200] if 0 < line <= len(lines) else ""})
    mendable = any(near_names(mistake) for mistake in mistakes or [])
    context = {
        "section": "disputes",
        "text": text,
        "mistakes": found,
        "mendable": mendable,
        "notice": notice,
        "keys": every_key(),
        **_beginnings(),
    }
    return render(request, "describing/document.html", context, status=422 if mistakes else 200)


def every_key() -> list[tuple[str, list[tuple[str, str]]]]:
    """Each key of a document and what it means, part by part."""
    tongue = language()
    return [(room, [(key, text[tongue]) for key, text in keys.items()]) for room, keys in MEANINGS.items()]


def _beginnings() -> dict[str, Any]:
    """What one can start from instead of an empty table."""
    one_of_each: dict[str, Told | None] = {group["slug"]: None for group in groups()}
    for story in reversed(Told.objects.exclude(group="")):
        one_of_each[story.group] = story
    return {
        "famous": list(one_of_each.values())[:4],
        "kingdoms": [(k.key, k.de if language() else k.en, _book(k.book)) for k in kingdoms()],
        "proved": Entry.objects.filter(proofs__isnull=False).exists(),
    }


def _book(book: str) -> str:
    for expansion in expansions().values():
        for n, slug in expansion.editions.items():
            if slug == book:
                name = expansion.de if language() else expansion.en
                return f"{name} {n}" if len(expansion.editions) > 1 else name
    return book


@costs("reading")
def names(request: HttpRequest) -> HttpResponse:
    """Options for the field that is being typed in: its text, with the last name completed."""
    text = request.GET.get("text", "")
    tonight = frozenset(request.GET.get("tonight", "")[:MOST_TONIGHT].split())
    options = completions(text, tonight) if len(text) <= MOST_TYPED else []
    return render(request, "describing/names.html", {"options": options})


@costs("reading")
def every_card(request: HttpRequest) -> HttpResponse:
    """The cards as the table's script knows them."""
    response = _kept_cards(request)
    response.headers["Content-Type"] = "application/json"
    return response


@cache_for_load
def _kept_cards(request: HttpRequest) -> HttpResponse:
    return JsonResponse(all_cards(), json_dumps_params={"ensure_ascii": False, "separators": (",", ":")})


@costs("reading")
def found(request: HttpRequest) -> HttpResponse:
    """The cards that somebody looks for, misspelt or several in one line."""
    text = request.GET.get("text", "")[:MOST_TYPED]
    return JsonResponse({"meant": meant(text), "alike": similar_cards(text)})


@costs(send="running")
def look(request: HttpRequest) -> HttpResponse:
    """What the rules say of a table that is being described. Nothing is stored."""
    try:
        return JsonResponse(looked_at(data_from_text(request.POST.get(TABLE, ""))))
    except Mistake as mistake:
        return JsonResponse({"wrong": [wrong(mistake)], "piles": [], "notes": []})


# --- what cannot be read ---------------------------------------------------------------------------------------------


def refused(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Something too large was sent, or something that no browser sends."""
    large = isinstance(exception, RequestDataTooBig)
    why = _("What was sent is too large for one table.") if large else _("What was sent cannot be read.")
    return render(request, "describing/refused.html", {"why": why}, status=413 if large else 400)


def not_from_here(request: HttpRequest, reason: str = "") -> HttpResponse:
    """The form was not one of ours, or its cookie is gone."""
    why = _(
        "Your browser did not send along the cookie that came with the form. Allow cookies, go back, reload the page."
    )
    return render(request, "describing/refused.html", {"why": why}, status=403)
