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
from rules.questions.frames import TURNS_ROUND, all_of, asked, frames, in_return, listed, told
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
    *(
        "another",
        "next-turn",
        "this-turn",
        "extra-turn",
        "at-start",
        "end",
        "mat",
        "reveal",
        "topdeck",
        "earlier",
        "only",
        "to-hand",
        "discard-pile",
    ),
}
WHERE = ("in-play", "in-hand")
DONE = any_of("done, finished, resolved, fertig, erledigt, abgehandelt")
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
    if q.strange or not q.has("how-many", "what", "how") or not 1 <= len(q.slugs) <= MOST_CARDS:
        return None
    if not all(playable(slug) or (apart(slug) and modelled(slug)) for slug in q.slugs):
        return None
    if any("Reserve" in facts()[slug].types for slug in q.actors) and not q.has("call"):
        return None  # whether it is called is not said
    said = numbers(q)
    if said is None:
        return None
    rest = said.without(q)
    found = [buys_one(frame, bought) for frame in _frames(rest, said)]
    read = {spot.at for frame in frames(rest) for spot in frame.spots}
    unread = [spot for spot in rest.spots if spot.at not in read and spot.meaning not in SILENT | {"nth", "cheaper"}]
    if unread or rest.types or not found or len(found) > MOST_FRAMES:
        return None
    wanted = _wanted(rest, found, said)
    if wanted is None or not _understood(found, wanted):
        return None
    before = [frame for frame in told(found) if not (_until(frame) or frame.deed == "choose" or _gains_one(frame))]
    gains = [frame for frame in told(found) if _gains_one(frame)]
    options = _options(found)
    if options is None:
        return None
    before.sort(key=lambda frame: rest.tokens[frame.part].word not in ("after", "nachdem"))
    before, wanted = _done_with_it(rest, before, wanted)
    if not before and not said:
        return None
    movers = [frame.slugs[0] for frame in told(frames(rest)) if frame.deed in MOVED and frame.cards]
    if said.again:
        wanted = replace(wanted, since=next(iter(movers), ""))
    for stage in stages(rest, before, wanted.question):
        if said.moved:
            stage = so_many(stage, movers, said.moved)
        moved = [frame for frame in before if frame.deed in ("trash", "discard") and frame.cards]
        if len(moved) == 1:  # three Coppers, and no more
            many = dict.fromkeys(rest.actors, sum(n for _, n in moved[0].cards)) | {**stage.scene.many}
            stage = replace(stage, scene=replace(stage.scene, many=many))
        if wanted.question.has("discard-pile"):
            stage = replace(stage, scene=replace(stage.scene, discard={wanted.who: DISCARDED}))
        if wanted.limit:
            stage = replace(stage, scene=replace(stage.scene, supply=(*stage.scene.supply, *LADDER)))
        if options:
            stage = replace(stage, scene=replace(stage.scene, prefer=options))
        runs = tables(stage, said, wanted, [hand_of(frame) for frame in before if frame.deed in ("have", "in-hand")])
        if runs is None:
            return None
        if not runs or any(not happened(run, ("gain",), wanted.who, q.slugs) for run in runs if gains):
            continue
        return _judged(q, wanted, stage, runs)
    return None


