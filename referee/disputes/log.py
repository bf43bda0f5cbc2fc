"""The log: every step in a sentence, indented by what caused it, with its citations; newest first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from html import escape

from django.utils.safestring import SafeString
from django.utils.translation import gettext as _

from cards.pages.drawings import signed
from cards.pages.languages import language
from referee.board.question import said
from referee.board.table import token_name
from referee.disputes.notebook import NotedLine
from rules import Game, Run, Step
from rules.speech.saying import sentence
from rules.speech.worth_telling import about_a_card

SHOWN = 24
AHEAD = 6
DEEPEST = 5
FEW = 2  # citations of a step that nobody looks at just now

# What a step of these kinds says cannot be told from the step itself: the answer is told beside it.
UNTOLD = ("yes-no", "number", "order", "next-effect", "identify")


@dataclass
class GivenAnswer:
    """An answer that no step repeats."""

    i: int
    n: int
    player: str
    text: str


@dataclass
class Fork:
    letter: str
    name: str
    answer: str
    key: str
    i: int


@dataclass
class LogEntry:
    n: int
    text: SafeString
    cites: tuple[str, ...]
    depth: int
    here: bool
    happened: bool = True  # else it is told what did not happen
    decides: bool = False  # the verdict rests on it
    changes: list[str] = field(default_factory=list)
    given: list[GivenAnswer] = field(default_factory=list)  # answers given right after this step
    forks: list[Fork] = field(default_factory=list)  # lines that leave right after it


@dataclass
class LogRows:
    entries: list[LogEntry]
    later: int  # a step from which on there are later ones; 0 for none
    earlier: int

    @property
    def cites(self) -> Iterator[str]:
        return (slug for entry in self.entries for slug in entry.cites)


def log(
    replay: Run, n: int, lines: list[NotedLine], before: int | None = None, only_changes: bool = False, decided: int = 0
) -> LogRows:
    """The steps around step n, or those before a step. With `only_changes`: what changed hands, points or coins."""
    last = min(before - 1 if before else n + AHEAD, replay.last)
    entries: list[LogEntry] = []
    spoken = language()
    at = last
    while at > 0 and len(entries) < SHOWN:
        changes = list(what_changed(replay, at)) if only_changes else []
        if changes or not only_changes:
            entries.append(_entry(replay, at, n, decided, changes, spoken))
        at -= 1
    if at == 0:
        start = SafeString(escape(_("The table as it was described.")))
        entries.append(LogEntry(0, start, (), 0, n == 0))
    _place_answers(replay, entries)
    _place_forks(replay, entries, lines)
    return LogRows(entries, last if last < replay.last and not before else 0, at + 1 if at > 0 else 0)


def _entry(replay: Run, at: int, n: int, decided: int, changes: list[str], spoken: int) -> LogEntry:
    step = replay.steps[at - 1]
    here = at == n
    text = replay.told.get((at, spoken))
    if text is None:
        text = replay.told[at, spoken] = tell(step, replay.names, spoken)
    return LogEntry(
        at,
        SafeString(text),
        _cards_shown(step, here),
        min(len(step.path), DEEPEST),
        here,
        step.kind != "not",
        at == decided,
        changes,
    )


def tell(step: Step, names: tuple[str, ...], spoken: int) -> str:
    """The sentence as HTML; in bold the player's name, or what did not happen."""
    text = escape(sentence(step, names, spoken))
    missing, colon, why = text.partition(":")
    if step.kind == "not" and colon:
        return f"<b>{missing}:</b>{why}"
    name = escape(names[step.actor])
    return text.replace(name, f"<b>{name}</b>", 1)


def _cards_shown(step: Step, here: bool) -> tuple[str, ...]:
    """The rulings; the general rules behind them only where one looks."""
    if here:
        return step.cites
    return (tuple(cite for cite in step.cites if about_a_card(cite)) or step.cites)[:FEW]


def given(run: Run, i: int) -> GivenAnswer | None:
    asked = run.asked[i]
    decision = asked.decision
    if asked.answer != "-" and decision.kind not in UNTOLD:
        return None
    return GivenAnswer(i, asked.n, run.names[decision.player], said(decision, asked.answer, run.names))


def _place_answers(replay: Run, entries: list[LogEntry]) -> None:
    by_n = {entry.n: entry for entry in entries}
    for i, asked in enumerate(replay.asked):
        if asked.n in by_n and (told_ := given(replay, i)):
            by_n[asked.n].given.insert(0, told_)


def _place_forks(replay: Run, entries: list[LogEntry], lines: list[NotedLine]) -> None:
    by_n = {entry.n: entry for entry in entries}
    for line in lines:
        if line.current or line.parts_at >= len(line.moves) or line.parts_at > len(replay.asked):
            continue
        i = line.parts_at
        n = replay.asked[i].n if i < len(replay.asked) else replay.last
        decision = replay.decision(i)
        if n in by_n and decision is not None:
            by_n[n].forks.append(
                Fork(line.letter, line.name, said(decision, line.own_answer, replay.names), line.key, i)
            )


def what_changed(replay: Run, n: int) -> Iterator[str]:
    """Whose hand, points or coins the step changed, in words."""
    now, before = replay.at(n), replay.before(n)
    for player, name in enumerate(replay.names):
        parts = []
        if now.hand(player) != before.hand(player):
            change = len(now.hand(player)) - len(before.hand(player))
            parts.append(_("hand %(change)s") % {"change": signed(change)} if change else _("other cards in hand"))
        owned = _owned(now, player) - _owned(before, player)
        if owned:
            parts.append(_("cards %(change)s") % {"change": signed(owned)})
        if now.zones_of(player) != before.zones_of(player) or now.tokens != before.tokens:
            points = now.points(player) - before.points(player)
            if points:
                parts.append(_("points %(change)s") % {"change": signed(points)})
        if player == now.player == before.player and now.coins != before.coins:
            parts.append(f"{token_name('coins', 2)} {signed(now.coins - before.coins)}")
        if parts:
            yield f"{name}: {', '.join(parts)}"


def _owned(game: Game, player: int) -> int:
    return sum(len(zone) for zone in game.zones_of(player))
