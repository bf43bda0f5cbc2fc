"""How a card takes another from a pile, and whether it takes a certain one: the tables of what is within reach."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from rules.document.layout import lay_out
from rules.document.parse import parse
from rules.engine.steps import Step
from rules.facts import facts
from rules.questions import casting
from rules.questions.card_facts import cost_now
from rules.questions.choices import IN_PLAY, not_offered
from rules.questions.numbers import Numbers
from rules.questions.probes import in_order, phase_of, player_of_cards, plays
from rules.questions.question import BASIC, Question
from rules.questions.scene import ME, OTHER, Played, Scene, name, play
from rules.questions.verdict import Finding, Verdict, agreed, kinds_of, ruled, through, yes_no

# For what a card takes another: for nothing, for a card from hand, for what is bought, for what it is bought itself,
# for what its player's neighbour gained, for what somebody else reveals.
FREELY, FROM_HAND, BOUGHT, ITSELF, THEIRS, REVEALED = "freely", "hand", "bought", "itself", "theirs", "revealed"
HELD = ("estate", "gold", "village", "silver")  # what a card may want for another
PILES = ("village", "smithy")
MOVED = ("trash", "discard", "return", "put", "exile", "set-aside")


@dataclass(frozen=True)
class Taking:
    """`user` takes `got`, for `given` where it wants something for it, when `before` was played."""

    user: str
    got: str
    given: str
    n: int  # how many of them
    before: tuple[str, ...]
    how: str
    lying: Numbers  # what lies there besides

    def scene(self) -> Scene:
        user, given, got = self.user, self.given, self.got
        bought = user if self.how == ITSELF else given if self.how == BOUGHT else ""
        played = (*self.before, *((user,) if self.how != ITSELF else ()))
        held = (*played, *((given,) if given and self.how == FROM_HAND else ()))
        script = (*(f"play {name(slug)}" for slug in played), *((f"buy {name(bought)}",) if bought else ()))
        return Scene(
            script=(script,),
            hands={ME: held},
            want=tuple(slug for slug in (given, got) if slug),
            use=(user, *((given,) if given not in ("", got) else ())),
            top={OTHER: (given,)} if self.how == REVEALED else {},
            last_gained={OTHER: (got, "copper")} if self.how == THEIRS else {},
            phase=phase_of(played[0]) if played else "buy",
            coins=facts()[bought].cost.coins if bought else 0,
            actions=1 + len(self.before),
            supply=tuple(dict.fromkeys(slug for slug in (got, bought) if slug)),
            bare={ME: True},
            in_order=True,
        )

    def tables(self, q: Question) -> Iterator[Scene]:
        return self.lying.around(replace(self.scene(), editions=casting.editions(q)))


@lru_cache(1024)
def cheaper(slug: str) -> bool:
    """It makes cards cheaper."""
    table = lay_out(parse({"players": {ME: {"hand": [name(slug)]}, "Bernd": {}}})).table
    return bool(table.rules.kind(slug).cut)


@lru_cache(1024)
def takes(slug: str) -> str:
    """For what its player takes a card from a pile; "" where nobody takes any."""
    gains = any("gain" in en.lower() for en, _ in facts()[slug].lines)
    if not gains or not plays(slug) or player_of_cards(slug) or facts()[slug].kind == BASIC:
        return ""
    for held in HELD:
        scene = Taking(slug, "", held, 1, (), FROM_HAND, Numbers()).scene()
        paid = {_paid(run, slug, held) for run in play(replace(scene, want=(), supply=PILES))}
        if len(paid) == 1 and paid & {FREELY, FROM_HAND}:
            return paid.pop() or ""
    return next((how for how in (THEIRS, BOUGHT, ITSELF, REVEALED) if _takes_so(slug, how)), "")


def _takes_so(slug: str, how: str) -> bool:
    """Then it offers piles, and wants nothing from hand."""
    given = "gold" if how == BOUGHT else "silver" if how == REVEALED else ""
    cost = facts()[slug].cost
    if how == ITSELF and (cost.potion or cost.debt):
        return False
    scene = Taking(slug, "silver", given, 1, (), how, Numbers()).scene()
    runs = play(replace(scene, supply=(*PILES, *((slug,) if how == ITSELF else ()))))
    paid = {_paid(run, slug, given) for run in runs}
    return bool(runs) and paid == {REVEALED if how == REVEALED else FREELY}


def _paid(run: Played, slug: str, given: str) -> str | None:
    """What its player paid before a pile was offered; None where none was, or where it is something else."""
    pick = next((offer for offer in run.offers if offer.source == slug and offer.kind == "choose-pile"), None)
    done = run.steps[: pick.n] if pick else []
    moved = [step for step in done if step.kind in MOVED and through(step, (slug,)) and set(step.cards) != {slug}]
    if pick is None or any(given not in step.cards for step in moved):
        return None
    mine = all(step.actor == run.seat(ME) for step in moved)
    return FREELY if not moved else FROM_HAND if mine else REVEALED


def judged(q: Question, taking: Taking) -> Verdict | None:
    """Whether it is taken at the table where all this was done."""
    user, got = taking.user, taking.got
    if facts()[got].kind not in ("kingdom", BASIC) or not all(in_order(slug, user) for slug in taking.before):
        return None
    scenes = list(taking.tables(q))
    found = agreed([run for scene in scenes for run in play(scene)], lambda run: _taken(q, taking, run))
    if found is None or any(not play(scene) for scene in scenes):
        return None
    finding, run = found
    can = finding.value == "yes"
    if not can and any(_otherwise(q, taking, each) for scene in scenes for each in _richer(q, scene)):
        return None  # it hangs on what else lies there
    text = None if can else not_offered(run, user, got)
    return ruled(q, run, finding, yes_no(can), text, "reach", (user,))


def _richer(q: Question, scene: Scene) -> tuple[Scene, ...]:
    """The same with many cards in play, and with a pile that has run out."""
    lying = tuple(slug for slug in IN_PLAY if slug not in q.slugs)
    pile = next(slug for slug in IN_PLAY if slug not in q.slugs and facts()[slug].kind != BASIC)
    return replace(scene, in_play={ME: (*scene.in_play.get(ME, ()), *lying)}), replace(scene, empty=(pile,))


def _otherwise(q: Question, taking: Taking, scene: Scene) -> bool:
    found = agreed(play(scene), lambda run: _taken(q, taking, run))
    return found is None or found[0].value != "no"


def _taken(q: Question, taking: Taking, run: Played) -> Finding | None:
    """Whether it was taken, and with that card; None where it never came to it, or another card brought it."""
    got, mine = taking.got, [(n, step) for n, step in enumerate(run.steps) if through(step, (taking.user,))]
    paid = _given(taking, run, mine)
    taken = [n for n, step in mine if step.kind == "gain" and got in step.cards]
    elsewhere = any(step.kind == "gain" and got in step.cards and step.path for step in run.steps)
    if run.stopped or (taking.given and not paid) or (elsewhere and not taken):
        return None
    if sum(run.steps[n].cards.count(got) for n in taken) >= taking.n:
        fits = not q.has("to-hand") or all("to-hand" in kinds_of(run.steps[n]) for n in taken)
        return Finding("yes", (*paid, *taken)) if fits else None
    return Finding("no", tuple(paid)) if _was_not_offered(taking, run, bool(taken)) else None


def _was_not_offered(taking: Taking, run: Played, taken: bool) -> bool:
    """Something was taken, and it could not be that card; of a mixed pile another one lies on top."""
    asks = [offer for offer in run.offers if offer.source == taking.user and offer.kind == "choose-pile"]
    offered = any(name(taking.got) in offer.choices for offer in asks)
    nothing = not asks and not taking.given and taking.how != THEIRS
    return not (nothing or (offered and not taken) or facts()[taking.got].pile)


def _given(taking: Taking, run: Played, mine: Sequence[tuple[int, Step]]) -> list[int]:
    """The steps in which the one card was given for the other."""
    if not taking.given:
        return []
    bought = taking.how == BOUGHT
    done, kinds = (list(enumerate(run.steps)), ("buy",)) if bought else (mine, MOVED)
    return [n for n, step in done if step.kind in kinds and taking.given in step.cards]


def price(q: Question, taking: Taking, slug: str) -> int | None:
    """What a card costs there when all that was told is done."""
    scene = next(taking.tables(q))
    runs = play(replace(scene, supply=tuple(dict.fromkeys((*scene.supply, slug)))))
    found = {cost_now(run, slug) for run in runs if not run.stopped}
    return found.pop() if len(found) == 1 else None
