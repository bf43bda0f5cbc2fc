"""The verdict: what happened and which ruling decides it, in one to three sentences, made from the steps."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from referee.replay import Replay
from rules.decisions import Text
from rules.facts import facts
from rules.speech import card_name, sentence
from rules.steps import Step

MOST, MOST_CITES = 3, 3
LONGEST_WORD = 12  # letters that fit beside a sentence
STRONG = 7  # what is worth a word of its own

# What people argue about, and the one word that answers it. A step that is not here says what anybody would expect.
WEIGHT: dict[str, int] = {
    "no extra turn": 9,
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
    "stays": 7,
    "play again": 6,
    "rotate": 6,
    "pass": 6,
    "gain": 6,
    "trash": 5,
    "holds": 5,
    "hand size": 7,
    "claim": 7,
    "later": 5,
    "over": 9,
    "wins": 9,
    "mat": 5,
    "set aside": 4,
    "return": 5,
    "pile token": 5,
    "draw": 4,
    "plus": 4,
    "tokens": 4,
    "discard": 4,
    "topdeck": 4,
    "take": 4,
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
    "skip turn": ("Skipped.", "Aus."),
    "extra turn": ("Extra.", "Extra."),
    "lost track": ("It stays.", "Bleibt."),
    "play away": ("Again.", "Nochmal."),
    "no play": ("No.", "Nein."),
    "unaffected": ("Safe.", "Sicher."),
    "protected": ("Safe.", "Sicher."),
    "gain none": ("None.", "Keine."),
    "gain nothing": ("None.", "Nichts."),
    "draw none": ("None.", "Keine."),
    "reveal none": ("None.", "Keine."),
    "no effect": ("Nothing.", "Nichts."),
    "nothing": ("Nothing.", "Nichts."),
    "stays": ("It stays.", "Bleibt."),
    "over": ("Over.", "Ende."),
    "play again": ("Again.", "Nochmal."),
    "instead": ("Instead.", "Statt."),
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
    proving, last = _told_for(steps, proves), _last_decided(replay, steps)
    decided = [i for i in last if i not in proving]
    chosen = sorted([*proving[: MOST - min(len(decided), 1)], *decided][:MOST])
    if not chosen:
        return None
    said: dict[str, None] = {}
    cites: dict[str, None] = {}
    for i in chosen:
        said.setdefault(_said(steps[i], replay.names, language))
        for cite in _telling(steps[i].cites, proves):
            cites.setdefault(cite)
    return Verdict(
        _one_word(steps, last, proving, language), tuple(said), tuple(cites)[:MOST_CITES], tuple(i + 1 for i in chosen)
    )


def _one_word(steps: list[Step], last: list[int], proving: list[int], language: int) -> str:
    """Of what the situation is told for, or of what happened last, if that is worth a word."""
    answers = [i for i in proving if WEIGHT.get(steps[i].sentence, 0) >= STRONG]
    strong = [i for i in last if _weight(steps[i]) >= STRONG]
    for among in (answers, strong, proving, last):
        worded = [i for i in among if _word(steps[i], language)]
        if worded:
            return _word(steps[max(worded, key=lambda i: (_weight(steps[i]), i))], language)
    return ""


def _said(step: Step, names: tuple[str, ...], language: int) -> str:
    """The sentence, and the card that brought it about where the sentence does not name it."""
    text = sentence(step, names, language)
    cause = step.path[-1][0] if step.path else ""
    if not cause or cause in step.cards:
        return text
    return f"{card_name(cause, language)}: {text}"


def about_a_card(cite: str) -> bool:
    """A ruling on a card, not a general rule of the game."""
    return cite.split(":")[1] in facts() if cite.count(":") == 2 else False


def _telling(cites: tuple[str, ...], proves: Collection[str]) -> list[str]:
    """The rulings among a step's citations; the general rules only where there is no ruling."""
    return [c for c in cites if c in proves] or [c for c in cites if about_a_card(c)] or list(cites[:1])


def _weight(step: Step, proves: Collection[str] = ()) -> int:
    proving = 20 if any(cite in proves for cite in step.cites) else 0
    ruled = 3 if any(about_a_card(cite) for cite in step.cites) else 0
    return WEIGHT.get(step.sentence, 3) + ruled + proving


def _best(steps: list[Step], among: list[int], proves: Collection[str] = ()) -> list[int]:
    """The three that weigh most, in the order in which they happened."""
    best = sorted(among, key=lambda i: (-_weight(steps[i], proves), -i))[:MOST]
    return sorted(best)


def _told_for(steps: list[Step], proves: Collection[str]) -> list[int]:
    return _best(steps, [i for i, step in enumerate(steps) if any(cite in proves for cite in step.cites)], proves)


def _last_decided(replay: Replay, steps: list[Step]) -> list[int]:
    """What a ruling brought about since the last decision; where it brought about nothing, since the one before."""
    ends = sorted({asked.n for asked in replay.asked if asked.n < len(steps)}, reverse=True)
    for start in [*ends, 0]:
        decided = [
            i
            for i in range(start, len(steps))
            if _weight(steps[i]) >= 5 and (steps[i].path or WEIGHT.get(steps[i].sentence, 0) >= 7)
        ]
        if decided:
            return _best(steps, decided)
    telling = [i for i in range(len(steps)) if WEIGHT.get(steps[i].sentence, 3) > 0]
    return telling[-1:]


def _word(step: Step, language: int) -> str:
    """One word that can be read across the table."""
    if step.sentence in WORD:
        return WORD[step.sentence][language]
    if step.sentence in ("draw", "discard", "trash", "gain", "rotate") and step.cards:
        n = len(step.cards)
        alike = len(set(step.cards)) == 1 and step.cards[0] != "?" and step.sentence != "draw"
        name = card_name(step.cards[0], language) if alike else ""
        word = f"{n} {name}." if n > 1 else f"{name}."
        if name and len(word) <= LONGEST_WORD:
            return word
        return (f"{n} cards.", f"{n} Karten.")[language] if n > 1 else ""
    return ""
