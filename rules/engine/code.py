"""Instruction lists: how a card's lines, or a core rule's, become one flat list with relative jumps.

What is still to be done is a stack of frames. A frame is only data: which list, how far, for whom, which card,
what was noted.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from rules.engine.context import Context, Notes

if TYPE_CHECKING:
    from rules.engine.decisions import Decision
    from rules.engine.game import Game

Test = Callable[[Context], Any]
Step = Any  # an Op, a Block, a plain function of the context, or a tuple of these


class Frame(Context):
    """One list being worked through, and how far. What happened, where something did, is among its notes."""

    __slots__ = ("code", "pc")

    def __init__(self, game: Game, code: Code, me: int, card: int = 0, notes: Notes | None = None) -> None:
        self.game = game
        self.code = code
        self.pc = 0
        self.me = me
        self.who = me
        self.card = card
        self.event = self.notes = {} if notes is None else notes

    def copy(self, game: Game) -> Frame:
        new = Frame(game, self.code, self.me, self.card, self.notes.copy())
        new.pc = self.pc
        new.who = self.who
        return new

    @property
    def op(self) -> Op:
        """The instruction being carried out, or asked for."""
        return self.code.ops[min(max(self.pc - 1, 0), len(self.code.ops) - 1)]


class Op:
    """One instruction. `line` is the card's printed line, `cites` the rulings it rests on."""

    line = 0
    cites: tuple[str, ...] = ()
    simple = False  # it asks nothing, starts nothing, and looks at nobody's cards
    counted = False  # how much it gives is known only when it happens
    just_coins: int | None = None  # all it does is to give that many

    def __call__(self, c: Frame) -> None:
        raise NotImplementedError

    def lists(self) -> Iterable[Code]:
        """Lists that this instruction can start later (scheduled effects)."""
        return ()


class Do(Op):
    def __init__(self, act: Callable[[Frame], Any]) -> None:
        self.act = act

    def __call__(self, c: Frame) -> None:
        self.act(c)


class Ask(Op):
    """A question. `question` only reads; `take` acts on the answer, which is a tuple of the chosen items."""

    def question(self, c: Frame) -> Decision | None:
        raise NotImplementedError

    def take(self, c: Frame, value: tuple[Any, ...]) -> None:
        raise NotImplementedError

    def __call__(self, c: Frame) -> None:
        decision = self.question(c)
        if decision is None:
            return
        only = decision.only()
        if only is not None:
            self.take(c, only)
        else:
            c.pc -= 1
            c.game.pending = decision


class Branch(Op):
    """Skips what follows unless the test holds."""

    def __init__(self, test: Test, skip: int) -> None:
        self.test = test
        self.skip = skip

    def __call__(self, c: Frame) -> None:
        if not self.test(c):
            c.pc += self.skip


class Jump(Op):
    def __init__(self, by: int) -> None:
        self.by = by

    def __call__(self, c: Frame) -> None:
        c.pc += self.by


class Block:
    """Something with a structure that flattens into instructions."""

    def emit(self, out: list[Op]) -> None:
        raise NotImplementedError


def emit(out: list[Op], step: Step) -> None:
    if isinstance(step, tuple):
        for part in step:
            emit(out, part)
    elif isinstance(step, Block):
        step.emit(out)
    elif isinstance(step, Op):
        out.append(copy.copy(step))
    else:
        out.append(Do(step))


def flat(steps: Step) -> list[Op]:
    out: list[Op] = []
    emit(out, steps)
    return out


class Code:
    """A named flat list. `source` is the slug of the card whose text it is; "" for a core rule."""

    __slots__ = ("_ops", "calls", "just_coins", "length", "name", "simple", "source")

    def __init__(self, name: str, *steps: Step, source: str = "", cites: str | tuple[str, ...] = ()) -> None:
        self.name = name
        self.ops = tuple(flat(steps))
        self.source = source
        if cites:
            tag(self.ops, 0, cites)

    @property
    def ops(self) -> tuple[Op, ...]:
        return self._ops

    @ops.setter
    def ops(self, ops: tuple[Op, ...]) -> None:
        self._ops = ops
        self.length = len(ops)
        self.calls = tuple(op.act if type(op) is Do else op for op in ops)  # what is called, without a wrapper
        self.simple = all(op.simple for op in ops)
        coins = [op.just_coins for op in ops]
        self.just_coins = None if None in coins else sum(n or 0 for n in coins)

    def __repr__(self) -> str:
        return f"<Code {self.name}>"

    def lists(self) -> Iterable[Code]:
        """This list and every list that it can start."""
        yield self
        for op in self.ops:
            for code in op.lists():
                yield from code.lists()

    def own(self, source: str, name: str) -> None:
        """Says of this list, and of all that it can start, whose text it is."""
        self.source = source
        self.name = name
        for i, op in enumerate(self.ops):
            for code in op.lists():
                code.own(source, f"{name}.{i}")


def tag(ops: Iterable[Op], line: int, cites: str | tuple[str, ...]) -> None:
    slugs = (cites,) if isinstance(cites, str) else tuple(cites)
    for op in ops:
        op.line = op.line or line
        op.cites = op.cites or slugs
        for code in op.lists():
            tag(code.ops, line, slugs)


class line(Block):
    """The card's n-th line, what it does, and the rulings that it rests on."""

    def __init__(self, n: int, *steps: Step, cites: str | tuple[str, ...] = ()) -> None:
        self.n = n
        self.steps = steps
        self.cites = cites

    def emit(self, out: list[Op]) -> None:
        ops = flat(self.steps)
        tag(ops, self.n, self.cites)
        out.extend(ops)


class when(Block):
    """If the test holds, these steps; else the others."""

    def __init__(self, test: Test, *steps: Step, orelse: Step = ()) -> None:
        self.test = test
        self.steps = steps
        self.orelse = orelse

    def emit(self, out: list[Op]) -> None:
        body, other = flat(self.steps), flat(self.orelse)
        if other:
            body.append(Jump(len(other)))
        out.append(Branch(self.test, len(body)))
        out.extend(body)
        out.extend(other)


class as_long_as(Block):
    """Repeats the steps while the test holds."""

    def __init__(self, test: Test, *steps: Step) -> None:
        self.test = test
        self.steps = steps

    def emit(self, out: list[Op]) -> None:
        body = flat(self.steps)
        out.append(Branch(self.test, len(body) + 1))
        out.extend(body)
        out.append(Jump(-(len(body) + 2)))


class _Next(Op):
    def __init__(self, key: str, skip: int) -> None:
        self.key = key
        self.skip = skip

    def __call__(self, c: Frame) -> None:
        left = c.notes[self.key]
        if left:
            c.who = left[0]
            c.notes[self.key] = left[1:]
        else:
            del c.notes[self.key]
            c.who = c.notes.pop(self.key + " who")
            c.pc += self.skip


class each(Block):
    """For each of these players in turn, as `who`. Nested ones need keys of their own."""

    def __init__(self, players: Callable[[Context], tuple[int, ...]], *steps: Step, key: str = "each") -> None:
        self.players = players
        self.steps = steps
        self.key = key

    def emit(self, out: list[Op]) -> None:
        key, players = self.key, self.players

        def begin(c: Context) -> None:
            c.notes[key + " who"] = c.who
            c.notes[key] = players(c)

        body = flat(self.steps)
        out.append(Do(begin))
        out.append(_Next(key, len(body) + 1))
        out.extend(body)
        out.append(Jump(-(len(body) + 2)))


def stop(c: Frame) -> None:
    """Nothing more of this list."""
    c.pc = len(c.code.ops)
