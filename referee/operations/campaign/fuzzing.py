"""What people can send, changed until something breaks: guided by coverage where atheris is there, else at random.

Whatever broke something once lies in tests/corpus and is tried again in every test run.
"""

from __future__ import annotations

import hashlib
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from django.conf import settings

from referee.operations.campaign import Broken

if TYPE_CHECKING:
    from rules.questions.names import CardNames

CORPUS = Path(settings.BASE_DIR) / "tests" / "corpus"
LONGEST = 4_000  # bytes of an input
SLOWEST = 5.0  # seconds of processor time that one input may take


def document(data: bytes) -> None:
    from rules import Mistake, Run, parse, read_text

    try:
        situation = parse(read_text(data.decode("utf-8", "replace")))
    except Mistake:
        return
    run = Run(situation)
    assert run.stop is None or run.stop.reason != "fault", run.stop
    run.answer()


def address(data: bytes) -> None:
    from referee.disputes.links import AlteredAddress, pack, unpack
    from rules import Mistake, parse, read_text

    text = data.decode("utf-8", "replace")
    with suppress(AlteredAddress, Mistake):
        unpack(text)
    try:
        situation = parse(read_text(text))
    except Mistake:
        return
    word = pack(situation)
    assert word is None or unpack(word) == situation


def code(data: bytes) -> None:
    from cards.kingdoms.codes import NoCode, decode, encode

    try:
        layout = decode(data.decode("utf-8", "replace"))
    except NoCode:
        return
    assert decode(encode(layout)) == layout


@cache
def _names() -> CardNames:
    """Cards in a sentence, known by what is printed on them: nothing is looked up in a database here."""
    from rules.facts import facts
    from rules.questions.names import CardNames
    from rules.questions.words import Vocabulary

    return CardNames(Vocabulary.of((en, de) for fact in facts().values() for en, de in fact.lines))


def question(data: bytes) -> None:
    """What comes of a question beside the library: read, understood, a table built and played."""
    from referee.asking.answer import understood
    from referee.asking.sentences import clean
    from rules.questions.deciding import decide
    from rules.questions.reading import read
    from rules.questions.setup import set_up

    q = read(clean(data.decode("utf-8", "replace")), _names())
    understood(q.slugs)
    if set_up(q) is None:
        decide(q)


def log(data: bytes) -> None:
    """A pasted log as its page shows it; each turn can be opened as a dispute."""
    from referee.logs.views import describe_log
    from rules import Mistake, parse, read_text
    from rules.logs.reading import read

    for turn in describe_log(read(data.decode("utf-8", "replace")), False)["turns"]:
        with suppress(Mistake):
            parse(read_text(turn["document"]))


TARGETS: dict[str, Callable[[bytes], None]] = {
    "document": document,
    "address": address,
    "code": code,
    "question": question,
    "log": log,
}
CALLED = {
    "document": "documents",
    "address": "long addresses",
    "code": "codes of kingdoms",
    "question": "questions",
    "log": "game logs",
}


def corpus(target: str) -> list[bytes]:
    return [file.read_bytes() for file in sorted((CORPUS / target).iterdir()) if file.is_file()]


def keep(target: str, data: bytes) -> Path:
    """What broke something is tried again in every test run from now on."""
    file = CORPUS / target / hashlib.sha256(data).hexdigest()[:16]
    file.write_bytes(data)
    return file


def fuzz(seconds: float) -> str:
    told, each = [], max(seconds / len(TARGETS), 1)
    for target in TARGETS:
        tried, broke = _guided(target, each) if find_spec("atheris") else _at_random(target, each)
        if broke is not None:
            raise Broken(f"{target}: {keep(target, broke)}")
        told.append(f"{tried:,} {CALLED[target]}")
    guided = "guided by coverage" if find_spec("atheris") else "at random"
    return f"{', '.join(told)}, {guided}, none broke anything"


def words_of(target: str) -> list[bytes]:
    """What is put in where something is changed: the words of what is known, and names of cards."""
    from rules.facts import facts

    known = dict.fromkeys(word for data in corpus(target) for word in data.split() if len(word) <= 60)
    names = [name.encode() for fact in list(facts().values())[::4] for name in (fact.en, fact.de)]
    return [*known, *names]


def _at_random(target: str, seconds: float) -> tuple[int, bytes | None]:
    chance, known, words = random.Random(0), corpus(target), words_of(target)
    end, tried = time.monotonic() + seconds, 0
    while time.monotonic() < end:
        data = _changed(chance, chance.choice(known), words)
        begun = time.process_time()
        try:
            TARGETS[target](data)
        except Exception:
            return tried, data
        if time.process_time() - begun > SLOWEST:
            return tried, data
        tried += 1
    return tried, None


def _changed(chance: random.Random, data: bytes, words: list[bytes]) -> bytes:
    for _ in range(chance.randint(1, 6)):
        at = chance.randrange(len(data) + 1)
        until = min(len(data), at + chance.randint(0, 12))
        new = chance.choice([b"", chance.choice(words), chance.randbytes(2), data[at:until] * 3, b"999", b"-", b"?"])
        data = (data[:at] + new + data[until:])[:LONGEST]
    return data


def _guided(target: str, seconds: float) -> tuple[int, bytes | None]:
    """In a process of its own: the fuzzer ends the one that it runs in."""
    with tempfile.TemporaryDirectory() as found, tempfile.NamedTemporaryFile("w") as words:
        for word in words_of(target):
            words.write('"' + "".join(f"\\x{byte:02x}" for byte in word) + '"\n')
        words.flush()
        done = subprocess.run(
            [
                *(sys.executable, "-m", "referee.operations.campaign.fuzzing", target),
                *(found, str(CORPUS / target), f"-artifact_prefix={found}/broke-"),
                *(f"-max_total_time={int(seconds)}", f"-max_len={LONGEST}", f"-timeout={int(SLOWEST)}", "-seed=1"),
                *(f"-dict={words.name}", "-print_final_stats=1"),
            ],
            cwd=settings.BASE_DIR,
            env={**os.environ, "DJANGO_SETTINGS_MODULE": settings.SETTINGS_MODULE},
            capture_output=True,
            timeout=seconds + 120,
        )
        broke = next(iter(Path(found).glob("broke-*")), None)
        tried = [line.split()[-1] for line in done.stderr.splitlines() if b"number_of_executed_units" in line]
        return int(tried[0]) if tried else 0, broke.read_bytes() if broke else None


def main() -> None:
    import atheris  # type: ignore[import-untyped, import-not-found, unused-ignore]

    with atheris.instrument_imports(include=["rules", "cards.kingdoms", "referee.disputes", "referee.logs"]):
        import django

        django.setup()
        TARGETS[sys.argv[1]](b"players: {Anna: {}, Bernd: {}}")
    atheris.Setup([sys.argv[0], *sys.argv[2:]], TARGETS[sys.argv[1]])
    atheris.Fuzz()


if __name__ == "__main__":
    main()
