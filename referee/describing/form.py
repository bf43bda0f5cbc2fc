"""The form: what it sent as data, and data as the fields to show."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from django.utils.translation import gettext as _

from referee.board.drawn import token_name
from referee.describing.document import text_from_data
from referee.describing.said import Data, card_list, durations, number_or_text, parts_of, pile_tokens, piles
from referee.spoken import language
from rules import MATS, MOST_PLAYERS, PHASES, TOKENS, ZONE_KEYS, Mistake, read_text
from rules.facts import expansion_names, expansions, same
from rules.kingdoms import kingdom_names
from rules.speech.sentences import PHASES as PHASE_NAMES

NAMES = ("Anna", "Bernd", "Carla", "Dora", "Emil", "Frida")


# --- from the form to data -------------------------------------------------------------------------------------------


def data_from_form(form: Mapping[str, str]) -> Data:
    """The document as a form sent it, unchecked."""
    data: Data = {}

    def text(name: str) -> str:
        return str(form.get(name, "")).strip()

    if text("title"):
        data["title"] = text("title")
    editions = {slug: text(f"editions-{slug}") for slug in expansions() if text(f"editions-{slug}")}
    if editions:
        data["editions"] = {expansions()[slug].en: number_or_text(n) for slug, n in editions.items()}
    data["players"] = dict(_players_from_form(form))
    for key in ("kingdom", "ally", "bane"):
        if text(key):
            data[key] = text(key)
    if text("kingdom") and not kingdom_names().meanings(text("kingdom")) and len(parts_of(text("kingdom"))) > 1:
        data["kingdom"] = parts_of(text("kingdom"))
    for key in ("landscapes", "boons", "hexes", "trash"):
        if text(key):
            data[key] = card_list(text(key))
    if text("supply"):
        data["supply"] = piles(text("supply"))
    if text("pile-tokens"):
        data["pile tokens"] = pile_tokens(text("pile-tokens"))
    turn = dict(_turn_from_form(text))
    if turn:
        data["turn"] = turn
    if text("seed"):
        data["seed"] = number_or_text(text("seed"))
    if text("moves"):
        data["moves"] = [line.strip() for line in text("moves").splitlines() if line.strip()]
    for key in ("expect", "memory"):
        if text(key):
            data[key] = _yaml_or_text(text(key))
    if text("rest") and not _take_in(data, _yaml_or_text(text("rest"))):
        data["rest"] = text("rest")
    return data


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


def _yaml_or_text(text: str) -> Any:
    try:
        return read_text(text)
    except Mistake:
        return text


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


def seated(form: Mapping[str, str], gone: int | None = None) -> dict[str, str]:
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


# --- from data to the form -------------------------------------------------------------------------------------------


@dataclass
class FormField:
    """One field of the form. `place` is where its value stands in the document."""

    name: str
    label: str
    value: str = ""
    hint: str = ""
    kind: str = "cards"  # cards, lines, words, number, choice, check
    choices: list[tuple[str, str]] = field(default_factory=list)
    mistakes: list[FormMistake] = field(default_factory=list)


@dataclass
class FormMistake:
    """A mistake as the page tells it, with what would be right instead."""

    text: str
    fixes: list[tuple[str, str]] = field(default_factory=list)  # (what is sent, the name)
    place: str = ""
    line: int = 0


@dataclass
class Player:
    number: int
    name: FormField
    hand: FormField
    zones: list[FormField]
    more: list[FormField]
    tokens: list[FormField]

    @property
    def described(self) -> bool:
        return any(f.value or f.mistakes for f in self.zones)

    @property
    def open(self) -> bool:
        """Whether the rarely used fields hold something, and so have to be seen."""
        return any(f.value or f.mistakes for f in (*self.more, *self.tokens))


@dataclass
class Form:
    players: list[Player]
    turn: list[FormField]
    table: list[FormField]
    editions: list[FormField]
    more: list[FormField]
    loose: list[FormMistake] = field(default_factory=list)
    focus: str = ""  # the field where one goes on
    comments: str = ""  # of the document that it was
    notes: list[str] = field(default_factory=list)  # what is possible and yet looks odd

    def fields(self) -> Iterator[FormField]:
        for player in self.players:
            yield from (player.name, player.hand, *player.zones, *player.more, *player.tokens)
        yield from (*self.turn, *self.table, *self.editions, *self.more)

    @property
    def more_open(self) -> bool:
        return any(f.value or f.mistakes for f in self.more)

    @property
    def wrong(self) -> list[FormMistake]:
        return [*self.loose, *(found for f in self.fields() for found in f.mistakes)]

    @property
    def several_fixes(self) -> bool:
        """Whether more than one name may be meant otherwise, so that all are taken in one go."""
        return sum(bool(found.fixes) for found in self.wrong) > 1


def _text(value: Any) -> str:
    if value is None:
        return ""
    if isinstance(value, list | tuple):
        return ", ".join(_text(part) for part in value) if value else "-"
    if isinstance(value, Mapping):
        return ", ".join(f"{key} ({_text(inner)})" for key, inner in value.items())
    return str(value)


def _lines(value: Any) -> str:
    if isinstance(value, Mapping):
        return "\n".join(f"{key}: {_inside(inner)}" for key, inner in value.items())
    return _text(value)


def _inside(value: Any) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{n} {token}" for token, n in value.items())
    return _text(value)


def form_from_data(data: Data, seats: int = 2) -> Form:
    players = data.get("players") or {}
    rows = [(str(name), seat or {}) for name, seat in players.items()]
    rows += [("", {})] * (max(seats, 2) - len(rows))
    names = [name or NAMES[i % len(NAMES)] for i, (name, _seat) in enumerate(rows)]
    turn = data.get("turn") if isinstance(data.get("turn"), Mapping) else {}
    turn = turn or {}
    form = Form(
        players=[_player(i, name, seat) for i, (name, seat) in enumerate(rows)],
        turn=_turn_fields(turn, names),
        table=_table_fields(data),
        editions=_edition_fields(data),
        more=_more_fields(data, turn, names),
    )
    form.more.append(
        FormField("rest", _("Anything else, as in the document"), _yaml(_left_over(data, form) or None), kind="lines")
    )
    return form


# What the form has no field for, or a field that cannot hold everything.
NO_FIELD = ("loot", "discarded boons", "discarded hexes", "druid", "chosen", "prophecy", "sun", "landscape tokens")
NO_FIELD_OF_A_PLAYER = ("last turn trashed", "done")
NO_FIELD_OF_THE_TURN = ("by", "trashed", "done")
NO_FIELD_OF_A_MAT = ("inheritance", "prince")
HOLDS_NOT_ALL = {"pile tokens": "pile-tokens", "trash": "trash", "supply": "supply"}


def _left_over(data: Data, form: Form) -> Data:
    """The part of a document that the form's other fields do not say. A field that would say it wrong is emptied."""
    again = data_from_form({f.name: f.value for f in form.fields()})
    rest: Data = {key: data[key] for key in NO_FIELD if key in data}
    fields = {f.name: f for f in form.fields()}
    for key, name in HOLDS_NOT_ALL.items():
        if isinstance(data.get(key), list | Mapping) and again.get(key) != data[key]:
            rest[key] = data[key]
            fields[name].value = ""
    turn = data.get("turn")
    if isinstance(turn, Mapping) and (said := {key: turn[key] for key in NO_FIELD_OF_THE_TURN if key in turn}):
        rest["turn"] = said
    players: Data = {}
    for name, seat in (data.get("players") or {}).items():
        if isinstance(seat, Mapping):
            said = {key: seat[key] for key in NO_FIELD_OF_A_PLAYER if key in seat}
            mats = seat.get("mats")
            if isinstance(mats, Mapping) and (kept := {mat: mats[mat] for mat in NO_FIELD_OF_A_MAT if mat in mats}):
                said["mats"] = kept
            if said:
                players[str(name)] = said
    return {**rest, **({"players": players} if players else {})}


