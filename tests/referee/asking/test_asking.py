"""The contract's answer, in the terminal, by the API and on the page."""

import json
import random
from pathlib import Path
from time import process_time
from typing import Any

import pytest
from django.core.management import call_command
from django.test import Client

from cards.catalogue import catalogue
from cards.models import Situation
from referee.asking import answer, pairs
from referee.asking.answer import ask
from referee.asking.library import library
from referee.asking.pairs import built, made_by
from referee.models import BuiltPair
from rules.questions.answered_questions import Answered
from rules.questions.pairs import Pair, pair
from rules.questions.verdict import Verdict, yes_no
from tests.page_reader import Page

pytestmark = pytest.mark.django_db


def test_an_answer_and_a_pair_are_shown_large_at_a_tap(client: Client) -> None:
    """The word stands there twice, once on its head; the way back leads to the answer."""
    question = "/en/search/?q=Do+I+have+to+discard+if+Bernd+plays+Militia+and+I+show+a+Moat%3F"
    for here in (question, "/en/cards/moat/with/witch/"):
        show = Page(client.get(here)).links()["Show"]
        large = client.get(show if show.startswith("/") else here + show)
        assert large.status_code == 200
        assert large.text.count('class="shout-w"') == 2
        assert Page(large).links()["Back to the case"] == here


TACTICIAN = "Bekomme ich 10 Karten, wenn ich den Thronsaal auf den Taktiker spiele?"


def asked(client: Client, question: str, **more: str) -> Any:
    return client.get("/api/ask/", {"q": question, **more}).json()


