"""The facts, held to what the rulebooks count and to what must be true by itself."""

import re
import unicodedata
from collections import Counter
from typing import Any

import pytest

from rules.facts import Fact, card_names, facts, kinds, plain, tint, typed_names, usual_count
from rules.fixture_files import FIXTURES, read_yaml

EXPANSIONS = read_yaml(FIXTURES / "expansions.yaml")
TYPES = read_yaml(FIXTURES / "types.yaml")


def whole(fact: Fact, row: dict[str, Any]) -> dict[str, Any]:
    """An entry with all that goes without saying: the forms of its names, its usual count, what its types bring."""
    counts = fact.counts[2] if len(fact.counts) == 1 else dict(fact.counts)
    return row | {
        "en": fact.en,
        "de": fact.de,
        "kind": fact.kind,
        "count": counts,
        "editions": list(fact.editions),
        "aliases": list(fact.aliases),
        "brings": list(fact.brings),
    }


ENTRIES = {path.stem: read_yaml(path) for path in sorted((FIXTURES / "cards").glob("*.yaml"))}
FACTS = {book: {slug: whole(facts()[slug], row) for slug, row in rows.items()} for book, rows in ENTRIES.items()}
KINGDOMS = {path.stem: read_yaml(path) for path in sorted((FIXTURES / "kingdoms").glob("*.yaml"))}
CARDS = {slug: card for cards in FACTS.values() for slug, card in cards.items()}
EXPANSION_OF = {slug: expansion for expansion, cards in FACTS.items() for slug in cards}
LISTED = {path.stem: read_yaml(path) for path in sorted((FIXTURES / "kingdoms" / "listed").glob("*.yaml"))}
ALL_KINGDOMS = [
    pytest.param(book, kingdom, id=f"{book}:{kingdom['slug']}")
    for books in (KINGDOMS, {book: listed["kingdoms"] for book, listed in LISTED.items()})
    for book, ks in books.items()
    for kingdom in ks
]

MATS = {"island", "native-village", "pirate-ship", "trade-route", "tavern", "exile", "coffers", "villagers", "favors"}
TOKENS = {
    *("embargo", "coin", "vp", "debt", "favors", "garrison", "cube", "sun", "journey", "estate", "trashing"),
    *("minus-card", "minus-coin", "minus-cost", "plus-card", "plus-action", "plus-buy", "plus-coin"),
}
PICKING = ("ferryman", "obelisk", "way-of-the-mouse", "riverboat", "approaching-army")
FETCHED = {*kinds("beside"), "zombie", "heirloom", "artifact", "state", "boon", "hex"}


