"""A card that brings nothing says what it does not bring, to whom, and why; the ruling that decides it is cited."""

from __future__ import annotations

import pytest

from rules.document.parse import parse
from rules.run import Run
from rules.speech.grammar import DE, EN
from rules.speech.saying import sentence

CASES: list[tuple[str, str, str, str]] = []


def case(ruling: str, en: str, de: str, document: str) -> None:
    CASES.append((ruling, en, de, document))


# --- Renaissance -----------------------------------------------------------------------------------------------------

case(
    "renaissance:swashbuckler:1",
    "The Swashbuckler brings Anna no Coffers: the discard pile is empty.",
    "Die Freibeuterin bringt Anna keinen Taler: Der Ablagestapel ist leer.",
    "players: {Anna: {hand: [Swashbuckler], deck: [3 Copper]}, Bernd: {hand: [], deck: []}}\n"
    "moves: [play Swashbuckler]",
)
case(
    "renaissance:swashbuckler:2",
    "The Swashbuckler brings Anna neither a Coffers nor the Treasure Chest: the discard pile is empty.",
    "Die Freibeuterin bringt Anna weder einen Taler noch die Schatzkiste: Der Ablagestapel ist leer.",
    "players: {Anna: {hand: [Swashbuckler], deck: [3 Copper], tokens: {coffers: 5}}, Bernd: {hand: [], deck: []}}\n"
    "moves: [play Swashbuckler]",
)
case(
    "renaissance:cargo-ship:2",
    "The Cargo Ship brings Anna nothing next turn: no card was set aside, so it is discarded now.",
    "Das Frachtschiff bringt Anna im nächsten Zug nichts: Keine Karte liegt zur Seite, also wird es jetzt abgelegt.",
    'players: {Anna: {hand: [Cargo Ship], deck: []}, Bernd: {hand: [], deck: []}}\nmoves: [play Cargo Ship, "-"]',
)
case(
    "renaissance:experiment:2",
    "The Experiment brings Anna no further one: it came through an Experiment itself.",
    "Das Experiment bringt Anna kein weiteres: Es kam selbst durch ein Experiment.",
    "players: {Anna: {hand: [], deck: []}, Bernd: {hand: [], deck: []}}\nkingdom: [Experiment]\n"
    "turn: {player: Anna, phase: buy, coins: 3}\nmoves: [buy Experiment]",
)
case(
    "renaissance:research:1",
    "The Research brings Anna no cards, and it does not stay in play: the Copper costs 0.",
    "Die Forscherin bringt Anna keine Karten und bleibt nicht im Spiel: Das Kupfer kostet 0.",
    "players: {Anna: {hand: [Research, Copper], deck: [2 Gold]}, Bernd: {hand: [], deck: []}}\nmoves: [play Research]",
)
case(
    "renaissance:hideout:2",
    "The Hideout brings Anna no Curse: a Curse is not a Victory card.",
    "Das Versteck bringt Anna keinen Fluch: Ein Fluch ist keine Punktekarte.",
    "players: {Anna: {hand: [Hideout, Curse], deck: []}, Bernd: {hand: [], deck: []}}\nmoves: [play Hideout]",
)
case(
    "renaissance:recruiter:2",
    "The Recruiter brings Anna no Villagers: the Copper costs 0.",
    "Der Anwerber bringt Anna keine Dorfbewohner: Das Kupfer kostet 0.",
    "players: {Anna: {hand: [Recruiter, Copper], deck: []}, Bernd: {hand: [], deck: []}}\nmoves: [play Recruiter]",
)
case(
    "renaissance:scepter:1",
    "The Scepter does nothing: only an Action of this turn can be played again.",
    "Das Zepter bewirkt nichts: Noch einmal gespielt wird nur eine Aktion dieses Zuges.",
    "players: {Anna: {hand: [Scepter], deck: [], durations: [Wharf]}, Bernd: {hand: [], deck: []}}\n"
    "turn: {player: Anna, phase: buy}\nmoves: [play Scepter, replay]",
)
case(
    "renaissance:exploration:1",
    "Exploration brings Anna neither a Coffers nor a Villager: a card was gained in this Buy phase.",
    "Die Erkundung bringt Anna weder Taler noch Dorfbewohner: In dieser Kaufphase wurde eine Karte genommen.",
    "players: {Anna: {hand: [], deck: [], holds: [Exploration]}, Bernd: {hand: [], deck: []}}\n"
    "landscapes: [Exploration]\nturn: {player: Anna, phase: buy}\nmoves: [buy Copper]",
)
case(
    "renaissance:piazza:2",
    "The Gold stays on top of the deck: it is not an Action.",
    "Das Gold bleibt oben auf dem Nachziehstapel: Die Karte ist keine Aktion.",
    "players: {Anna: {hand: [], deck: [Gold], holds: [Piazza]}, Bernd: {hand: [], deck: []}}\n"
    'landscapes: [Piazza]\nturn: {player: Bernd, phase: buy}\nmoves: ["-"]',
)
case(
    "renaissance:treasurer:4",
    "The Key brings Anna no Coin this turn: it comes at the start of a turn.",
    "Der Schlüssel bringt Anna in diesem Zug kein Geld: Es kommt am Anfang eines Zuges.",
    "players: {Anna: {hand: [Treasurer], deck: []}, Bernd: {hand: [], deck: []}}\nmoves: [play Treasurer, key]",
)
case(
    "renaissance:fair:2",
    "Fair brings Anna no Buy this turn: this turn has begun already, it works from the next one on.",
    "Der Kleine Markt bringt Anna in diesem Zug keinen Kauf: Dieser Zug hat schon angefangen.",
    "players: {Anna: {hand: [], deck: []}, Bernd: {hand: [], deck: []}}\nlandscapes: [Fair]\n"
    "turn: {player: Anna, phase: buy, coins: 4}\nmoves: [buy Fair]",
)
case(
    "renaissance:old-witch:1",
    "The Old Witch brings Bernd no Curse to trash: the one just gained is not in hand.",
    "Die Alte Hexe bringt Bernd keinen Fluch zum Entsorgen: Der eben genommene ist nicht auf der Hand.",
    "players: {Anna: {hand: [Old Witch], deck: [3 Copper]}, Bernd: {hand: [Copper], deck: []}}\n"
    "moves: [play Old Witch]",
)
case(
    "renaissance:villain:2",
    "Because of Anna’s Villain, Bernd discards nothing: no card in hand costs 2 or more.",
    "Durch Annas Schwarzen Meister legt Bernd nichts ab: Keine Handkarte kostet 2 oder mehr.",
    "players: {Anna: {hand: [Villain], deck: []}, Bernd: {hand: [5 Copper], deck: []}}\nmoves: [play Villain]",
)


