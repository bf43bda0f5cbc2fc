"""A table answered for a page that has nobody to ask: everything that it shows, in words, as JSON.

The page is the one that a browser keeps for a table without reception; it knows nothing of the rules.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from rules.answer import state
from rules.console import terminal
from rules.console.statements import name_of, statements
from rules.document.parse import parse
from rules.document.read import read_text
from rules.document.situation import Mistake
from rules.engine.decisions import Decision
from rules.engine.game import Game
from rules.engine.quotation import full_question
from rules.facts import card_names
from rules.run import Run
from rules.speech.grammar import LANGUAGES, capital
from rules.speech.saying import sentence
from rules.speech.verdict import verdict
from rules.speech.wording import PHASES, amount, card_name


def answer(document: str, lang: str, moves: Sequence[str] | None = None) -> str:
    """The table of a document, played as far as its moves go, or these; or what is wrong with it, and where."""
    language = LANGUAGES.index(lang)
    try:
        data = read_text(document)
        if moves is not None and isinstance(data, dict):
            data["moves"] = list(moves)
        run = Run(parse(data))
    except Mistake as mistake:
        near = [pair[language] for pair in mistake.near]
        return _json({"error": {"place": mistake.place, "message": mistake.text[language], "near": near}})
    return _json({"document": _json(data | {"moves": run.moves}), **page_of(run, language)})


def page_of(run: Run, language: int) -> dict[str, Any]:
    error = run.error
    found = verdict(run, run.last, language)
    return {
        "moves": list(run.moves),
        "asked_after": [asked.n for asked in run.asked],
        "steps": [
            {
                "text": sentence(step, run.names, language),
                "not": step.kind == "not",
                "depth": len(step.path),
                "cites": [_cite(slug, language) for slug in step.cites],
            }
            for step in run.steps
        ],
        "verdict": found and {"word": found.word, "text": found.text, "decided": found.decided},
        "question": _question(run.game, language),
        "over": terminal.result_line(run.game, language) if run.game.over else "",
        "table": _table(run.game, language),
        "stopped": (error["message"]["en"], error["message"]["de"])[language] if error else "",
    }


def _cite(slug: str, language: int) -> dict[str, str]:
    text = statements().get(slug, ("", ""))[language]
    return {"slug": slug, "name": name_of(slug, language), "text": text}


def _question(game: Game, language: int) -> dict[str, Any] | None:
    decision = game.pending
    if decision is None:
        return None
    source = card_names().find(decision.source) if decision.source else None
    return {
        "player": game.table.names[decision.player],
        "source": card_name(source, language) if source else "",
        "prompt": full_question(game, decision)[language],
        "how_many": terminal.how_many(decision, language),
        "least": decision.min,
        "most": decision.max,
        "any": terminal.word("any card", language) if decision.open else "",
        "answers": [{"answer": label, "text": _said(decision, label, language)} for label in decision.choices],
    }


def _said(decision: Decision, label: str, language: int) -> str:
    if label == "-":
        return capital(terminal.word("leave" if decision.kind == "phase" else "nothing", language))
    return capital(decision.words(label)[language])


def _table(game: Game, language: int) -> dict[str, Any]:
    now = state(game)
    turn = now["turn"]
    extra = card_name(game.extra, language) if game.extra else ""
    whose = terminal.word("extra" if extra else "turn", language, who=turn["player"], n=turn["number"], card=extra)
    resources = [amount(unit, turn[unit], language) for unit in ("actions", "buys", "coins")]
    return {
        "turn": f"{capital(whose)}, {PHASES[turn['phase']][language]}: {', '.join(resources)}",
        "players": [
            {
                "name": name,
                "points": terminal.points(player["points"], language),
                "zones": list(terminal.zones(player, language)),
            }
            for name, player in now["players"].items()
        ],
        "middle": list(terminal.middle(now, language)),
    }


def _json(value: dict[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
