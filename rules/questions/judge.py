"""The judge of a claim: its table is laid and played, and what the run shows answers what is asked. Words are not read.

*may* is reachable, *must* is unavoidable, *happens* is both, in all that the named cards' decisions leave open. A *no*
needs contrast: a step that says what did not happen, or one small change of the claim that makes it a yes. Of several
cards that were played all together and the last alone must say the same, and only the turn that is asked for counts.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from rules.facts import facts
from rules.questions.claim import ANY, COUNTS, Asked, Claim, Deed, Held
from rules.questions.laying import FROM_HAND, PLAYER, SHOWN, Laid, options_of, readings, tables
from rules.questions.probes import SAFE, not_used, player_of_cards, safe, shields, suffered
from rules.questions.question import BASIC
from rules.questions.scene import ME, Played, Scene, branches, name, play, playable
from rules.questions.scores import score
from rules.questions.staging import KINDS, apart, attack, seen
from rules.questions.verdict import (
    Finding,
    Verdict,
    cited,
    counted,
    kinds_of,
    my_next_turn,
    of_pile,
    pluses,
    tell,
    through,
    undone,
    yes_no,
)
from rules.questions.words import any_of

YES_OR_NO = ("happens", "may", "must")
TOKENS = ("actions", "buys", "coins", "coffers", "villagers", "favors", "vp", "debt")
GOT = ("gain", "have", "give", "draw", "")  # verbs of what is counted in tokens
NEVER_BOUGHT = any_of(
    "deck, loot, non-supply, prize, reward, spirit, traveller-upgrade, heirloom, shelter, zombie"
)  # kinds in no Supply
STATE = {"actions": "actions", "buys": "buys", "coins": "coins"}  # what a player has of it, not what came
COUNTED = ("draw", "gain", "trash", "discard", "reveal", "set-aside", "exile")
UNSAID = ("draw", "discard", "trash")  # of which only cards can be meant
CHANGED = (
    "copper",
    "silver",
    "gold",
    "estate",
    "curse",
    "village",
    "smithy",
    "militia",
)  # what else might be asked about
EITHER = ("trash", "lose", "discard", "affect")  # whoever it happens to
OWN = ("play", "buy", "reveal", "react", "call")  # what a player does without another card
UP_TO = re.compile(
    r"(?i)(costing|costs?|worth) (up to |exactly |at most )?\d+(?!\d| (Coins? )?more)|from the trash"
)  # a limit that hangs on nothing
WRITTEN = {
    what: re.compile(f"(?i){words}")
    for what, words in {
        "draw": r"draw|\+ ?\d Card|into (your|their) hand",
        "gain": r"gain|receive|get|take|exchange",
        "trash": "trash",
        "discard": "discard",
        "reveal": "reveal|look|show",
        "actions": "Action",
        "buys": "Buy",
        "coins": r"Coin|\$",
        "coffers": "Coffers",
        "villagers": "Villager",
        "favors": "Favor",
    }.items()
}
Judged = tuple[Finding, Played]


def judge(claim: Claim) -> Verdict | None:
    """A verdict of the asked type, with the table that was played; None where none is earned."""
    owned = {part.card for part in claim.held if part.zone == "owned"}
    if claim.asked.unit == "vp" and owned:
        return score(claim) if claim.asked.card in ("", ANY, *owned) else None
    found = _in_phase(claim) if _in_another_phase(claim.asked) else _judged(claim)
    if found is None:
        return None
    finding, run = found
    value = finding.value
    if claim.asked.negated and value in ("yes", "no"):
        value = "no" if value == "yes" else "yes"
    word = counted(value) if isinstance(value, int) else yes_no(value == "yes")
    cites = cited(run, finding.steps, list(claim.slugs))
    return Verdict(value, word, tell(run, finding.steps), cites, run, (), finding.steps, kind="claim")


def _in_another_phase(asked: Asked) -> bool:
    """An Action in the Buy phase, a Night in the Action phase: the tables here are played in a card's own phase."""
    types = facts()[asked.card].types if asked.card in facts() else ()
    return asked.verb == "play" and asked.when in PLAYED_IN and PLAYED_IN[asked.when] not in types


# By phase what is played in it.
PLAYED_IN = {"action-phase": "Action", "buy-phase": "Treasure", "night-phase": "Night", "clean-up": ""}


