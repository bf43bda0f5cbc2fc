"""Whether something happens to somebody: a Curse, a discard; and whether it can."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.engine.steps import Step
from rules.facts import facts
from rules.questions import casting
from rules.questions.casting import cast, sufferer
from rules.questions.probes import SAFE, not_used, player_of_cards, shields
from rules.questions.question import Question
from rules.questions.scene import ME, OTHER, Played, Scene, name, play
from rules.questions.verdict import (
    Finding,
    Verdict,
    agreed,
    counted,
    happened,
    of_pile,
    ruled,
    tell,
    through,
    undone,
    yes_no,
)
from rules.questions.words import any_of
from rules.speech.grammar import DE, EN, the_card

EVENTS: dict[str, tuple[str, ...]] = {
    "gain": ("gain",),
    "give": ("gain",),
    "discard": ("discard",),
    "trash": ("trash",),
    "draw": ("draw",),
    "return": ("put",),
    "topdeck": ("put",),
}


EVENT_WORDS = (
    "gain",
    "give",
    "discard",
    "trash",
    "draw",
    "play",
    "reveal",
    "must",
    "in-play",
    "in-hand",
    "how-many",
    "buy",
    "next-turn",
    "twice",
    "unit-cards",
    "clean-up",
    "this-turn",
    "both",
    "each",
    "can",
    "react",
    "work",
    "another",
    "thrice",
    "attack-verb",
    "affect",
    "protect",
)


NO_EVENT = any_of("""
    not, when, what, or, cost, stay, extra-turn, instead, only, once, both, topdeck, supply, from-trash
