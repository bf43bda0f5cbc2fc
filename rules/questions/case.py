"""A question as it was read, with the verdict of the table that was made for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from rules.questions.frame import AskedFrame
from rules.questions.frames import asked, story_of
from rules.questions.question import Question
from rules.questions.verdict import Verdict


@dataclass(frozen=True)
class Case:
    """A question as it was read, and the table's verdict on it."""

    q: Question
    found: Sequence[AskedFrame]
    verdict: Verdict

    @cached_property
    def words(self) -> list[str]:
        return [token.word for token in self.q.tokens]

    @cached_property
    def before(self) -> list[AskedFrame]:
        return story_of(self.found)

    @cached_property
    def question(self) -> list[AskedFrame]:
        return asked(self.found)

    @property
    def begins(self) -> int:
        """Where the question begins."""
        return min((frame.part for frame in self.question), default=0)

    @property
    def kind(self) -> str:
        return self.verdict.kind

    @property
    def counts(self) -> bool:
        return isinstance(self.verdict.value, int)

    @property
    def yes_or_no(self) -> bool:
        return isinstance(self.verdict.value, str)

    @property
    def yes(self) -> bool:
        return self.verdict.value == "yes"

    @property
    def no(self) -> bool:
        return self.verdict.value == "no"

    def says(self, pairs: Sequence[tuple[str, str]]) -> bool:
        return any(pair in pairs for pair in pairwise(self.words))
