"""What the page of a situation shows."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property

from django.urls import reverse

from cards.catalogue import Catalogue, catalogue
from cards.models import Entry
from cards.models import Situation as Told
from cards.pages.languages import language
from cards.pictures.link_preview import LinkPreview
from referee.disputes.edition_notes import holds_since, older_editions
from referee.disputes.ruling import ruling
from referee.library.choosing import groups
from referee.operations.guard.limits import engine
from referee.problems import Problem
from rules import Mistake, OutOfBudget, Run, parse
from rules.speech.verdict import SpokenVerdict

MOST_RELATED = 4
MOST_KEPT = 6_000  # verdicts; more than there are situations in two languages


@dataclass(frozen=True)
class ListedVerdict:
    """What the gallery says of a situation: the answer to what its story asks, else what comes of it."""

    word: str = ""
    text: str = ""


NONE = ListedVerdict()


def list_disputes(some: Iterable[Told]) -> list[tuple[Told, ListedVerdict]]:
    """Where nobody wrote an answer it is played, once in each process; while others play, the list goes without."""
    found = [(told, _key(told)) for told in some]
    new = [(told, key) for told, key in found if not told.answer and key not in _played]
    if new:
        with suppress(Problem), engine():
            _played.update((key, _play(told)) for told, key in new)
        for key in [*_played][:-MOST_KEPT]:  # the oldest
            _played.pop(key, None)
    return [(told, ListedVerdict(told.answer) if told.answer else _played.get(key, NONE)) for told, key in found]


def _key(told: Told) -> tuple[str, str, int]:
    return told.slug, told.document, language()


_played: dict[tuple[str, str, int], ListedVerdict] = {}


def _play(told: Told) -> ListedVerdict:
    try:
        replay = Run(parse(told.described()))
        found = ruling(replay, replay.last, told)
    except (Mistake, OutOfBudget):
        return NONE
    return ListedVerdict(found.word, found.text) if found else NONE


@dataclass
class SituationPage:
    """A situation of the library, with what came of it."""

    told: Told
    run: Run

    @cached_property
    def known(self) -> Catalogue:
        return catalogue()

    @cached_property
    def verdict(self) -> SpokenVerdict | None:
        return ruling(self.run, self.run.last, self.told)

    @property
    def shared(self) -> LinkPreview:
        verdict = self.verdict
        said = " ".join(filter(None, (verdict.word, verdict.text))) if verdict else self.told.story
        here, drawn = (reverse(f"referee:{name}", args=[self.told.slug]) for name in ("situation", "situation-verdict"))
        return LinkPreview(self.told.title, said, here, drawn)

    @property
    def group(self) -> str:
        return next((group["name"] for group in groups() if group["slug"] == self.told.group), "")

    @cached_property
    def older(self) -> str:
        """Which editions it plays that are no longer the newest."""
        return older_editions(self.run.situation)

    @cached_property
    def proves(self) -> list[tuple[Entry, str]]:
        return [(entry, holds_since(entry, self.known, self.run)) for entry in self.told.proves.all()]

    @property
    def steps(self) -> int:
        return self.run.last

    @property
    def decisions(self) -> int:
        return len(self.run.asked)

    @property
    def stop(self) -> str:
        return self.run.stop.why[language()] if self.run.stop else ""

    @property
    def begin(self) -> str:
        """Where its table can be changed before it is played."""
        return f"{reverse('referee:describe')}?situation={self.told.slug}"

    @cached_property
    def related(self) -> list[Told]:
        """Others of its group."""
        same = Told.objects.filter(group=self.told.group).exclude(pk=self.told.pk) if self.told.group else ()
        return list(same[:MOST_RELATED])