class TestAnswer:
    def test_of_a_stored_dispute(self, client: Client) -> None:
        told = asked(client, TACTICIAN, lang="de")
        assert told["question"] == TACTICIAN
        assert told["lang"] == "de"
        assert told["understood"]["cards"] == ["Throne Room", "Tactician"]
        assert told["answer"]["verdict"] == "no"
        assert told["answer"]["word"] == {"en": "No, five.", "de": "Nein, fünf."}
        assert told["from"] == "situation"
        assert told["situation"] == "throne-room-on-tactician"
        assert told["cites"][0] == "seaside2:tactician:5"
        assert "does nothing: Anna has no card in hand" in told["answer"]["text"]["en"]
        assert told["document"]["moves"]

    def test_of_a_stored_dispute_that_asks_neither_yes_or_no_nor_how_many(self, client: Client) -> None:
        story = Situation.objects.get(slug="blockade-with-three-players").story_en
        told = asked(client, story)
        assert told["answer"]["verdict"] is None
        assert told["answer"]["word"] == {"en": "Only Bernd.", "de": "Nur Bernd."}

    def test_says_yes_or_no_where_that_is_asked_and_a_like_dispute_asks_who(self, client: Client) -> None:
        told = asked(client, "Anna has a Silver on her Blockade. Bernd buys a Silver on his turn. Does he get a Curse?")
        assert told["answer"]["verdict"] == "yes"
        assert told["cites"][0] == "seaside2:blockade:5"

    def test_of_when_is_the_named_cards_own_ruling_where_no_table_tells(self, client: Client) -> None:
        told = asked(client, "When do I get a Curse from Swamp Hag?")
        assert told["answer"]["verdict"] is None
        assert told["cites"][0] == "adventures:swamp-hag:1"

    @pytest.mark.parametrize(
        ("question", "verdict"),
        [
            ("My friend says that Moat stops Witch, is she right?", "yes"),
            ("My friend says Lighthouse does not protect from Militia. Is he right?", "no"),
            ("Mein Bruder behauptet, der Leuchtturm schützt nicht vor der Hexe. Liegt er falsch?", "yes"),
            ("Does Moat stop Witch? My friend says no.", "yes"),
            ("Hi, quick question: does Moat stop Witch?", "yes"),
            ("Ich sage, dass der Burggraben gegen die Hexe hilft. Stimmt das?", "yes"),
            ("number of cards I draw if I Throne Room a Smithy", 6),
            ("Anzahl der Karten, wenn ich die Schmiede mit dem Thronsaal spiele", 6),
        ],
    )
    def test_is_that_of_the_question_whatever_is_said_around_it(
        self, client: Client, question: str, verdict: str | int
    ) -> None:
        told = asked(client, question)
        assert told["question"] == question
        assert told["answer"]["verdict"] == verdict

    def test_is_none_where_table_and_written_question_contradict(self, monkeypatch: pytest.MonkeyPatch) -> None:
        row = Answered(("Can Workshop gain a Gold?", "Kann die Werkstatt ein Gold nehmen?"), "yes", "base2:workshop:1")
        monkeypatch.setattr(answer, "_written", lambda q, shelf: (row, 2.0))
        found = ask("Can Workshop gain a Gold?", catalogue())
        assert found.grade is None
        assert found.verdict is None or found.verdict.value is None

    @pytest.mark.parametrize(
        ("question", "never"),
        [
            ("Bob plays Old Witch and my other neighbour reveals Moat. Am I protected too?", "yes"),
            ("Mein Gegner hat einen Leuchtturm im Spiel und spielt die Hexe. Schützt sein Leuchtturm mich?", "yes"),
            ("If I have Lighthouse in play and someone plays Witch, can I still reveal Moat?", "no"),
            ("Does Lighthouse protect against buying Noble Brigand?", "yes"),
            ("do i have to reshuffle the moment my deck runs out", "yes"),
            ("Can I play Outpost and Tactician in the same turn?", "no"),
            ("Can I gain a Gold by remodeling a Copper?", "yes"),
        ],
    )
    def test_is_not_that_of_another_question(self, client: Client, question: str, never: str) -> None:
        answered = asked(client, question)["answer"]
        assert answered is None or answered["verdict"] != never

    def test_has_the_type_that_is_asked_for(self, monkeypatch: pytest.MonkeyPatch) -> None:
        yes = Verdict("yes", yes_no(True), ("", ""))
        monkeypatch.setattr(answer, "decide", lambda q: yes)
        monkeypatch.setattr(answer, "_written", lambda q, shelf: None)
        found = ask("How many cards do I draw with two Moats and a Witch?", catalogue())
        assert found.grade is None

    def test_says_what_it_rests_on(self, client: Client) -> None:
        told = asked(client, "Does Moat stop Witch?")
        assert told["answer"]["grade"] == "played-and-written"
        assert told["answer"]["as"] is None
        assert any(step["kind"] == "not" for step in told["happens"])
        assert len(told["near"]) == 3
        written = asked(client, "When my deck is empty, do I reshuffle right away?")
        assert (written["answer"]["grade"], written["answer"]["verdict"]) == ("written", "no")
        assert written["answer"]["as"]["de"].endswith("?")

    def test_of_a_built_table_can_be_played_on(self, client: Client) -> None:
        told = asked(client, "Does Moat protect against Cutpurse?")
        assert told["from"] == "built"
        assert told["answer"]["verdict"] == "yes"
        run = client.post("/api/adjudications/", told["document"], content_type="application/json")
        assert run.status_code == 201
        assert run.json()["error"] is None

    def test_of_rulings(self, client: Client) -> None:
        told = asked(client, "When does the game end?")
        assert told["from"] == "rulings"
        assert told["answer"]["verdict"] is None
        assert "base2:end-of-game:1" in told["cites"]

    @pytest.mark.parametrize(
        "question",
        [
            "Is Wharf good?",
            "Will it rain?",
            "Hilft der Zeppelin gegen die Meerhexe?",
            "Can I play the Banana card twice with Throne Room?",
            "Warum gewinnt eigentlich immer meine Schwester?",
        ],
    )
    def test_that_is_not_known(self, client: Client, question: str) -> None:
        told = asked(client, question)
        assert told["answer"] is None
        assert told["from"] is None

    def test_is_the_same_in_the_terminal(self, client: Client, capsys: pytest.CaptureFixture[str]) -> None:
        call_command("ask", TACTICIAN, "--json", "--lang", "de")
        assert json.loads(capsys.readouterr().out) == asked(client, TACTICIAN, lang="de")

    @pytest.mark.parametrize(
        ("question", "verdict"),
        [
            ("how many Provinces for five?", 15),
            ("Wie viele Provinzen braucht man zu dritt?", 12),
            ("How many Coppers does everyone start with?", 7),
            ("are Prizes in the Supply?", "no"),
        ],
    )
    def test_of_the_set_up(self, client: Client, question: str, verdict: str | int) -> None:
        assert asked(client, question)["answer"]["verdict"] == verdict


def test_every_dispute_of_the_library_answers_its_own_story() -> None:
    """A story that cannot be read as it was told gets no verdict; none gets another one than its own."""
    known, silent = catalogue(), 0
    rows = Situation.objects.exclude(answer_verdict="")
    for row in rows:
        for language, story in enumerate((row.story_en, row.story_de)):
            found = ask(story, known, language)
            value = found.verdict.value if found.verdict else None
            assert value is None or str(value) == row.answer_verdict, story
            silent += value is None
    assert silent <= len(rows) * 2 * 0.05


