"""How long, why so cheap, in which order, from which card: what a step used to leave out, or said too widely."""

from __future__ import annotations

import pytest

from rules.document.parse import parse
from rules.run import Run
from rules.speech.grammar import DE, EN
from tests.rules.speech.prevention import all_told, cited, tell

BERND = "Bernd: {hand: [], deck: []}"
INVEST = f"""
kingdom: [Village]
landscapes: [Invest]
players: {{Anna: {{hand: [], deck: [9 Copper]}}, {BERND}}}
turn: {{phase: buy, coins: 4}}
moves: [buy Invest]
"""
SHADOWS = f"""
players: {{Anna: {{hand: [Smithy], deck: [], discard: [%s, 4 Copper]}}, {BERND}}}
moves: [play Smithy%s]
"""


def test_invest_holds_as_long_as_the_card_is_in_exile() -> None:
    said = "Invest holds as long as the Village is in Exile."
    assert said in all_told(INVEST)
    assert "Die Investition wirkt, solange das Dorf im Exil liegt." in all_told(INVEST, DE)
    assert not [text for text in all_told(INVEST) if "rest of the game" in text]


def test_the_order_that_a_player_chose_for_the_shadows_is_told() -> None:
    chosen = SHADOWS % ("Ninja, Alley", ', "Alley, Ninja"')
    assert "Anna orders the Shadows at the bottom, the upper one first: Alley, Ninja." in all_told(chosen)
    assert "Anna ordnet die Schatten unten, den oberen zuerst: Gasse, Ninja." in all_told(chosen, DE)
    assert cited(chosen, "orders shadows") == ("rising-sun:shadows:6",)


def test_of_a_single_shadow_no_order_is_told() -> None:
    assert not [text for text in all_told(SHADOWS % ("Ninja", "")) if "orders" in text]


MISSION = """
players: {Anna: {hand: [3 Copper], deck: [9 Estate]}, Bernd: {hand: [], deck: []}}
turn: {player: Anna%s}
landscapes: [Mission, Expedition]
moves: [play treasures, buy Expedition]
"""


def test_an_event_bought_where_no_card_may_be_bought_rests_on_the_ruling_for_that() -> None:
    assert cited(MISSION % ", extra: Mission", "buy")[0] == "adventures:mission:2"
    assert "adventures:mission:2" not in cited(MISSION % "", "buy")


def _bought(card: str, anna: str, coins: int) -> str:
    return f"""
kingdom: [{card}]
players: {{Anna: {{hand: [], deck: [], {anna}}}, {BERND}}}
turn: {{phase: buy, coins: {coins}, buys: 3}}
moves: [buy Copper, buy {card}]
"""


@pytest.mark.parametrize(
    ("document", "en", "de"),
    [
        (
            f"{{kingdom: [Fisherman], players: {{Anna: {{}}, {BERND}}}, turn: {{phase: buy, coins: 2}},"
            " moves: [buy Fisherman]}",
            "The Fisherman costs 2 now: 5, less 3 as the discard pile is empty.",
            "Der Fischer kostet jetzt 2: 5 minus 3 bei leerem Ablagestapel.",
        ),
        (
            _bought("Destrier", "play: []", 5),
            "The Destrier costs 5 now: 6, less 1 for 1 card gained this turn.",
            "Das Schlachtross kostet jetzt 5: 6 minus 1 für 1 in diesem Zug genommene Karte.",
        ),
        (
            _bought("Peddler", "play: [2 Village]", 4),
            "The Peddler costs 4 now: 8, less 4 for 2 Actions in play (2 each).",
            "Die Hausiererin kostet jetzt 4: 8 minus 4 für 2 Aktionskarten im Spiel (je 2).",
        ),
    ],
)
def test_a_card_that_makes_itself_cheaper_says_why(document: str, en: str, de: str) -> None:
    assert en in all_told(document)
    assert de in all_told(document, DE)


def test_whose_card_it_is_stands_in_the_nominative_in_brackets() -> None:
    familiar = """
players: {Anna: {hand: [Familiar], deck: [Copper]}, Bernd: {hand: [], deck: []}}
supply: {Curse: 0}
moves: [play Familiar]
"""
    assert tell(familiar, DE) == ["Für Bernd ist kein Fluch mehr da (Annas Vertrauter)."]


def test_an_exchange_says_where_both_cards_go() -> None:
    page = "{players: {Anna: {play: [Page], deck: [9 Copper]}, Bernd: {}}, turn: {phase: buy}, moves: ['-', 'yes']}"
    assert (
        "Anna exchanges the Page for a Treasure Hunter:"
        " the new card goes to the discard pile, the old one back to its pile,"
        " and nothing is gained or trashed."
    ) in all_told(page)
    assert (
        "Anna tauscht den Pagen gegen einen Schatzsucher:"
        " Die neue Karte kommt auf den Ablagestapel, die alte auf ihren Stapel zurück;"
        " genommen oder entsorgt wird dabei nichts."
    ) in all_told(page, DE)


