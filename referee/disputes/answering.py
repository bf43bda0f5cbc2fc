"""An answer that somebody sends: the line that it makes, or why it makes none."""

from __future__ import annotations

from dataclasses import dataclass

from django.http import QueryDict
from django.utils.translation import gettext as _

from cards.pages.languages import language
from referee.board.question import meaning, miscount, read_answer, same_place
from referee.disputes.memory import answer
from referee.models import Dispute
from rules import Illegal, Run


@dataclass
class RefusedAnswer:
    """Why an answer does not hold, and where to say so: at step n, where `i` is a decision that is open again."""

    said: str
    n: int
    i: int | None = None
    given: str = ""
    typed: str = ""


def answer_decision(dispute: Dispute, run: Run, i: int, data: QueryDict) -> Run | RefusedAnswer:
    """The line with that answer to decision i; the same one where it is what was answered before."""
    if not 0 <= i <= len(run.asked):
        return RefusedAnswer(_("That decision is not asked in this line. This is where the line stands."), run.last)
    n, at = (run.asked[i].n, i) if i < len(run.asked) else (run.last, None)
    game = run.open(i)
    if game.pending is None:
        return RefusedAnswer(_("Nothing is asked here any more."), n, at)
    given, typed = read_answer(game.pending, data), data.get("name", "")
    if not given:
        return RefusedAnswer(_("Choose an answer."), n, at)
    if wrong := same_place(game.pending, data):
        return RefusedAnswer(wrong, n, at, given)
    try:
        move = meaning(game, given)
    except Illegal as illegal:
        return RefusedAnswer(miscount(game.pending, data) or illegal.why[language()], n, at, given, typed)
    if at is not None and move == meaning(game, run.asked[at].answer):
        return run
    new = answer(dispute, run, i, move)
    return new if new.stop is None else RefusedAnswer(new.stop.why[language()], n, at, given, typed)
