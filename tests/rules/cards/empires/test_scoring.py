"""Empires: Landmarks that only score."""

import pytest

from rules.answer import steps
from rules.document.describe import describe
from rules.document.layout import start


def scores(table, landmark, anna, points, bernd="", supply=None, kingdom=("Village", "Smithy", "Market")):
    table.set(landscapes=[landmark], kingdom=list(kingdom), supply=supply or {})
    table.bernd(hand="", deck=bernd)
    table.anna(hand="", deck=anna).has(points=points)


@pytest.mark.parametrize(("cards", "points"), [("9 Copper", 0), ("10 Copper", 15), ("20 Copper", 15), ("", 0)])
def test_fountain(table, cards, points):
    scores(table, "Fountain", cards, points)


@pytest.mark.parametrize(("cards", "points"), [("3 Silver, Gold", -8), ("Copper", 0), ("", 0), ("Gold, Province", 4)])
def test_bandit_fort(table, cards, points):
    scores(table, "Bandit Fort", cards, points)


@pytest.mark.parametrize(
    ("cards", "points"),
    [("7 Copper, 5 Silver, 2 Gold", 6), ("7 Copper, 5 Silver", 0), ("", 0), ("Copper, Silver, Gold", 3)],
)
def test_palace(table, cards, points):
    scores(table, "Palace", cards, points)


@pytest.mark.parametrize(("cards", "points"), [("27 Copper", -12), ("15 Copper", 0), ("16 Copper", -1), ("", 0)])
def test_wall(table, cards, points):
    scores(table, "Wall", cards, points)


@pytest.mark.parametrize(
    ("cards", "points"), [("3 Copper, 2 Silver", 4), ("Settlers, Bustling Village", 4), ("", 0), ("Estate, Curse", 4)]
)
def test_museum(table, cards, points):
    scores(table, "Museum", cards, points)


@pytest.mark.parametrize(
    ("cards", "points"), [("Copper, 2 Silver", -3), ("2 Copper, 3 Silver", 0), ("", 0), ("Estate, Village", -5)]
)
def test_wolf_den(table, cards, points):
    scores(table, "Wolf Den", cards, points)


@pytest.mark.parametrize(
    ("cards", "points"), [("3 Village, 2 Smithy", 4), ("6 Village", 4), ("3 Village, 3 Crown", 8), ("5 Copper", 0)]
)
def test_orchard(table, cards, points):
    scores(table, "Orchard", cards, points)


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("7 Village, 4 Smithy", 12),
        ("4 Village, 4 Smithy, Market", 12),
        ("7 Village", 0),
        ("5 Copper, Village, Moat", 3),
    ],
)
def test_triumphal_arch(table, cards, points):
    scores(table, "Triumphal Arch", cards, points)


@pytest.mark.parametrize(
    ("cards", "others", "points"),
    [
        ("3 Copper, Silver", "2 Copper, 2 Silver", 5),
        ("2 Copper", "2 Copper", 5),
        ("Village", "Copper", 0),
        ("Copper, Silver, Gold", "", 15),
        ("Crown", "", 5),
    ],
)
def test_keep(table, cards, others, points):
    scores(table, "Keep", cards, points, others)


@pytest.mark.parametrize(
    ("cards", "supply", "points"),
    [
        ("3 Village, Smithy", {"Village": 0}, 3),
        ("2 Curse", {"Curse": 0}, 0),
        ("2 Estate", {"Estate": 0}, 2),
        ("3 Village", {}, 0),
    ],
)
def test_tower(table, cards, supply, points):
    """Curses count, Victory cards do not: two Curses are worth nothing in sum, two Estates what they are worth."""
    scores(table, "Tower", cards, points, supply=supply)


def test_tower_needs_the_whole_split_pile_to_be_gone(table):
    left = {"Settlers / Bustling Village": ["Bustling Village"]}
    scores(table, "Tower", "2 Settlers", 0, supply=left, kingdom=["Settlers / Bustling Village"])


def test_tower_counts_both_halves_of_an_empty_split_pile(table):
    empty = {"Settlers / Bustling Village": []}
    cards = "2 Settlers, Bustling Village"
    scores(table, "Tower", cards, 3, supply=empty, kingdom=["Settlers / Bustling Village"])


def test_three_landmarks_are_told_line_by_line(table):
    table.set(
        landscapes=["Fountain", "Wall", "Museum"],
        supply={"Province": 1},
        turn={"phase": "buy", "coins": 8},
    )
    table.anna(hand="", deck="16 Copper").buys("Province")
    assert table.over
    told = next(step.words["parts"][0] for step in table.game.log or () if step.sentence == "score")
    assert told == ": Fountain 15, Province 6, Museum 4, Wall −2"


