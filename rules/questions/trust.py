"""Whether a table that was made for one sentence shows all that was told: else it answers another question."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.facts import facts
from rules.questions.case import Case
from rules.questions.frame import WITH, AskedFrame
from rules.questions.frames import to_itself
from rules.questions.persons import POSSESSIVE
from rules.questions.probes import SAFE, discards_to, player_of_cards, plays, shields
from rules.questions.question import BASIC, Question
from rules.questions.scene import ME, OTHER, Played, name
from rules.questions.segments import SMALL
from rules.questions.staging import KINDS, LYING, apart, attack, lasting, seen
from rules.questions.verdict import Verdict, through
from rules.questions.words import any_of

AFTER, BEFORE = any_of("after, nachdem, nach, once, sobald"), any_of("before, bevor, ehe")
ALL = any_of("everyone, everybody, alle, allen")
EXCHANGE = ("exchang", "eintausch", "eingetausch", "getausch", "tausche")
NOW, WAIT = any_of("immediately, sofort, gleich"), any_of("wait, warten, warte")
OF_THEM, BACK = any_of("them, davon, those"), any_of("back, zuruck, zurueck")
ANYTHING = any_of("anything, something, etwas, irgendwas, irgendetwas")
TRASHED = any_of("trashed, entsorgte, entsorgten, entsorgter, entsorgtes")
WHO_TRASHED = any_of("has, have, hat, haben, is, was, i, he, she, ich, er")  # then it is the verb, no kind of card
HEEDLESS = ("event", "amount", "protect", "works", "turns", "type")  # deciders that play the named cards
BACKWARDS = any_of("vorher, zuvor, beforehand, previously, earlier")
NTH = any_of("""
    second, third, fourth, fifth, zweite, zweiten, zweites, zweiter, dritte, dritten, drittes, dritter, vierte, vierten,
    viertes, funfte, funften
""")
TOTAL = any_of("total, altogether, insgesamt, zusammen, together")
RIGHT_AWAY = (("right", "away"),)
EXACT = {"story": ("play",), "reach": ("gain",)}
MANY = 3  # so many of a card: more than any table has unless it is told


def unheeded(q: Question, found: Sequence[AskedFrame], verdict: Verdict) -> bool:
    """It says something that no table heeds: only the first time, a trashed card, back."""
    case = Case(q, found, verdict)
    return any(check(case) for check in UNHEEDED)


def as_told(q: Question, found: Sequence[AskedFrame], verdict: Verdict) -> bool:
    """Nothing was told that the table does not show: a deed, an order, so many of a card, who shows something."""
    case = Case(q, found, verdict)
    if verdict.kind in OF_ITS_KIND:
        return OF_ITS_KIND[verdict.kind](case)
    if verdict.kind not in HEEDLESS:
        return True
    return not any(check(case) for check in UNLIKE) and (verdict.played is None or _played_so(case, verdict.played))


# What no table heeds.


def _how_many_to_buy(case: Case) -> bool:
    """How many cards one may buy is no number of cards drawn."""
    return any(frame.deed == "buy" and frame.has("how-many") for frame in case.question)


def _idle_shield(case: Case) -> bool:
    """A Lighthouse was told of, and it does nothing at this table."""
    run = case.verdict.played
    if run is None or case.kind not in ("story", "event", "amount"):
        return False
    named = [slug for slug in case.q.actors if shields(slug) == "durations"]
    hit = case.kind == "event" and case.yes and case.q.has("in-play") and any(map(attack, case.q.actors))
    if named and hit and not any(step.sentence in SAFE for step in run.steps):
        return True
    return any(not any(slug in step.cards and step.kind in ("not", "play") for step in run.steps) for slug in named)


def _down_to_another_number(case: Case) -> bool:
    """Down to 3 cards: the card says down to how many."""
    to_so_many = [n for n, at in case.q.numbers if at and case.words[at - 1] in ("to", "auf")]
    down_to = any(frame.deed == "discard" and set(frame.numbers) & set(to_so_many) for frame in case.question)
    return down_to and not all(discards_to(case.q.slugs, n) for n in to_so_many)


def _told_backwards(case: Case) -> bool:
    """I trash a Gold, a Highway was played before."""
    before = case.before
    later = [frame for n, frame in enumerate(before) if frame.deed and any(each.deed for each in before[:n])]
    return any(spot.meaning == "earlier" and spot.raw.lower() in BACKWARDS for frame in later for spot in frame.spots)


def _nth(case: Case) -> bool:
    """The third Fool's Gold, told before the question."""
    return case.counts and any(case.words[named.at - 1] in NTH for named in case.q.cards if 0 < named.at < case.begins)


