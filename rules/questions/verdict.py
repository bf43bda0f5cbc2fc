"""A verdict on a question, and what all of them share: how it is said, what it rests on, what a table shows."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from rules.engine.decisions import Text
from rules.engine.steps import Step
from rules.facts import facts
from rules.questions.casting import sufferer
from rules.questions.question import Question
from rules.questions.scene import OTHER, Played
from rules.speech.grammar import DE, EN, capital, the_card
from rules.speech.prompts import DECLINED
from rules.speech.saying import sentence

NUMBER_WORDS: tuple[Text, ...] = (
    ("none", "keine"),
    ("one", "eine"),
    ("two", "zwei"),
    ("three", "drei"),
    ("four", "vier"),
    ("five", "fünf"),
    ("six", "sechs"),
    ("seven", "sieben"),
    ("eight", "acht"),
    ("nine", "neun"),
    ("ten", "zehn"),
    ("eleven", "elf"),
    ("twelve", "zwölf"),
)


MOST_CITES = 6
MOST_TOLD = 3
SILENT = ("shuffle", "turn", "choose")


NOT_DONE = (
    "gain none",
    "gain nothing",
    "draw none",
    "reveal none",
    "nothing",
    "no effect",
    "protected",
    "unaffected",
    "lost track",
)


Value = str | int


@dataclass(frozen=True)
class Assumed:
    """What the sentence did not say. `turn`: what must be wished for to have it the other way round."""

    text: Text
    turn: str


@dataclass(frozen=True)
class Verdict:
    value: Value | None
    word: Text
    text: Text
    cites: tuple[str, ...] = ()
    played: Played | None = None
    assumed: tuple[Assumed, ...] = ()
    because: tuple[int, ...] = ()  # the steps it rests on
    readings: tuple[Verdict, ...] = ()
    condition: Text = ("", "")  # of a reading
    kind: str = ""
    leading: tuple[str, ...] = ()  # rulings that come before the others, whatever the question's words are


Found = tuple[Text, tuple[Verdict, ...]]  # what is asked about two cards, and what each reading of it says


@dataclass(frozen=True)
class Finding:
    """What one table says: the value, and the steps that show it."""

    value: Value
    steps: tuple[int, ...] = ()


def yes_no(value: bool, n: int | None = None) -> Text:
    en, de = ("Yes", "Ja") if value else ("No", "Nein")
    if n is None or value:
        return f"{en}.", f"{de}."
    return f"{en}, {in_words(n)[EN]}.", f"{de}, {in_words(n)[DE]}."


def in_words(n: int) -> Text:
    return NUMBER_WORDS[n] if 0 <= n < len(NUMBER_WORDS) else (str(n), str(n))


def counted(n: int) -> Text:
    en, de = in_words(n)
    return f"{en.capitalize()}.", f"{de.capitalize()}."


def agreed(runs: Sequence[Played], look: Callable[[Played], Finding | None]) -> tuple[Finding, Played] | None:
    """What all tables say alike."""
    found = [look(run) for run in runs]
    if not found or any(each is None for each in found) or len({each.value for each in found if each}) > 1:
        return None
    assert found[0] is not None
    return found[0], runs[0]


def tell(run: Played, steps: Iterable[int], most: int = MOST_TOLD) -> Text:
    chosen = sorted(dict.fromkeys(steps))[:most]
    parts = [
        (sentence(run.steps[n], run.names, EN), sentence(run.steps[n], run.names, DE))
        for n in chosen
        if n < len(run.steps)
    ]
    return " ".join(en for en, _ in parts), " ".join(de for _, de in parts)


def cited(run: Played, steps: Iterable[int], slugs: Sequence[str]) -> tuple[str, ...]:
    """The rulings of these steps: first those about the named cards, in this order, then other cards', then rules."""
    cites = list(dict.fromkeys(cite for n in dict.fromkeys(steps) if n < len(run.steps) for cite in run.steps[n].cites))

    def rank(cite: str) -> int:
        about = cite.split(":")[1] if cite.count(":") == 2 else ""
        return slugs.index(about) if about in slugs else len(slugs) + (about not in facts())

    return tuple(sorted(cites, key=rank)[:MOST_CITES])


def ruled(
    q: Question,
    run: Played,
    finding: Finding,
    word: Text,
    text: Text | None = None,
    kind: str = "",
    about: Sequence[str] = (),
) -> Verdict:
    """`about`: whose rulings decide it, the first one's first."""
    steps = finding.steps or tuple(range(len(run.steps)))[:4]
    vain = () if text or finding.value in ("no", 0) else in_vain(q, run, steps)
    leading = tuple(dict.fromkeys(cite for n in vain for cite in run.steps[n].cites))
    cites = cited(run, steps, [*about, *(slug for slug in q.slugs if slug not in about)])
    return Verdict(
        finding.value,
        word,
        text or tell(run, (*steps[: MOST_TOLD - len(vain)], *vain)),
        tuple(dict.fromkeys((*leading, *cites)))[:MOST_CITES],
        run,
        assumptions(q, run),
        (*steps, *vain),
        kind=kind,
        leading=leading,
    )


def in_vain(q: Question, run: Played, steps: Sequence[int]) -> tuple[int, ...]:
    """The first step that says of a named card, after all this was done, that it brings its player nothing more."""
    last = max(steps, default=0)
    found = [
        n
        for n, step in enumerate(run.steps[last:], last)
        if n not in steps
        and step.kind == "not"
        and step.path
        and step.path[-1][0] in q.actors
        and step.actor == run.steps[last].actor
    ]
    return tuple(found[:1])


