"""What a card costs now is told with its parts, where that decides; and the score at the end."""

from __future__ import annotations

import pytest

from rules.speech.grammar import DE
from tests.rules.speech.prevention import all_told


def test_a_cost_is_told_with_its_parts() -> None:
    table = """
    players: {Anna: {hand: [Workshop], play: [2 Bridge], deck: [5 Copper]}, Bernd: {}}
    turn: {player: Anna, actions: 1}
    moves: [play Workshop, Duchy]
    """
    assert "The Duchy costs 3 now: 5, less 2 by 2 Bridges; at most 4 is allowed." in all_told(table)
    assert "Das Herzogtum kostet jetzt 3: 5 minus 2 durch 2 Brücken; höchstens 4 ist erlaubt." in all_told(table, DE)


COMPARED = [
    (
        "{hand: [Remodel, Estate], play: [2 Bridge]}",
        "[play Remodel, Silver]",
        "The Silver costs 1 now: 3, less 2 by 2 Bridges; at most 2 is allowed: "
        "2 more than the Estate (now 0: 2, less 2 by 2 Bridges).",
        "Das Silber kostet jetzt 1: 3 minus 2 durch 2 Brücken; höchstens 2 ist erlaubt: "
        "2 mehr als das Anwesen (jetzt 0: 2 minus 2 durch 2 Brücken).",
    ),
    (
        "{hand: [Upgrade, Estate], deck: [Copper], play: [Bridge]}",
        "[play Upgrade, Estate]",
        "The Silver costs 2 now: 3, less 1 by the Bridge; exactly 2 is asked for: "
        "1 more than the Estate (now 1: 2, less 1 by the Bridge).",
        "Das Silber kostet jetzt 2: 3 minus 1 durch die Brücke; genau 2 ist verlangt: "
        "1 mehr als das Anwesen (jetzt 1: 2 minus 1 durch die Brücke).",
    ),
    (  # a Quarry makes the trashed Action cheaper, not the Treasure that comes
        "{hand: [Expand, Cellar], play: [Quarry]}",
        "[play Expand, Silver]",
        "The Silver costs 3 now: as printed; at most 3 is allowed: "
        "3 more than the Cellar (now 0: 2, less 2 by the Quarry).",
        "Das Silber kostet jetzt 3: wie aufgedruckt; höchstens 3 ist erlaubt: "
        "3 mehr als der Keller (jetzt 0: 2 minus 2 durch den Steinbruch).",
    ),
    (
        "{hand: [Develop, Silver], play: [Bridge]}",
        "[play Develop, Moat, Smithy]",
        "The Moat costs 1 now: 2, less 1 by the Bridge; exactly 1 is asked for: "
        "1 less than the Silver (now 2: 3, less 1 by the Bridge).",
        "Der Burggraben kostet jetzt 1: 2 minus 1 durch die Brücke; genau 1 ist verlangt: "
        "1 weniger als das Silber (jetzt 2: 3 minus 1 durch die Brücke).",
    ),
    (
        "{hand: [Workshop], play: [2 Bridge]}",
        "[play Workshop, Border Village, Duchy]",
        "The Duchy costs 3 now: 5, less 2 by 2 Bridges; at most 3 is allowed: "
        "less than the Border Village (now 4: 6, less 2 by 2 Bridges).",
        "Das Herzogtum kostet jetzt 3: 5 minus 2 durch 2 Brücken; höchstens 3 ist erlaubt: "
        "weniger als das Grenzdorf (jetzt 4: 6 minus 2 durch 2 Brücken).",
    ),
]


@pytest.mark.parametrize(("anna", "moves", "en", "de"), COMPARED)
def test_a_cost_that_is_compared_with_a_card_is_told_with_the_parts_of_both(anna, moves, en, de) -> None:
    table = f"""
    players: {{Anna: {anna}, Bernd: {{}}}}
    turn: {{player: Anna, actions: 1}}
    moves: {moves}
    """
    assert en in all_told(table)
    assert de in all_told(table, DE)


@pytest.mark.parametrize(
    ("anna", "moves", "en", "de"),
    [
        (
            "{hand: [Village, Throne Room, Bridge, Workshop], deck: [Copper]}",
            "[play Village, play Throne Room, Bridge, play Workshop, Gold]",
            "less 2 by the Bridge, played twice;",
            "minus 2 durch die Brücke, 2-mal gespielt;",
        ),
        (
            "{hand: [Village, Throne Room, Bridge, Workshop], deck: [Copper], play: [Bridge]}",
            "[play Village, play Throne Room, Bridge, play Workshop, Gold]",
            "less 3 by 2 Bridges, played 3 times in all;",
            "minus 3 durch 2 Brücken, 3-mal gespielt;",
        ),
    ],
)
def test_how_often_something_makes_a_card_cheaper_is_told(anna: str, moves: str, en: str, de: str) -> None:
    table = f"{{players: {{Anna: {anna}, Bernd: {{}}}}, moves: {moves}}}"
    assert any(en in text for text in all_told(table))
    assert any(de in text for text in all_told(table, DE))


def test_nothing_to_gain_says_which_cost_nothing_has() -> None:
    table = """
    players: {Anna: {hand: [Upgrade, Estate], deck: [Copper], play: [2 Bridge]}, Bernd: {}}
    turn: {player: Anna, actions: 1}
    supply: {Silver: 0}
    moves: [play Upgrade, Estate]
    """
    why = "nothing that fits costs exactly 1, 1 more than the Estate (now 0: 2, less 2 by 2 Bridges)"
    assert f"Anna finds nothing to gain: {why}." in all_told(table)
    warum = "Nichts Passendes kostet genau 1, 1 mehr als das Anwesen (jetzt 0: 2 minus 2 durch 2 Brücken)"
    assert f"Anna findet nichts zum Nehmen: {warum}." in all_told(table, DE)


def test_a_printed_cost_is_not_explained() -> None:
    table = "{players: {Anna: {hand: [Workshop]}, Bernd: {}}, moves: [play Workshop, Silver]}"
    assert not any("costs" in text for text in all_told(table))


def test_the_end_breaks_the_score_down() -> None:
    table = """
    players:
      Anna: {hand: [], deck: [2 Province, Duchy, Curse, 6 Copper, Gardens], tokens: {vp: 2}}
      Bernd: {hand: [], deck: [5 Copper]}
    turn: {player: Bernd, phase: buy, coins: 8}
    supply: {Province: 1}
    moves: [buy Province]
    """
    told_ = all_told(table)
    gardens = "Gardens 1 (1 for every 10 cards, here 11)"
    assert f"Anna has 17 points: 2 Provinces 12, Duchy 3, {gardens}, Curse −1, 2 VP tokens 2." in told_
    assert "Bernd has 6 points: Province 6." in told_
    gardens = "Gärten 1 (1 je 10 Karten, hier 11)"
    told_ = all_told(table, DE)
    assert f"Anna hat 17 Punkte: 2 Provinzen 12, Herzogtum 3, {gardens}, Fluch −1, 2 Punktemarker 2." in told_
