"""After each test Django looks whether a row points nowhere; on SQLite through all that is loaded, 6 ms a test.

Thousands of tests only read: what nobody has written to since it was looked through last need not be again.
"""

from collections.abc import Callable
from typing import Any

from django.db import connection


def check_only_after_writing() -> None:
    if connection.vendor == "sqlite":
        connection.check_constraints = unless_as_before(connection.check_constraints, rows_written)


def rows_written() -> object:
    """How many on this connection, also those that were taken back."""
    connection.ensure_connection()
    return connection.connection, connection.connection.total_changes


def unless_as_before(check: Callable[..., None], written: Callable[[], object]) -> Callable[..., None]:
    last: object = None

    def check_if_written(*args: Any, **named: Any) -> None:
        nonlocal last
        now = written()
        if args or named or now != last:
            check(*args, **named)
            last = now

    return check_if_written
