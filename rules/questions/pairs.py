"""Two cards together: the tables that their kinds suggest are played, and what comes of it is said.

Throne Room and its kin on the other; an Attack against what protects; a card that reacts to what the other does; and
in every case one after the other, compared with each alone. Where nothing differs, they do not touch each other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Any

from rules.engine.decisions import Text
from rules.engine.steps import Step
from rules.facts import facts, kinds
from rules.questions.meeting import cheaper, counted, gained, not_played, trashed, worth
from rules.questions.probes import (
    SAFE,
    against,
    first_phase,
    in_order,
    not_used,
    phase_of,
    player_of_cards,
    plays,
    plays_it,
    shields,
    suffered,
    upon,
)
from rules.questions.scene import ME, OTHER, Played, Scene, name, play, playable
from rules.questions.verdict import Found, Verdict, show, through, undone
from rules.rulebook.setup import pile_slug
from rules.speech.grammar import DE, EN, a_card, capital, the_card
from rules.speech.sentences.waiting import IN_LATER_TURNS

LASTING = 3  # turns that are looked at where something lasts


@dataclass(frozen=True)
class Pair:
    """What two cards do together. Without readings they do not touch each other, or it could not be played."""

    cards: tuple[str, str]
    kind: str  # the names in KINDS; apart, unknown
    question: Text
    readings: tuple[Verdict, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """In plain data, as it is kept."""
        return {
            "kind": self.kind,
            "question": self.question,
            "why": why_apart(*self.cards),
            "readings": [
                {
                    "condition": each.condition,
                    "word": each.word,
                    "text": each.text,
                    "cites": list(each.cites),
                    "document": each.played.document if each.played else None,
                    "step": each.because[-1] + 1 if each.because else 0,
                }
                for each in self.readings
            ],
        }


@lru_cache(512)
def pair(one: str, two: str) -> Pair:
    """The first of these that has something to say."""
    both = (one, two)
    if not all(playable(slug) for slug in both):
        return Pair(both, "unknown", ("", ""))
    for kind, look in KINDS:
        for a, b in (both, both[::-1]):
            found = look(a, b)
            if found is not None:
                question, readings = found
                return Pair(both, kind, question, readings)
    told_of = any(plays(slug) for slug in both) or _only_count(*both)
    return Pair(both, "apart" if told_of else "unknown", ("", ""))


# --- Throne Room and its kin -----------------------------------------------------------------------------------------


def _upon(a: str, b: str) -> Found | None:
    if not player_of_cards(a) or (player_of_cards(b) and not plays_it(a, b)):
        return None
    times = plays_it(a, b)
    question = (
        f"Anna plays {the_card(a, EN)} on {the_card(b, EN)}.",
        f"Anna spielt {the_card(a, DE)} auf {the_card(b, DE)}.",
    )
    if not times:
        return None
    runs = play(replace(upon(a, b), turns=LASTING if "Duration" in facts()[b].types else 1))
    if not runs or any(run.stopped for run in runs):
        return None
    words = {_how_often(run, a, b, times) for run in runs}
    run, word = runs[0], words.pop() if len(words) == 1 else _so_often(times)  # what each time finds may differ
    steps = [n for n, step in enumerate(run.steps) if undone(step) and through(step, (a, b))]
    steps += [n for n, step in enumerate(run.steps) if step.sentence == "stays" and a in step.cards]
    again = [n for n, step in enumerate(run.steps) if (b, 2) in {(card, which) for card, which, _ in step.path}]
    return question, (show(run, word, (steps + again)[:3] or range(len(run.steps))[:3], (b, a)),)


def _how_often(run: Played, a: str, b: str, times: int) -> Text:
    """Whether what the card does is done each time."""

    def done(which: int) -> list[str]:
        """In this turn: what comes later does not say which time it belongs to."""
        return sorted(
            step.sentence
            for _, turn, step in run.numbered()
            if not turn and (b, which) in {(c, w) for c, w, _ in step.path} and not undone(step)
        )

    first, last = done(1), done(times)
    stays = any(step.sentence == "stays" and a in step.cards for step in run.steps)
    twice = _so_often(times)
    if not last and first:
        return ("Only once.", "Nur einmal.")
    if first == last:
        return (twice[EN].replace(".", ", both stay."), twice[DE].replace(".", ", beide bleiben.")) if stays else twice
    return ("Not all of it twice.", "Nicht alles zweimal.")


def _so_often(times: int) -> Text:
    return {2: ("Twice.", "Zweimal."), 3: ("Three times.", "Dreimal.")}.get(times, (f"{times} times.", f"{times}-mal."))


# --- an Attack, and what protects ------------------------------------------------------------------------------------


def _shield(a: str, b: str) -> Found | None:
    """a protects, b is played by the other."""
    zone = shields(a)
    if not zone or not plays(b) or "Attack" not in facts()[b].types:
        return None
    scene = against(a, b, zone)
    question = (
        f"Bernd plays {the_card(b, EN)}, Anna has {the_card(a, EN)}.",
        f"Bernd spielt {the_card(b, DE)}, Anna hat {the_card(a, DE)}.",
    )
    guarded, exposed = play(scene), play(not_used(scene, a))
    if not guarded or not exposed or any(run.stopped for run in (*guarded, *exposed)):
        return None
    readings = []
    conditions = (
        (("shown", "gezeigt"), ("not shown", "nicht gezeigt"))
        if zone == "hand"
        else (("already in play", "liegt schon"), ("not in play", "liegt nicht"))
    )
    for runs, condition in zip((guarded, exposed), conditions, strict=True):
        run = runs[0]
        hit = [n for n, step in enumerate(run.steps) if step.actor == run.seat(ME) and through(step, (b,))]
        safe = [n for n, step in enumerate(run.steps) if step.sentence in SAFE and step.actor == run.seat(ME)]
        harmed = bool(suffered(run, ME, b))
        if not harmed and not safe and runs is guarded:
            safe = [n for n, step in enumerate(run.steps) if a in step.cards]
        word = ("Not safe.", "Nicht sicher.") if harmed else ("Safe.", "Sicher.")
        readings.append(
            show(run, word, (hit if harmed else safe)[:3] or [0], (a, b) if not harmed else (b, a), condition)
        )
    return question, tuple(readings)


# --- what reacts to the other ----------------------------------------------------------------------------------------


def _reaction(a: str, b: str) -> Found | None:
    """a is in Anna's hand, or on her deck; somebody plays, buys or gains b, and a may be used."""
    if "Reaction" not in facts()[a].types:
        return None
    for scene, question in _occasions(a, b):
        runs = play(scene)
        if not runs or any(run.stopped for run in runs):
            continue
        if not all(any(offer.source == a for offer in run.offers) for run in runs):
            continue
        used = runs[0]
        steps = [n for n, step in enumerate(used.steps) if through(step, (a,)) or a in step.cards]
        steps = [n for n in steps if used.steps[n].sentence != "clean up"]
        steps = [n for n in steps if used.steps[n].sentence != "draw" or through(used.steps[n], (a,))]
        if not steps:
            continue
        readings = [show(used, ("It reacts.", "Reaktion."), steps[:3], (a, b), ("used", "benutzt"))]
        idle = play(not_used(scene, a))
        if idle:
            rest = [n for n, step in enumerate(idle[0].steps) if through(step, (b,)) or b in step.cards]
            readings.append(
                show(idle[0], ("As always.", "Wie immer."), rest[:2] or [0], (b, a), ("not used", "nicht benutzt"))
            )
        return question, tuple(readings)
    return None


