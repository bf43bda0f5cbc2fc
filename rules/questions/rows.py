"""Several cards in a row: what one sentence tells of them, deed after deed."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import takewhile

from rules.facts import facts, plain
from rules.questions.frame import AskedFrame
from rules.questions.frames import all_of, listed
from rules.questions.probes import player_of_cards
from rules.questions.question import BASIC, PEOPLE, Question, Spot
from rules.questions.words import any_of

BOUGHT = ("silver", "estate")  # where nobody says which card is bought
MOST_BOUGHT = 4
NEXT = any_of("danach, dann, then, afterwards, anschliessend")
SINGLY = any_of("each, je, jeweils, per, pro, jedes, jede, jeder")
MAKE = any_of("make, makes, macht, machen, bring, bringen, give, geben, gibt, are, sind, worth, wert")
MUCH = any_of("how much, wie viel, wieviel")
WISHED = any_of("will, mochte, want, wish, choose, wahle, nehme, take, pick")
OPTIONAL = ("unit-cards", "unit-actions", "unit-buys", "unit-coins", "unit-favors")
ORDINALS = {"secon": 2, "zweit": 2, "third": 3, "dritt": 3, "fourt": 4, "viert": 4, "fifth": 5, "funft": 5}
HANDLES = re.compile(r"\b(trash|discard|reveal|hand|set aside|gain)", re.IGNORECASE)


def in_a_row(q: Question, found: Sequence[AskedFrame]) -> Iterator[AskedFrame]:
    """The deeds one by one: Treasures that are asked about are played, one card after the other, an option taken."""
    choosing, option = False, ""
    found = found[1:] if _headed(q, found) else found
    for frame in (part for each in found for part in _with_option(q, each)):
        frame = _one_after_the_other(q, frame)
        if frame.asked:
            played, frame = _played_first(q, frame, found)
            yield from played
            yield _so_many_of_it(frame, option)
            continue
        if _laid_out(q, frame):
            frame = replace(frame, deed="play")
        if len(found) == 2 and nth_asked(q, found[1]) and listed(frame):
            continue  # Fool's Gold: how much is the second worth?
        if frame.deed == "choose" and not frame.cards and not frame.has(*OPTIONAL):
            choosing = True  # I choose: to draw cards
            continue
        if _wished(q, frame, choosing):
            spots = tuple(spot for spot in frame.spots if spot.meaning not in ("draw", "gain"))
            frame = replace(frame, deed="choose", cards=(), meant=False, spots=spots)
            choosing = False
        if frame.deed == "choose":
            option = next((spot.meaning for spot in frame.spots if spot.meaning in OPTIONAL), "")
        yield _so_many_of_it(frame, option)


def _played_first(
    q: Question, frame: AskedFrame, found: Sequence[AskedFrame]
) -> tuple[tuple[AskedFrame, ...], AskedFrame]:
    """Treasures that are asked about are played, and then it is asked what they bring."""
    n = nth_asked(q, frame)
    if n and all(each is frame or (listed(each) and each.slugs == frame.slugs) for each in found):
        played = replace(frame, deed="play", asked=False, spots=(), who="", cards=((frame.slugs[0], n),), meant=False)
        return (played,), replace(frame, cards=(), meant=False, spots=_in_coins(frame))
    if len(found) == 1 and _asks_of_all(q, frame):
        played = replace(frame, deed="play", asked=False, spots=(), who="")
        return (played,), replace(frame, cards=(), spots=_in_coins(frame))
    return (), frame


def _headed(q: Question, found: Sequence[AskedFrame]) -> bool:
    """Merchant: I play one Merchant and then three Silvers. What it is about is no further one."""
    if len(found) < 2 or not listed(found[0]) or len(found[0].cards) != 1 or not q.cards or q.cards[0].at:
        return False
    ends = q.tokens[q.cards[0].end : q.cards[0].end + 1]
    again = any(found[0].slugs[0] in (*each.slugs, each.by) and not each.asked and not each.meant for each in found[1:])
    begins = ends and q.tokens[ends[0].at + 1].word in PEOPLE  # Merchant, I play two Merchants; not a list of cards
    return again and bool(ends) and (ends[0].raw in (":", ".") or (ends[0].raw == "," and bool(begins)))


def _in_coins(frame: AskedFrame) -> tuple[Spot, ...]:
    """What Treasures are worth are the Coins they give."""
    spots = (spot for spot in frame.spots if spot.meaning not in ("worth", "nth", "unit-coins"))
    return (*spots, Spot("unit-coins", frame.part, 0, ""))


def nth_asked(q: Question, frame: AskedFrame) -> int:
    """Which one of several Treasures is asked about: how much is the third Fool's Gold worth?"""
    nth = [ORDINALS.get(plain(spot.raw)[:5], 0) for spot in q.spots if spot.meaning == "nth" and spot.at >= frame.part]
    treasure = len(frame.cards) == 1 and "Treasure" in facts()[frame.slugs[0]].types and not (frame.by or frame.upon)
    worth = frame.has("worth", "give", "unit-coins") and frame.has("how-many", "what") and not frame.has("unit-points")
    return nth[0] if len(nth) == 1 and frame.asked and treasure and worth and not q.numbers else 0


