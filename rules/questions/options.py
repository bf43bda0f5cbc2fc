"""How many options of a card are chosen: by the types of what a Courtier shows, or one more where an Elder plays it."""

from __future__ import annotations

import re

from rules.facts import plain
from rules.questions import casting
from rules.questions.probes import plays, plays_it
from rules.questions.question import SILENT, Question
from rules.questions.scene import ME, Offer, Played, Scene, name, play, playable
from rules.questions.verdict import Finding, Verdict, agreed, counted, ruled
from rules.questions.words import any_of

THINGS = any_of("""
    option, options, optionen, thing, things, sachen, dinge, choices, choice, effects, bonuses, boni, moglichkeiten,
    vorteile, pick, picks
""")
WORDS = SILENT | any_of("how-many, choose, option, can, reveal, play, gain, this-turn, another, each, happen, nth")
WAYS = any_of("at most, hochstens, maximal, different, verschiedene, unterschiedliche, vorzeigen, aussuchen, vor")
FROM = re.compile(r"(choose|pick|select) (from|between)|aus wie ?vielen|zwischen wie")  # of how many there are


def options(q: Question) -> Verdict | None:
    """Courtier shows a Lighthouse, an Elder plays my Pawn: how many options may I choose?"""
    if q.strange or not q.has("how-many") or not 1 <= len(q.slugs) <= 3 or not all(map(playable, q.slugs)):
        return None
    words = {token.word for token in q.tokens}
    if (
        not words & THINGS
        or FROM.search(q.text.lower())
        or q.types
        or len({named.slug for named in q.cards}) < len(q.slugs)
    ):
        return None
    if any(s.meaning not in WORDS and plain(s.raw) not in THINGS | WAYS for s in q.spots) or q.has("or", "not"):
        return None
    if len(q.slugs) == 1 and not q.has("can", "choose"):
        return None  # how many there are, or how many are chosen
    for helper, asker in ((h, a) for a in q.slugs for h in ("", *q.slugs) if h != a):
        found = _chosen(q, helper, asker)
        if found is not None:
            return found
    return None


def _chosen(q: Question, helper: str, asker: str) -> Verdict | None:
    """The options of one card, played by hand or by another one, where the rest is what it asks for."""
    shown = tuple(slug for slug in q.slugs if slug not in (helper, asker))
    first = helper or asker
    if not plays(first) or (helper and plays_it(helper, asker) != 1) or len(shown) > 1:
        return None
    scene = Scene(
        script=((f"play {name(first)}",),),
        hands={ME: tuple(filter(None, (helper, asker, *shown)))},
        want=(asker, *shown),
        use=(first,),
        in_order=True,
        editions=casting.editions(q),
    )
    found = agreed(play(scene), lambda run: _most(q, asker, shown, run))
    if found is None:
        return None
    return ruled(q, found[1], found[0], counted(int(found[0].value)), kind="story")


def _most(q: Question, asker: str, shown: tuple[str, ...], run: Played) -> Finding | None:
    """As many as can be chosen at once; of what was told each card must have had its part."""
    asks = [offer for offer in run.offers if offer.kind == "choose-option" and offer.source == asker]
    seen = {slug for step in run.steps if step.kind == "reveal" for slug in step.cards}
    if run.stopped or len(asks) != 1 or asks[0].player != ME or not {*shown} <= seen or not _counts(q, asks[0]):
        return None
    if not shown and len(q.slugs) == 1 and seen:
        return None  # what is shown is not said
    steps = tuple(n for n, step in enumerate(run.steps) if step.kind in ("play", "reveal") and n < asks[0].n)
    return Finding(asks[0].most, steps)


def _counts(q: Question, asks: Offer) -> bool:
    """Of the three options: as many as there are."""
    return all(n in (len(asks.choices), 1) for n, _ in q.numbers)
