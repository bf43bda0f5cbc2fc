"""From a question as it was read to its claim: what was told deed by deed, what was laid, what is asked for."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace

from rules.engine.decisions import Text
from rules.facts import card_names, facts, plain
from rules.questions.answer_types import type_of
from rules.questions.asides import without_asides
from rules.questions.circumstances import circumstances
from rules.questions.claim import ASKED_VERBS, DEED_VERBS, MOST_NUMBER, MOST_PARTS, WHEN, Asked, Claim, Deed, Held
from rules.questions.frame import AskedFrame
from rules.questions.frames import asked, frames, story_of
from rules.questions.leftovers import IN_IT, LYING, STATES, UNIT_OF, VERB_OF, WITHOUT, goes_before, left_over, none_of
from rules.questions.persons import owner_of
from rules.questions.probes import shields
from rules.questions.question import Question, Spot
from rules.questions.scene import ME, OTHER, THIRD, Scene
from rules.questions.segments import question_from
from rules.questions.staging import apart, attack, lasting
from rules.questions.verdict import Verdict
from rules.questions.words import any_of

MOST_IN_HAND, MOST_EMPTY = 15, 4
MORE = re.compile("extra|additional|zusatz")

PERSON = {ME: "me", OTHER: "other", THIRD: "third", "": ""}
MOVED = ("trash", "discard", "topdeck", "set-aside", "exile")
ASKED_FOR = {"cost": "cost", "worth": "worth", "count": "count", "spend": "spend", "extra-turn": "have"}
LEGAL = any_of("right, correct, legal, allowed, ok, okay, fine, richtig, korrekt, erlaubt, regelkonform")


def claim_of(q: Question, verdict: Verdict | None = None) -> Claim:
    """The claim of a question; where a table was laid for it, what lies on that table is assumed to have been meant."""
    q = without_asides(q)
    found = frames(q)
    before, question = story_of(found), asked(found)
    if not type_of(q):  # nothing is asked: it is all a story
        before, question = [*before, *question], []
    sizes, used = _sizes(q)
    before = _laid_open(q, before)
    held = [*sizes, *_lacking(q), *(part for frame in before if frame.deed in LYING for part in _held(frame))]
    deeds = [deed for frame in before if frame.deed not in LYING for deed in _deeds(frame)]
    deeds += [deed for frame in question[:-1] if goes_before(frame) for deed in _deeds(frame)]
    if verdict is not None and verdict.played is not None:
        held, deeds = _laid(q, verdict.played.scene, held, deeds)
    last = question[-1] if question else None
    if last is not None and last.deed == "upgrade" and len(last.cards) == 2:
        *_, first = _deeds(replace(last, cards=last.cards[:1], deed="trash"))
        deeds, last = [*deeds, first], replace(last, deed="gain", cards=last.cards[1:])
    deeds, wanted = _of_what_was_told(q, deeds, _asked(q, last, [part.n for part in sizes]), last)
    held += _anothers_shield(q, wanted)
    assumed: tuple[Text, ...] = tuple(each.text for each in verdict.assumed) if verdict else ()
    claim = Claim(_once(held)[:MOST_PARTS], tuple(deeds)[:MOST_PARTS], wanted, assumed[:MOST_PARTS])
    words = left_over(q, found, question[-1] if question else None, claim, used)
    unused = dict.fromkeys(word[:40] for word in words)
    return replace(claim, unused=tuple(unused)[:MOST_PARTS])


def _anothers_shield(q: Question, wanted: Asked) -> list[Held]:
    """Does his Moat protect me: it is his."""
    if wanted.verb not in ("protect", "affect") or wanted.by not in facts():
        return []
    owners = {owner_of(q, named.at, named.end) for named in q.cards if named.slug == wanted.by} - {""}
    return [Held(PERSON[who], shields(wanted.by), wanted.by) for who in owners if PERSON[who] != wanted.who]


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


def _lacking(q: Question) -> list[Held]:
    """No Victory cards in hand: it is full of something else."""
    return [Held(_owner(q, spot.at), "hand", WITHOUT[kind], 4, True) for kind, spot in none_of(q)]


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
    of_a_name = any(named.at in (spot.at + 1, spot.at + 2) for named in q.cards)  # zwei Karten Hort, two copies of it
    if at < 0 or of_a_name or any(each.meaning == "another" and at < each.at < spot.at for each in q.spots):
        return None
    words = {token.word for token in q.tokens[max(at - 3, 0) : at]}
    told_so = at < question_from(q) and bool(words & HAVING)
    if spot.meaning == "unit-cards":
        place = any(each.meaning in ELSEWHERE and 0 < each.at - spot.at <= 3 for each in q.spots)
        bare = told_so and not place and n <= MOST_IN_HAND
        return (Held(_owner(q, spot.at), "hand", "?", n), {at, spot.at}) if bare else None
    paid = at >= question_from(q) and spot.meaning == "unit-coins" and q.asks("buy") and bool(words & WITH)
    before = next((place for place in range(at - 1, -1, -1) if q.tokens[place].word not in JUST), 0)
    if not (told_so or paid or _joined_to_a_count(q, before)):
        return None
    return Held("", UNIT_OF[spot.meaning], "", n), {*range(before + 1, spot.at + 1)}


def _joined_to_a_count(q: Question, at: int) -> bool:
    """With 6 coins and two Buys."""
    joined = at > 0 and q.tokens[at].word in ("and", "und", "n", "plus")
    return joined and any(_told_count(q, each) for each in q.spots if each.at == at - 1)


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
    card, by = _object_and_source(q, frame)
    done, unit = _deed_and_unit(q, frame, unit)
    if not (done or verb) and kind == "may" and card in facts() and shields(card) == "hand":
        done = "reveal"  # can I moat it
    many = _how_many(frame, sizes)
    paid = done == "buy" and unit in STATES and kind == "may"  # with so many coins
    if paid or (done in MOVED and unit not in ("", "cards")):  # discard it for the Coffers
        many, unit = None, ""
    return Asked(
        kind,
        _whom(q, frame),
        done if done in ASKED_VERBS and done else verb,
        card,
        by,
        None if many is None or kind == "how-many" else min(many, MOST_NUMBER),
        unit,
        next((spot.meaning for spot in frame.spots if spot.meaning in WHEN), ""),
        frame.has("not"),
    )


def _whom(q: Question, frame: AskedFrame) -> str:
    """Who does it, or to whom it is done; of a shield whom it keeps safe, whoever plays the Attack."""
    if frame.deed == "protect" and GUARDED & {token.word for token in q.tokens}:
        return "me"
    return PERSON.get(frame.who or frame.owner, "") or ("me" if frame.victim == ME else "")


GUARDED = any_of("me, mich, us, uns")


def _how_many(frame: AskedFrame, sizes: Collection[int]) -> int | None:
    """The number that is asked about, and is no hand's; or so many of a card."""
    told = next((n for n in frame.numbers if n not in sizes), None)
    return told or next((n for _, n in frame.cards if n > 1), None)


def _deed_and_unit(q: Question, frame: AskedFrame, unit: str) -> tuple[str, str]:
    """How many Buys do I have, how many Actions are left; how many extra Buys: those that come."""
    done, counted = VERB_OF.get(frame.deed, frame.deed), q.spot("how-many")
    if done == "buy" and counted and any(s.meaning == "buy" and s.at == counted.at + counted.length for s in q.spots):
        done, unit = "have", "buys"
    if not done and counted and unit in STATES and frame.has("left-over"):
        done = "have"
    more = any(UNIT_OF.get(spot.meaning) == unit and MORE.match(plain(spot.raw)) for spot in frame.spots)
    return ("gain" if done == "have" and more else done), unit


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


def _once(held: Iterable[Held]) -> tuple[Held, ...]:
    return tuple(dict.fromkeys(held))
