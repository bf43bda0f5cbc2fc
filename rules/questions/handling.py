"""What is done with which of several cards, in which order, and how many of them there are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.facts import facts
from rules.questions.names import DETERMINERS, NamedCard
from rules.questions.question import Question, Spot
from rules.questions.words import any_of

# What stands on one side of these cannot change places with what stands on the other.
BETWEEN = {
    **dict.fromkeys(("before", "bevor", "ehe", "vor"), 1),
    **dict.fromkeys(("after", "nachdem", "nach"), -1),
    **dict.fromkeys(("as", "als", "than", "instead", "statt", "anstatt", "anstelle"), 2),
}
USING = any_of("use, using, benutzen, nutzen, verwenden")
BOTH = any_of("both, beide, beiden, beides")
UNITS = any_of("""
    @unit-cards, @unit-actions, @unit-buys, @unit-coins, @unit-points, @unit-piles, @unit-favors, @unit-coffers,
    @unit-villagers, @token, @debt
""")
Things = dict[int, tuple[str, int]]


def what_follows(q: Question, start: int) -> range:
    """What belongs to such a word: up to the comma where it stands first, and what it stands right before."""
    if q.tokens[start].word in ("nach", "vor"):
        end = next((spot.at + spot.length for spot in q.spots if spot.at > start and spot.meaning != "filler"), 0)
        return range(start + 1, end or len(q.tokens))
    comma = next((each.at for each in q.tokens if each.mark and each.at > start), len(q.tokens))
    return range(start + 1, comma if start < 2 else len(q.tokens))


def is_of_a_card(q: Question, card: NamedCard) -> bool:
    """The Island mat is no Island."""
    return card.end < len(q.tokens) and q.tokens[card.end].word in OF_A_CARD


OF_A_CARD = any_of("mat, mats, tableau, tableaus, token, tokens, marker, markern")
THEN = any_of("then, dann, danach, anschliessend, afterwards")
FIRST = any_of("first, erst, zuerst")


def sequence(q: Question) -> frozenset[tuple[str, str]]:
    """First this one, then that one; this one after that one: which card comes before which."""
    joined_by = _joined_by(q) or _lying_when(q)
    if joined_by:
        return joined_by
    first = next((token.at for token in q.tokens if token.word in FIRST), len(q.tokens))
    joined = next((spot.at for spot in q.spots if spot.meaning == "and" and spot.at > first), len(q.tokens))
    sooner, later = ({card.slug for card in q.cards if (card.at > joined) == second} for second in (False, True))
    return frozenset((one, two) for one in sooner for two in later if one != two)


def _joined_by(q: Question) -> frozenset[tuple[str, str]]:
    """By a word that says which comes first."""
    for token in q.tokens:
        if BETWEEN.get(token.word, 2) == 2 and token.word not in THEN:
            continue
        behind = what_follows(q, token.at) if token.word not in THEN else range(token.at + 1, len(q.tokens))
        later = {card.slug for card in q.cards if card.at in behind}
        sooner = {card.slug for card in q.cards if card.at not in behind}
        if sooner and later:
            one, two = (later, sooner) if BETWEEN.get(token.word) == -1 else (sooner, later)
            return frozenset((first, second) for first in one for second in two if first != second)
    return frozenset()


WHEN = any_of("when, as, als, wenn, while")


def _lying_when(q: Question) -> frozenset[tuple[str, str]]:
    """My Lighthouse is in play when he plays Corsair: what lies there came before the other."""
    edge = next((token.at for token in q.tokens[1:] if token.word in WHEN), None)
    if edge is None:
        return frozenset()
    before, behind = ({card.slug for card in q.cards if (card.at > edge) == second} for second in (False, True))
    lies = [spot.at > edge for spot in q.spots if spot.meaning == "in-play"]
    if len(lies) != 1 or not any(spot.meaning == "play" and (spot.at > edge) != lies[0] for spot in q.spots):
        return frozenset()
    sooner, later = (behind, before) if lies[0] else (before, behind)
    return frozenset((one, two) for one in sooner for two in later if one != two)


def _things(q: Question) -> dict[int, tuple[str, int]]:
    """Where something stands that can be played, taken, counted: what it is, and where it ends."""
    found = {
        spot.at: (spot.meaning, spot.at + spot.length) for spot in q.spots if f"@{spot.meaning}" in UNITS | {"@mat"}
    }
    found |= {at: (kind, at + 1) for kind, at in q.types}
    return found | {card.at: (card.slug, card.end) for card in q.cards if not is_of_a_card(q, card)}


def counts_of(q: Question) -> frozenset[tuple[int, str]]:
    things = _things(q)
    numbers = [*q.numbers, *((2, token.at) for token in q.tokens if token.word in BOTH)]
    return frozenset((n, things[place][0]) for n, at in numbers for place in (at + 1, at + 2) if place in things)


PREPOSITIONS = any_of("""
    mit, bei, beim, durch, von, vom, auf, fur, aus, gegen, zu, zum, zur, unter, in, im, an, am, ohne, nach, vor, als,
    neben, aufs, ins, ubers, furs