def _in_all(case: Case) -> bool:
    """What the Silver itself gives in total, after a Merchant: with what others add to it."""
    given = [frame for frame in case.question if frame.has("give") and not frame.meant and not frame.has("worth")]
    treasures = any("Treasure" in facts()[slug].types for frame in given for slug in frame.slugs)
    added = any("Action" in facts()[slug].types for frame in case.before for slug in frame.slugs)
    return case.counts and treasures and added and not TOTAL.isdisjoint(case.words)


def _everybody_shows(case: Case) -> bool:
    """All show a Moat: only where it is asked what comes of it for the one who plays the Attack."""
    if ALL.isdisjoint(case.words) or not case.q.has("reveal", "react"):
        return False
    shown = [frame for frame in case.before if frame.deed in ("reveal", "react")]
    others = bool(shown) and all(frame.who == OTHER for frame in shown)
    return not (case.kind == "story" and others and all(frame.who == ME for frame in case.question))


def _waits(case: Case) -> bool:
    return not WAIT.isdisjoint(case.words)


def _in_another_turn(case: Case) -> bool:
    """On the next turn, and it was seen on this one; right away, and it was seen later."""
    run, because = case.verdict.played, case.verdict.because
    lasting_attack = any(attack(slug) and lasting(slug) for slug in case.q.slugs)
    if run is None or not case.yes or case.kind not in ("event", "story") or not lasting_attack:
        return False
    turns = {n: turn for n, turn, _ in run.numbered()}
    seen_first = [turns[n] == min(turns.values()) for n in because if n in turns]
    at_once = not NOW.isdisjoint(case.words) or case.says(RIGHT_AWAY)
    next_turn = any(frame.has("next-turn") for frame in case.question)
    return bool(seen_first) and ((next_turn and all(seen_first)) or (at_once and not any(seen_first)))


def _not_both(case: Case) -> bool:
    """Gain it by trashing an Estate: the Estate must be what was trashed here, and by that card."""
    run = case.verdict.played
    if run is None or not case.yes or case.kind not in ("choice", "possible"):
        return False
    by = next((frame.by for frame in case.found if frame.by), "")
    deeds = [frame for frame in case.found if frame.deed in ("trash", "gain") and frame.cards]
    both = {frame.deed for frame in deeds} == {"trash", "gain"} and bool(by)
    return both and not all(
        seen(run, KINDS[frame.deed], slug, "", by) for frame in deeds for slug in frame.slugs if slug != by
    )


def _hits(case: Case) -> list[AskedFrame]:
    return [frame for frame in case.question if frame.by and frame.cards and attack(frame.by)]


def _not_moved(case: Case) -> bool:
    """What was trashed or discarded before it is another card here, or the Attack is mine."""
    run = case.verdict.played
    if run is None or case.kind != "choice":
        return False
    moved = [frame for frame in case.before if frame.deed in ("trash", "discard")]
    lacking = any(not seen(run, KINDS[frame.deed], slug, "", "") for frame in moved for slug in frame.slugs)
    mine = {named.slug for named in case.q.cards if named.at and case.words[named.at - 1] in POSSESSIVE}
    return lacking or (case.no and any(mine & set(frame.slugs) for frame in _hits(case)))


def _not_hit(case: Case) -> bool:
    """What an Attack does to one card happened here to another, or the Attack was not the other player's."""
    run = case.verdict.played
    if run is None or case.kind != "event":
        return False
    hit = [frame for frame in _hits(case) if frame.deed in ("trash", "discard")]
    if case.no:
        return any(frame.victim == ME and not seen(run, ("play",), frame.by, OTHER, "") for frame in hit)
    return any(not seen(run, KINDS[frame.deed], slug, "", "") for frame in hit for slug in frame.slugs)


