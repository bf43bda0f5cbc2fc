"""What can be played tonight, with the boxes on the shelf."""

from cards.kingdoms.layout import Layout
from cards.kingdoms.owning import books, boxes, build, read_books, two_sets_of_basics
from tests.cards.project import project

FOUND = project()
KINGDOMS = {f"{kingdom.book}:{kingdom.slug}": kingdom for kingdom in FOUND.kingdoms.values()}


def missing(key: str, *owned: str) -> tuple[set[str], dict[str, str]]:
    kingdom = KINGDOMS[key]
    built = build(Layout.of(kingdom), frozenset(owned), kingdom.alternates)
    return set(built.missing), built.substitutes


def test_a_kingdom_of_one_box() -> None:
    assert missing("seaside2:high-seas", "seaside2") == (set(), {})
    assert missing("seaside2:high-seas", "seaside1")[0] == {"blockade", "corsair", "pirate"}


def test_every_box_together_builds_everything() -> None:
    for key in KINGDOMS:
        assert missing(key, *books())[0] == set()


def test_what_comes_with_the_cards_counts_too() -> None:
    assert missing("allies:inventing-mania", "allies")[0] >= {"platinum", "colony", "bank"} - {"bank"}
    assert "hovel" in missing("allies:grave-matters", "allies")[0]
    assert "cellar" not in missing("cornucopia:the-jesters-workshop", "base2", "cornucopia")[0]
    assert missing("cornucopia:the-jesters-workshop", "base2", "cornucopia")[0] == {"chancellor", "feast"}


def test_a_mixed_pile_is_missed_once() -> None:
    lacking = missing("allies:forward-thinking", "seaside2")[0]
    assert "odysseys" in lacking
    assert "old-map" not in lacking


def test_one_card_is_missing() -> None:
    assert missing("seaside1:give-and-take", "seaside2", "base2") == ({"ambassador"}, {})


def test_printed_substitutes() -> None:
    """Abenteuerfahrt names what replaces two cards that the 2nd edition of the base game dropped."""
    assert missing("hinterlands1:adventures-abroad", "hinterlands1", "base2") == (
        set(),
        {"adventurer": "sentry", "chancellor": "vassal"},
    )
    assert missing("hinterlands1:adventures-abroad", "hinterlands1", "base1") == (set(), {})
    assert missing("hinterlands1:adventures-abroad", "hinterlands1")[1] == {}


def test_the_boxes_that_a_kingdom_needs() -> None:
    found = {box.expansion: box for box in boxes(Layout.of(KINGDOMS["seaside1:reach-for-tomorrow"]))}
    assert found["seaside"].editions == (1,)
    assert found["base"].editions == (1,)
    found = {box.expansion: box for box in boxes(Layout.of(KINGDOMS["allies:forward-thinking"]))}
    assert found["seaside"].any_edition
    assert list(found) == ["seaside", "allies"]


def test_cards_of_both_editions_need_both() -> None:
    assert boxes(Layout(piles=("adventurer", "artisan")))[0].editions == ()


def test_more_than_four_need_two_sets_of_basic_cards() -> None:
    assert [two_sets_of_basics(n) for n in range(2, 7)] == [False, False, False, True, True]


def test_only_books_are_read() -> None:
    assert read_books(["seaside2", "nonsense", "", "base1"]) == {"seaside2", "base1"}
