"""Every key of the contract's document: accepted, checked, kept, laid out, and written back."""

from __future__ import annotations

from typing import Any

import pytest

from rules.answer import state
from rules.document.describe import describe
from rules.document.layout import start
from rules.document.parse import parse
from rules.document.situation import Mistake
from rules.document.write import document_of, format
from rules.facts import facts
from rules.kingdoms import kingdoms
from rules.run import Run

SEATS: dict[str, Any] = {"Anna": {"deck": ["5 Copper"]}, "Bernd": {"deck": ["5 Copper"]}}


def table(**parts: Any) -> dict[str, Any]:
    return {"players": SEATS, **parts}


def anna(**parts: Any) -> dict[str, Any]:
    return {"players": {**SEATS, "Anna": {"deck": ["5 Copper"], **parts}}}


def mistake(document: dict[str, Any]) -> Mistake:
    with pytest.raises(Mistake) as found:
        parse(document)
    return found.value


EVERY_KEY = [
    table(boons=["The Sea's Gift"], **{"discarded boons": ["The Moon's Gift"]}),
    table(hexes=["Famine", "Greed"], **{"discarded hexes": ["War"]}),
    table(druid=["The Sea's Gift", "The Mountain's Gift", "The Swamp's Gift"], kingdom=["Druid"]),
    table(landscapes=["Obelisk"], chosen={"Obelisk": "Cellar"}),
    table(chosen={"Approaching Army": "Militia"}, prophecy="Approaching Army"),
    table(landscapes=["Mission", "Way of the Owl"]),
    table(**{"landscape tokens": {"Mission": {"vp": 10}}}),
    table(**{"pile tokens": {"Temple": {"vp": 2}, "Village": {"Training": ["Anna", "Bernd"], "debt": 1}}}),
    table(trash=["Smithy", {"face down": "Cellar"}, "Gold"]),
    table(turn={"extra": "Possession", "by": "Bernd", "trashed": ["Gold"], "done": ["Mission"], "gained": ["Silver"]}),
    anna(**{"last turn trashed": ["2 Estate"], "done": ["Inheritance"]}),
    anna(tokens={"journey": 1, "minus-card": 1, "minus-coin": 1, "sinister-plot": 3}),
    anna(mats={"inheritance": ["Village"], "prince": ["Smithy"], "island": ["Gold"]}),
    anna(holds=["The Sky's Gift"]),
    table(loot=["2 Hammer", "Jewels"]),
    {**anna(hand=["Hammer"]), "loot": ["Hammer"]},
]


@pytest.mark.parametrize("document", EVERY_KEY, ids=lambda document: ", ".join(document))
def test_what_is_read_is_written_back(document):
    situation = parse(document)
    assert parse(format(situation)) == situation
    assert document_of(parse(document_of(situation))) == document_of(situation)


@pytest.mark.parametrize("document", EVERY_KEY, ids=lambda document: ", ".join(document))
def test_what_is_laid_out_is_described_again(document):
    game = start(parse(document))
    assert start(describe(game)) == game
    assert start(parse(document_of(describe(game)))) == game


def test_a_trash_that_is_turned_over_is_another_position():
    game = start(parse(table(trash=["Cellar", {"face down": "Cellar"}])))
    assert game != start(parse(table(trash=["2 Cellar"])))
    assert game == start(parse(table(trash=[{"face down": "Cellar"}, "Cellar"])))


def test_what_was_done_this_turn_is_over_with_it():
    turn = {"phase": "buy", "trashed": ["Gold"], "done": ["Mission"], "extra": "Possession", "by": "Bernd"}
    run = Run(parse(table(turn=turn, moves=["-"])))
    assert run.game.so_far.last_trashed == ((0, ("gold",)),)
    assert (run.game.so_far.trashed, run.game.so_far.done, run.game.by) == ((), (), -1)


# --- decks -----------------------------------------------------------------------------------------------------------


