"""Decides a question by playing it. Nothing is decided where anything was not understood."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

from rules.facts import facts
from rules.questions.agreement import agrees, copies_of
from rules.questions.amounts import UNITS, amount
from rules.questions.answer_types import asks_when
from rules.questions.asides import without_asides
from rules.questions.calling import called
from rules.questions.card_facts import price, price_by_what_lies_there, type_of_card
from rules.questions.choices import choice, turning
from rules.questions.circumstances import without_them
from rules.questions.claim import Claim
from rules.questions.claim_reading import claim_of
from rules.questions.duty import how_many_must, obliged
from rules.questions.events import event, possible, to_hand, what_happens, works
from rules.questions.frames import asked, frames
from rules.questions.judge import judge
from rules.questions.lasting import staying
from rules.questions.naming import naming
from rules.questions.numbers import numbers
from rules.questions.options import options
from rules.questions.probes import PHASES, shields
from rules.questions.protection import may_react, no_attack, protection, spared
from rules.questions.question import Question, Spot
from rules.questions.reach import in_reach
from rules.questions.roles import may_be, of_the_rest
from rules.questions.scene import Played
from rules.questions.spending import uses_action
from rules.questions.stories import story
from rules.questions.sums import summed
from rules.questions.table_gaps import misses_something
from rules.questions.tally import tallied
from rules.questions.trust import as_told, unheeded
from rules.questions.verdict import Assumed, Verdict, assumptions, yes_no
from rules.questions.waiting import unclear, waiting
from rules.questions.words import FIRST, SECOND, any_of
from rules.questions.worth import worth

Decider = Callable[[Question], Verdict | None]
PRINTED: tuple[Decider, ...] = (type_of_card, price)
DECIDERS: tuple[Decider, ...] = (
    *PRINTED,
    waiting,
    protection,
    may_react,
    no_attack,
    staying,
    how_many_must,
    amount,
    event,
    spared,
    possible,
    choice,
    obliged,
    to_hand,
    works,
    what_happens,
)
# Those that heed a phase or a Way.
SO_PLAYED: tuple[Decider, ...] = (amount, event, choice, what_happens)


def _twice_named(q: Question) -> bool:
    """One card stands for two of a kind in the same part of the sentence, beside others: who does what is not clear.

    Nor is it where one more is spoken of.
    """
    places = [(named.slug, q.clause_of(named.at).start) for named in q.cards]
    more = {spot.at + spot.length for spot in q.spots if spot.meaning == "another"}
    again = any(one.slug == two.slug and two.at in more for one, two in pairwise(q.cards))
    again = again or q.listed_twice
    again = again and (len(q.slugs) > 1 or q.has("how-many") or bool(q.numbers))
    return again or (len(q.slugs) > 1 and len(set(places)) < len(places))


def _first_played(q: Question) -> Question:
    """My first Village, my first Action is a Smithy: every table plays it first. Who calls a card has one already."""
    dropped: set[int] = set()
    for spot in q.spots:
        if spot.meaning == "nth" and spot.raw.lower() in SECOND and q.has("call"):
            dropped |= {spot.at for named in q.cards if named.at == spot.at + 1 and named.slug in q.objects}
        if spot.meaning == "nth" and spot.raw.lower().removeprefix("very ") in FIRST:
            dropped |= _said_of_the_first(q, spot)
    return replace(q, spots=[spot for spot in q.spots if spot.at not in dropped]) if dropped else q


def _said_of_the_first(q: Question, spot: Spot) -> set[int]:
    """The places of words that say no more than that it is the first."""
    dropped = {spot.at for named in q.cards if named.at == spot.at + 1 and named.slug in q.actors}
    as_one = bool({token.word for token in q.tokens[max(spot.at - 2, 0) : spot.at]} & {"as", "als"})
    colon = ":" in {token.raw for token in q.tokens[spot.at : spot.at + 6]}
    if not (as_one or colon or q.inside(q.clause_of(spot.at), "be", "play")):  # not one that is shown
        return dropped
    units = ("unit-actions", "unit-cards") if q.has("how-many") else ("unit-actions",)
    for unit in q.inside(q.clause_of(spot.at), *units):
        behind = any(0 < named.at - unit.at <= 6 for named in q.cards)
        before = as_one and any(0 < spot.at - named.end <= 3 for named in q.cards)
        if unit.at == spot.at + spot.length and (behind or before):
            dropped |= {spot.at, unit.at}
    return dropped


def _second(q: Question) -> int:
    """Where a second question begins: after a question mark, with another "how many", or about another card."""
    for place, token in enumerate(q.tokens):
        later = [named.slug for named in q.cards if named.at > place]
        earlier = [named.slug for named in q.cards if named.at < place]
        asks = next((spot for spot in q.spots if spot.at == place + 1), None)
        if token.raw == "?" and earlier and any(each.raw == "?" for each in q.tokens[place + 1 :]):
            return place
        if token.word not in ("and", "und") or not earlier or asks is None or asks.meaning not in TURNING:
            continue
        again = asks.meaning == "how-many" and any(spot.meaning == "how-many" and spot.at < place for spot in q.spots)
        begun = next((spot.meaning for spot in q.spots if spot.at == q.clause_of(place).start), "")
        if again or (begun in TURNING and begun != "how-many" and set(later) - set(earlier)):
            return place
    return 0


TURNING = any_of("do, can, must, be, how-many")
ONLY_THE_FIRST = Assumed(
    ("Of two questions the first is answered.", "Von zwei Fragen gilt die Antwort der ersten."), ""
)


def decide(q: Question) -> Verdict | None:
    """The verdict, or None where this question cannot be decided by playing it, or the table is not the one told of."""
    told = claim_of(q) if not q.turned else None
    found = _decided(q, told)
    if found is None or told is None or found.played is None or found.value is None:
        return found
    if not tells_of(q, found, told):
        return None
    otherwise = _must_what(q) or _down_to_how_many(q) or _cards_or_copies(q) or _one_more_unplayed(q, found.played)
    if isinstance(found.value, int) and otherwise:
        return None
    if found.value == "no" and told.asked.verb == "choose" and not any(map(q.named_in, q.asked)):
        return None  # may I choose that: the table shows what was done, not who chooses
    return found if agrees(told, found.played) else None


def _somebody_else_unheard(q: Question, told: Claim) -> bool:
    """My opponent gains a card: somebody else does something, and the claim tells of nothing that was done."""
    if told.held or told.deeds or told.asked.who in ("other", "third"):
        return False
    return any(q.inside(clause, *OTHERS) and q.inside(clause, *DONE) for clause in q.clauses)


def _fewer_than_told(q: Question, run: Played) -> bool:
    """Two Estates and a Duchy, and here it is one Estate."""
    told = ((n, named.slug) for named in q.cards for n, at in q.numbers if at == named.at - 1 and 1 < n <= FEW)
    return any(0 < _most(slug, run) < n for n, slug in told)


def _most(slug: str, run: Played) -> int:
    """How many of it lie anywhere but in a deck, or are handled: not those that are only drawn, or cleaned up."""
    zones = ((zone, cards) for each in run.document["players"].values() for zone, cards in each.items())
    lying = [copies_of(slug, cards) for zone, cards in zones if zone != "deck" and isinstance(cards, (list, tuple))]
    done = Counter[str]()
    for step in run.steps:
        if step.sentence not in ("clean up", "draw"):
            done[step.kind] += step.cards.count(slug)
    return max((0, sum(lying), *done.values()))


def _without_its_token(q: Question, run: Played) -> bool:
    """A -1 Card token, and here no token lies anywhere."""
    minus = any(token.raw.startswith("-") and token.raw[1:].isdigit() for token in q.tokens)
    players = run.document["players"].values()
    return minus and q.has("token") and not any("tokens" in each for each in players)


FEW = 20  # more of one card no table needs
OTHERS = ("other", "named", "attacker", "someone")
DONE = ("gain", "buy", "play", "trash", "discard", "draw", "reveal", "exile", "pass", "return", "topdeck", "set-aside")


def tells_of(q: Question, found: Verdict, told: Claim) -> bool:
    """At its table are those who are spoken of, the other players besides one; and it knows which card is meant."""
    if found.kind == "claim" and _somebody_else_unheard(q, told):
        return False
    if found.played is not None and (_fewer_than_told(q, found.played) or _without_its_token(q, found.played)):
        return False
    if of_the_rest(q):
        seated = found.played is not None and len(found.played.names) > 2
        return seated and may_be(q, found.value)
    if _lies_nowhere(q):
        return False
    done = told_card(q)
    return found.kind != "claim" or done is None or (found.value == "yes" and _by_that(found, done))


def _lies_nowhere(q: Question) -> bool:
    """He has a Lighthouse, is he safe: in play, where it protects, or in hand; nobody says."""
    has = q.asks("protect", "affect") and q.has("have") and not q.has(*PLACED)
    return has and any(shields(slug) == "durations" for slug in q.actors)


def told_card(q: Question) -> str | None:
    """The named card, die genommenen Karten: a claim only says that it is a card. None where it is any card."""
    behind = [spot.at for clause in q.asked for spot in q.inside(clause, "unit-cards") if spot.at]
    return next((TOLD_OF[word] for at in behind if (word := q.tokens[at - 1].word) in TOLD_OF), None)


def _by_that(found: Verdict, done: str) -> bool:
    """Onto the deck by the very gain: then it is the gained card."""
    run = found.played
    return run is not None and bool(found.because) and all(run.steps[n].kind == done for n in found.because)


def _must_what(q: Question) -> bool:
    """How many cards have to go: what becomes of them was not heard, and a table counts those that come."""
    if not q.asks("must") or not q.asks("how-many") or not q.asks("unit-cards") or q.asks(*UNITS):
        return False
    return not any(frame.deed for frame in asked(frames(q)))


def _one_more_unplayed(q: Question, run: Played) -> bool:
    """Village, Smithy, then another Village: where one Village is played, the other one was not heard."""
    more = {spot.at + spot.length for spot in q.spots if spot.meaning == "another"}
    for n, named in enumerate(q.cards):
        if named.at in more and any(each.slug == named.slug for each in q.cards[:n]):
            played = sum(step.cards.count(named.slug) for step in run.steps if step.kind == "play")
            if played == 1:
                return True
    return False


def _down_to_how_many(q: Question) -> bool:
    """Auf wie viele Karten muss ich runter: those that stay, and a table counts those that go."""
    counted = q.spot("how-many")
    return bool(counted and counted.at and q.tokens[counted.at - 1].word in ("auf", "to") and q.has("discard"))


def _cards_or_copies(q: Question) -> bool:
    """Zwei Karten Hort: two Hoards, or two cards, and then a Hoard."""
    behind = {named.at for named in q.cards}
    cards = [spot for spot in q.spots if spot.meaning == "unit-cards" and spot.at + spot.length in behind]
    return any(0 < spot.at - at <= 2 for spot in cards for _, at in q.numbers)


def _decided(q: Question, told: Claim | None) -> Verdict | None:
    """None, too, where two readings of it contradict."""
    heard = not (q.has("opinion", "why", "everyday") or q.asks("text") or _of_faces(q))
    judged = judge(told) if told and heard and not told.unused else None
    if judged is not None and judged.played:
        judged = replace(judged, assumed=assumptions(q, judged.played))
    if judged is not None and told and told.asked.verb in ("protect", "affect"):
        return replace(judged, kind="protect")
    found = _of_the_first(q)
    if found is None or judged is None or found.kind == "type":  # an Action is a type here, and no Action to play
        return found or judged
    return found if found.value in (None, judged.value) or found.readings else None


def _of_the_first(q: Question) -> Verdict | None:
    """Of two questions it is the first's."""
    q = without_asides(q)
    end = _second(q)
    if not end:
        how_many = _so_many(q)
        return _told_and_decided(q) if how_many is None else _counted(q, *how_many)
    found = _told_and_decided(q.until(end))
    return found and replace(found, assumed=(ONLY_THE_FIRST, *found.assumed))


