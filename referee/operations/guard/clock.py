"""The last stop: a request that takes far too long is ended by the clock.

Everything that costs is counted and ends by itself, the same on every machine; this is for what nobody thought of.
The server looks at the clock now and then and raises `TookTooLong` in the thread that is late.
"""

from __future__ import annotations

import ctypes
import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock, get_ident

LONGEST = 20  # seconds
logger = logging.getLogger(__name__)


class TookTooLong(BaseException):
    """Not an Exception: nothing on the way shall take it for something that it can go on from."""


_late: dict[int, float] = {}  # by thread: when it has to be done
_lock = Lock()


@contextmanager
def timed() -> Iterator[None]:
    """What runs in here ends in time."""
    me = get_ident()
    with _lock:
        _late[me] = time.monotonic() + LONGEST
    try:
        yield
    finally:
        with _lock:  # under the lock, so that nothing is raised in a thread that is done
            _late.pop(me, None)


def check() -> None:
    """Ends what is late. Called by the server, about once a second."""
    now = time.monotonic()
    with _lock:
        for thread, until in list(_late.items()):
            if now > until:
                del _late[thread]
                logger.error("A request took longer than %s seconds and was ended", LONGEST)
                ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), ctypes.py_object(TookTooLong))
