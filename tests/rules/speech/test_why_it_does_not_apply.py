"""What a player would expect of a card, and why it does not come about: one step of kind `not` with the ruling."""

from __future__ import annotations

from typing import Any

import pytest

from rules.document.parse import parse
from rules.run import Run


def _steps(document: str) -> list[dict[str, Any]]:
    run = Run(parse(document))
    assert not run.refused
    return run.answer()["steps"]


def tell(document: str) -> list[tuple[str, str, list[str]]]:
    found = [step for step in _steps(document) if step["kind"] == "not"]
    return [(step["text"]["en"], step["text"]["de"], step["cites"]) for step in found]


@pytest.mark.parametrize(
    ("document", "en", "de", "ruling"),
    [
        (
            "{players: {Anna: {hand: [Witch]}, Bernd: {hand: [Diplomat, 3 Copper]}}, moves: [play Witch]}",
            "The Diplomat cannot be revealed: it takes 5 cards in hand, and there are 4.",
            "Die Diplomatin lässt sich nicht aufdecken: Nötig sind 5 Handkarten, es sind 4.",
            "intrigue2:diplomat:4",
        ),
        (  # to return a card is not to trash it
            "{players: {Anna: {hand: [Swap, Sycophant], deck: [Copper]}, Bernd: {}}, kingdom: [Sycophant, Market],"
            " moves: [play Swap, Sycophant, Market]}",
            "The Sycophant does nothing: it is returned, not trashed.",
            "Der Schmeichler bewirkt nichts: Die Karte wird zurückgelegt, nicht entsorgt.",
            "allies:swap:5",
        ),
        (
            "{players: {Anna: {hand: [Village, Smithy], deck: [5 Copper], holds: [Citadel]}, Bernd: {}},"
            " landscapes: [Citadel], moves: [play Village, play Smithy]}",
            "Citadel does nothing here: only the first Action of a turn is played again.",
            "Die Zitadelle bewirkt hier nichts: Noch einmal gespielt wird nur die erste Aktion im Zug.",
            "renaissance:citadel:4",
        ),
        (
            "{players: {Anna: {}, Bernd: {}}, kingdom: [Changeling], turn: {phase: buy, coins: 2},"
            " moves: [buy Estate]}",
            "The Changeling cannot be had for the Estate, which cost 2 Coins when it was gained, less than 3.",
            "Der Wechselbalg ist für das Anwesen nicht zu haben: Die Karte hat beim Nehmen 2 Geld gekostet,"
            " weniger als 3.",
            "nocturne:changeling:4",
        ),
        (
            "{players: {Anna: {hand: [Artisan, Gold]}, Bernd: {}}, kingdom: [Mint], moves: [play Artisan, Mint, Gold]}",
            "The Mint does nothing here: Anna has no Treasure in play to trash.",
            "Der Münzer bewirkt hier nichts: Anna hat keine Geldkarte im Spiel, die zu entsorgen wäre.",
            "prosperity2:mint:3",
        ),
        (
            "{players: {Anna: {hand: [Remodel, Peddler], play: [2 Village]}, Bernd: {}},"
            " moves: [play Remodel, Province]}",
            "The Peddler is not cheaper now: that is so only in a Buy phase.",
            "Die Hausiererin ist jetzt nicht billiger: Das ist sie nur in einer Kaufphase.",
            "prosperity2:peddler:1",
        ),
        (
            "{players: {Anna: {hand: [Jack of All Trades, 4 Copper], deck: [2 Copper]}, Bernd: {}},"
            " moves: [play Jack of All Trades, no]}",
            "Anna trashes nothing: there is no card in hand for it (Copper: it is a Treasure).",
            "Anna entsorgt nichts: Es gibt keine passende Handkarte (Kupfer: Das ist eine Geldkarte).",
            "hinterlands1:jack-of-all-trades:5",
        ),
        (
            "{players: {Anna: {hand: [5 Copper]}, Bernd: {}}, kingdom: [Cavalry],"
            " supply: {Curse: 0, Duchy: 0, Horse: 0}, turn: {phase: buy}, moves: ['-']}",
            "The game goes on: 2 Supply piles are empty, and 3 would have to be; the Horse pile is not in the Supply.",
            "Das Spiel geht weiter: 2 Vorratsstapel sind leer, nötig wären 3; der Stapel Pferd gehört nicht zum"
            " Vorrat.",
            "base2:end-of-game:3",
        ),
    ],
)
def test_what_does_not_apply_says_why(document: str, en: str, de: str, ruling: str) -> None:
    told = tell(document)
    assert [(a, b) for a, b, _ in told].count((en, de)) == 1, told
    assert ruling in next(cites for a, _, cites in told if a == en)


