"""What a question asks for: yes or no, a number, somebody, a moment. An answer of another type is none."""

from __future__ import annotations

from rules.questions.clauses import asks
from rules.questions.hearing import Heard
from rules.questions.question import Question
from rules.questions.verdict import Value
from rules.questions.words import FIRST, any_of

YES_OR_NO = ("happens", "may", "must")
NUMBERS = ("how-many", "costs", "worth")
OTHERS = {"who": "who", "when": "when", "what": "which", "where": "which"}
TYPES = (*YES_OR_NO, *NUMBERS, "who", "when", "which")
EXTRA = any_of("extra, additional, bonus, zusatzlich, zusatzliche, zusatzliches")
COUNTS = any_of("number, anzahl, amount, max, maximum, hochstzahl")
DOES, OPENS = any_of("give, work, do, gain, happen"), any_of("do, can, must, be, if")
HOW_MUCH = any_of("much, often, oft, large, big, long, gross, hoch, high, teuer, expensive, lange, lang, far, weit")


def type_of(q: Question, heard: Heard | None = None) -> str:
    """One of TYPES; "" where none is read: then nothing is decided."""
    heard = heard or Heard.of(q)
    if heard.kind[0] or _how_much(q):
        if EXTRA & {token.word for token in q.tokens} and q.asks("unit-coins"):
            return ""  # what a card adds to the coins of others: no table counts that apart
        return "costs" if heard.deed == "@cost" else "worth" if q.asks("worth") else "how-many"
    if heard.open:
        return next((OTHERS[spot.meaning] for spot in q.spots if spot.meaning in OTHERS), "")
    if not asks(q):
        return ""
    if _what_it_does(q):
        return "which"
    return {"can": "may", "must": "must"}.get(heard.mood, "happens")


def _what_it_does(q: Question) -> bool:
    """My second Aristocrat, was bringt die: told first, and asked only then; not "do I get what"."""
    deeds = {spot.at for spot in q.spots if spot.meaning in DOES}
    whats = [spot.at for spot in q.spots if spot.meaning == "what" and spot.at + spot.length in deeds]
    opened = any(spot.meaning in OPENS for spot in q.spots if whats and spot.at < whats[0])
    return bool(whats) and not opened


def asks_when(q: Question) -> bool:
    """When, or who first: no yes and no no answers it."""
    first = any(token.word in FIRST or token.word == "zuerst" for token in q.tokens)
    return q.asks("when") or (q.asks("who") and first)


def asks_for_less(q: Question, kind: str, value: Value | None) -> bool:
    """Do I only gain once, draw just three: a table where it happens at all says nothing of how often."""
    return kind in YES_OR_NO and value in ("yes", "no") and q.asks("only", "once")


def fits(kind: str, value: Value | None) -> bool:
    """A number where a number is asked for, yes or no where that is asked for, else neither."""
    return value is None or kind in (NUMBERS if isinstance(value, int) else YES_OR_NO)


def _how_much(q: Question) -> bool:
    """How often, wie groß; up to what cost; the most that; what do I pay: a number, without a "how many"."""
    words = [token.word for token in q.tokens]
    often = any(
        word in ("how", "wie") and words[n + 1 : n + 2] and words[n + 1] in HOW_MUCH for n, word in enumerate(words)
    )
    return often or _count_named(q, words) or (q.asks("what") and q.asks("cost", "worth", "spend", "unit-points"))


def _count_named(q: Question, words: list[str]) -> bool:
    """Max number of cards that I can trash, points for 3 Dukes: no verb begins it, the count is what is asked for."""
    begins = {spot.meaning for spot in q.spots if spot.at == 0}
    if any(meaning.startswith("unit-") for meaning in begins) and not q.has("can", "must"):
        return True
    return bool(COUNTS & {*words}) and not begins & {"do", "can", "must", "be", "not"}
