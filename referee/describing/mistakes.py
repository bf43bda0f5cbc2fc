"""What is wrong with a description, and where: each mistake at its field, with the names that may have been meant."""

from __future__ import annotations

import copy
import re
from collections.abc import Mapping, Sequence
from typing import Any

from referee.describing.form import Form, Found
from referee.describing.said import Data, parts_of
from referee.table import language
from rules.facts import expansion_names
from rules.notation import parse
from rules.situation import ZONE_KEYS, Mistake, Situation

MOST_MISTAKES = 8


def check(data: Data) -> tuple[Situation | None, list[Mistake]]:
    """The situation, or what is wrong with it: as many mistakes as can be told at once."""
    found: list[Mistake] = []
    trial = copy.deepcopy(data)
    while len(found) < MOST_MISTAKES:
        try:
            situation = parse(trial)
        except Mistake as mistake:
            found.append(mistake)
            if not _silence(trial, mistake.place):
                break
        else:
            return (None if found else situation), found
    return None, found


def _silence(data: Data, place: str) -> bool:
    """Takes out what was wrong, so that the next mistake can be found: a card is turned face down, the rest goes."""
    here: Any = data
    above: Any = None
    last: Any = None
    rest = place
    while rest:
        index = re.match(r"\[(\d+)\]\.?", rest)
        if isinstance(here, list) and index and int(index[1]) < len(here):
            step, rest = int(index[1]), rest[index.end() :]
        elif isinstance(here, dict) and (key := _key_in(here, rest)) is not None:
            step, rest = key, rest[len(str(key)) :].removeprefix(".")
        else:
            break
        above, last, here = here, step, here[step]
    if above is None or above is data.get("players") or place == "players":
        return False
    if isinstance(above, list) and above[last] != "?" and _lies_somewhere(place):
        above[last] = "?"
    elif isinstance(above, list):
        above.clear()  # the others would change places
    else:
        del above[last]
    return True


def _key_in(here: dict[Any, Any], place: str) -> Any:
    """The key with which a place begins, the longest first: a name may contain a dot."""
    keys = [key for key in here if place == str(key) or place.startswith((f"{key}.", f"{key}["))]
    return max(keys, key=lambda key: len(str(key)), default=None)


def _lies_somewhere(place: str) -> bool:
    """A card in a zone, where a face-down one could lie."""
    return bool(re.search(rf"(^trash|\.({'|'.join(ZONE_KEYS)}|durations|mats\.[\w -]+))\[\d+\]$", place))


def field_of(place: str, names: Sequence[str]) -> tuple[str, int | None]:
    """The form's field for a place in the document, and which of its entries is meant."""
    index = re.search(r"\[(\d+)\]$", place)
    n = int(index[1]) if index else None
    place = re.sub(r"\[\d+\]$", "", place)
    for i, name in enumerate(names):
        if place == f"players.{name}":
            return f"p{i}-name", None
        if place.startswith(f"players.{name}."):
            rest = place.removeprefix(f"players.{name}.")
            rest = {"last turn gained": "gained"}.get(rest, rest)
            return f"p{i}-{rest.replace('.', '-')}", n
    if place.startswith("supply"):
        return "supply", None
    if place.startswith("pile tokens"):
        return "pile-tokens", None
    if place.startswith("editions."):
        slug = expansion_names().find(place.removeprefix("editions."))
        return f"editions-{slug}", None
    for key in ("expect", "memory"):
        if place.startswith(key):
            return key, None
    return place.replace(".", "-"), n


def mark(form: Form, mistakes: list[Mistake], data: Data) -> None:
    """Puts each mistake to the field where it was made; what fits none stands above the form."""
    names = [str(name) for name in data.get("players") or {}]
    fields = {f.name: f for f in form.fields()}
    for mistake in mistakes:
        name, n = field_of(mistake.place, names)
        told = told_mistake(mistake)
        spot = fields.get(name)
        if spot is None:
            form.loose.append(told)
            continue
        entry = "" if n is None else str(n)
        told.fixes = [(f"{name}|{entry}|{near}", near) for near in near_names(mistake)]
        spot.mistakes.append(told)


def near_names(mistake: Mistake) -> list[str]:
    """The names that may have been meant, each once: two books may share one."""
    return list(dict.fromkeys(near[language()] for near in mistake.near))


def told_mistake(mistake: Mistake, line: int = 0) -> Found:
    text = mistake.text[language()]
    for near in (" Near: ", " Ähnlich: "):  # the names follow as buttons
        text = text.partition(near)[0]
    place = "" if mistake.place == f"line {line}" else mistake.place
    return Found(text, [], place, line)


def fixed(form: Mapping[str, str], fix: str) -> dict[str, str]:
    """The form with one entry replaced by the name that was meant."""
    new = dict(form)
    name, _bar, rest = fix.partition("|")
    entry, _bar, right = rest.partition("|")
    if not right or name not in new:
        return new
    if not entry.isdigit():
        text = new[name]
        new[name] = right if ":" not in text else text
        return new
    parts = parts_of(new[name])
    if int(entry) < len(parts):
        number = re.match(r"\s*(\d+\s*[x×]?\s+)", parts[int(entry)])
        parts[int(entry)] = (number[1] if number else "") + right
        new[name] = ", ".join(parts)
    return new
