"""A game of the engine as the online client would tell it, in English."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from rules.engine.game import Game
from rules.engine.steps import Step
from rules.facts import facts
from rules.logs.comparison import of_clean_up

# What the client tells, by the engine's word or its sentence.
SAID = {
    "play": "plays {}",
    "buy": "buys and gains {}",
    "gain": "gains {}",
    "draw": "draws {}",
    "discard": "discards {}",
    "trash": "trashes {}",
    "reveal": "reveals {}",
    "look": "looks at {}",
    "topdeck": "topdecks {}",
    "into deck": "topdecks {}",
    "bottom": "puts {} on the bottom of their deck",
    "market bottom": "puts {} on the bottom of the Black Market deck",
    "take": "puts {} into their hand",
    "mat": "puts {} on their mat",
    "return": "returns {} to its pile",
    "pass": "passes {}",
    "set-aside": "sets {} aside",
    "exile": "exiles {}",
    "call": "calls {}",
    "receive": "receives {}",
}


def write(game: Game, hands: Sequence[Sequence[str]], decks: Sequence[Sequence[str]]) -> str:
    """The whole game, with everybody's first hand and first deck given by slugs."""
    names = game.table.names
    lines = []
    for name, hand, deck in zip(names, hands, decks, strict=True):
        for slug, n in Counter([*hand, *deck]).items():
            lines.append(f"{name} starts with {listed([slug] * n)}.")
    lines += [f"{name} shuffles their deck." for name in names]
    lines += [f"{name} draws {listed(hand)}." for name, hand in zip(names, hands, strict=True)]
    turns = Counter[int]()
    lines += _heading(turns, names, 0)
    return "\n".join([*lines, *_tell(game, turns)]) + "\n"


def _heading(turns: Counter[int], names: Sequence[str], player: int) -> list[str]:
    turns[player] += 1
    return [f"Turn {turns[player]} - {names[player]}"]


def _tell(game: Game, turns: Counter[int]) -> Iterator[str]:
    names = game.table.names
    bought: tuple[int, tuple[str, ...]] | None = None
    for n, step in enumerate(game.log or ()):
        if step.kind == "turn":
            if n:
                yield from _heading(turns, names, step.actor)
        elif step.sentence == "pay off":
            yield f"{names[step.actor]} pays off {step.words['paid']['debt']} debt."
        elif step.sentence in ("spend", "spend for", "spend alone"):
            yield from (f"{names[step.actor]} spends {n} {what.title()}." for what, n in step.words["paid"].items())
        elif step.kind == "shuffle":
            yield f"{names[step.actor]} shuffles their deck."
        elif (said := _said(step)) and step.cards:
            if step.kind == "gain" and bought == (step.actor, step.cards):
                bought = None
                continue
            bought = (step.actor, step.cards) if step.kind == "buy" else bought
            again = " again" if step.kind == "play" and "again" in step.sentence else ""
            yield f"{names[step.actor]} {said.format(listed(step.cards))}{again}."


def _said(step: Step) -> str:
    return "" if of_clean_up(step) else SAID.get(step.sentence if step.kind == "put" else step.kind, "")


def listed(slugs: Sequence[str]) -> str:
    """2 Coppers, a Silver, and an Estate."""
    parts = []
    for slug, n in Counter(slugs).items():
        fact = facts()[slug]
        article = "" if fact.kind in ("boon", "hex") else "an" if fact.en[0] in "AEIOU" else "a"
        parts.append(f"{n} {fact.plural}" if n > 1 else f"{article} {fact.en}".strip())
    if len(parts) < 3:
        return " and ".join(parts)
    return f"{', '.join(parts[:-1])}, and {parts[-1]}"
