"""Makes a kingdom by lot that meets every wish, or says which wishes collide.

First it draws as one would from a shuffled stack of placeholders, and takes the draw if it meets the wishes: so every
kingdom that meets them is equally likely. Where that hardly ever happens, it searches, and the search is complete: when
it finds nothing, there is nothing.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from functools import cache, cached_property
from itertools import combinations

from cards.kingdoms.layout import LANDSCAPES, Layout, is_pile, liaisons, may_pick
from cards.kingdoms.owning import has
from cards.kingdoms.traits import attacks, traits
from rules import ACTIONS, BUYS, DEFENDS, DRAWS, TRASHES, modelled
from rules.facts import Cost, facts

PILES = 10
SIZES = range(6, 17)  # kingdoms of another size
POTIONS = range(3, 6)  # the rulebook of Alchemy recommends three to five of its piles, or none
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
    size: int = PILES
    colony: bool | None = None  # Platinum and Colony: in, out, or as the box's share decides
    shelters: bool | None = None
    potions: bool | None = None  # three to five piles that cost Potions, none, or as the lot falls
    least: tuple[tuple[str, int], ...] = ()  # from this box at least so many
    most: tuple[tuple[str, int], ...] = ()  # from this box at most so many
    locked: tuple[str, ...] = ()
    vetoed: frozenset[str] = frozenset()

    @cached_property
    def needs(self) -> Mapping[str, int]:
        """What so many of the piles have to do, or to be: a locked Ally needs a Liaison, a Prophecy an Omen."""
        named = [name for name in (ACTIONS, DRAWS, BUYS, TRASHES) if getattr(self, name)]
        locked = {facts()[slug].kind for slug in self.locked}
        come_with = [with_them for kind, with_them in (("ally", "liaison"), ("prophecy", "omen")) if kind in locked]
        found = dict.fromkeys((*named, *come_with, *(f"cost {n}" for n in COSTS if self.costs)), 1)
        if self.potions:
            found["potion"] = POTIONS[0]
        return found | {f"from {box}": n for box, n in self.least}

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
    potion: bool
    does: frozenset[str]


@cache
def candidate(slug: str) -> PileCandidate:
    fact = facts()[slug]
    does = set(traits(slug))
    if not fact.cost.potion and not fact.cost.debt:
        does.add(f"cost {fact.cost.coins}")
    if liaisons([slug]):
        does.add("liaison")
    if "Omen" in fact.types:
        does.add("omen")
    if fact.cost.potion:
        does.add("potion")
    does.add(f"from {fact.expansion}")
    return PileCandidate(slug, fact.expansion, attacks(fact), fact.cost.potion > 0, frozenset(does))


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
    if wishes.potions is False:
        slugs = [slug for slug in slugs if not facts()[slug].cost.potion]
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
        self.wishes, self.stack, self.size = wishes, stack, wishes.size
        self.beside = list(beside)  # a bane: not one of the ten, but the limits count it
        self.needs = dict(wishes.needs)
        self.attacks = len(stack) + self.size if wishes.attacks is None else wishes.attacks
        self.potions = POTIONS[-1] if wishes.potions else len(stack) + self.size
        self.caps = dict(wishes.most)
        self.locked = locked

    @cached_property
    def limit(self) -> Mapping[str, int]:
        """How many may come from each box."""
        everywhere = self.size + 1 if self.wishes.per_box is None else self.wishes.per_box
        boxes = {card.box for card in (*self.stack, *self.locked, *self.beside)}
        return {box: min(everywhere, self.caps.get(box, everywhere)) for box in boxes}

    def limits_hold(self, chosen: Sequence[PileCandidate], needs: Mapping[str, int]) -> bool:
        counted = [*chosen, *self.beside]
        boxes = Counter(card.box for card in counted)
        return (
            len(chosen) <= self.size
            and sum(card.attack for card in counted) <= self.attacks
            and sum(card.potion for card in counted) <= self.potions
            and all(n <= self.limit[box] for box, n in boxes.items())
            and not unmet(chosen, needs)
        )

    def by_chance(self, lot: Lot) -> list[PileCandidate] | None:
        """As many as wanted off the shuffled stack, passing over what a limit forbids. None: it misses a wish."""
        chosen = list(self.locked)
        attacks = sum(card.attack for card in (*chosen, *self.beside))
        boxes = Counter(card.box for card in (*chosen, *self.beside))
        for card in lot.drawn(self.stack):
            if len(chosen) == self.size:
                break
            if (card.attack and attacks >= self.attacks) or boxes[card.box] >= self.limit[card.box]:
                continue
            chosen.append(card)
            boxes[card.box] += 1
            attacks += card.attack
        if len(chosen) < self.size or not self.limits_hold(chosen, self.needs):
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
        with_defence = Backtracking(self, order, self.needs | {DEFENDS: 1}, self.attacks).run()
        return with_defence or Backtracking(self, order, self.needs, 0).run()


def unmet(chosen: Sequence[PileCandidate], needs: Mapping[str, int]) -> dict[str, int]:
    """What is still needed, and how often."""
    missing = {need: n - sum(need in card.does for card in chosen) for need, n in needs.items()}
    return {need: n for need, n in missing.items() if n > 0}


class Backtracking:
    def __init__(self, draw: PileDraw, order: list[PileCandidate], needs: Mapping[str, int], attacks: int) -> None:
        self.draw, self.order, self.needs, self.attacks = draw, order, needs, attacks
        self.hopeless: set[object] = set()

    def run(self) -> list[PileCandidate] | None:
        chosen = self.draw.locked
        if sum(card.attack for card in (*chosen, *self.draw.beside)) > self.attacks:
            return None
        if not self.draw.limits_hold(chosen, {}):
            return None
        return self.go_on(list(chosen), self.order)

    def go_on(self, chosen: list[PileCandidate], room: list[PileCandidate]) -> list[PileCandidate] | None:
        missing = unmet(chosen, self.needs)
        state = (tuple(missing.items()), tuple(sorted((card.box, card.attack, card.potion) for card in chosen)))
        if state in self.hopeless:
            return None
        self.hopeless.add(state)  # unless something is found from here
        room = self.room(chosen, room)
        if self.most(chosen, room) < self.draw.size:
            return None
        if not missing:
            return self.fill(chosen, room)
        fitting = {need: [card for card in room if need in card.does] for need in missing}
        if not self.enough(chosen, missing, fitting):
            return None
        scarce = min(sorted(missing), key=lambda need: len(fitting[need]) - missing[need])
        alike: set[object] = set()
        for card in fitting[scarce]:
            kind = (card.does & set(missing), card.box, card.attack, card.potion)
            if kind not in alike:
                alike.add(kind)
                found = self.go_on([*chosen, card], room)
                if found:
                    return found
        return None

    def enough(
        self, chosen: list[PileCandidate], missing: Mapping[str, int], fitting: Mapping[str, list[PileCandidate]]
    ) -> bool:
        """Whether there are places and cards enough for each need, and for all that no one card can meet together."""
        places = self.draw.size - len(chosen)
        boxes = Counter(card.box for card in (*chosen, *self.draw.beside))
        apart: Counter[str] = Counter()  # two boxes cannot share a place; a Potion costs one in its own
        for need, n in missing.items():
            by_box = Counter(card.box for card in fitting[need])
            if sum(min(there, self.draw.limit[box] - boxes[box]) for box, there in by_box.items()) < n:
                return False
            if len(by_box) == 1:
                [box] = by_box
                apart[box] = max(apart[box], n)
        return max(max(missing.values()), apart.total()) <= places

    def room(self, chosen: list[PileCandidate], before: list[PileCandidate]) -> list[PileCandidate]:
        """What may still be added, of what could be before."""
        counted = [*chosen, *self.draw.beside]
        boxes = Counter(card.box for card in counted)
        full = {box for box, n in boxes.items() if n >= self.draw.limit[box]}
        full |= {box for box, n in self.draw.limit.items() if n <= 0}
        no_attack = sum(card.attack for card in counted) >= self.attacks
        no_potion = sum(card.potion for card in counted) >= self.draw.potions
        taken = {card.slug for card in chosen}
        return [
            card
            for card in before
            if card.slug not in taken
            and card.box not in full
            and not (no_attack and card.attack)
            and not (no_potion and card.potion)
        ]

    def most(self, chosen: list[PileCandidate], room: list[PileCandidate]) -> int:
        """How many there can be at most, when the rest is filled up from this room."""
        counted = [*chosen, *self.draw.beside]
        boxes = Counter(card.box for card in counted)
        potions = self.draw.potions - sum(card.potion for card in counted)
        there: dict[str, list[PileCandidate]] = {}
        for card in room:
            there.setdefault(card.box, []).append(card)
        quiet = extra = 0
        for box, cards in there.items():
            free = self.draw.limit[box] - boxes[box]
            peaceful = min(free, at_most(potions, [card for card in cards if not card.attack]))
            quiet += peaceful
            extra += min(free, at_most(potions, cards)) - peaceful
        return len(chosen) + quiet + min(extra, self.attacks - sum(card.attack for card in counted))

    def fill(self, chosen: list[PileCandidate], room: list[PileCandidate]) -> list[PileCandidate]:
        """Adds in the order drawn whatever leaves enough to get to the size."""
        while len(chosen) < self.draw.size:
            for card in room:
                longer = [*chosen, card]
                left = self.room(longer, room)
                if self.most(longer, left) >= self.draw.size:
                    chosen, room = longer, left
                    break
        return chosen


def at_most(potions: int, cards: Sequence[PileCandidate]) -> int:
    """How many of these fit in, when so many of them may cost a Potion; only one box has such cards."""
    costing = sum(card.potion for card in cards)
    return len(cards) - costing + min(costing, potions)


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
    layout = _allowed(wishes, Layout(piles, scapes, ally, bane, colony, shelters))
    return set_up(wishes, lot, layout)


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
    """Platinum and Colony, Shelters: as wished, else by their box's share."""
    boxes = {facts()[slug].expansion for slug in layout.piles}
    colony = _in(wishes, wishes.colony, layout.colony and "prosperity" in boxes, ("platinum", "colony"))
    shelters = _in(wishes, wishes.shelters, layout.shelters and "dark-ages" in boxes, SHELTERS)
    return replace(layout, colony=colony, shelters=shelters)


