"""What cards are worth at the end: a Duke with four Duchies, nine Colonies; and whether a card counts for another."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from rules.document.layout import lay_out
from rules.document.parse import parse
from rules.document.situation import Mistake
from rules.engine.kinds import Worth
from rules.facts import facts
from rules.questions.question import Question
from rules.questions.scene import name, playable
from rules.questions.verdict import Verdict, yes_no
from rules.rulebook.reckoned import scored
from rules.speech.grammar import DE, EN, several

WORDS = ("how-many", "unit-points", "worth", "count", "give", "have", "unit-cards", "unit-actions", "gain", "what")
BASE = ("copper", "silver", "gold", "estate", "duchy", "province", "curse")
OF_TYPE = {"Action": "village", "Treasure": "copper", "Victory": "estate"}
MOST = 60
ENOUGH = 10  # of a card, for whatever counts cards


def worth(q: Question) -> Verdict | None:
    """How much is a Duke worth with 4 Duchies? How many points are 5 Colonies?"""
    if (
        not q.asks("how-many", "what")
        or not q.asks("unit-points", "worth")
        or q.has("not", "when", "who", "or", "and", "cost")
    ):
        return None
    if set(q.leftover(WORDS)) - set(DIFFERENT):
        return None
    victory = [slug for slug in q.slugs if playable(slug) and {"Victory", "Curse"} & set(facts()[slug].types)]
    changing = [slug for slug in victory if callable(_points(slug))]
    subject = changing[0] if len(changing) == 1 else victory[0] if len(q.slugs) == 1 and victory else ""
    if not subject or (subject in changing and not q.numbers):
        return None
    held = _held(q, subject)
    if held is None or len(held) > MOST:
        return None
    found = _worth(held, subject)
    if found is None:
        return None
    n, (value, cites) = held.count(subject), found
    points = ("point", "Punkt") if value == 1 else ("points", "Punkte")
    text = (
        f"{several(subject, n, EN)}: {value} {points[EN]}.",
        f"{several(subject, n, DE)}: {value} {points[DE]}.",
    )
    return Verdict(value, (f"{value}.", f"{value}."), text, cites, kind="worth")


DIFFERENT = ("differently", "named", "verschiedene", "verschiedenen", "unterschiedliche", "unterschiedlichen", "Namen")


def _held(q: Question, subject: str) -> list[str] | None:
    """All cards of a player as the sentence counts them; None where a number belongs to nothing."""
    held: list[str] = []
    rest = {at: n for n, at in q.numbers}
    for slug in q.slugs:
        numbers = [rest.pop(named.at - 1) for named in q.cards if named.slug == slug and named.at - 1 in rest]
        if len(numbers) > 1 or (not numbers and slug != subject) or not playable(slug):
            return None
        held += [slug] * min(numbers[0] if numbers else 1, MOST + 1)
    if len(rest) > 1:
        return None
    for at, n in rest.items():
        more = _counted(q, subject, held, min(n, MOST + 1), at)
        if more is None:
            return None
        held += more
    return held


def _counted(q: Question, subject: str, held: Sequence[str], n: int, at: int) -> list[str] | None:
    """39 cards, 12 differently named ones, 9 Actions: how many are still missing, the card in question counted."""
    kind = next((kind for kind, place in q.types if 0 < place - at <= 2), "")
    if not kind and any(spot.meaning == "unit-actions" and 0 < spot.at - at <= 2 for spot in q.spots):
        kind = "Action"
    if kind:
        card = OF_TYPE.get(kind)
        there = sum(kind in facts()[slug].types for slug in held)
        return [card] * (n - there) if card and n >= there else None
    if not any(spot.meaning == "unit-cards" and 0 < spot.at - at <= 3 for spot in q.spots):
        return None
    if any(token.raw in DIFFERENT or token.word == "different" for token in q.tokens[at : at + 4]):
        others = [slug for slug in (*BASE, *_kingdom()) if slug not in held]
        return others[: n - len(set(held))] if n >= len(set(held)) else None
    return ["copper"] * (n - len(held)) if n >= len(held) else None


def _kingdom() -> list[str]:
    return [s for s, fact in facts().items() if fact.kind == "kingdom" and fact.expansion == "base" and playable(s)]


@lru_cache(1024)
def _points(slug: str) -> object:
    table = lay_out(parse({"players": {"Anna": {"hand": [name(slug)]}, "Bernd": {}}})).table
    return table.rules.kind(slug).points


def _worth(held: Sequence[str], subject: str) -> tuple[int, tuple[str, ...]] | None:
    """What all of them are worth among these cards, and by which rulings; None where no box holds so many."""
    try:
        game = lay_out(parse({"players": {"Anna": {"deck": [name(slug) for slug in held]}, "Bernd": {}}}))
    except Mistake:
        return None
    points = game.table.rules.kind(subject).points
    cites = points.cites if isinstance(points, Worth) else ()
    return next((total for slug, _, total in scored(game, 0) if slug == subject), 0), tuple(cites)


def counts_for(q: Question) -> Verdict | None:
    """Does a Curse count for Gardens? Only for cards whose worth hangs on others."""
    if not q.asks("count") or q.has("how-many", "what", "when", "who", "not", "or", "only", "twice") or q.numbers:
        return None
    if q.leftover(("count", "unit-cards", "unit-points")) or len(q.slugs) != 2 or len(q.cards) != 2 or q.types:
        return None
    if not all(playable(slug) for slug in q.slugs) or any(token.word in ("as", "als") for token in q.tokens):
        return None  # what it counts as is another matter
    changing = [slug for slug in q.slugs if callable(_points(slug))]
    if len(changing) != 1:
        return None
    return counting(changing[0], next(slug for slug in q.slugs if slug != changing[0]))


def counting(subject: str, other: str) -> Verdict | None:
    """Whether the one is worth more or less for the other; None where nothing shows it."""
    if not callable(_points(subject)):
        return None
    for n in range(len(BASE)):
        beside = [subject, *(slug for slug in BASE[:n] if slug != other)]
        without, among = _worth(beside, subject), _worth([*beside, *[other] * ENOUGH], subject)
        if without is None or among is None:
            return None
        if without != among:
            text = (
                f"With {several(other, ENOUGH, EN)} more it is worth {among[0]} instead of {without[0]}.",
                f"Kommen {several(other, ENOUGH, DE)} dazu, zählt die Karte {among[0]} statt {without[0]}.",
            )
            return Verdict("yes", yes_no(True), text, among[1], kind="worth")
    if facts()[other].kind != "basic":
        return None
    text = (
        f"{several(other, ENOUGH, EN)} change nothing of what it is worth.",
        f"{several(other, ENOUGH, DE)} ändern nichts daran, was die Karte zählt.",
    )
    return Verdict("no", yes_no(False), text, among[1] if among else (), kind="worth")