def assumptions(q: Question, run: Played) -> tuple[Assumed, ...]:
    """What the sentence did not say, each as it was taken: who plays it, whether what may be used is used."""
    found: list[Assumed] = []
    scene = run.scene
    attack = next((slug for slug in scene.hands.get(scene.mover, ()) if "Attack" in facts()[slug].types), "")
    if attack and not sufferer(q) and (scene.mover == OTHER or (q.told and q.told.swapped)):
        who = scene.mover
        found.append(
            Assumed((f"{who} plays {the_card(attack, EN)}.", f"{who} spielt {the_card(attack, DE)}."), "swapped")
        )
    for who, cards in scene.durations.items():
        for slug in dict.fromkeys(cards):
            text = (
                f"{capital(the_card(slug, EN))} already lies in front of {who}.",
                f"{capital(the_card(slug, DE, 2))} liegt schon vor {who}.",
            )
            found.append(Assumed(text, ""))
    used = {offer.source for offer in run.offers if offer.kind == "yes-no" and offer.picked == "yes"} & set(q.slugs)
    for slug in sorted(used):
        text = (f"{capital(the_card(slug, EN))} is used.", f"{capital(the_card(slug, DE, 2))} wird benutzt.")
        found.append(Assumed(text, f"without {slug}"))
    for slug in q.told.unused if q.told else ():
        text = (
            f"{capital(the_card(slug, EN))} is not used.",
            f"{capital(the_card(slug, DE, 2))} wird nicht benutzt.",
        )
        found.append(Assumed(text, f"without {slug}"))
    players = len(run.names)
    found.append(Assumed((f"{players} players, newest editions.", f"{players} Spieler, neueste Editionen."), "players"))
    return tuple(found)


def show(
    run: Played,
    word: Text,
    steps: Sequence[int],
    about: Sequence[str],
    condition: Text = ("", ""),
    text: Text | None = None,
) -> Verdict:
    """What a table shows of two cards, told by its first steps."""
    text = text or tell(run, steps)
    return Verdict(None, word, text, cited(run, steps, list(about))[:3], run, (), tuple(steps[:3]), condition=condition)


def telling(run: Played, slugs: Collection[str], most: int = 8) -> list[dict[str, Any]]:
    """What the named cards brought about at a table, and what they did not; who did it, how it is said, why."""
    found = []
    for n, step in enumerate(run.steps):
        about = any(slug in slugs for slug in step.cards) or through(step, slugs)
        if about and step.kind not in SILENT:
            en, de = tell(run, (n,))
            actor = run.names[step.actor] if 0 <= step.actor < len(run.names) else None
            found.append({"kind": step.kind, "actor": actor, "text": {"en": en, "de": de}, "cites": list(step.cites)})
    return found[:most]


def undone(step: Step) -> bool:
    """It says that something did not happen."""
    return step.kind == "not" or step.sentence in NOT_DONE


def through(step: Step, slugs: Collection[str]) -> bool:
    """The card did it; what it only offered, and nobody wanted, is not done."""
    return step.sentence not in DECLINED and any(card in slugs for card, _, _ in step.path)


def of_pile(slug: str) -> tuple[str, ...]:
    """The card, or those of a mixed pile: Ruins."""
    return (facts()[slug].cards or (slug,)) if slug else ()


def kinds_of(step: Step) -> frozenset[str]:
    """What a step is, and where it brings its cards: into hand, onto the deck."""
    place = step.words.get("place") if step.kind == "gain" else step.sentence
    onto = {
        "take": "to-hand",
        "take from trash": "to-hand",
        "hand": "to-hand",
        "topdeck": "onto-deck",
        "into deck": "onto-deck",
        "deck": "onto-deck",
    }
    return frozenset((step.kind, onto.get(str(place), step.kind)))


def happened(
    run: Played, kinds: Collection[str], who: str, slugs: Collection[str], card: str = ""
) -> list[tuple[int, int, int]]:
    """(step, turn, how many cards) of what the named cards brought about."""
    seat = run.seat(who)
    found = []
    for n, turn, step in run.numbered():
        if kinds_of(step) & set(kinds) and step.actor == seat and through(step, slugs) and not undone(step):
            many = sum(slug in of_pile(card) for slug in step.cards) if card else len(step.cards)
            if many:
                found.append((n, turn, many))
    return found


def pluses(run: Played, unit: str, who: str) -> list[tuple[int, int, int]]:
    """What the player got of it; what a card took away again counts against it."""
    seat = run.seat(who)
    found = []
    for n, turn, step in run.numbered():
        lost = step.sentence in ("minus", "minus at most")
        amounts = step.words.get("lost" if lost else "n")
        if (
            (lost or step.sentence in ("plus", "tokens"))
            and step.actor == seat
            and isinstance(amounts, dict)
            and amounts.get(unit)
        ):
            found.append((n, turn, -amounts[unit] if lost else amounts[unit]))
    return found


def my_next_turn(run: Played, who: str) -> int:
    """Which of the turns is the next one of that player."""
    seat = run.seat(who)
    for _, turn, step in run.numbered():
        if step.sentence in ("turn", "extra turn") and step.actor == seat and turn > 0:
            return turn
    return -1
