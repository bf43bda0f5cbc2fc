"""The query language: or, brackets, text:, name:, ranges, is:, order:, !name, and the words that players have."""

import pytest
from django.test import Client
from django.utils import translation

from cards.catalogue import Catalogue, catalogue
from cards.search.find import not_widened, search
from cards.search.groups import players_words
from rules.facts import card_names

pytestmark = pytest.mark.django_db


@pytest.fixture
def known() -> Catalogue:
    return catalogue()


def found(typed: str, known: Catalogue) -> list[str]:
    return [card.slug for card in search(typed, known).cards]


def test_either_and_brackets(known: Catalogue) -> None:
    assert found("!moat or !witch", known) == ["moat", "witch"]
    assert found("!moat oder !witch", known) == ["moat", "witch"]
    either = set(found("(type:attack or type:reaction) set:base", known))
    assert {"moat", "witch", "militia"} <= either
    assert either == set(found("type:attack set:base", known)) | set(found("type:reaction set:base", known))
    neither = set(found("-(type:attack or type:reaction) set:base", known))
    assert "village" in neither
    assert not neither & either
    assert set(found("set:base (type:treasure or (type:victory cost<=2))", known)) == {
        *("copper", "silver", "gold", "estate"),
    }


@pytest.mark.parametrize(
    "typed", ["or", "or or", "(", ")", "((((((((((", "-(", "moat or", "or moat", "() or ()", ")(" * 40]
)
def test_nothing_typed_breaks_it(typed: str, known: Catalogue) -> None:
    search(typed, known)


def test_brackets_alone_mean_nothing(known: Catalogue) -> None:
    assert found("moat (base)", known)[:1] == ["moat"]


def test_text_and_name(known: Catalogue) -> None:
    assert found("text:curse set:base", known) == found("text:fluch set:base", known) == ["witch"]
    assert {"village", "mining-village"} <= set(found("name:village", known))
    assert "smithy" not in found("name:village", known)
    assert "native-village" not in found("name:village -set:seaside", known)


def test_ranges_and_order(known: Catalogue) -> None:
    between = found("cost:3-5 set:base is:kingdom order:cost", known)
    assert between == found("cost:3..5 set:base is:kingdom order:cost", known)
    coins = [known.cards[slug].coins for slug in between]
    assert coins == sorted(coins)
    assert set(coins) == {3, 4, 5}
    for backwards in ("-order:cost", "order:-cost"):
        assert known.cards[found(f"set:base is:basic {backwards}", known)[0]].coins == 8


def test_a_type_in_the_plural(known: Catalogue) -> None:
    assert found("prophecies", known) == found("type:prophecy", known) != []
    assert {"cave-dwellers", "market-towns"} <= set(found("allies -liaison", known))


def test_a_property_is_said_back_in_the_language_of_the_page(known: Catalogue) -> None:
    with translation.override("de"):
        assert "entsorgt" in search("is:trasher", known).asked.parts[0].said


def test_exactly_so(known: Catalogue) -> None:
    assert found('!"throne room"', known) == ["throne-room"]
    asked = search("!xyzzy", known)
    assert (asked.cards, len(asked.asked.warnings)) == ([], 1)


@pytest.mark.parametrize(
    ("typed", "among", "not_among"),
    [
        ("cantrip", {"market", "poacher", "spy"}, {"village", "smithy", "laboratory"}),
        ("villages", {"village", "festival", "fishing-village", "nobles"}, {"market", "smithy"}),
        ("Dorfkarten", {"village", "festival"}, {"market"}),
        ("trasher", {"chapel", "steward", "salvager"}, {"smithy", "witch"}),
        ("TfB", {"remodel", "salvager", "apprentice", "bishop"}, {"chapel", "steward"}),
        ("alt VP", {"gardens", "duke", "monument", "tomb"}, {"estate", "province", "smithy"}),
        (
            "Handkartenangriff",
            {"militia", "goons", "margrave", "ghost-ship"},
            {"witch", "bandit", "young-witch", "sea-witch"},
        ),
        ("terminal draw", {"smithy", "moat", "witch"}, {"laboratory", "village", "militia"}),
        ("non-terminal", {"laboratory", "village", "market"}, {"smithy", "gold", "alms"}),
        ("Siegpunktkarten", {"province", "gardens", "nobles"}, {"gold", "smithy"}),
        ("Entsorgungskarten", {"chapel", "steward"}, {"smithy"}),
        ("Kartenzieher", {"smithy", "laboratory"}, {"militia"}),
        ("Landschaftskarten", {"alms", "aqueduct", "way-of-the-owl"}, {"smithy"}),
        ("Fluchkarten", {"witch", "mountebank", "torturer", "swamp-hag"}, {"militia", "smithy"}),
        ("fluchkarten seaside", {"sea-witch", "sea-hag"}, {"witch"}),
        ("cantrip or trasher", {"market", "chapel"}, {"smithy"}),
    ],
)
def test_words_of_players(typed: str, among: set[str], not_among: set[str], known: Catalogue) -> None:
    there = set(found(typed, known))
    assert among <= there
    assert not not_among & there


