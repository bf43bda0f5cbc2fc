"""Plays in the terminal, from a situation document or a kingdom, one decision at a time, with undo."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TextIO

from rules.console import terminal
from rules.document.describe import describe
from rules.document.layout import first_turn
from rules.document.parse import parse
from rules.document.read import read_file
from rules.document.situation import Mistake
from rules.document.write import format
from rules.engine.decisions import Text
from rules.engine.game import Game
from rules.run import Run
from rules.tools.bots import Bot, Random, big_money, first_legal

WORDS: dict[str, Text] = {
    "help": (
        "Answer with a name or a move as it is listed. Also: undo, table, document, help, quit.",
        "Antworte mit einem Namen oder Zug, wie er dasteht. Außerdem: zurück, tisch, dokument, hilfe, ende.",
    ),
    "nothing to undo": ("There is nothing to take back.", "Es gibt nichts zurückzunehmen."),
    "no document": (
        "The table can be written down at the top of a phase.",
        "Aufschreiben lässt sich der Tisch am Anfang eines Zugs oder zwischen zwei Karten.",
    ),
}
COMMANDS = {
    "undo": ("undo", "u", "zurück"),
    "table": ("table", "tisch"),
    "document": ("document", "dokument"),
    "help": ("help", "hilfe"),
    "quit": ("quit", "q", "ende"),
}
BOTS: dict[str, Callable[[int], Bot]] = {
    "first": lambda seed: first_legal,
    "random": Random,
    "big-money": lambda seed: big_money,
}


HELP = "Plays in the terminal, from a situation document or a kingdom, one decision at a time, with undo."


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("table", metavar="FILE|KINGDOM", help="a document, a stored kingdom, or a list of piles")
    parser.add_argument("--players", default="Anna, Bernd", help="who plays a kingdom, in turn order")
    parser.add_argument("--bots", choices=tuple(BOTS), help="all but the first player decide by themselves")
    parser.add_argument("--seed", type=int, default=0, help="shuffles repeat for the same seed")
    parser.add_argument("--lang", choices=tuple(terminal.LANGUAGES), default="en")


def play(out: TextIO, err: TextIO, table: str, players: str, bots: str | None, seed: int, lang: str) -> int:
    try:
        TerminalGame(out, table, players, bots, seed, terminal.LANGUAGES[lang]).begin()
    except Mistake as mistake:
        print(mistake.message[terminal.LANGUAGES[lang]], file=err)
        return 2
    return 0


class TerminalGame:
    """A game at a terminal."""

    def __init__(self, out: TextIO, table: str, players: str, bots: str | None, seed: int, language: int) -> None:
        self.out, self.language = out, language
        self.said = 0
        self.described = Path(table).exists()
        self.run = self.set_up(table, players, seed)
        self.bot = BOTS[bots](seed) if bots else None

    def begin(self) -> None:
        self.say("help")
        self.show_table()
        try:
            self.play()
        except (EOFError, KeyboardInterrupt):
            self.write("")

    def write(self, line: str, end: str = "\n") -> None:
        print(line, file=self.out, end=end, flush=True)

    def set_up(self, table: str, players: str, seed: int) -> Run:
        """From a document, the situation and its moves; from a kingdom, a whole game."""
        if not self.described:
            deck: dict[str, list[str]] = {"deck": []}
            names = {name.strip(): deck for name in players.split(",") if name.strip()}
            return Run(describe(first_turn(parse({"players": names, "kingdom": table, "seed": seed}))))
        run = Run(replace(parse(read_file(table)), expect=None))
        if run.stop is not None:
            raise Mistake("moves", *run.stop.why)
        return run

    @property
    def game(self) -> Game:
        return self.run.game

    def play(self) -> None:
        while self.game.pending is not None:
            self.show_steps()
            if self.bot and self.game.pending.player:
                self.answer(self.game.pending.say(self.bot(self.game)))
                continue
            for line in ["", *terminal.question_lines(self.game, self.language)]:
                self.write(line)
            said = self.ask()
            command = next((name for name, words in COMMANDS.items() if said.lower() in words), None)
            if command == "quit":
                return
            if command is None:
                self.answer(said)
            else:
                does: dict[str, Callable[[], None]] = {
                    "undo": self.undo,
                    "table": self.show_table,
                    "document": self.show_document,
                    "help": lambda: self.say("help"),
                }
                does[command]()
        self.show_steps()
        self.show_table()
        self.write(terminal.result_line(self.game, self.language))

    def ask(self) -> str:
        self.write("> ", end="")
        line = sys.stdin.readline(10_000)
        if not line:
            raise EOFError
        return line.strip()

    def answer(self, text: str) -> None:
        new = self.run.answered(len(self.run.asked), text)
        if new.stop is None:
            self.run = new
        else:
            self.write(new.stop.why[self.language])

    def undo(self) -> None:
        """Back to one's own last decision."""
        if not self.run.asked:
            self.say("nothing to undo")
            return
        moves = self.run.moves[:-1]
        while self.bot and moves and self.run.asked[len(moves)].decision.player:
            moves = moves[:-1]
        self.run = Run(self.run.situation.with_moves(moves))
        self.said = min(self.said, self.run.last)

    def show_steps(self) -> None:
        steps = self.run.steps[self.said :]
        for line in terminal.step_lines(steps, self.run.names, self.language, self.said + 1):
            self.write(line)
        self.said = self.run.last

    def show_table(self) -> None:
        for line in ["", *terminal.table_lines(self.game, self.language)]:
            self.write(line)

    def show_document(self) -> None:
        """The situation with its moves; of a whole game, the table as it is now."""
        if self.described:
            self.write(format(self.run.situation.with_moves(self.run.moves)))
        elif self.game.pending is not None and self.game.pending.kind == "phase":
            self.write(format(describe(self.game)))
        else:
            self.say("no document")

    def say(self, key: str) -> None:
        self.write(WORDS[key][self.language])
