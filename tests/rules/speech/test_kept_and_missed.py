"""What a player keeps, misses or may not put back is told, with the card that decides it and its ruling."""

from __future__ import annotations

import pytest

from rules.document.parse import parse
from rules.run import Run
from rules.speech.grammar import DE, EN
from rules.speech.saying import sentence
from rules.speech.verdict import verdict
from tests.rules.speech.test_not_happening import cited, tell


def sentences(document: str, of: str) -> list[tuple[str, str]]:
    """Every step with that sentence, in both languages."""
    run = Run(parse(document))
    assert run.stop is None, run.stop
    steps = [step for step in run.steps if step.sentence == of]
    return [(sentence(step, run.names, EN), sentence(step, run.names, DE)) for step in steps]


MINION = "{players: {Anna: {hand: [Minion], deck: [9 Gold]}, Bernd: {hand: [%s]}}, moves: [play Minion, hands]}"


def test_a_minion_spares_a_hand_of_four() -> None:
    assert sentences(MINION % "4 Copper", "few in hand") == [
        (
            "Bernd keeps 4 cards in hand: the Minion affects only players with at least 5.",
            "Bernd behält 4 Karten auf der Hand: Der Lakai trifft nur Spieler mit mindestens 5.",
        )
    ]
    assert cited(MINION % "4 Copper", "few in hand")[0] == "intrigue2:minion:3"
    assert tell(MINION % "5 Copper") == []


def test_a_clerk_spares_a_hand_of_four() -> None:
    table = "{players: {Anna: {hand: [Clerk]}, Bernd: {hand: [4 Copper]}}, moves: [play Clerk]}"
    assert tell(table) == ["Bernd keeps 4 cards in hand: the Clerk affects only players with at least 5."]
    assert cited(table, "few in hand") == ("prosperity2:clerk:3",)


def test_a_vault_gives_nothing_for_a_single_card() -> None:
    table = (
        "{players: {Anna: {hand: [Vault]}, Bernd: {hand: [Estate], deck: [Gold]}}, moves: [play Vault, '-', Estate]}"
    )
    assert tell(table) == ["Because of Anna’s Vault, Bernd draws nothing for the discarded card: it was one, not two."]
    assert cited(table, "one instead of two")[0] == "prosperity2:vault:2"


POSSESSED = """
players: {Anna: {}, Bernd: {hand: [%s], deck: [9 Estate]}}
turn: {player: Bernd, by: Anna, extra: Possession, phase: %s, coins: 9, buys: 3}
supply: {Possession: 10, Moat: 10}
moves: [play %s, %s]
"""


@pytest.mark.parametrize(
    ("card", "phase", "moves"),
    [
        ("Hoard", "buy", "buy Estate"),
        ("Merchant Guild", "action", "buy Estate, '-'"),
        ("Cauldron", "buy", "buy Moat, buy Moat, buy Moat"),
    ],
)
def test_a_possessed_player_gains_nothing_that_would_count(card: str, phase: str, moves: str) -> None:
    table = POSSESSED % (card, phase, card, moves)
    assert len(tell(table)) == 1
    assert tell(table)[0].endswith(f"the {card} brings nothing: Anna gained the card, not Bernd.") or tell(table) == [
        f"The {card} brings nothing: Anna gained the card, not Bernd."
    ]
    assert cited(table, "possessor gained it") == ("alchemy:possession:2",)


def test_a_hoard_counts_nothing_that_was_not_bought_even_for_the_possessor() -> None:
    table = POSSESSED % ("Hoard", "buy", "Hoard", "buy Silver")
    assert tell(table) == []


def test_a_mint_leaves_a_duration_in_play() -> None:
    table = """
    players: {Anna: {play: [Silver], durations: [Astrolabe]}, Bernd: {}}
    turn: {phase: buy, coins: 5}
    moves: [buy Mint]
    """
    assert tell(table) == ["The Astrolabe stays in play: it is a Duration."]
    assert cited(table, "duration stays") == ("prosperity2:mint:5",)
    assert "prosperity2:mint:5" not in cited(table, "trash")


