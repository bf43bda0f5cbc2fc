"""PostgreSQL's own deadlines hold while it runs, those of TCP while its machine is away. This one is for a server that
is frozen: its machine goes on taking what we send, and nothing ever answers.
"""

from __future__ import annotations

from typing import Any

SECONDS = 12.0  # longer than statement_timeout, so that a server that runs speaks first


def keep(connection: Any, **sent: object) -> None:
    """Called with each new connection to a database."""
    if connection.vendor == "postgresql":
        connection.connection.wait = _impatient(connection.connection)


def _impatient(link: Any) -> Any:
    import psycopg  # only where one connects with it: 0.08 s

    patient = link.wait

    def wait(gen: Any, interval: float = 0.1, timeout: float | None = None) -> Any:
        try:
            return patient(gen, interval, timeout or SECONDS)
        except psycopg.errors._WaitTimeout:
            link.close()  # what came later would be nobody's
            raise psycopg.OperationalError("It has not answered in time.") from None

    return wait
