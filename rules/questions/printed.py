"""What is printed: is it an Attack, what does it cost, also after cards that make others cheaper."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from rules.document.layout import lay_out
from rules.document.parse import parse
from rules.facts import facts
from rules.questions import casting
from rules.questions.probes import plays
from rules.questions.reading import Question
from rules.questions.scene import ME, Played, Scene, name, play, playable
from rules.questions.verdict import Finding, Verdict, cited, ruled, through, yes_no
from rules.reading import FIXTURES, read_yaml
from rules.speech.grammar import DE, EN, a_card, capital, the_card


def type_of_card(q: Question) -> Verdict | None:
    """Is the Moat an Attack? Does a Curse count as a Victory card for Silk Road?"""
    if len(q.types) != 1 or not q.asks("be", "count") or q.has("how-many", "what", "when", "who", "play", "can", "not"):
        return None
    kind, at = q.types[0]
    before = [named for named in q.cards if named.at < at]
    if not before or (len(q.slugs) > 1 and not q.has("count")):
        return None
    if q.leftover(("count", "unit-cards", "unit-actions")):
        return None
    fact = facts()[before[0].slug]
    is_one = kind in fact.types
    en, de = capital(the_card(fact.slug, EN)), capital(the_card(fact.slug, DE, 2))
    listed = ", ".join(fact.types)
    german = ", ".join(type_name(each) for each in fact.types)
    text = (f"{en} is of these types: {listed}.", f"{de} hat diese Typen: {german}.")
    return Verdict("yes" if is_one else "no", yes_no(is_one), text, kind="type")


@cache
def type_name(kind: str) -> str:
    rows = read_yaml(FIXTURES / "types.yaml")
    return next((row["de"] for row in rows.values() if row["en"] == kind), kind)


def price(q: Question) -> Verdict | None:
    """How much does a Wharf cost? What does a Province cost with two Bridges?"""
    if not q.asks("cost") or not q.asks("how-many", "what") or not q.slugs or len(q.slugs) > 3:
        return None
    if q.leftover(("cost", "how-many", "what", "play", "in-play", "this-turn", "unit-coins", "cheaper", "another")):
        return None
    if not all(playable(slug) or len(q.slugs) == 1 for slug in q.slugs):
        return None
    if len(q.slugs) == 1:
        fact = facts()[q.slugs[0]]
        if fact.cost.potion or fact.cost.debt or q.has("play", "in-play", "cheaper"):
            return None
        n = fact.cost.coins
        text = (f"{name(fact.slug)} costs {n} Coins.", f"{fact.de} kostet {n} Geld.")
        return Verdict(n, (f"{n}.", f"{n}."), text, kind="cost")
    verb = q.spot("cost")
    assert verb is not None
    found: list[tuple[str, int, Played]] = []
    for target in q.slugs:
        others = [slug for slug in q.slugs if slug != target]
        if not all(plays(slug) for slug in others):
            continue
        cards = tuple(slug for slug in others for _ in range(q.copies(slug)))
        scene = Scene(script=(tuple(f"play {name(slug)}" for slug in cards),), hands={ME: cards}, actions=len(cards))
        scene = replace(scene, supply=(target,), editions=casting.editions(q), avoid=("-",))
        costs = [(_cost_now(run, target), run) for run in play(scene)]
        if costs and len({n for n, _ in costs}) == 1 and costs[0][0] is not None:
            found.append((target, costs[0][0], costs[0][1]))
    changed = [each for each in found if each[1] != facts()[each[0]].cost.coins]
    if len(changed) != 1:
        return None
    target, n, run = changed[0]
    text = (
        f"{capital(a_card(target, EN, 0))} then costs {n} Coins.",
        f"{capital(a_card(target, DE, 0))} kostet dann {n} Geld.",
    )
    steps = tuple(i for i, step in enumerate(run.steps) if step.kind == "play" or through(step, q.slugs))
    return replace(ruled(q, run, Finding(n, steps), (f"{n}.", f"{n}."), text, "cost"), cites=cited(run, steps, q.slugs))


def _cost_now(run: Played, target: str) -> int | None:
    """The cost when everything is played and the first turn is not yet over."""
    game = lay_out(parse({**run.document, "moves": []}))
    game.run()
    for move in run.document["moves"]:
        if move == "-" and game.phase == "buy":
            break
        game.push(move)
    if game.pending is None or game.player != 0:
        return None
    return int(game.cost(game.table.rules.kind(target)).coins)
