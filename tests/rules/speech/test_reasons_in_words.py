"""What decides stands in the words of a step: what stays and why, what was gained anyway, what works only in play."""

from __future__ import annotations

import pytest

from rules.document.parse import parse
from rules.run import Run


def _both_languages(document: str) -> list[tuple[str, str, list[str]]]:
    run = Run(parse(document))
    assert not run.refused
    return [(step["text"]["en"], step["text"]["de"], step["cites"]) for step in run.answer()["steps"]]


TOLD = {
    "a Reaction that was trashed with what it would react to": (
        "{players: {Anna: {hand: [Chapel, Market Square, Copper], deck: []}, Bernd: {}},"
        " moves: [play Chapel, 'Market Square, Copper']}",
        "The Market Square cannot react: it was trashed itself and is no longer in hand.",
        "Der Marktplatz kann nicht reagieren: Die Karte wurde selbst entsorgt und ist nicht mehr auf der Hand.",
        "dark-ages:market-square:3",
    ),
    "what played a Duration twice": (
        "{players: {Anna: {hand: [Throne Room, Caravan], deck: [9 Copper]}, Bernd: {}},"
        " moves: [play Throne Room, Caravan, '-']}",
        "Anna leaves the Throne Room and the Caravan in play: the Throne Room played the Caravan, so it stays with it.",
        "Anna lässt den Thronsaal und die Karawane im Spiel: "
        "Durch den Thronsaal wurde die Karawane gespielt, also bleibt beides.",
        "seaside2:durations:2",
    ),
    "what played a Duration once": (
        "{players: {Anna: {hand: [Herald], deck: [Copper, Caravan, 9 Copper]}, Bernd: {}}, moves: [play Herald, '-']}",
        "Anna leaves the Caravan in play: the Herald played the Caravan only once, so it does not stay with it.",
        "Anna lässt die Karawane im Spiel: "
        "Durch den Herold wurde die Karawane nur einmal gespielt, also bleibt der Herold nicht dabei.",
        "seaside2:durations:1",
    ),
    "a card that was gained and is gone": (
        "{players: {Anna: {hand: [Soothsayer], deck: []}, Bernd: {hand: [Watchtower], deck: [Silver]}},"
        " moves: [play Soothsayer, trash]}",
        "The Curse was gained, wherever it lies now.",
        "Der Fluch wurde genommen, wo auch immer die Karte jetzt liegt.",
        "guilds2:soothsayer:3",
    ),
    "a passed card": (
        "{players: {Anna: {hand: [Masquerade, Curse], deck: []}, Bernd: {hand: [Gold], deck: [Silver]}},"
        " kingdom: [Footpad], moves: [play Masquerade, '-']}",
        "The Footpad brings nothing for the Curse: it was passed on, not gained.",
        "Der Straßenräuber bringt nichts für den Fluch: Die Karte wurde weitergegeben, nicht genommen.",
        "intrigue2:masquerade:3",
    ),
    "what works only in play": (
        "{editions: {Hinterlands: 1}, players: {Anna: {hand: [Haggler], deck: []}, Bernd: {}},"
        " turn: {phase: buy, coins: 3, buys: 2}, moves: [buy Silver]}",
        "The Haggler does nothing in hand: it works only in play (edition 1).",
        "Der Feilscher bewirkt auf der Hand nichts: Die Karte wirkt nur im Spiel (1. Edition).",
        "hinterlands1:haggler:1",
    ),
    "what only a purchase brings": (
        "{players: {Anna: {hand: [War Chest], play: [Goons], deck: []}, Bernd: {}}, turn: {phase: buy},"
        " moves: [play War Chest, 'Bernd: Gold', Silver]}",
        "The Goons card does nothing: the Silver was gained, not bought.",
        "Der Halsabschneider bewirkt nichts: Das Silber wurde genommen, nicht gekauft.",
        "prosperity1:goons:1",
    ),
    "an Event is no card": (
        "{players: {Anna: {play: [Goons], deck: []}, Bernd: {}}, landscapes: [Ball], turn: {phase: buy, coins: 5},"
        " moves: [buy Ball, Silver, Silver]}",
        "The Goons card brings nothing for Ball: an Event is no card.",
        "Der Halsabschneider bringt nichts für den Ball: Ein Ereignis ist keine Karte.",
        "prosperity1:goons:1",
    ),
    "a card that may be gained and not bought": (
        "{players: {Anna: {hand: [Expand, Village], deck: [], play: [Copper]}, Bernd: {}},"
        " kingdom: [Grand Market], moves: [play Expand, Grand Market]}",
        "The Grand Market may be gained; only buying it is not allowed: Anna has a Copper in play.",
        "Der Große Markt darf genommen, aber nicht gekauft werden: Anna hat ein Kupfer im Spiel.",
        "prosperity2:grand-market:3",
    ),
    "a card that could be overpaid and was not bought": (
        "{players: {Anna: {hand: [Workshop], deck: []}, Bernd: {}}, kingdom: [Farrier],"
        " moves: [play Workshop, Farrier]}",
        "The Farrier brings nothing more: it was not bought, so nothing was overpaid.",
        "Der Hufschmied bringt nichts weiter: Die Karte wurde nicht gekauft, also auch nicht überzahlt.",
        "guilds2:overpay:3",
    ),
    "a card from the trash and its pile's token": (
        "{players: {Anna: {hand: [Lurker, Trade Route, Copper], deck: []}, Bernd: {}}, kingdom: [Nobles],"
        " trash: [Nobles], moves: [play Lurker, gain, play Trade Route]}",
        "No token goes to the Trade Route mat for the Nobles card: it did not come from its pile.",
        "Für die Adligen kommt kein Marker auf das Tableau Handelsroute: Die Karte kam nicht vom Stapel.",
        "prosperity1:trade-route:2",
    ),
    "what a token that is spent brings": (
        "{players: {Anna: {deck: [], tokens: {coffers: 2}}, Bernd: {}}, kingdom: [Baker], turn: {phase: buy},"
        " moves: [spend 2 coffers]}",
        "Anna spends 2 Coffers for +2 Coins.",
        "Anna gibt 2 Taler für +2 Geld aus.",
        "base2:villagers-coffers:1",
    ),
}


