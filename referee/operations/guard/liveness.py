"""Whether a kept connection to PostgreSQL still holds, without asking: a server that goes says so, and that lies there
to be heard. Django asks before each request, which is half of what a page has to ask at all.
"""

from __future__ import annotations

import select
from functools import partial
from typing import Any


def listen(connection: Any, **sent: object) -> None:
    """Called with each new connection to a database."""
    if connection.vendor == "postgresql":
        connection.is_usable = partial(_is_usable, connection)


def _is_usable(connection: Any) -> bool:
    """Asked is only where something went wrong, or where something was heard."""
    link = connection.connection
    if link is not None and not link.closed and not connection.errors_occurred and not _heard(link.fileno()):
        return True
    return bool(type(connection).is_usable(connection))


def _heard(file: int) -> bool:
    listening = select.poll()
    listening.register(file, select.POLLIN)
    return bool(listening.poll(0))
