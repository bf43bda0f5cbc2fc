"""What happens, or holds, later: next turn, this turn, until the next turn, an extra turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from rules.engine import spelling
from rules.engine.code import DEFENDS, NO_TRAITS, Code, Do, Frame, Op, Step, Test, said
from rules.engine.context import Context
from rules.engine.decisions import Text
from rules.engine.effects import Effect
from rules.engine.events import DEFENCES
from rules.engine.game import Game
from rules.engine.kinds import PRINTINGS
from rules.engine.steps import Not
from rules.facts import facts
from rules.speech.wording import LAST_TURN
from rules.words.telling import told_this_turn

THIS_TURN: Text = (" this turn", " in diesem Zug")
NOTHING: Text = ("", "")
ANY_CARD: Text = ("card", "Karte")
MOMENTS = {  # events that come in every turn, and what is said of what waits for them
    "clean-up": "in clean-up",
    "clean-up-hand": "in clean-up",
    "end-buy": "after buying",
    "end-turn": "at the end",
}
ONE_TIME = {
    "play": "next play",
    "played": "next play",
    "gain": "next gain",
    "shuffle": "next shuffle",
    "emptied": "next emptied",
}


class Schedule(Op):
    """Something that happens, or holds, later. `carry` names the notes that go along. The card waits for it in play,
    unless it no longer `stays` there.

    With `others` it happens to another player: when the event is theirs, and the Attack affects them.
    A test that `awaits` something says for what it waits.
    """

    def __init__(
        self,
        event: str,
        until: str,
        *steps: Step,
        test: Test | None = None,
        carry: tuple[str, ...] = (),
        others: bool = False,
        stays: bool = True,
        quiet: bool = False,
        anybodys: bool = False,
    ) -> None:
        self.event = spelling.event(event)
        self.until = spelling.until(until)
        self.steps = steps
        self.code = Code(event, *steps)
        self.test = test
        self.carry = carry
        self.others = others
        self.stays = stays
        self.quiet = quiet  # nobody need be told that it waits
        self.anybodys = anybodys  # it is not only for what this player does
        self.events = (event,)
        self.lasts = until == "ever"

    def lists(self) -> Iterable[Code]:
        return (self.code,)

    def happens(self) -> Code:
        """What is carried out then."""
        return self.code

    def traits(self) -> Mapping[str, int]:
        return {DEFENDS: 1} if self.event in DEFENCES else NO_TRAITS

    def __call__(self, c: Frame) -> None:
        g = c.game
        kept = ("unaffected", "swapped") if self.until == "turn" else ("unaffected",)
        notes = {name: c.notes[name] for name in (*self.carry, *kept) if name in c.notes}
        card = c.card if self.stays else 0
        g.schedule(Effect(self.event, c.me, card, self.happens(), self.until, self.test, notes, others=self.others))
        if g.log is not None:
            self._tell(c)

    def _tell(self, c: Frame) -> None:
        """Without a token nothing comes of it."""
        g, told = c.game, "" if self.quiet or self.until == "tokens" else self.announced
        bought = not c.card and facts()[c.code.source].kind == "event" if c.code.source else False
        if told and (c.card or bought):
            slug = c.code.source if bought else _way(g) or g.known(c.card).slug
            if not _said_of_this_play(g, told, slug):
                when = THIS_TURN if self.until != "once" else NOTHING
                g.say("effect", c.me, told, (slug,), other=c.me, when=when, awaited=self.awaited)

    @property
    def awaited(self) -> Text:
        """For what it waits, where it waits for a card."""
        awaits: Text = getattr(self.test, "awaits", ANY_CARD)
        return awaits

    @property
    def announced(self) -> str:
        """What is said when it is laid down; "" for nothing."""
        if self.event in MOMENTS:
            return MOMENTS[self.event] if self.steps else ""
        if self.event == "extra turn":
            return ""  # that there will be one is said
        if self.event in ("turn", "turn-first"):
            return "each turn" if self.until == "ever" else "first next turn" if self.before_all else "next turn"
        following = self._uses_up(self.code.ops[:1])
        if self.until in ("once", "next") or following:
            return "next gain of anybody" if self.anybodys else ONE_TIME[self.event]
        if self.until == "turn":
            return "once this turn" if self._uses_up(self.code.ops) else "this turn"
        return "until next turn" if self.until == "start" else "for good"

    @property
    def before_all(self) -> bool:
        """It does something then; what only begins to hold is no step of the turn."""
        return self.event == "turn-first" and self.test is _my_turn

    @staticmethod
    def _uses_up(ops: Sequence[Op]) -> bool:
        return any(isinstance(op, Do) and op.act is use_up for op in ops)

    def says(self) -> Text | None:
        text = said(self.steps)
        if self.event != "turn" or self.until != "once" or text is None:
            return None
        return f"{text[0]} next turn", f"im nächsten Zug {text[1]}"


def _said_of_this_play(g: Game, sentence: str, slug: str) -> bool:
    """Since anything was last played, or followed again, or a turn has begun, the same was said of the same card."""
    for step in reversed(g.log or ()):
        if step.kind in ("play", "turn") or step.sentence == "follow again":
            return False
        if (step.sentence, step.cards) == (sentence, (slug,)):
            return True
    return False


def _way(g: Game) -> str:
    """The Way as which the card is played: what holds is not the card's own text."""
    source = next((frame.code.source for frame in reversed(g.stack) if frame.code.source), "")
    return source if any(way.slug == source for way in g.table.ways) else ""


