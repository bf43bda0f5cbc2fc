"""An adjudication as lines of text: the steps, the open decision, the table. Used by the commands."""

from __future__ import annotations

import shutil
import textwrap
import time
from collections.abc import Iterable, Iterator
from typing import Literal, TextIO

from rules import Decision, Game, PlayerRecord, StateRecord, Step, Text, full_question, not_offered, state
from rules.facts import DECKS, card_names
from rules.speech.grammar import DE, EN, capital
from rules.speech.saying import sentence
from rules.speech.wording import PHASES, UNITS, amount, card_list, card_name

LANGUAGES = {"en": EN, "de": DE}
SEEN: tuple[Literal["hand", "deck", "discard", "play", "aside"], ...] = ("hand", "deck", "discard", "play", "aside")

WORDS: dict[str, Text] = {
    "asked": ("{who} is asked", "Gefragt ist {who}"),
    "legal": ("Legal answers", "Erlaubte Antworten"),
    "any card": ("the name of any card", "der Name irgendeiner Karte"),
    "leave": ("leave the phase", "Phase beenden"),
    "nothing": ("nothing", "nichts"),
    "exactly": ("exactly {n}", "genau {n}"),
    "between": ("{least} to {most}", "{least} bis {most}"),
    "order": ("all of them, in the order you want", "alle, in der gewünschten Reihenfolge"),
    "turn": ("turn {n} of {who}", "Zug {n} von {who}"),
    "extra": ("extra turn of {who} ({card})", "Extrazug von {who} ({card})"),
    "point": ("1 point", "1 Punkt"),
    "points": ("{n} points", "{n} Punkte"),
    "supply": ("Supply", "Vorrat"),
    "trash": ("trash", "Müll"),
    "hand": ("hand", "Hand"),
    "deck": ("deck", "Nachziehstapel"),
    "discard": ("discard pile", "Ablagestapel"),
    "play": ("in play", "im Spiel"),
    "aside": ("set aside", "zur Seite"),
    "holds": ("has", "besitzt"),
    "tokens": ("tokens", "Marker"),
    "empty": ("empty", "leer"),
    "over": ("The game is over. Winner: {who}.", "Das Spiel ist zu Ende. Es gewinnt: {who}."),
    "top first": ("top card first", "oberste zuerst"),
    "mat": ("{mat} mat", "{mat}-Tableau"),
}


def word(key: str, language: int, **parts: object) -> str:
    return WORDS[key][language].format(**parts)


def step_lines(steps: Iterable[Step], names: tuple[str, ...], language: int, first: int = 1) -> list[str]:
    """One step a line, indented by the cards that brought it about, with the slugs that it rests on."""
    lines = []
    for n, step in enumerate(steps, first):
        indent = "  " * len(step.path)
        cites = f"  [{', '.join(step.cites)}]" if step.cites else ""
        lines += _wrapped(f"{n:>4}  {indent}", sentence(step, names, language) + cites)
    return lines


def question_lines(game: Game, language: int) -> list[str]:
    """Who is asked what, and every legal answer."""
    decision = game.pending
    if decision is None:
        return [result_line(game, language)] if game.over else []
    source = card_names().find(decision.source) if decision.source else None
    because = f" ({card_name(source, language)})" if source else ""
    who = game.table.names[decision.player]
    lines = [f"{word('asked', language, who=who)}{because}: {full_question(game, decision)[language]}"]
    lines.append(f"{word('legal', language)}{how_many(decision, language)}:")
    if decision.open:
        return [*lines, f"  {word('any card', language)}"]
    for label in decision.choices:
        shown = decision.words(label)[language]
        if label == "-":
            meaning = word("leave" if decision.kind == "phase" else "nothing", language)
            shown = f"-  ({meaning})"
        elif decision.kind == "choose-option":
            shown = f"{label}  ({shown})"
        lines.append(f"  {shown}")
    return [*lines, *(one.text[language] for one in not_offered(game) if one.telling)]


def how_many(decision: Decision, language: int) -> str:
    if decision.kind == "order":
        return f" ({word('order', language)})"
    if decision.max <= 1 or decision.kind == "phase":
        return ""
    if decision.min == decision.max:
        return f" ({word('exactly', language, n=decision.max)})"
    return f" ({word('between', language, least=decision.min, most=decision.max)})"


def result_line(game: Game, language: int) -> str:
    outcome = game.outcome()
    winners = ", ".join(game.table.names[player] for player in outcome[0]) if outcome else ""
    return word("over", language, who=winners)


