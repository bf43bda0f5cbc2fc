"""What the set-up of a kingdom picks: a Prophecy, Boons, a card for each that asks for one, and what that asks for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from cards.kingdoms.generator.lot import Lot
from cards.kingdoms.generator.shelf import allies, of_kind, pool
from cards.kingdoms.generator.wishes import Wishes
from cards.kingdoms.layout import Layout, liaisons, may_pick, omens
from rules.facts import Cost, Fact, facts

MOUSE, RIVERBOAT, FERRYMAN = (2, 3), (5,), (3, 4)  # what the picked card costs
BOONS = 3  # a Druid's


def set_up(wishes: Wishes, lot: Lot, layout: Layout) -> Layout:
    """With the Prophecy of the Omens, the Druid's Boons, and a card for every set-up that picks one, all by lot."""
    layout = _with_prophecy(wishes, lot, layout)
    if "druid" in layout.supply and not layout.boons and len(boons := of_kind(wishes, "boon")) >= BOONS:
        layout = replace(layout, boons=tuple(sorted(boons.pop(lot.below(len(boons))) for _ in range(BOONS))))
    layout = _with_picks(wishes, lot, layout)
    if not layout.prophecy and omens(layout.asking):  # an Omen that lies apart for a Riverboat
        layout = _with_picks(wishes, lot, _with_prophecy(wishes, lot, layout))
    if not layout.ally and liaisons(layout.asking):
        layout = replace(layout, ally=_one(lot, allies(wishes)))
    return layout


def _with_prophecy(wishes: Wishes, lot: Lot, layout: Layout) -> Layout:
    if layout.prophecy or not omens(layout.asking):
        return layout
    asked = [slug for slug in wishes.locked if facts()[slug].kind == "prophecy"]
    return replace(layout, prophecy=_one(lot, asked or of_kind(wishes, "prophecy")))


def _with_picks(wishes: Wishes, lot: Lot, layout: Layout) -> Layout:
    picks = {by: slug for by, slug in layout.picks if by in layout.chosen}
    for by in layout.chosen:
        if may_pick(by) and by not in picks and (slug := _one(lot, may_be_picked(wishes, layout, picks, by))):
            picks[by] = slug
    return replace(layout, picks=tuple(sorted(picks.items())))


def _one(lot: Lot, slugs: Sequence[str]) -> str:
    return lot.pick(slugs) if slugs else ""


def may_be_picked(wishes: Wishes, layout: Layout, picks: Mapping[str, str], by: str) -> list[str]:
    """What the set-up of this card may pick: a pile of the Supply, or one that is not used."""
    if by == "obelisk":
        return [slug for slug in layout.supply if "Action" in facts()[slug].types]
    if facts()[by].kind == "trait":
        return _piles_for_a_trait(layout, picks)
    if by == "approaching-army" and (wishes.attacks is not None or wishes.attacking is False):
        return []
    used = {*layout.supply, *picks.values()}
    unused = [facts()[card.slug] for card in pool(wishes) if card.slug not in used]
    return [fact.slug for fact in unused if FITS[by](fact)]


def _piles_for_a_trait(layout: Layout, picks: Mapping[str, str]) -> list[str]:
    taken = {slug for other, slug in picks.items() if facts()[other].kind == "trait"}
    fitting = [slug for slug in layout.piles if {"Action", "Treasure"} & set(facts()[slug].types)]
    return [slug for slug in fitting if slug not in taken]


def _plain_action(fact: Fact) -> bool:
    return "Action" in fact.types and "Duration" not in fact.types and not fact.cards


def _is_an_attack(fact: Fact) -> bool:
    """By what stands for the pile. A Young Witch would need a bane of her own: another Attack is drawn."""
    return "Attack" in fact.types and fact.slug != "young-witch"


def _costs(fact: Fact, coins: Sequence[int]) -> bool:
    return fact.cost in map(Cost, coins)


# which of the cards that are not used may lie apart for a card
FITS: dict[str, Callable[[Fact], bool]] = {
    "approaching-army": _is_an_attack,
    "ferryman": lambda fact: _costs(fact, FERRYMAN),
    "riverboat": lambda fact: _costs(fact, RIVERBOAT) and _plain_action(fact),
    "way-of-the-mouse": lambda fact: _costs(fact, MOUSE) and _plain_action(fact),
}