@pytest.mark.parametrize(("ruling", "en", "de", "document"), CASES, ids=[ruling for ruling, *_ in CASES])
def test_what_does_not_come_is_told_with_its_reason(ruling: str, en: str, de: str, document: str) -> None:
    run = Run(parse(document))
    assert run.stop is None, run.stop
    told = [step for step in run.steps if step.kind == "not"]
    assert en in [sentence(step, run.names, EN) for step in told]
    assert de in [sentence(step, run.names, DE) for step in told]
    assert next(step for step in told if sentence(step, run.names, EN) == en).cites[0] == ruling


def test_nothing_is_told_of_a_card_that_brings_something() -> None:
    silent = [
        ("[Swashbuckler]", "discard: [Estate], deck: [3 Copper]", "[play Swashbuckler]"),
        ("[Research, Estate]", "deck: [2 Gold]", "[play Research]"),
        ("[Hideout, Copper]", "deck: []", "[play Hideout]"),
        ("[Recruiter, Silver]", "deck: []", "[play Recruiter]"),
    ]
    for hand, rest, moves in silent:
        run = Run(parse(f"players: {{Anna: {{hand: {hand}, {rest}}}, Bernd: {{hand: [], deck: []}}}}\nmoves: {moves}"))
        assert [step.sentence for step in run.steps if step.sentence == "brings none"] == []
