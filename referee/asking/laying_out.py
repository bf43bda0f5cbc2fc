"""“Lay it out”: the understood cards in the understood hands, as a document that the table opens with."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

from django.urls import reverse

from referee.documents import text_from_data
from rules.facts import facts, kinds
from rules.questions.question import Question
from rules.questions.scene import ME, OTHER, name, playable

MOST_LAID = 8  # cards that a question names and a table is begun with


def laid_out(q: Question, played: dict[str, Any] | None) -> dict[str, Any]:
    """The table that was played, before its first move; else the named cards where they would lie."""
    if played is not None:
        return {key: value for key, value in played.items() if key not in ("moves", "expect")}
    hands: dict[str, list[str]] = {ME: [], OTHER: []}
    landscapes, ally = [], ""
    answered = any("Reaction" in facts()[slug].types for slug in q.slugs)
    for slug in q.slugs[:MOST_LAID]:
        kind = facts()[slug].kind
        if playable(slug):
            hands[OTHER if answered and "Attack" in facts()[slug].types else ME].append(name(slug))
        elif kind == "ally":
            ally = name(slug)
        elif kind in kinds("landscape"):
            landscapes.append(name(slug))
    document: dict[str, Any] = {"players": {who: {"hand": held} for who, held in hands.items()}}
    if hands[OTHER]:
        document["turn"] = {"player": OTHER}
    return document | ({"landscapes": landscapes} if landscapes else {}) | ({"ally": ally} if ally else {})


def table_of(document: dict[str, Any]) -> str:
    """The address of the table that is described with it."""
    return f"{reverse('referee:describe')}?{urlencode({'document': text_from_data(document)})}"
