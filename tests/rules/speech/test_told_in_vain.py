"""What did not come of a card, and why: told where somebody at the table would ask."""

from typing import Any

import pytest

from rules import Run, parse


def played(anna: dict[str, Any], moves: list[str], **parts: Any) -> Run:
    bernd = {"hand": ["5 Copper"], "deck": ["9 Copper"], **parts.pop("bernd", {})}
    return Run(parse({"players": {"Anna": {"deck": ["9 Copper"], **anna}, "Bernd": bernd}, "moves": moves, **parts}))


@pytest.mark.parametrize(
    ("anna", "moves", "parts", "en", "de", "cite"),
    [
        (
            {"hand": ["Bat", "Copper"]},
            ["play Bat", "-"],
            {"turn": {"phase": "night"}},
            "The Bat is not exchanged: no card was trashed.",
            "Die Fledermaus wird nicht getauscht: Es wurde keine Karte entsorgt.",
            "nocturne:bat:1",
        ),
        (
            {"hand": ["Ranger"]},
            ["play Ranger"],
            {},
            "The Ranger brings Anna no cards: the Journey token lies face down now.",
            "Der Wildhüter bringt Anna keine Karten: Der Reisemarker liegt jetzt verdeckt.",
            "adventures:ranger:1",
        ),
        (
            {"play": ["Copper"]},
            ["buy Pilgrimage"],
            {"landscapes": ["Pilgrimage"], "turn": {"phase": "buy", "coins": 4}},
            "Pilgrimage brings Anna no cards: the Journey token lies face down now.",
            "Die Pilgerfahrt bringt Anna keine Karten: Der Reisemarker liegt jetzt verdeckt.",
            "adventures:journey-token:1",
        ),
        (
            {"hand": ["Band of Misfits"]},
            ["play Band of Misfits"],
            {},
            "The Band of Misfits does nothing: no card in the Supply fits (Band of Misfits: it is a Command).",
            "Die Karte Vogelfreie bewirkt nichts: Keine Karte im Vorrat passt (Vogelfreie: Das ist ein Kommando).",
            "dark-ages:band-of-misfits:1",
        ),
        (
            {"hand": ["Rogue"]},
            ["play Rogue"],
            {"bernd": {"deck": ["Copper", "Estate"]}},
            "For Anna’s Rogue, Bernd trashes nothing: no revealed card costs from 3 to 6.",
            "Für Annas Schurken entsorgt Bernd nichts: Nichts Aufgedecktes kostet 3 bis 6.",
            "base2:play:1",
        ),
    ],
)
def test_what_came_to_nothing_is_told_with_its_reason(anna, moves, parts, en, de, cite):
    run = played(anna, moves, **parts)
    assert run.stop is None, run.stop
    told = [step for step in run.answer()["steps"] if step["kind"] == "not"]
    assert (en, de, cite) == [(step["text"]["en"], step["text"]["de"], step["cites"][0]) for step in told][-1]


@pytest.mark.parametrize(
    ("anna", "parts", "en", "de"),
    [
        ({"tokens": {"debt": 2}}, {}, "Anna has 2 debt to pay off first", "Erst sind die Schulden zu zahlen (2)"),
        (
            {},
            {"kingdom": ["Familiar"]},
            "it costs a Potion, and Anna has none",
            "Zu zahlen ist ein Trank, und Anna hat keinen",
        ),
        ({}, {"supply": {"Village": 0}}, "the pile is empty", "Der Stapel ist leer"),
    ],
)
def test_why_a_card_cannot_be_bought_is_said(anna, parts, en, de):
    name = parts.get("kingdom", ["Village"])[0]
    run = played(anna, [f"buy {name}"], turn={"phase": "buy", "coins": 4}, **{"kingdom": ["Village"], **parts})
    assert run.stop.reason == "illegal"
    assert f"{name} cannot be bought now: {en}." in run.stop.why[0]
    assert f": {de}." in run.stop.why[1]
