"""A question with the line of the card that asks it: so that somebody can decide who does not know the card."""

from __future__ import annotations

from rules.engine.code import Ask, Code
from rules.engine.decisions import Decision, Text
from rules.engine.game import Game
from rules.facts import card_names
from rules.speech.grammar import DE, EN
from rules.speech.prompts import PROMPTS
from rules.speech.wording import card_name

# Questions that say all there is to say, or that no card asks.
PHASES = ("action phase", "buy phase", "night phase")
ENOUGH = (*PHASES, "next", "reacts", "discarded reacts", "extra", "order", "shadows", "way")
SAYS_LITTLE = frozenset(text for name, text in PROMPTS.items() if name not in ENOUGH)
GOES_ON = ("If you ", "If so", "Then ")  # how a line begins that tells what comes of the one before


def full_question(g: Game, decision: Decision) -> Text:
    """What is asked, and where that does not tell what it is about, the card's own words."""
    several = decision.kind == "choose-option" and decision.max > 1  # says how many, and no more
    whether = decision.kind == "yes-no" or decision.prompt[EN].startswith("Do you ")
    if not whether and decision.prompt not in SAYS_LITTLE and not several:
        return decision.prompt
    frame = g.stack[-1]
    slug = frame.code.source or (card_names().find(decision.source) if decision.source else None)
    kind = g.table.rules.kind(slug) if slug else None
    if kind is None:
        return decision.prompt
    lines = kind.fact.said(g.table.rules.edition(kind.fact.expansion))
    last = [len(lines)] if lines else []  # what one may do when buying a card stands there
    said = [lines[line - 1] for line in (_asking(frame.code, frame.pc, lines) if frame.code.source else last)]
    if not said:
        return decision.prompt
    quoted = [" ".join(text[language] for text in said) for language in (EN, DE)]
    (en, de), name = decision.prompt, kind.slug
    return (
        f"{en} {card_name(name, EN)}: “{quoted[EN]}”",
        f"{de} {card_name(name, DE)}: „{quoted[DE]}“",
    )


def _asking(code: Code, pc: int, lines: tuple[Text, ...]) -> list[int]:
    """The lines, counted from 1: all that the card does then, or the one that asks and what comes of it."""
    op = code.ops[pc] if pc < len(code.ops) else None
    if isinstance(op, Ask) and op.uses:
        return sorted({line for line in code.lines if 0 < line <= len(lines)}) or [len(lines)]
    first = code.lines[pc] if op is not None else 0
    if not 0 < first <= len(lines):
        return []
    last = first
    while last < len(lines) and lines[last][EN].startswith(GOES_ON):
        last += 1
    return list(range(first, last + 1))