@pytest.mark.parametrize(
    ("document", "en", "de"),
    [
        (
            "{players: {Anna: {hand: [Sentry], deck: [Estate]}, Bernd: {}}, moves: [play Sentry]}",
            "Anna has no card to look at: deck and discard pile are empty.",
            "Anna hat keine Karte zum Ansehen: Nachziehstapel und Ablagestapel sind leer.",
        ),
        (
            "{players: {Anna: {hand: [Rats], deck: [Copper]}, Bernd: {}}, moves: [play Rats]}",
            "Anna plays a Rats card.",
            "Anna spielt eine Karte Ratten.",
        ),
        (
            "{players: {Anna: {}, Bernd: {}}, kingdom: [Smithy], landscapes: [Cursed], seed: 7,"
            " chosen: {Cursed: Smithy}, turn: {phase: buy, coins: 4}, moves: [buy Smithy]}",
            "Because of the Trait Cursed, Anna gains a Curse.",
            "Durch die Eigenschaft Verflucht nimmt Anna einen Fluch.",
        ),
    ],
)
def test_names_are_said_as_one_says_them(document: str, en: str, de: str) -> None:
    assert (en, de) in [(step["text"]["en"], step["text"]["de"]) for step in _steps(document)]


def test_a_necromancer_tells_what_is_a_duration_from_what_lies_face_down() -> None:
    document = (
        "{players: {Anna: {hand: [2 Necromancer], deck: [3 Copper]}, Bernd: {}}, trash: [Village, Caravan],"
        " moves: [play Necromancer, play Necromancer]}"
    )
    en, de, cites = tell(document)[-1]
    assert en == (
        "The Necromancer does nothing: there is no Action in the trash except Durations and those that lie face down"
        " this turn."
    )
    assert de == (
        "Der Totenbeschwörer bewirkt nichts: Im Müll liegt keine Aktion außer Dauerkarten und dem, was in diesem Zug"
        " verdeckt liegt."
    )
    assert {"nocturne:necromancer:2", "nocturne:necromancer:4"} <= {*cites}


def test_a_crown_refuses_by_the_phase() -> None:
    document = (
        "{players: {Anna: {hand: [Crown, Village, Gold]}, Bernd: {}}, turn: {phase: buy}, moves: [play Crown, Village]}"
    )
    error = Run(parse(document)).answer()["error"]
    assert error is not None
    assert "it is not a Treasure, and this is the Buy phase" in error["message"]["en"]
    assert "Das ist keine Geldkarte, und es ist die Kaufphase" in error["message"]["de"]


def test_a_card_that_fits_is_asked_for_and_nothing_more() -> None:
    document = (
        "{players: {Anna: {hand: [Jack of All Trades, 4 Estate], deck: [2 Copper]}, Bernd: {}},"
        " moves: [play Jack of All Trades, no, '-']}"
    )
    assert not tell(document)


@pytest.mark.parametrize(
    ("document", "sentence", "cites"),
    [
        (
            "{players: {Anna: {hand: [Barbarian]}, Bernd: {deck: [Copper]}}, moves: [play Barbarian]}",
            "Because of Anna’s Barbarian, Bernd gains a Curse.",
            "allies:barbarian:7",
        ),
        (
            "{players: {Anna: {hand: [Ironworks, Watchtower]}, Bernd: {}}, kingdom: [Smithy],"
            " moves: [play Ironworks, Smithy, trash]}",
            "Anna gets +1 Action.",
            "intrigue2:ironworks:4",
        ),
    ],
)
def test_the_ruling_that_decides_comes_first(document: str, sentence: str, cites: str) -> None:
    step = next(step for step in _steps(document) if step["text"]["en"] == sentence)
    assert step["cites"][0] == cites


