"""What is said beside a question and changes nothing: nothing else is there, there is plenty, I like none of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from rules.facts import facts, plain
from rules.questions.question import ASKING, Question, Spot
from rules.questions.words import any_of


def without_asides(q: Question) -> Question:
    return _in_total(_without_remark(_plenty(_nothing_else(_reasons(_unmoved(q))))))


# What may stand in "even if I like none of them": nothing that lies on a table.
WISHES = any_of("if, me, other, quantity, not, each, opinion, be, text, filler, do, what, unit-cards, both, on")


def _unmoved(q: Question) -> Question:
    """Must I, even if I like none of them: what somebody wishes changes no duty."""
    for clause in q.clauses:
        spots = [spot for spot in q.spots if clause.start <= spot.at < clause.end]
        begun = [token.word for token in q.tokens[max(clause.start - 1, 0) : clause.start + 2]]
        wish = clause.condition and {"auch", "even"} & set(begun) and all(spot.meaning in WISHES for spot in spots)
        if wish and q.asks("must") and not q.named_in(clause) and any(s.meaning in ("opinion", "not") for s in spots):
            inside = range(clause.start, clause.end)
            return replace(
                q,
                spots=[spot for spot in q.spots if spot not in spots],
                numbers=[(n, at) for n, at in q.numbers if at not in inside],
            )
    return q


NOTHING_ELSE = any_of("""
    not, quantity, another, play, this-turn, earlier, unit-actions, in-play, filler, on, me, be, still, green, have,
    unit-coins, unit-cards, cost, cheaper, happen, buy-phase, next-turn, last-turn, text, or, buy, gain, token, other
""")
# Of which there is none on a table where nobody is said to have it.
TIMES = any_of("last-turn, this-turn, next-turn")
NO_OTHER = any_of("not, have, in-hand, filler, me, be, on, protect, text, or, and, still, quantity, affect, other")
SAFE_KINDS = any_of("Reaction, Attack")
GREEN = any_of("green, grunes, grune, grunen")
ELSE = any_of("else, sonst, other, andere, anderen, anderer, anderes, weitere, weiteren")  # not "mehr": none is left
PRICES = any_of("""
    costs, cost, prices, price, kosten, preise, kostensenkung, kostensenkungen, kostensenker, reduction, reductions,
    discount, discounts
