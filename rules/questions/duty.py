"""Whether something must be done or may be left: what happens where everybody does as little as they may."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from rules.engine.decisions import Text
from rules.facts import facts
from rules.questions.casting import cast, editions, mover, sufferer
from rules.questions.probes import phase_of, plays, shields
from rules.questions.question import Question, Spot
from rules.questions.scene import ME, OTHER, Played, Scene, name, play
from rules.questions.verdict import Finding, Verdict, counted, happened, ruled, tell, through, undone, yes_no
from rules.speech.grammar import DE, EN, capital, the_card

DEEDS: dict[str, tuple[str, ...]] = {
    "trash": ("trash",),
    "discard": ("discard",),
    "gain": ("gain",),
    "draw": ("draw",),
    "reveal": ("reveal",),
    "play": ("play",),
    "return": ("put",),
    "topdeck": ("put",),
    "set-aside": ("set-aside", "put"),
}
DUTY_WORDS = (
    *DEEDS,
    "must",
    "can",
    "not",
    "decline",
    "choose",
    "unit-cards",
    "in-hand",
    "attack-verb",
    "react",
    "unit-actions",
    "discard-pile",
)
# Which card it is, where another would do as well: then it is not whether one must.
THAT_ONE = frozenset(
    ("neue", "neuen", "new", "gained", "genommene", "genommenen", "gerade", "same", "gleiche", "dieselbe")
)
TELLING = frozenset(("play", "me", "other", "on", "filler", "if", "and", "attack-verb", "do", "be", "have", "in-hand"))
NONE_OF_IT = frozenset(
    ("nothing", "none", "no", "not", "nichts", "keine", "keinen", "kein", "nicht", "gar keine", "gar nichts")
)
AT_LEAST = frozenset(("least", "mindestens", "wenigstens"))
DOWN_TO = frozenset(("to", "auf", "bis"))


Hits = Sequence[tuple[int, int, int]]  # step, turn, how many cards


def obliged(q: Question) -> Verdict | None:
    """Must I trash a card with Upgrade? May I choose to gain nothing with Workshop? Do I have to reveal Tunnel?"""
    declining = _declining(q)
    if q.asks("must") == declining or (q.asks("must") and q.has("not")):
        return None
    if q.has("how-many", "what", "when", "who", "or", "only", "twice", "instead", "again", "cost") or q.told:
        return None
    left = [raw for raw in q.leftover(DUTY_WORDS) if raw.lower() not in AT_LEAST]
    if any(q.tokens[spot.at - 1].word in THAT_ONE for spot in q.spots if spot.meaning == "unit-cards" and spot.at):
        return None
    if left or not 1 <= len(q.actors) <= 2:
        return None
    found = _with_one(q) if len(q.actors) == 1 else _with_reaction(q)
    if found is None:
        return None
    must, run, steps = found
    card = q.actors[0] if len(q.actors) == 1 else _reaction(q)
    value = must != declining
    return ruled(
        q,
        run,
        Finding("yes" if value else "no", steps),
        yes_no(value),
        tell(run, steps) if must and steps else may(card),
        "duty",
    )


HOW_MANY = ("discard", "trash", "topdeck", "return", "set-aside")


def how_many_must(q: Question) -> Verdict | None:
    """How many cards must I discard, with so many in hand: as few as whoever declines all else, at every table."""
    card, deed = q.actors[0] if len(q.actors) == 1 else "", _deed(q)
    if deed is None or deed.meaning not in HOW_MANY or not card or not plays(card) or not _asks_how_many(q):
        return None
    told_hands = bool(q.told and q.told.hands)
    who = sufferer(q) or (OTHER if mover(q, card) == ME and "Attack" in facts()[card].types else ME)
    for scene in _tables(q, card):
        if told_hands and q.told:
            scene = q.told.around(replace(scene, hands={scene.mover: (card,)}))
        lazy = play(replace(scene, avoid=(card,)))
        eager = play(replace(scene, use=(card,)))
        runs = [*lazy, *eager]
        if not lazy or not eager or any(run.stopped for run in runs):
            continue
        if _chooses_option(card, runs):
            return None
        hits = [happened(run, DEEDS[deed.meaning], who, (card,)) for run in runs]
        own = scene.mover == who and "Attack" in facts()[card].types
        if any(hits) or (told_hands and not own):
            return _least(q, card, lazy, hits)
    return None


def _asks_how_many(q: Question) -> bool:
    """How many must be given up, and nothing else is said."""
    if not (q.asks("how-many") and q.asks("must")) or q.has("not", "twice", "thrice", "again", "react"):
        return False
    return not (q.objects or q.types or q.numbers or q.leftover((*DUTY_WORDS, "how-many")))


def _least(q: Question, card: str, lazy: Sequence[Played], hits: Sequence[Hits]) -> Verdict | None:
    """As few as whoever declines all else, where all tables say the same."""
    least = {sum(n for _, _, n in hit) for hit in hits[: len(lazy)]}
    if len(least) != 1:
        return None
    n = least.pop()
    free = not n and any(hits)
    steps = tuple(at for at, _, _ in hits[0])
    return ruled(q, lazy[0], Finding(n, steps), counted(n), may(card) if free else None, "duty")


def _chooses_option(card: str, runs: Sequence[Played]) -> bool:
    """Which of several things is done is another question."""
    return any(offer.source == card and offer.kind == "choose-option" for run in runs for offer in run.offers)


def may(card: str) -> Text:
    """A card says "may"."""
    return (
        f"{capital(the_card(card, EN))} leaves it to you: you may, but need not.",
        f"{capital(the_card(card, DE, 2))} überlässt es dir: Du darfst, aber musst nicht.",
    )


def _declining(q: Question) -> bool:
    """May I ... nothing, choose not to ..., decline to ...? A mere "not" could ask anything."""
    for clause in q.asked:
        if not q.inside(clause, "can"):
            continue
        if q.inside(clause, "decline"):
            return True
        if any(n == 0 and 0 < unit.at - at <= 2 for n, at in q.numbers for unit in q.inside(clause, "unit-cards")):
            return True
        for spot in q.inside(clause, "not"):
            chosen = any(0 < spot.at - other.at <= 2 for other in q.inside(clause, "choose"))
            whole = spot.raw.lower() in ("nothing", "nichts", "none")
            few = any(0 < other.at - spot.at <= 2 for other in q.inside(clause, "unit-cards"))
            if spot.raw.lower() in NONE_OF_IT and (
                chosen or whole or (few and spot.raw.lower() not in ("not", "nicht"))
            ):
                return True
    return False


def _deed(q: Question) -> Spot | None:
    deeds = [spot for clause in q.asked for spot in q.inside(clause, *DEEDS)]
    other = [spot for spot in deeds if spot.meaning != "play"]
    if not deeds and q.objects and (refused := q.spot("decline")):
        return replace(refused, meaning="gain")  # refuse the Curse
    if len(deeds) > 1 and any(spot.meaning == "set-aside" for spot in deeds):
        return None  # the card that was set aside, or setting one aside
    return other[0] if len(other) == 1 else deeds[0] if len(deeds) == 1 else None


def _with_one(q: Question) -> tuple[bool, Played, tuple[int, ...]] | None:
    """One card: played as its player wishes, and then so that everything is declined that can be."""
    card, deed = q.actors[0], _deed(q)
    if deed is None or not plays(card) or len(q.objects) > 1:
        return None
    if _told_more(q) or (deed.meaning == "play" and not q.has("unit-cards", "unit-actions") and not q.objects):
        return None  # it asks for playing the card itself
    for scene in _tables(q, card):
        eager = play(replace(scene, use=(card,), want=tuple(q.objects)))
        lazy = play(replace(scene, avoid=(card, *q.objects)))
        if not eager or not lazy or any(run.stopped for run in (*eager, *lazy)):
            continue
        if _chooses_option(card, (*eager, *lazy)):
            return None
        if all(_done(q, deed, run) for run in eager):
            return _need(q, deed, eager, lazy)
    return None


def _told_more(q: Question) -> bool:
    """A condition says more than who plays it."""
    told = [
        spot for clause in q.clauses if clause.condition for spot in q.spots if clause.start <= spot.at < clause.end
    ]
    return any(spot.meaning not in TELLING for spot in told)


def _done(q: Question, deed: Spot, run: Played) -> Hits:
    thing = q.objects[0] if q.objects else ""
    return happened(run, DEEDS[deed.meaning], sufferer(q) or ME, (q.actors[0],), thing)


def _need(
    q: Question, deed: Spot, eager: Sequence[Played], lazy: Sequence[Played]
) -> tuple[bool, Played, tuple[int, ...]] | None:
    """Who declines all that can be declined does it all the same, or does not."""
    card, thing = q.actors[0], q.objects[0] if q.objects else ""
    done = [sum(n for _, _, n in _done(q, deed, run)) for run in lazy]
    if not any(done):
        left = all(_left_to_them(run, card, DEEDS[deed.meaning], sufferer(q) or ME, thing) for run in eager)
        return (False, eager[0], tuple(n for n, _, _ in _done(q, deed, eager[0]))) if left else None
    if not all(done) or min(done) < _wanted(q) or q.types:
        return None
    picked = any(offer.source == card and offer.kind.startswith("choose") for run in lazy for offer in run.offers)
    if thing and picked:
        return None
    return True, lazy[0], tuple(n for n, _, _ in _done(q, deed, lazy[0]))


def _left_to_them(run: Played, card: str, kinds: tuple[str, ...], who: str, thing: str) -> bool:
    """It is this deed that may be left, not one before it on which it hangs: Procession need not play a card."""
    first = happened(run, kinds, who, (card,), thing)[0][0]
    free = [
        offer.n
        for offer in run.offers
        if offer.source == card and offer.n <= first and ("-" in offer.choices or offer.kind in ("yes-no", "number"))
    ]
    deeds = {kind for each in DEEDS.values() for kind in each} - {*kinds, "reveal"}
    return bool(free) and not any(step.kind in deeds and through(step, (card,)) for step in run.steps[free[-1] : first])


def _wanted(q: Question) -> int:
    """Two cards; but "down to 3" says how many are left."""
    numbers = [n for n, at in q.numbers if n and (at == 0 or q.tokens[at - 1].word not in DOWN_TO)]
    return numbers[0] if numbers else 1


def _tables(q: Question, card: str) -> Iterator[Scene]:
    who = mover(q, card)
    attack = "Attack" in facts()[card].types
    held = tuple(slug for slug in ("village", "smithy") if slug != card)
    for player in (who,) if who else (ME, OTHER) if attack else (ME,):
        scene = Scene(
            mover=player,
            script=((f"play {name(card)}",),),
            hands={ME: (card, *q.objects, *held)} if player == ME else {OTHER: (card,), ME: (*q.objects, *held)},
            phase=phase_of(card),
            supply=tuple(q.objects),
            editions=editions(q),
            players=q.players or 2,
        )
        if q.has("discard-pile"):
            yield replace(scene, discard={ME: ("gold", "silver")})
            continue
        yield scene
        yield replace(scene, top={ME: ("village", "smithy", "village")})


def _reaction(q: Question) -> str:
    found = [slug for slug in q.actors if "Reaction" in facts()[slug].types]
    return found[0] if len(found) == 1 else ""


def _with_reaction(q: Question) -> tuple[bool, Played, tuple[int, ...]] | None:
    """A card that can be used when the other one does something: is its owner asked?"""
    card, deed = _reaction(q), _deed(q)
    if not card or deed is None or deed.meaning not in ("reveal", "play") or q.types or q.numbers:
        return None
    runs = cast(q)
    if not runs or shields(card) == "durations":
        return None
    used = [tuple(n for n, step in enumerate(run.steps) if through(step, (card,)) and not undone(step)) for run in runs]
    asked = [
        any(offer.source == card and ("-" in offer.choices or offer.kind == "yes-no") for offer in run.offers)
        for run in runs
    ]
    return (False, runs[0], used[0]) if all(asked) else None
