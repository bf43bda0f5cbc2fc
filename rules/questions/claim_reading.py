"""From a question as it was read to its claim: what was told deed by deed, what was laid, what is asked for."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace

from rules.engine.decisions import Text
from rules.facts import card_names, facts, plain
from rules.questions.asides import without_asides
from rules.questions.asked import type_of
from rules.questions.circumstances import circumstances
from rules.questions.claim import ASKED_VERBS, DEED_VERBS, MOST_NUMBER, MOST_PARTS, WHEN, Asked, Claim, Deed, Held
from rules.questions.frame import AskedFrame
from rules.questions.frames import asked, frames, listed, told
from rules.questions.persons import POSSESSIVE, owner_of
from rules.questions.probes import plays, shields
from rules.questions.question import Question, Spot
from rules.questions.scene import ME, OTHER, THIRD, Scene
from rules.questions.segments import describes, question_from
from rules.questions.staging import apart, attack, lasting
from rules.questions.verdict import Verdict
from rules.questions.words import FIRST, any_of

MOST_IN_HAND, MOST_EMPTY = 15, 4

PERSON = {ME: "me", OTHER: "other", THIRD: "third", "": ""}
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
VERB_OF = {"look": "reveal", "in-play": "have", "in-hand": "have"}
MOVED = ("trash", "discard", "topdeck", "set-aside", "exile")
LYING = ("have", "in-play", "in-hand", "stay", "keep")
ASKED_FOR = {"cost": "cost", "worth": "worth", "count": "count", "spend": "spend", "extra-turn": "have"}
# What may be said without changing what is so; and what else the fields of a part have.
QUIET = any_of("filler, on, and, if, be, do, have, still, me, other, attacker, named, someone, text, happen, then")
ASKED_TOO = any_of("can, must, how-many, not, this-turn")
NOT = any_of("not, nicht, n't, dont, don't, doesn't, doesnt, didn't, can't, cannot, never, nie")
AGAINST = any_of("against, gegen, vor, vorm, from, vs, versus")
LEGAL = any_of("right, correct, legal, allowed, ok, okay, fine, richtig, korrekt, erlaubt, regelkonform")
HEEDED = any_of("this-turn, next-turn")
TOLD_TOO = any_of("this-turn, twice, thrice, earlier")
SAID_OF = {"costs": any_of("what, cost, unit-coins")}
STATES = ("actions", "buys", "coins")
LEFT = any_of("left-over, spend")
LYING_TOO = any_of("in-hand, in-play, have, not, deck, discard-pile")
WHEN_DONE = {verb: any_of("last-turn, not, in-hand") for verb in ("play", "buy", "gain", "reveal", "react")}


def claim_of(q: Question, verdict: Verdict | None = None) -> Claim:
    """The claim of a question; where a table was laid for it, what lies on that table is assumed to have been meant."""
    q = without_asides(q)
    found = frames(q)
    before, question = told(found), asked(found)
    if not type_of(q):  # nothing is asked: it is all a story
        before, question = [*before, *question], []
    sizes, used = _sizes(q)
    before = _laid_open(q, before)
    held = [*sizes, *_lacking(q), *(part for frame in before if frame.deed in LYING for part in _held(frame))]
    deeds = [deed for frame in before if frame.deed not in LYING for deed in _deeds(frame)]
    deeds += [deed for frame in question[:-1] if _goes_before(frame) for deed in _deeds(frame)]
    played = verdict.played if verdict else None
    if played is not None:
        held, deeds = _laid(q, played.scene, held, deeds)
    last = question[-1] if question else None
    if last is not None and last.deed == "upgrade" and len(last.cards) == 2:
        *_, first = _deeds(replace(last, cards=last.cards[:1], deed="trash"))
        deeds, last = [*deeds, first], replace(last, deed="gain", cards=last.cards[1:])
    deeds, wanted = _of_what_was_told(q, deeds, _asked(q, last, [part.n for part in sizes]), last)
    if wanted.verb in ("protect", "affect") and wanted.by in facts():
        owners = {owner_of(q, named.at, named.end) for named in q.cards if named.slug == wanted.by} - {""}
        held += [Held(PERSON[who], shields(wanted.by), wanted.by) for who in owners if PERSON[who] != wanted.who]
    assumed: tuple[Text, ...] = tuple(each.text for each in verdict.assumed) if verdict else ()
    claim = Claim(_once(held)[:MOST_PARTS], tuple(deeds)[:MOST_PARTS], wanted, assumed[:MOST_PARTS])
    unused = dict.fromkeys(word[:40] for word in _unused(q, found, question[-1] if question else None, claim, used))
    return replace(claim, unused=tuple(unused)[:MOST_PARTS])


def _goes_before(frame: AskedFrame) -> bool:
    """Can I trash an Estate and gain a Silver for it: the first of the two is done where the second is asked."""
    lines = " ".join(line[0] for slug in (frame.by, frame.with_it) if slug for line in facts()[slug].lines)
    once = not MORE_THAN_ONCE.search(lines)  # else another card may have brought it
    return once and bool(frame.deed and frame.cards and frame.deed in DEED_VERBS) and not frame.has("not", "or")


MORE_THAN_ONCE = re.compile("(?i)twice|second|repeat")
IN_IT = any_of("darin, drin, hand, handkarten")


def _laid_open(q: Question, before: Sequence[AskedFrame]) -> list[AskedFrame]:
    """My hand is a Copper and an Estate, darin sind zwei Kupfer, ein Dorf: these are held, and nothing else."""
    found: list[AskedFrame] = []
    opened = -1
    for frame in before:
        at = min((spot.at for spot in frame.spots), default=frame.part)
        sentence = sum(token.mark and token.raw in ".?!" for token in q.tokens[:at])
        words = {token.word for token in q.tokens[frame.part : at + 3]}
        lists = not frame.deed and bool(frame.cards) and not frame.upon
        if lists and frame.has("be") and words & IN_IT:
            opened = sentence
        if lists and opened == sentence:
            frame = replace(frame, deed="in-hand", spots=(*frame.spots, Spot("only", at, 1, "")))
        found.append(frame)
    return found


WITHOUT = {"Victory": "copper", "Treasure": "estate", "Action": "copper"}  # what such a hand may hold


def _lacking(q: Question) -> list[Held]:
    """No Victory cards in hand: it is full of something else."""
    return [Held(_owner(q, spot.at), "hand", WITHOUT[kind], 4, True) for kind, spot in _none_of(q)]


def _none_of(q: Question) -> Iterator[tuple[str, Spot]]:
    for kind, at in q.types:
        spot = next((spot for spot in q.spots if spot.meaning == "in-hand" and 0 < spot.at - at <= 4), None)
        none = any(spot.meaning == "not" and 0 < at - spot.at <= 2 for spot in q.spots)
        if kind in WITHOUT and spot is not None and none and at < question_from(q):
            yield kind, spot


def _of_what_was_told(
    q: Question, deeds: list[Deed], wanted: Asked, frame: AskedFrame | None
) -> tuple[list[Deed], Asked]:
    """Was that legal, darf ich das: the last deed is what is asked. An Attack that is answered was played."""
    if wanted.verb in ("reveal", "react") and wanted.by in facts() and attack(wanted.by):
        whose = "me" if wanted.who == "other" else "other"
        deeds = [*deeds, *([] if any(deed.card == wanted.by for deed in deeds) else [Deed(whose, "play", wanted.by)])]
        return deeds, replace(wanted, by="")
    nothing = frame is None or not (frame.deed or frame.numbers or wanted.unit or wanted.negated)
    last = deeds[-1] if deeds else None
    spoken = wanted.card in ("", last.card) if last else False
    legal = wanted.type == "may" or bool(LEGAL & {token.word for token in q.tokens[-4:]})
    if last is None or not (nothing and spoken and legal) or last.negated or wanted.verb:
        return deeds, wanted
    many = last.n if last.n > 1 else None
    return deeds[:-1], Asked("may", last.who, last.verb, last.card, last.by or last.upon, many, when=last.when)


def _sizes(q: Question) -> tuple[list[Held], set[int]]:
    """So many cards in hand, empty piles, players; and the places of the words that say so."""
    around = circumstances(q)
    held = [Held("", "supply", slug, 0) for slug in around.empty]
    held += [Held(PERSON.get(who, "me"), "hand", "?", n) for who, n in around.hands]
    used = {*around.used} if around.empty or around.hands else set[int]()
    if q.players:
        held.append(Held("", "players", "", q.players))
    for spot in q.spots:
        read = READERS.get(spot.meaning) if spot.meaning != "empty" or not around.empty else None
        found = read(q, spot) if read else None
        if found:
            held.append(found[0])
            used |= found[1]
    return held, used


def _counted(q: Question, spot: Spot) -> tuple[Held, set[int]] | None:
    """I have 6 coins, with two Buys, ich hab 4 Karten: before the question, or as that with which it is bought."""
    n, at = next(((n, at) for n, at in q.numbers if 0 < spot.at - at <= 2), (0, -1))
    words = {token.word for token in q.tokens[max(at - 3, 0) : at]}
    begun = question_from(q)
    told_so = at < begun and bool(words & HAVING)
    paid = at >= begun and spot.meaning == "unit-coins" and q.asks("buy") and bool(words & WITH)
    before = next((place for place in range(at - 1, -1, -1) if q.tokens[place].word not in JUST), 0)
    joined = q.tokens[before].word in ("and", "und", "n", "plus") and any(
        _told_count(q, each) for each in q.spots if before and each.at == before - 1
    )
    of_a_name = any(named.at in (spot.at + 1, spot.at + 2) for named in q.cards)  # zwei Karten Hort, two copies of it
    if at < 0 or of_a_name or any(each.meaning == "another" and at < each.at < spot.at for each in q.spots):
        return None
    if spot.meaning == "unit-cards":
        place = any(each.meaning in ELSEWHERE and 0 < each.at - spot.at <= 3 for each in q.spots)
        bare = told_so and not place and n <= MOST_IN_HAND
        return (Held(_owner(q, spot.at), "hand", "?", n), {at, spot.at}) if bare else None
    return (
        (Held("", UNIT_OF[spot.meaning], "", n), {*range(before + 1, spot.at + 1)})
        if told_so or paid or joined
        else None
    )


def _told_count(q: Question, spot: Spot) -> bool:
    return spot.meaning in COUNTS and _counted(q, spot) is not None


def _hand(q: Question, spot: Spot) -> tuple[Held, set[int]] | None:
    """Four cards in hand, nur noch drei Handkarten."""
    n, at = next(((n, at) for n, at in q.numbers if 0 < spot.at - at <= 3 and n <= MOST_IN_HAND), (0, -1))
    beside = [each for each in q.spots if at < each.at < spot.at]
    named = any(at < named.at < spot.at for named in q.cards)
    cards = any(each.meaning == "unit-cards" for each in beside) or plain(spot.raw).startswith("handkart")
    if at > 1 and UNTIL & {token.word for token in q.tokens[max(at - 4, 0) : at]}:
        return None
    if at < 0 or named or not cards or any(each.meaning not in ("unit-cards", "filler") for each in beside):
        return None
    before = [each.at for each in q.spots if each.meaning in ("only", "have") and 0 < at - each.at < 3]
    return Held(_owner(q, spot.at), "hand", "?", n), {at, spot.at, *before, *(each.at for each in beside)}


def _piles(q: Question, spot: Spot) -> tuple[Held, set[int]] | None:
    """Two piles are empty, with one empty pile."""
    pile = next((each for each in q.spots if each.meaning == "unit-piles" and abs(each.at - spot.at) <= 4), None)
    last = max(spot.at, pile.at) if pile else -1
    n, at = next(((n, at) for n, at in q.numbers if 0 < last - at <= 5 and n <= MOST_EMPTY), (0, -1))
    return (Held("", "empty-piles", "", n), {at, spot.at, pile.at}) if pile and at >= 0 else None


HAVING = any_of("have, had, has, got, hold, held, habe, hab, hatte, hat, halte, mit, with")
UNTIL = any_of("until, till, bis")  # what is to be, and is not
JUST = any_of("just, only, nur")
WITH = any_of("with, w, mit, fur, for, bei")
ELSEWHERE = any_of("in-hand, deck, discard-pile, in-play, supply")
COUNTS = ("unit-coins", "unit-buys", "unit-actions", "unit-cards")
READERS = {"in-hand": _hand, "empty": _piles, **dict.fromkeys(COUNTS, _counted)}


def _owner(q: Question, at: int) -> str:
    """Whose hand: whoever is named last before it in its part of the sentence."""
    start = max((token.at for token in q.tokens[:at] if token.mark), default=-1)
    people = [spot for spot in q.spots if start < spot.at < at and spot.meaning in ("me", "other", "named", "attacker")]
    return "other" if people and people[-1].meaning != "me" else "me"


def _held(frame: AskedFrame) -> Iterator[Held]:
    said = PERSON.get(frame.who or frame.owner, "")
    for slug, n in frame.cards:
        who = said or ("other" if attack(slug) and lasting(slug) else "me")
        if apart(slug):
            yield Held(who if facts()[slug].kind == "project" else "", "table", slug)
        else:
            in_play = frame.has("in-play") or frame.deed in ("in-play", "stay")
            zone = ("durations" if lasting(slug) else "play") if in_play else "hand"
            zone = "deck" if frame.has("deck") else "discard" if frame.has("discard-pile") else zone
            yield Held(who, zone, slug, 0 if frame.has("not") else min(n, MOST_NUMBER), frame.has("only"))


def _deeds(frame: AskedFrame) -> Iterator[Deed]:
    """One for each card; of a frame without a verb its cards are played."""
    verb = VERB_OF.get(frame.deed, frame.deed) or "play"
    who = PERSON.get(frame.who or frame.owner, "")
    if not who and frame.victim and any(map(attack, frame.slugs)):  # the Witch hits me
        who = "other" if frame.victim == ME else "me"
    when = next((spot.meaning for spot in frame.spots if spot.meaning in WHEN), "")
    if verb not in DEED_VERBS:
        verb = "play" if verb in ("affect", "protect", "work") and frame.cards else ""
    times = 2 if frame.has("twice") else 3 if frame.has("thrice") else 1
    common = Deed(who, verb, "", 1, frame.by, frame.upon, times, frame.has("not"), when)
    if frame.against:
        yield Deed("other", "play", frame.against)
    if verb == "upgrade" and len(frame.cards) == 2:  # an Estate into a Silver: the one goes, the other comes
        (old, _), (new, _) = frame.cards
        yield replace(common, verb="trash", card=old)
        yield replace(common, verb="gain", card=new)
    elif verb and (frame.cards or frame.by):
        for slug, n in frame.cards or (("", 1),):
            yield replace(common, card=slug, n=min(n, MOST_NUMBER))


def _laid(q: Question, scene: Scene, held: Sequence[Held], deeds: Sequence[Deed]) -> tuple[list[Held], list[Deed]]:
    """What is told, and what the table has of the named cards besides."""
    mine = set(q.slugs)
    zones = (("hand", scene.hands), ("play", scene.in_play), ("durations", scene.durations), ("deck", scene.top))
    by_hand = {(deed.who, deed.card) for deed in deeds if deed.verb in ("play", "reveal", "react", "discard", "trash")}
    more = [*held]
    moved = Counter(move for turn in scene.script for move in turn)
    for zone, part in zones:
        for who, cards in part.items():
            for slug, n in Counter(cards).items():
                person = PERSON.get(who, "")
                spent = moved[f"play {facts()[slug].en}"] if zone == "hand" else 0
                there = any(each.card == slug and each.zone == zone for each in held)
                if slug in mine and n > spent and not there and (person, slug) not in by_hand:
                    more.append(Held(person, zone, slug, n - spent))
    told_plays = {deed.card for deed in deeds if deed.verb in ("play", "buy")}
    script = list(_script(scene))
    added = [deed for deed in script if deed.card in mine and deed.card not in told_plays]
    whose = {(deed.verb, deed.card): deed.who for deed in script}
    named = [replace(deed, who=deed.who or whose.get((deed.verb, deed.card), "")) for deed in deeds]
    return more, [*added, *named]


def _script(scene: Scene) -> Iterator[Deed]:
    people = ["me", "other", "third"][: max(scene.players, 2)]
    first = people.index(PERSON[scene.mover]) if PERSON.get(scene.mover) in people else 0
    for turn, moves in enumerate(scene.script):
        for move in moves:
            verb, _, rest = move.partition(" ")
            card, _, _ = rest.partition(" as ")
            slug = card_names().find(card)
            if verb in ("play", "buy") and slug:
                yield Deed(people[(first + turn) % len(people)], verb, slug)


def _asked(q: Question, frame: AskedFrame | None, sizes: Collection[int] = ()) -> Asked:
    kind = type_of(q)
    marks = {spot.meaning for clause in q.asked for spot in q.inside(clause, *ASKED_FOR)}
    unit = next((UNIT_OF[spot.meaning] for clause in q.asked for spot in q.inside(clause, *UNIT_OF)), "")
    verb = next((ASKED_FOR[mark] for mark in ASKED_FOR if mark in marks), "")
    if frame is None:
        return Asked(kind, verb=verb, unit=unit)
    done = VERB_OF.get(frame.deed, frame.deed)
    counted = q.spot("how-many")
    if done == "buy" and counted and any(s.meaning == "buy" and s.at == counted.at + counted.length for s in q.spots):
        done, unit = "have", "buys"  # how many Buys do I have
    more = [spot for spot in frame.spots if UNIT_OF.get(spot.meaning) == unit and MORE.match(plain(spot.raw))]
    done = "gain" if done == "have" and more else done  # how many extra Buys
    if not done and kind == "how-many" and unit in STATES and frame.has("left-over"):
        done = "have"  # how many Actions are left
    when = next((spot.meaning for spot in frame.spots if spot.meaning in WHEN), "")
    card, by = _object_and_source(q, frame)
    if not done and not verb and kind == "may" and card in facts() and shields(card) == "hand":
        done = "reveal"  # can I moat it
    many = next((n for n in frame.numbers if n not in sizes), None) or next((n for _, n in frame.cards if n > 1), None)
    if done == "buy" and unit in STATES and kind == "may":  # with so many coins
        many, unit = None, ""
    if done in MOVED and unit != "cards" and unit:  # discard it for the Coffers
        many, unit = None, ""
    return Asked(
        kind,
        PERSON.get(frame.who or frame.owner, "") or ("me" if frame.victim == ME else ""),
        done if done in ASKED_VERBS and done else verb,
        card,
        by,
        None if many is None or kind == "how-many" else min(many, MOST_NUMBER),
        unit,
        when,
        frame.has("not"),
    )


def _object_and_source(q: Question, frame: AskedFrame) -> tuple[str, str]:
    """The card that is asked about, and the one that does it: from a Witch by a Moat, a Gold by a Mine."""
    things, by = [slug for slug, _ in frame.cards], frame.by or frame.with_it
    if frame.deed in ("protect", "affect"):
        named = [slug for slug in dict.fromkeys((*things, frame.by, frame.against)) if slug]
        guards = [slug for slug in named if shields(slug)]
        hits = [slug for slug in named if slug not in guards]
        return hits[0] if len(hits) == 1 else "", guards[0] if len(guards) == 1 else ""
    if frame.deed == "give" and len(things) == 1 and not by and facts()[things[0]].kind != "basic":
        return "", things[0]
    if frame.with_it and things == [frame.with_it] and sum(named.slug == frame.with_it for named in q.cards) < 2:
        things = []  # a card with a Chapel
    return things[-1] if things else "", by


def _unused(
    q: Question, found: Sequence[AskedFrame], last: AskedFrame | None, claim: Claim, used: set[int]
) -> list[str]:
    """The words that mean something and that no field of the record has: then it is not that claim alone."""
    used = {*used}
    for frame in found:
        if frame is last:
            known = QUIET | ASKED_TOO | {frame.deed} | ({claim.asked.when} & HEEDED)
            known |= {meaning for meaning, unit in UNIT_OF.items() if unit == claim.asked.unit}
            known |= {"buy"} if claim.asked.unit == "buys" else set()
            known |= SAID_OF.get(claim.asked.type, frozenset())
            known |= LEFT if claim.asked.type == "how-many" and claim.asked.unit in STATES else frozenset()
            used |= _numbered(q, frame) if claim.asked.n is not None else set()
            known |= {"only"} if claim.asked.type == "may" and claim.asked.n is not None else set()
        elif frame.asked and last is not None:
            known = QUIET | ({"can", "must"} if not frame.deed else set())
            known |= {"can", frame.deed} if _goes_before(frame) else set()
        else:
            known = QUIET | TOLD_TOO | ({frame.deed} if frame.cards or frame.by else set())
            known |= LYING_TOO if frame.deed in LYING else WHEN_DONE.get(frame.deed, frozenset())
            used |= _as_printed(q, frame)
        spots = [spot for spot in frame.spots if spot.meaning != "not" or plain(spot.raw) in NOT or not frame.asked]
        used |= {spot.at for spot in spots if spot.meaning in known or spot.meaning == VERB_OF.get(frame.deed)}
        used |= {spot.at for spot in frame.spots if _harmless(q, spot, frame)}
    many = {part.card for part in claim.held if part.n > 1} | {deed.card for deed in claim.deeds if deed.n > 1}
    counted = {
        at
        for n, at in q.numbers
        for named in q.cards
        if named.at - 2 <= at < named.at and (n == 1 or named.slug in many or claim.asked.n == n)
    }
    used |= {at for _, spot in _none_of(q) for at in range(spot.at - 5, spot.at + 1)}
    left = [spot.raw for spot in q.spots if spot.at not in used and spot.meaning not in QUIET]
    left += [str(n) for n, at in q.numbers if at not in counted and at not in used and n != q.players]
    left += [name for slug, name in ((slug, facts()[slug].en) for slug in q.slugs) if slug not in claim.slugs]
    lying = {part.card for part in claim.held if part.only}
    idle = [slug for frame in found if not frame.deed and not frame.asked for slug in _idle(frame)]
    left += [facts()[slug].en for slug in idle if slug not in lying]
    left += ["optional"] if q.free else []
    left += [spot.raw for spot in last.spots if spot.meaning == "gain"] if last and _gets_cards(claim.asked) else []
    left += [spot.raw for spot in q.spots if spot.meaning == "protect"] if _from_a_shield(q) else []
    names = [named.slug for clause in q.asked for named in q.named_in(clause)]
    left += [facts()[slug].en for slug in {*names} if names.count(slug) > 1 and claim.asked.card != slug]
    left += [facts()[last.by].en] if last and last.by and last.cards and last.listed else []
    return [*q.strange, *left, *(kind for kind, at in q.types if at not in used and not _of_its_type(q, kind, at))]


MORE = re.compile("extra|additional|zusatz")


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
    types = {kind for slug in frame.slugs for kind in facts()[slug].types}
    if spot.meaning in PHASE_OF:
        treasures = any("Treasure" in facts()[slug].types for slug in q.slugs)
        bought = spot.meaning == "buy-phase" and (frame.deed in ("buy", "gain") or (not frame.asked and treasures))
        return bought or (frame.deed == "play" and PHASE_OF[spot.meaning] in types)
    if spot.meaning == "unit-cards":  # a Ruins card, an Action card
        return any(named.end == spot.at for named in q.cards) or any(0 < spot.at - at <= 1 for _, at in q.types)
    if spot.meaning == "protect":
        return not frame.asked and frame.has("not") and not frame.cards
    if describes(q, spot):
        return True
    if spot.meaning == "reveal" and not frame.cards and not frame.asked:  # and shows the whole hand
        shows = any("reveal your hand" in line[0].lower() for slug in q.slugs for line in facts()[slug].lines)
        return shows and bool(IN_IT & {token.word for token in q.tokens[spot.at : spot.at + 5]})
    if spot.meaning == "nth":
        alone = not any(spot.at < named.at <= spot.at + 2 for named in q.cards) and not frame.asked
        follows = q.tokens[spot.at + 1].word if spot.at + 1 < len(q.tokens) else ""
        if plain(spot.raw) in FIRST and alone and follows in ("and", "und", "then", ""):
            return True
        return (
            plain(spot.raw) in FIRST and frame.deed in ("play", "") and not any(named.at < spot.at for named in q.cards)
        )
    if spot.meaning == "own":
        behind = next((named.slug for named in q.cards if named.at == spot.at + 1), "")
        return bool(behind) and not attack(behind) and q.tokens[spot.at - 1].word in POSSESSIVE
    return frame.deed in FROM_THERE.get(spot.meaning, ())


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


def _once(held: Iterable[Held]) -> tuple[Held, ...]:
    return tuple(dict.fromkeys(held))
