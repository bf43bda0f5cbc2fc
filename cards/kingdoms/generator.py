"""Makes a kingdom by lot that meets every wish, or says which wishes collide.

First it draws as one would from a shuffled stack of placeholders, and takes the draw if it meets the wishes: so every
kingdom that meets them is equally likely. Where that hardly ever happens, it searches, and the search is complete: when
it finds nothing, there is nothing.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, fields, replace
from functools import cache, cached_property
from itertools import combinations

from cards.kingdoms.layout import LANDSCAPES, Layout, is_pile, liaisons
from cards.kingdoms.owning import has
from cards.kingdoms.traits import attacks, traits
from rules import ACTIONS, BUYS, DEFENDS, DRAWS, TRASHES, modelled
from rules.facts import facts

PILES = 10
MOST_LANDSCAPES = 2  # that the rulebooks recommend, of all kinds together
COSTS = (2, 3, 4, 5)  # a spread has one of each
YOUNG_WITCH = "young-witch"
SHELTERS = ("hovel", "necropolis", "overgrown-estate")
SHOWN = 3  # cards to pick from, in a draft
DRAWS_TRIED = 40


@dataclass(frozen=True)
class Wishes:
    books: frozenset[str]
    actions: bool = False
    draws: bool = False
    buys: bool = False
    trashes: bool = False
    defends: bool = False
    costs: bool = False
    attacks: int | None = None  # at most so many
    per_box: int | None = None  # at most so many
    landscapes: int | None = None  # exactly so many; none: by lot, as with shuffled placeholders
    playable: bool = False  # only what the referee can play
    locked: tuple[str, ...] = ()
    vetoed: frozenset[str] = frozenset()

    @cached_property
    def needs(self) -> tuple[str, ...]:
        """What at least one of the ten has to do, or to be: an Ally that is locked needs a Liaison."""
        named = [name for name in (ACTIONS, DRAWS, BUYS, TRASHES) if getattr(self, name)]
        liaison = ["liaison"] if any(facts()[slug].kind == "ally" for slug in self.locked) else []
        return (*named, *liaison, *(f"cost {n}" for n in COSTS if self.costs))

    def given(self) -> list[str]:
        """The names of the wishes that somebody made."""
        return [f.name for f in fields(self) if f.name != "books" and getattr(self, f.name) != f.default]

    def only(self, names: Iterable[str]) -> Wishes:
        return Wishes(self.books, **{name: getattr(self, name) for name in names})


class Collision(Exception):
    """These wishes cannot all be met: usually two, or one and the boxes. `piles` is how many there are at all."""

    def __init__(self, wishes: Sequence[str], piles: int) -> None:
        self.wishes, self.piles = tuple(wishes), piles
        super().__init__(", ".join(self.wishes))


class Impossible(Exception):
    """No kingdom meets these wishes."""


# --- what there is to choose from ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PileCandidate:
    slug: str
    box: str
    attack: bool
    does: frozenset[str]


@cache
def candidate(slug: str) -> PileCandidate:
    fact = facts()[slug]
    does = set(traits(slug))
    if not fact.cost.potion and not fact.cost.debt:
        does.add(f"cost {fact.cost.coins}")
    if liaisons([slug]):
        does.add("liaison")
    return PileCandidate(slug, fact.expansion, attacks(fact), frozenset(does))


@cache
def plays_all(slug: str) -> bool:
    """Whether the referee can play with this card, and with all that it brings."""
    return not Layout(piles=(slug,)).unmodelled()


@cache
def on_the_shelf(books: frozenset[str], playable: bool) -> dict[str, tuple[str, ...]]:
    """Piles, landscapes and Allies of these boxes, in the fixtures' order."""
    owned = [fact for fact in facts().values() if has(books, fact.slug) and (not playable or plays_all(fact.slug))]
    return {
        "piles": tuple(fact.slug for fact in owned if is_pile(fact)),
        "landscapes": tuple(fact.slug for fact in owned if fact.kind in LANDSCAPES),
        "allies": tuple(fact.slug for fact in owned if fact.kind == "ally"),
    }


