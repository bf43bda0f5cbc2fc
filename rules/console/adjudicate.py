"""Plays out a situation document and says what happens, with the rulings it rests on."""

from __future__ import annotations

import json
from argparse import ArgumentParser
from typing import TextIO

from rules.answer import AnswerRecord, RefusalRecord, refusal
from rules.console import terminal
from rules.document.parse import parse
from rules.document.read import read_file
from rules.document.situation import Mistake
from rules.run import Run

HELP = (
    "Plays out a situation document and says what happens, with the rulings it rests on. "
    "Exit code 0: done; 1: what the document expects does not hold; 2: the document, or a move in it, is not right."
)


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a YAML (or JSON) document; - reads it from standard input")
    parser.add_argument("--json", action="store_true", help="print the answer as JSON, as the API gives it")
    parser.add_argument("--lang", choices=tuple(terminal.LANGUAGES), default="en", help="language of the sentences")


def adjudicate(out: TextIO, err: TextIO, file: str, json: bool, lang: str) -> int:
    language = terminal.LANGUAGES[lang]
    try:
        run = Run(parse(read_file(file)))
    except Mistake as mistake:
        if json:
            print(_json(refusal(mistake)), file=out)
        print(mistake.message[language], file=err)
        return 2
    print(_json(run.answer()) if json else _tell(run, language), file=out)
    differences = run.differences(language)
    if run.refused and run.error:
        print(run.error["message"]["de" if lang == "de" else "en"], file=err)
        return 2
    if differences:
        # --json prints the answer and nothing else
        print("\n".join(differences if json else ["", *differences]), file=err if json else out)
    return 1 if differences else 0


def _json(answer: AnswerRecord | RefusalRecord) -> str:
    return json.dumps(answer, ensure_ascii=False, indent=1)


def _tell(run: Run, language: int) -> str:
    game = run.game
    parts = [
        [run.situation.title] if run.situation.title else [],
        [f"{note.place}: {note.text[language]}" for note in run.situation.notes],
        terminal.step_lines(game.log or (), game.table.names, language),
        terminal.question_lines(game, language),
        terminal.table_lines(game, language),
    ]
    return "\n\n".join("\n".join(lines) for lines in parts if lines)
