"""What a process remembers: runs looked at lately, so that the next answer is one move and not all of them again."""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock
from typing import TYPE_CHECKING

from rules.document.situation import Situation
from rules.run import Run

if TYPE_CHECKING:
    from referee.models import Dispute

KEPT = 24
FEW = 16  # decisions that are made again on a line that is kept; beyond, all of it is
MOST_KEPT_MOVES = 400  # longer ones are played again each time: they would crowd the others out

# The games that are kept share their chance (a shuffle draws the next number), so they are played one at a time.
PLAYING = Lock()

Content = tuple[str, tuple[str, ...], str]  # a dispute's table, its moves, what it expects
_kept: OrderedDict[Content, Run] = OrderedDict()


def kept(dispute: Dispute) -> Run:
    """The run of that content. Whoever gets it only looks at it."""
    content = _content(dispute)
    with PLAYING:
        found = _kept.get(content)
        if found is None:
            found = _from_earlier(content) or Run(dispute.situation())
            _remember(content, found)
        else:
            _kept.move_to_end(content)
    return found


def remember(dispute: Dispute, run: Run) -> None:
    with PLAYING:
        _remember(_content(dispute), run)


def _content(dispute: Dispute) -> Content:
    return dispute.table_id, tuple(dispute.moves), dispute.expect


def _from_earlier(content: Content) -> Run | None:
    """The line a few decisions earlier may be kept here, while another process answered the last ones."""
    table, moves, expect = content
    for back in range(1, 0 if expect else min(len(moves), FEW) + 1):
        found = _kept.get((table, moves[:-back], ""))
        if found is None:
            continue
        if found.stop is not None:
            return None
        for move in moves[-back:]:
            found = found.answered(len(found.asked), move)
            if found.stop is not None:
                return None
        return found
    return None


def _remember(content: Content, run: Run) -> None:
    if len(run.asked) > MOST_KEPT_MOVES:
        return
    _kept[content] = run
    while len(_kept) > KEPT:
        _kept.popitem(last=False)


def forget() -> None:
    """For tests, and after the rules were loaded anew."""
    with PLAYING:
        _kept.clear()


def play(situation: Situation) -> Run:
    with PLAYING:
        return Run(situation)


def followed(situation: Situation, line: Run) -> Run:
    """The same decisions at another table."""
    with PLAYING:
        return line.followed(situation)


def answer(run: Run, i: int, text: str) -> Run:
    with PLAYING:
        return run.answered(i, text)
