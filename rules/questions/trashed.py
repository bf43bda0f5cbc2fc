"""What is trashed by cards that are played in a row: an Estate by a Priest, then four Coppers by a Chapel."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rules.facts import facts
from rules.questions.names import NamedCard
from rules.questions.probes import player_of_cards
from rules.questions.question import BASIC, Question
from rules.questions.scene import ME, Played
from rules.questions.verdict import happened

REST = 6  # cards of a hand, besides those that are named
EACH = ("each", "both", "twice", "thrice")
NEAR = 4


@dataclass(frozen=True)
class Trashed:
    cards: tuple[str, ...] = ()  # in hand
    by: tuple[tuple[str, int], ...] = ()  # by which card how many each time
    used: frozenset[int] = frozenset()  # the places of the words that say so

    def without(self, q: Question) -> Question:
        """The question without the words that tell of it."""
        return replace(
            q,
            cards=[named for named in q.cards if named.at not in self.used],
            spots=[spot for spot in q.spots if spot.at not in self.used],
            numbers=[(n, at) for n, at in q.numbers if at not in self.used],
        )


def trashed(q: Question, asked_from: int) -> Trashed | None:
    """Which card trashes how many; nothing is told where no card trashes from hand, None where it is not clear."""
    told = [named for named in q.cards if named.at < asked_from]
    trashing = [named for named in told if _trashes(named.slug)]
    words = {spot.at for spot in q.spots if spot.meaning == "trash" and spot.at < asked_from}
    if not trashing:
        return None if words else Trashed()
    found, by, used = list[str](), dict[str, int](), {*words}
    ends = [*(named.at for named in trashing[1:]), asked_from]
    for named, end in zip(trashing, ends, strict=True):
        things = [each for each in told if named.end <= each.at < end and facts()[each.slug].kind == BASIC]
        things = [each for each in things if _goes(q, named, each, words)]
        cards = [spot for spot in q.spots if spot.meaning == "unit-cards" and named.end <= spot.at < end]
        behind = {each.at for each in things} | {spot.at for spot in cards}
        counted = [at for _, at in q.numbers if named.end <= at < end and {at + 1, at + 2} & behind]
        many = [n for n, at in q.numbers if at in counted]
        if not (things or cards) and _may(named.slug):
            return None  # whether it does, nobody says
        if len(things) > 1 or len(many) > 1 or len(cards) > 1 or (cards and things):
            return None
        used |= {*counted, *(spot.at for spot in cards), *(each.at for each in things)}
        if (things or cards) and not any(s.meaning in EACH and named.end <= s.at < end for s in q.spots):
            by[named.slug] = by.get(named.slug, 0) + (many[0] if many else 1)
        found += [each.slug for each in things for _ in range(many[0] if many else 1)]
    if {slug for slug in by if [each.slug for each in trashing].count(slug) > 1}:
        return None
    copies = {at for each in q.cards for _, at in q.numbers if at == each.at - 1 and each in trashing}
    return Trashed((*found, *("copper",) * REST), tuple(by.items()), frozenset(used - copies))


def _goes(q: Question, by: NamedCard, thing: NamedCard, words: set[int]) -> bool:
    """A Chapel on four Coppers, trashing an Estate, ein Kupfer entsorgt."""
    near = any(by.end <= at < thing.at or 0 <= at - thing.end < NEAR for at in words)
    before = {token.word for token in q.tokens[max(thing.at - 2, by.end) : thing.at]}
    return near or bool(before & {"on", "auf"})


def _trashes(slug: str) -> bool:
    lines = [line[0].lower() for line in facts()[slug].lines]
    trashing = any(line.startswith(("trash", "you may trash")) and "from your hand" in line for line in lines)
    return trashing and "Action" in facts()[slug].types and not player_of_cards(slug)


def _may(slug: str) -> bool:
    return any(line[0].lower().startswith("you may trash") for line in facts()[slug].lines)


def as_many_gone(thrown: tuple[tuple[str, int], ...], run: Played) -> bool:
    """Each card trashed as many as was told, and of none it was left open how many it trashes."""
    told = dict(thrown)
    if any(offer.open and offer.source not in told for offer in run.offers if offer.kind == "choose-card"):
        return False
    return all(sum(many for _, _, many in happened(run, ("trash",), ME, (by,))) == n for by, n in thrown)
