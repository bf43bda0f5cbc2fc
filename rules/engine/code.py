"""Instruction lists: how a card's lines, or a core rule's, become one flat list with relative jumps.

What is still to be done is a stack of frames. A frame is only data: which list, how far, for whom, which card,
what was noted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from rules.engine.context import Context, Notes

if TYPE_CHECKING:
    from rules.engine.decisions import Decision, Text
    from rules.engine.game import Game
    from rules.engine.kinds import Kind
    from rules.engine.table import Pile

Test = Callable[[Context], Any]
Step = Any  # an Op, a Block, a plain function of the context, or a tuple of these


NO_CASES: Mapping[str, Test] = {}

# A frame knows its game only while that works: a position that waits and its frames do not hold each other, so a copy
# that nobody needs any more is gone at once (a third of the time of a search went into finding such rings). Then it has
# this one, at which nobody plays; `rules.engine.game` lays it.
NO_GAME: Any = None


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

    def copy(self, game: Game | None = None) -> Frame:
        """The same for another position, which takes it up when it goes on."""
        new = Frame(NO_GAME if game is None else game, self.code, self.me, self.card, self.notes.copy())
        new.pc = self.pc
        new.who = self.who
        return new

    def at(self) -> int:
        """The place of the instruction that is being carried out, or asked for."""
        return self.pc - 1 if self.pc else 0

    @property
    def line(self) -> int:
        return self.code.lines[self.at()]

    @property
    def cites(self) -> tuple[str, ...]:
        """The rulings on what is being carried out: those on the special case that this is come first."""
        code, at = self.code, self.at()
        if not code.cases[at]:
            return code.cites[at]
        special = self.special
        return (*special, *[slug for slug in code.cites[at] if slug not in special])

    @property
    def special(self) -> tuple[str, ...]:
        """Of these the rulings on the special case that this is."""
        return tuple(slug for slug, test in self.code.cases[self.at()].items() if test(self))


class Op:
    """One instruction: a word of a card, with its fields. It is the same wherever it stands; lists know its line."""

    simple = False  # it asks nothing, starts nothing, and looks at nobody's cards
    draws = 0  # it draws so many cards, and nothing else happens where they lie in the deck
    counted = False  # how much it gives is known only when it happens
    just_coins: int | None = None  # all it does is to give that many
    coins = 0  # so many, or at least so many, are printed
    events: tuple[str, ...] = ()  # what it makes the game listen to
    length = 0  # how many instructions from the next one on are addressed to other players
    others = False  # what it starts later happens to another player
    from_hand = False  # it picks from the hand of its player
    lasts = False  # what it starts later happens again and again for the rest of the game
    settles = False  # it answers the event: doing it twice would be no more
    again = False  # it plays once more a card that the list has played
    aside = False  # it asks about something that the card itself does not say
    plain = False  # it gives a printed number of something

    def __call__(self, c: Frame) -> None:
        raise NotImplementedError

    def lists(self) -> Iterable[Code]:
        """Lists that this instruction can start later (scheduled effects)."""
        return ()

    def plays(self) -> str:
        """The name in the notes under which the card lies that it plays."""
        return ""

    def tells_apart(self) -> str:
        """The name in the notes of what tells this effect from another one of the same card."""
        return self.plays()

    def could_pick(self, c: Context) -> bool:
        """A card in that player's hand fits."""
        return True

    def lacks(self, c: Context) -> Text:
        """What that player's hand lacks where none does."""
        return "no card in hand for it", "keine passende Handkarte"

    def gains(self) -> str:
        """The card that it makes the player gain, where it says which."""
        return ""

    def gained_to(self) -> tuple[str, tuple[str, ...]]:
        """Where the gained card itself goes because of it, in place of the discard pile; and the rulings on that."""
        return "", ()

    def traits(self) -> Mapping[str, int]:
        """What it does for the player whom it addresses, in the words of the kingdom generator, and how much of it."""
        return NO_TRAITS

    def gives(self) -> Mapping[str, int]:
        """The plus that it has for the player whom it addresses: Cards, Actions, Buys, coins, tokens; each a number."""
        return NO_TRAITS

    def sees(self) -> Mapping[str, int]:
        """How many cards it finds on the deck, by the names in the notes; also those that it picks out of them."""
        return NO_TRAITS

    def takes(self) -> str:
        """The name in the notes under which the cards lie that it puts into hand, from the deck or from aside."""
        return ""

    def says(self) -> Text | None:
        """How an option that does this is said, in both languages; None where only the card can tell."""
        return None


