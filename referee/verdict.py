"""The verdict: what happened and which ruling decides it, in one to three sentences, made from the steps."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import lru_cache

from referee.disputes.replay import Replay
from referee.telling import ANNOUNCED, Event, events, how_many_sentences, since, told, trigger
from rules.engine.decisions import Text
from rules.engine.steps import Step
from rules.facts import facts
from rules.speech.grammar import DE, EN
from rules.speech.sentences import so_many

MOST, MOST_CITES = 3, 2
LONGEST_WORD = 11  # letters that fit beside a sentence, and across a phone
STRONG = 7  # what people would not have thought
TOLD = 4  # what is worth a sentence

# What people argue about, and the one word that answers it. A step that is not here says what anybody would expect.
WEIGHT: dict[str, int] = {
    "no extra turn": 9,
    "no second turn": 9,
    "skip turn": 9,
    "extra turn": 8,
    "lost track": 9,
    "play away": 9,
    "no play": 9,
    "unaffected": 8,
    "protected": 8,
    "instead": 8,
    "exchange": 7,
    "gain none": 8,
    "gain nothing": 8,
    "draw none": 7,
    "reveal none": 7,
    "no effect": 8,
    "nothing": 8,
    "stays": 5,
    "play again": 6,
    "rotate": 7,
    "pass": 6,
    "gain": 6,
    "trash": 5,
    "holds": 5,
    "hand size": 7,
    "claim": 7,
    "later": 1,
    "over": 9,
    "wins": 9,
    "shares": 9,
    "mat": 5,
    "set aside": 4,
    "return": 5,
    "pile token": 5,
    "draw": 4,
    "plus": 4,
    "tokens": 4,
    "discard": 4,
    "topdeck": 4,
    "take": 3,
    "reveal": 2,
    "look": 1,
    "shuffle": 1,
    "choose": 2,
    "play": 2,
    "buy": 1,
    "turn": 0,
    "phase": 0,
    "clean up": 0,
}

WORD: dict[str, Text] = {
    "no extra turn": ("No.", "Nein."),
    "skip turn": ("Skipped.", "Ausgesetzt."),
    "extra turn": ("Extra turn.", "Extrazug."),
    "play away": ("Again.", "Noch mal."),
    "play again": ("Again.", "Noch mal."),
    "no play": ("No.", "Nein."),
    "unaffected": ("Safe.", "Sicher."),
    "protected": ("Safe.", "Sicher."),
    "gain none": ("None left.", "Alle weg."),
    "gain nothing": ("Nothing.", "Nichts."),
    "draw none": ("No card.", "Keine."),
    "reveal none": ("No card.", "Keine."),
    "no effect": ("Nothing.", "Nichts."),
    "nothing": ("Nothing.", "Nichts."),
    "over": ("Over.", "Ende."),
}


@dataclass(frozen=True)
class Verdict:
    word: str
    sentences: tuple[str, ...]
    cites: tuple[str, ...]
    steps: tuple[int, ...]  # the steps that it rests on

    @property
    def text(self) -> str:
        return " ".join(self.sentences)


def verdict(replay: Replay, n: int, language: int, proves: Collection[str] = ()) -> Verdict | None:
    """What the referee says after step n. `proves` are the rulings that this situation is told for."""
    steps = replay.steps[:n]
    players = len(replay.names)
    happened = events(steps, 0 if proves else since(steps, players + 1))
    told_for = [event for event in happened if any(cite in proves for cite in event.step.cites)]
    last = _last_decided(replay, happened, n)
    chosen = _chosen(happened, told_for, last, players)
    if not chosen:
        return None
    deciding = sorted(chosen, key=lambda event: (event not in told_for, -_weight(event)))
    cites = list(dict.fromkeys(cite for event in deciding for cite in _telling(event.step.cites, proves)))
    ruled = [cite for cite in cites if cite in proves or about_a_card(cite)]
    return Verdict(
        _one_word(chosen, told_for, language),
        told(chosen, replay.names, language),
        tuple(ruled or cites)[:MOST_CITES],
        tuple(sorted(i + 1 for event in chosen for i in event.at)),
    )


def _chosen(happened: list[Event], told_for: list[Event], last: list[Event], players: int) -> list[Event]:
    """What is worth telling, the weightiest first as long as it fits into three sentences."""
    turn = happened[-1].turn if happened else 0
    surprises = [event for event in happened if _base(event) >= STRONG and turn - event.turn <= players]
    wanted = _heaviest(told_for)
    if wanted:
        cards = {cite.split(":")[1] for event in told_for for cite in event.step.cites} | {e.cause for e in told_for}
        turns = {event.turn for event in told_for}
        last = [
            event
            for event in last
            if _base(event) >= STRONG or event.cause in cards or (event.turn in turns and _base(event) >= TOLD)
        ]
        strong = [event for event in last if _base(event) >= STRONG]
        wanted = wanted[: MOST - 1] + strong + wanted[MOST - 1 :] + last[:1] + _beside(last)
    else:
        wanted = last[:1] + _beside(last) + _heaviest(surprises) + last
    chosen: list[Event] = []
    for event in dict.fromkeys(wanted):
        if how_many_sentences(_in_order(chosen, event)) <= MOST:
            chosen = _in_order(chosen, event)
    chosen = [event for event in chosen if not _needless(event, chosen)]
    for event in list(chosen):
        cause = trigger(event, happened)
        if cause and cause not in chosen:
            more = _in_order(chosen, cause)
            if how_many_sentences(more) == how_many_sentences(chosen):
                chosen = more
    return chosen


def _needless(event: Event, chosen: list[Event]) -> bool:
    """Announced and come to pass, or chosen and carried out: one sentence is enough."""
    came = ANNOUNCED.get(event.step.sentence)
    return any(
        (other.step.sentence == came and other.step.actor == event.step.actor)
        or (event.step.sentence == "choose" and other is not event and _moment(other) == _moment(event))
        for other in chosen
    )


def _in_order(chosen: list[Event], event: Event) -> list[Event]:
    return sorted([*chosen, event], key=lambda event: event.at[-1])


def _heaviest(among: list[Event]) -> list[Event]:
    """Those that are worth telling; where none is, the best of them."""
    ordered = sorted(among, key=lambda event: (-_base(event), -event.turn, event.at[0]))
    return [event for event in ordered if _base(event) >= TOLD][:MOST] or ordered[:1]


def _beside(last: list[Event]) -> list[Event]:
    """What the same card did to the same player in the same turn as the first of these."""
    return [event for event in last[1:] if _moment(event) == _moment(last[0]) and _base(event) >= TOLD]


def _moment(event: Event) -> tuple[int, str, int]:
    return event.turn, event.cause, event.step.actor


def _one_word(chosen: list[Event], told_for: list[Event], language: int) -> str:
    """Of what the situation is told for, or of the rest, if that is worth a word."""
    answers = [event for event in chosen if event in told_for]
    for among in (
        [event for event in answers if _base(event) >= STRONG],
        [event for event in chosen if _weight(event) >= STRONG],
        answers,
    ):
        worded = [event for event in among if _word(event.step) and not _misleads(event, chosen)]
        if worded:
            best = max(worded, key=lambda event: (_base(event), event.at[-1])) if answers else worded[-1]
            return _word(best.step)[language]
    return ""


def _misleads(event: Event, chosen: list[Event]) -> bool:
    """Its word would contradict what is told beside it: "Nothing." of a card that did something, "Again." of none."""
    empty = ("nothing", "no effect", "gain nothing", "draw none", "reveal none")
    if event.step.sentence in ("play again", "play away"):
        return any(other.step.sentence in ("nothing", "no effect") for other in chosen)
    return event.step.sentence in empty and len(chosen) > 1


@lru_cache(10_000)
def about_a_card(cite: str) -> bool:
    """A ruling on a card, not a general rule of the game."""
    return cite.split(":")[1] in facts() if cite.count(":") == 2 else False


def _telling(cites: tuple[str, ...], proves: Collection[str]) -> list[str]:
    """The rulings among a step's citations; the general rules only where there is no ruling."""
    return [c for c in cites if c in proves] or [c for c in cites if about_a_card(c)] or list(cites[:1])