class repeat_this(Schedule):
    """All that the card says once more, at the start of your next turn; it is not played again."""

    def __init__(self, slug: str) -> None:
        self.slug = spelling.slug(slug)
        super().__init__("turn", "once", test=_my_turn)

    def happens(self) -> Code:
        """The very list in which this stands."""
        printed = PRINTINGS[self.slug][0].play
        assert printed is not None
        return printed

    def lists(self) -> Iterable[Code]:
        return ()


class ExtraTurn(Schedule):
    """Takes an extra turn after this one, if `test` allows it then. The card stays in play until then.

    Where `why_not` tells what stands against it there is none, and that is said; the notes get whether there is one.
    """

    def __init__(self, why_not: Callable[[Context], Text | None] | None = None, test: Test | None = None) -> None:
        super().__init__("extra turn", "start", test=test)
        self.why_not = why_not

    def __call__(self, c: Frame) -> None:
        if self.why_not is not None:
            why = self.why_not(c)
            c.notes["extra turn"] = why is None
            if why is not None:
                told = "no second turn" if any(who == c.me for who, _, _ in c.game.claims) else "no extra turn"
                c.say("not", c.me, told, (c.code.source,), because=c.cites[:1], why=why)
                return
        super().__call__(c)
        claim_turn(c)


NONE_AFTER_THE_LAST = "renaissance:fleet:3"


def claim_turn(c: Frame) -> None:
    """You take an extra turn after this one, because of this card."""
    g = c.game
    g.claims = (*g.claims, (c.me, c.code.source, -1))
    if g.extra in g.table.last_rounds and not any(source in g.table.last_rounds for _, source, _ in g.claims):
        because = (NONE_AFTER_THE_LAST, *c.cites)
        c.say("not", c.me, "no extra turn", (c.code.source,), because=because, why=LAST_TURN)
    elif g.by >= 0:
        c.say("effect", c.me, "claim alone", because=("alchemy:possession:8", *c.cites))
    else:
        c.say("effect", c.me, "claim")


@dataclass(frozen=True)
class awaiting:
    """A test, and for what card it waits, in words."""

    awaits: Text
    test: Test

    def __call__(self, c: Context) -> object:
        return self.test(c)


@dataclass(frozen=True)
class not_the_third_turn:
    """The turn that has just ended was no extra turn of the same player's own; else there is none, by this ruling."""

    ruling: str

    def __call__(self, c: Context) -> bool | Not:
        g = c.game
        after_another = g.by >= 0 or g.extra in g.table.last_rounds  # such a turn follows another player's
        third = g.extra and g.player == c.me and not after_another
        return Not("no extra turn", cites=(self.ruling,)) if third else True


def _my_turn(c: Context) -> bool:
    return c.game.player == c.me


def next_turn(
    *steps: Step, carry: tuple[str, ...] = (), until: str = "once", stays: bool = True, first: bool = False
) -> Step:
    """At the start of your next turn, or `first` then. The card stays in play until then."""
    return Schedule("turn-first" if first else "turn", until, *steps, test=_my_turn, carry=carry, stays=stays)


def this_turn(event: str, *steps: Step, test: Test | None = None, carry: tuple[str, ...] = ()) -> Step:
    """Whenever that happens during the rest of this turn, and the test holds."""
    return Schedule(event, "turn", *steps, test=test, carry=carry)


def next_time(event: str, *steps: Step, test: Test | None = None, carry: tuple[str, ...] = ()) -> Step:
    """The next time that happens during the rest of this turn, and the test holds."""
    return Schedule(event, "next", *steps, test=test, carry=carry)


def until_next_turn(
    event: str, *steps: Step, test: Test | None = None, carry: tuple[str, ...] = (), others: bool = False
) -> Step:
    """Whenever that happens until your next turn starts. The card stays in play until then."""
    told = (tell_too_late,) if others else ()
    return Schedule(event, "start", *told, *steps, test=test, carry=carry, others=others)


def protected_too_late(c: Context) -> bool:
    """Who suffers it is unaffected by Attacks from now on, but was not when it was played."""
    return c.me != c.notes.get("owner", c.me) and any(e.player == c.me for e in c.game.active("immune"))


def tell_too_late(c: Frame) -> None:
    """Once a turn: what protects that player now came after this Attack."""
    g, slug = c.game, c.code.source
    if g.log is None or not protected_too_late(c) or "Attack" not in g.table.rules.kind(slug).types:
        return
    protects = next(effect.source for effect in g.active("immune") if effect.player == c.me)
    told = ((step.sentence, step.actor, step.cards, step.words.get("card")) for step in told_this_turn(c))
    if ("too late", c.me, (protects,), slug) not in told:
        c.say("not", c.me, "too late", (protects,), because=(*c.special[:1], "base2:attack:2"), card=slug)


def use_up(c: Frame) -> None:
    """Once this turn: the effect that is being carried out does not happen again."""
    used = next((e for e in c.game.effects if e.code is c.code and e.card == c.card and e.player == c.me), None)
    if used is not None:
        c.game.drop(used)


def carry_along(c: Frame, name: str, cards: tuple[int, ...]) -> None:
    """From now on what this effect carries along, and each further play of the same card, under that name."""
    g = c.game
    c.notes[name] = cards
    g.effects = tuple(
        Effect(e.event, e.player, e.card, e.code, e.until, e.test, {**e.notes, name: cards}, e.serial, e.others)
        if e.card == c.card and e.code is c.code
        else e
        for e in g.effects
    )