@pytest.mark.parametrize(
    ("cards", "pile", "points"),
    [("3 Village, Smithy", "Village", 6), ("Plunder, 2 Encampment", "Encampment", 6), ("Smithy", "Village", 0)],
)
def test_obelisk(table, cards, pile, points):
    table.set(chosen={"Obelisk": pile})
    scores(table, "Obelisk", cards, points, bernd="Village", kingdom=["Village", "Smithy", "Encampment"])


def test_obelisk_may_stand_on_ruins(table):
    table.set(chosen={"Obelisk": "Ruins"})
    scores(table, "Obelisk", "Ruined Village, Abandoned Mine", 4, kingdom=["Marauder"])


def test_obelisk_chooses_an_action_pile_by_lot(table):
    table.set(landscapes=["Obelisk"], kingdom=["Village", "Castles", "Charm"]).anna(hand="", deck="2 Village")
    table.anna().has(points=4)


def test_the_lot_of_an_obelisk_can_be_described(table):
    table.set(landscapes=["Obelisk"], kingdom=["Village", "Smithy", "Market"]).anna(hand="Copper", deck="Village")
    again = start(describe(table.game))
    assert again == table.game
    assert again.beside.chosen == table.game.beside.chosen != ()


# --- told line by line -----------------------------------------------------------------------------------------------


def test_a_score_with_three_landmarks_is_told_line_by_line(table):
    table.set(landscapes=["Museum", "Wall", "Palace"], supply={"Province": 1})
    table.set(turn={"player": "Anna", "phase": "buy", "coins": 8})
    table.anna(hand="", deck="12 Copper, 2 Silver, 2 Gold, Estate", tokens={"vp": 3})
    table.bernd(hand="", deck="2 Copper")
    table.anna().buys("Province")
    told = [step for step in steps(table.game) if step["kind"] == "score"]
    assert [(step["text"]["en"], step["cites"][0]) for step in told if step["actor"] == "Anna"][1:] == [
        (
            "Museum counts 10 points for Anna: 2 for each name, here 5 (Copper, Silver, Gold, Estate, Province).",
            "empires:museum:1",
        ),
        ("Wall counts −3 points for Anna: 18 cards, −1 for each beyond 15.", "empires:wall:1"),
        ("Palace counts 6 points for Anna: 3 for each set of Copper, Silver and Gold, here 2.", "empires:palace:1"),
        (
            "Anna has 23 points: Museum 10, Palace 6, Province 6, Estate 1, Wall −3, 3 VP tokens 3.",
            "base2:victory-points:1",
        ),
        ("Anna wins.", "base2:tie-break:1"),
    ]
    german = [step["text"]["de"] for step in told if step["actor"] == "Bernd"]
    assert german[0] == "Das Museum zählt für Bernd 2 Punkte: 2 je Name, hier 1 (Kupfer)."
    assert german[1] == "Die Mauer zählt für Bernd 0 Punkte: 2 Karten, je −1 ab der sechzehnten."


@pytest.mark.parametrize(
    ("landmark", "cards", "how"),
    [
        ("Fountain", "9 Copper", "Fountain counts 0 points for Anna: Coppers owned 9, needed 10."),
        (
            "Bandit Fort",
            "2 Silver, Gold",
            "Bandit Fort counts −6 points for Anna: −2 for each Silver and Gold, here 3.",
        ),
        ("Wolf Den", "2 Village, Smithy", "−3 for each card without a second copy, here 2 (Smithy, Province)."),
        ("Orchard", "3 Village, 2 Smithy", "4 for each Action with 3 or more copies, here 1 (Village)."),
        ("Triumphal Arch", "3 Village, 2 Smithy", "3 for each of the second most common Action, here 2 (2 Smithies)."),
        ("Keep", "3 Copper, Silver", "5 for each Treasure of which nobody has more, here 2 (Copper, Silver)."),
        ("Tower", "2 Smithy", "from a pile empty to its last card that is no Victory card, here 2 (2 Smithies)."),
    ],
)
def test_each_landmark_tells_how_it_counts(table, landmark, cards, how):
    table.set(landscapes=[landmark], supply={"Province": 1, "Smithy": 0}, kingdom=["Village", "Smithy"])
    table.set(turn={"player": "Anna", "phase": "buy", "coins": 8}).anna(hand="", deck=cards)
    table.bernd(hand="", deck="Copper")
    table.anna().buys("Province")
    told = [step["text"]["en"] for step in steps(table.game) if step["actor"] == "Anna" and step["kind"] == "score"]
    assert any(text.endswith(how) for text in told), told
