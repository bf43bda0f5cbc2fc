"""The parts of a sentence: which of them ask, and which say under what condition."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise

from rules.facts import facts, plain
from rules.questions.question import ASKING, BASIC, GERMAN_PEOPLE, PEOPLE, VERBS, Clause, Question, Spot
from rules.questions.words import WordToken, any_of, meanings

WHETHER = any_of("whether, ob, if")
# After these an "if" begins what is asked.
WONDERING = any_of("""
    wonder, wondering, wondered, sure, unsure, know, tell, ask, asking, asked, question, check, see, argue, arguing,
    about, understand, remember, idea, clue, certain, confused, clear, unclear, figure, confirm
""")
ASIDE = any_of("me, us, you, out")  # tell me if, figure out if
SAYING = any_of("filler, me, other, be, do, can, on, someone")  # kann es sein, dass
WHICH = any_of("which, welche, welchen, welcher, welches")
IFS = any_of("if, when, wenn, falls")
TURNING = any_of("do, can, be, must")
ARTICLES = any_of("the, a, an, my, his, her, their")
TOLD = any_of("play, reveal, buy, gain, trash, discard, have, draw")
RELATIVE = any_of("der, die, das, den, dem, welche, welchen, which")
DONE = re.compile("(?:.*ge.+|(?:ver|ent|be|er).+)(?:t|en)$|.+ed$|bought|got|drew$")  # gekauft, entsorgt, played


def clauses(words: Sequence[WordToken], spots: list[Spot], named: Collection[int]) -> list[Clause]:
    """Cut at marks and before an `if`; what begins with one, or is told before the question, is a condition."""
    by_place = {spot.at: spot for spot in spots}
    starts = {0, *(at for token in words for at in _begins(words, by_place, named, token))}
    edges = [*sorted(start for start in starts if start < len(words)), len(words)]
    found: list[Clause] = []
    for start, end in pairwise(edges):
        found += _clause(words, spots, by_place, named, (start, end), bool(found))
    told_on = False  # what is told before something that is told
    for clause, following in reversed([*pairwise(found)]):
        asks_it = by_place.get(following.start)
        asking = asks_it is not None and not following.condition and _turns(words, asks_it)
        if (asking or told_on) and _tells(by_place, words, clause, named):
            clause.condition = True
        told_on = clause.condition and (asking or told_on) and words[clause.start].word not in IFS
    return found or [Clause(0, len(words))]


def _clause(
    words: Sequence[WordToken],
    spots: list[Spot],
    by_place: Mapping[int, Spot],
    named: Collection[int],
    edges: tuple[int, int],
    follows: bool,
) -> Iterator[Clause]:
    """A part between two edges; two, where a condition turns into what is asked without a mark."""
    start, end = edges
    condition = _is_condition(words, by_place, named, start)
    if condition and words[start].word == "if" and _wonders(words, start):
        condition = False
        spots[spots.index(by_place[start])] = replace(by_place[start], meaning="whether")
    turned = _turned(words, by_place, start, end) if condition else 0
    last = _mark_behind(words, end)
    relative = follows and words[start].word in RELATIVE and not words[start].first  # the card which it discards
    whether_so = start in by_place and by_place[start].meaning == "whether"
    asks = condition and _asks_when(words, by_place, start, end)
    condition = (condition and not asks) or relative or (last == "." and not whether_so)
    yield Clause(start, turned or end, condition)
    if turned:
        yield Clause(turned, end, last == ".")


def _begins(
    words: Sequence[WordToken], by_place: Mapping[int, Spot], named: Collection[int], token: WordToken
) -> Iterator[int]:
    """Where a part begins: behind a mark; with an "if", a "whether", a "which" that says what is chosen."""
    meaning = by_place[token.at].meaning if token.at in by_place else ""
    if token.mark and token.raw not in '"„“”«»()':
        yield token.at + 1
    chosen = token.word in WHICH and _chosen(by_place, words, token.at)
    supposed = meaning == "if" and (token.word != "that" or _joins(words, token.at, named))
    if meaning == "whether" or chosen or supposed:
        yield token.at


def _is_condition(words: Sequence[WordToken], by_place: Mapping[int, Spot], named: Collection[int], start: int) -> bool:
    supposed = start in by_place and by_place[start].meaning == "if"
    return supposed and (words[start].word != "that" or _joins(words, start, named))


def _asks_when(words: Sequence[WordToken], by_place: Mapping[int, Spot], start: int, end: int) -> bool:
    """When does ...? when exactly does ...?"""
    heard = (by_place[at] for at in range(start + 1, end) if at in by_place)
    following = next((each for each in heard if each.meaning != "filler"), None)
    asks = words[start].word == "when" and following is not None and following.meaning in ASKING
    return asks and following is not None and all(at in by_place for at in range(start + 1, following.at))


def _mark_behind(words: Sequence[WordToken], end: int) -> str:
    last = next((token.raw for token in words[end - 1 :] if token.mark), "?")
    return "." if last == "," and _told_sentence(words, end) else last


def _chosen(by_place: Mapping[int, Spot], words: Sequence[WordToken], at: int) -> bool:
    """Aussuchen welche Karte ich entsorge, pick which one is trashed: typed without the comma."""
    start = max((token.at for token in words[:at] if token.mark), default=-1)
    return any(by_place[n].meaning == "choose" for n in range(start + 1, at) if n in by_place)


def _told_sentence(words: Sequence[WordToken], at: int) -> bool:
    """The sentence ends there with a full stop, and what is asked comes after it."""
    ends = [token.raw for token in words[at:] if token.raw in (".", "?", "!")]
    return ends[:1] == ["."] and "?" in ends


def _wonders(words: Sequence[WordToken], at: int) -> bool:
    """I wonder if, can somebody tell me if."""
    before = [token.word for token in words[max(at - 2, 0) : at]]
    return bool(before) and (before[-1] in WONDERING or (before[-1] in ASIDE and before[0] in WONDERING))


def _turned(words: Sequence[WordToken], by_place: Mapping[int, Spot], start: int, end: int) -> int:
    """Where a condition without a comma ends: "If I throne a Wharf do I ...", "Wenn ich ... spiele bekomme ich ..."."""
    for at in range(start + 3, end - 1):
        spot = by_place.get(at)
        if spot is not None and words[at].word in ("does", "did", "will") and words[at + 1].word in ARTICLES:
            return at  # if a Throne Room plays it does the Throne Room ...
        if spot is None or words[at + 1].word not in PEOPLE:
            continue
        german = words[at + 1].word in GERMAN_PEOPLE
        if spot.meaning in TURNING or spot.meaning == "how-many" or (german and spot.meaning in VERBS):
            before = {n: by_place[n].meaning for n in range(max(start + 1, at - 5), at) if n in by_place}
            if before.get(at - 1) in ("what", "who"):
                return at - 1
            return next((n for n, meaning in before.items() if meaning == "how-many"), at)
    return 0


def _turns(words: Sequence[WordToken], spot: Spot) -> bool:
    """Do I, how many, bekomme ich, gibt es: so a question begins."""
    after = words[spot.at + spot.length].word if spot.at + spot.length < len(words) else ""
    there = spot.meaning == "give" and after == "es"
    return spot.meaning in ASKING or (spot.meaning in VERBS and after in GERMAN_PEOPLE) or there


def _joins(words: Sequence[WordToken], at: int, named: Collection[int]) -> bool:
    """A "that" after which somebody or a card does something; not "block that with", "is that", "does that Estate"."""
    if at + 1 in named:
        before = meanings().of(words[at - 1].word) if at else ""
        behind = {meanings().of(token.word) for token in words[at + 2 : at + 5]}  # put that Wharf onto my deck
        doing = behind & (VERBS | TURNING | {"give", "protect", "affect", "cost"})
        return bool(doing) and before not in VERBS | TURNING | {"protect", "on", "affect", "and", "or"}
    return at + 1 < len(words) and words[at + 1].word in PEOPLE | ARTICLES


def _tells(by_place: Mapping[int, Spot], words: Sequence[WordToken], clause: Clause, named: Collection[int]) -> bool:
    """Before the question it is told who does what: "my opponent plays Witch and I reveal Moat, do I ...?"."""
    inside = [by_place[at] for at in range(clause.start, clause.end) if at in by_place]
    if not inside or clause.condition or _turns(words, inside[0]):
        return False
    if any(spot.meaning in ("can", "must", "how-many", "what") for spot in inside):
        return False
    lying = any(spot.meaning in ("in-play", "in-hand") for spot in inside)
    if lying and any(clause.start <= at < clause.end for at in named):
        return True  # 3 Highways in play
    deeds = [spot for spot in inside if spot.meaning in TOLD]
    first = inside[0].meaning if inside[0].at == clause.start else ""
    behind = any(spot.at + 1 in by_place and by_place[spot.at + 1].meaning in ("me", "other") for spot in deeds)
    person = first in ("me", "other") or (first == "filler" and behind)  # jetzt spielt er
    return bool(deeds) and (person or any(_as_done(words, spot) for spot in deeds))


def _as_done(words: Sequence[WordToken], spot: Spot) -> bool:
    """Playing it, Militia gets played, Border Village bought."""
    word = words[spot.at].word
    return word.endswith("ing") or (spot.meaning == "play" and spot.length > 1) or bool(DONE.match(word))


SUPPOSED = ("should", "soll", "sollen", "sollte")  # in a condition no advice is asked for: if I should draw five cards


def whens(q: Question) -> None:
    """A "when" that begins a question asks for the time; any other is an "if"."""
    for clause in q.clauses:
        for i, spot in enumerate(q.spots):
            if spot.at == clause.start and spot.meaning == "if" and not clause.condition:
                q.spots[i] = Spot("when", spot.at, spot.length, spot.raw)
            told = clause.condition and clause.start <= spot.at < clause.end
            if told and spot.meaning == "opinion" and plain(spot.raw) in SUPPOSED:
                q.spots[i] = Spot("must", spot.at, spot.length, spot.raw)


def whether(q: Question) -> None:
    """I wonder whether ..., wir streiten, ob ..., heißt das, dass ...: what stands before it says nothing."""
    for before, clause in pairwise(q.clauses):
        word = q.tokens[clause.start].word
        indirect = q.inside(clause, "whether") and word in WHETHER and not clause.condition
        inside = [spot for spot in q.spots if before.start <= spot.at < before.end]
        says = word in ("dass", "that") and inside and all(spot.meaning in SAYING for spot in inside)
        asks = says and not before.condition and any(spot.meaning == "filler" for spot in inside)
        if (indirect or asks) and not q.named_in(before):
            before.condition, clause.condition = True, False
            q.spots = [spot for spot in q.spots if not before.start <= spot.at < before.end]
            q.spots = [replace(spot, meaning="filler") if spot.at == clause.start else spot for spot in q.spots]
    q.spots = [replace(spot, meaning="filler") if spot.meaning == "whether" else spot for spot in q.spots]


# What a tag may be made of: don't I, is that so, geht das, am I allowed to do that.
TAG = any_of("do, be, not, me, other, filler, if, can, have, on, or, still")
LONGEST_TAG = 6  # words


def tagged(q: Question) -> None:
    """..., don't I? ..., is that allowed? ..., oder?: what stands before it is what is asked."""
    for before, clause in pairwise(q.clauses):
        spots = [spot for spot in q.spots if clause.start <= spot.at < clause.end]
        words = [token for token in q.tokens[clause.start : clause.end] if not token.mark]
        if clause is not q.clauses[-1] or not words or len(words) > LONGEST_TAG or q.named_in(clause):
            continue
        if any(spot.meaning not in TAG for spot in spots) or any(q.numbers_in(clause)) or clause.condition:
            continue
        deeds = q.inside(before, *VERBS, "give") or q.named_in(before)
        if deeds and q.tokens[before.start].word not in ("if", "wenn", "falls", "when"):
            before.condition = False
            clause.condition = not any(spot.meaning == "can" for spot in spots)
            q.spots = [spot for spot in q.spots if spot not in spots or spot.meaning == "can"]


