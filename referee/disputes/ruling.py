"""What the referee says about a dispute: the verdict on its steps, or the answer to what its story asked."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from cards.models import Situation as Told
from cards.pages.languages import language
from rules import Run, cost_told, named_cards
from rules.facts import facts
from rules.questions.words import NUMBERS
from rules.speech.lying import laid_out, lie_there, so_many_are_left, types_told
from rules.speech.prompts import is_a_question
from rules.speech.verdict import SpokenVerdict, Weighed, weighed
from rules.speech.worth_telling import MOST

COSTS = re.compile(r"\bcosts? (\d+)\b")  # the answer says what a card costs, or of which type it is
TYPE = re.compile(r"\b(?:is|are|it's) (no )?(?:an? )?(Attack|Action|Treasure|Victory|Duration)\b")
WHERE = {  # the answer says where a card is: then what lies there is told
    "discard": r"discard pile",
    "hand": r"(?:in|into her|into his|to her|to his) hand\b",
    "play": r"(?:it is|stays|still) in play",
    "aside": r"aside",
    "mats": r"on the mat",
    "trash": r"in the trash",
}


def told_for(story: Told | None) -> list[str]:
    """The rulings that the story proves."""
    return [entry.slug for entry in story.proves.all()] if story else []


def weighed_on(replay: Run, n: int, story: Told | None) -> Weighed | None:
    """After step n, by the rulings that the story proves, or by those that steps cite in their place."""
    said_by = [slug for entry in story.proves.all() for slug in entry.named_by] if story else []
    choices = story is not None and "choices" in ((replay.situation.expect or {}).get("pending") or {})
    return weighed(replay, n, told_for(story), said_by, choices, bool(story and story.answer))


def differences(replay: Run) -> list[str]:
    """Where a situation with `expect` does not hold."""
    if replay.situation.expect is None or replay.refused:
        return []
    return replay.differences()


def ruling(replay: Run, n: int, story: Told | None) -> SpokenVerdict | None:
    """What is said after step n."""
    found = weighed_on(replay, n, story)
    return speak_verdict(found.said(language()), replay, n, story) if found else None


def speak_verdict(found: SpokenVerdict, replay: Run, n: int, story: Told | None) -> SpokenVerdict:
    """At the end of the story's own line its question is answered, as long as the line proves it."""
    if story is None or not story.answer:
        return found
    expected = replay.situation.expect
    if expected is None or n != replay.last or replay.refused or differences(replay):
        return found
    said = found.sentences or laid_out(expected, language())
    first = len(said) - is_a_question(said[-1:], language())  # what is asked at the end stays the last
    then = _how_it_stands(replay, expected, story, " ".join(said))[: MOST - len(said)]
    why = _as_the_answer_says(replay, story, " ".join(said))
    return replace(found, word=story.answer, sentences=(*why, *said[:first], *then, *said[first:])[:MOST])


def _as_the_answer_says(replay: Run, story: Told, said: str) -> tuple[str, ...]:
    """What a card costs, with the sum, or its types, where the answer rests on that and nothing tells it."""
    there = [pile.kind.slug for pile in replay.game.table.supply]
    known = dict.fromkeys([*(slug for slug, _place in named_cards(replay.situation)), *there])
    named = [slug for slug in known if re.search(rf"\b{re.escape(facts()[slug].en)}", story.story_en)]
    if costs := COSTS.search(story.answer_en):
        rules = replay.game.table.rules
        meant = [slug for slug in named if replay.game.cost(rules.kind(slug)).coins == int(costs[1])]
        told = re.search(rf"(?:cost|costs|now|jetzt|for|für) {costs[1]}\b", said)
        return (cost_told(replay.game, meant[0])[language()],) if len(meant) == 1 and not told else ()
    is_of = TYPE.search(story.answer_en)
    if is_of and not re.search(r"no Attack|kein Angriff", said):
        if is_of[1]:  # it is the card that the ruling is about which people take for one
            ruled = [entry.slug.split(":")[1] for entry in story.proves.all()]
            meant = [slug for slug in ruled if slug in facts() and is_of[2] not in facts()[slug].types][:1]
        else:
            meant = [slug for slug in named if is_of[2] in facts()[slug].types]
        return (types_told(meant[0], language()),) if len(meant) == 1 else ()
    return ()


def _how_it_stands(replay: Run, expected: Mapping[str, Any], story: Told, said: str) -> tuple[str, ...]:
    """How many there are, and what lies where the answer says, as far as that is not said already."""
    spoken = language()
    many = _asked_for(story)
    if re.search(r"\bleft\b", story.answer_en):  # what was counted on the way is not what is left
        said = re.sub(r"[^.]*\b(?:counts|zählt)\b[^.]*\.", "", said)
    figure = r"(?<!\+)\b1\b" if many == 1 else rf"\b{many}\b"  # +1 Action is no answer to how many are left
    if many is not None and not re.search(figure, said):
        return so_many_are_left(expected, many, replay.names[replay.at(replay.last).player], spoken, story.answer)
    zone = next((zone for zone, words in WHERE.items() if re.search(words, story.answer_en, re.I)), "")
    taken = zone == "hand" and re.search(r"to hand|auf die Hand", said)
    return lie_there(expected, zone, spoken) if zone and not taken else ()


def _asked_for(story: Told) -> int | None:
    """The number that answers the story; a single thing only where it stands there in figures."""
    if story.answer_verdict.isdigit():
        return int(story.answer_verdict)
    words = re.findall(r"\w+", story.answer_en.lower())
    numbers = (int(word) if word.isdigit() else NUMBERS.get(word) for word in words if word != "one")
    return next((n for n in numbers if n is not None), None)
