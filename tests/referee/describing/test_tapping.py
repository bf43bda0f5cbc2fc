"""The table that is tapped: what its script is told, what the rules say of it, and that nothing is lost on the way."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from django.test import Client

from cards.models import Situation as Told
from referee.describing.form import form_from_data
from referee.describing.form_data import data_from_form
from referee.describing.form_fields import parts_of
from referee.describing.mistakes import all_fixed, mend_names
from referee.describing.names import meant
from referee.documents import data_from_text, text_from_data
from referee.models import Dispute
from rules import document_of, parse
from tests.referee.describing.test_views import WHOLE, posted

pytestmark = pytest.mark.django_db

HAND = '{"players": {"Anna": {"hand": ["Throne Room", "Outpost", "3 Copper"]}, "Bernd": {}}%s}'


TRAIT = (
    ', "kingdom": ["Village", "Jewelled Egg", "Gardens", "Mountain Shrine"], "landscapes": ["Cheap"], '
    '"chosen": {"Cheap": "Village"}, "prophecy": "Progress"'
)


def read_table(page: str) -> dict[str, Any]:
    found = re.search(r'<script id="tap-table" type="application/json">(.*?)</script>', page, re.DOTALL)
    assert found
    table: dict[str, Any] = json.loads(found[1])
    return table


def post(client: Client, table: str, do: str) -> Any:
    return client.post("/en/dispute/", {"table": table, "do": do})


class TestTable:
    def test_the_page_starts_as_a_table_and_has_the_form_too(self, client: Client) -> None:
        page = client.get("/de/streit/").text
        assert read_table(page)["table"] == {"players": []}
        assert 'name="p0-hand"' in page

    def test_the_script_is_told_which_kinds_lie_beside_the_supply_and_which_one_holds(self, client: Client) -> None:
        table = read_table(client.get("/en/dispute/").text)
        assert set(table["landscapes"]) == {"event", "project", "landmark", "way", "trait"}
        assert set(table["held"]) == {"artifact", "state", "project", "boon"}

    def test_a_situation_of_the_library_is_laid_out(self, client: Client) -> None:
        table = read_table(client.get("/de/streit/?situation=blockade-with-three-players").text)
        assert [name for name, _seat in table["table"]["players"]] == ["Anna", "Bernd", "Carla"]
        assert table["named"]["Copper"] == "copper"

    def test_played_with_its_first_decision(self, client: Client) -> None:
        answer = post(client, HAND % ', "moves": ["play Throne Room"]', "play")
        assert answer.status_code == 302
        assert Dispute.objects.get().document()["moves"] == ["play Throne Room"]

    def test_nothing_is_stored_before_it_is_played(self, client: Client) -> None:
        for do in ("table", "form", "document", "mend"):
            assert post(client, HAND % "", do).status_code == 200
        client.post("/en/dispute/look/", {"table": HAND % ""})
        assert not Dispute.objects.exists()

    @pytest.mark.parametrize("do", ["form", "document"])
    def test_becomes_the_form_and_the_document(self, client: Client, do: str) -> None:
        page = post(client, HAND % "", do).text
        assert "Throne Room, Outpost, 3 Copper" in page

    def test_form_and_document_become_the_table(self, client: Client) -> None:
        _status, page = posted(client, do="table", p0_name="Zoë", p0_hand="Throne Room 3 Copper", supply="Curse: 0")
        assert read_table(page)["table"]["players"][0] == ["Zoë", {"hand": ["Throne Room", "3 Copper"]}]
        assert read_table(page)["table"]["supply"] == {"Curse": 0}
        page = client.post("/en/dispute/", {"document": WHOLE, "do": "table"}).text
        assert read_table(page)["table"]["turn"]["coins"] == 5

    def test_what_is_wrong_comes_back_to_the_table_and_is_mended_in_one_go(self, client: Client) -> None:
        wrong = HAND.replace("Throne Room", "Throne Rom").replace("3 Copper", "3 Coppr") % ', "trash": ["Silvr"]'
        answer = post(client, wrong, "play")
        assert answer.status_code == 422
        assert {one["place"] for one in read_table(answer.text)["wrong"]} == {
            "players.Anna.hand[0]",
            "players.Anna.hand[2]",
            "trash[0]",
        }
        table = read_table(post(client, wrong, "mend").text)
        assert table["wrong"] == []
        assert table["table"]["players"][0][1]["hand"] == ["Throne Room", "Outpost", "3 Copper"]
        assert table["table"]["trash"] == ["Silver"]

    def test_what_cannot_be_read_is_shown_as_it_came(self, client: Client) -> None:
        assert post(client, "{", "play").status_code == 422
        assert post(client, '{"players": 3}', "form").status_code == 422


EVERYTHING = """
players:
  Anna: {hand: [Copper], last turn trashed: [Estate], done: [Inheritance], mats: {prince: [Village], island: [Gold]}}
  Bernd: {deck: [Gold]}
