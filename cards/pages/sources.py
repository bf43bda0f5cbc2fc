"""How the source of a statement is said: the edition, the book, the place in it."""

from __future__ import annotations

import re

from django.utils.translation import gettext as _

from cards.models import Edition, Entry, current


def ordinal(number: int) -> str:
    """1st edition, 1. Edition."""
    return _("1st edition") if number == 1 else _("2nd edition") if number == 2 else str(number)


def book_title(edition: Edition) -> str:
    """The book's name. A rulebook is called as it is printed, in the language that it is printed in."""
    printed = re.search(r"\((\d{4})\)", edition.title)
    if edition.title and edition.language == current():
        return edition.title if printed else f"{edition.title} ({edition.year})"
    only = not edition.book.endswith(str(edition.number))
    name = edition.expansion.name if only else f"{edition.expansion.name}, {ordinal(edition.number)}"
    return f"{name} ({printed[1] if printed else edition.year})"


def place(entry: Entry) -> str:
    """Where a statement stands, with the year: the book, its heading, the page or the section; or another source that
    it names."""
    heading = _("“%(heading)s”") % {"heading": entry.heading}
    if entry.source:
        year = "" if str(entry.year) in entry.source else f", {entry.year}"
        return f"{heading}{year}. {entry.source}"
    page = _("p. %(page)s") % {"page": entry.page} if entry.page else ""
    section = "" if page or entry.section == entry.heading else entry.section
    return ", ".join(filter(None, [book_title(entry.edition), heading, page, section]))