NO_TRAITS: Mapping[str, int] = {}
ACTIONS, DRAWS, BUYS, TRASHES, DEFENDS = "actions", "draws", "buys", "trashes", "defends"
SILENT = ("", "")  # nothing that an option would mention, or said by the instruction before it


class Do(Op):
    """What one card does alone, or a core rule: a plain function."""

    def __init__(self, act: Callable[[Frame], Any]) -> None:
        self.act = act

    def __call__(self, c: Frame) -> None:
        self.act(c)


class Ask(Op):
    """A question. `question` only reads; `take` acts on the answer, which is a tuple of the chosen items."""

    offers = True  # what it offers and is not wanted is told, unless what follows tells it
    uses = False  # it asks whether the card is used at all
    whole_piles = False  # it asks for piles as such, not for what lies on top of them

    def question(self, c: Frame) -> Decision | None:
        raise NotImplementedError

    def take(self, c: Frame, value: tuple[Any, ...]) -> None:
        raise NotImplementedError

    def cards_asked_about(self, c: Frame) -> Iterable[int]:
        """The cards among which it is chosen, whether they fit or not."""
        return ()

    def piles_asked_about(self, c: Frame) -> Iterable[Pile]:
        """The piles among which it is chosen, whether they fit or not."""
        return ()

    def why_not(self, c: Frame, kind: Kind) -> Text | None:
        """Why this card cannot be the answer, in a clause; None where only the card's line can tell."""
        return None

    def __call__(self, c: Frame) -> None:
        decision = self.question(c)
        if decision is None:
            return
        only = decision.only()
        if only is not None:
            self.take(c, only)
        else:
            wait(c, decision)


def wait(c: Frame, decision: Decision) -> None:
    """The question is open, and will be answered where the list stands now."""
    c.pc -= 1
    g = c.game
    if g.by >= 0 and decision.player == g.player:
        decision.player = g.by  # somebody else decides for that player (alchemy:possession:1)
    g.pending = decision


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


class Placed:
    """An instruction at its place: `line` is the card's printed line, `cites` the rulings it rests on.

    `cases` are rulings on special cases, each with the test that this is the case. `plain`: all that the line has are
    printed numbers, such as +1 Action.
    """

    __slots__ = ("cases", "cites", "line", "op", "plain")

    def __init__(self, op: Op, line: int = 0, cites: tuple[str, ...] = ()) -> None:
        self.op = op
        self.line = line
        self.cites = cites
        self.cases = NO_CASES
        self.plain = False


class Block:
    """Something with a structure that flattens into instructions."""

    def emit(self, out: list[Placed]) -> None:
        raise NotImplementedError

    def says(self) -> Text | None:
        """As an instruction says it."""
        return None


def said(step: Step) -> Text | None:
    """How an option that does all of this is said, in both languages; None where only the card can tell."""
    if not isinstance(step, tuple):
        return step.says() if isinstance(step, (Op, Block)) else None
    texts = [said(part) for part in step]
    if None in texts:
        return None
    en, de = (", ".join(text[language] for text in texts if text and text[language]) for language in (0, 1))
    return en, de


def emit(out: list[Placed], step: Step) -> None:
    if isinstance(step, tuple):
        for part in step:
            emit(out, part)
    elif isinstance(step, Block):
        step.emit(out)
    elif isinstance(step, Op):
        out.append(Placed(step))
    else:
        out.append(Placed(Do(step)))


def flat(steps: Step) -> list[Placed]:
    out: list[Placed] = []
    emit(out, steps)
    return out


