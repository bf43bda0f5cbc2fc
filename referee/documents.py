"""The document as text and as plain data, before it is checked."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import yaml

from cards.pages.languages import language
from rules import PLAYER_KEYS, TOP_KEYS, TURN_KEYS, Mistake, Situation, document_of, parse, read_text
from rules.facts import card_names
from rules.speech.wording import card_name

Data = dict[str, Any]


class Dumper(yaml.SafeDumper):
    def ignore_aliases(self, data: Any) -> bool:
        return True


def _flow(dumper: yaml.SafeDumper, data: Sequence[Any]) -> yaml.Node:
    return dumper.represent_sequence("tag:yaml.org,2002:seq", data, flow_style=True)


Dumper.add_representer(list, _flow)


def text_from_data(data: Data) -> str:
    return yaml.dump(data, Dumper=Dumper, allow_unicode=True, sort_keys=False, width=100)


def comments_in(text: str) -> str:
    """The comments of a document that can be read, one a line; a form has no place for them."""
    if "#" not in text:
        return ""
    found, end = [], 0
    for token in yaml.scan(text, Loader=yaml.CSafeLoader):
        found += re.findall(r"(?:^|(?<=\s))#[^\n]*", text[end : token.start_mark.index])
        end = max(end, token.end_mark.index)
    return "\n".join(found)


def with_comments(text: str, comments: str) -> str:
    """A document with comments at its top."""
    return "".join(f"# {line}\n" for said in comments.splitlines() if (line := said.strip("# \t"))) + text


def data_from_text(text: str) -> Data:
    """What a document says, as far as a form can hold it. Mistake when it cannot."""
    data = read_text(text)
    if data is None:
        return {}
    if not isinstance(data, Mapping):
        parse(data)
    data = {str(key): value for key, value in data.items()}
    _only("", data, TOP_KEYS)
    if not isinstance(data.get("players") or {}, Mapping):
        parse({"players": data["players"]})
    for name, seat in (data.get("players") or {}).items():
        if seat is None:
            continue
        if not isinstance(seat, Mapping):
            parse({"players": {str(name): seat, "?": {}}})
        _only(f"players.{name}", seat, PLAYER_KEYS)
    if isinstance(data.get("turn"), Mapping):
        _only("turn", data["turn"], TURN_KEYS)
    return data


def _only(place: str, data: Mapping[Any, Any], known: Sequence[str]) -> None:
    for key in data:
        if key not in known:
            where = f"{place}.{key}" if place else str(key)
            raise Mistake(
                where,
                f"“{str(key)[:60]}” is not known here; known are: {', '.join(known)}.",
                f"„{str(key)[:60]}“ kennt das Dokument hier nicht; es gibt: {', '.join(known)}.",
            )


NAMED = (
    *("kingdom", "ally", "bane", "landscapes", "boons", "hexes", "discarded boons", "discarded hexes", "druid", "loot"),
    *("prophecy", "chosen", "trash", "supply"),
)


def localize(situation: Situation) -> Data:
    """A situation as data for the form, with names in the page's language."""
    data = document_of(situation)
    data["players"] = {name: _localized_seat(seat) for name, seat in data["players"].items()}
    for key in NAMED:
        if key in data:
            data[key] = _named(data[key])
    for key in ("pile tokens", "landscape tokens"):  # a player may be called like a card: only what a token is called
        if key in data:
            data[key] = {
                _named(on): {_named(token): n for token, n in tokens.items()} for on, tokens in data[key].items()
            }
    for key in ("extra", "gained", "trashed"):
        if key in data.get("turn", {}):
            data["turn"][key] = _named(data["turn"][key])
    return data


def _localized_seat(seat: Data) -> Data:
    named = {key: _named(value) for key, value in seat.items() if key not in ("mats", "tokens")}
    if "mats" in seat:
        named["mats"] = {mat: _named(cards) for mat, cards in seat["mats"].items()}
    return {key: named.get(key, value) for key, value in seat.items()}


def _named(value: Any) -> Any:
    """`3 Copper` in the page's language; what is no card stays as it is."""
    if isinstance(value, list):
        return [_named(inner) for inner in value]
    if isinstance(value, dict):
        return {_named(key): _named(inner) for key, inner in value.items()}
    if not isinstance(value, str):
        return value
    match = re.fullmatch(r"(\d+ |)(.+)", value)
    slug = card_names().find(match[2]) if match and ":" not in value else None
    return match[1] + card_name(slug, language()) if match and slug else value


def line_of(text: str, place: str) -> int:
    """The line of a document where that place is; 0 when it cannot be told."""
    if match := re.fullmatch(r"line (\d+)", place):
        return int(match[1])
    if not place:  # the whole of it, perhaps because it is too deep to be read at all
        return 0
    try:
        node = yaml.compose(text, Loader=yaml.CSafeLoader)
    except (yaml.YAMLError, ValueError):
        return 0
    line = 0
    while isinstance(node, yaml.MappingNode | yaml.SequenceNode) and place:
        if isinstance(node, yaml.SequenceNode):
            match = re.match(r"\[(\d+)\]\.?", place)
            if match is None or int(match[1]) >= len(node.value):
                break
            node, place = node.value[int(match[1])], place[match.end() :]
        else:
            for key, value in sorted(node.value, key=lambda pair: -len(str(pair[0].value))):
                name = str(key.value)
                if place == name or place.startswith((f"{name}.", f"{name}[")):
                    line = key.start_mark.line + 1
                    node, place = value, place[len(name) :].removeprefix(".")
                    break
            else:
                break
            continue
        line = node.start_mark.line + 1
    return line