@pytest.mark.parametrize(
    ("card", "moves", "of"),
    [("Mint", ", Curse", "reveal"), ("Magnate", "", "draw"), ("Stables", ", Curse", "discard")],
)
def test_a_curse_is_a_treasure_because_of_the_charlatan(card: str, moves: str, of: str) -> None:
    players = f"{{Anna: {{hand: [{card}, Curse, Copper], deck: [9 Gold]}}, Bernd: {{}}}}"
    table = f"{{players: {players}, supply: {{Charlatan: 10}}, moves: [play {card}{moves}]}}"
    assert cited(table, of)[0] == "prosperity2:charlatan:2"


def test_a_curse_in_hand_says_nothing_without_a_charlatan() -> None:
    table = "{players: {Anna: {hand: [Magnate, Curse, Copper], deck: [9 Gold]}, Bernd: {}}, moves: [play Magnate]}"
    assert "prosperity2:charlatan:2" not in cited(table, "draw")


@pytest.mark.parametrize(
    ("above", "en", "de"),
    [
        (0, "on top", "obenauf"),
        (1, "under 1 card", "unter 1 Karte"),
        (3, "at the bottom", "zuunterst"),
    ],
)
def test_a_secret_passage_says_where_in_the_deck(above: int, en: str, de: str) -> None:
    players = "{Anna: {hand: [Secret Passage, Gold], deck: [5 Copper]}, Bernd: {}}"
    table = f"{{players: {players}, moves: [play Secret Passage, Gold, {above}]}}"
    assert sentences(table, "into deck") == [
        (f"Anna puts a Gold into the deck, {en}.", f"Anna steckt ein Gold in den Nachziehstapel, {de}.")
    ]


def test_who_chose_what_an_advisor_discards() -> None:
    table = "{players: {Anna: {hand: [Advisor], deck: [Gold, 2 Silver]}, Bernd: {}}, moves: [play Advisor, Gold]}"
    assert sentences(table, "choose card") == [
        ("Because of Anna’s Advisor, Bernd chooses the Gold.", "Durch Annas Berater wählt Bernd das Gold.")
    ]


GONE = """
players: {Anna: {hand: [Watchtower, %s], holds: [%s]}, Bernd: {}}
turn: {coins: 3}
supply: {Village: 10}
moves: [%s buy Village, Watchtower, trash]
"""


def test_an_innovation_cannot_play_what_moved_away() -> None:
    assert tell(GONE % ("Copper", "Innovation", "'-',")) == [
        "Innovation cannot play the Village any more: it is no longer where it was gained to."
    ]


def test_a_cargo_ship_cannot_set_aside_what_moved_away() -> None:
    assert tell(GONE % ("Cargo Ship", "", "play Cargo Ship,")) == [
        "The Cargo Ship cannot set aside the Village any more: it is no longer where it was gained to.",
        "The Cargo Ship brings Anna nothing next turn: no card was set aside, so it is discarded now.",
    ]


def test_a_pixie_that_was_trashed_cannot_be_trashed_again() -> None:
    table = """
    players: {Anna: {hand: [Throne Room, Pixie], deck: [9 Gold]}, Bernd: {}}
    boons: ["The Sea's Gift", "The Mountain's Gift"]
    moves: [play Throne Room, Pixie, "yes"]
    """
    assert tell(table) == ["The Pixie is no longer where it was, so it is not trashed."]
    assert cited(table, "lost track") == ("nocturne:pixie:3",)


def test_a_kiln_finds_no_copy() -> None:
    table = """
    players: {Anna: {hand: [Kiln, Smithy], deck: [9 Gold]}, Bernd: {}}
    supply: {Smithy: 0}
    turn: {actions: 2}
    moves: [play Kiln, play Smithy]
    """
    assert tell(table) == ["There is no Smithy left for Anna (the Kiln)."]


