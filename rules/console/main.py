"""The command `referee` of the package."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from importlib.metadata import PackageNotFoundError, version

from rules.console import adjudicate, ask, play, prove
from rules.console.engine_tools import TOOLS, call
from rules.console.protocol import McpServer, serve

DISTRIBUTION = "dominion-referee"
COMMANDS = {
    "adjudicate": (adjudicate.HELP, adjudicate.add_arguments, adjudicate.adjudicate),
    "play": (play.HELP, play.add_arguments, play.play),
    "ask": (ask.HELP, ask.add_arguments, ask.ask),
    "prove": (prove.HELP, prove.add_arguments, prove.prove),
}


def main(arguments: list[str] | None = None) -> int:
    parser = ArgumentParser("referee", description="Settles who is right at a table of Dominion.")
    parser.add_argument("--version", action="version", version=f"referee {_version()}")
    commands = parser.add_subparsers(dest="command", required=True)
    for name, (told, add_arguments, _run) in COMMANDS.items():
        add_arguments(commands.add_parser(name, help=told.partition(". ")[0], description=told))
    commands.add_parser("mcp", help="The Model Context Protocol over standard input and output, for assistants")
    options = vars(parser.parse_args(arguments))
    command = options.pop("command")
    try:
        if command == "mcp":
            serve(McpServer(_version(), TOOLS, call), sys.stdin.buffer, sys.stdout)
            return 0
        run = COMMANDS[command][2]
        return int(run(sys.stdout, sys.stderr, **options))  # type: ignore[operator]
    except (BrokenPipeError, KeyboardInterrupt):
        return 1


def _version() -> str:
    try:
        return version(DISTRIBUTION)
    except PackageNotFoundError:  # from a copy of the project
        return "0"


if __name__ == "__main__":
    sys.exit(main())
