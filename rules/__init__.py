"""The rules engine: plain Python, never imports Django, reads the cards' facts from fixtures/.

This is its door: what is not in here is nobody's business outside. Seven rooms stand open beside it, module by module,
because a caller wants many words of one of them and nothing else: `rules.facts` and `rules.kingdoms`, what is printed;
`rules.speech`, how things are said; `rules.questions`, how they are asked in words; `rules.logs`, how others wrote
games down; `rules.tools`, campaigns for commands; `rules.console`, what a terminal is told.
README.md beside this file is the map.

Whatever is offered is loaded when somebody asks for it.
"""

import os
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rules.abilities import can_do, gives, hands_out
    from rules.answer import (
        AnswerRecord,
        MistakeRecord,
        MoveErrorRecord,
        PendingRecord,
        PlayerRecord,
        RefusalRecord,
        StateRecord,
        StepRecord,
        TurnRecord,
        refusal,
        state,
    )
    from rules.document.describe import describe
    from rules.document.keys import (
        FORMAT,
        MATS,
        MOST_CARDS,
        MOST_CHARACTERS,
        MOST_DEPTH,
        MOST_MOVES,
        MOST_PLAYERS,
        PHASES,
        PLAYER_KEYS,
        TOKENS,
        TOP_KEYS,
        TURN_KEYS,
        ZONE_KEYS,
    )
    from rules.document.layout import first_turn, start
    from rules.document.meanings import MEANINGS
    from rules.document.parse import parse
    from rules.document.read import read_file, read_text
    from rules.document.situation import Mistake, Situation, named_cards
    from rules.document.write import document_of, format
    from rules.engine.account import A_REQUEST, ACCOUNT, Account, OutOfBudget, charge
    from rules.engine.code import ACTIONS, BUYS, DEFENDS, DRAWS, TRASHES
    from rules.engine.decisions import Decision, Illegal, Text
    from rules.engine.game import DECISIONS, DEPTH, EFFECTS, STEPS, Game
    from rules.engine.kinds import Kind, NotModelled, load_printings, modelled
    from rules.engine.quotation import full_question
    from rules.engine.resolving import resolving
    from rules.engine.steps import Step
    from rules.engine.table import Pile
    from rules.engine.why_not import PHASE_TYPE
    from rules.engine.zones import (
        ASIDE,
        DECK,
        DISCARD,
        EXILE,
        HAND,
        INHERITANCE,
        ISLAND,
        NATIVE_VILLAGE,
        PLAY,
        PRINCE,
        TAVERN,
        ZONE_NAMES,
    )
    from rules.fixture_files import DECIDE, FIXTURES, PACK, read_yaml
    from rules.inflection import NOUNS
    from rules.outcomes import Work, count, endings
    from rules.rulebook.reckoning import cost_reckoned, cost_told, costs_now
    from rules.rulebook.refusals import not_offered, refusals
    from rules.rulebook.setup import DRUIDS_BOONS, pile_slug
    from rules.run import AnsweredDecision, Run, Stop

