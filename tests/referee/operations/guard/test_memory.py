"""What a process remembers of what people type is bounded in bytes, however many come with words of their own."""

from __future__ import annotations

import gc
import random
import string
import tracemalloc
from collections.abc import Callable, Iterator

from cards.search import words as searched
from rules import Run, parse
from rules.questions.rulings import typed_concepts
from rules.questions.words import LONGEST, LONGEST_WORD, everyday, meanings, spelt, tokens, unbent

MEGABYTE = 1_000_000


def typed(letters: int) -> Iterator[str]:
    """Words that nobody has typed before, always the same ones."""
    some = random.Random(7)
    while True:
        yield "".join(some.choices(string.ascii_lowercase, k=letters))


def bytes_kept(work: Callable[[], None]) -> int:
    """Bytes that stay."""
    gc.collect()
    tracemalloc.start()
    try:
        work()
        gc.collect()
        return tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()


def test_words_that_are_none() -> None:
    def read() -> None:
        for _n, word in zip(range(25_000), typed(LONGEST_WORD), strict=False):
            for each in (spelt, unbent, meanings().of, everyday().of, searched.root):
                each(word)

    assert bytes_kept(read) < 25 * MEGABYTE  # it was 43, and went on


def test_what_is_longer_than_a_word_is_cut() -> None:
    long = next(typed(LONGEST))
    assert [token.word for token in tokens(f"Moat {long}")] == ["moat", long[:LONGEST_WORD]]


def test_questions() -> None:
    """Each is looked at several times, and then never again."""

    def read() -> None:
        for n in range(1500):
            typed_concepts(f"{n} " + "moat witch " * (LONGEST // 11), n % 2)

    read()  # the words of the game are remembered once
    assert bytes_kept(read) < MEGABYTE  # it was 4, of texts that say the same again and again, and went on


def test_long_moves() -> None:
    """As long as a document admits, and each another one."""

    word = typed(8)

    def play() -> None:
        for _ in range(10):
            moves = [f"{next(word)} {'Moat, ' * 330}" for _ in range(49)]
            assert Run(parse({"players": {"Anna": {"hand": ["Moat"]}, "Bernd": {}}, "moves": moves})).stop is not None

    play()  # the cards are loaded once
    # What is remembered stays each time. A table that happens to be made larger, once, is no such thing: that was a
    # megabyte in a long process.
    assert any(bytes_kept(play) < MEGABYTE / 2 for _ in range(3))  # it was 2, and went on to 50