def _in_phase(claim: Claim) -> Judged | None:
    """An Action in the Buy phase, where nothing else is named: whether it is offered then."""
    asked = claim.asked
    bare = not claim.deeds and set(claim.slugs) == {asked.card} and asked.by in ("", asked.card)
    if not bare or asked.type != "may" or asked.when != "buy-phase" or not playable(asked.card):
        return None
    if "Action" not in facts()[asked.card].types:
        return None
    move, found = f"play {name(asked.card)}", list[tuple[bool, Played]]()
    for phase in ("buy", "action"):
        runs = play(Scene(hands={ME: (asked.card,)}, bare={ME: True}, script=((move,),), phase=phase))
        found += [(bool(seen(run, ("play",), asked.card, ME, "")), run) for run in runs[:1] if not run.stopped]
    if len(found) < 2 or not found[1][0]:
        return None  # what is played in no phase is barred by something else
    played, run = found[0]
    return Finding("yes" if played else "no", tuple(range(len(run.steps)))[:1]), run


def _judged(claim: Claim) -> Judged | None:
    claim = _without_the_wish(claim)
    asked = claim.asked
    if asked.type == "may" and asked.verb in SHOWN and _shields_beside(claim):
        return _shown_though_safe(claim)
    if _cannot_be_laid(claim) or (asked.unit == "cards" and asked.card in facts() and asked.type == "how-many"):
        return None  # how many cards is not how many of that one: it was named as what brings them
    if asked.type == "costs":
        return _costs(claim) if asked.card not in ("", ANY) else None
    if asked.type == "how-many":
        return _number(claim)
    if asked.type == "may" and asked.verb == "buy" and any(part.zone in ("coins", "buys") for part in claim.held):
        return _affords(claim)
    if asked.verb in ("protect", "affect"):
        return _protected(claim) if asked.type == "happens" and asked.n is None else None
    if asked.n is not None or (asked.unit in TOKENS and asked.verb in GOT):
        return _so_many(claim)
    return _deed(claim) if asked.unit in ("", "cards") else None


def _cannot_be_laid(claim: Claim) -> bool:
    """Of a type that no table answers, or of nothing that it could show."""
    asked = claim.asked
    if asked.type not in (*YES_OR_NO, "costs", "how-many"):
        return True
    if asked.type in YES_OR_NO and not (asked.verb or asked.unit):
        return True  # is that so: nothing says what
    if any(deed.verb in SHOWN and deed.card in ("", ANY) for deed in claim.deeds):
        return True  # some card is shown: which one it is may decide
    if asked.unit == "coins" and asked.verb == "have" and not (claim.deeds or asked.by or _purse(claim)):
        return True  # nothing was played yet
    # I want to buy it, may I: what is told and what is asked are one.
    held = sum(part.n for part in claim.held if part.card == asked.card and part.zone == "hand")
    another = held > sum(deed.n * deed.times for deed in claim.deeds if deed.card == asked.card)
    return asked.type == "may" and not another and any(_wished(deed, asked) for deed in claim.deeds)


def _purse(claim: Claim) -> bool:
    return any(part.zone in ("coins", "play") for part in claim.held)


def _shields_beside(claim: Claim) -> set[str]:
    return {slug for slug in claim.slugs if shields(slug)} - {claim.asked.card}


def _shown_though_safe(claim: Claim) -> Judged | None:
    """What no table offers to somebody who is safe may be shown all the same: as if the other shield were not there."""
    beside, asked = _shields_beside(claim), claim.asked
    done = {slug for deed in claim.deeds for slug in (deed.card, deed.by, deed.upon)}
    if beside & {*done, asked.by} or shields(asked.card) != "hand" or _cannot_be_laid(claim):
        return None
    found = _deed(replace(claim, held=tuple(part for part in claim.held if part.card not in beside)))
    if found is None or found[0].value != "yes":
        return None
    run = next((run for _, run in _told_runs(replace(claim, asked=replace(asked, verb="", card="")))), None)
    return None if run is None else (Finding("yes", tuple(seen(run, ("play",), "", "", ""))[:1]), run)


def _without_the_wish(claim: Claim) -> Claim:
    """I buy it and want to play it, may I: what is told last is what is asked."""
    asked, *before = claim.asked, *claim.deeds
    alone = asked.type == "may" and len(before) > 1 and _wished(before[-1], asked) and before[-1].n == 1
    in_turn = alone and before[-2].who == asked.who and not any(_wished(deed, asked) for deed in before[:-1])
    return replace(claim, deeds=tuple(before[:-1])) if in_turn and asked.verb not in SHOWN else claim


