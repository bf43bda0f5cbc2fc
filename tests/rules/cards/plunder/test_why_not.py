"""What Plunder's cards did not bring is told, with the reason."""

from __future__ import annotations

import pytest

from rules.document.parse import parse
from rules.run import Run

DEAR = "players: {Anna: {hand: [4 Gold], play: [2 Highway], durations: [Cutthroat], deck: [5 Copper]}, Bernd: {}}"
TRICKED = (
    "players: {Anna: {hand: [], play: [Trickster, Pendant], deck: [14 Estate]}, Bernd: {hand: [], deck: [8 Silver]}}"
)
CLEANS = "turn: {phase: buy}"
RECKLESS, TIRELESS = (f"landscapes: [{trait}], chosen: {{{trait}: Pendant}}" for trait in ("Reckless", "Tireless"))
POSSESSED = "kingdom: [Possession], turn: {player: Bernd, coins: 3, extra: Possession, by: Anna, previous: Anna}"
FULL = "Bernd: {hand: [5 Copper], deck: [5 Copper]}"


@pytest.mark.parametrize(
    ("document", "en", "de", "ruling"),
    [
        (
            "{players: {Anna: {hand: [Pickaxe, Estate], deck: []}, Bernd: {}}, moves: [play Pickaxe]}",
            "The Pickaxe brings Anna no Loot: the Estate costs 2 Coins, and 3 are needed.",
            "Die Spitzhacke bringt Anna keine Kostbarkeit: Das Anwesen kostet 2 Geld, und 3 müssten es sein.",
            "plunder:pickaxe:2",
        ),
        (
            f"{{{DEAR}, moves: [play treasures, buy Gold]}}",
            "The Cutthroat brings Anna no Loot: the Gold costs 4 Coins, and 5 are needed.",
            "Die Meuchlerin bringt Anna keine Kostbarkeit: Das Gold kostet 4 Geld, und 5 müssten es sein.",
            "plunder:cutthroat:1",
        ),
        (
            "{players: {Anna: {hand: [Gold, 2 Copper, Estate], deck: [5 Copper]}, Bernd: {}},"
            " landscapes: [Foray], moves: [play Gold, buy Foray]}",
            "Foray brings Anna no Loot: three cards of three different names have to be discarded.",
            "Die Brandschatzung bringt Anna keine Kostbarkeit:"
            " Drei Karten mit drei verschiedenen Namen müssen abgelegt werden.",
            "plunder:foray:1",
        ),
        (
            "{players: {Anna: {hand: [2 Gold, 3 Curse], deck: [5 Copper]}, Bernd: {hand: [4 Copper]}},"
            " landscapes: [Maelstrom], moves: [play treasures, buy Maelstrom]}",
            "Bernd keeps 4 cards in hand: Maelstrom affects only players with at least 5.",
            "Bernd behält 4 Karten auf der Hand: Der Mahlstrom trifft nur Spieler mit mindestens 5.",
            "plunder:maelstrom:1",
        ),
        (
            f"{{players: {{Anna: {{hand: []}}, {FULL}}}, kingdom: [Shaman], trash: [Province],"
            " turn: {player: Bernd}, moves: ['-']}",
            "With the Shaman, Anna gains nothing: no card in the trash costs at most 6 Coins.",
            "Durch die Schamanin nimmt Anna nichts: Keine Karte im Müll kostet höchstens 6 Geld.",
            "plunder:shaman:2",
        ),
        (
            "{players: {Anna: {hand: [Smithy, Village], play: [Village], deck: [5 Copper]}, Bernd: {}},"
            " landscapes: [Inspiring], chosen: {Inspiring: Smithy}, moves: [play Smithy]}",
            "Because of the Trait Inspiring, Anna plays nothing: each Action in hand has a copy in play.",
            "Durch die Eigenschaft Inspirierend spielt Anna nichts:"
            " Von jeder Aktion auf der Hand ist schon eine im Spiel.",
            "plunder:inspiring:1",
        ),
        (
            "{players: {Anna: {hand: [Village, 2 Copper], durations: [Landing Party], deck: [5 Copper]}, Bernd: {}},"
            " moves: [play Village, play Copper, play Copper]}",
            "The Landing Party does nothing here: the first card of this turn was another one.",
            "Der Landungstrupp bewirkt hier nichts: Die erste Karte in diesem Zug war eine andere.",
            "plunder:landing-party:2",
        ),
        (
            "{players: {Anna: {hand: [Bridge, Taskmaster], deck: [5 Copper]}, Bernd: {}},"
            " turn: {actions: 3, coins: 4}, moves: [play Bridge, play Taskmaster, buy Duchy]}",
            "The Taskmaster does nothing here: the Duchy cost 4 Coins when gained, and it would have to be exactly 5.",
            "Der Vorarbeiter bewirkt hier nichts: Das Herzogtum hat beim Nehmen 4 Geld gekostet, nicht genau 5.",
            "plunder:taskmaster:2",
        ),
        (
            f"{{{TRICKED}, {RECKLESS}, {CLEANS}, moves: ['-', Trickster, yes]}}",
            "Reckless cannot return the Pendant any more: it is no longer in the discard pile.",
            "Die Eigenschaft Waghalsig kann den Anhänger nicht mehr zurücklegen:"
            " Die Karte liegt nicht mehr im Ablagestapel.",
            "base2:lost-track:1",
        ),
        (
            f"{{{TRICKED}, {RECKLESS}, {CLEANS}, moves: ['-', Reckless]}}",
            "The Trickster cannot set aside the Pendant any more: it is no longer in the discard pile.",
            "Der Gauner kann den Anhänger nicht mehr zur Seite legen: Die Karte liegt nicht mehr im Ablagestapel.",
            "base2:lost-track:1",
        ),
        (
            f"{{{TRICKED}, {TIRELESS}, {CLEANS}, moves: ['-', Trickster, yes]}}",
            "Tireless cannot set aside the Pendant any more: it is no longer in the discard pile.",
            "Die Eigenschaft Unermüdlich kann den Anhänger nicht mehr zur Seite legen:"
            " Die Karte liegt nicht mehr im Ablagestapel.",
            "base2:lost-track:1",
        ),
        (
            f"{{{TRICKED}, prophecy: Panic, sun: 0, {CLEANS}, moves: ['-', Trickster, yes]}}",
            "Panic cannot return the Pendant any more: it is no longer in the discard pile.",
            "Die Panik kann den Anhänger nicht mehr zurücklegen: Die Karte liegt nicht mehr im Ablagestapel.",
            "base2:lost-track:1",
        ),
        (
            f"{{players: {{Anna: {{hand: []}}, Bernd: {{hand: [Mining Road], deck: [8 Silver]}}}}, {POSSESSED},"
            " moves: [play Mining Road, buy Silver]}",
            "The Mining Road brings nothing: Anna gained the card, not Bernd.",
            "Die Bergbaustraße bringt nichts: Genommen hat die Karte Anna, nicht Bernd.",
            "alchemy:possession:2",
        ),
        (
            f"{{players: {{Anna: {{hand: []}}, Bernd: {{hand: [Insignia], deck: [8 Silver]}}}}, {POSSESSED},"
            " moves: [play Insignia, buy Silver]}",
            "The Insignia brings nothing: Anna gained the card, not Bernd.",
            "Die Karte Insignien bringt nichts: Genommen hat die Karte Anna, nicht Bernd.",
            "alchemy:possession:2",
        ),
    ],
)
def test_what_a_card_did_not_bring_is_told(document: str, en: str, de: str, ruling: str) -> None:
    run = Run(parse(document))
    assert not run.refused
    steps = [step for step in run.answer()["steps"] if step["kind"] == "not"]
    assert [step["text"] for step in steps] == [{"en": en, "de": de}]
    assert ruling in steps[0]["cites"]


