"""What was told and lies on no table, or was asked of another card, player or turn than the table shows.

Each check names one such circumstance. Where one holds, the verdict would answer another question: then there is none.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.facts import facts
from rules.questions.case import Case
from rules.questions.frame import AskedFrame
from rules.questions.probes import shields
from rules.questions.question import BASIC, Question
from rules.questions.reading_gaps import ONE_MORE, SO_FAR, WITHOUT_TABLE
from rules.questions.scene import ME, OTHER, Played
from rules.questions.staging import LYING, attack, seen
from rules.questions.verdict import Verdict, kinds_of, of_pile
from rules.questions.words import any_of

OWN = any_of("myself, own, selbst, selber, eigene, eigenen, eigener, eigenem, eigenes")
ONLY_ONE = any_of("only, single, einzige, einziger, einzigen, einziges")
EVERY = any_of("all, every, each, alle, jede, jeden, jedes")
FOR = any_of("for, fur")
A = any_of("a, an, the, ein, eine, einen, das, die, den")
MY_TURN = (("my", "turn"), ("meinem", "zug"))
ITS_TURN = (("dem", "zug"), ("turn", "i"), ("turn", "in"))
RID = (" los", "rid", "rid of", "lose")
FOR_GOOD = (("for", "good"), ("for", "ever"), ("fur", "immer"))
NOW = any_of("now, jetzt")
SHOWING = ("reveal",)


def misses_something(q: Question, found: Sequence[AskedFrame], verdict: Verdict) -> bool:
    """Something that was told or asked is not what this table shows."""
    case = Case(q, found, verdict)
    run = verdict.played
    return any(check(case) for check in WITHOUT_TABLE) or (
        run is not None and any(check(case, run) for check in AT_THE_TABLE)
    )


# Of the table that was played.


def _actions_left(case: Case, run: Played) -> bool:
    """I have an Action left, for what came into my hand; it was my only one."""
    counted = [frame for frame in case.before if frame.has("unit-actions")]
    left = any(frame.deed == "have" and not frame.has("not") for frame in counted)
    wanted = [slug for frame in case.question if frame.deed == "play" for slug in frame.slugs]
    held = any(seen(run, ("to-hand", "draw"), slug, ME, "") for slug in wanted)
    only = bool(counted) and bool(ONLY_ONE & set(case.words))
    return case.kind == "story" and bool(wanted) and ((left and held and case.no) or (only and case.yes))


def _gained_on_my_turn(case: Case, run: Played) -> bool:
    """He got it on my turn: the table gave it to him on his own."""
    return bool(run.scene.last_gained.get(OTHER)) and case.says(MY_TURN)


def _must_be_played(case: Case, run: Played) -> bool:
    """Must I play the card that was discarded: not whether it must be discarded."""
    play = any(frame.deed == "play" and not frame.cards for frame in case.found)
    return case.kind == "duty" and play and not any(run.steps[n].kind == "play" for n in case.verdict.because)


def _anywhere_in_the_deck(case: Case, run: Played) -> bool:
    """Must it go on top: it goes where one likes."""
    return case.kind == "duty" and any(run.steps[n].sentence == "into deck" for n in case.verdict.because)


def _my_own_attack(case: Case, run: Played) -> bool:
    """My own Witch, if I play it myself: the table has another player play it."""
    own = bool(OWN & set(case.words)) and not case.q.has("other")
    return own and case.yes and any(seen(run, ("play",), slug, OTHER, "") for slug in case.q.actors)


def _i_and_no_other(case: Case, run: Played) -> bool:
    """I gain a card myself: the table had another player gain it."""
    mine = OWN & set(case.words) and any(frame.deed == "gain" and frame.who == ME for frame in case.before)
    return bool(mine) and case.kind == "amount" and not any(_mine(run, n, "gain") for n in range(len(run.steps)))


def _mine(run: Played, n: int, kind: str) -> bool:
    return run.steps[n].kind == kind and run.steps[n].actor == run.seat(ME)


def _counts_another_card(case: Case, run: Played) -> bool:
    """How many Silvers: not how many Coins."""
    shown = {card for n in case.verdict.because for card in run.steps[n].cards}
    ends = {spot.at + spot.length for spot in case.q.spots if spot.meaning == "how-many"}
    wanted = [named.slug for named in case.q.cards if named.at in ends]
    return case.counts and case.verdict.value != 0 and any(not shown & {slug, *of_pile(slug)} for slug in wanted)


def _not_trashed_here(case: Case, run: Played) -> bool:
    """When my Cultist is trashed; I trash one more card: the table must show that it was."""
    gone = [frame for frame in case.before if frame.deed == "trash" and not (frame.has("not") or frame.by)]
    slugs = [slug for frame in gone for slug in frame.slugs if facts()[slug].kind != BASIC and not attack(slug)]
    looters = [slug for frame in gone for slug in frame.slugs if frame.owner == ME or frame.victim == ME]
    return (
        case.kind == "amount"
        and case.counts
        and any(not seen(run, ("trash",), slug, "", "") for slug in (*slugs, *looters))
    )


def _made_into_another(case: Case, run: Played) -> bool:
    """A Curse becomes an Estate by a Replace: what others get for it hangs on these two."""
    for frame in case.before:
        by = frame.by or (frame.slugs[0] if not frame.deed and len(frame.cards) > 1 else "")
        things = [slug for slug in frame.slugs if slug != by and facts()[slug].kind == BASIC]
        mine = by and attack(by) and frame.deed in ("trash", "upgrade", "") and frame.victim != ME
        came = [slug for each in case.before if mine and each.deed == "gain" and each.joined for slug in each.slugs]
        gone = mine and any(not seen(run, ("trash", "gain"), slug, ME, by) for slug in things)
        if gone or any(not seen(run, ("gain",), slug, ME, by) for slug in came):
            return case.kind == "event"
    return False


def _each_of_them(case: Case, run: Played) -> bool:
    """All my Coppers, every Silver: the table shows one."""
    all_of = [named.slug for named in case.q.cards if EVERY & set(case.words[max(named.at - 2, 0) : named.at])]
    moved = [card for n in case.verdict.because for card in run.steps[n].cards]
    hit = case.kind in ("event", "story") and case.yes and any(map(attack, case.q.actors))
    return hit and any(moved.count(slug) == 1 for slug in all_of)


def _in_the_buy_phase(case: Case, run: Played) -> bool:
    """Crown in the Buy phase: the table was in another one."""
    headed = [frame for frame in case.before if frame.has("buy-phase") and not frame.deed]
    told_so = any("Action" in facts()[slug].types for frame in headed for slug in frame.slugs)
    return told_so and run.scene.phase != "buy"


def _turned_over_in_the_buy_phase(case: Case, run: Played) -> bool:
    """A Crystal Ball shows a Village in the Buy phase: it is played with the Ball, and no phase forbids that."""
    turned = {slug for frame in case.before if frame.deed == "reveal" and frame.by for slug in frame.slugs}
    play = any(frame.deed == "play" and set(frame.slugs) & turned for frame in case.question)
    return case.kind == "story" and case.no and play and run.scene.phase == "buy"


def _not_called(case: Case, run: Played) -> bool:
    """A Reserve card does what it does when it is called."""
    reserve = [slug for slug in case.q.actors if "Reserve" in facts()[slug].types]
    return case.counts and any(not seen(run, ("call",), slug, "", "") for slug in reserve)


def _lies_in_exile(case: Case, run: Played) -> bool:
    """One lies in Exile already."""
    return sum(frame.has("exile") for frame in case.found) > 1 and not run.scene.mats


def _comes_back(case: Case, run: Played) -> bool:
    """A Fortress is trashed and comes back: nobody gets rid of it."""
    rid = any(spot.raw.lower().endswith(RID) for frame in case.question for spot in frame.spots) or case.says(FOR_GOOD)
    gone = {card for n in case.verdict.because for card in run.steps[n].cards}
    return rid and case.yes and any("to-hand" in kinds_of(step) and gone & set(step.cards) for step in run.steps)


def _in_the_turn_it_is_played(case: Case, run: Played) -> bool:
    """In the turn in which I play it: what was seen came later."""
    turns = {n: turn for n, turn, _ in run.numbered()}
    later = any(turns[n] > min(turns.values()) for n in case.verdict.because if n in turns)
    return case.kind == "amount" and case.yes and later and case.says(ITS_TURN)


def _for_another(case: Case, run: Played) -> bool:
    """Trash it for a Gold: the Gold is what is gained, and not what is trashed."""
    words = case.words
    for frame in case.question:
        for named in case.q.cards if frame.deed in ("trash", "discard") and case.yes and case.kind != "order" else ():
            before = [word for word in words[max(named.at - 3, 0) : named.at] if word not in A]
            priced = named.slug in frame.slugs and named.at > frame.part and before and before[-1] in FOR
            if priced and not seen(run, ("gain",), named.slug, ME, ""):
                return True
    return False


def _trashed_where_it_lies(case: Case, run: Played) -> bool:
    """It lies in play, and the table trashed one from the hand."""
    lying = {slug for frame in case.before if frame.deed in ("in-play", "stay") for slug in frame.slugs}
    moves = [frame for frame in case.question if frame.deed in ("trash", "discard", "topdeck", "exile") and frame.by]
    it = any(not frame.cards or set(frame.slugs) & lying for frame in moves)
    return bool(lying) and case.yes and it and bool(run.steps)


def _one_more_of_them(case: Case, run: Played) -> bool:
    """I play one more Crossroads this turn: the table played one."""
    again = case.says(ONE_MORE) or case.q.has("another", "again")
    played = [slug for frame in case.found if frame.deed == "play" for slug in frame.slugs]
    once = any(len(seen(run, ("play",), slug, ME, "")) == 1 for slug in played)
    return case.kind == "amount" and case.yes and again and once and len(case.q.slugs) == 1


def _held_after_it(case: Case, run: Played) -> bool:
    """It is played and I now hold 14 cards: the table counts what it draws besides."""
    held = [frame for frame in case.before if frame.deed in LYING and frame.numbers]
    now = any(NOW & set(case.words[frame.part : frame.part + 8]) for frame in held)
    more = isinstance(case.verdict.value, int) and any(case.verdict.value > n for frame in held for n in frame.numbers)
    mine = any(_mine(run, n, "draw") for n in range(len(run.steps)))
    return (
        case.kind == "story"
        and case.counts
        and bool(held)
        and mine
        and (now or (more and any(frame.deed == "discard" for frame in case.question)))
    )


def _counts_one_kind(case: Case, run: Played) -> bool:
    """Copper, Village, Estate; how many come into my hand: not only of the card that was named last."""
    steps = (run.steps[n] for n in case.verdict.because)
    moved = sum(len(step.cards) for step in steps if step.kind != "not")
    asks = any(frame.meant and frame.has("how-many") and frame.deed == "to-hand" for frame in case.question)
    return case.kind == "story" and case.counts and asks and moved != case.verdict.value


def _lay_there_before(case: Case, run: Played) -> bool:
    """The Corsair lies there already when I play a Lighthouse: it comes late."""
    lying = [frame for frame in case.before if frame.deed in ("in-play", "stay") and any(map(attack, frame.slugs))]
    played = [frame for frame in case.before if frame.deed == "play" and any(map(shields, frame.slugs))]
    return case.kind == "event" and case.no and bool(lying) and bool(played) and bool(run.steps)


def _played_after_all(case: Case, run: Played) -> bool:
    """He gains a Berserker and plays it at once: the table has him gain it only."""
    played = {slug for frame in case.before if frame.deed == "play" for slug in frame.slugs if attack(slug)}
    return case.kind == "react" and case.no and any(not seen(run, ("play",), slug, "", "") for slug in played)


def _those_of_another(case: Case, run: Played) -> bool:
    """The others' cards, where the table has one of them play the Attack."""
    others = any(frame.who == OTHER for frame in case.question)
    theirs = [slug for slug in case.q.actors if attack(slug) and seen(run, ("play",), slug, OTHER, "")]
    mine = any(seen(run, ("play",), slug, ME, "") for slug in theirs)
    return case.kind == "event" and case.no and others and bool(theirs) and not mine


