"""The words that cards are written with, each looked up in its table: a misspelt one fails when the card file is read.

Each function gives back what it was given.
"""

from __future__ import annotations

from collections.abc import Collection
from difflib import get_close_matches
from typing import TypeVar

from rules.engine.decisions import Text
from rules.engine.effects import UNTIL
from rules.engine.events import ANSWERS, EVENTS
from rules.facts import facts, types_of_cards
from rules.speech.prompts import PROMPTS
from rules.speech.sentences import SENTENCES
from rules.speech.wording import NONE, UNITS

Prompt = TypeVar("Prompt", bound="str | Text")

DECIDES = ("who", "me")  # the player whom the line addresses, or "you" on the card
ONCE = ("", "turn", "game")


def one_of(table: Collection[str], word: str, what: str) -> str:
    if word not in table:
        near = get_close_matches(word, table) or (sorted(table) if len(table) < 50 else ())
        raise ValueError(f"no {what} is called {word!r}" + (f": {', '.join(near)}?" if near else ""))
    return word


def event(name: str) -> str:
    return one_of(EVENTS, name, "event")


def answer(name: str) -> str:
    """What an effect tells the rule that opened the window."""
    return one_of(ANSWERS, name, "answer to an event")


def slug(card: str) -> str:
    return one_of(facts(), card, "card")


def slugs(cards: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(slug(card) for card in cards)


def type_(name: str) -> str:
    return one_of(types_of_cards(), name, "type")


def types(names: Collection[str]) -> frozenset[str]:
    return frozenset(type_(name) for name in names)


def thing(name: str) -> str:
    """What a card may not bring: a word of its table, a card, or a type."""
    return one_of({*NONE, *facts(), *types_of_cards()}, name, "thing")


def prompt(asked: Prompt) -> Prompt:
    """What is asked: one of the table, or in the card's own words."""
    if isinstance(asked, str):
        one_of(PROMPTS, asked, "prompt")
    return asked


def sentence(name: str) -> str:
    return one_of(SENTENCES, name, "sentence")


def unit(name: str) -> str:
    """What a plus gives, and what lies on mats: favors, vp."""
    return one_of(UNITS, name, "unit or token")


def decides(by: str) -> str:
    return one_of(DECIDES, by, "player who decides")


def until(when: str) -> str:
    """How long an effect waits."""
    return one_of(UNTIL, when, "end of an effect")


def once(a: str) -> str:
    """How often an Event may be used."""
    return one_of(ONCE, a, "time")