def test_the_fixture_names_cards_and_no_card_is_hidden_by_it(known: Catalogue) -> None:
    for word, row in players_words().items():
        assert all(card_names().find(each) for each in row.get("cards", ())), word
        assert search(word, known).cards, word
    assert found("village", known)[0] == "village"


def test_an_unknown_filter_does_not_widen(known: Catalogue) -> None:
    for typed in ("type:duratoin cost<=4", "is:blub cost<=4", "set:zzzzzz attack"):
        asked = not_widened(search(typed, known))
        assert asked.nothing
        assert asked.asked.warnings


class TestEnter:
    def test_an_exact_name_opens_the_card(self, client: Client) -> None:
        for typed, address in (("Moat", "/en/cards/moat/"), ("thronsaal", "/en/cards/throne-room/")):
            response = client.get("/en/search/", {"q": typed, "open": "1"})
            assert (response.status_code, response["Location"]) == (302, address)

    @pytest.mark.parametrize("typed", ["moa", "moat attack", "type:attack", "prophecy", "High Seas", "moats"])
    def test_anything_else_is_listed(self, client: Client, typed: str) -> None:
        assert client.get("/en/search/", {"q": typed, "open": "1"}).status_code == 200

    def test_the_list_is_one_step_away(self, client: Client) -> None:
        assert client.get("/en/search/", {"q": "Moat"}).status_code == 200
        assert "/en/search/?q=Moat" in client.get("/en/cards/moat/").content.decode()


def test_a_random_card(client: Client) -> None:
    seen = {client.get("/en/cards/random/")["Location"] for _ in range(12)}
    assert len(seen) > 1
    assert client.get(seen.pop()).status_code == 200


def test_rulings_of_a_card_keep_their_order(known: Catalogue) -> None:
    """What begins with “In that case” follows what it speaks of."""
    own = [slug for slug in search("moat", known).entries if slug.startswith("base2:moat:")]
    assert own == sorted(own)
    assert len(own) == 6


@pytest.mark.parametrize(
    ("typed", "same"),
    [
        ("+2 actions and +1 buy", "+2 actions +1 buy"),
        ("Karten mit +2 Aktionen und +1 Kauf", "+2 actions +1 buy"),
        ("cost<=3 and attack", "cost<=3 type:attack"),
        ("cost:<=4 type:treasure", "cost<=4 type:treasure"),
        ("Kosten:5.. typ:geld", "cost>=5 type:treasure"),
        ("cost:6+ type:treasure", "cost>=6 type:treasure"),
        ("cost:..2 type:treasure", "cost<=2 type:treasure"),
        ("not attack cost:5", "-type:attack cost:5"),
        ("cost:5 ohne Angriffe", "-type:attack cost:5"),
        ("sortiert:kosten typ:nacht", "order:cost type:night"),
        ("is:cantrip", "cantrip"),
        ("set:base -cantrip", "set:base -(+1 card +1 action)"),
        ("set:base -TfB", "set:base -(TfB)"),
    ],
)
def test_said_otherwise_it_is_the_same(typed: str, same: str, known: Catalogue) -> None:
    asked = search(typed, known)
    assert [card.slug for card in asked.cards] == found(same, known) != []
    assert not asked.asked.warnings


def test_and_is_a_word_among_words(known: Catalogue) -> None:
    assert [part.raw for part in search("trash and gain", known).asked.parts] == ["trash", "and", "gain"]
    assert search("without attacks", known).asked.parts[0].kind == "word"


def test_an_either_without_another_side_is_named(known: Catalogue) -> None:
    asked = search("moat or", known)
    assert [card.slug for card in asked.cards] == ["moat"]
    assert ["or" in warning for warning in asked.asked.warnings] == [True]


def test_a_number_that_is_none_finds_nothing(known: Catalogue) -> None:
    asked = not_widened(search("cost:cheap type:treasure", known))
    assert (asked.cards, len(asked.asked.warnings)) == ([], 1)


def test_what_was_left_out_leaves_no_order_of_everything(known: Catalogue) -> None:
    asked = not_widened(search("colour:red order:cost", known))
    assert (asked.cards, len(asked.asked.warnings)) == ([], 1)
    assert len(found("order:cost", known)) == len(known.cards)
