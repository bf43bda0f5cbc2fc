"""What the client tells in its own way: headings of extra turns, Boons, exchanges, cards that stay where they were."""

from __future__ import annotations

from rules.document.parse import parse
from rules.logs.reading import Log, read
from rules.logs.replaying import replay

DEALT = (
    "a starts with 7 Coppers.\na starts with 3 Estates.\nb starts with 7 Coppers.\nb starts with 3 Estates.\n"
    "a shuffles their deck.\na draws {hand}.\nb shuffles their deck.\nb draws 5 cards.\n"
)


def log(hand: str, *turns: str) -> Log:
    return read(DEALT.format(hand=hand) + "\n".join(turns))


def agree(found: Log) -> list[bool]:
    return [played.agrees for played in replay(found)]


def test_an_extra_turn_is_headed_by_what_gave_it():
    found = log(
        "4 Coppers and an Outpost",
        "Turn 1 - anna\na plays an Outpost.\na plays 4 Coppers. (+$4)\na buys and gains a Silver.\na draws 3 Coppers.",
        "Turn 1 - anna [Outpost]\na plays 3 Coppers. (+$3)\na buys and gains a Silver.\na shuffles their deck.",
        "a draws 2 Coppers, 2 Estates and a Silver.",
        "Turn 1 - bernd\nb plays 3 Coppers. (+$3)\nb buys and gains a Silver.\nb draws 5 cards.",
    )
    assert found.players == ["anna", "bernd"]
    assert [turn.extra for turn in found.turns] == ["", "Outpost", ""]
    assert agree(found) == [True, True, True]
    second = list(replay(found))[1]
    assert second.document["turn"]["extra"] == "Outpost"


def test_a_turn_of_which_nothing_was_read_never_agrees():
    found = log(
        "4 Coppers and an Estate",
        "Turn 1 - anna\na juggles with 3 balls.",
        "Turn 1 - bernd\nb plays 3 Coppers. (+$3)\nb buys and gains a Silver.\nb draws 5 cards.",
    )
    assert agree(found) == [False, True]
    assert [line for _, line in found.unread] == ["a juggles with 3 balls."]


def test_what_is_no_line_of_the_game_is_not_counted():
    found = log(
        "4 Coppers and an Estate",
        "Turn 1 - anna\na plays 4 Coppers. (+$4)\nBetween Turns\nbernd reconnected.",
        "Bazaar is enchanted by Enchantress\na draws 3 Coppers and 2 Estates.",
        "Turn 1 - bernd\nb plays 3 Coppers. (+$3)\nb draws 5 cards.",
    )
    assert found.unread == []
    assert agree(found) == [True, True]


def test_a_boon_is_taken_received_and_discarded():
    found = log(
        "4 Coppers and a Bard",
        "Turn 1 - anna\na plays a Bard.\na gets +$2.\na takes The Mountain's Gift.\na receives The Mountain's Gift.",
        "a gains a Silver.\na discards The Mountain's Gift.\na plays 4 Coppers. (+$4)\na buys and gains a Gold.",
        "a draws 2 Coppers and 3 Estates.\nTurn 1 - bernd\nb plays 3 Coppers. (+$3)\nb draws 5 cards.",
    )
    assert found.unread == []
    assert agree(found) == [True, True]


def test_a_traveller_is_exchanged():
    found = log(
        "4 Coppers and a Peasant",
        "Turn 1 - anna\na plays a Peasant.\na gets +1 Buy.\na gets +$1.\na plays 4 Coppers. (+$4)",
        "a buys and gains a Silver.\na returns a Peasant.\na receives a Soldier.\na draws 2 Coppers and 3 Estates.",
        "Turn 1 - bernd\nb plays 3 Coppers. (+$3)\nb buys and gains a Silver.\nb draws 5 cards.",
    )
    assert [line.verb for line in found.turns[0].lines if "receives" in line.text] == ["exchanged"]
    assert agree(found) == [True, True]
    assert "Soldier" in str(list(replay(found))[1].document["players"]["anna"]["discard"])


