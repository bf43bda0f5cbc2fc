"""What gaining, buying and exchanging leave out is told."""

from __future__ import annotations

import pytest

from rules.document.parse import parse
from rules.run import Run
from rules.speech.grammar import DE
from tests.rules.speech.prevention import bought, cited, tell


def test_a_replaced_curse_is_announced_by_the_card_that_would_have_given_it() -> None:
    table = """
    editions: {Hinterlands: 1}
    players:
      Anna: {hand: [5 Copper], deck: [], durations: [{Blockade: [Estate]}]}
      Bernd: {hand: [Trader], deck: [5 Gold]}
    turn: {player: Bernd, phase: buy, coins: 2}
    moves: [buy Estate, "no", "yes"]
    """
    assert tell(table) == [
        "Because of Anna’s Blockade, Bernd would gain a Curse, but for the Trader (edition 1).",
        "With the Trader (edition 1), Bernd replaces the Curse with a Silver.",
    ]
    assert tell(table, DE) == [
        "Durch Annas Blockade würde Bernd einen Fluch nehmen, wäre da nicht der Fahrende Händler (1. Edition).",
        "Durch den Fahrenden Händler (1. Edition) ersetzt Bernd den Fluch durch ein Silber.",
    ]
    assert cited(table, "would gain")[0] == "seaside2:blockade:5"


def test_for_whom_there_is_none_left() -> None:
    table = """
    players: {Anna: {hand: [Witch], deck: [5 Estate]}, Bernd: {}, Carla: {}}
    supply: {Curse: 1}
    moves: [play Witch]
    """
    assert tell(table) == ["There is no Curse left for Carla (Anna’s Witch)."]
    assert tell(table, DE) == ["Für Carla ist kein Fluch mehr da (Annas Hexe)."]


def test_a_watchtower_trashes_what_a_blockade_set_aside() -> None:
    table = """
    players: {Anna: {hand: [Blockade, Watchtower], deck: [5 Copper]}, Bernd: {}}
    moves: [play Blockade, Silver, trash]
    """
    assert tell(table) == [
        "The Silver does not lie aside any more, so the Blockade does nothing further and is discarded this turn."
    ]
    assert cited(table, "not aside") == ("seaside2:blockade:3",)


def test_a_city_state_plays_what_a_blockade_set_aside() -> None:
    table = """
    ally: City-state
    players: {Anna: {hand: [Blockade], deck: [5 Copper], tokens: {favors: 2}}, Bernd: {}}
    kingdom: [Village, Blockade]
    moves: [play Blockade, Village, "yes"]
    """
    assert tell(table)[-1].startswith("The Village does not lie aside any more, so the Blockade")


def test_a_royal_seal_finds_a_card_shuffled_away() -> None:
    table = """
    editions: {Hinterlands: 1}
    players: {Anna: {play: [Royal Seal], deck: [5 Copper], hand: []}, Bernd: {}}
    turn: {player: Anna, phase: buy, coins: 5}
    moves: [buy Inn, Inn, Inn]
    """
    assert tell(table) == ["The Royal Seal cannot move the Inn any more: it is no longer where it was gained to."]


def test_a_trader_without_silver_exchanges_nothing() -> None:
    table = """
    players:
      Anna: {hand: [Witch], deck: [10 Copper]}
      Bernd: {hand: [Trader], deck: [10 Copper]}
    supply: {Silver: 0}
    moves: [play Witch]
    expect: {Bernd: {discard: [Curse]}}
    """
    assert not Run(parse(table)).answer().get("differences")
    assert tell(table) == ["The Curse is not exchanged: the Silver pile is empty."]
    assert cited(table, "no exchange") == ("hinterlands2:trader:3",)


@pytest.mark.parametrize(
    "table",
    [
        "{players: {Anna: {hand: [University]}, Bernd: {}}, kingdom: [Village], moves: [play University, '-']}",
        "{players: {Anna: {hand: [Saboteur]}, Bernd: {deck: [Gold]}}, moves: [play Saboteur, '-']}",
    ],
)
def test_whoever_declines_had_something_to_gain(table: str) -> None:
    assert tell(table) == []


FAIR = "landscapes: [Travelling Fair]"


def test_what_put_the_gained_card_onto_the_deck_is_not_told_to_have_lost_it() -> None:
    table = bought(
        "buy Travelling Fair, buy Silver, Travelling Fair, yes, yes, yes",
        "hand: [5 Estate], mats: {tavern: [Duplicate]}",
        FAIR,
    )
    assert tell(table) == []


