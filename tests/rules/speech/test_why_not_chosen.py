"""What is refused as an answer inside a card has a reason: the rule that what is offered goes by."""

from __future__ import annotations

import pytest

from rules.document.parse import parse
from rules.engine.code import Ask
from rules.engine.kinds import PRINTINGS, load_printings
from rules.engine.why_not import why_not_chosen
from rules.run import Run
from rules.words.fits import Refuses
from rules.words.gain import PickPile
from rules.words.pick import Pick

PILES = "Caravan, Laboratory, Village, Militia, Familiar, City Quarter, Band of Misfits, Moat"
NOT_AN_ACTION = "it is not an Action"
DURATION = "it is a Duration"
BARGAIN = "landscapes: [Bargain]\nturn: {phase: buy, coins: 4}"
DEAR = "it costs 5, and at most 4 is allowed"


def refused(anna: str, moves: str, more: str = "") -> tuple[str, str]:
    bernd = "Bernd: {hand: [5 Copper], deck: [9 Copper]}"
    run = Run(parse(f"players: {{Anna: {{{anna}}}, {bernd}}}\nkingdom: [{PILES}]\n{more}\nmoves: [{moves}]"))
    assert run.stop is not None, "everything was legal"
    return run.stop.why


@pytest.mark.parametrize(
    ("anna", "moves", "more", "why"),
    [
        ("hand: [Procession, Caravan, Village, Smithy]", "play Procession, Caravan", "", DURATION),
        ("hand: [Copper]", "buy Bargain, Estate", BARGAIN, "it is a Victory card"),
        ("hand: [Procession, Estate, Village, Smithy]", "play Procession, Estate", "", NOT_AN_ACTION),
        ("hand: [Captain]", "play Captain, Laboratory", "", DEAR),
        ("hand: [Captain]", "play Captain, Caravan", "", DURATION),
        ("hand: [Captain]", "play Captain, Silver", "", NOT_AN_ACTION),
        ("hand: [Captain]", "play Captain, Wharf", "supply: {Wharf: 0}", "the pile is empty"),
        ("hand: [Captain]", "play Captain, Horse", "", "it is not in the Supply"),
        ("hand: [Captain]", "play Captain, Militia", "supply: {Militia: 0}", "the pile is empty"),
        ("hand: [Necromancer]", "play Necromancer, Caravan", "trash: [Caravan, Village, Smithy]", DURATION),
        ("hand: [Necromancer]", "play Necromancer, Copper", "trash: [Copper, Village, Smithy]", NOT_AN_ACTION),
        ("hand: [Necromancer]", "play Necromancer, Moat", "trash: [Village, Smithy]", "there is no Moat in the trash"),
        (
            "hand: [Necromancer]",
            "play Necromancer, Smithy",
            "trash: [Village, Moat, {face down: Smithy}]",
            "it lies face down this turn",
        ),
        (
            "hand: [Golem], deck: [Golem, Village, Smithy]",
            "play Golem, Golem",
            "",
            "only the Village and the Smithy are put in order",
        ),
        ("hand: [Throne Room, Copper, Village, Moat]", "play Throne Room, Copper", "", NOT_AN_ACTION),
        ("hand: [Throne Room, Village, Moat]", "play Throne Room, Smithy", "", "Anna has no Smithy in hand"),
        (
            "hand: [Remodel, Estate, Gold]",
            "play Remodel, Estate, Laboratory",
            "",
            "it costs 5, and at most 4 is allowed: 2 more than the Estate",
        ),
        (
            "hand: [Remodel, Estate, Gold], play: [Bridge]",
            "play Remodel, Estate, Gold",
            "",
            "it costs 5 now (6, less 1 by the Bridge), and at most 3 is allowed: "
            "2 more than the Estate (now 1: 2, less 1 by the Bridge)",
        ),
        ("hand: [Upgrade, Copper, Estate], deck: [Copper]", "play Upgrade, Estate, Gold", "",
         "it costs 6, and exactly 3 is asked for: 1 more than the Estate"),
        ("hand: [Workshop]", "play Workshop, Familiar", "",
         "it costs 3 Coins and 1 Potion, and at most 4 and no Potion is allowed"),
        ("hand: [Mine, Silver, Copper, Village]", "play Mine, Village", "", "it is not a Treasure"),
        ("hand: [Mine, Silver, Copper]", "play Mine, Silver, Village", "", "it is not a Treasure"),
        ("hand: [Band of Misfits]", "play Band of Misfits, Captain", "supply: {Captain: 10}", "it is a Command"),
        ("hand: [Prince, Caravan, Village, Moat]", "play Prince, Caravan", "", DURATION),
        ("hand: [Chapel, 2 Estate, Copper]", "play Chapel, 3 Estate", "", "Of Estate there is only 2 to choose."),
    ],
)  # fmt: skip
def test_what_is_refused_has_a_reason(anna: str, moves: str, more: str, why: str) -> None:
    assert why in refused(anna, moves, more)[0]


