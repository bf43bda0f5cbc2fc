"""What the engine asks of rapidfuzz, without its compiled half: a phone compares few names, and has time."""

from __future__ import annotations

from collections.abc import Callable, Sequence


def distance(one: str, other: str) -> int:
    """Letters put in, left out, exchanged, or swapped with their neighbour; no letter is touched twice."""
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, letter in enumerate(one, 1):
        last, before, row = before, row, [i, *[0] * len(other)]
        for j, its in enumerate(other, 1):
            row[j] = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != its))
            if i > 1 and j > 1 and letter == other[j - 2] and one[i - 2] == its:
                row[j] = min(row[j], last[j - 2] + 1)
    return row[-1]


class OSA:
    @staticmethod
    def normalized_similarity(one: str, other: str, *, score_cutoff: float = 0) -> float:
        longest = max(len(one), len(other))
        if not longest:
            return 1.0
        if abs(len(one) - len(other)) > (1 - score_cutoff) * longest + 1:
            return 0.0  # too far apart to be looked at
        found = 1.0 - distance(one, other) / longest
        return found if found >= score_cutoff else 0.0


def extract(
    query: str, choices: Sequence[str], *, scorer: Callable[..., float], score_cutoff: float, limit: int
) -> list[tuple[str, float, int]]:
    """The best first; of equal ones whichever stands first."""
    found = [
        (choice, score, i)
        for i, choice in enumerate(choices)
        if (score := scorer(query, choice, score_cutoff=score_cutoff)) >= score_cutoff and score > 0
    ]
    return sorted(found, key=lambda row: (-row[1], row[2]))[:limit]
