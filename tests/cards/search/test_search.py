"""Search: names in both languages, forms, misspellings, words in rulings, the query language, and hostile input.

Nothing here knows which database answers: DATABASE_URL decides, and the same must be found on both.
"""

import doctest

import pytest
from django.utils.translation import override
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from cards.catalogue import Catalogue, catalogue
from cards.pages import hyphens
from cards.search import find, index, words
from cards.search.find import Found
from cards.search.query import LONGEST, read
from cards.search.words import Marker, SearchTerm, stems
from rules import Mistake, Run, parse
from rules.facts import card_names, facts

pytestmark = pytest.mark.django_db


@pytest.fixture
def known() -> Catalogue:
    return catalogue()


def search(typed: str, known: Catalogue) -> Found:
    return find.search(typed, known)


def slugs(found: Found) -> list[str]:
    return [card.slug for card in found.cards]


@pytest.mark.parametrize("module", [words, hyphens])
def test_examples_in_the_docstrings(module: object) -> None:
    assert doctest.testmod(module).failed == 0


class TestNames:
    @pytest.mark.parametrize(
        ("typed", "slug"),
        [
            ("Tactician", "tactician"),
            ("taktiker", "tactician"),
            ("TAKTIKERS", "tactician"),
            ("EDLEN RÄUBER", "noble-brigand"),
            ("edlen raeuber", "noble-brigand"),
            ("Aussenposten", "outpost"),
            ("AUSSENPOSTEN", "outpost"),
            ("Müllsammler", "salvager"),
            ("kings court", "kings-court"),
            ("KC", "kings-court"),
            ("JoaT", "jack-of-all-trades"),
            ("King's Court", "kings-court"),
            ("Feldlager/Diebesgut", "encampment-plunder"),
            ("Fahrende Händlerin", "trader"),
            ("  throne   room ", "throne-room"),
        ],
    )
    def test_a_name_in_any_form_is_the_first_card(self, known: Catalogue, typed: str, slug: str) -> None:
        found = search(typed, known)
        assert [card.slug for card in found.hot] == [slug]
        assert slugs(found)[0] == slug
        assert not found.asked.warnings
        assert not found.meant

    def test_every_name_and_every_alias_leads_to_its_card(self, known: Catalogue) -> None:
        for slug, card in known.cards.items():
            for name in card.names:
                assert known.names.find(name) == slug
                assert known.names.find(name.upper()) == slug

    @pytest.mark.parametrize(
        ("typed", "slug"),
        [("tak", "tactician"), ("thro", "throne-room"), ("raeub", "noble-brigand"), ("roo", "throne-room")],
    )
    def test_the_beginning_of_a_name_or_of_its_later_words(self, known: Catalogue, typed: str, slug: str) -> None:
        assert slug in slugs(search(typed, known))

    @pytest.mark.parametrize(
        ("typed", "slug"),
        [
            ("Taktikr", "tactician"),
            ("tacticain", "tactician"),
            ("Blokade", "blockade"),
            ("Leuchtrum", "lighthouse"),
            ("trhone room", "throne-room"),
            ("throne rom", "throne-room"),
            ("kings cort", "kings-court"),  # “kings” is no card's name, but right
            ("black marked", "black-market"),  # both words stand in texts, though nowhere together
            ("Korsarnschif", "corsair"),
            ("Wich", "witch"),  # wichtig begins so
            ("Possesson", "possession"),
            ("Coin of the Ralm", "coin-of-the-realm"),  # small words belong to a name
            ("Jck of All Trades", "jack-of-all-trades"),
            ("Way of th Owl", "way-of-the-owl"),  # a Way is a type as well
            ("Treasure rove", "treasure-trove"),
        ],
    )
    def test_a_misspelt_name_is_asked_back(self, known: Catalogue, typed: str, slug: str) -> None:
        found = search(typed, known)
        assert found.meant[0][0].slug == slug
        assert slugs(found)[0] == slug
        assert [card.slug for card in found.hot] == [slug]

    def test_a_name_without_a_letter_is_known_here_as_in_a_dispute(self, known: Catalogue) -> None:
        missed = []
        for n, fact in enumerate(list(facts().values())[::9]):
            name = (fact.en, fact.de)[n % 2]
            at = 1 + n % (len(name) - 1)
            typed = name[:at] + name[at + 1 :]
            found = search(typed, known)
            shown = {*slugs(found), *(each.slug for each, _ in found.meant)}
            right = all(find.occurs(part, whole=True) for part in found.asked.of("word"))  # words of some text
            if not shown.issuperset(card_names().near(typed)[:1]) and not right and not known.names.beginning(typed):
                missed.append(typed)
        assert missed == []

    @pytest.mark.parametrize(
        ("typed", "slug"),
        [
            ("Hihg Saes", "high-seas"),
            ("Vergrabene Schetze", "buried-treasure"),  # nearer than any card
            ("Vergrabne Schätze", "buried-treasure"),  # Schätze alone is a card
            ("Aufräumfase", "clean-up"),
        ],
    )
    def test_a_misspelt_kingdom_or_term_is_asked_back(self, known: Catalogue, typed: str, slug: str) -> None:
        found = search(typed, known)
        assert slug in [each.slug for each, _ in found.meant]
        assert len({query for _, query in found.meant}) == len(found.meant)
        assert not search(found.meant[0][1], known).nothing

    @pytest.mark.parametrize("typed", ["a", "A?", "ä"])
    def test_one_letter_finds_names_only(self, known: Catalogue, typed: str) -> None:
        found = search(typed, known)
        assert 0 < len(found.cards) < 250
        assert not found.entries
        assert found.marker.mark("als") == "als"
        for card in found.cards:
            assert any(word.startswith("a") for form in card.names for word in words.tokens(form)), card
        for kingdom in found.kingdoms:
            assert any(words.name(called).startswith("a") for called in (kingdom.name_en, kingdom.name_de)), kingdom

    def test_a_card_that_shares_its_name_with_a_kingdom_comes_first(self, known: Catalogue) -> None:
        shared = [card for card in known.cards.values() if known.kingdom_names.first(card.name_en)]
        assert shared
        for card in shared:
            assert search(card.name_en, known).hot == [card]

    def test_a_kingdom_by_its_name_is_not_corrected(self, known: Catalogue) -> None:
        found = search("Vergrabene Schätze", known)
        assert [kingdom.slug for kingdom in found.kingdoms[:2]] == ["buried-treasure"] * 2  # of both editions
        assert not found.meant

    def test_what_is_called_exactly_so_comes_first(self, known: Catalogue) -> None:
        for kingdom in known.kingdoms.values():
            for typed in (kingdom.name_en, kingdom.name_de):
                alike = len(known.kingdom_names.meanings(typed))  # several books may use one name
                assert kingdom in search(typed, known).kingdoms[:alike], typed
        for term in known.terms.values():
            for typed in (term.term_en, term.term_de):
                assert search(typed, known).terms[0].slug == known.term_names.find(typed), typed

    @pytest.mark.parametrize("typed", ["seaside2:tactician:5", " Seaside2:Tactician:5 "])
    def test_a_statement_by_its_slug(self, known: Catalogue, typed: str) -> None:
        assert search(typed, known).entries == ["seaside2:tactician:5"]
        assert search("seaside2:tactician:99", known).nothing

    def test_a_misspelt_name_among_terms(self, known: Catalogue) -> None:
        with override("en"):
            found = search("tacticain duration cost<=5", known)
        assert [(card.slug, query) for card, query in found.meant] == [("tactician", "Tactician duration cost<=5")]
        assert found.without == "tacticain"
        assert slugs(found)[0] == "tactician"
        assert {"wharf", "lighthouse"} <= set(slugs(found))
        assert all("duration" in card.types and card.coins <= 5 for card in found.cards)

    def test_a_word_that_texts_have_is_not_taken_for_a_misspelling(self, known: Catalogue) -> None:
        assert not search("discard", known).meant

    def test_two_names(self, known: Catalogue) -> None:
        found = search("throne room tactician", known)
        assert [card.slug for card in found.hot] == ["throne-room", "tactician"]
        assert "seaside2:tactician:5" in found.entries


