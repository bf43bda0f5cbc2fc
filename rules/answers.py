"""Reading an answer at the table: who speaks, moves at the top of a phase, cards nobody had described."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rules.decisions import Illegal
from rules.facts import card_names, facts, plain

if TYPE_CHECKING:
    from rules.game import Game


def read(g: Game, answer: object) -> tuple[Any, ...]:
    decision = g.pending
    assert decision is not None
    if isinstance(answer, str):
        speaker, colon, rest = answer.partition(":")
        names = {plain(name) or name: i for i, name in enumerate(g.table.names)}
        who = names.get(plain(speaker) or speaker.strip()) if colon else None
        if who is not None:
            if who != decision.player:
                asked = g.table.names[decision.player]
                raise Illegal(
                    decision,
                    answer,
                    (
                        f"{asked} is asked, not {g.table.names[who]}.",
                        f"Gefragt ist {asked}, nicht {g.table.names[who]}.",
                    ),
                )
            answer = rest.strip()
    if decision.kind == "phase":
        move = _phase_move(g, str(answer))
        if move is not None:
            return (move,)
    return decision.read(answer)


def _phase_move(g: Game, text: str) -> tuple[Any, ...] | None:
    """Moves that are legal without being listed: `play treasures`, and `play X` while a face-down card is in hand."""
    from rules.core import unknown_in_hand

    decision = g.pending
    assert decision is not None
    words = plain(text)
    if words in ("play treasures", "play all treasures", "spiele geldkarten", "spiele alle geldkarten"):
        return ("treasures",) if any(item[0] == "play" for item in decision.items) and g.phase == "buy" else None
    verb, _, rest = text.strip().partition(" ")
    if verb.lower() not in ("play", "spiele") or not unknown_in_hand(g, decision.player):
        return None
    slug = card_names().find(rest)
    if slug is None or any(label == f"play {facts()[slug].en}" for label in decision.labels):
        return None
    type_ = {"action": "Action", "buy": "Treasure", "night": "Night"}[g.phase]
    if type_ not in facts()[slug].types:
        return None
    return ("play unknown", slug)
