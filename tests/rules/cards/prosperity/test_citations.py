"""Which rulings a step of Prosperity or of a promo card names: the one on its very case first, and no other case's."""

from typing import Any

from rules import Run, parse


def cited(text: str, anna: dict[str, Any], moves: list[str], **parts: Any) -> list[tuple[str, ...]]:
    """The cites of each step that says this."""
    bernd = {"hand": ["5 Copper"], "deck": ["9 Copper"], **parts.pop("bernd", {})}
    run = Run(parse({"players": {"Anna": {"deck": ["9 Copper"], **anna}, "Bernd": bernd}, "moves": moves, **parts}))
    assert run.stop is None, run.stop
    return [tuple(step["cites"]) for step in run.answer()["steps"] if text in step["text"]["en"]]


def test_expand_names_the_empty_hand_only_where_there_is_one():
    anna = {"hand": ["Expand", "Copper"]}
    assert cited("trashes a Copper", anna, ["play Expand", "Silver"]) == [("base2:trash:1",)]
    assert cited("Expand does nothing", {"hand": ["Expand"]}, ["play Expand"])[0][0] == "prosperity2:expand:2"


def test_forge_names_what_it_is_about():
    anna = {"hand": ["Forge", "Estate"]}
    assert "prosperity2:forge:1" not in cited("Anna gains", anna, ["play Forge", "Estate"])[0]
    assert cited("Anna gains", anna, ["play Forge", "-", "Copper"])[0][0] == "prosperity2:forge:1"


def test_watchtower_that_trashes_names_that_the_card_was_gained():
    anna = {"hand": ["Watchtower"]}
    parts = {"turn": {"phase": "buy", "coins": 3}}
    trashed = cited("With the Watchtower", anna, ["buy Silver", "trash"], **parts)
    assert trashed[0][0] == "prosperity2:watchtower:1"
    kept = cited("With the Watchtower", anna, ["buy Silver", "deck"], **parts)
    assert kept == [("prosperity2:watchtower:3",)]


def test_clerk_names_a_small_hand_only_for_whom_it_spares():
    assert cited("Bernd puts", {"hand": ["Clerk"]}, ["play Clerk"]) == [("base2:play:1",)]
    spared = cited("Bernd keeps", {"hand": ["Clerk"]}, ["play Clerk"], bernd={"hand": ["4 Copper"]})
    assert spared == [("prosperity2:clerk:3",)]


def test_envoy_with_five_cards_names_no_ruling_on_fewer():
    anna = {"hand": ["Envoy"], "deck": ["Gold", "Silver", "3 Copper"]}
    assert cited("Anna reveals", anna, ["play Envoy", "Gold"]) == [("base2:reveal:1",)]
    few = {"hand": ["Envoy"], "deck": ["Gold", "Silver"]}
    assert cited("Anna reveals", few, ["play Envoy", "Gold"])[0][0] == "promo:envoy:1"