def _in(wishes: Wishes, wished: bool | None, by_lot: bool, cards: Sequence[str]) -> bool:
    there = all(has(wishes.books, slug) and (not wishes.playable or modelled(slug)) for slug in cards)
    if wished and not there:
        raise Impossible
    return (by_lot if wished is None else wished) and there


def _locked(wishes: Wishes, stack: list[PileCandidate]) -> list[PileCandidate]:
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


# --- what set-ups pick -----------------------------------------------------------------------------------------------

MOUSE, RIVERBOAT, FERRYMAN = (2, 3), (5,), (3, 4)  # what the picked card costs
BOONS = 3  # a Druid's


def set_up(wishes: Wishes, lot: Lot, layout: Layout) -> Layout:
    """With the Prophecy of the Omens, the Druid's Boons, and a card for every set-up that picks one, all by lot."""
    if not layout.prophecy and any("Omen" in facts()[slug].types for slug in layout.supply):
        asked = [slug for slug in wishes.locked if facts()[slug].kind == "prophecy"]
        layout = replace(layout, prophecy=_one(lot, asked or _of_kind(wishes, "prophecy")))
    if "druid" in layout.supply and not layout.boons and len(boons := _of_kind(wishes, "boon")) >= BOONS:
        layout = replace(layout, boons=tuple(sorted(boons.pop(lot.below(len(boons))) for _ in range(BOONS))))
    picks = {by: slug for by, slug in layout.picks if by in layout.chosen}
    for by in layout.chosen:
        if may_pick(by) and by not in picks and (slug := _one(lot, may_be_picked(wishes, layout, picks, by))):
            picks[by] = slug
    return replace(layout, picks=tuple(sorted(picks.items())))


