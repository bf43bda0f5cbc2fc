"""What a question says of the table besides what is done: an empty pile, the size of a hand, what was played before."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from rules.facts import facts
from rules.questions.probes import not_used
from rules.questions.reading import BASIC, Question, Spot
from rules.questions.scene import ME, OTHER, Scene

MOST_IN_HAND = 12


@dataclass(frozen=True)
class Circumstances:
    empty: tuple[str, ...] = ()  # piles
    hands: tuple[tuple[str, int], ...] = ()  # who has how many cards when it begins, besides what is played
    held: tuple[tuple[str, int], ...] = ()  # basic cards that somebody says to have in hand
    played: tuple[tuple[str, int], ...] = ()  # Treasures that lie in play already
    gained: tuple[str, ...] = ()  # what the other player gained on their last turn
    unused: tuple[str, ...] = ()  # cards that nobody uses, though they may
    swapped: bool = False  # each player does what the other was taken to do
    used: frozenset[int] = field(default_factory=frozenset)  # the places of the words that said so

    def __bool__(self) -> bool:
        return bool(self.used or self.unused or self.swapped)

    def around(self, scene: Scene) -> Scene:
        played = tuple(slug for slug, n in self.played for _ in range(n))
        in_play = {**scene.in_play}
        if played:
            in_play[scene.mover] = (*in_play.get(scene.mover, ()), *played)
        hands = {**scene.hands}
        if self.held:
            hands[ME] = (*hands.get(ME, ()), *(slug for slug, n in self.held for _ in range(n)))
            scene = replace(scene, hands=hands)
        last = {**scene.last_gained, **({OTHER: self.gained} if self.gained else {})}
        scene = replace(scene, empty=self.empty, sizes=dict(self.hands), in_play=in_play, last_gained=last)
        for slug in self.unused:
            scene = not_used(scene, slug)
        return _swapped(scene) if self.swapped else scene


def _swapped(scene: Scene) -> Scene:
    other = {ME: OTHER, OTHER: ME}

    def turned(zone: Mapping[str, Any]) -> dict[str, Any]:
        return {other.get(who, who): what for who, what in zone.items()}

    return replace(
        scene,
        mover=other.get(scene.mover, scene.mover),
        hands=turned(scene.hands),
        in_play=turned(scene.in_play),
        durations=turned(scene.durations),
        discard=turned(scene.discard),
        top=turned(scene.top),
        last_gained=turned(scene.last_gained),
        bare=turned(scene.bare),
        sizes=turned(scene.sizes),
    )


def circumstances(q: Question) -> Circumstances:
    hands = dict(_hands(q))
    empty = dict(_empty(q))
    played = list(_played(q))
    held = list(_held(q))
    gained = dict(_gained(q))
    places = {place for each in (hands, empty, gained) for _, taken in each.values() for place in taken}
    places |= {place for _, _, taken in (*played, *held) for place in taken}
    return Circumstances(
        tuple(slug for slug, (_, _) in empty.items()),
        tuple((who, n) for who, (n, _) in hands.items()),
        tuple((slug, n) for slug, n, _ in held),
        tuple((slug, n) for slug, n, _ in played),
        tuple(gained),
        tuple(slug for slug in q.slugs if f"without {slug}" in q.turned),
        "swapped" in q.turned,
        frozenset(places),
    )


Place = tuple[int, ...]


def _hands(q: Question) -> Iterator[tuple[str, tuple[int, Place]]]:
    """I have 3 cards in hand; with an empty hand; ohne Handkarten; when I have no cards."""
    for clause in q.clauses:
        held = q.inside(clause, "in-hand")
        people = q.inside(clause, "me", "other")
        cards = q.inside(clause, "unit-cards")
        told = clause.condition or q.inside(clause, "empty", "not")
        if not told or not (held or (cards and q.inside(clause, "have"))):
            continue
        if any(q.inside(each, "draw", "discard", "gain") for each in q.clauses if each.condition):
            continue  # so many then, not before
        if any(clause.start <= named.at < clause.end and facts()[named.slug].kind == BASIC for named in q.cards):
            continue  # those are the cards that somebody has
        at = (held or cards)[0].at
        who = OTHER if [spot for spot in people if spot.at < at][-1:] and _last(people, at) == "other" else ME
        empty = q.inside(clause, "empty") if held else []
        none = [spot for spot in q.inside(clause, "not") if 0 < at - spot.at <= 3]
        numbers = [(n, place) for n, place in q.numbers if clause.start <= place < clause.end and 0 < at - place <= 3]
        beside = [spot for spot in cards if 0 <= at - spot.at <= 2]
        places = tuple(spot.at for spot in (*held, *beside, *empty, *none))
        if empty or none:
            yield who, (0, places)
        elif len(numbers) == 1 and numbers[0][0] <= MOST_IN_HAND:
            yield who, (numbers[0][0], (*places, numbers[0][1]))


def _last(people: list[Spot], at: int) -> str:
    return [spot.meaning for spot in people if spot.at < at][-1]


def _empty(q: Question) -> Iterator[tuple[str, tuple[int, Place]]]:
    """The Curse pile is empty; there are no Curses left; keine Flüche mehr."""
    for clause in q.clauses:
        inside = [named for named in q.cards if clause.start <= named.at < clause.end]
        empty = q.inside(clause, "empty")
        piles = q.inside(clause, "unit-piles", "supply")
        if empty and not q.inside(clause, "in-hand") and len({named.slug for named in inside}) == 1:
            yield inside[0].slug, (0, tuple(spot.at for spot in (*empty, *piles)))
            continue
        for named in inside:
            none = [spot for spot in q.inside(clause, "not") if 0 < named.at - spot.at <= 2]
            left = [spot for spot in q.inside(clause, "left-over", "another", "supply") if 0 < spot.at - named.at <= 4]
            if none and left:
                yield named.slug, (0, tuple(spot.at for spot in (*none, *left, *piles)))


def _held(q: Question) -> Iterator[tuple[str, int, Place]]:
    """I have two Coppers in hand."""
    for named in q.cards:
        clause = q.clause_of(named.at)
        spots = [spot for spot in q.inside(clause, "in-hand") if 0 < spot.at - named.at <= 3]
        other = q.inside(clause, "other", "play", "trash", "discard", "reveal", "not")
        if clause.condition and spots and facts()[named.slug].kind == BASIC and not other:
            numbers = [place for n, place in q.numbers if place == named.at - 1]
            yield named.slug, q.copies(named.slug), (spots[0].at, *numbers)


def _played(q: Question) -> Iterator[tuple[str, int, Place]]:
    """I have played 3 Coppers; with two Silvers in play."""
    for named in q.cards:
        fact = facts()[named.slug]
        clause = q.clause_of(named.at)
        verbs = [spot for spot in q.inside(clause, "play", "in-play") if abs(spot.at - named.at) <= 3]
        if fact.kind != BASIC or "Treasure" not in fact.types or not verbs:
            continue
        lying = any(spot.meaning == "in-play" for spot in verbs)
        among = all("Treasure" in facts()[slug].types for slug in q.actors)  # played just before the one in question
        if lying or (clause.condition and among and q.actors != [named.slug]):
            numbers = [place for n, place in q.numbers if place == named.at - 1]
            yield named.slug, q.copies(named.slug), (*(spot.at for spot in verbs), *numbers)


def _gained(q: Question) -> Iterator[tuple[str, tuple[int, Place]]]:
    """My opponent gained a Gold on their last turn."""
    for spot in q.spots:
        if spot.meaning != "last-turn":
            continue
        clause = q.clause_of(spot.at)
        inside = [named for named in q.cards if clause.start <= named.at < clause.end]
        if clause.condition and q.inside(clause, "gain", "buy") and q.inside(clause, "other") and len(inside) == 1:
            verb = q.inside(clause, "gain", "buy")[0]
            yield inside[0].slug, (0, (spot.at, verb.at))


def without_them(q: Question) -> Question:
    """The question without the words that only tell how the table lies."""
    told = circumstances(q)
    if not told:
        return q
    return replace(
        q,
        spots=[spot for spot in q.spots if spot.at not in told.used],
        numbers=[(n, at) for n, at in q.numbers if at not in told.used],
        told=told,
    )