def table_lines(game: Game, language: int) -> list[str]:
    """The table as it lies there now."""
    now = state(game)
    turn = now["turn"]
    key, card = ("extra", card_name(game.extra, language)) if game.extra else ("turn", "")
    resources = ", ".join(amount(unit, turn[unit], language) for unit in ("actions", "buys", "coins"))
    whose = word(key, language, who=turn["player"], n=turn["number"], card=card)
    lines = [f"{capital(whose)}, {PHASES[turn['phase']][language]}: {resources}"]
    for name, player in now["players"].items():
        lines.append(f"{name}, {points(player['points'], language)}")
        for label, cards in zones(player, language):
            lines += _wrapped(f"  {label}: ", cards)
    for label, cards in middle(now, language):
        lines += _wrapped(f"{capital(label)}: ", cards)
    return lines


def points(n: int, language: int) -> str:
    return word("point" if n == 1 else "points", language, n=n)


def zones(player: PlayerRecord, language: int) -> Iterator[tuple[str, str]]:
    """What lies before a player, zone by zone: what it is called, and what is there."""
    for zone, cards in ((zone, player[zone]) for zone in SEEN):
        if cards or zone in ("hand", "deck"):
            ordered = zone in ("deck", "discard") and len(cards) > 1
            note = f" ({word('top first', language)})" if ordered else ""
            there = _cards(cards, language, ordered) or word("empty", language)
            yield f"{word(zone, language)} {len(cards)}{note}", there
    for mat, cards in player["mats"].items():
        slug = card_names().find(mat)
        name = card_name(slug, language) if slug else mat.capitalize()
        yield word("mat", language, mat=name), _cards(cards, language)
    if player["tokens"]:
        tokens = (_tokens(what, n, language) for what, n in player["tokens"].items())
        yield word("tokens", language), ", ".join(tokens)
    if player["holds"]:
        yield word("holds", language), _cards(player["holds"], language)


def middle(now: StateRecord, language: int) -> Iterator[tuple[str, str]]:
    """What belongs to nobody: the Supply and the trash."""
    supply = [f"{_cards([pile], language)} {_size(cards, language)}" for pile, cards in now["supply"].items()]
    yield word("supply", language), ", ".join(supply)
    yield word("trash", language), _cards(now["trash"], language) or word("empty", language)


class ProgressLine:
    """How far it is and how long it will still take: one line on a terminal, a line now and then elsewhere."""

    def __init__(self, out: TextIO, total: int) -> None:
        self.out = out
        self.total = total
        self.start = self.shown = time.monotonic()
        self.live = out.isatty()

    def at(self, n: int, note: str = "") -> None:
        now = time.monotonic()
        if now - self.shown < (0.2 if self.live else 15) and n < self.total:
            return
        self.shown = now
        left = (now - self.start) / max(n, 1) * (self.total - n)
        line = f"{n:,} of {self.total:,} ({n / self.total:.0%}), {duration(left)} left{note}"
        self.out.write(f"\r{line:<78}" if self.live else f"{line}\n")
        self.out.flush()

    def end(self) -> None:
        if self.live:
            self.out.write("\r" + " " * 78 + "\r")
            self.out.flush()


def duration(seconds: float) -> str:
    """
    >>> duration(59), duration(200), duration(7300)
    ('59 s', '3 min 20 s', '2 h 1 min')
    """
    if seconds < 60:
        return f"{seconds:.0f} s"
    if seconds < 3600:
        return f"{seconds // 60:.0f} min {seconds % 60:.0f} s"
    return f"{seconds // 3600:.0f} h {seconds % 3600 // 60:.0f} min"


def _tokens(what: str, n: int, language: int) -> str:
    return amount(what, n, language) if what in UNITS else f"{n} {what}"


def _size(cards: int | list[str], language: int) -> str:
    return str(cards) if isinstance(cards, int) else f"({_cards(cards, language, ordered=True) or 0})"


def _cards(names: list[str], language: int, ordered: bool = False) -> str:
    """Names as the state gives them, in this language; equal ones together, or only neighbours where order counts."""
    decks = {name: slug for slug, (name, _) in DECKS.items()}
    slugs = ["?" if name == "?" else decks.get(name) or card_names().find(name) or name for name in names]
    if not slugs:
        return ""
    if not ordered:
        return card_list(slugs, language)
    runs: list[list[str]] = []
    for slug in slugs:
        if runs and runs[-1][0] == slug:
            runs[-1].append(slug)
        else:
            runs.append([slug])
    return ", ".join(card_list(run, language) for run in runs)


def _wrapped(start: str, text: str) -> list[str]:
    width = max(60, min(shutil.get_terminal_size((110, 24)).columns, 140))
    hanging = " " * min(len(start) + 2, 30)
    return textwrap.wrap(
        start + text,
        width,
        subsequent_indent=hanging,
        drop_whitespace=True,
        break_long_words=False,
        break_on_hyphens=False,
    )
