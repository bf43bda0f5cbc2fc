"""The parts of the OpenAPI description that no serializer declares."""

from __future__ import annotations

from typing import Any

from cards.kingdoms import paste
from cards.kingdoms.generator import BY_LOT, PILES, SIZES
from cards.kingdoms.wish_form import MOST_BOXES
from referee.api.shapes import MAYBE_WORDS
from rules import FORMAT, MOST_CARDS, MOST_MOVES, PHASES
from rules.logs.reading import LONGEST as LONGEST_LOG
from rules.questions.claim import (
    ASKED_VERBS,
    DEED_VERBS,
    LONGEST,
    MOST_NUMBER,
    MOST_PARTS,
    MOST_TIMES,
    OPTION,
    PERSONS,
    PLACES,
    TYPES,
    UNITS,
    WHEN,
)


def ref(name: str) -> dict[str, Any]:
    return {"$ref": f"#/components/schemas/{name}"}


def maybe(name: str) -> dict[str, Any]:
    return {"anyOf": [ref(name), {"type": "null"}]}


# Whatever YAML makes of a word: 3, 1.5 and yes are words too.
WORD = {"type": ["string", "number", "boolean"]}
ANSWER = {"anyOf": [WORD, {"type": "array", "items": WORD}, {"type": "null"}]}
MOVES = {
    "description": "Answers to one decision after the other: `-` for none, a list for several, `Anna: …` to say whose.",
    "anyOf": [
        {
            "type": "array",
            "items": {
                "anyOf": [
                    *ANSWER["anyOf"],
                    {"type": "object", "minProperties": 1, "maxProperties": 1, "additionalProperties": ANSWER},
                ]
            },
            "maxItems": MOST_MOVES,
        },
        {"type": "string"},
    ],
}
PLAYER = {"type": "string", "minLength": 1, "maxLength": 40, "pattern": "^[^,:]+$"}
CARD_LIST = {
    "description": "Cards by name, in either language: `3 Copper`, `?` for a face-down one. As a list, or as one text.",
    "anyOf": [
        {"type": "array", "items": {"type": "string"}, "maxItems": MOST_CARDS},
        {"type": "string"},
    ],
}
BOTH = ref("Text")
NUMBER = {"type": "integer", "minimum": 0, "maximum": 999}
NAMES = {"type": "array", "items": {"type": "string"}}
SAID = {"type": "string", "maxLength": LONGEST}
CLAIMED = {**SAID, "description": "A card by name or slug; empty: none; `?`: any card."}
A_FEW = {"type": "integer", "minimum": 0, "maximum": MOST_NUMBER}
OF_BOXES = {
    "type": "object",
    "description": "So many piles of an expansion: {seaside: 3}.",
    "additionalProperties": {"type": "integer", "minimum": 0, "maximum": SIZES[-1]},
    "maxProperties": MOST_BOXES,
}
COMPONENTS: dict[str, Any] = {
    "Text": {
        "description": "A text in both languages.",
        "type": "object",
        "properties": {"en": {"type": "string"}, "de": {"type": "string"}},
        "required": ["en", "de"],
        "additionalProperties": False,
    },
    "Words": {
        "description": "A text in the language asked for; with lang=both in each.",
        "anyOf": [{"type": "string"}, BOTH],
    },
    "Texts": {
        "description": "Several texts in both languages.",
        "type": "object",
        "properties": {"en": NAMES, "de": NAMES},
        "required": ["en", "de"],
        "additionalProperties": False,
    },
    "SeveralWords": {
        "description": "Texts in the language asked for; with lang=both in each.",
        "anyOf": [NAMES, ref("Texts")],
    },
    "Edition": {
        "type": "object",
        "properties": {
            "number": {"type": "integer"},
            "book": {"type": "string"},
            "year": {"type": "integer"},
            "title": {"type": "string"},
            "language": {"type": "string"},
            "source": MAYBE_WORDS,
        },
        "required": ["number", "book", "year", "title", "language", "source"],
    },
    "Cost": {
        "type": "object",
        "properties": {"coins": {"type": "integer"}, "potion": {"type": "integer"}, "debt": {"type": "integer"}},
        "required": ["coins", "potion", "debt"],
    },
    "CardText": {
        "type": "object",
        "description": "What a card says, and in which editions it says so.",
        "properties": {
            "editions": {"type": "array", "items": {"type": "integer"}},
            "lines": ref("SeveralWords"),
            "source": MAYBE_WORDS,
        },
        "required": ["editions", "lines", "source"],
    },
    "StoryAnswer": {
        "type": "object",
        "properties": {"verdict": {"type": ["string", "integer", "null"]}, "word": ref("Words")},
        "required": ["verdict", "word"],
    },
    "NeededBox": {
        "type": "object",
        "properties": {"expansion": {"type": "string"}, "editions": {"type": "array", "items": {"type": "integer"}}},
        "required": ["expansion", "editions"],
    },
    "Problem": {
        "type": "object",
        "description": "Problem details after RFC 9457.",
        "properties": {
            "type": {"type": "string", "format": "uri-reference"},
            "title": {"type": "string"},
            "status": {"type": "integer"},
            "detail": {"type": "string"},
            "code": {"type": "string"},
            "message": ref("Words"),
            "place": {"type": ["string", "null"], "description": "Where in the document or the query."},
            "near": {"type": "array", "items": ref("Words"), "description": "What was probably meant."},
        },
        "required": ["type", "title", "status", "detail", "code", "message", "place", "near"],
        "additionalProperties": False,
    },
    "Seat": {
        "type": "object",
        "properties": {
            **dict.fromkeys(("hand", "deck", "discard", "play", "aside"), ref("CardList")),
            "durations": {"type": "array", "items": {"anyOf": [{"type": "string"}, ref("Lasting")]}},
            "mats": {"type": "object", "additionalProperties": ref("CardList")},
            "tokens": {"type": "object", "additionalProperties": NUMBER},
            "holds": ref("CardList"),
            **dict.fromkeys(("last turn gained", "last turn trashed", "done"), ref("CardList")),
        },
        "additionalProperties": False,
    },
    "Lasting": {
        "type": "object",
        "description": "A Duration with what lies on it: cards, or how many tokens.",
        "additionalProperties": {"anyOf": [ref("CardList"), {"type": "integer"}]},
    },
    "FaceDown": {
        "type": "object",
        "description": "A card in the trash that a Necromancer turned over this turn.",
        "properties": {"face down": {"type": "string"}},
        "required": ["face down"],
    },
    "Tokens": {"type": "object", "additionalProperties": NUMBER},
    "PileTokens": {
        "type": "object",
        "description": "Points, Favors, debt or coins; the tokens of Adventures by their Event, with whose they are.",
        "additionalProperties": {"anyOf": [NUMBER, {"type": "string"}, NAMES]},
    },
    "Anything": {"type": "object", "additionalProperties": True},
    "CardList": CARD_LIST,
    "Document": {
        "type": "object",
        "description": "A table as a player would describe it to a referee.",
        "properties": {
            "format": {
                "type": "integer",
                "minimum": 1,
                "maximum": FORMAT,
                "description": "Of documents; left out: the newest.",
            },
            "title": {"type": "string", "maxLength": 200},
            "editions": {"type": "object", "additionalProperties": {"type": "integer"}},
            "players": {
                "type": "object",
                "propertyNames": PLAYER,
                "additionalProperties": ref("Seat"),
                "minProperties": 2,
                "maxProperties": 6,
                "description": "In turn order.",
            },
            "kingdom": ref("CardList"),
            "ally": {"type": "string"},
            "bane": {"type": "string"},
            **dict.fromkeys(("landscapes", "boons", "hexes", "loot"), ref("CardList")),
            **dict.fromkeys(("discarded boons", "discarded hexes", "druid"), ref("CardList")),
            "chosen": {"type": "object", "additionalProperties": {"type": "string"}},
            "prophecy": {"type": "string"},
            "sun": NUMBER,
            "supply": ref("Piles"),
            "pile tokens": {"type": "object", "additionalProperties": ref("PileTokens")},
            "landscape tokens": {"type": "object", "additionalProperties": ref("Tokens")},
            "trash": {
                "description": "The whole trash.",
                "anyOf": [
                    {
                        "type": "array",
                        "items": {"anyOf": [{"type": "string"}, ref("FaceDown")]},
                        "maxItems": MOST_CARDS,
                    },
                    {"type": "string"},
                ],
            },
            "turn": ref("Turn"),
            "seed": {"type": "integer", "minimum": 0},
            "moves": MOVES,
            "expect": {"anyOf": [ref("Anything"), {"type": "null"}]},
            "memory": ref("Anything"),
        },
        "required": ["players"],
        "additionalProperties": False,
    },
    "Turn": {
        "type": "object",
        "properties": {
            "player": {"type": "string"},
            "by": {"type": "string", "description": "Who decides in a possessed turn."},
            "phase": {"type": "string", "enum": list(PHASES)},
            **dict.fromkeys(("actions", "buys", "coins", "number"), NUMBER),
            "previous": {"type": "string"},
            "extra": {"type": "string"},
            **dict.fromkeys(("gained", "trashed", "done"), ref("CardList")),
            "bought": {"type": "boolean"},
        },
    },
    "Piles": {
        "type": "object",
        "description": "Every pile with how many cards it has, or `none`; a mixed one with its cards, top first.",
        "additionalProperties": {"anyOf": [{"type": "integer"}, {"type": "string"}, NAMES]},
    },
    "FurtherMoves": {
        "type": "object",
        "properties": {
            "moves": MOVES,
            "expect": {"anyOf": [ref("Anything"), {"type": "null"}]},
        },
        "required": ["moves"],
        "additionalProperties": False,
    },
    "Pasting": {
        "type": "object",
        "properties": {"list": {"type": "string", "maxLength": paste.LONGEST}},
        "required": ["list"],
        "additionalProperties": False,
    },
    "LogText": {
        "type": "object",
        "properties": {"log": {"type": "string", "maxLength": LONGEST_LOG}},
        "required": ["log"],
        "additionalProperties": False,
    },
    "PlayedLog": {
        "type": "object",
        "properties": {
            "players": NAMES,
            "kingdom": {**NAMES, "description": "The piles that the log names."},
            "turns": {"type": "array", "items": ref("PlayedTurn")},
            "agreed": {"type": "integer", "description": "How many turns came out as the log has them."},
            "more": {
                "type": "integer",
                "description": "Turns beyond what one request may cost: send them alone.",
            },
            "unread": {
                "type": "array",
                "items": ref("LogLine"),
                "description": "Every line of a turn that was not understood.",
            },
            "undone": {"type": "array", "items": ref("LogLine"), "description": "What was taken back in the game."},
            "unknown": {**NAMES, "description": "Names that mean no card."},
        },
        "required": ["players", "kingdom", "turns", "agreed", "more", "unread", "undone", "unknown"],
    },
    "PlayedTurn": {
        "type": "object",
        "properties": {
            "number": {"type": "integer"},
            "player": {"type": "string"},
            "extra": {"type": ["string", "null"], "description": "What gave the turn, as its heading says."},
            "agrees": {"type": "boolean"},
            "corrected": {**NAMES, "description": "Whose cards were assumed wrongly until the log showed them."},
            "stop": {"anyOf": [BOTH, {"type": "null"}], "description": "Why it was not played to its end."},
            "lines": {"type": "array", "items": ref("PlayedLine")},
            "document": ref("Anything"),
        },
        "required": ["number", "player", "extra", "agrees", "corrected", "stop", "lines", "document"],
    },
    "PlayedLine": {
        "type": "object",
        "properties": {
            "n": {"type": "integer", "description": "Which line of the log."},
            "line": {"type": "string"},
            "steps": {"type": "array", "items": BOTH},
            "differs": {"type": "boolean"},
            "why": {"anyOf": [BOTH, {"type": "null"}], "description": "What the referee says to it."},
        },
        "required": ["n", "line", "steps", "differs", "why"],
    },
    "LogLine": {
        "type": "object",
        "properties": {"n": {"type": "integer"}, "line": {"type": "string"}},
        "required": ["n", "line"],
    },
    "Step": {
        "type": "object",
        "properties": {
            "n": {"type": "integer"},
            "actor": {"type": "string"},
            "kind": {
                "type": "string",
                "enum": [
                    *("turn", "play", "buy", "gain", "draw", "discard", "trash", "reveal", "look", "set-aside"),
                    *("put", "shuffle", "choose", "rotate", "skip", "effect", "score"),
                    *("receive", "exchange", "exile", "call", "turn-over", "token", "not"),
                ],
            },
            "cards": NAMES,
            "text": BOTH,
            "cites": {**NAMES, "description": "Slugs of rulings and rules entries: /api/rulings/{id}/"},
        },
        "required": ["n", "actor", "kind", "cards", "text", "cites"],
    },
    "Pending": {
        "type": "object",
        "properties": {
            "player": {"type": "string"},
            "kind": {"type": "string"},
            "source": {"type": "string"},
            "prompt": BOTH,
            "choices": NAMES,
            "min": {"type": "integer"},
            "max": {"type": "integer"},
            "not_offered": {
                "type": "array",
                "items": ref("NotOffered"),
                "description": "What is not among the choices and why, each reason once; left out where nothing is.",
            },
        },
        "required": ["player", "kind", "source", "prompt", "choices", "min", "max"],
    },
    "NotOffered": {
        "type": "object",
        "properties": {"choices": {**NAMES, "description": "As they would stand among the choices."}, "text": BOTH},
        "required": ["choices", "text"],
    },
    "TurnState": {
        "type": "object",
        "properties": {
            "player": {"type": "string"},
            "phase": {"type": "string"},
            **{key: {"type": "integer"} for key in ("actions", "buys", "coins", "number")},
            "extra": {"type": ["string", "boolean"], "description": "false, or what gave the turn."},
            "by": {"type": ["string", "null"]},
        },
        "required": ["player", "phase", "actions", "buys", "coins", "number", "extra", "by"],
    },
    "PlayerState": {
        "type": "object",
        "properties": {
            **dict.fromkeys(("hand", "deck", "discard", "play", "aside", "holds"), NAMES),
            "mats": {"type": "object", "additionalProperties": NAMES},
            "tokens": {"type": "object", "additionalProperties": {"type": "integer"}},
            "points": {"type": "integer"},
        },
        "required": ["hand", "deck", "discard", "play", "aside", "holds", "mats", "tokens", "points"],
    },
    "State": {
        "type": "object",
        "properties": {
            "turn": ref("TurnState"),
            "players": {"type": "object", "additionalProperties": ref("PlayerState")},
            "supply": ref("Piles"),
            "trash": NAMES,
            "landscapes": NAMES,
            "landscape tokens": {"type": "object", "additionalProperties": ref("Tokens")},
            "prophecy": {"type": "string"},
            **dict.fromkeys(("sun", "boons", "hexes", "loot"), NUMBER),
            "over": {"type": "boolean"},
            "winners": NAMES,
        },
        "required": ["turn", "players", "supply", "trash", "over", "winners"],
    },
    "IllegalMove": {
        "type": "object",
        "description": "A move that was not legal: steps, state and pending are those before it.",
        "properties": {
            "move": {"type": "integer"},
            "answer": {"type": "string"},
            "player": {"type": ["string", "null"]},
            "asked": BOTH,
            "legal": NAMES,
            "message": BOTH,
        },
    },
    "Adjudication": {
        "type": "object",
        "properties": {
            "steps": {"type": "array", "items": ref("Step")},
            "pending": maybe("Pending"),
            "state": ref("State"),
            "error": maybe("IllegalMove"),
            "id": {"type": "string"},
            "parent": {"type": ["string", "null"], "description": "What it continues."},
            "differences": {
                "type": ["array", "null"],
                "items": BOTH,
                "description": "Where `expect` does not hold; null when the document expects nothing.",
            },
            "notes": {
                "type": "array",
                "items": ref("Oddity"),
                "description": "What is odd about the table, and is played all the same; left out where nothing is.",
            },
            "otherwise": {
                **maybe("RuledOtherwise"),
                "description": "What was ruled here before, where today’s referee rules otherwise; else null.",
            },
            "address": {**ref("Words"), "description": "Its page."},
            "picture": {**ref("Words"), "description": "The verdict at the end, as PNG of 1200 × 630."},
        },
        "required": [
            *("steps", "pending", "state", "error", "id", "parent", "differences", "otherwise", "address", "picture"),
        ],
    },
    "Oddity": {
        "type": "object",
        "properties": {"place": {"type": "string", "description": "Where in the document."}, "text": BOTH},
        "required": ["place", "text"],
    },
    "RuledOtherwise": {
        "type": "object",
        "properties": {
            "at": {"type": "string", "format": "date", "description": "The day of that ruling."},
            "then": {**BOTH, "description": "What was said then."},
            "today": {**BOTH, "description": "What is said today."},
            "step": {"type": "integer", "description": "The step of today where the two part."},
        },
        "required": ["at", "then", "today", "step"],
    },
    "SetupItem": {
        "type": "object",
        "properties": {"key": {"type": "string"}, "title": ref("Words"), "detail": ref("Words")},
        "required": ["key", "title", "detail"],
    },
    "Setup": {
        "type": "object",
        "properties": {
            "kingdom": {"type": "string"},
            "players": {"type": "integer", "minimum": 2, "maximum": 6},
            "items": {"type": "array", "items": ref("SetupItem")},
            "supply": {"type": "object", "additionalProperties": {"type": "integer"}},
            "deck": {"type": "object", "additionalProperties": {"type": "integer"}},
            "not_needed": ref("SeveralWords"),
            "two_sets_of_basics": {"type": "boolean"},
            "text": ref("Words"),
            "document": ref("Document"),
        },
        "required": [
            *("kingdom", "players", "items", "supply", "deck", "not_needed", "two_sets_of_basics", "text", "document"),
        ],
    },
    "Wishes": {
        "type": "object",
        "properties": {
            "own": {**NAMES, "description": "Books of the boxes that stand on the shelf; all when left out."},
            "wish": {
                "type": "array",
                "items": {
                    "type": "string",
                    "enum": ["actions", "draws", "buys", "trashes", "defends", "costs", "playable"],
                },
                "description": (
                    "What some pile shall do: give two Actions, draw two cards, give a Buy, trash, defend where there "
                    "are Attacks; costs: one pile for 2, 3, 4 and 5 each; playable: only what the referee plays."
                ),
            },
            "attacks": {"type": "integer", "minimum": 0, "maximum": 10, "description": "At most so many with Attacks."},
            "per_box": {"type": "integer", "minimum": 1, "maximum": 10, "description": "At most so many from one box."},
            "landscapes": {
                "type": "integer",
                "minimum": 0,
                "maximum": 7,
                "description": "Exactly so many Events, Projects, Landmarks, Ways and Traits; left out: by lot.",
            },
            "size": {
                "type": "integer",
                "minimum": SIZES[0],
                "maximum": SIZES[-1],
                "description": f"How many piles; left out: {PILES}.",
            },
            "attacking": {"type": "boolean", "description": "A pile with Attacks at least, or none."},
            "curses": {"type": "boolean", "description": "A pile that hands out Curses at least, or none."},
            "boxes": {"type": "integer", "minimum": 1, "maximum": 3, "description": "From at most so many boxes."},
            "colony": {
                "anyOf": [{"type": "boolean"}, {"type": "string", "enum": [BY_LOT]}],
                "description": "Platinum and Colony in, out, or by lot; left out: as the rules draw lots.",
            },
            "shelters": {
                "anyOf": [{"type": "boolean"}, {"type": "string", "enum": [BY_LOT]}],
                "description": "Shelters instead of Estates, not, or by lot; left out: as the rules draw lots.",
            },
            "potions": {"type": "boolean", "description": "Three to five piles that cost Potions, or none."},
            "least": {**OF_BOXES, "description": "From each of these boxes at least so many piles."},
            "most": {**OF_BOXES, "description": "From each of these boxes at most so many piles."},
            "lock": {**NAMES, "description": "Cards that must be in it."},
            "veto": {**NAMES, "description": "Cards that must not."},
            "seed": {
                "type": "string",
                "maxLength": 40,
                "description": "Another seed, another kingdom; one is drawn where none is given.",
            },
        },
        "additionalProperties": False,
    },
    "Understood": {
        "type": "object",
        "properties": {"cards": NAMES, "text": BOTH},
        "required": ["cards", "text"],
    },
    "VerdictGiven": {
        "type": "object",
        "properties": {
            "verdict": {"type": ["string", "integer", "null"], "description": "yes, no, a number, or null."},
            "word": BOTH,
            "text": BOTH,
            "grade": {
                "type": ["string", "null"],
                "enum": ["played-and-written", "played", "written", None],
                "description": "What the verdict rests on; null without a verdict.",
            },
            "as": {
                "anyOf": [BOTH, {"type": "null"}],
                "description": "The written question, where only that one decides.",
            },
        },
        "required": ["verdict", "word", "text", "grade", "as"],
    },
    "NearQuestion": {
        "type": "object",
        "properties": {
            "question": BOTH,
            "verdict": {"type": ["string", "integer"]},
            "cites": NAMES,
        },
        "required": ["question", "verdict", "cites"],
    },
    "Happening": {
        "type": "object",
        "properties": {
            "kind": {"type": "string"},
            "actor": {"type": ["string", "null"]},
            "text": BOTH,
            "cites": NAMES,
        },
        "required": ["kind", "actor", "text", "cites"],
    },
    "Claim": {
        "type": "object",
        "description": "How the question was read: the same record in both languages.",
        "properties": {
            "held": {"type": "array", "maxItems": MOST_PARTS, "items": ref("ClaimHeld")},
            "deeds": {"type": "array", "maxItems": MOST_PARTS, "items": ref("ClaimDeed")},
            "asked": ref("ClaimAsked"),
            "assumed": {"type": "array", "maxItems": MOST_PARTS, "items": ref("ClaimAssumed")},
            "unused": {
                "type": "array",
                "maxItems": MOST_PARTS,
                "items": SAID,
                "description": "Words that were not used.",
            },
        },
        "additionalProperties": False,
    },
    "ClaimSent": {
        "type": "object",
        "properties": {"claim": ref("Claim")},
        "required": ["claim"],
        "additionalProperties": False,
    },
    "ClaimAssumed": {
        "type": "object",
        "description": "What nobody said, in both languages.",
        "properties": {"en": SAID, "de": SAID},
        "required": ["en", "de"],
        "additionalProperties": False,
    },
    "ClaimHeld": {
        "type": "object",
        "properties": {
            "who": {"type": "string", "enum": ["", *PERSONS]},
            "zone": {"type": "string", "enum": [*PLACES]},
            "card": CLAIMED,
            "n": A_FEW,
            "only": {"type": "boolean"},
        },
        "additionalProperties": False,
    },
    "ClaimDeed": {
        "type": "object",
        "properties": {
            "who": {"type": "string", "enum": ["", *PERSONS]},
            "verb": {"type": "string", "enum": [*DEED_VERBS]},
            "card": CLAIMED,
            "n": A_FEW,
            "by": CLAIMED,
            "upon": CLAIMED,
            "times": {"type": "integer", "minimum": 1, "maximum": MOST_TIMES},
            "negated": {"type": "boolean"},
            "when": {"type": "string", "enum": ["", *WHEN]},
            "option": {"type": "string", "pattern": f"^{OPTION.pattern}$"},
        },
        "additionalProperties": False,
    },
    "ClaimAsked": {
        "type": "object",
        "properties": {
            "type": {"type": "string", "enum": ["", *TYPES]},
            "who": {"type": "string", "enum": ["", *PERSONS]},
            "verb": {"type": "string", "enum": ["", *ASKED_VERBS]},
            "card": CLAIMED,
            "by": CLAIMED,
            "n": {"type": ["integer", "null"], "minimum": 0, "maximum": MOST_NUMBER},
            "unit": {"type": "string", "enum": ["", *UNITS]},
            "when": {"type": "string", "enum": ["", *WHEN]},
            "negated": {"type": "boolean"},
        },
        "additionalProperties": False,
    },
    "Also": {
        "type": "object",
        "properties": {"kind": {"type": "string", "enum": ["ruling", "situation"]}, "slug": {"type": "string"}},
        "required": ["kind", "slug"],
    },
    "Asked": {
        "type": "object",
        "properties": {
            "question": {"type": "string"},
            "is_question": {
                "type": "boolean",
                "description": "False: no sentence that asks, so pages look it up, and there is no verdict.",
            },
            "lang": {"type": "string", "enum": ["en", "de"]},
            "understood": ref("Understood"),
            "answer": maybe("VerdictGiven"),
            "from": {"type": ["string", "null"], "description": "situation, built, rulings, or null."},
            "situation": {"type": ["string", "null"]},
            "document": maybe("Document"),
            "cites": {**NAMES, "description": "Slugs of rulings and rules entries, the deciding ones first."},
            "near": {
                "type": "array",
                "items": ref("NearQuestion"),
                "description": "Up to three written questions that come close, each with its own answer.",
            },
            "happens": {
                "type": "array",
                "items": ref("Happening"),
                "description": "The telling steps of the played table.",
            },
            "claim": ref("Claim"),
            "others": {**NAMES, "description": "Further questions of the same text; only the first is answered."},
            "also": {"type": "array", "items": ref("Also")},
        },
        "required": [
            *("question", "is_question", "lang", "understood", "answer", "from", "situation", "document", "cites"),
            *("near", "happens", "claim", "others", "also"),
        ],
    },
    "Hit": {
        "type": "object",
        "properties": {
            "kind": {"type": "string", "enum": ["card", "ruling", "rule", "kingdom", "term", "situation"]},
            "id": {"type": "string"},
            "name": ref("Words"),
            "text": MAYBE_WORDS,
            "address": ref("Words"),
            "api": {"type": "string", "format": "uri"},
            "card": {**maybe("Card"), "description": "With expand=card, where it is one."},
        },
    },
    "File": {
        "type": "object",
        "properties": {
            "name": {"type": "string"},
            "url": {"type": "string", "format": "uri"},
            "rows": {"type": "integer"},
            "bytes": {"type": "integer"},
            "sha256": {"type": "string"},
            "date": {"type": ["string", "null"], "format": "date-time"},
        },
        "required": ["name", "url", "rows", "bytes", "sha256", "date"],
    },
}
