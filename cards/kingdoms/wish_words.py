"""Boxes, wishes and a drawn kingdom in words: each wish as it stands in a sentence."""

from __future__ import annotations

from collections import Counter
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext, ngettext_lazy

from cards.kingdoms.generator import BY_LOT, PILES, Wishes
from cards.kingdoms.layout import Layout
from cards.kingdoms.owning import books
from cards.kingdoms.setup import Item
from cards.kingdoms.traits import attacks, curses
from cards.kingdoms.wish_form import OF_BOXES, TICKED
from cards.kingdoms.words import expansion, names
from rules.facts import expansions, facts

NAMED = 6  # boxes that are told by name
# What every set-up has, so that it need not be told.
USUAL = ("piles", "treasures", "victory", "curses", "trash", "deck", "first")
SEEN = ("bane", "landscape", "ally", "prophecy")  # they lie there on the page

# By what was wished.
SAID: dict[str, dict[Any, Any]] = {
    "actions": {True: gettext_lazy("with +2 Actions")},
    "draws": {True: gettext_lazy("with +2 Cards")},
    "buys": {True: gettext_lazy("with +1 Buy")},
    "trashes": {True: gettext_lazy("with trashing")},
    "defends": {True: gettext_lazy("with an answer to Attacks")},
    "costs": {True: gettext_lazy("with piles for 2, 3, 4 and 5")},
    "playable": {True: gettext_lazy("only what the referee plays")},
    "attacking": {True: gettext_lazy("with Attacks"), False: gettext_lazy("without Attacks")},
    "attacks": {0: gettext_lazy("no Attacks")},
    "curses": {True: gettext_lazy("with Curses"), False: gettext_lazy("without Curses")},
    "potions": {True: gettext_lazy("with Potions"), False: gettext_lazy("without Potions")},
    "colony": {
        True: gettext_lazy("always Platinum and Colony"),
        False: gettext_lazy("never Platinum and Colony"),
        BY_LOT: gettext_lazy("Platinum and Colony by lot"),
    },
    "shelters": {
        True: gettext_lazy("always Shelters"),
        False: gettext_lazy("never Shelters"),
        BY_LOT: gettext_lazy("Shelters by lot"),
    },
}
COUNTED: dict[str, Any] = {
    "attacks": ngettext_lazy("at most %(n)s Attack", "at most %(n)s Attacks", "n"),
    "boxes": ngettext_lazy("at most %(n)s box", "at most %(n)s boxes", "n"),
    "per_box": ngettext_lazy("at most %(n)s from one box", "at most %(n)s from one box", "n"),
    "landscapes": ngettext_lazy("exactly %(n)s landscape", "exactly %(n)s landscapes", "n"),
    "size": ngettext_lazy("%(n)s pile", "%(n)s piles", "n"),
}


def say_boxes(wishes: Wishes) -> list[str]:
    """The boxes by name, with the edition where it is one of two; many are counted. Nothing: all of them."""
    if wishes.books == frozenset(books()):
        return []
    editions = Counter(books()[book][0] for book in wishes.books)
    found: dict[str, None] = {}
    for book, (box, number) in books().items():
        if book in wishes.books:
            single = editions[box] == 1 and len(expansions()[box].editions) > 1
            found[f"{expansion(box)}\u00a0{number}" if single else expansion(box)] = None
    said = list(found)
    if len(said) <= NAMED:
        return said
    return [*said[: NAMED - 1], _("%(n)s more") % {"n": len(said) - NAMED + 1}]


def say_wishes(wishes: Wishes) -> list[str]:
    """What is wished for, as parts of a sentence."""
    return [phrase for name in wishes.given() for phrase in say_wish(name, wishes)]


def say_wish(name: str, wishes: Wishes) -> list[str]:
    wished = getattr(wishes, name)
    if wished in SAID.get(name, {}):
        return [str(SAID[name][wished])]
    if name in COUNTED:
        return [COUNTED[name] % {"n": wished}]
    if name in OF_BOXES:
        return [f"{OF_BOXES[name]} {n} × {expansion(box)}" for box, n in wished]
    if name == "locked":
        return [_("with %(cards)s") % {"cards": names(wished)}]
    return [_("without %(cards)s") % {"cards": names(sorted(wished))}]


def wish_name(name: str, wishes: Wishes) -> str:
    """A wish as the page calls it where it cannot be met."""
    if name == "books":
        return _("your boxes")
    if name in TICKED:
        return str(TICKED[name])
    if name == "locked":
        return _("the cards you locked: %(cards)s") % {"cards": names(wishes.locked)}
    if name == "vetoed":
        return _("the cards you vetoed: %(cards)s") % {"cards": names(sorted(wishes.vetoed))}
    return ", ".join(say_wish(name, wishes))


def say_setup(items: list[Item]) -> str:
    """What this kingdom needs beyond what every one does, in one line."""
    return ", ".join(item.title for item in items if item.key.partition(":")[0] not in (*USUAL, *SEEN))


def say_kingdom(layout: Layout) -> str:
    """How many Attacks, piles with Curses and boxes there are."""
    n = sum(attacks(facts()[slug]) for slug in layout.supply)
    fights = ngettext("%(n)s pile with Attacks", "%(n)s piles with Attacks", n) % {"n": n} if n else _("no Attacks")
    n = sum(curses(facts()[slug]) for slug in layout.supply)
    cursed = ngettext("%(n)s pile with Curses", "%(n)s piles with Curses", n) % {"n": n} if n else _("no Curses")
    n = len({facts()[slug].expansion for slug in layout.chosen})
    found = [fights, cursed, ngettext("%(n)s box", "%(n)s boxes", n) % {"n": n}]
    if len(layout.piles) != PILES:
        found.append(COUNTED["size"] % {"n": len(layout.piles)})
    return ", ".join(found)