class TestWords:
    def test_a_card_in_either_language_brings_its_rulings(self, known: Catalogue) -> None:
        in_english, in_german = search("tactician", known), search("taktiker", known)
        assert in_english.entries == in_german.entries
        assert in_english.entries[0].split(":")[1] == "tactician"
        assert {f"seaside2:tactician:{n}" for n in (1, 2, 5)} <= set(in_english.entries)

    def test_its_kingdoms_too(self, known: Catalogue) -> None:
        assert "buried-treasure" in [kingdom.slug for kingdom in search("taktiker", known).kingdoms]

    def test_words_in_any_form_and_order(self, known: Catalogue) -> None:
        assert "seaside2:tactician:1" in search("hand discard tactician", known).entries
        assert "seaside2:tactician:1" in search("Handkarten Taktiker", known).entries

    def test_all_words_must_be_there(self, known: Catalogue) -> None:
        both = set(search("trash gold", known).entries)
        assert both
        assert both <= set(search("trash", known).entries)
        assert both <= set(search("gold", known).entries)

    def test_a_phrase(self, known: Catalogue) -> None:
        together = search('"next turn"', known)
        apart = search("next turn", known)
        assert set(slugs(together)) < set(slugs(apart)) | set(slugs(together))
        assert "caravan" in slugs(together)
        assert "caravan" not in slugs(search('"turn next"', known))

    def test_a_phrase_does_not_run_from_one_text_into_the_next(self, known: Catalogue) -> None:
        # The English name is followed by the German one in what is stored.
        assert "lighthouse" not in slugs(search('"lighthouse leuchtturm"', known))

    def test_a_kingdom_and_a_term_by_name(self, known: Catalogue) -> None:
        assert search("Auf hoher See", known).kingdoms[0].slug == "high-seas"
        assert "lost-track" in [term.slug for term in search("lose track", known).terms]

    def test_small_words_of_a_question_are_let_go_and_said(self, known: Catalogue) -> None:
        found = search("does the throne room give a tactician a bonus twice?", known)
        assert "seaside2:tactician:5" in found.entries
        assert "does" in found.left_out

    def test_current_rulings_come_before_superseded_ones(self, known: Catalogue) -> None:
        entries = search("thronsaal", known).entries
        own = [slug for slug in entries if slug.split(":")[1] == "throne-room"]
        assert entries[: len(own)] == own
        assert own.index("base2:throne-room:1") < own.index("base1:throne-room:1")


