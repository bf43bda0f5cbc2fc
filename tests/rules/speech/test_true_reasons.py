"""Reasons that were false once: a step says who stands in the way, which play, and what decides."""

from __future__ import annotations

import pytest

from rules.document.parse import parse
from rules.run import Run
from rules.speech.grammar import DE
from tests.rules.speech.prevention import all_told, cited, tell

BERND = "Bernd: {hand: [5 Copper], deck: [9 Copper]}"


def refused(document: str) -> tuple[str, str]:
    """What an answer that is not legal is told."""
    stop = Run(parse(document)).stop
    assert stop is not None, "everything was legal"
    return stop.why


LODGE = f"""
players: {{Anna: {{hand: [Watchtower], tokens: {{favors: 3}}}}, {BERND}}}
ally: Trappers' Lodge
turn: {{phase: buy, coins: 6}}
moves: [buy Silver, Watchtower, trash]
"""


def test_trappers_lodge_is_named_where_it_comes_too_late() -> None:
    assert tell(LODGE) == ["Trappers' Lodge cannot move the Silver any more: it is no longer where it was gained to."]
    assert tell(LODGE, DE) == [
        "Die Hütte der Fallensteller kann das Silber nicht mehr bewegen: "
        "Die Karte liegt nicht mehr dort, wohin sie kam."
    ]


def test_what_would_play_or_set_aside_says_so_where_it_comes_too_late() -> None:
    gone = """
players: {Anna: {hand: [Watchtower, Copper], holds: [Innovation]}, %s}
turn: {coins: 3}
supply: {Village: 10}
moves: ["-", buy Village, Watchtower, trash]
"""
    assert tell(gone % BERND) == [
        "Innovation cannot play the Village any more: it is no longer where it was gained to."
    ]


SCEPTER = f"""
players: {{Anna: {{hand: [Scepter], play: [%s], durations: [%s]}}, {BERND}}}
turn: {{phase: buy}}
moves: [play Scepter, replay]
"""


def test_a_scepter_that_finds_only_a_command_says_so() -> None:
    document = SCEPTER % ("Band of Misfits", "")
    assert tell(document) == [
        "The Scepter does nothing: a Command is not played again, and it finds only the Band of Misfits."
    ]
    assert tell(document, DE) == [
        "Das Zepter bewirkt nichts: Kommandos werden nicht noch einmal gespielt, und es findet nur die Vogelfreien."
    ]
    assert cited(document, "does nothing") == ("renaissance:scepter:2",)


BRIGAND = """
editions: {Hinterlands: 1}
players: {Anna: {hand: [Trader], deck: [5 Copper]}, Bernd: {hand: [5 Copper], deck: [Silver, 9 Copper]}}
turn: {phase: buy, coins: 4}
moves: [buy Noble Brigand, "no", "yes"]
"""


def test_a_bought_noble_brigand_that_a_trader_replaces_has_robbed() -> None:
    """Hinterlands 1: it attacks when it is bought, so nothing is lost when it is not gained."""
    assert [text for text in tell(BRIGAND) if "does nothing" in text] == []
    assert "With the Trader (edition 1), Anna replaces the Noble Brigand with a Silver." in tell(BRIGAND)


def test_what_needs_to_be_gained_says_that_a_trader_replaced_it() -> None:
    document = BRIGAND.replace('Noble Brigand, "no"', "Embassy")
    document = document.replace("coins: 4", "coins: 5")
    assert "The Embassy does nothing: it was not gained." in tell(document)


THRONED = """
players: {Anna: {hand: [Throne Room, %s], deck: [9 Copper]}, Bernd: {hand: [Moat, 4 Copper], deck: [9 Copper]}}
moves: [play Throne Room, %s, %s]
"""


def test_a_moat_that_is_shown_once_says_against_which_play() -> None:
    first = THRONED % ("Witch", "Witch", '"yes", "no"')
    assert tell(first)[0] == "The Moat protects Bernd from the first play: the Witch does not affect Bernd."
    assert tell(first, DE)[0] == "Der Burggraben schützt Bernd beim ersten Spielen: Die Hexe betrifft Bernd nicht."
    assert "Because of Anna’s Witch, Bernd gains a Curse." in all_told(first)
    second = THRONED % ("Witch", "Witch", '"no", "yes"')
    assert tell(second)[0] == "The Moat protects Bernd from the second play: the Witch does not affect Bernd."


