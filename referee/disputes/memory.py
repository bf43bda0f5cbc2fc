"""What a process remembers: runs looked at lately, so that the next answer is one move and not all of them again."""

from __future__ import annotations

import zlib
from collections import OrderedDict
from threading import Lock
from typing import TYPE_CHECKING

from rules import Run

if TYPE_CHECKING:
    from referee.models import Dispute

MOST_BYTES = 24_000_000  # of runs that are kept, as far as they can be weighed
AFTER_ALL = MOST_BYTES * 7 // 8  # what stays when it is too much, so that there is room for the next ones
OFTEN = 16  # all are weighed again when so many more are kept: a run grows while somebody looks at its steps
FEW = 16  # decisions that are made again on a line that is kept; beyond, all of it is
LARGEST = MOST_BYTES // 4  # heavier ones are played again each time: they would crowd the others out

# Games of one table share what they have met, so they are played one at a time; other tables never wait for them.
PLAYING = [Lock() for _ in range(64)]
KEEPING = Lock()  # held only to look something up or to put it away

Content = tuple[str, tuple[str, ...], str]  # a dispute's table, its moves, what it expects
_kept: OrderedDict[Content, Run] = OrderedDict()
_held = 0  # bytes of them: when all were weighed, and what came since then


def recall(dispute: Dispute) -> Run:
    """The run of that content. Whoever gets it only looks at it."""
    content = _content(dispute)
    found = _look_up(content)
    if found is None:
        with _table(dispute.table_id):
            found = _look_up(content) or _from_earlier(content) or Run(dispute.situation())
            _remember(content, found)
    return found


def is_kept(dispute: Dispute) -> bool:
    return _look_up(_content(dispute)) is not None


def remember(dispute: Dispute, run: Run) -> None:
    _remember(_content(dispute), run)


def _table(digest: str) -> Lock:
    return PLAYING[zlib.crc32(digest.encode()) % len(PLAYING)]


def _look_up(content: Content) -> Run | None:
    with KEEPING:
        found = _kept.get(content)
        if found is not None:
            _kept.move_to_end(content)
    return found


def _content(dispute: Dispute) -> Content:
    return dispute.table_id, tuple(dispute.moves), dispute.expect


def _from_earlier(content: Content) -> Run | None:
    """The line a few decisions earlier may be kept here, while another process answered the last ones."""
    table, moves, expect = content
    for back in range(1, 0 if expect else min(len(moves), FEW) + 1):
        found = _look_up((table, moves[:-back], ""))
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
    global _held
    if weight(run) > LARGEST or (run.stop is not None and run.stop.for_now):
        return
    with KEEPING:
        _kept[content] = run
        _kept.move_to_end(content)
        _held += weight(run)
        if _held > MOST_BYTES or len(_kept) % OFTEN == 0:
            _held = sum(map(weight, _kept.values()))
        if _held > MOST_BYTES:
            while _held > AFTER_ALL:
                _held -= weight(_kept.popitem(last=False)[1])


def weight(run: Run) -> int:
    """About how many bytes it takes: the table, each position that is kept, each step and answer."""
    return 30_000 + run.kept * (2_500 + 16 * run.longest) + 600 * run.last + 800 * len(run.asked)


def forget() -> None:
    """For tests, and after the rules were loaded anew."""
    global _held
    with KEEPING:
        _kept.clear()
        _held = 0


def answer(dispute: Dispute, run: Run, i: int, text: str) -> Run:
    with _table(dispute.table_id):
        return run.answered(i, text)