def test_what_is_not_named_lies_beneath_by_the_seed():
    named = table(boons=["The Sea's Gift"], **{"discarded boons": ["The Moon's Gift"]})
    one, other = (start(parse({**named, "seed": seed})).beside.boons for seed in (1, 2))
    assert one[0] == other[0] == "the-seas-gift"
    assert one != other
    assert set(one) == set(other)
    assert len(one) == 11
    assert "the-moons-gift" not in one
    assert start(parse({**named, "seed": 1})).beside.boons == one


def test_a_boon_that_is_kept_is_not_in_its_deck():
    game = start(parse({**anna(holds=["The Sky's Gift"]), "boons": ["The Sea's Gift"]}))
    assert "the-skys-gift" not in game.beside.boons


def test_a_game_without_boons_has_none():
    assert start(parse(table(kingdom=["Village"]))).beside.boons == ()


def test_a_druid_has_three_of_the_boons():
    beside = start(parse(table(kingdom=["Druid"]))).beside
    assert len(beside.druid) == 3
    assert len(beside.boons) == 9
    assert not set(beside.druid) & set(beside.boons)


def test_loot_that_somebody_has_is_not_in_its_deck():
    game = start(parse({**anna(hand=["Hammer"]), "loot": ["Jewels"]}))
    loot = [game.name(card) for card in game.pile_cards("loot")]
    assert loot[0] == "Jewels"
    assert (loot.count("Hammer"), loot.count("Jewels"), len(loot)) == (1, 2, 29)


# --- the answer ------------------------------------------------------------------------------------------------------


def test_the_state_says_what_lies_beside():
    found = state(
        start(
            parse(
                table(boons=["The Sea's Gift"], landscapes=["Mission"], **{"landscape tokens": {"Mission": {"vp": 4}}})
            )
        )
    )
    assert (found["landscapes"], found["landscape tokens"], found["boons"]) == (["Mission"], {"Mission": {"vp": 4}}, 12)
    assert not {"hexes", "loot", "prophecy", "sun"} & set(found)


def test_the_state_says_who_decides():
    assert state(start(parse(table(turn={"extra": "Possession", "by": "Bernd"}))))["turn"]["by"] == "Bernd"
    assert state(start(parse(table())))["turn"]["by"] is None


def test_what_lies_beside_can_be_expected():
    turn = {"extra": "Possession", "by": "Bernd"}
    document = table(landscapes=["Mission"], boons=["The Sea's Gift"], turn=turn, moves=[])
    held = {"landscapes": ["Mission"], "boons": 12, "turn": {"by": "Bernd"}, "hexes": 0}
    assert Run(parse({**document, "expect": held})).differences() == []
    (found,) = Run(parse({**document, "expect": {"boons": 3}})).answer()["differences"]
    assert found == {"en": "boons: expected 3, found 12", "de": "boons: erwartet 3, gefunden 12"}


