"""Describing a table: form and document, what is wrong with either, and that nothing is lost."""

from __future__ import annotations

import re

import pytest
from django.test import Client

from cards.models import Situation as Told
from referee.describing.form import form_from_data
from referee.describing.form_data import data_from_form
from referee.describing.form_fields import as_said, card_list, durations, pile_tokens, piles
from referee.describing.mistakes import check, replace_name
from referee.describing.names import completions
from referee.documents import data_from_text, line_of, localize, text_from_data
from referee.models import Dispute
from rules.document.parse import parse
from rules.document.read import read_text
from tests.page_reader import Page
from tests.referee.conftest import TACTICIAN, Visitor, notices

pytestmark = pytest.mark.django_db

WHOLE = """
title: Everything
editions: {Seaside: 1}
players:
  Anna:
    hand: [Throne Room, 2 Copper, '?']
    deck: [2 Gold, 3 Estate]
    discard: [Silver]
    play: [Village]
    aside: [Moat]
    durations: [Tactician, {Haven: [Gold]}]
    mats: {island: [Province], native-village: [Gold]}
    tokens: {favors: 3, vp: 2}
    last turn gained: [Silver]
  Bernd: {hand: [5 Copper], deck: []}
kingdom: [Moat, Village, Smithy]
ally: Cave Dwellers
supply: {Curse: 0, Augurs: [Acolyte, 2 Sorceress]}
trash: [Silver]
turn: {player: Bernd, phase: buy, actions: 0, buys: 2, coins: 5, number: 3, gained: [Copper], bought: true}
seed: 7
moves: ['-']
expect: {turn: {player: Anna}}
"""


def posted(client: Client, **form: str) -> tuple[int, str]:
    answer = client.post("/en/dispute/", {name.replace("_", "-"): value for name, value in form.items()})
    return answer.status_code, answer.text if answer.status_code != 302 else answer.headers["Location"]


def stored(location: str) -> Dispute:
    return Dispute.objects.get(key=location.split("/")[3])


class TestSaid:
    @pytest.mark.parametrize(
        ("said", "meant"),
        [
            ("two cards", "2 ?"),
            ("zwei Karten", "2 ?"),
            ("three Copper", "3 Copper"),
            ("eine Insel", "1 Insel"),
            ("3  Copper", "3 Copper"),
            ("Throne Room", "Throne Room"),
            ("a card", "1 ?"),
            ("2 ?", "2 ?"),
            ("Copper x3", "3 Copper"),
            ("Kupfer ×3", "3 Kupfer"),
            ("Kupfer 3x", "3 Kupfer"),
            ("3Kupfer", "3 Kupfer"),
            ("Kupfer*3", "3 Kupfer"),
            ("Copper 3", "3 Copper"),
            ("3x Copper", "3 Copper"),
            ("3×Kupfer", "3 Kupfer"),
            ("3 Xenophobe", "3 Xenophobe"),
            ("Ein Sack voll Gold", "Ein Sack voll Gold"),
        ],
    )
    def test_numbers_as_somebody_would_say_them(self, said: str, meant: str) -> None:
        assert as_said(said) == meant

    def test_zones(self) -> None:
        assert card_list("Throne Room, 3 Copper; two cards\nMoat") == ["Throne Room", "3 Copper", "2 ?", "Moat"]
        assert card_list("-") == []
        assert card_list("?") == "?"

    def test_durations_with_what_lies_on_them(self) -> None:
        found = durations("Tactician, Haven (Gold), Garrison (2), Archive (Gold, Silver)")
        assert found == ["Tactician", {"Haven": ["Gold"]}, {"Garrison": 2}, {"Archive": ["Gold", "Silver"]}]

    def test_piles(self) -> None:
        assert piles("Curse: 0\nAugurs: Acolyte, 2 Sorceress") == {"Curse": 0, "Augurs": ["Acolyte", "2 Sorceress"]}
        assert piles("Curse: 0, Province: 1") == {"Curse": 0, "Province": 1}
        assert pile_tokens("Temple: 2 vp") == {"Temple": {"vp": 2}}

    @pytest.mark.parametrize(
        ("said", "meant"),
        [
            ("0 Curse", {"Curse": 0}),
            ("Curse 0", {"Curse": 0}),
            ("Curse=0", {"Curse": 0}),
            ("no Curses", {"Curses": 0}),
            ("kein Fluch", {"Fluch": 0}),
            ("Fluch: keine", {"Fluch": 0}),
            ("Curse x0, 8 Province and Duchy: 3", {"Curse": 0, "Province": 8, "Duchy": 3}),
            ("Augurs: Acolyte and 2 Sorceress\nCurse 0", {"Augurs": ["Acolyte", "2 Sorceress"], "Curse": 0}),
            ("Augurs: Acolyte, 2 Sorceress, Curse: 0", {"Augurs": ["Acolyte", "2 Sorceress"], "Curse": 0}),
            ("Curse", {"Curse": None}),
        ],
    )
    def test_piles_as_somebody_would_say_them(self, said: str, meant: dict[str, object]) -> None:
        assert piles(said) == meant


