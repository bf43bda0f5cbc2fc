"""When something happens, and to whom first: told by the turn and the order in which a table shows it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules.engine.decisions import Text
from rules.facts import facts, plain
from rules.questions.amounts import UNITS
from rules.questions.casting import cast, editions, sufferer
from rules.questions.events import EVENTS, thing_asked
from rules.questions.probes import phase_of, plays
from rules.questions.question import BASIC, Question
from rules.questions.scene import ME, OTHER, TURNS, Played, Scene, name, play
from rules.questions.verdict import Finding, Verdict, happened, of_pile, pluses, ruled, through, undone, yes_no
from rules.questions.words import FIRST, any_of
from rules.speech.grammar import DE, EN, capital

WORDS = (
    "when",
    "gain",
    "give",
    "draw",
    "discard",
    "trash",
    "return",
    "topdeck",
    "play",
    "unit-cards",
    "must",
    "extra-turn",
    *UNITS,
)
FIRST_WORDS = ("who", "nth", "gain", "give", "draw", "discard", "trash", "reveal", "must", "unit-cards", "players")
MOMENTS: dict[str, Text] = {
    "now": ("at once", "sofort"),
    "end": ("at the end of the turn", "am Ende des Zuges"),
    "after": ("right after this turn", "gleich nach diesem Zug"),
    "my start": ("at the start of your next turn", "am Anfang deines nächsten Zuges"),
    "their start": ("at the start of their next turn", "am Anfang ihres nächsten Zuges"),
}
LEFT: Text = ("The player to the left.", "Der linke Nachbar.")
MOVER: Text = ("Whoever plays the card.", "Wer die Karte spielt.")


def asks_when(q: Question) -> bool:
    """No yes and no no answers it."""
    return q.asks("when") or (q.asks("who") and _first(q))


def _first(q: Question) -> bool:
    return any(token.word in FIRST or token.word == "zuerst" for token in q.tokens)


def when(q: Question) -> Verdict | None:
    """When do I get the cards from Wharf?"""
    if not q.asks("when") or q.has("not", "who", "what", "or", "how-many") or q.leftover(WORDS) or q.types:
        return None
    if any(clause.condition for clause in q.clauses):
        return None
    who = sufferer(q) or ME
    shown = [(run, steps) for run in cast(q) if (steps := _moments(q, run, who))]
    if not shown or len({tuple(each.values()) for _, each in shown}) > 1:
        return None
    run, found = shown[0]
    moments = list(dict.fromkeys(found.values()))
    if "" in moments:
        return None
    en = " and ".join(MOMENTS[moment][EN] for moment in moments)
    de = " und ".join(MOMENTS[moment][DE] for moment in moments)
    return _timed(q, run, tuple(found), (f"{capital(en)}.", f"{capital(de)}."))


def _timed(q: Question, run: Played, steps: tuple[int, ...], word: Text) -> Verdict:
    return replace(ruled(q, run, Finding("", steps), word, kind="when"), value=None)


def _moments(q: Question, run: Played, who: str) -> dict[int, str]:
    """The steps in which it happens, each with its moment."""
    units = [spot.meaning for clause in q.asked for spot in q.inside(clause, *UNITS)]
    if q.asks("extra-turn"):
        after = [(n, turn) for n, turn, step in run.numbered() if step.sentence == "extra turn"]
        return {n: "after" if turn == 1 else "" for n, turn in after if run.steps[n].actor == run.seat(who)}
    if units:
        places = [n for n, _, _ in pluses(run, UNITS[units[0]], who) if through(run.steps[n], q.actors)]
    else:
        deeds = [spot.meaning for clause in q.asked for spot in q.inside(clause, *EVENTS)]
        thing = thing_asked(q)
        kinds = {kind for deed in deeds for kind in EVENTS[deed]}
        if "gain" in kinds and not thing:
            kinds = {"draw", "gain"}  # one gets cards, or draws them
        places = [n for n, _, _ in happened(run, kinds, who, q.actors, thing)]
    return {n: _moment(run, n, run.seat(who)) for n in places}


def _moment(run: Played, at: int, seat: int) -> str:
    begun = max((n for n, step in enumerate(run.steps[:at]) if step.sentence in TURNS), default=-1)
    before = run.steps[begun + 1 : at]
    if any(step.sentence == "clean up" for step in before):
        return "end"
    if begun < 0:
        return "now"
    if run.steps[begun].actor != seat or any(step.kind in ("play", "buy") and not step.path for step in before):
        return ""
    return "my start" if seat == run.seat(ME) else "their start"


def who_first(q: Question) -> Verdict | None:
    """Who gains the Curse first? The order of what happened, at a table of three."""
    if not q.asks("who") or not _first(q) or q.strange or q.types or q.leftover(FIRST_WORDS):
        return None
    deeds = [spot.meaning for spot in q.spots if spot.meaning in EVENTS or spot.meaning == "reveal"]
    actors = [slug for slug in q.actors if facts()[slug].kind != BASIC]
    if not deeds or len(actors) > 1 or any(clause.condition for clause in q.clauses):
        return None
    thing = next((slug for slug in q.slugs if slug not in actors), "")
    kinds = EVENTS.get(deeds[0], ("reveal",))
    for card in actors or (_handing_out(thing) if thing else ()):
        scene = Scene(
            script=((f"play {name(card)}",),),
            hands={ME: (card,)},
            phase=phase_of(card),
            editions=editions(q),
            players=max(q.players, 3),
        )
        runs = play(scene) if plays(card) else []
        orders = [_order(run, kinds, card, thing) for run in runs]
        if not orders or any(len({run.steps[n].actor for n in o}) < 2 for run, o in zip(runs, orders, strict=True)):
            continue
        firsts = {run.steps[order[0]].actor for run, order in zip(runs, orders, strict=True)}
        if firsts in ({runs[0].seat(ME)}, {runs[0].seat(OTHER)}):
            word = MOVER if firsts == {runs[0].seat(ME)} else LEFT
            return _timed(q, runs[0], tuple(orders[0]), word)
    return None


EITHER = any_of("before, bevor, first, zuerst, erst, then, dann, danach, ehe, order, reihenfolge")
EITHER_WORDS = (
    *("draw", "gain", "discard", "play", "keep", "unit-cards", "last-turn", "in-play", "stay", "both", "nth", "only"),
    *(
        "return",
        "to-hand",
        "set-aside",
        "earlier",
        "order",
        "next-turn",
        "at-start",
        "choose",
        "can",
        "must",
        "option",
        "in-hand",
        "have",
        *UNITS,
    ),
)


def either_first(q: Question) -> Verdict | None:
    """Wharf and Tide Pools are out from last turn, can I draw before I discard? Who has both decides."""
    words = {token.word for clause in q.asked for token in q.tokens[clause.start : clause.end]}
    asked = {named.slug for clause in q.asked for named in q.named_in(clause)}
    lasting = len(q.slugs) == 2 and all("Duration" in facts()[slug].types for slug in q.slugs)
    if not lasting or not asked or not words & EITHER or q.has("not", "how-many", "who", "or", "other", "twice"):
        return None
    if any(plain(raw) not in EITHER for raw in q.leftover(EITHER_WORDS)) or q.asks("play") or q.types or q.numbers:
        return None
    if not q.asks("can", "must"):
        return None
    runs = play(Scene(mover=OTHER, durations={ME: tuple(q.slugs)}, turns=2, editions=editions(q)))
    both = {name(slug) for slug in q.slugs}
    if not runs or not all(
        any(offer.kind == "next-effect" and offer.player == ME and both <= set(offer.choices) for offer in run.offers)
        for run in runs
    ):
        return None
    value = "yes" if q.asks("can") else "no"
    steps = tuple(n for n, step in enumerate(runs[0].steps) if through(step, q.slugs))
    text = (
        "Both happen at the start of the turn, and whoever has them decides which comes first.",
        "Beides geschieht am Anfang des Zuges, und wer es hat, entscheidet, was zuerst kommt.",
    )
    return ruled(q, runs[0], Finding(value, steps[:2]), yes_no(value == "yes"), text, "order")


def _order(run: Played, kinds: tuple[str, ...], card: str, thing: str) -> list[int]:
    among = of_pile(thing)
    return [
        n
        for n, turn, step in run.numbered()
        if turn == 0
        and step.kind in kinds
        and through(step, (card,))
        and not undone(step)
        and (not thing or set(step.cards) & set(among))
    ]


def _handing_out(thing: str) -> Iterator[str]:
    """Attacks of the base game, where no card is named."""
    for slug, fact in facts().items():
        if fact.expansion == "base" and "Attack" in fact.types and slug != thing:
            yield slug
