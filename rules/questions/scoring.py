"""Whether a card counts for another, or counts at all, where it lies: on a mat, in Exile, in the trash, in play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rules.document.keys import MATS
from rules.engine.decisions import Text
from rules.engine.steps import Step
from rules.facts import facts, in_every_game
from rules.questions.frame import WITH
from rules.questions.names import NamedCard
from rules.questions.persons import governing
from rules.questions.probes import phase_of, plays
from rules.questions.question import Question
from rules.questions.scene import ME, Played, Scene, name, play, playable
from rules.questions.verdict import Finding, Verdict, ruled, through, yes_no
from rules.questions.worth import TAVERN, UNTOLD, points, worth_of
from rules.rulebook.score import MATS_THAT_COUNT
from rules.speech.grammar import DE, EN, THE, capital, several, the_card

WORDS = ("count", "unit-cards", "unit-points", "gain", "end", "mat", "exile", "from-trash", "set-aside", "stay", "deck")
TRASH = "trash"
FOR = frozenset(("for", "fur", "bei", "beim", "towards", "toward"))
WHERE: dict[str, Text] = {
    "island": ("on the Island mat", "auf dem Inseltableau"),
    "native-village": ("on the Native Village mat", "auf dem Eingeborenendorf-Tableau"),
    "tavern": ("on the Tavern mat", "auf dem Wirtshaustableau"),
    "exile": ("in Exile", "im Exil"),
    TRASH: ("in the trash", "im Müll"),
    "": ("more", "mehr"),
}


@dataclass(frozen=True)
class _Place:
    """Where the cards in question lie: a mat, the trash; "" with all others. `owner`: the card whose mat it is."""

    where: str
    owner: NamedCard | None = None


def counts_for(q: Question) -> Verdict | None:
    """Does a Curse count for Gardens? Do the cards on my Island mat? Does a Province in Exile still score?"""
    scoring = q.has("count") or (q.asks("gain", "have") and q.asks("unit-points"))
    if not scoring or q.has("how-many", "what", "when", "who", "not", "or", "only", "twice", "instead") or q.numbers:
        return None
    silent = {token.raw for token in q.tokens if token.word in TAVERN}
    if set(q.leftover(WORDS)) - silent or q.types or not all(playable(slug) for slug in q.slugs):
        return None
    place = _place(q)
    if place is None or any(token.word in ("as", "als") for token in q.tokens):
        return None  # what it counts as is another matter
    cards = [named for named in q.cards if named is not place.owner]
    if len({named.slug for named in cards}) < len(cards) or not 1 <= len(cards) <= 2:
        return None
    changing = [named for named in cards if callable(points(named.slug))]
    counted_by = [named for named in changing if governing(q, named.at, 0) in FOR]
    subject = next(iter(counted_by or (changing if len(changing) == 1 and len(cards) == 2 else ())), None)
    if subject is None and len(changing) == 1 and q.has("unit-cards"):
        subject = changing[0]  # my Gardens count the cards on the mat
    things = [named.slug for named in cards if named is not subject]
    if subject is None:
        return _scores(things[0], place.where) if len(things) == 1 and place.where else None
    if not things and not (place.where and q.has("unit-cards")):
        return None
    found = [counting(subject.slug, thing, place.where) for thing in things or ("copper", "estate", "village")]
    return next((each for each in found if each and each.value == "yes"), found[0])


def _place(q: Question) -> _Place | None:
    mats, aside = [spot for spot in q.spots if spot.meaning == "mat"], q.has("set-aside")
    told = [meaning for meaning in ("mat", "exile", "from-trash", "set-aside") if q.has(meaning)]
    if not told:
        return _Place("")
    if len(told) > 1 or len(mats) > 1:
        return None
    if told == ["exile"]:  # with which card, or by itself
        return _Place("exile", next((named for named in q.cards if governing(q, named.at, 0) in WITH), None))
    if told == ["from-trash"]:
        return _Place(TRASH)
    if mats and any(token.word in TAVERN and abs(token.at - mats[0].at) <= 2 for token in q.tokens):
        return _Place("tavern")
    for named in q.cards:
        near = bool(mats) and (named.end in (mats[0].at, mats[0].at - 1) or 0 < named.at - mats[0].at <= 3)
        if named.slug in MATS and (near or (aside and governing(q, named.at, 0) in WITH)):
            return _Place(named.slug, named)
    return None


def _cites(where: str) -> tuple[str, ...]:
    return (MATS_THAT_COUNT[MATS[where]],) if where in MATS else ()


def _scores(thing: str, where: str) -> Verdict | None:
    """A card that lies there, and no other."""
    if not {"Victory", "Curse"} & set(facts()[thing].types) or callable(points(thing)):
        return None
    found = worth_of((thing,), (), {} if where == TRASH else {where: (thing,)})
    if found is None:
        return None
    n, at = found[0], WHERE[where]
    text = (
        f"{capital(the_card(thing, EN))} {at[EN]}: {n} {'point' if n == 1 else 'points'}.",
        f"{capital(the_card(thing, DE, THE))} {at[DE]}: {n} {'Punkt' if n == 1 else 'Punkte'}.",
    )
    return Verdict("yes" if n else "no", yes_no(bool(n)), text, _cites(where), kind="worth")


def counting(subject: str, other: str, where: str = "") -> Verdict | None:
    """Whether the one is worth more or less for the other that lies there; None where nothing shows it."""
    if not callable(points(subject)):
        return None
    among = None
    for n in range(len(in_every_game())):
        beside = [subject, *(slug for slug in in_every_game()[:n] if slug != other)]
        without, among = worth_of((subject,), beside), _with_more(subject, beside, other, where)
        if without is None or among is None:
            return None
        if without != among:
            text = (
                f"With {several(other, UNTOLD, EN)} {WHERE[where][EN]} it is worth {among[0]} instead of {without[0]}.",
                f"Mit {several(other, UNTOLD, DE)} {WHERE[where][DE]} zählt die Karte {among[0]} statt {without[0]}.",
            )
            return Verdict("yes", yes_no(True), text, (*among[1], *_cites(where)), kind="worth")
    if facts()[other].kind != "basic":
        return None
    text = (
        f"{several(other, UNTOLD, EN)} {WHERE[where][EN]} change nothing of what it is worth.",
        f"{several(other, UNTOLD, DE)} {WHERE[where][DE]} ändern nichts daran, was die Karte zählt.",
    )
    return Verdict("no", yes_no(False), text, among[1] if among else (), kind="worth")


def _with_more(subject: str, beside: Sequence[str], other: str, where: str) -> tuple[int, tuple[str, ...]] | None:
    more = [other] * UNTOLD
    if where == TRASH:
        return worth_of((subject,), beside)
    return worth_of((subject,), beside, {where: more}) if where else worth_of((subject,), [*beside, *more])


IN_PLAY = ("count", "unit-cards", "in-play", "last-turn", "stay")
COUNTING = ("counted", "names")  # the steps that say how many cards of a kind there are


def counts_in_play(q: Question) -> Verdict | None:
    """Does a Caravan still out from my last turn count for Horn of Plenty? Does a Gold in my hand for Bank?"""
    if not q.has("count") or q.has("how-many", "what", "when", "who", "not", "or", "only", "twice", "as", "other"):
        return None
    if q.leftover(IN_PLAY) or q.types or q.numbers or len(q.cards) != 2 or len(q.slugs) != 2:
        return None
    subject = next((named.slug for named in q.cards if governing(q, named.at, 0) in FOR), "")
    other = next(slug for slug in q.slugs if slug != subject)
    lying = q.has("in-play", "last-turn") or (q.told is not None and other in dict(q.told.played))
    if not subject or not plays(subject) or not playable(other) or lying == q.has("in-hand"):
        return None
    lasting = "Duration" in facts()[other].types
    if q.has("last-turn") and not lasting:
        return None
    alone = Scene(script=((f"play {name(subject)}",),), hands={ME: (subject,)}, phase=phase_of(subject))
    beside = {ME: (other,)}
    among = replace(alone, durations=beside) if lying and lasting else replace(alone, in_play=beside)
    if not lying:
        among = replace(alone, hands={ME: (subject, other)})
    without, runs = play(alone), play(among)
    if not runs or not without or any(run.stopped for run in (*runs, *without)):
        return None
    more = {_so_many(run, subject) - _so_many(each, subject) for run, each in zip(runs, without, strict=True)}
    steps = tuple(n for n, step in enumerate(runs[0].steps) if _counts(step, subject))
    if len(more) != 1 or not steps or not more <= {0, 1}:
        return None
    value = more == {1}
    return ruled(
        q, runs[0], Finding("yes" if value else "no", steps[:1]), yes_no(value), kind="story", about=(subject,)
    )


def _counts(step: Step, subject: str) -> bool:
    return step.sentence in COUNTING and through(step, (subject,))


def _so_many(run: Played, subject: str) -> int:
    return next((int(step.words["n"]) for step in run.steps if _counts(step, subject)), 0)
