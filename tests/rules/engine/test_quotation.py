"""An open question tells enough to decide: where it names only the card, the card's own words stand with it."""

from __future__ import annotations

import pytest

from rules import Run, full_question, parse

BERND = "Bernd: {hand: [Moat, Copper], deck: [5 Copper]}"


def _asked(table: str) -> tuple[str, str]:
    run = Run(parse(table))
    assert run.game.pending is not None
    en, de = full_question(run.game, run.game.pending)
    return en, de


def test_whoever_may_use_a_card_reads_what_it_says():
    en, de = _asked(f"players: {{Anna: {{hand: [Witch]}}, {BERND}}}\nmoves: [play Witch]")
    assert en.startswith("Do you use the Moat? Moat: “When another player plays an Attack, you may show this")
    assert de.startswith("Nutzt du den Burggraben? Burggraben: „Spielt ein Mitspieler einen Angriff, darfst du")


def test_what_comes_of_it_is_quoted_as_well():
    en, _ = _asked(f"players: {{Anna: {{hand: [Militia], play: [Urchin]}}, {BERND}}}\nmoves: [play Militia]")
    assert en.endswith("may trash this before it does anything. If you did, gain a Mercenary.”")


def test_whoever_may_discard_a_card_reads_what_that_brings():
    en, de = _asked(f"players: {{Anna: {{hand: [Baron, Estate]}}, {BERND}}}\nmoves: [play Baron]")
    assert en.startswith("Do you discard an Estate from your hand? Baron: “You may discard an Estate for +4 Coins.")
    assert "Hast du das nicht getan, nimm ein Anwesen." in de


def test_what_overpaying_brings_is_quoted():
    table = f"players: {{Anna: {{hand: []}}, {BERND}}}\nturn: {{phase: buy, coins: 6}}\nmoves: [buy Farrier]"
    assert _asked(f"kingdom: [Farrier]\n{table}")[0].startswith("How much do you overpay? Farrier: “Overpaying: ")


@pytest.mark.parametrize(
    ("table", "asked"),
    [
        ("hand: [Workshop]", "Which card that costs up to 4 do you gain?"),
        ("hand: [Village]", "What do you play or buy?"),
    ],
)
def test_a_question_that_tells_enough_stays_as_it_is(table: str, asked: str):
    move = "play Workshop" if "Workshop" in table else "-"
    assert _asked(f"players: {{Anna: {{{table}}}, {BERND}}}\nmoves: [{move}]")[0] == asked
