"""What a question says of the table besides what is done: an empty pile, the size of a hand, what was played before."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from rules.facts import facts
from rules.questions.names import NamedCard
from rules.questions.probes import not_used, player_of_cards, thrown
from rules.questions.question import BASIC, Clause, Question, Spot
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
    phase: str = ""  # in which it is played
    way: str = ""  # as which a card is played
    lacking: tuple[str, ...] = ()  # basic cards with which nobody does what they might
    swapped: bool = False  # each player does what the other was taken to do
    used: frozenset[int] = field(default_factory=frozenset)  # the places of the words that said so

    def __bool__(self) -> bool:
        return bool(self.used or self.phase or self.way or self.unused or self.swapped)

    def around(self, scene: Scene) -> Scene:
        scene = replace(
            scene,
            empty=self.empty,
            sizes={who: n + (thrown(scene) if who == scene.mover else 0) for who, n in self.hands},
            hands=_with(scene.hands, ME, self.held),
            in_play=_with(scene.in_play, scene.mover, self.played),
            last_gained={**scene.last_gained, **({OTHER: self.gained} if self.gained else {})},
        )
        if self.phase:
            scene = replace(scene, phase=self.phase)
        if self.way:
            scene = _as_way(scene, self.way)
        for slug in self.unused:
            scene = not_used(scene, slug)
        if self.lacking:
            scene = replace(scene, lacking=self.lacking, want=tuple(s for s in scene.want if s not in self.lacking))
        return _swapped(scene) if self.swapped else scene


def _with(
    zone: Mapping[str, tuple[str, ...]], who: str, more: tuple[tuple[str, int], ...]
) -> Mapping[str, tuple[str, ...]]:
    return {**zone, who: (*zone.get(who, ()), *(slug for slug, n in more for _ in range(n)))} if more else zone


def _as_way(scene: Scene, way: str) -> Scene:
    """What is played is played as that Way."""
    landscapes = (*scene.landscapes, way)
    if any(player_of_cards(slug) for cards in scene.hands.values() for slug in cards):  # that one plays it so
        return replace(scene, landscapes=landscapes, prefer=(facts()[way].en,))
    script = tuple(
        tuple(f"{move} as {facts()[way].en}" if move.startswith("play ") else move for move in moves)
        for moves in scene.script
    )
    return replace(scene, script=script, landscapes=landscapes)


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


Told = tuple[str, int, tuple[int, ...]]  # of whom or of what, how many, and the places of the words that say so


def circumstances(q: Question) -> Circumstances:
    readers = (_empty, _hands, _held, _played, _gained, _lacking)
    empty, hands, held, played, gained, lacking = ({key: (n, at) for key, n, at in reader(q)} for reader in readers)

    def counted(told: dict[str, tuple[int, tuple[int, ...]]]) -> tuple[tuple[str, int], ...]:
        return tuple((key, n) for key, (n, _) in told.items())

    phase, when = _phase(q)
    way, where = _way(q)
    return Circumstances(
        tuple(empty),
        counted(hands),
        counted(held),
        counted(played),
        tuple(gained),
        tuple(slug for slug in q.slugs if f"without {slug}" in q.turned),
        phase,
        way,
        tuple(lacking),
        "swapped" in q.turned,
        frozenset(
            at for told in (empty, hands, held, played, gained, lacking) for _, places in told.values() for at in places
        )
        | {*when, *where},
    )


def _hands(q: Question) -> Iterator[Told]:
    """I have 3 cards in hand; with an empty hand; ohne Handkarten; when I have no cards."""
    if any(q.inside(each, "draw", "discard", "gain", "reveal") for each in q.clauses if each.condition):
        return  # so many then, not before
    for clause in q.clauses:
        held = q.inside(clause, "in-hand")
        cards = q.inside(clause, "unit-cards")
        if not (held or (cards and q.inside(clause, "have"))) or not _of_all_cards(q, clause):
            continue
        at = (held or cards)[0].at
        empty = q.inside(clause, "empty") if held else []
        none = [spot for spot in q.inside(clause, "not") if 0 < at - spot.at <= 3]
        numbers = [(n, place) for n, place in _numbers_in(q, clause, bool(cards)) if 0 < at - place <= 3]
        if _still(q, clause, held, numbers) and not cards:
            continue
        beside = [spot for spot in cards if 0 <= at - spot.at <= 2]
        only = [spot for spot in q.inside(clause, "only") if clause.condition and 0 < at - spot.at <= 4]
        places = tuple(spot.at for spot in (*held, *beside, *empty, *none, *only))
        if empty or none:
            yield _who_has_them(q, clause, at), 0, places
        elif len(numbers) == 1 and numbers[0][0] <= MOST_IN_HAND:
            yield _who_has_them(q, clause, at), numbers[0][0], (*places, numbers[0][1])


def _who_has_them(q: Question, clause: Clause, at: int) -> str:
    people = [spot.meaning for spot in q.inside(clause, "me", "other") if spot.at < at]
    return OTHER if people[-1:] == ["other"] else ME


def _still(q: Question, clause: Clause, held: Sequence[Spot], numbers: Sequence[tuple[int, int]]) -> bool:
    """Noch zwei auf der Hand: cards, or more of the one that was named."""
    if any(spot.raw.lower().startswith("handkart") for spot in held):
        return False
    return any(spot.at + spot.length == place for spot in q.inside(clause, "still") for _, place in numbers)


def _of_all_cards(q: Question, clause: Clause) -> bool:
    """A hand is told of, and not the cards of one name or one kind in it."""
    told = clause.condition or q.inside(clause, "empty", "not")
    basic = any(facts()[named.slug].kind == BASIC for named in q.named_in(clause))
    return bool(told) and not basic and not any(clause.start <= place < clause.end for _, place in q.types)


def _numbers_in(q: Question, clause: Clause, of_cards: bool) -> list[tuple[int, int]]:
    """Numbers that are no two Moats in hand, and no two more of them."""
    others = {named.at - 1 for named in q.cards}
    if not of_cards:
        others |= {spot.at - 1 for spot in q.inside(clause, "another")}
    return [(n, place) for n, place in q.numbers if clause.start <= place < clause.end and place not in others]


def _empty(q: Question) -> Iterator[Told]:
    """The Curse pile is empty; there are no Curses left; keine Flüche mehr."""
    for clause in q.clauses:
        inside = q.named_in(clause)
        empty = q.inside(clause, "empty") if not q.inside(clause, "in-hand") else []
        piles = q.inside(clause, "unit-piles", "supply")
        if any(0 < spot.at - at <= 3 for spot in piles for _, at in q.numbers):
            continue  # two piles: which ones is not said
        inside = _right_beside(empty[0], inside) if empty else inside
        if empty and len({named.slug for named in inside}) == 1:
            yield inside[0].slug, 0, tuple(spot.at for spot in (*empty, *piles))
            continue
        for named in inside:
            none = [spot for spot in q.inside(clause, "not") if 0 < named.at - spot.at <= 2]
            left = [spot for spot in q.inside(clause, "left-over", "another", "supply") if 0 < spot.at - named.at <= 4]
            if none and left:
                yield named.slug, 0, tuple(spot.at for spot in (*none, *left, *piles))


def _right_beside(empty: Spot, named: list[NamedCard]) -> list[NamedCard]:
    """With an empty Curse pile: of several cards the one right beside the word."""
    if len({each.slug for each in named}) < 2:
        return named
    behind = [each for each in named if each.at == empty.at + empty.length]
    return behind or [each for each in named if 0 <= empty.at - each.end <= 3][-1:] or named


def _held(q: Question) -> Iterator[Told]:
    """I have two Coppers in hand."""
    for named in q.cards:
        clause = q.clause_of(named.at)
        spots = [spot for spot in q.inside(clause, "in-hand") if 0 < spot.at - named.at <= 3]
        other = q.inside(clause, "other", "play", "trash", "discard", "reveal", "not")
        if clause.condition and spots and facts()[named.slug].kind == BASIC and not other:
            yield named.slug, q.copies(named.slug), (spots[0].at, *_number_before(q, named.at))


def _played(q: Question) -> Iterator[Told]:
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
            yield (
                named.slug,
                q.copies(named.slug),
                (*(spot.at for spot in (*verbs, *q.inside(clause, "earlier"))), *_number_before(q, named.at)),
            )


def _lacking(q: Question) -> Iterator[Told]:
    """If I trash no Copper; wenn ich kein Kupfer auf der Hand habe."""
    for clause in q.clauses:
        verbs = q.inside(clause, "trash", "discard", "reveal", "have")
        if not clause.condition or not verbs or q.inside(clause, "left-over", "supply", "empty", "unit-piles"):
            continue
        for named in q.named_in(clause):
            none = [spot for spot in q.inside(clause, "not") if 0 < named.at - spot.at <= 3]
            if none and facts()[named.slug].kind == BASIC:
                held = q.inside(clause, "in-hand")
                yield named.slug, 0, tuple(spot.at for spot in (*none, *held, *verbs))


def _number_before(q: Question, at: int) -> list[int]:
    return [place for _, place in q.numbers if place == at - 1]


def _gained(q: Question) -> Iterator[Told]:
    """My opponent gained a Gold on their last turn."""
    for spot in q.spots:
        if spot.meaning != "last-turn":
            continue
        clause = q.clause_of(spot.at)
        inside, verbs = q.named_in(clause), q.inside(clause, "gain", "buy")
        if clause.condition and verbs and q.inside(clause, "other") and len(inside) == 1:
            yield inside[0].slug, 1, (spot.at, verbs[0].at)


PHASE_WORDS = {"action-phase": "action", "buy-phase": "buy", "night-phase": "night"}


def _phase(q: Question) -> tuple[str, tuple[int, ...]]:
    """Played in my Buy phase; not what happens at its beginning or end."""
    spots = [spot for spot in q.spots if spot.meaning in PHASE_WORDS]
    if len(spots) != 1 or q.has("end", "at-start", "others-turn", "not"):
        return "", ()
    clause = q.clause_of(spots[0].at)
    deeds = q.inside(clause, "play") or (clause.condition and q.inside(clause, "gain", "trash", "discard"))
    upon = not q.inside(clause, "gain", "buy", "trash", "discard", "be", "do") and len(q.named_in(clause)) == 2
    return (PHASE_WORDS[spots[0].meaning], (spots[0].at,)) if deeds or upon else ("", ())


def _way(q: Question) -> tuple[str, tuple[int, ...]]:
    """Village as Way of the Otter: one card, and the Way as which it is played."""
    ways = [named for named in q.cards if facts()[named.slug].kind == "way"]
    others = {named.slug for named in q.cards if facts()[named.slug].kind not in ("way", BASIC)}
    thrones = [slug for slug in others if player_of_cards(slug)]
    if len(ways) != 1 or len(others) - len(thrones) != 1 or len(thrones) > 1 or q.has("not", "can"):
        return "", ()
    used = any(spot.meaning in ("on", "play") and 0 < ways[0].at - spot.at <= 2 for spot in q.spots)
    return (ways[0].slug, (ways[0].at,)) if used and q.has("play") else ("", ())


def without_them(q: Question) -> Question:
    """The question without the words that only tell how the table lies."""
    told = circumstances(q)
    if not told:
        return q
    return replace(
        q,
        spots=[spot for spot in q.spots if spot.at not in told.used],
        cards=[named for named in q.cards if named.slug != told.way],
        numbers=[(n, at) for n, at in q.numbers if at not in told.used],
        told=told,
    )
