"""What came of a turn of a log: each line beside the steps that the engine made of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from rules.engine.decisions import Text
from rules.engine.steps import Step
from rules.facts import facts
from rules.logs.reading import HIDDEN, LogLine, LogTurn


@dataclass
class Row:
    """A line of the log beside the steps that the engine made of it."""

    line: LogLine
    steps: list[Text] = field(default_factory=list)
    differs: bool = False
    why: Text | None = None  # what the engine says to what the log has here


@dataclass
class PlayedTurn:
    """A turn: the table at its start, the moves, each line with its steps, and where log and engine part."""

    turn: LogTurn
    document: dict[str, Any]
    moves: list[str]
    rows: list[Row]
    after: list[Text] = field(default_factory=list)  # steps that no line tells of
    stop: Text | None = None  # why it was not played to its end
    corrected: tuple[str, ...] = ()  # whose cards were taken for others until the log showed them

    @property
    def differs(self) -> bool:
        return self.stop is not None or any(row.differs for row in self.rows)

    @property
    def agrees(self) -> bool:
        """It came out as the log has it; a turn of which nothing was read never does."""
        return bool(self.turn.lines) and not self.differs

    @property
    def whole(self) -> dict[str, Any]:
        """The turn as a situation that anybody can open."""
        return {**self.document, "moves": self.moves}


@dataclass
class LoggedEvent:
    """One card of a line."""

    line: int  # its place among the turn's lines
    actor: int
    verb: str
    card: str
    used: bool = False
    soft: bool = False  # the client tells it where the engine need not: a card that stays where it was seen

    def fits(self, actor: int, verb: str, card: str) -> bool:
        return ((self.actor, self.verb) == (actor, verb) and HIDDEN in (card, self.card)) or (
            (self.actor, self.verb, self.card) == (actor, verb, card)
        )


def of_clean_up(step: Step) -> bool:
    """What goes in Clean-up, a Boon that was kept too, is told by the hand that is drawn."""
    if step.kind != "discard":
        return False
    fact = facts().get(step.cards[0]) if step.cards else None
    return "clean" in step.sentence or (fact is not None and fact.kind == "boon")
