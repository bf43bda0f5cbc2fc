"""The table of all cards: what it is narrowed to and how it is ordered, all in the address."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlencode

from django.utils.translation import gettext as _

from cards.catalogue import Catalogue
from cards.models import Card
from cards.search.words import name, tokens

ORDERS = ("name", "cost", "set")
LANDSCAPES = "landscape"


class Filters:
    """Values that mean nothing are left out and named, so that a wrong address is still a page."""

    def __init__(self, asked: Mapping[str, str], known: Catalogue) -> None:
        self.known = known
        self.ignored: list[str] = []
        self.name = "".join(letter for letter in asked.get("name", "") if letter.isprintable())[:60].strip()
        self.type = self.one_of(asked, "type", known.types)
        self.set = self.one_of(asked, "set", known.expansions)
        self.edition = self.one_of(asked, "edition", ("1", "2"))
        self.cost = self.one_of(asked, "cost", [str(cost) for cost in self.costs])
        self.order = self.one_of(asked, "order", ORDERS) or "set"
        given = {"name": self.name, "type": self.type, "set": self.set, "edition": self.edition, "cost": self.cost}
        self.given = {key: value for key, value in given.items() if value}

    def one_of(self, asked: Mapping[str, str], key: str, values: Any) -> str:
        value = asked.get(key, "")
        if value and value not in values:
            self.ignored.append(f"{key}={value[:40]}")
            return ""
        return value

    @property
    def costs(self) -> list[int]:
        return sorted({card.coins for card in self.known.cards.values() if card.coins is not None})

    @property
    def query(self) -> str:
        return urlencode(self.given | ({"order": self.order} if self.order != "set" else {}))

    def orders(self) -> list[dict[str, Any]]:
        """Each way to order the rows, with the address that does it."""
        said = {"name": _("Name"), "cost": _("Cost"), "set": _("Expansion")}
        return [
            {
                "key": key,
                "name": said[key],
                "query": urlencode(self.given | {"order": key}),
                "chosen": key == self.order,
            }
            for key in ORDERS
        ]

    def allows(self, card: Card) -> bool:
        return (
            (not self.type or self.type in card.types)
            and (not self.set or card.expansion.slug == self.set)
            and (not self.edition or int(self.edition) in card.editions)
            and (not self.cost or (card.coins is not None and card.coins == int(self.cost)))
            and (not self.name or any(name(self.name) in name(form) for form in card.names))
        )

    def cards(self) -> list[Card]:
        found = [card for card in self.known.cards.values() if self.allows(card)]
        if self.order == "name":
            found.sort(key=lambda card: tokens(card.name))
        if self.order == "cost":
            found.sort(key=lambda card: (not card.has_cost, card.coins or 0, card.debt, card.potion, tokens(card.name)))
        return found
