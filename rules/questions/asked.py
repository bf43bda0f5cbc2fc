"""What a question asks for: yes or no, a number, somebody, a moment. An answer of another type is none."""

from __future__ import annotations

from rules.questions.clauses import asks
from rules.questions.heard import Heard
from rules.questions.question import Question
from rules.questions.verdict import Value
from rules.questions.words import any_of

YES_OR_NO = ("happens", "may", "must")
NUMBERS = ("how-many", "costs", "worth")
OTHERS = {"who": "who", "when": "when", "what": "which", "where": "which"}
TYPES = (*YES_OR_NO, *NUMBERS, "who", "when", "which")
HOW_MUCH = any_of("often, oft, large, big, long, gross, hoch, high, teuer, expensive, lange, lang, far, weit, strong")


def type_of(q: Question, heard: Heard | None = None) -> str:
    """One of TYPES; "" where none is read: then nothing is decided."""
    heard = heard or Heard.of(q)
    if heard.kind[0] or _how_much(q):
        return "costs" if heard.deed == "@cost" else "worth" if q.asks("worth") else "how-many"
    if heard.open:
        return next((OTHERS[spot.meaning] for spot in q.spots if spot.meaning in OTHERS), "")
    if not asks(q):
        return ""
    return {"can": "may", "must": "must"}.get(heard.mood, "happens")


def fits(kind: str, value: Value | None) -> bool:
    """A number where a number is asked for, yes or no where that is asked for, else neither."""
    return value is None or kind in (NUMBERS if isinstance(value, int) else YES_OR_NO)


def _how_much(q: Question) -> bool:
    """How often, wie groß; up to what cost; what do I pay: a number is asked for without a "how many"."""
    words = [token.word for token in q.tokens]
    often = any(
        word in ("how", "wie") and words[n + 1 : n + 2] and words[n + 1] in HOW_MUCH for n, word in enumerate(words)
    )
    return often or (q.asks("what") and q.asks("cost", "worth", "spend", "unit-points"))