def slugify(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-")


def for_players(size: int | dict[int, int], players: int) -> int:
    """A size is a number, or what holds from so many players on."""
    if isinstance(size, int):
        return size
    return size[max(least for least in size if least <= players)]


def of_kind(expansion: str, kind: str, edition: int | None = None) -> list[str]:
    return [
        slug
        for slug, card in FACTS[expansion].items()
        if card["kind"] == kind and (edition is None or edition in card["editions"])
    ]


def written_names() -> dict[str, set[str]]:
    cards_by_name: dict[str, set[str]] = {}
    for slug, card in CARDS.items():
        for name in (card["en"], card["de"], *card.get("aliases", [])):
            cards_by_name.setdefault(name.lower(), set()).add(slug)
            cards_by_name.setdefault(plain(name), set()).add(slug)
    return cards_by_name


NAMES = written_names()


# Expansions and types


def test_every_expansion_has_facts_and_every_facts_file_an_expansion():
    assert set(FACTS) == set(EXPANSIONS)


def test_every_edition_has_a_book_of_its_own_and_says_where_its_facts_come_from():
    books = [edition["book"] for expansion in EXPANSIONS.values() for edition in expansion["editions"].values()]
    assert len(books) == len(set(books))
    for expansion in EXPANSIONS.values():
        for edition in expansion["editions"].values():
            assert ("rulebook" in edition) != ("source" in edition)
            if "source" in edition:
                assert edition["source"]["en"]
                assert edition["source"]["de"]


def test_the_five_rulebooks_are_the_books_with_kingdoms():
    rulebooks = {
        edition["book"]
        for expansion in EXPANSIONS.values()
        for edition in expansion["editions"].values()
        if "rulebook" in edition
    }
    assert rulebooks == set(KINGDOMS) == {"seaside1", "seaside2", "allies", "cornucopia", "hinterlands1"}


def test_a_single_edition_is_a_book_named_like_its_expansion():
    for slug, expansion in EXPANSIONS.items():
        if len(expansion["editions"]) == 1:
            assert expansion["editions"][1]["book"] == slug


def test_no_two_expansions_share_a_name():
    names = [
        (name.lower(), slug)
        for slug, expansion in EXPANSIONS.items()
        for name in {expansion["name"]["en"], expansion["name"]["de"], *expansion["aliases"]}
    ]
    assert [name for name, times in Counter(name for name, _ in names).items() if times > 1] == []


def test_types_are_the_ones_that_cards_have():
    assert {word["en"] for word in TYPES.values()} == {word for card in CARDS.values() for word in card["types"]}
    assert all(slug == slugify(word["en"]) and word["de"] for slug, word in TYPES.items())


def test_every_type_has_a_colour_and_a_sign():
    legend = (FIXTURES.parent / "referee" / "static" / "css" / "tokens.css").read_text(encoding="utf-8")
    signs = (FIXTURES.parent / "templates" / "partials" / "icons.html").read_text(encoding="utf-8")
    for slug in TYPES:
        assert f"--t-{tint(slug)}:" in legend, slug
        assert f'id="t-{slug}"' in signs, slug


def test_a_question_that_no_kind_answers_is_an_error():
    with pytest.raises(LookupError, match="no kind is 'landscap'"):
        kinds("landscap")


# Every card


def test_slugs_are_unique_over_all_expansions():
    assert len(CARDS) == sum(len(cards) for cards in FACTS.values())


@pytest.mark.parametrize("slug", CARDS)
def test_card_is_whole(slug):
    card = CARDS[slug]
    assert slug == slugify(card["en"])
    assert card["de"]
    assert card["types"]
    assert len(card["types"]) == len(set(card["types"]))
    assert ("cost" in card) == (card["kind"] not in kinds("free"))
    if isinstance(card.get("cost"), dict):
        assert set(card["cost"]) <= {"coins", "potion", "debt"}
        assert all(card["cost"].values())
    assert card["editions"]
    assert set(card["editions"]) <= set(EXPANSIONS[EXPANSION_OF[slug]]["editions"])


@pytest.mark.parametrize("slug", CARDS)
def test_card_lists_no_alias_twice(slug):
    card = CARDS[slug]
    names = [name.lower() for name in {card["en"], card["de"]}] + [name.lower() for name in card["aliases"]]
    assert [name for name, times in Counter(names).items() if times > 1] == []


@pytest.mark.parametrize("slug", CARDS)
def test_only_what_does_not_follow_is_typed(slug):
    """A form that follows from gender and plural, and a count that is usual, stand in no entry."""
    row = next(rows[slug] for rows in ENTRIES.values() if slug in rows)
    names, forms = typed_names(row)
    assert not {plain(name) for name in row.get("aliases", ())} & {plain(name) for name in (*names[:2], *forms)}
    assert "count" not in row or row["count"] != usual_count(facts()[slug].kind, row["types"])
    if "kind" in row:
        assert row["kind"] != "kingdom"


def test_no_name_or_alias_means_two_cards():
    assert {name: cards for name, cards in NAMES.items() if len(cards) > 1} == {}


def test_names_stay_apart_without_accents_and_punctuation():
    cards_by_name: dict[str, set[str]] = {}
    for name, slugs in NAMES.items():
        letters = unicodedata.normalize("NFKD", name.casefold())
        cards_by_name.setdefault(re.sub(r"[^a-z0-9]", "", letters), set()).update(slugs)
    assert {name: slugs for name, slugs in cards_by_name.items() if len(slugs) > 1} == {}


def test_a_sharp_s_may_be_written_ss():
    for slug, card in CARDS.items():
        for name in (card["de"], *card.get("aliases", [])):
            assert card_names().find(name.replace("ß", "ss")) == slug


def test_a_later_name_is_an_alias():
    renamed = {slug: card for slug, card in CARDS.items() if "replaced by" in card}
    assert {"harem", "trader"} <= set(renamed)
    for slug, card in renamed.items():
        for name in card["replaced by"].values():
            assert NAMES[name.lower()] == {slug}


@pytest.mark.parametrize(
    ("name", "slug"),
    [
        ("Umwandlung", "modify"),
        ("Müllsammler", "salvager"),
        ("Bäckerin", "baker"),
        ("Bäcker", "baker"),
        ("Harem", "harem"),
        ("Farm", "harem"),
        ("Korsaren", "corsair"),
        ("Höfling", "courtier"),
        ("Höflinge", "courtier"),
        ("Adelige", "nobles"),
        ("Adlige", "nobles"),
        ("AUSSENPOSTEN", "outpost"),
        ("Außenposten", "outpost"),
        ("Fahrender Händler", "trader"),
        ("Fahrende Händlerin", "trader"),
        ("FAHRENDEN HÄNDLER", "trader"),
        ("Eingeborendörfer", "native-village"),
        ("Patrizier/ Handelsplatz", "patrician-emporium"),
        ("Patrizier/Handelsplatz", "patrician-emporium"),
        ("Patrician / Emporium", "patrician-emporium"),
        ("Stallbursche", "groom"),
        ("Fruchtbaren Landes", "farmland"),
        ("Gasthauses", "inn"),
        ("ALTARDIENERINNEN", "acolyte"),
        ("BAUERNDORFS", "farming-village"),
        ("BAUERNDÖRFER", "farming-village"),
        ("BEUTELSCHNEIDERS", "cutpurse"),
        ("FEILSCHERN", "haggler"),
        ("FERNSTRASSEN", "highway"),
        ("FLUCHS", "curse"),
        ("FLÜCHE", "curse"),
        ("FLÜCHEN", "curse"),
        ("HERZOGTUMS", "duchy"),
        ("KRÄUTERSAMMLERINNEN", "herb-gatherer"),
        ("KUPFERS", "copper"),
        ("LEUCHTTURMS", "lighthouse"),
        ("MEISTERHEXEN", "sorceress"),
        ("MENAGERIEN", "menagerie"),
        ("PROPHETINNEN", "sibyl"),
        ("SCHATZKAMMERN", "treasury"),
        ("SCHATZKARTEN", "treasure-map"),
        ("SEEFAHRERINNEN", "sailor"),
        ("SILBERS", "silver"),
        ("STADTSTAATS", "city-state"),
        ("TAKTIKERS", "tactician"),
        ("TERRITORIUMS", "territory"),
        ("TURNIERS", "tournament"),
        ("UNTERGEBENE", "underling"),
        ("WEGELAGERERS", "highwayman"),
        ("ZELTE", "tent"),
        ("ÄLTESTEN", "elder"),
        ("JUNGEN HEXE", "young-witch"),
        ("VERSUNKENEN SCHATZ", "sunken-treasure"),
        ("KÖNIGLICHEN GALEERE", "royal-galley"),
        ("EDLEN RÄUBER", "noble-brigand"),
        ("KÖNIGLICHEN SIEGEL", "royal-seal"),
        ("Throneroom", "throne-room"),
        ("Fishing Villages", "fishing-village"),
        ("Sack voll Gold", "bag-of-gold"),
        ("Augurin", "augurs"),
    ],
)
def test_a_name_as_people_and_rulebooks_write_it(name, slug):
    assert card_names().find(name) == slug


# What the boxes hold


@pytest.mark.parametrize(
    ("expansion", "edition", "piles", "copies"),
    [
        ("base", 1, 25, 252),
        ("base", 2, 26, 262),
        ("seaside", 1, 26, 262),
        ("seaside", 2, 27, 272),
        ("cornucopia", 1, 13, 132),
        ("hinterlands", 1, 26, 266),
        ("allies", 1, 25, 250),
    ],
)
def test_kingdom_cards_of_an_edition(expansion, edition, piles, copies):
    slugs = of_kind(expansion, "kingdom", edition)
    assert len(slugs) == piles
    assert sum(for_players(CARDS[slug]["count"], 6) for slug in slugs) == copies


def test_seaside_dropped_eight_cards_and_got_nine():
    first, second = set(of_kind("seaside", "kingdom", 1)), set(of_kind("seaside", "kingdom", 2))
    assert first - second == {
        *("ambassador", "embargo", "explorer", "ghost-ship"),
        *("navigator", "pearl-diver", "pirate-ship", "sea-hag"),
    }
    assert second - first == {
        *("monkey", "astrolabe", "blockade", "tide-pools", "corsair"),
        *("sea-witch", "pirate", "sailor", "sea-chart"),
    }


def test_base_dropped_six_cards_and_got_seven():
    first, second = set(of_kind("base", "kingdom", 1)), set(of_kind("base", "kingdom", 2))
    assert first - second == {"adventurer", "chancellor", "feast", "spy", "thief", "woodcutter"}
    assert second - first == {"artisan", "bandit", "harbinger", "merchant", "poacher", "sentry", "vassal"}


def test_hinterlands_dropped_nine_cards():
    dropped = set(of_kind("hinterlands", "kingdom", 1)) - set(of_kind("hinterlands", "kingdom", 2))
    assert dropped == {
        *("cache", "duchess", "embassy", "ill-gotten-gains", "mandarin"),
        *("noble-brigand", "nomad-camp", "oracle", "silk-road"),
    }


def test_allies_has_six_mixed_piles_of_four_times_four_and_23_allies():
    assert len(of_kind("allies", "mixed-pile")) == 6
    assert len(of_kind("allies", "split-card")) == 24
    assert len(of_kind("allies", "ally")) == 23
    for pile in of_kind("allies", "mixed-pile"):
        assert [CARDS[card]["count"] for card in CARDS[pile]["cards"]] == [4, 4, 4, 4]


def test_allies_has_nine_liaisons():
    liaisons = {
        slug for slug, card in FACTS["allies"].items() if "Liaison" in card["types"] and card["kind"] != "mixed-pile"
    }
    assert liaisons == {
        *("sycophant", "bauble", "importer", "underling", "student"),
        *("broker", "guildmaster", "emissary", "contract"),
    }


def test_cornucopia_has_five_prizes_of_one_card_each():
    prizes = of_kind("cornucopia", "prize")
    assert sorted(prizes) == ["bag-of-gold", "diadem", "followers", "princess", "trusty-steed"]
    assert all(CARDS[prize]["count"] == 1 and CARDS[prize]["cost"] == 0 for prize in prizes)


@pytest.mark.parametrize(
    ("slug", "types"),
    [
        ("blockade", ["Action", "Duration", "Attack"]),
        ("corsair", ["Action", "Duration", "Attack"]),
        ("sea-witch", ["Action", "Duration", "Attack"]),
        ("pirate", ["Action", "Duration", "Reaction"]),
        ("astrolabe", ["Treasure", "Duration"]),
        ("island", ["Action", "Victory"]),
        ("highwayman", ["Action", "Duration", "Attack"]),
        ("contract", ["Treasure", "Duration", "Liaison"]),
        ("importer", ["Action", "Duration", "Liaison"]),
        ("warlord", ["Action", "Duration", "Attack", "Clash"]),
        ("territory", ["Victory", "Clash"]),
        ("stronghold", ["Action", "Victory", "Duration", "Fort"]),
        ("distant-shore", ["Action", "Victory", "Odyssey"]),
        ("sunken-treasure", ["Treasure", "Odyssey"]),
        ("student", ["Action", "Wizard", "Liaison"]),
        ("wizards", ["Action", "Wizard", "Liaison"]),
        ("followers", ["Action", "Attack", "Prize"]),
        ("diadem", ["Treasure", "Prize"]),
        ("fools-gold", ["Treasure", "Reaction"]),
        ("tunnel", ["Victory", "Reaction"]),
        ("trader", ["Action", "Reaction"]),
    ],
)
def test_types_in_printed_order(slug, types):
    assert CARDS[slug]["types"] == types


# Piles


@pytest.mark.parametrize("players", range(2, 7))
def test_coppers_and_estates_left_beside_the_starting_decks(players):
    for slug in ("copper", "estate"):
        card = CARDS[slug]
        dealt = card["start"] * players
        left = for_players(card["count"], players)
        assert left + dealt <= for_players(card["box"], players)
    copper = CARDS["copper"]
    assert for_players(copper["count"], players) + 7 * players == for_players(copper["box"], players)
    for slug in ("silver", "gold"):
        assert for_players(CARDS[slug]["count"], players) == for_players(CARDS[slug]["box"], players)
    assert for_players(CARDS["curse"]["count"], players) == 10 * (players - 1)
    assert for_players(CARDS["ruins"]["count"], players) == 10 * (players - 1)


def test_starting_decks_are_seven_coppers_and_three_estates():
    assert {slug: card["start"] for slug, card in CARDS.items() if "start" in card} == {"copper": 7, "estate": 3}


@pytest.mark.parametrize(
    ("players", "provinces", "duchies"), [(2, 8, 8), (3, 12, 12), (4, 12, 12), (5, 15, 12), (6, 18, 12)]
)
def test_victory_piles(players, provinces, duchies):
    assert for_players(CARDS["province"]["count"], players) == provinces
    for slug, card in CARDS.items():
        if "Victory" in card["types"] and card["kind"] in ("basic", "kingdom") and slug != "province":
            assert for_players(card["count"], players) == duchies


def test_other_kingdom_piles_have_ten_cards():
    odd = {
        slug: card["count"]
        for slug, card in CARDS.items()
        if card["kind"] == "kingdom" and "Victory" not in card["types"] and card["count"] != 10
    }
    assert odd == {"rats": 20, "port": 12}


def test_a_box_is_never_smaller_than_its_pile():
    for card in CARDS.values():
        for players in range(2, 7):
            if "box" in card:
                assert for_players(card["box"], players) >= for_players(card["count"], players)


def test_piles_and_their_cards_point_at_each_other():
    for slug, card in CARDS.items():
        assert (card["kind"] in ("mixed-pile", "deck")) == ("cards" in card)
        for member in card.get("cards", []):
            assert CARDS[member]["pile"] == slug
        if "pile" in card:
            assert slug in CARDS[card["pile"]]["cards"]
            assert card["kind"] in ("split-card", "castle", "knight", "ruins", "loot")


@pytest.mark.parametrize("players", range(2, 7))
def test_a_mixed_pile_is_as_large_as_its_cards_together(players):
    for slug, pile in CARDS.items():
        if pile["kind"] == "mixed-pile":
            cards = sum(for_players(CARDS[member]["count"], players) for member in pile["cards"])
            # Ruins are the exception: all fifty are shuffled and only some are used
            size = pile["box"] if slug == "ruins" else for_players(pile["count"], players)
            assert cards == size, slug


def test_sorted_piles_have_the_cheapest_card_on_top_and_its_cost():
    for slug, pile in CARDS.items():
        if pile["kind"] == "mixed-pile" and slug != "knights":
            costs = [CARDS[member]["cost"] for member in pile["cards"]]
            assert pile["cost"] == costs[0]
            coins = [cost if isinstance(cost, int) else cost["coins"] for cost in costs]
            assert coins == sorted(coins)


def test_the_types_of_a_placeholder_are_its_cards_own():
    for pile in CARDS.values():
        if pile["kind"] == "mixed-pile":
            members = {word for member in pile["cards"] for word in CARDS[member]["types"]}
            assert set(pile["types"]) <= members


# What a card brings along


def test_what_cards_bring_exists():
    for slug, card in CARDS.items():
        for thing in card.get("brings", []):
            if ":" in thing:
                what, word = thing.split(":")
                assert word in {"mat": MATS, "token": TOKENS}[what], slug
            else:
                assert CARDS[thing]["kind"] in FETCHED | {"basic", "mixed-pile"}, slug


def test_what_lies_beside_the_supply_is_brought_by_some_card():
    brought = {thing for card in CARDS.values() for thing in card.get("brings", [])}
    assert {slug for slug, card in CARDS.items() if card["kind"] in FETCHED} <= brought


def test_an_heirloom_belongs_to_one_kingdom_card():
    for heirloom in of_kind("nocturne", "heirloom"):
        assert len([slug for slug, card in CARDS.items() if heirloom in card.get("brings", [])]) == 1


def test_a_pile_brings_what_its_cards_bring():
    for pile in CARDS.values():
        for member in pile.get("cards", []):
            assert set(CARDS[member].get("brings", [])) <= set(pile.get("brings", []))


def test_what_is_brought_brings_along_too():
    for slug, card in CARDS.items():
        for thing in card.get("brings", []):
            assert set(CARDS.get(thing, {}).get("brings", [])) <= set(card["brings"]), slug


@pytest.mark.parametrize(
    ("word", "things"),
    [
        ("Liaison", {"mat:favors", "token:favors"}),
        ("Ally", {"mat:favors", "token:favors"}),
        ("Looter", {"ruins"}),
        ("Reserve", {"mat:tavern"}),
        ("Gathering", {"token:vp"}),
        ("Project", {"token:cube"}),
        ("Fate", {*of_kind("nocturne", "boon"), "will-o-wisp"}),
        ("Doom", {*of_kind("nocturne", "hex"), *of_kind("nocturne", "state")} - {"lost-in-the-woods"}),  # the Fool's
        ("Omen", {"token:sun"}),
    ],
)
def test_a_type_that_needs_something_brings_it(word, things):
    cards = [card for card in CARDS.values() if word in card["types"]]
    assert cards
    assert things
    for card in cards:
        assert things <= set(card["brings"]), card["en"]


def test_boons_and_hexes_are_twelve_each():
    assert len(of_kind("nocturne", "boon")) == len(of_kind("nocturne", "hex")) == 12


def test_potions_and_debt_come_with_their_costs():
    for card in CARDS.values():
        cost = card.get("cost")
        parts = cost if isinstance(cost, dict) else {}
        assert ("potion" in parts) == ("potion" in card.get("brings", []))
        if "debt" in parts:
            assert "token:debt" in card["brings"]


# Kingdoms


def test_number_of_kingdoms_by_book():
    assert {book: len(kingdoms) for book, kingdoms in KINGDOMS.items()} == {
        "seaside2": 24,
        "seaside1": 6,
        "allies": 27,
        "cornucopia": 6,
        "hinterlands1": 11,
    }


def test_number_of_listed_kingdoms_by_book():
    assert {book: len(listed["kingdoms"]) for book, listed in LISTED.items()} == {
        "base1": 5,
        "base2": 20,
        "intrigue1": 6,
        "intrigue2": 20,
        "alchemy": 6,
        "prosperity1": 9,
        "prosperity2": 23,
        "cornucopia": 5,
        "cornucopia2": 5,
        "hinterlands1": 11,
        "hinterlands2": 26,
        "dark-ages": 16,
        "guilds": 19,
        "guilds2": 21,
        "adventures": 20,
        "empires": 17,
        "nocturne": 19,
        "renaissance": 23,
        "menagerie": 25,
        "plunder": 29,
        "rising-sun": 32,
    }


@pytest.mark.parametrize("book", LISTED)
def test_a_list_of_kingdoms_says_where_it_is_from(book):
    assert all(LISTED[book]["source"][language] for language in ("en", "de"))


@pytest.mark.parametrize("book", {**KINGDOMS, **LISTED})
def test_names_of_kingdoms_are_unique_in_their_book(book):
    kingdoms = [*KINGDOMS.get(book, []), *LISTED.get(book, {"kingdoms": []})["kingdoms"]]
    for key in ("en", "de"):
        names = [kingdom["name"][key].lower() for kingdom in kingdoms if key in kingdom["name"]]
        assert len(set(names)) == len(names)
    assert len({kingdom["slug"] for kingdom in kingdoms}) == len(kingdoms)


def test_no_kingdom_is_there_twice():
    """The same piles may come back with Shelters, as two of Hinterlands do in Dark Ages; else they are one kingdom."""
    seen = {}
    for book, kingdom in (parameter.values for parameter in ALL_KINGDOMS):
        laid = (frozenset(kingdom["piles"]), kingdom.get("shelters", False))
        assert seen.setdefault(laid, (book, kingdom["slug"])) in [
            (book, kingdom["slug"]),
            *([("allies", "treasure-hunt")] if book == "seaside2" else []),
        ]


def brings_its_ally_and_bane(kingdom):
    piles = kingdom["piles"]
    supply = [*piles, kingdom["bane"]] if "bane" in kingdom else piles
    assert ("ally" in kingdom) == any("Liaison" in CARDS[slug]["types"] for slug in supply)
    if "ally" in kingdom:
        assert CARDS[kingdom["ally"]]["kind"] == "ally"
    assert ("bane" in kingdom) == ("young-witch" in piles)
    if "bane" in kingdom:
        assert CARDS[kingdom["bane"]]["cost"] in (2, 3)
        assert CARDS[kingdom["bane"]]["kind"] == "kingdom"
        assert kingdom["bane"] not in piles


def says_what_its_cards_pick(kingdom):
    piles = kingdom["piles"]
    assert ("boons" in kingdom) == ("druid" in piles)
    if "boons" in kingdom:
        assert len(set(kingdom["boons"])) == 3
        assert all(CARDS[slug]["kind"] == "boon" for slug in kingdom["boons"])
    picks = kingdom.get("picks", {})
    laid = (*piles, *kingdom.get("landscapes", []), kingdom.get("prophecy", ""))
    traits = {slug for slug in laid if slug and CARDS[slug]["kind"] == "trait"}
    asking = {slug for slug in laid if slug in PICKING} | traits
    assert picks.keys() <= asking
    assert asking - picks.keys() <= {"obelisk"}  # the books mostly leave it to the lot
    for by, slug in picks.items():
        assert (slug in piles) == (by == "obelisk" or by in traits)
        assert by not in traits or {"Action", "Treasure"} & set(CARDS[slug]["types"])


@pytest.mark.parametrize(("book", "kingdom"), ALL_KINGDOMS)
def test_kingdom(book, kingdom):
    piles = kingdom["piles"]
    assert kingdom["slug"] == slugify(kingdom["name"]["en"])
    assert len(piles) == len(set(piles)) == 10
    assert {CARDS[slug]["kind"] for slug in piles} <= {"kingdom", "mixed-pile"}
    assert any(EXPANSION_OF[slug] == book.rstrip("12") for slug in piles)

    brings_its_ally_and_bane(kingdom)
    assert len(kingdom.get("landscapes", [])) <= 2
    for slug in kingdom.get("landscapes", []):
        assert CARDS[slug]["kind"] in ("event", "project", "landmark", "way", "trait")

    assert ("prophecy" in kingdom) == any("Omen" in CARDS[slug]["types"] for slug in piles)
    if "prophecy" in kingdom:
        assert CARDS[kingdom["prophecy"]]["kind"] == "prophecy"

    assert kingdom.get("prizes", False) == ("tournament" in piles)
    says_what_its_cards_pick(kingdom)

    expansions = {EXPANSION_OF[slug] for slug in piles}
    assert kingdom.get("colony", False) == ("prosperity" in expansions)
    if "shelters" in kingdom:
        assert "dark-ages" in expansions
    if "notes" in kingdom:
        assert kingdom["notes"]["en"]
        assert kingdom["notes"]["de"]
    assert set(kingdom) <= {
        *("slug", "name", "piles", "ally", "landscapes", "bane", "colony", "shelters", "boons", "prizes"),
        *("alternates", "notes", "picks", "prophecy"),
    }
    assert all(kingdom.values())


@pytest.mark.parametrize(("book", "kingdom"), ALL_KINGDOMS)
def test_a_book_recommends_cards_of_its_own_edition(book, kingdom):
    expansion, edition = re.fullmatch(r"([a-z-]+)([12]?)", book).groups()
    for slug in kingdom["piles"]:
        if EXPANSION_OF[slug] == expansion:
            assert int(edition or 1) in CARDS[slug]["editions"]


def test_printed_substitutes_are_the_second_editions_cards():
    substitutes = {
        (book, kingdom["slug"]): kingdom["alternates"]
        for book, kingdoms in KINGDOMS.items()
        for kingdom in kingdoms
        if "alternates" in kingdom
    }
    assert substitutes == {("hinterlands1", "adventures-abroad"): {"adventurer": "sentry", "chancellor": "vassal"}}
    for dropped, newer in substitutes["hinterlands1", "adventures-abroad"].items():
        assert CARDS[dropped]["editions"] == [1]
        assert CARDS[newer]["editions"] == [2]


def test_shelters_are_used_where_the_rulebooks_say_so():
    assert [(book, kingdom["slug"]) for book, ks in KINGDOMS.items() for kingdom in ks if "shelters" in kingdom] == [
        ("allies", "grave-matters"),
        ("allies", "rat-traders"),
        ("seaside2", "watery-graves"),
        ("seaside2", "peasants"),
    ]


def kingdom_of(book: str, slug: str) -> dict[str, Any]:
    return next(kingdom for kingdom in KINGDOMS[book] if kingdom["slug"] == slug)


@pytest.mark.parametrize("slug", ["high-seas", "buried-treasure", "reach-for-tomorrow", "repetition"])
def test_four_names_of_seaside_came_back_with_other_cards(slug):
    first, second = kingdom_of("seaside1", slug), kingdom_of("seaside2", slug)
    assert first["name"] == second["name"]
    assert set(first["piles"]) != set(second["piles"])
    assert "notes" in first
    assert "notes" in second


def test_forward_thinking_exists_twice_and_differs_in_one_card():
    seaside, allies = kingdom_of("seaside2", "forward-thinking"), kingdom_of("allies", "forward-thinking")
    assert set(seaside["piles"]) ^ set(allies["piles"]) == {"sea-witch", "smugglers"}
    assert "notes" in seaside
    assert "notes" in allies


def test_errors_of_the_rulebooks_are_noted():
    assert "groom" in kingdom_of("seaside2", "innsmouth")["piles"]
    assert "Fisherman" in kingdom_of("seaside2", "innsmouth")["notes"]["en"]
    for slug in ("recursion", "adventures-in-pickpocketing", "production-line"):
        assert "modify" in kingdom_of("allies", slug)["piles"]
        assert "Umwandlung" in kingdom_of("allies", slug)["notes"]["de"]


def test_recursion_takes_six_cards_from_allies_and_four_from_alchemy():
    piles = kingdom_of("allies", "recursion")["piles"]
    assert Counter(EXPANSION_OF[slug] for slug in piles) == {"allies": 6, "alchemy": 4}
