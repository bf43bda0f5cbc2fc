"""What one table has more or less of than another, in sentences: for who weighs outcomes against each other."""

from __future__ import annotations

from collections.abc import Iterable

from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop, ngettext

from cards.pages.languages import language
from referee.board.table import Board, DrawnSeat, DrawnZone, Heap, Slab, token_name
from rules import ASIDE, DECK, DISCARD, EXILE, HAND, ISLAND, NATIVE_VILLAGE, TAVERN
from rules.speech.grammar import listed
from rules.speech.wording import so_many

PLACES = {
    "play": gettext_noop("in play"),
    str(HAND): gettext_noop("in hand"),
    str(DECK): gettext_noop("in the deck"),
    str(DISCARD): gettext_noop("in the discard pile"),
    str(ASIDE): gettext_noop("set aside"),
    str(ISLAND): gettext_noop("on the Island mat"),
    str(NATIVE_VILLAGE): gettext_noop("on the Native Village mat"),
    str(TAVERN): gettext_noop("on the Tavern mat"),
    str(EXILE): gettext_noop("in Exile"),
}


def differing(board: Board) -> list[str]:
    """Of a table that was laid beside another: who has what, then the piles and the trash."""
    found = [_seat(board, seat) for seat in board.seats]
    found.append(_piles(_("In the Supply"), [*board.piles, *board.basics, *board.mixed]))
    found.append(_piles(_("Beside the Supply"), [*board.beside, *board.beside_mixed]))
    if board.trash.change:
        found.append(f"{_('In the trash')}: {_cards(board.trash.change)}.")
    return [sentence for sentence in found if sentence]


def _seat(board: Board, seat: DrawnSeat) -> str:
    parts = [_zone(zone) for zone in (*seat.drawn, *seat.told) if zone.change]
    counted = [*seat.tokens, *(board.meters if seat.on else ())]
    parts += [_more(token.change, token_name(token.key, abs(token.change))) for token in counted if token.change]
    if n := seat.points_change:
        parts.append(_more(n, ngettext("point", "points", abs(n))))
    if not parts:
        return ""
    return _("%(player)s has %(things)s.") % {"player": seat.name, "things": listed(parts, language())}


def _zone(zone: DrawnZone) -> str:
    place = _(PLACES[zone.key]) if zone.key in PLACES else f"({zone.name})"
    return f"{_cards(zone.change)} {place}"


def _cards(n: int) -> str:
    return _more(n, ngettext("card", "cards", abs(n)))


def _piles(where: str, heaps: Iterable[Heap | Slab]) -> str:
    parts = [_pile(heap.slug, heap.change) for heap in heaps if heap.change]
    return f"{where}: {listed(parts, language())}." if parts else ""


def _pile(slug: str, n: int) -> str:
    named = so_many(slug, abs(n), language())
    return _signed(n, named if abs(n) > 1 else f"1 {named}")


def _more(n: int, what: str) -> str:
    return _signed(n, f"{abs(n)} {what}")


def _signed(n: int, things: str) -> str:
    return (_("%(things)s more") if n > 0 else _("%(things)s fewer")) % {"things": things}
