from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from referee.models import Report
from rules import format, parse


class Command(BaseCommand):
    help = "What people hold against rulings, verdicts and answers: lists it, writes one as a situation."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("number", type=int, nargs="?", help="one of them, as a situation's document (YAML)")
        parser.add_argument("--kind", choices=("ruling", "verdict", "answer"))
        parser.add_argument("--done", type=int, nargs="+", default=[], help="these are settled: throw them away")

    def handle(self, *args: object, number: int | None, kind: str | None, done: list[int], **options: Any) -> None:
        if done:
            gone, _rows = Report.objects.filter(pk__in=done).delete()
            self.stdout.write(f"{gone} thrown away")
        elif number is not None:
            self.stdout.write(self.one(number))
        else:
            for report in Report.objects.filter(kind=kind) if kind else Report.objects.all():
                told = f"{report.pk}  {report.at:%Y-%m-%d}  {report.kind}  {report.about}"
                self.stdout.write(f"{told}\n    said: {report.said}\n    page: {report.address}")

    def one(self, number: int) -> str:
        report = Report.objects.filter(pk=number).first()
        if report is None:
            raise CommandError(f"There is no report {number}.")
        remarks = [f"{report.kind} {report.about}, {report.at:%Y-%m-%d}, {report.address}", f"somebody: {report.said}"]
        answer = ", ".join(f"{key}: {value}" for key, value in report.answer.items())
        remarks.append(f"the referee: {answer}")
        remarks.append("to make it a test: put what must hold after the last move under `expect:`")
        told = "".join(f"# {' '.join(line.split())}\n" for line in remarks)
        document = report.as_situation()
        return told + (format(parse(document, stored=True)) if document else "# no table belongs to it\n")
