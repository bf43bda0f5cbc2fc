"""Which statements of the books no step cites, although a stored situation replays them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rules.document.parse import parse
from rules.run import Run
from rules.tools.proofs import Proof, proofs, statements


def cited(found: Iterable[Proof] | None = None) -> dict[str, set[str]]:
    """For each statement that situations prove, all that the steps of these situations name."""
    named: dict[str, set[str]] = {}
    for proof in proofs() if found is None else found:
        cites = {cite for step in Run(parse(dict(proof.document))).steps for cite in step.cites}
        for slug in proof.proves:
            named.setdefault(slug, set()).update(cites)
    return named


def uncited_statements(named: Mapping[str, set[str]]) -> list[str]:
    """Statements that no step names, nor another one that says the same, and of which it is not said why not."""
    anywhere = set[str]().union(*named.values())
    return [
        slug
        for slug, statement in statements().items()
        if slug in named
        and slug not in anywhere
        and not statement.unnamed
        and not named[slug] & set(statement.named_by)
    ]


def needless(named: Mapping[str, set[str]]) -> list[str]:
    """Statements that steps name, although the fixtures say that none does."""
    anywhere = set[str]().union(*named.values())
    return [slug for slug, it in statements().items() if slug in anywhere and (it.unnamed or it.named_by)]
