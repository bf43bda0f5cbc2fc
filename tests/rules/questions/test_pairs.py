"""Two cards together: what the tables that their kinds suggest show."""

import pytest

from rules.questions.pairs import pair


@pytest.mark.parametrize(
    ("one", "two", "kind", "words"),
    [
        ("throne-room", "wharf", "upon", ["Twice, both stay."]),  # seaside2:durations:2
        ("tactician", "throne-room", "upon", ["Only once."]),  # seaside2:tactician:5
        ("moat", "witch", "shield", ["Safe.", "Not safe."]),
        ("lighthouse", "blockade", "shield", ["Safe.", "Not safe."]),  # seaside2:lighthouse:1
        ("trader", "witch", "reaction", ["It reacts.", "As always."]),
        ("highway", "workshop", "sequence", ["More to choose."]),
        ("outpost", "tactician", "sequence", ["In the extra turn."]),  # base2:turn:5
        ("cultist", "trade-route", "trash", ["It acts when trashed."]),  # dark-ages:cultist:2
        ("workshop", "nomad-camp", "gained", ["It acts when gained."]),  # hinterlands1:nomad-camp:1
        ("galleria", "island", "counted", ["It acts on that."]),  # an Island costs 4
        ("duke", "duchy", "worth", ["Yes."]),  # intrigue2:duke:1
        ("bridge-troll", "silver", "cost", ["Costs 2."]),
        ("quarry", "silver", "apart", []),  # which makes Actions cheaper, and nothing else
        ("throne-room", "gold", "not played", ["No."]),
        ("crown", "gold", "upon", ["Twice."]),  # in the Buy phase
        ("storyteller", "gatekeeper", "apart", []),  # it plays Treasures, each once
        ("madman", "warlord", "apart", []),  # a larger hand is nothing that the other does
        ("great-hall", "rebuild", "apart", []),  # nor what lies further down in the deck
        ("crown", "patrician", "upon", ["Twice."]),  # whatever each of the two finds
        ("walled-village", "prince", "apart", []),  # it waits for Clean-up, whatever is bought
        ("diplomat", "sea-hag", "reaction", ["It reacts.", "As always."]),  # with five cards in hand
        ("colony", "estate", "apart", []),
        ("market", "festival", "apart", []),
    ],
)
def test_a_pair_says_what_it_does(one: str, two: str, kind: str, words: list[str]) -> None:
    found = pair(one, two)
    assert found.kind == kind
    assert [reading.word[0] for reading in found.readings] == words


def test_a_reading_can_be_played() -> None:
    (reading,) = pair("throne-room", "wharf").readings
    assert reading.played is not None
    assert reading.played.document["moves"][:2] == ["play Throne Room", "Wharf"]
    assert reading.cites


def test_two_that_may_act_on_one_gain_are_told_in_both_orders() -> None:
    """base2:lost-track: what has moved away cannot be moved by the second."""
    found = pair("watchtower", "royal-seal")
    assert found.kind == "gain"
    assert [reading.condition[0] for reading in found.readings] == ["Watchtower first", "Royal Seal first"]
    assert [reading.word[0] for reading in found.readings] == ["Trashed.", "Onto the deck."]


def test_a_card_of_a_mixed_pile_is_gained_only_from_the_top() -> None:
    found = pair("acolyte", "workshop")
    assert found.kind == "pile"
    assert [reading.word[0] for reading in found.readings] == ["Not on top.", "It can be gained."]
    top = pair("herb-gatherer", "workshop")
    assert [reading.word[0] for reading in top.readings] == ["It can be gained."]


def test_a_reaction_is_told_from_where_an_attack_finds_it() -> None:
    """hinterlands: discarded from the deck, not in Clean-up, a Tunnel may be shown for a Gold; Warrior discards it."""
    found = pair("tunnel", "warrior")
    assert found.kind == "reaction"
    assert "Gold" in found.readings[0].text[0]
    assert "deck" in found.question[0]
    assert pair("pirate-ship", "weaver").kind == "reaction"  # hinterlands2:weaver: whoever discards it may play it