def _wished(deed: Deed, asked: Asked) -> bool:
    same = (deed.verb, deed.card, deed.who, deed.when) == (asked.verb, asked.card, asked.who, asked.when)
    return same and bool(deed.card) and not deed.negated


# --- protection ------------------------------------------------------------------------------------------------------


def _protected(claim: Claim) -> Judged | None:
    asked = claim.asked
    who = PLAYER.get(asked.who, ME)
    hits = [slug for slug in claim.slugs if not shields(slug)]
    for laid in tables(claim) if len(hits) == 1 else ():
        runs = play(laid.scene)
        if any(who == mover and f"play {facts()[hits[0]].en}" in moves for mover, moves in laid.turns):
            return None  # whoever plays it is asked about
        if not runs or not all(laid.as_told(run) and who in run.names for run in runs):
            continue
        found = {_spared(run, who, hits[0], claim) for run in runs}
        if len(found) == 1 and (kept := found.pop()) is not None:
            run = runs[0]
            value = kept == (asked.verb == "protect")
            steps = [n for n, step in enumerate(run.steps) if step.actor == run.seat(who)]
            steps = [n for n in steps if run.steps[n].path or undone(run.steps[n])]
            played = seen(run, ("play", "buy"), hits[0], "", "")
            return Finding("yes" if value else "no", (*played[:1], *steps[:2])), run
    return None


def _spared(run: Played, who: str, slug: str, claim: Claim) -> bool | None:
    """Whether that card did nothing to somebody who would have suffered from it; None where nothing would happen."""
    if safe(run, who):
        return True
    if suffered(run, who, slug):
        return False
    exposed = [other for each in claim.slugs if shields(each) for other in play(not_used(run.scene, each))]
    if exposed and all(suffered(each, who, slug) for each in exposed):
        return True
    return None if attack(slug) or not any(through(step, (slug,)) for step in run.steps) else False


# --- something happens, may happen, must happen ----------------------------------------------------------------------


@dataclass(frozen=True)
class Seen:
    """What all tables of a claim show: whether it happens on some, on all; by which steps."""

    some: bool
    every: bool
    doubtful: bool  # it was another card than the last one, or not in that turn
    run: Played
    steps: tuple[int, ...]
    without: Played | None = None  # one on which it does not happen


def _deed(claim: Claim) -> Judged | None:
    """All readings must say the same."""
    found = [_read(claim, looked) for laid in readings(claim) if (looked := _looked(claim.asked, laid))]
    if not found or any(each is None or each[0].value != (found[0] or each)[0].value for each in found):
        return None
    return found[0]


def _looked(asked: Asked, laid: Sequence[Laid]) -> list[Seen]:
    return [each for one in laid if (each := _seen(asked, one)) is not None]


def _read(claim: Claim, looked: Sequence[Seen]) -> Judged | None:
    best = max(looked, key=lambda each: (each.every, each.some))
    kind = claim.asked.type
    if best.doubtful and kind != "may":
        return None
    if best.every or (kind == "may" and best.some and not _up_to_others(claim, best.run)):
        return Finding("yes", best.steps[:2]), best.run
    if kind == "may" and best.some:
        return None
    if best.some:
        return _free(claim, best) if kind == "must" and not claim.asked.card else None
    why = _why_not(claim, looked[0])
    return (Finding("no", why), looked[0].run) if why else None


def _free(claim: Claim, looked: Seen) -> Judged | None:
    """It happens, but need not: shown is a table on which it does not."""
    if looked.without is None:
        return None
    run, named = looked.without, set(claim.slugs)
    since = tuple(n for n, step in enumerate(run.steps) if step.path or named & set(step.cards))
    return Finding("no", _why_not(claim, replace(looked, run=run)) or since[:2]), run


def _up_to_others(claim: Claim, run: Played) -> bool:
    """Somebody else decides something with a card that is named: then it hangs on them."""
    who = PLAYER.get(claim.asked.who, ME)
    return any(offer.player != who and offer.source in claim.slugs and offer.kind != "phase" for offer in run.offers)