BAD = [
    "",
    "?",
    "Does Moat protect against Witch? " * 400,
    "x" * 10_000,
    "🃏🎲🏰🤔" * 50,
    "'; DROP TABLE cards_card; --",
    '<script>alert(1)</script><b>Moat</b> & "Witch"?',
    "هل يحمي الخندق من الساحرة؟",
    " ".join(["Throne Room", "Wharf", "Moat", "Witch"] * 10) + " does this work?",
    "\x00\x1b[31m does Moat stop Witch?",
    "does " * 200,
]


class TestBadInput:
    @pytest.mark.parametrize("question", BAD)
    def test_gets_an_answer_in_time(self, client: Client, question: str) -> None:
        ask("", catalogue())  # so that nothing is read while the clock runs
        start = process_time()
        assert client.get("/api/ask/", {"q": question}).status_code == 200
        assert client.get("/en/search/", {"q": question}).status_code == 200
        assert process_time() - start < 5

    def test_markup_stays_text(self, client: Client) -> None:
        page = client.get("/en/search/", {"q": "Does <script>alert(1)</script> Moat protect against Witch?"})
        assert b"<script>alert" not in page.content

    @pytest.mark.parametrize(("path", "name"), [("/en/search/", "de"), ("/de/suche/", "en")])
    def test_a_name_in_the_other_language_says_so(self, client: Client, path: str, name: str) -> None:
        page = client.get(path, {"q": "Does Moat protect against Witch?"}).text
        assert f'<i lang="{name}">' in page
        assert 'lang=""' not in page


