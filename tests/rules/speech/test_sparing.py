"""Whom something protects, spares or holds back is told, and by what."""

from __future__ import annotations

import pytest

from rules.document.parse import parse
from rules.run import Run
from rules.speech.grammar import DE, EN
from rules.speech.saying import sentence
from tests.rules.speech.prevention import cited, tell

BLOCKADE = """
players:
  Anna: {hand: [Blockade], deck: [10 Estate]}
  Bernd: {hand: [Moat, 3 Copper], deck: [10 Copper]}
moves: [play Blockade, "yes", Silver, "-", "-", play treasures, buy Silver]
"""


def test_a_moat_protects_now_and_later() -> None:
    assert tell(BLOCKADE) == [
        "The Moat protects Bernd: the Blockade does not affect Bernd, now or later.",
        "No Curse for Bernd: the Moat protected Bernd when the Blockade was played.",
    ]
    assert tell(BLOCKADE, DE) == [
        "Der Burggraben schützt Bernd: Die Blockade betrifft Bernd nicht, weder jetzt noch später.",
        "Kein Fluch für Bernd: Der Burggraben hat Bernd geschützt, als die Blockade gespielt wurde.",
    ]


def test_the_step_names_first_what_prevented_it_and_cites_why() -> None:
    run = Run(parse(BLOCKADE))
    later = next(step for step in run.steps if step.sentence == "spared gain later")
    assert later.kind == "not"
    assert later.actor == 1
    assert later.cards == ("moat", "blockade")
    assert later.cites == ("base2:moat:2", "base2:attack:2")


def test_a_corsair_spares_whom_a_lighthouse_protected() -> None:
    table = """
    players:
      Anna: {hand: [Corsair], deck: [10 Estate]}
      Bernd: {hand: [Silver], deck: [10 Copper], durations: [Lighthouse]}
    moves: [play Corsair, "-", play Silver]
    """
    assert tell(table) == [
        "The Lighthouse protects Bernd in any case: the Corsair does not affect Bernd, now or later.",
        "The Corsair does not affect Bernd: the Lighthouse protected Bernd when it was played.",
    ]


def test_an_attack_at_once() -> None:
    table = """
    players: {Anna: {hand: [Witch], deck: [5 Estate]}, Bernd: {hand: [Moat]}, Carla: {hand: [Moat]}}
    moves: [play Witch, "yes", "no"]
    """
    assert tell(table) == [
        "The Moat protects Bernd: the Witch does not affect Bernd.",
        "No Curse for Bernd: the Moat protects Bernd.",
    ]
    assert tell(table, DE)[1] == "Kein Fluch für Bernd: Der Burggraben schützt Bernd."


def test_what_depends_on_something_is_not_said_to_be_missing() -> None:
    table = """
    players: {Anna: {hand: [Bandit]}, Bernd: {hand: [Moat]}}
    moves: [play Bandit, "yes"]
    """
    assert tell(table)[-1] == "The Moat protects Bernd: the Bandit does not affect Bernd."


def test_a_blockade_counts_on_ones_own_turn_only() -> None:
    table = """
    players:
      Anna: {deck: [5 Copper], durations: [{Blockade: [Curse]}]}
      Bernd: {hand: [Witch], deck: [5 Copper]}
      Carla: {deck: [5 Copper]}
    turn: {player: Bernd}
    moves: [play Witch]
    """
    assert tell(table) == ["No Curse for Carla from the Blockade: that counts only on one’s own turn."]


def test_an_attack_on_empty_hands_is_not_about_ones_own() -> None:
    table = """
    players: {Anna: {hand: [Cutpurse], deck: [Copper]}, Bernd: {hand: [], deck: []}}
    moves: [play Cutpurse]
    """
    assert not [text for text in tell(table) if "does nothing" in text]


def test_a_bought_noble_brigand_is_no_played_attack() -> None:
    table = (
        "{editions: {Hinterlands: 1}, players: {Anna: {deck: []}, Bernd: {hand: [Moat], deck: [Gold, Copper]}},"
        " turn: {phase: buy, coins: 4, buys: 2}, moves: [buy Noble Brigand],"
        " expect: {trash: [], Anna: {discard: [Noble Brigand, Gold]}}}"
    )
    run = Run(parse(table))
    assert not run.answer().get("differences")
    step = next(step for step in run.steps if step.sentence == "bought attack")
    assert sentence(step, run.names, EN) == "The Noble Brigand was bought, not played, so nobody can react to it."
    assert "hinterlands1:noble-brigand:8" in step.cites


