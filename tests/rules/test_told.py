"""What a card counts, what it leaves where it is, and what does not come of it is told; each from the ruling."""

from __future__ import annotations

import pytest

from rules import Run, parse
from rules.speech.saying import sentence

TOLD = [
    # prosperity2:bank:1: it counts itself
    (
        "hand: [Bank, Silver]",
        "phase: buy",
        "play Silver, play Bank",
        "Anna counts Treasures in play: 2 (Silver, Bank).",
    ),
    # alchemy:philosophers-stone:1: deck and discard pile, not the hand
    (
        "hand: [Philosopher's Stone, Copper], deck: [3 Estate], discard: [2 Estate]",
        "phase: buy",
        "play Philosopher's Stone",
        "Anna counts cards in deck and discard pile: 5.",
    ),
    # dark-ages:vagrant:1: what does not fit goes back on top
    ("hand: [Vagrant], deck: [Copper, Gold]", "actions: 1", "play Vagrant", "Anna leaves the Gold on the deck."),
    # intrigue2:mill:2: the 2 Coins are for two cards
    (
        "hand: [Mill], deck: [Estate]",
        "actions: 1",
        "play Mill, Estate",
        "Anna gets nothing for the Estate: two cards had to be discarded.",
    ),
    # alchemy:transmute:2: a Curse is nothing of what brings a card
    (
        "hand: [Transmute, Curse]",
        "actions: 1",
        "play Transmute",
        "Anna gets nothing for the Curse: it is no Action, no Treasure and no Victory card.",
    ),
    # dark-ages:rats:2: nothing but Rats in hand
    ("hand: [Rats], deck: [Rats]", "actions: 1", "play Rats", "Anna trashes nothing: there are only Rats in the hand."),
    # intrigue2:shanty-town:2: an Action in hand
    (
        "hand: [Shanty Town, Nobles]",
        "actions: 1",
        "play Shanty Town",
        "Anna draws nothing: there is an Action in the hand.",
    ),
]


@pytest.mark.parametrize(("anna", "turn", "moves", "told"), TOLD)
def test_it_is_told(anna: str, turn: str, moves: str, told: str) -> None:
    run = Run(parse(f"{{players: {{Anna: {{{anna}}}, Bernd: {{deck: []}}}}, turn: {{{turn}}}, moves: [{moves}]}}"))
    assert run.stop is None
    assert told in [sentence(step, run.names, 0) for step in run.steps]
