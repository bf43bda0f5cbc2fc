"""Reads a question: which cards, who, what is done, how many, and what is asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from rules.facts import expansion_names
from rules.questions.clauses import clauses, either_way, elliptic, introduced, tagged, whens, whether
from rules.questions.names import CardNames, NamedCard
from rules.questions.punctuation import punctuated
from rules.questions.question import Question
from rules.questions.slips import mended
from rules.questions.spotting import (
    EDITION,
    ORDINALS,
    apart,
    held,
    likened,
    meant,
    plussed,
    put_there,
    rid,
    seated,
    such_as,
)
from rules.questions.words import WordToken, tokens, written


def read(text: str, names: CardNames, language: int | None = None) -> Question:
    words = tokens(text)
    words = apart(written(words, names.vocabulary.language(words)), names)
    cards = names.find(words)
    words = mended(words, {place for named in cards for place in range(named.at, named.end)}, names)
    words, other = _named_once(words, cards, names)
    cards = names.find(words)
    parted = punctuated(words, cards, names.vocabulary.language(words))
    if len(parted) > len(words):
        words, cards = parted, names.find(parted)
    taken = {place for named in cards for place in range(named.at, named.end)}
    spots, numbers, types, strange = meant(words, taken, names)
    strange = [*strange, *other]
    types = [each for each in types if not such_as(words, cards, *each)]
    question = Question(
        text,
        words,
        cards,
        rid(seated(likened(held(put_there(plussed(spots, words), words), cards), words, cards), cards), cards),
        numbers,
        types,
        strange,
        0,
    )
    question.language = language if language is not None else names.vocabulary.language(words)
    question.players = _players(question)
    question.clauses = clauses(words, question.spots, {named.at for named in cards})
    whether(question)
    either_way(question)
    introduced(question)
    tagged(question)
    elliptic(question)
    whens(question)
    question.editions = _editions(words)
    return question


def _named_once(
    words: list[WordToken], cards: Sequence[NamedCard], names: CardNames
) -> tuple[list[WordToken], list[str]]:
    """Jagdgründe (Hunting Grounds), horse / pferd: one card in both languages. Is it another one, who knows."""
    inside = [
        range(named.at - 1, named.at)
        for named in cards
        if named.at
        and names.of(words[named.at - 1].word) == named.slug
        and words[named.at - 1].word not in (words[named.at].word, f"{words[named.at].word}s")
    ]
    other: list[str] = []
    for one, two in pairwise(cards):
        brackets = [token.raw for token in (*words[one.end : two.at], *words[two.end : two.end + 1])]
        if brackets == ["(", ")"] and one.slug == two.slug:
            inside.append(range(one.end, two.end + 1))
        elif brackets == ["(", ")"]:
            other.append(" ".join(token.raw for token in words[two.at : two.end]))
    gone = {at for each in inside for at in each}
    kept = [token for token in words if token.at not in gone]
    return [replace(token, at=n) for n, token in enumerate(kept)], other


OF_US = (["of", "us"], ["von", "uns"])
FOLK = frozenset(("leute", "leuten", "mann", "folks", "friends", "mitspieler", "mitspielern", "personen"))


def _players(question: Question) -> int:
    """With 5 players, zu dritt; we are four, there are three of us."""
    words = [token.word for token in question.tokens]
    for value, at in question.numbers:
        before = words[at - 1] if at else ""
        after = [spot for spot in question.spots if spot.meaning == "players" and spot.at == at + 1]
        word = words[at]
        if 2 <= value <= 6 and (after or (before == "zu" and word.endswith(("t", "en")))):
            return value
        if 2 <= value <= 6 and before in ("for", "bei", "mit", "with", "fur") and at == len(question.tokens) - 2:
            return value
        if 2 <= value <= 6 and (words[at + 1 : at + 3] in OF_US or _we_are(question.tokens[max(at - 3, 0) : at])):
            return value
        if 2 <= value <= 6 and words[at + 1 : at + 2] and words[at + 1] in FOLK:
            return value
    return 0


def _we_are(before: Sequence[WordToken]) -> bool:
    """We're only, wir sind."""
    said = [token.raw.lower().replace("’", "'") for token in before]
    return "we're" in said or {"we", "are"} <= set(said) or {"wir", "sind"} <= set(said)


def _editions(words: Sequence[WordToken]) -> dict[str, int]:
    """Seaside 2, second edition."""
    found: dict[str, int] = {}
    for token in words:
        slug = expansion_names().find(token.word) if token.word else None
        if slug and token.at + 1 < len(words) and words[token.at + 1].word in ("1", "2"):
            found[slug] = int(words[token.at + 1].word)
        if token.word in EDITION and token.at and words[token.at - 1].word in ORDINALS:
            found["*"] = ORDINALS[words[token.at - 1].word]
    return found