def _nothing_read(case: Case) -> bool:
    """Does it come back: nothing of it is read."""
    return case.kind == "event" and not case.question and bool(case.before)


def _what_the_attacker_gets(case: Case) -> bool:
    """I show a Moat: does he still get his Spoils."""
    shown = any(frame.deed in ("reveal", "react") and frame.who == ME for frame in case.before)
    return shown and case.kind == "event" and case.no and any(frame.who == OTHER for frame in case.question)


def _exchanged(case: Case) -> bool:
    """Of those that exchange, only the Trader is played so."""
    told = (spot.raw.lower() for frame in case.before for spot in frame.spots)
    return "trader" not in case.q.slugs and any(raw.startswith(EXCHANGE) for raw in told)


def _gains_it_back(case: Case) -> bool:
    """Do I get it back, do I get anything."""
    if not any(frame.deed in ("gain", "give") for frame in case.question):
        return False
    back = case.no and not BACK.isdisjoint(case.words)
    return back or (case.yes and not ANYTHING.isdisjoint(case.words[max(case.begins, 0) :]))


def _trashed_card(case: Case) -> bool:
    """A trashed Fortress; not "I trashed a Fortress"."""
    words = case.words
    return any(
        named.at > 1 and words[named.at - 1] in TRASHED and words[named.at - 2] not in WHO_TRASHED
        for named in case.q.cards
    )


def _trashed_by_nobody(case: Case) -> bool:
    """An Action is trashed, nobody says by what; not where a Remodel is used on it."""
    passive = [frame for frame in case.before if frame.deed == "trash" and not (frame.who or frame.by or frame.owner)]
    upon = {frame.upon for frame in case.before} if case.kind == "story" else set[str]()
    gone = {slug for frame in passive for slug in frame.slugs} - upon
    return case.yes_or_no and any("Action" in facts()[slug].types for slug in gone)


def _only_so_few(case: Case) -> bool:
    """Only the first one; only a Copper."""
    exact = ("buy", *(LYING if case.counts else ()), *EXACT.get(case.kind, ()))  # of which there is just as much
    few = [frame for frame in case.found if frame.has("only") and frame.deed not in exact]
    return any(frame.has("nth") or any(facts()[slug].kind == BASIC for slug in frame.slugs) for frame in few)


def _chosen(case: Case) -> bool:
    return case.kind == "story" and case.yes_or_no and any(frame.deed == "choose" for frame in case.before)


def _how_many_of_them(case: Case) -> bool:
    """How many of them are discarded: not of the Attack."""
    if case.kind == "story" or OF_THEM.isdisjoint(case.words):
        return False
    return any(frame.deed == "discard" and any(map(attack, frame.slugs)) for frame in case.question)


def _from_another(case: Case) -> bool:
    """A Curse from a Swamp Hag, coins from a Merchant: what another card gave is not meant."""
    gives = case.kind in ("event", "story") and not case.no
    run = case.verdict.played
    if run is None or not (gives or (case.kind == "amount" and case.yes)):
        return False
    giving = [frame for frame in case.question if frame.deed in ("gain", "give") and frame.cards]
    givers = [
        frame.by or frame.slugs[0]
        for frame in giving
        if frame.by or (frame.has("how-many", "give") and not frame.meant)
    ]
    if len(givers) != 1 or facts()[givers[0]].kind == BASIC or not plays(givers[0]):
        return False
    return not all(through(run.steps[n], givers) or givers[0] in run.steps[n].cards for n in case.verdict.because)


def _another_for_it(case: Case) -> bool:
    """I draw a Gold: do I draw another card for it."""
    more = {frame.deed for frame in case.question if frame.has("another") and frame.deed}
    return case.kind == "amount" and not more.isdisjoint(frame.deed for frame in case.before)


