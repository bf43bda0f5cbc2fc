"""What a new table starts from: a dispute, a situation of the library, the proof of a ruling, a kingdom, a document."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from django.http import QueryDict
from django.utils.translation import gettext as _

from cards.models import Situation as Told
from cards.pages.languages import language
from referee.disputes.notebook import clean
from referee.disputes.views import step_number
from referee.documents import data_from_text, localize
from referee.models import Dispute
from rules import MOST_CHARACTERS, Mistake, Run, Situation
from rules import describe as describe_game
from rules.kingdoms import kingdoms

Begun = tuple[dict[str, Any], str]  # the table, and why it is none


def first_beginning(asked: QueryDict) -> Begun:
    """The first that an address names; an empty table where it names nothing."""
    return next((begin(asked) for key, begin in BEGINNINGS.items() if asked.get(key)), ({}, ""))


def _dispute(asked: QueryDict) -> Begun:
    dispute = Dispute.fetch(clean(asked.get("dispute", "")))
    if dispute is None:
        return {}, _("There is no such dispute.")
    try:
        step, at = (step_number(asked.get(key, ""), -1) for key in ("step", "ask"))
        return localize(_from_there(dispute, step, at)), ""
    except Mistake:
        return dispute.document(), ""
    except ValueError:
        return {}, _("Only a table where somebody may play or buy can be the start of a new one.")


def _from_there(dispute: Dispute, step: int, asked: int) -> Situation:
    """The dispute as it was described; with a step, the table as it stands there, or with that decision open."""
    situation = dispute.situation()
    if step < 0:
        return situation
    replay = Run(situation)
    game = replay.open(asked) if 0 <= asked < len(replay.asked) else replay.at(step)
    return replace(describe_game(game), title=situation.title)


def _situation(asked: QueryDict) -> Begun:
    return _story(slug=clean(asked.get("situation", "")))


def _ruling(asked: QueryDict) -> Begun:
    return _story(proves__slug=clean(asked.get("ruling", "")))


def _story(**which: str) -> Begun:
    story = Told.objects.filter(**which).first()
    return (story.described(), "") if story else ({}, _("No situation is told for that yet."))


def _kingdom(asked: QueryDict) -> Begun:
    found = next((kingdom for kingdom in kingdoms() if kingdom.key == asked.get("kingdom", "")[:100]), None)
    if found is None:
        return {}, _("There is no such kingdom.")
    return {"players": {}, "kingdom": found.de if language() else found.en}, ""


def _document(asked: QueryDict) -> Begun:
    try:
        return data_from_text(asked.get("document", "")[:MOST_CHARACTERS]), ""
    except Mistake as mistake:
        return {}, mistake.message[language()]


BEGINNINGS: dict[str, Callable[[QueryDict], Begun]] = {
    "dispute": _dispute,
    "situation": _situation,
    "ruling": _ruling,
    "kingdom": _kingdom,
    "document": _document,
}
