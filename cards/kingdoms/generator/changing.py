"""Changing a kingdom card by card: one swapped for another, or three to pick from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cards.kingdoms.generator.completion import YOUNG_WITCH, allowed, collision, generate, possible_banes, put_together
from cards.kingdoms.generator.lot import Lot
from cards.kingdoms.generator.picking import set_up
from cards.kingdoms.generator.shelf import allies, landscapes, of_kind, on_the_shelf, pool
from cards.kingdoms.generator.wishes import Collision, Impossible, Wishes
from cards.kingdoms.layout import Layout, liaisons, omens
from cards.kingdoms.owning import books
from rules.facts import facts

SHOWN = 3  # cards to pick from, in a draft


def swap(wishes: Wishes, layout: Layout, slug: str, seed: str) -> Layout:
    """Another card in the place of this one; everything else stays. Collision: no other card meets the wishes there."""
    lot = Lot(seed)
    wishes = replace(wishes, vetoed=wishes.vetoed | {slug}, books=_open_books(wishes, layout, slug))
    if slug == layout.bane:
        return replace(layout, bane=_one_of(lot, possible_banes(wishes, layout.piles), wishes))
    if slug == layout.ally:
        return replace(layout, ally=_one_of(lot, allies(wishes), wishes))
    if slug == layout.prophecy:
        new = _one_of(lot, of_kind(wishes, "prophecy"), wishes)
        return set_up(wishes, lot, replace(layout, prophecy=new, picks=_still(layout, slug)))
    if slug in layout.landscapes:
        left = [other for other in landscapes(wishes) if other not in layout.landscapes]
        changed = _in_place_of(slug, _one_of(lot, left, wishes), layout.landscapes)
        return set_up(wishes, lot, replace(layout, landscapes=changed, picks=_still(layout, slug)))
    return _swap_pile(wishes, layout, slug, seed, lot)


def _open_books(wishes: Wishes, layout: Layout, slug: str) -> frozenset[str]:
    """From which a card may still come, where only so many boxes are wished for."""
    boxes = {facts()[other].expansion for other in layout.chosen if other != slug}
    if wishes.boxes is None or len(boxes) < wishes.boxes:
        return wishes.books
    return frozenset(book for book in wishes.books if books()[book][0] in boxes)


def _swap_pile(wishes: Wishes, layout: Layout, slug: str, seed: str, lot: Lot) -> Layout:
    """What comes with the piles, a bane, an Ally, Boons, a Prophecy, comes and goes with them."""
    others = tuple(other for other in layout.piles if other != slug)
    vetoed = wishes.vetoed - set(others) | ({layout.bane} if layout.bane else set())
    drawn = generate(replace(wishes, locked=others, landscapes=None, vetoed=vetoed, size=len(layout.piles)), seed)
    piles = _in_place_of(slug, next(pile for pile in drawn.piles if pile not in others), layout.piles)
    bane = (layout.bane or drawn.bane) if YOUNG_WITCH in piles else ""
    boons = layout.boons if "druid" in piles else ()
    layout = replace(layout, piles=piles, bane=bane, boons=boons)
    layout = replace(layout, picks=_still(layout, slug))
    ally = (layout.ally or drawn.ally or lot.pick(allies(wishes))) if liaisons(layout.asking) else ""
    layout = replace(layout, ally=ally, prophecy=layout.prophecy if omens(layout.asking) else "")
    return set_up(wishes, lot, allowed(wishes, layout))


def _in_place_of(gone: str, new: str, slugs: Sequence[str]) -> tuple[str, ...]:
    return tuple(new if slug == gone else slug for slug in slugs)


def _still(layout: Layout, gone: str) -> tuple[tuple[str, str], ...]:
    """What was picked and still holds once a card is gone."""
    return tuple((by, slug) for by, slug in layout.picks if gone not in (by, slug) and by in layout.chosen)


def _one_of(lot: Lot, slugs: list[str], wishes: Wishes) -> str:
    if not slugs:
        raise Collision(("vetoed", "books"), len(on_the_shelf(wishes.books, False)["piles"]))
    return lot.pick(slugs)


def offer(wishes: Wishes, picked: Sequence[str], seed: str) -> list[str]:
    """Three piles to pick from, each of which still leads to a kingdom that meets the wishes."""
    wishes = replace(wishes, locked=tuple(dict.fromkeys((*wishes.locked, *picked))))
    stack = pool(wishes)
    found: list[str] = []
    for card in Lot(f"{seed} {' '.join(picked)}").drawn(c for c in stack if c.slug not in wishes.locked):
        try:
            put_together(replace(wishes, locked=(*wishes.locked, card.slug)), Lot(seed))
        except Impossible:
            continue
        found.append(card.slug)
        if len(found) == SHOWN:
            return found
    if not found:
        raise collision(wishes)
    return found
