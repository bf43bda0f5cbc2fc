import json
import sys
from argparse import ArgumentParser
from typing import Any, NoReturn

from django.core.management.base import BaseCommand

from referee.tools import terminal
from rules import Mistake, Run, parse, read_file, refusal


class Command(BaseCommand):
    help = (
        "Plays out a situation document and says what happens, with the rulings it rests on. "
        "Exit code 0: done; 1: what the document expects does not hold; 2: the document, or a move in it, is not right."
    )
    requires_system_checks = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("file", metavar="FILE", help="a YAML (or JSON) document; - reads it from standard input")
        parser.add_argument("--json", action="store_true", help="print the answer as JSON, as the API gives it")
        parser.add_argument("--lang", choices=tuple(terminal.LANGUAGES), default="en", help="language of the sentences")

    def handle(self, *args: object, file: str, json: bool, lang: str, **options: object) -> None:
        language = terminal.LANGUAGES[lang]
        try:
            run = Run(parse(read_file(file)))
        except Mistake as mistake:
            if json:
                self.print_json(refusal(mistake))
            self.fail(mistake.message[language])
        if json:
            self.print_json(run.answer())
        else:
            self.print_table(run, language)
        differences = run.differences(language)
        if run.refused:
            assert run.error
            self.fail(run.error["message"][lang])
        if differences:
            out = self.stderr if json else self.stdout  # --json prints the answer and nothing else
            out.write("\n".join(differences if json else ["", *differences]))
            sys.exit(1)

    def print_json(self, answer: dict[str, Any]) -> None:
        self.stdout.write(json.dumps(answer, ensure_ascii=False, indent=1))

    def print_table(self, run: Run, language: int) -> None:
        game = run.game
        parts = [
            [run.situation.title] if run.situation.title else [],
            terminal.step_lines(game.log or (), game.table.names, language),
            terminal.question_lines(game, language),
            terminal.table_lines(game, language),
        ]
        self.stdout.write("\n\n".join("\n".join(lines) for lines in parts if lines))

    def fail(self, message: str) -> NoReturn:
        self.stdout.flush()
        self.stderr.write(message)
        sys.exit(2)