SPOILS = """
players:
  Anna: {hand: [], deck: [], durations: [Corsair]}
  Bernd: {hand: [Gold, 3 Silver], deck: []}
turn: {player: Bernd, phase: buy}
moves: [play Gold, play Silver, play Silver, play Silver]
"""


def test_a_corsair_takes_the_first_silver_or_gold_and_says_so_once() -> None:
    stays = "The Corsair does not trash the Silver: only the first Silver or Gold of the turn goes."
    assert tell(SPOILS) == [stays]
    assert cited(SPOILS, "not the first") == ("seaside2:corsair:2",)


def test_a_cutpurse_finds_no_copper() -> None:
    document = "players: {Anna: {hand: [Cutpurse]}, Bernd: {hand: [Silver]}}\nmoves: [play Cutpurse]"
    assert tell(document) == ["Bernd discards nothing: there is no Copper in hand."]
    assert cited(document, "none to discard")[0] == "seaside2:cutpurse:2"


def test_a_ghost_ship_leaves_three_cards_alone() -> None:
    document = (
        "players: {Anna: {hand: [Ghost Ship], deck: [2 Copper]}, Bernd: {hand: [3 Copper]}}\nmoves: [play Ghost Ship]"
    )
    assert tell(document) == ["Bernd keeps 3 cards in hand: the Ghost Ship affects only players with at least 4."]


def test_a_monkey_watches_one_neighbour_of_two() -> None:
    document = """
players:
  Anna: {hand: [Witch], deck: [2 Copper]}
  Bernd: {durations: [Monkey]}
  Carla: {deck: [Gold], durations: [Monkey]}
moves: [play Witch]
"""
    assert tell(document) == ["The Monkey brings Bernd nothing: Carla does not sit to Bernd’s right."]


@pytest.mark.parametrize(("where", "protects"), [("play", False), ("durations", True)])
def test_a_lighthouse_protects_until_its_players_next_turn(where: str, protects: bool) -> None:
    document = (
        f"players: {{Anna: {{hand: [Witch], deck: [2 Copper]}}, Bernd: {{{where}: [Lighthouse]}}}}\nmoves: [play Witch]"
    )
    over = "The Lighthouse does not protect Bernd any more: that ended when Bernd’s turn started."
    assert (over in tell(document)) is not protects


@pytest.mark.parametrize("card", ["Pirate", "Sheepdog", "Caravan Guard"])
def test_a_warlord_holds_back_what_would_be_played_from_hand_off_turn_too(card: str) -> None:
    happens = {"Pirate": "buy Gold", "Sheepdog": "buy Gold", "Caravan Guard": "play Militia"}[card]
    phase = "phase: buy, coins: 6, buys: 2" if happens == "buy Gold" else "phase: action"
    whose = "Bernd" if card == "Sheepdog" else "Anna"
    table = f"""
    players:
      Anna: {{hand: [Militia], deck: [10 Copper], durations: [Warlord]}}
      Bernd: {{hand: [{card}, Copper], deck: [10 Copper], play: [2 {card}]}}
    turn: {{player: {whose}, {phase}}}
    moves: [{happens}]
    """
    held = f"The Warlord does not let Bernd play the {card} from hand now: Bernd has 2 {card}s in play."
    assert held in tell(table)
    assert cited(table, "not from hand") == ("allies:warlord:1",)
    assert "does not let" not in " ".join(tell(table.replace(f"2 {card}", card)))


def test_no_hex_is_turned_over_where_nobody_receives_it() -> None:
    table = "players: {Anna: {hand: [Skulk], deck: []}, Bernd: {hand: [Moat], deck: []}}\nmoves: [play Skulk, %s]"
    assert tell(table % '"yes"')[-1] == "No Hex is turned over: nobody receives it."
    assert tell("hexes: [Greed]\n" + table % '"no"') == []


def test_a_cauldron_after_the_third_action_curses_nobody() -> None:
    table = """
    players: {Anna: {hand: [Cauldron], deck: []}, Bernd: {deck: []}}
    turn: {player: Anna, phase: buy, coins: 9, buys: 4}
    moves: [%s]
    """
    third = "play Cauldron, buy Moat, buy Moat, buy Moat"
    assert tell(table % third) == []
    assert tell(table % f"{third}, buy Moat") == [
        "The Cauldron does nothing: the third Action of this turn was gained before."
    ]
