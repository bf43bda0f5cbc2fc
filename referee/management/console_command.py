"""Commands that the engine's package has too: the same words, with Django's streams."""

from __future__ import annotations

import sys
from typing import TextIO, cast

from django.core.management.base import BaseCommand


class ConsoleCommand(BaseCommand):
    requires_system_checks = ()

    @property
    def streams(self) -> tuple[TextIO, TextIO]:
        self.stdout.ending = self.stderr.ending = ""  # what is printed ends its own lines
        return cast(TextIO, self.stdout), cast(TextIO, self.stderr)

    def leave(self, code: int) -> None:
        self.stdout.flush()
        if code:
            sys.exit(code)