class TestQueryLanguage:
    def test_the_example_of_the_help(self, known: Catalogue) -> None:
        found = search('type:duration cost<=4 set:seaside edition:1 in:kingdom -type:attack "next turn"', known)
        assert slugs(found) == ["haven", "lighthouse", "fishing-village", "caravan"]
        assert not found.asked.warnings

    def test_the_same_in_german(self, known: Catalogue) -> None:
        german = 'typ:dauer kosten<=4 erweiterung:seaside edition:1 in:königreich -typ:angriff "next turn"'
        english = 'type:duration cost<=4 set:seaside edition:1 in:kingdom -type:attack "next turn"'
        assert slugs(search(german, known)) == slugs(search(english, known)) != []

    @pytest.mark.parametrize(
        ("typed", "test"),
        [
            ("type:attack", lambda card: "attack" in card.types),
            ("-type:action", lambda card: "action" not in card.types),
            ("type:attack,duration", lambda card: {"attack", "duration"} & set(card.types)),
            ("cost=5", lambda card: card.coins == 5),
            ("cost:5", lambda card: card.coins == 5),
            ("cost<3", lambda card: card.coins is not None and card.coins < 3),
            ("cost>=7", lambda card: card.coins is not None and card.coins >= 7),
            ("-cost<=6", lambda card: not (card.has_cost and card.coins is not None and card.coins <= 6)),
            ("debt>0", lambda card: card.debt > 0),
            ("potion=1", lambda card: card.potion == 1),
            ("set:allies", lambda card: card.expansion.slug == "allies"),
            ('set:"reiche ernte"', lambda card: card.expansion.slug == "cornucopia"),
            ("set:seaside edition:2", lambda card: card.expansion.slug == "seaside" and 2 in card.editions),
            ("in:pile", lambda card: card.pile_id),
        ],
    )
    def test_a_term_chooses_exactly_the_cards_it_says(self, known: Catalogue, typed: str, test) -> None:
        found = search(typed, known)
        assert not found.asked.warnings
        assert set(slugs(found)) == {slug for slug, card in known.cards.items() if test(card)}
        assert 0 < len(found.cards) < len(known.cards)

    def test_the_cards_of_a_kingdom(self, known: Catalogue) -> None:
        assert set(slugs(search('in:"Auf hoher See"', known))) == set(known.kingdoms["seaside2:high-seas"].piles)

    def test_a_type_by_its_name_alone(self, known: Catalogue) -> None:
        assert slugs(search("dauer kosten<=2", known)) == slugs(search("type:duration cost<=2", known)) != []

    def test_a_name_is_rather_a_card_than_a_type(self, known: Catalogue) -> None:
        assert [card.slug for card in search("Fluch", known).hot] == ["curse"]

    def test_a_number_before_a_type_makes_it_a_word(self, known: Catalogue) -> None:
        with override("en"):
            said = [str(part.said) for part in search("+1 Action", known).asked.parts]
            word = [str(part.said) for part in search("1 Action", known).asked.parts]
        assert said == ["gives <b>+1 Action</b>"]
        assert word == ["with <b>1</b>", "with <b>Action</b>"]

    def test_rulings_follow_the_cards_that_are_chosen(self, known: Catalogue) -> None:
        found = search("type:duration set:seaside draw", known)
        assert found.entries
        about = {
            card.slug for card in known.cards.values() if "duration" in card.types and card.expansion.slug == "seaside"
        }
        for entry in find.entries(found.entries, known):
            assert about & set(entry.cards.values_list("slug", flat=True))

    def test_rulings_follow_many_cards_as_well_as_few(self, known: Catalogue, monkeypatch: pytest.MonkeyPatch) -> None:
        many = search("type:action cost<=5 discard", known).entries
        monkeypatch.setattr(find, "NARROW", 1000)
        assert many
        assert many == search("type:action cost<=5 discard", known).entries

    def test_rulings_of_one_book(self, known: Catalogue) -> None:
        assert {slug.split(":")[0] for slug in search("book:seaside1 embargo", known).entries} == {"seaside1"}
        assert {slug.split(":")[0] for slug in search("buch:seaside1", known).entries} == {"seaside1"}

    def test_without_a_word(self, known: Catalogue) -> None:
        all_of_them, without = search("trash", known), search("trash -gold", known)
        assert set(slugs(without)) < set(slugs(all_of_them))
        assert set(without.entries) < set(all_of_them.entries)

    def test_it_is_echoed_in_words(self, known: Catalogue) -> None:
        typed = 'typ:dauer kosten<=4 -erweiterung:seaside edition:1 in:königreich "nächsten Zug"'
        with override("de"):
            said = [str(part.said) for part in read(typed, known).parts]
        assert said == [
            "vom Typ <b>Dauer</b>",
            "für höchstens <b>4</b>",
            "nicht aus <b>Seaside</b>",
            "in Edition <b>1</b>",
            "in <b>einem empfohlenen Königreich</b>",
            "mit den Wörtern <b>nächsten Zug</b>",
        ]

    def test_each_part_can_be_taken_out(self, known: Catalogue) -> None:
        parts = read("throne room cost<=4 draw", known).parts
        assert [part.without for part in parts] == ["cost<=4 draw", "throne room draw", "throne room cost<=4"]


