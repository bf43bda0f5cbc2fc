"""A situation played out: its steps, the open decision, the table at the end. The same for terminal, API and pages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from rules.decisions import Decision, Illegal, Text
from rules.facts import card_names, plain
from rules.game import ASIDE, DECK, DISCARD, HAND, PLAY, ZONES, Game, OutOfBudget
from rules.notation import MATS, Situation, start
from rules.speech import DE, EN, LANGUAGES, card_name, sentence


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
        return compare(self.situation.expect, self.answer(), tuple(self.situation.players))


def adjudicate(situation: Situation, trace: bool = True) -> Adjudication:
    """Plays the moves, one decision after the other, and stops before the first that is not legal."""
    game = start(situation, trace)
    run = Adjudication(situation, game)
    for i, move in enumerate(situation.moves):
        run.marks.append(len(game.log or ()))
        if game.pending is None:
            run.error = _error(
                game,
                i,
                move,
                ("The game is over: nothing is asked any more.", "Das Spiel ist zu Ende: Es wird nichts mehr gefragt."),
            )
            break
        before = game.copy()
        try:
            game.push(move)
        except Illegal as illegal:
            run.error = _error(game, i, move, illegal.why)
            break
        except OutOfBudget as stopped:
            run.error = _error(
                before, i, move, (f"The run was stopped: {stopped}.", f"Der Lauf wurde angehalten: {stopped}.")
            )
            break
    return run


def _error(game: Game, i: int, move: str, why: Text) -> dict[str, Any]:
    decision = game.pending
    legal = decision.choices if decision else []
    asked = game.table.names[decision.player] if decision else None
    prompt = decision.prompt if decision else ("", "")
    listed = ", ".join(legal)
    messages = []
    for language in (EN, DE):
        move_n = (f"Move {i + 1} (“{move}”): ", f"Zug {i + 1} („{move}“): ")[language]
        question = (
            (f" {asked} was asked: {prompt[EN]}", f" Gefragt war {asked}: {prompt[DE]}")[language] if decision else ""
        )
        answers = (f" Legal: {listed}.", f" Erlaubt: {listed}.")[language] if legal else ""
        messages.append(move_n + why[language] + question + answers)
    return {
        "move": i,
        "answer": move,
        "player": asked,
        "asked": {"en": prompt[EN], "de": prompt[DE]},
        "legal": legal,
        "message": {"en": messages[EN], "de": messages[DE]},
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


def compare(expect: Mapping[str, Any], answer: Mapping[str, Any], names: tuple[str, ...]) -> list[str]:
    """Each difference between what is expected and what is, in a line."""
    found: list[str] = []
    table = answer["state"]
    for key, wanted in expect.items():
        if key in names:
            _compare(key, wanted, table["players"][key], found)
        elif key == "players":
            for name, part in wanted.items():
                _compare(name, part, table["players"].get(name), found)
        elif key in ("pending", "error"):
            _compare(key, wanted, answer[key], found)
        else:
            _compare(key, wanted, table[key], found)
    return found


def _compare(place: str, wanted: Any, found: Any, out: list[str]) -> None:
    if isinstance(wanted, Mapping) and isinstance(found, Mapping):
        for key, part in wanted.items():
            known = {plain(str(name)): name for name in found}
            name = known.get(plain(str(key)))
            if name is None:
                slug = card_names().find(str(key))
                name = next((n for n in found if slug and card_names().find(str(n)) == slug), None)
            if name is None and part not in (0, [], False, None):
                out.append(f"{place}.{key}: expected {part}, but there is none")
            elif name is not None:
                _compare(f"{place}.{key}", part, found[name], out)
        return
    if isinstance(found, list):
        if isinstance(wanted, int) and not isinstance(wanted, bool):
            if len(found) != wanted:
                out.append(f"{place}: expected {wanted} cards, found {len(found)} ({_listed(found)})")
            return
        cards = _expanded(wanted)
        ordered = place.endswith(".deck")
        if (cards != found) if ordered else (Counter(cards) != Counter(found)):
            out.append(f"{place}: expected {_listed(cards)}, found {_listed(found)}")
        return
    if isinstance(wanted, str) and isinstance(found, str):
        same = plain(wanted) == plain(found) or (
            card_names().find(wanted) is not None and card_names().find(wanted) == card_names().find(found)
        )
    elif isinstance(wanted, bool) or isinstance(found, bool):
        same = bool(wanted) == bool(found) if isinstance(wanted, bool) else wanted == found
    else:
        same = wanted == found
    if not same:
        out.append(f"{place}: expected {wanted}, found {found}")


def _expanded(wanted: Any) -> list[str]:
    """`3 Copper` as three, each by its English name; a list of players stays as it is."""
    from rules.notation import _Reader

    if wanted is None:
        return []
    items = [part.strip() for part in wanted.split(",")] if isinstance(wanted, str) else list(wanted)
    cards: list[str] = []
    for item in items:
        name, _, rest = str(item).partition(" ")
        if card_names().find(str(item)) is None and not (name.isdigit() and card_names().find(rest)) and item != "?":
            cards.append(str(item))
            continue
        reader = _Reader.__new__(_Reader)
        cards.extend("?" if slug == "?" else card_name(slug, EN) for slug in reader._some("expect", str(item)))
    return cards


def _listed(cards: list[str]) -> str:
    counted = Counter(cards)
    return ", ".join(name if n == 1 else f"{n} {name}" for name, n in counted.items()) or "nothing"
