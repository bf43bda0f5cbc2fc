"""Ten piles by lot: off the shuffled stack, or by a search that is complete."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property

from cards.kingdoms.generator.shelf import PileCandidate
from cards.kingdoms.generator.wishes import POTIONS, Wishes
from rules import DEFENDS


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
        stack, chance = list(things), self.next
        for at, left in enumerate(range(len(stack), 0, -1)):
            other = at + int(chance() * left)
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
        return (
            len(chosen) <= self.size
            and all(sum(need in card.does for card in chosen) >= n for need, n in needs.items())
            and sum(card.attack for card in counted) <= self.attacks
            and sum(card.potion for card in counted) <= self.potions
            and all(n <= self.limit[box] for box, n in Counter(card.box for card in counted).items())
        )

    @cached_property
    def given(self) -> tuple[int, Mapping[str, int]]:
        """Before anything is drawn: how many attack, and how many come from each box."""
        counted = [*self.locked, *self.beside]
        boxes = Counter(card.box for card in counted)
        return sum(card.attack for card in counted), {box: boxes[box] for box in self.limit}

    def by_chance(self, lot: Lot) -> list[PileCandidate] | None:
        """As many as wanted off the shuffled stack, passing over what a limit forbids. None: it misses a wish."""
        chosen, limit = list(self.locked), self.limit
        attacks, boxes = self.given[0], dict(self.given[1])
        for card in lot.drawn(self.stack):
            if len(chosen) == self.size:
                break
            if (card.attack and attacks >= self.attacks) or boxes[card.box] >= limit[card.box]:
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
        free = dict(self.draw.limit)
        for card in counted:
            free[card.box] -= 1
        potions = self.draw.potions - sum(card.potion for card in counted)
        there = Counter((card.box, card.attack, card.potion) for card in room)
        quiet = extra = 0
        for box in {box for box, _, _ in there}:
            # Only so many may cost a Potion; only one box has such cards.
            calm, calm_potions = there[box, False, False], there[box, False, True]
            all_of_them, all_potions = calm + there[box, True, False], calm_potions + there[box, True, True]
            peaceful = min(free[box], calm + min(calm_potions, potions))
            quiet += peaceful
            extra += min(free[box], all_of_them + min(all_potions, potions)) - peaceful
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