class TestForm:
    def test_one_name_and_one_hand_are_enough(self, client: Client) -> None:
        status, location = posted(client, p0_name="Anna", p0_hand="Throne Room, Tactician, two cards")
        assert status == 302
        situation = stored(location).situation()
        assert list(situation.players) == ["Anna", "Bernd"]
        assert situation.players["Anna"].hand == ("throne-room", "tactician", "?", "?")

    def test_a_hand_without_a_name(self, client: Client) -> None:
        status, location = posted(client, p0_hand="Moat")
        assert status == 302
        assert list(stored(location).situation().players) == ["Anna", "Bernd"]

    def test_everything_in_the_form(self, client: Client) -> None:
        """Form to document and back: the two are one."""
        data = data_from_text(WHOLE)
        form = form_from_data(data)
        again = data_from_form({field.name: field.value for field in form.fields()})
        assert parse(again) == parse(WHOLE)

    def test_in_german_too(self, german: Visitor) -> None:
        data = localize(parse(WHOLE))
        assert data["players"]["Anna"]["hand"][0] == "Throne Room"
        german.describes(WHOLE)
        field = Page(german.client.get(f"/de/streit/?dispute={german.key}")).field
        assert field["p0-hand"] == "Thronsaal, 2 Kupfer, ?"
        assert "Hafen (Gold)" in field["p0-durations"]
        assert "Fluch: 0" in field["supply"]

    def test_a_form_of_a_stored_dispute_gives_the_same_dispute(self, visitor: Visitor) -> None:
        visitor.describes(WHOLE)
        page = visitor.client.get(f"/en/dispute/?dispute={visitor.key}").text
        form = fields_of(page)
        answer = visitor.client.post("/en/dispute/", {**form, "do": "play"})
        assert answer.headers["Location"].split("/")[3] == visitor.key

    def test_mistakes_are_marked_where_they_were_made(self, client: Client) -> None:
        status, text = posted(client, p0_name="Anna", p0_hand="Throne Rom, Copper", p1_deck="Tactican", trash="Gold")
        assert status == 422
        page = Page(text)
        hand, deck, trash = (page.called(name) for name in ("p0-hand", "p1-deck", "trash"))
        assert "No card is called “Throne Rom”" in hand.remarks[0]
        assert hand.remarked.one("button", "Throne Room").value == "p0-hand|0|Throne Room"
        assert "Tactican" in deck.remarks[0]
        assert (hand.value, trash.value, trash.remarks) == ("Throne Rom, Copper", "Gold", [])
        assert Dispute.objects.count() == 0

    def test_a_name_that_was_meant_is_put_in(self, client: Client) -> None:
        status, page = posted(client, p0_hand="3 Coper, Moat", fix="p0-hand|0|Copper")
        assert status == 200
        assert Page(page).field["p0-hand"] == "3 Copper, Moat"

    @pytest.mark.parametrize(
        ("field", "typed", "name", "right"),
        [
            ("supply", "0 Crse, 8 Province", "Curse", "0 Curse, 8 Province"),
            ("supply", "Provinz: 8\nCrse: 0", "Curse", "Provinz: 8\nCurse: 0"),
            ("supply", "no Curze", "Curse", "no Curse"),
            ("supply", "Augurs: Acolyte, 2 Sorceres", "Sorceress", "Augurs: Acolyte, 2 Sorceress"),
            ("supply", "Augurs: Acolyte, 2 Moat", "Sibyl", "Augurs: Acolyte, 2 Sibyl"),
            ("pile-tokens", "Templ: 2 vp", "Temple", "Temple: 2 vp"),
            ("p0-hand", "Moat, two Coper", "Copper", "Moat, 2 Copper"),
            ("p0-durations", "Havn (Gold)", "Haven", "Haven (Gold)"),
            ("p0-durations", "Tactician, Haven (Estat)", "Estate", "Tactician, Haven (Estate)"),
            ("ally", "Cave Dweler", "Cave Dwellers", "Cave Dwellers"),
        ],
    )
    def test_one_tap_changes_the_name_and_nothing_else(
        self, client: Client, field: str, typed: str, name: str, right: str
    ) -> None:
        form = {"p1-hand": "Copper", field: typed}
        marked = Page(client.post("/en/dispute/", form)).called(field)
        assert len(marked.remarks) == 1
        fix = marked.remarked.one("button", name).value
        answer = client.post("/en/dispute/", {**form, "fix": fix})
        assert answer.status_code == 200
        assert fields_of(answer.text)[field] == right

    @pytest.mark.parametrize("supply", ["0 Curse", "Curse 0", "Curse: 0", "Curse=0", "no Curse", "kein Fluch"])
    def test_an_empty_pile(self, client: Client, supply: str) -> None:
        status, location = posted(client, p0_hand="Witch", supply=supply)
        assert status == 302
        assert stored(location).situation().supply == {"curse": 0}

    @pytest.mark.parametrize(
        "fix", ["", "x", "p0-hand|99|Moat", "p0-hand||Moat", "nonsense|0|Moat", "p0-hand|x|", "|||"]
    )
    def test_odd_fixes(self, fix: str) -> None:
        assert set(replace_name({"p0-hand": "Moat"}, fix)) == {"p0-hand"}

    @pytest.mark.parametrize(
        "form",
        [
            {"p0_tokens_favors": "many"},
            {"turn_actions": "-1"},
            {"turn_phase": "lunch"},
            {"kingdom": "Nowhere"},
            {"supply": "Curse"},
            {"expect": "[["},
            {"memory": "nonsense"},
            {"seed": "x"},
            {"editions_seaside": "7"},
            {"p0_name": "turn"},
            {"p0_hand": "100 Copper"},
            {"turn_player": "Nobody"},
            {"pile_tokens": "Moat: x"},
        ],
    )
    def test_what_is_wrong_comes_back_with_its_text(self, client: Client, form: dict[str, str]) -> None:
        status, page = posted(client, p0_hand="Moat", **form) if "p0_hand" not in form else posted(client, **form)
        assert status == 422
        ((name, value),) = form.items()
        assert "nothing you typed is lost" in Page(page)
        field = Page(page).called(name.replace("_", "-"))
        assert value in (field.value, *field.names("option"))

    def test_another_player_and_one_less(self, client: Client) -> None:
        _status, page = posted(client, p0_name="Zoë", p1_name="", do="add")
        assert seats(page)[0] == "Zoë"
        assert len(seats(page)) == 3
        _status, page = posted(client, p0_name="Zoë", p1_name="Ali", p2_name="Bo", do="remove-1")
        assert seats(page) == ["Zoë", "Bo"]

    @pytest.mark.parametrize("place", ["9", "x", "²", "9" * 5000])
    def test_a_seat_that_is_not_there(self, client: Client, place: str) -> None:
        status, page = posted(client, p0_name="Zoë", p1_name="Ali", p2_name="Bo", do=f"remove-{place}")
        assert status == 200
        assert seats(page) == ["Zoë", "Ali", "Bo"]

    def test_one_goes_on_at_the_new_players_name(self, client: Client) -> None:
        _status, page = posted(client, p0_name="Zoë", p0_hand="two cards", p1_name="", do="add")
        assert Page(page).focused == ["p2-name"]
        assert fields_of(page)["p0-hand"] == "two cards"
        _status, page = posted(client, p0_name="Zoë", p1_name="Ali", p2_name="Bo", p3_name="Di", do="remove-1")
        assert Page(page).focused == ["p1-name"]
        _status, page = posted(client, p0_name="Zoë", p1_name="Ali", p2_name="Bo", do="remove-2")
        assert Page(page).focused == ["p1-name"]
        assert Page(client.get("/en/dispute/")).focused == []

    def test_a_place_that_was_left_empty_stays_where_it_is(self, client: Client) -> None:
        form = {"p0_name": "", "p1_name": "Bo", "p2_name": "Cy", "p2_hand": "Moat"}
        _status, page = posted(client, **form, do="remove-1")
        assert [fields_of(page)[f"p{place}-name"] for place in (0, 1)] == ["Anna", "Cy"]
        assert fields_of(page)["p1-hand"] == "Moat"
        _status, location = posted(client, **form)
        assert list(stored(location).situation().players) == ["Anna", "Bo", "Cy"]

    @pytest.mark.parametrize("do", ["play", "document", "add"])
    @pytest.mark.parametrize("name", ["Anna", " anna "])
    def test_two_of_one_name_are_marked(self, client: Client, name: str, do: str) -> None:
        status, page = posted(client, p0_name="Anna", p1_name=name, p0_hand="Moat", p1_hand="Chapel", do=do)
        assert status == (200 if do == "add" else 422)
        [remark] = Page(page).called("p1-name").remarks
        assert remark.startswith("Another player is already called")
        form = fields_of(page)
        assert (form["p0-name"], form["p1-name"]) == ("Anna", name)
        assert (form["p0-hand"], form["p1-hand"]) == ("Moat", "Chapel")
        assert Dispute.objects.count() == 0
        [fix] = Page(page).called("p1-name").remarked.all("button")
        page = client.post("/en/dispute/", {**form, "fix": fix.value}).text
        assert fields_of(page)["p1-name"] == f"{name.strip()} 2"
        assert Page(page).called("p1-name").remarks == []