def _their_card(case: Case, run: Played) -> bool:
    """For my opponent's Vault: the table has me play it."""
    owned = [frame for frame in case.before if frame.owner == OTHER and frame.deed in SO_FAR and frame.deed != "have"]
    theirs = {frame.by or frame.slugs[0] for frame in owned if frame.by or len(frame.cards) == 1}
    return any(seen(run, ("play",), slug, ME, "") for slug in theirs if not attack(slug))


def _pile_is_out(case: Case, run: Played) -> bool:
    """The Curses are out: a circumstance that this table does not have."""
    said = [frame for frame in case.before if not frame.deed and frame.cards and frame.has("be")]
    basic = any(all(facts()[slug].kind == BASIC for slug in frame.slugs) for frame in said)
    return case.kind == "amount" and basic and not run.scene.empty


def _hand_is_empty(case: Case, run: Played) -> bool:
    """My hand is empty, and on the table it holds something besides what is played."""
    empty = any(frame.has("empty") and frame.has("in-hand") for frame in case.before)
    return empty and any(slug not in case.q.actors[-1:] for slug in run.scene.hands.get(ME, ()))


def _used_all_the_same(case: Case, run: Played) -> bool:
    """Can I use a Secret Chamber against it: I can, though it keeps nothing off."""
    used = case.q.has("can") and case.q.has("play", "react")
    return case.kind == "protect" and case.no and used and any(seen(run, SHOWING, s, ME, "") for s in case.q.slugs)


