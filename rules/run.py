"""A situation played out, the same for terminal, API and pages: its steps, what was asked, why it stopped."""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace
from functools import cached_property
from hashlib import sha256
from typing import Literal, NamedTuple

from rules.answer import AnswerRecord, Both, MoveErrorRecord, StandingRecord, notes, pending, state, steps
from rules.document.keys import MOST_MOVES
from rules.document.layout import lay_out
from rules.document.situation import Mistake, Situation, cards_in, named_cards
from rules.document.write import document_of
from rules.engine.account import ACCOUNT, OutOfBudget, owe
from rules.engine.decisions import Decision, Illegal, Text
from rules.engine.game import Game
from rules.engine.kinds import NotModelled, ruleset
from rules.engine.steps import Step
from rules.engine.table import Table
from rules.expectations import compare
from rules.facts import Fact, facts
from rules.rulebook.refusals import not_offered
from rules.rulebook.setup import PILES, pile_slug
from rules.speech.grammar import DE, EN

OVER: Text = "The game is over: nothing is asked any more.", "Das Spiel ist zu Ende: Es wird nichts mehr gefragt."
OUR_FAULT: Text = (
    "The referee lost its way here. That is our fault, and it was noted; the table is as it was before.",
    "Hier hat der Schiedsrichter sich verlaufen. Das ist unser Fehler und wurde notiert; der Tisch steht wie zuvor.",
)
TOO_MANY: Text = (
    f"At most {MOST_MOVES} decisions fit into one dispute.",
    f"Mehr als {MOST_MOVES} Entscheidungen gehen nicht.",
)
BUDGETS: dict[str, Text] = {
    "instructions": ("instructions", "Anweisungen"),
    "levels": ("levels of effects inside effects", "Ebenen von Wirkungen in Wirkungen"),
    "decisions": ("decisions", "Entscheidungen"),
    "effects": ("effects that wait at once", "Wirkungen, die zugleich warten"),
    "request": ("instructions for one request", "Anweisungen für eine Anfrage"),
}
logger = logging.getLogger(__name__)
TOLD, CARDS_TOLD = 5, 10  # instructions that a step's sentences are worth, and cards of it that are worth one more
MOST_FOLLOWED = 2_000  # instructions; a longer line is not played once more for a sentence beside its verdict
MOST_LISTED = 100  # legal answers that a message lists; `legal` has them all
KEPT = 16  # of the tables with a decision open, every so many; the others are played again from there


@dataclass(frozen=True)
class Stop:
    """Why a line of decisions cannot be followed to its end.

    `move` is the one that failed, counted from 0; -1 is before the first. The reason is an answer that is not legal,
    a game that is over, a budget that is spent, a card whose text the engine lacks, or a fault of ours.
    """

    move: int
    answer: str
    reason: Literal["illegal", "over", "budget", "unmodelled", "fault"]
    why: Text
    for_now: bool = False  # the budget was that of the request: another one may get further


class AnsweredDecision(NamedTuple):
    """A decision that was answered: after which step, what was asked, and the answer."""

    n: int
    decision: Decision
    answer: str


