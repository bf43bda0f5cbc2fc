"""Tables at which a rule was once not followed; what is expected comes from the book, not from the engine."""

from __future__ import annotations

import pytest

from rules.document.parse import parse
from rules.run import Run


def play(document: str) -> Run:
    run = Run(parse(document))
    assert run.stop is None, run.stop
    return run


def hand(run: Run, player: int = 0) -> list[str]:
    return sorted(run.game.name(card) for card in run.game.hand(player))


PICKPOCKETS = """
ally: Gang of Pickpockets
players:
  Anna: {hand: [4 Copper], deck: [5 Gold], durations: [Wharf], tokens: {favors: 0}}
  Bernd: {hand: []}
turn: {player: Bernd, phase: buy}
moves: ["-"MOVES]
"""


def test_pickpockets_are_offered_although_they_would_do_nothing_now() -> None:
    """base2:order:2: each player chooses the order of their own, voluntary or not."""
    asked = play(PICKPOCKETS.replace("MOVES", ""))
    assert asked.game.choices == ["Gang of Pickpockets", "Wharf"]
    first = play(PICKPOCKETS.replace("MOVES", ", Gang of Pickpockets"))
    assert hand(first) == ["Copper"] * 4 + ["Gold"] * 2


def test_pickpockets_after_the_wharf_cost_two_cards() -> None:
    run = play(PICKPOCKETS.replace("MOVES", ", Wharf, 2 Copper"))
    assert hand(run) == ["Copper"] * 2 + ["Gold"] * 2


GALLEYS = """
players:
  Anna: {hand: [], deck: [9 Copper], durations: [{Royal Galley: [Smithy]}, {Royal Galley: [Village]}]}
  Bernd: {hand: []}
turn: {player: Bernd, phase: buy}
moves: ["-"MOVES]
"""


def test_two_royal_galleys_with_different_cards_are_put_in_order() -> None:
    """allies:durations:5: if several of your Durations have something to do, their order is your choice."""
    asked = play(GALLEYS.replace("MOVES", ""))
    assert asked.game.choices == ["Royal Galley (Smithy)", "Royal Galley (Village)"]
    assert asked.game.pending.words("Royal Galley (Smithy)")[1] == "Königliche Galeere (Schmiede)"
    for answer in ("Royal Galley (Village)", "Königliche Galeere (Dorf)"):
        run = play(GALLEYS.replace("MOVES", f", {answer}"))
        assert [step.cards for step in run.steps if step.kind == "play"] == [("village",), ("smithy",)]


def test_two_royal_galleys_with_equal_cards_are_not() -> None:
    run = play(GALLEYS.replace("Village", "Smithy").replace("MOVES", ""))
    assert run.game.pending.kind == "phase"


@pytest.mark.parametrize(("answer", "hand", "coins"), [("Way of the Owl", 6, 3), ("-", 1, 4)])
def test_a_way_is_offered_where_a_sailor_plays_what_was_gained(answer: str, hand: int, coins: int) -> None:
    """menagerie:ways:1: whoever plays an Action card may do what a Way says instead of what the card says."""
    table = """
    players: {Anna: {hand: [Sailor, Copper], deck: [9 Copper]}, Bernd: {}}
    landscapes: [Way of the Owl]
    supply: {Lighthouse: 10}
    turn: {coins: 5, buys: 2}
    moves: [play Sailor, buy Lighthouse, "yes"MOVES]
    """
    asked = play(table.replace("MOVES", ""))
    assert asked.game.choices == ["Way of the Owl", "-"]
    run = play(table.replace("MOVES", f', "{answer}"'))
    assert (len(run.game.hand(0)), run.game.coins) == (hand, coins)


def test_coffers_and_debt_at_the_top_of_the_action_phase() -> None:
    """base2:villagers-coffers:1: a token in your Coffers for +1 Coin on your turn."""
    table = """
    players: {Anna: {hand: [Village], tokens: {coffers: 2, debt: 1}}, Bernd: {}}
    moves: [spend 1 coffers, pay 1 debt]
    """
    run = play(table)
    assert run.game.phase == "action"
    assert (run.game.coins, run.game.token(0, "coffers"), run.game.token(0, "debt")) == (0, 1, 0)