def test_in_german() -> None:
    assert refused("hand: [Procession, Caravan, Village, Smithy]", "play Procession, Caravan")[1] == (
        "Karawane kann hier nicht gewählt werden: Das ist eine Dauerkarte."
    )
    assert refused("hand: [Remodel, Estate, Gold], play: [Bridge]", "play Remodel, Estate, Gold")[1] == (
        "Gold kann hier nicht gewählt werden: Die Karte kostet jetzt 5 (6 minus 1 durch die Brücke), "
        "und höchstens 3 ist erlaubt: 2 mehr als das Anwesen (jetzt 1: 2 minus 1 durch die Brücke)."
    )
    assert refused("hand: [Throne Room, Village, Moat]", "play Throne Room, Smithy")[1] == (
        "Schmiede kann hier nicht gewählt werden: Anna hat keine Schmiede auf der Hand."
    )


def test_of_two_prices_both_are_told() -> None:
    en, de = refused("hand: [Develop, Silver]", "play Develop, Gold")
    asked = "exactly 2 or 4 is asked for: 1 less or 1 more than the Silver"
    assert en == f"Gold cannot be chosen here: it costs 6, and {asked}."
    assert de == (
        "Gold kann hier nicht gewählt werden: "
        "Die Karte kostet 6, und genau 2 oder 4 ist verlangt: 1 weniger oder 1 mehr als das Silber."
    )


def test_a_card_where_options_are_asked_for_is_answered_by_the_line() -> None:
    deck = "deck: [Copper, Silver, Gold, Estate, Curse, Duchy]"
    en, de = refused(f"hand: [Navigator], {deck}", "play Navigator, 'Curse, Estate'", "editions: {Seaside: 1}")
    assert en.startswith("Curse cannot be chosen here: the line says “")
    assert de.startswith("Fluch kann hier nicht gewählt werden: Die Zeile sagt „")


def test_a_name_alone_at_the_top_of_a_phase_says_how_a_move_is_said() -> None:
    en, de = refused("hand: [Smithy, Village]", "Smithy")
    assert en.startswith("“Smithy” alone is no move here: say “play Smithy”.")
    assert de.startswith("„Schmiede“ allein ist hier kein Zug: Sag „spiele Schmiede“.")


def test_nearly_every_question_of_a_card_knows_its_rule() -> None:
    """A new card goes by the words; a few go by functions of their own, and then the line is quoted."""
    load_printings()
    codes = [
        code
        for printings in PRINTINGS.values()
        for printing in printings.values()
        for list_ in (printing.play, *(trigger.code for trigger in printing.triggers))
        if list_ is not None
        for code in list_.lists()
    ]
    asking = [op for code in codes for op in code.ops if isinstance(op, Pick | PickPile) and isinstance(op, Ask)]
    tests = [op.test for op in asking if op.test is not None]
    knowing = [test for test in tests if isinstance(test, Refuses)]
    assert len(tests) > 200
    assert len(knowing) > 0.85 * len(tests)


