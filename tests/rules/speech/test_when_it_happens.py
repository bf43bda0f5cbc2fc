"""When and how often a card does something more, in which order things happen, and what lets a card be played."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.document.parse import parse
from rules.engine.code import Code
from rules.engine.kinds import PRINTINGS, load_printings
from rules.run import Run
from rules.speech.grammar import DE, EN
from rules.speech.saying import sentence
from rules.speech.sentences import SENTENCES
from rules.words.later import Schedule


def tell(document: str, language: int = EN) -> list[str]:
    run = Run(parse(document))
    assert run.stop is None, run.stop
    return [sentence(step, run.names, language) for step in run.steps]


CHART = "{players: {Anna: {hand: [Moat], deck: [], discard: [Gold, 4 Copper], holds: [Star Chart]}, Bernd: {}}"
FATED = (
    "{players: {Anna: {hand: [Smithy], deck: [], discard: [2 Village, 6 Copper]}, Bernd: {}}, "
    "landscapes: [Fated], chosen: {Fated: Village}, supply: {Village: 8}"
)
STASH = "{players: {Anna: {hand: [Moat], deck: [], discard: [Stash, 4 Copper]}, Bernd: {}}"


@pytest.mark.parametrize(
    ("document", "en", "de"),
    [
        (  # of five, one is picked and four are shuffled
            f"{CHART}, landscapes: [Star Chart], moves: [play Moat, Gold]}}",
            [
                "Because of Star Chart, Anna chooses the Gold for the top of the shuffled cards.",
                "Anna shuffles 4 cards into a new deck.",
                "Because of Star Chart, Anna puts the Gold on top of the shuffled cards.",
            ],
            [
                "Durch die Sternenkarte wählt Anna das Gold für ganz oben.",
                "Anna mischt 4 Karten zu einem neuen Nachziehstapel.",
                "Durch die Sternenkarte legt Anna das Gold oben auf die gemischten Karten.",
            ],
        ),
        (  # nobody else is left to be shuffled
            f"{CHART.replace(', 4 Copper', '')}, landscapes: [Star Chart], moves: [play Moat, Gold]}}",
            [
                "Because of Star Chart, Anna chooses the Gold for the top of the shuffled cards.",
                "Anna has no other card to shuffle.",
                "Because of Star Chart, Anna puts the Gold on top of the shuffled cards.",
            ],
            [
                "Durch die Sternenkarte wählt Anna das Gold für ganz oben.",
                "Anna hat keine andere Karte zu mischen.",
                "Durch die Sternenkarte legt Anna das Gold oben auf die gemischten Karten.",
            ],
        ),
        (
            f"{FATED}, moves: [play Smithy, Village, Village]}}",
            [
                "Because of the Trait Fated, Anna reveals a Village.",
                "Because of the Trait Fated, Anna chooses the Village for the top of the shuffled cards.",
                "Because of the Trait Fated, Anna reveals a Village.",
                "Because of the Trait Fated, Anna chooses the Village for the bottom of the shuffled cards.",
                "Anna shuffles 6 cards into a new deck.",
                "Because of the Trait Fated, Anna puts the Village on top of the shuffled cards.",
                "Because of the Trait Fated, Anna puts the Village beneath the shuffled cards.",
            ],
            [],
        ),
        (
            f"{STASH}, moves: [play Moat, 'yes', '0']}}",
            [
                "Anna chooses a place among the shuffled cards for the Stash: on top.",
                "Anna shuffles 4 cards into a new deck.",
                "Anna puts a Stash among the shuffled cards, on top.",
            ],
            [],
        ),
    ],
)
def test_what_nobody_shuffles_is_put_there_afterwards(document: str, en: list[str], de: list[str]) -> None:
    assert tell(document)[1 : 1 + len(en)] == en
    assert tell(document, DE)[1 : 1 + len(de)] == de


@pytest.mark.parametrize(
    ("card", "moves", "en", "de"),
    [
        (
            "Kiln",
            "play Kiln",
            "The Kiln waits for the next card that Anna plays this turn, and only for that one.",
            "Der Brennofen wartet auf die nächste Karte, die Anna in diesem Zug spielt, und nur auf diese.",
        ),
        (
            "Charm",
            "play Charm, gain",
            "The Charm waits for the next card that Anna gains this turn, and only for that one.",
            "Der Zauber wartet auf die nächste Karte, die Anna in diesem Zug nimmt, und nur auf diese.",
        ),
        (
            "Daimyo",
            "play Daimyo",
            "The Daimyo waits for the next Action card without the type Command that Anna plays this turn, "
            "and only for that one.",
            "Der Daimyo wartet auf die nächste Aktionskarte ohne den Typ Kommando, die Anna in diesem Zug spielt, "
            "und nur auf diese.",
        ),
        (
            "Cutthroat",
            "play Cutthroat",
            "The Cutthroat waits for the next Treasure card for 5 Coins or more that anybody gains, "
            "and only for that one.",
            "Die Meuchlerin wartet auf die nächste Geldkarte für mindestens 5 Geld, die irgendwer nimmt, "
            "und nur auf diese.",
        ),
        (
            "Search",
            "play Search",
            "The Search waits until the next Supply pile becomes empty.",
            "Die Suche wartet, bis der nächste Stapel im Vorrat leer wird.",
        ),
        (
            "Sailor",
            "play Sailor",
            "The Sailor holds for the rest of this turn, but only once.",
            "Die Seefahrerin gilt für den Rest dieses Zuges, aber nur ein Mal.",
        ),
        (
            "Cargo Ship",
            "play Cargo Ship",
            "The Cargo Ship holds for the rest of this turn, but only once.",
            "Das Frachtschiff gilt für den Rest dieses Zuges, aber nur ein Mal.",
        ),
        (
            "Hireling",
            "play Hireling",
            "The Hireling will do more at the start of each of Anna’s turns.",
            "Der Gefolgsmann wirkt von nun an am Anfang von jedem von Annas Zügen.",
        ),
        (
            "Champion",
            "play Champion",
            "The Champion holds for the rest of the game.",
            "Der Champion gilt für den Rest des Spiels.",
        ),
        (
            "Quarry",
            "play Quarry",
            "The Quarry holds from now on for the rest of this turn.",
            "Der Steinbruch gilt ab jetzt für den Rest dieses Zuges.",
        ),
        (
            "Alchemist",
            "play Alchemist",
            "The Alchemist will do more in this turn’s Clean-up.",
            "Der Alchemist wirkt in der Aufräumphase dieses Zuges weiter.",
        ),
        (
            "Hermit",
            "play Hermit, Silver",
            "The Hermit will do more at the end of this turn’s Buy phase.",
            "Der Eremit wirkt am Ende der Kaufphase dieses Zuges weiter.",
        ),
    ],
)
def test_how_long_and_how_often_it_holds(card: str, moves: str, en: str, de: str) -> None:
    document = f"{{players: {{Anna: {{hand: [{card}], deck: [9 Copper]}}, Bernd: {{}}}}, moves: [{moves}]}}"
    assert en in tell(document)
    assert de in tell(document, DE)


def _lists(code: Code, seen: set[int]) -> Iterator[Code]:
    if id(code) not in seen:
        seen.add(id(code))
        yield code
        for inner in code.lists():
            yield from _lists(inner, seen)


def test_whatever_is_scheduled_has_its_sentence() -> None:
    load_printings()
    printings = [printing for editions in PRINTINGS.values() for printing in editions.values()]
    texts = [(p.play, *(trigger.code for trigger in p.triggers)) for p in printings]
    codes = [code for text in texts for code in text if code is not None]
    scheduled = [op for code in codes for one in _lists(code, set()) for op in one.ops if isinstance(op, Schedule)]
    assert {op.announced for op in scheduled} - {""} <= set(SENTENCES)
    assert len(scheduled) > 100


def test_an_extra_turn_is_announced_once() -> None:
    outpost = "{players: {Anna: {hand: [Outpost], deck: [9 Copper]}, Bernd: {}}, moves: [play Outpost]}"
    assert tell(outpost)[1:2] == ["Anna will take an extra turn after this one."]


@pytest.mark.parametrize(
    ("document", "en", "de"),
    [
        (
            "{players: {Anna: {hand: [Village, Trail], deck: [9 Copper]}, Bernd: {}}, "
            "moves: [play Village, play Trail]}",
            "Anna plays a Trail.",
            "Anna spielt einen Pfad.",
        ),
        (
            "{players: {Anna: {hand: [Workshop], deck: [9 Copper]}, Bernd: {}}, supply: {Trail: 10}, "
            "moves: [play Workshop, Trail, 'yes']}",
            "Anna plays a Trail because it was gained.",
            "Anna spielt einen Pfad gleich beim Nehmen.",
        ),
        (
            "{players: {Anna: {hand: [Chapel, Trail], deck: [9 Copper]}, Bernd: {}}, "
            "moves: [play Chapel, Trail, 'yes']}",
            "Anna plays a Trail because it was trashed.",
            "Anna spielt einen Pfad gleich beim Entsorgen.",
        ),
        (
            "{players: {Anna: {hand: [Militia], deck: [9 Copper]}, Bernd: {hand: [Village Green, 4 Copper]}}, "
            "moves: [play Militia, 'Village Green, Copper', 'yes', now]}",
            "Bernd plays a Village Green because it was discarded.",
            "Bernd spielt einen Dorfanger gleich beim Ablegen.",
        ),
        (
            "{players: {Anna: {hand: [Militia], deck: [9 Copper]}, Bernd: {hand: [Caravan Guard, 4 Copper]}}, "
            "moves: [play Militia, 'yes']}",
            "Bernd plays a Caravan Guard as a Reaction.",
            "Bernd spielt einen Karawanenwächter als Reaktion.",
        ),
    ],
)
def test_a_play_in_the_middle_of_something_else_says_what_lets_it_be(document: str, en: str, de: str) -> None:
    assert en in tell(document)
    assert de in tell(document, DE)


@pytest.mark.parametrize(
    ("hand", "moves", "more"),
    [
        ("Witch's Hut, Village, Copper", "play \"Witch's Hut\", 'Village, Copper'", ""),
        ("Workshop, Silver, Copper", "play Workshop, Hostelry, Silver", "supply: {Hostelry: 10, Horse: 30}, "),
    ],
)
def test_what_is_discarded_face_up_is_revealed_first(hand: str, moves: str, more: str) -> None:
    document = f"{{players: {{Anna: {{hand: [{hand}], deck: [Copper]}}, Bernd: {{}}}}, {more}moves: [{moves}]}}"
    run = Run(parse(document))
    assert run.stop is None, run.stop
    kinds = [step.kind for step in run.steps]
    assert kinds.index("reveal") < kinds.index("discard")