def allies(wishes: Wishes) -> list[str]:
    return [slug for slug in on_the_shelf(wishes.books, wishes.playable)["allies"] if slug not in wishes.vetoed]


def pool(wishes: Wishes) -> list[PileCandidate]:
    """The piles that may be drawn. What cannot be set up without something that is not there, may not."""
    slugs = [slug for slug in on_the_shelf(wishes.books, wishes.playable)["piles"] if slug not in wishes.vetoed]
    if not allies(wishes):
        without = set(liaisons(slugs))
        slugs = [slug for slug in slugs if slug not in without]
    return [candidate(slug) for slug in slugs]


def landscapes(wishes: Wishes) -> list[str]:
    return [slug for slug in on_the_shelf(wishes.books, wishes.playable)["landscapes"] if slug not in wishes.vetoed]


# --- by lot ----------------------------------------------------------------------------------------------------------


class Lot:
    """Chance that repeats: the same seed draws the same, on every machine and in every version of Python."""

    def __init__(self, seed: str) -> None:
        self.next = random.Random(seed).random

    def below(self, n: int) -> int:
        return int(self.next() * n)

    def pick(self, things: Sequence[str]) -> str:
        return things[self.below(len(things))]

    def drawn(self, things: Iterable[PileCandidate]) -> Iterator[PileCandidate]:
        """One after the other from the shuffled stack."""
        stack = list(things)
        for at in range(len(stack)):
            other = at + self.below(len(stack) - at)
            stack[at], stack[other] = stack[other], stack[at]
            yield stack[at]


class PileDraw:
    """Ten piles being put together under the wishes' limits."""

    def __init__(
        self,
        wishes: Wishes,
        stack: list[PileCandidate],
        locked: list[PileCandidate],
        beside: Sequence[PileCandidate] = (),
    ) -> None:
        self.wishes, self.stack = wishes, stack
        self.beside = list(beside)  # a bane: not one of the ten, but the limits count it
        self.needs = frozenset(wishes.needs)
        self.attacks = len(stack) + PILES if wishes.attacks is None else wishes.attacks
        self.per_box = PILES + 1 if wishes.per_box is None else wishes.per_box
        self.locked = locked

    def limits_hold(self, chosen: Sequence[PileCandidate], needs: frozenset[str]) -> bool:
        counted = [*chosen, *self.beside]
        boxes = [card.box for card in counted]
        return (
            len(chosen) <= PILES
            and sum(card.attack for card in counted) <= self.attacks
            and all(boxes.count(box) <= self.per_box for box in set(boxes))
            and needs <= frozenset().union(*(card.does for card in chosen))
        )

    def by_chance(self, lot: Lot) -> list[PileCandidate] | None:
        """Ten off the shuffled stack, passing over what a limit forbids. None: it misses a wish."""
        chosen = list(self.locked)
        attacks = sum(card.attack for card in (*chosen, *self.beside))
        boxes = [card.box for card in (*chosen, *self.beside)]
        for card in lot.drawn(self.stack):
            if len(chosen) == PILES:
                break
            if (card.attack and attacks >= self.attacks) or boxes.count(card.box) >= self.per_box:
                continue
            chosen.append(card)
            boxes.append(card.box)
            attacks += card.attack
        if len(chosen) < PILES or not self.limits_hold(chosen, self.needs):
            return None
        return chosen if self.defended(chosen) else None

    def defended(self, chosen: Sequence[PileCandidate]) -> bool:
        if not self.wishes.defends or not any(card.attack for card in (*chosen, *self.beside)):
            return True
        return any(DEFENDS in card.does for card in chosen)

    def by_search(self, lot: Lot) -> list[PileCandidate] | None:
        """Every wish gets its card first, then the rest is drawn. None: there is no such kingdom."""
        order = list(lot.drawn(self.stack))
        if not self.wishes.defends:
            return Backtracking(self, order, self.needs, self.attacks).run()
        with_defence = Backtracking(self, order, self.needs | {DEFENDS}, self.attacks).run()
        return with_defence or Backtracking(self, order, self.needs, 0).run()