def test_what_has_to_be_chosen_is_not_optional() -> None:
    cobbler = """
players: {Anna: {hand: [], deck: [], durations: [Cobbler]}, Bernd: {hand: [], deck: []}}
turn: {player: Bernd, phase: buy}
moves: ["-", "-"]
"""
    stop = Run(parse(cobbler)).stop
    assert stop is not None
    assert stop.why == ("This is not optional: 1 must be chosen.", "Das ist Pflicht: Zu wählen ist 1.")


def test_an_investment_that_is_not_trashed_again_brings_no_tokens() -> None:
    twice = f"""
players: {{Anna: {{hand: [Tiara, Investment, Estate, Copper, Silver], deck: []}}, {BERND}}}
turn: {{phase: buy}}
moves: [play Tiara, Investment, Estate, trash, Copper, trash]
"""
    assert tell(twice)[-1] == "The Investment brings Anna no points: it was not trashed this time."
    assert tell(twice, DE)[-1] == "Die Geldanlage bringt Anna keine Punkte: Entsorgt wurde die Karte diesmal nicht."
    assert cited(twice, "brings none") == ("prosperity2:investment:3",)


def test_a_harem_that_a_bureaucrat_takes_is_a_victory_card_too() -> None:
    harem = """
players: {Anna: {hand: [Bureaucrat], deck: [Copper]}, Bernd: {hand: [%s, Copper], deck: [Copper]}}
moves: [play Bureaucrat]
"""
    assert "The Harem is a Treasure card and a Victory card at once." in all_told(harem % "Harem")
    assert cited(harem % "Harem", "topdeck")[0] == "base2:bureaucrat:4"
    assert "base2:bureaucrat:4" not in cited(harem % "Estate", "topdeck")


def test_a_duration_that_is_discarded_rests_on_what_is_said_of_discarding_it() -> None:
    galley = """
players: {Anna: {hand: [Royal Galley], deck: [9 Copper]}, Bernd: {}}
moves: [play Royal Galley, "-"]
"""
    assert cited(galley, "clean up")[0] == "seaside2:durations:3"


def test_the_last_action_in_the_trash_was_played_already() -> None:
    twice = """
trash: [Village]
players: {Anna: {hand: [2 Necromancer], deck: [5 Gold]}, Bernd: {}}
moves: [play Necromancer, play Necromancer]
"""
    assert tell(twice)[-1] == (
        "The Necromancer does nothing:"
        " every Action in the trash was played by a Necromancer this turn already and lies face down."
    )


@pytest.mark.parametrize(
    ("document", "ruling"),
    [
        (
            "{editions: {Hinterlands: 1}, players: {Anna: {hand: [Trader]}, Bernd: {}}, turn: {phase: buy},"
            " moves: [buy Copper, 'yes']}",
            10,
        ),
        (
            "{editions: {Hinterlands: 1}, players: {Anna: {hand: [Trader, Workshop]}, Bernd: {}},"
            " moves: [play Workshop, Estate, 'yes']}",
            6,
        ),
    ],
)
def test_a_trader_speaks_of_buying_only_where_something_was_bought(document: str, ruling: int) -> None:
    assert cited(document, "instead") == ("hinterlands1:trader:5", f"hinterlands1:trader:{ruling}")


def test_a_gain_that_goes_elsewhere_does_not_rest_on_the_discard_pile_first() -> None:
    camp = """
kingdom: [Nomad Camp]
players: {Anna: {hand: []}, Bernd: {}}
turn: {phase: buy, coins: 8, buys: 2}
moves: [buy Nomad Camp, buy Copper]
"""
    run = Run(parse(camp))
    first, second = (step.cites for step in run.steps if step.sentence == "gain")
    assert first == ("seaside2:gain:2", "base2:gain:1")
    assert second == ("base2:gain:1",)


def test_what_is_left_as_it_is_is_told_once() -> None:
    ball = """
players: {Anna: {hand: [Crystal Ball], deck: [Duchy]}, Bernd: {}}
turn: {phase: buy}
moves: [play Crystal Ball, "-"]
"""
    assert all_told(ball, EN)[-2:] == ["Anna looks at a Duchy.", "Anna leaves the Duchy on the deck."]


@pytest.mark.parametrize(("played", "ruling"), [("Workshop", 8), ("Chapel", 7)])
def test_an_elder_says_that_it_adds_nothing_to_a_choice_of_cards(played: str, ruling: int) -> None:
    document = f"{{players: {{Anna: {{hand: [Elder, {played}, Estate]}}, Bernd: {{}}}}, moves: [play Elder, {played}]}}"
    assert f"The Elder adds nothing: the {played} does not say “choose”." in tell(document)
    assert cited(document, "adds nothing")[0] == f"allies:elder:{ruling}"


@pytest.mark.parametrize("played", ["Village", "Steward"])
def test_an_elder_is_silent_without_a_choice_and_where_it_adds_to_one(played: str) -> None:
    document = f"{{players: {{Anna: {{hand: [Elder, {played}]}}, Bernd: {{}}}}, moves: [play Elder, {played}]}}"
    assert not [text for text in tell(document) if "adds nothing" in text]
