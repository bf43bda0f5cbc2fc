"""Pairs of cards, built once for an engine and its fixtures and kept: the page of two cards answers from them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from django.urls import reverse
from django.utils.translation import gettext as _

from cards.catalogue import Catalogue
from cards.models import Card, address
from cards.pages.sources import book_title
from cards.pictures import preview_picture
from cards.pictures.link_preview import LinkPreview
from cards.pictures.preview_picture import Preview, RuledPicture
from cards.search import find
from referee import versions
from referee.asking.page import Bit, ShownSeat, seats_of
from referee.disputes.links import pack
from referee.models import BuiltPair
from rules import parse
from rules.questions.pairs import pair

__all__ = ["Bit", "ShownPair", "ShownSeat", "built", "made_by"]


def made_by(known: Catalogue) -> str:
    return f"{versions.engine()} {known.digest[:12]}"


def built(one: str, two: str, known: Catalogue) -> dict[str, Any]:
    """What is told of these two: from what was built before, else built now. The page itself is kept then."""
    first, second = sorted((one, two))
    row = BuiltPair.objects.filter(key=f"{first} {second}", made_by=made_by(known)).first()
    return dict(row.told) if row else pair(first, second).to_json()


@dataclass
class ShownPair:
    """The top of the page of two cards. Made only when the page is."""

    cards: tuple[Card, Card]
    known: Catalogue
    language: int
    chosen: int = 0

    @cached_property
    def told(self) -> dict[str, Any]:
        return built(self.cards[0].slug, self.cards[1].slug, self.known)

    @property
    def question(self) -> str:
        return str(self.told["question"][self.language])

    @property
    def apart(self) -> bool:
        return not self.told["readings"]

    @property
    def known_to_be_apart(self) -> bool:
        return bool(self.told["kind"] == "apart")

    @property
    def why(self) -> str:
        return str(self.told["why"][self.language])

    @cached_property
    def readings(self) -> list[dict[str, Any]]:
        return [
            {
                "condition": each["condition"][self.language],
                "word": each["word"][self.language],
                "here": i == self.at,
                "n": i,
            }
            for i, each in enumerate(self.told["readings"])
        ]

    @property
    def at(self) -> int:
        return min(self.chosen, len(self.told["readings"]) - 1)

    @property
    def reading(self) -> dict[str, Any]:
        found: dict[str, Any] = self.told["readings"][self.at]
        return found

    @property
    def word(self) -> str:
        return str(self.reading["word"][self.language])

    @property
    def reason(self) -> str:
        return str(self.reading["text"][self.language])

    @cached_property
    def decides(self) -> dict[str, Any]:
        """Label, text, book and address of the ruling; empty where none decides."""
        for entry in find.entries(self.reading["cites"][:1], self.known):
            title = entry.card.name if entry.card else (entry.title_en, entry.title_de)[self.language]
            return {
                "label": f"{title} {entry.slug.rsplit(':', 1)[1]}",
                "text": (entry.text_en, entry.text_de)[self.language],
                "book": book_title(entry.edition),
                "href": address("ruling", entry.slug),
                "proofs": vars(entry)["proved"],
            }
        return {}

    @property
    def play_it_out(self) -> str:
        word = pack(parse(self.reading["document"])) if self.reading["document"] else None
        return reverse("referee:long", args=[word, self.reading["step"]]) if word else ""

    @cached_property
    def seats(self) -> list[ShownSeat]:
        return seats_of(self.reading["document"], self.known) if self.reading["document"] else []

    # -- where the address is shared --------------------------------------------------------------------------------

    @property
    def said(self) -> tuple[str, str]:
        """The word and the reason; that they do not touch each other, and why."""
        if not self.apart:
            return self.word, self.reason
        return _("They do not touch each other.") if self.known_to_be_apart else _("I cannot tell yet."), self.why

    @property
    def shared(self) -> LinkPreview:
        one, two = sorted(self.cards, key=lambda card: card.position)
        here = reverse("cards:pair", args=[one.here, two.here])
        query = f"?reading={self.at}" if not self.apart and self.at else ""
        return LinkPreview(self.title, " ".join(self.said), f"{here}{query}", f"{here}picture.png{query}")

    @property
    def title(self) -> str:
        return _("%(one)s with %(two)s") % {"one": self.cards[0].name, "two": self.cards[1].name}

    @property
    def preview(self) -> Preview:
        word, reason = self.said
        decides = {} if self.apart else self.decides
        ruled = RuledPicture(decides["label"], decides["text"], decides["book"]) if decides else None
        seats = [] if self.apart else self.seats
        return Preview(
            asks=self.title if self.apart else self.question,
            word=word,
            reason=reason,
            ruled=ruled,
            cards=self.cards,
            seats=tuple(preview_picture.PictureSeat(seat.name, (listed(seat),)) for seat in seats if seat.bits),
            ruling=not self.apart or self.known_to_be_apart,
        )


def listed(seat: ShownSeat) -> str:
    return ", ".join(f"{bit.n} {bit.card.name}" if bit.n > 1 else bit.card.name for bit in seat.bits)
