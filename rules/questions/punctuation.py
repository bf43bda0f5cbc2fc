"""Where a comma was not typed: before a question that begins after something was told, before who does what next."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rules.questions.names import NamedCard
from rules.questions.question import GERMAN_PEOPLE, VERBS
from rules.questions.words import WordToken, any_of, meanings

HELPERS = any_of("do, can, must")
# What a question may be made of in front of its verb; then it has begun before.
BEFORE_IT = any_of("how-many, what, who, when, where, why, how, if, whether, and, or")
HAVING = any_of("hab, habe, hatte")
WHO_ASKS = any_of("ich, mir, man, wir")
ENGLISH_PEOPLE = any_of("i, you, he, she, they, we, it, that, my, his, the, a")
TURNED = VERBS | HELPERS | any_of("be, protect, affect, lose, give, count, shuffle, spend")
TOLD = VERBS | any_of("in-play, in-hand, empty, exile, topdeck, upgrade, react, set-aside")
DOING = any_of("i, he, she, they, we, ich, wir")
DONE = re.compile("(?:.*ge.+|(?:ver|ent).+)(?:t|en)$")  # gespielt, entsorgt
MANY = any_of("many, much, viel, viele, wieviel, wieviele")
HOW_MANY = any_of("wieviel, wieviele")


def punctuated(words: Sequence[WordToken], cards: Sequence[NamedCard], language: int) -> list[WordToken]:
    """The same with these commas; and whoever has something and does not say who is the one who asks."""
    taken = {at for named in cards for at in range(named.at, named.end)}
    found: list[WordToken] = []
    begun = 0
    for token in words:
        if token.mark:
            begun = token.at + 1
        elif token.at not in taken and token.at - begun > 1:
            said = _said(words, taken, begun, token.at)
            goes_on = _asks(words, token.at, said, language) or _does(words, taken, token.at, said)
            added = [","] if goes_on else _has(words, taken, token.at, said, language)
            if added and not _begins(words, begun):
                begun = token.at
                found += [WordToken(raw, "" if raw == "," else raw, 0, False) for raw in added]
        found.append(token)
    return [WordToken(token.raw, token.word, at, token.first) for at, token in enumerate(found)]


def _begins(words: Sequence[WordToken], at: int) -> bool:
    """If, when, how many: it is no deed that was told."""
    return meanings().of(words[at].word) in BEFORE_IT


def _said(words: Sequence[WordToken], taken: set[int], start: int, end: int) -> bool:
    """Somebody did something with a card, or something lies there."""
    return any(at in taken or words[at].number is not None for at in range(start, end)) and any(
        meanings().of(words[at].word) in TOLD for at in range(start, end) if at not in taken
    )


def _asks(words: Sequence[WordToken], at: int, said: bool, language: int) -> bool:
    """Krieg ich, do I, how many, wieviel: here it is asked, behind what was told."""
    word, before = words[at].word, meanings().of(words[at - 1].word)
    after = words[at + 1].word if at + 1 < len(words) else ""
    if not said or before in BEFORE_IT:
        return False
    if word in HOW_MANY or (word in ("how", "wie") and after in ("many", "much", "viel", "viele")):
        return True
    if before.startswith("unit-") and MANY & {token.word for token in words[max(at - 4, 0) : at]}:
        return False  # how many cards do I
    if language:
        return after in GERMAN_PEOPLE and meanings().of(word) in TURNED and not DONE.match(word)
    return after in ENGLISH_PEOPLE and meanings().of(word) in HELPERS


def _does(words: Sequence[WordToken], taken: set[int], at: int, said: bool) -> bool:
    """Opponent plays Militia I have Moat: behind a card somebody does something."""
    after = words[at + 1].word if at + 1 < len(words) else ""
    behind = at - 1 in taken or bool(DONE.match(words[at - 1].word))
    return said and behind and words[at].word in DOING and meanings().of(after) in TOLD | {"gain"}


def _has(words: Sequence[WordToken], taken: set[int], at: int, said: bool, language: int) -> list[str]:
    """Gegner spielt Hexe hab Leuchtturm draußen: who has it is who asks."""
    if not said or not language or words[at].word not in HAVING:
        return []
    after = words[at + 1].word if at + 1 < len(words) else ""
    alone = after not in GERMAN_PEOPLE and not WHO_ASKS & {token.word for token in words[max(at - 4, 0) : at]}
    return [",", "ich"] if alone and after and any(place in taken for place in range(at + 1, at + 6)) else []