def _gained_with(case: Case) -> bool:
    """Gain a card with a Workshop: the Workshop is not what is gained, and here it was bought."""
    run, q = case.verdict.played, case.q
    near = {token.word for named in q.cards for token in q.tokens[max(named.at - 2, 0) : named.at]}
    gained = [frame for frame in case.before if frame.deed == "gain" and frame.has("unit-cards")]
    if run is None or near.isdisjoint(WITH) or not any(len(frame.cards) == 1 for frame in gained):
        return False
    return any(step.kind == "buy" and step.actor == run.seat(ME) for step in run.steps)


Check = Callable[[Case], bool]
UNHEEDED: tuple[Check, ...] = (
    _how_many_to_buy,
    _idle_shield,
    _down_to_another_number,
    _told_backwards,
    _nth,
    _in_all,
    _everybody_shows,
    _waits,
    _in_another_turn,
    _not_both,
    _not_moved,
    _not_hit,
    _nothing_read,
    _what_the_attacker_gets,
    _exchanged,
    _gains_it_back,
    _trashed_card,
    _trashed_by_nobody,
    _only_so_few,
    _chosen,
    _how_many_of_them,
    _from_another,
    _another_for_it,
    _gained_with,
)


# What the table shows otherwise.


def _as_chosen(case: Case) -> bool:
    another = len(case.q.slugs) > 1 and any(frame.has("another") and not _same(frame) for frame in case.found)
    return not another and not any(frame.deed == "topdeck" for frame in case.question)


OF_ITS_KIND: dict[str, Check] = {
    # when it gives the Curse, it was played before
    "react": lambda case: case.no or not any(frame.deed in ("gain", "give") for frame in case.before),
    "choice": _as_chosen,
    "worth": lambda case: case.counts or not case.q.has("other"),
    "type": lambda case: len(case.q.slugs) == 1 or not any(map(apart, case.q.slugs)),
    "turns": lambda case: not any(frame.deed == "play" and frame.has("extra-turn") for frame in case.found),
}


def _before_it(case: Case) -> bool:
    return not BEFORE.isdisjoint(case.words) or to_itself(case.q)


def _another_deed(case: Case) -> bool:
    """Protected from discarding: not whether it is discarded; another one on the next turn."""
    return case.kind == "event" and any(
        frame.deed == "protect" or (frame.has("another") and frame.has("next-turn")) for frame in case.question
    )


def _right_now(case: Case) -> bool:
    return case.kind == "amount" and (case.q.has("at-once") or not NOW.isdisjoint(case.words))


def _what_it_gives(case: Case) -> bool:
    """What trashing it gives."""
    giving = [frame for frame in case.question if frame.has("give") and frame.has("trash", "discard")]
    run = case.verdict.played
    gained = run is not None and any(run.steps[n].kind == "gain" for n in case.verdict.because)
    return case.kind == "event" and any(frame.deed == "give" or not gained for frame in giving)


def _shown_later(case: Case) -> bool:
    """An Attack that was played before lasts: what is played or shown now comes late."""
    attacks = [frame for frame in case.before if any(map(attack, frame.slugs))]
    played_first = (
        any(frame.deed == "play" for frame in attacks) and sum(each.deed == "play" for each in case.before) > 1
    )
    late = any(frame.deed == "in-play" for frame in attacks) or played_first
    return case.kind in ("protect", "works") and late


UNLIKE: tuple[Check, ...] = (_before_it, _another_deed, _right_now, _what_it_gives, _shown_later)


def _played_so(case: Case, run: Played) -> bool:
    if case.verdict.value == 0 and case.before and not any(step.kind == "not" for step in run.steps):
        return False
    return (
        all(_shows(case, frame, run) for frame in case.before) and _counted(case.found, run) and _in_order(case.q, run)
    )


def _same(frame: AskedFrame) -> bool:
    """A Province into another Province: both are named."""
    return frame.deed == "upgrade" and len(frame.cards) > len({*frame.slugs})


