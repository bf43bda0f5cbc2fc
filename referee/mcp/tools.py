"""What an assistant may call. Each tool answers in one language, calls what the API calls, and stores nothing."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from contextlib import ExitStack
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import urlencode

from django.http import HttpRequest, QueryDict
from django.utils.translation import override
from rest_framework.request import Request

from cards.catalogue import catalogue
from cards.pages.requests import origin
from referee import __version__
from referee.api import kingdoms, parameters, reference
from referee.api.bodies import from_json
from referee.api.prefetch import tell
from referee.api.situations import read
from referee.api.view import Reading
from referee.asking.answer import ask
from referee.asking.answer import judged as judge_claim
from referee.disputes.outcomes import DEEPEST, outcomes
from referee.disputes.ruling import ruling
from referee.problems import Problem
from rules import Mistake, Run
from rules.console.calling import LIST, OBJECT, TEXT, OneLanguage, Tool, WrongArguments
from rules.console.calling import call as call_in
from rules.console.engine_tools import CLAIM, EXAMPLE, ONLY_SAID, tell_format
from rules.console.protocol import McpServer
from rules.console.resources import HEADINGS
from rules.questions.claim import from_json as read_claim
from rules.speech.grammar import EN, LANGUAGES

Caller = HttpRequest | None  # nobody in particular: the one who started the program
MOST_FOUND = 20
MOST_RULINGS = 40
ID = re.compile(r"[a-z0-9-]{1,60}:[a-z0-9-]{1,100}")  # book:slug


def call(tool: Tool, arguments: Any, caller: Caller) -> tuple[str, bool]:
    """What it says, as JSON, and whether something was wrong."""

    def said(voice: Voice, **given: Any) -> Any:
        try:
            with override(voice.language):
                return tool.call(voice, **given)
        except Problem as problem:
            en, de = (problem.message(language) for language in LANGUAGES)
            raise Mistake(problem.place, en, de, problem.near) from None

    return call_in(replace(tool, call=said), arguments, lambda language, chosen: Voice(language, chosen, caller))


@dataclass
class Voice(OneLanguage):
    """Reads the API for a tool: the same views, without their pace, in one language."""

    caller: Caller = None

    def api(self, view_class: type[Reading], query: Mapping[str, str], **address: str) -> Any:
        request = HttpRequest()
        request.method = "GET"
        request.META = dict(self.caller.META) if self.caller else {"SERVER_NAME": "localhost", "SERVER_PORT": "80"}
        request.path = request.path_info = "/api/"
        request.GET = QueryDict(urlencode({"lang": self.language, **query}))
        view = view_class()
        view.known, view.held = catalogue(), ExitStack()
        with view.held:
            fields, expandable = list(view.fields), list(view.expandable)
            view.asked = parameters.read(request.GET, self.language, fields, expandable, origin(request))
            return view.answer(Request(request), **address)


# --- reference -------------------------------------------------------------------------------------------------------


def find_cards(voice: Voice, query: str, limit: int = 8) -> Any:
    fields = "slug,name,cost,types,expansion,texts"
    found = voice.api(reference.Cards, {"q": query[:200], "page_size": str(limit), "fields": fields})
    return {key: found[key] for key in ("results", "total", "warnings")}


def _slug(name: str) -> str:
    """The card that is called so, or that name: then the API says what comes near."""
    card = catalogue().called(name[:100])
    return card.slug if card else name[:100]


def card(voice: Voice, name: str) -> Any:
    return voice.api(reference.OneCard, {}, id=_slug(name))


def rulings(voice: Voice, card: str = "", query: str = "") -> Any:
    if not card and not query:
        raise WrongArguments("card or query is needed.")
    asked = {
        "card": card[:100],
        "q": query[:200],
        "page_size": str(MOST_RULINGS),
        "fields": "slug,text,source,standing",
    }
    found = voice.api(reference.Rulings, {name: value for name, value in asked.items() if value})
    return {key: found[key] for key in ("results", "total", "warnings")}


def ask_in_words(voice: Voice, question: str = "", claim: dict[str, Any] | None = None) -> Any:
    """To a question the answer says how it was read; that claim, corrected and given back, is judged as it stands."""
    if not question.strip() and claim is None:
        raise WrongArguments("question or claim is needed.")
    language = LANGUAGES.index(voice.language) if voice.chosen else None
    answer = ask(question, catalogue(), language) if question.strip() else None
    if claim is not None:
        meant = read_claim({key: part for key, part in claim.items() if key not in ONLY_SAID})
        answer = judge_claim(meant, catalogue(), language or EN, answer)
    assert answer is not None
    told = answer.tell()
    return replace(voice, language=told["lang"]).only(told)


# --- kingdoms --------------------------------------------------------------------------------------------------------


def set_up_kingdom(voice: Voice, kingdom: str, players: int = 2) -> Any:
    id = kingdom if ID.fullmatch(kingdom) else kingdoms.id_of(kingdoms.read_list(catalogue(), kingdom))
    return voice.api(kingdoms.KingdomSetup, {"players": str(players)}, id=id)


def generate_kingdom(voice: Voice, wishes: dict[str, Any] | None = None) -> Any:
    laid = kingdoms.make_by_lot(wishes or {})
    parsed = parameters.read(QueryDict(f"lang={voice.language}"), voice.language, [], [], "")
    return tell("Kingdom", [laid], parsed, catalogue())[0]


# --- the referee -----------------------------------------------------------------------------------------------------


def _document(given: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = from_json(json.dumps(given, ensure_ascii=False))
    return found


def adjudicate(voice: Voice, document: dict[str, Any]) -> Any:
    run = Run(read(_document(document)))
    said = ruling(run, run.last, None)
    verdict = {"word": said.word, "sentences": said.sentences, "cites": said.cites} if said else None
    return {"verdict": verdict, **voice.only(run.answer())}


def go_on(voice: Voice, document: dict[str, Any], moves: list[Any]) -> Any:
    before = _document(document)
    whole = {**before, "moves": [*(before.get("moves") or []), *moves]}
    return {**adjudicate(voice, whole), "moves": whole["moves"]}


def all_outcomes(voice: Voice, document: dict[str, Any], depth: int = 1) -> Any:
    run = Run(read(_document(document)))
    if run.stop is not None or run.game.pending is None:
        return voice.only(run.answer())
    found = outcomes(run.game, depth)
    told = [
        {"answers": one.answers, "moves": one.moves, "ways": one.ways, "changes": one.changes} for one in found.found
    ]
    return {"outcomes": told, "in_all": found.in_all, "complete": not found.cut}


def _from(least: int, most: int) -> dict[str, Any]:
    return {"type": "integer", "minimum": least, "maximum": most}


TOOLS = {
    tool.name: tool
    for tool in (
        Tool(
            "find_cards",
            "Cards by name (English, German, misspelt) or search words.",
            find_cards,
            {"query": TEXT, "limit": _from(1, MOST_FOUND)},
            ("query",),
        ),
        Tool("card", "All about one card: cost, types, what it does.", card, {"name": TEXT}, ("name",)),
        Tool("rulings", "Rulings on a card, or those that fit words.", rulings, {"card": TEXT, "query": TEXT}),
        Tool(
            "ask",
            "A rules question in a sentence. Says how it was read (`claim`) and a verdict with its grade, or that it "
            "does not know; `near` are other questions. Where the claim is not what was meant, correct it and send it "
            f"back: it is judged as it stands. Example of a claim: {json.dumps(CLAIM)}",
            ask_in_words,
            {"question": TEXT, "claim": OBJECT},
        ),
        Tool(
            "set_up_kingdom",
            "Everything to do before the first turn. kingdom: its name, its code, or the cards in a list.",
            set_up_kingdom,
            {"kingdom": TEXT, "players": _from(2, 6)},
            ("kingdom",),
        ),
        Tool(
            "generate_kingdom",
            "A kingdom by lot. wishes: own (books), wish, lock, veto (lists), players, seed.",
            generate_kingdom,
            {"wishes": OBJECT},
        ),
        Tool(
            "adjudicate",
            "Plays a table with a rules engine: steps with cites, verdict, and `pending`, the open decision. Send "
            f"moves [] first, then add one of pending.choices. Stores nothing. Example: {json.dumps(EXAMPLE)}. What is "
            "left out is filled in or unknown; rare keys: document_format.",
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
        Tool(
            "outcomes",
            "Every different table that the open decision can lead to.",
            all_outcomes,
            {"document": OBJECT, "depth": _from(1, DEEPEST)},
            ("document",),
        ),
        Tool("document_format", "Every key of a document.", tell_format, {"part": {"enum": list(HEADINGS.values())}}),
    )
}
SERVER = McpServer(__version__, TOOLS, call)