""")
TRANSITIVE = any_of("""
    gain, draw, discard, trash, buy, return, topdeck, set-aside, reveal, look, play, pass, shuffle, spend, exile,
    upgrade
""")
PUT = any_of("put, puts, putting, place, places, placing, lay, move, set, sets")
PASSIVE = any_of("by, with, from, through, mit, von, vom, durch")


def done_to(q: Question) -> frozenset[tuple[str, str]]:
    """Play a Moat, die Piratin spielen: what is done to what."""
    things = _things(q)
    deeds = [spot for spot in q.spots if spot.meaning in TRANSITIVE and spot.raw.lower() not in USING]
    return frozenset(_done_in_german(q, deeds, things) if q.language else _done_in_english(q, deeds, things))


def _small(q: Question) -> set[int]:
    """What may stand between what is done and what it is done to."""
    small = {spot.at for spot in q.spots if spot.meaning in ("filler", "another", "both", "nth")}
    small |= {token.at for token in q.tokens if token.word in DETERMINERS}
    return small | {at for _, at in q.numbers} | {card.at for card in q.cards if is_of_a_card(q, card)}


def _done_in_english(q: Question, deeds: Sequence[Spot], things: Things) -> Iterator[tuple[str, str]]:
    small = _small(q)
    small |= {spot.at for spot in deeds if spot.at - 1 in small and spot.at + 1 in things}  # the gained Treasure
    ends = {end: (at, thing) for at, (thing, end) in things.items()}
    beings = {spot.at for spot in q.spots if spot.meaning == "be"}
    for deed in deeds:
        at = deed.at + deed.length
        while at in small and at not in things:
            at += 1
        if at in things:
            yield deed.meaning, things[at][0]
        elif deed.at in ends:
            start, thing = ends[deed.at]
            put = any(token.word in PUT for token in q.tokens[max(start - 2, 0) : start])  # put the Moat on my deck
            while start - 1 in small:
                start -= 1
            after = q.tokens[min(deed.at + deed.length, len(q.tokens) - 1)].word
            if start - 1 in beings or put or (thing not in facts() and after in PASSIVE):
                yield deed.meaning, thing


def _done_in_german(q: Question, deeds: Sequence[Spot], things: Things) -> Iterator[tuple[str, str]]:
    small = _small(q)
    small |= {spot.at for spot in deeds if spot.at + 1 in things}  # die genommene Karte
    for clause in q.clauses:
        inside = [spot for spot in q.spots if clause.start <= spot.at < clause.end]
        within = [spot for spot in deeds if clause.start <= spot.at < clause.end and spot.at + 1 not in things]
        if not within:
            continue
        helped = any(spot.meaning in ("can", "must", "be", "if", "have") for spot in inside)
        deed = within[-1 if helped else 0].meaning
        bare = []
        for at in sorted(at for at in things if clause.start <= at < clause.end):
            before = at - 1
            while before in small and q.tokens[before].word not in PREPOSITIONS:
                before -= 1
            if before < clause.start or q.tokens[before].word not in PREPOSITIONS:
                bare.append(things[at][0])
        someone = any(spot.meaning in ("me", "other", "each", "be") for spot in inside)
        yield from ((deed, thing) for thing in bare[0 if someone else 1 :])
