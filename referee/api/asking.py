"""A question in a person's words, answered."""

from __future__ import annotations

from typing import Any

from django.utils.translation import gettext_lazy as _
from drf_spectacular.utils import OpenApiParameter, OpenApiResponse
from rest_framework.request import Request

from cards.pages.costs import costs
from referee.api.components import ref
from referee.api.schema import gets
from referee.api.view import Reading
from referee.asking.answer import ask
from rules.speech.grammar import LANGUAGES


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
@costs("running")
class AskView(Reading):
    params = ("q",)

    def answer(self, request: Request, **kwargs: Any) -> Any:
        given = request.GET.get("lang", "")
        language = LANGUAGES.index(given) if given in LANGUAGES else None
        return ask(request.GET.get("q", ""), self.known, language).told()