# What the other way round is made of: or is it optional, oder kann ich das lassen, oder nicht.
EITHER_WAY = TAG | any_of("must, choose, decline, opinion, text")
LONGEST_OTHER_WAY = 7  # words


def either_way(q: Question) -> None:
    """Must I reveal it, or is it optional? The first of the two is what is asked."""
    start = max((spot.at for spot in q.spots if spot.meaning == "or"), default=0)
    end = next((token.at for token in q.tokens[start:] if token.mark), len(q.tokens))
    if not _is_the_other_way(q, start, end):
        return
    q.spots = [spot for spot in q.spots if not start <= spot.at < end]
    q.clauses = [
        each
        for clause in q.clauses
        for each in (replace(clause, end=min(clause.end, start)), replace(clause, start=max(clause.start, end)))
        if each.start < each.end and any(not token.mark for token in q.tokens[each.start : each.end])
    ]
    q.tokens = [replace(token, word="") if start <= token.at < end else token for token in q.tokens]


def _is_the_other_way(q: Question, start: int, end: int) -> bool:
    """A few words that name nothing, and only turn round what was asked before."""
    said = {spot.meaning for spot in q.spots if start < spot.at < end}
    asks = any(spot.meaning in ("must", "can") and spot.at < start for spot in q.spots)
    named = [named.at for named in q.cards] + [at for _, at in q.numbers] + [at for _, at in q.types]
    if not asks or end - start > LONGEST_OTHER_WAY or any(start < at < end for at in named):
        return False
    late = any(token.word in ("late", "spat") for token in q.tokens[start:end])  # that is told, not asked
    return not late and said <= EITHER_WAY and bool(said & {"must", "can", "not", "decline"})


