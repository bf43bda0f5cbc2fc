"""Who has no card in hand to do it with is told so (contract: what did not happen is a step too)."""

import pytest

from rules.document.parse import parse
from rules.run import Run

PLAYED = {
    "trash": """Altar, Apprentice, Bishop, Catapult, Forager, Hideout, Investment, Junk Dealer, Modify, Priest, Rats,
        Recruiter, Research, Salvager, Trade Route, Upgrade""",
    "discard": """Dungeon, Embassy, Ferryman, Forum, Horse Traders, Inn, Oasis, Old Map, Sycophant, Warehouse,
        Witch's Hut, Young Witch""",
    "put onto the deck": "Courtyard, Mandarin",
    "reveal": "Gladiator",
}


def tell(anna: dict[str, object], moves: list[str], **parts: object) -> list[str]:
    """What did not happen, at a table where nobody has a card in the deck."""
    empty = {"hand": [], "deck": [], "discard": []}
    run = Run(parse({"players": {"Anna": {**empty, **anna}, "Bernd": empty}, **parts, "moves": moves}))
    assert run.error is None
    return [step["text"]["en"] for step in run.answer()["steps"] if step["kind"] == "not"]


@pytest.mark.parametrize(
    ("card", "what"), [(card.strip(), what) for what, cards in PLAYED.items() for card in cards.split(",")]
)
def test_a_card_is_played_with_nothing_else_in_hand(card, what):
    turn = {"phase": "buy" if card == "Investment" else "action"}
    assert f"Anna has no card in hand to {what}." in tell({"hand": [card]}, [f"play {card}"], turn=turn)


@pytest.mark.parametrize(
    ("card", "option", "what"),
    [
        ("Amulet", "trash", "trash"),
        ("Count", "discard", "discard"),
        ("Graverobber", "action", "trash"),
        ("Innkeeper", "three", "discard"),
        ("Innkeeper", "five", "discard"),
        ("Steward", "trash", "trash"),
        ("Treasurer", "trash", "trash"),
        ("Student", "no", "trash"),
    ],
)
def test_that_is_what_was_chosen(card, option, what):
    assert f"Anna has no card in hand to {what}." in tell({"hand": [card]}, [f"play {card}", option])


@pytest.mark.parametrize(
    ("event", "moves", "what"),
    [
        ("Quest", ["attack"], "discard"),
        ("Quest", ["curses"], "discard"),
        ("Quest", ["six"], "discard"),
        ("Save", [], "set aside"),
        ("Ritual", [], "trash"),
    ],
)
def test_an_event_is_bought_with_an_empty_hand(event, moves, what):
    found = tell({}, [f"buy {event}", *moves], turn={"phase": "buy", "coins": 4}, landscapes=[event])
    assert f"Anna has no card in hand to {what}." in found


@pytest.mark.parametrize(
    ("anna", "moves", "what"),
    [
        ({"holds": ["Cathedral"]}, ["-"], " to trash"),
        ({"holds": ["City Gate"]}, ["-"], " to put onto the deck"),
        ({"mats": {"tavern": ["Ratcatcher"]}}, ["-", "yes"], ""),
        ({"mats": {"tavern": ["Transmogrify"]}}, ["-", "yes"], ""),
        ({"durations": ["Tide Pools"]}, ["-"], " to discard"),
        ({"durations": ["Dungeon"]}, ["-"], " to discard"),
        ({"durations": ["Sea Witch"]}, ["-"], " to discard"),
        ({"durations": ["Amulet"]}, ["-", "trash"], " to trash"),
    ],
)
def test_a_turn_begins_with_an_empty_hand(anna, moves, what):
    found = tell(anna, moves, landscapes=anna.get("holds", []), turn={"player": "Bernd", "phase": "buy"})
    assert any(sentence.endswith(f"Anna has no card in hand{what}.") for sentence in found)


@pytest.mark.parametrize("edition", [1, 2])
def test_farmland_comes_to_an_empty_hand(edition):
    turn = {"phase": "buy", "coins": 6}
    found = tell({}, ["buy Farmland"], turn=turn, editions={"Hinterlands": edition})
    which = " (edition 1)" if edition == 1 else ""
    assert found == [f"For the Farmland{which}, Anna has no card in hand to trash."]


def test_the_winds_gift_with_an_empty_hand():
    assert "Anna has no card in hand to discard." in tell({"hand": ["Bard"]}, ["play Bard"], boons=["The Wind's Gift"])


def test_the_way_of_the_goat_with_an_empty_hand():
    found = tell({"hand": ["Village"]}, ["play Village as Way of the Goat"], landscapes=["Way of the Goat"])
    assert any("no card in hand" in sentence for sentence in found)
