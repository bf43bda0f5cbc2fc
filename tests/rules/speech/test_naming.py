"""A question names what may be picked: how many, of which kind, at what price, and where it lies."""

from __future__ import annotations

import pytest

from rules import Run, parse


def asked(anna: str, moves: str, more: str = "", bernd: str = "hand: [5 Copper]") -> tuple[str, str]:
    """What is asked in the end, in both languages."""
    run = Run(parse(f"players: {{Anna: {{{anna}}}, Bernd: {{{bernd}}}}}\nmoves: [{moves}]\n{more}"))
    assert run.stop is None, run.stop
    assert run.game.pending is not None
    return run.game.pending.prompt


@pytest.mark.parametrize(
    ("anna", "moves", "more", "en", "de"),
    [
        (  # the price
            "hand: [Workshop]",
            "play Workshop",
            "",
            "Which card that costs up to 4 do you gain?",
            "Welche Karte, die bis zu 4 kostet, nimmst du?",
        ),
        (  # a price that follows from another card's, as that costs now
            "hand: [Remodel, Gold, Copper], play: [Bridge]",
            "play Remodel, Gold",
            "",
            "Which card that costs up to 7 do you gain?",
            "Welche Karte, die bis zu 7 kostet, nimmst du?",
        ),
        (
            "hand: [Remodel, Familiar, Copper]",
            "play Remodel, Familiar",
            "",
            "Which card that costs up to 5 Coins and 1 Potion do you gain?",
            "Welche Karte, die bis zu 5 Geld und 1 Trank kostet, nimmst du?",
        ),
        (  # the type
            "hand: [Throne Room, Village]",
            "play Throne Room",
            "",
            "Which Action card from your hand do you play?",
            "Welche Aktionskarte von der Hand spielst du?",
        ),
        (  # what it may not be
            "hand: [Procession, Village]",
            "play Procession",
            "",
            "Which Action card from your hand that is no Duration do you play?",
            "Welche Aktionskarte von der Hand, die keine Dauerkarte ist, spielst du?",
        ),
        (
            "hand: [Captain, Copper]",
            "play Captain",
            "kingdom: [Village, Smithy]",
            "Which Action card from the Supply that costs up to 4 and is neither a Command nor a Duration do you play?",
            "Welche Aktionskarte aus dem Vorrat, die bis zu 4 kostet und weder ein Kommando noch eine Dauerkarte ist, "
            "spielst du?",
        ),
        (
            "hand: [Coronet, Gold, Estate]",
            "play Coronet",
            "",
            "Which Treasure card from your hand that is no Reward do you play?",
            "Welche Geldkarte von der Hand, die keine Belohnung ist, spielst du?",
        ),
        (  # one name, or nothing
            "hand: [Baron, Estate]",
            "play Baron",
            "",
            "Do you discard an Estate from your hand?",
            "Legst du ein Anwesen von der Hand ab?",
        ),
        (  # another zone
            "hand: [Harbinger], deck: [Copper], discard: [Gold, Silver]",
            "play Harbinger",
            "",
            "Which card from your discard pile do you put onto your deck?",
            "Welche Karte aus deinem Ablagestapel legst du auf deinen Nachziehstapel?",
        ),
        (  # cards that were looked at just now
            "hand: [Lookout], deck: [Gold, Silver, Copper]",
            "play Lookout",
            "",
            "Which of these cards do you trash?",
            "Welche dieser Karten entsorgst du?",
        ),
        (  # how many
            "hand: [Chapel, 2 Copper, Estate]",
            "play Chapel",
            "",
            "Which cards from your hand do you trash, at most 4?",
            "Welche Karten von der Hand entsorgst du, höchstens 4?",
        ),
        (
            "hand: [Cellar, 2 Copper, Estate]",
            "play Cellar",
            "",
            "Which cards from your hand do you discard, any number?",
            "Welche Karten von der Hand legst du ab, beliebig viele?",
        ),
        (
            "hand: [Temple, Copper, Estate, Gold]",
            "play Temple",
            "",
            "Which cards from your hand do you trash, 1 to 3 with different names?",
            "Welche Karten von der Hand entsorgst du, 1 bis 3 mit verschiedenen Namen?",
        ),
        (  # two zones
            "hand: [Hermit, Village], discard: [Estate, Copper]",
            "play Hermit",
            "",
            "Which card from your hand or discard pile that is no Treasure do you trash?",
            "Welche Karte von der Hand oder aus deinem Ablagestapel, die keine Geldkarte ist, entsorgst du?",
        ),
    ],
)
def test_a_question_names_what_may_be_picked(anna: str, moves: str, more: str, en: str, de: str) -> None:
    assert asked(anna, moves, more) == (en, de)


def test_whoever_chooses_from_anothers_hand_is_told_whose() -> None:
    question = asked("hand: [Pillage]", "play Pillage", bernd="hand: [Gold, Silver, Copper, Estate, Duchy]")
    assert question == (
        "Which card from Bernd’s hand do you discard?",
        "Welche Karte von Bernds Hand legst du ab?",
    )


def test_a_question_is_the_same_about_a_face_down_card() -> None:
    assert asked("hand: [Remodel, '?', Copper, Estate]", "play Remodel") == (
        "Which card from your hand do you trash?",
        "Welche Karte von der Hand entsorgst du?",
    )


def test_the_zone_in_a_question_is_no_deed() -> None:
    """Nothing is discarded here, so “trash” is not its contrary."""
    run = Run(
        parse(
            "players: {Anna: {hand: [Harbinger], deck: [Copper], discard: [Gold, Silver]}, Bernd: {}}\n"
            "moves: [play Harbinger, trash Gold]"
        )
    )
    assert run.stop is None