def _frames(q: Question, said: Numbers) -> list[AskedFrame]:
    """The deeds, with what only a list or a number says of them.

    Four cards trashed with a Chapel: the Chapel is played. A Smithy under a Blockade: it was put there.
    """
    found: list[AskedFrame] = []
    for frame in in_a_row(q, [_played_again(q, one_of_them(q, frame)) for frame in frames(q)]):
        words = {token.word for token in q.tokens[frame.part :]}
        if found and _played_by_both(q, found[-1], frame):
            found[-1] = replace(found[-1], cards=(*found[-1].cards, *frame.cards))
            continue
        if _resolved(frame, found):
            continue
        if _not_counted(frame, found):
            continue
        if frame.deed == "in-hand" and len(frame.cards) > 1 and _with_so_many(q, replace(frame, cards=frame.cards[:1])):
            found.append(replace(frame, deed="play", cards=frame.cards[:1], spots=()))
            frame = replace(frame, cards=all_of((), frame.cards[1:]))  # Menagerie with Copper and Estate left in hand
        times = [TIMES[spot.meaning] for spot in frame.spots if spot.meaning in TIMES]
        if times and frame.deed == "play" and not frame.asked and _by_hand(q, frame):
            spots = tuple(spot for spot in frame.spots if spot.meaning not in TIMES)
            frame = replace(frame, cards=((frame.slugs[0], times[0]),), spots=spots)  # with no Throne Room
        if frame.deed == "reveal" and frame.has("in-hand") and frame.has("be") and frame.cards:
            frame = replace(frame, deed="in-hand")  # I reveal my hand, it is a Copper and an Estate
        if said.hands and frame.deed == "in-hand" and _with_so_many(q, frame):
            frame = replace(frame, deed="play")  # Marquis with 4 cards left in hand
        if frame.deed in LYING and frame.has("another") and not frame.cards and len(frame.numbers) < 2 and found:
            frame = _more_of_it(frame, found[-1])
        if said.paid and frame.deed in ("", "buy") and len(frame.cards) == 1 and not frame.asked:
            frame = replace(frame, deed="buy")
        if said.moved and frame.deed in MOVED and len(frame.cards) == 1 and not frame.by and not frame.asked:
            frame = replace(frame, deed="play")
        elif not frame.deed and frame.by and len(frame.cards) == 1 and words & UNDER:
            frame = replace(frame, deed="set-aside", by=frame.slugs[0], cards=((frame.by, 1),))
        elif found and _upon_it(q, frame, found[-1]):
            found[-1] = replace(found[-1], cards=all_of(found[-1].cards, frame.cards))
            continue
        elif found and frame.deed in ("in-play", "in-hand") and frame.has("be") and _listed_before(q, found, frame):
            while found and _listed_before(q, found, frame):  # a Village, a Smithy and a Copper are in play
                frame = replace(frame, cards=all_of(found.pop().cards, frame.cards))
        elif found and listed(frame) and not found[-1].asked and (found[-1].cards or found[-1].deed in WHERE):
            last = found[-1]
            turned_over = last.deed == "reveal" and bool(last.by)
            if last.deed in LYING or turned_over or (listed(last) and last.slugs == frame.slugs):
                found[-1] = replace(last, cards=all_of(last.cards, frame.cards))
                continue
        elif found and frame.deed == "play" and listed(found[-1]) and found[-1].slugs == frame.slugs[:1]:
            frame = replace(frame, cards=all_of(found.pop().cards, frame.cards))
        found.append(frame)
    return found


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


