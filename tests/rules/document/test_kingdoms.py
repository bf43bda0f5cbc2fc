"""The situation document: kingdoms and editions."""

from __future__ import annotations

import pytest

from rules.answer import state
from rules.document.layout import start
from tests.rules.document.tables import mistake, now, table

# --- kingdoms --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Buried Treasure", "Vergrabene Schätze", "BURIED TREASURE", "vergrabene schaetze"])
def test_stored_kingdom_in_either_language(name):
    assert table(kingdom=name).kingdom == "seaside2:buried-treasure"


def test_kingdom_name_that_two_editions_share_is_settled_by_editions():
    assert table(kingdom="Vergrabene Schätze", editions={"Seaside": 1}).kingdom == "seaside1:buried-treasure"
    assert table(kingdom="Vergrabene Schätze", editions={"Seaside": 2}).kingdom == "seaside2:buried-treasure"
    assert table(kingdom="Vergrabene Schätze").kingdom == "seaside2:buried-treasure"


def test_kingdom_name_that_two_expansions_share_is_the_newest_unless_editions_says():
    assert table(kingdom="Forward Thinking").kingdom == "seaside2:forward-thinking"
    assert table(kingdom="Forward Thinking", editions={"Allies": 1}).kingdom == "allies:forward-thinking"
    assert table(kingdom="Forward Thinking", editions={"Seaside": 1}).kingdom == "allies:forward-thinking"


def test_stored_kingdom_brings_its_piles_and_its_ally():
    game = start(table(kingdom="Decisions, Decisions"))
    assert game.table.ally.name == "City-state"
    assert {"Courier", "Townsfolk", "Innkeeper"} <= set(state(game)["supply"])
    assert state(game)["players"]["Bernd"]["tokens"] == {"favors": 1}


def test_stored_kingdom_brings_its_bane():
    from rules.kingdoms import kingdoms

    stored = next(kingdom for kingdom in kingdoms() if kingdom.bane)
    game = start(table(kingdom=stored.en))
    assert game.table.bane.slug == stored.bane
    assert stored.bane in game.table.piles


def test_unknown_kingdom_names_the_nearest():
    found = mistake({"players": {"Anna": {}, "Bernd": {}}, "kingdom": "Buried Tresure"})
    assert found.place == "kingdom"
    assert ("Buried Treasure", "Vergrabene Schätze") in found.near


def test_kingdom_as_a_list_of_piles():
    assert table(kingdom=["Village", "Schmiede", "Augurs"]).kingdom == ("village", "smithy", "augurs")
    assert table(kingdom="Village, Smithy").kingdom == ("village", "smithy")
    assert table(kingdom=["Acolyte"]).kingdom == ("augurs",)
    assert mistake({"players": {"Anna": {}, "Bernd": {}}, "kingdom": ["City-state"]}).place == "kingdom[0]"


def test_bane_with_a_list():
    game = start(table(kingdom=["Young Witch"], bane="Keller"))
    assert game.table.bane.slug == "cellar"
    assert "Cellar" in state(game)["supply"]


def test_landscapes_and_allies_must_be_such():
    assert mistake({"players": {"Anna": {}, "Bernd": {}}, "ally": "Copper"}).place == "ally"
    assert mistake({"players": {"Anna": {}, "Bernd": {}}, "landscapes": ["Copper"]}).place == "landscapes[0]"
    assert mistake({"players": {"Anna": {}, "Bernd": {}}, "boons": ["Copper"]}).place == "boons[0]"
    assert mistake({"players": {"Anna": {"holds": ["Copper"]}, "Bernd": {}}}).place == "players.Anna.holds[0]"


def test_mixed_pile_lists_its_cards_top_first():
    situation = table(supply={"Augurs": ["Acolyte", "2 Sorceress", "4 Sibyl"]})
    assert now(situation)["supply"]["Augurs"] == ["Acolyte", "Sorceress", "Sorceress", *["Sibyl"] * 4]


def test_mixed_pile_takes_only_its_own_cards():
    found = mistake({"players": {"Anna": {}, "Bernd": {}}, "supply": {"Augurs": ["Copper"]}})
    assert found.place == "supply.Augurs"
    assert ("Acolyte", "Altardienerin") in found.near
    found = mistake({"players": {"Anna": {}, "Bernd": {}}, "supply": {"Acolyte": 2}})
    assert found.near == (("Augurs", "Augurinnen"),)


def test_pile_cannot_be_given_twice():
    both = {"Copper": 1, "Kupfer": 2}
    assert mistake({"players": {"Anna": {}, "Bernd": {}}, "supply": both}).text[0] == "This pile comes twice."


def test_what_is_always_at_work_and_not_modelled_is_refused_by_name_before_anything_runs(monkeypatch):
    monkeypatch.setattr("rules.document.parse.modelled", lambda slug: slug != "wharf")
    found = mistake({"players": {"Anna": {"durations": ["Wharf"]}, "Bernd": {}}})
    assert found.place == "players.Anna.durations"
    assert found.text[0].startswith("Wharf is not modelled yet.")


# --- editions --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "slug"), [("Base", "base"), ("Basisspiel", "base"), ("seaside", "seaside"), ("Hinterland", "hinterlands")]
)
def test_editions_in_either_language(name, slug):
    assert table(editions={name: 1}).editions == {slug: 1}


def test_expansion_that_is_not_named_uses_its_newest_edition():
    rules = start(table(editions={"Hinterlands": 1})).table.rules
    assert (rules.edition("hinterlands"), rules.edition("seaside"), rules.edition("base")) == (1, 2, 2)


def test_unknown_expansions_and_editions():
    players = {"Anna": {}, "Bernd": {}}
    assert mistake({"players": players, "editions": {"Seesite": 1}}).near == (("Seaside", "Seaside"),)
    for edition in (3, "2", True, 1.0, None, [1]):
        assert "has the editions 1, 2" in mistake({"players": players, "editions": {"Seaside": edition}}).text[0]


def test_card_that_only_one_edition_has_may_be_named_whatever_editions_says():
    for editions in ({}, {"Seaside": 1}, {"Seaside": 2}):
        assert "Smugglers" in now(table(kingdom=["Smugglers", "Blockade"], editions=editions))["supply"]
