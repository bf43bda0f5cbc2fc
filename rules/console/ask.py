"""A question in a person's words, answered by a table that is built from it and played; or that it is not known.

The site knows more: stored disputes, written questions, rulings that fit. Without it a verdict is a played one.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections.abc import Iterator
from functools import cache
from typing import Any, TextIO

from rules.console import terminal
from rules.console.statements import statements
from rules.facts import facts
from rules.questions.answer_types import fits, type_of
from rules.questions.claim import Claim, to_json
from rules.questions.claim_reading import claim_of
from rules.questions.deciding import decide
from rules.questions.judge import judge
from rules.questions.names import CardNames
from rules.questions.reading import read
from rules.questions.roles import may_be
from rules.questions.setup import set_up
from rules.questions.verdict import Verdict
from rules.questions.words import LONGEST, Vocabulary
from rules.speech.grammar import LANGUAGES

HELP = "Answers a question in words by a table that is built from it and played, or says that it does not know."
UNKNOWN = ("I don’t know.", "Das weiß ich nicht.")


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("question", nargs="+", help='"Does Moat protect against Witch?"')
    parser.add_argument("--json", action="store_true", help="with the claim, how it was read")
    parser.add_argument("--lang", choices=tuple(terminal.LANGUAGES), help="recognised when left out")


def ask(out: TextIO, err: TextIO, question: list[str], json: bool, lang: str | None) -> int:
    answer = answer_to(" ".join(question), terminal.LANGUAGES[lang] if lang else None)
    print(_json(answer) if json else "\n".join(_lines(answer)), file=out)
    return 0 if answer["answer"] else 1


def answer_to(text: str, language: int | None = None) -> dict[str, Any]:
    q = read(text[:LONGEST], card_names_of_texts(), language)
    verdict = set_up(q) or decide(q)
    if verdict is not None and not (fits(type_of(q), verdict.value) and may_be(q, verdict.value)):
        verdict = None
    claim = claim_of(q, verdict)
    if claim.unused:  # the site has written questions to hold it against; here only what was read whole is answered
        verdict = None
    return _tell(text[:LONGEST], q.language, claim, verdict)


def judge_claim(claim: Claim, language: int = 0) -> dict[str, Any]:
    """A claim as it stands, never read again."""
    return _tell("", language, claim, judge(claim))


def _tell(text: str, language: int, claim: Claim, verdict: Verdict | None) -> dict[str, Any]:
    known = verdict if verdict and verdict.value is not None else None
    return {
        "question": text,
        "lang": LANGUAGES[language],
        "understood": [facts()[slug].en for slug in claim.slugs],
        "answer": {
            "verdict": known.value,
            "word": dict(zip(LANGUAGES, known.word, strict=True)),
            "text": dict(zip(LANGUAGES, known.text, strict=True)),
            "grade": "played",
        }
        if known
        else None,
        "document": known.played.document if known and known.played else None,
        "cites": list(known.cites) if known else [],
        "claim": to_json(claim),
    }


def _json(answer: dict[str, Any]) -> str:
    return json.dumps(answer, ensure_ascii=False, indent=1)


def _lines(answer: dict[str, Any]) -> Iterator[str]:
    lang = answer["lang"]
    if answer["answer"] is None:
        yield UNKNOWN[LANGUAGES.index(lang)]
        return
    yield answer["answer"]["word"][lang]
    yield f"  {answer['answer']['text'][lang]}"
    for slug in answer["cites"]:
        yield f"  {slug}: {statements().get(slug, ('', ''))[LANGUAGES.index(lang)]}"


@cache
def card_names_of_texts() -> CardNames:
    """A word that the texts of the game use is never corrected into a name."""
    lines = [pair for fact in facts().values() for pair in fact.lines]
    return CardNames(Vocabulary.of([*statements().values(), *lines]))
