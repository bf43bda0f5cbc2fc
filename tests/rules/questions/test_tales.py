"""Little stories: each beside its sister with the opposite answer, and those that are better not read."""

from pathlib import Path

import pytest

from rules.fixture_files import read_yaml
from rules.questions.claim import Asked, Claim, Held
from rules.questions.scores import score
from rules.questions.tales import asks_for_stock, judge_tale, read_tale
from rules.questions.talk import split_sentences

STORIES = [line.split("|", 1) for line in Path(__file__).with_name("tales.txt").read_text().splitlines()]


def answer(text, names):
    tale = read_tale(text, names)
    verdict = judge_tale(tale) if tale else None
    return verdict.value if verdict else None


@pytest.mark.parametrize(("expected", "text"), STORIES)
def test_a_story_is_answered_as_it_is_told(expected, text, names):
    assert str(answer(text, names)) == expected


@pytest.mark.parametrize(
    "text",
    [
        "My friend plays Frobnicator and I reveal my Moat. He says I get a Curse. Is he right?",
        "My friend plays Witch and I grumble my Moat. He says I get a Curse. Is he right?",
        "My friend plays Witch. He says every player must discard something. Is he right?",
        "Mein Nachbar spielt einen Thronsaal auf die Hexe. Er sagt, ich bekomme einen Fluch. Hat er recht?",  # just one
        "I bought a Duchy. My brother says it is worth 3, my sister says 6. Is she right?",
        "Mein Gegner spielt die Miliz. Auf wie viele Karten muss ich ablegen?",
        "",
        "Right?",
        "Is he right? Is he right?",
    ],
)
def test_what_was_not_understood_is_not_answered(text, names):
    assert answer(text, names) is None


def written():
    """Every twentieth of the written questions that have more than one sentence."""
    files = sorted((Path(__file__).parents[3] / "fixtures" / "questions").glob("*.yaml"))
    rows = [row for path in files for listed in read_yaml(path).values() for row in listed]
    texts = [(str(row["is"]), row[language]) for row in rows for language in ("en", "de")]
    return [(is_so, text) for is_so, text in texts if len(split_sentences(text)) > 1][::20]


def test_no_written_question_is_read_as_a_story_with_another_answer(names):
    found = [(text, is_so, str(value)) for is_so, text in written() if (value := answer(text, names)) is not None]
    assert len(found) > 20
    assert [row for row in found if row[1] != row[2]] == []


def test_so_many_points_hang_on_what_was_told():
    def asked(*held, **question):
        return score(Claim(held, (), Asked("how-many", "me", "count", unit="vp", **question)))

    gardens = Held("me", "owned", "gardens")
    assert asked(gardens, by="gardens") is None  # of how many cards
    assert asked(gardens, Held("me", "owned", "?", 20), by="gardens").value == 2
    assert asked(gardens, Held("me", "owned", "?", 19), by="gardens").value == 1
    assert asked(Held("me", "owned", "duchy"), Held("other", "owned", "province")) is None
    assert asked(Held("me", "owned", "estate"), Held("me", "exile", "duchy"), Held("me", "vp", "", 2)).value == 6
    assert asked(Held("me", "owned", "curse", 3)).value == -3


def test_how_many_somebody_has_is_more_than_what_comes(names):
    """Whoever had a token before a Monument has two; whoever gets one gets one."""
    told = "My son had one VP token. He plays Monument."
    assert asks_for_stock(f"{told} How many VP tokens does he have?", names)
    assert not asks_for_stock(f"{told} How many VP tokens does he get?", names)
    assert not asks_for_stock("My son has no VP tokens. He plays Monument. How many VP tokens does he have?", names)
