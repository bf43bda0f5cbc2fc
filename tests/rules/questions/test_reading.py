"""Which cards, words and numbers a sentence has."""

import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

from rules.facts import facts
from rules.questions.names import CardNames
from rules.questions.reading import Question, read
from rules.questions.words import Vocabulary, stems


@pytest.fixture(scope="module")
def names() -> CardNames:
    """The names with the words of the cards' own lines."""
    return CardNames(Vocabulary.of(line for fact in facts().values() for line in fact.lines))


def cards(names: CardNames, text: str) -> list[str]:
    return read(text, names).slugs


@pytest.mark.parametrize(
    ("text", "slugs"),
    [
        ("Throne Room on Wharf: do both stay?", ["throne-room", "wharf"]),
        ("Bleibt der Thronsaal liegen?", ["throne-room"]),
        ("den Edlen Räubern", ["noble-brigand"]),
        ("zwei Außenposten, drei Aussenposten", ["outpost"]),
        ("Does the Bureaucrat's Silver count?", ["bureaucrat", "silver"]),
        ("throne rom and takticain", ["throne-room", "tactician"]),
        ("fishingvillage, native-village", ["fishing-village", "native-village"]),
        ("TR on KC, then JoaT and IGG", ["throne-room", "kings-court", "jack-of-all-trades", "ill-gotten-gains"]),
        ("I throned a Wharf", ["throne-room", "wharf"]),
    ],
)
def test_cards_are_found_by_any_name(names: CardNames, text: str, slugs: list[str]) -> None:
    assert cards(names, text) == slugs


@pytest.mark.parametrize(
    "text", ["Wie viele Karten ziehe ich?", "I gained money as well", "how do I count them", "do they replace it?"]
)
def test_everyday_words_are_no_cards(names: CardNames, text: str) -> None:
    assert cards(names, text) == []


def test_a_name_that_is_an_everyday_word_counts_where_it_is_written_like_one(names: CardNames) -> None:
    assert cards(names, "Can I play Throne Room on a Count?") == ["throne-room", "count"]


def test_a_word_that_nothing_knows_is_told(names: CardNames) -> None:
    assert read("Hilft der Zeppelin gegen die Hexe?", names).strange == ["Zeppelin"]


def test_the_condition_is_told_from_what_is_asked(names: CardNames) -> None:
    q: Question = read("If I play two Outposts, do I get two extra turns?", names)
    assert q.asks("extra-turn")
    assert not q.asks("play")
    assert q.copies("outpost") == 2


@pytest.mark.parametrize(("text", "language"), [("Wann werden Karten abgelegt?", 1), ("When are cards discarded?", 0)])
def test_the_language_is_recognised(names: CardNames, text: str, language: int) -> None:
    assert read(text, names).language == language


@pytest.mark.parametrize(("text", "players"), [("Provinzen zu dritt", 3), ("how many Provinces for 5 players?", 5)])
def test_the_number_of_players_is_read(names: CardNames, text: str, players: int) -> None:
    assert read(text, names).players == players


def test_several_threads_may_stem_at_once():
    words = [
        f"{word}{end}" for word in ("spielen", "karten", "trashed", "discarding") for end in ("", "s", "en", "ung")
    ] * 40
    stems.cache_clear()
    alone = [stems.__wrapped__(word) for word in words]
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(8) as threads:
            together = list(threads.map(stems.__wrapped__, words))
    finally:
        sys.setswitchinterval(before)
    assert together == alone


def test_a_compound_that_no_text_has_is_a_card_and_what_belongs_to_it(names: CardNames) -> None:
    q = read("Zählt ein Anwesen auf dem Inseltableau?", names)
    assert q.slugs == ["estate", "island"]
    assert q.has("mat")
    assert not q.strange
    assert read("Liegt da ein Inselgraubart?", names).strange == ["Inselgraubart"]


def test_what_is_gone_is_no_way(names: CardNames) -> None:
    assert not read("Ist der Burggraben dann weg?", names).types
    assert read("Darf ich einmal Weg und einmal Karte nehmen?", names).types
