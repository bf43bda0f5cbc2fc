"""What people write instead of the right thing: read as what it means, or answered with the right form at its place."""

from __future__ import annotations

import pytest
import yaml

from rules.document.layout import start
from rules.document.parse import parse
from rules.engine.decisions import Illegal
from rules.run import Run
from tests.rules.document.tables import mistake

SEATS = "players: {Anna: {%s}, Bernd: {}}"
BOTH = "players: {Anna: {}, Bernd: {}}\n"


def hand(said: str) -> str:
    return SEATS % f"hand: {said}"


READ = [  # a hand as people put it, and the hand that is meant
    ("[Copper x3]", "3 Copper"),
    ("[Copper x 3]", "3 Copper"),
    ("[Copper × 3]", "3 Copper"),
    ("[Copper*3]", "3 Copper"),
    ("[Copper (3)]", "3 Copper"),
    ("[3x Copper]", "3 Copper"),
    ("[3xCopper]", "3 Copper"),
    ("[3 x Copper]", "3 Copper"),
    ("['3 × Copper']", "3 Copper"),
    ("[3 Coppers]", "3 Copper"),
    ("[3 Kupfer]", "3 Copper"),
    ("[Copper 3]", "3 Copper"),
    ("['Copper: 3']", "3 Copper"),
    ("[three Coppers]", "3 Copper"),
    ("[drei Kupfer]", "3 Copper"),
    ("[a Copper, an Estate]", "Copper, Estate"),
    ("[ein Kupfer]", "Copper"),
    ("[5 cards]", "5 ?"),
    ("5 Karten", "5 ?"),
    ("[2 unknown cards, Copper]", "2 ?, Copper"),
    ("Copper", "Copper"),
    ("'Copper, 2 Estate'", "Copper, 2 Estate"),
    ("Copper and Estate", "Copper, Estate"),
    ("Kupfer und 2 Anwesen", "Copper, 2 Estate"),
    ("Copper; Estate", "Copper, Estate"),
    ("[unknown]", "1 ?"),
    ("[2 unknown, Copper]", "2 ?, Copper"),
    ("[3 unbekannt]", "3 ?"),
    ("[face down, Copper]", "1 ?, Copper"),
    ("unknown", "10 ?"),
    ("verdeckt", "10 ?"),
    ("empty", ""),
    ("leer", ""),
    ("none", ""),
    ("'-'", ""),
]


@pytest.mark.parametrize(("said", "meant"), READ)
def test_cards_are_read_as_they_are_meant(said, meant):
    assert parse(hand(said)).players["Anna"].hand == parse(hand(f"[{meant}]")).players["Anna"].hand


