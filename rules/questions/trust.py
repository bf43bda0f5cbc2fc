"""Whether a table that was made for one sentence shows all that was told: else it answers another question."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from rules.facts import facts
from rules.questions.frame import WITH, AskedFrame
from rules.questions.frames import asked, to_itself, told
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
MANY = 3  # so many of a card: more than any table has unless it is told


def unheeded(q: Question, found: Sequence[AskedFrame], verdict: Verdict) -> bool:
    """Words that no table heeds: all show a Moat, one card is exchanged, only the first time, a trashed card, back."""
    words = [token.word for token in q.tokens]
    before, question = told(found), asked(found)
    if any(frame.deed == "buy" and frame.has("how-many") for frame in question) or _idle_shield(q, verdict):
        return True  # how many cards one may buy is no number of cards drawn
    to_so_many = [n for n, at in q.numbers if at and words[at - 1] in ("to", "auf")]
    down_to = any(frame.deed == "discard" and set(frame.numbers) & set(to_so_many) for frame in question)
    if down_to and not all(discards_to(q.slugs, n) for n in to_so_many):
        return True
    begins = min((frame.part for frame in question), default=0)
    if _told_backwards(before) or (
        isinstance(verdict.value, int) and (_nth(q, begins) or _in_all(q, before, question))
    ):
        return True
    others = verdict.kind == "story" and _all_others(before, question)
    if (ALL & set(words) and q.has("reveal", "react") and not others) or WAIT & set(words):
        return True
    if verdict.value == "yes" and (_in_another_turn(q, question, verdict) or _not_both(found, verdict)):
        return True
    if _another_card(q, before, question, verdict):
        return True
    if verdict.kind == "event" and not question and before:
        return True  # does it come back: nothing of it is read
    shown = any(frame.deed in ("reveal", "react") and frame.who == ME for frame in before)
    if shown and verdict.kind == "event" and verdict.value == "no" and any(frame.who == OTHER for frame in question):
        return True  # what the one who plays the Attack gets
    if "trader" not in q.slugs and any(_exchanged(frame) for frame in before):
        return True  # of those that exchange, only the Trader is played so
    gains = any(frame.deed in ("gain", "give") for frame in question)
    anything = verdict.value == "yes" and ANYTHING & set(words[max(begins, 0) :])
    if gains and ((verdict.value == "no" and BACK & set(words)) or anything):
        return True
    if any(
        named.at > 1 and words[named.at - 1] in TRASHED and words[named.at - 2] not in WHO_TRASHED for named in q.cards
    ):
        return True
    passive = [frame for frame in before if frame.deed == "trash" and not (frame.who or frame.by or frame.owner)]
    upon = (
        {frame.upon for frame in before} if verdict.kind == "story" else set[str]()
    )  # Remodel on it, so it is trashed
    if isinstance(verdict.value, str) and any(
        "Action" in facts()[slug].types for frame in passive for slug in frame.slugs if slug not in upon
    ):
        return True
    exact = ("buy", *LYING) if isinstance(verdict.value, int) else ("buy",)  # of which there is just as much
    exact = (*exact, "play") if verdict.kind == "story" else (*exact, "gain") if verdict.kind == "reach" else exact
    few = [frame for frame in found if frame.has("only") and frame.deed not in exact]
    if any(frame.has("nth") or any(facts()[slug].kind == BASIC for slug in frame.slugs) for frame in few):
        return True
    if verdict.kind == "story" and isinstance(verdict.value, str) and any(frame.deed == "choose" for frame in before):
        return True
    if (
        verdict.kind != "story"
        and OF_THEM & set(words)
        and any(frame.deed == "discard" and any(map(attack, frame.slugs)) for frame in question)
    ):
        return True  # how many of them: not of the Attack
    gives = verdict.kind in ("event", "story") and verdict.value != "no"
    if (gives or (verdict.kind == "amount" and verdict.value == "yes")) and _from_another(question, verdict):
        return True
    if verdict.kind == "amount" and {frame.deed for frame in before} & {
        frame.deed for frame in question if frame.has("another") and frame.deed
    }:
        return True  # I draw a Gold; do I draw another card for it
    return any(_gained_with(q, frame) for frame in before) and _buys(verdict)


def _told_backwards(before: Sequence[AskedFrame]) -> bool:
    """I trash a Gold, a Highway was played before."""
    later = [frame for n, frame in enumerate(before) if frame.deed and any(each.deed for each in before[:n])]
    return any(spot.meaning == "earlier" and spot.raw.lower() in BACKWARDS for frame in later for spot in frame.spots)


def _nth(q: Question, begins: int) -> bool:
    """The third Fool's Gold, told before the question."""
    return any(q.tokens[named.at - 1].word in NTH for named in q.cards if 0 < named.at < begins)