def test_the_reason_is_there_before_anything_is_answered() -> None:
    run = Run(
        parse("players: {Anna: {hand: [Throne Room, Copper, Village, Moat]}, Bernd: {}}\nmoves: [play Throne Room]")
    )
    game = run.at(run.last)
    assert why_not_chosen(game, game.table.rules.kind("copper")) == (NOT_AN_ACTION, "Das ist keine Aktionskarte")


def test_smugglers_say_who_did_not_gain_it() -> None:
    document = """
players: {Anna: {hand: [Smugglers]}, Bernd: {last turn gained: [Silver, Village, Province]}}
moves: [play Smugglers, %s]
"""
    gold, province = (Run(parse(document % card)).stop for card in ("Gold", "Province"))
    assert gold is not None
    assert gold.why[0].endswith("the player to the right did not gain it in their last turn.")
    assert province is not None
    assert province.why[0] == "Province cannot be chosen here: it costs 8, and at most 6 is allowed."


@pytest.mark.parametrize(
    ("table", "name", "said", "gesagt"),
    [
        (
            "supply: {Augurs: []}",
            "Augurs",
            "Nothing can be bought from the Augurs pile now: the pile is empty.",
            "Vom Stapel Augurinnen kann jetzt nichts gekauft werden: Der Stapel ist leer.",
        ),
        (
            "kingdom: [Bandit Camp]",
            "Spoils",
            "The Spoils card cannot be bought now: only cards of the Supply, Events and Projects are bought.",
            "Beute kann jetzt nicht gekauft werden: Gekauft werden nur Karten aus dem Vorrat, Ereignisse und Projekte.",
        ),
    ],
)
def test_what_cannot_be_bought_says_why(table: str, name: str, said: str, gesagt: str) -> None:
    turn = f"turn: {{phase: buy, coins: 5}}, moves: [buy {name}]"
    document = f"{{players: {{Anna: {{}}, Bernd: {{}}}}, {table}, {turn}}}"
    error = Run(parse(document)).answer()["error"]
    assert said in error["message"]["en"]
    assert gesagt in error["message"]["de"]


def test_why_a_voyage_forbids_stands_within_the_sentence() -> None:
    table = "{players: {Anna: {hand: [Copper], play: [2 Village, Copper]}, Bernd: {}},"
    table += " turn: {extra: Voyage, phase: buy}, moves: [play Copper]}"
    assert "verbietet es, denn in diesem Zug wurden" in Run(parse(table)).answer()["error"]["message"]["de"]


@pytest.mark.parametrize(
    ("table", "said", "gesagt"),
    [
        (
            "players: {Anna: {hand: [Village, Copper]}, Bernd: {}}",
            "Treasures cannot be played now: this is the Action phase, and “-” leaves it.",
            "Geldkarten können jetzt nicht gespielt werden: Es ist die Aktionsphase, und „-“ beendet sie.",
        ),
        (
            "players: {Anna: {hand: [Copper]}, Bernd: {}}\nturn: {phase: buy, bought: true}",
            "Treasures cannot be played now: something has been bought already.",
            "Geldkarten können jetzt nicht gespielt werden: Es wurde schon etwas gekauft.",
        ),
        (
            "players: {Anna: {hand: [Village]}, Bernd: {}}\nturn: {phase: buy}",
            "Treasures cannot be played now: Anna has none in hand that may be played.",
            "Geldkarten können jetzt nicht gespielt werden: Anna hat keine auf der Hand, die gespielt werden darf.",
        ),
    ],
)
def test_where_no_treasure_can_be_played_it_says_why(table: str, said: str, gesagt: str) -> None:
    stop = Run(parse(f"{table}\nmoves: [play treasures]")).stop
    assert stop is not None
    assert stop.why == (said, gesagt)
