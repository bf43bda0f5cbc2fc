"""What the page of one kingdom tells."""

from __future__ import annotations

from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import ngettext, override

from cards.catalogue import Catalogue
from cards.kingdoms import first_read
from cards.kingdoms.generator import PILES
from cards.kingdoms.owning import Box
from cards.kingdoms.presentation import ShownKingdom
from cards.kingdoms.setup import PLAYERS
from cards.kingdoms.words import in_order
from cards.models import Card, current, other
from cards.pictures.link_preview import LinkPreview
from cards.pictures.preview_picture import Preview
from cards.reference import statements
from rules.facts import expansions, facts


def about(known: Catalogue, shown: ShownKingdom) -> dict[str, Any]:
    """What a kingdom's page shows, whether a book or a code gave it."""
    layout, cards = shown.layout, known.cards
    entries = first_read.rulings(known, layout, shown.editions)
    return {
        "section": "kingdoms",
        "shown": shown,
        "kingdom": shown.kingdom,
        "numbers": [(n, shown.address(n), n == shown.players) for n in PLAYERS],
        "piles": [cards[slug] for slug in in_order(layout.piles)],
        "landscapes": [cards[slug] for slug in (layout.ally, *layout.landscapes, layout.prophecy) if slug],
        "picks": [(cards[by], cards[slug]) for by, slug in layout.picks],
        "bane": cards.get(layout.bane),
        "boons": [cards[slug] for slug in layout.boons],
        "mixed": [mixed(known, slug, shown.players) for slug in layout.laid_out if facts()[slug].cards],
        "alternates": [(cards[old], cards[new]) for old, new in shown.alternates.items()],
        "boxes": [needed(known, shown, box) for box in shown.boxes],
        "basics": not any(box.expansion == "base" for box in shown.boxes),
        "unmodelled": [cards[slug] for slug in layout.unmodelled()],
        "entries": entries,
        "proofs": statements.proofs(entries),
        "texts": texts(shown),
        "ten": len(layout.piles) == PILES,
        "shared": shared(known, shown),
    }


def shared(known: Catalogue, shown: ShownKingdom) -> LinkPreview:
    """Its piles by name, and what lies beside them."""
    piles, beside = lies(known, shown)
    said = ", ".join(card.name for card in piles)
    return LinkPreview(
        shown.title, f"{said}. {beside}".strip(), shown.address(), shown.file("picture.png", players=False)
    )


def preview(known: Catalogue, shown: ShownKingdom) -> Preview:
    piles, beside = lies(known, shown)
    return Preview(asks=shown.title, piles=piles, beside=beside, code="" if shown.kingdom else shown.code)


def lies(known: Catalogue, shown: ShownKingdom) -> tuple[tuple[Card, ...], str]:
    """The piles, the bane last; and in words what lies beside them."""
    layout, cards = shown.layout, known.cards
    piles = [*in_order(layout.piles), *([layout.bane] if layout.bane else [])]
    slugs = [*(slug for slug in (layout.ally, *layout.landscapes, layout.prophecy) if slug), *layout.boons]
    words = [cards[slug].name for slug in slugs]
    words += [cards[slug].name for slug in (("platinum", "colony") if layout.colony else ())]
    words += [_("Shelters")] if layout.shelters else []
    words += [_("bane: %(card)s") % {"card": cards[layout.bane].name}] if layout.bane else []
    said = _("Beside them: %(things)s") % {"things": ", ".join(words)} if words else ""
    return tuple(cards[slug] for slug in piles), said


def texts(shown: ShownKingdom) -> list[dict[str, str]]:
    """The text to copy, in the page's language and in the other."""
    found = []
    for code in (current(), other()):
        with override(code):
            found.append({"code": code, "text": shown.text("{origin}"), "href": shown.file("kingdom.txt")})
    return found


def needed(known: Catalogue, shown: ShownKingdom, box: Box) -> dict[str, Any]:
    """A box, how many piles come from it, and in which editions they are."""
    n = sum(facts()[slug].expansion == box.expansion for slug in shown.layout.supply)
    piles = ngettext("%(n)s pile", "%(n)s piles", n) % {"n": n} if n else ""
    editions = len(expansions()[box.expansion].editions)
    return {"box": known.expansions[box.expansion], "needs": box, "piles": piles, "editions": editions}


def mixed(known: Catalogue, slug: str, players: int) -> dict[str, Any]:
    """A mixed pile, top card first, with how many there are of each."""
    parts = [(known.cards[part], facts()[part].count(players)) for part in facts()[slug].cards]
    return {"pile": known.cards[slug], "parts": parts, "shuffled": facts()[slug].shuffled}
