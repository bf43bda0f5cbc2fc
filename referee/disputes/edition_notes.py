"""What is told beside a verdict where an older edition is played, or where an edition changed the ruling."""

from __future__ import annotations

from django.utils.translation import gettext as _

from cards.catalogue import Catalogue
from cards.models import Entry
from cards.pages.languages import language
from rules import Run, Situation
from rules.facts import expansions


def expansion_name(slug: str) -> str:
    expansion = expansions()[slug]
    return expansion.de if language() else expansion.en


def edition_name(slug: str, edition: int) -> str:
    return _("%(expansion)s, edition %(edition)s") % {"expansion": expansion_name(slug), "edition": edition}


def older_editions(situation: Situation) -> str:
    """What the table plays that is no longer the newest."""
    older = [edition_name(slug, n) for slug, n in situation.editions.items() if n < max(expansions()[slug].editions)]
    return _("Played here: %(editions)s.") % {"editions": "; ".join(older)} if older else ""


def holds_since(entry: Entry, known: Catalogue, run: Run) -> str:
    """What took the ruling's place, with the year, where that changes how the line comes out."""
    new = next(iter(known.rulings(entry.superseded_by[:1])), None)
    if new is None or not _differs(run, new):
        return ""
    return _("Since %(year)s otherwise: %(text)s") % {"year": new.year, "text": new.text}


def held_until(entry: Entry, known: Catalogue, run: Run) -> str:
    """What older players may remember, with the year, where the line came out differently then."""
    old = next(iter(known.rulings(entry.supersedes[:1])), None)
    if old is None or not _differs(run, old):
        return ""
    return _("Until %(year)s it was otherwise: %(text)s") % {"year": entry.year, "text": old.text}


def _differs(run: Run, entry: Entry) -> bool:
    return run.differs_in(entry.edition.expansion.slug, entry.edition.number)
