"""The environment of the templates in templates/drawings/: what they may call besides what they are given."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from jinja2 import Environment
from markupsafe import Markup

from cards.catalogue import Catalogue
from cards.models import current
from cards.pages.drawings import PIECES, drawings, piece_in
from cards.pages.drawings import environment as environment_of_pages
from referee.board.table import Heap, Lying, pile_name
from referee.disputes.addresses import address

# A citation opens below what it proves.
OPENS = Markup(
    'hx-target="next .opened" hx-select=".said-t, .src" hx-swap="innerHTML ignoreTitle:true" hx-push-url="false"'
)


def environment(**options: Any) -> Environment:
    made = environment_of_pages(**options)
    made.globals.update(at=address, OPENS=OPENS, lying=lying, standing=standing)
    made.filters.update(figure=figure, card_called=pile_name)
    return made


def lying(known: Catalogue, cards: Iterable[Lying]) -> Markup:
    """Cards on the table, those of one name together. "?" is face down."""
    spoken, back = current(), drawings(PIECES).back
    return Markup(
        "".join(
            back(card.n, card.side, card.moved)
            if card.slug == "?"
            else piece_in(spoken, known, "lying", known.cards[card.slug], card.n, card.side, card.moved, card.note)
            for card in cards
        )
    )


def standing(known: Catalogue, piles: Iterable[Heap]) -> Markup:
    """Piles of one card. With tokens on them or another cost hardly two are alike."""
    spoken, heap = current(), drawings(PIECES).heap
    return Markup(
        "".join(
            heap(known, known.cards[pile.slug], pile.n, pile.coins, pile.cheaper, pile.change, pile.tokens, pile.how)
            if pile.tokens or pile.how
            else piece_in(spoken, known, "heap", known.cards[pile.slug], pile.n, pile.coins, pile.cheaper, pile.change)
            for pile in piles
        )
    )


def figure(n: int) -> str:
    """A number with a minus that is one."""
    return str(n).replace("-", "−")
