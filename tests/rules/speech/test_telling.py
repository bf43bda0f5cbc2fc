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
        "Anna counts cards in deck and discard pile: 5 (as many as there are now; 1 Coin for every 5).",
    ),
    # dark-ages:vagrant:1: what does not fit goes back on top
    (
        "hand: [Vagrant], deck: [Copper, Gold]",
        "actions: 1",
        "play Vagrant",
        "The Gold stays on top of the deck: it is no Curse, Ruins, Shelter or Victory card.",
    ),
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
    # alchemy:scrying-pool:3: nothing but Actions
    (
        "hand: [Scrying Pool], deck: [Village, Moat]",
        "actions: 1",
        "play Scrying Pool, no",
        "Anna has revealed everything, and all of it is Actions.",
    ),
    # hinterlands1:crossroads:1: a Victory card with further types counts too
    (
        "hand: [Crossroads, Estate, Tunnel, Copper]",
        "actions: 1",
        "play Crossroads",
        "Anna counts Victory cards in hand: 2 (Estate, Tunnel).",
    ),
    # cornucopia:menagerie:3: two Coppers have one name
    (
        "hand: [Menagerie, 2 Copper, Silver]",
        "actions: 1",
        "play Menagerie",
        "Anna counts different names: 2 (2 Coppers, Silver), so not all differ.",
    ),
]


@pytest.mark.parametrize(("anna", "turn", "moves", "told"), TOLD)
def test_it_is_told(anna: str, turn: str, moves: str, told: str) -> None:
    run = Run(parse(f"{{players: {{Anna: {{{anna}}}, Bernd: {{deck: []}}}}, turn: {{{turn}}}, moves: [{moves}]}}"))
    assert run.stop is None
    assert told in [sentence(step, run.names, 0) for step in run.steps]


SCORED = [
    # base2:gardens:1: rounded down
    ("Gardens", "22 Copper", "Gardens 2 (1 for every 10 cards, here 23)", "Gärten 2 (1 je 10 Karten, hier 23)"),
    # alchemy:vineyard:1: 11 Actions make 3 points
    (
        "Vineyard",
        "6 Village, 5 Moat",
        "Vineyard 3 (1 for every 3 Actions, here 11)",
        "Weinberg 3 (1 je 3 Aktionen, hier 11)",
    ),
    # dark-ages:feodum:1: with 11 Silvers each is worth 3
    ("2 Feodum", "11 Silver", "2 Feodums 6 (1 for every 3 Silvers, here 11)", "2 Lehen 6 (1 je 3 Silber, hier 11)"),
    # cornucopia:fairgrounds:2: 2 points for five names
    (
        "Fairgrounds",
        "Copper, Silver, Gold, Chapel, 2 Curse",
        "Fairgrounds 2 (2 for every 5 names, here 6)",
        "Festplatz 2 (2 je 5 Namen, hier 6)",
    ),
    # empires:kings-castle:2: it is a Castle itself
    (
        "King's Castle",
        "Copper",
        "King's Castle 2 (2 for each Castle, here 1)",
        "Königsschloss 2 (2 je Schloss, hier 1)",
    ),
]


@pytest.mark.parametrize(("card", "rest", "en", "de"), SCORED)
def test_points_that_count_something_are_told_with_it(card: str, rest: str, en: str, de: str) -> None:
    run = Run(
        parse(
            f"{{players: {{Anna: {{deck: [{card}, {rest}]}}, Bernd: {{deck: []}}}}, "
            f"supply: {{Province: 0}}, turn: {{phase: clean-up}}}}"
        )
    )
    assert run.stop is None
    score = next(step for step in run.steps if step.sentence == "score" and step.actor == 0)
    assert en in sentence(score, run.names, 0)
    assert de in sentence(score, run.names, 1)