class TestWarnings:
    @pytest.mark.parametrize(
        ("typed", "warning"),
        [
            ("colour:red", "I do not know <b>colour:red</b>, so it was left out. The help lists what I know."),
            ("type:duratoin", "I do not know <b>type:duratoin</b>, so it was left out. Did you mean <b>Duration</b>?"),
            ("set:zzzzzz", "I do not know <b>set:zzzzzz</b>, so it was left out."),
            ("cost<=five", "<b>cost</b> needs a number, not <b>five</b>."),
            ("cost<=", "<b>cost&lt;=</b> is not finished."),
            ("edition:7", "There is no edition <b>7</b>; there are 1 and 2."),
            ("type>attack", "<b>type</b> cannot be more or less; it was read as “:”."),
            ("***", "<b>***</b> says nothing to look for."),
            ('""', "<b>&quot;&quot;</b> says nothing to look for."),
        ],
    )
    def test_what_is_not_understood_is_said_and_the_rest_is_found(
        self, known: Catalogue, typed: str, warning: str
    ) -> None:
        with override("en"):
            found = search(f"haven {typed}", known)
        assert [str(said) for said in found.asked.warnings] == [warning]
        assert "haven" in slugs(found) or typed == "type>attack"

    def test_an_unknown_book_names_the_known_ones(self, known: Catalogue) -> None:
        with override("en"):
            [warning] = search("book:nope haven", known).asked.warnings
        assert "seaside2" in warning

    def test_a_very_long_query_is_cut_and_said(self, known: Catalogue) -> None:
        with override("en"):
            asked = read("haven " + "x" * 10_000, known)
        assert len(asked.text) == LONGEST
        assert [str(said) for said in asked.warnings] == ["Only the first 200 characters were read."]

    def test_very_many_parts_are_cut_and_said(self, known: Catalogue) -> None:
        with override("en"):
            asked = read("a b " * 40, known)
        assert "Only the first 16 parts were read." in map(str, asked.warnings)