def _seen(asked: Asked, laid: Laid) -> Seen | None:
    """None where not every layout goes as it was told."""
    hits: list[bool] = []
    doubtful = False
    first: tuple[Played, tuple[int, ...]] | None = None
    without: Played | None = None
    for runs in branches(laid.scene, laid.deciding):
        fitting = [run for run in runs if laid.as_told(run)]
        if not fitting:
            return None
        for run in fitting:
            every = tuple(_steps(asked, laid, run))
            steps = tuple(n for n in every if _in_time(asked, laid, run, n))
            hits.append(bool(steps))
            last = [n for n in steps if through(run.steps[n], laid.last) or not laid.last]
            doubtful = doubtful or bool(steps) != bool(every) or bool(last) != bool(steps)
            first = first if first and (first[1] or not steps) else (run, steps)
            without = without or (None if steps else run)
    return Seen(any(hits), all(hits), doubtful, *first, without) if first else None


def _steps(asked: Asked, laid: Laid, run: Played) -> Iterator[int]:
    """The steps that are what is asked: by whom, with which card, because of the sources, and not what was told."""
    if asked.verb == "stay":
        yield from (n for n, step in enumerate(run.steps) if step.sentence == "stays" and asked.card in step.cards)
        return
    kinds = (
        ("reveal", "set-aside", "play") if asked.verb in SHOWN and asked.type == "may" else KINDS.get(asked.verb, ())
    )
    who = asked.who or ("" if asked.verb in EITHER else "me")
    once = (("play",), ("reveal",))
    told = [(each.n if each.kinds in once else None, seen(run, each.kinds, each.card, each.who, each.by))
            for each in laid.told]  # fmt: skip
    known = {n for many, steps in told for n in steps[:many]}
    own = asked.verb in OWN and asked.type == "may" and asked.by in ("", ANY)
    for n, step in enumerate(run.steps):
        done = kinds_of(step) & set(kinds) and not undone(step) and step.sentence != "clean up" and n not in known
        whose = not who or (PLAYER[who] in run.names and step.actor == run.seat(PLAYER[who]))
        what = asked.card in ("", ANY) or bool(set(of_pile(asked.card)) & set(step.cards))
        if done and whose and what and (own or through(step, laid.sources)):
            yield n


def _in_time(asked: Asked, laid: Laid, run: Played, n: int) -> bool:
    """In the turn in which the last deed was done; or in the next one of whoever asks, where that is asked."""
    if asked.verb == "stay":
        return True
    turns = {at: turn for at, turn, _ in run.numbered()}
    if asked.when == "next-turn":
        return turns[n] == my_next_turn(run, PLAYER.get(asked.who, ME))
    done = laid.done_with(run)
    if asked.unit in TOKENS and run.steps[done].path:  # since the card was played that did it
        done = max((at for at in range(done) if run.steps[at].kind in ("play", "buy")), default=done)
    return turns[n] == turns[done] and n >= done


def _why_not(claim: Claim, looked: Seen) -> tuple[int, ...]:
    """A step that says what did not happen, or a small change of the claim that makes it a yes."""
    run, asked = looked.run, claim.asked
    if any(_yes(each) for each in (*_otherwise_chosen(claim), *_without_way(claim))):
        return tuple(n for n, step in enumerate(run.steps) if through(step, claim.slugs))[-2:]
    seat = run.seat(PLAYER[asked.who]) if asked.who and PLAYER[asked.who] in run.names else None
    barred = _barred(claim, run, seat)
    hit = run.seat(ME) if seat is None else seat
    shielded = [n for n, step in enumerate(run.steps) if step.sentence in SAFE and step.actor == hit]
    hangs_on_more = _open(claim, run)
    if asked.verb == "stay" and hangs_on_more:
        return ()
    if shielded and any(shields(slug) for slug in claim.slugs) and asked.who:
        return tuple((*barred, *shielded)[-2:])
    if barred or hangs_on_more:
        return () if hangs_on_more else tuple(barred[-2:])
    since = tuple(n for n, step in enumerate(run.steps) if step.path or {*claim.slugs} & {*step.cards})
    return since[:2] if _unwritten(claim) or any(_yes(each) for each in _changed(claim)) else ()


