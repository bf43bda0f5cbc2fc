"""Readings of the contract that once went wrong: each test is a document that would show it."""

from __future__ import annotations

import pytest

from rules.answer import steps
from rules.document.describe import describe
from rules.document.layout import start
from rules.document.parse import parse
from rules.document.situation import Mistake
from rules.run import Run


def run(text: str):
    return Run(parse(text))


def choices(text: str) -> list[str]:
    return run(text).game.choices


# --- the buy phase ---------------------------------------------------------------------------------------------------


def test_coffers_can_pay_for_a_card_when_nothing_is_free():
    table = """
        players: {Anna: {deck: [], tokens: {coffers: 2}}, Bernd: {deck: []}}
        supply: {Copper: 0, Curse: 0}
        turn: {phase: buy}
    """
    assert choices(table) == ["spend 1 coffers", "spend 2 coffers", "-"]
    assert choices(table + "    moves: [spend 2 coffers]") == ["buy Estate", "-"]


def test_coffers_can_pay_off_debt_when_there_is_no_coin():
    table = """
        players: {Anna: {deck: [], tokens: {coffers: 2, debt: 1}}, Bernd: {deck: []}}
        turn: {phase: buy}
    """
    assert choices(table) == ["spend 1 coffers", "spend 2 coffers", "-"]
    after = run(table + "    moves: [spend 2 coffers, pay 1 debt, buy Copper]")
    assert after.error is None
    assert after.game.token(0, "debt") == 0


def test_coffers_are_of_no_use_without_a_buy_and_without_debt():
    after = run("players: {Anna: {deck: [], tokens: {coffers: 2}}, Bernd: {deck: []}}\nturn: {phase: buy, buys: 0}")
    assert after.game.table.names[after.game.player] == "Bernd"


@pytest.mark.parametrize("card", ["Salvager", "Pirate Ship", "Broker", "Harvest", "Opulent Castle"])
def test_all_treasures_can_be_played_when_what_an_action_gives_depends_on_a_choice(card):
    """Capitalism makes them Treasures; a Highwayman makes the order matter."""
    after = run(f"""
        players:
          Anna: {{hand: [{card}, Silver, Estate], deck: [4 Estate], holds: [Capitalism]}}
          Bernd: {{durations: [Highwayman], deck: []}}
        turn: {{phase: buy}}
        moves: [play treasures]
    """)
    assert after.error is None
    assert {card, "Silver"} & {after.game.name(ref) for ref in after.game.in_play(0)}


# --- where a situation starts ----------------------------------------------------------------------------------------


def test_a_situation_in_clean_up_starts_after_what_happens_at_its_start():
    table = """
        editions: {Hinterlands: 1}
        players: {Anna: {play: [Scheme, Village], deck: [5 Silver]}, Bernd: {deck: []}}
        turn: {phase: PHASE}
        moves: MOVES
    """
    assert choices(table.replace("PHASE", "buy").replace("MOVES", "['-']")) == ["Scheme", "Village", "-"]
    after = run(table.replace("PHASE", "clean-up").replace("MOVES", "[]"))
    assert after.game.table.names[after.game.player] == "Bernd"


@pytest.mark.parametrize("turn", ["{extra: Voyage}", "{previous: Anna}", "{player: Bernd}"])
def test_a_voyage_that_cannot_give_a_turn_gives_none(turn):
    table = f"""
        players: {{Anna: {{hand: [Village], deck: [8 Village], durations: [Voyage]}}, Bernd: {{hand: [Smithy]}}}}
        turn: {turn}
        moves: ["-", "-"]
    """
    after = run(table).game
    assert after.extra == ""
    assert after.table.names[after.player] == ("Anna" if "Bernd" in turn else "Bernd")


def test_a_voyage_of_this_turn_gives_the_next_one():
    after = run("""
        players: {Anna: {hand: [Village], deck: [9 Village], durations: [Voyage]}, Bernd: {}}
        moves: ["-", "-"]
    """).game
    assert (after.player, after.extra) == (0, "voyage")


def test_the_card_that_gave_this_turn_was_not_played_in_it():
    """Three cards can be played from hand in a Voyage's turn; the Voyage itself is none of them."""
    table = """
        players: {Anna: {hand: [4 Village], deck: [6 Copper], play: PLAY}, Bernd: {}}
        turn: {extra: Voyage}
        moves: [play Village, play Village]
    """
    assert choices(table.replace("PLAY", "[Voyage]")) == ["play Village", "-"]
    assert choices(table.replace("PLAY", "[Voyage, Market]")) == ["buy Copper", "buy Curse", "-"]


def test_a_table_without_a_prize_that_somebody_has_is_possible():
    game = run("players: {Anna: {hand: [Tournament], deck: [Princess]}, Bernd: {deck: []}}").game
    assert game.pile_cards("princess") == ()
    assert game.status() == []
    assert start(describe(game)) == game


# --- face-down cards -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "named", "kind", "shown"),
    [
        ("Harbinger", ["Curse", "Gold"], "look", ["Curse", "Gold"]),
        ("Duchess", ["Copper"], "look", ["Copper"]),
        ("Pearl Diver", ["Silver"], "look", ["Silver"]),
        ("Sentry", ["Silver", "Estate"], "look", ["Silver", "Estate"]),
        ("Courtier", ["Village"], "reveal", ["Village"]),
        ("Menagerie", ["Moat"], "reveal", ["Moat"]),
    ],
)
def test_what_is_looked_at_or_shown_is_named_first(card, named, kind, shown):
    """A step that says what somebody saw says the cards' names."""
    hand = "[Courtier, '?']" if card == "Courtier" else "[Menagerie, '?']" if card == "Menagerie" else f"[{card}]"
    table = f"""
        players: {{Anna: {{hand: {hand}, deck: ['3 ?'], discard: ['2 ?']}}, Bernd: {{deck: []}}}}
        moves: [play {card}, MOVES]
    """
    for n in range(len(named)):
        asked = run(table.replace("MOVES", ", ".join(named[:n])))
        assert (asked.game.pending.kind, asked.game.pending.player) == ("identify", 0)
    done = run(table.replace("MOVES", ", ".join(named)))
    assert done.error is None
    assert [step["cards"] for step in steps(done.game) if step["kind"] == kind] == [shown]


