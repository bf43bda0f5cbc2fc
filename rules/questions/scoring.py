"""Whether a card counts for another, or counts at all, where it lies: on a mat, in Exile, in the trash, in play."""

from __future__ import annotations

from collections.abc import Sequence

from rules.document.keys import MATS
from rules.engine.decisions import Text
from rules.facts import facts, in_every_game
from rules.questions.verdict import Verdict, yes_no
from rules.questions.worth import UNTOLD, points, worth_of
from rules.rulebook.score import MATS_THAT_COUNT
from rules.speech.grammar import DE, EN, several

TRASH = "trash"
WHERE: dict[str, Text] = {
    "island": ("on the Island mat", "auf dem Inseltableau"),
    "native-village": ("on the Native Village mat", "auf dem Eingeborenendorf-Tableau"),
    "tavern": ("on the Tavern mat", "auf dem Wirtshaustableau"),
    "exile": ("in Exile", "im Exil"),
    TRASH: ("in the trash", "im Müll"),
    "": ("more", "mehr"),
}


def _cites(where: str) -> tuple[str, ...]:
    return (MATS_THAT_COUNT[MATS[where]],) if where in MATS else ()


def counting(subject: str, other: str, where: str = "") -> Verdict | None:
    """Whether the one is worth more or less for the other that lies there; None where nothing shows it."""
    if not callable(points(subject)):
        return None
    among = None
    for n in range(len(in_every_game())):
        beside = [subject, *(slug for slug in in_every_game()[:n] if slug != other)]
        without, among = worth_of((subject,), beside), _with_more(subject, beside, other, where)
        if without is None or among is None:
            return None
        if without != among:
            text = (
                f"With {several(other, UNTOLD, EN)} {WHERE[where][EN]} it is worth {among[0]} instead of {without[0]}.",
                f"Mit {several(other, UNTOLD, DE)} {WHERE[where][DE]} zählt die Karte {among[0]} statt {without[0]}.",
            )
            return Verdict("yes", yes_no(True), text, (*among[1], *_cites(where)), kind="worth")
    if facts()[other].kind != "basic":
        return None
    text = (
        f"{several(other, UNTOLD, EN)} {WHERE[where][EN]} change nothing of what it is worth.",
        f"{several(other, UNTOLD, DE)} {WHERE[where][DE]} ändern nichts daran, was die Karte zählt.",
    )
    return Verdict("no", yes_no(False), text, among[1] if among else (), kind="worth")


def _with_more(subject: str, beside: Sequence[str], other: str, where: str) -> tuple[int, tuple[str, ...]] | None:
    more = [other] * UNTOLD
    if where == TRASH:
        return worth_of((subject,), beside)
    return worth_of((subject,), beside, {where: more}) if where else worth_of((subject,), [*beside, *more])
