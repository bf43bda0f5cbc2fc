"""Situations, and what the referee says about them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from django.http import QueryDict
from django.urls import reverse
from django.utils.functional import lazy
from django.utils.translation import gettext_lazy as _
from drf_spectacular.utils import OpenApiParameter, OpenApiResponse
from rest_framework.request import Request
from rest_framework.response import Response

from cards.models import Situation as Told
from cards.pages.costs import costs
from cards.pages.languages import language
from cards.search import find
from referee.api.components import ref
from referee.api.lists import Listing, One
from referee.api.parameters import Parameters
from referee.api.prefetch import tell
from referee.api.schema import KINDS, choice_parameters, gets, lists, one, posts
from referee.api.shapes import SHAPES, address
from referee.api.view import Reading, View
from referee.disputes.first_verdicts import as_it_was, ruled_on, ruled_otherwise
from referee.disputes.page import story_of
from referee.models import Continuation, Dispute
from referee.problems import Problem, not_found, wrong_document
from rules import Mistake, Run, Situation, parse
from rules.facts import Names
from rules.speech.grammar import DE, EN

DOCUMENT = {kind: ref("Document") for kind in KINDS}


def read(data: Any) -> Situation:
    """The body as a situation. Mistake: something is wrong with it."""
    return parse([data] if isinstance(data, str) else data)


# --- situations ------------------------------------------------------------------------------------------------------


@lists(
    "listSituations",
    "Situation",
    _("The library of situations"),
    _("Famous disputes and the proofs of rulings."),
    q="throne room",
    card="tactician",
    ruling="seaside2:tactician:5",
    group="throne-room",
)
@posts(
    operation_id="storeSituation",
    summary=_("Store a situation"),
    description=_(
        "Checked and stored by its content; the referee has its say at /api/adjudications/ with the same id."
    ),
    tags=["situations"],
    parameters=choice_parameters("Situation"),
    request=DOCUMENT,
    responses={200: SHAPES["Situation"], 201: SHAPES["Situation"]},
)
@costs("listing", send="running")
class Situations(Listing):
    of = "Situation"
    params = ("q", "card", "ruling", "group")

    def find(self, query: QueryDict, warnings: list[Any]) -> Any:
        found = Told.objects.order_by("position")
        if group := query.get("group", "").strip():
            found = found.filter(group=group)
        if ruling := query.get("ruling", "").strip():
            found = found.filter(proves__slug=ruling)
        if card := query.get("card", "").strip():
            meant = self.card(card, warnings)
            if meant is None:
                return []
            found = found.filter(cards=meant)
        if typed := query.get("q", "").strip():
            order = {slug: n for n, slug in enumerate(self.search(typed, warnings).situations)}
            fitting = found.filter(slug__in=list(order)).order_by().values_list("slug", flat=True)
            return sorted(fitting, key=order.__getitem__)
        return found

    def by_slug(self, slugs: list[str]) -> Mapping[str, Told]:
        return {row.slug: row for row in find.situations(slugs)}

    def ready(self, rows: Any) -> Any:
        return find.situations(rows) if rows and isinstance(rows[0], str) else rows

    def post(self, request: Request) -> Response:
        situation = read(request.data)
        dispute = Dispute.store(situation)
        body = tell("Situation", [dispute], self.asked, self.known)[0]
        where = request.build_absolute_uri(reverse("api:situation", args=[dispute.key]))
        return Response(body, 201 if dispute.is_new else 200, headers={"Location": where})


@one(
    "getSituation",
    "Situation",
    _("A situation"),
    {"id": "throne-room-on-tactician"},
    _("By its slug, or by the id it was stored under."),
)
@costs("reading")
class OneSituation(One):
    of = "Situation"

    def find(self, id: str) -> Any:
        told = Told.objects.filter(slug=id).first()
        stored = told or Dispute.fetch(id)
        if stored is None:
            titles = Told.objects.values_list("slug", "title_en", "title_de")
            near = Names((slug, (slug.replace("-", " "),)) for slug, _en, _de in titles).near(id.replace("-", " "), 3)
            raise not_found(_("There is no situation “%(id)s”."), [(slug, slug) for slug in near], id=id[:80])
        return stored


# --- adjudications ---------------------------------------------------------------------------------------------------


def earlier_ruling(run: Run, dispute: Dispute, keep: bool) -> dict[str, Any] | None:
    """What was ruled here on an earlier day, where the referee of today rules otherwise."""
    story = story_of(dispute)
    found = ruled_otherwise(dispute, run, None, story, keep)
    if found is None:
        return None
    then, today = ({"en": said.text(EN), "de": said.text(DE)} for said in (found.then, found.today))
    return {"at": found.at.isoformat(), "then": then, "today": today, "step": found.step}


def play_dispute(dispute: Dispute) -> Run:
    """Problem: the referee of today cannot read its document; what was ruled is kept, and told instead."""
    try:
        return Run(dispute.situation())
    except Mistake as mistake:
        kept = as_it_was(dispute)
        then = lazy(lambda: f"{ruled_on(kept[0])}: “{kept[1].text(language())}”" if kept else "", str)()
        text = _("It was stored when the referee read documents differently. %(then)s")
        raise Problem(422, "from-another-time", text, mistake.place, words={"then": then}) from mistake


def answer(
    run: Run, dispute: Dispute, id: str, parent: str | None, asked: Parameters, keep: bool = False
) -> dict[str, Any]:
    """The contract's answer, and where it can be found again: for programs, as a page, as a picture of the verdict."""
    found = run.answer()
    differences = found.pop("differences", None if run.situation.expect is None else [])
    return {
        **found,
        "id": id,
        "parent": parent,
        "differences": differences,
        "otherwise": earlier_ruling(run, dispute, keep),
        "address": address(asked, lambda: reverse("referee:end", args=[dispute.key])),
        "picture": address(asked, lambda: reverse("referee:verdict-picture", args=[dispute.key, run.last])),
    }