TAUGHT = [  # a document, the place of the mistake, and the right form that it is answered with
    (hand("[{Copper: 3}]"), "players.Anna.hand[0]", "“3 Copper”"),
    (hand("{Copper: 3, Estate: 2}"), "players.Anna.hand", "[3 Copper, 2 Estate]"),
    (hand("5"), "players.Anna.hand", "[5 ?]"),
    (hand("[?, Copper]"), "line 1", "[1 ?]"),
    (SEATS % "deck: 10", "players.Anna.deck", "[10 ?]"),
    (SEATS % "discard: {Copper: 2}", "players.Anna.discard", "[2 Copper]"),
    (SEATS % "durations: [{Wharf: 2}]", "players.Anna.durations[0]", "2 Wharf"),
    (SEATS % "tokens: {vp: '3'}", "players.Anna.tokens.vp", "3, without quotes"),
    (SEATS % "tokens: [coffers]", "players.Anna.tokens", "{coffers: 2}"),
    (SEATS % "mats: [Province]", "players.Anna.mats", "{island: [Province]}"),
    (SEATS % "draw pile: [Copper]", "players.Anna.draw pile", "Near: deck"),
    (SEATS % "Nachziehstapel: [Copper]", "players.Anna.Nachziehstapel", "Near: deck"),
    (SEATS % "Hand: [Copper]", "players.Anna.Hand", "Near: hand"),
    (SEATS % "discard_pile: [Copper]", "players.Anna.discard_pile", "Near: discard"),
    (SEATS % "Ablagestapel: [Copper]", "players.Anna.Ablagestapel", "Near: discard"),
    (SEATS % "in play: [Village]", "players.Anna.in play", "Near: play"),
    (SEATS % "im Spiel: [Village]", "players.Anna.im Spiel", "Near: play"),
    (SEATS % "duration: [Wharf]", "players.Anna.duration", "Near: durations"),
    (SEATS % "coffers: 2", "players.Anna.coffers", "tokens: {coffers: …}"),
    (SEATS % "exile: [Copper]", "players.Anna.exile", "mats: {exile: …}"),
    (SEATS % "coins: 3", "players.Anna.coins", "turn: {coins: …}"),
    (SEATS % "actions: 2", "players.Anna.actions", "turn: {actions: …}"),
    ("players: [Anna, Bernd]", "players", "{Anna: {hand: [Village, 3 Copper]}, Bernd: {}}"),
    ("players: [{name: Anna}, {name: Bernd}]", "players", "{Anna: {hand:"),
    ("players: 2", "players", "{Anna: {hand:"),
    ("players: {Anna: [Village], Bernd: {}}", "players.Anna", "{hand: [Village, 3 Copper], deck: [5 Estate]}"),
    ("players: {Anna: Village, Bernd: {}}", "players.Anna", "{hand: [Village, 3 Copper]"),
    (SEATS % "cards: [Copper]", "players.Anna.cards", "Near: hand"),
    ("Anna: {hand: [Copper]}\nBernd: {}", "Anna", "players: {Anna: {hand: …}}"),
    ("[Anna, Bernd]", "", "{players: {Anna: {hand:"),
    ("", "players", "players: {Anna: {hand:"),
    ("players:\n\tAnna: {}", "line 2", "spaces, not with a tab"),
    (BOTH + "supply: {Curse: '0'}", "supply.Curse", "0, without quotes"),
    (BOTH + "coins: 5", "coins", "turn: {coins: …}"),
    (BOTH + "money: 5", "money", "turn: {coins: …}"),
    (BOTH + "phase: buy", "phase", "turn: {phase: …}"),
    (BOTH + "hand: [Copper]", "hand", "players: {Anna: {hand: …}}"),
    (BOTH + "deck: [Copper]", "deck", "players: {Anna: {deck: …}}"),
    (BOTH + "turn: Anna", "turn", "{player: Anna, phase: buy, coins: 5}"),
    (BOTH + "turn: 5", "turn", "{player: Anna"),
    (BOTH + "turn: {money: 5}", "turn.money", "Near: coins"),
    (BOTH + "turn: {coins: '5'}", "turn.coins", "5, without quotes"),
    (BOTH + "turn: {Phase: buy}", "turn.Phase", "Near: phase"),
    (BOTH + "turn: {moves: [play Village]}", "turn.moves", "moves: …"),
    (BOTH + "Züge: [play Village]", "Züge", "Near: moves"),
    (BOTH + "Vorrat: {Curse: 0}", "Vorrat", "Near: supply"),
    (BOTH + "Königreich: [Village]", "Königreich", "Near: kingdom"),
    (BOTH + "pile_tokens: {Village: {debt: 1}}", "pile_tokens", "Near: pile tokens"),
    (BOTH + "events: [Mission]", "events", "Near: landscapes"),
    (BOTH + "supply: [Village]", "supply", "{Curse: 0, Province: 3}"),
    (BOTH + "kingdom: {Village: 10}", "kingdom", "[Village, Smithy]"),
    (BOTH + "kingdom: [Village, Mission]", "kingdom[1]", "“landscapes: [Mission]”"),
    (BOTH + "kingdom: [Progress]", "kingdom[0]", "“prophecy: Progress”"),
    (BOTH + "supply: {City-state: 1}", "supply.City-state", "“ally: City-state”"),
    (BOTH + "edition: 1", "edition", "Near: editions"),
    (BOTH + "editions: Seaside", "editions", "{Seaside: 1}"),
    ("Spieler: {Anna: {}, Bernd: {}}", "Spieler", "Near: players"),
    ("Players: {Anna: {}, Bernd: {}}", "Players", "Near: players"),
]


@pytest.mark.parametrize(("document", "place", "right"), TAUGHT)
def test_a_mistake_is_answered_with_the_right_form(document, place, right):
    found = mistake(document)
    assert (found.place, right in found.text[0]) == (place, True), found.text[0]
    assert found.text[1] != found.text[0]


# --- moves -----------------------------------------------------------------------------------------------------------

TABLE = """
players:
  Anna: {hand: [Village, Smithy, Cellar, Copper, Silver, Estate], deck: [9 Copper]}
  Bernd: {hand: [5 Copper], deck: [9 Copper]}
"""
MEANT = [  # before it, what is said, and what is meant
    *(([], said, "-") for said in ("pass", "done", "skip", "fertig", "passe", "Pass.", "I'm done", "weiter", "none")),
    *((["-"], said, "-") for said in ("end turn", "End my turn!", "Zug beenden", "nichts mehr")),
    *(([], said, "-") for said in ("buy phase", "go to the buy phase", "next phase", "Kaufphase", "play nothing")),
    *((["-"], said, "-") for said in ("buy nothing", "no buy", "kaufe nichts", "ich kaufe nichts")),
    ([], "play 1 Village", "play Village"),
    (["-"], "buy 1x Copper", "buy Copper"),
    (["-"], "play coins", "play treasures"),
    (["play Cellar"], "I discard the Estate", "Estate"),
    *(([], said, "play Village") for said in ("I play Village", "plays Village", "Anna plays the Village")),
    *(([], said, "play Village") for said in ("use Village", "spielt Dorf", "ich spiele das Dorf aus")),
    *((["-"], said, "buy Copper") for said in ("purchase Copper", "kauft Kupfer", "I buy a Copper", "buys the Copper")),
    *((["-"], said, "play treasures") for said in ("play all", "play money", "spiele alles Geld", "treasures")),
    *((["play Cellar"], said, "Estate") for said in ("discard Estate", "the Estate", "lege Anwesen ab")),
    *((["play Cellar"], said, "Estate, Copper") for said in ("Estate and Copper", "discard Estate & Copper")),
    *((["play Cellar"], said, "-") for said in ("pass", "done", "nothing", "skip", "fertig")),
]


