"""Which Treasures `play treasures` plays, in an order that gives no less money than another.

As a rule all of them are played, and sorting is enough. Where one is worth what the others make it, where not all may
be played, or one of them will do nothing, orders are tried: really played, on copies that nobody sees, together with
what their player may answer. What is equal is one; of what only gives coins, the dearest that works and the cheapest
that does nothing are all that can be best next; of two orders of the same plays the richer goes on. The tries are
counted: where there are too many, only the richest orders so far go on, and that is told.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any

from rules.engine.account import ACCOUNT
from rules.engine.code import Ask, Code, Frame
from rules.engine.decisions import Decision
from rules.engine.game import Game
from rules.engine.kinds import Kind, NotModelled
from rules.engine.listening import FEW_EFFECTS
from rules.engine.zones import HAND, NUMBER, PLAY, ZONES
from rules.rulebook.play import play_card

MOST_PLAYS = 1_200  # that are tried with all orders in mind; seven different cards have 448
RICHEST = 3  # orders that go on after so many
ANSWERS = 12  # more to choose from is not about money: which pile, which name
TRIED = 2  # what trying a play costs, in instructions, beside those that it carries out
PLAYS_AN_INSTRUCTION = 12  # that an effect goes through to know whether it stops one


def treasures(c: Frame) -> list[int]:
    """The Treasures to play now, the next one first. What was planned holds as long as nothing but that happened."""
    g = c.game
    if g.bought:
        return []
    hand = _in_hand(g, c.me)
    planned = c.notes["all treasures"]
    if isinstance(planned, tuple) and planned[1] == tuple(hand):
        return list(planned[0])
    kinds = g.kinds
    hand.sort(key=lambda card: kinds[card & NUMBER].rank)
    if not _order_matters(g, hand):
        return hand
    search = _Search(g, c.me)
    order = search.richest()
    if search.cut and not c.notes.get("orders"):
        c.notes["orders"] = True  # once a turn is enough
        g.say("effect", c.me, "orders", n=search.plays)
    return order


def plan(c: Frame, card: int, then: list[int]) -> None:
    """That card is played now; what comes then is settled, unless that is the end of what could be foreseen."""
    left = tuple([other for other in _in_hand(c.game, c.me) if other != card])
    c.notes["all treasures"] = (tuple(then), left) if then or not left else True


def _in_hand(g: Game, player: int) -> list[int]:
    kinds, retyped = g.kinds, g.table.retypes
    hand = []
    for card in g.zones[player * ZONES]:
        kind = kinds[card & NUMBER]
        if "Treasure" in g.types(kind) if retyped else kind.treasure:
            hand.append(card)
    return hand


def _order_matters(g: Game, hand: list[int]) -> bool:
    """Not all may be played, one will do nothing, or one is worth what came before it."""
    kinds = {g.kinds[card & NUMBER] for card in hand}
    if g.table.limits or len(kinds) < 2:
        return bool(g.table.limits)
    if g.active("instead"):
        return True
    return any(kind.ordered for kind in kinds) or bool(g.table.retypes and not all(_only_adds(g, k) for k in kinds))


def _only_adds(g: Game, kind: Kind) -> bool:
    """All that playing it does for the money is to add the same coins, whatever was played before."""
    code = g.instructions(kind)
    return not kind.doubles and (code is None or code.simple)


class _Tried(Ask):
    """In place of the Buy phase: the next Treasure, or nothing more. Nobody is asked."""

    def __call__(self, c: Frame) -> None:
        c.pc -= 1
        c.game.pending = NEXT

    def take(self, c: Frame, value: tuple[Any, ...]) -> None:
        c.pc -= 1
        play_card(c.game, c.me, value[0], c.me * ZONES + HAND)


NEXT = Decision(0, "phase", "", ("", ""), (), ())


@cache
def _tried(turn: Code, at: int) -> Code:
    """The turn with such a Buy phase."""
    code = Code(turn.name)
    code.consist_of((*turn.ops[:at], _Tried(), *turn.ops[at + 1 :]))
    code.lines, code.cites, code.cases = turn.lines, turn.cites, turn.cases
    return code


class _Line:
    """Cards played in an order so far, and the position that this makes."""

    __slots__ = ("asked", "before", "card", "now")

    def __init__(self, now: Game, before: _Line | None = None, card: int = 0, asked: bool = False) -> None:
        self.now = now
        self.before = before
        self.card = card
        self.asked = asked  # its player had to choose something: what really follows is seen then

    def order(self) -> list[int]:
        """The cards of this line up to the first whose player has to choose."""
        cards: list[int] = []
        line: _Line = self
        while line.before is not None:
            if line.asked:
                cards = []
            cards.append(line.card)
            line = line.before
        return cards[::-1]


class _Search:
    """Over the orders of one player's Treasures, from a position in the Buy phase."""

    def __init__(self, g: Game, player: int) -> None:
        self.g = g
        self.player = player
        self.plays = 0
        self.cut = False  # not all orders were followed
        first = g.copy()
        first.log = first.past = None
        frame = first.stack[-1] = first.stack[-1].copy()
        frame.notes = {key: value for key, value in frame.notes.items() if key != "all treasures"}
        frame.pc -= 1
        frame.code = _tried(frame.code, frame.pc)
        first.pending = NEXT
        self.first = first
        self.plainly = g.table.plain and not (g.table.instructions or g.table.retypes or _changed(g))

    def richest(self) -> list[int]:
        """The order that brings most; as far as nothing is asked the sorted one, if it is as good."""
        line = self._follow()
        order = line.order()
        while line.before is not None and (line.asked or line.card not in order):
            line = line.before
        settled: list[int] = []
        sure = line
        while sure.before is not None:
            settled.insert(0, sure.card)
            sure = sure.before
        ranked = sorted(settled, key=lambda card: self.g.known(card).rank)
        as_good = ranked != settled and self._is_as_good(ranked, line.now)
        return [*ranked, *order[len(ranked) :]] if as_good else order

    def _is_as_good(self, ranked: list[int], wanted: Game) -> bool:
        now = self._played(ranked)
        return now is not None and (now.coins, _key(now)) == (wanted.coins, _key(wanted))

    def _played(self, cards: list[int]) -> Game | None:
        """The position after these plays; None when one of them may not be played then, or asks something."""
        now = self.first
        for card in cards:
            if not now.may_play(self.player, self.g.known(card)):
                return None
            now, asked = next(self._play(now, card))
            if asked:
                return None
        return now

    def _follow(self) -> _Line:
        """The line that brings most; of those that bring as much, the first that plays most."""
        best, most = _Line(self.first), (-1, 0)
        lines: dict[int, dict[Any, _Line]] = {len(self.first.played): {None: best}}  # by how many plays were made
        while lines:
            some = list(lines.pop(min(lines)).values())
            if self.plays + len(some) > MOST_PLAYS:
                some.sort(key=lambda line: -line.now.coins)
            for i, line in enumerate(some):
                if self.plays > MOST_PLAYS and i >= RICHEST:
                    self.cut = True
                    break
                now = line.now
                worth = now.coins, -len(_in_hand(now, self.player))
                if worth > most:
                    best, most = line, worth
                for card in self._worth_trying(now, _in_hand(now, self.player)):
                    for after, asked in self._play(now, card):
                        alike = lines.setdefault(len(after.played), {})
                        key = _key(after)
                        if key not in alike or after.coins > alike[key].now.coins:
                            alike[key] = _Line(after, line, card, asked)
        return best

    def _worth_trying(self, now: Game, cards: list[int]) -> list[int]:
        """What comes next: of those that only add the cheapest that does nothing and the dearest; all others."""
        lost = dearest = most = 0
        worth: list[int] = []
        copies = {now.known(card): card for card in reversed(cards)}
        for kind in sorted(copies, key=lambda kind: kind.rank):
            card = copies[kind]
            if not now.may_play(self.player, kind):
                continue
            self.g.charge(1 + max(0, len(now.effects) - FEW_EFFECTS) * len(now.played) // PLAYS_AN_INSTRUCTION)
            if not _only_adds(now, kind) or not (self.plainly or now.pending is NEXT):
                worth.append(card)
            elif not _works(now, self.player, card):
                if not lost or not self.plainly:  # else only the cheapest, and they are sorted
                    worth.append(card)
                lost = card
            else:
                coins = kind.coins if self.plainly else self._worth(now, card)
                if not dearest or coins >= most:
                    dearest, most = card, coins
        if dearest:
            worth.append(dearest)
        return sorted(worth, key=lambda card: now.known(card).rank)

    def _worth(self, now: Game, card: int) -> int:
        """What this card, which only adds, brings now."""
        return max(after.coins for after, _ in self._play(now, card)) - now.coins

    def _play(self, now: Game, card: int) -> Iterator[tuple[Game, bool]]:
        """The positions that this play can lead to, and whether its player chooses between them."""
        after = now.copy()
        try:
            self._answer(after, (card,))
            yield from self._answered(now, card, after, False)
        except NotModelled:
            yield self._as_if_played(now, card), False

    def _answer(self, now: Game, value: tuple[Any, ...]) -> None:
        self.plays += 1
        begun = now.spent
        account = ACCOUNT.set(None)  # the game itself pays
        try:
            now.answer(value)
        finally:
            ACCOUNT.reset(account)
        self.g.charge(TRIED + now.spent - begun)

    def _answered(self, before: Game, card: int, now: Game, asked: bool) -> Iterator[tuple[Game, bool]]:
        decision = now.pending
        if decision is NEXT:
            yield now, asked
            return
        answers = self._answers(now, decision) if decision is not None else []
        if not answers:
            yield self._as_if_played(before, card), True
        if self.plays > MOST_PLAYS and len(answers) > 1:  # a Crown may play a Crown, and that one another
            self.cut = True
            answers = answers[-1:]
        for value in answers:
            after = now.copy()
            self._answer(after, value)
            yield from self._answered(before, card, after, True)

    def _answers(self, now: Game, decision: Decision) -> list[tuple[Any, ...]]:
        """What can make a difference to the money; else one of them; nothing where a card nobody knows decides."""
        if decision.kind == "identify":
            return []
        answers = list(islice(decision.answers(), ANSWERS + 1))
        if len(answers) > ANSWERS or decision.player not in (self.player, self.g.by):
            return answers[:1]
        picks = [value[0] for value in answers if value] if decision.kind == "choose-card" else []
        if not picks or not now.known(now.stack[-1].card).doubles:
            return answers
        worth = self._worth_trying(now, picks)
        return [value for value in answers if not value or value[0] in worth]

    def _as_if_played(self, now: Game, card: int) -> Game:
        """The position after that play as far as its printed coins go: what else it does is not known yet."""
        self.plays += 1
        self.g.charge(TRIED)
        after = now.copy()
        kind = now.known(card)
        new = after.move(card, self.player * ZONES + HAND, self.player * ZONES + PLAY)
        after.played = (*now.played, (self.player, kind.slug, True))
        code = now.instructions(kind)
        if code is not None and _works(now, self.player, new or card):
            after.coins += sum(op.coins for op in code.ops)
        return after


def _key(g: Game) -> tuple[Any, ...]:
    """What two orders of the same plays have in common: then only the coins make a difference."""
    kinds, base = g.kinds, g.player * ZONES
    hand = tuple(sorted([kinds[card & NUMBER].slug for card in g.zones[base + HAND]]))
    in_play = tuple(sorted([kinds[card & NUMBER].slug for card in g.zones[base + PLAY]]))
    beside = tuple([len(zone) for zone in g.zones[base : base + ZONES]])
    return (
        hand,
        in_play,
        beside,
        tuple(sorted(g.played)),
        g.actions,
        len(g.effects),
        g.so_far,
        frozenset(g.tokens.items()),
    )


def _changed(g: Game) -> bool:
    """Something else than what is printed happens when a Treasure is played, or may."""
    return (
        bool(g.pile_tokens)
        or any(effect.event in ("play", "first", "played") for effect in g.effects)
        or not g.table.listeners.keys().isdisjoint(("play", "first", "played"))
    )


def _works(now: Game, player: int, card: int) -> bool:
    """Whether the card would do what it says, if it were played now."""
    stopping = now.active("instead")
    if not stopping:
        return True
    played = now.played
    now.played = (*played, (player, now.known(card).slug, True))
    event = {"event": "instead", "player": player, "cards": (card,)}
    stopped = any(effect.holds(now, event) for effect in stopping)
    now.played = played
    return not stopped
