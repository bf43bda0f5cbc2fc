"""Decides a question by playing the story that was told before it: deed after deed, then what is asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.engine.kinds import modelled
from rules.facts import facts
from rules.questions.amounts import UNITS
from rules.questions.doubts import Tale, doubtful, one_more_of
from rules.questions.frame import WITH, AskedFrame
from rules.questions.frames import TURNS_ROUND, asked, frames, in_return, joined, listed, story_of
from rules.questions.judging import judged
from rules.questions.near_tables import compared
from rules.questions.probes import discards_to, shields
from rules.questions.question import Question
from rules.questions.scene import ME, OTHER, name, playable
from rules.questions.staging import (
    KINDS,
    LYING,
    apart,
    as_told,
    attack,
    lasting,
    stages,
)
from rules.questions.verdict import (
    Verdict,
    yes_no,
)

MOST_CARDS, MOST_FRAMES = 5, 8
ELSEWHERE = ("action-phase", "buy-phase", "night-phase", "deck", "in-play")
ANOTHER = frozenset(("a", "an", "ein", "eine", "einen"))  # a Crown plays a Treasure
IS = frozenset(("is", "ist", "als", "as"))


def story(q: Question) -> Verdict | None:
    """The verdict on what is asked at the end of a story, where each of its deeds could be played as it was told."""
    if (
        q.has("how-many", "who", "why", "where")
        or q.strange
        or _kinds_of_cards(q)
        or not 1 < len(q.slugs) <= MOST_CARDS
    ):
        return None
    if not all(playable(slug) or (apart(slug) and modelled(slug)) for slug in q.slugs):
        return None
    if q.asks("protect") and q.asks("and") and q.asks("discard"):
        return None  # from the Curse and from discarding: two questions
    found = _told_once(_headed(q, joined(frames(q))))
    found = [
        frame
        for n, frame in enumerate(found)
        if not (_not_bought(frame, found) or _told_before(found[:n], frame) or _no_action_left(frame, found))
    ]
    if not found or len(found) > MOST_FRAMES:
        return None
    theirs = _kept_from(found)
    if theirs:
        verdict = _decided(q, theirs)
        value = verdict is not None and verdict.value == "no"
        return verdict and replace(verdict, value="yes" if value else "no", word=yes_no(value))
    in_turn = _one_then_other(found)
    return _decided(q, found) or (_decided(q, in_turn) if in_turn else None)


def _kept_from(found: Sequence[AskedFrame]) -> list[AskedFrame]:
    """Does my Moat stop him from getting his Gold: whether he gets it, and the answer the other way round."""
    if len(found) < 3 or sum(frame.asked for frame in found[-2:]) != 1 or any(frame.asked for frame in found[:-2]):
        return []
    stops, deed = found[-2:]
    shown = {slug for frame in found[:-2] if frame.deed in ("reveal", "react", *LYING) for slug in frame.slugs}
    who = deed.who or deed.owner or (OTHER if stops.has("other") else "")
    spared = stops.deed == "protect" and bool(stops.cards) and shown >= {*stops.slugs} and not stops.modal
    if not spared or who != OTHER or deed.deed not in ("gain", "draw") or deed.modal or stops.has("me"):
        return []
    return [*found[:-2], replace(deed, who=OTHER, owner="", asked=True, part=stops.part, modal="")]


def _one_then_other(found: Sequence[AskedFrame]) -> list[AskedFrame]:
    """May I play it and draw two cards: what comes of it when it is played."""
    if len(found) < 3 or not (found[-1].asked and found[-2].asked) or any(frame.asked for frame in found[:-2]):
        return []
    one, two = found[-2:]
    goes_on = two.joined and not (two.modal or two.by) and two.deed in ("draw", "gain") and two.who == ME
    if not goes_on or one.deed != "play" or one.modal != "can" or one.has(*TURNS_ROUND) or one.numbers:
        return []
    return [*found[:-2], replace(one, asked=False, modal="", part=-1), two]


def _decided(q: Question, found: Sequence[AskedFrame]) -> Verdict | None:
    heeded = _question(found)
    if heeded is None:
        return None
    before = [frame for frame in story_of(found) if frame is not heeded]
    tale = Tale(q, found, before, _rephrased(q, before, heeded), heeded)
    if doubtful(tale) or not (before or _alone(q, found)):
        return None
    second = one_more_of(before, tale.question)
    question, before = in_return(q, tale.question), [*_whose(before), *((second,) if second else ())]
    verdicts: list[Verdict | None] = []
    for stage in stages(q, before, question):
        alone = stage.scene.script == tuple((f"play {name(slug)}",) for slug in question.slugs)
        if alone and question.deed == "play" and question.has("buy-phase"):
            stage = replace(stage, scene=replace(stage.scene, phase="buy"))
        runs = as_told(stage)
        if runs:
            verdicts.append(judged(q, question, stage, runs) or compared(q, before, question, stage, runs))
            if before or question.modal != "can":
                break
    first = verdicts[0] if verdicts else None
    either = first and first.value == "no" and any(each and each.value == "yes" for each in verdicts)
    return first if not either else None  # can it: it hangs on where the card lies


def _whose(before: Sequence[AskedFrame]) -> list[AskedFrame]:
    """An Attack of which nobody says whose it is: not theirs who show a Moat or have a Lighthouse."""
    held = [frame for frame in before if frame.deed in ("reveal", "react", *LYING) and len(frame.cards) == 1]
    shielded = {frame.who or frame.owner or ME for frame in held if shields(frame.slugs[0])}
    if len(shielded) != 1:
        return [*before]
    attacker = OTHER if shielded == {ME} else ME

    def open_to_all(frame: AskedFrame) -> bool:
        said = frame.who or frame.owner or frame.victim or frame.by or frame.upon
        return frame.deed == "play" and not said and any(map(attack, frame.slugs))

    return [replace(frame, who=attacker) if open_to_all(frame) else frame for frame in before]


def _headed(q: Question, found: Sequence[AskedFrame]) -> list[AskedFrame]:
    """Smugglers: my neighbour got a Gold. Can I take one? What the others did comes before the card of the heading."""
    heading = listed(found[0]) and len(found[0].cards) == 1 if found else False
    named = q.cards[0] if q.cards else None
    heading = heading and named is not None and named.end < len(q.tokens) and q.tokens[named.end].raw == ":"
    others = [n for n, frame in enumerate(found) if not frame.asked and frame.who == OTHER]
    if not heading or not others or attack(found[0].slugs[0]):
        return [*found]
    return [*found[1 : others[-1] + 1], found[0], *found[others[-1] + 1 :]]


def _told_once(found: Sequence[AskedFrame]) -> list[AskedFrame]:
    """I get it from a Bureaucrat instead of buying it; he did not buy it but got it with a Mine: it is gained."""
    whole: list[AskedFrame] = []
    for frame in found:
        last = whole[-1] if whole else None
        if _made_to(frame):
            frame = replace(frame, deed="play", who=OTHER, victim=ME, numbers=(), spots=())
        others = tuple(each for each in TURNS_ROUND if each not in ("not", "instead"))
        if last is None or last.asked or frame.asked or last.has(*others) or frame.has(*others):
            whole.append(frame)
        elif frame.deed == "buy" and last.deed == "gain" and last.by and last.has("instead") and not frame.has("not"):
            spots = tuple(spot for spot in last.spots if spot.meaning != "instead")
            whole[-1] = replace(last, spots=spots)
        elif last.deed == "buy" and last.has("not") and frame.deed == "gain" and frame.with_it:
            spots = tuple(spot for spot in last.spots if spot.meaning not in ("not", "buy"))
            whole[-1] = replace(last, deed="gain", by=frame.with_it, spots=spots)
        else:
            whole.append(frame)
    return whole


def _made_to(frame: AskedFrame) -> bool:
    """Margrave makes me go down to 3 cards: it is played, and does what it says."""
    card = frame.slugs[0] if len(frame.cards) == 1 and not (frame.asked or frame.by or frame.owner == ME) else ""
    makes = bool(card) and attack(card) and frame.deed == "discard" and frame.who == ME
    return makes and len(frame.numbers) == 1 and discards_to((card,), frame.numbers[0]) and not frame.has(*TURNS_ROUND)


def _told_before(earlier: Sequence[AskedFrame], frame: AskedFrame) -> bool:
    """I remodel a Nomads, do I get 2 Coins for trashing it: that it is trashed is told already."""
    if frame.asked or not frame.meant or frame.by or frame.numbers or not (earlier and earlier[-1].asked):
        return False
    same = [each for each in story_of(earlier) if each.deed == frame.deed and set(frame.slugs) <= set(each.slugs)]
    return frame.deed in ("trash", "discard") and len(same) == 1 and not frame.has(*TURNS_ROUND, "other")


def _not_bought(frame: AskedFrame, found: Sequence[AskedFrame]) -> bool:
    """I take it with a Remodel, so it is not bought: that is said already."""
    others = [each for each in TURNS_ROUND if each != "not"]
    gained = {slug for each in story_of(found) if each.deed in ("gain", "upgrade", "to-hand") for slug in each.slugs}
    if not gained or not (frame.meant or set(frame.slugs) <= gained):
        return False
    return frame.deed == "buy" and not frame.asked and frame.has("not") and not frame.has("only", *others)


def _no_action_left(frame: AskedFrame, found: Sequence[AskedFrame]) -> bool:
    """I have no Actions left: where another card turned over what is played, none is needed."""
    none = frame.deed == "have" and frame.has("unit-actions") and frame.has("not") and not (frame.cards or frame.asked)
    turned = {slug for each in story_of(found) if each.deed in ("reveal", "discard") and each.by for slug in each.slugs}
    played = [each for each in asked(found) if each.deed == "play"]
    return none and bool(turned) and bool(played) and all({*each.slugs} <= turned for each in played)


def _rephrased(q: Question, before: Sequence[AskedFrame], question: AskedFrame) -> AskedFrame:
    """May I pick a Duchy: gain it. Is the Gold gone: trashed. Both: what was told of."""
    question = _in_place(q, _drawn(question))
    if question.deed in ("choose", "copy") and question.modal == "can" and question.cards:
        return replace(question, deed="gain")
    must_go = question.has("be") or question.modal == "must"  # ist das Gold weg, muss es weg
    if not question.deed and question.has("left-over") and must_go and len(question.cards) == 1:
        return replace(question, deed="trash", gone=True, who="")
    treasure = len(question.cards) == 1 and "Treasure" in facts()[question.slugs[0]].types
    hindered = any(attack(slug) and lasting(slug) for frame in before for slug in frame.slugs)
    if treasure and hindered and not (question.deed or question.modal or question.meant):
        return _still_gives(question)
    return _of_both(before[-1].cards if before else (), question)


def _of_both(last: Sequence[tuple[str, int]], question: AskedFrame) -> AskedFrame:
    both = question.has("both") and question.deed in ("trash", "lose") and (question.meant or not question.cards)
    if not both or len(last) != 2 or any(n != 1 for _, n in last):
        return question
    spots = tuple(spot for spot in question.spots if spot.meaning != "both")
    return replace(question, cards=tuple(last), spots=spots, all_of_them=True)


GETTING = ("get", "got", "receiv", "give", "bekomm", "krieg", "erhalt", "erhält", "gib")


def _drawn(question: AskedFrame) -> AskedFrame:
    """Does she still get her 2 cards, the Wharf's two cards: draw them."""
    its = len(question.cards) == 1 and question.has("give") and question.has("extra-turn", "next-turn")
    gets = question.deed == "gain" and question.has("unit-cards") and (len(question.numbers) == 1 or its)
    getting = any(spot.raw.lower().startswith(GETTING) for spot in question.spots if spot.meaning in ("gain", "give"))
    unclear = question.by or question.meant or question.modal or question.has("text") or len(question.cards) > 1
    if not (gets and getting) or unclear:
        return question
    return replace(question, deed="draw", cards=(), modal="", by=question.slugs[0] if question.cards else "")


