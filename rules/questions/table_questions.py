"""Questions that the table of a claim can answer: made from what happens there, and from what does not."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from rules.questions.claim import ANY, Asked, Claim
from rules.questions.judge import judge
from rules.questions.laying import PLAYER, tables
from rules.questions.probes import shields
from rules.questions.scene import Played, play
from rules.questions.verdict import Verdict

MOST, MOST_TRIED = 6, 10
COUNTED, WHETHER = ("draw", "discard"), ("gain", "trash", "exile")  # how many of them; whether it happens at all
UNITS = ("coins", "actions", "buys", "vp", "coffers", "villagers")
PERSON = {name: who for who, name in PLAYER.items()}


@dataclass(frozen=True)
class TableQuestion:
    asked: Asked
    verdict: Verdict


def questions_of(claim: Claim, most: int = MOST) -> list[TableQuestion]:
    """What is asked first, where it can be answered; then what else the table tells."""
    found = []
    told = {(deed.who, deed.verb, deed.card) for deed in claim.deeds}
    asking = [each for each in _asked(claim) if (each.who, each.verb, each.card) not in told]
    for asked in [*dict.fromkeys((claim.asked, *asking))][:MOST_TRIED]:
        verdict = judge(replace(claim, asked=asked)) if asked.type else None
        if verdict is not None and verdict.value is not None:
            found.append(TableQuestion(asked, verdict))
    return found[:most]


def run_of(claim: Claim) -> Played | None:
    """The claim's table, played to its end, where all that was told is seen on it."""
    for laid in tables(replace(claim, asked=Asked()) if claim.deeds else claim):
        runs = play(laid.scene)
        if runs and all(laid.as_told(run) for run in runs):
            return runs[0]
    return None


def _asked(claim: Claim) -> Iterator[Asked]:
    run = run_of(claim)
    exposed = run_of(_without_shields(claim)) if any(map(shields, claim.slugs)) else None
    yield from _protection(claim) if exposed else ()
    for table in filter(None, (exposed, run)):
        yield from _steps_asked(claim, table)


def _protection(claim: Claim) -> Iterator[Asked]:
    shield = next(slug for slug in claim.slugs if shields(slug))
    holders = [*(part.who for part in claim.held if part.card == shield), *(
        deed.who for deed in claim.deeds if deed.card == shield)]  # fmt: skip
    holder = next(filter(None, holders), "me")
    yield Asked("happens", holder, "protect")


def _steps_asked(claim: Claim, run: Played) -> Iterator[Asked]:
    """Who gains, draws, discards, trashes what because of the named cards, and how much it brings."""
    for step in run.steps:
        who = PERSON.get(run.names[step.actor]) if 0 <= step.actor < len(run.names) else None
        through = any(slug in claim.slugs for slug, _, _ in step.path)
        if who is None or not through or step.sentence == "clean up":
            continue
        if step.kind in COUNTED and step.cards:
            yield Asked("how-many", who, step.kind, unit="cards")
        elif step.kind in WHETHER and step.cards:
            named = step.kind == "gain" or step.cards[0] in claim.slugs  # else it only happens to lie there
            yield Asked("happens", who, step.kind, step.cards[0] if named else ANY)
        amounts = step.words.get("n")
        if step.sentence == "plus" and isinstance(amounts, dict):
            yield from (Asked("how-many", who, unit=unit) for unit in UNITS if amounts.get(unit))


def _without_shields(claim: Claim) -> Claim:
    """The same where nobody is protected: what would happen then can be asked about, too."""
    return replace(
        claim,
        held=tuple(part for part in claim.held if not (part.card and shields(part.card))),
        deeds=tuple(deed for deed in claim.deeds if not (deed.card and shields(deed.card))),
    )
