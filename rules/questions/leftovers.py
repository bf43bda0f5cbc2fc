"""What a claim leaves over of its question: words that mean something and that none of its fields has."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

from rules.facts import facts, plain
from rules.questions.claim import DEED_VERBS, Asked, Claim
from rules.questions.frame import AskedFrame
from rules.questions.frames import listed
from rules.questions.persons import POSSESSIVE
from rules.questions.probes import plays, shields
from rules.questions.question import Question, Spot
from rules.questions.segments import describes, question_from
from rules.questions.staging import attack
from rules.questions.words import FIRST, any_of

UNIT_OF = {
    "unit-cards": "cards",
    "unit-actions": "actions",
    "unit-buys": "buys",
    "unit-coins": "coins",
    "unit-coffers": "coffers",
    "unit-villagers": "villagers",
    "unit-favors": "favors",
    "unit-points": "vp",
    "extra-turn": "turns",
}
# What may be said without changing what is so; and what else the fields of a part have.
QUIET = any_of("filler, on, and, if, be, do, have, still, me, other, attacker, named, someone, text, happen, then")
ASKED_TOO = any_of("can, must, how-many, not, this-turn")
NOT = any_of("not, nicht, n't, dont, don't, doesn't, doesnt, didn't, can't, cannot, never, nie")
AGAINST = any_of("against, gegen, vor, vorm, from, vs, versus")
HEEDED = any_of("this-turn, next-turn")
TOLD_TOO = any_of("this-turn, twice, thrice, earlier")
SAID_OF = {"costs": any_of("what, cost, unit-coins")}
LEFT = any_of("left-over, spend")
LYING_TOO = any_of("in-hand, in-play, have, not, deck, discard-pile")
WHEN_DONE = {verb: any_of("last-turn, not, in-hand") for verb in ("play", "buy", "gain", "reveal", "react")}
MORE_THAN_ONCE = re.compile("(?i)twice|second|repeat")
WITHOUT = {"Victory": "copper", "Treasure": "estate", "Action": "copper"}  # what such a hand may hold
VERB_OF = {"look": "reveal", "in-play": "have", "in-hand": "have"}
LYING = ("have", "in-play", "in-hand", "stay", "keep")
STATES = ("actions", "buys", "coins")
IN_IT = any_of("darin, drin, hand, handkarten")


def left_over(
    q: Question, found: Sequence[AskedFrame], last: AskedFrame | None, claim: Claim, used: set[int]
) -> list[str]:
    """Where there is any, it is not that claim alone."""
    used = used.union(*(_used(q, frame, last, claim) for frame in found))
    used |= {at for _, spot in none_of(q) for at in range(spot.at - 5, spot.at + 1)}
    counted = _counted_cards(q, claim)
    left = [spot.raw for spot in q.spots if spot.at not in used and spot.meaning not in QUIET]
    left += [str(n) for n, at in q.numbers if at not in counted and at not in used and n != q.players]
    left += [facts()[slug].en for slug in _unclaimed_cards(q, found, last, claim)]
    left += ["optional"] if q.free else []
    left += [spot.raw for spot in last.spots if spot.meaning == "gain"] if last and _gets_cards(claim.asked) else []
    left += [spot.raw for spot in q.spots if spot.meaning == "protect"] if _from_a_shield(q) else []
    return [*q.strange, *left, *(kind for kind, at in q.types if at not in used and not _of_its_type(q, kind, at))]


def _used(q: Question, frame: AskedFrame, last: AskedFrame | None, claim: Claim) -> set[int]:
    """The places of those words of a deed that the claim has."""
    used = {spot.at for spot in frame.spots if _harmless(q, spot, frame)}
    known: frozenset[str] | set[str]
    if frame is last:
        known = _known_of_what_is_asked(frame, claim.asked)
        used |= _numbered(q, frame) if claim.asked.n is not None else set()
    elif frame.asked and last is not None:
        known = QUIET | ({"can", "must"} if not frame.deed else set())
        known |= {"can", frame.deed} if goes_before(frame) else set()
    else:
        known = QUIET | TOLD_TOO | ({frame.deed} if frame.cards or frame.by else set())
        known |= LYING_TOO if frame.deed in LYING else WHEN_DONE.get(frame.deed, frozenset())
        used |= _as_printed(q, frame)
    spots = [spot for spot in frame.spots if spot.meaning != "not" or plain(spot.raw) in NOT or not frame.asked]
    return used | {spot.at for spot in spots if spot.meaning in known}


def _known_of_what_is_asked(frame: AskedFrame, asked: Asked) -> set[str]:
    known = {*QUIET, *ASKED_TOO, frame.deed, *({asked.when} & HEEDED), *SAID_OF.get(asked.type, ())}
    known |= {meaning for meaning, unit in UNIT_OF.items() if unit == asked.unit}
    known |= {"buy"} if asked.unit == "buys" else set()
    known |= LEFT if asked.type == "how-many" and asked.unit in STATES else frozenset()
    return known | ({"only"} if asked.type == "may" and asked.n is not None else set())


def _counted_cards(q: Question, claim: Claim) -> set[int]:
    """The places of numbers that say how many of a card."""
    many = {part.card for part in claim.held if part.n > 1} | {deed.card for deed in claim.deeds if deed.n > 1}
    return {
        at
        for n, at in q.numbers
        for named in q.cards
        if named.at - 2 <= at < named.at and (n == 1 or named.slug in many or claim.asked.n == n)
    }


def _unclaimed_cards(q: Question, found: Sequence[AskedFrame], last: AskedFrame | None, claim: Claim) -> Iterator[str]:
    """Cards of which nothing is said, or that are named twice in what is asked."""
    yield from (slug for slug in q.slugs if slug not in claim.slugs)
    lying = {part.card for part in claim.held if part.only}
    idle = (slug for frame in found if not frame.deed and not frame.asked for slug in _idle(frame))
    yield from (slug for slug in idle if slug not in lying)
    names = [named.slug for clause in q.asked for named in q.named_in(clause)]
    yield from (slug for slug in dict.fromkeys(names) if names.count(slug) > 1 and claim.asked.card != slug)
    if last and last.by and last.cards and last.listed:
        yield last.by


def goes_before(frame: AskedFrame) -> bool:
    """Can I trash an Estate and gain a Silver for it: the first of the two is done where the second is asked."""
    lines = " ".join(line[0] for slug in (frame.by, frame.with_it) if slug for line in facts()[slug].lines)
    once = not MORE_THAN_ONCE.search(lines)  # else another card may have brought it
    return once and bool(frame.deed and frame.cards and frame.deed in DEED_VERBS) and not frame.has("not", "or")


def none_of(q: Question) -> Iterator[tuple[str, Spot]]:
    for kind, at in q.types:
        spot = next((spot for spot in q.spots if spot.meaning == "in-hand" and 0 < spot.at - at <= 4), None)
        none = any(spot.meaning == "not" and 0 < at - spot.at <= 2 for spot in q.spots)
        if kind in WITHOUT and spot is not None and none and at < question_from(q):
            yield kind, spot


def _as_printed(q: Question, frame: AskedFrame) -> set[int]:
    """I play a Laboratory and draw two cards: what the card itself says."""
    lines = " ".join(line[0] for slug in q.slugs for line in facts()[slug].lines)
    unit = next((spot for spot in frame.spots if spot.meaning in ("unit-cards", "unit-coins", "unit-actions")), None)
    if frame.cards or frame.has("not") or frame.deed not in ("draw", "gain") or unit is None:
        return set()
    counted = [(n, at) for n, at in q.numbers if 0 < unit.at - at <= 2]
    said = {"unit-cards": "Card", "unit-coins": "Coin|\\$", "unit-actions": "Action"}[unit.meaning]
    printed = counted and re.search(rf"\+\$?{counted[0][0]}\b ?({said})?", lines)
    return (
        {counted[0][1], unit.at, *(spot.at for spot in frame.spots if spot.meaning == frame.deed)} if printed else set()
    )


PHASE_OF = {"buy-phase": "Treasure", "action-phase": "Action", "night-phase": "Night"}


def _harmless(q: Question, spot: Spot, frame: AskedFrame) -> bool:
    """It says what is so anyway: bought in the Buy phase, gained from the Supply, trashed from hand, my first one."""
    if spot.meaning in HARMLESS:
        return HARMLESS[spot.meaning](q, spot, frame)
    return describes(q, spot) or _of_the_whole_hand(q, spot, frame) or frame.deed in FROM_THERE.get(spot.meaning, ())


def _in_its_phase(q: Question, spot: Spot, frame: AskedFrame) -> bool:
    types = {kind for slug in frame.slugs for kind in facts()[slug].types}
    treasures = any("Treasure" in facts()[slug].types for slug in q.slugs)
    bought = spot.meaning == "buy-phase" and (frame.deed in ("buy", "gain") or (not frame.asked and treasures))
    return bought or (frame.deed == "play" and PHASE_OF[spot.meaning] in types)


def _of_a_name(q: Question, spot: Spot, frame: AskedFrame) -> bool:
    """A Ruins card, an Action card."""
    return any(named.end == spot.at for named in q.cards) or any(0 < spot.at - at <= 1 for _, at in q.types)


def _not_protected(q: Question, spot: Spot, frame: AskedFrame) -> bool:
    return not frame.asked and frame.has("not") and not frame.cards


def _of_the_whole_hand(q: Question, spot: Spot, frame: AskedFrame) -> bool:
    """And shows the whole hand."""
    if spot.meaning != "reveal" or frame.cards or frame.asked:
        return False
    shows = any("reveal your hand" in line[0].lower() for slug in q.slugs for line in facts()[slug].lines)
    return shows and bool(IN_IT & {token.word for token in q.tokens[spot.at : spot.at + 5]})


def _first(q: Question, spot: Spot, frame: AskedFrame) -> bool:
    if plain(spot.raw) not in FIRST:
        return False
    alone = not any(spot.at < named.at <= spot.at + 2 for named in q.cards) and not frame.asked
    follows = q.tokens[spot.at + 1].word if spot.at + 1 < len(q.tokens) else ""
    if alone and follows in ("and", "und", "then", ""):
        return True
    return frame.deed in ("play", "") and not any(named.at < spot.at for named in q.cards)


def _own(q: Question, spot: Spot, frame: AskedFrame) -> bool:
    behind = next((named.slug for named in q.cards if named.at == spot.at + 1), "")
    return bool(behind) and not attack(behind) and q.tokens[spot.at - 1].word in POSSESSIVE


HARMLESS: dict[str, Callable[[Question, Spot, AskedFrame], bool]] = {
    **dict.fromkeys(PHASE_OF, _in_its_phase),
    "unit-cards": _of_a_name,
    "protect": _not_protected,
    "nth": _first,
    "own": _own,
}
FROM_THERE = {
    "supply": ("gain", "buy"),
    "in-hand": ("play", "trash", "discard", "reveal", "react", "topdeck", "set-aside", "copy", "exile"),
    "deck": ("draw", "topdeck"),
}


def _gets_cards(wanted: Asked) -> bool:
    """Do I get cards: drawn or gained, nobody knows."""
    return wanted.verb == "gain" and wanted.unit == "cards" and wanted.card in ("", "?") and not wanted.by


def _from_a_shield(q: Question) -> bool:
    """Does a Witch protect me from a Moat: the wrong way round."""
    places = [token.at for token in q.tokens if token.word in AGAINST]
    return any(shields(named.slug) and 0 < named.at - at <= 3 for at in places for named in q.cards)


def _idle(frame: AskedFrame) -> list[str]:
    """Cards of which nothing is said, and which can hardly have been played."""
    throne = bool(frame.upon) and not frame.owner
    return [] if all(plays(slug) for slug in frame.slugs) and (listed(frame) or throne) else [*frame.slugs]


def _of_its_type(q: Question, kind: str, at: int) -> bool:
    """Mill, which is an Action: what the card says itself."""
    near = [named for named in q.cards if abs(named.at - at) <= 6]
    return any(kind in facts()[named.slug].types for named in near)


def _numbered(q: Question, frame: AskedFrame) -> set[int]:
    at = {spot.at for spot in frame.spots}
    return {place for n, place in q.numbers if n in frame.numbers and at and min(at) - 2 <= place <= max(at) + 2}
