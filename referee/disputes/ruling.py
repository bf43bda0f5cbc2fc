"""What the referee says about a dispute: the verdict on its steps, or the answer to what its story asked."""

from __future__ import annotations

import re
from dataclasses import replace

from cards.models import Situation as Told
from referee.spoken import language
from rules import Run
from rules.questions.words import NUMBERS
from rules.speech.laid import laid_out, so_many_are_left
from rules.speech.verdict import MOST, Verdict, verdict


def told_for(story: Told | None) -> list[str]:
    """The rulings that the story proves."""
    return [entry.slug for entry in story.proves.all()] if story else []


def verdict_on(replay: Run, n: int, story: Told | None, spoken: int) -> Verdict | None:
    """After step n, by the rulings that the story proves, or by those that steps cite in their place."""
    said_by = [slug for entry in story.proves.all() for slug in entry.named_by] if story else []
    choices = story is not None and "choices" in ((replay.situation.expect or {}).get("pending") or {})
    return verdict(replay, n, spoken, told_for(story), said_by, choices, bool(story and story.answer))


def differences(replay: Run) -> list[str]:
    """Where a situation with `expect` does not hold."""
    if replay.situation.expect is None or replay.refused:
        return []
    return replay.differences()


def ruling(replay: Run, n: int, story: Told | None) -> Verdict | None:
    """After step n. At the end of the story's own line its question is answered, as long as the line proves it."""
    found = verdict_on(replay, n, story, language())
    if found is None or story is None or not story.answer:
        return found
    expected = replay.situation.expect
    if expected is None or n != replay.last or replay.refused or differences(replay):
        return found
    said = found.sentences or laid_out(expected, language())
    if len(said) < MOST and (many := _asked_for(story)) is not None and not re.search(rf"\b{many}\b", " ".join(said)):
        said += so_many_are_left(expected, many, replay.names[replay.at(replay.last).player], language())
    return replace(found, word=story.answer, sentences=said)


def _asked_for(story: Told) -> int | None:
    """The number that answers the story; a single thing only where nothing but the number is asked for."""
    if story.answer_verdict.isdigit():
        return int(story.answer_verdict)
    words = re.findall(r"\w+", story.answer_en.lower())
    numbers = (int(word) if word.isdigit() else NUMBERS.get(word, 1) for word in words)
    return next((n for n in numbers if n != 1), None)