class TestPage:
    @pytest.mark.parametrize(("address", "word"), [("/en/search/", "Yes."), ("/de/suche/", "Ja.")])
    def test_has_word_reason_and_ruling(self, client: Client, address: str, word: str) -> None:
        page = Page(client.get(address, {"q": "Does Moat protect against Witch?"}))
        assert page.heading == word
        assert [lead for lead in page.addresses if "/base2:moat" in lead]

    def test_opens_the_table(self, client: Client) -> None:
        page = Page(client.get("/en/search/", {"q": "Does Moat protect against Cutpurse?"}))
        assert client.get(page.links()["Play it out"]).status_code == 200

    def test_two_readings(self, client: Client) -> None:
        page = Page(client.get("/en/search/", {"q": "Bernd has a Moat. Does he get a Curse from the Blockade?"}))
        assert len(page.all("article")) == 2

    @pytest.mark.parametrize(
        ("question", "says"),
        [
            ("Does Moat stop Witch?", "played, and also written so"),
            ("When my deck is empty, do I reshuffle right away?", "written, as:"),
        ],
    )
    def test_says_what_the_verdict_rests_on(self, client: Client, question: str, says: str) -> None:
        assert says in Page(client.get("/en/search/", {"q": question}))

    def test_quotes_the_written_question_that_answers(self, client: Client) -> None:
        question = "When my deck is empty, do I reshuffle right away?"
        quoted = asked(client, question)["answer"]["as"]
        assert quoted["de"] in Page(client.get("/de/suche/", {"q": question}))

    def test_near_questions_are_others_where_there_is_no_verdict(self, client: Client) -> None:
        page = Page(client.get("/en/search/", {"q": "Bernd plays Witch, I show Moat, is that the way we do it here?"}))
        assert "Other questions, not yours" in page
        assert "Asked before" not in page

    @pytest.mark.parametrize(
        ("question", "lang", "written"),
        [
            ("kann man pferde einfach kaufen so wie silber", "de", "Kann ich ein Pferd kaufen?"),
            (
                "plaza can i dump 2 treasures for 2 coffers off one plaza",
                "en",
                "Can I discard two Treasures with Plaza for two Coffers?",
            ),
            (  # Workshop and Silver matter little
                "Footpad is in the kingdom. I gain a Silver with Workshop in my Action phase. Draw a card or not?",
                "en",
                "Do I draw a card with Footpad in the game when I gain a card with Workshop?",
            ),
            (
                "in der aufräumphase ne karte auf der hand behalten für nächsten zug?",
                "de",
                "Darf ich eine Karte für den nächsten Zug auf der Hand behalten?",
            ),
        ],
    )
    def test_near_questions_are_those_that_ask_the_same_in_other_words(
        self, client: Client, question: str, lang: str, written: str
    ) -> None:
        told = asked(client, question, lang=lang)
        answered = (told["answer"] or {}).get("as") or {}
        assert written in [answered.get(lang), *(each["question"][lang] for each in told["near"])]

    def test_where_none_is_known_to_decide_three_rulings_are_of_equal_rank(self, client: Client) -> None:
        question = "When does the game end?"
        page = Page(client.get("/en/search/", {"q": question}))
        assert page.heading == "Perhaps one of these."
        assert "decides" not in client.get("/en/search/", {"q": question}).text
        cites = asked(client, question)["cites"]
        assert len(cites) == 3
        assert all(any(cite in lead for lead in page.addresses) for cite in cites)

    def test_lays_the_understood_cards_into_the_understood_hands(self, client: Client) -> None:
        page = Page(client.get("/en/search/", {"q": "My brother says that Witch and Moat are unfair, how is that?"}))
        table = client.get(page.links()["Lay it out"])
        assert table.status_code == 200
        form = Page(table)
        assert [form.field[f"p{n}-hand"] for n in (0, 1)] == ["Moat", "Witch"]

    def test_of_two_questions_both_are_shown_and_the_first_is_answered(self, client: Client) -> None:
        question = "Bernd plays Witch and I reveal Moat. Do I gain a Curse? Does Bernd still draw two cards?"
        told = asked(client, question)
        assert told["question"] == question
        assert told["answer"]["verdict"] == "no"
        assert told["others"] == ["Bernd plays Witch and I reveal Moat. Does Bernd still draw two cards?"]
        page = Page(client.get("/en/search/", {"q": question}))
        assert page.heading == "No."
        assert told["others"][0] in page.links()

    @pytest.mark.parametrize(
        "question",
        [
            "My friend says that Moat stops Witch. Is she right?",
            "Must I reveal Moat? Or not?",
            "Does Moat stop Witch? My friend says no. Who is right?",
        ],
    )
    def test_one_question_with_a_tag_is_one(self, client: Client, question: str) -> None:
        assert asked(client, question)["others"] == []

    def test_a_reading_that_is_told_to_be_right_is_played(self, client: Client) -> None:
        question = "Bernd plays Witch, I show Moat, Clara has nothing. My brother says it does not work like that."
        page = Page(client.get("/en/search/", {"q": question}))
        happens = Page(client.get(page.links()["Read rightly: what happens?"]))
        assert happens.heading == "What happens"
        assert "does not affect" in happens

    def test_what_is_not_known(self, client: Client) -> None:
        page = Page(client.get("/de/suche/", {"q": "Hilft der Zeppelin gegen die Meerhexe?"}))
        assert "Das weiß ich nicht." in page
        assert "Zeppelin" in page

    def test_no_rule_says_why_somebody_always_wins(self) -> None:
        assert ask("Warum gewinnt meine Freundin eigentlich immer?", catalogue()).verdict is None
        assert ask("Why does my brother always win?", catalogue()).verdict is None

    def test_a_chip_opens_its_choices(self, client: Client) -> None:
        asked = {"q": "Does Moat protect against Sea Witch?", "chip": "players"}
        page = Page(client.get("/en/search/", asked))
        assert [lead for lead in page.addresses if "players=3" in lead]
        assert client.get("/en/search/", {**asked, "players": "3"}).status_code == 200


class TestBadWords:
    """Whatever is asked gets an answer, if only that it is not known."""

    @pytest.mark.parametrize(
        "question",
        [
            "golem flips another golem do i get to play that one",
            "I have a Copper a Curse that I gain?",
            "Kann ein Gold mit Anwesen Gold ein dem hat rechter Nachbar erlaubt??",
        ],
    )
    def test_a_deed_without_a_card_and_names_that_run_into_one_another(self, client: Client, question: str) -> None:
        assert asked(client, question)["is_question"]

    def test_halves_of_two_questions(self) -> None:
        known, lot = catalogue(), random.Random(36)
        rows = [row.texts for rows in library(known).answered.by_cards.values() for row in rows]
        for n in range(60):
            one, two = (lot.choice(rows)[n % 2].split() for _ in range(2))
            words = [*one[: lot.randrange(len(one) + 1)], *two[lot.randrange(len(two) + 1) :]]
            assert ask(" ".join(words), known).tell()["lang"]


