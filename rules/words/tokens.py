"""A player's own tokens: the Journey token, those that take something away, and those on piles."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rules.engine import spelling
from rules.engine.code import BUYS, NO_TRAITS, Frame, Op, Step
from rules.engine.context import Context
from rules.engine.decisions import Text
from rules.rulebook.tokens import own, put_token
from rules.speech.wording import UNITS, a_type, none_of
from rules.words.fits import or_else
from rules.words.gain import PickWholePile
from rules.words.terms import KindTest

TOKENS: dict[str, Text] = {  # by the Event that moves each
    "pathfinding": ("the Card token", "den Karten-Marker"),
    "lost-arts": ("the Action token", "den Aktions-Marker"),
    "seaway": ("the Buy token", "den Kauf-Marker"),
    "training": ("the coin token", "den Geld-Marker"),
    "ferry": ("the minus-cost token", "den Minus-Kosten-Marker"),
    "plan": ("the Trashing token", "den Entsorgungsmarker"),
}

NOTED = "token"  # under which `choose_token` notes the Event


def turn_journey_token(c: Frame) -> None:
    """It starts face up; the number says whether it lies face down."""
    g = c.game
    down = 1 - g.token(c.who, "journey")
    g.tokens[c.who, "journey"] = down
    c.say("turn-over", c.who, "journey down" if down else "journey up")


def journey_is_up(c: Context) -> bool:
    return not c.game.token(c.who, "journey")


@dataclass(eq=False)
class take_minus_token(Op):
    """The token that takes a card, or a coin, away the next time. There is one for each player."""

    token: str

    def __post_init__(self) -> None:
        spelling.unit(self.token)

    def __call__(self, c: Frame) -> None:
        g = c.game
        c.notes["token lay there"] = bool(g.token(c.who, self.token))
        if not c.notes["token lay there"]:
            g.tokens[c.who, self.token] = 1
            c.say("token", c.who, "takes token", n=UNITS[self.token][0])
        else:
            c.say("not", c.who, "token there", (c.code.source,), n=UNITS[self.token][0])


# By what is printed on what stands for the pile, whatever lies on top and whatever makes its cards Actions now.
is_an_action_pile = or_else(
    lambda c, kind: "Action" in kind.types, ("it is not an Action pile", "Das ist kein Aktionsstapel")
)


def on_its_pile(c: Context, token: str) -> tuple[str, str]:
    """Such tokens on the pile of the gained card, as their key among the tokens on piles."""
    pile = c.game.table.pile_of.get(c.known(c.subject).slug)
    return (pile.slug if pile is not None else "", token)


def tell_placeholder(c: Context, slug: str, type_: str) -> None:
    """A mixed pile goes by its placeholder: told where its top card would say otherwise."""
    g, pile = c.game, c.game.table.piles[slug]
    top, stands = g.top(pile), type_ in pile.kind.types
    if pile.kind.fact.cards and top and stands != (type_ in g.kind(top).types):
        what = a_type(type_) if stands else none_of(type_)
        c.say("effect", c.me, "placeholder", (slug,), because=("allies:placeholders:1",), card=slug, what=what)


@dataclass(eq=False)
class put_token_on(Op):
    """The player's token of that Event, or of the noted one, goes onto the noted pile."""

    event: str
    name: str = "pile"

    def __post_init__(self) -> None:
        spelling.one_of((*TOKENS, NOTED), self.event, "Event that moves a token")

    def __call__(self, c: Frame) -> None:
        pile: str = c.notes.get(self.name) or ""
        event = c.notes[NOTED] if self.event == NOTED else self.event
        if pile:
            lay = next((slug for slug, token in c.game.pile_tokens if token == own(event, c.me)), "")
            c.notes["lay elsewhere"] = bool(lay)
            tell_placeholder(c, pile, "Action")
            put_token(c.game, c.me, event, pile)
            if lay in ("", pile):
                c.say("token", c.me, "pile token", (pile,), n=TOKENS[event])
            else:
                c.say("token", c.me, "pile token moves", (pile,), n=TOKENS[event], card=lay)

    def traits(self) -> Mapping[str, int]:
        return {BUYS: 1} if self.event == "seaway" else NO_TRAITS


@dataclass(eq=False)
class choose_token(Op):
    """That token of the player is meant: notes the Event that moves it."""

    event: str

    def __post_init__(self) -> None:
        spelling.one_of(TOKENS, self.event, "Event that moves a token")

    def __call__(self, c: Frame) -> None:
        c.notes[NOTED] = self.event

    def says(self) -> Text:
        return TOKENS[self.event]


def move_token(event: str, test: KindTest = is_an_action_pile) -> Step:
    """Puts that token onto an Action pile of the Supply, empty or not."""
    return PickWholePile(test), put_token_on(event)