""")


def event(q: Question) -> Verdict | None:
    """Do I get a Curse, does my opponent discard a card, how many Curses does everyone get?"""
    to_hand = ("return",) if q.asks("return") and q.asks("in-hand") else ()
    if q.has(*NO_EVENT) or q.leftover((*EVENT_WORDS, *to_hand)) or q.types or _how_many_is_not_said(q):
        return None
    deeds = [spot for clause in q.asked for spot in q.inside(clause, *EVENTS)]
    if not deeds or q.asks("can", "choose"):
        return None
    deed = deeds[-1] if deeds[-1].meaning != "give" else deeds[0]
    thing = thing_asked(q)
    if not thing and (deed.meaning not in ("discard", "trash", "return", "topdeck") or q.has("how-many") or q.numbers):
        return None
    runs = _cleaning(q) if q.has("clean-up") else cast(q)
    if not runs:
        return None
    held = _held_shield(q, runs[0])
    if held:
        return _two_readings(q, runs[0].scene, held, deed.meaning, thing)
    return _either_way_round(q, runs, deed.meaning, thing)


def _either_way_round(q: Question, runs: list[Played], deed: str, thing: str) -> Verdict | None:
    """Where it does not happen, it may happen to the other one."""
    found = _event(q, runs, deed, thing)
    if found is None or found.value in ("no", 0):
        turned = casting.other_way_round(q, runs)
        again = _event(q, turned, deed, thing) if turned else None
        if again is not None and again.value not in ("no", 0):
            return again
    if found is not None and found.value == 0 and not q.told and not any(_spared(run) for run in runs):
        return None  # it may lack what nobody has said
    return found


def _how_many_is_not_said(q: Question) -> bool:
    """All Coppers; two that are bought, where one is bought here."""
    if any(spot.meaning == "each" and spot.at + 1 == named.at for spot in q.spots for named in q.cards):
        return True
    buys = [spot.at for spot in q.spots if spot.meaning == "buy"]
    bought = [named.slug for named in q.cards if any(abs(named.at - at) < 6 for at in buys)]
    return q.has("how-many") and any(q.copies(slug) > 1 for slug in bought)


def _spared(run: Played) -> bool:
    return any(step.sentence in SAFE for step in run.steps)


def _event(q: Question, runs: Sequence[Played], deed: str, thing: str, exposed: bool = False) -> Verdict | None:
    """`exposed`: it is known already that without something it does happen."""
    who = sufferer(q) or _only_one_hit(q, runs, deed, thing)
    found = agreed(runs, lambda run: _events(q, run, EVENTS[deed], who, thing)) if who else None
    if found is None:
        return None
    finding, run = found
    n = int(finding.value)
    if q.asks("twice", "again", "thrice") and any(player_of_cards(slug) for slug in q.actors):
        return _how_often(q, run, finding, deed)
    if n == 0 and not exposed and not all(_why_not(q, each, who, EVENTS[deed], thing) for each in runs):
        shield = next((slug for slug in q.actors if slug in run.scene.use), "")
        other = _event(q, play(not_used(run.scene, shield)), deed, thing) if shield else None
        if other is None or other.value in ("no", 0):
            return None
    if q.has("must") and n and any(_voluntary(each) for each in runs):
        return None
    return _so_often(q, run, finding, deed, thing)


def _only_one_hit(q: Question, runs: Sequence[Played], deed: str, thing: str) -> str:
    """To whom it happens, where nobody says and it happens to one alone."""
    hit = [each for each in (ME, OTHER) if all(happened(run, EVENTS[deed], each, q.slugs, thing) for run in runs)]
    return hit[0] if len(hit) == 1 else ""


def _so_often(q: Question, run: Played, finding: Finding, deed: str, thing: str) -> Verdict | None:
    """How many, or whether it happens: to as many as are asked about."""
    n = int(finding.value)
    things = [named.at for named in q.cards if named.slug == thing]
    wanted = next((n for n, at in q.numbers if at + 1 in things), None)
    if q.has("how-many"):
        return ruled(q, run, finding, counted(n), kind="event")
    if wanted is not None and 0 < n < wanted and EVENTS[deed] != ("gain",):
        return None  # perhaps there were only no more of them
    value = n > 0 if wanted is None else n == wanted
    word = yes_no(value, n if wanted is not None and n else None)
    return ruled(q, run, replace(finding, value="yes" if value else "no"), word, kind="event")


def _how_often(q: Question, run: Played, finding: Finding, deed: str) -> Verdict | None:
    """Does my opponent discard twice: what happens once only is no."""
    if q.has("how-many") or not finding.value:
        return None
    often = sum(run.steps[n].kind in EVENTS[deed] and not undone(run.steps[n]) for n in finding.steps)
    value = often >= (3 if q.asks("thrice") else 2)
    return ruled(q, run, replace(finding, value="yes" if value else "no"), yes_no(value), kind="event")


def _voluntary(run: Played) -> bool:
    """Somebody did what need not be done, besides playing and choosing what is played."""
    return any(
        offer.kind != "phase" and offer.picked not in ("-", "no") and ("-" in offer.choices or offer.kind == "yes-no")
        for offer in run.offers
    )


def _why_not(q: Question, run: Played, who: str, kinds: tuple[str, ...], thing: str) -> bool:
    """That it does not happen must have a reason; else it may only need something that nobody has said."""
    seat = run.seat(who)
    if q.told or q.has("clean-up") or any(step.sentence in SAFE and step.actor == seat for step in run.steps):
        return True
    if any(happened(run, kinds, each, q.slugs, thing) for each in run.names if each != who):
        return True
    if any(player_of_cards(slug) for slug in q.actors) and len(q.actors) == 2:
        return True
    return kinds == ("gain",) and len(q.actors) == 2 and _done_as_said(q, run, thing)


def _done_as_said(q: Question, run: Played, thing: str) -> bool:
    """The condition names one deed and both cards, and it was done; the thing could not be had in another way."""
    told = [clause for clause in q.clauses if clause.condition]
    verbs = [spot.meaning for clause in told for spot in q.inside(clause, "trash", "discard")]
    named = {card.slug for clause in told for card in q.named_in(clause)}
    if len(verbs) != 1 or not set(q.actors) <= named or q.inside(told[0], "other", "gain", "buy"):
        return False
    if any(name(thing) in offer.choices for offer in run.offers if offer.kind == "choose-pile"):
        return False
    return any(
        step.kind == verbs[0] and set(step.cards) & set(q.actors) and through(step, q.actors) for step in run.steps
    )


def _held_shield(q: Question, run: Played) -> str:
    """A Reaction that somebody has, while nobody says that it is shown."""
    if q.has("reveal", "react", "protect", "play") or len(q.actors) != 2:
        return ""
    return next(
        (
            slug
            for slug in q.actors
            if any(slug in cards for cards in run.scene.hands.values()) and shields(slug) == "hand"
        ),
        "",
    )


def _two_readings(q: Question, scene: Scene, shield: str, deed: str, thing: str) -> Verdict | None:
    """Shown and not shown, side by side where that makes a difference."""
    hidden = _event(q, play(not_used(scene, shield)), deed, thing)
    shown = _event(q, play(scene), deed, thing, exposed=hidden is not None and hidden.value not in ("no", 0))
    if shown is None or hidden is None:
        return None
    if shown.value == hidden.value:
        return shown
    en, de = the_card(shield, EN), the_card(shield, DE)
    text = (f"It depends on whether {en} is shown.", f"Es hängt daran, ob man {de} zeigt.")
    readings = (
        replace(shown, condition=("It is shown", "Gezeigt")),
        replace(hidden, condition=("It is not shown", "Nicht gezeigt")),
    )
    return Verdict(
        None,
        ("It depends.", "Es kommt darauf an."),
        text,
        shown.cites,
        shown.played,
        shown.assumed,
        (),
        readings,
        kind="readings",
    )


def thing_asked(q: Question) -> str:
    """The card that is gained, discarded, trashed: a basic one, or the last one named in what is asked."""
    inside = [named.slug for clause in q.asked for named in q.named_in(clause)]
    basic = [slug for slug in inside if facts()[slug].kind == "basic"]
    return basic[-1] if basic else next((slug for slug in inside if slug in q.objects), "")


def _cleaning(q: Question) -> list[Played]:
    """The cards are discarded in Clean-up."""
    actors = q.actors
    if len(actors) != 1:
        return []
    scene = Scene(script=((),), hands={ME: tuple(actors)}, want=tuple(actors))
    return play(scene)


def _events(q: Question, run: Played, kinds: tuple[str, ...], who: str, thing: str) -> Finding | None:
    slugs = [slug for slug in q.sources if slug != thing] or q.slugs
    found = happened(run, kinds, who, slugs, thing)
    exchanged = any(step.sentence in ("exchange", "instead") for step in run.steps)
    if exchanged:
        return None
    turns = {turn for _, turn, _ in found}
    if len(turns) > 1:
        return None
    steps = tuple(n for n, _, _ in found)
    if not steps:
        seat = run.seat(who)
        steps = tuple(
            n
            for n, step in enumerate(run.steps)
            if (undone(step) and step.actor == seat) or (undone(step) and through(step, slugs))
        ) or tuple(n for n, step in enumerate(run.steps) if step.kind in ("play", "buy"))
    return Finding(sum(n for _, _, n in found), steps)


POSSIBLE_WORDS = (*EVENT_WORDS, "instead", "topdeck", "upgrade", "return")


NOT_POSSIBLE = any_of("not, how-many, what, when, who, or, must, cost, supply, from-trash")
MADE_OTHERWISE = any_of("instead, upgrade")
PUT_AWAY = {"trash": "trash", "topdeck": "put", "discard": "discard"}


def possible(q: Question) -> Verdict | None:
    """Can I trash the Curse from Witch with Watchtower? Yes where it is done at one table; nothing else is decided."""
    if not q.asks("can") or q.has(*NOT_POSSIBLE) or q.leftover(POSSIBLE_WORDS) or q.types:
        return None
    deeds = _possible_deeds(q)
    if not deeds or not q.objects or len(q.actors) > 2 or (sufferer(q) or ME) != ME:
        return None
    exchanged = not MADE_OTHERWISE.isdisjoint(deeds)
    if not exchanged and deeds[0] not in PUT_AWAY and "trash" not in deeds:
        return None
    kind = PUT_AWAY.get(deeds[0], "trash")
    runs = cast(q) if len(q.actors) == 2 else _gaining(q)
    if deeds[0] == "topdeck":
        runs = [*runs, *(run for first in runs[:1] for run in play(replace(first.scene, prefer=("deck",))))]
    for run in runs:
        for n, step in enumerate(run.steps):
            if _done_to_it(q, run, step) and (
                step.sentence in ("exchange", "instead") if exchanged else step.kind == kind and through(step, q.actors)
            ):
                return ruled(q, run, Finding("yes", (n,)), yes_no(True), kind="possible")
    return None


def _done_to_it(q: Question, run: Played, step: Step) -> bool:
    things = {slug for each in q.objects for slug in of_pile(each)}
    return step.actor == run.seat(ME) and not undone(step) and bool(things & set(step.cards))


def _possible_deeds(q: Question) -> list[str]:
    """What is asked about; a gained card is put somewhere, and what comes of a trashed one is another matter."""
    wanted = ("trash", "topdeck", "upgrade", "gain", "instead", "discard")
    deeds = [spot.meaning for clause in q.asked for spot in q.inside(clause, *wanted)]
    if "trash" in deeds and "gain" in deeds and deeds.index("trash") < deeds.index("gain"):
        return []
    return [deed for deed in deeds if deed != "gain"] or deeds


def to_hand(q: Question) -> Verdict | None:
    """Does Fortress go back to my hand when I trash it? Yes where it does; nothing else is decided."""
    if not q.asks("to-hand") or q.has("not", "how-many", "what", "when", "who", "or", "must", "can") or q.types:
        return None
    subject = [named.slug for clause in q.asked for named in q.named_in(clause)]
    if len(set(subject)) != 1 or q.leftover((*EVENT_WORDS, "to-hand", "return")) or not 1 < len(q.actors) < 3:
        return None
    runs = cast(q)
    found = [
        [n for n, s in enumerate(run.steps) if s.sentence in TAKEN and subject[0] in s.cards and through(s, q.actors)]
        for run in runs
    ]
    if not runs or not all(found):
        return None
    return ruled(q, runs[0], Finding("yes", tuple(found[0])), yes_no(True), kind="possible")


def gained_with(q: Question, gained: str, thing: str) -> Verdict | None:
    """Somebody buys the one: may the other be gained with it?"""
    cost = facts()[gained].cost
    if cost.potion or cost.debt:
        return None
    scene = Scene(script=((f"buy {name(gained)}",),), want=(thing,), phase="buy", coins=cost.coins)
    runs = play(replace(scene, supply=(gained, thing), editions=casting.editions(q)))
    values = [_offered_on_gain(run, gained, thing) for run in runs]
    if not values or None in values or len({value.value for value in values if value}) > 1 or values[0] is None:
        return None
    can = values[0].value == "yes"
    text = (
        None
        if can
        else (
            f"{name(thing)} is not among what {the_card(gained, EN)} offers.",
            f"{facts()[thing].de} ist nicht unter dem, was {the_card(gained, DE, 2)} anbietet.",
        )
    )
    return ruled(q, runs[0], values[0], yes_no(can), text, "on gain")


def _offered_on_gain(run: Played, gained: str, thing: str) -> Finding | None:
    own = [n for n, step in enumerate(run.steps) if through(step, (gained,))]
    done = [n for n, step in enumerate(run.steps) if step.kind == "gain" and thing in step.cards and step.path]
    if done:
        return Finding("yes", tuple(done))
    offered = [offer for offer in run.offers if offer.source == gained and offer.kind == "choose-pile"]
    if not offered or any(name(thing) in offer.choices for offer in offered):
        return None
    return Finding("no", tuple(own[:1]))


def works(q: Question) -> Verdict | None:
    """Does Tunnel work if I discard it to Cellar? A card that reacts, and is used when the other is."""
    if not q.asks("work") or len(q.actors) != 2 or q.numbers or q.types:
        return None
    if q.has("not", "how-many", "what", "who", "or", "twice", "must") or q.leftover(
        (*EVENT_WORDS, "topdeck", "return")
    ):
        return None
    reacting = [slug for slug in q.actors if "Reaction" in facts()[slug].types and not shields(slug)]
    runs = cast(q)
    if len(reacting) != 1 or not runs:
        return None
    return _used(q, runs, reacting[0])


def _used(q: Question, runs: Sequence[Played], slug: str) -> Verdict | None:
    found = [[n for n, step in enumerate(run.steps) if through(step, (slug,)) and not undone(step)] for run in runs]
    if not all(found) or any(f"play {name(slug)}" in moves for moves in runs[0].scene.script):
        return None  # what was played in its own right did not react
    return ruled(q, runs[0], Finding("yes", tuple(found[0][:3])), yes_no(True), kind="works", about=(slug,))


def what_happens(q: Question) -> Verdict | None:
    """No yes and no number is asked for: it is told."""
    if not q.asks("what-happens") or q.leftover((*EVENT_WORDS, "what-happens", "happen")) or q.types:
        return None
    runs = cast(q, whole=True)
    if not runs:
        return None
    run = runs[0]
    steps = [n for n, step in enumerate(run.steps) if through(step, q.sources) or step.sentence == "stays"]
    if not steps:
        return None
    word = ("This happens:", "Das geschieht:")
    return replace(ruled(q, run, Finding("", tuple(steps[:4])), word, tell(run, steps, 4), "told"), value=None)


def _gaining(q: Question) -> list[Played]:
    """Somebody buys the card, with the other in hand, or in play where that is what counts."""
    thing = q.objects[-1]
    scene = Scene(
        script=((f"buy {name(thing)}",),),
        hands={ME: tuple(q.actors)},
        want=tuple(q.actors),
        phase="buy",
        coins=facts()[thing].cost.coins,
    )
    runs = play(scene)
    if any(offer.source in q.actors for run in runs for offer in run.offers):
        return runs
    return play(replace(scene, hands={}, in_play={ME: tuple(q.actors)}))


TAKEN = ("take", "take from trash")
