"""What a person tells before a question, and the question itself: who does what with which card, deed after deed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from rules.facts import facts
from rules.questions.frame import RELATIVE, WITH, AskedFrame, Cards, SentencePart, is_relative, read_frame
from rules.questions.persons import governing
from rules.questions.question import BASIC, Question, Spot
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
    telling = Telling(q)
    for start, end in segments(q):
        for first, last, deed in parts(q, start, end):
            telling.add(start, first, last, deed, goes_on=last < end)
    return telling.found


class Telling:
    """The deeds of a sentence, each as it goes on from the one before."""

    def __init__(self, q: Question) -> None:
        self.q, self.asked_from = q, question_from(q)
        self.found: list[AskedFrame] = []
        self.last_of_it = -1
        self.said: tuple[str, int] | None = None  # who did something last, in which sentence

    def add(self, start: int, first: int, last: int, deed: Spot | None, goes_on: bool) -> None:
        q, found = self.q, self.found
        before = found[-2] if found and found[-1].since else found[-1] if found else None
        frame = read_frame(SentencePart(q, first, last, deed, before))
        if frame is None:
            return
        frame = self._with_its_person(frame, start)
        later = start > self.asked_from
        more = later and (_says_more(q, start) or _describes(q, start, last, found))
        asked = start >= self.asked_from and not more and not (later and _under_condition(q, start))
        relative = asked and goes_on and is_relative(q, first, last)  # the Gold I bought: what is asked comes behind it
        asked = asked and not relative
        to_do = first > 0 and q.tokens[first - 1].word in ("to", "zu", "um")  # use a Mine to turn it into a Gold
        if to_do and found and _tool(found[-1], frame):
            frame = _done_with(found.pop(), frame)
        if asked and self._goes_on(frame, first, to_do):
            asked, relative = False, _in_the_turn(q, first)  # the Gold that I play
        self.last_of_it = last
        part = next((each.part for each in found if each.asked), start) if more else start
        since = first == start and self._since(start)
        frame = replace(frame, asked=asked, since=since, part=-1 if relative else part)
        found.append(_whole(found, frame) if asked and frame.deed and not frame.joined else frame)

    def _goes_on(self, frame: AskedFrame, first: int, to_do: bool) -> bool:
        """In the same part as what is asked, right behind it."""
        asked = bool(self.found) and self.found[-1].asked
        return asked and first == self.last_of_it and not (frame.joined or to_do)

    def _with_its_person(self, frame: AskedFrame, start: int) -> AskedFrame:
        """He plays a Village, then a Witch; not where die Miliz wird gespielt."""
        sentence = _sentence(self.q, start)
        passive = frame.has("be") and frame.deed in ("play", "reveal", "buy")
        nobody = not (frame.who or frame.owner or frame.victim or passive)
        if nobody and self.said and self.said[1] == sentence:
            frame = replace(frame, who=self.said[0])
        if frame.who:
            self.said = (frame.who, sentence)
        return frame

    def _since(self, start: int) -> bool:
        """Said behind what comes of it."""
        last = self.found[-1] if self.found else None
        if last is None or last.asked or _sentence(self.q, start) != _sentence(self.q, last.part):
            return False
        return first_word(self.q, start) in (SINCE if start < self.asked_from else ("after", "nachdem"))


def _done_with(tool: AskedFrame, frame: AskedFrame) -> AskedFrame:
    """Use Scheme to put a Wharf back."""
    spots = (*(spot for spot in tool.spots if spot.meaning not in DEEDS), *frame.spots)
    who, modal = tool.who or frame.who, tool.modal or frame.modal
    return replace(frame, by=tool.slugs[0], who=who, modal=modal, spots=spots)


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


def story_of(found: Sequence[AskedFrame]) -> list[AskedFrame]:
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
