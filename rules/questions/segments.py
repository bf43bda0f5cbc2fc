"""The parts of a story: where each deed begins and ends, and where the question begins."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from rules.questions.question import ASKING, Question, Spot
from rules.questions.words import any_of

# What somebody or a card does; a state, beside another deed, says where, or only helps.
DEEDS = any_of("""
    play, buy, gain, draw, discard, trash, reveal, set-aside, topdeck, upgrade, react, have, in-play, in-hand, stay,
    protect, work, keep, lose, return, to-hand, give, affect, exile, call, choose, copy, look
""")
STATES = any_of("have, in-play, in-hand, stay, give, to-hand")
# With these something else may begin.
JOINTS = any_of("""
    and, und, then, dann, danach, but, aber, while, if, when, wenn, falls, sobald, because, weil, since, after,
    nachdem, so, also, now, jetzt, although, obwohl, before, bevor
""")
THEN = any_of("then, dann, danach, now, jetzt, so, also")
CONDITIONS = any_of("""
    if, when, whenever, while, after, since, wenn, falls, sobald, nachdem, weil, because, once, indem,
    obwohl, although, though
""")
IFS = any_of("if, when, wenn, falls")  # how many Coins if I trash it: asked is what stands before
ONTO = any_of("on, onto, auf")
# These stand between such a word and the card.
SMALL = any_of("""
    a, an, the, my, his, her, their, your, our, one, two, three, that, this, same, own, ein, eine, einen, einem,
    einer, der, die, das, den, dem, des, mein, meine, meinen, meinem, meiner, sein, seine, seinen, seinem, seiner,
    ihr, ihre, ihren, nen, ne, ner, nem, zwei, drei
