"""Whole games as hypothesis likes to play them: answers, taking back, copies, documents, other branches."""

from __future__ import annotations

import os
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from rules.answer import state
from rules.document.describe import describe
from rules.document.layout import start
from rules.document.parse import parse
from rules.document.write import format
from rules.engine.decisions import Illegal
from rules.engine.game import Game, OutOfBudget
from rules.engine.kinds import NotModelled
from rules.tools.soak import random_table


class Play(RuleBasedStateMachine):
    game: Game

    @initialize(seed=st.integers(0, 10**6))
    def a_table(self, seed: int) -> None:
        self.game = start(random_table(seed))
        self.game.past = []
        self.cards = self.count()
        self.beside: list[tuple[Game, dict]] = []
        self.given: tuple[Any, ...] | None = None
        self.stuck = False

    def count(self) -> int:
        return sum(map(len, self.game.zones))

    @property
    def open(self) -> bool:
        return self.game.pending is not None and not self.stuck

    @precondition(lambda self: self.open)
    @rule(which=st.integers(0, 10**6))
    def answer(self, which: int) -> None:
        decision = self.game.pending
        assert decision is not None
        choices = decision.choices or ["Copper"]
        try:
            value = self.game.read(choices[which % len(choices)])
        except Illegal:  # one name alone is not enough
            value = next(iter(decision.answers()))
        self.give(value)

    def give(self, value: tuple[Any, ...]) -> None:
        try:
            self.game.answer(value)
            self.given = value
        except (OutOfBudget, NotModelled):
            self.stuck = True

    @precondition(lambda self: self.game.past and self.given is not None and not self.stuck)
    @rule(again=st.booleans())
    def take_back_and_perhaps_do_again(self, again: bool) -> None:
        after, before = state(self.game), state(self.game.past[-1])
        self.game.pop()
        assert state(self.game) == before
        assert self.game.pending is not None
        if again:
            assert self.given is not None
            self.give(self.given)
            assert state(self.game) == after
        else:
            self.given = None

    @rule()
    def look_at_a_copy(self) -> None:
        copy = self.game.copy()
        assert state(copy) == state(self.game)
        self.beside.append((copy, state(copy)))

    @precondition(lambda self: self.beside and not self.stuck)
    @rule(which=st.integers(0, 10**6))
    def go_on_in_another_branch(self, which: int) -> None:
        copy, _was = self.beside[which % len(self.beside)]
        here = state(self.game)
        if copy.pending is not None:
            branch = copy.copy()
            try:
                branch.answer(next(iter(branch.pending.answers())))  # type: ignore[union-attr]
            except (OutOfBudget, NotModelled, StopIteration):
                return
        assert state(self.game) == here

    @precondition(
        lambda self: (
            self.open and self.game.pending.kind == "phase" and len(self.game.stack) == 1 and not self.game.unknown
        )
    )
    @rule()
    def write_and_read_back(self) -> None:
        situation = describe(self.game)
        again = parse(format(situation))
        assert again == situation
        assert start(again, trace=False) == self.game

    @invariant()
    def no_card_is_lost_or_made(self) -> None:
        if hasattr(self, "cards") and not self.stuck:
            assert self.count() == self.cards

    @invariant()
    def copies_stay_as_they_were(self) -> None:
        for copy, was in getattr(self, "beside", [])[:3]:
            assert state(copy) == was


TestPlay = Play.TestCase
TestPlay.settings = settings(
    max_examples=int(os.environ.get("MACHINE_EXAMPLES", "40")),  # with 8, no position was ever written and read back
    stateful_step_count=40,
    deadline=None,
    derandomize="MACHINE_EXAMPLES" not in os.environ,
    suppress_health_check=list(HealthCheck),
)
