"""Breaks one instruction of a card at a time, to see whether anybody notices."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from rules.engine.code import Ask, Branch, Code, Do, Jump, Op
from rules.engine.kinds import PRINTINGS, load_printings
from rules.words import Draw, Pick, PickPile, Plus, Schedule, YesNo


@dataclass(frozen=True)
class Mutant:
    """One break: in which card's list, at which place, what is done to it."""

    card: str
    edition: int
    list: int  # which of the card's lists
    place: int
    how: str

    def __str__(self) -> str:
        edition = f" ({self.edition}st edition)" if self.edition else ""
        return f"{self.card}{edition}: {codes_of(self.card, self.edition)[self.list].name}[{self.place}] {self.how}"


def codes_of(card: str, edition: int) -> list[Code]:
    printing = PRINTINGS[card][edition]
    codes = list(printing.play.lists()) if printing.play else []
    return codes + [code for trigger in printing.triggers for code in trigger.code.lists()]


def breakable(card: str) -> bool:
    """A deck such as that of the Loot has no instructions."""
    load_printings()
    return card in PRINTINGS


def mutants(cards: list[str] | None = None) -> Iterator[Mutant]:
    load_printings()
    for card in sorted(cards or PRINTINGS):
        for edition in sorted(PRINTINGS[card]):
            for n, code in enumerate(codes_of(card, edition)):
                for place, op in enumerate(code.ops):
                    for how in ways(op):
                        yield Mutant(card, edition, n, place, how)


def ways(op: Op) -> Iterator[str]:
    if isinstance(op, Jump):
        return
    if isinstance(op, Branch):
        yield "always"
        return
    if not isinstance(op, Ask):
        yield "dropped"
    if isinstance(op, Plus) or (isinstance(op, Draw) and isinstance(op.n, int)):
        yield "one more"
    if isinstance(op, Pick) and isinstance(op.n, int):
        yield "one more"
    if (isinstance(op, Pick) and (op.may or op.up_to)) or (isinstance(op, PickPile) and op.may):
        yield "must"
    if isinstance(op, YesNo):
        yield "must"
    if isinstance(op, Schedule) and op.until == "once":
        yield "this turn only"


def break_op(op: Op, how: str) -> Op:
    new = copy.copy(op)
    if how == "dropped" or how == "always":
        new = Do(lambda c: None)
    elif how == "one more":
        if isinstance(new, Plus):
            new.coins, new.actions, new.buys = (
                new.coins + bool(new.coins),
                new.actions + bool(new.actions),
                new.buys + bool(new.buys),
            )
            new.tokens = {token: n + 1 for token, n in new.tokens.items()}
            new.just_coins = None if new.just_coins is None else new.coins
        elif isinstance(new, Draw | Pick) and isinstance(new.n, int):
            new.n += 1
    elif how == "must":
        if isinstance(new, Pick):
            new.may = new.up_to = False
        elif isinstance(new, PickPile):
            new.may = False
        elif isinstance(new, YesNo):
            name = new.name
            new = Do(lambda c: c.notes.__setitem__(name, True))
    elif how == "this turn only" and isinstance(new, Schedule):
        new.until = "turn"
    return new


@contextmanager
def apply(mutant: Mutant) -> Iterator[None]:
    """The card is broken while this lasts; every game sees it, because lists are shared."""
    code = codes_of(mutant.card, mutant.edition)[mutant.list]
    whole = code.ops
    ops = list(whole)
    ops[mutant.place] = break_op(ops[mutant.place], mutant.how)
    code.consist_of(tuple(ops))
    try:
        yield
    finally:
        code.consist_of(whole)
