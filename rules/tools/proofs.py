"""Proofs: situations that the engine replays. A ruling is proved when a situation that points to it holds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from rules.document.parse import parse
from rules.document.situation import Mistake
from rules.fixture_files import FIXTURES, read_yaml
from rules.run import Run


@dataclass(frozen=True)
class Proof:
    """One stored situation."""

    slug: str
    file: str
    proves: tuple[str, ...]
    group: str
    document: Mapping[str, Any]


@dataclass(frozen=True)
class Provable:
    """One ruling or rule, as far as proving it goes."""

    slug: str
    book: str
    unprovable: str  # the reason, "" when a situation can replay it
    named_by: tuple[str, ...] = ()  # statements that say the same, and that steps cite in its place
    unnamed: str = ""  # why no step can cite it: a word of unnamed.yaml


@cache
def proofs() -> tuple[Proof, ...]:
    found = []
    for path in sorted((FIXTURES / "situations").glob("*.yaml")):
        rows = read_yaml(path)
        if isinstance(rows, list):  # groups.yaml is a map
            found += [
                Proof(row["slug"], path.name, tuple(row.get("proves", ())), row.get("group", ""), row["situation"])
                for row in rows
            ]
    return tuple(found)


@cache
def rulebooks() -> tuple[str, ...]:
    """The books whose every statement is to be proved."""
    return tuple(
        edition["book"]
        for row in read_yaml(FIXTURES / "expansions.yaml").values()
        for edition in row["editions"].values()
        if "rulebook" in edition
    )


@cache
def statements() -> Mapping[str, Provable]:
    """Every ruling and rule of every book by its slug."""
    return {statement.slug: statement for statement in (*_read("rulings", "rulings"), *_read("rules", "entries"))}


def _read(folder: str, key: str) -> Iterator[Provable]:
    for path in sorted((FIXTURES / folder).glob("*.yaml")):
        for topic, section in (read_yaml(path) or {}).items():
            if topic.startswith("_") or section.get("kind") == "error":
                continue
            for entry in section[key]:
                reason = entry.get("unprovable", {}).get("en", "")
                named_by, unnamed = tuple(entry.get("named by", ())), entry.get("unnamed", "")
                yield Provable(f"{path.stem}:{topic}:{entry['n']}", path.stem, reason, named_by, unnamed)


def check(proof: Proof) -> list[str]:
    """Each difference between what the situation expects and what the engine does; empty when it holds."""
    try:
        situation = parse(dict(proof.document))
    except Mistake as mistake:
        return [str(mistake)]
    return differences(Run(situation))


def differences(run: Run) -> list[str]:
    return run.differences() if run.situation.expect is not None else ["nothing is expected"]


@dataclass(frozen=True)
class Proved:
    proved: tuple[str, ...]
    unprovable: Mapping[str, str]
    missing: tuple[str, ...]
    unknown: tuple[str, ...]  # what situations claim to prove, and nobody has said


def coverage(found: Iterable[Proof] | None = None) -> Proved:
    """Which statements of the rulebooks are proved."""
    claimed = {slug for proof in (proofs() if found is None else found) for slug in proof.proves}
    books = set(rulebooks())
    wanted = {slug: s for slug, s in statements().items() if s.book in books}
    return Proved(
        tuple(slug for slug in wanted if slug in claimed),
        {slug: s.unprovable for slug, s in wanted.items() if s.unprovable and slug not in claimed},
        tuple(slug for slug, s in wanted.items() if slug not in claimed and not s.unprovable),
        tuple(sorted(claimed - set(statements()))),
    )