def _barred(claim: Claim, run: Played, seat: int | None) -> list[int]:
    """The steps that say that it was not done."""
    asked, kinds = claim.asked, KINDS.get(claim.asked.verb, ())
    undone_steps = ((n, step) for n, step in enumerate(run.steps) if undone(step) and seat in (None, step.actor))
    if asked.card:
        return [n for n, step in undone_steps if asked.card in step.cards]
    return [n for n, step in undone_steps if through(step, claim.slugs) and step.sentence.startswith(kinds)]


def _unwritten(claim: Claim) -> bool:
    """The only card that could do it has no word of it."""
    sources = [slug for slug in claim.slugs if facts()[slug].kind != BASIC]
    word = WRITTEN.get(claim.asked.unit if claim.asked.unit in TOKENS else claim.asked.verb)
    lines = " ".join(line[0] for slug in sources for line in facts()[slug].lines)
    return len(sources) == 1 and word is not None and bool(lines) and not word.search(lines)


def _open(claim: Claim, run: Played) -> bool:
    """It hangs on what nobody said: what is trashed for it, whether it lies in the Supply, upon what it is played."""
    asked = claim.asked
    if asked.verb == "stay":
        idle = any(undone(step) and asked.card in step.cards for step in run.steps)
        return idle or asked.card not in facts() or player_of_cards(asked.card)
    if asked.verb in ("gain", "draw", "to-hand") and _moved_unsaid(claim, run):
        return True
    if asked.verb == "gain" and asked.by in facts() and not any(deed.by == asked.by for deed in claim.deeds):
        lines = " ".join(line[0] for line in facts()[asked.by].lines)
        if not UP_TO.search(lines):
            return True
    if asked.verb in ("gain", "buy") and asked.card in facts():
        piles = {pile.slug for pile in run.game.table.piles.values()}
        return asked.card not in piles and facts()[asked.card].kind != "basic"
    hands = [part for part in claim.held if part.zone == "hand" and part.who == asked.who]
    whole = any(part.only or part.card == ANY or not part.n for part in hands)
    return asked.verb in FROM_HAND and not asked.card and not whole


def _moved_unsaid(claim: Claim, run: Played) -> bool:
    """A card that nobody spoke of was trashed, discarded or shown for it."""
    kinds = ("trash", "discard", "reveal")
    moved = (step.cards for step in run.steps if step.kind in kinds and through(step, claim.slugs))
    return bool({slug for cards in moved for slug in cards} - {deed.card for deed in claim.deeds})


def _changed(claim: Claim) -> Iterator[Claim]:
    """One part less, or another card in the place of the one that is asked about."""
    card = claim.asked.card
    if card not in ("", ANY):
        for other in CHANGED:
            if other != card and other not in claim.slugs:
                yield replace(claim, asked=replace(claim.asked, card=other))
                if any((deed.card, deed.when) == (card, "last-turn") for deed in claim.deeds):
                    deeds = (replace(deed, card=other) if deed.card == card else deed for deed in claim.deeds)
                    yield replace(claim, deeds=tuple(deeds), asked=replace(claim.asked, card=other))
    for n in range(len(claim.held)):
        yield replace(claim, held=(*claim.held[:n], *claim.held[n + 1 :]))
    if claim.asked.verb == "play" and claim.asked.type == "may":
        yield replace(claim, held=(*claim.held, Held("", "actions", "", len(claim.deeds) + 2)))
    for n, deed in enumerate(claim.deeds):
        if deed.negated or deed.verb in SHOWN:
            yield replace(
                claim, deeds=(*claim.deeds[:n], replace(deed, negated=not deed.negated), *claim.deeds[n + 1 :])
            )


def _gained_otherwise(claim: Claim) -> Iterator[Claim]:
    """Another card in the place of a basic one that was bought or gained."""
    for n, deed in enumerate(claim.deeds):
        if deed.verb in ("buy", "gain") and deed.card in facts() and facts()[deed.card].kind == BASIC:
            for other in ("estate", "gold", "curse"):
                if other not in claim.slugs:
                    yield replace(claim, deeds=(*claim.deeds[:n], replace(deed, card=other), *claim.deeds[n + 1 :]))


def _otherwise_chosen(claim: Claim) -> Iterator[Claim]:
    """Another option in the place of one that was told."""
    for n, deed in enumerate(claim.deeds):
        told = {each.option for each in claim.deeds}
        for option in options_of(deed.upon or deed.card or deed.by) if deed.option and not deed.negated else ():
            if option not in told:
                yield replace(claim, deeds=(*claim.deeds[:n], replace(deed, option=option), *claim.deeds[n + 1 :]))


