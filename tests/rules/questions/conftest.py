import pytest

from rules.facts import facts
from rules.questions.names import CardNames
from rules.questions.words import Vocabulary


@pytest.fixture(scope="session")
def names() -> CardNames:
    """The names with the words of the cards' own lines, made once for all files."""
    return CardNames(Vocabulary.of(line for fact in facts().values() for line in fact.lines))