class TestHostileInput:
    @pytest.mark.parametrize(
        "typed",
        [
            *(
                "king's",
                "+1 Card",
                "$2",
                "AND",
                "OR NOT",
                "NEAR(a b)",
                "*",
                "cost:4",
                '"',
                '"""',
                "a*",
                "^a",
                "words:a",
            ),
            *(
                "' OR 1=1 --",
                "'; DROP TABLE cards_card; --",
                "a & b | !c",
                "<->",
                ":*",
                "(((",
                "\\",
                "%",
                "_",
                "zzkindcard",
            ),
            *(
                "\x00",
                "a\x00b",
                "\x1b[31m",
                "\u202e",
                "\ud83d\ude00 gold",
                "日本 語",
                "ﬁ",
                "İ",
                "-",
                "--",
                "-:",
                ":",
                "<=4",
            ),
            *("type:", "in:''", "set:%00", "-" * 300, '"' * 300, "a:b:c", "🃏"),
        ],
    )
    def test_nothing_that_is_typed_is_an_error(self, known: Catalogue, typed: str) -> None:
        search(typed, known)

    @given(st.text(max_size=80))
    @hypothesis_settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
    def test_not_even_anything(self, known: Catalogue, typed: str) -> None:
        found = search(typed, known)
        assert len(found.asked.text) <= LONGEST

    @given(
        st.lists(
            st.sampled_from(['"', "-", "type:", "cost<=", "4", "duration", " ", "haven", ",", "(", "*", "'"]),
            max_size=14,
        )
    )
    @hypothesis_settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
    def test_nor_the_languages_own_signs_in_any_order(self, known: Catalogue, parts: list[str]) -> None:
        search("".join(parts), known)


