"""Everything that costs the server something, with its limits. One list, for the documentation and the README."""

from __future__ import annotations

from dataclasses import dataclass

from django.conf import settings
from django.utils.functional import Promise
from django.utils.translation import get_language
from django.utils.translation import gettext_lazy as _

from cards.kingdoms import paste
from cards.search import find, query
from referee.api.bodies import MOST_BYTES
from referee.api.parameters import MOST_A_PAGE, MOST_EXPANDED
from referee.operations.guard.costs import of_address
from referee.operations.guard.limits import WAIT
from rules import A_REQUEST, DEPTH, EFFECTS, MOST_CHARACTERS, MOST_DEPTH, MOST_MOVES, STEPS
from rules.logs.reading import LONGEST as LONGEST_LOG
from rules.questions import claim, scene, words


@dataclass(frozen=True)
class Costly:
    what: Promise
    where: str  # a method, and an address with {id} for whatever stands there
    limits: str

    @property
    def scope(self) -> str:
        """What the view there says of itself."""
        method, path = self.where.split(",")[0].split(" ")
        return of_address(method, path.replace("{id}", "1"))

    @property
    def rate(self) -> int:
        return int((settings.THROTTLE_PAGES | settings.THROTTLE)[self.scope])  # assistants count among pages


def group_thousands(n: int) -> str:
    """1,000, in German 1.000."""
    text = f"{n:,}"
    return text.replace(",", ".") if get_language() == "de" else text


def rows() -> list[Costly]:
    runs = str(_("%(runs)s runs at once on a machine, others wait %(wait)s s, then 503")) % {
        "runs": settings.ENGINE_RUNS,
        "wait": f"{WAIT:g}",
    }
    body = str(_("%(bytes)s bytes before anything is read, %(characters)s characters, %(depth)s levels")) % {
        "bytes": group_thousands(MOST_BYTES),
        "characters": group_thousands(MOST_CHARACTERS),
        "depth": MOST_DEPTH,
    }
    budget = str(
        _(
            "%(moves)s moves, %(steps)s instructions a run and %(request)s a request (then too-much), "
            "%(depth)s effects inside effects, %(effects)s waiting; %(runs)s"
        )
    ) % {
        "moves": group_thousands(MOST_MOVES),
        "steps": group_thousands(STEPS),
        "request": group_thousands(A_REQUEST),
        "effects": group_thousands(EFFECTS),
        "depth": group_thousands(DEPTH),
        "runs": runs,
    }
    listing = str(_("%(most)s rows on a page, with expand %(expanded)s; one at a time in a process")) % {
        "most": MOST_A_PAGE,
        "expanded": MOST_EXPANDED,
    }
    searching = str(_("%(characters)s characters, %(parts)s parts, %(matches)s matches; %(listing)s")) % {
        "characters": query.LONGEST,
        "parts": query.MOST,
        "matches": group_thousands(find.MOST),
        "listing": listing,
    }
    asked = str(_("%(characters)s characters, %(decisions)s decisions at a table that is built")) % {
        "characters": group_thousands(words.LONGEST),
        "decisions": scene.MOST_DECISIONS,
    }
    claims = str(_("%(parts)s deeds, as many things held, %(decisions)s decisions at a table")) % {
        "parts": claim.MOST_PARTS,
        "decisions": scene.MOST_DECISIONS,
    }
    pasted = str(_("%(characters)s characters")) % {"characters": group_thousands(paste.LONGEST)}
    logged = str(_("%(characters)s characters")) % {"characters": group_thousands(LONGEST_LOG)}
    return [
        Costly(_("Single things"), "GET /api/cards/{id}/, …", str(_("one, with what belongs to it"))),
        Costly(_("Lists"), "GET /api/cards/, …", listing),
        Costly(_("Search"), "GET /api/search/, ?q=", searching),
        Costly(_("Bulk files"), "GET /api/bulk/, …", str(_("made once for a load"))),
        Costly(_("Ask in a sentence"), "GET /api/ask/, ?q=", f"{asked}; {runs}"),
        Costly(_("Judge a claim"), "POST /api/ask/", f"{claims}; {runs}"),
        Costly(_("Store a situation"), "POST /api/situations/", f"{body}; {runs}"),
        Costly(_("Adjudicate"), "POST /api/adjudications/", budget),
        Costly(_("Play a game log"), "POST /api/logs/", f"{logged}; {runs}"),
        Costly(_("Go on"), "POST /api/adjudications/{id}/moves/", budget),
        Costly(_("See an adjudication again"), "GET /api/adjudications/{id}/", budget),
        Costly(_("Make a kingdom"), "POST /api/kingdoms/generate/", runs),
        Costly(_("Paste a kingdom"), "POST /api/kingdoms/paste/", f"{pasted}; {runs}"),
        Costly(_("A call of an assistant"), "POST /mcp/", budget),
    ]
