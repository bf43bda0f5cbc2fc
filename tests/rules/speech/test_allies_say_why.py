"""What Allies does, or does not, is told with the reason that decides it, in both languages."""

from __future__ import annotations

import pytest

from rules import Run, not_offered, parse
from rules.speech.grammar import DE, EN
from rules.speech.saying import sentence

SAYS: dict[str, tuple[str, str, str]] = {
    "Island Folk after a turn of its own player": (
        "players: {Anna: {hand: [Outpost], deck: [8 Copper], tokens: {favors: 5}}, Bernd: {hand: [], deck: []}}\n"
        "ally: Island Folk\nmoves: [play Outpost, '-', 'no', '-']",
        "Island Folk brings Anna no extra turn: the turn before was by the same player. No Favor is spent.",
        "Das Inselvolk bringt Anna keinen Extrazug: Schon der Zug davor war von derselben Person. "
        "Es wird kein Gefallen eingelöst.",
    ),
    "two Highwaymen and a second Treasure": (
        "players: {Anna: {durations: [2 Highwayman]}, Bernd: {hand: [2 Silver]}}\n"
        "turn: {player: Bernd, phase: buy}\nmoves: [play Silver, play Silver]",
        "A second Highwayman does not stop the Silver: together they stop only the first Treasure of the turn.",
        "Noch ein Wegelagerer hält das Silber nicht auf: Zusammen halten sie nur die erste Geldkarte im Zug auf.",
    ),
    "a Moat after the Skirmisher": (
        "players: {Anna: {hand: [Workshop], play: [Skirmisher]}, Bernd: {hand: [Moat, 4 Copper], deck: []}}\n"
        "kingdom: [Militia]\nmoves: [play Workshop, Militia]",
        "The Moat does not help Bernd against the Skirmisher, which was played before.",
        "Der Burggraben hilft Bernd nicht gegen den Aufwiegler: Diese Karte wurde vorher gespielt.",
    ),
    "a token on a pile that shows a Victory card": (
        "players: {Anna: {tokens: {favors: 1}}, Bernd: {}}\nally: Family of Inventors\n"
        "supply: {Clashes: [4 Territory]}\nmoves: [Clashes]",
        "What counts for the Clashes pile is its placeholder, no Victory card, whatever lies on top.",
        "Für den Stapel Konflikte zählt sein Platzhalter, keine Punktekarte, was auch obenauf liegt.",
    ),
    "a second play in a Voyage's turn": (
        "players: {Anna: {hand: [Throne Room, Festival]}, Bernd: {}}\nturn: {extra: Voyage}\n"
        "moves: [play Throne Room, Festival]",
        "The Voyage does not count this play of the Festival: it is not played from hand.",
        "Die Seereise zählt das hier nicht mit: Der Jahrmarkt wird nicht von der Hand gespielt.",
    ),
    "a Potion in what a Broker trashes": (
        "players: {Anna: {hand: [Broker, Golem], deck: []}, Bernd: {}}\nmoves: [play Broker, coins]",
        "The Golem costs 4 Coins and 1 Potion, and only the Coins count.",
        "Der Golem kostet 4 Geld und 1 Trank, und nur das Geld zählt.",
    ),
    "tokens that are off a Garrison already": (
        "players: {Anna: {hand: [Throne Room, Garrison], deck: [20 Silver]}, Bernd: {hand: [], deck: []}}\n"
        "turn: {buys: 2}\nmoves: [play Throne Room, Garrison, buy Copper, '-', 'Bernd: -']",
        "The Garrison brings Anna no further cards: its tokens are off already.",
        "Die Garnison bringt Anna keine weiteren Karten: Die Marker sind schon heruntergenommen.",
    ),
    "an Acolyte that has been trashed before": (
        "players: {Anna: {hand: [Throne Room, Acolyte], deck: []}, Bernd: {}}\n"
        "moves: [play Throne Room, Acolyte, 'yes']",
        "The Acolyte brings Anna no Augur: it is no longer in play, so it cannot be trashed now.",
        "Die Altardienerin bringt Anna keine Augurin: Die Karte ist nicht mehr im Spiel "
        "und kann jetzt nicht entsorgt werden.",
    ),
    "a Sorcerer without a card to reveal": (
        "players: {Anna: {hand: [Sorcerer], deck: [Copper]}, Bernd: {hand: [], deck: [], discard: []}}\n"
        "moves: [play Sorcerer, 'Bernd: Gold']",
        "The Sorcerer brings Bernd no Curse: no card was revealed.",
        "Der Hexenmeister bringt Bernd keinen Fluch: Es wurde keine Karte aufgedeckt.",
    ),
    "a Highwayman beside an Enchantress": (
        "players: {Anna: {durations: [Highwayman, Enchantress]}, Bernd: {hand: [Crown], deck: [4 Copper]}}\n"
        "turn: {player: Bernd}\nmoves: [play Crown, Enchantress]",
        "The Highwayman changes nothing now: only one of several replaces what the Crown does.",
        "Der Wegelagerer ändert jetzt nichts: Von mehreren ersetzt nur eines, was die Krone tut.",
    ),
    "a Barbarian and a player without a card": (
        "players: {Anna: {hand: [Barbarian]}, Bernd: {hand: [], deck: [], discard: []}}\nmoves: [play Barbarian]",
        "The Barbarian takes effect: no card was trashed, so none that costs 3 or more.",
        "Der Barbar wirkt hier: Es wurde keine Karte entsorgt, also keine, die mindestens 3 kostet.",
    ),
    "Favors that are not spent before a shuffle": (
        "players: {Anna: {hand: [Smithy], deck: [], discard: [4 Copper], tokens: {favors: 1}}, Bernd: {}}\n"
        "ally: Order of Masons\nmoves: [play Smithy, 'no']",
        "For Order of Masons, Anna spends no Favor and so does not see the cards.",
        "Für die Freimaurerloge löst Anna keinen Gefallen ein und sieht die Karten deshalb nicht.",
    ),
}