# What was done to the card that is asked about; "": what no step does to it.
TOLD_OF = {
    word: kind
    for kind, words in {
        "": "named, chosen, picked, selected, genannte, genannten, gewahlte, gewahlten, ausgesuchte, ausgesuchten",
        "gain": "gained, genommene, genommenen",
        "buy": "bought, gekaufte, gekauften",
        "play": "played, gespielte, gespielten",
        "draw": "drawn, gezogene, gezogenen",
        "trash": "trashed, entsorgte, entsorgten",
        "discard": "discarded, abgelegte, abgelegten",
        "reveal": "revealed, aufgedeckte, aufgedeckten",
        "pass": "passed, weitergegebene, weitergegebenen",
    }.items()
    for word in any_of(words)
}
PLACED = ("in-hand", "in-play", "play", "stay", "earlier", "last-turn", "not")
NOT_COUNTED = any_of(
    "twice, thrice, can, must, how-many, what, not, or, only, when, who, cost, cheaper, worth, discard, trash"
)
MORE_OF_THEM = any_of("another, filler")


def _so_many(q: Question) -> tuple[Question, int] | None:
    """Do I get 2 points, is that 4 Coins, where it was told what is done: how many, and whether it is so many."""
    asked = [clause for clause in q.asked if clause.end >= q.asked[-1].end]
    counted = [(n, at) for clause in asked for n, at in q.numbers if clause.start <= at < clause.end]
    if len(asked) != 1 or len(counted) != 1 or not asked[0].start or q.named_in(asked[0]):
        return None
    if q.asks(*NOT_COUNTED) or q.has("another"):
        return None
    n, at = counted[0]
    behind = [spot for spot in q.spots if spot.at > at and spot.meaning not in MORE_OF_THEM]
    if not behind or behind[0].meaning not in (*UNITS, "unit-cards") or behind[0].at > at + 2:
        return None
    return _as_how_many(q, asked[0].start, n, at), n


