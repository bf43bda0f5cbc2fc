"""Which statements of the books no step cites, although a stored situation replays them."""

from __future__ import annotations

from collections.abc import Iterable

from rules.document.parse import parse
from rules.run import Run
from rules.tools.proofs import Proof, proofs, statements


def uncited(found: Iterable[Proof] | None = None) -> list[str]:
    """Statements that situations prove, and that none of the steps of these situations names."""
    proved: set[str] = set()
    cited: set[str] = set()
    for proof in proofs() if found is None else found:
        proved |= set(proof.proves)
        cited |= {cite for step in Run(parse(dict(proof.document))).steps for cite in step.cites}
    return [slug for slug in statements() if slug in proved and slug not in cited]