class TestPairs:
    def test_the_page_has_the_verdict_on_top(self, client: Client) -> None:
        page = Page(client.get("/en/cards/lighthouse/with/blockade/")).text
        assert page.index("Safe.") < page.index("Said about both")
        assert "Not safe." in Page(client.get("/en/cards/lighthouse/with/blockade/?reading=1"))

    def test_cards_that_do_not_touch_each_other(self, client: Client) -> None:
        assert "Sie berühren einander nicht." in Page(client.get("/de/karten/markt/mit/jahrmarkt/"))

    def test_a_card_that_is_not_played_yet(self, client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
        silent = Pair(("mission", "moat"), "unknown", ("", ""))
        monkeypatch.setattr(pairs, "pair", lambda one, two: silent)
        assert "I cannot tell yet." in client.get("/en/cards/mission/with/moat/").content.decode()

    def test_is_kept_until_the_engine_changes(self) -> None:
        kept = {**built("moat", "witch", catalogue()), "kind": "kept"}
        row = BuiltPair.objects.create(key="moat witch", made_by=made_by(catalogue()), kind="kept", told=kept)
        assert built("witch", "moat", catalogue())["kind"] == "kept"
        row.made_by = "another engine"
        row.save()
        assert built("witch", "moat", catalogue())["kind"] == "shield"

    def test_the_command_builds_and_counts(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        call_command("pairs", "--card", "moat", "--seconds", "2", "--jobs", "1", "--untold", str(tmp_path / "untold"))
        assert "interact" in capsys.readouterr().out
        assert BuiltPair.objects.filter(key__contains="moat").exists()
        assert (tmp_path / "untold").exists()

    def test_the_command_goes_on_where_it_stopped(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.setattr("rules.tools.pairs.playable", ("cellar", "moat", "village").__contains__)
        seen: list[tuple[str, str]] = []

        def interrupted(one: str, two: str) -> Pair:
            seen.append((one, two))
            if len(seen) == 2:
                raise KeyboardInterrupt
            return pair(one, two)

        monkeypatch.setattr("rules.tools.pairs.pair", interrupted)
        call_command("pairs", jobs=1)
        assert "2 are left for the next time" in capsys.readouterr().out
        call_command("pairs", jobs=1)
        assert capsys.readouterr().out.startswith("3 pairs: ")
        assert seen == [("cellar", "moat"), ("cellar", "village"), ("cellar", "village"), ("moat", "village")]


class TestStories:
    def test_what_somebody_objects_must_be_heard(self) -> None:
        """nocturne:pooka:2: what was told is one thing, what she holds against it another."""
        told = "I play a Pooka and pick my Cursed Gold as the Treasure to trash for the four cards."
        unheard = ask(f"{told} My sister stops me: any Treasure but that one. Is she right?", catalogue())
        assert unheard.verdict is None or unheard.verdict.value is None

    def test_asides_are_left_out_where_the_whole_says_nothing(self) -> None:
        """Bishop: one point, and one for every two Coins of the Gold."""
        shown = ask(
            "I play Bishop and trash a Gold. My friend reaches for his calculator. How many VP tokens do I get?",
            catalogue(),
        )
        assert shown.verdict is not None
        assert shown.verdict.value == 4


class TestAssumptions:
    def test_can_be_turned(self, client: Client) -> None:
        """base2:moat: whoever does not show it is hit like anybody else."""
        question = "Does my opponent's Witch give me a Curse if I have a Moat in hand and reveal it?"
        known = catalogue()
        shown = ask(question, known)
        assert shown.verdict is not None
        assert shown.verdict.value == "no"
        turns = [each.turn for each in shown.verdict.assumed]
        assert "without moat" in turns
        hidden = ask(question, known, turned=frozenset(("without moat",)))
        assert hidden.verdict is not None
        assert hidden.verdict.value == "yes"
        assert "The Moat is not used." in [each.text[0] for each in hidden.verdict.assumed]

    def test_each_is_one_tap_away_with_what_comes_of_it(self, client: Client) -> None:
        page = client.get("/en/search/", {"q": "Does Moat protect me from the Cutpurse?"}).content.decode()
        assert "The Moat is not used." in page
        assert "turn=without+moat" in page
        again = client.get("/en/search/", {"q": "Does Moat protect me from the Cutpurse?", "turn": "without moat"})
        assert "No." in again.content.decode()

    def test_a_wish_that_means_nothing_changes_nothing(self, client: Client) -> None:
        page = client.get("/en/search/", {"q": "Does Moat protect me from the Witch?", "turn": ["without x" * 90] * 50})
        assert page.status_code == 200


@pytest.mark.parametrize(
    ("address", "word"),
    [("/de/suche/", "Nein, fünf."), ("/de/search/", "Nein, fünf."), ("/en/suche/", "No, five.")],
)
def test_a_question_is_answered_under_either_spelling_of_the_address(client: Client, address: str, word: str) -> None:
    assert word in client.get(address, {"q": TACTICIAN}).content.decode()