def _occasions(a: str, b: str) -> Iterator[tuple[Scene, Text]]:
    has = (f"Anna has {the_card(a, EN)}", f"Anna hat {the_card(a, DE)}")
    if plays(b):
        for who in (OTHER, ME):
            hands = {who: (b,), ME: (b, a)} if who == ME else {who: (b,), ME: (a,)}
            scene = Scene(
                mover=who, script=((f"play {name(b)}",),), hands=hands, use=(a, b), want=(a,), phase=phase_of(b)
            )
            text = (f"{has[EN]}, and {who} plays {the_card(b, EN)}.", f"{has[DE]}, und {who} spielt {the_card(b, DE)}.")
            sizes = {ME: 5} if who == OTHER else {}
            yield replace(scene, last_gained={ME: ("silver",)}, sizes=sizes), text
        for who in (OTHER, ME):
            scene = Scene(mover=who, script=((f"play {name(b)}",),), hands={who: (b,)}, use=(a, b), want=(a,))
            text = (
                f"{capital(the_card(a, EN))} lies on Anna’s deck, and {who} plays {the_card(b, EN)}.",
                f"{capital(the_card(a, DE, 2))} liegt auf Annas Nachziehstapel, und {who} spielt {the_card(b, DE)}.",
            )
            yield replace(scene, phase=phase_of(b), top={ME: (a,)}), text
    cost = facts()[b].cost
    if not cost.potion and not cost.debt and facts()[b].kind in ("kingdom", "basic"):
        for who in (ME, OTHER):
            scene = Scene(
                mover=who, script=((f"buy {name(b)}",),), hands={ME: (a,)}, use=(a, b), want=(a,), phase="buy"
            )
            text = (f"{has[EN]}, and {who} buys {the_card(b, EN)}.", f"{has[DE]}, und {who} kauft {the_card(b, DE)}.")
            yield replace(scene, coins=cost.coins, supply=(b,)), text