def position(before: list[str]):
    game = start(parse(TABLE))
    for move in before:
        game.push(move)
    return game


@pytest.mark.parametrize(("before", "said", "meant"), MEANT)
def test_a_move_is_read_as_it_is_meant(before, said, meant):
    one, other = position(before), position(before)
    one.push(said)
    other.push(meant)
    assert one == other


SAID_OTHERWISE = [
    ([], "end turn", "“-” leaves the phase"),
    ([], "play Village, play Smithy", "One move plays one card: “play Village”"),
    (["-"], "play 2 Copper", "“play treasures”"),
    (["-"], "play Copper x2", "One move plays one card: “play Copper”"),
    (["-"], "buy 2 Copper", "One move buys one card: “buy Copper”"),
    (["-"], "buy Copper and Curse", "One move buys one card"),
    (["-"], "gain Copper", "“buy Copper”"),
    ([], "Village", "“play Village”"),
    ([], "buy Gold", "cards are bought in the Buy phase"),
    ([], "play Vilage", "“play Village”"),
    (["-"], "kaufe Kupffer", "“buy Copper”"),
    ([], "purchase Gold", "cards are bought in the Buy phase"),
]


@pytest.mark.parametrize(("before", "said", "right"), SAID_OTHERWISE)
def test_a_move_is_answered_with_how_it_is_said(before, said, right):
    game = position(before)
    with pytest.raises(Illegal) as caught:
        game.push(said)
    assert right in caught.value.why[0]
    assert caught.value.why[0] != caught.value.why[1]


def test_what_a_card_asks_is_a_move_of_its_own():
    game = start(parse(TABLE.replace("Cellar,", "Throne Room,")))
    with pytest.raises(Illegal) as caught:
        game.push("play Throne Room on Smithy")
    assert "First “play Throne Room”" in caught.value.why[0]
    assert "Erst „spiele Thronsaal“" in caught.value.why[1]
    for move in ("play Throne Room", "Smithy"):
        game.push(move)


WARLORD = """
players:
  Anna: {durations: [Warlord]}
  Bernd: {hand: [Underling, Silver], play: [2 Underling], tokens: {favors: 1}}
ally: Peaceful Cult
turn: {player: Bernd}
"""


@pytest.mark.parametrize("move", ["play Underling", "spiele Untergebenen"])
def test_a_move_does_not_answer_what_is_trashed(move):
    game = start(parse(WARLORD))
    assert "Peaceful Cult" in game.pending.prompt[0]
    with pytest.raises(Illegal):
        game.push(move)
    game.push("trash Underling")


@pytest.mark.parametrize("fence", ["```", "```yaml", "```json"])
def test_a_document_in_a_fence_is_read(fence):
    assert parse(f"{fence}\n{TABLE.strip()}\n```\n") == parse(TABLE)
    assert mistake(f"{fence}\nplayers:\n\tAnna: {{}}\n```").place == "line 3"


def test_what_is_no_name_is_not_searched_for_long():
    for junk in ("a" + " " * 60_000 + "b", "(" * 50_000, "a " * 30_000):
        assert "No card is called" in mistake({"players": {"Anna": {"hand": [junk]}, "Bernd": {}}}).text[0]


@pytest.mark.parametrize(
    ("moves", "meant"),
    [
        ("[{play: Village}]", ("play Village",)),
        ("[{play: Village}, {Anna: play Smithy}]", ("play Village", "Anna: play Smithy")),
        ("[{spiele: Dorf}]", ("spiele Dorf",)),
        ("['-', {buy: Copper}]", ("-", "buy Copper")),
    ],
)
def test_a_move_written_as_a_key_is_read(moves, meant):
    situation = parse({**yaml.safe_load(TABLE), "moves": yaml.safe_load(moves)})
    assert situation.moves == meant
    assert Run(situation).stop is None


def test_there_are_at_least_sixty_slips():
    assert len(READ) + len(TAUGHT) + len(MEANT) + len(SAID_OTHERWISE) >= 60
