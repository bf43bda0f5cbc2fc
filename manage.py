#!/usr/bin/env python3
import io
import os
import sys


def main() -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "referee.settings")
    from django.core.exceptions import ImproperlyConfigured
    from django.core.management import execute_from_command_line

    from rules.tools.call_stack import with_room

    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter shows "?" for it
    try:
        with_room(execute_from_command_line, sys.argv)
    except ImproperlyConfigured as error:
        sys.exit(f"Referee cannot start: {error}")


if __name__ == "__main__":
    main()
