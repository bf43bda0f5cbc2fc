"""The pieces that a dispute's page is drawn with: the table, the log, the question, citations.

How they look is said in templates/drawings/referee/.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from django import template
from django.template.backends.utils import csrf_input
from markupsafe import Markup

from cards.catalogue import Catalogue
from cards.models import address as of_the_reference
from cards.models import current
from cards.pages.drawings import Drawings, draw, drawings
from cards.templatetags.reference import icon, known
from referee.board.table import Board
from referee.disputes.addresses import address
from referee.disputes.citations import labels
from referee.disputes.page import LogPage, StepPage

register = template.Library()


register.simple_tag(icon)
register.simple_tag(address, name="at")


def pieces() -> Drawings:
    return drawings("referee/pieces.html")


@register.simple_tag(takes_context=True)
def board(context: template.Context, laid: Board) -> Markup:
    """The table."""
    return draw("referee/board.html", board=laid, known=known(context))


@register.simple_tag(takes_context=True)
def step(context: template.Context) -> Markup:
    """All about one step: the verdict, the table, the log, the question."""
    page: StepPage = context["page"]
    cites = [*(page.verdict.cites if page.verdict else ()), *page.log.cites]
    return draw(
        "referee/step.html",
        page=page,
        board=page.board,
        known=page.known,
        links=cited(page.known, cites),
        csrf_input=csrf_input(page.request),
    )


@register.simple_tag(takes_context=True)
def entries(context: template.Context) -> Markup:
    """The rows of the log, newest first."""
    page: LogPage = context["page"]
    return draw("referee/log.html", page=page, links=cited(page.known, page.log.cites))


@register.simple_tag
def jobs() -> Markup:
    """The sections of the site, from within a dispute."""
    return _jobs(of_the_reference("search"), of_the_reference("kingdoms"), address("disputes"))


@lru_cache(100)
def _jobs(cards: str, kingdoms: str, disputes: str) -> Markup:
    """Drawn once: the addresses say in which language."""
    return pieces().jobs(cards, kingdoms, disputes)


# --- citations -------------------------------------------------------------------------------------------------------


def cited(catalogue: Catalogue, slugs: Iterable[str]) -> dict[str, Markup]:
    """The link of each citation. One query for those that were never shown before."""
    spoken = current()
    wanted = list(dict.fromkeys(slug for slug in slugs if slug.count(":") == 2))
    new = [slug for slug in wanted if ("cite", slug, spoken) not in catalogue.parts]
    if new:
        for slug, label in labels(new).items():
            catalogue.parts["cite", slug, spoken] = pieces().cite(of_the_reference("ruling", slug), label)
    return {slug: catalogue.parts["cite", slug, spoken] for slug in wanted}


@register.simple_tag(takes_context=True)
def cites(context: template.Context, slugs: Iterable[str]) -> Markup:
    """Citations that open in place; without JavaScript they lead to the ruling."""
    return Markup().join(cited(known(context), slugs).values())
