"""How a mistake is put: places, values, numbers."""

from __future__ import annotations

from collections.abc import Mapping

from rules.document.situation import Mistake
from rules.engine.decisions import Text, printable


def german(n: int) -> str:
    return f"{n:,}".replace(",", ".")


def inside(place: str, name: str) -> str:
    return f"{place}.{shown(name)}" if place else shown(name)


def shown(value: object, most: int = 60) -> str:
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
    return f"“{shown(value)}”", f"„{shown(value)}“"


def wrong(place: str, value: object, belongs: Text) -> Mistake:
    en, de = what(value)
    return Mistake(place, f"{belongs[0]}, not {en}.", f"{belongs[1]}, nicht {de}.")