# --- mistakes --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("document", "place", "text"),
    [
        (table(boons=["Famine"]), "boons[0]", "Famine is none of these: Boon."),
        (table(druid=["The Sea's Gift"]), "druid", "A Druid has 3 Boons."),
        (
            table(boons=["The Sea's Gift"], **{"discarded boons": ["The Sea's Gift"]}),
            "discarded boons",
            "The Sea's Gift is a Boon, there is one of it, and it is already in boons.",
        ),
        (table(boons=["The Sea's Gift"] * 2), "boons[1]", "The Sea's Gift comes twice."),
        (table(loot=["Copper"]), "loot", "Copper is no Loot."),
        (table(loot=["3 Hammer"]), "loot", "3 Hammers are described, but the box holds only 2."),
        (table(sun=3), "sun", "Sun tokens lie on a Prophecy: name it."),
        (
            table(loot=["Hammer"], players={**SEATS, "Anna": {"hand": ["2 Hammer"]}}),
            "loot",
            "3 Hammers are described, but the box holds only 2.",
        ),
        (table(landscapes=["Cheap"], chosen={"Cheap": "Silver"}), "chosen.Cheap", "A Trait cannot lie on Silver"),
        (table(landscapes=["Cheap"], chosen={"Cheap": "Gardens"}), "chosen.Cheap", "A Trait cannot lie on Gardens"),
        (table(landscapes=["Cheap"], chosen={"Cheap": "Ruins"}), "chosen.Cheap", "A Trait cannot lie on Ruins"),
        (table(landscapes=["Cheap"], chosen={"Cheap": "Loot"}), "chosen.Cheap", "Loot is no such pile"),
        (
            table(landscapes=["Cheap", "Rich"], chosen={"Cheap": "Village", "Rich": "Village"}),
            "chosen.Rich",
            "Cheap lies on Village already",
        ),
        (
            table(kingdom="plunder:flotsam", landscapes=["Cheap"], chosen={"Cheap": "First Mate"}),
            "chosen.Cheap",
            "Hasty lies on First Mate already",
        ),
        (table(kingdom="plunder:flotsam", chosen={"Cheap": "Silver Mine"}), "chosen.Cheap", "not among the landscapes"),
        (table(kingdom="plunder:flotsam", sun=3), "sun", "Sun tokens lie on a Prophecy: name it."),
        (table(prophecy="Mission"), "prophecy", "Mission is none of these: Prophecy."),
        (table(landscapes=["Village"]), "landscapes[0]", "Village is none of these"),
        (table(**{"landscape tokens": {"Village": {"vp": 1}}}), "landscape tokens.Village", "Village is none of these"),
        (table(**{"landscape tokens": {"Mission": {"vp": -1}}}), "landscape tokens.Mission.vp", "-1 is below 0."),
        (table(trash=[{"upside down": "Gold"}]), "trash[0].upside down", "is not known here"),
        (table(trash=[{"face down": "Vilage"}]), "trash[0]", "Near: Village"),
        (table(chosen={"Obelisk": "Mission"}), "chosen.Obelisk", "is no such pile"),
        (table(chosen={"Tea House": "Village"}), "chosen.Tea House", "The set-up of Tea House chooses nothing."),
        (table(turn={"by": "Clara"}), "turn.by", "Clara is not at the table: there are Anna and Bernd."),
        (table(turn={"done": ["Village"]}), "turn.done[0]", "Village is none of these: Event."),
        (anna(done=["Village"]), "players.Anna.done[0]", "Village is none of these: Event."),
        (anna(tokens={"journey": 2}), "players.Anna.tokens.journey", "2 is more than 1."),
        (anna(tokens={"suns": 2}), "players.Anna.tokens.suns", "is not known here"),
    ],
)
def test_a_mistake_names_its_place(document, place, text):
    found = mistake(document)
    assert found.place == place
    assert text in found.text[0]


def test_a_trait_of_the_kingdom_is_laid_elsewhere():
    situation = parse(table(kingdom="plunder:flotsam", chosen={"Hasty": "Silver Mine"}))
    assert dict(start(situation).beside.chosen) == {"hasty": "silver-mine"}


def test_a_trait_that_lies_on_no_pile_is_noted():
    [note] = parse(table(landscapes=["Cheap"], kingdom=["Village"])).notes
    assert note.odd
    assert note.text[0].startswith("Cheap lies on no pile")


def test_an_army_without_its_pile_is_noted():
    [note] = parse(table(prophecy="Approaching Army", kingdom=["Poet"])).notes
    assert note.odd
    assert note.text[0].startswith("Approaching Army adds a pile of Attacks")
    assert not parse(table(prophecy="Approaching Army", kingdom=["Poet"], chosen={"Approaching Army": "Witch"})).notes


def test_nobody_has_three_projects():
    projects = [fact.en for fact in facts().values() if fact.kind == "project"][:3]
    assert mistake(anna(holds=projects)).text[0] == "A player has at most 2 Projects."


@pytest.mark.parametrize("sides", [["Deluded", "Envious"], ["Twice Miserable", "Miserable"]])
def test_nobody_has_both_sides_of_a_state(sides):
    found = mistake(anna(holds=sides))
    assert found.place == "players.Anna.holds"
    assert "two sides of one State" in found.text[0]


# --- how much lies on a table ----------------------------------------------------------------------------------------