def test_an_event_that_finds_the_gained_card_gone_is_called_by_its_name() -> None:
    table = bought("buy Travelling Fair, buy Silver, Watchtower, trash", "hand: [Watchtower]", FAIR)
    assert tell(table) == ["Travelling Fair cannot move the Silver any more: it is no longer where it was gained to."]


DISCIPLE = """
players:
  Anna: {hand: [Disciple, Fugitive, 2 Estate], deck: [10 Copper]}
  Bernd: {hand: [5 Copper], deck: [10 Copper]}
moves: [play Disciple, Fugitive, Estate, Estate]
"""


def test_a_copy_of_a_card_from_outside_the_supply_is_not_gained_though_its_pile_is_full() -> None:
    assert tell(DISCIPLE) == ["The Fugitive is not from the Supply, so Anna does not gain another one."]
    assert tell(DISCIPLE, DE) == ["Der Flüchtling ist nicht aus dem Vorrat, also kommt für Anna kein Flüchtling dazu."]
    assert cited(DISCIPLE, "not in the supply")[0] == "adventures:disciple:3"


def test_a_messenger_that_is_not_the_first_card_of_the_buy_phase_brings_nothing() -> None:
    table = bought("buy Silver, buy Messenger")
    assert tell(table) == ["The Messenger brings nothing: it is not the first card that Anna gained in this Buy phase."]
    assert cited(table, "not the first gain") == ("adventures:messenger:1",)


def test_a_traveller_stays_where_none_of_the_next_is_left() -> None:
    table = bought('"-"', "hand: [], play: [Page]", "supply: {Treasure Hunter: 0}")
    assert tell(table) == ["The Page is not exchanged: the Treasure Hunter pile is empty."]
    assert cited(table, "no exchange") == ("adventures:travellers:3",)


def test_a_hermit_stays_once_a_card_was_gained_in_the_buy_phase() -> None:
    table = """
    players:
      Anna: {hand: [Throne Room, Hermit], deck: [10 Copper]}
      Bernd: {hand: [5 Copper], deck: [10 Copper]}
    turn: {coins: 3}
    moves: [play Throne Room, Hermit, Silver, Silver, buy Silver]
    expect: {Anna: {discard: [Throne Room, Hermit, 3 Silver]}}
    """
    assert not Run(parse(table)).answer().get("differences")
    assert tell(table) == ["The Hermit is not exchanged: Anna gained a card in the Buy phase."]
    assert cited(table, "gained in the buy phase") == ("dark-ages:hermit:3",)


def test_an_animal_fair_cites_the_trashing_where_it_is_bought_so_and_not_where_it_is_played() -> None:
    table = bought("buy Animal Fair, Smithy", "hand: [Smithy]")
    assert cited(table, "barter") == ("menagerie:animal-fair:3", "menagerie:animal-fair:4")
    played = """
    players:
      Anna: {hand: [Animal Fair], deck: [10 Copper]}
      Bernd: {}
    supply: {Curse: 0}
    moves: [play Animal Fair]
    """
    pluses = [step.cites for step in Run(parse(played)).steps if step.sentence == "plus"]
    assert pluses == [("base2:play:1",), ("menagerie:animal-fair:1", "menagerie:animal-fair:2")]


def test_a_traveller_that_is_exchanged_makes_room_for_the_one_before() -> None:
    table = bought('"-", yes, yes', "hand: [], play: [Peasant, Soldier]", "supply: {Soldier: 0}")
    run = Run(parse(table))
    assert run.stop is None, run.stop
    assert sorted(step.cards for step in run.steps if step.kind == "exchange") == [("fugitive",), ("soldier",)]
    assert not [step for step in run.steps if step.kind == "not"]


def test_a_trading_post_with_a_single_card() -> None:
    table = """
    players:
      Anna: {hand: [Trading Post, Estate], deck: [5 Copper]}
      Bernd: {}
    moves: [play Trading Post]
    expect: {trash: [Estate], Anna: {hand: []}}
    """
    assert not Run(parse(table)).answer().get("differences")
    assert tell(table) == [
        "Anna has only 1 card in hand to trash, not 2.",
        "No Silver for Anna: there was only one card.",
    ]
    assert cited(table, "too few")[0] == "intrigue2:trading-post:1"