def _draws_nothing(case: Case, run: Played) -> bool:
    """Does it draw: what the table shows are Actions."""
    draws = any(frame.deed == "draw" for frame in case.question)
    kinds = {kind for n in case.verdict.because for kind in kinds_of(run.steps[n])}
    return case.kind == "amount" and case.yes and draws and not kinds & {"draw", "to-hand"}


def _revealed_and_discarded(case: Case, run: Played) -> bool:
    """How many do I reveal: a card that is discarded then counts once."""
    kinds = {run.steps[n].kind for n in case.verdict.because}
    return case.counts and any(f.deed == "reveal" for f in case.question) and {"reveal", "discard"} <= kinds


def _it_is_the_other(case: Case, run: Played) -> bool:
    """Remake on a Copper, is it trashed: the Copper."""
    upon = [frame for frame in case.before if frame.upon]
    it = [frame for frame in case.question if frame.meant and frame.deed in ("trash", "discard")]
    itself = any(set(frame.slugs) <= set(each.slugs) for frame in it for each in upon)
    return case.kind == "story" and case.no and itself and bool(run.steps)


def _overpaid(case: Case, run: Played) -> bool:
    """Overpaid by so much: what comes of it is more than the card that is bought."""
    bought = {card for n in case.verdict.because for card in run.steps[n].cards}
    return case.counts and case.q.has("overpay") and bool(bought) and bought <= set(case.q.actors)