@pytest.mark.parametrize("case", SAYS)
def test_it_is_told(case: str) -> None:
    document, en, de = SAYS[case]
    run = Run(parse(document))
    assert run.stop is None, run.stop
    for said, language in ((en, EN), (de, DE)):
        assert [sentence(step, run.names, language) for step in run.steps].count(said) == 1


@pytest.mark.parametrize("moves", ["coins, cards", "cards, coins"])
def test_what_a_second_play_keeps_is_not_said_to_leave(moves: str) -> None:
    """A Stronghold that is played twice stays if either play has cards still to come."""
    run = Run(
        parse(
            f"players: {{Anna: {{hand: [Throne Room, Stronghold]}}, Bernd: {{}}}}\nmoves: [play Throne Room, "
            f"Stronghold, {moves}]"
        )
    )
    assert run.stop is None
    assert not any(step.sentence == "does not stay" for step in run.steps)


def test_castles_are_refused_as_a_pile() -> None:
    run = Run(parse("players: {Anna: {tokens: {favors: 1}}, Bernd: {}}\nally: Family of Inventors\nkingdom: [Castles]"))
    told = [one.text for one in not_offered(run.game)]
    assert (
        "The Castles pile is not offered: its placeholder is a Victory card.",
        "Der Stapel Schlösser steht nicht zur Wahl: Sein Platzhalter ist eine Punktekarte.",
    ) in told


def test_a_choice_says_how_many() -> None:
    bauble = Run(parse("players: {Anna: {hand: [Bauble]}, Bernd: {}}\nturn: {phase: buy}\nmoves: [play Bauble]"))
    assert bauble.game.pending.prompt == ("Which 2 of these do you choose?", "Welche 2 davon wählst du?")
    elder = Run(parse("players: {Anna: {hand: [Elder, Town Crier]}, Bernd: {}}\nmoves: [play Elder, Town Crier]"))
    assert elder.game.pending.prompt[EN] == "What do you choose: 1 of these, or 2 with the Elder?"


def test_too_few_favors_are_not_told_where_more_are_on_their_way() -> None:
    """A Sycophant brings its own Favors when it is gained, and then City-state can be used."""
    run = Run(
        parse(
            "players: {Anna: {tokens: {favors: 1}}, Bernd: {}}\nally: City-state\n"
            "turn: {phase: buy, coins: 2}\nmoves: [buy Sycophant, 'no']"
        )
    )
    assert run.stop is None
    assert not any(step.sentence == "brings nothing" for step in run.steps)