def test_piles_that_are_remembered_do_not_get_around_the_box():
    found = mistake(table(memory={"piles": {"Copper": 999}}))
    assert found.place == "memory.piles.Copper"
    assert "1009 Coppers are described" in found.text[0]
    found = mistake({**anna(hand=["21 Village"]), "memory": {"piles": {"Village": 0}}})
    assert "21 Villages are described, but the box holds only" in found.text[0]


def test_cards_of_the_box_may_lie_beside_a_pile_that_was_full():
    parse({**anna(hand=["10 Village"]), "memory": {"piles": {"Village": 10}}})


def test_no_table_has_more_cards_than_can_be_told_apart(monkeypatch):
    monkeypatch.setattr("rules.document.layout.MOST_ON_A_TABLE", 300)
    with pytest.raises(Mistake, match="More than 300 cards are on the table"):
        Run(parse(anna(hand=["160 ?"])))


# --- cards that are not modelled -------------------------------------------------------------------------------------


@pytest.fixture
def unmodelled(unwritten):
    unwritten("smithy", "gardens", "mission", "border-village")


def test_an_unmodelled_card_lies_in_every_pile_and_zone(unmodelled):
    zones = {"hand": ["Smithy", "Copper"], "discard": ["Smithy"], "aside": ["Smithy"], "mats": {"exile": ["Smithy"]}}
    run = Run(
        parse({**anna(**zones), "kingdom": ["Smithy", "Village"], "trash": ["Smithy"], "moves": ["-", "buy Smithy"]})
    )
    assert (run.stop.reason, run.stop.move) == ("illegal", 1)  # too dear, and nothing else
    assert run.answer()["state"]["supply"]["Smithy"] == 10


def test_it_is_bought_and_gained_like_any_other(unmodelled):
    document = table(kingdom=["Smithy"], turn={"phase": "buy", "coins": 4}, moves=["buy Smithy"])
    run = Run(parse({**document, "expect": {"Anna": {"discard": ["Smithy"]}}}))
    assert "smithy" in [run.game.known(card).slug for card in run.game.owned(0)]
    assert run.stop is None


def test_the_run_stops_where_its_text_is_needed_and_names_it(unmodelled, caplog):
    document = {**anna(hand=["Village", "Smithy"]), "moves": ["play Village", "play Smithy"]}
    run = Run(parse(document))
    assert (run.stop.reason, run.stop.move) == ("unmodelled", 1)
    answer = run.answer()
    assert answer["error"]["message"] == {
        "en": "Move 2 (“play Smithy”): What Smithy says is needed here, and it is not modelled yet.",
        "de": "Zug 2 („play Smithy“): Hier wird gebraucht, was Schmiede sagt, und das ist noch nicht modelliert.",
    }
    before = Run(parse({**document, "moves": ["play Village"]})).answer()
    assert {**answer, "error": None} == before
    assert not caplog.records


def test_it_stops_where_it_is_gained_when_it_says_something_about_that(unmodelled):
    document = table(kingdom=["Border Village"], turn={"phase": "buy", "coins": 6}, moves=["buy Border Village"])
    assert Run(parse(document)).stop.reason == "unmodelled"


def test_an_event_stops_where_it_is_bought(unmodelled):
    document = table(landscapes=["Mission"], turn={"phase": "buy", "coins": 4})
    assert Run(parse({**document, "moves": ["-"]})).stop is None
    assert Run(parse({**document, "moves": ["buy Mission"]})).stop.reason == "unmodelled"


def test_who_has_won_is_not_said_without_its_points(unmodelled):
    last = {**anna(hand=["Gardens"]), "supply": {"Province": 1}, "turn": {"phase": "buy", "coins": 8}}
    run = Run(parse({**last, "moves": ["buy Province"]}))
    assert run.stop.reason == "unmodelled"
    assert "Gardens" in run.stop.why[0]


