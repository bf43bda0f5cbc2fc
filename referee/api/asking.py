"""A question in a person's words, answered."""

from __future__ import annotations

from typing import Any

from django.utils.translation import gettext_lazy as _
from drf_spectacular.utils import OpenApiParameter, OpenApiResponse
from rest_framework.request import Request
from rest_framework.response import Response

from cards.pages.costs import costs
from referee.api.components import ref
from referee.api.schema import KINDS, gets, posts
from referee.api.view import Reading
from referee.asking.answer import ask, judged
from referee.problems import wrong_document
from rules.questions.claim import from_json
from rules.speech.grammar import EN, LANGUAGES


@gets(
    operation_id="ask",
    summary=_("Ask in a sentence"),
    description=_(
        "Who is right, asked as at the table. The answer comes from a stored dispute that asks the same, from a table "
        "that is built from the sentence and played, or from rulings; where the referee does not know, it says so."
    ),
    tags=["search"],
    parameters=[
        OpenApiParameter("q", str, description=_("The question. Only its first 1,000 characters are read.")),
        OpenApiParameter(
            "lang",
            str,
            enum=("en", "de", "both"),
            description=_("The question’s language; it is recognised where this is left out."),
        ),
    ],
    responses={200: OpenApiResponse(ref("Asked"))},
)
@posts(
    operation_id="judgeClaim",
    summary=_("Judge a claim"),
    description=_(
        "How a question was read, sent back corrected: `claim` as an answer has it. It is judged as it stands and "
        "never read again; what is left out is as in the description."
    ),
    tags=["search"],
    request={kind: ref("ClaimSent") for kind in KINDS},
    responses={200: OpenApiResponse(ref("Asked"))},
)
@costs("running", send="running")
class AskView(Reading):
    params = ("q",)

    def answer(self, request: Request, **kwargs: Any) -> Any:
        given = request.GET.get("lang", "")
        language = LANGUAGES.index(given) if given in LANGUAGES else None
        return ask(request.GET.get("q", ""), self.known, language).tell()

    def post(self, request: Request) -> Response:
        body = request.data
        if not isinstance(body, dict) or set(body) != {"claim"}:
            raise wrong_document("claim", _("A claim belongs here, and nothing else."))
        given = request.GET.get("lang", "")
        language = LANGUAGES.index(given) if given in LANGUAGES else EN
        return Response(judged(from_json(body["claim"]), self.known, language).tell())
