"""python manage.py ask "throne room tactician": the reference and its proofs in the terminal, without a network."""

from __future__ import annotations

import os
import shutil
import textwrap
from argparse import ArgumentParser
from json import dumps

from django.core.management import call_command
from django.core.management.base import BaseCommand, CommandError
from django.db import connection
from django.db.migrations.executor import MigrationExecutor
from django.utils.translation import gettext as _
from django.utils.translation import override

from cards.catalogue import Catalogue, catalogue
from cards.kingdoms.copies import cost
from cards.models import Card, Entry, Situation
from cards.reference import statements
from cards.search import find
from referee.asking import answer as asking
from referee.asking.sentences import is_question
from rules import Mistake, Run, parse
from rules.console import terminal

COLOURS = {"name": "1;36", "slug": "2", "good": "32", "bad": "31", "title": "1", "warning": "33"}
MOST = 12  # statements of a kind that are printed


class Command(BaseCommand):
    help = (
        "Finds cards, prints what they say and what is ruled about them (two cards: about both together), or replays a "
        "proof. Takes names in either language, the search's terms, the slug of a ruling, or that of a situation."
    )
    requires_system_checks = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("query", nargs="+", help='"throne room tactician", seaside2:tactician:5, a situation')
        parser.add_argument("--proof", action="store_true", help="also replay what proves the rulings that are printed")
        parser.add_argument("--lang", choices=tuple(terminal.LANGUAGES))
        parser.add_argument("--json", action="store_true", help="answer a question in words, as /api/ask/ does")

    def handle(
        self, *args: object, query: list[str], proof: bool, lang: str | None, json: bool, **options: object
    ) -> None:
        text = " ".join(query).strip()
        # Our own colours: on a terminal, or when asked for; NO_COLOR and --no-color switch them off.
        forced = bool(options.get("force_color"))
        plain = bool(options.get("no_color")) or bool(os.environ.get("NO_COLOR"))
        self.coloured = forced or (self.stdout.isatty() and not plain)
        self.width = min(shutil.get_terminal_size((100, 24)).columns, 110)
        self.tongue = lang or "en"
        self.language = terminal.LANGUAGES[self.tongue]
        with override(self.tongue):
            executor = MigrationExecutor(connection)
            if executor.migration_plan(executor.loader.graph.leaf_nodes()) or not catalogue().cards:
                # A fresh clone, or newer code: the fixtures are all it takes.
                call_command("migrate", verbosity=0, interactive=False)
                call_command("load", verbosity=0, stdout=self.stderr)
            known = catalogue()
            language = terminal.LANGUAGES[lang] if lang else None
            if json:
                self.stdout.write(dumps(asking.ask(text, known, language).tell(), ensure_ascii=False, indent=1))
            else:
                self.answer(text, known, proof)

    def answer(self, typed: str, known: Catalogue, proof: bool) -> None:
        if situation := Situation.objects.filter(slug=typed).first():
            self.replay(situation)
            return
        if found := known.rulings([typed]):
            self.entry(found[0])
            self.proofs(found)
            return
        if is_question(typed, known):
            self.asked(asking.ask(typed, known, self.language), known)
            return
        self.found(typed, find.search(typed, known), known, proof)

    def found(self, typed: str, matches: find.Found, known: Catalogue, proof: bool) -> None:
        """The cards that were asked for, what is said about them, and what else was found."""
        for warning in matches.asked.warnings:
            from referee.api.shapes import without_marks  # with half of the API, which no answer needs

            self.line(without_marks(str(warning)), "warning")
        if matches.meant:
            names = ", ".join(card.name for card, _query in matches.meant)
            self.line(_("Did you mean %(names)s?") % {"names": names}, "warning")
        if matches.nothing:
            raise CommandError(_("Nothing was found for “%(typed)s”.") % {"typed": typed[:80]})
        cards = matches.hot or matches.cards[:1]
        for card in cards[:4]:
            self.card(card, known)
        about = self.statements(cards, known) if matches.hot else known.rulings(matches.entries[:MOST])
        for entry in about[:MOST]:
            self.entry(entry)
        if len(about) > MOST:
            self.line(_("… and %(n)s more") % {"n": len(about) - MOST}, "slug")
        others = [card.name for card in matches.cards if card not in cards]
        if others:
            self.line("")
            self.line(_("Also found: %(names)s") % {"names": ", ".join(others[:MOST])}, "slug")
        if proof:
            self.proofs(about[:MOST])

    def asked(self, found: asking.Answer, known: Catalogue) -> None:
        """The word, the reason, what decides it."""
        if found.verdict is None:
            self.line(_("I don’t know."), "warning")
            self.line(asking.understood(found.slugs)[self.language])
        else:
            self.line(found.verdict.word[self.language], "title")
            self.wrapped("  ", found.verdict.text[self.language])
            for reading in found.verdict.readings:
                self.wrapped("  ", f"{reading.condition[self.language]}: {reading.word[self.language]}")
        for entry in known.rulings(list(found.cites or found.rulings[:3])):
            self.entry(entry)

    def statements(self, cards: list[Card], known: Catalogue) -> list[Entry]:
        """What is said about all of them together; about a single one, or where nothing is, what is said about each."""
        together, _mentions = statements.entries_about(known, *cards)
        if len(cards) > 1 and not together:
            together = [entry for card in cards for entry in statements.entries_about(known, card)[0]]
        current = [entry for entry in together if entry.standing != Entry.Standing.SUPERSEDED]
        own = {card.pk for card in cards}
        return sorted(current, key=lambda entry: (entry.card_id not in own, entry.edition.number * -1, entry.position))

    def card(self, card: Card, known: Catalogue) -> None:
        other = f" ({card.other_name})" if card.other_name else ""
        types = " – ".join(known.types[kind].name for kind in card.types)
        price = f", {cost(card.slug)}" if card.has_cost else ""
        self.line("")
        self.line(f"{self.in_colour(card.name, 'name')}{other}  {types}{price}  {card.expansion.name}")
        for n, line in enumerate(known.lines(card), 1):
            self.wrapped(f"  {n}. ", line)

    def entry(self, entry: Entry) -> None:
        self.line("")
        self.line(entry.slug, "slug")
        self.wrapped("  ", entry.text)

    def proofs(self, about: list[Entry]) -> None:
        proving = Situation.objects.filter(proves__in=[entry.pk for entry in about]).distinct()
        for situation in proving:
            self.replay(situation)
        if not proving:
            self.line("")
            self.line(_("No situation proves this."), "warning")

    def replay(self, situation: Situation) -> None:
        self.line("")
        self.line(situation.title, "title")
        if situation.story:
            self.wrapped("  ", situation.story)
        try:
            run = Run(parse(situation.described()))
        except Mistake as mistake:
            raise CommandError(mistake.message[self.language]) from None
        citing = False  # what a step cites may go on in the next line
        for line in terminal.step_lines(run.game.log or (), run.game.table.names, self.language):
            text, bracket, cites = ("", "", line) if citing else line.partition("  [")
            self.line(text + self.in_colour(bracket + cites, "slug"))
            citing = bool(cites) and not cites.endswith("]")
        differences = run.differences(self.language)
        for difference in differences:
            self.line(difference, "bad")
        if not differences and run.situation.expect is not None:
            self.line(_("As expected."), "good")

    def wrapped(self, start: str, text: str) -> None:
        for line in textwrap.wrap(text, self.width, initial_indent=start, subsequent_indent=" " * len(start)):
            self.line(line)

    def line(self, text: str, colour: str = "") -> None:
        self.stdout.write(self.in_colour(text, colour) if colour else text)

    def in_colour(self, text: str, colour: str) -> str:
        return f"\x1b[{COLOURS[colour]}m{text}\x1b[0m" if self.coloured and text else text
