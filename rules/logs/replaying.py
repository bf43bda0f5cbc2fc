"""A turn of a log, played by the engine: the table as far as the log tells it, and moves by what the engine asks.

The engine keeps the table from turn to turn. What nobody saw is `?`; what the log names later is put where it comes
from. Where several answers fit a decision, the one is taken after which the engine does most of what the log says.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rules.document.describe import describe
from rules.document.write import document_of
from rules.engine.account import charge
from rules.logs.comparison import PlayedTurn, Row
from rules.logs.playing import EVENTS_AN_INSTRUCTION, TOO_LONG, Playing
from rules.logs.reading import Log, LogTurn
from rules.logs.tables import (
    as_in_the_box,
    as_the_log_has_it,
    at_the_start,
    carried_on,
    dealt,
    hands_unseen,
    in_older_editions,
    name_hands,
    not_guessed,
    unseen,
)
from rules.rulebook.turn import BETWEEN

MOST_TOLD = 600  # cards and lines of a turn; a long one of a real game has 60
TRIES = 30  # other ways to answer that are gone through for a turn that does not come out
SEEDS = 8  # shuffles that are tried where cards are drawn after one


@dataclass
class Try:
    """A turn as it was played, and how much of it is not what the log says."""

    wrong: int
    playing: Playing
    played: PlayedTurn

    def other_ways(self) -> Iterator[list[str]]:
        """The answers up to a decision, and another one there."""
        until = next((at for at, row in enumerate(self.played.rows) if row.differs), len(self.played.rows))
        for n in reversed(range(len(self.playing.moves))):
            if self.playing.lines[n] <= until:
                for other in self.playing.others[n]:
                    yield [*self.playing.moves[:n], other]


def replay(log: Log) -> Iterator[PlayedTurn]:
    """Every turn of the log, one after the other. OutOfBudget: the request has no more for the next one."""
    if not 2 <= len(log.players) <= 6:
        return
    table = dealt(log)
    for n, turn in enumerate(log.turns):
        told = len(turn.lines) + sum(len(line.cards) for line in turn.lines)
        charge(1 + told // EVENTS_AN_INSTRUCTION)
        if told > MOST_TOLD:
            yield PlayedTurn(turn, table, [], [Row(line) for line in turn.lines], stop=TOO_LONG)
            continue
        document = at_the_start(table, log, turn, log.turns[n - 1] if n else None)
        if not turn.lines:  # the log ends with its heading
            yield PlayedTurn(turn, document, [], [])
            continue
        best = _corrected(document, turn, n == len(log.turns) - 1)
        played, game = best.played, best.playing.game
        yield played
        if game is not None and played.stop is None and game.pending is not None and game.pending.kind == BETWEEN:
            table = not_guessed(document_of(describe(game)), best.playing.guessed)
            if played.differs:  # what lies where is no longer sure
                table = as_the_log_has_it(hands_unseen(table), turn, best.playing.left_out())
        else:
            table = carried_on(document, turn, log)
        name_hands(table, log, turn)


def _corrected(document: dict[str, Any], turn: LogTurn, last: bool) -> Try:
    """Where what was assumed of hands does not come out, they are what the log shows; the turn says so."""
    best = _best(document, turn, last)
    for change in (hands_unseen, in_older_editions):
        changed = change(best.playing.document)
        if not best.played.differs or changed == best.playing.document:
            continue
        other = _best(changed, turn, last)
        if other.wrong < best.wrong:
            best = other
    before, after = document["players"], best.playing.document["players"]
    best.played.corrected = tuple(name for name in before if before[name].get("hand") != after[name].get("hand"))
    return best


def _best(document: dict[str, Any], turn: LogTurn, last: bool = False) -> Try:
    """The turn as it was played; where a shuffle decides what is drawn, the shuffle that fits best."""
    shuffled = any(line.verb == "shuffles" for line in turn.lines)
    tried: list[Try] = []
    for seed in range(1, SEEDS + 1 if shuffled else 2):
        tried.append(_play({**document, "seed": seed}, turn, last))
        if not tried[-1].wrong:
            break
    best = _otherwise(min(tried, key=lambda each: each.wrong), turn, last)
    for other in (unseen, as_in_the_box):  # a guess of what lies there was wrong
        if best.playing.game is None and (changed := other(document)) != document:
            return _best(changed, turn, last)
    return best


def _play(document: dict[str, Any], turn: LogTurn, last: bool, given: Sequence[str] = ()) -> Try:
    playing = Playing(document, turn, last, given)
    played = playing.run()
    wrong = 10 * sum(row.differs for row in played.rows) + 30 * (played.stop is not None) + playing.by_luck
    return Try(wrong, playing, played)


def _otherwise(best: Try, turn: LogTurn, last: bool) -> Try:
    """Where the log parts from what was answered, another answer that seemed as good, the latest one first."""
    left = TRIES
    better = bool(best.wrong and best.playing.game)
    while better and left:
        better = False
        for given in best.other_ways():
            left -= 1
            other = _play(best.playing.document, turn, last, given)
            if other.wrong < best.wrong:
                best, better = other, bool(other.wrong)
                break
            if not left:
                break
    return best
