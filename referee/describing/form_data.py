"""What the form sent, as data."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from django.utils.translation import gettext as _

from referee.describing.form_fields import card_list, chosen, durations, number_or_text, parts_of, pile_tokens, piles
from referee.documents import Data
from rules import MATS, MOST_PLAYERS, TOKENS, ZONE_KEYS, Mistake, read_text
from rules.facts import expansions, same
from rules.kingdoms import kingdom_names

NAMES = ("Anna", "Bernd", "Carla", "Dora", "Emil", "Frida")


def data_from_form(form: Mapping[str, str]) -> Data:
    """The document as a form sent it, unchecked."""

    def text(name: str) -> str:
        return str(form.get(name, "")).strip()

    data: Data = _filled(text, {"title": str})
    editions = {slug: text(f"editions-{slug}") for slug in expansions() if text(f"editions-{slug}")}
    if editions:
        data["editions"] = {expansions()[slug].en: number_or_text(n) for slug, n in editions.items()}
    data["players"] = dict(_players_from_form(form))
    data |= _filled(text, OF_THE_TABLE)
    if turn := dict(_turn_from_form(text)):
        data["turn"] = turn
    data |= _filled(text, OF_THE_REST)
    if text("rest") and not _take_in(data, _yaml_or_text(text("rest"))):
        data["rest"] = text("rest")
    return data


def _filled(text: Callable[[str], str], fields: Mapping[str, Callable[[str], Any]]) -> Data:
    """What these fields say, each read in its way; nothing of those that are empty."""
    return {key: read(typed) for key, read in fields.items() if (typed := text(key.replace(" ", "-")))}


def _kingdom(text: str) -> str | list[str]:
    """A kingdom's name, or a list of piles."""
    parts = parts_of(text)
    return parts if len(parts) > 1 and not kingdom_names().meanings(text) else text


def _lines(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if line.strip()]


def _yaml_or_text(text: str) -> Any:
    try:
        return read_text(text)
    except Mistake:
        return text


OF_THE_TABLE: dict[str, Callable[[str], Any]] = {
    "kingdom": _kingdom,
    "ally": str,
    "bane": str,
    "landscapes": card_list,
    "boons": card_list,
    "hexes": card_list,
    "loot": card_list,
    "prophecy": str,
    "sun": number_or_text,
    "trash": card_list,
    "supply": piles,
    "pile tokens": pile_tokens,
    "chosen": chosen,
}
OF_THE_REST: dict[str, Callable[[str], Any]] = {
    "seed": number_or_text,
    "moves": _lines,
    "expect": _yaml_or_text,
    "memory": _yaml_or_text,
}


def _take_in(data: Data, rest: Any) -> bool:
    """What the form has no field for, put where it belongs; what a field says holds. False: it fits nowhere."""
    if not isinstance(rest, Mapping):
        return False
    for key, value in rest.items():
        if key == "players" and isinstance(value, Mapping):
            if not all(_take_in(seat, value.get(name, {})) for name, seat in data["players"].items()):
                return False
            if any(name not in data["players"] for name in value):
                return False
        elif isinstance(value, Mapping) and key in ("turn", "mats"):
            data[key] = {**value, **data.get(key, {})}
        else:
            data.setdefault(str(key), value)
    return True


def _players_from_form(form: Mapping[str, str]) -> Iterator[tuple[str, Data]]:
    """Each place up to the last one of which the form says something; nobody said is who the form proposes there."""
    seats = [(name_in(form, place), _seat_from_form(form, f"p{place}")) for place in places_of(form)]
    while seats and seats[-1] == ("", {}):
        seats.pop()
    seats += [("", {})] * (2 - len(seats))
    said = [name for name, _seat in seats]
    used: list[str] = []
    for (name, seat), proposed in zip(seats, _names(), strict=False):
        spare = (other for other in (proposed, *_names()) if not any(same(other, taken) for taken in (*said, *used)))
        used.append(_unlike(name, used) if name else next(spare))
        yield used[-1], seat


def places_of(form: Mapping[str, str]) -> list[int]:
    """The places at the table that the form has."""
    return sorted({int(m[1]) for key in form if (m := re.fullmatch(r"p(\d{1,2})-\w.*", key))})[: MOST_PLAYERS + 6]


def name_in(form: Mapping[str, str], place: int) -> str:
    return str(form.get(f"p{place}-name", "")).strip()


def renumber_seats(form: Mapping[str, str], gone: int | None = None) -> dict[str, str]:
    """The form with its places counted from 0 without a gap; one of them may be gone."""
    rest = [place for place in places_of(form) if place != gone]
    new = {key: text for key, text in form.items() if not re.match(r"p\d+-", key)}
    for now, place in enumerate(rest):
        new |= {f"p{now}-{key.partition('-')[2]}": text for key, text in form.items() if key.startswith(f"p{place}-")}
    return new


def _names() -> Iterator[str]:
    """For those who did not say what they are called."""
    yield from NAMES
    for number in range(len(NAMES) + 1, 30):
        yield _("Player %(number)s") % {"number": number}


def _unlike(name: str, used: list[str]) -> str:
    """That name; where somebody has it already, one like it. Two of one name would become one player."""
    number, own = 1, name
    while any(same(own, other) for other in used):
        number += 1
        own = f"{name} {number}"
    return own


def _seat_from_form(form: Mapping[str, str], at: str) -> Data:
    seat: Data = {}

    def text(name: str) -> str:
        return str(form.get(f"{at}-{name}", "")).strip()

    for key in ZONE_KEYS:
        if text(key):
            seat[key] = card_list(text(key))
    if text("durations"):
        seat["durations"] = durations(text("durations"))
    mats = {mat: card_list(text(f"mats-{mat}")) for mat in MATS if text(f"mats-{mat}")}
    if mats:
        seat["mats"] = mats
    tokens = {token: number_or_text(text(f"tokens-{token}")) for token in TOKENS if text(f"tokens-{token}")}
    if tokens:
        seat["tokens"] = tokens
    if text("holds"):
        seat["holds"] = card_list(text("holds"))
    if text("gained"):
        seat["last turn gained"] = card_list(text("gained"))
    return seat


def _turn_from_form(text: Any) -> Iterator[tuple[str, Any]]:
    for key in ("player", "phase", "previous", "extra"):
        if text(f"turn-{key}"):
            yield key, text(f"turn-{key}")
    for key in ("actions", "buys", "coins", "number"):
        if text(f"turn-{key}"):
            yield key, number_or_text(text(f"turn-{key}"))
    if text("turn-gained"):
        yield "gained", card_list(text("turn-gained"))
    if text("turn-bought"):
        yield "bought", True