OPENING = any_of("what, what-happens, how, be, do, give, on, filler, text, with, if, me, gain, can")
YES_OR_NO = any_of("do, can, must")


def introduced(q: Question) -> None:
    """What happens with it when the pile is empty, do I still draw? What is asked with yes or no is the question."""
    first, last = q.clauses[0], q.clauses[-1]
    opening = q.inside(first, "what", "what-happens", "how")
    inside = [spot for spot in q.spots if first.start <= spot.at < first.end]
    turns = next((spot for spot in q.spots if spot.at >= last.start and spot.meaning not in ("filler", "and")), None)
    if len(q.clauses) < 3 or not opening or opening[0].at > first.start + 1 or turns is None or last.condition:
        return
    german = q.language == 1 and turns.meaning in VERBS and q.tokens[turns.at + turns.length].word in GERMAN_PEOPLE
    if not (turns.meaning in YES_OR_NO or german) or any(spot.meaning not in OPENING for spot in inside):
        return
    if turns.at > last.start + 1 or not all(clause.condition for clause in q.clauses[1:-1]):
        return
    first.condition = True
    q.spots = [replace(spot, meaning="filler") if spot in opening else spot for spot in q.spots]


ELLIPTIC = any_of("filler, me, on, can, another, still")


def elliptic(q: Question) -> None:
    """..., Gold? ..., a Curse for me? Duchy legal?: whether it is gained."""
    last = q.clauses[-1]
    named = q.named_in(last)
    inside = [spot for spot in q.spots if last.start <= spot.at < last.end]
    bare = all(spot.meaning in ELLIPTIC for spot in inside) and not any(q.numbers_in(last))
    asks = len(q.clauses) > 1 and q.tokens[-1].raw == "?" and not last.condition
    if asks and bare and len(named) == 1 and facts()[named[0].slug].kind == BASIC and len(q.slugs) > 1:
        q.spots.append(Spot("gain", len(q.tokens) - 1, 1, ""))
        for clause in q.clauses[:-1]:
            clause.condition = True


def asks(q: Question) -> bool:
    """With a question mark, or as a question is put: verlier ich eins davon."""
    return "?" in q.text or q.has(*ASKING) or (q.language == 1 and any(_put(q, clause) for clause in q.clauses))


PUT_FIRST = any_of(
    "left-over, lose, count, cost, protect, affect, work, give, end, shuffle, spend, win, upgrade, react"
)


def _put(q: Question, clause: Clause) -> bool:
    """The verb stands first, and whoever or whatever does it behind it."""
    said = (spot for spot in q.spots if clause.start <= spot.at < clause.end)
    first = next((spot for spot in said if spot.meaning not in ("filler", "and")), None)
    behind = q.tokens[first.at + first.length : first.at + first.length + 1] if first else []
    if first and first.at == clause.start and first.meaning in VERBS | PUT_FIRST:
        return bool(behind) and not DONE.match(q.tokens[first.at].word)  # verfallen übrige Gefallen
    return bool(behind) and behind[0].word in GERMAN_PEOPLE
