"""A connection that nobody has ended is used without a question; one that has ended is found out."""

from __future__ import annotations

import socket
from types import SimpleNamespace

import pytest
from django.db import connection

from referee.operations.guard import liveness


class KeptConnection:
    """A connection as Django wraps it, which counts how often the server was asked."""

    vendor = "postgresql"
    errors_occurred = False

    def __init__(self, end: socket.socket) -> None:
        self.connection = SimpleNamespace(closed=False, fileno=end.fileno)
        self.asked = 0

    def is_usable(self) -> bool:
        self.asked += 1
        return False


@pytest.fixture
def ends():
    ours, theirs = socket.socketpair()
    with ours, theirs:
        yield ours, theirs


def test_what_is_silent_holds_and_nobody_is_asked(ends):
    kept = KeptConnection(ends[0])
    liveness.listen(kept)
    liveness.listen(kept)  # connected once more
    assert (kept.is_usable(), kept.asked) == (True, 0)


@pytest.mark.parametrize("end", ["goes", "says something", "error before", "closed", "none"])
def test_whatever_was_heard_is_asked_about(ends, end):
    ours, theirs = ends
    kept = KeptConnection(ours)
    liveness.listen(kept)
    if end == "goes":
        theirs.close()
    elif end == "says something":
        theirs.send(b"terminating")
    elif end == "error before":
        kept.errors_occurred = True
    elif end == "closed":
        kept.connection.closed = True
    else:
        kept.connection = None
    assert (kept.is_usable(), kept.asked) == (False, 1)


def test_the_database_of_one_machine_is_left_alone():
    kept = SimpleNamespace(vendor="sqlite")
    liveness.listen(kept)
    assert vars(kept) == {"vendor": "sqlite"}


@pytest.mark.django_db
@pytest.mark.skipif(connection.vendor != "postgresql", reason="a file does not go away")
def test_a_server_that_has_ended_the_connection_is_connected_to_again():
    """On connections of its own: whoever empties the database afterwards takes the cards from all other tests."""
    kept, other = connection.copy(), connection.copy()
    try:
        before = server_process(kept)
        with other.cursor() as cursor:
            cursor.execute("SELECT pg_terminate_backend(%s, 5000)", [before])
        kept.health_check_enabled, kept.health_check_done = True, False
        assert server_process(kept) != before
    finally:
        kept.close()
        other.close()


def server_process(kept) -> int:
    with kept.cursor() as cursor:
        cursor.execute("SELECT pg_backend_pid()")
        return cursor.fetchone()[0]
