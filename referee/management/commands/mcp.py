"""The referee for an assistant on this machine: one JSON-RPC message a line, in and out."""

import sys
from typing import Any

from django.core.management.base import BaseCommand

from referee.mcp.tools import SERVER
from rules.console.protocol import serve


class Command(BaseCommand):
    help = "The Model Context Protocol over standard input and output, for assistants."
    requires_system_checks = ()

    def handle(self, *args: Any, **options: Any) -> None:
        serve(SERVER, sys.stdin.buffer, sys.stdout)