def test_coffers_alone_do_not_keep_the_action_phase_open() -> None:
    run = play("{players: {Anna: {hand: [Copper], tokens: {coffers: 2}}, Bernd: {}}}")
    assert run.game.phase == "buy"


def test_mission_can_be_bought_once_a_turn() -> None:
    table = """
    players: {Anna: {deck: [9 Copper]}, Bernd: {}}
    landscapes: [Mission]
    turn: {player: Anna, phase: buy, buys: 3, coins: 8}
    moves: [buy Mission]
    """
    assert "buy Mission" not in play(table).game.choices
    done = table.replace("coins: 8}", "coins: 8, done: [Mission]}").replace("[buy Mission]", "[]")
    assert "buy Mission" not in play(done).game.choices


def test_a_way_may_be_used_wherever_an_action_is_played() -> None:
    table = """
    players: {Anna: {hand: [Throne Room, Smithy], deck: [12 Copper]}, Bernd: {}}
    landscapes: [Way of the Owl]
    moves: [play Throne Room, SmithyMOVES]
    """
    asked = play(table.replace("MOVES", ""))
    assert asked.game.choices == ["Way of the Owl", "-"]
    owl = play(table.replace("MOVES", ', Way of the Owl, "-"'))
    assert hand(owl) == ["Copper"] * 9  # up to six, then three more
    assert [step.sentence for step in owl.steps].count("as way") == 1


def test_a_trader_answers_a_blockade_until_the_silver_is_gone() -> None:
    """hinterlands1:trader:5, seaside2:blockade:5: each Silver is again the card that lies aside; the pile ends it."""
    run = play(f"""
    editions: {{Hinterlands: 1}}
    players:
      Anna: {{hand: [5 Copper], deck: [], durations: [{{Blockade: [Silver]}}]}}
      Bernd: {{hand: [Trader], deck: [5 Gold]}}
    turn: {{player: Bernd, phase: buy, coins: 3}}
    moves: [buy Silver, "no"{', "yes"' * 40}]
    """)
    assert run.game.pile_cards("silver") == ()
    assert len(run.game.pile_cards("curse")) == 10
    assert run.game.player == 0  # the turn went on


ISLAND = """
players: {Anna: {hand: [Island, "?"], deck: [5 Copper]}, Bernd: {}}
moves: [play IslandMOVES]
"""


def test_an_island_lies_open_so_the_card_on_it_is_named() -> None:
    asked = play(ISLAND.replace("MOVES", ""))
    assert asked.game.pending.kind == "identify"
    run = play(ISLAND.replace("MOVES", ", Curse"))
    assert sorted(run.game.name(card) for card in run.game.zones[5]) == ["Curse", "Island"]


def test_a_known_copper_settles_a_cutpurse() -> None:
    run = play("""
    players: {Anna: {hand: [Cutpurse]}, Bernd: {hand: ["?", Copper, "?"], deck: []}}
    moves: [play Cutpurse]
    """)
    assert run.game.pending.kind == "phase"
    assert [run.game.name(card) for card in run.game.discard(1)] == ["Copper"]


def test_a_name_means_a_described_card_before_a_face_down_one() -> None:
    run = play("""
    players: {Anna: {hand: [Chapel, "?", Copper], deck: [5 Estate]}, Bernd: {}}
    moves: [play Chapel, Copper]
    """)
    assert hand(run) == ["?"]


def test_a_duration_whose_extra_turn_is_skipped_leaves_in_the_next_clean_up() -> None:
    """seaside2:durations:3: a Duration that has nothing to do on a later turn goes with the other cards in Clean-up."""
    table = """
    players:
      Anna: {hand: [Village, CARD, Lich], deck: [20 Copper]}
      Bernd: {hand: [5 Copper], deck: [9 Copper]}
    moves: [play Village, play CARD, play Lich, "-"MORE]
    """
    for card in ("Outpost", "Voyage"):
        during = play(table.replace("CARD", card).replace("MORE", ""))
        assert during.game.player == 1
        assert [during.game.name(c) for c in during.game.in_play(0)] == [card]
        after = play(table.replace("CARD", card).replace("MORE", ', "-"'))
        assert after.game.in_play(0) == ()
