"""Why each card of a made kingdom is there, in a sentence."""

from __future__ import annotations

from collections import Counter

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from cards.kingdoms.generator import BY_LOT, COSTS, Wishes
from cards.kingdoms.layout import Layout, liaisons, omens
from cards.kingdoms.traits import Sign, attacks, traits
from cards.kingdoms.words import expansion, listed, name
from rules import ACTIONS, BUYS, DEFENDS, DRAWS, TRASHES
from rules.facts import facts
from rules.speech.grammar import capital

DOES = {
    ACTIONS: gettext_lazy("gives +2 Actions or more"),
    DRAWS: gettext_lazy("draws 2 cards or more"),
    BUYS: gettext_lazy("gives +1 Buy"),
    TRASHES: gettext_lazy("trashes cards of yours"),
}


def reasons(layout: Layout, wishes: Wishes) -> dict[str, str]:
    """A sentence for everything that was chosen."""
    found = {slug: sentence(_pile(slug, layout, wishes)) for slug in layout.piles}
    if layout.bane:
        n = facts()[layout.bane].cost.coins
        text = _("%(witch)s needs a bane that costs 2 or 3; this one costs %(n)s.")
        found[layout.bane] = text % {"witch": name("young-witch"), "n": n}
    if layout.ally:
        who = liaisons(layout.asking)
        text = ngettext(
            "%(piles)s has a Liaison, so there is one Ally, drawn by lot.",
            "%(piles)s have Liaisons, so there is one Ally, drawn by lot.",
            len(who),
        )
        drawn = text % {"piles": listed(map(name, who))}
        found[layout.ally] = _("You locked it.") if layout.ally in wishes.locked else drawn
    for slug in layout.landscapes:
        found[slug] = _landscape(slug, layout, wishes)
    if layout.prophecy:
        asking = omens(layout.asking)
        text = _("With Omens there is one Prophecy, drawn by lot: %(piles)s.")
        found[layout.prophecy] = text % {"piles": listed(map(name, asking))} if asking else _("You named it.")
    return found


def sentence(parts: list[str]) -> str:
    text = "; ".join(parts)
    return f"{capital(text)}."


def _pile(slug: str, layout: Layout, wishes: Wishes) -> list[str]:
    """What it does for the wishes; without any, the lot alone brought it."""
    signs = traits(slug)
    parts = [_("you locked it")] if slug in wishes.locked else []
    for trait, does in DOES.items():
        if getattr(wishes, trait) and trait in signs:
            parts.append(_at_line(str(does), slug, signs[trait]))
    foes = [other for other in layout.supply if other != slug and attacks(facts()[other])]
    if wishes.defends and DEFENDS in signs and foes:
        answer = _("answers the Attacks of %(piles)s") % {"piles": listed(map(name, foes))}
        parts.append(_at_line(answer, slug, signs[DEFENDS]))
    cost = facts()[slug].cost
    if wishes.costs and cost.coins in COSTS and not cost.potion and not cost.debt:
        same = sum(1 for other in layout.piles if facts()[other].cost == cost)
        only = _("the only one that costs %(n)s") if same == 1 else _("one of %(same)s that cost %(n)s")
        parts.append(only % {"n": cost.coins, "same": same})
    if not parts:
        parts.append(_("drawn by lot from %(box)s") % {"box": expansion(facts()[slug].expansion)})
    return parts


def _at_line(does: str, slug: str, sign: Sign) -> str:
    """With the line that says so, and the card of a mixed pile that has the line."""
    if sign.card != slug:
        where = _("%(card)s, line %(n)s") % {"card": name(sign.card), "n": sign.line}
    else:
        where = _("line %(n)s") % {"n": sign.line}
    return f"{does} ({where})"


def _landscape(slug: str, layout: Layout, wishes: Wishes) -> str:
    if slug in wishes.locked:
        return _("You locked it.")
    if wishes.landscapes is not None:
        n = wishes.landscapes
        text = ngettext("Drawn by lot: you asked for %(n)s.", "Drawn by lot: you asked for %(n)s of them.", n)
        return text % {"n": n}
    return _("Came up among the shuffled placeholders before the ten piles were full; at most two are used.")


def lots(layout: Layout, wishes: Wishes) -> list[str]:
    """What the boxes' shares decided: Platinum and Colony, Shelters."""
    shares = Counter(facts()[slug].expansion for slug in layout.piles)
    found = []
    for box, there, yes, no in (
        ("prosperity", layout.colony, _("Platinum and Colony are in"), _("Platinum and Colony stay out")),
        ("dark-ages", layout.shelters, _("Shelters are in"), _("Shelters stay out")),
    ):
        wished = getattr(wishes, "colony" if box == "prosperity" else "shelters")
        if wished == BY_LOT:
            found.append(f"{yes if there else no}: {_('by lot, as you asked')}.")
        elif wished is not None:
            found.append(f"{yes if there else no}: {_('you asked for it')}.")
        elif there or shares[box]:
            share = _("%(n)s of %(all)s piles are from %(box)s, and that share decides by lot")
            numbers = {"n": shares[box], "all": len(layout.piles), "box": expansion(box)}
            found.append(f"{yes if there else no}: {share % numbers}.")
    return found