""")
FINITE = re.compile("(?!ge|ent|ver|be.*elt).+t$")  # bleibt, kommt; not "gekauft"
PARTICIPLE = re.compile("(.*ge.+|ver.+|ent.+|be.+|er.+)(t|en)$")
WHERE = any_of("in-hand, in-play, to-hand")  # alone they say where, and not what is done


def first_word(q: Question, start: int) -> str:
    return q.tokens[start].word if start < len(q.tokens) else ""


def spots_in(q: Question, start: int, end: int) -> list[Spot]:
    return [spot for spot in q.spots if start <= spot.at < end]


def segments(q: Question) -> list[tuple[int, int]]:
    """Cut at marks, where a condition begins or ends, and at a joint after which something else is done."""
    starts = [clause.start for clause in q.clauses]
    cuts = {0, len(q.tokens), *(at if first_word(q, at) in IFS else _with_its_number(q, at) for at in starts)}
    for token in q.tokens:
        if token.mark and token.raw not in '"„“”«»':
            cuts |= {token.at, token.at + 1}
    cuts |= {at for where in _lying(q) for at in where}
    cuts |= {token.at for token in q.tokens if token.word in ("then", "dann") and _between_cards(q, token.at)}
    edges = sorted(cuts)
    found: list[tuple[int, int]] = []
    for start, end in pairwise(edges):
        begun = start
        joints = [at for at in range(start + 1, end) if _joins(q, at)]
        for joint, following in pairwise([*joints, end]):
            if q.tokens[joint].word in THEN and not any(each.meaning in DEEDS for each in spots_in(q, begun, joint)):
                continue  # muss ich das Füllhorn dann entsorgen
            if _says(q, begun, joint) and _does(q, joint, following) and not _lists(q, begun, joint, following):
                found.append((begun, joint))
                begun = joint
        found.append((begun, end))
    return [(start, end) for start, end in found if any(not token.mark for token in q.tokens[start:end])]


def _joins(q: Question, at: int) -> bool:
    """A joint; "which" behind a card, with its "then": a Gold which then gets trashed."""
    behind = {named.end for named in q.cards} if not q.language else set[int]()
    if q.tokens[at].word == "which":
        return at in behind
    after_which = q.tokens[at - 1].word == "which" and at - 1 in behind
    joined = q.tokens[at].word in THEN and q.tokens[at - 1].word in ("and", "und")  # and then: one joint
    return q.tokens[at].word in JOINTS and not named_at(q, at) and not after_which and not joined


def _between_cards(q: Question, at: int) -> bool:
    """Throne Room on a Village, then a Conspirator, typed without the comma."""
    end = next((token.at for token in q.tokens[at:] if token.mark), len(q.tokens))
    told = not any(spot.meaning in ASKING for spot in spots_in(q, at, end))
    return told and any(named.end == at for named in q.cards) and _card_behind(q, at + 1)


def _lists(q: Question, start: int, joint: int, end: int) -> bool:
    """I have a Village and a Silver in play: both of them lie there."""
    before = {spot.meaning for spot in spots_in(q, start, joint) if spot.meaning in DEEDS}
    after = {
        spot.meaning for spot in spots_in(q, joint, end) if spot.meaning in DEEDS | {"be", "how-many", "must", "other"}
    }
    more = any(spot.meaning in ("another", "still", "nth") for spot in spots_in(q, joint, end))
    onto = any(token.word in ONTO for token in q.tokens[start:joint])
    alike = before <= {"have"} and bool(after) and after <= WHERE | {"have"}
    perfect = before == {"have"} and _perfect(q, start, joint, end)
    return q.tokens[joint].word in ("and", "und") and (alike or perfect) and not more and not onto


def _perfect(q: Question, start: int, joint: int, end: int) -> bool:
    """Ich habe ein Dorf und eine Schmiede gespielt: both were played."""
    deeds = [spot for spot in spots_in(q, joint, end) if spot.meaning in DEEDS]
    others = any(spot.meaning in ("me", "other", "must", "can", "how-many", "be") for spot in spots_in(q, joint, end))
    if not q.language or len(deeds) != 1 or others or not any(joint < named.at < end for named in q.cards):
        return False
    last = deeds[0].at + deeds[0].length == end and bool(PARTICIPLE.match(q.tokens[end - 1].word))
    helps = any(token.word in ("habe", "hab", "hat", "haben") for token in q.tokens[start:joint])
    return last and helps and any(start <= named.at < joint for named in q.cards)


def _lying(q: Question) -> Iterator[tuple[int, int]]:
    """With one more Treasure Map in hand, mit zwei Fernstraßen im Spiel: what lies there is told by itself."""
    for spot in q.spots:
        if spot.meaning not in ("in-hand", "in-play"):
            continue
        card = next((named.at for named in q.cards if named.end == spot.at), None)
        more = next(
            (each.at for each in q.spots if each.meaning == "another" and each.at + each.length == spot.at), None
        )
        begins = card if card is not None else more
        if begins is None:
            continue
        at = begins - 1
        while at >= 0 and (q.tokens[at].word in SMALL or q.tokens[at].number is not None or _counts(q, at)):
            at -= 1
        if at >= 0 and q.tokens[at].word in ("with", "mit"):
            yield at, spot.at + spot.length


def _counts(q: Question, at: int) -> bool:
    """One more, just another, nur noch eine."""
    spot = next((spot for spot in q.spots if spot.at <= at < spot.at + spot.length), None)
    return spot is not None and spot.meaning in ("another", "only", "still", "nth")


def _with_its_number(q: Question, at: int) -> int:
    """What is asked begins with "how many cards", not behind it."""
    begins = at
    for spot in reversed(q.spots):
        if spot.at + spot.length == begins and spot.meaning.startswith("unit-"):
            begins = spot.at
        elif spot.at + spot.length == begins and spot.meaning == "how-many":
            return spot.at
    return at  # do I draw a card when ...


def named_at(q: Question, at: int) -> bool:
    return any(named.at <= at < named.end for named in q.cards)


def _says(q: Question, start: int, end: int) -> bool:
    named = any(start <= named.at < end for named in q.cards)
    return named or any(spot.meaning in DEEDS for spot in spots_in(q, start, end))


def _does(q: Question, start: int, end: int) -> bool:
    spots = spots_in(q, start, end)
    if any(start <= named.at < end for named in q.cards) and any(spot.meaning in WHERE | {"be"} for spot in spots):
        return True  # my first Action is a Market; and a Moat in hand
    return any(spot.meaning in DEEDS - WHERE or spot.meaning in ("how-many", "must") for spot in spots)


def question_from(q: Question) -> int:
    """Where the question begins: in the last sentence, at the first part that turns its words round."""
    marks = [token.at for token in q.tokens if token.mark and token.raw in ".?!"]
    ends = [at for at in marks if at < len(q.tokens) - 1 and any(not t.mark for t in q.tokens[at:])]
    begins = ends[-1] + 1 if ends else 0
    parts = [(start, end) for start, end in segments(q) if start >= begins]
    begun = next((start for start, end in parts if _asks_here(q, start, end)), None)
    if begun is not None:
        return begun
    told = [start for start, end in parts if first_word(q, start) not in CONDITIONS and not _idle(q, start, end)]
    return told[-1] if told else begins


def _asks_here(q: Question, start: int, end: int) -> bool:
    """It begins with a word that asks, or with a verb before its person."""
    spots = spots_in(q, start, end)
    first = next((spot for spot in spots if spot.meaning not in ("filler", "and", "text")), None)
    if first is None or first_word(q, start) in CONDITIONS:
        return False
    had_to = first.raw.lower() == "had to" and first.at == start  # and it is done
    if had_to or (first_word(q, start) == "which" and any(named.end == start for named in q.cards)):
        return False
    is_it = first.meaning == "be" and first.at <= start + 1 and not named_at(q, start)  # not "Lighthouse is out"
    if first.meaning in ASKING - {"be"} or is_it:
        return True
    begins_so = first.at == start and (not start or q.tokens[start - 1].mark)
    if not (q.language and first.meaning in DEEDS | {"be", "do"} and begins_so):
        return False
    turned = person_at(q, first.at + 1) or (FINITE.match(q.tokens[start].word) and _card_behind(q, start + 1))
    return bool(turned)  # Bekomme ich ..., bleibt die Festung ...


def _idle(q: Question, start: int, end: int) -> bool:
    """..., right? It says nothing."""
    said = any(spot.meaning != "filler" for spot in spots_in(q, start, end))
    return not said and not any(start <= named.at < end for named in q.cards)


def _card_behind(q: Question, at: int) -> bool:
    """Here a card is named, with its article."""
    while at < len(q.tokens) and q.tokens[at].word in SMALL:
        at += 1
    return named_at(q, at)


def person_at(q: Question, at: int) -> Spot | None:
    return next((spot for spot in q.spots if spot.at == at and spot.meaning in ("me", "other")), None)


def parts(q: Question, start: int, end: int) -> Iterator[tuple[int, int, Spot | None]]:
    """The deeds of a segment, each with the words that belong to it."""
    deeds = _deeds_in(q, start, end)
    if not deeds:
        yield start, end, None
        return
    begun = start
    for deed, following in pairwise(deeds):
        last = (deed.at + deed.length) if q.language else following.at
        person = person_at(q, last - 1)
        last = person.at if person is not None and not q.language else last
        last = last if q.language else _to_do(q, deed.at, last)
        yield begun, last, deed
        begun = last
    yield begun, end, deeds[-1]


def _deeds_in(q: Question, start: int, end: int) -> list[Spot]:
    """What is done; where nothing is, what lies there."""
    deeds = [spot for spot in spots_in(q, start, end) if spot.meaning in DEEDS]
    deeds = [spot for spot in deeds if not describes(q, spot)] or deeds
    strong = _strong(q, deeds)
    lasting = [spot for spot in deeds if spot.meaning in ("in-play", "stay")]
    if q.language and {spot.meaning for spot in lasting} == {"stay"}:
        lasting = lasting[-1:]  # bleibt liegen
    if any(spot.meaning == "to-hand" for spot in deeds):
        deeds = [spot for spot in deeds if spot.meaning != "have"]  # do I have it in hand again
    return strong or lasting or [spot for spot in deeds if spot.meaning != "in-hand"] or deeds


def _strong(q: Question, deeds: list[Spot]) -> list[Spot]:
    """What is done, without words that only say where a card comes from, or goes to."""
    strong = [spot for spot in deeds if spot.meaning not in STATES]
    strong = [spot for spot in strong if len(strong) == 1 or not _whence(q, spot)]
    onto = {spot.at for spot in deeds if spot.meaning in ("topdeck", "to-hand")}  # go back on my deck
    return [spot for spot in strong if spot.meaning != "return" or spot.at + spot.length not in onto]


OF_A_CARD = re.compile("(.*ge.+|ver.+|ent.+|be.+)(te|ten|ter|tes|ene|enen|ener|enes)$|.+ed$|drawn$")


def describes(q: Question, spot: Spot) -> bool:
    """A discarded Tunnel, die genommene Karte: which card is meant, and not what is done."""
    behind = spot.at + spot.length
    unit = any(each.at == behind and each.meaning == "unit-cards" for each in q.spots)
    kind = any(at == behind for _, at in q.types)
    before = q.tokens[spot.at - 1].word if spot.at else ""
    said = spot.length == 1 and bool(OF_A_CARD.match(q.tokens[spot.at].word))
    return (
        said and (named_at(q, behind) or unit or kind) and person_at(q, spot.at - 1) is None and before not in HELPING
    )


HELPING = any_of("have, has, had, and, then, be, was, is, are, were, just, already, i, who, gets, got")


def _to_do(q: Question, start: int, end: int) -> int:
    """Use a Scheme to put a Wharf on the deck: what one uses it for begins behind "to"."""
    for at in range(start + 1, end - 1):
        follows = q.tokens[at + 1]
        if q.tokens[at].word == "to" and follows.word not in SMALL and not follows.mark and not named_at(q, at + 1):
            return at + 1
    return end


def _whence(q: Question, spot: Spot) -> bool:
    """From the top of my deck, hits the top of my deck, oben auf dem Stapel: where it lies, not where it is put."""
    before = q.tokens[spot.at - 1].word if spot.at else ""
    behind = first_word(q, spot.at + spot.length)
    there = before == "the" and spot.raw.lower().startswith("top of")
    lies = spot.raw.lower() == "oben auf" and behind in ("dem", "meinem", "deinem", "seinem", "ihrem")
    return spot.meaning == "topdeck" and (before in ("from", "off", "of", "vom", "von") or there or lies)
