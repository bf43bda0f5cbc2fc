"""How a question was read: one record, the same in both languages, at which reading and judging meet.

    held    who has which card where, how many, and whether only these; also coins, actions, buys, players
    deeds   what was done, in order: who, verb, card, how many; with which card, upon which, how often, when
    asked   what is asked for: its type, who, verb, card; with which card, how many of which unit, when
    assumed what nobody said, as texts in both languages
    unused  words of the sentence that were not used

`to_json` and `from_json` are inverses, as are `to_text` and `from_text` (for an address: without what was assumed and
what was not used). Cards are slugs here and English names in JSON; "" is no card, "?" any card. Persons are me, other,
third, or "" for nobody in particular. A claim is judged as it stands (`rules.questions.judge`), never read again.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from typing import Any, TypeVar

from rules.document.situation import Mistake
from rules.engine.decisions import Text
from rules.facts import card_names, facts

PERSONS = ("me", "other", "third")
MATS = ("tavern", "island", "native-village", "exile")
ZONES = ("hand", "deck", "discard", "play", "durations", "trash", "supply", "owned", *MATS)
COUNTS = ("coins", "actions", "buys", "players", "empty-piles", "debt", "coffers", "villagers", "favors", "vp")
# owned: wherever it lies, at the end of the game. table: landscapes and an Ally, which nobody holds, but a Project
PLACES = (*ZONES, *COUNTS, "table")
DEED_VERBS = (
    *("play", "buy", "gain", "draw", "trash", "discard", "reveal", "topdeck", "to-hand", "set-aside", "exile"),
    *("return", "upgrade", "copy", "call", "react", "choose", "give", "pass", "shuffle"),
)
ASKED_VERBS = (
    *DEED_VERBS,
    *("have", "keep", "stay", "lose", "protect", "affect", "work", "count", "cost", "worth", "end", "win", "spend"),
)
TYPES = ("happens", "may", "must", "how-many", "who", "when", "which", "costs", "worth")
UNITS = ("cards", "actions", "buys", "coins", "coffers", "villagers", "favors", "vp", "debt", "turns", "times", "piles")
WHEN = ("this-turn", "next-turn", "last-turn", "extra-turn", "clean-up", "action-phase", "buy-phase", "night-phase")
ANY = "?"
MOST_PARTS, MOST_NUMBER, MOST_TIMES, MOST_WORDS, LONGEST, LONGEST_ADDRESS = 24, 99, 9, 24, 300, 1_500


@dataclass(frozen=True)
class Held:
    who: str = "me"  # "" for what nobody holds: trash, supply, table, players
    zone: str = "hand"
    card: str = ""
    n: int = 1
    only: bool = False  # nothing else lies there


@dataclass(frozen=True)
class Deed:
    who: str = "me"
    verb: str = "play"
    card: str = ""
    n: int = 1
    by: str = ""  # with which card, or because of which
    upon: str = ""
    times: int = 1
    negated: bool = False
    when: str = ""
    option: str = ""


@dataclass(frozen=True)
class Asked:
    type: str = ""  # "": not read, then nothing is decided
    who: str = ""
    verb: str = ""
    card: str = ""
    by: str = ""
    n: int | None = None  # do I draw 3: whether it is so many
    unit: str = ""
    when: str = ""
    negated: bool = False


@dataclass(frozen=True)
class Claim:
    held: tuple[Held, ...] = ()
    deeds: tuple[Deed, ...] = ()
    asked: Asked = Asked()
    assumed: tuple[Text, ...] = ()
    unused: tuple[str, ...] = ()

    @property
    def slugs(self) -> tuple[str, ...]:
        """Every card that is named, in this order."""
        named = [
            *(part.card for part in self.held),
            *(slug for deed in self.deeds for slug in (deed.card, deed.by, deed.upon)),
            *(self.asked.card, self.asked.by),
        ]
        return tuple(dict.fromkeys(slug for slug in named if slug not in ("", ANY)))


# --- as JSON ---------------------------------------------------------------------------------------------------------

CARDS = ("card", "by", "upon")
OPTION = re.compile(r"(?:[a-z0-9]+(?:-[a-z0-9]+)*)?")
Part = TypeVar("Part", Held, Deed, Asked)


def to_json(claim: Claim) -> dict[str, Any]:
    return {
        "held": [_part_to_json(part) for part in claim.held],
        "deeds": [_part_to_json(part) for part in claim.deeds],
        "asked": _part_to_json(claim.asked),
        "assumed": [{"en": en, "de": de} for en, de in claim.assumed],
        "unused": list(claim.unused),
    }


def _part_to_json(part: Held | Deed | Asked) -> dict[str, Any]:
    return {
        field.name: _named(value) if field.name in CARDS else value
        for field in fields(part)
        for value in (getattr(part, field.name),)
    }


def _named(slug: str) -> str:
    name = facts()[slug].en if slug in facts() else slug
    return name if card_names().find(name) == slug else slug  # a name that two share


def from_json(data: object) -> Claim:
    """Checked from end to end: every mistake names its place. What is left out is as the record has it."""
    top = _map("", data, ("held", "deeds", "asked", "assumed", "unused"))
    return Claim(
        tuple(_part(Held, f"held[{n}]", each) for n, each in enumerate(_list("held", top.get("held", [])))),
        tuple(_part(Deed, f"deeds[{n}]", each) for n, each in enumerate(_list("deeds", top.get("deeds", [])))),
        _part(Asked, "asked", top.get("asked", {})),
        tuple(_text(f"assumed[{n}]", each) for n, each in enumerate(_list("assumed", top.get("assumed", [])))),
        tuple(_string(f"unused[{n}]", each) for n, each in enumerate(_list("unused", top.get("unused", [])))),
    )


def _part(kind: type[Part], place: str, data: object) -> Part:
    given = _map(place, data, [field.name for field in fields(kind)])
    part = kind(**{key: _value(kind, f"{place}.{key}", key, value) for key, value in given.items()})
    if isinstance(part, Held):
        _check_held(f"{place}.card", part)
    return part


def _check_held(place: str, part: Held) -> None:
    """What is counted is no card, and only of a hand it is said how many cards of any kind it has."""
    if part.zone in COUNTS and part.card:
        raise Mistake(place, f"No card belongs to {part.zone}.", f"Zu {part.zone} gehört keine Karte.")
    if part.zone not in COUNTS and (
        not part.card or (part.card == ANY and part.zone not in ("hand", "deck", "discard", "owned"))
    ):
        raise Mistake(place, "A card is missing.", "Hier fehlt eine Karte.")


def _value(kind: type, place: str, key: str, value: object) -> Any:
    if key in CARDS:
        return _card(place, value)
    return READ[kind, key](place, value)


def _card(place: str, value: object) -> str:
    said = _string(place, value)
    if said in ("", ANY):
        return said
    slug = said if said in facts() else card_names().find(said)
    if not slug:
        raise Mistake(place, f"No card is called “{said}”.", f"Keine Karte heißt „{said}“.")
    return slug


def _one_of(*allowed: str) -> Callable[[str, object], str]:
    def read(place: str, value: object) -> str:
        if isinstance(value, str) and value in allowed:
            return value
        listed = ", ".join(each or '""' for each in allowed)
        raise Mistake(place, f"This must be one of: {listed}.", f"Hier steht eins von: {listed}.")

    return read


def _number(least: int, most: int) -> Callable[[str, object], int]:
    def read(place: str, value: object) -> int:
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return value
        raise Mistake(place, f"A number from {least} to {most}.", f"Eine Zahl von {least} bis {most}.")

    return read


def _number_or_none(place: str, value: object) -> int | None:
    return None if value is None else _number(0, MOST_NUMBER)(place, value)


def _flag(place: str, value: object) -> bool:
    if isinstance(value, bool):
        return value
    raise Mistake(place, "true or false.", "true oder false.")


def _string(place: str, value: object) -> str:
    if isinstance(value, str) and len(value) <= LONGEST:
        return value
    raise Mistake(place, f"A text of at most {LONGEST} characters.", f"Ein Text von höchstens {LONGEST} Zeichen.")


def _option(place: str, value: object) -> str:
    if isinstance(value, str) and OPTION.fullmatch(value):
        return value
    raise Mistake(place, "An option’s slug, such as discard-hand.", "Der Kurzname einer Wahl, etwa discard-hand.")


def _text(place: str, value: object) -> Text:
    both = _map(place, value, ("en", "de"))
    return _string(f"{place}.en", both.get("en")), _string(f"{place}.de", both.get("de"))


def _map(place: str, data: object, keys: Any) -> Mapping[str, Any]:
    if not isinstance(data, Mapping):
        raise Mistake(place, "Keys with values are expected here.", "Hier werden Schlüssel mit Werten erwartet.")
    for key in data:
        if key not in keys:
            listed = ", ".join(keys)
            raise Mistake(f"{place}.{key}".lstrip("."), f"Only these: {listed}.", f"Nur diese: {listed}.")
    return data


def _list(place: str, data: object) -> list[Any]:
    if isinstance(data, list) and len(data) <= MOST_PARTS:
        return data
    raise Mistake(place, f"A list of at most {MOST_PARTS}.", f"Eine Liste von höchstens {MOST_PARTS}.")


_WHO, _MANY = _one_of("", *PERSONS), _number(0, MOST_NUMBER)
READ: dict[tuple[type, str], Callable[[str, object], Any]] = {
    (Held, "who"): _WHO,
    (Held, "zone"): _one_of(*PLACES),
    (Held, "n"): _MANY,
    (Held, "only"): _flag,
    (Deed, "who"): _WHO,
    (Deed, "verb"): _one_of(*DEED_VERBS),
    (Deed, "n"): _MANY,
    (Deed, "times"): _number(1, MOST_TIMES),
    (Deed, "negated"): _flag,
    (Deed, "when"): _one_of("", *WHEN),
    (Deed, "option"): _option,
    (Asked, "type"): _one_of("", *TYPES),
    (Asked, "who"): _WHO,
    (Asked, "verb"): _one_of("", *ASKED_VERBS),
    (Asked, "n"): _number_or_none,
    (Asked, "unit"): _one_of("", *UNITS),
    (Asked, "when"): _one_of("", *WHEN),
    (Asked, "negated"): _flag,
}


# --- as a part of an address -----------------------------------------------------------------------------------------

KINDS: dict[str, type[Held] | type[Deed] | type[Asked]] = {"h": Held, "d": Deed, "a": Asked}


def to_text(claim: Claim) -> str:
    """h.me.hand.moat~d.other.play.militia~a.must.me.discard: fields in their order, those at the end left out."""
    parts: list[Held | Deed | Asked] = [*claim.held, *claim.deeds, claim.asked]
    return "~".join(_short(part) for part in parts)


def _short(part: Held | Deed | Asked) -> str:
    letter = next(letter for letter, kind in KINDS.items() if isinstance(part, kind))
    said = [letter, *("" if value == field.default else _said(value) for field in fields(part)
                      for value in (getattr(part, field.name),))]  # fmt: skip
    while said[-1] == "":
        said.pop()
    return ".".join(said)


def _said(value: object) -> str:
    return str(int(value)) if isinstance(value, bool) else "-" if value == "" else str(value)


def from_text(text: str) -> Claim:
    if len(text) > LONGEST_ADDRESS:
        raise Mistake("claim", f"At most {LONGEST_ADDRESS} characters.", f"Höchstens {LONGEST_ADDRESS} Zeichen.")
    data: dict[str, Any] = {"held": [], "deeds": [], "asked": {}}
    for n, part in enumerate(text.split("~") if text else ()):
        letter, *said = part.split(".")
        kind = KINDS.get(letter)
        if kind is None or len(said) > len(fields(kind)):
            raise Mistake(f"claim[{n}]", "It begins with h, d or a.", "Es beginnt mit h, d oder a.")
        given = {
            field.name: _unsaid(field.default, each, f"claim[{n}]")
            for field, each in zip(fields(kind), said, strict=False)
            if each
        }
        if kind is Asked:
            data["asked"] = given
        else:
            data["held" if kind is Held else "deeds"].append(given)
    return from_json(data)


def _unsaid(default: object, said: str, place: str) -> object:
    if isinstance(default, bool):
        return said == "1"
    if isinstance(default, int) or default is None:
        if not said.isdecimal() or len(said) > 3:
            raise Mistake(place, f"“{said}” is no number.", f"„{said}“ ist keine Zahl.")
        return int(said)
    return "" if said == "-" else said
