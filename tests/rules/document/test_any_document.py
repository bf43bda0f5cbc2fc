"""Whatever document is written or sent: it is read as it was meant, or the mistake is named."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules.document.keys import EXPECT_KEYS, MEMORY_KEYS, PLAYER_KEYS, TOP_KEYS, TURN_KEYS
from rules.document.parse import parse
from rules.document.situation import Mistake, Situation
from rules.document.write import document_of, format
from rules.facts import facts
from rules.run import Run

# --- whatever is written ---------------------------------------------------------------------------------------------


def names(*kinds: str) -> list[str]:
    return [fact.en for fact in facts().values() if fact.kind in kinds and fact.expansion in ("base", "seaside")]


CARDS = st.sampled_from(names("basic", "kingdom"))
SOME = st.one_of(CARDS, st.just("?"), CARDS.map(lambda name: f"2 {name}"))
ZONES = st.one_of(st.just("?"), st.lists(SOME, max_size=4))
DURATIONS = st.sampled_from(["Wharf", {"Haven": ["Gold"]}, {"Haven": "?"}, {"Caravan": 2}, "Lighthouse"])
SEATS = st.fixed_dictionaries(
    {},
    optional={
        "hand": ZONES,
        "deck": ZONES,
        "discard": ZONES,
        "aside": ZONES,
        "play": st.lists(st.sampled_from(["Village", "Wharf", "Gold", "Merchant"]), max_size=3),
        "durations": st.lists(DURATIONS, max_size=3),
        "mats": st.dictionaries(st.sampled_from(["island", "native-village", "tavern", "exile"]), ZONES, max_size=2),
        "tokens": st.dictionaries(st.sampled_from(["favors", "coffers", "villagers", "debt", "vp"]), st.integers(0, 9)),
        "last turn gained": st.lists(CARDS, max_size=3),
    },
)
PEOPLE = st.sampled_from(["Anna", "Bernd", "Carla", "Dora", "Emil", "李", "Zoë"])
TURNS = st.fixed_dictionaries(
    {},
    optional={
        "phase": st.sampled_from(["action", "buy", "night"]),
        "coins": st.integers(0, 9),
        "number": st.integers(1, 9),
        "extra": st.just("Outpost"),
        "gained": st.lists(CARDS, max_size=2),
        "bought": st.booleans(),
    },
)
EXPECTED = st.fixed_dictionaries(
    {}, optional={"over": st.booleans(), "trash": st.lists(CARDS, max_size=2), "turn": st.just({"coins": 3})}
)
DOCUMENTS = st.fixed_dictionaries(
    {"players": st.dictionaries(PEOPLE, SEATS, min_size=2, max_size=4)},
    optional={
        "title": st.text(max_size=30).filter(lambda text: text.isprintable()),
        "editions": st.dictionaries(st.sampled_from(["Base", "Seaside", "Basisspiel"]), st.integers(1, 2), max_size=1),
        "kingdom": st.one_of(st.lists(st.sampled_from(names("kingdom")), max_size=4), st.just("Auf hoher See")),
        "supply": st.dictionaries(st.sampled_from(["Curse", "Gold", "Smithy", "Knights"]), st.integers(0, 3)),
        "trash": st.lists(CARDS, max_size=3),
        "seed": st.integers(0, 99),
        "turn": TURNS,
        "moves": st.lists(st.sampled_from(["-", "play Smithy", "yes", "2 Copper, Estate"]), max_size=3),
        "expect": EXPECTED,
    },
)


@settings(max_examples=150, derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(DOCUMENTS)
def test_any_situation_written_and_read_again_is_the_same(document):
    try:
        situation = parse(document)
    except Mistake:  # more of a card than the box holds
        return
    text = format(situation)
    assert parse(text) == situation
    assert format(parse(text)) == text
    assert parse(document_of(situation)) == situation


WORDS = ["?", "Copper", "3 Copper", "-1 Gold", "Anna", "Augurs", "Seaside", "none", "yes", "card", "in", "vp", "island"]
JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=8), st.sampled_from(WORDS)),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.dictionaries(st.one_of(st.text(max_size=6), st.sampled_from(WORDS)), inner, max_size=4),
    ),
    max_leaves=12,
)


def maps_of(keys: tuple[str, ...]) -> st.SearchStrategy:
    return st.dictionaries(st.sampled_from(keys), JSON, max_size=3)


HOSTILE = st.one_of(
    JSON,
    st.builds(
        lambda seat, rest: {"players": {"Anna": seat, "Bernd": {}}, **rest},
        st.one_of(JSON, maps_of(PLAYER_KEYS)),
        st.one_of(
            maps_of(TOP_KEYS),
            maps_of(TURN_KEYS).map(lambda turn: {"turn": turn}),
            maps_of(MEMORY_KEYS).map(lambda memory: {"memory": memory}),
            maps_of((*EXPECT_KEYS, "Anna")).map(lambda expect: {"expect": expect}),
        ),
    ),
)


def read(document: object) -> Situation | None:
    """Any other exception than a Mistake fails the test."""
    try:
        return parse(document)
    except Mistake as error:
        return None if all(text and text.isprintable() for text in error.message) else pytest.fail(repr(error))


@settings(max_examples=400, derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(HOSTILE)
def test_any_data_gives_a_mistake_or_a_situation(document):
    situation = read(document)
    if situation is None:
        return
    assert parse(format(situation)) == situation
    assert Run(situation).game.status() == []


@settings(max_examples=300, derandomize=True, deadline=None)
@given(st.text(max_size=60))
def test_any_text_gives_a_mistake_or_a_situation(text):
    read(text)
