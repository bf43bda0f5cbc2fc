"""Questions about the set-up, answered from the set-up itself: sizes of piles, first cards, what is in the Supply."""

from __future__ import annotations

from rules.facts import facts, kinds, plain
from rules.questions.printed import type_name
from rules.questions.reading import Question
from rules.questions.verdict import Verdict, yes_no
from rules.questions.words import stems
from rules.rulebook.setup import BASIC
from rules.speech.grammar import DE, EN, several

PILES = "base2:pile-sizes:1"
START, KINGDOM, SUPPLY = "base2:setup:1", "base2:setup:3", "base2:setup:2"
FIRST_HAND = 5
BELONGING = {"part", "belong", "belongs", "gehört", "gehören", "teil", "bestandteil", "included", "available"}
LAID_OUT = ("used", "use", "spiel", "benutzt", "verwendet", "verwenden", "benutzen", "gespielt")
WORDS = (
    "how-many",
    "players",
    "needed",
    "supply",
    "at-start",
    "unit-piles",
    "unit-cards",
    "gain",
    "stay",
    "play",
    "draw",
    "kingdom-pile",
    "each",
    "in-play",
    "use",
    "each",
    "what",
    "count",
    "unit-piles",
    "deck",
    "in-hand",
    "have",
    "give",
)


def set_up(q: Question) -> Verdict | None:
    if q.strange or q.has("opinion", "why", "or", "not"):
        return None
    return _in_the_supply(q) or _how_many(q) or _first_cards(q)


def _first_cards(q: Question) -> Verdict | None:
    """What cards does everybody start with?"""
    if not q.asks("what") or not q.has("at-start") or not q.has("unit-cards") or q.slugs or q.types or q.numbers:
        return None
    if q.leftover(("what", "at-start", "unit-cards", "have", "gain", "each", "players", "in-hand", "deck", "draw")):
        return None
    coppers, estates = facts()["copper"].start, facts()["estate"].start
    en, de = (f"{several('copper', coppers, n)}, {several('estate', estates, n)}." for n in (EN, DE))
    text = ("Shuffled, they are the first deck.", "Gemischt sind sie der erste Nachziehstapel.")
    return Verdict(None, (en, de), text, (START,), kind="set-up")


def _how_many(q: Question) -> Verdict | None:
    if not q.has("how-many") or q.leftover(WORDS) or len(q.slugs) > 1:
        return None
    if any(n for n, _ in q.numbers if n != q.players):
        return None
    if not q.slugs:
        return _without_a_card(q)
    fact = facts()[q.slugs[0]]
    if q.has("at-start") or (q.has("each") and q.has("gain", "have")):
        if not fact.start or q.players:
            return None
        return _number(
            fact.start,
            (
                f"Everyone starts with {several(fact.slug, fact.start, EN)}.",
                f"Alle beginnen mit {several(fact.slug, fact.start, DE)}.",
            ),
            START,
        )
    laid_out = any(token.word in LAID_OUT for token in q.tokens)  # used, or come into play: not played
    if not (q.players or q.has("supply", "needed", "unit-piles", "players", "stay")) or q.has(
        "gain", "draw", "give", *(() if laid_out and q.players else ("play",))
    ):
        return None
    if not fact.counts or not fact.count(2):
        return None
    sizes = {fact.count(n) for n in range(2, 7)}
    if not q.players and len(sizes) > 1:
        return None
    n = fact.count(q.players or 2)
    en, de = several(fact.slug, n, EN), several(fact.slug, n, DE)
    with_en = f" with {q.players} players" if q.players else ""
    with_de = f" zu {q.players}" if q.players else ""
    return _number(n, (f"{en} lie in the Supply{with_en}.", f"Im Vorrat liegen{with_de} {de}."), PILES)


def _without_a_card(q: Question) -> Verdict | None:
    """The first hand, the number of Kingdom piles, the size of one."""
    if q.has("at-start") and q.has("in-hand", "draw") and q.has("unit-cards"):
        return _number(FIRST_HAND, ("Everyone draws 5 cards.", "Alle ziehen 5 Karten."), START)
    if not q.has("kingdom-pile"):
        return None
    if q.has("unit-cards") and not q.has("needed"):
        return _number(
            10,
            (
                "A Kingdom pile has 10 cards; one of Victory cards 8 or 12.",
                "Ein Königreichstapel hat 10 Karten; einer aus Punktekarten 8 oder 12.",
            ),
            PILES,
        )
    return _number(10, ("Ten Kingdom piles are laid out.", "Zehn Königreichstapel liegen aus."), KINGDOM)


def _number(n: int, text: tuple[str, str], cite: str) -> Verdict:
    return Verdict(n, (f"{n}.", f"{n}."), text, (cite,), kind="set-up")


def _in_the_supply(q: Question) -> Verdict | None:
    """Are Prizes in the Supply?"""
    if not q.asks("supply") or q.has(
        "how-many", "what", "buy", "gain", "return", "trash", "can", "when", "who", "count", "play"
    ):
        return None
    named = [facts()[slug] for slug in q.slugs]
    said_besides = {word.lower() for word in q.leftover(("supply", "unit-cards", "unit-piles", "stay", "in-play"))}
    if named and (q.types or said_besides - BELONGING):
        return None  # the Rewards of a Joust, the deck of a Black Market: not the card itself
    if not named:
        said = {stem for token in q.tokens if token.word for stem in stems(token.word)}
        types = {kind for fact in facts().values() for kind in fact.types}
        meant = [kind for kind in types if set(stems(kind.lower())) & said or set(_german(kind)) & said]
        if len(meant) != 1:
            return None
        named = [fact for fact in facts().values() if meant[0] in fact.types]
    there = {fact.kind in kinds("supply") or fact.kind in BASIC for fact in named}
    if len(there) != 1:
        return None
    value = there.pop()
    word = yes_no(value)
    text = (
        ("They lie in the Supply.", "Sie liegen im Vorrat.")
        if value
        else ("They lie outside the Supply.", "Sie liegen neben dem Vorrat und gehören nicht dazu.")
    )
    cites = ("cornucopia:prizes:4",) if any("Prize" in fact.types for fact in named) else (SUPPLY,)
    return Verdict("yes" if value else "no", word, text, cites, kind="set-up")


def _german(kind: str) -> tuple[str, ...]:
    return stems(plain(type_name(kind)))
