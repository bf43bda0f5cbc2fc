"""What comes after the turn: what stays in play, extra turns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from rules.facts import facts
from rules.questions.casting import cast, editions
from rules.questions.question import Question
from rules.questions.scene import ME, Played, Scene, name, play, playable
from rules.questions.verdict import Finding, Verdict, agreed, counted, ruled, yes_no
from rules.questions.words import any_of


def staying(q: Question) -> Verdict | None:
    """Does the Throne Room stay in play with the Wharf?"""
    leaves = q.asks("discard") and q.has("clean-up")
    if not (q.asks("stay") or leaves) or q.has("how-many", "what", "when", "can", "must", "not", "or", "gain"):
        return None
    if q.types:
        return None
    if q.leftover(
        (
            "stay",
            "discard",
            "play",
            "in-play",
            "next-turn",
            "both",
            "clean-up",
            "until",
            "twice",
            "another",
            "this-turn",
            "unit-cards",
        )
    ):
        return None
    runs = cast(q)
    if not runs or runs[0].scene.mover != ME:
        return None
    verb = q.spot("discard") if leaves else q.spot("stay")
    assert verb is not None
    if q.has("both"):
        subjects = list(q.actors)
    else:
        inside = [named.slug for named in q.cards if q.clause_of(named.at) is q.clause_of(verb.at)]
        clause = q.clause_of(verb.at)
        if not inside:
            return None
        if len(set(inside)) > 1:
            # The first one named in the asking part: "does Throne Room stay with Wharf", "Bleibt der Thronsaal ...".
            inside = inside[:1]
        if clause.condition:
            return None
        subjects = inside[:1]
    found = agreed(runs, lambda run: _stay(run, subjects))
    if found is None:
        return None
    finding, run = found
    if finding.value == "no" and len(q.cards) == 1 and "Duration" in facts()[subjects[0]].types:
        return None  # a Prince who found no card says nothing about the others: the rulings do
    value = (finding.value == "yes") != leaves
    return ruled(q, run, replace(finding, value="yes" if value else "no"), yes_no(value), kind="stay")


def _stay(run: Played, subjects: Sequence[str]) -> Finding | None:
    stays: dict[str, bool] = {}
    steps = []
    for n, turn, step in run.numbered():
        if turn > 0:
            break
        for slug in subjects:
            if step.sentence == "stays" and slug in step.cards:
                stays[slug] = True
                steps.append(n)
            elif (step.sentence == "clean up" and slug in step.cards) or (
                step.kind in ("trash", "put", "return") and slug in step.cards and step.actor == run.seat(ME)
            ):
                stays.setdefault(slug, False)
                steps.append(n)
    if set(stays) != set(subjects):
        return None
    return Finding("yes" if all(stays.values()) else "no", tuple(steps))


def extra_turns(q: Question) -> Verdict | None:
    """Two Outposts, two extra turns?"""
    if not q.asks("extra-turn") or q.has("when", "who", "not", "what") or q.types:
        return None
    if sum(spot.meaning == "extra-turn" for spot in q.spots) > 1 and q.has("another", "again"):
        return None  # one more inside of one
    if q.asks("work") and not q.asks("gain", "give", "how-many", "another"):
        return None  # does it work in an extra turn
    if q.asks("can") and q.asks("play") and not q.asks("gain", "give", "how-many", "another"):
        return None  # may it be played in one
    if q.leftover(
        ("extra-turn", "gain", "play", "how-many", "twice", "can", "both", "this-turn", "work", "another", "happen")
    ):
        return None
    runs = cast(q)
    if not runs or runs[0].scene.mover != ME:
        return None
    wanted = _number_before(q, "extra-turn")
    found = agreed(runs, _extra)
    if found is None:
        return None
    finding, run = found
    n = int(finding.value)
    if q.has("how-many"):
        return ruled(q, run, finding, counted(n), kind="turns")
    if wanted is None and not q.has("both"):
        if "extra turns" in q.text.lower() or "züge" in q.text.lower():
            return None
        wanted = 1
    value = n >= (wanted or 2) if wanted == 1 else n == (wanted or 2)
    word = yes_no(value)
    if not value and n == 1:
        word = ("Only one extra turn.", "Nur ein Extrazug.")
    return ruled(q, run, replace(finding, value="yes" if value else "no"), word, kind="turns")


TURN = any_of("turn, zug, zuges, zugs")
TURN_AFTER_TURN = (
    *("extra-turn", "gain", "play", "can", "again", "another", "nth", "end", "this-turn"),
    *("unit-favors", "work", "happen"),
)
FAVORS = 6


def turn_after_turn(q: Question) -> Verdict | None:
    """In my Outpost turn, can I get yet another turn with a Voyage? The one turn is played, and the other in it."""
    if not q.asks("extra-turn") or not q.asks("can", "do", "gain") or q.leftover(TURN_AFTER_TURN) or q.types:
        return None
    if not 0 < len(q.slugs) < 3 or not all(map(_gives_turn, q.slugs)) or not {n for n, _ in q.numbers} <= {FAVORS, 5}:
        return None
    first = next((named.slug for named in q.cards if _is_in_its_turn(q, named.at, named.end)), "")
    twice = sum(spot.meaning == "extra-turn" for spot in q.spots) > 1
    if not first and twice and len(q.slugs) == 1 and q.has("nth", "again", "another"):
        first = q.slugs[0]
    if not first or not playable(first) or (len(q.slugs) == 1 and not q.has("nth", "again", "another")):
        return None
    second = next((slug for slug in q.slugs if slug != first), first)
    ally = facts()[second].kind == "ally"
    scene = Scene(
        script=((f"play {name(first)}",), () if ally else (f"play {name(second)}",)),
        hands={ME: (first,)},
        top={} if ally else {ME: (second,)},
        ally=second if ally else "",
        favors=FAVORS if ally else 0,
        use=(first,) if ally else (first, second),
        avoid=(second,) if ally else (),
        turns=3,
        editions=editions(q),
    )
    runs = play(scene)
    if not runs or any(run.stopped for run in runs):
        return None
    found = agreed(runs, lambda run: _in_the_extra_turn(run, second, ally))
    if found is None:
        return None
    finding, run = found
    return ruled(q, run, finding, yes_no(finding.value == "yes"), kind="turns")


def _in_the_extra_turn(run: Played, slug: str, ally: bool) -> Finding | None:
    """Whether the card brings another one there, or the Ally is offered as it was on the turn before."""
    turns = [n for n, step in enumerate(run.steps) if step.sentence == "extra turn" and step.actor == run.seat(ME)]
    if not turns:
        return None
    begun = turns[0]
    end = next((n for n, step in enumerate(run.steps) if step.kind == "turn" and n > begun), len(run.steps))
    if ally:
        offered = [offer.n for offer in run.offers if offer.source == slug and offer.player == ME]
        if not any(n <= begun for n in offered):
            return None
        return Finding("yes" if any(begun < n <= end for n in offered) else "no", (begun,))
    if not any(step.kind == "play" and slug in step.cards for step in run.steps[begun:end]):
        return None
    why = [n for n, step in enumerate(run.steps) if n > begun and step.sentence in ("no extra turn", "no second turn")]
    return Finding("yes", tuple(turns[:2])) if len(turns) > 1 else Finding("no", tuple(why[:1])) if why else None


def _gives_turn(slug: str) -> bool:
    lines = [line[0].lower() for line in facts()[slug].lines]
    mine = any("extra turn" in line and "player to your left" not in line for line in lines)
    return mine and (playable(slug) or facts()[slug].kind == "ally")


def _is_in_its_turn(q: Question, at: int, end: int) -> bool:
    """My Outpost turn, the turn from Voyage, im Zug durch den Außenposten."""
    behind = q.tokens[end].word if end < len(q.tokens) else ""
    before = [token.word for token in q.tokens[max(at - 3, 0) : at]]
    through_it = any(one in TURN and two in ("durch", "from", "vom", "of") for one, two in pairwise(before))
    return behind in TURN or q.tokens[end - 1].raw.lower().endswith("zug") or through_it


def _extra(run: Played) -> Finding:
    steps = [n for n, step in enumerate(run.steps) if step.sentence == "extra turn" and step.actor == run.seat(ME)]
    why = [n for n, step in enumerate(run.steps) if step.sentence in ("claim", "no extra turn", "no second turn")]
    return Finding(len(steps), (*why, *steps))


def _number_before(q: Question, meaning: str) -> int | None:
    spot = q.spot(meaning)
    if spot is None:
        return None
    near = [n for n, at in q.numbers if spot.at - 2 <= at < spot.at]
    return near[-1] if near else None