def _with_option(q: Question, frame: AskedFrame) -> Iterator[AskedFrame]:
    """I trash a Laboratory for Favors: and choose them."""
    last = max((named.end for named in q.cards if named.slug in frame.slugs and named.at >= frame.part), default=0)
    unit = next((spot for spot in frame.spots if spot.meaning in OPTIONAL and spot.at >= last), None)
    words = {token.word for token in q.tokens[last : unit.at]} if unit else set()
    if unit is None or frame.asked or frame.deed != "trash" or not last or not words & (WISHED | {"for", "fur"}):
        yield frame
        return
    yield replace(frame, spots=tuple(spot for spot in frame.spots if spot is not unit))
    yield replace(frame, deed="choose", cards=(), by="", upon="", numbers=(), spots=(unit,))


def _so_many_of_it(frame: AskedFrame, option: str) -> AskedFrame:
    """How many is that: of what was chosen."""
    if not option or not frame.asked or not frame.has("how-many") or (frame.cards and not frame.meant):
        return frame
    units = [spot.meaning for spot in frame.spots if spot.meaning in OPTIONAL]
    if units not in ([], [option]) or frame.deed not in ("", "gain", "draw", "have"):
        return frame
    spots = frame.spots if units else (*frame.spots, Spot(option, frame.part, 0, ""))
    deed = "draw" if option == "unit-cards" else frame.deed
    return replace(frame, deed=deed, cards=(), meant=False, spots=spots)


def _one_after_the_other(q: Question, frame: AskedFrame) -> AskedFrame:
    """Three Merchants played and then two Silvers: the Merchants do not play the Silvers."""
    if frame.deed != "play" or not frame.by or frame.asked or player_of_cards(frame.by):
        return frame
    one = next((named for named in q.cards if named.slug == frame.by and named.at >= frame.part), None)
    two = next((named for named in q.cards if named.slug in frame.slugs and named.at >= frame.part), None)
    if one is None or two is None or not {token.word for token in q.tokens[one.end : two.at]} & NEXT:
        return frame
    n = next((n for n, at in q.numbers if at == one.at - 1), 1)
    return replace(frame, by="", cards=all_of(((frame.by, n),), frame.cards))


def _laid_out(q: Question, frame: AskedFrame) -> bool:
    """Three Merchants and two Silvers, and what that brings: the Silvers are played too, where no card handles them."""
    treasures = [slug for slug in frame.slugs if facts()[slug].kind == BASIC and "Treasure" in facts()[slug].types]
    others = [slug for slug in frame.slugs if slug not in treasures]
    text = " ".join(line for slug in others for line in _when_played(slug))
    bare = not (frame.deed or frame.by or frame.upon or frame.owner)
    bare = bare and all({"Action", "Treasure"} & set(facts()[slug].types) for slug in others)
    return bare and bool(treasures and others) and q.has("unit-coins") and not HANDLES.search(text)


def _when_played(slug: str) -> Iterator[str]:
    """Its lines, without what it does when something else happens."""
    return takewhile(lambda line: not line.startswith("When"), (line[0] for line in facts()[slug].lines))


def _asks_of_all(q: Question, frame: AskedFrame) -> bool:
    """Three Fool's Golds in one turn make how much?"""
    words = {token.word for token in q.tokens}
    much = any(plain(spot.raw) in MUCH for spot in frame.spots) or frame.has("unit-coins")
    treasures = all("Treasure" in facts()[slug].types and "Victory" not in facts()[slug].types for slug in frame.slugs)
    several = sum(n for _, n in frame.cards) > 1 and not (frame.by or frame.upon or frame.deed or frame.meant)
    told = not frame.has("nth", "next-turn", "cost", "cheaper", "unit-cards", "in-hand", "mat", "not")
    return much and treasures and several and told and bool(words & MAKE) and not words & SINGLY


def _wished(q: Question, frame: AskedFrame, choosing: bool) -> bool:
    """And I want the Favors, and will draw cards: which option is taken."""
    units = [spot for spot in frame.spots if spot.meaning in OPTIONAL]
    words = {token.word for token in q.tokens[frame.part : units[0].at + 1]} if units else set()
    named = frame.cards and not frame.meant
    bare = not (named or frame.by or frame.upon or frame.numbers) and frame.deed in ("", "draw", "gain", "have")
    return len(units) == 1 and bare and (choosing or bool(words & WISHED))


def bought_card(frame: AskedFrame) -> bool:
    """I buy a card, two cards: whatever they are."""
    of_any = not frame.asked and frame.deed == "buy" and frame.has("unit-cards") and not (frame.by or frame.upon)
    return of_any and (not frame.cards or frame.meant) and len(frame.numbers) < 2


def buys_one(frame: AskedFrame, slug: str) -> AskedFrame:
    n = frame.numbers[0] if frame.numbers else 1
    if not bought_card(frame) or not 0 < n <= MOST_BOUGHT:
        return frame
    return replace(frame, cards=((slug, n),), numbers=(), meant=False)