def _player(i: int, name: str, seat: Mapping[str, Any]) -> Player:
    at = f"p{i}"

    def zone(key: str, label: str, hint: str = "") -> FormField:
        return FormField(f"{at}-{key}", label, _text(seat.get(key)) if key in seat else "", hint)

    mats = seat.get("mats") if isinstance(seat.get("mats"), Mapping) else {}
    tokens = seat.get("tokens") if isinstance(seat.get("tokens"), Mapping) else {}
    return Player(
        number=i + 1,
        name=FormField(f"{at}-name", _("Name"), name, NAMES[i % len(NAMES)], kind="words"),
        hand=zone("hand", _("Hand"), _("Throne Room, Tactician, 3 Copper, two cards")),
        zones=[
            zone("deck", _("Deck"), _("top card first; empty: ten face-down cards")),
            zone("discard", _("Discard pile"), _("top card first")),
            zone("play", _("In play"), _("played this turn, nothing still to come")),
            zone("durations", _("Durations"), _("still to act: Tactician, Haven (Gold)")),
        ],
        more=[
            zone("aside", _("Set aside")),
            *(
                FormField(f"{at}-mats-{mat}", label, _text(mats[mat]) if mats and mat in mats else "")
                for mat, label in (
                    ("island", _("Island mat")),
                    ("native-village", _("Native Village mat")),
                    ("tavern", _("Tavern mat")),
                    ("exile", _("Exile mat")),
                )
            ),
            zone("holds", _("Artifacts, States, Projects")),
            FormField(f"{at}-gained", _("Gained on the last turn"), _text(seat.get("last turn gained"))),
        ],
        tokens=[
            FormField(
                f"{at}-tokens-{token}",
                token_name(token, 2),
                _text(tokens[token]) if tokens and token in tokens else "",
                kind="number",
            )
            for token in TOKENS
        ],
    )


