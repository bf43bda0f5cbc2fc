"""What a card can do, read from its own instructions: the list that the engine carries out.

Only of a card that is not modelled yet the lines of its text are read.

Nobody types tags. Each finding names the line it was found on, so that a page can say why.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from rules import ACTIONS, BUYS, DEFENDS, DRAWS, TRASHES, can_do, hands_out, modelled
from rules.facts import Fact, facts

SHUFFLED = ("knights", "ruins")

TRAITS = (ACTIONS, DRAWS, BUYS, TRASHES, DEFENDS)


@dataclass(frozen=True, slots=True)
class Sign:
    """This card does it, on that line. `read` says where that was read: in the instructions or in the text."""

    card: str
    line: int
    read: str


# --- the text of a card that is not modelled -------------------------------------------------------------------------

# The texts are ours and always say the same thing in the same words, so a few patterns are enough.
OTHERS = re.compile(r"(Every|Each) other player|The other players|The player to your left|(Each|Any) of them")
SAYS = {
    ACTIONS: re.compile(r"(\+|; )[2-9] Actions"),
    DRAWS: re.compile(
        r"\+[2-9] Cards|: 2 cards;|\bdraw [2-9] cards|\+1 Card for (each|every)|\bdraw a card for each|"
        r"\b[Dd]raw (one card after the other )?(until|up to a hand)|\bDraw as many cards as you are holding|"
        r"choose one: 2 cards|\bmore for your next hand",
        re.IGNORECASE,
    ),
    BUYS: re.compile(r"\+\d Buys?\b|\band a Buy\b"),
    TRASHES: re.compile(
        r"\b[Tt]rash (a|an|any|one|two|2|up to|as many|that many|all|the top|your hand|that card|that Treasure)\b|"
        r"\btrashed? [^.;]*from your hand|\bfrom your hand (is|may be) trashed|\btrash .*of them"
    ),
    DEFENDS: re.compile(r"\b(another player|someone else)('s Attack| plays an Attack)|Attacks .*do not affect you"),
}
# What is said about the card itself, or about what already lies in the trash, is no trashing.
NOT_TRASHING = re.compile(
    r"gain or trash this|trash this and a|this may be trashed|trash this\b[^;]*$|from their hand", re.IGNORECASE
)


def by_text(lines: list[str]) -> dict[str, int]:
    """What a card says that it does for the player who has it, and on which line."""
    found: dict[str, int] = {}
    for n, line in enumerate(lines, 1):
        about_me = OTHERS.split(line, 1)[0]
        for trait, pattern in SAYS.items():
            said = line if trait == DEFENDS else about_me
            if trait == TRASHES and NOT_TRASHING.search(said):
                continue
            if pattern.search(said):
                found.setdefault(trait, n)
    return found


# --- several lines together ------------------------------------------------------------------------------------------

GIVES = {ACTIONS: re.compile(r"\+(\d) Actions?"), DRAWS: re.compile(r"\+(\d) Cards?")}
NOT_WHEN_PLAYED = re.compile(
    r"(When|While|Whenever|If you do not|Setup|Overpaying|Until|Before|This turn)\b"
    r"|.*(next turn|in advance|overpaid|set aside|this turn)"
)
FROM_DECK = re.compile(r"\b(Turn over|Reveal|Look at|turn over|reveal)\b.*\b(deck|cards)\b", re.IGNORECASE)
INTO_HAND = re.compile(r"into your hand")
ONE_CARD = re.compile(
    r"\b(that|this|the revealed) card\b[^,;]*into your hand|\btake it into your hand"
    r"|\b(it|one|one of them|that one|a Treasure) goes into your hand",
    re.IGNORECASE,
)
NOT_DRAWN = re.compile(r"\b(gain|mat|end of the turn)\b", re.IGNORECASE)
FOR_EACH = re.compile(r"once for each")


def together(lines: list[str]) -> dict[str, int]:
    """What no line does alone but several do: +1 Card and a revealed one into the hand; the line that completes it."""
    found: dict[str, int] = {}
    so_far = {ACTIONS: 0, DRAWS: 0}
    from_deck = False
    for n, line in enumerate(lines, 1):
        from_deck = from_deck or bool(FROM_DECK.search(line))
        if NOT_WHEN_PLAYED.match(line):
            continue
        for trait, pattern in GIVES.items():
            best = max((int(number) for number in pattern.findall(OTHERS.split(line, 1)[0])), default=0)
            so_far[trait] += 2 * best if FOR_EACH.search(line) else best
        if from_deck and INTO_HAND.search(line) and not NOT_DRAWN.search(line):
            so_far[DRAWS] += 1 if ONE_CARD.search(line) else 2
        for trait, number in so_far.items():
            if number >= 2:
                found.setdefault(trait, n)
    return found


# --- both ------------------------------------------------------------------------------------------------------------


@cache
def traits(slug: str) -> Mapping[str, Sign]:
    """What a card can do, or a card of a mixed pile; of a shuffled one, all of its cards."""
    fact = facts()[slug]
    if fact.cards:
        found: dict[str, Sign] = {}
        for part in fact.cards:
            for trait, sign in traits(part).items():
                # What lies on top of a shuffled pile is luck: only what every card of it does is sure.
                if slug not in SHUFFLED or all(trait in traits(other) for other in fact.cards):
                    found.setdefault(trait, sign)
        return found
    if modelled(slug):
        return {trait: Sign(slug, line, "instructions") for trait, line in can_do(slug).items()}
    lines = [line for line, _ in fact.lines]
    return {trait: Sign(slug, line, "text") for trait, line in (together(lines) | by_text(lines)).items()}


def attacks(fact: Fact) -> bool:
    """Whether there are Attacks in the game because of this pile."""
    return any("Attack" in part.types for part in in_the_game(fact))


EXILES_CURSES = re.compile(r"Exiles a Curse")  # as good as handed out, though nobody gains them


def curses(fact: Fact) -> bool:
    """Whether somebody gets Curses because of this pile."""
    return any(
        (modelled(part.slug) and "curse" in hands_out(part.slug)) or EXILES_CURSES.search(line)
        for part in in_the_game(fact)
        for line, _ in part.lines
    )


def in_the_game(fact: Fact) -> tuple[Fact, ...]:
    """With this pile come: itself, the cards of it, and those that it hands out."""
    return (fact, *(facts()[slug] for slug in fact.cards), *(facts()[b] for b in fact.brings if b in facts()))