def _in_place(q: Question, question: AskedFrame) -> AskedFrame:
    """A Silver instead of the Curse: the Curse becomes a Silver."""
    spot = next((spot for spot in question.spots if spot.meaning == "instead"), None)
    if spot is None or question.deed not in ("", "gain", "have") or len(question.cards) != 2 or question.by:
        return question
    named = [named for named in q.cards if named.slug in question.slugs]
    gone = next((each.slug for each in named if each.at > spot.at), "")
    apart_from_it = [spot for spot in question.spots if spot.meaning != "instead"]
    if not gone or len({*question.slugs}) != 2:
        return question
    kept = next(slug for slug in question.slugs if slug != gone)
    return replace(
        question, deed="upgrade", who=question.who or ME, cards=((gone, 1), (kept, 1)), spots=tuple(apart_from_it)
    )


def _still_gives(question: AskedFrame) -> AskedFrame:
    """Does the Gold still count, does it make money: whether it gives its Coins."""
    counts = [spot for spot in question.spots if spot.meaning in ("count", "worth", "unit-coins")]
    if not counts or question.has(*(each for each in TURNS_ROUND if each not in ("count", "worth"))):
        return question
    spots = tuple(
        replace(spot, meaning="unit-coins") if spot is counts[0] else spot
        for spot in question.spots
        if spot is counts[0] or spot not in counts
    )
    return replace(question, deed="give", who=ME, spots=spots)


