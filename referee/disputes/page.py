"""The page of one step of a dispute, part by part, as its templates show it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple
from urllib.parse import urlencode

from django.http import HttpRequest
from django.utils.formats import date_format
from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop

from cards.catalogue import Catalogue, catalogue
from cards.models import Entry
from cards.models import Situation as Told
from cards.pages.languages import language
from cards.pictures.link_preview import LinkPreview
from referee.board.question import NotLegal, OpenQuestion, after_a_name, ask, missing, refused_answers, said
from referee.board.resolving import Resolving, stack
from referee.board.table import Board, lay
from referee.disputes.addresses import Paths, address
from referee.disputes.edition_notes import held_until, holds_since, older_editions
from referee.disputes.first_verdicts import Otherwise, ruled_otherwise, shown_as_then
from referee.disputes.log import LogRows, log
from referee.disputes.notebook import MOST, Notebook, NotedLine, clean
from referee.disputes.ruling import differences, speak_verdict, told_for, weighed_on
from referee.models import Dispute
from rules import Game, Run, Stop
from rules.facts import expansions, facts
from rules.speech.belief import LONGEST, was_right
from rules.speech.verdict import SpokenVerdict, Weighed
from rules.speech.wording import card_name

MOST_WITH = 12
PIECES = 12  # of the bar that shows how far the line is
ORDINALS = {
    2: gettext_noop("and the second?"),
    3: gettext_noop("and the third?"),
    4: gettext_noop("and the fourth?"),
    5: gettext_noop("and the fifth?"),
}


def story_of(dispute: Dispute) -> Told | None:
    """The situation of the library that this table was taken from."""
    slug = dispute.table.told_as
    return Told.objects.filter(slug=slug).prefetch_related("proves").first() if slug else None


def title_of(dispute: Dispute, run: Run, story: Told | None) -> str:
    return story.title if story is not None else named_after(run)


def named_after(run: Run) -> str:
    """What a table without a story is called: as its document says, else after what was played there."""
    if run.situation.title:
        return run.situation.title
    played = dict.fromkeys(slug for step in run.steps if step.kind == "play" for slug in step.cards if slug != "?")
    telling = [slug for slug in played if facts()[slug].kind != "basic"] or list(played)
    return ", ".join(card_name(slug, language()) for slug in telling[:2]) or _("A dispute")


def other_editions(run: Run) -> list[tuple[str, int, int]]:
    """The expansions on this table that have another edition: (expansion, the one played, the other)."""
    found = []
    for expansion in run.expansions:
        editions = sorted(expansions()[expansion].editions)
        if len(editions) > 1:
            played = run.game.table.rules.edition(expansion)
            found.append((expansion, played, next(n for n in reversed(editions) if n != played)))
    return found


def only_changes(request: HttpRequest) -> str:
    """The log's filter, as an address keeps it."""
    return "changes" if request.GET.get("only") == "changes" else ""


def keys_with(given: str) -> list[str]:
    """The disputes whose lines came with an address."""
    return [key for key in clean(given, 1000).split(",") if key][:MOST_WITH]


class Choice(NamedTuple):
    """One of several decisions between two steps, called by its question."""

    href: str
    current: bool
    asks: str


def about(dispute: Dispute, run: Run, story: Told | None = None) -> dict[str, Any]:
    """What the templates of the smaller pages about a dispute show of it."""
    title = title_of(dispute, run, story or story_of(dispute))
    return {"known": catalogue(), "section": "disputes", "dispute": dispute, "title": title}


@dataclass
class LogPage:
    """A part of the log: the steps before a step, where one looks at step n."""

    request: HttpRequest
    dispute: Dispute
    run: Run
    n: int
    before: int | None = None

    section = "disputes"

    @property
    def key(self) -> str:
        return self.dispute.key

    @cached_property
    def known(self) -> Catalogue:
        return catalogue()

    @cached_property
    def story(self) -> Told | None:
        return story_of(self.dispute)

    @cached_property
    def title(self) -> str:
        return title_of(self.dispute, self.run, self.story)

    @cached_property
    def only(self) -> str:
        return only_changes(self.request)

    @cached_property
    def path(self) -> Paths:
        return Paths(self.dispute.key, {"only": self.only})

    @cached_property
    def lines(self) -> list[NotedLine]:
        return Notebook(self.request, self.dispute.table_id).lines(self.dispute)

    @cached_property
    def log(self) -> LogRows:
        return log(self.run, self.n, self.lines, self.before, bool(self.only), self.decided)

    @property
    def decided(self) -> int:
        """The step that the verdict rests on, 0 for none."""
        return 0


