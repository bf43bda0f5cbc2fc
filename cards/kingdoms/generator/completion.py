"""A whole kingdom: its piles, then all that comes with them, or which wishes collide."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import combinations

from cards.kingdoms.generator.lot import Lot, PileDraw
from cards.kingdoms.generator.picking import set_up
from cards.kingdoms.generator.shelf import (
    PileCandidate,
    allies,
    candidate,
    counts,
    landscapes,
    on_the_shelf,
    pool,
    unwished,
)
from cards.kingdoms.generator.wishes import BY_LOT, Collision, Impossible, Wishes
from cards.kingdoms.layout import LANDSCAPES, Layout, is_pile, liaisons
from cards.kingdoms.owning import books, has
from rules import DEFENDS, modelled
from rules.facts import cards_of_kind, facts

MOST_LANDSCAPES = 2  # that the rulebooks recommend, of all kinds together
YOUNG_WITCH = "young-witch"
DRAWS_TRIED = 40


def generate(wishes: Wishes, seed: str) -> Layout:
    """The kingdom of these wishes and this seed. Collision: there is none."""
    try:
        return put_together(wishes, Lot(seed))
    except Impossible:
        raise collision(wishes) from None


def put_together(wishes: Wishes, lot: Lot) -> Layout:
    if wishes.boxes is not None:
        return _from_few_boxes(wishes, wishes.boxes, lot)
    there = pool(wishes)
    locked = _locked(wishes, there)
    stack = [card for card in there if card.slug not in wishes.locked]
    piles, bane = _piles(wishes, stack, locked, lot)
    scapes = _landscapes(wishes, lot, len(stack) + len(locked))
    ally = _ally(wishes, lot, (*piles, bane) if bane else piles)
    # One of the ten is drawn: where it comes from decides, so the chance is the box's share of the kingdom.
    colony = _drawn(lot, wishes.colony, piles, "prosperity")
    shelters = _drawn(lot, wishes.shelters, piles, "dark-ages")
    layout = allowed(wishes, Layout(piles, scapes, ally, bane, colony, shelters))
    return set_up(wishes, lot, layout)


def _drawn(lot: Lot, wished: bool | str | None, piles: Sequence[str], box: str) -> bool:
    share = facts()[lot.pick(piles)].expansion == box
    return lot.below(2) == 1 if wished == BY_LOT else share


def _from_few_boxes(wishes: Wishes, most: int, lot: Lot) -> Layout:
    """The boxes by lot, until a choice of them has such a kingdom; so it is found if there is one."""
    wishes = replace(wishes, boxes=None)
    there: dict[str, frozenset[str]] = {}
    for box, book in ((books()[book][0], book) for book in sorted(wishes.books)):
        there[box] = there.get(box, frozenset()) | {book}
    needed = {facts()[slug].expansion for slug in wishes.locked}
    others = [box for box in there if box not in needed]
    if len(needed) > most or not needed <= set(there):
        raise Impossible
    choices = list(combinations(others, min(most - len(needed), len(others))))
    while choices:
        boxes = needed.union(choices.pop(lot.below(len(choices))))
        some = {box: there[box] for box in boxes}
        if _hopeful(wishes, some):
            with suppress(Impossible):
                return put_together(replace(wishes, books=frozenset().union(*some.values())), lot)
    raise Impossible


def _hopeful(wishes: Wishes, boxes: Mapping[str, frozenset[str]]) -> bool:
    """Whether these boxes have piles enough, and for each need enough of them: cheap, before anything is drawn."""
    shelves = [on_the_shelf(these, wishes.playable) for these in boxes.values()]
    allied = any(slug not in wishes.vetoed for shelf in shelves for slug in shelf["allies"])
    barred = unwished(wishes, allied) | ({"attack"} if wishes.attacks == 0 else frozenset())
    does = {box: counts(these, wishes.playable, wishes.vetoed, barred) for box, these in boxes.items()}
    caps, everywhere = dict(wishes.most), wishes.size if wishes.per_box is None else wishes.per_box
    piles = sum(min(there.get(f"from {box}", 0), everywhere, caps.get(box, everywhere)) for box, there in does.items())
    return piles >= wishes.size and all(
        sum(there.get(need, 0) for there in does.values()) >= n for need, n in wishes.needs.items()
    )


def _piles(
    wishes: Wishes, stack: list[PileCandidate], locked: list[PileCandidate], lot: Lot
) -> tuple[tuple[str, ...], str]:
    """Ten piles, and a bane if Young Witch is among them."""
    draw = PileDraw(wishes, stack, locked)
    chosen = next(filter(None, (draw.by_chance(lot) for _ in range(DRAWS_TRIED))), None) or draw.by_search(lot)
    if not chosen:
        raise Impossible
    piles = tuple(card.slug for card in chosen)
    if YOUNG_WITCH not in piles:
        return piles, ""
    if banes := possible_banes(wishes, piles):
        return piles, lot.pick(banes)
    # The ten have used up every bane. So first a bane is put aside, then ten are drawn; or Young Witch stays away.
    for bane in list(lot.drawn(card for card in stack if may_be_bane(card))):
        draw = PileDraw(wishes, [card for card in stack if card != bane], locked, [bane])
        chosen = draw.by_search(lot)
        if chosen:
            piles = tuple(card.slug for card in chosen)
            return piles, bane.slug if YOUNG_WITCH in piles else ""
    if YOUNG_WITCH in wishes.locked:
        raise Impossible
    return _piles(wishes, [card for card in stack if card.slug != YOUNG_WITCH], locked, lot)


def allowed(wishes: Wishes, layout: Layout) -> Layout:
    """Platinum and Colony, Shelters: as wished, else as was drawn, where their box is still there."""
    boxes = {facts()[slug].expansion for slug in layout.piles}
    colony = layout.colony and (wishes.colony == BY_LOT or "prosperity" in boxes)
    shelters = layout.shelters and (wishes.shelters == BY_LOT or "dark-ages" in boxes)
    colony = _in(wishes, wishes.colony, colony, ("platinum", "colony"))
    shelters = _in(wishes, wishes.shelters, shelters, cards_of_kind("shelter"))
    return replace(layout, colony=colony, shelters=shelters)


def _in(wishes: Wishes, wished: bool | str | None, by_lot: bool, cards: Sequence[str]) -> bool:
    there = all(has(wishes.books, slug) and (not wishes.playable or modelled(slug)) for slug in cards)
    if wished is True and not there:
        raise Impossible
    return (wished if isinstance(wished, bool) else by_lot) and there


def _locked(wishes: Wishes, stack: Sequence[PileCandidate]) -> list[PileCandidate]:
    there = {card.slug: card for card in stack}
    locked = [slug for slug in wishes.locked if is_pile(facts()[slug])]
    kinds = Counter(facts()[slug].kind for slug in wishes.locked)
    if kinds["ally"] > 1 or kinds["prophecy"] > 1 or any(slug not in there for slug in locked):
        raise Impossible
    return [there[slug] for slug in locked]


def may_be_bane(card: PileCandidate) -> bool:
    return "cost 2" in card.does or "cost 3" in card.does


def possible_banes(wishes: Wishes, piles: Sequence[str]) -> list[str]:
    """What may lie across Young Witch: not in use, costs 2 or 3, and no limit speaks against it."""
    chosen = [candidate(slug) for slug in piles]
    more_attacks = wishes.attacks is None or sum(card.attack for card in chosen) < wishes.attacks
    undefended = wishes.defends and not any(DEFENDS in card.does for card in chosen)
    boxes = [card.box for card in chosen]
    caps, everywhere = dict(wishes.most), len(piles) + 1 if wishes.per_box is None else wishes.per_box
    return [
        card.slug
        for card in pool(wishes)
        if card.slug not in piles
        and may_be_bane(card)
        and not (card.attack and (undefended or not more_attacks))
        and boxes.count(card.box) < min(everywhere, caps.get(card.box, everywhere))
    ]


def _landscapes(wishes: Wishes, lot: Lot, piles: int) -> tuple[str, ...]:
    there = landscapes(wishes)
    chosen = [slug for slug in wishes.locked if facts()[slug].kind in LANDSCAPES]
    if any(slug not in there for slug in chosen):
        raise Impossible
    left = [slug for slug in there if slug not in chosen]
    exact = wishes.landscapes
    wanted = _dealt(lot, wishes.size, piles, len(left)) if exact is None else exact - len(chosen)
    if wanted < 0 or (exact is not None and wanted > len(left)):
        raise Impossible
    while left and wanted > 0 and (exact is not None or len(chosen) < MOST_LANDSCAPES):
        slug = lot.pick(left)
        left.remove(slug)
        # Two Ways in one game are one too many, unless a number is asked for.
        if exact is None and facts()[slug].kind == "way" and any(facts()[c].kind == "way" for c in chosen):
            continue
        chosen.append(slug)
        wanted -= 1
    return tuple(chosen)


def _dealt(lot: Lot, size: int, piles: int, scapes: int) -> int:
    """How many landscapes come up until all piles have, when all placeholders are shuffled together."""
    found = dealt = 0
    while dealt < size and piles > dealt:
        if lot.next() * (piles - dealt + scapes - found) < scapes - found:
            found += 1
        else:
            dealt += 1
    return min(found, MOST_LANDSCAPES)


def _ally(wishes: Wishes, lot: Lot, piles: Sequence[str]) -> str:
    if not liaisons(piles):
        return ""
    asked = next((slug for slug in wishes.locked if facts()[slug].kind == "ally"), "")
    if asked:
        if asked not in allies(wishes):
            raise Impossible
        return asked
    return lot.pick(allies(wishes))


def collision(wishes: Wishes) -> Collision:
    """Which wishes cannot be met together: the fewest that it takes."""

    def possible(names: Iterable[str]) -> bool:
        try:
            put_together(wishes.only(names), Lot("possible"))
        except Impossible:
            return False
        return True

    piles = len(on_the_shelf(wishes.books, False)["piles"])
    given = wishes.given()
    if not possible(()):
        return Collision(("books",), piles)
    for name in given:
        if not possible([name]):
            return Collision((name, "books"), piles)
    for pair in combinations(given, 2):
        if not possible(pair):
            return Collision(pair, piles)
    fewest = list(given)
    for name in given:
        without = [other for other in fewest if other != name]
        if not possible(without):
            fewest = without
    return Collision(fewest, piles)
