"""A dispute step by step: looking, answering, undoing, branching, comparing."""

from __future__ import annotations

import json
import re

import pytest
from django.test import Client

from cards.models import Situation as Told
from referee.disputes import memory
from referee.models import Branch, Dispute
from rules.document.parse import parse
from rules.document.write import document_of
from rules.run import Run
from rules.speech.saying import sentence
from tests.page_reader import Page
from tests.referee.conftest import TACTICIAN, Visitor, notices, offered
from tests.referee.disputes.test_belief import end_of

pytestmark = pytest.mark.django_db


def branches(page: Page) -> list[str]:
    """The other lines that the log leads to."""
    return [name for name in page.names("link") if name.startswith("Branch ")]


def steps(page: Page) -> list[int]:
    """The steps that the log shows, in the order of the page."""
    return [int(anchor[1:]) for anchor in page.anchors if re.fullmatch(r"s\d+", anchor)]


class TestStep:
    def test_the_open_question_and_its_legal_answers(self, visitor: Visitor) -> None:
        visitor.describes(TACTICIAN)
        assert offered(visitor.page) == ["play Throne Room", "play Tactician", "-"]
        visitor.says("play Throne Room")
        assert offered(visitor.page) == ["Tactician", "-"]
        assert "Anna, which Action card from your hand do you play?" in visitor.sees

    def test_german_by_german_names(self, german: Visitor) -> None:
        german.describes("players: {Anna: {hand: [Thronsaal, Taktiker, 3 Kupfer]}, Bernd: {}}")
        assert german.at.startswith("/de/streit/")
        assert any(name.startswith("Thronsaal") for name in german.sees.names("button"))
        german.says("play Throne Room", "Taktiker")
        assert "Anna legt 3 Kupfer ab." in german.sees

    def test_what_is_gone_from_a_mixed_pile_is_german_too(self, german: Visitor) -> None:
        german.describes(
            "{players: {Anna: {hand: [Dorf]}, Bernd: {}}, supply: {Augurs: [Acolyte, 2 Sorceress, 4 Sibyl]}}"
        )
        assert "4 Kräutersammlerinnen: weg" in german.sees
        assert "Kosten: " in german.sees

    def test_the_title_names_what_was_played_and_no_card_that_was_only_told(self, visitor: Visitor) -> None:
        visitor.describes("players: {Anna: {hand: [Throne Room, Tactician, 1 ?]}, Bernd: {}}")
        visitor.says("play Throne Room", "Copper", "Tactician")
        assert visitor.sees.heading == "Throne Room, Tactician"

    def test_the_same_answer_again_goes_on_along_the_line(self, visitor: Visitor) -> None:
        visitor.describes(TACTICIAN).says("play Throne Room", "Tactician", "-", "-")
        line = f"/en/dispute/{visitor.key}/"
        again = visitor.client.post(f"{line}1/", {"ask": "1", "answer": "Tactician"})
        assert again.headers["Location"] == f"{line}6/?ask=2"
        last = visitor.client.post(f"{line}9/", {"ask": "3", "answer": "-"}, headers={"hx-request": "true"})
        assert last.headers["HX-Push-Url"] == f"{line}14/"
        other = visitor.client.post(f"{line}1/", {"ask": "1", "answer": "-"})
        assert not other.headers["Location"].startswith(line)

    def test_the_line_that_resolves_is_marked(self, visitor: Visitor) -> None:
        visitor.describes(TACTICIAN).says("play Throne Room")
        assert any(item.current and item.text.startswith("1You may") for item in visitor.sees.all("listitem"))
        assert "Anna’s turn" in visitor.sees

    def test_each_step_has_an_address_and_the_table_of_that_step(self, visitor: Visitor) -> None:
        visitor.describes(TACTICIAN).says("play Throne Room", "Tactician", "-", "-")
        last = visitor.n
        for n in range(last + 1):
            assert visitor.client.get(f"/en/dispute/{visitor.key}/{n}/").status_code == 200
        third = Page(visitor.client.get(f"/en/dispute/{visitor.key}/3/"))
        assert "Anna discards 3 Coppers." in third
        assert "Discard 3" in third
        second = Page(visitor.client.get(f"/en/dispute/{visitor.key}/2/"))
        assert "Discard 0" in second

    def test_the_difference_that_a_step_made_is_shown(self, visitor: Visitor) -> None:
        visitor.describes(TACTICIAN).says("play Throne Room", "Tactician")
        page = Page(visitor.client.get(f"/en/dispute/{visitor.key}/3/"))
        assert "This step changed: Anna: Hand −3, Discard +3" in page

    def test_the_durations_lie_sideways(self, visitor: Visitor) -> None:
        visitor.describes(TACTICIAN).says("play Throne Room", "Tactician", "-")
        assert visitor.page.count('class="mini side') == 2
        assert "waits" in visitor.sees
        assert "with Tactician" in visitor.sees

    def test_what_lies_on_a_duration_is_told(self, visitor: Visitor) -> None:
        visitor.describes("players: {Anna: {durations: [{Haven: [Gold]}], hand: [Village]}, Bernd: {}}")
        assert "Action Duration HavenGold" in visitor.sees.names("link")

    def test_mats_tokens_trash_and_face_down_cards_are_drawn(self, visitor: Visitor) -> None:
        visitor.describes(
            "{players: {Anna: {hand: [Village, 2 ?], mats: {island: [Province]}, tokens: {favors: 3}}, Bernd: {}},"
            " trash: [Gold]}"
        )
        assert "Favors 3" in visitor.sees
        assert visitor.sees.one("heading", "Island mat 1")
        assert visitor.sees.one("heading", "Trash 1").drawings
        assert any("face down" in item for item in visitor.sees.under("Hand 3").all("listitem"))

    def test_the_verdict_says_what_happened_and_cites(self, visitor: Visitor) -> None:
        visitor.describes(TACTICIAN).says("play Throne Room", "Tactician", "-", "-")
        verdict = visitor.sees.one("region", "Verdict")
        assert "On Anna’s next turn, Anna draws 5 Estates with the Tactician and gets +1 Action and +1 Buy." in verdict
        assert "/en/rulings/seaside2:tactician:2/" in visitor.sees.addresses

    @pytest.mark.parametrize(
        ("slug", "en", "de"),
        [
            (
                "oasis-discards-another-card",
                "Anna is asked: “Which card from your hand do you discard?” Copper or Estate.",
                "Anna wird gefragt: „Welche Karte von der Hand legst du ab?“ Kupfer oder Anwesen.",
            ),
            (
                "different-names-copper-silver-gold",
                "Anna counts different names: 4 (Copper, 2 Silvers, 2 Golds, Horn of Plenty). Anna is asked: “Which "
                "card that costs up to 4 do you gain?” Copper, Silver, Estate, Curse, Village or Smithy.",
                "Anna zählt verschiedene Namen: 4 (Kupfer, 2 Silber, 2 Gold, Füllhorn). Anna wird gefragt: "
                "„Welche Karte, die bis zu 4 kostet, nimmst du?“ Kupfer, Silber, Anwesen, Fluch, Dorf oder Schmiede.",
            ),
            (
                "extras-are-used-in-their-phase",
                "With the Festival, Anna gets +2 Actions, +1 Buy and +2 Coins and draws 3 Curses with the Smithy. "
                "Anna buys an Estate for 2 Coins.",
                "Durch den Jahrmarkt erhält Anna +2 Aktionen, +1 Kauf und +2 Geld und zieht durch "
                "die Schmiede 3 Flüche. Anna kauft ein Anwesen für 2 Geld.",
            ),
        ],
    )
    def test_the_verdict_on_a_story_says_what_decides(self, visitor: Visitor, slug: str, en: str, de: str) -> None:
        end = end_of(visitor, slug)
        assert en in visitor.get(end).sees.one("region", "Verdict")
        assert de in visitor.get(end.replace("/en/dispute/", "/de/streit/")).sees.one("region", "Urteil")

    def test_steps_are_those_of_the_other_doors(self, visitor: Visitor) -> None:
        moves = ["play Throne Room", "Tactician", "-", "-"]
        document = {**document_of(parse(TACTICIAN)), "moves": moves}
        ours = Run(parse(document))
        theirs = Run(parse(document))
        assert [sentence(s, ours.names, 0) for s in ours.steps] == [s["text"]["en"] for s in theirs.answer()["steps"]]
        assert ours.game == theirs.game

    def test_a_page_of_another_language_shows_the_same_step(self, visitor: Visitor) -> None:
        visitor.describes(TACTICIAN).says("play Throne Room")
        assert f"/de/streit/{visitor.key}/1/" in visitor.sees.addresses

    def test_htmx_gets_only_what_it_swaps_in(self, visitor: Visitor) -> None:
        visitor.describes(TACTICIAN)
        part = visitor.client.post(
            visitor.at, {"ask": "0", "answer": "play Throne Room"}, headers={"HX-Request": "true"}
        )
        assert part.status_code == 200
        assert "<!doctype" not in part.text
        assert part.headers["HX-Push-Url"].endswith("/1/")
        assert 'id="top" hx-swap-oob="true"' in part.text

    def test_an_unknown_dispute_is_not_found(self, client: Client) -> None:
        assert client.get("/en/dispute/aaaaaaaaaa/0/").status_code == 404
        assert client.get("/en/dispute/aaaaaaaaaa/").status_code == 404

    def test_a_step_that_is_not_there(self, visitor: Visitor) -> None:
        visitor.describes(TACTICIAN)
        answer = visitor.client.get(f"/en/dispute/{visitor.key}/77/")
        assert answer.status_code == 302
        page = visitor.client.get(answer.headers["Location"])
        assert "This line has only 0 steps." in notices(page.text)

    def test_a_jump(self, visitor: Visitor) -> None:
        visitor.describes(TACTICIAN).says("play Throne Room", "Tactician", "-", "-")
        assert visitor.client.get(f"/en/dispute/{visitor.key}/?n=5").headers["Location"].endswith("/5/")
        for n in ("99999", "-1", "x", "9" * 50):
            assert visitor.client.get(f"/en/dispute/{visitor.key}/?n={n}").headers["Location"].endswith("/14/")


