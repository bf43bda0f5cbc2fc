"""Every sentence that a card can tell is read once, for sense, in both languages; those of stored situations beside
their proofs."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rules.engine.code import Op
from rules.engine.kinds import PRINTINGS, load_printings
from rules.engine.steps import Step
from rules.fixture_files import FIXTURES
from rules.speech.grammar import DE, EN
from rules.speech.saying import sentence
from rules.speech.sentences import SENTENCES
from rules.speech.wording import NONE, none_of
from rules.words import brings_no
from rules.words.telling import tell_not
from rules.words.why import Tell, applies
from tests.rules.speech.sense import NEGATION, faults

RULES = FIXTURES.parent / "rules"


def _tells() -> Iterator[tuple[str, Op]]:
    """Every word of a card that tells what does not happen."""
    load_printings()
    for slug, printings in PRINTINGS.items():
        for printing in printings.values():
            for list_ in (printing.play, *(trigger.code for trigger in printing.triggers)):
                for code in list_.lists() if list_ is not None else ():
                    yield from ((slug, op) for op in code.ops if isinstance(op, Tell | tell_not | applies))


def test_what_a_word_tells_makes_sense() -> None:
    wrong, read = [], 0
    for slug, op in _tells():
        words = dict(getattr(op, "words", {})) | {"what": getattr(op, "words", {}).get("what", ("it", "die Karte"))}
        if callable(op.why):  # only the table can tell; those are read in the situations
            words["why"] = ("it costs 0", "Die Karte kostet 0")
        else:
            words["why"] = op.why
        denies = not isinstance(op, applies)
        told = op.sentence if denies else "applies"
        step = Step("not" if denies else "effect", 0, (slug,), told, words, (), ((slug, 1, 1),))
        for language in (EN, DE):
            text = sentence(step, ("Anna", "Bernd"), language)
            read += 1
            wrong += [(slug, text, found) for found in faults(text, language, negates=denies)]
    assert wrong == []
    assert read > 150


def _pairs() -> Iterator[tuple[Path, int, str, str]]:
    """Every text in both languages that stands in a card, a word or a rule: (English, German)."""
    for room in ("cards", "words", "rulebook"):
        for path in (RULES / room).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text())):
                if isinstance(node, ast.Tuple) and len(node.elts) == 2:
                    texts = [_constant(part) for part in node.elts]
                    if all(text and " " in text for text in texts):
                        yield path, node.lineno, str(texts[0]), str(texts[1])


def _constant(node: ast.expr) -> str | None:
    """A text, or one with gaps, each filled with a name."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "Anna" for part in node.values)
    return None


def test_both_languages_of_a_text_end_alike_and_read_well() -> None:
    wrong, read = [], 0
    for path, line, en, de in _pairs():
        read += 1
        ends = [text[-1] if text[-1] in ".?!" else "" for text in (en, de)]
        odd = [
            found
            for text, to in ((en, EN), (de, DE))
            for found in faults(f"A{text.rstrip('.?!')}.", to)
            if "brings" not in found
        ]
        odd = [found for found in odd if not (found.startswith(r"\{") or found == r"\(\)")]
        if ends[0] != ends[1] or odd:
            wrong.append((f"{path.name}:{line}", en, de, odd))
    assert wrong == []
    assert read > 300


def _said_as_not() -> set[str]:
    """The sentences that a step of kind `not` is told by."""
    found = set()
    for path in RULES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "attr", None) or getattr(node.func, "id", None)
                place = {"Not": 0, "Tell": 0, "tell_not": 0}.get(str(name))
                if (
                    name == "say"
                    and node.args
                    and isinstance(node.args[0], ast.Constant)
                    and node.args[0].value == "not"
                ):
                    place = 2
                if place is not None and len(node.args) > place:
                    chosen = node.args[place]
                    either = (chosen.body, chosen.orelse) if isinstance(chosen, ast.IfExp) else (chosen,)
                    found |= {part.value for part in either if isinstance(part, ast.Constant)}
    return found & set(SENTENCES)


SAYS_NO_ITSELF = re.compile(r"\{(no|No|what)\}")


def test_a_sentence_of_what_does_not_happen_says_no() -> None:
    said = _said_as_not()
    assert len(said) > 100
    silent = [
        (name, text)
        for name in said
        for language, text in enumerate(SENTENCES[name].text())
        if not SAYS_NO_ITSELF.search(text) and not NEGATION[language].search(text) and "{why}" not in text
    ]
    assert silent == []


def test_every_thing_that_a_card_does_not_bring_is_negated() -> None:
    for thing in (*NONE, "gold", "curse", "Action", "Treasure"):
        for language in (EN, DE):
            assert NEGATION[language].search(none_of(thing)[language]), thing


def test_a_thing_that_nobody_knows_fails_when_the_card_is_read() -> None:
    with pytest.raises(ValueError, match=r"no thing is called 'crads'.*cards"):
        brings_no("crads", ("no Treasure was discarded", "Es wurde kein Geld abgelegt"))
    with pytest.raises((ValueError, TypeError)):
        brings_no(("cards", "Karten"), ("no Treasure was discarded", "Es wurde kein Geld abgelegt"))  # type: ignore[arg-type]


def test_a_ruling_on_what_does_not_happen_is_cited_by_the_words_there_are() -> None:
    for word in (
        brings_no("cards", ("so", "so"), "base2:play:1"),
        tell_not("gains none", ("so", "so"), ruling="base2:play:1"),
    ):
        assert word.ruling == "base2:play:1"


@pytest.mark.parametrize(
    ("text", "language", "fault"),
    [
        ("Anna gains a Estate.", EN, "AEIO"),
        ("Anna gains an Village.", EN, "AEIOU"),
        ("Anna gains a Curse", EN, "full stop"),
        ("anna gains a Curse.", EN, "capital"),
        ("Anna nimmt eine die Karte.", DE, "ein|eine"),
        ("Anna zieht {n} Karten.", DE, "{"),
    ],
)
def test_what_makes_no_sense_is_noticed(text: str, language: int, fault: str) -> None:
    assert any(fault in found for found in faults(text, language))


def test_that_something_happens_is_no_negation() -> None:
    text = "The Ranger brings Anna cards: no Treasure was discarded."
    assert faults(text, EN, negates=True) == ["no negation"]
