"""A type, a text or an amount that is not the printed one is told where it decides, with what makes it so."""

from __future__ import annotations

import pytest

from rules.document.parse import parse
from rules.run import Run
from rules.speech.grammar import DE
from tests.rules.speech.prevention import all_told, cited

BERND = "Bernd: {hand: [5 Copper], deck: [%s]}"
CURSE = ("The Curse is a Treasure too: Charlatan is in this game.", "prosperity2:charlatan:1")
MARKET = ("The Market is a Treasure too: Anna has Capitalism, and the card brings +Coins.", "renaissance:capitalism:1")
ESTATE = ("The Estate is an Action too: Anna has inherited the Village.", "adventures:inheritance:2")
HEIR = "mats: {inheritance: [Village]}"


def table(anna: str, moves: str, bernd: str = "9 Copper", more: str = "landscapes: [Inheritance]") -> str:
    return f"players: {{Anna: {{{anna}}}, {BERND % bernd}}}\n{more}\nmoves: [{moves}]"


@pytest.mark.parametrize(
    ("document", "reason"),
    [
        (table("hand: [Bandit]", "play Bandit", "Curse, 9 Copper", "kingdom: [Charlatan]"), CURSE),
        (table("hand: [Curse]", "play Curse", more="kingdom: [Charlatan]\nturn: {phase: buy}"), CURSE),
        (table("hand: [Mine, Curse, Copper]", "play Mine, Curse", more="kingdom: [Charlatan]"), CURSE),
        (table("hand: [Bandit], holds: [Capitalism]", "play Bandit", "Market, 9 Copper", ""), MARKET),
        (table("hand: [Market], holds: [Capitalism]", "play Market", more="turn: {phase: buy}"), MARKET),
        (table(f"hand: [Shanty Town, Estate], {HEIR}", "play Shanty Town"), ESTATE),
        (table(f"hand: [Throne Room, Estate], {HEIR}, deck: [5 Copper]", "play Throne Room, Estate"), ESTATE),
        (table(f"hand: [Estate], {HEIR}", "play Estate"), ESTATE),
        (table(f"hand: [Golem], deck: [Estate, Smithy, Copper], {HEIR}", "play Golem"), ESTATE),
        (
            table(
                f"hand: [5 Copper], {HEIR}, holds: [Deluded]", "'-'", more="landscapes: [Inheritance]\nturn: {coins: 5}"
            ),
            ESTATE,
        ),
    ],
)
def test_a_type_that_decides_is_told_with_its_reason(document: str, reason: tuple[str, str]) -> None:
    told = all_told(document)
    assert told.count(reason[0]) == 1, told
    assert cited(document, "is too")[0] == reason[1]


def test_of_a_face_down_card_no_type_is_told() -> None:
    """Footpad's text names a type and a Charlatan gives one: whether a discarded card has it, nobody knows."""
    document = table("hand: [Footpad]", "play Footpad, 'Curse, ?'", "9 Copper", "kingdom: [Charlatan]")
    told = all_told(document.replace("[5 Copper]", "['2 ?', Curse, 2 Copper]"))
    assert (
        told[-1] == "Because of Anna’s Footpad, Bernd discards a Curse and a face-down card, down to 3 cards in hand."
    )


def test_a_type_that_decides_is_told_in_german() -> None:
    document = table("hand: [Bandit]", "play Bandit", "Curse, 9 Copper", "kingdom: [Charlatan]")
    assert "Der Fluch ist auch eine Geldkarte: Die Wunderheilerin ist in dieser Partie." in all_told(document, DE)
    document = table(f"hand: [Estate], {HEIR}", "play Estate")
    assert "Das Anwesen ist auch eine Aktionskarte: Anna hat das Dorf geerbt." in all_told(document, DE)


@pytest.mark.parametrize(
    "document",
    [
        table("hand: [Witch]", "play Witch", more="kingdom: [Charlatan]"),  # a Curse is gained, whatever it is
        table("hand: [Chapel, Curse]", "play Chapel, Curse", more="kingdom: [Charlatan]"),
        table("hand: [Charlatan]", "play Charlatan"),
        table(f"hand: [Chapel, Estate], {HEIR}", "play Chapel, Estate"),
        table("hand: [Bandit]", "play Bandit", "Market, 9 Copper", ""),  # nobody has Capitalism
    ],
)
def test_where_no_type_decides_none_is_told(document: str) -> None:
    assert [text for text in all_told(document) if " too: " in text] == []


def test_it_is_told_once_a_turn() -> None:
    document = table(
        "hand: [3 Curse]", "play Curse, play Curse, play Curse", more="kingdom: [Charlatan]\nturn: {phase: buy}"
    )
    assert all_told(document).count(CURSE[0]) == 1


def test_estates_that_deluded_forbids_say_why() -> None:
    document = table(f"hand: [Copper], {HEIR}, holds: [Deluded]", "buy Estate", more="turn: {coins: 5, buys: 2}")
    stop = Run(parse(document)).stop
    assert stop is not None
    assert "Deluded forbids it, and the Estate is an Action too: Anna has inherited the Village." in stop.why[0]
    assert "Das verbietet Getäuscht, und das Anwesen ist auch eine Aktionskarte" in stop.why[DE]


def test_envious_says_what_silver_and_gold_bring() -> None:
    document = table("hand: [Gold, Copper], holds: [Envious]", "play Gold", more="")
    assert "Envious makes each Silver and Gold bring Anna only +1 Coin this turn." in all_told(document)


def test_the_lantern_says_how_many_are_revealed() -> None:
    document = table("hand: [Border Guard], deck: [3 Copper], holds: [Lantern]", "play Border Guard", more="")
    assert "The Lantern lets Anna reveal 3 cards, not 2." in all_told(document)
    assert "Die Laterne lässt Anna 3 Karten aufdecken und nicht 2." in all_told(document, DE)


def test_a_snowy_village_is_named_where_it_takes_actions() -> None:
    document = table("hand: [Snowy Village, Village], deck: [9 Copper]", "play Snowy Village, play Village", more="")
    told = "Anna would get +2 Actions, but no Actions are added this turn any more: the Snowy Village holds."
    assert told in all_told(document)


def test_an_enchantress_says_which_action_she_takes() -> None:
    document = (
        "players: {Anna: {hand: [Village], deck: [Copper]}, Bernd: {durations: [Enchantress]}}\nmoves: [play Village]"
    )
    assert (
        "Because of Bernd’s Enchantress, the Village does not do what it says: "
        "it is the first Action that Anna plays this turn."
    ) in all_told(document)


def test_a_reckless_card_says_so() -> None:
    document = table(
        "hand: [Village], deck: [5 Copper]", "play Village", more="landscapes: [Reckless]\nchosen: {Reckless: Village}"
    )
    assert (
        "Because of the Trait Reckless, Anna follows what the Village says a second time, in the same play."
        in all_told(document)
    )
