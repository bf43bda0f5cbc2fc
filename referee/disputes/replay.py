"""A situation played out so that any step can be looked at again: the table after it, the stack, what was asked.

What is asked for often is kept for a while, by content, so that the next answer is one move and not all of them again.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, replace
from threading import Lock
from typing import TYPE_CHECKING

from rules.document.layout import lay_out
from rules.document.notation import MOST_MOVES
from rules.document.situation import Situation, cards_in, named_cards
from rules.engine.decisions import Decision, Illegal, Text
from rules.engine.game import Game, OutOfBudget
from rules.engine.steps import Step
from rules.facts import facts
from rules.rulebook.setup import PILES, pile_slug

if TYPE_CHECKING:
    from referee.models import Dispute

KEPT = 24
FEW = 16  # decisions that are made again on a line that is kept; beyond, all of it is
MOST_KEPT_MOVES = 400  # longer ones are played again each time: they would crowd the others out

BUDGET: dict[str, Text] = {
    "instructions": ("instructions", "Anweisungen"),
    "levels": ("levels of effects inside effects", "Ebenen von Wirkungen in Wirkungen"),
    "decisions": ("decisions", "Entscheidungen"),
}

OUR_FAULT: Text = (
    "The referee lost its way here. That is our fault, and it was noted; the table is as it was before.",
    "Hier hat der Schiedsrichter sich verlaufen. Das ist unser Fehler und wurde notiert; der Tisch steht wie zuvor.",
)
logger = logging.getLogger(__name__)

# The games that are kept share their chance (a shuffle draws the next number), so they are played one at a time.
PLAYING = Lock()


class Watched(list[Step]):
    """A log that tells each time when a step was added."""

    def __init__(self, steps: list[Step], tell: Callable[[int], None]) -> None:
        super().__init__(steps)
        self.tell = tell

    def append(self, step: Step) -> None:
        super().append(step)
        self.tell(len(self))

    def copy(self) -> Watched:
        return Watched(self, self.tell)


@dataclass(frozen=True)
class Stop:
    """Why a line of decisions cannot be followed to its end. `move` is the one that failed, counted from 0."""

    move: int
    answer: str
    why: Text
    budget: bool = False


@dataclass(frozen=True)
class Asked:
    """A decision that was answered: after which step, and the table with the question open."""

    n: int
    game: Game
    answer: str

    @property
    def decision(self) -> Decision:
        assert self.game.pending is not None
        return self.game.pending


class Replay:
    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        named = (facts()[slug] for slug, _place in named_cards(situation))
        self.expansions = tuple(dict.fromkeys(fact.expansion for fact in named if fact.kind != "basic"))
        self.stop: Stop | None = None
        self.asked: list[Asked] = []
        self.positions: dict[int, Game] = {}
        self.told: dict[tuple[int, int], str] = {}  # steps that a page put into words: (step, language)
        game = lay_out(situation)
        self._watch(game, [])
        self.positions[0] = self._still(game)
        try:
            game.run()
        except OutOfBudget as spent:
            self.stop = Stop(0, "", _stopped(spent), budget=True)
        except Exception:
            logger.exception("The table of %s cannot be begun", situation.document())
            self.stop = Stop(0, "", OUR_FAULT)
        for move in situation.moves:
            if self.stop is not None:
                break
            self._play(move)

    @property
    def names(self) -> tuple[str, ...]:
        return self.game.table.names

    @property
    def steps(self) -> list[Step]:
        return self.game.log or []

    @property
    def last(self) -> int:
        return len(self.steps)

    @property
    def moves(self) -> tuple[str, ...]:
        """The answers that could be given; a line that stops early has fewer than it says."""
        return tuple(asked.answer for asked in self.asked)

    def at(self, n: int) -> Game:
        """The table after that step."""
        return self.game if n >= self.last else self.positions[n]

    def before(self, n: int) -> Game:
        return self.positions[max(n - 1, 0)]

    def asked_at(self, n: int) -> list[int]:
        """Which decisions were answered after that step and before the next one."""
        return [i for i, asked in enumerate(self.asked) if asked.n == n]

    def open(self, i: int) -> Game:
        """The table with the i-th decision open; the one after the last that was made is the one open now."""
        return self.asked[i].game if i < len(self.asked) else self.game

    def answered(self, i: int, answer: str) -> Replay:
        """The same line up to its i-th decision, and there this answer."""
        situation = replace(self.situation, moves=(*self.moves[:i], answer), expect=None)
        if self._lays_out_anew(answer):
            return Replay(situation)
        new = Replay.__new__(Replay)
        new.stop = None
        new.expansions = self.expansions
        new.asked = self.asked[:i]
        new.situation = situation
        n = self.asked[i].n if i < len(self.asked) else self.last
        new.positions = {at: game for at, game in self.positions.items() if at <= n}
        new.told = {key: text for key, text in self.told.copy().items() if key[0] <= n}
        new._watch(self.open(i).copy(), self.steps[:n])
        new._play(answer)
        return new

    def _lays_out_anew(self, answer: str) -> bool:
        """It names a card whose pile is not on the table: a document that names it has that pile from the start."""
        table = self.game.table
        named = {slug: pile_slug(slug) for slug in cards_in(answer, self.names)}
        return any(
            pile not in table.piles
            and pile not in self.situation.piles
            and (facts()[pile].kind in PILES or table.rules.kind(slug) not in table.kinds)
            for slug, pile in named.items()
        )

    def _watch(self, game: Game, steps: list[Step]) -> None:
        self.game = game
        game.log = Watched(steps, self._keep)

    def _keep(self, n: int) -> None:
        self.positions[n] = self._still(self.game)

    @staticmethod
    def _still(game: Game) -> Game:
        log, game.log = game.log, None
        still = game.copy()
        game.log = log
        return still

    def _play(self, move: str) -> None:
        game = self.game
        i = len(self.asked)
        if game.pending is None:
            over = "The game is over: nothing is asked any more.", "Das Spiel ist zu Ende: Es wird nichts mehr gefragt."
            self.stop = Stop(i, move, over)
            return
        if i >= MOST_MOVES:
            self.stop = Stop(i, move, _too_many(), budget=True)
            return
        open_ = self._still(game)
        n = self.last
        try:
            game.push(move)
        except Illegal as illegal:
            self.stop = Stop(i, move, illegal.why)
        except OutOfBudget as spent:
            self._watch(open_.copy(), self.steps[:n])
            self.stop = Stop(i, move, _stopped(spent), budget=True)
        except Exception:  # the rules themselves broke: whoever asked shall not lose the table for it
            logger.exception("%s is not survived after %s", move, self.situation.document())
            self._watch(open_.copy(), self.steps[:n])
            self.stop = Stop(i, move, OUR_FAULT)
        else:
            self.asked.append(Asked(n, open_, move))


def _stopped(spent: OutOfBudget) -> Text:
    en, de = BUDGET[spent.what]
    return (
        f"The run was stopped: more than {spent.limit:,} {en}.",
        f"Der Lauf wurde angehalten: mehr als {spent.limit:,} {de}.".replace(",", "."),
    )


def _too_many() -> Text:
    return f"At most {MOST_MOVES} decisions fit into one dispute.", f"Mehr als {MOST_MOVES} Entscheidungen gehen nicht."


# --- kept for a while ------------------------------------------------------------------------------------------------

Content = tuple[str, tuple[str, ...], str]  # a dispute's table, its moves, what it expects
_kept: OrderedDict[Content, Replay] = OrderedDict()


def kept(dispute: Dispute) -> Replay:
    """The replay of that content. Whoever gets it only looks at it."""
    content = _content(dispute)
    with PLAYING:
        found = _kept.get(content)
        if found is None:
            found = _from_earlier(content) or Replay(dispute.situation())
            _remember(content, found)
        else:
            _kept.move_to_end(content)
    return found


def remember(dispute: Dispute, replay: Replay) -> None:
    with PLAYING:
        _remember(_content(dispute), replay)


def _content(dispute: Dispute) -> Content:
    return dispute.table_id, tuple(dispute.moves), dispute.expect


def _from_earlier(content: Content) -> Replay | None:
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


def _remember(content: Content, replay: Replay) -> None:
    if len(replay.asked) > MOST_KEPT_MOVES:
        return
    _kept[content] = replay
    while len(_kept) > KEPT:
        _kept.popitem(last=False)


def forget() -> None:
    """For tests, and after the rules were loaded anew."""
    with PLAYING:
        _kept.clear()


def play(situation: Situation) -> Replay:
    with PLAYING:
        return Replay(situation)


def followed(situation: Situation, line: Replay) -> Replay:
    """The same decisions at another table, as far as they are asked there; what is not asked there is left out."""
    with PLAYING:
        found = Replay(situation.with_moves(()))
        for asked in line.asked:
            pending = found.game.pending
            if found.stop is not None or pending is None:
                break
            further = found.answered(len(found.asked), asked.answer)
            if further.stop is None or _alike(pending, asked.decision):
                found = further
    return found


def _alike(one: Decision, other: Decision) -> bool:
    return (one.player, one.kind, one.source) == (other.player, other.kind, other.source)


def answer(replay: Replay, i: int, text: str) -> Replay:
    with PLAYING:
        return replay.answered(i, text)