# --- one after the other ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Doing:
    """What a card did at one table, by kind and amount; not which cards happened to lie there."""

    steps: tuple[Done, ...]
    offered: frozenset[str]  # piles that it let one pick
    last_turn: int
    amount: int


Done = tuple[int, str, int | None, str, int, str]


def _sequence(a: str, b: str) -> Found | None:
    """a, then b: does either do anything else than alone?"""
    if not plays(a) or not plays(b) or not in_order(a, b):
        return None
    lasts = any("Duration" in facts()[slug].types for slug in (a, b))
    first, alone = _alone(a, lasts, first=True), _alone(b, lasts, first=False)
    both = _played((a, b), lasts) if first and alone else []
    if not both or not all(_played_both(run, a, b) for run in both):
        return None
    changed = _otherwise(both, b, alone)
    turned = _otherwise(both, a, first)
    if changed:  # or was it only what a had drawn?
        drawn = _after_drawing(b, lasts, min(_drawn(run, b) for run in both))
        changed = _otherwise(both, b, drawn or alone)
    if not changed and not turned:
        return None
    slug, usual = (b, alone[0]) if changed else (a, first[0])
    question = (
        f"Anna plays {the_card(a, EN)}, then {the_card(b, EN)}.",
        f"Anna spielt {the_card(a, DE)}, dann {the_card(b, DE)}.",
    )
    return question, (_difference(both[0], slug, usual, (slug, a, b)),)


def _otherwise(runs: Sequence[Played], slug: str, alone: Sequence[Doing]) -> bool:
    """On every table it does something else than there."""
    done = [_doing(run, slug) for run in runs]
    return all(
        here.steps != there.steps or here.offered != there.offered for here, there in zip(done, alone, strict=True)
    )


def _difference(run: Played, slug: str, usual: Doing, about: tuple[str, ...]) -> Verdict:
    """What it does otherwise: another choice, in another turn, more or less."""
    now = _doing(run, slug)
    if now.offered != usual.offered:
        more, less = sorted(now.offered - usual.offered), sorted(usual.offered - now.offered)
        word = ("More to choose.", "Mehr zur Wahl.") if more and not less else ("Another choice.", "Andere Wahl.")
        text = (
            f"{capital(the_card(slug, EN))} now offers {', '.join(more[:4]) or 'less'}.",
            f"{capital(the_card(slug, DE, 2))} bietet jetzt {', '.join(map(_german, more[:4])) or 'weniger'} an.",
        )
        steps = [n for n, step in enumerate(run.steps) if through(step, (slug,))]
        return replace(show(run, word, steps[:3] or [0], about), text=text)
    if now.last_turn != usual.last_turn:
        later = [n for n, turn, step in run.numbered() if turn == now.last_turn and through(step, (slug,))]
        earlier = now.last_turn < usual.last_turn
        word = ("In the extra turn.", "Schon im Extrazug.") if earlier else ("Later.", "Später.")
        return show(run, word, later[:3] or [0], about)
    more_of_it, less_of_it = now.amount > usual.amount, now.amount < usual.amount
    word = ("More.", "Mehr.") if more_of_it else ("Less.", "Weniger.") if less_of_it else ("Otherwise.", "Anders.")
    return show(run, word, _other_steps(run, slug, usual)[:3] or [0], about)


@lru_cache(4096)
def _alone(slug: str, lasts: bool, *, first: bool) -> tuple[Doing, ...]:
    """What it does without the other; where it comes first, a Curse is in hand for the one that would come second."""
    runs = _played((slug,), lasts, (FOR_ANOTHER,) if first else ())
    return tuple(_doing(run, slug) for run in runs)


@lru_cache(4096)
def _after_drawing(slug: str, lasts: bool, n: int) -> tuple[Doing, ...]:
    """What it does alone once the top cards of the deck are in hand."""
    return tuple(_doing(run, slug) for run in _played((slug,), lasts, drawn=n))


def _drawn(run: Played, slug: str) -> int:
    """How many cards Anna had drawn when that one was played."""
    played = next(n for n, step in enumerate(run.steps) if step.kind == "play" and slug in step.cards)
    return sum(len(step.cards) for step in run.steps[:played] if step.kind == "draw" and step.actor == run.seat(ME))