class Backtracking:
    def __init__(self, draw: PileDraw, order: list[PileCandidate], needs: frozenset[str], attacks: int) -> None:
        self.draw, self.order, self.needs, self.attacks = draw, order, needs, attacks
        self.hopeless: set[object] = set()

    def run(self) -> list[PileCandidate] | None:
        chosen = self.draw.locked
        if sum(card.attack for card in (*chosen, *self.draw.beside)) > self.attacks or not self.draw.limits_hold(
            chosen, frozenset()
        ):
            return None
        return self.go_on(list(chosen))

    def go_on(self, chosen: list[PileCandidate]) -> list[PileCandidate] | None:
        unmet = self.needs.difference(*(card.does for card in chosen))
        room = self.room(chosen)
        if self.most(chosen, room) < PILES:
            return None
        if not unmet:
            return self.fill(chosen)
        state = (unmet, tuple(sorted((card.box, card.attack) for card in chosen)))
        if len(chosen) == PILES or state in self.hopeless:
            return None
        fitting = {need: [card for card in room if need in card.does] for need in unmet}
        scarce = min(sorted(unmet), key=lambda need: len(fitting[need]))
        alike: set[object] = set()
        for card in fitting[scarce]:
            kind = (card.does & unmet, card.box, card.attack)
            if kind not in alike:
                alike.add(kind)
                found = self.go_on([*chosen, card])
                if found:
                    return found
        self.hopeless.add(state)
        return None

    def room(self, chosen: list[PileCandidate]) -> list[PileCandidate]:
        """What may still be added."""
        counted = [*chosen, *self.draw.beside]
        boxes = [card.box for card in counted]
        full = {box for box in set(boxes) if boxes.count(box) >= self.draw.per_box}
        no_more = sum(card.attack for card in counted) >= self.attacks
        taken = {card.slug for card in chosen}
        return [
            card
            for card in self.order
            if card.slug not in taken and card.box not in full and not (card.attack and no_more)
        ]

    def most(self, chosen: list[PileCandidate], room: list[PileCandidate]) -> int:
        """How many there can be at most, when the rest is filled up from this room."""
        counted = [*chosen, *self.draw.beside]
        boxes = [card.box for card in counted]
        peaceful: dict[str, int] = {}
        all_of: dict[str, int] = {}
        for card in room:
            all_of[card.box] = all_of.get(card.box, 0) + 1
            peaceful[card.box] = peaceful.get(card.box, 0) + (not card.attack)
        quiet = extra = 0
        for box, there in all_of.items():
            free = self.draw.per_box - boxes.count(box)
            quiet += min(free, peaceful[box])
            extra += min(free, there) - min(free, peaceful[box])
        return len(chosen) + quiet + min(extra, self.attacks - sum(card.attack for card in counted))

    def fill(self, chosen: list[PileCandidate]) -> list[PileCandidate]:
        """Adds in the order drawn whatever leaves enough to get to ten."""
        while len(chosen) < PILES:
            for card in self.room(chosen):
                longer = [*chosen, card]
                if self.most(longer, self.room(longer)) >= PILES:
                    chosen = longer
                    break
        return chosen


# --- a whole kingdom -------------------------------------------------------------------------------------------------


def generate(wishes: Wishes, seed: str) -> Layout:
    """The kingdom of these wishes and this seed. Collision: there is none."""
    try:
        return _generate(wishes, Lot(seed))
    except Impossible:
        raise collision(wishes) from None


def _generate(wishes: Wishes, lot: Lot) -> Layout:
    stack = pool(wishes)
    locked = _locked(wishes, stack)
    stack = [card for card in stack if card.slug not in wishes.locked]
    piles, bane = _piles(wishes, stack, locked, lot)
    scapes = _landscapes(wishes, lot, len(stack) + len(locked))
    ally = _ally(wishes, lot, (*piles, bane) if bane else piles)
    # One of the ten is drawn: where it comes from decides, so the chance is the box's share of the kingdom.
    colony = facts()[lot.pick(piles)].expansion == "prosperity"
    shelters = facts()[lot.pick(piles)].expansion == "dark-ages"
    return _allowed(wishes, Layout(piles, scapes, ally, bane, colony, shelters))


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


