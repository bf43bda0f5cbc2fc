"""What is not offered where a decision is open, and why: that something is not among the answers is often the point."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rules.engine.code import Ask
from rules.engine.decisions import Decision, Text
from rules.engine.game import Game
from rules.engine.kinds import UNKNOWN, Kind
from rules.engine.why_not import why_not_bought, why_not_chosen, why_not_played
from rules.facts import kinds
from rules.rulebook.reckoning import cost_reckoned, costs_now
from rules.rulebook.shadows import shadows
from rules.speech.grammar import DE, EN, listed, subject, title
from rules.speech.wording import card_name

PLAY, BUY, CHOOSE = "play", "buy", "choose"
NOT_DONE: dict[str, Text] = {
    PLAY: ("cannot be played", "kann nicht gespielt werden"),
    BUY: ("cannot be bought", "kann nicht gekauft werden"),
    CHOOSE: ("is not offered", "steht nicht zur Wahl"),
}
SOLD = kinds("bought")
MOST_REASONS = 6
MOST_NAMED = 6  # cards for one reason
# A reason that anybody sees from the printed price, from the phase, or that is the card's line as a whole.
PLAIN = re.compile(r"it costs \d+,(?!.*(?: \(|; ))|.*, and this is the |the line says ")
TYPED = ("it is a", "it is not a", "it is neither ", "it is no ")  # how a reason begins that goes by types


@dataclass(frozen=True)
class Refusal:
    """A card that cannot be played, bought or chosen now, and the zone that it lies in, where that is asked about."""

    deed: str
    kind: Kind
    why: Text | None
    zone: int | None = None


@dataclass(frozen=True)
class NotOffered:
    """Cards that are refused for the same reason, which is `plain` where anybody sees it from card and phase."""

    deed: str
    kinds: tuple[Kind, ...]
    why: Text
    plain: bool

    @property
    def telling(self) -> bool:
        """Nobody sees it from card and phase, and nobody is told of all that cannot be bought."""
        return not self.plain and self.deed != BUY

    @property
    def choices(self) -> list[str]:
        """As they would stand among the choices."""
        return [kind.name if self.deed == CHOOSE else f"{self.deed} {kind.name}" for kind in self.kinds]

    @property
    def text(self) -> Text:
        """Caravan, and likewise Wharf, is not offered: it is a Duration."""
        first, *more = (kind.slug for kind in self.kinds)
        (en, de), pile = NOT_DONE[self.deed], self.deed == BUY and bool(self.kinds[0].fact.cards)
        likewise = f", and likewise {listed([card_name(slug, EN) for slug in more], EN)}," if more else ""
        ebenso = f", ebenso {listed([card_name(slug, DE) for slug in more], DE)}," if more else ""
        if pile:
            return (
                f"Nothing can be bought from {title(first, EN)}{likewise.rstrip(',')}: {self.why[EN]}.",
                f"Vom Stapel {card_name(first, DE)}{ebenso} kann nichts gekauft werden: {self.why[DE]}.",
            )
        it_en, it_de = (subject(first, language) for language in (EN, DE))
        return f"{it_en}{likewise} {en}: {self.why[EN]}.", f"{it_de}{ebenso} {de}: {self.why[DE]}."


def not_offered(g: Game) -> list[NotOffered]:
    """Each distinct reason once, without those that everybody knows; of a face-down card there is none."""
    found: dict[tuple[str, Text], list[Kind]] = {}
    for refusal in refusals(g):
        why = refusal.why
        if why is not None and not _is_known(g, refusal, why):
            found.setdefault((refusal.deed, why), []).append(refusal.kind)
    told = [
        NotOffered(deed, tuple(dict.fromkeys(of))[:MOST_NAMED], why, is_plain(why)) for (deed, why), of in found.items()
    ]
    return sorted(told, key=lambda one: one.plain)[:MOST_REASONS]


def _is_known(g: Game, refusal: Refusal, why: Text) -> bool:
    """Everybody sees what something costs that is as printed, and knows the basic cards."""
    if refusal.deed == BUY and is_plain(why):
        return True
    kind = refusal.kind
    printed = kind.fact.kind == "basic" and g.types(kind) == kind.types
    return printed and (is_plain(why) or (why[EN].startswith(TYPED) and " now: " not in why[EN]))


def is_plain(why: Text) -> bool:
    """
    >>> is_plain(("it costs 5, and at most 4 is allowed", "")), is_plain(("it is a Duration", ""))
    (True, False)
    """
    return PLAIN.match(why[EN]) is not None


def refusals(g: Game) -> Iterator[Refusal]:
    """What somebody might want to answer here, and why it is not legal."""
    decision = g.pending
    if decision is None:
        return
    if decision.kind == "phase":
        yield from _not_played(g, decision)
        if g.phase == "buy":
            yield from _not_bought(g, decision)
    elif decision.kind == "choose-pile":
        yield from _piles(g, decision)
    elif decision.kind == "choose-card":
        yield from _cards(g, decision)


def _not_played(g: Game, decision: Decision) -> Iterator[Refusal]:
    player = g.player  # whoever decides
    held = (*g.hand(player), *(shadows(g, player) if g.phase == "action" else ()))
    for kind in dict.fromkeys(g.known(card) for card in held):
        if kind is not UNKNOWN and kind.play_it not in decision.labels:
            yield Refusal(PLAY, kind, why_not_played(g, player, kind))


def _not_bought(g: Game, decision: Decision) -> Iterator[Refusal]:
    piles = [kind for pile in g.table.supply for kind in _in_pile(g, g.zones[pile.zone], pile.kind)]
    for kind in (*piles, *(kind for kind in g.table.landscapes if kind.fact.kind in SOLD)):
        if kind.buy_it not in decision.labels:
            yield Refusal(BUY, kind, why_not_bought(g, kind, _reckoned(g, kind)))


def _reckoned(g: Game, kind: Kind) -> Text | None:
    """4 (6, less 2 by the Bridge); None where the number alone says it."""
    cost, how = costs_now(g, kind), cost_reckoned(g, kind) if kind.slug in g.table.pile_of else None
    return how and (f"{cost[EN]} ({how[EN]})", f"{cost[DE]} ({how[DE]})")


def _in_pile(g: Game, cards: Iterable[int], empty: Kind) -> list[Kind]:
    """Its cards, the top one first, each once; of an empty pile what it was."""
    return list(dict.fromkeys(map(g.known, cards))) or [empty]


def _piles(g: Game, decision: Decision) -> Iterator[Refusal]:
    frame = g.stack[-1].copy(g)
    op = frame.code.ops[frame.pc]
    if not isinstance(op, Ask):
        return
    for pile in op.piles_asked_about(frame):
        if pile.name not in decision.labels:
            for kind in (pile.kind,) if op.whole_piles else _in_pile(g, g.zones[pile.zone], pile.kind):
                if kind.name not in decision.labels:
                    yield Refusal(CHOOSE, kind, why_not_chosen(g, kind))


def _cards(g: Game, decision: Decision) -> Iterator[Refusal]:
    frame = g.stack[-1].copy(g)
    op = frame.code.ops[frame.pc]
    seen = {g.known(card) for card in decision.items}
    for card in op.cards_asked_about(frame) if isinstance(op, Ask) else ():
        kind = g.known(card)
        if kind is not UNKNOWN and kind not in seen:
            seen.add(kind)
            yield Refusal(CHOOSE, kind, why_not_chosen(g, kind), g.where(card))