def _with_so_many(q: Question, frame: AskedFrame) -> bool:
    """A card that is played, and behind it how many cards are in hand then."""
    named = next((each for each in q.cards if each.slug in frame.slugs and each.at >= frame.part), None)
    behind = named is not None and named.end < len(q.tokens) and q.tokens[named.end].word in ("with", "mit")
    return behind and len(frame.cards) == 1 and facts()[frame.slugs[0]].kind != BASIC and not frame.asked


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
    asks = asked(found)
    counting = [frame for frame in asks if frame.has("how-many", "what") or _how_often(q, frame)]
    if len(counting) != 1:
        return None
    if _how_often(q, counting[0]):
        asks_it = replace(counting[0], deed="", cards=(), modal="")
        return Sum(asks_it, times=counting[0].slugs[0]) if len(asks) == 1 and told(found) else None
    question = _of_them(in_return(q, counting[0]), said)
    question = _as_it_is_said(question, told(found))
    pronouns = {token.word for token in q.tokens[question.part :]} & PRONOUNS
    if question.meant and (said.again or not pronouns or question.has("unit-cards")):
        question = replace(question, cards=(), meant=False)  # of those cards; or nobody said "it"
    if not question.deed and question.has("at-start") and any(spot.meaning in STATE for spot in question.spots):
        question = replace(question, deed="have")  # with how many Actions do I start my next turn
    if question.deed in ("", "give") and question.cards and all(facts()[slug].kind == BASIC for slug in question.slugs):
        question = replace(question, deed="gain") if not question.meant else question  # how many Silvers come with it
    if question.deed == "have" and _ends_up(question) and not any(question.slugs[0] in f.slugs for f in told(found)):
        question = replace(question, deed="gain")  # how many Golds do I end up with
    nth = max((nth_asked(q, frame) for frame in frames(q)), default=0)
    of_one = nth if not question.cards and len(told(found)) == 1 else 0
    if any(token.word in ("times", "mal") for token in q.tokens[question.part :]):
        return None
    if _other_nth(q, question.part) and not of_one:
        return None
    if question.deed == "choose" and not question.cards and not question.has("unit-cards", *UNITS):
        return None
    of_the_deed = pronouns <= {"das", "that", "this"} or bool(
        pronouns and WHOLE & {token.word for token in q.tokens[question.part :]}
    )
    units = any(spot.meaning in UNITS for spot in question.spots)
    if question.meant and units and (of_the_deed or not question.has("give")):
        question = replace(question, cards=())  # how much is that; how much does that bring me
    unnamed = question.cards and not any(each.at >= question.part for each in q.cards)
    if unnamed and units and not all("Treasure" in facts()[slug].types for slug in question.slugs):
        question = replace(question, cards=())  # how many extra Buys: of all that was played
    giver = _giver(q, question)
    givers = dict(question.cards).get(giver, 1)
    beside = [frame for frame in asks if frame is not counting[0]]
    words = {token.word for token in q.tokens[question.part :]}
    if any(frame.deed not in ("", "choose") or (not frame.deed and not words & ITSELF) for frame in beside):
        return None
    said_of_it = [token.word for spot in question.spots for token in q.tokens[spot.at : spot.at + spot.length]]
    extra = bool(EXTRA & set(said_of_it)) or any(_not_counted(frame, found) for frame in frames(q))
    if question.deed == "discard" and question.modal == "must":  # how many more: of which none was discarded yet
        extra = extra and any(frame.deed == "discard" for frame in told(found))
    untils = [frame.deed for frame in told(found) if _until(frame)]
    if len(untils) > 1:
        return None
    at = next(spot.at for spot in question.spots if spot.meaning in ("how-many", "what"))
    with_many = bool(said.hands) and not question.deed and at > 0 and q.tokens[at - 1].word in ("with", "mit")
    if giver:
        question = replace(question, cards=(), by="")
    whole = bool(words & (WHOLE | ITSELF))
    wanted = Sum(question, extra, whole, untils[0] if untils else "", with_many, "", giver, givers, nth=of_one)
    return wanted if question.has("how-many") or wanted.brings or wanted.limit else None


def _how_often(q: Question, question: AskedFrame) -> bool:
    """How often is the Smithy played, how many times do I get to play it: of one card that is named."""
    words = " ".join(token.word for token in q.tokens[question.part :])
    said = re.search(r"how (often|many times)|wie (oft|viele? ?mal)|wieviele? ?mal", words)
    return bool(said) and question.deed == "play" and len(question.cards) == 1 and not question.by