def _one(lot: Lot, slugs: Sequence[str]) -> str:
    return lot.pick(slugs) if slugs else ""


def _of_kind(wishes: Wishes, kind: str) -> list[str]:
    return [
        fact.slug
        for fact in facts().values()
        if fact.kind == kind
        and has(wishes.books, fact.slug)
        and fact.slug not in wishes.vetoed
        and (not wishes.playable or modelled(fact.slug))
    ]


def may_be_picked(wishes: Wishes, layout: Layout, picks: Mapping[str, str], by: str) -> list[str]:
    """What the set-up of this card may pick: a pile of the Supply, or one that is not used."""
    if by == "obelisk":
        return [slug for slug in layout.supply if "Action" in facts()[slug].types]
    if facts()[by].kind == "trait":
        taken = {slug for other, slug in picks.items() if facts()[other].kind == "trait"}
        fitting = [slug for slug in layout.piles if {"Action", "Treasure"} & set(facts()[slug].types)]
        return [slug for slug in fitting if slug not in taken]
    used = {*layout.supply, *picks.values()}
    unused = [facts()[card.slug] for card in pool(wishes) if card.slug not in used]
    if by == "approaching-army":
        return [fact.slug for fact in unused if attacks(fact)] if wishes.attacks is None else []
    if by == "ferryman":
        return [fact.slug for fact in unused if fact.cost in map(Cost, FERRYMAN)]
    costs = MOUSE if by == "way-of-the-mouse" else RIVERBOAT
    return [
        fact.slug
        for fact in unused
        if fact.cost in map(Cost, costs) and "Action" in fact.types and "Duration" not in fact.types and not fact.cards
    ]


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
    if slug == layout.prophecy:
        picks = _still(layout, slug)
        return set_up(
            wishes, lot, replace(layout, prophecy=_one_of(lot, _of_kind(wishes, "prophecy"), wishes), picks=picks)
        )
    if slug in layout.landscapes:
        left = [other for other in landscapes(wishes) if other not in layout.landscapes]
        new = _one_of(lot, left, wishes)
        changed = tuple(new if old == slug else old for old in layout.landscapes)
        return set_up(wishes, lot, replace(layout, landscapes=changed, picks=_still(layout, slug)))
    others = tuple(other for other in layout.piles if other != slug)
    size = len(layout.piles)
    keep = replace(wishes, locked=others, landscapes=None, vetoed=wishes.vetoed - set(others), size=size)
    if layout.bane:
        keep = replace(keep, vetoed=keep.vetoed | {layout.bane})
    new_layout = generate(keep, seed)
    new = next(pile for pile in new_layout.piles if pile not in others)
    piles = tuple(new if old == slug else old for old in layout.piles)
    bane = (layout.bane or new_layout.bane) if YOUNG_WITCH in piles else ""
    asked = liaisons((*piles, bane) if bane else piles)
    ally = (layout.ally or new_layout.ally or lot.pick(allies(wishes))) if asked else ""
    kept_boons = layout.boons if "druid" in piles else ()
    omens = any("Omen" in facts()[pile].types for pile in piles)
    layout = replace(layout, piles=piles, bane=bane, ally=ally, boons=kept_boons)
    layout = replace(layout, prophecy=layout.prophecy if omens else "", picks=_still(layout, slug))
    return set_up(wishes, lot, _allowed(wishes, layout))


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
            _generate(replace(wishes, locked=(*wishes.locked, card.slug)), Lot(seed))
        except Impossible:
            continue
        found.append(card.slug)
        if len(found) == SHOWN:
            return found
    if not found:
        raise collision(wishes)
    return found
