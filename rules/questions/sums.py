"""How many: what a story brings about, added up at the table on which it is played."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from rules.engine.kinds import modelled
from rules.facts import facts, kinds, plain
from rules.questions import casting
from rules.questions.adding import STATE, Sum, added
from rules.questions.amounts import UNITS
from rules.questions.frame import PRONOUNS, WITH, AskedFrame
from rules.questions.frames import TURNS_ROUND, all_of, asked, frames, in_return, listed, story_of
from rules.questions.numbers import Hand, Numbers, numbers, one_of_them
from rules.questions.persons import governing
from rules.questions.probes import often, player_of_cards, plays, plays_it
from rules.questions.question import BASIC, SILENT, Question, Spot
from rules.questions.rows import BOUGHT, NEXT, bought_card, buys_one, in_a_row, nth_asked
from rules.questions.scene import Played, playable
from rules.questions.staging import KINDS, LYING, MOVED, Stage, apart, lasting, seen, stages
from rules.questions.tables import hand_of, so_many, tables
from rules.questions.verdict import (
    Assumed,
    Verdict,
    agreed,
    counted,
    happened,
    ruled,
)
from rules.questions.words import FIRST, any_of

MOST_CARDS, MOST_FRAMES = 5, 9
TOLD = SILENT | {
    *("play", "buy", "gain", "draw", "discard", "trash", "reveal", "set-aside", "topdeck", "in-play", "stay", "react"),
    *("earlier", "this-turn", "last-turn", "unit-cards", "another", "nth", "attack-verb", "own", "choose", "at-start"),
    *("left-over", "end", "call", "same-time"),
}
ASKED = SILENT | {
    *("how-many", "unit-cards", *UNITS, "gain", "draw", "discard", "trash", "set-aside", "must", "can", "left-over"),
    *("another", "next-turn", "this-turn", "extra-turn", "at-start", "end", "mat", "reveal", "topdeck", "earlier"),
    *("only", "to-hand", "discard-pile"),
}
WHERE = ("in-play", "in-hand")
MUCH = any_of("how much, wie viel, wieviel")  # of money, where Treasures were played
COMES = any_of("come, comes, kommen, kommt")
TIMES = {"twice": 2, "thrice": 3}
ORDERING = frozenset(("zuerst", "erst"))  # beside the first, the order of what is done
IN_A_ROW = ("hintereinander", "nacheinander", "ausgelegt", "hingelegt", "in a row")
RELATIVE = ("which", "that", "welche", "welchen")  # behind a card
LAST = ("last", "letzte", "letzter", "letztes", "letzten", "zuletzt")
REST = ("rest", "übrigen", "restlichen")  # of the hand
OPTIONS = {
    "unit-cards": ("cards", "card"),
    "unit-actions": ("actions", "action"),
    "unit-buys": ("buys", "buy"),
    "unit-coins": ("coins", "coin"),
    "unit-favors": ("favors", "favor"),
}
EXTRA = any_of("""
    extra, additional, other, more, zusatzlich, zusatzliche, zusatzlichen, weitere, andere, dazu, gratis, free, bonus
