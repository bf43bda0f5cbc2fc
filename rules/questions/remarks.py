"""What a person adds that lays no card: what things cost now, that everything is cheaper, that others disagree."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules.questions.question import Question
from rules.questions.taking import Taking, price
from rules.questions.words import any_of

BEGINS = any_of("because, since, cause, weil, denn, but, aber")
OF_PRICES = any_of("cost, cheaper, be, do, filler, on, text, unit-cards, unit-coins, still, if, and")
PRICED = any_of("cost, cheaper")
FREE = any_of("free, gratis, umsonst, kostenlos")
DISAGREES = any_of("other, decline, text, filler, not")
SAYS = any_of("says, sagt, meint, thinks, claims, behauptet, glaubt")
NO_WAY = "Way"


def without_remarks(q: Question) -> Question:
    """The question without what is only remarked."""
    dropped = {at for start, end in (*_prices(q), *_doubts(q)) for at in range(start, end)}
    idle = {spot.at for spot in q.spots if spot.meaning == "filler"}  # that way
    end = next((token.at + 1 for token in reversed(q.tokens) if token.at not in dropped and token.raw in ".?!"), 0)
    behind = all(token.mark or token.at in dropped or token.word in BEGINS for token in q.tokens[end:])
    return replace(
        q.until(end) if dropped and end and behind else q,
        cards=[named for named in q.cards if named.at not in dropped],
        spots=[spot for spot in q.spots if spot.at not in dropped],
        numbers=[(n, at) for n, at in q.numbers if at not in dropped],
        types=[(kind, at) for kind, at in q.types if at not in dropped and (kind != NO_WAY or at not in idle)],
    )


def _pieces(q: Question) -> Iterator[tuple[int, int]]:
    """Between marks, and from a "because" on; not what ends as a question."""
    start = 0
    for token in (*q.tokens, None):
        at = token.at if token else len(q.tokens)
        if token is not None and not token.mark and token.word not in BEGINS:
            continue
        if at > start and not (token and token.raw == "?"):
            yield start, at
        elif at > start and q.tokens[start - 1].word in BEGINS:
            yield start - 1, at
        start = at + 1


def _prices(q: Question) -> Iterator[tuple[int, int]]:
    """Gold is 6; 5 + 2 would be 7; because everything is cheaper; since it is free now."""
    for start, end in _pieces(q):
        said = {spot.meaning for spot in q.spots if start <= spot.at < end}
        words = {token.word for token in q.tokens[start:end]}
        number = any(start <= at < end for _, at in q.numbers)
        if said <= OF_PRICES and (said & PRICED or words & FREE or (number and "be" in said)):
            yield start, end


def _doubts(q: Question) -> Iterator[tuple[int, int]]:
    """He says no way."""
    for start, end in _pieces(q):
        said = {spot.meaning for spot in q.spots if start <= spot.at < end}
        named = any(start <= each.at < end for each in q.cards) or any(start <= at < end for _, at in q.numbers)
        if said <= DISAGREES and SAYS & {token.word for token in q.tokens[start:end]} and not named:
            yield start, end


def prices_told(q: Question, taking: Taking) -> bool:
    """What was remarked of prices is so at the table; that cards are cheaper, only where something makes them so."""
    for start, end in _prices(q):
        inside = [named for named in q.cards if start <= named.at < end]
        for named in inside:
            number = next((n for n, at in q.numbers if named.end <= at < min(named.end + 3, end)), None)
            if number is not None and price(q, taking, named.slug) != number:
                return False
        words = {token.word for token in q.tokens[start:end]}
        said = {spot.meaning for spot in q.spots if start <= spot.at < end}
        if not inside and (said & PRICED or words & FREE) and not (taking.before or taking.lying):
            return False
    return True
