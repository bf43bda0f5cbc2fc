"""Cards that wait for what somebody does later: my Blockade holds a Silver, Bernd buys one, does he get a Curse?"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from rules.facts import facts
from rules.questions.casting import GENITIVES, editions
from rules.questions.events import EVENT_WORDS, EVENTS, thing_asked
from rules.questions.names import NamedCard
from rules.questions.probes import lasting, phase_of, plays
from rules.questions.question import BASIC, Clause, Question, Spot
from rules.questions.scene import ME, OTHER, Played, Scene, name, play, playable
from rules.questions.verdict import Finding, Verdict, cited, counted, happened, ruled, through, yes_no

DEEDS = {"buy": "gain", "gain": "gain", "play": "play"}
WORDS = (*EVENT_WORDS, "stay", "token", "set-aside", "choose", "topdeck", "own", "others-turn", "unit-piles", "pile")
PRONOUNS = frozenset(("he", "she", "they", "er", "his", "her", "their", "seine", "seinen", "seiner", "ihre", "ihrer"))
THEIR_OWN = frozenset(("their turn", "ihrem zug"))
TURN = frozenset(("turn", "zug"))
TARGETS = ("silver", "gold", "copper")  # for which of them such a card does something, where it does for any
OTHER_THAN = {ME: OTHER, OTHER: ME}


@dataclass(frozen=True)
class Wait:
    """Who played the card on what, and who then does what."""

    card: str
    owner: str
    on: str  # the card that it holds or names
    deed: str
    thing: str
    actor: str
    copies: int = 1


def waiting(q: Question) -> Verdict | None:
    if q.types or q.has(
        "not",
        "what",
        "who",
        "when",
        "or",
        "can",
        "only",
        "once",
        "both",
        "cost",
        "instead",
        "extra-turn",
        "twice",
        "thrice",
        "react",
    ):
        return None
    q, asked = _asking_last(q)
    wait = _find_wait(q, asked) if asked else None
    if wait is None or asked is None or q.leftover(WORDS):
        return None
    verbs = [spot.meaning for spot in q.inside(asked, *EVENTS)]
    kinds = EVENTS[verbs[-1]]
    brought = thing_asked(q)
    if not brought and kinds in (("gain",), ("draw",)):
        return None
    who = _sufferer(q, asked, wait)
    runs = _played(q, wait)
    if not runs or not who or not _own_turn(q, wait.actor) or q.copies(wait.thing) > 1:
        return None
    hits = [happened(run, kinds, who, (wait.card,), brought) for run in runs]
    amounts = {sum(n for _, _, n in hit) for hit in hits}
    if all(hits):
        finding = Finding("yes", tuple(n for n, _, _ in hits[0]))
        if not q.has("how-many"):
            return ruled(q, runs[0], finding, yes_no(True), kind="event", about=(wait.card,))
        many = amounts.pop() if len(amounts) == 1 else 0
        return ruled(q, runs[0], replace(finding, value=many), counted(many), kind="event") if many else None
    if any(hits) or q.has("how-many") or who != wait.actor:
        return None
    for other in _otherwise(wait):  # a no needs a reason: for another card, or another player, it would be a yes
        instead = _played(q, other)
        hit = [
            happened(run, kinds, other.actor, (wait.card,), other.thing if brought == wait.thing else brought)
            for run in instead
        ]
        if hit and all(hit):
            done = _done(runs[0], wait)
            verdict = ruled(q, runs[0], Finding("no", (*_start(runs[0], wait)[:1], done)), yes_no(False), kind="event")
            return replace(verdict, cites=cited(instead[0], [n for n, _, _ in hit[0]], [wait.card]))
    return None


def unclear(q: Question) -> bool:
    """On whose turn, on what card, how often or for which of two players: where that is open, no table decides it."""
    q, asked = _asking_last(q)
    wait = _find_wait(q, asked) if asked else None
    if wait is None or asked is None or not lasting(wait.card):
        return False
    more = [clause for clause in q.clauses if clause.start >= asked.end]
    if any(q.inside(each, "me", "other") and not q.inside(each, *DEEDS) and not q.named_in(each) for each in more):
        return True  # and does Carla?
    scene = _scene(q, wait) if playable(wait.thing) else None
    laid = all(_laid(run, wait) for run in (play(scene) if scene else ()))
    return not laid or not _own_turn(q, wait.actor) or q.copies(wait.thing) > 1


def _asking_last(q: Question) -> tuple[Question, Clause | None]:
    """One part asks, all others tell; "he played Haunted Woods and I buy a Gold" are two parts."""
    edges: list[Clause] = []
    for clause in q.clauses:
        start = clause.start
        for joined in q.inside(clause, "and"):
            if any(spot.at == joined.at + 1 for spot in q.inside(clause, "me", "other")):
                edges.append(Clause(start, joined.at, clause.condition))
                start = joined.at + 1
        edges.append(Clause(start, clause.end, clause.condition))
    asking = [clause for clause in edges if q.inside(clause, *EVENTS)]
    asked = next((clause for clause in reversed(asking) if not clause.condition), None)
    return replace(q, clauses=[Clause(each.start, each.end, each is not asked) for each in edges]), next(
        (Clause(each.start, each.end) for each in edges if each is asked), None
    )


def _find_wait(q: Question, asked: Clause) -> Wait | None:
    """What lies there, and what is done."""
    for named in q.cards:
        if not plays(named.slug) or facts()[named.slug].kind == BASIC:
            continue
        where = q.clause_of(named.at)
        for clause in q.clauses:
            verbs = q.inside(clause, *DEEDS)
            if clause is where or clause == asked or not verbs or where == asked:
                continue
            things = list(dict.fromkeys(each.slug for each in q.named_in(clause)))
            on = [each.slug for each in q.named_in(where) if each.slug != named.slug]
            spoken = {named.slug, *on, *things, *(each.slug for each in q.named_in(asked))}
            if len(things) != 1 or len(on) > 1 or set(q.actors) - spoken:
                return None
            others = [each for each in q.clauses if each not in (where, clause, asked)]
            if any(q.named_in(each) or q.inside(each, *DEEDS, *EVENTS) for each in others):
                return None
            actor = _person(q, q.inside(clause, "me", "other"), verbs[0])
            owner = _owner(q, named) or (OTHER_THAN[actor] if actor else "")
            if not actor or not owner:
                return None
            if not lasting(named.slug) and actor == owner:
                return None
            return Wait(
                named.slug, owner, on[0] if on else "", verbs[0].meaning, things[0], actor, q.copies(named.slug)
            )
    return None


def _person(q: Question, people: list[Spot], verb: Spot) -> str:
    """Who does it: who stands just before the verb, or just after it; never a bare "his"."""
    before = [spot for spot in people if spot.at < verb.at]
    after = [spot for spot in people if spot.at > verb.at]
    chosen = before[-1:] or after[:2][-1 if len(after) > 1 and after[1].at == after[0].at + 1 else 0 :][:1]
    return _meant(q, chosen[0]) if chosen else ""


def _meant(q: Question, spot: Spot) -> str:
    """He and her are whoever was named before; the other player where nobody was."""
    if spot.raw.lower() not in PRONOUNS:
        return ME if spot.meaning == "me" else OTHER
    named = [
        each
        for each in q.spots
        if each.meaning in ("me", "other")
        and each.at < spot.at
        and each.raw.lower() not in PRONOUNS
        and (each.raw[0].isupper() or each.meaning == "other")
        and each.raw.lower() not in ("i", "ich", "my", "me", "auf", "mein", "meine", "meiner", "you", "man", "one")
    ]
    return (ME if named[-1].meaning == "me" else OTHER) if named else OTHER


def _owner(q: Question, named: NamedCard) -> str:
    clause = q.clause_of(named.at)
    people = q.inside(clause, "me", "other")
    after = next((spot for spot in people if spot.at == named.end and spot.raw.lower().startswith(GENITIVES)), None)
    if after:
        return OTHER if after.meaning == "other" else ME
    before = [spot for spot in people if spot.at < named.at]
    whose = before[-1:] or people[:1]
    return _meant(q, whose[0]) if whose else ""


def _own_turn(q: Question, actor: str) -> bool:
    """Where it is said whose turn it is, it is the turn of who does it."""
    for spot in q.spots:
        if spot.meaning == "others-turn" and spot.raw.lower() not in THEIR_OWN:
            return False
        if (
            spot.meaning in ("me", "other")
            and any(token.word in TURN for token in q.tokens[spot.at + spot.length : spot.at + spot.length + 2])
            and _meant(q, spot) != actor
        ):
            return False
    return True


def _sufferer(q: Question, asked: Clause, wait: Wait) -> str:
    people = q.inside(asked, "me", "other")
    return _meant(q, people[0]) if people else wait.actor


def _scene(q: Question, wait: Wait) -> Scene | None:
    price = facts()[wait.thing].cost
    if wait.deed != "play" and (price.potion or price.debt):
        return None
    playing = wait.deed == "play"
    if playing and not plays(wait.thing):
        return None
    deed = f"{'play' if playing else 'buy'} {name(wait.thing)}"
    held = (wait.thing,) if playing else ("gold",) * 4
    scene = Scene(
        mover=wait.owner,
        want=(wait.on,) if wait.on else (),
        phase=phase_of(wait.card),
        supply=tuple(
            slug for slug in dict.fromkeys((wait.on, wait.thing)) if slug and not (playing and slug == wait.thing)
        ),
        editions=editions(q),
        players=q.players or 2,
        actions=wait.copies,
    )
    start = (f"play {name(wait.card)}",) * wait.copies
    laid = (wait.card,) * wait.copies
    if wait.actor == wait.owner:
        return replace(scene, script=((*start, deed),), hands={wait.owner: (*laid, *held)}, coins=price.coins, turns=1)
    moves = (deed,) if playing else ("play treasures", deed)
    return replace(scene, script=(start, moves), hands={wait.owner: laid, wait.actor: held}, turns=2)


def _played(q: Question, wait: Wait) -> list[Played]:
    """The table, where everything was done as it was said."""
    if not all(playable(slug) for slug in (wait.card, wait.thing, *((wait.on,) if wait.on else ()))):
        return []
    scene = _scene(q, wait)
    runs = play(scene) if scene else []
    good = all(
        not run.stopped and _done(run, wait) >= 0 and _laid(run, wait) and len(_start(run, wait)) == wait.copies
        for run in runs
    )
    return runs if good else []


def _start(run: Played, wait: Wait) -> tuple[int, ...]:
    return tuple(n for n, step in enumerate(run.steps) if step.kind == "play" and wait.card in step.cards)


def _done(run: Played, wait: Wait) -> int:
    for n, turn, step in run.numbered():
        whose = turn == (wait.actor != wait.owner) and step.actor == run.seat(wait.actor)
        if whose and step.kind == DEEDS[wait.deed] and wait.thing in step.cards and not through(step, (wait.card,)):
            return n
    return -1


def _laid(run: Played, wait: Wait) -> bool:
    """It lies on what was said; where nothing was said, it asked for nothing."""
    asked = [offer for offer in run.offers if offer.source == wait.card and offer.player == wait.owner]
    if not wait.on:
        return not any(offer.kind in ("choose-pile", "name") for offer in asked)
    return any(offer.picked == name(wait.on) for offer in asked)


def _otherwise(wait: Wait) -> Iterator[Wait]:
    rival = replace(wait, actor=OTHER_THAN[wait.owner])
    for thing in (wait.on,) if wait.on else (wait.thing, *TARGETS):
        if replace(rival, thing=thing) != wait:
            yield replace(rival, thing=thing)
