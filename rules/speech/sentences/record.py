"""The record of a sentence: its words in both languages, and all that is to be known about saying it."""

from __future__ import annotations

from dataclasses import dataclass

from rules.engine.decisions import Text


@dataclass(frozen=True, slots=True)
class Sentence:
    """One thing that the referee says about a step, and all that is to be known about saying it.

    Gaps: {who} the player; {cards} the step's cards as something new ("a Curse"), {those} as something known ("the
    Curse"), {The} the same as the subject that begins the sentence, {no} none of them, {names} their bare names;
    {by} the first of them, as the subject: what prevented a thing; {card} another card that is known, {that} the same
    as the subject; {n} and the rest as the step gives them.
    """

    en: str
    de: str
    weight: int  # how much people argue about it: 0 is what anybody would expect, from 7 on it surprises
    word: Text | None = None  # answers alone, across the table
    several: Text | None = None  # the same about several cards, where the verb changes
    repeated: Text | None = None  # the same that happened several times: {many}, {often}, {more} often than once
    announces: str = ""  # it need not be told when it is told that this came
    itself: bool = False  # what a card does with itself is said of "the" card
    adds_up: bool = False  # several to one player through one card are one thing: 2 Curses, +2 Buys
    new: bool = False  # the cards that it names were not there before
    trigger: bool = False  # other cards react to it
    empty: bool = False  # nothing came of it
    lacks: bool = False  # something was missing for the card; the card did not bring that about

    def text(self, cards: int = 1) -> Text:
        """The sentence with its gaps, about so many cards."""
        return self.several if self.several and cards > 1 else (self.en, self.de)


# words for the verdict that several sentences share
NONE_FOR = ("{No} for {who}.", "{No} für {who}.")