def _without_way(claim: Claim) -> Iterator[Claim]:
    """Played for its own text, not for a Way's."""
    for n, deed in enumerate(claim.deeds):
        if deed.verb == "play" and deed.by in facts() and facts()[deed.by].kind == "way":
            yield replace(claim, deeds=(*claim.deeds[:n], replace(deed, by=""), *claim.deeds[n + 1 :]))


def _yes(claim: Claim) -> bool:
    looked = [each for laid in readings(claim) for each in _looked(claim.asked, laid)]
    return any(each.every or (claim.asked.type == "may" and each.some) for each in looked)


# --- how many --------------------------------------------------------------------------------------------------------

Counts = Callable[[Laid, Played, Sequence[str]], list[tuple[int, int]]]  # (step, how many) through these cards


def _so_many(claim: Claim) -> Judged | None:
    """Do I get 2 Coins, do I get a Buy: whether it is so many, or any."""
    asked = claim.asked
    if asked.type == "must":
        return _at_least(claim)
    if asked.type == "may" and asked.verb in UNSAID and (not asked.card or _so_many_there(claim)):
        return _at_most(claim)
    found = _left(claim) if asked.verb == "have" and asked.unit in STATE else _amount(claim)
    if found is None or not isinstance(found[0].value, int):
        return None
    (finding, run), many = found, claim.asked.n
    same = finding.value == many if many is not None else int(finding.value) > 0
    if not same and asked.verb != "have" and any(amount == many for amount in _parts(claim, run)):
        return None  # one of several that came together
    return replace(finding, value="yes" if same else "no"), run


def _so_many_there(claim: Claim) -> bool:
    """Five Coppers are held, may I trash all five."""
    asked = claim.asked
    return asked.n is not None and any(part.card == asked.card and part.n >= asked.n for part in claim.held)


def _at_least(claim: Claim) -> Judged | None:
    """Must I discard 2: so many whatever is chosen; not where it may be fewer, and so many is possible."""
    found = _amounts(claim)
    if not found or len({each[0] for each in found}) > 2:
        return None
    (least, *_), (most, steps, run) = min(found, key=_first), max(found, key=_first)
    if most != claim.asked.n:
        return None
    return Finding("yes" if least == most else "no", steps[:2]), run


def _at_most(claim: Claim) -> Judged | None:
    """May I trash 4: so many on some table; not where it is fewer on all of them, though some."""
    found = _amounts(claim)
    fitting = next((each for each in found if each[0] == claim.asked.n), None)
    if fitting is not None:
        return Finding("yes", fitting[1][:2]), fitting[2]
    most, steps, run = max(found, key=_first, default=(0, (), None))
    return (Finding("no", steps[:2]), run) if run and 0 < most < (claim.asked.n or 0) else None


Amount = tuple[int, tuple[int, ...], Played]


def _first(amount: Amount) -> int:
    return amount[0]


def _amounts(claim: Claim) -> list[Amount]:
    """How many on each table, by which steps, whatever is chosen."""
    look = _counter(claim)
    found: list[Amount] = []
    for laid in [one for reading in readings(claim) for one in reading] if look else ():
        for runs in branches(laid.scene, laid.deciding):
            for run in [run for run in runs if laid.as_told(run)]:
                counted_out = look(laid, run, laid.sources) if look else []
                steps = tuple(n for n, _ in counted_out if _in_time(claim.asked, laid, run, n))
                found.append((sum(many for n, many in counted_out if n in steps), steps, run))
    return found


def _parts(claim: Claim, run: Played) -> list[int]:
    who = PLAYER.get(claim.asked.who, ME)
    tokens = [n for _, _, n in pluses(run, claim.asked.unit, who)]
    return [*tokens, *(len(step.cards) for step in run.steps if step.kind == claim.asked.verb)]


def _number(claim: Claim) -> Judged | None:
    asked = claim.asked
    played = [deed.card for deed in claim.deeds if deed.verb == "play" and deed.card in facts()] or [asked.card]
    spent = asked.unit == "coins" and any(slug in facts() and "Treasure" in facts()[slug].types for slug in played)
    if asked.unit in STATE and (asked.verb in ("have", "spend", "keep") or (spent and not asked.by)):
        return _left(claim)
    return _amount(claim)