class TestDocument:
    def test_play(self, visitor: Visitor) -> None:
        visitor.describes(TACTICIAN)
        assert visitor.n == 0

    def test_the_form_of_a_document_and_back(self, client: Client) -> None:
        status, page = posted(client, document=WHOLE, do="form")
        assert status == 200
        form = fields_of(page)
        status, page = posted(client, **{name.replace("-", "_"): value for name, value in form.items()}, do="document")
        assert status == 200
        assert parse(textarea(page)) == parse(WHOLE)

    def test_comments_come_back_with_the_document(self, client: Client) -> None:
        document = "# Sunday\ntitle: 'No. #1'\nplayers:\n  Anna: {hand: [Moat]} # mine\n  Bernd: {}\n"
        _status, page = posted(client, document=document, do="form")
        assert "The form has no place for the comments" in notices(page)[0]
        kept = Page(page).field["comments"]
        assert kept == "# Sunday\n# mine"
        form = {**fields_of(page), "comments": kept.replace("\n", "\r\n")}
        page = client.post("/en/dispute/", {**form, "do": "add"}).text
        assert "comments" in Page(page).field
        text = textarea(client.post("/en/dispute/", {**form, "do": "document"}).text)
        assert text.startswith("# Sunday\n# mine\ntitle: ")
        assert parse(text) == parse(document)

    def test_without_comments_nothing_is_said_of_them(self, client: Client) -> None:
        document = "title: 'No. #1'\nplayers: {Anna: {hand: [Moat]}, Bernd: {}}\nexpect: |\n  # no comment\n"
        _status, page = posted(client, document=document, do="form")
        assert not notices(page)
        assert "comments" not in Page(page).field

    def test_wrong_names_survive_the_way_to_the_form_and_back(self, client: Client) -> None:
        document = "players: {Anna: {hand: [Frog, Moat]}, Bernd: {}}"
        _status, page = posted(client, document=document, do="form")
        assert Page(page).field["p0-hand"] == "Frog, Moat"

    @pytest.mark.parametrize(
        ("document", "line"),
        [
            ("players:\n  Anna: {hand: [Moat,\n    Frog]}\n  Bernd: {}\n", 3),
            ("players:\n  Anna: {}\n  Bernd: {}\nturn:\n  phase: lunch\n", 5),
            ("players: {Anna: {}, Bernd: {}}\nsupply:\n  Curse: -1\n", 3),
            ("players: {Anna: {}, Bernd: {}}\nnonsense: 1\n", 2),
            ("players: [\n", 2),
        ],
    )
    def test_the_line_of_a_mistake(self, client: Client, document: str, line: int) -> None:
        status, page = posted(client, document=document, do="play")
        assert status == 422
        assert f"Line {line}" in Page(page).one("alert")
        assert textarea(page).strip() == document.strip()

    @pytest.mark.parametrize(
        "document",
        [
            "",
            "42",
            "[]",
            "null",
            "- a\n- b",
            "players: 7",
            "players: {Anna: 7, Bernd: 8}",
            "players: {}",
            "a: &a [*a]",
            "{" * 200,
            "[" * 50_000,
            "players: {Anna: {hand: [[[[]]]]}, Bernd: {}}",
            "!!python/object/apply:os.system ['true']",
            "players: {? {a: 1} : 2}",
            "players: {Anna: {hand: 5}, Bernd: {}}",
            "players: {Anna: {}, Bernd: {}}\nmoves: {a: b}",
            "players: {Anna: {}, Bernd: {}}\nexpect: [1]",
            "players: {Anna: {}, Bernd: {}}\nmemory: {effects: [[[]]]}",
            "players: {Anna: {}, Bernd: {}}\nturn: [x]",
            "\x00",
            "‮players: {}",
            "players: {Anna: {}, Bernd: {}}\nmoves: [" + "-, " * 3000 + "]",
        ],
    )
    @pytest.mark.parametrize("do", ["play", "form"])
    def test_hostile_documents(self, client: Client, document: str, do: str) -> None:
        status, page = posted(client, document=document, do=do)
        if do == "play":
            assert status == 422
        else:
            assert status in (200, 422)
        assert Page(page).heading
        assert Dispute.objects.count() == 0

    def test_five_megabytes_come_back_with_a_message(self, client: Client) -> None:
        text = "x" * 5_000_000
        status, page = posted(client, document=text, do="play")
        assert status == 422
        assert "5,000,000 characters" in notices(page)[0] + page[:20000]
        assert text in page

    def test_far_too_much(self, client: Client) -> None:
        answer = client.post("/en/dispute/", {"document": "x" * 9_000_000})
        assert answer.status_code == 413
        assert "Nothing was stored" in answer.text

    def test_place_to_line(self) -> None:
        text = "players:\n  Anna:\n    hand: [Moat]\n    deck:\n      - Gold\n      - Frog\n  Bernd: {}\n"
        assert line_of(text, "players.Anna.deck[1]") == 6
        assert line_of(text, "players.Anna.hand[0]") == 3
        assert line_of(text, "players.Nobody") == 1
        assert line_of("a: [", "a") == 0
        assert line_of(text, "") == 0

    @pytest.mark.parametrize(
        ("typed", "meant"),
        [
            (
                "a Throne Room, a tactician, 3x copper and 2 unknown cards",
                ["1 Throne Room", "1 tactician", "3 copper", "2 ?"],
            ),
            ("Thronsaal, Taktiker und zwei Karten", ["Thronsaal", "Taktiker", "2 ?"]),
            ("Haven (Gold and Silver)", ["Haven (Gold and Silver)"]),
            ("two other cards; a card", ["2 ?", "1 ?"]),
            ("drei verdeckte", ["3 ?"]),
        ],
    )
    def test_a_hand_as_one_would_say_it(self, typed: str, meant: list[str]) -> None:
        assert card_list(typed) == meant

    def test_as_many_mistakes_as_can_be_told(self) -> None:
        data = {"players": {"Anna": {"hand": ["Frog", "Moat", "Toad"]}, "Bernd": {"deck": ["Newt"]}}}
        situation, mistakes = check(data)
        assert situation is None
        assert [mistake.place for mistake in mistakes] == [
            "players.Anna.hand[0]",
            "players.Anna.hand[2]",
            "players.Bernd.deck[0]",
        ]
        assert data["players"]["Anna"]["hand"] == ["Frog", "Moat", "Toad"]

    def test_mistakes_of_every_kind_are_told_at_once(self, client: Client) -> None:
        document = (
            "players:\n  Anna: {hand: [Frog], mats: {attic: [Gold]}, tokens: {favors: many}}\n  Bernd: {}\n"
            "kingdom: Nowhere\nsupply: {Curse: -1}\ntrash: [300 Gold]\nturn: {phase: lunch}\nnonsense: 1\n"
        )
        situation, mistakes = check(read_text(document))
        assert situation is None
        assert {mistake.place for mistake in mistakes} == {
            "players.Anna.hand[0]",
            "players.Anna.mats.attic",
            "players.Anna.tokens.favors",
            "kingdom",
            "supply.Curse",
            "trash",
            "turn.phase",
            "nonsense",
        }
        status, page = posted(client, document=document, do="play")
        assert status == 422
        assert Page(page).one("alert").text.count("Line ") == 8

    def test_a_name_that_two_books_share_is_offered_once(self, client: Client) -> None:
        _status, page = posted(client, kingdom="Hohe Sehe", p0_hand="Moat")
        assert Page(page).called("kingdom").remarked.names("button").count("High Seas") == 1

    def test_text_of_data(self) -> None:
        data = data_from_text(WHOLE)
        assert data_from_text(text_from_data(data)) == data