def test_a_prophecy_that_is_not_modelled_lies_there_until_its_last_sun_token_is_gone(unwritten):
    unwritten("panic")
    document = table(kingdom=["Kitsune", "Village"], prophecy="Panic", moves=["-"])
    for sun in ({}, {"sun": 3}):
        run = Run(parse({**document, **sun}))
        assert (run.stop, run.answer()["state"]["prophecy"]) == (None, "Panic")
    found = mistake({**document, "sun": 0})
    assert found.place == "prophecy"
    assert found.text[0].startswith("Panic is not modelled yet.")


def test_a_reaction_that_is_not_modelled_stops_where_it_could_be_played_and_nowhere_else(unwritten):
    """Stowaway waits for a Duration, Mapmaker for a Victory card, from the hand of anybody."""
    unwritten("stowaway", "mapmaker")
    players = {"Anna": {"deck": ["5 Copper"]}, "Bernd": {"hand": ["Stowaway", "Mapmaker"], "deck": ["5 Copper"]}}
    document = {"players": players, "kingdom": ["Caravan"], "turn": {"phase": "buy", "coins": 4}}
    needed = {}
    for pile in ("Silver", "Caravan", "Estate"):
        stop = Run(parse({**document, "moves": [f"buy {pile}"]})).stop
        needed[pile] = stop and (stop.reason, stop.why[0].split(" says")[0])
    assert needed == {
        "Silver": None,
        "Caravan": ("unmodelled", "What Stowaway"),
        "Estate": ("unmodelled", "What Mapmaker"),
    }


def test_a_shadow_stops_where_it_is_shuffled_and_where_somebody_plays_it_from_the_deck(unwritten):
    """It would go to the bottom, and it may be played from there: nobody is told anything else."""
    unwritten("alley")
    drawn = {**anna(hand=["Smithy"], deck=["2 Copper", "Alley"], discard=["Copper"]), "moves": ["play Smithy"]}
    assert Run(parse(drawn)).stop is None
    shuffled = {**anna(hand=["Smithy"], deck=["Copper"], discard=["Alley", "3 Copper"]), "moves": ["play Smithy"]}
    played = {**anna(hand=["Village"], deck=["Copper", "Alley"]), "moves": ["play Alley"]}
    for document in (shuffled, played):
        stop = Run(parse(document)).stop
        assert (stop.reason, stop.why[0].split(" says")[0]) == ("unmodelled", "What Alley")
    nowhere = {**anna(hand=["Village"], deck=["Copper"]), "kingdom": ["Alley"], "moves": ["play Alley"]}
    assert Run(parse(nowhere)).stop.reason == "illegal"


def test_a_stored_kingdom_is_not_refused_for_a_pile_that_nobody_uses(unmodelled):
    kingdom = next(kingdom for kingdom in kingdoms() if "smithy" in kingdom.piles and not kingdom.landscapes)
    assert Run(parse(table(kingdom=kingdom.key))).stop is None


def test_what_a_mouse_played_brings_no_pile_when_the_table_is_described():
    """The Scheme lies under the Way of the Mouse; what it does later in the turn is told with its name."""
    players = {"Anna": {"hand": ["Smithy", "Village"], "deck": ["5 Copper"]}, "Bernd": {"deck": ["5 Copper"]}}
    way = {"landscapes": ["Way of the Mouse"], "chosen": {"Way of the Mouse": "Scheme"}}
    game = Run(parse({"players": players, **way, "moves": ["play Smithy as Way of the Mouse"]})).game
    assert [effect.source for effect in game.effects] == ["scheme"]
    again = start(parse(document_of(describe(game))), trace=False)
    assert "scheme" not in again.table.piles
    assert again == game


def test_a_riverboat_from_a_face_down_black_market_deck_can_be_described():
    """Its set-up, which did not know of it, set nothing aside."""
    anna = {"hand": ["Black Market", "Village"], "deck": ["20 Copper"]}
    document = {"players": {"Anna": anna, "Bernd": {}}, "supply": {"Black Market deck": ["5 ?"]}, "turn": {"coins": 5}}
    game = start(parse(document))
    for move in ("play Black Market", "Riverboat", "Pilgrim", "Smithy", "Riverboat", "Pilgrim, Smithy"):
        game.push(move)
    assert start(parse(document_of(describe(game))), trace=False) == game
