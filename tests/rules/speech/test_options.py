"""An option says what its words do; only what no word can tell is typed beside the card."""

from __future__ import annotations

import re

import pytest

from rules.engine.code import SILENT, said
from rules.engine.kinds import PRINTINGS, load_printings
from rules.tools.mutation import codes_of
from rules.words.choosing import Option


def options() -> list[Option]:
    load_printings()
    codes = [code for slug, printings in PRINTINGS.items() for edition in printings for code in codes_of(slug, edition)]
    return [option for code in codes for op in code.ops for option in getattr(op, "options", ())]


def test_an_option_is_told_in_the_voice_of_the_log() -> None:
    """“Anna wählt: die Laterne nehmen”, not “nimm die Laterne”: the log speaks of somebody, not to somebody."""
    every = options()
    assert len(every) > 100
    imperative = re.compile(r"\b(nimm|lege|leg|entsorge|spiele|lass|decke|ziehe|zieh|gib|verwende)\b", re.IGNORECASE)
    assert [option.de for option in every if imperative.search(option.de)] == []
    assert [option.en for option in every if re.search(r"\byour?\b", option.en)] == []
    assert [option.de for option in every if re.search(r"\bd(ich|ir|ein\w*)\b", option.de)] == []


def test_what_the_words_can_say_is_not_typed() -> None:
    for option in options():
        text = said(option.steps)
        assert text in (None, SILENT, (option.en, option.de)), option.slug


def test_an_option_that_nothing_can_tell_needs_its_text() -> None:
    with pytest.raises(ValueError, match="needs `says`"):
        Option("secret", lambda c: None)


@pytest.mark.parametrize(
    ("hand", "deck", "texts"),
    [
        (
            "Weaver",
            "Copper",
            [
                ("gain 2 Silvers", "2 Silber nehmen"),
                ("gain a card that costs up to 4", "eine Karte nehmen, die bis zu 4 kostet"),
            ],
        ),
        (
            "Lurker",
            "Copper",
            [
                ("trash an Action card from the Supply", "eine Aktionskarte aus dem Vorrat entsorgen"),
                ("gain an Action card from the trash", "eine Aktionskarte aus dem Müll nehmen"),
            ],
        ),
        (
            "Treasurer",
            "Copper",
            [
                ("trash a Treasure card", "eine Geldkarte entsorgen"),
                ("gain a Treasure card from the trash to hand", "eine Geldkarte aus dem Müll auf die Hand nehmen"),
                ("take the Key", "den Schlüssel nehmen"),
            ],
        ),
        (
            "Navigator",
            "2 Copper",
            [("discard them", "ablegen"), ("put them back onto the deck", "auf den Nachziehstapel zurücklegen")],
        ),
        (
            "Navigator",
            "Copper",
            [("discard it", "ablegen"), ("put it back onto the deck", "auf den Nachziehstapel zurücklegen")],
        ),
        (
            "Graverobber",
            "Copper",
            [
                (
                    "gain a card that costs 3 to 6 from the trash onto the deck",
                    "eine Karte aus dem Müll auf den Nachziehstapel nehmen, die 3 bis 6 kostet",
                ),
                (
                    "trash an Action card, gain a card that costs up to 3 more",
                    "eine Aktionskarte entsorgen, eine Karte nehmen, die bis zu 3 mehr kostet",
                ),
            ],
        ),
        (
            "Pirate Ship",
            "Copper",
            [
                ("raid the other players", "die Mitspieler überfallen"),
                ("+1 Coin for each Coin token", "+1 Geld je Geldmarker"),
            ],
        ),
    ],
)
def test_it_says_what_is_done_with_what(table, hand, deck, texts):
    table.anna(hand=hand, deck=deck).plays(hand)
    assert list(table.game.pending.texts) == texts


def test_it_names_the_players_where_they_differ(table):
    table.anna(hand="Jester")
    table.bernd(deck="Smithy")
    table.anna().plays("Jester")
    assert table.game.pending.texts == (("Bernd gains one", "Bernd nimmt eine"), ("Anna gains one", "Anna nimmt eine"))


def test_it_says_for_each_of_what(table):
    table.anna(hand="Broker, Silver").plays("Broker")
    assert table.game.pending.texts[0] == ("+1 Card for each Coin it costs", "+1 Karte je 1 Geld, das sie kostet")


def test_what_comes_next_turn_is_said_before_it(table):
    table.anna(hand="Barge").plays("Barge")
    assert table.game.pending.texts[1] == ("+3 Cards, +1 Buy next turn", "im nächsten Zug +3 Karten, +1 Kauf")