class TestBeginnings:
    def test_a_situation_of_the_library(self, client: Client) -> None:
        told = Told.objects.get(slug="throne-room-on-tactician")
        field = Page(client.get(f"/en/dispute/?situation={told.slug}")).field
        assert field["p0-hand"] == "Throne Room, Tactician, 3 Copper"
        assert "play Throne Room" in field["moves"]

    def test_a_rulings_proof(self, client: Client) -> None:
        assert "Tactician" in Page(client.get("/en/dispute/?ruling=seaside2:tactician:5")).field["p0-hand"]

    def test_a_kingdom(self, client: Client) -> None:
        page = client.get("/de/streit/?kingdom=seaside2:high-seas")
        assert page.status_code == 200
        assert Page(page).called("kingdom").value == "Auf hoher See"

    @pytest.mark.parametrize(
        "query",
        ["situation=none", "kingdom=none", "dispute=none", "ruling=none", "situation=%00", "dispute=%00"],
    )
    def test_what_is_not_there(self, client: Client, query: str) -> None:
        page = client.get(f"/en/dispute/?{query}")
        assert page.status_code == 200

    def test_a_new_table_from_a_step(self, visitor: Visitor) -> None:
        visitor.describes(TACTICIAN).says("play Throne Room", "Tactician", "-")
        page = visitor.client.get(f"/en/dispute/?dispute={visitor.key}&step={visitor.n}").text
        form = fields_of(page)
        answer = visitor.client.post("/en/dispute/", {**form, "do": "play"})
        assert answer.status_code == 302, notices(answer.text)
        new = stored(answer.headers["Location"]).situation()
        assert new.turn.player == "Bernd"
        assert new.moves == ()

    def test_a_new_table_only_where_somebody_may_play_or_buy(self, visitor: Visitor) -> None:
        visitor.describes(TACTICIAN).says("play Throne Room")
        page = visitor.client.get(f"/en/dispute/?dispute={visitor.key}&step=1").text
        assert "Only a table where somebody may play or buy" in page