def _alone(q: Question, found: Sequence[AskedFrame]) -> bool:
    """What can be done with a card, and nothing else is said."""
    frame = found[0]
    simple = len(found) == 1 and bool(frame.by) and frame.deed in KINDS and len(frame.cards) == 1
    plainly = frame.deed not in ("upgrade", "copy") and not frame.owner and not q.has("extra-turn", "next-turn")
    single = all(n == 1 for _, n in frame.cards) and not any(clause.condition for clause in q.clauses)
    unsaid = not frame.who or frame.has("unit-cards", "another", "text", "reveal", *ELSEWHERE)
    return simple and plainly and single and not unsaid and set(q.slugs) == {frame.by, *frame.slugs}


def _kinds_of_cards(q: Question) -> bool:
    """Any Action, a Duration: cards that nobody names; not the Reaction of a card that has one."""
    left = {spot.at for spot in q.spots if spot.meaning == "unit-actions"}  # no Actions left
    left &= {spot.at - 1 for spot in q.spots if spot.meaning == "left-over"}
    return any(
        not any(kind in facts()[named.slug].types and _is_it(q, at, named.at) for named in q.cards)
        for kind, at in q.types
        if at not in left
    )


def _is_it(q: Question, one: int, two: int) -> bool:
    """The only Victory card in my hand is an Island; not "a Duration with a Sailor"."""
    between = {token.word for token in q.tokens[min(one, two) + 1 : max(one, two)]}
    apart_from_it = between & (WITH | ANOTHER if two < one else WITH)
    return (abs(one - two) <= 2 and not apart_from_it) or bool(between & IS)


def _question(found: Sequence[AskedFrame]) -> AskedFrame | None:
    """What is asked; "does that work?", "legal?" ask whether the last deed told can be done."""
    asks = [frame for frame in asked(found) if frame.deed or frame.cards or frame.modal]
    if not asks:
        return None
    last = asks[-1]
    if last.deed in ("", "work") and (last.meant or not last.cards):
        deeds = [frame for frame in story_of(found) if frame.deed in KINDS or not frame.deed]
        return replace(deeds[-1], modal="can") if deeds else None
    question = next((frame for frame in reversed(asks) if frame.deed), last)
    if (
        question.deed in KINDS
        and not question.cards
        and not question.who
        and not any(spot.meaning in UNITS for spot in question.spots)
    ):
        named = [frame.cards[-1:] for frame in found if frame.cards and frame is not question]
        return replace(question, cards=named[-1]) if named and question.deed != "draw" else question
    return question
