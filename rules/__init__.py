"""The rules engine: plain Python, never imports Django, reads the cards' facts from fixtures/.

This is its door: what is not in here is nobody's business outside. Six rooms stand open beside it, module by module,
because a caller wants many words of one of them and nothing else: `rules.facts` and `rules.kingdoms`, what is printed;
`rules.speech`, how things are said; `rules.questions`, how they are asked in words; `rules.logs`, how others wrote
games down; `rules.tools`, campaigns for commands.
README.md beside this file is the map.

Whatever is offered is loaded when somebody asks for it.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rules.abilities import can_do
    from rules.answer import refusal, state
    from rules.document.describe import describe
    from rules.document.keys import (
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
    from rules.document.parse import parse
    from rules.document.read import read_file, read_text
    from rules.document.situation import Mistake, Situation, named_cards
    from rules.document.write import document_of, format
    from rules.engine.account import A_REQUEST, ACCOUNT, Account, OutOfBudget, charge
    from rules.engine.code import ACTIONS, BUYS, DEFENDS, DRAWS, TRASHES
    from rules.engine.decisions import Decision, Illegal, Text
    from rules.engine.game import DECISIONS, DEPTH, EFFECTS, STEPS, Game
    from rules.engine.kinds import Kind, NotModelled, load_printings, modelled
    from rules.engine.resolving import resolving
    from rules.engine.steps import Step
    from rules.engine.table import Pile
    from rules.engine.why_not import PHASE_TYPE, why_not_bought, why_not_played
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
    from rules.fixture_files import DECIDE, FIXTURES, read_yaml
    from rules.inflection import NOUNS
    from rules.outcomes import Work, count, endings
    from rules.rulebook.reckoned import cost_reckoned, cost_told, costs_now
    from rules.rulebook.setup import DRUIDS_BOONS, pile_slug
    from rules.run import Asked, Run, Stop

OFFERED = {
    # documents: a table as a player would describe it
    "rules.document.parse": ("parse",),
    "rules.document.write": ("document_of", "format"),
    "rules.document.read": ("read_file", "read_text"),
    "rules.document.situation": ("Mistake", "Situation", "named_cards"),
    "rules.document.layout": ("first_turn", "start"),
    "rules.document.describe": ("describe",),
    "rules.document.keys": (
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
    "rules.run": ("Asked", "Run", "Stop"),
    "rules.answer": ("refusal", "state"),
    "rules.outcomes": ("Work", "count", "endings"),
    # the fixtures
    "rules.fixture_files": ("DECIDE", "FIXTURES", "read_yaml"),
    "rules.inflection": ("NOUNS",),
    # a game: push, pop, copy, choices, outcome, status
    "rules.engine.game": ("DECISIONS", "DEPTH", "EFFECTS", "STEPS", "Game"),
    "rules.engine.account": ("ACCOUNT", "A_REQUEST", "Account", "OutOfBudget", "charge"),
    "rules.engine.decisions": ("Decision", "Illegal", "Text"),
    "rules.engine.resolving": ("resolving",),
    "rules.engine.steps": ("Step",),
    "rules.engine.table": ("Pile",),
    "rules.engine.zones": (
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
    "rules.engine.why_not": ("PHASE_TYPE", "why_not_bought", "why_not_played"),
    "rules.engine.kinds": ("Kind", "NotModelled", "load_printings", "modelled"),
    "rules.rulebook.reckoned": ("cost_reckoned", "cost_told", "costs_now"),
    "rules.rulebook.setup": ("DRUIDS_BOONS", "pile_slug"),
    "rules.abilities": ("can_do",),
    "rules.engine.code": ("ACTIONS", "BUYS", "DEFENDS", "DRAWS", "TRASHES"),
}
_WHERE = {name: module for module, names in OFFERED.items() for name in names}
__all__ = tuple(_WHERE)


def __getattr__(name: str) -> Any:
    if name not in _WHERE:
        raise AttributeError(f"rules offers no {name!r}")
    value = globals()[name] = getattr(import_module(_WHERE[name]), name)
    return value