def _allowed(wishes: Wishes, layout: Layout) -> Layout:
    """Without Platinum and Shelters where their box has no pile, or the referee cannot play them and should."""
    boxes = {facts()[slug].expansion for slug in layout.piles}
    colony, shelters = layout.colony and "prosperity" in boxes, layout.shelters and "dark-ages" in boxes
    if wishes.playable:
        colony = colony and modelled("colony")
        shelters = shelters and all(modelled(slug) for slug in SHELTERS)
    return replace(layout, colony=colony, shelters=shelters)


def _locked(wishes: Wishes, stack: list[PileCandidate]) -> list[PileCandidate]:
    there = {card.slug: card for card in stack}
    locked = [slug for slug in wishes.locked if is_pile(facts()[slug])]
    two_allies = sum(facts()[slug].kind == "ally" for slug in wishes.locked) > 1
    if two_allies or any(slug not in there for slug in locked):
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
    return [
        card.slug
        for card in pool(wishes)
        if card.slug not in piles
        and may_be_bane(card)
        and not (card.attack and (undefended or not more_attacks))
        and (wishes.per_box is None or boxes.count(card.box) < wishes.per_box)
    ]


def _landscapes(wishes: Wishes, lot: Lot, piles: int) -> tuple[str, ...]:
    there = landscapes(wishes)
    chosen = [slug for slug in wishes.locked if facts()[slug].kind in LANDSCAPES]
    if any(slug not in there for slug in chosen):
        raise Impossible
    left = [slug for slug in there if slug not in chosen]
    exact = wishes.landscapes
    wanted = _dealt(lot, piles, len(left)) if exact is None else exact - len(chosen)
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


def _dealt(lot: Lot, piles: int, scapes: int) -> int:
    """How many landscapes come up until ten piles have, when all placeholders are shuffled together."""
    found = dealt = 0
    while dealt < PILES and piles > dealt:
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
            _generate(wishes.only(names), Lot("possible"))
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


# --- changing one ----------------------------------------------------------------------------------------------------


def swap(wishes: Wishes, layout: Layout, slug: str, seed: str) -> Layout:
    """Another card in the place of this one; everything else stays. Collision: no other card meets the wishes there."""
    lot = Lot(seed)
    wishes = replace(wishes, vetoed=wishes.vetoed | {slug})
    if slug == layout.bane:
        return replace(layout, bane=_one_of(lot, possible_banes(wishes, layout.piles), wishes))
    if slug == layout.ally:
        return replace(layout, ally=_one_of(lot, allies(wishes), wishes))
    if slug in layout.landscapes:
        left = [other for other in landscapes(wishes) if other not in layout.landscapes]
        new = _one_of(lot, left, wishes)
        return replace(layout, landscapes=tuple(new if old == slug else old for old in layout.landscapes))
    others = tuple(other for other in layout.piles if other != slug)
    keep = replace(wishes, locked=others, landscapes=None, vetoed=wishes.vetoed - set(others))
    if layout.bane:
        keep = replace(keep, vetoed=keep.vetoed | {layout.bane})
    new_layout = generate(keep, seed)
    new = next(pile for pile in new_layout.piles if pile not in others)
    piles = tuple(new if old == slug else old for old in layout.piles)
    bane = (layout.bane or new_layout.bane) if YOUNG_WITCH in piles else ""
    asked = liaisons((*piles, bane) if bane else piles)
    ally = (layout.ally or new_layout.ally or lot.pick(allies(wishes))) if asked else ""
    return _allowed(wishes, replace(layout, piles=piles, bane=bane, ally=ally))


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
            _generate(replace(wishes, locked=(*wishes.locked, card.slug)), Lot(seed))
        except Impossible:
            continue
        found.append(card.slug)
        if len(found) == SHOWN:
            return found
    if not found:
        raise collision(wishes)
    return found
