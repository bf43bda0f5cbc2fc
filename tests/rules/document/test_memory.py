"""Whatever a document says under `memory`: it is refused with its place, or it runs within the budget and is written
back the same."""

from __future__ import annotations

from typing import Any

from hypothesis import event, given, settings
from hypothesis import strategies as st

from rules import A_REQUEST, ACCOUNT, Account, Mistake, Run, parse
from rules.document.keys import GAINED_IN, MEMORY_KEYS
from rules.document.write import document_of

NAMES = st.sampled_from(["Anna", "Bernd"])
CARDS = st.sampled_from(
    ["Village", "Haven", "Merchant", "Possession", "Outpost", "Copper", "Estate", "Province", "Throne Room", "Champion"]
)
ZONES = st.sampled_from(["hand", "play", "deck", "discard", "aside", "durations", "exile", "holds"])
SMALL = st.integers(0, 21)
VERY_CARD = st.fixed_dictionaries(
    {
        "card": CARDS,
        "in": st.one_of(st.tuples(NAMES, ZONES).map(list), st.just(["trash"]), st.just(["supply", "Village"])),
    },
    optional={"n": st.integers(1, 2)},
)
EFFECT = st.fixed_dictionaries(
    {
        "card": CARDS,
        "line": st.integers(0, 5),
        "event": st.sampled_from(["turn", "play", "gain", "instead", "cleanup", "trash", "nothing"]),
        "player": NAMES,
    },
    optional={
        "n": st.integers(1, 2),
        "of": VERY_CARD,
        "carries": st.dictionaries(
            st.sampled_from(["aside", "card", "cards"]), st.lists(VERY_CARD, max_size=2), max_size=1
        ),
        "spares": st.lists(NAMES, max_size=2),
        "swapped": st.booleans(),
    },
)
LEGAL: dict[str, st.SearchStrategy[Any]] = {
    "played": st.lists(st.tuples(NAMES, CARDS, st.booleans()).map(list), max_size=4),
    "gained": st.lists(st.tuples(NAMES, CARDS, st.sampled_from(sorted(GAINED_IN))).map(list), max_size=4),
    "purchases": st.lists(CARDS, max_size=4),
    "emptied": st.lists(CARDS, max_size=3),
    "claims": st.lists(st.one_of(st.tuples(NAMES, CARDS), st.tuples(NAMES, CARDS, NAMES)).map(list), max_size=4),
    "skips": st.lists(st.tuples(NAMES, SMALL).map(list), max_size=2),
    "hand size": SMALL,
    "seat": NAMES,
    "named": st.lists(st.tuples(CARDS, CARDS).map(list), max_size=3),
    "effects": st.lists(EFFECT, max_size=4),
    "links": st.lists(st.tuples(VERY_CARD, VERY_CARD).map(list), max_size=2),
    "piles": st.dictionaries(CARDS, st.one_of(SMALL, st.none()), max_size=3),
    "chance": st.integers(0, 2_000),
}
# Few keys at a time: with all of them nearly every document is refused for one.
MEMORY = st.lists(st.sampled_from(sorted(LEGAL)), unique=True, max_size=3).flatmap(
    lambda keys: st.fixed_dictionaries({key: LEGAL[key] for key in keys})
)
TABLE = {
    "players": {
        "Anna": {
            "hand": ["Village", "Copper", "Throne Room"],
            "deck": ["Copper", "Estate"],
            "play": ["Village", "Throne Room"],
            "durations": ["Haven"],
            "aside": ["Copper"],
        },
        "Bernd": {"hand": ["Copper", "Merchant"], "deck": ["3 Estate"], "discard": ["Province"]},
    },
    "trash": ["Estate"],
    "turn": {"actions": 2, "buys": 2, "coins": 9},
}


def test_every_key_is_tried() -> None:
    assert set(LEGAL) == set(MEMORY_KEYS)


@settings(max_examples=60, deadline=None)
@given(MEMORY)
def test_memory_runs_or_is_refused_with_its_place(memory: dict[str, Any]) -> None:
    opened = ACCOUNT.set(account := Account())
    try:
        situation = parse({**TABLE, "memory": memory, "moves": ["play Village", "-", "-", "-"]})
        run = Run(situation)
    except Mistake as mistake:
        refused: Mistake | None = mistake
    else:
        refused = None
    finally:
        ACCOUNT.reset(opened)
    event("refused" if refused is not None else "ran")
    if refused is not None:
        assert refused.place.startswith("memory"), str(refused)
        return
    assert account.spent <= A_REQUEST
    assert run.stop is None or run.stop.reason != "fault"
    assert parse(document_of(situation)) == situation
    assert not run.game.status()
