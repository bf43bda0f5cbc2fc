"""Whom a line addresses."""

from __future__ import annotations

from dataclasses import dataclass

from rules.engine.code import Frame, Op, Step, each, flat
from rules.engine.context import Context
from rules.engine.events import DEFENCES
from rules.engine.zones import HAND
from rules.rulebook.prevention import certain_gain, protects_in_play, tell_spared
from rules.speech.wording import so_many_cards
from rules.words.cases import takes_place_later
from rules.words.move import TO_DO


def affected(c: Context, missing: str = "") -> tuple[int, ...]:
    """The other players, except those whom this Attack does not affect; what they do not gain because of it is told."""
    spared = c.notes.get("unaffected", ())
    if spared and c.game.log is not None:
        for player in spared:
            tell_spared(c.game, player, c.known(c.card).slug, missing, later=takes_place_later(c))
    return tuple(p for p in c.game.table.order(c.game.player) if p != c.me and p not in spared)


@dataclass(frozen=True)
class _Others:
    """Whom a line addresses: the other players whom this Attack affects, after the player if `everybody`."""

    missing: str
    everybody: bool = False

    def __call__(self, c: Context) -> tuple[int, ...]:
        others = affected(c, self.missing)
        return (c.me, *others) if self.everybody else others


def _left(c: Context) -> tuple[int, ...]:
    return (c.game.left(c.me),)


def _missing(steps: Step) -> str:
    return certain_gain(tuple(placed.op for placed in flat(steps)))


def each_other(*steps: Step, key: str = "each") -> Step:
    """Each other player in turn order, except those whom this Attack does not affect."""
    return each(_Others(_missing(steps)), *steps, key=key, to_others=True)


def each_player(*steps: Step, key: str = "each") -> Step:
    """Everybody, the player first; of the others only those whom this Attack affects."""
    return each(_Others(_missing(steps), everybody=True), *steps, key=key)


def left_player(*steps: Step) -> Step:
    return each(_left, *steps)


def gained_to_the_right(c: Context) -> tuple[str, ...]:
    """What the player there gained on their own last turn."""
    return c.game.last_gained[c.game.right(c.me)]


@dataclass(frozen=True)
class holds_at_least:
    n: int

    def __call__(self, c: Context) -> bool:
        return len(c.hand) >= self.n


@dataclass(eq=False)
class tell_kept_hand(Op):
    """Tells that a player with fewer cards in hand is not affected."""

    least: int
    ruling: str = ""  # where it is not that of the line
    verb: str = ""  # what an empty hand has no card for, where that is to be told

    def __call__(self, c: Frame) -> None:
        source, because = c.code.source, (self.ruling,) if self.ruling else ()
        if c.hand:  # as a rule nobody expects anything of an empty one
            n = so_many_cards(len(c.hand))
            c.say("not", c.who, "few in hand", (source,), because=because, card=source, n=n, m=self.least)
        elif self.verb:
            c.say("not", c.who, "none in hand", (source,), because=because, verb=TO_DO[self.verb])


@dataclass(eq=False)
class tell_chosen(Op):
    """Tells who chose the noted card, where there was a choice."""

    name: str
    among: str

    def __call__(self, c: Frame) -> None:
        if len({c.kind(card).slug for card in c.many(self.among)}) > 1:
            c.say("choose", c.who, "choose card", c.many(self.name))


def tell_no_attack(c: Frame) -> None:
    """Tells which cards are of no use to this player, since what harms them is no Attack."""
    g = c.game
    if g.log is None:
        return
    held = [slug for slug in dict.fromkeys(g.known(card).slug for card in c.hand) if _answers_attacks(c, slug)]
    lying = [effect.source for effect in g.effects if effect.player == c.who and effect.event in DEFENCES]
    lying += [g.known(card).slug for card in g.in_play(c.who) if protects_in_play(g.known(card))]
    for slug in dict.fromkeys((*held, *lying)):
        c.say("not", c.who, "no attack", (slug,), card=c.code.source)


def tell_reactions_too_late(c: Frame) -> None:
    """Tells which cards in hand would have had to be revealed when this card was played."""
    if c.game.log is not None:
        for slug in dict.fromkeys(c.known(card).slug for card in c.hand):
            if _answers_attacks(c, slug):
                c.say("not", c.who, "too late", (slug,), card=c.code.source)


def _answers_attacks(c: Context, slug: str) -> bool:
    """Whether it does so from the hand."""
    if slug == "?":
        return False
    return any(each.event in DEFENCES and HAND in each.zones for each in c.game.table.rules.kind(slug).triggers)