def test_a_death_cart_in_the_supply_has_nothing_to_trash() -> None:
    table = """
    players: {Anna: {hand: [Band of Misfits], deck: [9 Gold]}, Bernd: {}}
    supply: {Death Cart: 10}
    moves: [play Band of Misfits, Death Cart]
    """
    assert tell(table) == ["The Death Cart is not in play, so it is not trashed, and nothing comes of that."]
    assert cited(table, "not in play")[0] == "dark-ages:band-of-misfits:2"


NOT_RETURNED = "Way of the Butterfly brings Anna no card: it was not returned."


def test_a_butterfly_needs_a_pile() -> None:
    table = """
    players: {Anna: {hand: [Necropolis]}, Bernd: {}}
    landscapes: [Way of the Butterfly]
    moves: [play Necropolis as Way of the Butterfly]
    """
    assert tell(table) == ["The Necropolis cannot be returned: it has no pile to go back to.", NOT_RETURNED]
    assert tell(table, DE)[0] == "Die Totenstadt lässt sich nicht zurücklegen: Die Karte hat keinen Stapel."


def test_a_butterfly_finds_the_card_gone() -> None:
    table = """
    players: {Anna: {hand: [Throne Room, Smithy]}, Bernd: {}}
    landscapes: [Way of the Butterfly]
    supply: {Laboratory: 10}
    moves: [play Throne Room, Smithy, Way of the Butterfly, "yes", Laboratory, Way of the Butterfly]
    """
    assert tell(table) == ["The Smithy is no longer where it was, so it is not returned.", NOT_RETURNED]


def test_an_ambassador_cannot_return_a_shelter() -> None:
    table = "{players: {Anna: {hand: [Ambassador, Necropolis]}, Bernd: {}}, moves: [play Ambassador]}"
    assert tell(table) == ["The Necropolis cannot be returned: it has no pile in the Supply, so nobody gains one."]
    assert cited(table, "no pile") == ("seaside1:ambassador:6",)


def test_what_a_black_market_puts_back() -> None:
    table = """
    players: {Anna: {hand: [Black Market]}, Bernd: {}}
    moves: [play Black Market, Village, Smithy, Moat, Moat, "Smithy, Village"]
    """
    assert sentences(table, "market bottom") == [
        (
            "Anna puts the Smithy and the Village under the Black Market deck.",
            "Anna legt die Schmiede und das Dorf unter den Schwarzmarktstapel.",
        )
    ]
    assert cited(table, "market bottom") == ("promo:black-market:5",)


def test_a_mission_after_an_extra_turn_cites_why() -> None:
    table = """
    players: {Anna: {}, Bernd: {}}
    landscapes: [Mission]
    turn: {phase: buy, coins: 4, previous: Anna, extra: Outpost}
    moves: [buy Mission]
    """
    assert cited(table, "no extra turn") == ("adventures:mission:1",)


def test_a_mission_turn_that_lapses_behind_an_outpost_cites_why() -> None:
    table = """
    players: {Anna: {hand: [Outpost, 4 Copper], deck: [9 Estate]}, Bernd: {}}
    landscapes: [Mission]
    moves: [play Outpost, play treasures, buy Mission, Outpost, "-"]
    """
    assert cited(table, "no extra turn")[0] == "adventures:mission:3"


def test_what_is_looked_at_is_not_drawn_and_why() -> None:
    table = """
    players: {Anna: {hand: [Lookout], deck: [Overgrown Estate, Gold, Copper, Silver]}, Bernd: {}}
    moves: [play Lookout, Overgrown Estate, Copper]
    """
    assert sentences(table, "draw") == [
        (
            "With the Overgrown Estate, Anna draws a Silver from below the cards looked at.",
            "Durch das Verfallene Anwesen zieht Anna ein Silber unter den angesehenen Karten hervor.",
        )
    ]
    assert cited(table, "draw") == ("base2:look:4", "dark-ages:overgrown-estate:1")