def test_what_a_magpie_shows_goes_back_or_into_the_hand():
    found = log(
        "3 Coppers and 2 Magpies",
        "Turn 1 - anna\na plays a Magpie.\na draws a Copper.\na gets +1 Action.\na reveals an Estate.",
        "a puts an Estate back onto their deck.\na gains a Magpie.\na plays a Magpie.\na draws an Estate.",
        "a gets +1 Action.\na reveals a Copper.\na puts a Copper into their hand.\na plays 5 Coppers. (+$5)",
        "a buys and gains a Silver.\na shuffles their deck.\na draws 2 Coppers and 3 Estates.",
        "Turn 1 - bernd\nb plays 3 Coppers. (+$3)\nb draws 5 cards.",
    )
    assert found.unread == []
    assert agree(found) == [True, True]


def test_a_crown_plays_a_treasure_twice():
    found = log(
        "3 Coppers, a Silver and a Crown",
        "Turn 1 - anna\na plays a Crown.\na plays a Silver. (+$2)\na plays a Silver again. (+$2)",
        "a plays 3 Coppers. (+$3)\na buys and gains a Gold.\na draws 2 Coppers and 3 Estates.",
        "Turn 1 - bernd\nb plays 3 Coppers. (+$3)\nb draws 5 cards.",
    )
    assert agree(found) == [True, True]


def test_what_the_log_shows_corrects_what_was_assumed():
    """Anna's hand is drawn as one thing and played as another: the turn says so, and comes out."""
    found = log(
        "4 Coppers and an Estate",
        "Turn 1 - anna\na plays a Village.\na draws a card.\na gets +2 Actions.\na plays 3 Coppers. (+$3)",
        "a draws 3 Coppers and 2 Estates.\nTurn 1 - bernd\nb plays 3 Coppers. (+$3)\nb draws 5 cards.",
    )
    first, second = replay(found)
    assert (first.agrees, first.corrected) == (True, ("anna",))
    assert (second.agrees, second.corrected) == (True, ())


def test_a_log_that_was_kept_in_one_line_is_read():
    text = DEALT.format(hand="5 cards") + "Turn 1 - anna\na plays 3 Coppers.\nTurn 1 - bernd\nb plays a Silver.\n"
    assert len(read(text.replace("\n", "\\n")).turns) == 2


def test_tokens_debt_and_points_are_read():
    lines = (
        *("a moves +Card token to the Village pile.", "a takes 6 debt.", "a takes 2 VP from Basilica."),
        *("a moves 1 VP from the Silver pile to Aqueduct.", "a flips Journey token face down.", "a takes the Key."),
        *("a skips a draw (because of Relic).", "a blocks with a Copper.", "a takes an extra turn after this one."),
        *("a discards 2 Stockpiles from Exile.", "a topdecks a Silver with Tracker.", "a takes Lost In The Woods."),
        *(
            "a plays a Village a third time.",
            "a reveals a Copper and finally a Gold.",
            "a inserts a Copper into their deck.",
        ),
    )
    found = log("5 cards", "Turn 1 - anna", *lines, "Turn 1 - bernd")
    assert found.unread == []
    assert found.unknown == []


OPENING = """a starts with 7 Coppers.
a starts with 3 Estates.
b starts with 7 Coppers.
b starts with 3 Estates.
a shuffles their deck.
b shuffles their deck.
a draws 5 Coppers.
b draws 5 cards.
"""


def test_what_one_line_buys_may_have_been_bought_in_another_order() -> None:
    """The client sorts them; a Copper first would have been the only purchase, a Forum brings another Buy."""
    (turn,) = replay(
        read(f"{OPENING}Turn 1 - anna\na plays 5 Coppers. (+$5)\na buys and gains a Copper and a Forum.\n")
    )
    assert turn.agrees
    assert [move for move in turn.moves if move.startswith("buy")] == ["buy Forum", "buy Copper"]


def test_what_was_bought_all_the_same_counts_in_the_next_turn() -> None:
    """Where log and referee part, the log goes on with what it says: a Project, an inheritance, one card less."""
    parted = (
        "a plays 5 Coppers. (+$5)\na buys Fair.\na buys an Inheritance.\na inherits a Village.\na buys a Village.\n"
    )
    text = f"{OPENING}Turn 1 - anna\n{parted}a draws 3 Estates and 2 Coppers.\nTurn 1 - bernd\nb draws 5 cards.\n"
    first, second = replay(read(text))
    assert first.differs
    anna = second.document["players"]["anna"]
    assert (anna["holds"], anna["mats"]) == (["Fair"], {"inheritance": ["Village"]})
    assert anna["done"] == ["Inheritance"]
    assert second.document["supply"]["Village"] == 9
    assert "discard" in anna
    assert parse(second.whole).notes == ()
