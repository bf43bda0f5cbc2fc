"""Cards that do something when something else happens: does a Hoard give a Gold when I buy a Duchy, or gain it?"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from rules.facts import facts
from rules.questions.amounts import UNITS
from rules.questions.casting import editions, mover
from rules.questions.probes import first_phase, phase_of, plays
from rules.questions.question import BASIC, Question
from rules.questions.scene import ME, OTHER, Played, Scene, name, play, playable
from rules.questions.verdict import Finding, Verdict, counted, of_pile, ruled, through, undone, yes_no
from rules.speech.grammar import DE, EN, capital, the_card

DEEDS = {"buy": "gain", "gain": "gain", "trash": "trash", "discard": "discard", "play": "play"}
WORDS = (
    *DEEDS,
    "give",
    "draw",
    "can",
    "how-many",
    "unit-cards",
    "unit-points",
    *UNITS,
    "another",
    "in-play",
    "this-turn",
    "in-hand",
    "reveal",
)
GIVEN = {"gain": ("gain",), "give": ("gain",), "draw": ("draw",)}


@dataclass(frozen=True)
class TriggeredDeed:
    """What happens: I trash a Copper with the Chapel; my opponent buys a Province."""

    kind: str
    card: str = ""
    by: str = ""  # the card that does it
    who: str = ME  # whom it happens to
    mover: str = ME  # whose turn it is


# What nearly every such card waits for. Where it does nothing for one of these either, nothing is decided.
USUAL = (
    TriggeredDeed("buy", "province"),
    TriggeredDeed("buy", "gold"),
    TriggeredDeed("gain", "silver", "workshop"),
    TriggeredDeed("trash", "copper", "chapel"),
    TriggeredDeed("discard", "copper", "cellar"),
    TriggeredDeed("play", "silver"),
)


@dataclass(frozen=True)
class Wanted:
    """What is asked for: so many Coins, cards, or one card by its name."""

    units: str = ""
    kinds: tuple[str, ...] = ()
    thing: str = ""

    def of(self, run: Played, card: str, since: int) -> tuple[int, tuple[int, ...]]:
        """How much of it the card gave after that step, and in which steps."""
        found, steps = 0, []
        for n, step in enumerate(run.steps):
            if n <= since or step.actor != run.seat(ME) or not through(step, (card,)) or undone(step):
                continue
            many = 0
            if self.units:
                amounts = step.words.get("n")
                many = amounts.get(self.units, 0) if isinstance(amounts, dict) and step.sentence != "minus" else 0
            elif step.kind in self.kinds:
                among = of_pile(self.thing)
                many = sum(slug in among for slug in step.cards) if self.thing else len(step.cards)
            if many:
                found += many
                steps.append(n)
        return found, tuple(steps)


def triggered(q: Question) -> Verdict | None:
    """Do I get a Gold from Hoard when I buy a Duchy? Does Haggler give a card when I gain one with Workshop?"""
    if q.has("not", "when", "who", "or", "only", "must", "instead", "cost", "twice", "topdeck", "what", "next-turn"):
        return None
    if q.leftover(WORDS) or any(kind not in ("Action", "Treasure") for kind, _ in q.types):
        return None
    asked = {named.slug for clause in q.asked for named in q.named_in(clause)}
    cards = [slug for slug in q.actors if slug in asked and facts()[slug].kind != BASIC]
    wanted, deed = _wanted(q), _deed(q)
    if not cards and deed and deed.kind == "gain" and deed.card and facts()[deed.card].kind != BASIC:
        cards = [deed.card]  # what it does itself when it is gained
    # how many there are then is more than what the one gives for the other
    if not cards and deed is None and not q.has("how-many") and (pair := _one_then_other(q)):
        cards, deed = [pair[0]], TriggeredDeed("play", pair[1])
    if q.told and q.told.phase and (deed is None or not deed.by or phase_of(deed.by) != q.told.phase):
        return None
    if len(cards) != 1 or wanted is None or deed is None or deed.by == cards[0] or not playable(cards[0]):
        return None
    card = cards[0]
    if set(q.slugs) - {card, deed.card, deed.by, wanted.thing}:
        return None
    n = q.copies(card)
    for scene in _tables(q, card, deed, wanted.thing, n):
        runs = play(scene)
        at = [_done(run, deed, card) for run in runs]
        if not runs or any(run.stopped for run in runs) or None in at:
            continue
        found = [wanted.of(run, card, since or 0) for run, since in zip(runs, at, strict=True)]
        if all(many for many, _ in found) and len({many for many, _ in found}) == 1:
            many, steps = found[0]
            return _said(q, runs[0], many, steps, card)
        if any(many for many, _ in found):
            return None
        if q.told and q.told.unused:
            return None
        if _usually(q, card, wanted) and not _free(runs, card):
            return _said(q, runs[0], 0, (at[0] or 0,), card)
    return None


def _free(runs: list[Played], card: str) -> bool:
    """It was offered, so something was done or left by choice."""
    return any(offer.source == card and offer.kind != "phase" for run in runs for offer in run.offers)


def _said(q: Question, run: Played, many: int, steps: tuple[int, ...], card: str) -> Verdict | None:
    if q.has("how-many"):
        return ruled(q, run, Finding(many, steps), counted(many), kind="trigger", about=(card,))
    numbers = [n for n, at in q.numbers if not q.clause_of(at).condition]
    numbers = [n for n in numbers if n != q.copies(card) or q.copies(card) == 1]
    if len(numbers) > 1:
        return None
    value = many == numbers[0] if numbers else many > 0
    text = None
    if not many:
        text = (
            f"{capital(the_card(card, EN))} does nothing for that.",
            f"{capital(the_card(card, DE, 2))} bringt dafür nichts.",
        )
    word = yes_no(value, many if numbers and many else None)
    return ruled(q, run, Finding("yes" if value else "no", steps), word, text, "trigger", (card,))


def _wanted(q: Question) -> Wanted | None:
    units = [spot.meaning for clause in q.asked for spot in q.inside(clause, *UNITS, "unit-points")]
    things = [
        named.slug
        for clause in q.asked
        for named in q.named_in(clause)
        if facts()[named.slug].kind == BASIC or named.slug in q.objects
    ]
    if len(set(units)) > 1 or len(set(things)) > 1 or (units and things):
        return None
    if units:
        return Wanted(units="vp" if units[0] == "unit-points" else UNITS[units[0]])
    kinds = [spot.meaning for clause in q.asked for spot in q.inside(clause, *GIVEN)]
    if not kinds:
        return None
    if things:
        return Wanted(kinds=("gain",), thing=things[0]) if "draw" not in kinds else None
    cards = any(q.inside(clause, "unit-cards") for clause in q.asked)
    return Wanted(kinds=("draw",) if "draw" in kinds else ("gain", "draw")) if cards else None


def _deed(q: Question) -> TriggeredDeed | None:
    """What a condition tells: one deed, of one card, by one card at most."""
    told = [clause for clause in q.clauses if clause.condition]
    if len(told) != 1:
        return None
    verbs = list(dict.fromkeys(spot.meaning for spot in q.inside(told[0], *DEEDS)))
    verbs = [verb for verb in verbs if verb != "play"] or verbs
    if len(verbs) != 1:
        return None
    named = list(dict.fromkeys(each.slug for each in q.named_in(told[0])))
    if any(q.copies(slug) > 1 for slug in named) or not all(playable(slug) for slug in named):
        return None
    people = {spot.meaning for spot in q.inside(told[0], "me", "other")}
    attacks = [slug for slug in named if "Attack" in facts()[slug].types]
    if "other" in people and len(attacks) == 1 and len(named) == 2 and verbs[0] in ("trash", "discard"):
        thing = next(slug for slug in named if slug not in attacks)
        return TriggeredDeed(verbs[0], thing, attacks[0], ME, OTHER)  # my opponent's Bandit trashes my Silver
    if len(people) > 1:
        return None
    who = OTHER if people == {"other"} else ME
    if who == OTHER and verbs[0] != "buy":
        return None
    if verbs[0] in ("buy", "play"):
        return TriggeredDeed(verbs[0], named[0], "", who, who) if len(named) == 1 else None
    by = [slug for slug in named if facts()[slug].kind != BASIC and plays(slug)]
    if len(by) == 2:
        by = [slug for slug in by if _with(q, slug)]
    things = [slug for slug in named if slug not in by]
    if len(by) != 1 or len(things) > 1:
        return None
    if mover(q, by[0]) == OTHER:
        return None
    return TriggeredDeed(verbs[0], things[0] if things else "", by[0])


def _with(q: Question, slug: str) -> bool:
    """By which card something is done: with Workshop, mit der Werkstatt."""
    named = next(each for each in q.cards if each.slug == slug)
    return any(
        spot.meaning == "on" and 0 < named.at - spot.at <= 2 and spot.raw.lower() in ("with", "using", "mit", "durch")
        for spot in q.spots
    )


def _one_then_other(q: Question) -> tuple[str, str] | None:
    """If I play Merchant and then a Gold."""
    told = [clause for clause in q.clauses if clause.condition]
    if len(told) != 1 or len(q.inside(told[0], *DEEDS)) != 1 or q.inside(told[0], "other"):
        return None
    named = q.named_in(told[0])
    if len(named) != 2 or not q.inside(told[0], "play") or not all(plays(each.slug) for each in named):
        return None
    joined = {token.word for token in q.tokens[named[0].end : named[1].at]}
    return (named[0].slug, named[1].slug) if joined & {"and", "und", "then", "dann"} and len(q.slugs) == 2 else None


def _tables(q: Question, card: str, deed: TriggeredDeed, thing: str, n: int = 1) -> Iterator[Scene]:
    """The card was played before, or is in hand where it reacts from there; then comes the deed."""
    moves = [f"play {name(deed.by)}"] if deed.by else [f"{deed.kind} {name(deed.card)}"]
    held = tuple(slug for slug in (deed.by, deed.card) if slug and (deed.kind != "buy" or slug == deed.by))
    if deed.kind == "gain":
        held = (deed.by,)
    scene = Scene(
        mover=deed.mover,
        script=(tuple(moves),),
        hands={ME: held} if deed.mover == ME or not deed.by else {OTHER: (deed.by,), ME: (deed.card,)},
        top={ME: (deed.card,)} if deed.mover == OTHER and deed.by else {},
        want=tuple(slug for slug in (deed.card, thing) if slug),
        use=(card,),
        supply=tuple(slug for slug in (deed.card, thing) if slug and deed.kind in ("buy", "gain")),
        coins=facts()[deed.card].cost.coins if deed.kind == "buy" else 0,
        buys=1,
        phase=phase_of(deed.by or deed.card) if deed.kind != "buy" else "buy",
        editions=editions(q),
        actions=2 + n,
    )
    if card == deed.card:
        yield replace(scene, use=(card,))
        return
    types = set(facts()[card].types)
    if "Reaction" in types:
        yield replace(scene, hands={**scene.hands, ME: (card, *scene.hands[ME])})
    if plays(card) and deed.mover == ME:
        phase = first_phase((card, *((deed.by,) if deed.by else ())))
        script = (*(f"play {name(card)}",) * n, *moves)
        yield replace(scene, hands={ME: (*(card,) * n, *scene.hands[ME])}, script=(script,), phase=phase)


def _done(run: Played, deed: TriggeredDeed, card: str) -> int | None:
    """The step in which it was done, after the card was played where it had to be."""
    kind = DEEDS[deed.kind]
    plain = [n for n, step in enumerate(run.steps) if step.kind == "play" and card in step.cards and not step.path]
    if any(f"play {name(card)}" in moves for moves in run.scene.script) and not plain:
        return None
    return next(
        (
            n
            for n, step in enumerate(run.steps)
            if step.kind == kind
            and n > max(plain, default=-1)
            and step.actor == run.seat(deed.who)
            and (not deed.card or deed.card in step.cards)
            and (not deed.by or through(step, (deed.by,)))
            and not undone(step)
        ),
        None,
    )


def _usually(q: Question, card: str, wanted: Wanted) -> bool:
    """There are deeds for which the card gives just that."""
    for deed in USUAL:
        for scene in _tables(q, card, deed, wanted.thing):
            runs = play(scene)
            at = [_done(run, deed, card) for run in runs]
            if (
                runs
                and None not in at
                and all(wanted.of(run, card, n or 0)[0] for run, n in zip(runs, at, strict=True))
            ):
                return True
    return False
