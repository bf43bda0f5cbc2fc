"""How a mistake is put: places, values, numbers."""

from __future__ import annotations

from collections.abc import Mapping

from rules.document.situation import Mistake
from rules.document.slips import example
from rules.engine.decisions import Text, printable


def german(n: int) -> str:
    return f"{n:,}".replace(",", ".")


def inside(place: str, name: str) -> str:
    return f"{place}.{show(name)}" if place else show(name)


def show(value: object, most: int = 60) -> str:
    """A value in a message."""
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) > 10**15:
        return "a number far too large"
    if isinstance(value, Mapping | list | tuple | set | bytes):
        return what(value)[0]
    return printable(str(value), most)


def what(value: object) -> Text:
    if value is None:
        return "nothing", "nichts"
    if isinstance(value, Mapping):
        return "a map", "eine Zuordnung"
    if isinstance(value, list | tuple):
        return "a list", "eine Liste"
    if isinstance(value, bool):
        return str(value).lower(), str(value).lower()
    if not isinstance(value, str | int | float):
        return "this", "das"
    return f"“{show(value)}”", f"„{show(value)}“"


def wrong(place: str, value: object, belongs: Text) -> Mistake:
    """With the form that would be right at this place."""
    en, de = what(value)
    right = example(place)
    such = (f" For example: {right}", f" Zum Beispiel: {right}") if right else ("", "")
    return Mistake(place, f"{belongs[0]}, not {en}.{such[0]}", f"{belongs[1]}, nicht {de}.{such[1]}")