def test_one_gain_before_a_devils_workshop_has_nothing_of_the_imp() -> None:
    document = (
        "{players: {Anna: {hand: [Devil's Workshop]}, Bernd: {}}, kingdom: [Smithy], turn: {phase: buy, coins: 0},"
        " moves: [buy Copper, play Devil's Workshop, Smithy]}"
    )
    gained = [step["cites"] for step in _steps(document) if step["kind"] == "gain"][1]
    assert "nocturne:devils-workshop:1" in gained
    assert "nocturne:devils-workshop:2" not in gained


@pytest.mark.parametrize(
    ("document", "en", "de", "ruling"),
    [
        (
            "{players: {Anna: {hand: [Copper, Horn of Plenty]}, Bernd: {}}, turn: {phase: buy},"
            " moves: [play Copper, play Horn of Plenty, Estate]}",
            "Anna trashes the Horn of Plenty, because it gained a Victory card.",
            "Anna entsorgt das Füllhorn, weil es eine Punktekarte gebracht hat.",
            "cornucopia:horn-of-plenty:6",
        ),
        (
            "{players: {Anna: {hand: [Sir Martin]}, Bernd: {deck: [Dame Molly, Estate]}}, moves: [play Sir Martin]}",
            "Anna trashes Sir Martin, because a Knight was trashed.",
            "Anna entsorgt Sir Martin, weil ein Ritter entsorgt wurde.",
            "dark-ages:knights:4",
        ),
        (
            "{players: {Anna: {hand: [Chapel, Fortress]}, Bernd: {}}, moves: [play Chapel, Fortress]}",
            "Anna takes the Fortress from the trash into hand.",
            "Anna nimmt die Festung aus dem Müll auf die Hand.",
            "dark-ages:fortress:2",
        ),
        (
            "{players: {Anna: {}, Bernd: {}}, prophecy: Harsh Winter, sun: 0, kingdom: [Alley],"
            " pile tokens: {Silver: {debt: 2}}, turn: {phase: buy, coins: 3}, moves: [buy Silver]}",
            "Because of the active Prophecy Harsh Winter, Anna gets +2 debt, which lay on the Silver pile.",
            "Durch die aktive Prophezeiung Strenger Winter erhält Anna +2 Schulden, die auf dem Stapel Silber lagen.",
            "rising-sun:harsh-winter:1",
        ),
        (
            "{players: {Anna: {hand: [Captain]}, Bernd: {}}, kingdom: [Caravan, Market, Smithy],"
            " supply: {Smithy: 0}, moves: [play Captain]}",
            "The Captain does nothing: no card in the Supply fits (Caravan: it is a Duration; Market: it costs 5, and"
            " at most 4 is allowed; Smithy: the pile is empty).",
            "Kapitän Tobias bewirkt nichts: Keine Karte im Vorrat passt (Karawane: Das ist eine Dauerkarte; Markt: Die"
            " Karte kostet 5, und höchstens 4 ist erlaubt; Schmiede: Der Stapel ist leer).",
            "promo:captain:1",
        ),
    ],
)
def test_the_reason_is_in_the_sentence(document: str, en: str, de: str, ruling: str) -> None:
    told = {step["text"]["en"]: step for step in _steps(document)}
    assert en in told, list(told)
    assert told[en]["text"]["de"] == de
    assert ruling in told[en]["cites"]


def test_a_price_that_decides_is_told_with_what_is_asked_for() -> None:
    document = """
        players: {Anna: {play: [2 Highway], mats: {tavern: [Duplicate]}}, Bernd: {}}
        turn: {phase: buy, coins: 6}
        moves: [buy Province, "yes"]
        """
    told = [step["text"] for step in _steps(document) if "Duplicate" not in step["text"]["en"]]
    assert {
        "en": "The Province costs 6 now: 8, less 2 by 2 Highways; at most 6 is allowed.",
        "de": "Die Provinz kostet jetzt 6: 8 minus 2 durch 2 Fernstraßen; höchstens 6 ist erlaubt.",
    } in told
