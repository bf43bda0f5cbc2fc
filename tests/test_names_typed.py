"""A card in what a person typed: one table for all doors at which names are read.

The document of a table, a field of the form, a pasted kingdom, the search box and a question read a name in every
form; initials only the search box and a question, where a whole name would be long. A misspelt name is never taken for
a card at a door that plays or lays out something: there the nearest name is offered, and it is the same one everywhere.
"""

import pytest

from cards.catalogue import Catalogue, catalogue
from cards.kingdoms.paste import read as paste
from cards.search.find import search
from referee.describing.form_fields import card_list
from rules import Mistake, parse
from rules.facts import card_names, facts
from rules.questions.names import CardNames
from rules.questions.reading import read as read_question
from rules.questions.words import Vocabulary

pytestmark = pytest.mark.django_db

NAMES = [
    ("Throne Room", "throne-room"),
    ("throne room", "throne-room"),
    ("THRONSAAL", "throne-room"),
    ("throne-room", "throne-room"),
    ("Throneroom", "throne-room"),
    ("King’s Court", "kings-court"),
    ("Kings Court", "kings-court"),
    ("Königshof", "kings-court"),
    ("Koenigshof", "kings-court"),
    ("Jack of all Trades", "jack-of-all-trades"),
    ("Hexe", "witch"),
    ("Encampment/Plunder", "encampment-plunder"),
]
INFLECTED = [
    ("Throne Rooms", "throne-room"),
    ("Witches", "witch"),
    ("Fishing Villages", "fishing-village"),
    ("Hexen", "witch"),
    ("Thronsäle", "throne-room"),
    ("des Leuchtturms", "lighthouse"),
    ("Laboratories", "laboratory"),
]
INITIALS = [("TR", "throne-room"), ("KC", "kings-court"), ("JoaT", "jack-of-all-trades"), ("IGG", "ill-gotten-gains")]
MISSPELT = [
    ("Tacticain", "tactician"),
    ("Taktikr", "tactician"),
    ("Throne Rom", "throne-room"),
    ("Labratory", "laboratory"),
    ("Fisching Village", "fishing-village"),
    ("Leuchturm", "lighthouse"),
    ("Goons Courtyrd", None),
]
# What looks like a name and is none, or names another card than the one inside it.
TRAPS = [("Goldfish", "gold"), ("Witchcraft", "witch"), ("the", "throne-room"), ("Ro", "throne-room"), ("Hex", "witch")]


@pytest.fixture
def known() -> Catalogue:
    return catalogue()


@pytest.fixture(scope="module")
def sentences() -> CardNames:
    return CardNames(Vocabulary.of(line for fact in facts().values() for line in fact.lines))


def in_a_document(typed: str) -> str | None:
    try:
        laid = parse({"players": {"Anna": {"hand": [typed]}, "Bernd": {}}})
    except Mistake:
        return None
    return laid.players["Anna"].hand[0]


def in_a_field(typed: str) -> str | None:
    said = card_list(typed)
    return card_names().find(said[0]) if isinstance(said, list) and len(said) == 1 else None


def in_a_kingdom(typed: str) -> str | None:
    found = paste(f"Village\n{typed}\nMarket")
    piles = [slug for slug in (found.layout.piles if found.layout else ()) if slug not in ("village", "market")]
    return piles[0] if piles else None


@pytest.mark.parametrize(("typed", "slug"), [*NAMES, *INFLECTED])
def test_a_name_in_any_form_is_read_at_every_door(known, sentences, typed, slug):
    bare = typed.removeprefix("des ")
    assert card_names().find(bare) == slug
    if not facts()[slug].cards:
        assert in_a_document(bare) == slug
    assert in_a_field(bare) == slug
    assert in_a_kingdom(bare) == slug
    assert [card.slug for card in search(bare, known).hot] == [slug]
    assert slug in [named.slug for named in read_question(f"Can I play {typed} now?", sentences).cards]


@pytest.mark.parametrize(("typed", "slug"), INITIALS)
def test_initials_are_read_where_people_ask(known, sentences, typed, slug):
    assert [card.slug for card in search(typed, known).hot] == [slug]
    assert [named.slug for named in read_question(f"May I play {typed} twice?", sentences).cards] == [slug]
    assert in_a_document(typed) is None
    assert in_a_field(typed) is None
    assert in_a_kingdom(typed) is None


@pytest.mark.parametrize(("typed", "slug"), MISSPELT)
def test_a_misspelt_name_is_offered_and_not_taken(known, sentences, typed, slug):
    assert card_names().near(typed)[:1] == ([slug] if slug else [])
    assert in_a_document(typed) is None
    assert in_a_field(typed) is None
    assert in_a_kingdom(typed) is None
    if slug:
        with pytest.raises(Mistake) as refused:
            parse({"players": {"Anna": {"hand": [typed]}, "Bernd": {}}})
        assert refused.value.near[0] == (facts()[slug].en, facts()[slug].de)
        assert paste(f"Village\n{typed}").unknown[0].near[0] == (facts()[slug].en, facts()[slug].de)
        assert search(typed, known).meant[0][0].slug == slug
    if slug and " " not in typed:  # of several words a sentence takes the one that is right
        (named,) = read_question(f"May I play {typed} twice?", sentences).cards
        assert (named.slug, named.sure) == (slug, False)


@pytest.mark.parametrize(("typed", "slug"), TRAPS)
def test_what_only_looks_like_a_name_is_taken_for_none(known, sentences, typed, slug):
    assert card_names().find(typed) != slug
    assert in_a_document(typed) != slug
    assert in_a_field(typed) != slug
    assert in_a_kingdom(typed) != slug
    assert [card.slug for card in search(typed, known).hot if card.slug == slug] == []
    assert slug not in [named.slug for named in read_question(f"Is {typed} good?", sentences).cards if named.sure]
