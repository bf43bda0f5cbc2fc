"""Data as the fields of the form to show."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from django.utils.translation import gettext as _

from cards.pages.languages import language
from referee.board.table import token_name
from referee.describing.form_data import NAMES, data_from_form
from referee.documents import Data, text_from_data
from rules import PHASES, TOKENS
from rules.facts import expansion_names, expansions
from rules.speech.wording import PHASES as PHASE_NAMES


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
        return ", ".join(
            f"{token} ({_text(n)})" if isinstance(n, list) else f"{n} {token}" for token, n in value.items()
        )
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
NO_FIELD = ("discarded boons", "discarded hexes", "druid", "landscape tokens")
NO_FIELD_OF_A_PLAYER = ("last turn trashed", "done")
NO_FIELD_OF_THE_TURN = ("by", "trashed", "done")
NO_FIELD_OF_A_MAT = ("inheritance", "prince")
HOLDS_NOT_ALL = {
    "pile tokens": "pile-tokens",
    "trash": "trash",
    "supply": "supply",
    "chosen": "chosen",
    "loot": "loot",
    "prophecy": "prophecy",
    "sun": "sun",
}


def _left_over(data: Data, form: Form) -> Data:
    """The part of a document that the form's other fields do not say. A field that would say it wrong is emptied."""
    again = data_from_form({f.name: f.value for f in form.fields()})
    rest: Data = {key: data[key] for key in NO_FIELD if key in data}
    fields = {f.name: f for f in form.fields()}
    for key, name in HOLDS_NOT_ALL.items():
        if isinstance(data.get(key), list | Mapping) and again.get(key) != data[key]:
            rest[key] = data[key]
            fields[name].value = ""
    if said := _of(data.get("turn"), NO_FIELD_OF_THE_TURN):
        rest["turn"] = said
    players = {str(name): _left_over_seat(seat) for name, seat in (data.get("players") or {}).items()}
    players = {name: said for name, said in players.items() if said}
    return {**rest, **({"players": players} if players else {})}


def _left_over_seat(seat: Any) -> Data:
    said = _of(seat, NO_FIELD_OF_A_PLAYER)
    if mats := _of(_of(seat, ("mats",)).get("mats"), NO_FIELD_OF_A_MAT):
        said["mats"] = mats
    return said


def _of(part: Any, keys: Iterable[str]) -> Data:
    """What a map says about these; nothing where it is none."""
    return {key: part[key] for key in keys if key in part} if isinstance(part, Mapping) else {}


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
        FormField("landscapes", _("Events, Projects, Landmarks, Ways, Traits"), _text(data.get("landscapes"))),
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
        FormField("loot", _("Loot, top first"), _text(data.get("loot")) if "loot" in data else ""),
        FormField("prophecy", _("Prophecy"), _text(data.get("prophecy"))),
        FormField("sun", _("Sun tokens on it"), _text(data.get("sun")), _("as the set-up gives them"), kind="number"),
        FormField(
            "chosen",
            _("What a set-up chose"),
            _lines(data.get("chosen")),
            _("Cheap: Village; Obelisk: Smithy"),
            kind="lines",
        ),
        FormField(
            "pile-tokens",
            _("Tokens on piles"),
            _lines(data.get("pile tokens")),
            _("Temple: 2 vp; Village: Training (Anna)"),
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