def _base(event: Event) -> int:
    step = event.step
    if step.sentence == "play" and step.path:
        return TOLD  # a card played it, not a player's Action
    if step.sentence == "stays" and any("Duration" not in facts()[slug].types for slug in step.cards if slug != "?"):
        return STRONG
    if step.sentence == "draw none" and not step.path:
        return 0  # for the next hand
    if step.sentence == "plus" and event.cause and facts()[event.cause].kind == "basic":
        return 1
    return WEIGHT.get(step.sentence, 3)


def _weight(event: Event) -> int:
    return _base(event) + (3 if any(about_a_card(cite) for cite in event.step.cites) else 0)


def _last_decided(replay: Replay, happened: list[Event], n: int) -> list[Event]:
    """What a ruling brought about since the last decision, weightiest first; where nothing, since the one before."""
    ruled = [event for event in happened if _weight(event) >= 5 and (event.step.path or _base(event) >= STRONG)]
    if ruled:
        latest = max(event.at[-1] for event in ruled)
        start = max((asked.n for asked in replay.asked if asked.n < n and asked.n <= latest), default=0)
        decided = [event for event in ruled if event.at[-1] >= start]
        return sorted(decided, key=lambda event: (-_base(event), -event.at[-1]))
    return [event for event in happened if _base(event) > 0][-1:]


def _word(step: Step) -> Text | None:
    """One word that can be read across the table, in both languages or in none."""
    if step.sentence in WORD:
        return WORD[step.sentence]
    if step.sentence not in ("draw", "discard", "trash", "gain", "rotate", "instead") or not step.cards:
        return None
    n = len(step.cards)
    slug = step.cards[0]
    if len(set(step.cards)) == 1 and slug != "?" and step.sentence != "draw":
        en, de = (so_many(slug, n, spoken) for spoken in (EN, DE))
        if max(len(en), len(de)) <= LONGEST_WORD:
            return f"{en}.", f"{de}."
    if n > 1:
        return f"{n} cards.", f"{n} Karten."
    return ("1 card.", "1 Karte.") if step.sentence == "rotate" else None