class TestNames:
    @pytest.mark.parametrize(
        ("typed", "offered"),
        [
            ("Throne Room, Tac", "Throne Room, Tactician"),
            ("Throne Room, Takt", "Throne Room, Taktiker"),
            ("3 Cop", "3 Copper"),
            ("two Cop", "two Copper"),
            ("thron", "Throne Room"),
            ("Curse: 0\nAug", "Curse: 0\nAugurs"),
            ("Haven (Gol", "Haven (Gold"),
            ("aussenp", "Außenposten"),
        ],
    )
    def test_the_last_name_is_completed(self, typed: str, offered: str) -> None:
        assert offered in completions(typed)

    def test_the_pages_language_comes_first(self, client: Client) -> None:
        assert Page(client.get("/en/dispute/names/?text=Gard")).all("option")[0].value == "Gardens"
        assert Page(client.get("/de/streit/namen/?text=Gärt")).all("option")[0].value == "Gärten"

    @pytest.mark.parametrize("text", ["", " ", ",", "xyzzy", "x" * 5000, "\x00", "<script>", "3 ", "((((", "%00"])
    def test_odd_texts(self, client: Client, text: str) -> None:
        answer = client.get("/en/dispute/names/", {"text": text})
        assert answer.status_code == 200
        assert "<script>" not in answer.text


