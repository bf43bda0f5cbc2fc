"""The set-up forgets nothing: sizes for every number of players, decks, mats, tokens, piles beside the Supply."""

import pytest
from django.utils.translation import override

from cards.kingdoms.layout import Layout
from cards.kingdoms.setup import (
    MATS,
    PLAYERS,
    TOKENS,
    checklist,
    not_needed,
    pile_sizes,
    starting_deck,
)
from rules.facts import facts
from tests.cards.project import project

FOUND = project()
KINGDOMS = {f"{kingdom.book}:{kingdom.slug}": kingdom for kingdom in FOUND.kingdoms.values()}


def layout(key: str) -> Layout:
    return Layout.of(KINGDOMS[key])


def tell(of: Layout, players: int = 3) -> dict[str, str]:
    """Each item as one line, by its key."""
    with override("en"):
        items = checklist(of, players)
    assert len({item.key for item in items}) == len(items)
    return {item.key: f"{item.title} | {item.detail}".replace("\u00a0", " ") for item in items}


@pytest.mark.parametrize(
    ("players", "sizes"),
    [
        (2, {"copper": 46, "silver": 40, "gold": 30, "estate": 8, "duchy": 8, "province": 8, "curse": 10}),
        (3, {"copper": 39, "silver": 40, "gold": 30, "estate": 12, "duchy": 12, "province": 12, "curse": 20}),
        (4, {"copper": 32, "silver": 40, "gold": 30, "estate": 12, "duchy": 12, "province": 12, "curse": 30}),
        (5, {"copper": 85, "silver": 80, "gold": 60, "estate": 12, "duchy": 12, "province": 15, "curse": 40}),
        (6, {"copper": 78, "silver": 80, "gold": 60, "estate": 12, "duchy": 12, "province": 18, "curse": 50}),
    ],
)
def test_basic_piles(players: int, sizes: dict[str, int]) -> None:
    found = pile_sizes(layout("seaside2:high-seas"), players)
    assert {slug: found[slug] for slug in sizes} == sizes
    assert found["island"] == (8 if players == 2 else 12)
    assert found["wharf"] == 10


def test_the_whole_list_of_a_simple_kingdom() -> None:
    assert tell(layout("seaside2:high-seas"), 2) == {
        "piles": "Lay out the ten piles | 10 cards each; 8 × Island",
        "treasures": "Treasures | 46 × Copper, 40 × Silver, 30 × Gold",
        "victory": "Victory cards for 2 | 8 × Estate, 8 × Duchy, 8 × Province",
        "curses": "10 Curses | 10 for each player but the first",
        "mat:island": "Island mat | for each player; because of Island",
        "trash": "Mark a place for the trash | ",
        "deck": "Starting deck for each: 7 × Copper, 3 × Estate | shuffle, draw five",
        "first": "Draw lots for who begins | ",
    }


def test_an_ally_and_its_favors() -> None:
    items = tell(layout("allies:forward-thinking"))
    assert items["ally"] == "Ally beside the Supply: Cave Dwellers | Guildmaster is a Liaison"
    assert items["favors"].startswith("Favor mat and 1 Favor each")
    assert items["sort:odysseys"].endswith("4 × Old Map, 4 × Voyage, 4 × Sunken Treasure, 4 × Distant Shore")


def test_importer_gives_five_favors() -> None:
    items = tell(layout("allies:recursion"))
    assert items["favors"].startswith("Favor mat and 5 Favors each | one, and four more because of Importer")
    assert "16 × Potion" in items["treasures"]


def test_a_liaison_without_an_ally_asks_for_one() -> None:
    items = tell(Layout(piles=("bauble", "moat")))
    assert items["ally"].startswith("Choose an Ally")
    assert "favors" in items


def test_a_liaison_as_bane_asks_for_an_ally() -> None:
    assert "ally" in tell(Layout(piles=("young-witch",), bane="bauble"))


def test_what_waits_for_a_riverboat_is_set_up_too() -> None:
    def asked(picked: str) -> set[str]:
        return set(tell(Layout(("riverboat", "village"), picks=(("riverboat", picked),))))

    assert "prophecy" in asked("tea-house")
    assert {"ally", "favors"} <= asked("guildmaster")
    assert "card:baker" in asked("baker")
    assert not {"prophecy", "ally", "favors"} & asked("laboratory")


def test_bane_and_prizes() -> None:
    items = tell(layout("cornucopia:the-spice-of-life"))
    assert items["bane"].startswith("Wishing Well across Young Witch | 10 cards")
    assert items["prizes"] == (
        "Prize pile beside the Supply, face up | Bag of Gold, Diadem, Followers, Princess, Trusty Steed; "
        "because of Tournament"
    )


def test_young_witch_without_a_bane_asks_for_one() -> None:
    assert tell(Layout(piles=("young-witch", "moat")))["bane"].startswith("Choose a bane pile")


def test_platinum_and_colony() -> None:
    two, three = tell(layout("allies:inventing-mania"), 2), tell(layout("allies:inventing-mania"))
    assert "12 × Platinum" in two["treasures"]
    assert "8 × Colony" in two["victory"]
    assert "12 × Colony" in three["victory"]
    assert "Colony" not in tell(layout("seaside2:high-seas"))["victory"]


