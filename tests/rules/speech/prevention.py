"""Situations played out, and what is told of what did not happen."""

from __future__ import annotations

from rules.document.parse import parse
from rules.run import Run
from rules.speech.grammar import EN
from rules.speech.saying import sentence


def tell(document: str, language: int = EN) -> list[str]:
    """Everything that did not happen, in words."""
    run = Run(parse(document))
    assert run.stop is None, run.stop
    return [sentence(step, run.names, language) for step in run.steps if step.kind in ("not", "skip")]


def cited(document: str, sentence_: str) -> tuple[str, ...]:
    run = Run(parse(document))
    return next(step.cites for step in run.steps if step.sentence == sentence_)


def all_told(document: str, language: int = EN) -> list[str]:
    run = Run(parse(document))
    assert run.stop is None, run.stop
    return [sentence(step, run.names, language) for step in run.steps]


def bought(moves: str, anna: str = "hand: [5 Estate]", more: str = "") -> str:
    return f"""
players:
  Anna: {{{anna}, deck: [10 Copper]}}
  Bernd: {{hand: [5 Copper], deck: [10 Copper]}}
turn: {{phase: buy, coins: 8, buys: 2}}
{more}
moves: [{moves}]
"""