class TestMarking:
    def test_words_forms_and_phrases(self) -> None:
        marker = Marker([SearchTerm.of("karten"), SearchTerm(tuple(stems("next turn")))])
        assert marker.mark("Eine Karte; next turn, not the next one") == (
            "Eine <mark>Karte</mark>; <mark>next turn</mark>, not the next one"
        )

    def test_what_is_marked_is_escaped(self) -> None:
        assert Marker([SearchTerm.of("b")]).mark("<b> & b") == "&lt;<mark>b</mark>&gt; &amp; <mark>b</mark>"

    def test_nothing_asked_nothing_marked(self) -> None:
        assert Marker(()).mark("a card") == "a card"


class TestIndex:
    """The interface itself, with passages of its own."""

    @pytest.fixture(autouse=True)
    def passages(self) -> None:
        index.replace(
            [
                index.Passage("card", "one", ["The quick brown fox", "Der flinke Fuchs"], ["one"]),
                index.Passage("ruling", "b:one:1", ["A fox is quick"], ["one", "two"]),
                index.Passage("ruling", "b:two:1", ["Füchse sind flink"], ["two"]),
            ]
        )

    def found(self, match: index.Match, limit: int = 10) -> list[str]:
        return [slug for _, slug, _ in index.find(match, limit)]

    def test_every_and_without(self) -> None:
        assert self.found(index.Match([[SearchTerm.of("fox")]])) == ["one", "b:one:1"]
        assert self.found(index.Match([[SearchTerm.of("fox")]], [[SearchTerm.of("brown")]])) == ["b:one:1"]
        either = [SearchTerm.of("fox"), SearchTerm.of("flink")]
        assert self.found(index.Match([either])) == ["one", "b:one:1", "b:two:1"]

    def test_phrases_and_beginnings(self) -> None:
        assert self.found(index.Match([[SearchTerm(tuple(stems("quick brown")))]])) == ["one"]
        assert self.found(index.Match([[SearchTerm(tuple(stems("brown quick")))]])) == []
        assert self.found(index.Match([[SearchTerm(("quick", "bro"), beginning=True)]])) == ["one"]
        assert self.found(index.Match([[SearchTerm(("fuch",), beginning=True)]])) == ["one", "b:two:1"]
        assert self.found(index.Match([[SearchTerm(("fuc",))]])) == []

    def test_kinds_and_cards(self) -> None:
        assert self.found(index.Match([[SearchTerm.of("fox")]]).only(["ruling"])) == ["b:one:1"]
        assert self.found(index.Match().only(["ruling", "card"]).speaking_of(["two"])) == ["b:one:1", "b:two:1"]

    def test_only_without(self) -> None:
        assert self.found(index.Match(without=[[SearchTerm.of("fox")]])) == ["b:two:1"]

    def test_the_cards_that_a_passage_speaks_of(self) -> None:
        rulings = index.Match([[SearchTerm.of("fox")]]).only(["ruling"])
        assert index.find(rulings, 9) == [("ruling", "b:one:1", "one two")]

    def test_the_order_in_which_they_were_kept_and_no_more_than_asked(self) -> None:
        assert self.found(index.Match().only(["card", "ruling"]), limit=2) == ["one", "b:one:1"]


@pytest.mark.parametrize("typed", ["Vilage", "Tacticien", "Taktikr", "Trone Room", "Muellsamler", "Kelerr"])
def test_a_misspelt_name_gets_the_same_suggestions_everywhere(typed: str, known: Catalogue) -> None:
    searched = [(card.name_en, card.name_de) for card in (known.cards[slug] for slug in known.names.near(typed))]
    with pytest.raises(Mistake) as in_a_document:
        parse({"players": {"Anna": {"hand": [typed]}, "Bernd": {}}})
    vassal = {"players": {"Anna": {"hand": ["Vassal"], "deck": "?"}, "Bernd": {}}, "moves": ["play Vassal", typed]}
    in_a_dispute = Run(parse(vassal)).stop
    assert searched
    assert list(in_a_document.value.near) == searched == card_names().suggestions(typed)
    assert in_a_dispute is not None
    assert in_a_dispute.why[0].endswith(f"Near: {', '.join(en for en, _ in searched)}.")
