"""A situation played out: its steps, the open decision, the table at the end. The same for terminal, API and pages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rules.document.notation import MATS, Situation, lay_out
from rules.engine.decisions import Decision, Illegal, Text
from rules.engine.game import ASIDE, DECK, DISCARD, HAND, PLAY, ZONES, Game, OutOfBudget
from rules.facts import card_names
from rules.speech.grammar import DE, EN
from rules.speech.sentences import LANGUAGES, card_name, sentence


@dataclass
class Adjudication:
    """`error` tells which move could not be made and why; steps and state are those before it."""

    situation: Situation
    game: Game
    error: dict[str, Any] | None = None
    marks: list[int] = field(default_factory=list)  # how many steps there were when each move was made

    def answer(self) -> dict[str, Any]:
        """The contract's answer."""
        return {
            "steps": steps(self.game),
            "pending": pending(self.game),
            "state": state(self.game),
            "error": self.error,
        }

    @property
    def refused(self) -> bool:
        """A move was not legal, and the document did not expect that."""
        return self.error is not None and "error" not in (self.situation.expect or {})

    def differences(self, language: int = EN) -> list[str]:
        """Each point in which `expect` does not hold."""
        if self.situation.expect is None:
            return []
        if self.error is not None and self.refused:
            text: str = self.error["message"][LANGUAGES[language]]
            return [text]
        return compare(self.situation.expect, self.answer(), language)


OVER = "The game is over: nothing is asked any more.", "Das Spiel ist zu Ende: Es wird nichts mehr gefragt."
BUDGETS: dict[str, Text] = {
    "instructions": ("instructions", "Anweisungen"),
    "levels": ("levels of effects inside effects", "Ebenen von Wirkungen in Wirkungen"),
    "decisions": ("decisions", "Entscheidungen"),
}


def adjudicate(situation: Situation, trace: bool = True) -> Adjudication:
    """Plays the moves, one decision after the other, and stops before the first that is not legal.

    A run that is out of budget stops where it is, with the trace so far.
    """
    game = lay_out(situation)
    if not trace:
        game.log = None
    run = Adjudication(situation, game)
    try:
        game.run()
    except OutOfBudget as stopped:
        run.error = _error(game, -1, "", _stopped(stopped))
        return run
    for i, move in enumerate(situation.moves):
        run.marks.append(len(game.log or ()))
        if game.pending is None:
            run.error = _error(game, i, move, OVER)
            break
        try:
            game.push(move)
        except Illegal as illegal:
            run.error = _error(game, i, move, illegal.why)
            break
        except OutOfBudget as stopped:
            run.error = _error(game, i, move, _stopped(stopped))
            break
    return run


def _stopped(stopped: OutOfBudget) -> Text:
    en, de = BUDGETS[stopped.what]
    limit = f"{stopped.limit:,}"
    return (
        f"The run was stopped: more than {limit} {en}.",
        f"Der Lauf wurde angehalten: mehr als {limit.replace(',', '.')} {de}.",
    )


def _error(game: Game, i: int, move: str, why: Text) -> dict[str, Any]:
    """Which move, what was asked, of whom, and every legal answer. `move` counts from 0, -1 is before the first."""
    decision = game.pending
    legal = decision.choices if decision else []
    asked = game.table.names[decision.player] if decision else None
    prompt = decision.prompt if decision else ("", "")
    en = f"Move {i + 1} (“{move}”): {why[EN]}" if i >= 0 else why[EN]
    de = f"Zug {i + 1} („{move}“): {why[DE]}" if i >= 0 else why[DE]
    if decision:
        en += f" {asked} was asked: {prompt[EN]}"
        de += f" Gefragt war {asked}: {prompt[DE]}"
        any_card = ("any card", "jede Karte") if decision.open else ("", "")
        en += f" Legal: {any_card[EN] or ', '.join(legal)}."
        de += f" Erlaubt: {any_card[DE] or ', '.join(decision.words(label)[DE] for label in legal)}."
    return {
        "move": i,
        "answer": move,
        "player": asked,
        "asked": {"en": prompt[EN], "de": prompt[DE]},
        "legal": legal,
        "message": {"en": en, "de": de},
    }


# --- the answer's parts ----------------------------------------------------------------------------------------------


def steps(game: Game) -> list[dict[str, Any]]:
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


def pending(game: Game) -> dict[str, Any] | None:
    decision = game.pending
    return _pending(game, decision) if decision else None