# --- every step cites its rule ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("attack", ["Archer", "Sorcerer", "Sir Destry", "Witch"])
def test_a_player_whom_an_attack_does_not_affect_is_told_why(attack):
    after = run(f"""
        players: {{Anna: {{hand: [{attack}], deck: [3 Copper]}}, Bernd: {{durations: [Lighthouse], deck: [4 Estate]}}}}
        moves: [play {attack}]
    """)
    spared = [step for step in steps(after.game) if "does not affect Bernd" in step["text"]["en"]]
    assert spared
    assert all("base2:attack:4" in step["cites"] for step in spared)


def test_an_extra_turn_cites_the_rule_of_extra_turns():
    after = run("""
        players: {Anna: {hand: [Outpost], deck: [5 Copper]}, Bernd: {deck: []}}
        moves: [play Outpost, "-"]
    """)
    turns = [step["cites"] for step in steps(after.game) if step["kind"] == "turn"]
    assert turns == [["base2:extra-turns:1", "base2:turn:1"]]


# --- a position written down -----------------------------------------------------------------------------------------


def test_a_described_position_stays_the_same_in_the_middle_of_an_effect():
    """How many effects there ever were does not tell two positions apart."""
    played = run("""
        players: {Anna: {hand: [Merchant, Tide Pools], deck: [5 Silver, 5 Copper, Estate]}, Bernd: {deck: []}}
        moves: [play Merchant, play Tide Pools, "-"]
    """).game
    again = start(describe(played))
    assert again.serial < played.serial
    for game in (played, again):
        game.push("-")
    assert played.choices == ["Silver", "Copper"]
    assert again == played


def test_a_described_attack_stays_the_same_in_the_middle_of_its_later_effect():
    played = run("""
        players: {Anna: {hand: [Sea Witch], deck: [4 Silver, 4 Copper, Estate]}, Bernd: {deck: []}}
        moves: [play Sea Witch, "-"]
    """).game
    again = start(describe(played))
    for game in (played, again):
        game.push("-")
    assert played.pending.source == "Sea Witch"
    assert again == played


def test_what_was_played_before_tells_no_two_positions_apart_while_a_card_asks():
    table = """
        players: {Anna: {hand: [Copper, Silver], deck: [], tokens: {favors: 2}}, Bernd: {deck: []}}
        ally: Architects' Guild
        turn: {phase: buy, coins: 5}
        moves: [MOVES, buy Duchy]
    """
    one = run(table.replace("MOVES", "play Copper, play Silver")).game
    other = run(table.replace("MOVES", "play Silver, play Copper")).game
    assert one.choices == ["Copper", "Silver", "Curse", "-"]
    assert one == other


# --- hostile documents -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("value", ["!!bool maybe", "!!timestamp x", "!!int x", "!!binary '!'", "!own x", "!"])
def test_tags_are_not_read(value):
    with pytest.raises(Mistake) as found:
        parse(f"players: {{Anna: {{}}, Bernd: {{}}}}\ntitle: {value}")
    assert found.value.text == ("Tags (!) are not read.", "Tags (!) werden nicht gelesen.")


def test_a_number_with_thousands_of_digits():
    with pytest.raises(Mistake) as found:
        parse("players: {Anna: {}, Bernd: {}}\nseed: " + "9" * 5000)
    assert found.value.text == ("A number is too long.", "Eine Zahl ist zu lang.")


@pytest.mark.parametrize(
    ("seed", "text"),
    [
        ("9" * 30, ("This number is more than 9223372036854775808.", "Diese Zahl ist mehr als 9223372036854775808.")),
        ("-" + "9" * 30, ("This number is below 0.", "Diese Zahl ist kleiner als 0.")),
        ("-3", ("-3 is below 0.", "-3 ist kleiner als 0.")),
    ],
)
def test_numbers_out_of_reach(seed, text):
    with pytest.raises(Mistake) as found:
        parse(f"players: {{Anna: {{}}, Bernd: {{}}}}\nseed: {seed}")
    assert found.value.text == text


def test_a_name_that_two_rulebooks_share_is_suggested_once():
    with pytest.raises(Mistake) as found:
        parse("players: {Anna: {}, Bernd: {}}\nkingdom: Vergrabne Schätze")
    assert found.value.near[0] == ("Buried Treasure", "Vergrabene Schätze")
    assert len(set(found.value.near)) == len(found.value.near)


# --- before the turn's start -----------------------------------------------------------------------------------------


def test_a_situation_may_begin_before_what_happens_at_the_start_of_the_turn():
    table = """
        players: {Anna: {hand: [Copper], deck: [], durations: [{Haven: [Gold]}, Lighthouse]}, Bernd: {deck: []}}
        turn: {phase: start}
    """
    asked = run(table)
    assert asked.game.choices == ["Haven", "Lighthouse"]
    begun = run(table + "    moves: [Haven]")
    assert sorted(begun.game.known(card).slug for card in begun.game.hand(0)) == ["copper", "gold"]
    assert begun.game.coins == 1
    assert "Lighthouse" in [begun.game.known(card).name for card in begun.game.in_play(0)]