def _shows(case: Case, frame: AskedFrame, run: Played) -> bool:
    """What becomes of a card by another one must have become of it here."""
    if frame.has("each") and frame.deed in ("reveal", "react"):
        return all(seen(run, KINDS[frame.deed], slug, OTHER, "") for slug in frame.slugs)
    if not _lies_so(frame, run) or not _twice(case.q, frame, run):
        return False
    if frame.meant and frame.deed in ("trash", "discard"):
        return case.q.has("clean-up")
    if frame.deed == "gain":
        return _gained_so(case, frame, run)
    if not frame.by or frame.deed not in KINDS or frame.deed in ("play", "react", "buy"):
        return True
    return all(seen(run, KINDS[frame.deed], slug, "", frame.by) for slug in frame.slugs)


def _lies_so(frame: AskedFrame, run: Played) -> bool:
    lies = frame.deed in ("play", "in-play", "stay") or (not frame.deed and frame.victim)
    return not lies or all(_theirs(frame, slug, run) for slug in frame.slugs)


def _twice(q: Question, frame: AskedFrame, run: Played) -> bool:
    twice = frame.deed == "play" and frame.has("twice") and not any(map(player_of_cards, q.slugs))
    return not (twice and frame.cards) or any(len(seen(run, ("play",), slug, "", "")) > 1 for slug in frame.slugs)


def _gained_so(case: Case, frame: AskedFrame, run: Played) -> bool:
    """Gain a card with a Workshop; what was gained is not what was played instead."""
    if frame.has("unit-cards"):
        used = frame.slugs[0] if len(frame.cards) == 1 else ""
        return not used or (bool(seen(run, ("play",), used, "", "")) and not seen(run, ("buy",), used, "", ""))
    in_vain = [slug for slug in frame.slugs if not seen(run, ("gain",), slug, "", "")]
    return case.kind != "amount" or not any(seen(run, ("play",), slug, "", "") for slug in in_vain)


def _theirs(frame: AskedFrame, slug: str, run: Played) -> bool:
    """An Attack that lasts lies before the one whose it is said to be."""
    whose = frame.owner or frame.who or (OTHER if frame.victim == ME else "")
    if not whose or not (attack(slug) and lasting(slug)):
        return True
    lying = (*run.scene.in_play.get(whose, ()), *run.scene.durations.get(whose, ()))
    return slug in lying or bool(seen(run, ("play",), slug, whose, ""))


def _counted(found: Sequence[AskedFrame], run: Played) -> bool:
    """So many of a card lie in hand or were played, or bought; two Reactions were both shown."""
    for frame in found:
        for slug, n in frame.cards:
            shown = "Reaction" in facts()[slug].types or frame.deed == "buy"
            if n >= MANY or (n > 1 and shown):
                kinds = ("buy",) if frame.deed == "buy" else ("play", "reveal", "trash", "discard")
                used = sum(run.steps[at].cards.count(slug) for at in seen(run, kinds, slug, "", ""))
                if max(0 if shown else _held(run, frame.who or ME, slug), used) < n:
                    return False
    return True


def _held(run: Played, who: str, slug: str) -> int:
    """In hand, or lying there already."""
    card, zones = name(slug), run.document["players"][who]
    lying = [entry for zone in ("hand", "play", "durations") for entry in zones.get(zone, ())]
    numbers = [entry.removesuffix(card).strip() or "1" for entry in lying if entry.endswith(card)]
    return sum(int(n) for n in numbers if n.isdecimal())


def _in_order(q: Question, run: Played) -> bool:
    """After a Bridge: what else is played comes later."""
    lying = [slug for part in (run.scene.in_play, run.scene.durations) for cards in part.values() for slug in cards]
    played = [*lying, *(step.cards[0] for step in run.steps if step.kind == "play" and step.cards)]
    for named in q.cards:
        if named.slug in played and _governed(q, named.at):
            others = [slug for slug in q.actors if slug != named.slug and slug in played]
            if any(played.index(slug) < played.index(named.slug) for slug in others):
                return False
    return True


def _governed(q: Question, at: int) -> bool:
    """Behind "after": after a Bridge, after I played a Bridge."""
    skipped = {spot.at + n for spot in q.spots if spot.meaning in ("me", "other", "play") for n in range(spot.length)}
    place = at - 1
    while place >= 0 and (place in skipped or q.tokens[place].word in SMALL or q.tokens[place].number is not None):
        place -= 1
    return place >= 0 and q.tokens[place].word in AFTER