def _amount(claim: Claim) -> Judged | None:
    """All tables say the same, all cards together and the last one alone, whatever is chosen."""
    look = _counter(claim)
    if look is None:
        return None
    values = set[int]()
    first: Judged | None = None
    for laid, run in _told_runs(claim):
        every = look(laid, run, laid.sources)
        timely = [(n, many) for n, many in every if _in_time(claim.asked, laid, run, n)]
        last = [(n, many) for n, many in timely if not laid.last or through(run.steps[n], laid.last)]
        totals = {sum(many for _, many in each) for each in (timely, last)}
        if len(totals) > 1 or (not claim.asked.when and len(timely) != len(every)):
            return None
        values |= totals
        first = first or (Finding(totals.pop(), tuple(n for n, _ in timely)[:3]), run)
    if len(values) != 1 or first is None:
        return None
    return first if first[0].steps else _nothing_of_it(claim, *first)


def _told_runs(claim: Claim) -> Iterator[tuple[Laid, Played]]:
    """Every table that shows what was told, in each reading, whatever is chosen."""
    for laid in [one for reading in readings(claim) for one in reading]:
        for runs in branches(laid.scene, laid.deciding):
            for run in [run for run in runs if laid.as_told(run)]:
                yield laid, run


def _nothing_of_it(claim: Claim, finding: Finding, run: Played) -> Judged | None:
    """None of it came: with a reason, or it may only mean that what it needs was not there."""
    if _unwritten(claim):
        return replace(finding, steps=tuple(range(len(run.steps)))[:2]), run
    others = (*_otherwise_chosen(claim), *_without_way(claim))
    if any(many for other in others for many, _, _ in _amounts(other)):
        return replace(finding, steps=tuple(range(len(run.steps)))[:2]), run
    if any(each[0] for other in _gained_otherwise(claim) for each in _amounts(other)):
        return replace(finding, steps=tuple(range(len(run.steps)))[:2]), run
    if not claim.held and not any(deed.negated or deed.verb in SHOWN for deed in claim.deeds):
        return None
    barred = [n for n, step in enumerate(run.steps) if undone(step) and {*step.cards} & {*claim.slugs}]
    lacking = any(not part.n for part in claim.held)
    as_asked = any(many for each in _changed(claim) for many, _, _ in _amounts(each))
    if lacking and as_asked:
        return replace(finding, steps=tuple(range(len(run.steps)))[:2]), run
    if barred and as_asked:
        return replace(finding, steps=tuple(barred[:2])), run
    of_any = (_amount(each) for each in _changed(replace(claim, asked=replace(claim.asked, card=""))))
    if not claim.asked.card or not barred or not any(each and each[0].value for each in of_any):
        return None
    return replace(finding, steps=tuple(barred[:2])), run


def _counter(claim: Claim) -> Counts | None:
    """What counts a run's steps of what is asked for."""
    asked, who = claim.asked, PLAYER.get(claim.asked.who, ME)
    if asked.unit in TOKENS:
        if asked.verb not in GOT:
            return None
        return lambda laid, run, by: [
            (n, many) for n, _, many in pluses(run, asked.unit, who) if through(run.steps[n], by)
        ]
    drawn = "draw" if asked.unit == "cards" and asked.verb in ("give", "") else ""
    verb = asked.verb if asked.verb in COUNTED else drawn
    bare = verb in UNSAID and (asked.n is not None or asked.type == "how-many")  # must I discard two
    if not verb or asked.unit not in ("", "cards") or not (asked.unit or asked.card or bare):
        return None
    card = asked.card if asked.card in facts() and facts()[asked.card].kind == BASIC else ""
    if asked.card and not card and asked.card != asked.by and asked.card in (deed.card for deed in claim.deeds):
        return None
    return lambda laid, run, by: list(_moved(run, verb, who, by, card))


def _moved(run: Played, verb: str, who: str, by: Sequence[str], card: str) -> Iterator[tuple[int, int]]:
    for n, step in enumerate(run.steps):
        if step.kind == verb and step.actor == run.seat(who) and through(step, by) and not undone(step):
            many = sum(slug in of_pile(card) for slug in step.cards) if card else len(step.cards)
            if many:
                yield n, many