""")
CHANGING = any_of("not, cost, cheaper, filler, text, be, give, have, on, me, still, quantity, upgrade")


def _nothing_else(q: Question) -> Question:
    """And nothing else, sonst keine Aktionen, no other cards in play: what is not told lies on no table anyway."""
    edges = [-1, *(token.at for token in q.tokens if token.mark or token.word in ("and", "und")), len(q.tokens)]
    dropped: set[int] = set()
    for start, end in pairwise(edges):
        inside = [spot for spot in q.spots if start < spot.at < end]
        if _says_nothing_else(q, start, end, inside):
            dropped |= {*range(start + 1, end)} - {spot.at for spot in inside if spot.meaning in TIMES}
    return _dropped(q, dropped)


def _says_nothing_else(q: Question, start: int, end: int, inside: Sequence[Spot]) -> bool:
    meanings = {"green" if plain(spot.raw) in GREEN else spot.meaning for spot in inside}
    if "not" not in meanings or any(start < named.at < end for named in q.cards):
        return False
    words = {token.word for token in q.tokens[start + 1 : end]}
    if not words.isdisjoint(ELSE) and meanings <= NOTHING_ELSE:
        return True
    asks = meanings & ASKING - {"be"} or any(token.raw == "?" for token in q.tokens[end : end + 1])
    kinds = {kind for kind, at in q.types if start < at < end}
    safe = bool(kinds | (meanings & {"protect"})) and kinds <= SAFE_KINDS and meanings <= NO_OTHER
    return not asks and (safe or bool(words & PRICES and meanings <= CHANGING))


BECAUSE = any_of("because, since, weil, cause")


def _reasons(q: Question) -> Question:
    """Since everything costs one less, because it is no Attack: behind a comma, why somebody holds it to be so."""
    dropped: set[int] = set()
    for clause in q.clauses:
        begun = next((token.at for token in q.tokens[clause.start : clause.end] if token.word in BECAUSE), None)
        behind = begun is not None and begun > 0 and (begun > clause.start or q.tokens[begun - 1].raw == ",")
        if begun is None or not behind:
            continue
        said = {spot.meaning for spot in q.spots if begun <= spot.at < clause.end}
        cards = any(begun <= named.at < clause.end for named in q.cards)
        if not cards and not said & LYING:
            dropped |= {*range(begun, clause.end)}
    return _dropped(q, dropped)


LYING = any_of("have, in-hand, in-play, empty, deck, discard-pile, play, reveal, show, next-turn, this-turn, last-turn")


def _dropped(q: Question, places: set[int]) -> Question:
    raw = {q.tokens[at].raw for at in places if at < len(q.tokens)}
    return replace(
        q,
        spots=[spot for spot in q.spots if spot.at not in places],
        types=[(kind, at) for kind, at in q.types if at not in places],
        numbers=[(n, at) for n, at in q.numbers if at not in places],
        strange=[word for word in q.strange if word not in raw],
    )


PLENTY = any_of("enough, plenty, genug, genugend, ausreichend, thick, dick, big, gross, loads, giant, huge, riesig")
OF_CARDS = any_of("deck, in-hand, unit-cards, filler, text, have, me, be, on, still, trash, discard")


def _plenty(q: Question) -> Question:
    """The deck is big enough, with plenty of cards in hand: so many lie on every table."""
    dropped: set[int] = set()
    for enough in (token.at for token in q.tokens if token.word in PLENTY):
        start, end = enough, enough + 1
        while start > 0 and not _parts(q, start - 1):
            start -= 1
        while end < len(q.tokens) and not _parts(q, end):
            end += 1
        inside = [spot for spot in q.spots if start <= spot.at < end]
        named = any(start <= card.at < end for card in q.cards) or any(start <= at < end for _, at in q.numbers)
        said = {spot.meaning for spot in inside if spot.at != enough}
        if said <= OF_CARDS and any(s.meaning in ("deck", "in-hand") for s in inside):
            dropped |= set() if named else {*range(start, end)}
    raw = {q.tokens[at].raw for at in dropped}
    return replace(
        q,
        spots=[spot for spot in q.spots if spot.at not in dropped],
        strange=[word for word in q.strange if word not in raw],
    )


def _parts(q: Question, at: int) -> bool:
    """Here something else begins or ends."""
    return q.tokens[at].mark or q.tokens[at].word in ("and", "und", "with", "mit")


TOTAL = any_of("total, in total, altogether, overall, insgesamt, zusammen, all together")
TOTALLED = any_of("unit-coins, unit-cards, unit-actions, unit-buys, unit-points, gain, play, this-turn, filler, on")


def _in_total(q: Question) -> Question:
    """Three Fool's Golds: total coins? It asks how many, but a total of 9 coins is asked with yes or no."""
    start = max((token.at + 1 for token in q.tokens[:-1] if token.mark), default=0)
    inside = [spot for spot in q.spots if spot.at >= start]
    said = next((spot for spot in inside if plain(spot.raw) in TOTAL), None)
    unit = any(spot.meaning.startswith("unit-") for spot in inside) or any(named.at >= start for named in q.cards)
    counted = {at for _, at in q.numbers} & {spot.at - 1 for spot in inside if spot.meaning.startswith("unit-")}
    asks = counted or q.has("how-many", "what", "how") or not q.tokens or q.tokens[-1].raw != "?"
    if said is None or asks or not unit or not {spot.meaning for spot in inside} <= TOTALLED:
        return q
    return replace(
        q, spots=[replace(spot, meaning="how-many", raw="how many") if spot is said else spot for spot in q.spots]
    )


REMARK = any_of("be, filler, text, and, still")


def _without_remark(q: Question) -> Question:
    """It is a Duration after all: behind the question, what the card itself says already."""
    end = next((token.at for token in q.tokens if token.raw == "?"), -1)
    behind = {spot.meaning for spot in q.spots if spot.at > end}
    kinds = {kind for kind, at in q.types if at > end}
    said = "be" in behind <= REMARK and bool(kinds) and not q.strange
    known = (
        end > 0 and said and not any(named.at > end for named in q.cards) and not any(at > end for _, at in q.numbers)
    )
    true = kinds and any(kinds <= set(facts()[slug].types) for slug in q.slugs)
    return q.until(end + 1) if known and true else q