@pytest.mark.parametrize(
    "document",
    [
        "{players: {Anna: {hand: [Pickaxe], deck: []}, Bernd: {}}, moves: [play Pickaxe]}",  # no card was trashed
        f"{{players: {{Anna: {{hand: []}}, {FULL}}}, kingdom: [Shaman], trash: [],"
        " turn: {player: Bernd}, moves: ['-']}",
        "{players: {Anna: {hand: [Landing Party, Copper], deck: [5 Copper]}, Bernd: {}},"
        " moves: [play Landing Party, play Copper]}",
        "{players: {Anna: {hand: [Taskmaster], deck: [5 Copper]}, Bernd: {}},"
        " turn: {coins: 4}, moves: [play Taskmaster, buy Silver]}",  # a Silver never costs 5
        "{players: {Anna: {hand: [Smithy, '?'], play: [Village], deck: [5 Copper]}, Bernd: {}},"
        " landscapes: [Inspiring], chosen: {Inspiring: Smithy}, moves: [play Smithy, '-']}",
    ],
)
def test_what_nobody_expects_is_not_told(document: str) -> None:
    said = [step["text"]["en"] for step in Run(parse(document)).answer()["steps"] if step["kind"] == "not"]
    assert not any(
        "Loot" in each or "Landing Party" in each or "Shaman" in each or "Inspiring" in each or "Taskmaster" in each
        for each in said
    )


def test_an_empty_offer_to_play_an_action_is_told() -> None:
    document = "{players: {Anna: {hand: [2 Gold], deck: []}, Bernd: {}}, moves: [play treasures, buy Gondola]}"
    said = [step["text"]["en"] for step in Run(parse(document)).answer()["steps"] if step["kind"] == "not"]
    assert said == ["With the Gondola, Anna plays nothing: there is no Action card in hand."]


@pytest.mark.parametrize(
    ("document", "name"),
    [
        (
            "{players: {Anna: {hand: [Smithy], deck: [], discard: [Village, 9 Copper]}, Bernd: {}},"
            " landscapes: [Fated], chosen: {Fated: Village}, moves: [play Smithy, '-', '-']}",
            "Fated",
        ),
        (
            "{players: {Anna: {hand: [Smithy, Village], deck: [9 Copper]}, Bernd: {}},"
            " landscapes: [Inspiring], chosen: {Inspiring: Smithy}, moves: [play Smithy, '-']}",
            "Inspiring",
        ),
        (
            "{players: {Anna: {hand: [Gold], deck: [], discard: [9 Copper]}, Bernd: {}},"
            " landscapes: [Avoid], moves: [play Gold, buy Avoid, '-', '-']}",
            "Because of Avoid",
        ),
    ],
)
def test_what_was_declined_did_nothing_and_is_no_surprise(document: str, name: str) -> None:
    run = Run(parse(document))
    assert not run.refused
    told = [step for step in run.answer()["steps"] if name in step["text"]["en"]]
    assert not [step["text"]["en"] for step in told if step["kind"] != "choose" or "nothing" not in step["text"]["en"]]