def test_the_card_that_forbids_playing_another_is_known() -> None:
    run = Run(
        parse("""
    players: {Anna: {durations: [Warlord]}, Bernd: {hand: [Village], play: [2 Village]}}
    turn: {player: Bernd, actions: 2}
    moves: []
    """)
    )
    game = run.game
    forbids = game.forbids_playing(1, game.table.rules.kind("village"))
    assert forbids is not None
    assert forbids.slug == "warlord"


@pytest.mark.parametrize(
    ("moves", "hand", "en", "de", "cite"),
    [
        (
            "play Copper, play Silver, play Silver, play Horn of Plenty",
            "Copper, 2 Silver, Horn of Plenty",
            "Anna counts different names: 3 (Copper, 2 Silvers, Horn of Plenty).",
            "Anna zählt verschiedene Namen: 3 (Kupfer, 2 Silber, Füllhorn).",
            "cornucopia:horn-of-plenty:2",
        ),
        (
            "play Village, play Village, play Housecarl",
            "2 Village, Housecarl",
            "Anna counts different names: 2 (2 Villages, Housecarl).",
            "Anna zählt verschiedene Namen: 2 (2 Dörfer, Leibgardist).",
            "cornucopia2:housecarl:1",
        ),
        (
            "play Forager, Silver",
            "Forager, Silver, Estate",
            "Anna counts different names of Treasures in the trash: 2 (Copper, Silver).",
            "Anna zählt verschiedene Namen von Geldkarten im Müll: 2 (Kupfer, Silber).",
            "dark-ages:forager:1",
        ),
    ],
)
def test_what_counts_names_says_which(moves: str, hand: str, en: str, de: str, cite: str) -> None:
    trash = ", trash: [Copper]" if "Forager" in hand else ""
    document = f"{{players: {{Anna: {{hand: [{hand}], deck: []}}, Bernd: {{deck: []}}}}, moves: [{moves}]{trash}}}"
    run = Run(parse(document))
    assert run.stop is None
    counted = [step for step in run.steps if step.sentence == "names"]
    assert [sentence(step, run.names, EN) for step in counted] == [en]
    assert sentence(counted[0], run.names, DE) == de
    assert counted[0].cites[0] == cite


SILVER_IS_TOO_CHEAP = (
    "The Silver costs 2 now: 3, less 1 by the Bridge; 3 to {most} is asked for.",
    "Das Silber kostet jetzt 2: 3 minus 1 durch die Brücke; 3 bis {most} ist verlangt.",
)


@pytest.mark.parametrize(
    ("card", "most", "more"),
    [
        ("Rogue", 6, ""),
        ("Dame Anna", 6, ""),
        ("Cardinal", 6, ""),
        ("Giant", 6, ", tokens: {journey: 1}"),
        ("Warrior", 4, ""),
    ],
)
def test_a_range_of_costs_says_what_a_card_costs_now(card: str, most: int, more: str) -> None:
    document = (
        f"{{players: {{Anna: {{hand: [Bridge, {card}], deck: [9 Copper]{more}}}, Bernd: {{hand: [], "
        f"deck: [Silver, Copper, Copper]}}}}, turn: {{actions: 2}}, moves: [play Bridge, play {card}]}}"
    )
    en, de = SILVER_IS_TOO_CHEAP
    assert sentences(document, "costs") == [(en.format(most=most), de.format(most=most))]
    run = Run(parse(document))
    assert not [step for step in run.steps if step.kind in ("trash", "exile")]
    cites = next(step.cites for step in run.steps if step.sentence == "costs")
    assert cites[1] == "intrigue2:bridge:1"  # behind the ruling on what fits
    assert sentences(document.replace("Bridge, ", "", 1).replace("play Bridge, ", ""), "costs") == []