def _in_all(q: Question, before: Sequence[AskedFrame], question: Sequence[AskedFrame]) -> bool:
    """What the Silver itself gives in total, after a Merchant: with what others add to it."""
    given = [frame for frame in question if frame.has("give") and not frame.meant and not frame.has("worth")]
    treasures = any("Treasure" in facts()[slug].types for frame in given for slug in frame.slugs)
    added = any("Action" in facts()[slug].types for frame in before for slug in frame.slugs)
    return treasures and added and bool(TOTAL & {token.word for token in q.tokens})


def _all_others(before: Sequence[AskedFrame], question: Sequence[AskedFrame]) -> bool:
    """All others show a Moat, and it is asked what comes of it for the one who plays the Attack."""
    shown = [frame for frame in before if frame.deed in ("reveal", "react")]
    return bool(shown) and all(frame.who == OTHER for frame in shown) and all(frame.who == ME for frame in question)


def _in_another_turn(q: Question, question: Sequence[AskedFrame], verdict: Verdict) -> bool:
    """On the next turn, and it was seen on this one; right away, and it was seen later."""
    run = verdict.played
    if run is None or not verdict.because or verdict.kind not in ("event", "story"):
        return False
    turns = {n: turn for n, turn, _ in run.numbered()}
    first = min(turns.values())
    seen_first = [turns[n] == first for n in verdict.because if n in turns]
    words = [token.word for token in q.tokens]
    at_once = bool(NOW & set(words)) or ("right", "away") in pairwise(words)
    next_turn = any(frame.has("next-turn") for frame in question)
    lasting_attack = any(attack(slug) and lasting(slug) for slug in q.slugs)
    return (
        lasting_attack and bool(seen_first) and ((next_turn and all(seen_first)) or (at_once and not any(seen_first)))
    )


def _another_card(q: Question, before: Sequence[AskedFrame], question: Sequence[AskedFrame], verdict: Verdict) -> bool:
    """What was told or asked of one card happened here to another, or the Attack was not the other player's."""
    run = verdict.played
    if run is None or verdict.kind not in ("event", "choice"):
        return False
    hit = [frame for frame in question if frame.by and frame.cards and attack(frame.by)]
    if verdict.kind == "choice":
        moved = [frame for frame in before if frame.deed in ("trash", "discard")]
        lacking = any(not seen(run, KINDS[frame.deed], slug, "", "") for frame in moved for slug in frame.slugs)
        mine = {named.slug for named in q.cards if named.at and q.tokens[named.at - 1].word in POSSESSIVE}
        return lacking or (verdict.value == "no" and any(mine & set(frame.slugs) for frame in hit))
    hit = [frame for frame in hit if frame.deed in ("trash", "discard")]
    if verdict.value == "no":
        return any(frame.victim == ME and not seen(run, ("play",), frame.by, OTHER, "") for frame in hit)
    return any(not seen(run, KINDS[frame.deed], slug, "", "") for frame in hit for slug in frame.slugs)


def _not_both(found: Sequence[AskedFrame], verdict: Verdict) -> bool:
    """Gain it by trashing an Estate: the Estate must be what was trashed here, and by that card."""
    run = verdict.played
    if run is None or verdict.kind not in ("choice", "possible"):
        return False
    by = next((frame.by for frame in found if frame.by), "")
    deeds = [frame for frame in found if frame.deed in ("trash", "gain") and frame.cards]
    both = {frame.deed for frame in deeds} == {"trash", "gain"} and bool(by)
    return both and not all(
        seen(run, KINDS[frame.deed], slug, "", by) for frame in deeds for slug in frame.slugs if slug != by
    )


def _idle_shield(q: Question, verdict: Verdict) -> bool:
    """A Lighthouse was told of, and it does nothing at this table."""
    run = verdict.played
    if run is None or verdict.kind not in ("story", "event", "amount"):
        return False
    named = [slug for slug in q.actors if shields(slug) == "durations"]
    hit = verdict.kind == "event" and verdict.value == "yes" and q.has("in-play") and any(map(attack, q.actors))
    if named and hit and not any(step.sentence in SAFE for step in run.steps):
        return True
    return any(not any(slug in step.cards and step.kind in ("not", "play") for step in run.steps) for slug in named)


def _from_another(question: Sequence[AskedFrame], verdict: Verdict) -> bool:
    """A Curse from a Swamp Hag, coins from a Merchant: what another card gave is not meant."""
    giving = [frame for frame in question if frame.deed in ("gain", "give") and frame.cards]
    givers = [
        frame.by or frame.slugs[0]
        for frame in giving
        if frame.by or (frame.has("how-many", "give") and not frame.meant)
    ]
    run = verdict.played
    if len(givers) != 1 or run is None or facts()[givers[0]].kind == BASIC or not plays(givers[0]):
        return False
    return not all(through(run.steps[n], givers) or givers[0] in run.steps[n].cards for n in verdict.because)


def _exchanged(frame: AskedFrame) -> bool:
    return any(spot.raw.lower().startswith(EXCHANGE) for spot in frame.spots)


