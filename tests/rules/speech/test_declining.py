"""What a card offers and its player does not want is a step: the ruling on the offer is what somebody asks about."""

from __future__ import annotations

from typing import Any

import pytest

from rules.document.parse import parse
from rules.run import Run


def _choices(document: str) -> list[dict[str, Any]]:
    run = Run(parse(document))
    assert not run.refused
    return [step for step in run.answer()["steps"] if step["kind"] == "choose"]


@pytest.mark.parametrize(
    ("document", "en", "de", "ruling"),
    [
        (
            "{players: {Anna: {hand: [Student, 2 Copper]}, Bernd: {}}, moves: [play Student, no]}",
            "Asked “Do you rotate the Wizards?”, Anna says no.",
            "Auf die Frage „Rotierst du die Zauberer?“ sagt Anna Nein.",
            "allies:student:1",
        ),
        (
            "{players: {Anna: {hand: [Hamlet, 2 Copper], deck: [Estate]}, Bernd: {}}, moves: [play Hamlet, '-', '-']}",
            "Asked “Which card from your hand do you discard for +1 Action?”, Anna chooses nothing.",
            "Auf die Frage „Welche Karte von der Hand legst du für +1 Aktion ab?“ wählt Anna nichts.",
            "cornucopia:hamlet:1",
        ),
        (
            "{players: {Anna: {hand: [Souk, 2 Copper, Gold]}, Bernd: {}}, turn: {phase: buy, coins: 5},"
            " moves: [buy Souk, '-']}",
            "For the Souk, Anna trashes nothing.",
            "Für den Souk entsorgt Anna nichts.",
            "hinterlands2:souk:2",
        ),
        (
            "{players: {Anna: {hand: [2 Copper], mats: {tavern: [Wine Merchant]}}, Bernd: {}},"
            " turn: {phase: buy, coins: 2}, moves: ['-', no]}",
            "Anna does not use the Wine Merchant: it may stay on the Tavern mat.",
            "Anna nutzt den Weinhändler nicht: Die Karte darf auf dem Wirtshaus-Tableau bleiben.",
            "adventures:wine-merchant:2",
        ),
        (
            "{players: {Anna: {hand: [Jack of All Trades, 4 Copper], deck: [Gold, Estate]}, Bernd: {}},"
            " moves: [play Jack of All Trades, no, '-']}",
            "Anna does not discard that card.",
            "Anna legt diese Karte nicht ab.",
            "hinterlands1:jack-of-all-trades:3",
        ),
    ],
)
def test_what_was_not_wanted_is_told_with_the_ruling_on_the_offer(document: str, en: str, de: str, ruling: str) -> None:
    told = next(step for step in _choices(document) if step["text"]["en"] == en)
    assert told["text"]["de"] == de
    assert ruling in told["cites"]


def test_a_reaction_that_is_not_shown_is_told_with_its_ruling() -> None:
    document = "{players: {Anna: {hand: [Witch]}, Bernd: {hand: [Moat, Copper]}}, moves: [play Witch, 'Bernd: -']}"
    (told,) = _choices(document)
    assert told["text"] == {"en": "Bernd does not use the Moat.", "de": "Bernd nutzt den Burggraben nicht."}
    assert told["cites"] == ["base2:moat:1", "base2:moat:2"]


def test_who_plays_a_card_for_nothing_is_told_so_once() -> None:
    run = Run(parse("{players: {Anna: {hand: [Chapel, Copper]}, Bernd: {}}, moves: [play Chapel, '-']}"))
    assert [step["text"]["en"] for step in run.answer()["steps"]][1:] == [
        "The Chapel does nothing: Anna chose no card."
    ]


def test_what_the_next_sentence_tells_is_not_told_twice() -> None:
    document = "{players: {Anna: {hand: [Throne Room, Smithy]}, Bernd: {}}, moves: [play Throne Room, '-']}"
    assert not _choices(document)


def test_whoever_decides_in_a_possessed_turn_it_is_the_player_who_does_not_do_it() -> None:
    document = (
        "{players: {Anna: {}, Bernd: {hand: [Hamlet, 2 Copper], deck: [Estate]}},"
        " turn: {player: Bernd, extra: Possession, by: Anna}, moves: [play Hamlet, '-', '-']}"
    )
    assert [step["text"]["en"] for step in _choices(document)] == [
        f"Asked “Which card from your hand do you discard for +1 {what}?”, Bernd chooses nothing."
        for what in ("Action", "Buy")
    ]