def test_shelters_ruins_and_knights() -> None:
    items = tell(layout("allies:rat-traders"), 4)
    assert "7 × Copper, Hovel, Necropolis, Overgrown Estate" in items["deck"]
    assert items["ruins"].startswith("30 Ruins")
    assert items["ruins"].endswith("because of Death Cart")
    assert items["sort:knights"].startswith("Shuffle: Knights")
    assert "20 × Rats" in items["piles"]


def test_heirlooms_replace_coppers_which_stay_in_the_supply() -> None:
    of = layout("allies:play-it-again-sam")
    assert starting_deck(of) == {"copper": 6, "pouch": 1, "estate": 3}
    assert pile_sizes(of, 3)["copper"] == 60 - 3 * 6


def test_boons_hexes_and_spirits() -> None:
    items = tell(layout("allies:play-it-again-sam"))
    assert items["boons"].startswith("Shuffle the 12 Boons")
    assert items["hexes"].startswith("Shuffle the 12 Hexes")
    assert "Twice Miserable" in items["states"]
    assert items["beside:imp"] == "Beside the Supply: 13 × Imp | because of Tormentor"
    assert {"beside:wish", "beside:will-o-wisp"} <= set(items)


def test_boons_that_the_book_chooses_for_the_druid() -> None:
    of = layout("hinterlands1:search-party")
    items = tell(of)
    assert items["druid"].endswith("The Mountain's Gift, The Sky's Gift, The Sun's Gift")
    assert "boons" not in items  # the others are not needed
    assert "card:druid" not in items
    assert "will-o-wisp" not in of.cards


def test_travellers_horses_and_zombies() -> None:
    items = tell(layout("seaside2:prince-of-orange"))
    assert "5 × Treasure Hunter, 5 × Warrior, 5 × Hero, 5 × Champion" in items["beside:treasure-hunter"]
    assert "30 × Horse" in tell(layout("seaside2:innsmouth"))["beside:horse"]
    assert tell(layout("allies:love-and-death"))["card:necromancer"] == "Necromancer | The 3 Zombies lie in the trash."


def test_what_landscapes_ask_for() -> None:
    items = tell(layout("hinterlands1:expansion"))
    assert items["landscape:battlefield"].endswith("6 victory points for each player lie here.")
    assert "token:vp" in items
    assert "1 debt lies on every pile" in tell(layout("seaside2:boxed-in"))["landscape:tax"]
    assert tell(layout("seaside2:free-shipping"))["token:cube"].startswith("Project cubes | two of one colour for each")


def test_castles_depend_on_the_players() -> None:
    of = layout("allies:castle-wars")
    assert "1 × Humble Castle" in tell(of, 2)["sort:castles"]
    assert "2 × Humble Castle" in tell(of, 3)["sort:castles"]


def test_castles_give_points() -> None:
    assert (
        tell(Layout(piles=("castles", "moat")))["token:vp"]
        == "Victory point tokens | in reach of all; because of Castles"
    )


def test_mats_and_tokens_of_the_first_edition() -> None:
    items = tell(layout("seaside1:high-seas"))
    assert {"mat:island", "mat:pirate-ship", "token:coin", "token:embargo"} <= set(items)
    assert "token:garrison" in tell(layout("allies:treasure-hunt"))


def test_what_is_not_needed() -> None:
    with override("en"):
        assert not_needed(layout("seaside2:high-seas"), {"seaside": 2}) == ["Native Village mat"]
        first = not_needed(layout("seaside2:high-seas"), {"seaside": 1})
        assert {"Native Village mat", "Pirate Ship mat", "Embargo tokens"} <= set(first)
        dark = not_needed(layout("seaside2:watery-graves"))
        assert {"Ruins", "Spoils"} <= set(dark)
        assert "Madman" not in dark
        assert "Shelters" not in dark


@pytest.mark.parametrize("key", KINGDOMS)
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_kingdom_for_every_number_of_players(key: str, language: str) -> None:
    of = layout(key)
    with override(language):
        for players in PLAYERS:
            items = checklist(of, players)
            keys = [item.key for item in items]
            assert len(set(keys)) == len(keys)
            # Everything that a card brings is on the list.
            for thing in of.things:
                assert thing in keys or thing in ("mat:favors", "token:favors")
            text = " ".join(f"{item.title} {item.detail}" for item in items)
            for slug in of.cards:
                fact = facts()[slug]
                if fact.kind in ("spirit", "non-supply", "traveller-upgrade", "prize", "artifact", "heirloom", "state"):
                    assert getattr(fact, language) in text, slug
            # Each player has a deck of ten, and no pile is larger than what the box holds.
            assert sum(starting_deck(of).values()) == 10
            for slug, n in pile_sizes(of, players).items():
                assert 0 < n <= facts()[slug].in_the_box(players)


def test_every_mat_and_token_has_a_name() -> None:
    things = {thing for fact in facts().values() for thing in fact.brings if ":" in thing}
    assert things <= {*MATS, *TOKENS}
