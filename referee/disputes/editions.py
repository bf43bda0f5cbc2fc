"""A dispute in the other edition of one of its boxes: both results side by side."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from django.utils.translation import gettext as _

from cards.pages.languages import language
from referee.disputes.comparing import differences
from referee.disputes.edition_notes import edition_name, expansion_name
from referee.disputes.page import other_editions
from rules import Run, Situation, named_cards
from rules.facts import facts
from rules.speech.saying import sentence
from rules.speech.verdict import verdict
from rules.speech.wording import card_name

MOST_BOXES = 4  # whose other edition one page plays out, the wanted one among them


@dataclass
class EditionsPage:
    """`wanted` is the box whose other edition is shown, if that can be; else the first that makes a difference."""

    run: Run
    wanted: str

    @cached_property
    def _boxes(self) -> dict[str, tuple[int, int]]:
        """Each box of the table that has another edition: the one that is played, and the other."""
        return {slug: (played, other) for slug, played, other in other_editions(self.run)}

    def otherwise(self) -> Situation | None:
        """The same table with the other edition of the box that is wanted."""
        return self._in_the_other(self.wanted) if self.wanted in self._boxes else None

    def _in_the_other(self, slug: str) -> Situation:
        situation = self.run.situation
        return replace(situation, editions={**situation.editions, slug: self._boxes[slug][1]}, expect=None)

    @cached_property
    def _followed(self) -> dict[str, Run]:
        first = sorted(self._boxes, key=lambda slug: slug != self.wanted)[:MOST_BOXES]
        return {slug: self.run.followed(self._in_the_other(slug)) for slug in first}

    @cached_property
    def _differing(self) -> list[str]:
        return [slug for slug, run in self._followed.items() if first_difference(self.run, run)]

    @cached_property
    def _listed(self) -> list[str]:
        """What differs comes first."""
        return sorted(self._followed, key=lambda slug: slug not in self._differing)

    @property
    def chosen(self) -> str:
        return self.wanted if self.wanted in self._followed else next(iter(self._listed), "")

    @property
    def offered(self) -> list[tuple[str, str, bool]]:
        return [(slug, expansion_name(slug), slug == self.chosen) for slug in self._listed]

    @property
    def alike(self) -> str:
        """The boxes that make no difference, where another does."""
        same = [expansion_name(slug) for slug in self._listed if slug not in self._differing]
        return ", ".join(same) if self._differing else ""

    # -- the one that is chosen ---------------------------------------------------------------------------------------

    @property
    def sides(self) -> list[dict[str, Any]]:
        slug = self.chosen
        if not slug:
            return []
        played, other = self._boxes[slug]
        return [side(self.run, slug, played), side(self._followed[slug], slug, other)]

    @property
    def groups(self) -> list[Any]:
        return differences(self.run.game, self._followed[self.chosen].game) if self.chosen else []

    @cached_property
    def first(self) -> dict[str, str] | None:
        return first_difference(self.run, self._followed[self.chosen]) if self.chosen else None


def side(run: Run, slug: str, edition: int) -> dict[str, Any]:
    named = dict.fromkeys(card for card, _place in named_cards(run.situation) if facts()[card].expansion == slug)
    missing = [card_name(card, language()) for card in named if edition not in facts()[card].editions]
    return {
        "name": edition_name(slug, edition),
        "missing": ", ".join(missing),
        "verdict": verdict(run, run.last, language()),
        "last": run.last,
        "stop": run.stop.why[language()] if run.stop else "",
    }


def first_difference(left: Run, right: Run) -> dict[str, str] | None:
    """The first step that is told differently."""
    for n in range(max(left.last, right.last)):
        told = [
            sentence(run.steps[n], run.names, language()) if n < run.last else _("(nothing more)")
            for run in (left, right)
        ]
        if told[0] != told[1]:
            return {"n": str(n + 1), "left": told[0], "right": told[1]}
    return None
