"""What leaves no room to wonder: why so many, what was paid, who is left out, what comes before what."""

from __future__ import annotations

import pytest

from rules import Run, parse
from rules.engine.decisions import Decision
from rules.speech.grammar import DE, EN
from rules.speech.verdict import verdict
from rules.tools.proofs import proofs
from tests.rules.speech.prevention import tell


def said(table: str, *proves: str) -> tuple[str, str]:
    run = Run(parse(table))
    en, de = (verdict(run, run.last, language, proves) for language in (EN, DE))
    assert en
    assert de
    return en.text, de.text


def said_of(slug: str) -> tuple[str, str]:
    proof = next(proof for proof in proofs() if proof.slug == slug)
    run = Run(parse(dict(proof.document)))
    en, de = (verdict(run, run.last, language, proof.proves) for language in (EN, DE))
    assert en
    assert de
    return en.text, de.text


def test_the_new_hand_is_not_put_down_to_the_card_before_it() -> None:
    """adventures:save:1: it sets a card aside and gives it back; what Expedition adds is not its doing."""
    en, de = said_of("save-and-expedition")
    assert "Anna draws 7 Coppers as the new hand (5 and 2 more because of Expedition)" in en
    assert "Anna zieht 7 Kupfer als neue Hand (5 und 2 weitere durch die Expedition)" in de
    assert en.startswith("Because of Save, Anna sets a Gold aside. ")
    en, de = said_of("coastal-haven-and-outpost")
    assert en.startswith("Anna spends 2 Favors because of Coastal Haven and draws 3 Estates as the new hand.")
    assert de.startswith("Anna löst durch den Höhlenhafen 2 Gefallen ein und zieht 3 Anwesen als neue Hand.")


def test_a_short_deck_does_not_explain_what_was_not_drawn() -> None:
    table = """
    players: {Anna: {hand: [Gold], deck: [6 Copper]}, Bernd: {hand: [], deck: []}}
    turn: {player: Anna, phase: buy, coins: 20, buys: 5}
    landscapes: [Save, Expedition]
    moves: [buy Save, buy Expedition, "-"]
    """
    en, _ = said(table, "adventures:save:1", "base2:draw:1")
    assert "draws 6 Coppers as the new hand" in en
    assert "more because of Expedition" not in en


BUYING = """
players: {{Anna: {{}}, Bernd: {{}}}}
kingdom: [Underling]
turn: {{phase: buy, coins: 5}}
moves: [{}]
"""


@pytest.mark.parametrize(
    ("label", "de"),
    [
        ("buy Underling", "kaufe Untergebenen"),  # inflected like an adjective
        ("buy Noble Brigand", "kaufe Edlen Räuber"),  # with an adjective
        ("play Hero", "spiele Helden"),  # weak
        ("buy Gardens", "kaufe Gärten"),  # a plural
        ("buy Farmland", "kaufe Fruchtbares Land"),  # a neuter
        ("buy Village", "kaufe Dorf"),
    ],
)
def test_what_is_bought_or_played_stands_in_the_accusative(label: str, de: str) -> None:
    decision = Decision(0, "phase", "", ("What do you buy?", "Was kaufst du?"), (label,), (label,))
    assert decision.words(label)[DE] == de


def test_and_is_understood_so() -> None:
    run = Run(parse(BUYING.format("kaufe Untergebenen")))
    assert run.stop is None
    assert [step.cards for step in run.steps if step.sentence == "buy"] == [("underling",)]


def test_how_much_was_overpaid_is_told_and_what_the_last_coin_sees_again() -> None:
    """guilds:doctor:3: each coin is decided on its own; a card that is left there is looked at again."""
    en, de = said_of("doctor-overpaid")
    assert en.startswith("Anna overpays 4 Coins for the Doctor before gaining it, trashes a Copper")
    assert de.startswith("Anna überzahlt den Arzt vor dem Nehmen um 4 Geld, entsorgt ein Kupfer")
    assert en.endswith("Anna leaves the Silver on the deck: for the next coin it is looked at again.")
    assert de.endswith(
        "Anna lässt das Silber auf dem Nachziehstapel: Für das nächste Geld kommt die Karte noch einmal dran."
    )