FOR_ANOTHER = "curse"  # of no type that cards ask for, and not in the hands that are dealt


def _doing(run: Played, slug: str) -> Doing:
    done = tuple(_done(turn, step) for _, turn, step in run.numbered() if through(step, (slug,)))
    return Doing(
        tuple(each for each in done if each[3] not in IN_LATER_TURNS),
        frozenset(_offered(run, slug)),
        max((turn for _, turn, step in run.numbered() if through(step, (slug,)) and not undone(step)), default=0),
        sum(len(step.cards) or 1 for step in run.steps if through(step, (slug,)) and not undone(step)),
    )


def _done(turn: int, step: Step) -> Done:
    """How many cards of a hand are shown or discarded hangs on the hand, not on the other card."""
    many = len(step.cards) if step.kind not in ("reveal", "discard") else 0
    return turn, step.kind, step.actor, step.sentence, many, str(step.words.get("n", ""))


def _other_steps(run: Played, slug: str, usual: Doing) -> list[int]:
    """The steps that it does not do alone; all of its steps where each is done alone, too."""
    rest = Counter(usual.steps)
    every, other = [], []
    for n, turn, step in run.numbered():
        if through(step, (slug,)):
            every.append(n)
            done = _done(turn, step)
            if not rest[done]:
                other.append(n)
            rest[done] -= 1
    return other or every


# --- two that do something about the same gain -----------------------------------------------------------------------

GAINED = ("gold", "silver", "estate")


def _same_gain(a: str, b: str) -> Found | None:
    """Anna gains a card, and both may do something about it: each of them first."""
    for thing in GAINED:
        if not (_acts_on(a, thing) and _acts_on(b, thing)):
            continue
        first, second = (play(_gaining((a, b), order, thing)) for order in ((a, b), (b, a)))
        if not first or not second or any(run.stopped for run in (*first, *second)):
            return None
        if not all(_together(run, a, b) for run in (*first, *second)):
            continue
        question = (
            f"Anna has {the_card(a, EN)} and {the_card(b, EN)}, and gains {a_card(thing, EN)}.",
            f"Anna hat {the_card(a, DE)} und {the_card(b, DE)} und nimmt {a_card(thing, DE)}.",
        )
        readings = []
        for runs, slug, other in ((first, a, b), (second, b, a)):
            run = runs[0]
            steps = [n for n, step in enumerate(run.steps) if through(step, (a, b)) or undone(step)]
            condition = (f"{name(slug)} first", f"zuerst {facts()[slug].de}")
            readings.append(show(run, _whereabouts(run, thing), steps[:3] or [0], (slug, other), condition))
        return question, tuple(readings)
    return None


@lru_cache(4096)
def _acts_on(slug: str, thing: str) -> bool:
    """It does something, or may, when that is gained: else it need not be tried with all the others."""
    runs = play(_gaining((slug,), (slug,), thing))
    return bool(runs) and all(
        any(offer.source == slug for offer in run.offers) or any(through(step, (slug,)) for step in run.steps)
        for run in runs
    )


def _gaining(held: tuple[str, ...], order: tuple[str, ...], thing: str) -> Scene:
    """Reactions are in hand, everything else is in play."""
    hand = tuple(slug for slug in held if "Reaction" in facts()[slug].types)
    return Scene(
        script=((f"buy {name(thing)}",),),
        hands={ME: hand},
        in_play={ME: tuple(slug for slug in held if slug not in hand)},
        want=order,
        phase="buy",
        coins=facts()[thing].cost.coins,
    )


def _together(run: Played, a: str, b: str) -> bool:
    """Which one comes first was asked."""
    return any(offer.kind == "next-effect" and {name(a), name(b)} <= set(offer.choices) for offer in run.offers)


def _whereabouts(run: Played, thing: str) -> Text:
    """Where the gained card is in the end."""
    for step in reversed(run.steps):
        if thing in step.cards and step.kind == "trash":
            return "Trashed.", "Entsorgt."
        if step.sentence in ("exchange", "instead"):
            return "Another card.", "Eine andere Karte."
        if thing in step.cards and step.kind == "put":
            return "Onto the deck.", "Auf den Nachziehstapel."
        if thing in step.cards and step.kind == "gain":
            break
    return "Gained.", "Genommen."


# --- a card of a mixed pile, and what gains --------------------------------------------------------------------------