def fields_of(page: str) -> dict[str, str]:
    """What a person would send of the form on this page."""
    return Page(page).form_with("p0-name")


def seats(page: str) -> list[str]:
    """The names in the form, in their order."""
    return [value for name, value in fields_of(page).items() if re.fullmatch(r"p\d+-name", name)]


def textarea(page: str) -> str:
    return Page(page).one("textbox", "Document").value


def test_a_charset_that_is_no_text(db: None) -> None:
    body = b'--XX\r\nContent-Disposition: form-data; name="do"\r\n\r\nplay\r\n--XX--\r\n'
    answer = Client().generic("POST", "/en/dispute/", body, "multipart/form-data; boundary=XX; charset=hex")
    assert answer.status_code == 400


@pytest.mark.parametrize("do", ["play", "document", "add"])
def test_a_form_that_is_far_too_long_comes_back_unread(db: None, do: str) -> None:
    hand = "a," * 60_000
    answer = Client().post("/en/dispute/", {"p0-name": "Anna", "p1-name": "Bernd", "p0-hand": hand, "do": do})
    assert answer.status_code == 422
    page = Page(answer)
    assert "All fields together have more than 100,000 characters." in page
    assert page.field["p0-hand"] == hand


def test_a_pile_that_is_said_twice(db: None) -> None:
    answer = Client().post("/en/dispute/", {"p0-name": "Anna", "p1-name": "Bernd", "supply": "Curse: 0\nCurse: 5"})
    assert answer.status_code == 422
    assert "This comes twice." in Page(answer).called("supply").remarks[0]


def test_a_name_that_is_none_is_marked_where_it_stands(db: None) -> None:
    answer = Client().post("/en/dispute/", {"p0-name": "Anna: B", "p1-name": "Bernd", "do": "play"})
    assert answer.status_code == 422
    page = Page(answer)
    assert page.called("p0-name").remarks[0].endswith("1 to 40 letters, no comma and no colon.")
    assert page.called("p1-name").remarks == []


def test_who_leaves_the_table_is_not_to_play(db: None) -> None:
    names = {"p0-name": "Anna", "p1-name": "Bernd", "p2-name": "Carla", "turn-player": "Carla"}
    page = Page(Client().post("/en/dispute/", {**names, "do": "remove-2"}))
    assert page.called("turn-player").names("option")[-2:] == ["Anna", "Bernd"]
