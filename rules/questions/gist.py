"""A story without its asides: what somebody holds to be so before something else is asked, and what lays nothing."""

from __future__ import annotations

from rules.questions.names import CardNames
from rules.questions.tale_parts import COUNTED, LAID, Unread, bare, in_symbols, symbols_of, whole
from rules.questions.talk import asks_whether, split_sentences
from rules.questions.words import any_of

SHORT = 3  # words of a question that hangs on what was said before it
POINTING_BACK = any_of("it, that, this, those, these, es, das, dies, davon")  # and its last one


def gist(text: str, names: CardNames) -> str:
    """The sentences that tell something, and what is asked; "" where that are all of them."""
    told = split_sentences(text)
    if len(told) < 3 or not told[-1].endswith("?") or _hangs_on_the_last(told[-1]):
        return ""
    kept = [each for n, each in enumerate(told[:-1]) if not _aside(each, told[:n] + told[n + 1 :], names)]
    if not kept or len(kept) == len(told) - 1:
        return ""
    return " ".join((*kept, told[-1]))


def _hangs_on_the_last(asked: str) -> bool:
    """Is he right; may I; how many is it: what was said last is what is asked."""
    words = bare(asked).split()
    back = len(words) <= SHORT + 2 and words[-1].lower() in POINTING_BACK
    return bool(asks_whether(asked)) or len(words) <= SHORT or back


def _aside(sentence: str, others: list[str], names: CardNames) -> bool:
    try:
        words = in_symbols(sentence, names)
        symbols = symbols_of(words)
        elsewhere = {symbol for each in others for symbol in symbols_of(in_symbols(each, names))}
    except Unread:
        return False
    if whole("says").match(words):
        return {symbol for symbol in symbols if symbol.startswith("‹")} <= elsewhere
    return not any(symbol[0] in "‹#" or symbol in LAID or symbol in COUNTED for symbol in symbols)
