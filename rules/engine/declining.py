"""What a card offered and its player did not want is a step, with its rulings; and who chose for another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.engine.code import Ask, Frame
from rules.engine.decisions import Decision, Text
from rules.engine.steps import Step
from rules.engine.zones import TAVERN, ZONES
from rules.speech.prompts import DECLINED, NOT_DONE, QUOTES, parted


def tell_declined(c: Frame, op: Ask, at: int, decision: Decision, value: tuple[Any, ...]) -> None:
    """Told once the answer is taken, of the line that asked."""
    g = c.game
    if g.pending is not None or not _is_declined(decision, value) or not op.offers or g.stack[-1:] != [c]:
        return
    asked = op.question(c) if g.by >= 0 else None  # whoever decides, it is the player who does not do it
    pc, c.pc = c.pc, at + 1
    _tell(c, op, decision, decision.player if asked is None else asked.player)
    c.pc = pc


def _tell(c: Frame, op: Ask, decision: Decision, player: int) -> None:
    prompt = getattr(op, "prompt", "")
    if op.uses:  # what it would have done says which rulings they are
        c.say("choose", player, "not used", (c.code.source,), because=_cited_next(c), why=_where_it_stays(c))
    elif prompt in NOT_DONE:
        does, what = parted(NOT_DONE[prompt])
        c.say("choose", player, "declines", does=does, what=MORE if _did_so_before(c, player, prompt) else what)
    else:
        (en, de), (a, b) = decision.prompt, QUOTES
        said = "says no" if decision.kind == "yes-no" else "chooses none"
        c.say("choose", player, said, what=(a.format(en), b.format(de)))


MAY_STAY: Text = (": it may stay on the Tavern mat", ": Die Karte darf auf dem Wirtshaus-Tableau bleiben")


def _where_it_stays(c: Frame) -> Text:
    """At the end of the Buy phase a card may come off the Tavern mat."""
    on_mat = c.event.get("event") == "end-buy" and c.card in c.game.zones[c.me * ZONES + TAVERN]
    return MAY_STAY if on_mat else ("", "")


def _cited_next(c: Frame) -> tuple[str, ...]:
    """The rulings on what would have been carried out, those on the case that this is among them."""
    pc = c.pc
    c.pc = next((at + 1 for at in range(pc, len(c.code.cites)) if c.code.cites[at]), pc)
    because, c.pc = c.cites, pc
    return because


MORE: Text = ("nothing more", "nichts mehr")


def _did_so_before(c: Frame, player: int, prompt: object) -> bool:
    """The same line has had the player gain or play something: what is declined is one more."""
    source, line = c.code.source, c.code.lines[c.at()]
    if prompt not in ("gain", "play") or not source:
        return False
    for step in reversed(c.game.log or ()):
        if (step.kind, step.actor) == (prompt, player) and [part[::2] for part in step.path[-1:]] == [(source, line)]:
            return True
        if step.kind in ("turn", "buy") or (step.kind == "play" and step.cards == (source,)):
            return False
    return False


def tell_chosen_for(c: Frame, decision: Decision, value: tuple[Any, ...]) -> None:
    """Told once the answer is taken: what happens to one player next, another one has chosen."""
    g = c.game
    if decision.player in (c.who, g.by) or g.stack[-1:] != [c]:
        return
    if decision.kind == "yes-no" and value[0]:
        (en, de), (a, b) = decision.prompt, QUOTES
        c.say("choose", decision.player, "says yes", what=(a.format(en), b.format(de)))
    if decision.kind not in ("choose-card", "choose-pile"):
        return
    if len({*decision.labels}) > 1 and value and isinstance(c.code.ops[c.at()], Ask):
        piles = g.table.piles
        c.say("choose", decision.player, "choose card", [g.top(piles[one]) if one in piles else one for one in value])


def only_declined(log: Sequence[Step], since: int) -> bool:
    """Nothing was told since but what was not wanted."""
    if since < len(log) and log[since].sentence not in DECLINED:  # as a rule the first step says so
        return False
    return all(step.sentence in DECLINED for step in log[since:])


def _is_declined(decision: Decision, value: tuple[Any, ...]) -> bool:
    if decision.kind == "yes-no":
        return not value[0]
    return decision.kind in ("choose-card", "choose-pile", "choose-option") and not value
