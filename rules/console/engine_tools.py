"""What an assistant may call where only the engine is there. The site has these and more (`referee.mcp`)."""

from __future__ import annotations

import json
from typing import Any

from rules.console.ask import answer_to, judge_claim
from rules.console.calling import LIST, OBJECT, TEXT, OneLanguage, Tool, WrongArguments
from rules.console.calling import call as call_in
from rules.console.resources import HEADINGS, document_format
from rules.console.statements import statements
from rules.document.parse import parse
from rules.document.situation import Mistake
from rules.facts import card_names, facts
from rules.questions.claim import from_json as read_claim
from rules.run import Run

MOST_RULINGS = 40
ONLY_SAID = ("assumed", "unused")  # of a claim: told in one language, and not judged
EXAMPLE = {
    "players": {"Anna": {"hand": ["Throne Room", "Smithy"], "deck": ["10 Copper"]}, "Bernd": {}},
    "supply": {"Witch": 10},
    "turn": {"player": "Anna"},
    "moves": ["play Throne Room", "Smithy"],
}
CLAIM = {
    "deeds": [
        {"who": "other", "verb": "play", "card": "Militia"},
        {"who": "me", "verb": "reveal", "card": "Moat", "negated": True},
    ],
    "asked": {"type": "must", "who": "me", "verb": "discard"},
}


def call(tool: Tool, arguments: Any, caller: None) -> tuple[str, bool]:
    return call_in(tool, arguments, OneLanguage)


def card(voice: OneLanguage, name: str) -> Any:
    slug = _slug(name)
    fact = facts()[slug]
    return {
        "slug": slug,
        "name": (fact.en, fact.de)[voice.at],
        "types": list(fact.types),
        "cost": {"coins": fact.cost.coins, "potion": fact.cost.potion, "debt": fact.cost.debt},
        "expansion": fact.expansion,
        "texts": [line[voice.at] for line in fact.lines],
    }


def _slug(name: str) -> str:
    found = card_names().find(name[:100])
    if not found:
        near = card_names().suggestions(name[:100])
        raise Mistake("name", f"No card is called “{name[:60]}”.", f"Keine Karte heißt „{name[:60]}“.", near)
    return found


def rulings(voice: OneLanguage, card: str) -> Any:
    slug = _slug(card)
    found = {key: text[voice.at] for key, text in statements().items() if key.split(":")[1] == slug}
    return {"rulings": dict(list(found.items())[:MOST_RULINGS]), "total": len(found)}


def ask(voice: OneLanguage, question: str = "", claim: dict[str, Any] | None = None) -> Any:
    if claim is not None:
        meant = read_claim({key: part for key, part in claim.items() if key not in ONLY_SAID})
        told = judge_claim(meant, voice.at)
    elif question.strip():
        told = answer_to(question, voice.at if voice.chosen else None)
    else:
        raise WrongArguments("question or claim is needed.")
    return OneLanguage(told["lang"]).only(told)


def adjudicate(voice: OneLanguage, document: dict[str, Any]) -> Any:
    return voice.only(Run(parse(document)).answer())


def go_on(voice: OneLanguage, document: dict[str, Any], moves: list[Any]) -> Any:
    whole = {**document, "moves": [*(document.get("moves") or []), *moves]}
    return {**adjudicate(voice, whole), "moves": whole["moves"]}


def tell_format(voice: OneLanguage, part: str = "") -> Any:
    rooms = {heading: room for room, heading in HEADINGS.items()}
    return document_format(voice.at, rooms.get(part))


TOOLS = {
    tool.name: tool
    for tool in (
        Tool("card", "All about one card: cost, types, what it does.", card, {"name": TEXT}, ("name",)),
        Tool("rulings", "Rulings on a card.", rulings, {"card": TEXT}, ("card",)),
        Tool(
            "ask",
            "A rules question in a sentence. Says how it was read (`claim`) and a verdict with its grade, or that it "
            "does not know. Where the claim is not what was meant, correct it and send it back: it is judged as it "
            f"stands. Example of a claim: {json.dumps(CLAIM)}",
            ask,
            {"question": TEXT, "claim": OBJECT},
        ),
        Tool(
            "adjudicate",
            "Plays a table with a rules engine: steps with cites, and `pending`, the open decision. Send moves [] "
            f"first, then add one of pending.choices. Stores nothing. Example: {json.dumps(EXAMPLE)}. What is left out "
            "is filled in or unknown; rare keys: document_format.",
            adjudicate,
            {"document": OBJECT},
            ("document",),
        ),
        Tool(
            "go_on",
            "The same table with further moves.",
            go_on,
            {"document": OBJECT, "moves": LIST},
            ("document", "moves"),
        ),
        Tool("document_format", "Every key of a document.", tell_format, {"part": {"enum": list(HEADINGS.values())}}),
    )
}
