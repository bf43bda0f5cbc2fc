"""What can be wrong with a request, as a thing to raise; `referee.operations.guard.errors` tells it.

As RFC 9457 has it, in both languages, with its place and the nearest names: drf-standardized-errors has a form of its
own without any of these.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from rest_framework import exceptions

from cards.pages.languages import translated

Near = tuple[str, str]  # English and German


class Problem(exceptions.APIException):
    """What is told to whoever asked. `near` are names in both languages; `retry` is when to come again, in seconds."""

    def __init__(
        self,
        status: int,
        code: str,
        text: str | Promise,
        place: str = "",
        near: Sequence[Near] = (),
        retry: int | None = None,
        words: Mapping[str, object] | None = None,
    ) -> None:
        super().__init__(str(text))
        self.status_code, self.code, self.text, self.words = status, code, text, words or {}
        self.place, self.near, self.retry = place, tuple(near), retry

    def message(self, tongue: str) -> Any:
        return translated(tongue, lambda: str(self.text) % self.words if self.words else str(self.text))


def not_found(text: str | Promise, near: Sequence[Near] = (), **words: object) -> Problem:
    return Problem(404, "not-found", text, near=near, words=words)


def wrong_query(place: str, text: str | Promise, near: Sequence[Near] = (), **words: object) -> Problem:
    return Problem(400, "wrong-query", text, f"query.{place}", near, words=words)


def wrong_document(place: str, text: str | Promise, near: Sequence[Near] = (), **words: object) -> Problem:
    return Problem(400, "wrong-document", text, place, near, words=words)


# Ended by what it cost, where nothing of it could be shown: the same again would end there again.
TOO_MUCH = Problem(422, "too-much", _("That is more work than one request may ask for. Ask for less of it."))
