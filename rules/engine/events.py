"""Every event: when it happens, which notes it carries, and what may answer it.

Every event carries "player", whom it is about, and "cards", what it is about (none for a moment of the turn).
`on`, `this_turn` and `until_next_turn` take these names only (rules.engine.spelling).
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Happening:
    when: str
    notes: tuple[str, ...] = ()  # besides event, player, cards
    answers: tuple[str, ...] = ()  # what an effect may tell the rule that opened the window
    opens: bool = True  # False: no window; the effect or trigger only has to be there


EVENTS: dict[str, Happening] = {
    # the turn
    "turn-first": Happening("at the start of a turn, before everything else"),
    "turn": Happening("at the start of a turn"),
    "buy-phase": Happening("at the start of the Buy phase"),
    "end-buy": Happening("at the end of the Buy phase"),
    "clean-up": Happening("at the start of Clean-up"),
    "clean-up-hand": Happening("before the hand is discarded in Clean-up", answers=("keep",)),
    "discard-from-play": Happening("when cards were discarded from play in Clean-up"),
    "new-hand": Happening("before the new hand is drawn"),
    "end-turn": Happening("at the end of a turn, after drawing"),
    # playing
    "first": Happening("when a card is played, before anything that happens because of that"),
    "play": Happening("when a card is played, before it does anything"),
    "attack": Happening("when an Attack is played", answers=("unaffected",)),
    "instead": Happening("before a played card does what it says", answers=("replaced",)),
    "played": Happening("after a played card has been resolved", notes=("nth", "gave", "last")),
    # buying and gaining
    "buy": Happening("when a card was bought, before it is gained", notes=("pile", "overpaid")),
    "would-gain": Happening("before a card is gained", notes=("bought", "overpaid", "instead"), answers=("replaced",)),
    "gain-place": Happening("where a gained card goes", answers=("to",)),
    "gain": Happening(
        "when a card was gained", notes=("bought", "by", "to", "source", "overpaid", "exiled", "nth", "cost")
    ),
    # moving
    "would-discard": Happening("before cards are discarded"),
    "discard": Happening("when cards were discarded, other than in Clean-up", notes=("source",)),
    "trash": Happening("when cards were trashed", notes=("by", "own", "source")),
    "reveal": Happening("when something makes a player reveal cards"),
    "shuffle": Happening("before a player shuffles", answers=("first", "kept", "placed")),
    "emptied": Happening("when the last card of a Supply pile was taken"),
    "invest": Happening("when a card was Exiled by Invest"),
    "prophecy": Happening("when a player takes the last Sun token off the Prophecy"),
    # what only holds
    "cost": Happening("as long as cards are cheaper", opens=False),
    "immune": Happening("as long as a player is unaffected by Attacks", opens=False),
    "state": Happening("as long as a State that was returned holds", opens=False),
    "warlord": Happening("as long as a Warlord holds others back", opens=False),
    "no actions": Happening("as long as further Actions are ignored", opens=False),
    "last-trashed": Happening("what a player trashed is kept in mind until their next turn ends", opens=False),
    "all stay": Happening("as long as Clean-up leaves a player's cards in play", opens=False),
    "extra turn": Happening("until the extra turn is taken", opens=False),
}

ANSWERS = frozenset(answer for happening in EVENTS.values() for answer in happening.answers)
DEFENCES = frozenset({"attack", "immune"})  # what a Reaction to Attacks, or a protection, waits for
