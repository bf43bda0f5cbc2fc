"""What is told when something beneath the site is away: the database, its disk, the counter."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from django.db import Error, IntegrityError, connections
from django.utils.translation import gettext_lazy as _

from referee.problems import Problem

RETRY = 5  # seconds
logger = logging.getLogger(__name__)


def away(error: BaseException) -> Problem | None:
    """What to say about that error, when it is not ours but that of something that may come back."""
    if isinstance(error, Error) and not isinstance(error, IntegrityError):
        logger.error("The database does not answer as it should: %s", type(error).__name__)
        forget_connections()
        return Problem(503, "database", _("The referee cannot get at its shelves. Nothing was stored."), retry=RETRY)
    if isinstance(error, OSError):
        logger.error("The disk does not answer as it should: %s", error.strerror)
        return Problem(503, "disk", _("The referee cannot get at its shelves. Nothing was stored."), retry=RETRY)
    return None


def no_counter(error: Exception) -> Problem:
    """The counter that all processes share is away: what only reads goes on, what runs the engine waits."""
    logger.error("The counter does not answer as it should: %s", type(error).__name__)
    return Problem(503, "counter", _("The referee cannot count who asks, so nothing is run just now."), retry=RETRY)


def forget_connections() -> None:
    """A connection that has seen a fault may be broken for good: the next request opens another."""
    for connection in connections.all(initialized_only=True):
        if not connection.in_atomic_block:  # which ends by itself, and then the connection is looked at again
            with suppress(Exception):
                connection.close()


@contextmanager
def telling() -> Iterator[None]:
    """Faults become what is told about them."""
    try:
        yield
    except (Error, OSError) as error:
        problem = away(error)
        if problem is None:
            raise
        raise problem from error
