"""Whether a card is within another's reach: who gains what, for which card, and what has made it cheaper before."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from rules.document.layout import lay_out
from rules.document.parse import parse
from rules.facts import facts
from rules.questions import casting
from rules.questions.choices import IN_PLAY, not_offered
from rules.questions.circumstances import Circumstances
from rules.questions.frames import Frame, frames, governing
from rules.questions.names import Named
from rules.questions.probes import in_order, phase_of, player_of_cards, plays
from rules.questions.question import BASIC, SILENT, Question
from rules.questions.scene import ME, Played, Scene, name, play, playable
from rules.questions.verdict import Finding, Verdict, agreed, kinds_of, ruled, through, yes_no
from rules.questions.words import any_of

# What such a question may say; whatever else is told of a table, it may hang on.
WORDS = SILENT - {"other"} | any_of("""
    can, gain, play, in-play, stay, upgrade, choose, trash, discard, return, to-hand, earlier, this-turn, once, supply,
    another, action-phase
""")
ENOUGH = any_of("reicht, reichen, langt")
BACK = any_of("zurück, back")
GIVEN, GOT = any_of("trash, discard, return, give"), any_of("gain, to-hand, choose")
ASKED = GIVEN | GOT | {"", "upgrade"}
LYING = ("play", "in-play", "stay", "")
AFTER = any_of("after, nach, following")
OUT_OF, INTO = any_of("aus, from, on, auf, upon"), any_of("into, zu, zum, zur, in")
HELD = ("estate", "gold", "village", "silver")  # what a card may want for another
MOVED = any_of("trash, discard, return, put, exile, set-aside")
VERBAL = "upgrade"  # a card that is a word for what it does


@dataclass(frozen=True)
class Reach:
    """`user` gains `got`, for `given` where it wants something for it, when `before` was played."""

    user: str
    got: str
    given: str
    n: int  # how many of them
    before: tuple[str, ...]


def in_reach(q: Question) -> Verdict | None:
    """May Workshop take a Duchy after a Bridge, is Gold legal for Artisan, does Remodel make a Province of a Duchy?"""
    if not 1 <= len(q.slugs) <= 4 or q.types or q.strange or not all(map(playable, q.slugs)):
        return None
    said = {spot.raw.lower() for spot in q.spots if spot.meaning not in WORDS}
    if said - ENOUGH - BACK or (q.told and replace(q.told, phase="", used=frozenset()) != Circumstances()):
        return None
    found = frames(q)
    asks = [frame for frame in found if frame.asked]
    reach = _read(q, found)
    if reach is None or (q.told and q.told.phase not in ("", phase_of(reach.user))):
        return None
    if any(
        frame.deed not in ASKED and (frame.deed != "play" or frame.by or reach.got in frame.slugs) for frame in asks
    ):
        return None  # not whether it is taken
    may = any(frame.modal == "can" for frame in asks) or said & ENOUGH
    gains = any(frame.deed not in GIVEN or {reach.given, reach.got} <= {*frame.slugs} for frame in asks)
    return _judged(q, reach) if gains and (may or (reach.given and any(f.deed == "gain" for f in asks))) else None


def _read(q: Question, found: Sequence[Frame]) -> Reach | None:
    before = [slug for slug in q.slugs if _cheaper(slug) and _done_before(q, found, slug)]
    cards = [named for named in q.cards if named.slug not in before]
    users = [slug for slug in dict.fromkeys(named.slug for named in cards) if wants(slug) is not None]
    by = {slug for frame in found for slug in (frame.by, frame.with_it)}
    if len(users) > 1:
        users = [slug for slug in users if slug in by]
    if not users and any(spot.raw.lower() == VERBAL for spot in q.spots):
        users = [VERBAL]
    if len(users) != 1:
        return None
    user, first = users[0], next((named for named in cards if named.slug == users[0]), None)
    others = [named for named in cards if named is not first]
    another = q.has("another")
    if len(others) == 1 and not wants(user) and (others[0].slug == user) <= another:
        got, given = others[0], ""
    elif len(others) == 2 and wants(user):
        order = _in_order(q, found, others[0], others[1])
        if order is None:
            return None
        got, given = order[1], order[0].slug
    else:
        return None
    if another and got.slug not in (user, given):
        return None
    if any(_elsewhere(frame, named.slug) for frame in found for named in others):
        return None
    if given and _names(given, got.slug) and not _names(user, got.slug):
        return None  # what is given may bring it
    copies = q.copies(got.slug) if got.slug != given else 1
    if given and given != got.slug and q.copies(given) > 1:
        return None
    return Reach(user, got.slug, given, copies, tuple(slug for slug in before for _ in range(q.copies(slug))))


def _elsewhere(frame: Frame, slug: str) -> bool:
    """It lies in play, or is played or bought: it is neither taken nor given."""
    return slug in frame.slugs and (frame.deed in ("play", "buy", "in-play", "stay") or frame.has("in-play"))


def _names(slug: str, other: str) -> bool:
    return any(name(other) in en for en, _ in facts()[slug].lines)


def _done_before(q: Question, found: Sequence[Frame], slug: str) -> bool:
    """It was played, or lies there: in what was told, or behind "after"."""
    places = [named.at for named in q.cards if named.slug == slug]
    told = any(slug in frame.slugs and not frame.asked and frame.deed in LYING for frame in found)
    lies = any(slug in frame.slugs and frame.has("in-play") for frame in found)
    return len(places) == 1 and (told or lies or governing(q, places[0], 0) in AFTER)


def _in_order(q: Question, found: Sequence[Frame], one: Named, two: Named) -> tuple[Named, Named] | None:
    """Which of the two is given for the other: as the words say, else the one that is named first."""
    votes = {_side(q, found, one), -_side(q, found, two)} - {0}
    if len(votes) > 1:
        return None
    return (two, one) if votes == {1} else (one, two)


def _side(q: Question, found: Sequence[Frame], named: Named) -> int:
    """-1 for what is given, 1 for what is taken for it, 0 where nobody says."""
    word = governing(q, named.at, 0)
    if word in OUT_OF | INTO:
        return 1 if word in INTO else -1
    frame = next((each for each in found if named.slug in each.slugs and each.deed in GIVEN | GOT), None)
    alone = frame is not None and frame.slugs.count(named.slug) == len(frame.slugs)
    return 0 if frame is None or not alone or frame.meant else 1 if frame.deed in GOT else -1


@lru_cache(1024)
def _cheaper(slug: str) -> bool:
    """It makes cards cheaper."""
    table = lay_out(parse({"players": {ME: {"hand": [name(slug)]}, "Bernd": {}}})).table
    return bool(table.rules.kind(slug).cut)


@lru_cache(1024)
def wants(slug: str) -> bool | None:
    """Whether it wants a card for the one that its player takes from a pile; None where nobody takes any."""
    takes = any("gain" in en.lower() for en, _ in facts()[slug].lines)
    if not takes or not plays(slug) or player_of_cards(slug) or facts()[slug].kind == BASIC:
        return None
    for held in HELD:
        scene = Scene(
            script=((f"play {name(slug)}",),),
            hands={ME: (slug, held)},
            use=(slug, held),
            phase=phase_of(slug),
            supply=("village", "smithy"),
            bare={ME: True},
        )
        paid = {_pays(run, slug) for run in play(scene)}
        if len(paid) == 1 and paid != {None}:
            return paid.pop()
    return None


def _pays(run: Played, slug: str) -> bool | None:
    pick = next((offer for offer in run.offers if offer.source == slug and offer.kind == "choose-pile"), None)
    done = run.steps[: pick.n] if pick else []
    return any(step.kind in MOVED and through(step, (slug,)) for step in done) if pick else None


def _judged(q: Question, reach: Reach) -> Verdict | None:
    user, got, given = reach.user, reach.got, reach.given
    if facts()[got].kind not in ("kingdom", BASIC) or not all(in_order(slug, user) for slug in reach.before):
        return None
    scene = Scene(
        script=(tuple(f"play {name(slug)}" for slug in (*reach.before, user)),),
        hands={ME: (*reach.before, user, *((given,) if given else ()))},
        want=(given, got) if given else (got,),
        use=(user, *((given,) if given not in ("", got) else ())),
        phase=phase_of((*reach.before, user)[0]),
        actions=1 + len(reach.before),
        supply=(got,),
        bare={ME: True},
        editions=casting.editions(q),
        in_order=True,
    )
    found = agreed(play(scene), lambda run: _taken(q, reach, run))
    if found is None:
        return None
    finding, run = found
    can = finding.value == "yes"
    if not can and any(_otherwise(q, reach, each) for each in _richer(q, scene)):
        return None  # it hangs on what else lies there
    text = None if can else not_offered(run, user, got)
    return ruled(q, run, finding, yes_no(can), text, "reach", (user,))


def _richer(q: Question, scene: Scene) -> tuple[Scene, ...]:
    """The same with many cards in play, and with a pile that has run out."""
    lying = tuple(slug for slug in IN_PLAY if slug not in q.slugs)
    pile = next(slug for slug in IN_PLAY if slug not in q.slugs and facts()[slug].kind != BASIC)
    return replace(scene, in_play={ME: lying}), replace(scene, empty=(pile,))


def _otherwise(q: Question, reach: Reach, scene: Scene) -> bool:
    found = agreed(play(scene), lambda run: _taken(q, reach, run))
    return found is None or found[0].value != "no"


def _taken(q: Question, reach: Reach, run: Played) -> Finding | None:
    """Whether it was taken, and with that card; None where it never came to it, or another card brought it."""
    mine = [(n, step) for n, step in enumerate(run.steps) if through(step, (reach.user,))]
    paid = [n for n, step in mine if step.kind in MOVED and reach.given in step.cards] if reach.given else []
    taken = [n for n, step in mine if step.kind == "gain" and reach.got in step.cards]
    elsewhere = any(step.kind == "gain" and reach.got in step.cards for step in run.steps)
    if run.stopped or (reach.given and not paid) or (elsewhere and not taken):
        return None
    if sum(run.steps[n].cards.count(reach.got) for n in taken) >= reach.n:
        fits = not q.has("to-hand") or all("to-hand" in kinds_of(run.steps[n]) for n in taken)
        return Finding("yes", (*paid, *taken)) if fits else None
    asks = [offer for offer in run.offers if offer.source == reach.user and offer.kind == "choose-pile"]
    offered = any(name(reach.got) in offer.choices for offer in asks)
    if (not asks and not reach.given) or (offered and not taken) or facts()[reach.got].pile:
        return None  # nothing was taken; or, of a mixed pile, another card lies on top
    return Finding("no", tuple(paid))