@dataclass
class StepPage(LogPage):
    """Step n. `i` is a decision made there that is shown open again; `given` was refused there, `typed` is its name."""

    i: int | None = None
    given: str = ""
    typed: str = ""
    said: str = ""  # what was wrong with the answer
    book: Notebook | None = None

    @property
    def last(self) -> int:
        return self.run.last

    @property
    def now(self) -> bool:
        """Whether this is where the line stands."""
        return self.n == self.last and self.i is None

    @cached_property
    def with_(self) -> str:
        return ",".join(keys_with(self.request.GET.get("with", "")))

    @cached_property
    def path(self) -> Paths:
        return Paths(self.key, {"only": self.only, "with": self.with_})

    @property
    def here(self) -> str:
        return f"{self.path.start}{self.n}/"

    # -- the table --------------------------------------------------------------------------------------------------

    @cached_property
    def game(self) -> Game:
        return self.run.at(self.n) if self.i is None else self.run.open(self.i)

    @property
    def board(self) -> Board:
        if not self.n:
            return lay(self.game)
        return lay(self.game, self.run.before(self.n), self.run.steps[self.n - 1], self.n)

    @property
    def resolving(self) -> list[Resolving]:
        return stack(self.game, self.known)

    # -- the verdict ------------------------------------------------------------------------------------------------

    @cached_property
    def weighed(self) -> Weighed | None:
        return weighed_on(self.run, self.n, self.story)

    @cached_property
    def verdict(self) -> SpokenVerdict | None:
        if self.as_then and self.otherwise:
            return self.otherwise.then.verdict
        found = self.weighed.said(language()) if self.weighed else None
        return speak_verdict(found, self.run, self.n, self.story) if found else None

    @cached_property
    def as_then(self) -> bool:
        """Whether the verdict is the one that was kept, and the referee of today rules otherwise."""
        return self.i is None and self.otherwise is not None and shown_as_then(self.otherwise, self.run, self.n)

    @property
    def decided(self) -> int:
        return self.verdict.decided if self.verdict else 0

    @cached_property
    def shared(self) -> LinkPreview:
        """What the address of this step says of itself elsewhere."""
        word = " ".join(filter(None, (self.verdict.word, self.verdict.text))) if self.verdict else ""
        said = word or (self.story.story if self.story else "")
        picture = address("verdict-picture", self.key, self.n)
        return LinkPreview(self.title, said, address("step", self.key, self.n), picture)

    @property
    def whole_address(self) -> str:
        return self.request.build_absolute_uri(self.shared.address)

    @cached_property
    def deciding(self) -> list[Entry]:
        """The ruling that decides, in its words, and the others that the story is told for."""
        cites = self.verdict.cites if self.verdict else ()
        told = [cite for cite in cites[1:] if cite in told_for(self.story)]
        return self.known.rulings((*cites[:1], *told))

    @cached_property
    def other_cites(self) -> list[str]:
        """What the verdict also rests on: each ruling stands there once."""
        told = {entry.slug for entry in self.deciding}
        return [cite for cite in (self.verdict.cites if self.verdict else ()) if cite not in told]

    @cached_property
    def changed(self) -> dict[str, str]:
        """What an edition changed: what holds since then, of each ruling shown; what held before, of the first."""
        since = {entry.slug: holds_since(entry, self.known, self.run) for entry in self.deciding}
        first = {entry.slug: held_until(entry, self.known, self.run) for entry in self.deciding[:1]}
        return since | {slug: text or since[slug] for slug, text in first.items()}

    @property
    def older(self) -> str:
        return older_editions(self.run.situation)

    @cached_property
    def thought(self) -> str:
        """What somebody believed."""
        return " ".join(self.request.GET.get("thought", "")[:LONGEST].split())

    @property
    def thought_right(self) -> bool | None:
        word = self.verdict.word if self.verdict else ""
        if self.story and word == self.story.answer:
            return was_right(self.thought, word, self.story.answer_verdict, self.story.story)
        return was_right(self.thought, word)

    @property
    def both_editions(self) -> bool:
        return bool(other_editions(self.run))

    @cached_property
    def notice(self) -> str:
        if self.said or not self._notebook.misses(self.dispute):
            return self.said
        return _(
            "%(most)s branches with names are all that fit: this one is not kept in the tree, only its address is."
        ) % {"most": MOST}

    @property
    def stop(self) -> Stop | None:
        return self.run.stop if self.now else None

    @property
    def stop_answer(self) -> str:
        pending = self.run.game.pending
        answer = self.stop.answer if self.stop else ""
        return pending.words(answer)[language()] if pending else answer

    @property
    def stop_why(self) -> str:
        return self.stop.why[language()] if self.stop else ""

    @cached_property
    def otherwise(self) -> Otherwise | None:
        """What the referee said here on an earlier day, where it rules otherwise today."""
        # Only somebody who was here before leaves something behind: no robot, and no preview of a link.
        keep = self.now and bool(self._notebook.word)
        found = ruled_otherwise(self.dispute, self.run, self.weighed if keep else None, self.story, keep)
        here = found is not None and (self.n >= found.step or shown_as_then(found, self.run, self.n))
        return found if here else None

    @property
    def otherwise_on(self) -> str:
        return date_format(self.otherwise.at) if self.otherwise else ""

    @property
    def differs(self) -> list[str]:
        return differences(self.run) if self.now else []

    @property
    def odd(self) -> list[str]:
        """What the reader of the document found odd about the table."""
        return [note.text[language()] for note in self.run.situation.notes]

    # -- the question -----------------------------------------------------------------------------------------------

    @cached_property
    def question(self) -> OpenQuestion | None:
        if self.i is None:
            return ask(self.game, self.given, self.typed) if self.now else None
        return ask(self.game, self.given or self.run.asked[self.i].answer, self.typed)

    @property
    def at(self) -> int:
        """Which decision of the line is looked at."""
        return len(self.run.asked) if self.i is None else self.i

    @cached_property
    def named(self) -> list[str]:
        """The face-down cards that were named just before, where several are asked for one after the other."""
        asked, found = self.run.asked, list[str]()
        here = asked[self.at].decision if self.at < len(asked) else self.run.game.pending
        if here is None or here.kind != "identify" or not here.open or self.question is None:
            return []
        for before in reversed(asked[: self.at]):
            same = (before.decision.kind, before.decision.player) == (here.kind, here.player) and before.decision.open
            if before.n != self.n or not same or before.answer == "-":
                break
            found.insert(0, said(before.decision, before.answer, self.run.names))
        return found

    @property
    def which_next(self) -> str:
        n = len(self.named) + 1
        return _(ORDINALS[n]) if n in ORDINALS else _("and number %(n)s?") % {"n": n}

    @property
    def refused(self) -> list[NotLegal] | None:
        """What is not legal here, and why; for those who ask."""
        return refused_answers(self.game) if "why" in self.request.GET and self.question else None

    @property
    def missing(self) -> list[str]:
        """What is not offered, where nobody sees from the cards why."""
        return missing(self.game) if self.question and self.refused is None else []

    @property
    def choices(self) -> list[Choice]:
        """The decisions made at this step, where there are several."""
        places = self.run.asked_at(self.n)
        return [self._choice(place) for place in places] if len(places) > 1 else []

    def _choice(self, place: int) -> Choice:
        decision = self.run.asked[place].decision
        asks = f"{self.run.names[decision.player]}, {after_a_name(decision.prompt[language()])}"
        return Choice(self.path.with_(self.n, ask=str(place)), place == self.i, asks)

    @property
    def pieces_done(self) -> int:
        """How many pieces of the bar lie behind."""
        pieces = min(self.last, PIECES - 1)
        return (self.n * pieces + self.last - 1) // self.last if self.last else 0

    @property
    def pieces_to_come(self) -> int:
        return min(self.last, PIECES - 1) - self.pieces_done

    # -- where one can go; "" where there is no way -----------------------------------------------------------------

    @cached_property
    def previous(self) -> str:
        return self.path.step(self.n - 1) if self.n else ""

    @cached_property
    def next(self) -> str:
        return self.path.step(self.n + 1) if self.n < self.last else ""

    @cached_property
    def undo(self) -> str:
        """The last decision that led here, open again; looking back, never one that comes later."""
        if self.now or self.i is not None:
            return self.path.decision(self.run, self.at - 1) if self.at else ""
        before = [i for i, asked in enumerate(self.run.asked) if asked.n < self.n]
        return self.path.decision(self.run, before[-1]) if before else ""

    @cached_property
    def redo(self) -> str:
        return self.path.decision(self.run, self.at + 1) if self.at < len(self.run.asked) else ""

    @cached_property
    def _notebook(self) -> Notebook:
        return self.book or Notebook(self.request, self.dispute.table_id)

    @cached_property
    def lines(self) -> list[NotedLine]:
        return self._notebook.lines(self.dispute, self.with_.split(",") if self.with_ else ())

    @property
    def branch_before(self) -> str:
        return self._branch(-1)

    @property
    def branch_after(self) -> str:
        return self._branch(1)

    def _branch(self, away: int) -> str:
        at = next(place for place, line in enumerate(self.lines) if line.current) + away
        return address("end", self.lines[at].key) if 0 <= at < len(self.lines) else ""

    @cached_property
    def _ask(self) -> dict[str, str]:
        return {} if self.i is None else {"ask": str(self.i)}

    @property
    def why(self) -> str:
        return self.path.with_(self.n, why="1", **self._ask)

    @property
    def outcomes(self) -> str:
        if self.question is None:
            return ""
        return address("outcomes", self.key, self.n) + (f"?{urlencode(self._ask)}" if self._ask else "")

    @property
    def edit(self) -> str:
        return f"{address('describe')}?dispute={self.key}"

    @property
    def new_table(self) -> str:
        """A description of the table as it is here, where a phase begins."""
        return f"{self.edit}&{urlencode({'step': self.n, **self._ask})}" if self.game.at_a_phase else ""