class Run:
    """Plays a situation's moves, one decision after the other, and stops before the first that cannot be made.

    An answer that is not legal, or one on which the rules break, leaves the table as it was before. A run that is
    out of budget stops where it is, with the steps so far.
    """

    def __init__(
        self, situation: Situation, *, trace: bool = True, play: bool = True, begins: Game | None = None
    ) -> None:
        """Without `play` the table is laid out with all that the moves name, and they are left to others; `begins` is
        that table, where another run has laid it out."""
        self.situation = situation
        self.stop: Stop | None = None
        self.asked: list[AnsweredDecision] = []
        self.told: dict[tuple[int, int], str] = {}  # steps that somebody has put into words: (step, language)
        self.game = begins or self._laid_out()
        if not trace:
            self.game.log = None
        self._begins = begins or _still(self.game)
        self._open: dict[int, Game] = {}  # tables with a decision open: some of them, and those somebody looked at
        self._seen: dict[int, Game] = {0: self._begins}  # tables after a step, as far as somebody has looked
        if self.stop is None and begins is None:
            self._begin()
        for move in situation.moves if play else ():
            if self.stop is not None:
                break
            self._play(move)

    def _laid_out(self) -> Game:
        try:
            return lay_out(self.situation)
        except Mistake:
            raise
        except OutOfBudget as spent:
            self.stop = _stopped(-1, "", spent)
        except Exception:
            self.stop = self._fault(-1, "")
        situation = self.situation
        return Game(Table(list(situation.players), ruleset(situation.editions), situation.seed))

    # -- looking at it ----------------------------------------------------------------------------------------------

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

    @cached_property
    def expansions(self) -> tuple[str, ...]:
        """Where the cards that it names come from."""
        named = (facts()[slug] for slug, _place in named_cards(self.situation))
        return tuple(dict.fromkeys(fact.expansion for fact in named if fact.kind != "basic"))

    def at(self, n: int) -> Game:
        """The table after that step. Only those that were looked at are kept."""
        if n >= self.last:
            return self.game
        if n not in self._seen:
            self._play_again(n)
        return self._seen[n]

    @property
    def kept(self) -> int:
        """How many tables are kept."""
        return len(self._open) + len(self._seen)

    @cached_property
    def longest(self) -> int:
        """How many cards lie in the fullest zone where the line stands."""
        return max(map(len, self.game.zones))

    def before(self, n: int) -> Game:
        """The table before that step."""
        return self.at(max(n - 1, 0))

    def asked_at(self, n: int) -> list[int]:
        """Which decisions were answered after that step and before the next one."""
        return [i for i, asked in enumerate(self.asked) if asked.n == n]

    def open(self, i: int) -> Game:
        """The table with the i-th decision open; the one after the last that was made is the one open now."""
        return self._with_open(i) if i < len(self.asked) else self.game

    def _with_open(self, i: int) -> Game:
        """The table as the i-th decision was asked, also where its answer broke the rules."""
        if i not in self._open:
            first = i - i % KEPT
            game = self._open[first].copy()
            game.log = None if self.game.log is None else self.steps[: self.asked[first].n]
            for at, asked in enumerate(self.asked[first:i], first + 1):
                game.push(asked.answer)
                self._open[at] = _still(game)  # who looks back looks at the ones before it too
        return self._open[i]

    def decision(self, i: int) -> Decision | None:
        """What was asked there, or is asked now: without the table, and so for nothing."""
        if i < len(self.asked):
            return self.asked[i].decision
        return self.game.pending if i == len(self.asked) else None

    # -- going on ---------------------------------------------------------------------------------------------------

    def answered(self, i: int, answer: str) -> Run:
        """The same line up to its i-th decision, and there this answer."""
        situation = replace(self.situation, moves=(*self.moves[:i], answer), expect=None)
        if self._lays_out_anew(answer):
            return Run(situation)
        new = Run(situation, play=False, begins=self._begins)
        new.asked = self.asked[:i]
        n = self.asked[i].n if i < len(self.asked) else self.last
        new.told = {key: text for key, text in self.told.copy().items() if key[0] <= n}
        since = self.asked[i - KEPT].n if i >= KEPT else 0
        opened, seen = self._open.copy(), self._seen.copy()
        new._open = {at: game for at, game in opened.items() if at < i and (at % KEPT == 0 or at >= i - KEPT)}
        new._seen = {at: game for at, game in seen.items() if at == 0 or since <= at <= n}
        new._open[i] = _still(self.open(i))  # what the answer changes is seen from there
        new.game = new._open[i].copy()
        new.game.log = self.steps[:n]
        new._play(answer)
        return new

    def followed(self, situation: Situation) -> Run:
        """The same decisions at another table, as far as they are asked there; what is not asked there is left out."""
        found = Run(situation.with_moves(self.moves), play=False)
        for asked in self.asked:
            pending = found.game.pending
            if found.stop is not None or pending is None:
                break
            found._play(asked.answer)
            if found.stop is not None and found.stop.reason != "budget" and not _alike(pending, asked.decision):
                found.stop = None  # the table is as it was
        found.situation = situation.with_moves(found.moves)
        return found

    def differs_in(self, expansion: str, edition: int) -> bool:
        """Whether the line comes out differently where that edition is played: not as it is expected to, or else, where
        nothing is expected, with another table or another question."""
        if self.game.spent > MOST_FOLLOWED:
            return False
        other = self.followed(replace(self.situation, editions={**self.situation.editions, expansion: edition}))
        if other.stop is not None and other.stop.for_now:
            return False  # the request had no more for it: nobody knows
        if self.situation.expect is not None:
            return other.refused or bool(other.differences())
        return other.stop != self.stop or any(told(other.game) != told(self.game) for told in (state, pending))

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

    def _begin(self) -> None:
        game = self.game
        try:
            game.run()
        except OutOfBudget as spent:
            self.stop = _stopped(-1, "", spent)
        except NotModelled as needed:
            self._go_back(self._begins, 0)
            self.stop = Stop(-1, "", "unmodelled", _needed(needed.fact))
        except Exception:
            self._go_back(self._begins, 0)
            self.stop = self._fault(-1, "")

    def _play(self, move: str) -> None:
        game = self.game
        i = len(self.asked)
        if game.pending is None:
            self.stop = Stop(i, move, "over", OVER)
            return
        if i >= MOST_MOVES:
            self.stop = Stop(i, move, "budget", TOO_MANY)
            return
        n = len(game.log or ())
        asked = AnsweredDecision(n, game.pending, move)
        if i % KEPT == 0:
            self._open[i] = _still(game)
        try:
            game.push(move)
        except Illegal as illegal:
            self.stop = Stop(i, move, "illegal", illegal.why)
        except OutOfBudget as spent:
            self.asked.append(asked)
            self.stop = _stopped(i, move, spent)
        except NotModelled as needed:
            self._go_back(self._with_open(i), n)
            self.stop = Stop(i, move, "unmodelled", _needed(needed.fact))
        except Exception:  # the rules themselves broke: whoever asked shall not lose the table for it
            self._go_back(self._with_open(i), n)
            self.stop = self._fault(i, move)
        else:
            self.asked.append(asked)
        if ACCOUNT.get() is not None:
            owe(sum(TOLD + len(step.cards) // CARDS_TOLD for step in self.steps[n:]))

    def _go_back(self, game: Game, n: int) -> None:
        kept = self.steps[:n]
        log = None if self.game.log is None else kept
        self.game = game.copy()
        self.game.log = log

    def _fault(self, i: int, move: str) -> Stop:
        # By its fingerprint: what people describe does not belong into a log.
        table = sha256(repr(document_of(self.situation)).encode()).hexdigest()[:12]
        logger.exception("Move %s broke the rules at table %s", i + 1, table)
        return Stop(i, move, "fault", OUR_FAULT)

    def _play_again(self, n: int) -> None:
        """Plays the decision that led to this step once more, and keeps the table after each of its steps."""
        made = sum(asked.n < n for asked in self.asked)
        first = self.asked[made - 1].n if made else 0
        game = (self.open(made - 1) if made else self._begins).copy()

        def see(steps: int) -> None:
            self._seen[steps] = _still(game)

        game.log, game.watched_by = self.steps[:first], see
        try:
            if made:
                game.push(self.asked[made - 1].answer)
            else:
                game.run()
        except OutOfBudget:  # as the first time, unless it is the request that has no more
            if n not in self._seen:
                raise

    # -- what is said about it --------------------------------------------------------------------------------------

    def answer(self) -> AnswerRecord:
        """The contract's answer; where `expect` does not hold, with each difference."""
        standing = self.standing()
        found: AnswerRecord = {
            "steps": steps(self.game),
            "pending": standing["pending"],
            "state": standing["state"],
            "error": standing["error"],
        }
        if self.situation.notes:
            found["notes"] = notes(self.situation)
        if differences := self._differences(found):
            found["differences"] = differences
        return found

    def not_offered(self, asked: bool = False) -> list[Text]:
        """What is not offered at the end, and why; where that is `asked` also what anybody sees."""
        return [one.text for one in not_offered(self.game) if asked or one.telling]

    def standing(self) -> StandingRecord:
        """How it stands at the end: what is asked, the table, what could not be done."""
        return {"pending": pending(self.game), "state": state(self.game), "error": self.error}

    def _differences(self, answer: AnswerRecord) -> list[Both]:
        """Each point in which `expect` does not hold, in both languages."""
        if self.situation.expect is None:
            return []
        if self.refused and answer["error"]:
            return [answer["error"]["message"]]
        pairs = zip(*(compare(self.situation.expect, answer, language) for language in (EN, DE)), strict=True)
        return [{"en": en, "de": de} for en, de in pairs]

    @property
    def error(self) -> MoveErrorRecord | None:
        """Which move could not be made and why; what was asked, of whom, and every legal answer."""
        stop = self.stop
        if stop is None:
            return None
        decision = self.game.pending
        asked = self.names[decision.player] if decision else None
        prompt = decision.prompt if decision else ("", "")
        en = f"Move {stop.move + 1} (“{stop.answer}”): {stop.why[EN]}" if stop.move >= 0 else stop.why[EN]
        de = f"Zug {stop.move + 1} („{stop.answer}“): {stop.why[DE]}" if stop.move >= 0 else stop.why[DE]
        legal = decision.choices if decision else []
        if decision and stop.reason == "illegal":
            en += f" {asked} was asked: {prompt[EN]}"
            de += f" Gefragt war {asked}: {prompt[DE]}"
            en += f" Legal: {'any card' if decision.open else _listed(legal, 'and {} more')}."
            german = _listed([_apart(decision.words(label)[DE]) for label in legal], "und {} weitere")
            de += f" Erlaubt: {'jede Karte' if decision.open else german}."
        return {
            "move": stop.move,
            "answer": stop.answer,
            "player": asked,
            "asked": {"en": prompt[EN], "de": prompt[DE]},
            "legal": legal,
            "message": {"en": en, "de": de},
        }

    @property
    def refused(self) -> bool:
        """A move could not be made, and the document did not expect that."""
        return self.stop is not None and "error" not in (self.situation.expect or {})

    def differences(self, language: int = EN) -> list[str]:
        """Each point in which `expect` does not hold."""
        return [each["de" if language == DE else "en"] for each in self.answer().get("differences", ())]


def _still(game: Game) -> Game:
    """A copy without the log, which nobody watches."""
    log, game.log = game.log, None
    still = game.copy()
    still.watched_by = None
    game.log = log
    return still


def _alike(one: Decision, other: Decision) -> bool:
    return (one.player, one.kind, one.source) == (other.player, other.kind, other.source)


def _apart(answer: str) -> str:
    """An answer in which a comma stands would read as two."""
    return f"„{answer}“" if "," in answer else answer


def _listed(names: list[str], more: str) -> str:
    left = len(names) - MOST_LISTED
    return ", ".join([*names[:MOST_LISTED], *([more.format(left)] if left > 0 else [])])


def _needed(fact: Fact) -> Text:
    return (
        f"What {fact.en} says is needed here, and it is not modelled yet.",
        f"Hier wird gebraucht, was {fact.de} sagt, und das ist noch nicht modelliert.",
    )


def _stopped(move: int, answer: str, spent: OutOfBudget) -> Stop:
    account = ACCOUNT.get()
    if account is not None:
        account.over += 1
    en, de = BUDGETS[spent.what]
    limit = f"{spent.limit:,}"
    why = (
        f"The run was stopped: more than {limit} {en}.",
        f"Der Lauf wurde angehalten: mehr als {limit.replace(',', '.')} {de}.",
    )
    return Stop(move, answer, "budget", why, spent.what == "request")