def _choice(value: Any, choices: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """The choices, and what was sent though it is none of them."""
    text = _text(value)
    return choices if not text or any(text == key for key, _name in choices) else [*choices, (text, text)]


def _turn_fields(turn: Mapping[str, Any], names: list[str]) -> list[FormField]:
    players = [("", _("the first player")), *((name, name) for name in names)]
    phases = [("", PHASE_NAMES["action"][language()])]
    phases += [(phase, PHASE_NAMES[phase][language()]) for phase in PHASES[1:]]
    player, phase = turn.get("player"), turn.get("phase")
    phase = "" if phase == "action" else phase
    return [
        FormField("turn-player", _("Whose turn"), _text(player), kind="choice", choices=_choice(player, players)),
        FormField("turn-phase", _("Phase"), _text(phase), kind="choice", choices=_choice(phase, phases)),
        *(
            FormField(f"turn-{key}", token_name(key, 2), _text(turn.get(key)), str(standard), kind="number")
            for key, standard in (("actions", 1), ("buys", 1), ("coins", 0))
        ),
    ]


def _table_fields(data: Data) -> list[FormField]:
    return [
        FormField(
            "kingdom", _("Kingdom"), _text(data.get("kingdom")), _("a name, or its piles: Moat, Smithy"), "kingdom"
        ),
        FormField(
            "supply", _("Supply"), _lines(data.get("supply")), _("only what is not full: Curse: 0"), kind="lines"
        ),
        FormField("trash", _("Trash"), _text(data.get("trash")) if "trash" in data else ""),
        FormField("ally", _("Ally"), _text(data.get("ally"))),
        FormField("landscapes", _("Events, Projects, Landmarks, Ways"), _text(data.get("landscapes"))),
    ]


def _edition_fields(data: Data) -> list[FormField]:
    given = data.get("editions") if isinstance(data.get("editions"), Mapping) else {}
    chosen = {expansion_names().find(str(name)) or str(name): n for name, n in (given or {}).items()}
    found = []
    for slug, expansion in expansions().items():
        if len(expansion.editions) < 2:
            continue
        name = expansion.de if language() else expansion.en
        newest = max(expansion.editions)
        choices = [("", _("newest (%(edition)s)") % {"edition": newest})]
        choices += [(str(n), _("edition %(edition)s") % {"edition": n}) for n in sorted(expansion.editions)]
        value = chosen.get(slug, "")
        found.append(FormField(f"editions-{slug}", name, _text(value), kind="choice", choices=_choice(value, choices)))
    return found


def _more_fields(data: Data, turn: Mapping[str, Any], names: list[str]) -> list[FormField]:
    players = [("", _("the player to the right")), *((name, name) for name in names)]
    previous = turn.get("previous")
    moves = data.get("moves")
    return [
        FormField("title", _("Title"), _text(data.get("title")), kind="words"),
        FormField("bane", _("Bane"), _text(data.get("bane"))),
        FormField("boons", _("Boons, top first"), _text(data.get("boons")) if "boons" in data else ""),
        FormField("hexes", _("Hexes, top first"), _text(data.get("hexes")) if "hexes" in data else ""),
        FormField(
            "pile-tokens",
            _("Tokens on piles"),
            _lines(data.get("pile tokens")),
            _("Temple: 2 vp"),
            kind="lines",
        ),
        FormField("turn-number", _("Turn number"), _text(turn.get("number")), "1", kind="number"),
        FormField(
            "turn-previous", _("Previous turn"), _text(previous), kind="choice", choices=_choice(previous, players)
        ),
        FormField("turn-extra", _("Extra turn by"), _text(turn.get("extra") or ""), _("Outpost")),
        FormField("turn-gained", _("Gained this turn"), _text(turn.get("gained")) if "gained" in turn else ""),
        FormField(
            "turn-bought", _("A card was bought already"), "1" if turn.get("bought") is True else "", kind="check"
        ),
        FormField("seed", _("Seed of the shuffles"), _text(data.get("seed")), "0", kind="number"),
        FormField(
            "moves",
            _("Decisions so far, one a line"),
            "\n".join(_move(m) for m in moves) if isinstance(moves, list) else _text(moves),
            _("play Throne Room"),
            kind="lines",
        ),
        FormField("expect", _("What must hold at the end"), _yaml(data.get("expect")), kind="lines"),
        FormField("memory", _("What the table remembers"), _yaml(data.get("memory")), kind="lines"),
    ]


def _yaml(value: Any) -> str:
    if value is None or isinstance(value, str):
        return value or ""
    return text_from_data(value).strip()


def _move(move: Any) -> str:
    if isinstance(move, bool):
        return "yes" if move else "no"
    if isinstance(move, Mapping) and len(move) == 1:
        ((who, what),) = move.items()
        return f"{who}: {'-' if what is None else what}"
    return "-" if move is None else str(move)
