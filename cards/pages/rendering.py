"""What all pages of the reference share: their address in both languages, and what is shown when there is nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from django.http import HttpResponse
from django.shortcuts import render

from cards.models import Card, current, in_both, other
from cards.pages.page_cache import ReferenceRequest
from cards.pages.requests import wants_part
from rules.speech.grammar import LANGUAGES


def page(request: ReferenceRequest, template: str, address: Callable[[], str], context: dict[str, Any]) -> HttpResponse:
    """A page with its own address in each language."""
    # A part of a page names no addresses.
    request.addresses = dict.fromkeys(LANGUAGES, "") if wants_part(request) else in_both(address)
    context = {"section": "cards", **context, "known": request.known, "other_language": other()}
    return render(request, template, context | {"canonical": request.addresses[current()]})


def missing_page(request: ReferenceRequest, asked: str, near: Sequence[Any]) -> HttpResponse:
    context = {"asked": asked if len(asked) <= 60 else f"{asked[:60]} …", "near": near, "known": request.known}
    return render(request, "reference/missing.html", context, status=404)


def find_card(request: ReferenceRequest, slug: str) -> Card | None:
    return request.known.address.get(slug)


def spelled_otherwise(request: ReferenceRequest, slug: str) -> Card | None:
    """The card whose alias or inflected form the address uses."""
    meant = request.known.names.first(slug.replace("-", " "))
    return request.known.cards[meant] if meant else None


def near_cards(request: ReferenceRequest, slug: str) -> list[Card]:
    return [request.known.cards[near] for near in request.known.names.near(slug.replace("-", " "), 5)]
