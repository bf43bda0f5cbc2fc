"""What a view costs, written on the view. Who may ask how often, on which threads and through which gate it runs, and
which methods it has, are all read from there; a view without it does not start (`referee.operations.guard.costs`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from django.http import QueryDict

KINDS = (
    "free",  # what monitors ask for: never counted
    "reading",  # looks something up
    "listing",  # tells many things at once
    "running",  # runs the engine
    "making",  # draws a kingdom by lot, a picture or a sheet
    "assisting",  # an assistant's call, whatever it asks for
)
SAFE = ("GET", "HEAD")
V = TypeVar("V", bound=Callable[..., Any])


@dataclass(frozen=True)
class ViewCost:
    """By method: what it costs to look, what it costs to send something; empty where a view has no such method."""

    look: str
    send: str
    runs_when: Callable[[QueryDict], bool] | None = None  # queries for which looking runs the engine

    @property
    def methods(self) -> tuple[str, ...]:
        return (*(SAFE if self.look else ()), *(("POST",) if self.send else ()))

    def of(self, method: str | None, query: QueryDict | None = None) -> str:
        """Without a query: what it costs at least."""
        if method == "POST":
            return self.send or self.look
        if query is not None and self.runs_when is not None and self.runs_when(query):
            return "running"
        return self.look or self.send


def costs(look: str = "", *, send: str = "", runs_when: Callable[[QueryDict], bool] | None = None) -> Callable[[V], V]:
    """The mark, for functions and for classes of the API alike."""
    for kind in (look, send):
        if kind and kind not in KINDS:
            raise ValueError(f"{kind} is no cost; there are {', '.join(KINDS)}")

    def mark(view: V) -> V:
        view.cost = ViewCost(look, send, runs_when)  # type: ignore[attr-defined]
        return view

    return mark


def cost_of(view: Callable[..., Any]) -> ViewCost | None:
    """What is written on it; on a class itself, not on what it inherits from."""
    kind = getattr(view, "view_class", None)
    found = vars(kind).get("cost") if kind is not None else getattr(view, "cost", None)
    return found if isinstance(found, ViewCost) else None