OFFERED = {
    # documents: a table as a player would describe it
    "document.parse": ("parse",),
    "document.write": ("document_of", "format"),
    "document.read": ("read_file", "read_text"),
    "document.situation": ("Mistake", "Situation", "named_cards"),
    "document.layout": ("first_turn", "start"),
    "document.meanings": ("MEANINGS",),
    "document.describe": ("describe",),
    "document.keys": (
        "FORMAT",
        "MATS",
        "MOST_CARDS",
        "MOST_CHARACTERS",
        "MOST_DEPTH",
        "MOST_MOVES",
        "MOST_PLAYERS",
        "PHASES",
        "PLAYER_KEYS",
        "TOKENS",
        "TOP_KEYS",
        "TURN_KEYS",
        "ZONE_KEYS",
    ),
    # runs: a document played out, and the contract's answer about it
    "run": ("AnsweredDecision", "Run", "Stop"),
    "answer": (
        "AnswerRecord",
        "MistakeRecord",
        "MoveErrorRecord",
        "PendingRecord",
        "PlayerRecord",
        "RefusalRecord",
        "StateRecord",
        "StepRecord",
        "TurnRecord",
        "refusal",
        "state",
    ),
    "outcomes": ("Work", "count", "endings"),
    # the fixtures
    "fixture_files": ("DECIDE", "FIXTURES", "PACK", "read_yaml"),
    "inflection": ("NOUNS",),
    # a game: push, pop, copy, choices, outcome, status
    "engine.game": ("DECISIONS", "DEPTH", "EFFECTS", "STEPS", "Game"),
    "engine.account": ("ACCOUNT", "A_REQUEST", "Account", "OutOfBudget", "charge"),
    "engine.decisions": ("Decision", "Illegal", "Text"),
    "engine.quotation": ("full_question",),
    "engine.resolving": ("resolving",),
    "engine.steps": ("Step",),
    "engine.table": ("Pile",),
    "engine.zones": (
        "ASIDE",
        "DECK",
        "DISCARD",
        "EXILE",
        "HAND",
        "INHERITANCE",
        "ISLAND",
        "NATIVE_VILLAGE",
        "PLAY",
        "PRINCE",
        "TAVERN",
        "ZONE_NAMES",
    ),
    "engine.why_not": ("PHASE_TYPE",),
    "rulebook.refusals": ("not_offered", "refusals"),
    "engine.kinds": ("Kind", "NotModelled", "load_printings", "modelled"),
    "rulebook.reckoning": ("cost_reckoned", "cost_told", "costs_now"),
    "rulebook.setup": ("DRUIDS_BOONS", "pile_slug"),
    "abilities": ("can_do", "gives", "hands_out"),
    "engine.code": ("ACTIONS", "BUYS", "DEFENDS", "DRAWS", "TRASHES"),
}
_WHERE = {name: module for module, names in OFFERED.items() for name in names}
__all__ = [
    "ACCOUNT",
    "ACTIONS",
    "ASIDE",
    "A_REQUEST",
    "BUYS",
    "DECIDE",
    "DECISIONS",
    "DECK",
    "DEFENDS",
    "DEPTH",
    "DISCARD",
    "DRAWS",
    "DRUIDS_BOONS",
    "EFFECTS",
    "EXILE",
    "FIXTURES",
    "FORMAT",
    "HAND",
    "INHERITANCE",
    "ISLAND",
    "MATS",
    "MEANINGS",
    "MOST_CARDS",
    "MOST_CHARACTERS",
    "MOST_DEPTH",
    "MOST_MOVES",
    "MOST_PLAYERS",
    "NATIVE_VILLAGE",
    "NOUNS",
    "PACK",
    "PHASES",
    "PHASE_TYPE",
    "PLAY",
    "PLAYER_KEYS",
    "PRINCE",
    "STEPS",
    "TAVERN",
    "TOKENS",
    "TOP_KEYS",
    "TRASHES",
    "TURN_KEYS",
    "ZONE_KEYS",
    "ZONE_NAMES",
    "Account",
    "AnswerRecord",
    "AnsweredDecision",
    "Decision",
    "Game",
    "Illegal",
    "Kind",
    "Mistake",
    "MistakeRecord",
    "MoveErrorRecord",
    "NotModelled",
    "OutOfBudget",
    "PendingRecord",
    "Pile",
    "PlayerRecord",
    "RefusalRecord",
    "Run",
    "Situation",
    "StateRecord",
    "Step",
    "StepRecord",
    "Stop",
    "Text",
    "TurnRecord",
    "Work",
    "can_do",
    "charge",
    "cost_reckoned",
    "cost_told",
    "costs_now",
    "count",
    "describe",
    "document_of",
    "endings",
    "first_turn",
    "format",
    "full_question",
    "gives",
    "hands_out",
    "load_printings",
    "modelled",
    "named_cards",
    "not_offered",
    "parse",
    "pile_slug",
    "read_file",
    "read_text",
    "read_yaml",
    "refusal",
    "refusals",
    "resolving",
    "start",
    "state",
]


if os.environ.get("RULES_COMPILED") == "1":
    import_module("rules.engine_build").take()


def __getattr__(name: str) -> Any:
    if name not in _WHERE:
        raise AttributeError(f"{__name__} offers no {name!r}")
    value = globals()[name] = getattr(import_module(f".{_WHERE[name]}", __name__), name)
    return value
