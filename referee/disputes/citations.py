"""What a citation is called where there is no link: in a picture, in a text."""

from __future__ import annotations

from collections.abc import Iterable

from cards.models import Entry, current
from cards.pages.languages import language
from rules.facts import facts
from rules.speech.wording import card_name


def labels(slugs: Iterable[str]) -> dict[str, str]:
    """The citations as plain words."""
    wanted = list(slugs)
    titles = dict(Entry.objects.filter(slug__in=wanted, card=None).values_list("slug", f"title_{current()}"))
    return {slug: label_of(titles, slug) for slug in wanted if slug.count(":") == 2}


def label_of(entry_title: dict[str, str], slug: str) -> str:
    """Acolyte 2, Play again 2."""
    _book, topic, n = slug.split(":")
    name = card_name(topic, language()) if topic in facts() else entry_title.get(slug, topic)
    return f"{name} {n}"
