"""A sentence or a search: one rule for the search box, the page, the API and the terminal, whatever the punctuation."""

from __future__ import annotations

import re
from itertools import pairwise

from cards.catalogue import Catalogue
from cards.search.query import KEYS, is_gift
from referee.asking.library import Library, library
from rules.facts import card_names, plain
from rules.questions.clauses import PUT_FIRST, asks
from rules.questions.question import ASKING, Question
from rules.questions.reading import read
from rules.questions.talk import ENGLISH_HELPERS, VERBAL, Put, asks_whether, put, split_sentences
from rules.questions.words import any_of, tokens

LONGEST = 1_000  # characters that are read
# The search's own language: type:duration cost<=4 -gold; a -1 Card token is none of it.
TERM = re.compile(rf"(?i)(?<!\w)(?:{'|'.join(KEYS)})(?:<=|>=|[:=<>])\S|(?<!\S)[-−](?!\d)\w")
ODD_TERM = re.compile(r'\w[:=<>]\S|"')  # a query only where nothing is asked
SAYING = any_of("me, other, do, be, can, must, have, play, gain, draw, if, give")
PERSONS = any_of("me, other")
DEEDS = VERBAL | PUT_FIRST
TAGS = any_of("right, correct, true, oder, stimmts, stimmt, richtig, ja, nein, yes, no")
TELLING = 4  # words besides its cards and a verb that a sentence has, and no search
SHORTEST = 4  # words of a question of its own, its mark among them
GOING_ON = any_of("or, oder, was, what, wie, how, warum, why, wieso")
ASKING_LONG = 6  # words of a sentence that asks and names no card


def is_question(text: str, known: Catalogue) -> bool:
    """Whether it is answered, not looked up: it asks, or tells what somebody does; or it is the very name of a rule."""
    text = clean(text)
    spoken = [token for token in tokens(text) if not token.mark]
    if len(spoken) < 2 or TERM.search(text) or is_gift(text):
        return False  # and the library need not be read
    shelf = library(known)
    if plain(text) in shelf.statements.terms and not card_names().meanings(text):
        return True
    if len(spoken) < 3 or known.kingdom_names.first(text):
        return False
    q = read(putting(text, shelf).text, shelf.names)
    beside = len(spoken) - sum(named.end - named.at for named in q.cards)
    if "?" in text or not beside:
        return bool(beside)  # nothing but names is looked up
    return _asks(q, beside) if ODD_TERM.search(text) is None else bool(q.slugs) and asks(q)


def _asks(q: Question, words: int) -> bool:
    """`words`: how many there are besides the cards' names."""
    begins = next((spot.meaning for spot in q.spots if spot.at == 0), "")
    if q.slugs and (asks(q) or _tells(q, words) or q.tokens[0].word in ENGLISH_HELPERS):
        return True
    if (asks(q) and (words >= ASKING_LONG or q.has("how-many"))) or (q.language and begins in DEEDS and words > 2):
        return True
    return begins in ASKING | {"if", "when"} or len([spot for spot in q.spots if spot.meaning in SAYING]) > 2


def _tells(q: Question, words: int) -> bool:
    """Somebody does something with a card, or it is said at length, or what it does, and whether that is right."""
    said = {spot.meaning for spot in q.spots}
    tagged = q.tokens[-1].word in TAGS
    return bool(said & DEEDS) and (bool(said & PERSONS) or words > TELLING or tagged)


def questions_in(text: str) -> list[str]:
    """Each question that it asks, with the story before the first; one where there are not two."""
    said = split_sentences(text)
    asking = [n for n, each in enumerate(said) if each.endswith("?") and _of_its_own(each)]
    if len(asking) < 2:
        return [text]
    story = said[: asking[0]]
    between = pairwise((asking[0] - 1, *asking))
    return [" ".join((*story, *said[before + 1 : n + 1])) for before, n in between]


def _of_its_own(sentence: str) -> bool:
    """Not "is he right?", "or not?", "what happens?": it asks something that the one before it does not."""
    words = tokens(sentence)
    return len(words) > SHORTEST and words[0].word not in GOING_ON and not asks_whether(sentence)


def putting(text: str, shelf: Library) -> Put:
    """What is asked of what was typed."""
    return put(text, lambda piece: bool(shelf.names.find(tokens(piece))))


def clean(text: str) -> str:
    """Without control characters, one space where there are many, and not longer than anybody asks."""
    text = "".join(letter if letter.isprintable() else " " for letter in text[: 4 * LONGEST])
    return " ".join(text.split())[:LONGEST]