def _buys(verdict: Verdict) -> bool:
    run = verdict.played
    return run is not None and any(step.kind == "buy" and step.actor == run.seat(ME) for step in run.steps)


def _gained_with(q: Question, frame: AskedFrame) -> bool:
    """Gain a card with a Workshop: the Workshop is not what is gained, and what is gained is not said."""
    with_it = {token.word for named in q.cards for token in q.tokens[max(named.at - 2, 0) : named.at]} & WITH
    return frame.deed == "gain" and frame.has("unit-cards") and len(frame.cards) == 1 and bool(with_it)


def as_told(q: Question, found: Sequence[AskedFrame], verdict: Verdict) -> bool:
    """Nothing was told that the table does not show: a deed, an order, so many of a card, who shows something."""
    if verdict.kind == "react":  # when it gives the Curse, it was played before
        return verdict.value == "no" or not any(frame.deed in ("gain", "give") for frame in told(found))
    if verdict.kind == "choice":
        another = len(q.slugs) > 1 and any(frame.has("another") and not _same(frame) for frame in found)
        return not another and not any(frame.deed == "topdeck" for frame in asked(found))
    if verdict.kind == "worth":
        return isinstance(verdict.value, int) or not any(spot.meaning == "other" for spot in q.spots)
    if verdict.kind not in HEEDLESS:
        return True
    if verdict.kind == "type":
        return len(q.slugs) == 1 or not any(map(apart, q.slugs))
    if verdict.kind == "turns":
        return not any(frame.deed == "play" and frame.has("extra-turn") for frame in found)
    words = {token.word for token in q.tokens}
    if words & BEFORE or to_itself(q):
        return False
    before, question = told(found), asked(found)
    if verdict.kind == "event" and any(frame.deed == "protect" for frame in question):
        return False  # protected from discarding: not whether it is discarded
    if verdict.kind == "event" and any(frame.has("another") and frame.has("next-turn") for frame in question):
        return False
    if verdict.kind == "amount" and (q.has("at-once") or NOW & words):
        return False  # now, and not later
    giving = [frame for frame in question if frame.has("give") and frame.has("trash", "discard")]
    run = verdict.played
    gained = run is not None and any(run.steps[n].kind == "gain" for n in verdict.because)
    if verdict.kind == "event" and any(frame.deed == "give" or not gained for frame in giving):
        return False  # what trashing it gives
    if verdict.kind in ("protect", "works") and _shown_later(before):
        return False
    if run is None:
        return True
    if verdict.value == 0 and before and not any(step.kind == "not" for step in run.steps):
        return False
    return all(_shown(q, frame, run, verdict) for frame in before) and _counted(found, run) and _in_order(q, run)


def _same(frame: AskedFrame) -> bool:
    """A Province into another Province: both are named."""
    return frame.deed == "upgrade" and len(frame.cards) > len({*frame.slugs})


def _shown_later(before: Sequence[AskedFrame]) -> bool:
    """An Attack that was played before lasts: what is played or shown now comes late."""
    attacks = [frame for frame in before if any(attack(slug) for slug in frame.slugs)]
    return any(frame.deed == "in-play" for frame in attacks) or (
        any(frame.deed == "play" for frame in attacks) and sum(frame.deed == "play" for frame in before) > 1
    )


def _shown(q: Question, frame: AskedFrame, run: Played, verdict: Verdict) -> bool:
    """What becomes of a card by another one must have become of it here."""
    if frame.has("each") and frame.deed in ("reveal", "react"):
        return all(seen(run, KINDS[frame.deed], slug, OTHER, "") for slug in frame.slugs)
    lies = frame.deed in ("play", "in-play", "stay") or (not frame.deed and frame.victim)
    if lies and not all(_theirs(frame, slug, run) for slug in frame.slugs):
        return False
    twice = frame.deed == "play" and frame.has("twice") and not any(player_of_cards(slug) for slug in q.slugs)
    if twice and frame.cards and not any(len(seen(run, ("play",), slug, "", "")) > 1 for slug in frame.slugs):
        return False
    if frame.meant and frame.deed in ("trash", "discard"):
        return q.has("clean-up")
    if frame.deed == "gain" and frame.has("unit-cards") and len(frame.cards) == 1:  # gain a card with a Workshop
        return bool(seen(run, ("play",), frame.slugs[0], "", "")) and not seen(run, ("buy",), frame.slugs[0], "", "")
    if frame.deed == "gain" and not frame.has("unit-cards"):  # what was gained is not what was played instead
        in_vain = [slug for slug in frame.slugs if not seen(run, ("gain",), slug, "", "")]
        if verdict.kind == "amount" and any(seen(run, ("play",), slug, "", "") for slug in in_vain):
            return False
    if not frame.by or frame.deed not in KINDS or frame.deed in ("play", "react", "gain", "buy"):
        return True
    return all(seen(run, KINDS[frame.deed], slug, "", frame.by) for slug in frame.slugs)


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