def _mixed_pile(a: str, b: str) -> Found | None:
    """a lies in a mixed pile, b lets Anna gain a card: a can be taken only from the top."""
    pile = pile_slug(a)
    if pile == a or not plays(b) or facts()[pile].kind not in kinds("pile") or a not in facts()[pile].cards:
        return None
    parts = facts()[pile].cards
    as_dealt = tuple(slug for slug in parts for _ in range(facts()[slug].count(2)))
    turned = (*(slug for slug in as_dealt if slug == a), *(slug for slug in as_dealt if slug != a))
    found = [_taken(a, b, pile, cards) for cards in (as_dealt, turned)]
    if found[1] is None or not found[1][1]:
        return None
    question = (
        f"Anna plays {the_card(b, EN)} and would like {the_card(a, EN)}.",
        f"Anna spielt {the_card(b, DE)} und möchte {the_card(a, DE)}.",
    )
    conditions = (("as dealt", "wie ausgelegt"), ("it is on top", "sie liegt oben"))
    readings = []
    for each, condition in zip(found, conditions, strict=True):
        if each is None or (condition == conditions[0] and parts[0] == a):
            continue
        run, taken = each
        word = ("It can be gained.", "Das geht.") if taken else ("Not on top.", "Nicht oben.")
        steps = [n for n, step in enumerate(run.steps) if through(step, (b,))]
        readings.append(show(run, word, steps[:2] or [0], (a, b), condition))
    return question, tuple(readings)


def _taken(a: str, b: str, pile: str, cards: tuple[str, ...]) -> tuple[Played, bool] | None:
    scene = Scene(script=((f"play {name(b)}",),), hands={ME: (b,)}, want=(a,), phase=phase_of(b), mixed={pile: cards})
    runs = play(scene)
    if not runs or any(run.stopped for run in runs):
        return None
    taken = [any(step.kind == "gain" and a in step.cards and through(step, (b,)) for step in run.steps) for run in runs]
    offered = [any(offer.source == b and offer.kind == "choose-pile" for offer in run.offers) for run in runs]
    return (runs[0], all(taken)) if len(set(taken)) == 1 and all(offered) else None


KINDS = (
    ("upon", _upon),
    ("shield", _shield),
    ("gain", _same_gain),
    ("reaction", _reaction),
    ("pile", _mixed_pile),
    ("trash", trashed),
    ("gained", gained),
    ("sequence", _sequence),
    ("worth", worth),
    ("counted", counted),
    ("cost", cheaper),
    ("not played", not_played),
)


def _played_both(run: Played, a: str, b: str) -> bool:
    played = {card for step in run.steps if step.kind == "play" for card in step.cards}
    return {a, b} <= played


def _german(english: str) -> str:
    return next((fact.de for fact in facts().values() if fact.en == english), english)


def _played(cards: tuple[str, ...], lasts: bool, beside: tuple[str, ...] = (), drawn: int = 0) -> list[Played]:
    """These cards one after the other, with a hand and a deck that are the same for all."""
    actions = sum("Action" in facts()[slug].types for slug in (*cards, *beside))
    scene = Scene(
        script=(tuple(f"play {name(slug)}" for slug in cards),),
        hands={ME: (*cards, *beside)},
        actions=max(actions, 1),
        phase=first_phase(cards),
        turns=LASTING if lasts else 1,
        drawn=drawn,
    )
    runs = play(scene)
    return [] if any(run.stopped for run in runs) else runs


def _offered(run: Played, slug: str) -> set[str]:
    """Piles that the card let one pick, apart from those that are only here because a card was named."""
    return {
        label
        for offer in run.offers
        if offer.source == slug and offer.kind == "choose-pile"
        for label in offer.choices
        if label in _basic()
    }


@cache
def _basic() -> frozenset[str]:
    return frozenset(fact.en for fact in facts().values() if fact.kind == "basic")


def _only_count(one: str, two: str) -> bool:
    """Both do nothing but count at the end."""
    return all(not plays(slug) and {"Victory", "Curse"} & set(facts()[slug].types) for slug in (one, two))


def why_apart(one: str, two: str) -> Text:
    """Why nothing is to be told."""
    if not all(playable(slug) for slug in (one, two)):
        missing = [slug for slug in (one, two) if not playable(slug)]
        return (
            f"The referee does not play {name(missing[0])} yet.",
            f"{facts()[missing[0]].de} spielt der Schiedsrichter noch nicht.",
        )
    if _only_count(one, two):
        return (
            "Neither is played, and each counts at the end as it counts alone.",
            "Keine von beiden wird gespielt, und am Ende zählt jede wie allein.",
        )
    return (
        "Played one after the other, each does what it does alone.",
        "Nacheinander gespielt tut jede, was sie auch allein tut.",
    )
