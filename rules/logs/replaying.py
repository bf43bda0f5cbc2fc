"""A turn of a log, played by the engine: the table as far as the log tells it, and moves by what the engine asks.

The engine keeps the table from turn to turn. What nobody saw is `?`; what the log names later is put where it comes
from. Where several answers fit a decision, the one is taken after which the engine does most of what the log says.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules.document.describe import describe
from rules.document.write import document_of
from rules.engine.account import charge
from rules.engine.game import Game
from rules.logs.played import Played, Row
from rules.logs.playing import EVENTS_AN_INSTRUCTION, TOO_LONG, Playing
from rules.logs.reading import Log, Turn
from rules.logs.tables import at_the_start, carried_on, dealt, name_hands, unseen
from rules.rulebook.turn import BETWEEN

MOST_TOLD = 600  # cards and lines of a turn; a long one of a real game has 60
SEEDS = 8  # shuffles that are tried where cards are drawn after one


def replay(log: Log) -> Iterator[Played]:
    """Every turn of the log, one after the other. OutOfBudget: the request has no more for the next one."""
    if not 2 <= len(log.players) <= 6:
        return
    table = dealt(log)
    for n, turn in enumerate(log.turns):
        told = len(turn.lines) + sum(len(line.cards) for line in turn.lines)
        charge(1 + told // EVENTS_AN_INSTRUCTION)
        if told > MOST_TOLD:
            yield Played(turn, table, [], [Row(line) for line in turn.lines], stop=TOO_LONG)
            continue
        document = at_the_start(table, log, turn, log.turns[n - 1] if n else None)
        if not turn.lines:  # the log ends with its heading
            yield Played(turn, document, [], [])
            continue
        played, game = _best(document, turn, n == len(log.turns) - 1)
        yield played
        if game is not None and played.stop is None and game.pending is not None and game.pending.kind == BETWEEN:
            table = document_of(describe(game))
        else:
            table = carried_on(document, turn, log)
        name_hands(table, log, turn)


def _best(document: dict[str, Any], turn: Turn, last: bool = False) -> tuple[Played, Game | None]:
    """The turn as it was played; where a shuffle decides what is drawn, the shuffle that fits best."""
    shuffled = any(line.verb == "shuffles" for line in turn.lines)
    tried: list[tuple[int, Played, Game | None]] = []
    for seed in range(1, SEEDS + 1 if shuffled else 2):
        playing = Playing({**document, "seed": seed}, turn, last)
        played = playing.run()
        wrong = 10 * sum(row.differs for row in played.rows) + 30 * (played.stop is not None) + playing.by_luck
        tried.append((wrong, played, playing.game))
        if not wrong:
            break
    _, played, game = min(tried, key=lambda each: each[0])
    if game is None and (face_down := unseen(document)) != document:  # a guess of what lies there was wrong
        return _best(face_down, turn, last)
    return played, game