def _worth_told(q: Question) -> Verdict | None:
    """Is a Silk Road worth 2 points with seven Victory cards: how much it is worth, and whether it is so much."""
    told = [
        (n, at) for n, at in q.numbers if any(spot.meaning == "unit-points" and spot.at == at + 1 for spot in q.spots)
    ]
    if len(told) != 1 or q.has("can", "must", "how-many"):
        return None
    n, at = told[0]
    found = worth(_as_how_many(q, 0, n, at))
    same = found is not None and found.value == n
    return found and replace(found, value="yes" if same else "no", word=yes_no(same))


def _as_how_many(q: Question, start: int, n: int, at: int) -> Question:
    """The same with "how many" where the number stands."""
    is_that = [spot for spot in q.spots if start <= spot.at < at and spot.meaning in ("be", "if")]
    spots = [spot for spot in q.spots if spot not in is_that]
    spots = sorted((*spots, Spot("how-many", at, 1, "how many")), key=lambda spot: spot.at)
    tokens = [replace(token, raw="many", word="many") if token.at == at else token for token in q.tokens]
    return replace(q, spots=spots, tokens=tokens, numbers=[each for each in q.numbers if each != (n, at)])


def _counted(q: Question, how_many: Question, n: int) -> Verdict | None:
    """As many as it is, or not; what counts only one of several cards says nothing of all of them."""
    found = _told_and_decided(how_many)
    if found is not None and isinstance(found.value, int) and not found.readings:
        same = found.value == n
        return replace(found, value="yes" if same else "no", word=yes_no(same))
    found = _told_and_decided(q)
    return None if found and found.kind == "amount" and len(q.slugs) > 1 else found


