"""What a form or an address asks of the generator, read carefully and written back unchanged."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from typing import Any
from urllib.parse import urlencode

from django.http import QueryDict
from django.utils.translation import gettext_lazy

from cards.kingdoms.generator import BY_LOT, PILES, SIZES, Wishes
from cards.kingdoms.layout import LANDSCAPES, as_pile, is_pile
from cards.kingdoms.owning import books, read_books
from cards.kingdoms.paste import UnknownName
from cards.kingdoms.setup import PLAYERS
from cards.pages.requests import number
from rules.facts import card_names, expansion_names, expansions, facts

USUAL_PLAYERS = 3
MOST_NAMES = 60
# The wishes that are simply made or not.
TICKED = {
    "actions": gettext_lazy("a card that gives +2 Actions or more"),
    "draws": gettext_lazy("a card that draws 2 cards or more"),
    "buys": gettext_lazy("a card that gives +1 Buy"),
    "trashes": gettext_lazy("a card that trashes cards of yours"),
    "defends": gettext_lazy("an answer to Attacks, if there are any"),
    "costs": gettext_lazy("a card for 2, for 3, for 4 and for 5"),
    "playable": gettext_lazy("only cards that the referee plays"),
}
NUMBERS = {
    "attacks": range(11),
    "boxes": range(1, 4),
    "per_box": range(1, 11),
    "landscapes": range(8),
    "size": SIZES,
}
# With, without, or as the lot falls.
EITHER = {
    "attacking": gettext_lazy("Attacks"),
    "curses": gettext_lazy("Curses"),
    "colony": gettext_lazy("Platinum and Colony"),
    "shelters": gettext_lazy("Shelters"),
    "potions": gettext_lazy("Potions (three to five piles)"),
}
YES_NO: dict[str, bool | str] = {"yes": True, "no": False}
BY_COIN = ("colony", "shelters")  # where not the share of a box decides, but a coin that is tossed
# From one box at least or at most so many: seaside:3.
OF_BOXES = {"least": gettext_lazy("at least"), "most": gettext_lazy("at most")}
MOST_BOXES = 6


@dataclass
class WishForm:
    """A form as it was sent. What could not be read is kept, to be shown again."""

    wishes: Wishes
    players: int
    sent: bool  # somebody chose boxes, or left them all out on purpose
    unknown: list[UnknownName] = field(default_factory=list)  # names to lock or veto
    ignored: list[str] = field(default_factory=list)
    typed: dict[str, str] = field(default_factory=dict)

    def query(self) -> str:
        """The form as an address carries it."""
        return urlencode([*fields(self.wishes), ("players", self.players)])


def fields(wishes: Wishes) -> list[tuple[str, str]]:
    """Names and values, in one order for all, so that the same wishes have the same address."""
    found = [("own", book) for book in books() if book in wishes.books]
    found += [("wish", name) for name in TICKED if getattr(wishes, name)]
    said = {name: getattr(wishes, name) for name in NUMBERS}
    found += [(name, str(n)) for name, n in said.items() if n is not None and (name, n) != ("size", PILES)]
    found += [
        (name, word) for name in EITHER for word, wished in answers(name).items() if getattr(wishes, name) == wished
    ]
    found += [(name, f"{box}:{n}") for name in OF_BOXES for box, n in getattr(wishes, name)]
    found += [("lock", slug) for slug in wishes.locked]
    return found + [("veto", slug) for slug in sorted(wishes.vetoed)]


def answers(name: str) -> dict[str, bool | str]:
    """What may be said to one of EITHER, and what it means."""
    return YES_NO | {BY_LOT: BY_LOT} if name in BY_COIN else YES_NO


def read_players(given: str | None) -> int:
    return int(given) if given in {str(n) for n in PLAYERS} else USUAL_PLAYERS


def read(query: QueryDict) -> WishForm:
    asked = WishForm(Wishes(read_books(query.getlist("own"))), read_players(query.get("players")), "own" in query)
    made: dict[str, Any] = {name: True for name in query.getlist("wish") if name in TICKED}
    for name, allowed in NUMBERS.items():
        given = query.get(name, "").strip()
        if (n := number(given, 3, otherwise=-1)) in allowed:
            made[name] = n
        elif given:
            asked.ignored.append(given[:20])
    for name in EITHER:
        given = query.get(name, "").strip()
        if given in answers(name):
            made[name] = answers(name)[given]
        elif given:
            asked.ignored.append(given[:20])
    for name in OF_BOXES:
        made[name] = _of_boxes(asked, query.getlist(name) + _typed_box(query, name))
    locked = _cards(asked, query, "lock")
    vetoed = _cards(asked, query, "veto")
    asked.wishes = replace(asked.wishes, **made, locked=tuple(locked), vetoed=frozenset(vetoed))
    return asked


def _typed_box(query: QueryDict, name: str) -> list[str]:
    """The same from two fields of a form: which box, and how many."""
    box, n = query.get(f"{name}_box", ""), query.get(f"{name}_n", "")
    return [f"{box}:{n}"] if box and n else []


def _of_boxes(asked: WishForm, given: list[str]) -> tuple[tuple[str, int], ...]:
    found: dict[str, int] = {}
    for said in given[:MOST_BOXES]:
        box, _colon, n = said.strip().rpartition(":")
        slug = box if box in expansions() else expansion_names().find(box[:60])
        if slug and 0 <= (piles := number(n, 2, otherwise=-1)) <= SIZES[-1]:
            found[slug] = piles
        elif said.strip():
            asked.ignored.append(said.strip()[:40])
    return tuple(sorted(found.items()))


def _cards(asked: WishForm, query: QueryDict, name: str) -> list[str]:
    """The cards that are named: slugs from a box to tick, or names as somebody types them."""
    written = [part.strip() for value in query.getlist(name) for part in re.split(r"[,;\n]", value)][:MOST_NAMES]
    asked.typed[name] = ", ".join(part for part in written if part)
    found: dict[str, None] = {}
    for part in filter(None, written):
        meanings = [part] if part in facts() else list(card_names().meanings(part[:60]))
        slugs = [as_pile(slug) for slug in meanings]
        fitting = list(dict.fromkeys(slug for slug in slugs if can_be_chosen(slug)))
        if len(fitting) == 1:
            found[fitting[0]] = None
        else:
            asked.unknown.append(UnknownName(part[:60], card_names().suggestions(part)))
    return list(found)


def can_be_chosen(slug: str) -> bool:
    fact = facts()[slug]
    return is_pile(fact) or fact.kind in ("ally", "prophecy", *LANDSCAPES)
