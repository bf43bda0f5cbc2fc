"""The contract's answer about a game: its steps, the open decision, the table."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from rules.document.keys import MATS
from rules.document.situation import Mistake, Situation
from rules.engine.decisions import Decision, Text
from rules.engine.game import Game
from rules.engine.quotation import full_question
from rules.engine.zones import ASIDE, DECK, DISCARD, HAND, PLAY, ZONES
from rules.rulebook.refusals import not_offered
from rules.speech.grammar import DE, EN
from rules.speech.saying import sentence
from rules.speech.wording import card_name


class Both(TypedDict):
    """A text in both languages."""

    en: str
    de: str


class StepRecord(TypedDict):
    n: int
    actor: str
    kind: str
    cards: list[str]
    text: Both
    cites: list[str]


class NotOfferedRecord(TypedDict):
    """What is not among the choices, as it would stand there, and why."""

    choices: list[str]
    text: Both


class PendingRecord(TypedDict):
    """The open decision. At the top of a phase `choices` are whole moves, inside a card names and slugs."""

    player: str
    kind: str
    source: str
    prompt: Both
    choices: list[str]
    min: int
    max: int
    not_offered: NotRequired[list[NotOfferedRecord]]  # where the table says why


class TurnRecord(TypedDict):
    player: str
    phase: str
    actions: int
    buys: int
    coins: int
    number: int
    extra: str | bool  # the card that gave the turn, or False
    by: str | None  # who decides in a possessed turn


class PlayerRecord(TypedDict):
    """Piles with their top card first."""

    hand: list[str]
    deck: list[str]
    discard: list[str]
    play: list[str]
    aside: list[str]
    mats: dict[str, list[str]]
    tokens: dict[str, int]
    holds: list[str]
    points: int


BesideRecord = TypedDict(
    "BesideRecord",
    {
        "landscapes": NotRequired[list[str]],
        "landscape tokens": NotRequired[dict[str, dict[str, int]]],
        "prophecy": NotRequired[str],
        "sun": NotRequired[int],
        "boons": NotRequired[int],
        "hexes": NotRequired[int],
        "loot": NotRequired[int],
    },
)


class StateRecord(BesideRecord):
    turn: TurnRecord
    players: dict[str, PlayerRecord]
    supply: dict[str, int | list[str]]  # a mixed pile is a list, any other a count
    trash: list[str]
    over: bool
    winners: list[str]


class NoteRecord(TypedDict):
    place: str
    text: Both


class MoveErrorRecord(TypedDict):
    """Which move could not be made, and why."""

    move: int
    answer: str
    player: str | None
    asked: Both
    legal: list[str]
    message: Both


class MistakeRecord(TypedDict):
    """What is wrong with a document, and where."""

    place: str
    near: list[Both]
    message: Both


class StandingRecord(TypedDict):
    pending: PendingRecord | None
    state: StateRecord
    error: MoveErrorRecord | None


class AnswerRecord(StandingRecord):
    steps: list[StepRecord]
    notes: NotRequired[list[NoteRecord]]
    differences: NotRequired[list[Both]]  # where `expect` does not hold


class RefusalRecord(TypedDict):
    steps: list[StepRecord]
    pending: None
    state: None
    error: MistakeRecord


def refusal(mistake: Mistake) -> RefusalRecord:
    """The same shape for a document that is refused: nothing was played, and the error says what is wrong where."""
    return {
        "steps": [],
        "pending": None,
        "state": None,
        "error": {
            "place": mistake.place,
            "near": [{"en": en, "de": de} for en, de in mistake.near],
            "message": {"en": mistake.message[EN], "de": mistake.message[DE]},
        },
    }


def notes(situation: Situation) -> list[NoteRecord]:
    """What is odd about a table, and is played all the same."""
    return [{"place": note.place, "text": {"en": note.text[EN], "de": note.text[DE]}} for note in situation.notes]


def steps(game: Game) -> list[StepRecord]:
    names = game.table.names
    return [
        {
            "n": n,
            "actor": names[step.actor],
            "kind": step.kind,
            "cards": [card_name(slug, EN) if slug != "?" else "?" for slug in step.cards],
            "text": {"en": sentence(step, names, EN), "de": sentence(step, names, DE)},
            "cites": list(step.cites),
        }
        for n, step in enumerate(game.log or (), 1)
    ]


def pending(game: Game) -> PendingRecord | None:
    decision = game.pending
    return _pending(game, decision) if decision else None


def _pending(game: Game, decision: Decision) -> PendingRecord:
    found: PendingRecord = {
        "player": game.table.names[decision.player],
        "kind": decision.kind,
        "source": decision.source,
        "prompt": _both(full_question(game, decision)),
        "choices": decision.choices,
        "min": 0 if decision.kind == "phase" and "-" in decision.labels else decision.min,
        "max": decision.max,
    }
    if others := not_offered(game):
        found["not_offered"] = [{"choices": one.choices, "text": _both(one.text)} for one in others]
    return found


def _both(text: Text) -> Both:
    return {"en": text[EN], "de": text[DE]}


def state(game: Game) -> StateRecord:
    names = game.table.names
    outcome = game.outcome()
    return {
        "turn": {
            "player": names[game.player],
            "phase": game.phase,
            "actions": game.actions,
            "buys": game.buys,
            "coins": game.coins,
            "number": game.number,
            "extra": card_name(game.extra, EN) if game.extra else False,
            "by": names[game.by] if game.by >= 0 else None,
        },
        "players": {name: _player(game, player) for player, name in enumerate(names)},
        "supply": {
            pile.name: [game.name(card) for card in game.zones[pile.zone]] if pile.mixed else len(game.zones[pile.zone])
            for pile in game.table.piles.values()
            if not pile.apart and pile.slug != "loot"
        },
        "trash": [game.name(card) for card in game.zones[game.table.trash]],
        **_beside(game),
        "over": game.over,
        "winners": [names[player] for player in outcome[0]] if outcome else [],
    }


def _beside(game: Game) -> BesideRecord:
    """What lies beside the piles, where the game has it."""
    beside = game.beside
    found: BesideRecord = {}
    if game.table.landscapes:
        found["landscapes"] = [kind.name for kind in game.table.landscapes]
    tokens: dict[str, dict[str, int]] = {}
    for slug, token, n in beside.tokens:
        tokens.setdefault(card_name(slug, EN), {})[token] = n
    if tokens:
        found["landscape tokens"] = tokens
    if beside.prophecy:
        found |= {"prophecy": card_name(beside.prophecy, EN), "sun": beside.sun}
    if beside.boons:
        found["boons"] = len(beside.boons)
    if beside.hexes:
        found["hexes"] = len(beside.hexes)
    if "loot" in game.table.piles:  # face down: nobody sees more of it
        found["loot"] = len(game.pile_cards("loot"))
    return found


def _player(game: Game, player: int) -> PlayerRecord:
    base = player * ZONES

    def zone(which: int) -> list[str]:
        return [game.name(card) for card in game.zones[base + which]]

    return {
        "hand": zone(HAND),
        "deck": zone(DECK),
        "discard": zone(DISCARD),
        "play": zone(PLAY),
        "aside": zone(ASIDE),
        "mats": {mat: cards for mat, which in MATS.items() if (cards := zone(which))},
        "tokens": {what: n for (owner, what), n in sorted(game.tokens.items()) if owner == player and n},
        "holds": [card_name(slug, EN) for slug in game.holds[player]],
        "points": game.points(player),
    }