def _pending(game: Game, decision: Decision) -> dict[str, Any]:
    return {
        "player": game.table.names[decision.player],
        "kind": decision.kind,
        "source": decision.source,
        "prompt": {"en": decision.prompt[EN], "de": decision.prompt[DE]},
        "choices": decision.choices,
        "min": 0 if decision.kind == "phase" and "-" in decision.labels else decision.min,
        "max": decision.max,
    }


def state(game: Game) -> dict[str, Any]:
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
        },
        "players": {name: _player(game, player) for player, name in enumerate(names)},
        "supply": {
            pile.name: [game.name(card) for card in game.zones[pile.zone]] if pile.mixed else len(game.zones[pile.zone])
            for pile in game.table.piles.values()
        },
        "trash": [game.name(card) for card in game.zones[game.table.trash]],
        "over": game.over,
        "winners": [names[player] for player in outcome[0]] if outcome else [],
    }


def _player(game: Game, player: int) -> dict[str, Any]:
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


# --- expect ----------------------------------------------------------------------------------------------------------


def compare(expect: Mapping[str, Any], answer: Mapping[str, Any], language: int = EN) -> list[str]:
    """Each difference between what is expected, in the canonical form that `parse` gives it, and what is."""
    found = _Differences(language)
    table = answer["state"]
    for key, wanted in expect.items():
        if key in table["players"]:
            found.compare(key, wanted, table["players"][key])
        elif key == "error":
            found.compare(key, wanted, answer["error"] is not None)
        elif key == "pending":
            found.compare(key, wanted, answer["pending"])
        elif key == "steps":
            found.steps(wanted, answer["steps"])
        else:
            found.compare(key, wanted, table[key])
    return found.lines


class _Differences:
    def __init__(self, language: int) -> None:
        self.language = language
        self.lines: list[str] = []

    def compare(self, place: str, wanted: Any, found: Any) -> None:
        if isinstance(wanted, Mapping) and isinstance(found, Mapping):
            for key, part in wanted.items():
                self.compare(f"{place}.{key}", part, found.get(key, _NONE[type(part)]))
        elif isinstance(found, list):
            self._cards(place, wanted, found)
        elif isinstance(wanted, bool):  # extra: true stands for any card
            if wanted != bool(found):
                self._differ(place, str(wanted).lower(), str(found).lower() if isinstance(found, bool) else found)
        elif wanted != found:
            self._differ(place, wanted, "-" if found is None else found)

    def steps(self, wanted: Sequence[Mapping[str, Any]], found: Iterable[Mapping[str, Any]]) -> None:
        """Each wanted step happened, in this order; others may have happened in between."""
        left = iter(found)
        for i, step in enumerate(wanted):
            if not any(_fits(step, happened) for happened in left):
                words = [self._listed(list(part)) if isinstance(part, tuple) else str(part) for part in step.values()]
                self._differ(f"steps[{i}]", " ".join(words), "-")

    def _cards(self, place: str, wanted: int | tuple[str, ...], found: list[str]) -> None:
        if isinstance(wanted, int):
            if len(found) != wanted:
                self._differ(place, wanted, f"{len(found)} ({self._listed(found)})")
            return
        cards = [card for name in wanted for card in _single(name)]
        ordered = place.endswith(".deck")
        if (cards != found) if ordered else (Counter(cards) != Counter(found)):
            self._differ(place, self._listed(cards), self._listed(found))

    def _listed(self, cards: list[str]) -> str:
        counted = Counter(cards)
        nothing = ("nothing", "nichts")[self.language]
        return ", ".join(name if n == 1 else f"{n} {name}" for name, n in counted.items()) or nothing

    def _differ(self, place: str, wanted: Any, found: Any) -> None:
        words = ("{}: expected {}, found {}", "{}: erwartet {}, gefunden {}")[self.language]
        self.lines.append(words.format(place, wanted, found))


def _fits(wanted: Mapping[str, Any], step: Mapping[str, Any]) -> bool:
    differences = _Differences(EN)
    differences.compare("step", wanted, step)
    return not differences.lines


_NONE: dict[type, Any] = {int: 0, tuple: [], bool: False, str: "", dict: {}, type(None): None}


def _single(name: str) -> list[str]:
    """`3 Copper` as three."""
    number, _, rest = name.partition(" ")
    if number.isdecimal() and (rest == "?" or card_names().find(rest)) and card_names().find(name) is None:
        return [rest] * int(number)
    return [name]
