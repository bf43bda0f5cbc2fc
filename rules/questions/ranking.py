"""Which of the statements that were found speaks most of what is asked: TF-IDF of words and pairs of words among them.

What is rare among the found ones tells them apart, so no index is kept. A statement is as like a question as its own
text is, or as the likest of the questions that it answers.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise

from rules.facts import facts, plain
from rules.questions.rulings import Statement, Statements

LOOKED_AT = 20  # of those that were found
BEFORE = 0.5  # how much it still counts where a statement was found
COMMON = 0.3  # what a word is worth that all of them have

Terms = Mapping[str, float]


def best_first(
    text: str, scored: Sequence[tuple[str, float]], statements: Statements, language: int
) -> list[tuple[str, float]]:
    """The same statements, the likest first; what they scored stays with their place."""
    first = scored[:LOOKED_AT]
    if len(first) < 2 or not first[0][1]:
        return [*scored]
    found = [_texts(statements.by_slug[slug].statement, language) for slug, _ in first]
    spread = Counter(term for texts in found for term in {term for terms in texts for term in terms})
    worth = {term: math.log((1 + len(found)) / (1 + n)) + COMMON for term, n in spread.items()}
    asked = {term: n * worth[term] for term, n in _terms(text).items() if term in worth}
    ranked = []
    for (slug, score), texts in zip(first, found, strict=True):
        like = max(_likeness(asked, terms, worth) for terms in texts) * statements.by_slug[slug].statement.weight
        ranked.append((like + BEFORE * score / first[0][1], slug))
    ranked.sort(key=lambda each: -each[0])
    scores = [score for _, score in first]
    return [*((slug, score) for (_, slug), score in zip(ranked, scores, strict=True)), *scored[LOOKED_AT:]]


def _texts(statement: Statement, language: int) -> list[Terms]:
    fact = facts().get(statement.card)
    own = (fact.de if language else fact.en) if fact else ""
    said = f"{own} {statement.titles[language]} {statement.texts[language]}"
    return [_terms(said), *(_terms(texts[language]) for texts in statement.asked)]


def _terms(text: str) -> Terms:
    words = plain(text).split()
    counted = Counter((*words, *map(" ".join, pairwise(words))))
    return {term: 1 + math.log(n) for term, n in counted.items()}


def _likeness(asked: Terms, terms: Terms, worth: Terms) -> float:
    """The cosine of the angle between them."""
    length = math.sqrt(sum((n * worth[term]) ** 2 for term, n in terms.items()))
    whole = math.sqrt(sum(n * n for n in asked.values()))
    shared = sum(n * terms[term] * worth[term] for term, n in asked.items() if term in terms)
    return shared / length / whole if length and whole else 0.0
