"""What is wrong with a description, and where: each mistake at its field, with the names that may have been meant."""

from __future__ import annotations

import copy
import re
from collections.abc import Mapping, Sequence
from typing import Any

from django.utils.translation import gettext as _

from cards.pages.languages import language
from referee.describing.form import Form, FormMistake, form_from_data
from referee.describing.form_data import data_from_form, name_in, places_of
from referee.describing.form_fields import counted, parts_of
from referee.documents import Data
from rules import ZONE_KEYS, Mistake, Situation, parse
from rules.facts import card_names, expansion_names

MOST_MISTAKES = 8
MOST_ROUNDS = 10  # of that many mistakes at once


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
    above, last = _at(data, place)
    if above is None or above is data.get("players") or place == "players":
        return False
    if isinstance(above, list) and above[last] != "?" and _lies_somewhere(place):
        above[last] = "?"
    elif isinstance(above, list):
        above.clear()  # the others would change places
    else:
        del above[last]
    return True


def _at(data: Data, place: str) -> tuple[Any, Any]:
    """What holds that place, and the key or index there; None when there is no such place."""
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
        elif isinstance(here, dict) and index and len(here) == 1:  # what lies on a Duration, told by its place alone
            (step,) = here
        else:
            break
        above, last, here = here, step, here[step]
    return above, last


def _key_in(here: dict[Any, Any], place: str) -> Any:
    """The key with which a place begins, the longest first: a name may contain a dot."""
    keys = [key for key in here if place == str(key) or place.startswith((f"{key}.", f"{key}["))]
    return max(keys, key=lambda key: len(str(key)), default=None)


def _lies_somewhere(place: str) -> bool:
    """A card in a zone, where a face-down one could lie."""
    return bool(re.search(rf"(^trash|\.({'|'.join(ZONE_KEYS)}|mats\.[\w -]+))\[\d+\]$", place))


def field_of(place: str, names: Sequence[str]) -> tuple[str, int | None]:
    """The form's field for a place in the document, and which of its entries is meant."""
    place, *indices = re.sub(r"((?:\[\d+\])+)$", r"\n\1", place).split("\n")
    n = int(indices[0][1:-1]) if indices and indices[0].count("[") == 1 else None
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
    if place.startswith("chosen"):
        return "chosen", None
    if place.startswith("editions."):
        slug = expansion_names().find(place.removeprefix("editions."))
        return f"editions-{slug}", None
    for key in ("expect", "memory", "rest"):
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
        inside = spot.kind == "lines" or (n is None and mistake.place.endswith("]"))
        entry = _name_at(data, mistake) if inside else "" if n is None else str(n)
        told.fixes = [(f"{name}|{entry}|{near}", near) for near in near_names(mistake)]
        spot.mistakes.append(told)


def mark_names(form: Form, sent: Mapping[str, str], data: Data) -> None:
    """Marks the players who are called like somebody before them; the data has another name for each."""
    for player, own in zip(form.players, data["players"], strict=False):
        typed = name_in(sent, player.number - 1)
        if typed and typed != own:
            text = _("Another player is already called “%(name)s”. Each needs a name of their own.") % {"name": typed}
            player.name.mistakes.append(FormMistake(text, [(f"{player.name.name}||{own}", own)]))


def _name_at(data: Data, mistake: Mistake) -> str:
    """The name that was wrong, without its number: a card of a list, the key of a pile, or what a word stands for."""
    above, last = _at(data, mistake.place)
    if above is None:
        return ""
    value = above[last]
    if mistake.place.startswith("chosen.") and not card_names().find(str(last)):  # whose set-up, not what it chose
        return str(last)
    if isinstance(above, list) or isinstance(value, str):
        return counted(str(value))[1]
    if isinstance(value, list) and card_names().find(str(last)):  # the pile is right, a card does not belong to it
        for name in (counted(str(card))[1] for card in value):
            if card_names().texts.get(card_names().find(name) or "") not in mistake.near:
                return name
    return str(last)


def near_names(mistake: Mistake) -> list[str]:
    """The names that may have been meant, each once: two books may share one."""
    return list(dict.fromkeys(near[language()] for near in mistake.near))


def told_mistake(mistake: Mistake, line: int = 0) -> FormMistake:
    text = mistake.text[language()]
    for near in (" Near: ", " Ähnlich: "):  # the names follow as buttons
        text = text.partition(near)[0]
    place = "" if mistake.place == f"line {line}" else mistake.place
    return FormMistake(text, [], place, line)


def replace_name(form: Mapping[str, str], fix: str) -> dict[str, str]:
    """The form with one name replaced by the one that was meant; the number and all else stay.

    What was wrong is told by its place in a list, or by itself; else it is all that the field says.
    """
    new = dict(form)
    name, _bar, rest = fix.partition("|")
    wrong, _bar, right = rest.rpartition("|")
    if not right or name not in new:
        return new
    if not wrong:
        new[name] = right
    elif not wrong.isdigit():
        said = r"\s+".join(map(re.escape, wrong.split()))
        new[name] = re.sub(rf"(?<!\w){said}(?!\w)", lambda _match: right, new[name], count=1)
    else:
        parts = parts_of(new[name])
        if int(wrong) < len(parts):
            parts[int(wrong)] = _renamed(parts[int(wrong)], right)
            new[name] = ", ".join(parts)
    return new


def _renamed(part: str, right: str) -> str:
    """`3 Coper`, `Havn (Gold)`: the name alone is another one."""
    _name, bracket, inside = part.partition("(")
    n, _name = counted(_name)
    return ("" if n is None else f"{n} ") + right + (f" {bracket}{inside}" if bracket else "")


def all_fixed(form: Mapping[str, str]) -> dict[str, str]:
    """The form with every misspelt name replaced by the one that it is most like."""
    new = dict(form)
    for _round in range(MOST_ROUNDS):
        data = data_from_form(new)
        shown = form_from_data(data, len(places_of(new)))
        _situation, mistakes = check(data)
        mark(shown, mistakes, data)
        fixes = [found.fixes[0][0] for found in shown.wrong if found.fixes]
        if not fixes:
            break
        for fix in fixes:
            new = replace_name(new, fix)
    return new


def mend_names(data: Data) -> Data:
    """The document with every misspelt name replaced by the one that it is most like."""
    new = copy.deepcopy(data)
    for _round in range(MOST_ROUNDS):
        _situation, mistakes = check(new)
        better = [_mend(new, mistake) for mistake in mistakes if near_names(mistake)]
        if not any(better):
            break
    return new


def _mend(data: Data, mistake: Mistake) -> bool:
    above, last = _at(data, mistake.place)
    if above is None:
        return False
    right, value = near_names(mistake)[0], above[last]
    if isinstance(value, str):
        above[last] = _renamed(value, right)
    elif isinstance(value, dict) and len(value) == 1:  # a Duration with what lies on it
        above[last] = dict(zip([right], value.values(), strict=True))
    elif isinstance(above, dict) and isinstance(last, str):  # a pile: its name is the key
        renamed = {right if key == last else key: inside for key, inside in above.items()}
        above.clear()
        above.update(renamed)
    else:
        return False
    return True