def _as_it_is_said(question: AskedFrame, before: Sequence[AskedFrame]) -> AskedFrame:
    """How much is that: Coins, where only Treasures were played. How many cards come next turn: they are drawn."""
    raw = {plain(spot.raw) for spot in question.spots}
    units = question.has("unit-cards", "worth", "cost", "cheaper", *UNITS)
    money = bool(before) and all("Treasure" in facts()[slug].types for frame in before for slug in frame.slugs)
    if money and question.has("worth") and raw & {"they", "sie", "die"} and raw & {*WHOLE} and not question.cards:
        spots = tuple(spot for spot in question.spots if spot.meaning not in ("worth", "other"))
        question, units = replace(question, spots=spots, who=""), False
    if raw & MUCH and money and not units and not question.deed and (question.meant or not question.cards):
        return replace(question, spots=(*question.spots, Spot("unit-coins", question.part, 0, "")), cards=())
    if (
        not question.deed
        and raw & (COMES | EXTRA)
        and question.has("unit-cards")
        and question.has("next-turn", "at-start")
    ):
        return replace(question, deed="draw")
    if question.has("count") and raw & ITSELF and not question.has("not") and question.has(*UNITS):
        spots = tuple(spot for spot in question.spots if spot.meaning != "count")
        return replace(question, spots=spots, cards=())  # counting the Counterfeit: all of it
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
    chosen = [frame for frame in told(found) if frame.deed == "choose"]
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
    for frame in found:
        known = {*TOLD}
        if wanted.times and frame.asked:
            known = {*ASKED, "how", "play", "text"}
        elif frame.has("how-many", "what") and frame.asked:
            both = any(spot.meaning == "both" and spot.length > 1 for spot in frame.spots)  # both turns
            known = {
                *ASKED,
                *(("both",) if both else ()),
                *(("worth", "what") if wanted.brings else ("worth",) if _that(frame) else ()),
                *(("cost", "what") if wanted.limit else ()),
            }
        elif frame.asked:
            known.add("count")
        if frame.deed == "choose":
            known |= {*UNITS}
        if frame.deed in (*LYING, "buy"):
            known.add("only")  # just one
        if frame.has("end") or (frame.cards and all("Treasure" in facts()[slug].types for slug in frame.slugs)):
            known.add("buy-phase")
        if frame.asked and _when_done(frame):
            known.add("once")
        silent = {*REST, *(WHOLE if frame.asked else (*ORDERING, *RELATIVE, *IN_A_ROW))}
        dropped = {*frame.spots} - {*wanted.question.spots} if frame.asked and frame.has("how-many") else set()
        if any(s.meaning not in known and s.raw.lower() not in silent and s not in dropped for s in frame.spots):
            return False
        played_by = frame.who and frame.deed == "play" and frame.by and not frame.asked and len(frame.cards) > 1
        if played_by and not plays_it(frame.by, frame.slugs[0]):
            return False  # a Bridge, and a Province that is salvaged: not played by the Salvager
        if frame.numbers or (frame.has(*TURNS_ROUND - TOLD) and not frame.asked):
            return False
        nth = {*FIRST, *ORDERING, *(LAST if frame in told(found)[-1:] else ())}
        if any(spot.meaning == "nth" and spot.raw.lower() not in nth for spot in frame.spots):
            return False
    return True


def _when_done(question: AskedFrame) -> bool:
    """Once it is done, sobald er fertig ist: when all is over that was told."""
    once = next((spot.at for spot in question.spots if spot.meaning == "once"), None)
    return once is not None and any(spot.at > once and plain(spot.raw) in DONE for spot in question.spots)


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
    asked = [card.slug for clause in q.asked for card in q.named_in(clause)]
    if q.asks("worth") and WHOLE & {token.word for token in q.tokens} and asked and set(asked) < set(q.slugs):
        return None  # what others add to its worth
    zones = (stage.scene.in_play, stage.scene.durations)
    there = {slug for zone in zones for cards in zone.values() for slug in cards}
    lying = (*kinds("at-work"), "project")  # an Event is bought
    acting = [slug for slug in q.actors if facts()[slug].kind not in lying and slug not in there]
    if not all(casting.takes_part(run, acting) for run in runs):
        return None
    if any(_as_many_as_they_like(q, wanted, stage, run) or not _all_shown(q, run) for run in runs):
        return None
    found = agreed(runs, lambda run: added(q, wanted, stage, run))
    if found is None:
        return None
    finding, run = found
    n = int(finding.value)
    verdict = ruled(q, run, finding, counted(n) if n < 13 else (f"{n}.", f"{n}."), kind="story")
    assumed = wanted.who in run.scene.sizes and wanted.who not in {hand.who for hand in _hands(q)}
    return replace(verdict, assumed=(FIVE, *verdict.assumed)) if assumed and run.scene.mover != wanted.who else verdict


def _all_shown(q: Question, run: Played) -> bool:
    """Two Silvers that are only named lie somewhere at this table, or something becomes of them."""
    for slug in q.in_a_row:  # a Silver, then another Silver
        times = sum(step.kind == "play" and slug in step.cards for step in run.steps)
        if 0 < times < [card.slug for card in q.cards].count(slug):
            return False
    named = {slug for frame in told(frames(q)) if not frame.deed and len(frame.cards) > 1 for slug in frame.slugs}
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
