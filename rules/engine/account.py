"""What one request may cost in all, whatever it asks for: counted in instructions, so the same on every machine.

Each game counts for itself and ends by itself; an account is for all of them together, and for what is not played: a
table that is laid out, a step that will be told (it pays for its sentences when it is made), positions that are
compared, outcomes that are drawn, lines of a log. Looking back is playing again. Free is the one table that every page
shows, also when nothing is left: it has a bounded number of cards. Where nobody has opened an account, as in commands,
only games count.
"""

from __future__ import annotations

import sys
from contextvars import ContextVar

A_REQUEST = 250_000  # instructions, or what costs as much: a game, a look back into it, what is said about it
NO_LIMIT = sys.maxsize  # between two games


class OutOfBudget(Exception):
    """The run stops: the same on every machine, because it counts instructions, not seconds."""

    def __init__(self, what: str, limit: int) -> None:
        self.what = what
        self.limit = limit
        super().__init__(f"more than {limit} {what}")


class Account:
    __slots__ = ("most", "over", "spent", "until")

    def __init__(self, most: int | None = None) -> None:
        self.most = A_REQUEST if most is None else most
        self.spent = 0
        self.over = 0  # runs that ended for want of budget
        self.until = NO_LIMIT  # how much the game that is being played may have spent

    @property
    def left(self) -> int:
        return max(0, self.most - self.spent)


# Opened by whoever answers a request.
ACCOUNT: ContextVar[Account | None] = ContextVar("ACCOUNT", default=None)


def charge(n: int) -> None:
    """Something that costs as much as so many instructions. OutOfBudget: the request has no more."""
    account = ACCOUNT.get()
    if account is not None:
        account.spent += n
        if account.spent > account.most:
            raise OutOfBudget("request", account.most)


def owe(n: int) -> None:
    """What will be done also when nothing is left, such as telling what has happened; there is less for the rest."""
    account = ACCOUNT.get()
    if account is not None:
        account.spent += n