class Code:
    """A named flat list. `source` is the slug of the card whose text it is; "" for a core rule."""

    __slots__ = ("calls", "cases", "cites", "draws", "just_coins", "length", "lines", "name", "ops", "simple", "source")

    def __init__(
        self,
        name: str,
        *steps: Step,
        source: str = "",
        cites: str | tuple[str, ...] = (),
        plainly: tuple[str, ...] = (),
        more: bool = False,
    ) -> None:
        """All of it rests on `cites` but what says so itself, and plain lines on `plainly` where there is `more`."""
        placed = flat(steps)
        if plainly and cites and (more or not all(one.plain for one in placed)):
            for one in placed:
                one.cites = one.cites or (plainly if one.plain else ())
        self.name = name
        self.source = source
        self.consist_of(tuple([one.op for one in placed]))
        self.lines = tuple([one.line for one in placed])
        self.cites = tuple([one.cites for one in placed])
        self.cases = tuple([one.cases for one in placed])
        if cites:
            self.tag(0, cites)

    def consist_of(self, ops: tuple[Op, ...]) -> None:
        """These are its instructions."""
        self.ops = ops
        self.length = len(ops)
        self.calls: tuple[Callable[[Frame], Any], ...] = tuple(  # what is called, without a wrapper
            [op.act if isinstance(op, Do) else op.__call__ for op in ops]
        )
        self.simple = all(op.simple for op in ops)
        drawn = sum(op.draws for op in ops)
        self.draws = drawn if all(op.simple or op.draws for op in ops) else 0  # all else that it does is simple
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

    def tag(self, line: int, cites: str | tuple[str, ...], cases: Mapping[str, Test] = NO_CASES) -> None:
        """The line and the rulings of all of it that has none of its own yet, also of the lists that it can start."""
        slugs = (cites,) if isinstance(cites, str) else tuple(cites)
        self.lines = tuple([own or line for own in self.lines])
        self.cites = tuple([own or slugs for own in self.cites])
        self.cases = tuple([own or cases for own in self.cases])
        for op in self.ops:
            for code in op.lists():
                code.tag(line, slugs, cases)

    def own(self, source: str, name: str) -> None:
        """Says of this list, and of all that it can start, whose text it is."""
        self.source = source
        self.name = name
        for i, op in enumerate(self.ops):
            for code in op.lists():
                code.own(source, f"{name}.{i}")


class line(Block):
    """The card's n-th line, what it does, and the rulings that it rests on; `cases` are those on special cases."""

    def __init__(
        self, n: int, *steps: Step, cites: str | tuple[str, ...] = (), cases: Mapping[str, Test] = NO_CASES
    ) -> None:
        self.n = n
        self.steps = steps
        self.cites = (cites,) if isinstance(cites, str) else cites
        self.cases = cases

    def emit(self, out: list[Placed]) -> None:
        flattened = flat(self.steps)
        plain = all(placed.op.plain for placed in flattened)
        for placed in flattened:
            placed.plain = plain
            placed.line = placed.line or self.n
            placed.cites = placed.cites or self.cites
            placed.cases = placed.cases or self.cases
            for code in placed.op.lists():
                code.tag(self.n, self.cites, self.cases)
            out.append(placed)

    def says(self) -> Text | None:
        return said(self.steps)


class when(Block):
    """If the test holds, these steps; else the others."""

    def __init__(self, test: Test, *steps: Step, orelse: Step = ()) -> None:
        self.test = test
        self.steps = steps
        self.orelse = orelse

    def emit(self, out: list[Placed]) -> None:
        body, other = flat(self.steps), flat(self.orelse)
        if other:
            body.append(Placed(Jump(len(other))))
        out.append(Placed(Branch(self.test, len(body))))
        out.extend(body)
        out.extend(other)

    def says(self) -> Text | None:
        return said(self.steps) if said(self.orelse) == SILENT else None


class as_long_as(Block):
    """Repeats the steps while the test holds."""

    def __init__(self, test: Test, *steps: Step) -> None:
        self.test = test
        self.steps = steps

    def emit(self, out: list[Placed]) -> None:
        body = flat(self.steps)
        out.append(Placed(Branch(self.test, len(body) + 1)))
        out.extend(body)
        out.append(Placed(Jump(-(len(body) + 2))))

    def says(self) -> Text | None:
        return SILENT if said(self.steps) == SILENT else None


Players = Callable[[Context], tuple[int, ...]]


class ForEach(Op):
    """The start of a loop over players. `to_others`: what follows, so many instructions, is not said to you."""

    def __init__(self, key: str, players: Players, length: int, to_others: bool) -> None:
        self.key = key
        self.players = players
        self.length = length if to_others else 0

    def __call__(self, c: Frame) -> None:
        c.notes[self.key + " who"] = c.who
        c.notes[self.key] = self.players(c)


class Next(Op):
    """The next of the players, or on after the loop."""

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

    def __init__(self, players: Players, *steps: Step, key: str = "each", to_others: bool = False) -> None:
        self.players = players
        self.steps = steps
        self.key = key
        self.to_others = to_others

    def emit(self, out: list[Placed]) -> None:
        body = flat(self.steps)
        out.append(Placed(ForEach(self.key, self.players, len(body) + 2, self.to_others)))
        out.append(Placed(Next(self.key, len(body) + 1)))
        out.extend(body)
        out.append(Placed(Jump(-(len(body) + 2))))


def stop(c: Frame) -> None:
    """Nothing more of this list."""
    c.pc = c.code.length