def test_after_the_last_coin_nothing_is_looked_at_again() -> None:
    table = """
    players: {Anna: {hand: [], deck: [Silver]}, Bernd: {}}
    kingdom: [Doctor]
    turn: {phase: buy, coins: 4, buys: 2}
    moves: [buy Doctor, "1", leave]
    """
    assert all(step.sentence != "left for the next coin" for step in Run(parse(table)).steps)


HUNTER = "players: {{Anna: {{hand: [Hunter], deck: [{}]}}, Bernd: {{}}}}\nmoves: [play Hunter{}]"


@pytest.mark.parametrize(
    ("deck", "move", "en"),
    [
        (  # allies:hunter:5
            "Stronghold, Bauble, Silver",
            ", Silver",
            ["The Hunter brings Anna no Victory card: the Stronghold was taken as the Action."],
        ),
        (
            "Crown, Moat, Estate",
            ", Crown",
            ["The Hunter brings Anna no Treasure card: the Crown was taken as the Action."],
        ),
        ("Harem, Moat, Moat", "", ["The Hunter brings Anna no Victory card: the Harem was taken as the Treasure."]),
        (
            "Moat, Moat, Moat",
            "",
            [
                "The Hunter brings Anna no Treasure card: there is none among the revealed ones.",
                "The Hunter brings Anna no Victory card: there is none among the revealed ones.",
            ],
        ),
        ("Stronghold, Silver, Estate", "", []),
    ],
)
def test_a_hunter_takes_no_card_twice(deck: str, move: str, en: list[str]) -> None:
    assert tell(HUNTER.format(deck, move)) == en


def test_why_the_hunter_takes_none_is_told_in_german_too() -> None:
    german = tell(HUNTER.format("Stronghold, Bauble, Silver", ", Silver"), DE)
    assert german == ["Die Jägerin bringt Anna keine Punktekarte: Die Burg wurde schon als Aktion genommen."]


def test_what_a_purchase_brings_comes_before_the_card_is_gained() -> None:
    """hinterlands1:when-buy:1: the bought card has not been gained yet."""
    en, de = said_of("farmland-bought-1st")
    assert en.endswith(
        "The Farmland takes effect: it was bought, and it is not gained yet. Anna is asked: “Which card from your hand "
        "do you trash?” Gold or Copper."
    )
    assert de.endswith(
        "Das Fruchtbare Land wirkt hier: Die Karte ist gekauft und noch nicht genommen. Anna wird gefragt: „Welche "
        "Karte von der Hand entsorgst du?“ Gold oder Kupfer."
    )


def test_what_a_gain_brings_comes_after_it() -> None:
    """hinterlands2:farmland:1: since the 2nd edition it acts when it is gained."""
    table = """
    players: {Anna: {hand: [Gold, Copper], deck: []}, Bernd: {deck: []}}
    turn: {phase: buy, coins: 6, buys: 2}
    moves: [buy Farmland]
    """
    en, _ = said(table, "hinterlands2:farmland:1")
    assert "Before Anna gains" not in en
    assert "Anna is asked: “Which card from your hand do you trash?”" in en


def test_whom_an_archer_leaves_alone_is_told() -> None:
    """allies:archer:2: it concerns whoever holds five cards or more."""
    en, de = said_of("archer-hides-one-card")
    assert en.startswith("Carla keeps 4 cards in hand: the Archer affects only players with at least 5.")
    assert de.startswith("Carla behält 4 Karten auf der Hand: Die Bogenschützin trifft nur Spieler mit mindestens 5.")


def test_what_took_the_card_away_is_told_and_what_is_not_done_with_it() -> None:
    """menagerie:reap:2: a Gold that a Watchtower moved is not set aside."""
    assert said_of("reap-watchtower") == (
        "With the Watchtower, Anna puts a Gold onto the deck. "
        "The Gold is no longer where it was, so it is not set aside.",
        "Durch den Wachturm legt Anna ein Gold auf den Nachziehstapel. "
        "Das Gold liegt nicht mehr am selben Ort und wird deshalb nicht zur Seite gelegt.",
    )