class TestAnswer:
    def test_it_is_stored_by_meaning(self, visitor: Visitor) -> None:
        visitor.describes(TACTICIAN).says("spiele Thronsaal", "  taktiker ")
        assert Dispute.objects.get(key=visitor.key).moves == ["play Throne Room", "Tactician"]

    def test_the_same_content_has_the_same_key(self, visitor: Visitor) -> None:
        visitor.describes(TACTICIAN).says("play Throne Room")
        other = Visitor().describes(TACTICIAN).says("play throne room")
        assert visitor.key == other.key

    def test_a_stored_dispute_never_changes(self, visitor: Visitor) -> None:
        visitor.describes(TACTICIAN)
        before = visitor.client.get(visitor.at).text
        key = visitor.key
        visitor.says("play Throne Room")
        stored = Dispute.objects.get(key=key)
        assert stored.moves == []
        assert re.sub(r"csrf\w+\" value=\"\w+", "", before) == re.sub(
            r"csrf\w+\" value=\"\w+", "", Visitor().get(f"/en/dispute/{key}/0/").page
        )

    def test_an_illegal_answer_by_hand(self, visitor: Visitor) -> None:
        visitor.describes(TACTICIAN).sends(ask="0", answer="play Gold")
        assert visitor.answer.status_code == 422
        assert notices(visitor.page) == [
            "Gold cannot be played now: it is not an Action card, and this is the Action phase."
        ]
        assert offered(visitor.page) == ["play Throne Room", "play Tactician", "-"]
        assert Dispute.objects.filter(moves=["play Gold"]).count() == 0

    @pytest.mark.parametrize("ask", ["7", "-1", "x", "", "999999999999", "٣"])
    def test_a_decision_that_is_not_there(self, visitor: Visitor, ask: str) -> None:
        visitor.describes(TACTICIAN).sends(ask=ask, answer="-")
        assert visitor.answer.status_code == 422
        assert notices(visitor.page)[0].startswith("That decision is not asked")

    def test_no_answer_at_all(self, visitor: Visitor) -> None:
        visitor.describes(TACTICIAN).sends(ask="0")
        assert visitor.answer.status_code == 422
        assert notices(visitor.page) == ["Choose an answer."]

    @pytest.mark.parametrize(
        "answer", ["\x00", "<script>", "play " + "x" * 5000, "🂡", "2 2 2", ",,,", "play treasures"]
    )
    def test_hostile_answers(self, visitor: Visitor, answer: str) -> None:
        visitor.describes(TACTICIAN).sends(ask="0", answer=answer)
        assert visitor.answer.status_code == 422
        assert "<script>" not in visitor.page.replace("<script src", "")

    def test_several_cards(self, visitor: Visitor) -> None:
        visitor.describes("players: {Anna: {hand: [Chapel, 3 Copper, Estate]}, Bernd: {}}").says("play Chapel")
        assert len(visitor.sees.all("checkbox")) == 4
        assert "up to 4" in visitor.sees
        answer = visitor.client.post(visitor.at, {"ask": "1", "pick": ["Copper", "Copper", "Estate"]})
        assert Dispute.objects.get(key=answer.headers["Location"].split("/")[3]).moves[-1] == "2 Copper, Estate"

    def test_an_order(self, visitor: Visitor) -> None:
        visitor.describes("players: {Anna: {hand: [Sentry], deck: [Gold, Silver, Copper]}, Bernd: {}}")
        visitor.says("play Sentry", "-", "-")
        assert [field.sent_as for field in visitor.sees.all("combobox")] == ["at-0", "at-1"]
        answer = visitor.client.post(visitor.at, {"ask": visitor.asked(), "at-0": "2", "at-1": "1"})
        assert Dispute.objects.get(key=answer.headers["Location"].split("/")[3]).moves[-1] == "Copper, Silver"

    def test_a_face_down_card_is_named(self, visitor: Visitor) -> None:
        visitor.describes("players: {Anna: {hand: [Sentry]}, Bernd: {}}").says("play Sentry")
        assert visitor.sees.field["name"] == ""
        wrong = visitor.client.post(visitor.at, {"ask": "1", "name": "Frog"})
        assert wrong.status_code == 422
        assert Page(wrong).field["name"] == "Frog"
        right = visitor.client.post(visitor.at, {"ask": "1", "name": "gold"})
        assert right.status_code == 302

    def test_a_face_down_card_in_hand_is_played_by_name(self, visitor: Visitor) -> None:
        visitor.describes("players: {Anna: {hand: [2 ?]}, Bernd: {}}")
        assert visitor.sees.field["name"] == ""
        answer = visitor.client.post(visitor.at, {"ask": "0", "name": "Dorf"})
        assert Dispute.objects.get(key=answer.headers["Location"].split("/")[3]).moves == ["play Village"]

    def test_all_treasures_at_once(self, visitor: Visitor) -> None:
        visitor.describes("{players: {Anna: {hand: [3 Copper]}, Bernd: {}}, turn: {phase: buy}}")
        assert offered(visitor.page)[0] == "play treasures"
        visitor.says("play treasures")
        assert "buy Silver" in offered(visitor.page)

    def test_a_run_over_its_budget_is_stopped_in_place(self, visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
        visitor.describes(TACTICIAN)
        monkeypatch.setattr("rules.engine.game.STEPS", 1)
        visitor.sends(ask="0", answer="play Throne Room")
        assert visitor.answer.status_code == 422
        assert notices(visitor.page) == ["The run was stopped: more than 1 instructions."]
        assert offered(visitor.page)[0] == "play Throne Room"

    def test_a_fault_of_the_rules_costs_nobody_the_table(
        self, visitor: Visitor, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
    ) -> None:
        visitor.describes(TACTICIAN)
        monkeypatch.setattr("rules.rulebook.phases.play_held", lambda *_args, **_notes: 1 // 0)
        visitor.sends(ask="0", answer="play Throne Room")
        assert visitor.answer.status_code == 422
        assert "our fault" in notices(visitor.page)[0]
        assert offered(visitor.page)[0] == "play Throne Room"
        assert "ZeroDivisionError" in caplog.text

    def test_a_line_that_stops_says_where_and_goes_on_from_there(self, visitor: Visitor) -> None:
        visitor.describes(TACTICIAN + "moves: [play Throne Room, Gold, '-']")
        assert "This line cannot be followed further: “Gold”." in visitor.sees
        assert offered(visitor.page) == ["Tactician", "-"]
        visitor.says("Tactician")
        assert Dispute.objects.get(key=visitor.key).moves == ["play Throne Room", "Tactician"]

    def test_a_cookie_that_is_gone(self, visitor: Visitor) -> None:
        visitor.describes(TACTICIAN)
        strict = Client(enforce_csrf_checks=True)
        answer = strict.post(visitor.at, {"ask": "0", "answer": "-"})
        assert answer.status_code == 403
        assert "Allow cookies" in Page(answer)


RICH = """
players: {Anna: {}, Bernd: {}}
turn: {phase: buy, coins: 30, buys: 3}
kingdom: [Cellar, Moat, Village, Workshop, Militia, Remodel, Smithy, Market, Festival, Laboratory]
"""


class TestFaceDownCards:
    def test_each_is_asked_for_apart_and_what_was_said_stands_in_the_log(self, visitor: Visitor) -> None:
        visitor.describes("players: {Anna: {hand: [Throne Room, Tactician, '?', '?']}, Bernd: {}}")
        visitor.says("play Throne Room")
        assert "what is one of the 2 face-down cards in your hand?" in visitor.sees
        visitor.says("Copper")
        assert "what is the face-down card in your hand?" in visitor.sees
        assert "Anna: Copper" in visitor.sees

    def test_one_that_nobody_needs_to_know_is_an_answer_in_words(self, german: Visitor) -> None:
        german.describes("players: {Anna: {hand: [Alte Landkarte, Kupfer, '?'], deck: [Gold]}, Bernd: {}}")
        german.says("play Old Map")
        assert german.sees.one("button", "Eine verdeckte Karte").value == "?"


def test_the_filter_of_the_log_stays_on_after_an_answer(visitor: Visitor) -> None:
    visitor.describes(TACTICIAN)
    visitor.get(f"{visitor.at}?only=changes")
    where = visitor.sees.action_of("ask")
    answer = visitor.client.post(where, {"ask": "0", "answer": "play Throne Room"})
    assert answer.headers["Location"].endswith("/1/?only=changes")
    partial = visitor.client.post(where, {"ask": "0", "answer": "play Tactician"}, headers={"HX-Request": "true"})
    assert partial.headers["HX-Push-Url"].endswith("?only=changes")
    assert "Only what changed hands, points or coins." in Page(partial)
    assert "?only=changes&why=1" in Page(partial).links()["What is not legal?"]
    jump = visitor.client.get(f"/en/dispute/{visitor.key}/?n=0&only=changes")
    assert jump.headers["Location"].endswith("/0/?only=changes")


CARTOGRAPHER = """
players:
  Anna: {hand: [Cartographer], deck: [Estate, Copper, Silver, Gold, Village, Duchy]}
  Bernd: {}
"""


class TestOrder:
    def asks_for_an_order(self, visitor: Visitor) -> Visitor:
        return visitor.describes(CARTOGRAPHER).says("play Cartographer", "-")

    def list_cards(self, page: Page) -> list[tuple[str, str]]:
        """The cards as they are listed: the text, and the name of its place."""
        listed = [(item, item.all("combobox")) for item in page.all("listitem")]
        return [(item.text.partition("Place of")[0], places[0].sent_as) for item, places in listed if places]

    def test_an_order_comes_back_as_it_was_given(self, visitor: Visitor) -> None:
        self.asks_for_an_order(visitor)
        assert [name for name, _at in self.list_cards(visitor.sees)] == ["Copper", "Silver", "Gold", "Village"]
        ask = visitor.asked()
        visitor.sends(ask=ask, **{"at-0": "3", "at-1": "1", "at-2": "2", "at-3": "4"})
        visitor.get(visitor.answer.headers["Location"])
        key, n = visitor.key, visitor.n
        found = self.list_cards(visitor.get(visitor.sees.links()["Undo"]).sees)
        assert found == [("Silver", "at-1"), ("Gold", "at-2"), ("Copper", "at-0"), ("Village", "at-3")]
        visitor.sends(ask=ask, **{at: str(place) for place, (_name, at) in enumerate(found, 1)})
        assert f"/{key}/{n}/" in visitor.answer.headers["Location"]

    def test_two_cards_in_one_place(self, visitor: Visitor) -> None:
        self.asks_for_an_order(visitor)
        visitor.sends(ask=visitor.asked(), **{"at-0": "2", "at-1": "2", "at-2": "3", "at-3": "4"})
        assert visitor.answer.status_code == 422
        assert "Two cards have the same place. Give each its own." in visitor.sees


def test_enter_in_a_field_for_a_face_down_card_presses_no_other_answer(visitor: Visitor) -> None:
    visitor.describes("players: {Anna: {hand: [Village, '?']}, Bernd: {}}")
    assert visitor.sees.entered("ask").sent_as == ""
    visitor.sends(ask="0", name="Market")
    assert "plays a Market" in visitor.get(visitor.answer.headers["Location"]).sees


def test_the_black_market_deck_is_nobodys_hand(visitor: Visitor) -> None:
    visitor.describes("players: {Anna: {hand: [Black Market, 4 Gold]}, Bernd: {}}").says("play Black Market")
    assert "what is the face-down card?" in visitor.sees


def test_a_new_table_begins_with_the_question_that_is_shown(visitor: Visitor) -> None:
    visitor.describes("players: {Anna: {hand: [Village, 2 Copper]}, Bernd: {}}").says("-")
    page = Page(visitor.client.get(visitor.sees.links()["New table from here"]))
    assert page.field["turn-phase"] == "buy"


class TestKeptReplays:
    """What a page shows does not depend on what its process happens to remember."""

    def test_naming_a_card_brings_its_pile_at_once(self, visitor: Visitor) -> None:
        visitor.describes("players: {Anna: {hand: ['?', 3 Copper]}, Bernd: {}}").sends(ask="0", name="Militia")
        visitor.get(visitor.answer.headers["Location"])
        page = visitor.page_without_token
        memory.forget()
        assert visitor.get(visitor.at).page_without_token == page

    def test_a_shuffled_pile_that_is_named_later_leaves_the_shuffles_as_they_were(self, visitor: Visitor) -> None:
        discard = "[Gold, Silver, Estate, Duchy, Province, Village, Smithy, Market, Festival, Laboratory]"
        hand = "hand: ['?', 3 Copper], deck: [2 Copper]"
        other = "hand: [Copper], deck: [15 Copper]"
        visitor.describes(f"players: {{Anna: {{{hand}, discard: {discard}}}, Bernd: {{{other}}}}}\nseed: 7")
        visitor.sends(ask="0", name="Dame Anna")
        visitor.get(visitor.answer.headers["Location"])
        visitor.says("-", "-", "-")
        hand = offered(visitor.page)
        memory.forget()
        assert offered(visitor.get(visitor.at).page) == hand

    def test_a_line_that_stopped_is_no_start_for_a_longer_one(self, visitor: Visitor) -> None:
        table = "players: {Anna: {hand: [Village, Smithy, 3 Copper]}, Bernd: {}}"
        visitor.describes(f"{table}\nmoves: [play Garbage]")
        stored = Dispute.store(parse(f"{table}\nmoves: [play Garbage, play Village]"))
        assert "“play Garbage”" in visitor.get(f"/en/dispute/{stored.key}/0/").sees

    def test_a_face_down_card_in_a_mixed_pile(self, visitor: Visitor) -> None:
        visitor.describes("players: {Anna: {hand: [Black Market]}, Bernd: {}}\nsupply: {Black Market deck: '?'}")
        assert visitor.answer.status_code == 200
        assert any(item.text.startswith("face down") for item in visitor.sees.all("listitem"))


class TestUndoAndBranches:
    def test_undo_shows_the_decision_with_its_answer(self, visitor: Visitor) -> None:
        visitor.describes(TACTICIAN).says("play Throne Room", "Tactician")
        visitor.get(visitor.sees.links()["Undo"])
        assert visitor.at.endswith("/1/?ask=1")
        assert [button.value for button in visitor.sees.all("button") if button.pressed] == ["Tactician"]
        assert visitor.sees.links()["Redo"].endswith("/6/")

    def test_another_answer_is_a_branch_and_both_are_kept(self, visitor: Visitor) -> None:
        visitor.describes(TACTICIAN).says("play Throne Room", "Tactician")
        first = visitor.key
        visitor.get(f"/en/dispute/{first}/1/?ask=1").says("-")
        assert visitor.key != first
        assert "Branch A: Tactician" in visitor.sees.names("link")
        assert [line.dispute_id for line in Branch.objects.all()] == [first, visitor.key]
        assert "Branch B: Nothing" in Page(visitor.client.get(f"/en/dispute/{first}/4/")).names("link")

    def test_a_line_that_grows_stays_one_branch(self, visitor: Visitor) -> None:
        visitor.describes(TACTICIAN).says("play Throne Room", "Tactician", "-")
        assert Branch.objects.count() == 1

    def test_a_branch_off_a_shared_address_keeps_both_lines(self, visitor: Visitor) -> None:
        shared = Visitor().describes(TACTICIAN).says("play Throne Room", "Tactician").key
        visitor.get(f"/en/dispute/{shared}/1/?ask=1").says("-")
        assert "Branch A: Tactician" in visitor.sees.names("link")

    def test_two_people_do_not_see_each_others_branches(self, visitor: Visitor) -> None:
        other = Visitor().describes(TACTICIAN).says("play Tactician")
        visitor.describes(TACTICIAN).says("play Throne Room")
        assert not branches(visitor.sees)
        assert not branches(other.get(other.at).sees)

    def test_a_branch_gets_a_name(self, visitor: Visitor) -> None:
        visitor.describes(TACTICIAN).says("play Throne Room", "Tactician")
        first = visitor.key
        visitor.get(f"/en/dispute/{first}/1/?ask=1").says("-")
        visitor.client.post(
            f"/en/dispute/{visitor.key}/branches/", {"branch": first, "name": "  with \x00  <b>both</b> "}
        )
        tree = Page(visitor.client.get(f"/en/dispute/{visitor.key}/branches/"))
        assert "with <b>both</b>" in tree
        assert "with <b>both</b>" in visitor.get(visitor.at).sees

    def test_a_name_for_a_line_of_another_table(self, visitor: Visitor) -> None:
        other = Visitor().describes("players: {Anna: {hand: [Moat]}, Bernd: {}}").key
        visitor.describes(TACTICIAN)
        answer = visitor.client.post(f"/en/dispute/{visitor.key}/branches/", {"branch": other, "name": "x"})
        assert answer.status_code == 404

    def test_branches_travel_with_an_address(self, visitor: Visitor) -> None:
        visitor.describes(TACTICIAN).says("play Throne Room", "Tactician")
        first = visitor.key
        visitor.get(f"/en/dispute/{first}/1/?ask=1").says("-")
        stranger = Visitor().get(f"/en/dispute/{first}/4/?with={visitor.key},nonsense,%00,{'a' * 10}")
        assert [name.partition(": ")[2] for name in branches(stranger.sees)] == ["Nothing"]

    def test_branches_that_came_with_an_address_become_ones_own(self, visitor: Visitor) -> None:
        visitor.describes(TACTICIAN).says("play Throne Room", "Tactician")
        first = visitor.key
        visitor.get(f"/en/dispute/{first}/1/?ask=1").says("-")
        stranger = Visitor().get(f"/en/dispute/{first}/6/?with={visitor.key}")
        answer = stranger.client.post(stranger.at, {"ask": "2", "answer": "-", "with": visitor.key})
        stranger.get(answer.headers["Location"])
        assert len(Branch.objects.filter(notebook=stranger.client.cookies["notebook"].value)) == 2
        assert branches(stranger.get(f"/en/dispute/{stranger.key}/3/").sees)

    def test_no_branch_with_a_name_is_lost_to_another(self, visitor: Visitor) -> None:
        visitor.describes(RICH)
        start = visitor.at
        begun = Branch.objects.get()
        for answer in offered(visitor.page)[:13]:
            first = begun.dispute.decided([answer])
            for second in ("buy Copper", "buy Silver"):
                line = first.decided([answer, second])
                Branch.objects.create(notebook=begun.notebook, table_id=begun.table_id, dispute=line, name=answer)
        begun.delete()
        visitor.get(start).says("-", "-")
        assert Branch.objects.exclude(name="").count() == 26
        assert "26 branches with names are all that fit" in visitor.sees

    def test_a_name_goes_to_the_branch_that_has_grown_meanwhile(self, visitor: Visitor) -> None:
        visitor.describes(TACTICIAN).says("play Throne Room")
        shown = visitor.key
        visitor.says("Tactician")
        visitor.client.post(f"/en/dispute/{shown}/branches/", {"branch": shown, "name": "Greedy"})
        assert list(Branch.objects.values_list("name", "dispute_id")) == [("Greedy", visitor.key)]

    def test_a_speaker_is_not_part_of_the_answer(self, german: Visitor) -> None:
        table = "players: {Anna: {hand: [Village, Smithy]}, Bernd: {}}"
        german.describes(f"{table}\nmoves: ['Anna: play Village']")
        german.describes(table).says("play Smithy")
        assert "Zweig A: Dorf" in german.sees.names("link")

    def test_a_typed_table_keeps_its_words_when_the_library_has_the_same(self, visitor: Visitor) -> None:
        story = Told.objects.get(slug="throne-room-on-tactician")
        described = {key: value for key, value in story.described().items() if key != "expect"}
        visitor.describes(json.dumps(described))
        page = visitor.page_without_token
        stranger = Visitor()
        replayed = stranger.client.post(f"/en/disputes/{story.slug}/")
        assert story.story_en in stranger.get(replayed.headers["Location"]).sees
        again = visitor.get(visitor.at).page_without_token
        assert again == page
        assert story.story_en not in again

    def test_more_branches_than_letters(self, visitor: Visitor) -> None:
        """The oldest without a name makes room; the line that is looked at is always among them."""
        visitor.describes(RICH)
        start = visitor.at
        for first in ("Copper", "Silver"):
            visitor.get(start)
            visitor.says(f"buy {first}")
            second, page = visitor.at, visitor.page
            if first == "Copper":
                visitor.client.post(
                    f"/en/dispute/{visitor.key}/branches/", {"branch": visitor.key, "name": "The first"}
                )
            for answer in [answer for answer in offered(page) if answer.startswith("buy ")]:
                visitor.get(second)
                visitor.says(answer)
        rows = Page(visitor.client.get(f"/en/dispute/{visitor.key}/branches/"))
        assert "26 are kept; the oldest without a name makes room." in rows
        assert Branch.objects.count() == 26
        assert "The first" in rows
        assert 'data-branch-before="' in visitor.page
        stranger = Visitor().get(visitor.at)
        assert stranger.answer.status_code == 200

    def test_two_branches_side_by_side(self, visitor: Visitor) -> None:
        visitor.describes(TACTICIAN).says("play Throne Room", "Tactician")
        first = visitor.key
        visitor.get(f"/en/dispute/{first}/1/?ask=1").says("-")
        page = Page(visitor.client.get(f"/en/dispute/{first}/with/{visitor.key}/"))
        assert "They part where Anna is asked: Which Action card from your hand do you play?" in page
        assert {"Discard 3 Coppers nothing", "In play Tactician, Throne Room Throne Room"} <= set(page.names("row"))

    def test_disputes_of_two_tables_can_be_compared_too(self, visitor: Visitor) -> None:
        other = Visitor().describes("players: {Anna: {hand: [Moat]}, Bernd: {}, Carla: {}}").key
        visitor.describes(TACTICIAN)
        page = visitor.client.get(f"/en/dispute/{visitor.key}/with/{other}/")
        assert page.status_code == 200
        assert "not branches of one table" in Page(page)

    def test_equal_branches(self, visitor: Visitor) -> None:
        visitor.describes(TACTICIAN)
        page = Page(visitor.client.get(f"/en/dispute/{visitor.key}/with/{visitor.key}/"))
        assert "Nothing: both end at the same table." in page


class TestLog:
    SEATS = "{Anna: {hand: [5 Copper], deck: [20 Copper]}, Bernd: {hand: [5 Copper], deck: [20 Copper]}}"
    LONG = f"players: {SEATS}\nmoves: [{', '.join(['play treasures', 'buy Silver'] * 12)}]"

    def test_each_step_with_its_citations_indented_by_its_cause(self, visitor: Visitor) -> None:
        visitor.describes(TACTICIAN).says("play Throne Room", "Tactician")
        first, third = visitor.sees.at("s1"), visitor.sees.at("s3")
        assert "Playing a card" in first
        assert "Tactician 1" in third
        assert [step.element.get("class") for step in (first, third)] == ["in0", "in2"]

    def test_an_answer_that_no_step_repeats_is_told(self, visitor: Visitor) -> None:
        visitor.describes(TACTICIAN).says("play Throne Room", "-")
        assert "Anna: Nothing" in visitor.sees

    def test_only_what_changed(self, visitor: Visitor) -> None:
        visitor.describes(TACTICIAN).says("play Throne Room", "Tactician", "-", "-")
        page = Page(visitor.client.get(f"{visitor.at}?only=changes"))
        assert 3 in steps(page)
        assert 6 not in steps(page)
        assert "Anna: hand −3" in page

    def test_a_turn_that_begins_changes_nobodys_hand(self, visitor: Visitor) -> None:
        visitor.describes(f"players: {self.SEATS}").says("play treasures", "buy Silver")
        assert "Bernd’s turn begins." in visitor.sees.at(f"s{visitor.n}")
        assert visitor.n not in steps(Page(visitor.client.get(f"{visitor.at}?only=changes")))

    def test_a_long_log_comes_in_parts(self, visitor: Visitor) -> None:
        visitor.describes(self.LONG)
        assert visitor.n > 100
        assert len(steps(visitor.sees)) < 30
        part = visitor.client.get(visitor.sees.links()["Earlier steps"], headers={"HX-Request": "true"})
        assert part.status_code == 200
        assert "<!doctype" not in part.text
        assert steps(Page(part))[0] == steps(visitor.sees)[-1] - 1

    @pytest.mark.parametrize("query", ["before=0", "before=x", "before=99999", "at=-1", "before=" + "9" * 40])
    def test_odd_parts(self, visitor: Visitor, query: str) -> None:
        visitor.describes(TACTICIAN)
        assert visitor.client.get(f"/en/dispute/{visitor.key}/log/?{query}").status_code == 200


class TestWhyNot:
    def test_in_the_action_phase(self, visitor: Visitor) -> None:
        visitor.describes(TACTICIAN)
        page = Page(visitor.client.get(f"{visitor.at}?why=1"))
        assert "Play Copper It is not an Action card, and this is the Action phase." in page

    def test_in_the_buy_phase(self, visitor: Visitor) -> None:
        visitor.describes("{players: {Anna: {hand: [Copper]}, Bernd: {}}, turn: {phase: buy}, supply: {Duchy: 0}}")
        page = Page(visitor.client.get(f"{visitor.at}?why=1"))
        assert "Buy Silver It costs 3, and Anna has 0." in page
        assert "Buy Duchy The pile is empty." in page

    @pytest.mark.parametrize(
        ("language", "begun", "why"),
        [
            ("en", "turn: {phase: buy, coins: 9}", "Buy Sibyl It is not on top of its pile, the Acolyte is."),
            ("en", "moves: [play Artisan]", "Sibyl It is not on top of its pile, the Acolyte is."),
            (
                "de",
                "turn: {phase: buy, coins: 9}",
                "Die Karte liegt nicht oben auf ihrem Stapel, dort liegt die Altardienerin.",
            ),
        ],
    )
    def test_beneath_the_top_of_a_mixed_pile(self, language: str, begun: str, why: str) -> None:
        augurs = "supply: {Augurs: [Acolyte, Sorceress, 2 Sibyl]}"
        visitor = Visitor(language).describes(
            f"{{players: {{Anna: {{hand: [Artisan]}}, Bernd: {{}}}}, {augurs}, {begun}}}"
        )
        page = Page(visitor.client.get(f"{visitor.at}?why=1"))
        assert why in page
        assert "Acolyte It is not on top" not in page

    def test_a_cost_comes_with_its_parts(self, visitor: Visitor) -> None:
        bridges = "{players: {Anna: {play: [2 Bridge], hand: [Copper]}, Bernd: {}}, turn: {phase: buy}}"
        page = Page(visitor.describes(bridges).client.get(f"{visitor.at}?why=1"))
        assert "Buy Gold It costs 4 (6, less 2 by 2 Bridges), and Anna has 0." in page
        assert "What costs less now, and why" in page
        assert "8, less 2 by 2 Bridges" in page
        assert "0, less 2 by 2 Bridges" not in page  # a Copper costs what it always costs

    @pytest.mark.parametrize(
        ("language", "why"),
        [
            ("en", "Buy Familiar It was named for a Contraband this turn."),
            ("de", "Vertrauter kaufen Die Karte wurde in diesem Zug für eine Schmuggelware genannt."),
            ("en", "Buy University It costs a Potion, and Anna has none."),
            ("en", "Buy Grand Market Anna has a Copper in play."),
        ],
    )
    def test_what_forbids_a_card_and_what_it_costs(self, language: str, why: str) -> None:
        visitor = Visitor(language).describes("""
            players: {Anna: {hand: [Contraband], play: [Copper]}, Bernd: {}}
            kingdom: [Familiar, University, Grand Market]
            turn: {phase: buy, coins: 8}
            moves: [play Contraband, Familiar]
        """)
        assert why in Page(visitor.client.get(f"{visitor.at}?why=1"))

    @pytest.mark.parametrize(
        ("language", "why"),
        [
            ("en", "Familiar It costs 3 Coins and 1 Potion, and at most 4 and no Potion is allowed."),
            ("de", "Vertrauter Die Karte kostet 3 Geld und 1 Trank, und höchstens 4 und kein Trank ist erlaubt."),
        ],
    )
    def test_a_potion_belongs_to_the_cost(self, language: str, why: str) -> None:
        workshop = "{players: {Anna: {hand: [Workshop]}, Bernd: {}}, kingdom: [Familiar], moves: [play Workshop]}"
        visitor = Visitor(language).describes(workshop)
        assert why in Page(visitor.client.get(f"{visitor.at}?why=1"))

    def test_nothing_is_told_of_printed_costs(self, visitor: Visitor) -> None:
        visitor.describes(TACTICIAN)
        assert "What costs less now" not in visitor.sees

    def test_inside_a_card(self, visitor: Visitor) -> None:
        visitor.describes(TACTICIAN).says("play Throne Room")
        page = Page(visitor.client.get(f"{visitor.at}?why=1"))
        assert "Copper (Hand) It is not an Action." in page

    @pytest.mark.parametrize(
        ("language", "why"),
        [
            ("en", "Caravan is not offered: it is a Duration."),
            ("de", "Karawane steht nicht zur Wahl: Das ist eine Dauerkarte."),
        ],
    )
    def test_what_nobody_sees_is_told_unasked(self, language: str, why: str) -> None:
        anna = "Anna: {hand: [Royal Galley, Caravan, Village, Smithy], deck: [Copper]}"
        visitor = Visitor(language).describes(f"{{players: {{{anna}, Bernd: {{}}}}, moves: [play Royal Galley]}}")
        assert why in visitor.sees
        assert why not in visitor.says("Village").sees


class TestEditions:
    DOCUMENT = "players: {Anna: {hand: [Throne Room, 4 Copper]}, Bernd: {hand: [5 Copper]}}"

    def test_the_other_edition_is_one_tap_away(self, visitor: Visitor) -> None:
        visitor.describes(self.DOCUMENT).says("play Throne Room")
        assert f"/en/dispute/{visitor.key}/editions/" in visitor.sees.addresses
        page = visitor.client.get(f"/en/dispute/{visitor.key}/editions/").text
        assert "Base, edition 2" in page or "Base game, edition 2" in page
        assert "edition 1" in page

    def test_it_can_be_played_on(self, visitor: Visitor) -> None:
        visitor.describes(self.DOCUMENT)
        answer = visitor.client.post(f"/en/dispute/{visitor.key}/editions/", {"set": "base"})
        assert answer.status_code == 302
        stored = Dispute.objects.get(key=answer.headers["Location"].split("/")[3])
        assert stored.situation().editions == {"base": 1}

    def test_an_expansion_that_is_not_on_the_table(self, visitor: Visitor) -> None:
        visitor.describes(self.DOCUMENT)
        assert visitor.client.get(f"/en/dispute/{visitor.key}/editions/?set=nonsense").status_code == 200


class TestStale:
    def test_a_document_that_is_not_right_any_more(self, visitor: Visitor) -> None:
        visitor.describes(TACTICIAN)
        dispute = Dispute.objects.get(key=visitor.key)
        dispute.table.document = dispute.table.document.replace("Tactician", "Tacticus")
        dispute.table.save()
        memory.forget()
        for path in ("", "0/", "0/share/", "0/show/", "branches/", "editions/", "log/", "document.yaml", "0/table.svg"):
            page = visitor.client.get(f"/en/dispute/{visitor.key}/{path}")
            assert page.status_code == 422, path
            assert "Tacticus" in page.text
        form = visitor.client.get(f"/en/dispute/?dispute={visitor.key}&as=document").text
        assert "Tacticus" in form


def test_a_replay_goes_on_first_and_the_deciding_ruling_stands_once(client: Client) -> None:
    shown = client.post("/en/disputes/throne-room-on-tactician/", follow=True)
    start = shown.redirect_chain[-1][0]
    first = shown.content.decode()
    assert first.index("Next step") < first.index('class="answering"')
    assert {"Last"} <= set(Page(shown).links())
    at_six = client.get(start.replace("/0/", "/6/"))
    verdict = at_six.content.decode().partition('class="verdict"')[2].partition("</section>")[0]
    assert verdict.count('href="/en/rulings/seaside2:tactician:5/') == 1
    assert {"First", "Last"} <= set(Page(at_six).links())