""")
WHOLE = frozenset(("altogether", "total", "insgesamt", "all", "together", "zusammen"))
ITSELF = frozenset(("itself", "selbst", "selber", "counting", "including", "mitgezahlt", "mitgerechnet", "inklusive"))
UNDER = frozenset(("under", "drunter", "darunter", "underneath", "beneath"))
DISCARDED = ("gold", "village", "silver", "smithy")
LADDER = ("poor-house", "smithy", "kings-court")  # with the basic cards there is one of each cost up to 8
OF_THEM = 3  # words: how many of them, wie viele davon
FIVE = Assumed(
    ("Who is not on turn has five cards in hand.", "Wer nicht am Zug ist, hat fünf Karten auf der Hand."), ""
)


def summed(q: Question) -> Verdict | None:
    """How many of something at the end of a story, where each word of it is understood."""
    found = _summed(q)
    if found is None or not any(bought_card(frame) for frame in frames(q)):
        return found
    other = _summed(q, BOUGHT[1])  # whatever is bought
    return found if other is not None and other.value == found.value else None


def _summed(q: Question, bought: str = BOUGHT[0]) -> Verdict | None:
    said = numbers(q) if _can_be_summed(q) else None
    if said is None:
        return None
    rest = said.without(q)
    found = _found(rest, said, bought)
    wanted = _wanted(rest, found, said) if found else None
    options = _options(found)
    if wanted is None or options is None or not _understood(found, wanted):
        return None
    before = [frame for frame in story_of(found) if not (_until(frame) or frame.deed == "choose" or _gains_one(frame))]
    before.sort(key=lambda frame: rest.tokens[frame.part].word not in ("after", "nachdem"))
    before, wanted = _done_with_it(rest, before, wanted)
    if not before and not said:
        return None
    movers = [frame.slugs[0] for frame in story_of(frames(rest)) if frame.deed in MOVED and frame.cards]
    wanted = replace(wanted, since=next(iter(movers), "")) if said.again else wanted
    gains = any(_gains_one(frame) for frame in story_of(found))
    held = [hand_of(frame) for frame in before if frame.deed in ("have", "in-hand")]
    for stage in stages(rest, before, wanted.question):
        stage = so_many(stage, movers, said.moved) if said.moved else stage
        stage = _with_what_is_needed(rest, before, wanted, options, stage)
        runs = tables(stage, said, wanted, held)
        if runs is None:
            return None
        if runs and (not gains or all(happened(run, ("gain",), wanted.who, q.slugs) for run in runs)):
            return _judged(q, wanted, stage, runs)
    return None


def _can_be_summed(q: Question) -> bool:
    """A number is asked for, of cards that can be played; whether a Reserve card is called must be said."""
    if q.strange or not q.has("how-many", "what", "how") or not 1 <= len(q.slugs) <= MOST_CARDS:
        return False
    if not all(playable(slug) or (apart(slug) and modelled(slug)) for slug in q.slugs):
        return False
    return q.has("call") or not any("Reserve" in facts()[slug].types for slug in q.actors)


def _found(q: Question, said: Numbers, bought: str) -> list[AskedFrame]:
    """The deeds, where each word of the story belongs to one of them."""
    found = [buys_one(frame, bought) for frame in _frames(q, said)]
    read = {spot.at for frame in frames(q) for spot in frame.spots}
    unread = any(spot.at not in read and spot.meaning not in SILENT | {"nth", "cheaper"} for spot in q.spots)
    return [] if unread or q.types or len(found) > MOST_FRAMES else found


def _with_what_is_needed(
    q: Question, before: Sequence[AskedFrame], wanted: Sum, options: tuple[str, ...], stage: Stage
) -> Stage:
    """Three Coppers, and no more; cards in the discard pile; a card of each cost; the option that is used."""
    scene = stage.scene
    moved = [frame for frame in before if frame.deed in ("trash", "discard") and frame.cards]
    if len(moved) == 1:
        scene = replace(scene, many=dict.fromkeys(q.actors, sum(n for _, n in moved[0].cards)) | {**scene.many})
    if wanted.question.has("discard-pile"):
        scene = replace(scene, discard={wanted.who: DISCARDED})
    if wanted.limit:
        scene = replace(scene, supply=(*scene.supply, *LADDER))
    return replace(stage, scene=replace(scene, prefer=options) if options else scene)


def _frames(q: Question, said: Numbers) -> list[AskedFrame]:
    """The deeds, with what only a list or a number says of them."""
    found: list[AskedFrame] = []
    for frame in in_a_row(q, [_played_again(q, one_of_them(q, frame)) for frame in frames(q)]):
        if found and _played_by_both(q, found[-1], frame):
            found[-1] = replace(found[-1], cards=(*found[-1].cards, *frame.cards))
            continue
        if _resolved(frame, found) or _not_counted(frame, found):
            continue
        frame = _put_under(q, _numbered(_placed(q, frame, found[-1:]), said))
        if found and (_upon_it(q, frame, found[-1]) or _goes_on(found[-1], frame)):
            found[-1] = replace(found[-1], cards=all_of(found[-1].cards, frame.cards))
            continue
        while frame.deed in WHERE and frame.has("be") and _listed_before(q, found, frame):
            frame = replace(frame, cards=all_of(found.pop().cards, frame.cards))  # a Village and a Copper are in play
        found.append(frame)
    return found


def _placed(q: Question, frame: AskedFrame, before: Sequence[AskedFrame]) -> AskedFrame:
    """Played twice, with no Throne Room; one more in hand; I reveal my hand, it is a Copper."""
    times = [TIMES[spot.meaning] for spot in frame.spots if spot.meaning in TIMES]
    if times and frame.deed == "play" and not frame.asked and _by_hand(q, frame):
        spots = tuple(spot for spot in frame.spots if spot.meaning not in TIMES)
        return replace(frame, cards=((frame.slugs[0], times[0]),), spots=spots)
    if frame.deed == "reveal" and frame.has("in-hand") and frame.has("be") and frame.cards:
        frame = replace(frame, deed="in-hand")
    if before and frame.deed in LYING and frame.has("another") and not frame.cards and len(frame.numbers) < 2:
        return _more_of_it(frame, before[0])
    return frame


def _put_under(q: Question, frame: AskedFrame) -> AskedFrame:
    """A Smithy under a Blockade."""
    under = UNDER & {token.word for token in q.tokens[frame.part :]}
    if frame.deed or not frame.by or len(frame.cards) != 1 or not under:
        return frame
    return replace(frame, deed="set-aside", by=frame.slugs[0], cards=((frame.by, 1),))


def _numbered(frame: AskedFrame, said: Numbers) -> AskedFrame:
    """So many Coins were paid: it is bought. Four cards trashed with a Chapel: the Chapel is played."""
    if len(frame.cards) != 1 or frame.asked:
        return frame
    if said.paid and frame.deed in ("", "buy"):
        frame = replace(frame, deed="buy")
    return replace(frame, deed="play") if said.moved and frame.deed in MOVED and not frame.by else frame


def _goes_on(last: AskedFrame, frame: AskedFrame) -> bool:
    """A name and nothing else, behind cards that lie there or were turned over, or that name again."""
    if not listed(frame) or last.asked or not (last.cards or last.deed in WHERE):
        return False
    turned_over = last.deed == "reveal" and bool(last.by)
    return last.deed in LYING or turned_over or (listed(last) and last.slugs == frame.slugs)


def _played_again(q: Question, frame: AskedFrame) -> AskedFrame:
    """Throne Room on Throne Room: two of them. Played twice with it: that is what it does."""
    throne = frame.upon or frame.by
    if frame.asked or not throne or not player_of_cards(throne):
        return frame
    spots = tuple(spot for spot in frame.spots if TIMES.get(spot.meaning) != often(throne))
    named = [each.slug for each in q.cards if each.at >= frame.part][:2]
    if frame.upon and not (frame.cards or frame.by) and named == [throne, throne]:
        return replace(frame, deed="play", cards=((throne, 2),), upon="", spots=spots)
    return replace(frame, spots=spots) if frame.deed == "play" else frame


def _played_by_both(q: Question, last: AskedFrame, frame: AskedFrame) -> bool:
    """Throne Room on Throne Room, then Smithy and Market: the second one plays each of them."""
    throne, n = last.cards[0] if last.cards else ("", 0)
    if last.asked or frame.asked or n != 2 or not player_of_cards(throne):
        return False
    if len(last.cards) > 1 and (not listed(frame) or {t.word for t in q.tokens[frame.part : frame.part + 2]} & NEXT):
        return False  # one more card, afterwards: nobody says by what
    chosen = frame.deed in ("", "play", "choose", "have", "in-hand") and not (frame.by or frame.upon)
    fits = all(many == 1 and slug != throne and plays_it(throne, slug) for slug, many in frame.cards)
    return chosen and fits and bool(frame.cards) and len(last.cards) - 1 + len(frame.cards) <= often(throne)


def _by_hand(q: Question, frame: AskedFrame) -> bool:
    """One card is played, and no other one plays it."""
    return [n for _, n in frame.cards] == [1] and not (frame.by or frame.upon or any(map(player_of_cards, q.actors)))


def _not_counted(frame: AskedFrame, found: Sequence[AskedFrame]) -> bool:
    """Not counting the Border Village itself: a card that was spoken of."""
    spoken_of = {slug for each in found for slug in (*each.slugs, each.by, each.upon)}
    return not frame.deed and frame.has("not") and frame.has("count") and set(frame.slugs) <= spoken_of


def _upon_it(q: Question, frame: AskedFrame, last: AskedFrame) -> bool:
    """A Throne Room, and on it a Laboratory."""
    one, two = last.slugs[-1:], frame.slugs
    said = {token.word for token in q.tokens[frame.part : frame.part + 3]} & {"darauf", "drauf"}
    bare = not (frame.deed or frame.by or frame.asked or last.asked or last.by) and last.deed in ("", "play")
    return bool(said) and bare and len(two) == 1 and bool(one) and player_of_cards(one[0])


def _listed_before(q: Question, found: Sequence[AskedFrame], frame: AskedFrame) -> bool:
    """Names without a deed, in the same sentence: what is said behind the last of them is said of all."""
    between = q.tokens[found[-1].part : frame.part] if found else []
    return bool(found) and listed(found[-1]) and not any(token.raw in (".", ":", "!", "?") for token in between)


def _more_of_it(frame: AskedFrame, last: AskedFrame) -> AskedFrame:
    """Throne Room on Treasure Map, with two more in hand."""
    slug = last.upon or (last.slugs[-1] if last.slugs else "")
    return replace(frame, cards=((slug, frame.numbers[0] if frame.numbers else 1),), numbers=()) if slug else frame


def _resolved(frame: AskedFrame, found: Sequence[AskedFrame]) -> bool:
    """Once the Tactician has done its thing: it says when, of a card that was spoken of."""
    spoken_of = {slug for each in found for slug in (*each.slugs, each.by, each.upon)}
    when = frame.has("if", "once") and frame.has("happen", "do") and frame.deed in ("", "have")
    when = when or (frame.has("if", "once") and frame.meant and frame.deed == "play")  # after playing it
    return when and bool(frame.cards) and set(frame.slugs) <= spoken_of and not frame.asked


def _wanted(q: Question, found: Sequence[AskedFrame], said: Numbers) -> Sum | None:
    asks, before = asked(found), story_of(found)
    counting = [frame for frame in asks if frame.has("how-many", "what") or _how_often(q, frame)]
    if len(counting) != 1:
        return None
    if _how_often(q, counting[0]):
        asks_it = replace(counting[0], deed="", cards=(), modal="")
        return Sum(asks_it, times=counting[0].slugs[0]) if len(asks) == 1 and before else None
    question = _as_meant(q, before, said, counting[0])
    words = {token.word for token in q.tokens[question.part :]}
    nth = max((nth_asked(q, frame) for frame in frames(q)), default=0)
    of_one = nth if not question.cards and len(before) == 1 else 0
    beside = [frame for frame in asks if frame is not counting[0]]
    said_beside = all(frame.deed == "choose" or (not frame.deed and words & ITSELF) for frame in beside)
    if not said_beside or _counts_otherwise(q, question, of_one):
        return None
    wanted = replace(
        _sum_of(q, found, _of_all(q, question, words), said), whole=bool(words & (WHOLE | ITSELF)), nth=of_one
    )
    return wanted if wanted.question.has("how-many") or wanted.brings or wanted.limit else None


def _sum_of(q: Question, found: Sequence[AskedFrame], question: AskedFrame, said: Numbers) -> Sum:
    giver = _giver(q, question)
    at = next(spot.at for spot in question.spots if spot.meaning in ("how-many", "what"))
    return Sum(
        replace(question, cards=(), by="") if giver else question,
        _extra(q, found, question),
        until=next((frame.deed for frame in story_of(found) if _until(frame)), ""),
        held=bool(said.hands) and not question.deed and at > 0 and q.tokens[at - 1].word in ("with", "mit"),
        giver=giver,
        givers=dict(question.cards).get(giver, 1),
    )


def _as_meant(q: Question, before: Sequence[AskedFrame], said: Numbers, question: AskedFrame) -> AskedFrame:
    """How many of those cards; how many Silvers come with it; how many Golds do I end up with: they are gained."""
    question = _as_it_is_said(_of_them(in_return(q, question), said), before)
    pronouns = any(token.word in PRONOUNS for token in q.tokens[question.part :])
    if question.meant and (said.again or not pronouns or question.has("unit-cards")):
        question = replace(question, cards=(), meant=False)  # or nobody said "it"
    if not question.deed and question.has("at-start") and any(spot.meaning in STATE for spot in question.spots):
        return replace(question, deed="have")  # with how many Actions do I start my next turn
    basic = bool(question.cards) and all(facts()[slug].kind == BASIC for slug in question.slugs)
    ends_up = _ends_up(question) and not any(question.slugs[0] in frame.slugs for frame in before)
    gained = question.deed in ("", "give") and basic and not question.meant
    return replace(question, deed="gain") if gained or (question.deed == "have" and ends_up) else question


def _counts_otherwise(q: Question, question: AskedFrame, of_one: int) -> bool:
    """How many times; the second one alone; how many are chosen."""
    times = any(token.word in ("times", "mal") for token in q.tokens[question.part :])
    chosen = question.deed == "choose" and not question.cards and not question.has("unit-cards", *UNITS)
    return times or chosen or (_other_nth(q, question.part) and not of_one)


def _of_all(q: Question, question: AskedFrame, words: set[str]) -> AskedFrame:
    """How much is that, how much does that bring me, how many extra Buys: of all that was done."""
    if not any(spot.meaning in UNITS for spot in question.spots):
        return question
    pronouns = words & PRONOUNS
    of_the_deed = pronouns <= {"das", "that", "this"} or bool(words & WHOLE)
    unnamed = question.cards and not any(each.at >= question.part for each in q.cards)
    treasures = all("Treasure" in facts()[slug].types for slug in question.slugs)
    meant = question.meant and (of_the_deed or not question.has("give"))
    return replace(question, cards=()) if meant or (unnamed and not treasures) else question


def _extra(q: Question, found: Sequence[AskedFrame], question: AskedFrame) -> bool:
    """Besides what was told of: extra ones, not counting the card itself."""
    said = {token.word for spot in question.spots for token in q.tokens[spot.at : spot.at + spot.length]}
    extra = bool(EXTRA & said) or any(_not_counted(frame, found) for frame in frames(q))
    if question.deed == "discard" and question.modal == "must":  # how many more: of which none was discarded yet
        return extra and any(frame.deed == "discard" for frame in story_of(found))
    return extra


def _how_often(q: Question, question: AskedFrame) -> bool:
    """How often is the Smithy played, how many times do I get to play it: of one card that is named."""
    words = " ".join(token.word for token in q.tokens[question.part :])
    said = re.search(r"how (often|many times)|wie (oft|viele? ?mal)|wieviele? ?mal", words)
    return bool(said) and question.deed == "play" and len(question.cards) == 1 and not question.by


def _as_it_is_said(question: AskedFrame, before: Sequence[AskedFrame]) -> AskedFrame:
    """How many cards come next turn: they are drawn. Counting the Counterfeit: all of it."""
    question = _as_money(question, before)
    raw = {plain(spot.raw) for spot in question.spots}
    later = question.has("unit-cards") and question.has("next-turn", "at-start")
    if not question.deed and raw & (COMES | EXTRA) and later:
        return replace(question, deed="draw")
    if question.has("count") and raw & ITSELF and not question.has("not") and question.has(*UNITS):
        return replace(question, spots=tuple(s for s in question.spots if s.meaning != "count"), cards=())
    return question


def _as_money(question: AskedFrame, before: Sequence[AskedFrame]) -> AskedFrame:
    """How much is that, what are they worth together: Coins, where only Treasures were played."""
    raw = {plain(spot.raw) for spot in question.spots}
    if not before or not all("Treasure" in facts()[slug].types for frame in before for slug in frame.slugs):
        return question
    units = question.has("unit-cards", "worth", "cost", "cheaper", *UNITS)
    if question.has("worth") and raw & {"they", "sie", "die"} and raw & {*WHOLE} and not question.cards:
        spots = tuple(spot for spot in question.spots if spot.meaning not in ("worth", "other"))
        question, units = replace(question, spots=spots, who=""), False
    if raw & MUCH and not units and not question.deed and (question.meant or not question.cards):
        return replace(question, spots=(*question.spots, Spot("unit-coins", question.part, 0, "")), cards=())
    return question


def _ends_up(question: AskedFrame) -> bool:
    said = any(spot.meaning == "have" and spot.raw.lower().startswith("end up") for spot in question.spots)
    return said and len(question.cards) == 1 and facts()[question.slugs[0]].kind == BASIC and not question.meant


def _of_them(question: AskedFrame, said: Numbers) -> AskedFrame:
    """How many of them: of the cards of which so many were told, whatever they are; else of those that were named."""
    asks = next((spot for spot in question.spots if spot.meaning == "how-many"), None)
    if asks is None or asks.length < OF_THEM or not (said.hands or said.moved):
        return question
    spots = (*question.spots, Spot("unit-cards", asks.at, 0, ""))
    return replace(question, spots=spots, cards=() if question.meant else question.cards, meant=False)


def _giver(q: Question, question: AskedFrame) -> str:
    """From the Merchant, discarded to the Militia, do the Merchants give me: through which card it comes."""
    named = [each for each in q.cards if each.at >= question.part and each.slug in question.slugs]
    if len(named) != 1 or len(question.cards) != 1 or question.meant or facts()[named[0].slug].kind == BASIC:
        return ""
    through_it = governing(q, named[0].at, question.part) in WITH or question.has("give", "unit-cards")
    return named[0].slug if through_it and plays(named[0].slug) and question.has("unit-cards", *UNITS) else ""


def _options(found: Sequence[AskedFrame]) -> tuple[str, ...] | None:
    """And choose the cards: which of its options a card is used for; None where that is not one of these."""
    chosen = [frame for frame in story_of(found) if frame.deed == "choose"]
    units = [spot.meaning for frame in chosen for spot in frame.spots if spot.meaning in OPTIONS]
    if len(units) != len(chosen) or len(chosen) > 1 or any(frame.cards for frame in chosen):
        return None
    return OPTIONS[units[0]] if units else ()


def _gains_one(frame: AskedFrame) -> bool:
    """I gain another card for it: whatever it is."""
    return frame.deed == "gain" and not frame.cards and not frame.by and frame.has("unit-cards")


def _other_nth(q: Question, start: int) -> bool:
    """The second Bank: what that one does, and not the first."""
    return any(
        spot.meaning == "nth" and spot.at >= start and spot.raw.lower() not in FIRST | ORDERING for spot in q.spots
    )


def _until(frame: AskedFrame) -> bool:
    """Before I discard: it says when, not what was done."""
    return frame.has("earlier") and not frame.cards and frame.deed in KINDS and bool(frame.who)


def _understood(found: Sequence[AskedFrame], wanted: Sum) -> bool:
    """Each word of the story says something that is read here."""
    return all(_read(frame, wanted, last=frame in story_of(found)[-1:]) for frame in found)


def _read(frame: AskedFrame, wanted: Sum, last: bool) -> bool:
    if frame.numbers or (frame.has(*TURNS_ROUND - TOLD) and not frame.asked):
        return False
    played_by = frame.who and frame.deed == "play" and frame.by and not frame.asked and len(frame.cards) > 1
    if played_by and not plays_it(frame.by, frame.slugs[0]):
        return False  # a Bridge, and a Province that is salvaged: not played by the Salvager
    nth = {*FIRST, *ORDERING, *(LAST if last else ())}
    if any(spot.meaning == "nth" and spot.raw.lower() not in nth for spot in frame.spots):
        return False
    known, silent = _known(frame, wanted), {*REST, *(WHOLE if frame.asked else (*ORDERING, *RELATIVE, *IN_A_ROW))}
    dropped = {*frame.spots} - {*wanted.question.spots} if frame.asked and frame.has("how-many") else set()
    return all(s.meaning in known or s.raw.lower() in silent or s in dropped for s in frame.spots)


def _known(frame: AskedFrame, wanted: Sum) -> set[str]:
    """The meanings that are read in such a deed."""
    known = _known_when_asked(frame, wanted) if frame.asked else {*TOLD}
    if frame.deed == "choose":
        known |= {*UNITS}
    if frame.deed in (*LYING, "buy"):
        known.add("only")  # just one
    if frame.has("end") or (frame.cards and all("Treasure" in facts()[slug].types for slug in frame.slugs)):
        known.add("buy-phase")
    return known


def _known_when_asked(frame: AskedFrame, wanted: Sum) -> set[str]:
    if wanted.times:
        return {*ASKED, "how", "play", "text"}
    if not frame.has("how-many", "what"):
        return {*TOLD, "count"}
    known = {*ASKED}
    if any(spot.meaning == "both" and spot.length > 1 for spot in frame.spots):  # both turns
        known.add("both")
    known |= {"worth", "what"} if wanted.brings else {"worth"} if _that(frame) else set()
    return known | ({"cost", "what"} if wanted.limit else set())


def _that(question: AskedFrame) -> bool:
    """How many Favors is that worth: what was done brings them."""
    return question.meant and question.has(*UNITS) and not question.has("unit-points")


def _done_with_it(q: Question, before: list[AskedFrame], wanted: Sum) -> tuple[list[AskedFrame], Sum]:
    """How many Coins do I get from salvaging a Province, how many cards with a City: first it is done."""
    question = wanted.question
    by, upon = question.by, question.slugs[0] if question.by and question.cards else ""
    played = {
        slug for frame in before for slug in filter(None, (*frame.slugs, frame.by, frame.upon)) if _acts(frame, slug)
    }
    if wanted.giver and wanted.giver not in played:
        by = wanted.giver
    if not by or not question.has("unit-cards", *UNITS):
        return before, wanted
    copies = wanted.givers if wanted.giver else dict(question.cards).get(by, 1)
    done = replace(question, deed="play", cards=((by, copies),), by="", upon=upon, asked=False, modal="", spots=())
    return [*before, done], replace(wanted, question=replace(question, cards=(), by=""))


def _acts(frame: AskedFrame, slug: str) -> bool:
    """It is played, or waits for the next turn; what else lies there has done what it does."""
    return frame.deed not in LYING or lasting(slug)


def _judged(q: Question, wanted: Sum, stage: Stage, runs: Sequence[Played]) -> Verdict | None:
    named = {card.slug for clause in q.asked for card in q.named_in(clause)}
    if q.asks("worth") and named and named < set(q.slugs) and any(token.word in WHOLE for token in q.tokens):
        return None  # what others add to its worth
    acting = _acting(q, stage)
    if any(_as_many_as_they_like(q, wanted, stage, run) or not _all_shown(q, run) for run in runs):
        return None
    found = agreed(runs, lambda run: added(q, wanted, stage, run)) if _take_part(runs, acting) else None
    if found is None:
        return None
    finding, run = found
    n = int(finding.value)
    verdict = ruled(q, run, finding, counted(n) if n < 13 else (f"{n}.", f"{n}."), kind="story")
    assumed = wanted.who in run.scene.sizes and wanted.who not in {hand.who for hand in _hands(q)}
    return replace(verdict, assumed=(FIVE, *verdict.assumed)) if assumed and run.scene.mover != wanted.who else verdict


def _acting(q: Question, stage: Stage) -> list[str]:
    """What does something at this table: not what lies there, but an Event, which is bought."""
    there = {slug for zone in (stage.scene.in_play, stage.scene.durations) for cards in zone.values() for slug in cards}
    lying = (*kinds("at-work"), "project")
    return [slug for slug in q.actors if facts()[slug].kind not in lying and slug not in there]


def _take_part(runs: Sequence[Played], acting: list[str]) -> bool:
    return all(casting.takes_part(run, acting) for run in runs)


def _all_shown(q: Question, run: Played) -> bool:
    """Two Silvers that are only named lie somewhere at this table, or something becomes of them."""
    for slug in q.in_a_row:  # a Silver, then another Silver
        times = sum(step.kind == "play" and slug in step.cards for step in run.steps)
        if 0 < times < [card.slug for card in q.cards].count(slug):
            return False
    named = {slug for frame in story_of(frames(q)) if not frame.deed and len(frame.cards) > 1 for slug in frame.slugs}
    seen_at_all = {slug for step in run.steps if step.sentence != "clean up" for slug in step.cards}
    lying = {slug for cards in run.scene.in_play.values() for slug in cards}
    return named - {slug for slug in named if apart(slug)} <= seen_at_all | lying


def _as_many_as_they_like(q: Question, wanted: Sum, stage: Stage, run: Played) -> bool:
    """How many cards are trashed or discarded is up to somebody, and nobody says how many."""
    told_of = {by for _, _, _, by in stage.deeds}
    told_of |= set(run.scene.many) if _told_moved(q) else set()
    for done, slug, who, by in stage.deeds:  # two Cultists, trashed with the Chapel that was spoken of
        paths = [run.steps[n].path for n in seen(run, done, slug, who, by)] if {*done} & {"trash", "discard"} else []
        told_of |= {path[-1][0] for path in paths if path}
    return any(
        offer.open and offer.source in q.slugs and offer.source not in told_of and not wanted.limit
        for offer in run.offers
        if offer.n >= stage.told_from(run) or offer.player == wanted.who
    )


def _told_moved(q: Question) -> int:
    said = numbers(q)
    return said.moved if said else 0


def _hands(q: Question) -> tuple[Hand, ...]:
    said = numbers(q)
    return said.hands if said else ()