@pytest.mark.parametrize("what", TOLD)
def test_the_reason_is_told(what: str) -> None:
    document, en, de, ruling = TOLD[what]
    found = {step[0]: step for step in _both_languages(document)}
    assert en in found, [*found]
    assert found[en][1] == de
    assert ruling in found[en][2]


def test_a_trashed_reaction_that_stays_in_hand_may_react() -> None:
    document = (
        "{players: {Anna: {hand: [Chapel, Market Square, Copper], deck: []}, Bernd: {}},"
        " moves: [play Chapel, Copper, 'yes']}"
    )
    assert "With the Market Square, Anna gains a Gold." in [en for en, _, _ in _both_languages(document)]


@pytest.mark.parametrize(
    ("document", "why"),
    [
        (
            "{editions: {Hinterlands: 1}, players: {Anna: {hand: [Village, Scheme, Wharf], deck: [9 Copper]},"
            " Bernd: {}},"
            " moves: [play Village, play Scheme, play Wharf, '-']}",
            "Wharf is not offered: it stays in play, and only a card that this Clean-up discards will do.",
        ),
        (
            "{players: {Anna: {deck: []}, Bernd: {}}, kingdom: [Stonemason, Village, Workshop, Familiar],"
            " turn: {phase: buy, coins: 5}, moves: [buy Stonemason, '3']}",
            "Familiar is not offered: it costs 3 Coins and 1 Potion, and exactly 3 and no Potion is asked for: "
            "as much as was overpaid.",
        ),
    ],
)
def test_what_is_not_offered_says_why(document: str, why: str) -> None:
    pending = Run(parse(document)).answer()["pending"]
    assert pending is not None
    assert why in [one["text"]["en"] for one in pending["not_offered"]]
