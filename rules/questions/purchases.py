"""What is bought when all is played: one card, two cards, a Village for 3."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rules.facts import facts
from rules.questions.question import Question, Spot
from rules.questions.rows import BOUGHT, MOST_BOUGHT

REACH = 6  # words behind the verb
ONE = ("one", "a", "an", "ein", "eine", "einen", "single", "einzige")


@dataclass(frozen=True)
class Bought:
    cards: tuple[str, ...] = ()
    used: frozenset[int] = frozenset()  # the places of the words that say so
    whichever: bool = False  # nobody says which

    def without(self, q: Question) -> Question:
        """The question without the words that tell of it."""
        return replace(
            q,
            cards=[named for named in q.cards if named.at not in self.used],
            spots=[spot for spot in q.spots if spot.at not in self.used],
            numbers=[(n, at) for n, at in q.numbers if at not in self.used],
        )

    def other(self) -> Bought:
        return replace(self, cards=tuple(BOUGHT[1] for _ in self.cards))


def bought(q: Question, asked_from: int) -> Bought | None:
    """Nothing where nobody speaks of it, None where it is not clear what is bought."""
    verbs = [spot for spot in q.spots if spot.meaning == "buy"]
    if not verbs:
        return Bought()
    if len(verbs) > 1 or verbs[0].at >= asked_from:
        return None
    start, end = _part(q, verbs[0])
    things = [named for named in q.cards if start <= named.at < end]
    cards = [spot.at for spot in q.spots if spot.meaning == "unit-cards" and start <= spot.at < end]
    if len(things) + len(cards) != 1:
        return None
    at = things[0].at if things else cards[0]
    many = next((n for n, place in q.numbers if place == at - 1), 0)
    one = {n for n in range(start, at) if q.tokens[n].word in ONE}
    if not 0 <= many <= MOST_BOUGHT or not (many or one):
        return None
    slug = things[0].slug if things else BOUGHT[0]
    paid = {place for n, place in q.numbers if at < place < at + 4 and things and n == facts()[slug].cost.coins}
    return Bought((slug,) * (many or 1), frozenset({verbs[0].at, at, at - 1, *one, *paid}), not things)


def _part(q: Question, verb: Spot) -> tuple[int, int]:
    """The words around the verb that belong to it: behind it, and before it where nothing else is said there."""
    parts = [-1, *(token.at for token in q.tokens if token.mark or token.word in ("and", "und", "then", "dann"))]
    start = max(at for at in parts if at < verb.at) + 1
    end = min([verb.at + REACH, *(at for at in parts if at > verb.at)])
    return start, end