def where(request: Request, id: str) -> dict[str, str]:
    return {"Location": request.build_absolute_uri(reverse("api:adjudication", args=[id]))}


ANSWERED = {code: OpenApiResponse(ref("Adjudication")) for code in (200, 201)}


@posts(
    operation_id="adjudicate",
    summary=_("Ask the referee"),
    description=_(
        "Plays the document’s moves and says what happens, each step with its rules. The same document gives the same "
        "answer at the same address. A move that is not legal is not an error here: `error` in the answer names it."
    ),
    tags=["adjudications"],
    request=DOCUMENT,
    responses=ANSWERED,
)
@costs(send="running")
class Adjudications(View):
    def post(self, request: Request) -> Response:
        run = Run(read(request.data))
        dispute = Dispute.store(run.situation)
        body = answer(run, dispute, dispute.key, None, self.asked, keep=True)
        return Response(body, 201 if dispute.is_new else 200, headers=where(request, dispute.key))


def find_dispute(id: str) -> tuple[Dispute, str | None]:
    """What is stored under this id, and what it continues."""
    dispute = Dispute.fetch(id)
    if dispute is not None:
        return dispute, None
    continued = Continuation.objects.select_related("dispute__table").filter(key=id).first()
    if continued is None:
        raise not_found(_("There is no adjudication “%(id)s”."), id=id[:80])
    return continued.dispute, continued.parent


ID = OpenApiParameter("id", str, OpenApiParameter.PATH)


@gets(
    operation_id="getAdjudication",
    summary=_("An adjudication"),
    description=_("An adjudication"),
    tags=["adjudications"],
    parameters=[ID],
    responses={200: OpenApiResponse(ref("Adjudication"))},
)
@costs("running")
class OneAdjudication(Reading):
    def answer(self, request: Request, **kwargs: Any) -> Any:
        dispute, parent = find_dispute(kwargs["id"])
        return answer(play_dispute(dispute), dispute, kwargs["id"], parent, self.asked)


@posts(
    operation_id="continueAdjudication",
    summary=_("Go on from an adjudication"),
    description=_("The same table with further moves, as an adjudication of its own that names its parent."),
    tags=["adjudications"],
    parameters=[ID],
    request={kind: ref("FurtherMoves") for kind in KINDS},
    responses=ANSWERED,
)
@costs(send="running")
class Moves(View):
    def post(self, request: Request, id: str) -> Response:
        body = request.data
        before, _parent = find_dispute(id)
        if not isinstance(body, dict) or not {"moves"} <= set(body) <= {"moves", "expect"}:
            raise wrong_document("moves", _("A list of moves belongs here; expect may stand beside it."))
        table = json.loads(before.table.document)
        new = read({**table, **body}).moves  # by itself first, so that a mistake is found where it stands here
        if not new:
            raise wrong_document("moves", _("There is no move in it."))
        run = Run(read({**table, **body, "moves": [*before.moves, *new]}))
        dispute = Dispute.store(run.situation)
        continued, is_new = Continuation.store(dispute, id)
        told = answer(run, dispute, continued.key, id, self.asked, keep=True)
        return Response(told, 201 if is_new else 200, headers=where(request, continued.key))