def _left(claim: Claim) -> Judged | None:
    """How many Actions, Buys or Coins somebody has when all is done that was told; only of whoever is on turn."""
    asked, who = claim.asked, PLAYER.get(claim.asked.who, ME)
    later = asked.when == "next-turn"
    for laid in tables(claim):
        scene = laid.scene
        turn = (2 if scene.mover == who else 1) if later else max(len(scene.script) - 1, 0)
        runs = play(replace(scene, halt=turn, turns=max(scene.turns, turn + 1)))
        if not runs or not all(laid.as_told(run) and run.game.player == run.seat(who) for run in runs):
            continue
        found = {(run.game.actions, run.game.buys, run.game.coins) for run in runs}
        if len(found) > 1 or any(offer.open for run in runs for offer in run.offers):
            return None
        value = dict(zip(STATE, found.pop(), strict=True))[asked.unit]
        steps = [n for n, _, _ in pluses(runs[0], asked.unit, who)]
        return Finding(value, tuple(steps[-3:]) or (laid.done_with(runs[0]),)), runs[0]
    return None


def _affords(claim: Claim) -> Judged | None:
    """With so many coins and Buys; how many come of what was played is not added."""
    purse = {part.zone: part.n for part in claim.held}
    many, asked = claim.asked.n or 1, claim.asked
    if asked.card in facts() and not claim.deeds and "coins" in purse and _beside_the_purse(claim):
        return _offered(claim, purse, many)
    counted = all(part.zone in COUNTS and part.zone != "debt" for part in claim.held)
    found = _costs(claim) if asked.card in facts() and counted else None  # what lies in play may forbid it
    if found is None or not isinstance(found[0].value, int) or ("coins" not in purse and many < 2):
        return None
    enough = many <= purse.get("buys", 1) and found[0].value * many <= purse.get("coins", found[0].value * many)
    if claim.deeds and ("coins" not in purse or not enough):
        return None  # what was played brings more
    if enough and "coins" not in purse:
        return None  # whether there is the money for it is not said
    if many > 1 and "buys" not in purse and found[0].value * many <= purse["coins"]:
        return None  # nor how many Buys
    return replace(found[0], value="yes" if enough else "no"), found[1]


def _beside_the_purse(claim: Claim) -> bool:
    """Plain Treasures in play, or a card that lies in no Supply: then it hangs on more than the price."""
    beside = [part for part in claim.held if part.zone not in COUNTS]
    lying = all(part.zone == "play" and part.who == "me" and facts()[part.card].kind == BASIC for part in beside)
    counted = all(part.zone in ("coins", "buys", "actions") for part in claim.held if part not in beside)
    return lying and counted and (bool(beside) or facts()[claim.asked.card].kind in NEVER_BOUGHT)


def _offered(claim: Claim, purse: Mapping[str, int], many: int) -> Judged | None:
    """Bought at a table with nothing else; the same with more coins and nothing in play tells why not."""
    card = claim.asked.card
    lying = tuple(slug for part in claim.held if part.zone == "play" for slug in [part.card] * min(part.n, 10))
    scene = Scene(
        script=((f"buy {name(card)}",) * min(many, 10),),
        bare={ME: True},
        in_play={ME: lying},
        supply=(card,),
        phase="buy",
        coins=purse["coins"],
        buys=max(purse.get("buys", 1), 0),
        in_order=True,
    )
    runs = play(scene)
    bought = {len(seen(run, ("buy",), card, ME, "")) >= many for run in runs}
    if len(bought) != 1 or any(run.stopped for run in runs):
        return None
    return Finding("yes" if bought.pop() else "no", tuple(range(len(runs[0].steps)))[:1]), runs[0]


def _costs(claim: Claim) -> Judged | None:
    """What it costs when all is done that was told; what makes cards cheaper does nothing for an Event."""
    card = claim.asked.card
    if apart(card) and len(claim.slugs) > 1:
        return None
    for laid in tables(replace(claim, asked=Asked(), held=(*claim.held, Held("", "supply", card)))):
        runs = play(replace(laid.scene, halt=0))
        if runs and all(laid.as_told(run) for run in runs):
            costs = [run.game.cost(run.game.table.rules.kind(card)) for run in runs]
            plain = len(set(costs)) == 1 and not (costs[0].potion or costs[0].debt)
            return (Finding(costs[0].coins, (laid.done_with(runs[0]),)), runs[0]) if plain else None
    return None