def _decide(q: Question) -> Verdict | None:
    found = in_reach(q)
    if found is not None:
        return found
    whole, q = q, _first_played(without_them(q))
    if asks_when(whole) or not _is_of_the_game(q) or q.has("nth") or q.free or not q.cards:  # no table says when
        return None
    found = worth(whole) or _worth_told(whole) or price_by_what_lies_there(whole) or naming(q)
    if found is not None:
        return found
    turned = turning(q)
    if q.unused_numbers() or (_twice_named(q) and not turned) or unclear(q):
        return None
    if turned:
        return choice(q)
    return next((found for decider in _deciders(q) if (found := decider(q)) is not None), None)


def _is_of_the_game(q: Question) -> bool:
    return not (q.strange or q.has("opinion", "why", "everyday") or _of_faces(q))


def _of_faces(q: Question) -> bool:
    """Face up or face down: no table says."""
    words = {token.word for token in q.tokens}
    return "verdeckt" in words or ("face" in words and bool(words & {"up", "down"}))


def _deciders(q: Question) -> tuple[Decider, ...]:
    """Those that can play a table as it is told."""
    if q.has("clean-up") and q.has("next-turn"):
        return ()  # a table shows the Clean-up of its own turn
    if q.told and q.told.phase and not any(PHASES[q.told.phase] in facts()[slug].types for slug in q.actors):
        return ()  # what is played in another phase would wait for it
    if any("Reserve" in facts()[slug].types for slug in q.actors):  # what it does comes when it is called
        return (*PRINTED, called)
    return SO_PLAYED if q.told and (q.told.phase or q.told.way) else DECIDERS


def _told_and_decided(q: Question) -> Verdict | None:
    """Read as a story and read as one sentence: what both decide must be the same."""
    if _is_of_the_game(q):
        read = uses_action(q) or options(q)
        if read is not None:
            return read
    found, played = _decide(q), summed(_first_played(q)) or tallied(_first_played(q)) or story(q)
    if (found is None and played is None) or q.turned:  # what was told is wished otherwise
        return found or played
    framed = frames(q)
    found, played = (
        each if each and not (unheeded(q, framed, each) or misses_something(q, framed, each)) else None
        for each in (found, played)
    )
    if found is not None and not as_told(q, framed, found):
        return played
    if found is None or played is None or found.value == played.value:
        return found or played
    return played if numbers(q) else None  # of which one sentence alone reads nothing