def test_a_trail_that_went_onto_the_deck_is_not_played() -> None:
    table = """
    players:
      Anna: {hand: [], play: [Royal Seal], deck: [5 Copper], discard: []}
      Bernd: {}
    turn: {phase: buy, coins: 4, buys: 2}
    moves: [buy Trail, Royal Seal, "yes"]
    expect: {Anna: {play: [Royal Seal], deck: [Trail, 5 Copper]}}
    """
    assert not Run(parse(table)).answer().get("differences")
    assert tell(table) == ["The Trail has moved and cannot be played."]
    assert cited(table, "no play") == ("base2:lost-track:1",)


@pytest.mark.parametrize(
    ("event", "pile", "because"),
    [
        ("play Bandit Camp", "Spoils", "dark-ages:bandit-camp:2"),
        ("play Lucky Coin", "Silver", "nocturne:lucky-coin:2"),
    ],
)
def test_an_empty_pile_cites_first_what_the_card_says_about_it(event: str, pile: str, because: str) -> None:
    card = event.removeprefix("play ")
    table = f"""
    players: {{Anna: {{hand: [{card}], deck: []}}, Bernd: {{deck: []}}}}
    supply: {{{pile}: 0}}
    moves: [{event}]
    """
    assert cited(table, "gain none") == (because, "base2:gain:4")


def test_an_embargo_minds_only_what_is_bought() -> None:
    document = """
players: {Anna: {hand: [Workshop], deck: []}, Bernd: {}}
pile tokens: {Silver: {embargo: 1}}
kingdom: [Embargo, Workshop]
moves: [play Workshop, Silver]
"""
    assert tell(document) == ["No Curse for Anna from the Embargo: the card was not bought."]


def test_a_card_that_a_trader_replaces_in_the_first_edition_does_nothing() -> None:
    """It was never gained, and neither is a Silver that does nothing on being gained told of."""
    bought = (
        "{editions: {Hinterlands: 1}, players: {Anna: {hand: [Trader]}, Bernd: {}},"
        ' turn: {phase: buy, coins: 5, buys: 2}, moves: [buy %s, "yes"]}'
    )
    assert "The Ill-Gotten Gains card does nothing: it was not gained." in tell(bought % "Ill-Gotten Gains")
    assert not any("was not gained" in said for said in tell(bought % "Duchy"))


MOUNTAIN_PASS = """
landscapes: [Mountain Pass, Salt the Earth]
players: {Anna: {hand: [], deck: []}, Bernd: {hand: [], deck: []}}
turn: {player: Anna, phase: buy, coins: 12, buys: 3}
moves: [buy Salt the Earth, Province]
"""


def test_a_province_that_is_trashed_from_the_supply_begins_no_bidding() -> None:
    expected = "Mountain Pass does nothing: the Province was trashed; nobody has gained one yet."
    assert tell(MOUNTAIN_PASS) == [expected]
    assert cited(MOUNTAIN_PASS, "does nothing") == ("empires:mountain-pass:4",)
    assert not tell(MOUNTAIN_PASS.replace("Earth, Province]", "Earth, Duchy]"))


@pytest.mark.parametrize("edition", [1, 2])
def test_a_haggler_brings_nothing_for_what_was_not_bought(edition: int) -> None:
    table = f"""
    editions: {{Hinterlands: {edition}}}
    players: {{Anna: {{hand: [Haggler, Workshop], deck: [5 Copper]}}, Bernd: {{hand: [], deck: []}}}}
    turn: {{actions: 2}}
    moves: [play Haggler, play Workshop, Silver]
    """
    which = " (edition 1)" if edition == 1 else ""
    assert tell(table) == [f"The Haggler brings Anna nothing: the Silver was not bought{which}."]
    assert cited(table, "brings less") == ("hinterlands1:haggler:4",)
    bought = table.replace("play Workshop, Silver]", '"-", buy Estate, Copper]')
    assert not tell(bought)  # neither the Estate, which was bought, nor the Copper of the Haggler itself


def test_a_galleria_brings_a_buy_for_three_and_four_only() -> None:
    table = "players: {Anna: {hand: [Galleria], deck: []}, Bernd: {}}\nturn: {coins: 5, buys: 2}\nmoves: "
    assert tell(f"{table}[play Galleria, buy Silver]") == []
    duchy = f"{table}[play Galleria, buy Duchy]"
    assert tell(duchy) == ["The Galleria brings no Buy: the Duchy cost 5 Coins when it was gained, neither 3 nor 4."]
    assert cited(duchy, "costs otherwise") == ("allies:galleria:1",)