@pytest.mark.parametrize(
    ("document", "card"),
    [
        ("hand: [Overlord, Treasure Map]}, Bernd: {}}, moves: [play Overlord]", "Treasure Map"),
        (
            "hand: [Overlord]}, Bernd: {hand: []}}, supply: {Wizards: [Conjurer]}, "
            "moves: [play Overlord, Silver, '-', '-']",
            "Conjurer",
        ),
        (
            "durations: [{Prince: [Smithy]}]}, Bernd: {}}, turn: {player: Bernd, phase: buy}, "
            "landscapes: [Way of the Turtle], moves: ['-', Way of the Turtle]",
            "Smithy",
        ),
    ],
)
def test_a_card_that_is_played_where_it_lies_has_not_gone(document: str, card: str) -> None:
    """It stays where it is because it was never in play, not because it went away."""
    not_moved = f"The {card} is not in play, so it is not "
    texts = [step["text"]["en"] for step in Run(parse(f"{{players: {{Anna: {{{document}}}")).answer()["steps"]]
    assert any(text.startswith(not_moved) for text in texts)
    assert not any("no longer where it was" in text for text in texts)


def test_a_cost_in_debt_is_said_as_debt() -> None:
    """A Wayfarer after an Engineer costs what that one does, and that is no coins at all."""
    document = """
    players: {Anna: {hand: [], deck: []}, Bernd: {deck: []}}
    kingdom: [Wayfarer, Engineer]
    turn: {phase: buy, gained: [Engineer]}
    moves: [buy Wayfarer]
    """
    assert sentences(document, "costs") == [
        (
            "The Wayfarer costs 4 debt now: as much as the Engineer.",
            "Die Wanderin kostet jetzt 4 Schulden: so viel wie die Ingenieurin.",
        )
    ]


def test_a_rogue_says_why_it_finds_nothing_in_the_trash() -> None:
    document = """
    players: {Anna: {hand: [Bridge, Rogue], deck: []}, Bernd: {hand: [], deck: []}}
    turn: {actions: 2}
    trash: [Silver]
    moves: [play Bridge, play Rogue]
    """
    en, de = SILVER_IS_TOO_CHEAP
    assert sentences(document, "costs") == [(en.format(most=6), de.format(most=6))]


def test_a_charm_compares_what_both_cards_cost_now() -> None:
    document = """
    players: {Anna: {hand: [Bridge, Charm, Silver], deck: []}, Bernd: {deck: []}}
    kingdom: [Village, Market]
    turn: {actions: 2}
    moves: [play Bridge, play Silver, play Charm, gain, buy Silver, Village]
    """
    assert sentences(document, "costs")[1:] == [  # the purchase told its own
        (
            "The Village costs 2 now: 3, less 1 by the Bridge; exactly 2 is asked for: as much as the Silver "
            "(now 2: 3, less 1 by the Bridge).",
            "Das Dorf kostet jetzt 2: 3 minus 1 durch die Brücke; genau 2 ist verlangt: so viel wie das Silber "
            "(jetzt 2: 3 minus 1 durch die Brücke).",
        )
    ]


def test_a_star_chart_says_which_card_goes_on_top() -> None:
    document = """
    players: {Anna: {hand: [Moat], deck: [], discard: [Gold, 4 Copper], holds: [Star Chart]}, Bernd: {deck: []}}
    landscapes: [Star Chart]
    moves: [play Moat, Gold]
    """
    assert sentences(document, "onto the shuffled") == [
        (
            "Because of Star Chart, Anna puts the Gold on top of the shuffled cards.",
            "Durch die Sternenkarte legt Anna das Gold oben auf die gemischten Karten.",
        )
    ]
    assert sentences(document.replace("Moat, Gold", "Moat, '-'"), "onto the shuffled") == []


# --- what a card of Allies does not bring -----------------------------------------------------------------------------


def _say(anna: str, moves: str, more: str = "", bernd: str = "hand: [], deck: []") -> list[str]:
    table = f"{{players: {{Anna: {{{anna}}}, Bernd: {{{bernd}}}}}, moves: [{moves}]{more}}}"
    run = Run(parse(table))
    assert run.stop is None
    return [sentence(step, run.names, EN) for step in run.steps]