def test_of_a_duration_one_play_is_warded_off_now_and_later() -> None:
    document = THRONED % ("Corsair", "Corsair", '"yes", "no"')
    assert tell(document)[0] == (
        "The Moat protects Bernd from the first play: the Corsair does not affect Bernd, now or later."
    )


def test_an_attack_that_is_played_once_needs_no_number() -> None:
    plain = "players: {Anna: {hand: [Witch]}, Bernd: {hand: [Moat], deck: [Copper]}}\nmoves: [play Witch, 'yes']"
    assert tell(plain)[0] == "The Moat protects Bernd: the Witch does not affect Bernd."


WARLORD = """
players: {Anna: {hand: [Village, Copper], play: [2 Village], deck: [5 Copper]}, Bernd: {durations: [Warlord]}}
turn: {actions: 3}
moves: [%s]
"""
VOYAGE = f"""
players: {{Anna: {{hand: [4 Village], deck: [5 Copper]}}, {BERND}}}
turn: {{extra: Voyage, previous: Anna}}
moves: [play Village, play Village, play Village%s]
"""


def test_warlord_says_how_many_are_in_play() -> None:
    assert tell(WARLORD % "") == [
        "The Warlord does not let Anna play the Village from hand now: Anna has 2 Villages in play."
    ]
    en, de = refused(WARLORD % "play Village")
    assert "Village cannot be played now: the Warlord forbids it, as Anna has 2 Villages in play." in en
    assert "Dorf kann jetzt nicht gespielt werden: Der Kriegsherr verbietet es, denn Anna hat 2 Dörfer im Spiel." in de


def test_voyage_says_how_many_were_played() -> None:
    assert tell(VOYAGE % "")[0] == (
        "The Voyage does not let Anna play the Village from hand now: three cards were played from hand in this turn."
    )
    en, _ = refused(VOYAGE % ", play Village")
    assert "the Voyage forbids it, as three cards were played from hand in this turn." in en


def test_without_an_action_that_is_why_the_phase_is_over() -> None:
    en, de = refused(f"players: {{Anna: {{hand: [Smithy, Village]}}, {BERND}}}\nmoves: [play Smithy, play Village]")
    assert "Village cannot be played now: no Action was left, so this is the Buy phase." in en
    assert "Es war keine Aktion mehr übrig, also ist es die Kaufphase." in de


@pytest.mark.parametrize(
    ("hand", "moves", "trash", "why"),
    [
        ("Necromancer", "play Necromancer", "Moneylender", "the Moneylender is not in play."),
        ("Mining Village", "play Mining Village, 'yes'", "", "the Mining Village is not in play any more."),
    ],
)
def test_royal_carriage_tells_what_was_never_in_play_from_what_is_no_more(hand, moves, trash, why) -> None:
    document = f"""
players: {{Anna: {{hand: [{hand}], deck: [3 Copper], mats: {{tavern: [Royal Carriage]}}}}, {BERND}}}
trash: [{trash}]
moves: [{moves}]
"""
    carriage = [text for text in tell(document) if "Royal Carriage" in text]
    assert len(carriage) == 1
    assert carriage[0].endswith(why)


POSSESSED_EMBARGO = """
players: {Anna: {hand: [], deck: [5 Copper]}, Bernd: {hand: [5 Copper], deck: [5 Copper]}}
turn: {player: Bernd, extra: Possession, by: Anna, phase: buy, coins: 4}
supply: {Village: 10}
pile tokens: {Village: {embargo: 1}}
moves: [buy Village]
"""


def test_an_embargo_is_not_denied_to_who_takes_the_bought_card_by_possession() -> None:
    """Bernd bought it, so the Curse came; that Anna gained the Village without buying is no second matter."""
    assert tell(POSSESSED_EMBARGO) == ["Because of the Embargo, Bernd would gain a Curse, but for the Possession."]
    assert "With the Possession, Anna gains a Curse to the discard pile." in all_told(POSSESSED_EMBARGO)
