"""What a person tells before a question, and the question itself: who does what with which card, deed after deed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from rules.facts import facts
from rules.questions.frame import RELATIVE, WITH, AskedFrame, Cards, Part, is_relative, read_frame
from rules.questions.persons import governing
from rules.questions.question import BASIC, Question
from rules.questions.scene import ME
from rules.questions.segments import (
    CONDITIONS,
    DEEDS,
    first_word,
    named_at,
    parts,
    question_from,
    segments,
)
from rules.questions.words import ITSELF, any_of

# What turns an answer round and is not read in a story: then nothing is decided.
TURNS_ROUND = any_of("""
    gone, not, or, instead, cost, cheaper, worth, count, opinion, why, when, who, where, how, decline, order,
    same-time, below, impossible, double, thrice, overpay, rotate, shuffle, pass, everyday, quantity
""")
SINCE = any_of("when, after, because, since, once, wenn, als, nachdem, weil, sobald")


def frames(q: Question) -> list[AskedFrame]:
    """Each deed with its cards, in the order in which it is told."""
    found: list[AskedFrame] = []
    last_of_it = -1
    said: tuple[str, int] | None = None  # who did something last, in which sentence
    asked_from = question_from(q)
    for start, end in segments(q):
        for first, last, deed in parts(q, start, end):
            before = found[-2] if found and found[-1].since else found[-1] if found else None
            frame = read_frame(Part(q, first, last, deed, before))
            more = start > asked_from and (_says_more(q, start) or _describes(q, start, last, found))
            asked = start >= asked_from and not more and not (start > asked_from and _under_condition(q, start))
            if frame is None:
                continue
            passive = frame.has("be") and frame.deed in ("play", "reveal", "buy")  # die Miliz wird gespielt
            nobody = not (frame.who or frame.owner or frame.victim or passive)
            if nobody and said and said[1] == _sentence(q, start):
                frame = replace(frame, who=said[0])  # he plays a Village, then a Witch
            if frame.who:
                said = (frame.who, _sentence(q, start))
            relative = asked and last < end and is_relative(q, first, last)
            if relative:  # the Gold I bought: what is asked comes behind it
                asked = False
            to_do = first > 0 and q.tokens[first - 1].word in ("to", "zu", "um")  # use a Mine to turn it into a Gold
            meant_by_it = frame.joined or to_do
            if to_do and found and _tool(found[-1], frame):  # use Scheme to put a Wharf back
                tool = found.pop()
                spots = (*(spot for spot in tool.spots if spot.meaning not in DEEDS), *frame.spots)
                frame = replace(
                    frame, by=tool.slugs[0], who=tool.who or frame.who, modal=tool.modal or frame.modal, spots=spots
                )
            if asked and found and found[-1].asked and first == last_of_it and not meant_by_it:
                asked = False  # the Gold that I play
                relative = _in_the_turn(q, first)
            last_of_it = last
            part = next((each.part for each in found if each.asked), start) if more else start
            after = SINCE if start < asked_from else ("after", "nachdem")
            since = first == start and bool(found) and not found[-1].asked and first_word(q, start) in after
            since = since and _sentence(q, start) == _sentence(q, found[-1].part)
            frame = replace(frame, asked=asked, since=since, part=-1 if relative else part)
            if asked and frame.deed and not frame.joined:
                frame = _whole(found, frame)
            found.append(frame)
    return found


def _under_condition(q: Question, start: int) -> bool:
    """If I trash it, and play it: what goes on with "and" is a condition too."""
    clause = q.clause_of(start)
    going_on = clause.condition and clause.start < start and first_word(q, start) in ("and", "und")
    return first_word(q, start) in CONDITIONS or (going_on and first_word(q, clause.start) in CONDITIONS)


def _says_more(q: Question, start: int) -> bool:
    """What says more of a card that is asked about: the Wharf, which I have just played."""
    clause = q.clause_of(start)
    return clause.condition and first_word(q, clause.start) in RELATIVE and not named_at(q, clause.start + 1)


def _describes(q: Question, start: int, end: int, found: Sequence[AskedFrame]) -> bool:
    """Cards that I set aside; a Tunnel that I discard to Tide Pools for a Gold: what belongs where is not clear."""
    begins = first_word(q, start) if first_word(q, start) not in ("card", "cards") else first_word(q, start + 1)
    if begins not in ("that", "which") or not found or not found[-1].asked:
        return False
    here = [named for named in q.cards if start <= named.at < end]
    if here and not any(named.end == start for named in q.cards):
        return True  # a Gold onto my deck that I gain with an Artisan
    return not found[-1].cards or any(governing(q, named.at, start) not in WITH | {""} for named in here)


def _whole(found: list[AskedFrame], frame: AskedFrame) -> AskedFrame:
    """May I, with a Copper in play, buy a Gold: what is asked goes on behind what was put in."""
    begun = next((n for n, each in enumerate(found) if each.asked), -1)
    if begun < 0 or found[begun].deed or any(each.asked for each in found[begun + 1 :]):
        return frame
    first = found.pop(begun)
    things = frame.cards if not frame.meant and not (first.cards and frame.with_it) else ()
    return replace(
        frame,
        who=first.who or frame.who,
        cards=(*first.cards, *(each for each in things if each not in first.cards)),
        by=first.by or frame.by or (frame.with_it if first.cards else ""),
        owner=first.owner or frame.owner,
        victim=first.victim or frame.victim,
        modal=first.modal or frame.modal,
        numbers=(*first.numbers, *frame.numbers),
        spots=(*first.spots, *frame.spots),
        meant=frame.meant and not first.cards,
        part=first.part,
    )


def _tool(one: AskedFrame, two: AskedFrame) -> bool:
    used = one.deed in ("play", "react") and len(one.cards) == 1 and facts()[one.slugs[0]].kind != BASIC
    return used and bool(two.cards) and not (one.by or one.upon or two.by or set(one.slugs) & set(two.slugs))


def _sentence(q: Question, at: int) -> int:
    return sum(token.mark and token.raw in ".?!" for token in q.tokens[:at])


def _in_the_turn(q: Question, at: int) -> bool:
    """In the same turn I played it."""
    behind = {spot.at + spot.length for spot in q.spots if spot.meaning in ("this-turn", "last-turn")}
    return bool(behind & {at, at - 1})


def to_itself(q: Question) -> bool:
    """A card does it to itself; not "I myself"."""
    persons = {spot.at + spot.length for spot in q.spots if spot.meaning in ("me", "other", "gain", "buy")}
    return any(token.word in ITSELF and token.at not in persons for token in q.tokens)


def told(found: Sequence[AskedFrame]) -> list[AskedFrame]:
    """What was told, in the order in which it happens."""
    before: list[AskedFrame] = []
    for frame in found:
        if not frame.asked:
            before.insert(len(before) - frame.since, frame)
    return before


def asked(found: Sequence[AskedFrame]) -> list[AskedFrame]:
    return [frame for frame in found if frame.asked]


def in_return(q: Question, question: AskedFrame) -> AskedFrame:
    """Trash it for a Gold: the Gold is what one gets."""
    if question.deed not in ("trash", "discard", "reveal") or len(question.cards) != 1:
        return question
    at = [named.at for named in q.cards if named.slug == question.slugs[0]][-1]
    words = [token.word for token in q.tokens[max(at - 2, 0) : at]]
    return replace(question, deed="gain") if {"for", "fur"} & set(words) else question


def listed(frame: AskedFrame) -> bool:
    """Copper, Copper, Estate: a name and nothing else."""
    said = {spot.meaning for spot in frame.spots} - {"filler", "and"}
    return not (frame.deed or frame.by or frame.upon or frame.asked or frame.owner or said) and bool(frame.cards)


def all_of(one: Cards, two: Cards) -> Cards:
    many = Counter[str]()
    for slug, n in (*one, *two):
        many[slug] += n
    return tuple(many.items())


def _hits(frame: AskedFrame) -> bool:
    """Barbarian hits the top of my deck: which card that is comes behind it."""
    attacks = len(frame.cards) == 1 and "Attack" in facts()[frame.slugs[0]].types and not frame.by
    return attacks and frame.deed == "affect" and not frame.asked


def _it_is(frame: AskedFrame) -> bool:
    """And it is a Copper."""
    said = {spot.meaning for spot in frame.spots} - {"filler", "and"}
    return said == {"be"} and not (frame.deed or frame.asked or frame.by or frame.upon) and len(frame.cards) == 1


def joined(found: Sequence[AskedFrame]) -> list[AskedFrame]:
    """Lookout looks at a Copper, a Gold and an Estate: at all of them."""
    whole: list[AskedFrame] = []
    for frame in found:
        last = whole[-1] if whole else None
        if last and last.deed == "reveal" and last.by and last.cards and not last.asked and listed(frame):
            whole[-1] = replace(last, cards=all_of(last.cards, frame.cards), listed=True)
        elif last and _hits(last) and _it_is(frame):
            whole[-1] = replace(last, by=last.slugs[0], cards=frame.cards, victim=last.victim or ME)
        else:
            whole.append(frame)
    return whole