@pytest.mark.parametrize(
    ("anna", "moves", "said"),
    [
        ("hand: [Sycophant]", "play Sycophant", "The Sycophant brings Anna no Coins: no card was discarded."),
        (
            "hand: [Capital City], deck: [Estate]",
            "play Capital City, Estate",
            "The Capital City brings Anna no Coins: that was one card, not two.",
        ),
        (
            "hand: [Emissary], deck: [3 Copper]",
            "play Emissary",
            "The Emissary brings Anna neither Action nor Favors: the drawing needed no shuffle.",
        ),
        (
            "hand: [Emissary], deck: [2 Copper]",
            "play Emissary",
            "The Emissary brings Anna neither Action nor Favors: there was nothing to shuffle.",
        ),
        (
            "hand: [Student, Estate]",
            'play Student, "no"',
            "The Student brings Anna no Favor: the trashed card is no Treasure.",
        ),
        (
            "hand: [Acolyte, Copper]",
            'play Acolyte, "no"',
            "The Acolyte brings Anna no Gold: no Action or Victory card was trashed.",
        ),
        (
            "hand: [Courier], deck: [Estate]",
            "play Courier",
            "Anna plays nothing: no Action and no Treasure is in the discard pile.",
        ),
        (
            "hand: [Contract, Smithy]",
            '"-", play Contract, "-"',
            "The Contract does not stay in play and is discarded this turn: nothing was set aside.",
        ),
    ],
)
def test_what_did_not_come_is_said_with_its_reason(anna: str, moves: str, said: str) -> None:
    assert said in _say(anna, moves)


def test_the_same_is_not_said_where_it_came() -> None:
    said = _say("hand: [Sycophant, Estate], deck: []", "play Sycophant") + _say(
        "hand: [Contract, Smithy], deck: []", '"-", play Contract, Smithy'
    )
    assert not [text for text in said if "brings" in text or "does not stay" in text]


def test_declining_an_ally_spends_no_favor() -> None:
    favors = "hand: [5 Copper], deck: [5 Copper], tokens: {favors: 5}"
    more = ", ally: Mountain Folk, turn: {player: Bernd}"
    said = _say(favors, '"-", "no"', more)
    assert "For Mountain Folk, Anna spends no Favor." in said


def test_a_full_hand_draws_nothing_up_to_that_number() -> None:
    said = _say("hand: [Watchtower, 6 Copper], deck: [Gold]", "play Watchtower")
    assert "Anna draws no card: there are 6 in hand already." in said


def test_an_ally_that_does_not_answer_says_why() -> None:
    favors = "hand: [5 Copper], deck: [10 Copper], tokens: {favors: 10}"
    cheap = _say(f"play: [Bridge], {favors}", "buy Silver", ", ally: Band of Nomads, turn: {phase: buy, coins: 2}")
    again = _say(favors, '"-", "yes", "-"', ", ally: Island Folk, turn: {phase: buy, buys: 1}")
    there = "hand: [Barbarian], deck: []", "play Barbarian", ", ally: City-state, kingdom: [Village]"
    other = _say(*there, bernd="hand: [], deck: [Smithy], tokens: {favors: 2}")
    assert (
        "Island Folk brings Anna no extra turn: the turn before was by the same player. No Favor is spent."
        in " ".join(again)
    )
    assert "City-state does not let Bernd play the Village: it is Anna’s turn." in " ".join(other)
    assert "Band of Nomads cannot be had for the Silver, which cost 2 Coins when it was gained, less than 3." in cheap


def test_what_prevents_a_thing_is_not_said_to_come_of_another_card() -> None:
    table = """
    players: {Anna: {hand: [Barbarian], deck: []}, Bernd: {hand: [], deck: [Smithy], tokens: {favors: 2}}}
    kingdom: [Village]
    ally: City-state
    moves: [play Barbarian]
    """
    run = Run(parse(table))
    told_of = verdict(run, run.last, EN, ["allies:city-state:7"])
    assert told_of is not None
    assert told_of.sentences == ("City-state does not let Bernd play the Village: it is Anna’s turn.",)