trash: [Smithy, {face down: Zombie Spy}]
pile tokens: {Village: {Training: Anna, debt: 1}, Temple: {vp: 2}, Smithy: {Ferry: [Anna, Bernd], Embargo: 2}}
boons: [The Field's Gift]
hexes: [Greed, Envy]
discarded boons: [The Sky's Gift]
discarded hexes: [War]
landscape tokens: {Arena: {vp: 10}}
druid: [The Sea's Gift]
chosen: {Obelisk: Village}
prophecy: Progress
sun: 3
turn: {phase: buy, player: Bernd, extra: Possession, by: Anna, done: [Mission], trashed: [Copper], gained: [2 Gold]}
"""


RARE = re.compile('"(pile tokens|landscape tokens|boons|hexes|discarded boons|discarded hexes|druid|extra|gained)":')


class TestNothingIsLost:
    def test_the_form_says_what_it_has_no_field_for(self) -> None:
        data = data_from_text(EVERYTHING)
        form = form_from_data(data)
        again = data_from_form({field.name: field.value for field in form.fields()})
        assert again == data

    def test_whose_tokens_lie_on_a_pile_is_said_in_its_field(self) -> None:
        data = data_from_text("players: {A: {}, B: {}}\npile tokens: {Village: {Training: [A, B], debt: 1}}")
        fields = {field.name: field.value for field in form_from_data(data).fields()}
        assert fields["pile-tokens"] == "Village: Training (A, B), 1 debt"
        assert not fields["rest"]
        assert data_from_form(fields) == data

    def test_what_lies_beside_the_piles_has_fields_of_its_own(self) -> None:
        beside = {
            "chosen": {"Cheap": "Village", "Obelisk": "Smithy"},
            "loot": ["2 Orb"],
            "prophecy": "Progress",
            "sun": 3,
        }
        data = {"players": {"A": {}, "B": {}}, "landscapes": ["Cheap", "Obelisk"], **beside}
        fields = {field.name: field.value for field in form_from_data(data).fields()}
        assert fields["chosen"] == "Cheap: Village\nObelisk: Smithy"
        assert (fields["loot"], fields["prophecy"], fields["sun"]) == ("2 Orb", "Progress", "3")
        assert fields["rest"] == ""
        assert data_from_form(fields) == data
        assert data_from_form({**fields, "chosen": "Cheap = Village; Obelisk → Smithy"}) == data

    def test_what_a_field_says_holds(self) -> None:
        fields = {field.name: field.value for field in form_from_data(data_from_text(EVERYTHING)).fields()}
        assert data_from_form({**fields, "trash": "Gold"})["trash"] == ["Gold"]

    def test_what_else_there_is_has_to_be_a_document(self, client: Client) -> None:
        for rest in ("nonsense", "players: {Zoë: {done: [Mission]}}"):
            status, page = posted(client, p0_hand="Copper", rest=rest)
            assert status == 422
            assert rest in page

    def test_every_stored_situation_survives_the_form(self) -> None:
        rare = [told_one for told_one in Told.objects.all() if RARE.search(str(told_one.document))]
        assert len(rare) > 40
        for told_one in [*Told.objects.exclude(group="")[:60], *rare]:
            data = told_one.described()
            fields = {field.name: field.value for field in form_from_data(data).fields()}
            assert document_of(parse(data_from_form(fields))) == document_of(parse(data)), told_one.slug


class TestWhatTheRulesSay:
    def look(self, client: Client, document: str) -> Any:
        answer = client.post("/en/dispute/look/", {"table": document})
        assert answer.status_code == 200
        return answer.json()

    def test_piles_are_as_full_as_the_set_up_makes_them(self, client: Client) -> None:
        seen = self.look(client, HAND % ', "supply": {"Curse": 0}')
        piles = {pile["slug"]: pile for pile in seen["piles"]}
        assert (piles["curse"]["n"], piles["curse"]["full"]) == (0, 10)
        assert piles["province"]["n"] == 8
        assert seen["notes"] == []

    def test_a_mixed_pile_lists_its_cards(self, client: Client) -> None:
        seen = self.look(client, HAND % ', "kingdom": ["Augurs"], "supply": {"Augurs": ["Acolyte", "2 Sorceress"]}')
        augurs = next(pile for pile in seen["piles"] if pile["slug"] == "augurs")
        assert augurs["cards"] == [["acolyte", 1], ["sorceress", 2]]
        assert augurs["full"] == 16

    def test_which_piles_bear_a_trait_and_what_lies_beside_them(self, client: Client) -> None:
        looked = self.look(client, HAND % TRAIT)
        piles = {pile["slug"]: (pile["bears"], pile["traits"]) for pile in looked["piles"]}
        assert piles["village"] == (True, ["cheap"])
        assert piles["jewelled-egg"] == (True, [])
        assert piles["gardens"] == piles["silver"] == (False, [])
        assert (looked["loot"], looked["sun"]) == (True, 5)

    def test_what_looks_odd_is_said_and_never_refused(self, client: Client) -> None:
        odd = '{"players": {"Anna": {"hand": ["40 Copper"]}, "Bernd": {"deck": []}}}'
        assert self.look(client, odd)["notes"] == ["Anna holds 40 cards in hand.", "Bernd has no cards at all."]
        assert post(client, odd, "play").status_code == 302

    def test_what_is_wrong_is_said(self, client: Client) -> None:
        (wrong,) = self.look(client, HAND.replace("Outpost", "Outpst") % "")["wrong"]
        assert wrong["near"][0] == "Outpost"
        assert self.look(client, "{")["wrong"]


class TestNames:
    @pytest.mark.parametrize(
        ("said", "parts"),
        [
            ("Throne Room Outpost 3 Copper", ["Throne Room", "Outpost", "3 Copper"]),
            ("Copper 3 Gold 2", ["Copper 3", "Gold 2"]),
            ("Thronsaal drei Kupfer", ["Thronsaal", "drei Kupfer"]),
            ("Young Witch Moat", ["Young Witch", "Moat"]),
            ("Village Green", ["Village Green"]),
            ("two cards", ["two cards"]),
            ("Throne Rom Copper", ["Throne Rom Copper"]),  # no reading fits: it stays, and is marked
        ],
    )
    def test_without_commas_where_only_one_reading_fits(self, said: str, parts: list[str]) -> None:
        assert parts_of(said) == parts

    @pytest.mark.parametrize(
        ("typed", "found"),
        [
            ("tronsal ausenpostn", [(1, "throne-room"), (1, "outpost")]),
            ("trone room otpost", [(1, "throne-room"), (1, "outpost")]),
            ("3 coppr", [(3, "copper")]),
            ("xyzzyplugh", []),
        ],
    )
    def test_misspelt_in_one_line(self, client: Client, typed: str, found: list[tuple[int, str]]) -> None:
        assert meant(typed) == found
        answer = client.get("/en/dispute/found/", {"text": typed}).json()
        assert [tuple(one) for one in answer["meant"]] == found

    def test_what_lies_on_the_table_tonight_is_offered_first(self, client: Client) -> None:
        def first(**asked: str) -> str:
            return client.get("/en/dispute/names/", {"text": "3 Copper, wit", **asked}).text.partition("</option>")[0]

        assert 'value="3 Copper, Witch"' in first()
        assert 'value="3 Copper, Young Witch"' in first(tonight="young-witch moat")
        assert 'value="3 Copper, Sea Witch"' in first(tonight="seaside")

    def test_every_misspelt_name_of_a_form_in_one_go(self, client: Client) -> None:
        form = {"p0-hand": "Throne Rom, 3 Coppr", "p1-hand": "Tactican", "trash": "Silvr", "supply": "Curs: 0"}
        fixed = all_fixed(form)
        assert fixed["p0-hand"] == "Throne Room, 3 Copper"
        assert (fixed["p1-hand"], fixed["trash"], fixed["supply"]) == ("Tactician", "Silver", "Curse: 0")
        status, page = posted(client, **{name.replace("-", "_"): text for name, text in form.items()})
        assert status == 422
        assert 'name="fix" value="all"' in page
        status, page = posted(client, fix="all", **{name.replace("-", "_"): text for name, text in form.items()})
        assert status == 200
        assert "Throne Room, 3 Copper" in page

    def test_every_misspelt_name_of_a_document_in_one_go(self) -> None:
        data = data_from_text("players: {A: {hand: [2 Coppr], durations: [{Havn: [Gold]}]}, B: {}}\nsupply: {Curs: 0}")
        assert text_from_data(mend_names(data)) == text_from_data(
            {
                "players": {"A": {"hand": ["2 Copper"], "durations": [{"Haven": ["Gold"]}]}, "B": {}},
                "supply": {"Curse": 0},
            }
        )

    def test_a_documents_names_are_mended_in_one_go_and_its_comments_stay(self, client: Client) -> None:
        text = "# by heart\nplayers: {Anna: {hand: [Throne Rom, 3 Coppr]}, Bernd: {}}"
        page = client.post("/en/dispute/", {"document": text, "do": "play"})
        assert page.status_code == 422
        assert 'value="mend"' in page.text
        page = client.post("/en/dispute/", {"document": text, "do": "mend"})
        assert page.status_code == 200
        assert "# by heart" in page.text
        assert "hand: [Throne Room, 3 Copper]" in page.text
        assert not Dispute.objects.exists()

    def test_all_cards_are_told_in_the_pages_language(self, client: Client) -> None:
        german = client.get("/de/streit/karten.json")
        assert german.headers["Content-Type"] == "application/json"
        cards = german.json()
        assert cards["cards"]["outpost"][0] == "Außenposten"
        assert "throne-room" in cards["often"]
        assert client.get("/en/dispute/cards.json").json()["cards"]["outpost"][0] == "Outpost"
