"""What a citation is called where there is no link: in a picture, in a text."""

from __future__ import annotations

from collections.abc import Iterable

from cards.models import Entry, current
from cards.pages.languages import language
from rules.speech.wording import statement_name


def labels(slugs: Iterable[str]) -> dict[str, str]:
    """The citations as plain words."""
    wanted = list(slugs)
    titles = dict(Entry.objects.filter(slug__in=wanted, card=None).values_list("slug", f"title_{current()}"))
    return {slug: statement_name(slug, titles.get(slug, ""), language()) for slug in wanted if slug.count(":") == 2}