def _hits_another_card(case: Case, run: Played) -> bool:
    """Does the Corsair trash my Bank: a Silver was trashed."""
    moved = {card for n in case.verdict.because for card in run.steps[n].cards}
    for frame in case.question:
        things = {slug for slug in frame.slugs if not attack(slug)}
        if frame.deed in ("trash", "discard") and len(frame.cards) > len(things) > 0 and not things & moved:
            return case.kind == "event" and case.yes
    return False


def _of_one_the_other(case: Case, run: Played) -> bool:
    """A Copper into a Silver with 3 of them: not how many the card gives."""
    moved = {card for n in case.verdict.because for card in run.steps[n].cards}
    made = [frame for frame in case.question if not frame.deed and len(frame.cards) > 1 and frame.numbers]
    made = [frame for frame in made if all(facts()[slug].kind == BASIC for slug in frame.slugs)]
    return case.kind == "amount" and not case.counts and any(not moved & set(frame.slugs) for frame in made)


def _without_it(case: Case, run: Played) -> bool:
    """Without it in hand: the table has it there."""
    lacking = [frame for frame in case.before if frame.deed in LYING and frame.has("not") and len(frame.cards) > 1]
    held = run.scene.hands.get(ME, ())
    return case.kind == "amount" and any(frame.slugs[-1] in held for frame in lacking)


def _or_that_one(case: Case, run: Played) -> bool:
    """What may I take, a Silver too: a Copper was taken."""
    moved = {card for n in case.verdict.because for card in run.steps[n].cards}
    gains = any(frame.deed == "gain" and not frame.cards for frame in case.question)
    named = [slug for frame in case.question if not frame.deed for slug in frame.slugs]
    return case.kind == "story" and case.yes and gains and bool(named) and not moved & set(named)


AT_THE_TABLE: tuple[Callable[[Case, Played], bool], ...] = (
    _actions_left,
    _gained_on_my_turn,
    _must_be_played,
    _anywhere_in_the_deck,
    _my_own_attack,
    _i_and_no_other,
    _counts_another_card,
    _not_trashed_here,
    _made_into_another,
    _each_of_them,
    _in_the_buy_phase,
    _turned_over_in_the_buy_phase,
    _not_called,
    _lies_in_exile,
    _comes_back,
    _in_the_turn_it_is_played,
    _for_another,
    _trashed_where_it_lies,
    _one_more_of_them,
    _held_after_it,
    _counts_one_kind,
    _lay_there_before,
    _played_after_all,
    _those_of_another,
    _their_card,
    _pile_is_out,
    _hand_is_empty,
    _used_all_the_same,
    _draws_nothing,
    _revealed_and_discarded,
    _it_is_the_other,
    _overpaid,
    _hits_another_card,
    _of_one_the_other,
    _without_it,
    _or_that_one,
)
