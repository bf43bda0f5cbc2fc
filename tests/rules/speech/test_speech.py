"""Sentences are grammatical in both languages: articles, plurals, cases."""

from __future__ import annotations

import ast

import pytest

from rules.engine.steps import Step
from rules.facts import facts
from rules.fixture_files import FIXTURES
from rules.speech.grammar import DE, EN, THE, A, a_card, no_card, noun, several, some, the_card, those, title
from rules.speech.prompts import use_prompt
from rules.speech.saying import sentence
from rules.speech.sentences import ROOMS, SENTENCES


def said(name: str, cards: tuple[str, ...], path: tuple[tuple[str, int, int], ...] = (), **words: object) -> list[str]:
    step = Step("effect", 0, cards, name, words, (), path)
    return [sentence(step, ("Anna", "Bernd"), language) for language in (EN, DE)]


def test_the_plural_is_of_the_same_word() -> None:
    for slug, fact in facts().items():
        assert noun(slug).forms[A].endswith(fact.de)
        first = several(slug, 2, DE)[2:3].translate(str.maketrans("ÄÖÜ", "AOU"))  # Arzt, Ärzte
        assert first == fact.de[:1].translate(str.maketrans("ÄÖÜ", "AOU")), slug


def test_a_name_that_sounds_like_several_things_is_one_card_where_it_is_the_subject() -> None:
    """The verb behind it is singular: the Survivors card is, the Augurs pile is; die Karte Überlebende ist."""
    for slug, fact in facts().items():
        adjective, head = fact.kind in ("trait", "state"), fact.en.partition(" of ")[0]
        plural = head.endswith("s") and not head.endswith(("ss", "is", "ous"))
        what = "pile" if fact.cards else "card" if plural and not adjective else ""
        for said in (the_card(slug, EN, THE), title(slug, EN)):
            assert said.endswith((" pile", " card")) == bool(what), said
            assert not what or said == f"the {fact.en} {what}"
        if fact.cards or fact.german.startswith("p"):
            what = "der Stapel" if fact.cards else "die Karte"
            assert the_card(slug, DE, THE) == title(slug, DE) == f"{what} {fact.de}"


@pytest.mark.parametrize(
    ("slug", "a", "a_object", "the", "the_object"),
    [
        ("throne-room", "ein Thronsaal", "einen Thronsaal", "der Thronsaal", "den Thronsaal"),
        ("witch", "eine Hexe", "eine Hexe", "die Hexe", "die Hexe"),
        ("estate", "ein Anwesen", "ein Anwesen", "das Anwesen", "das Anwesen"),
        ("monkey", "ein Affe", "einen Affen", "der Affe", "den Affen"),
        ("noble-brigand", "ein Edler Räuber", "einen Edlen Räuber", "der Edle Räuber", "den Edlen Räuber"),
        ("ruined-village", "ein Zerstörtes Dorf", "ein Zerstörtes Dorf", "das Zerstörte Dorf", "das Zerstörte Dorf"),
        (
            "tragic-hero",
            "ein Tragischer Held",
            "einen Tragischen Helden",
            "der Tragische Held",
            "den Tragischen Helden",
        ),
        ("underling", "ein Untergebener", "einen Untergebenen", "der Untergebene", "den Untergebenen"),
        ("gardens", "eine Karte Gärten", "eine Karte Gärten", "die Karte Gärten", "die Gärten"),
        ("nobles", "eine Karte Adlige", "eine Karte Adlige", "die Karte Adlige", "die Adligen"),
        ("sir-martin", "Sir Martin", "Sir Martin", "Sir Martin", "Sir Martin"),
        ("mission", "die Mission", "die Mission", "die Mission", "die Mission"),
    ],
)
def test_german_cases(slug: str, a: str, a_object: str, the: str, the_object: str) -> None:
    assert [a_card(slug, DE, A), a_card(slug, DE), the_card(slug, DE, THE), the_card(slug, DE)] == [
        a,
        a_object,
        the,
        the_object,
    ]


def test_english_articles() -> None:
    assert [a_card(slug, EN) for slug in ("estate", "curse", "mission", "dame-anna")] == [
        "an Estate",
        "a Curse",
        "Mission",
        "Dame Anna",
    ]
    assert the_card("moat", EN) == "the Moat"


def test_several() -> None:
    plurals = {
        "duchy": "Duchies",
        "witch": "Witches",
        "gardens": "Gardens",
        "sorceress": "Sorceresses",
        "thief": "Thieves",
    }
    assert {slug: several(slug, 2, EN) for slug in plurals} == {slug: f"2 {name}" for slug, name in plurals.items()}
    assert several("herb-gatherer", 3, DE) == "3 Kräutersammlerinnen"
    assert several("warlord", 2, DE) == "2 Kriegsherren"
    assert several("?", 2, DE) == "2 verdeckte Karten"


def test_lists() -> None:
    assert some(["estate", "copper", "estate"], EN) == "2 Estates and a Copper"
    assert some(["village", "?", "gold"], DE) == "ein Dorf, eine verdeckte Karte und ein Gold"
    assert those(["throne-room", "tactician"], DE) == "den Thronsaal und den Taktiker"
    assert [some([], EN), some([], DE)] == ["nothing", "nichts"]
    assert [no_card("province", DE), no_card("curse", DE), no_card("curse", EN)] == [
        "keine Provinz",
        "kein Fluch",
        "no Curse",
    ]


def _names_of_sentences() -> tuple[set[str], set[str]]:
    """The sentences that the engine says, and every word that stands between quotes somewhere in it."""
    told, quoted = set(), set()
    for path in (FIXTURES.parent / "rules").rglob("*.py"):
        if "speech" in path.parts:
            continue
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                quoted.add(node.value)
            if not isinstance(node, ast.Call):
                continue
            name = getattr(node.func, "attr", None) or getattr(node.func, "id", None)
            place = {"say": 2, "put": 3}.get(str(name))
            if place is not None and len(node.args) > place:
                chosen = node.args[place]
                either = (chosen.body, chosen.orelse) if isinstance(chosen, ast.IfExp) else (chosen,)
                told |= {part.value for part in either if isinstance(part, ast.Constant)}
    return told, quoted


def test_only_sentences_that_exist_are_said_and_each_of_them_is() -> None:
    told, quoted = _names_of_sentences()
    assert told - set(SENTENCES) == set()
    assert set(SENTENCES) - quoted == set()
    assert len(told) > 40


def test_a_sentence_stands_in_one_room() -> None:
    assert len(SENTENCES) == sum(len(room) for room in ROOMS)


def test_what_a_sentence_announces_exists() -> None:
    assert {said_of.announces for said_of in SENTENCES.values()} - {""} <= set(SENTENCES)


@pytest.mark.parametrize("name", SENTENCES)
def test_every_sentence_ends_and_leaves_no_gap(name: str) -> None:
    words = {
        "card": "outpost",
        "again": ("again", "noch einmal"),
        "does": ("trashes", "entsorgt"),
        "why": ("so", "so"),
        "what": ("no Coins", "kein Geld"),
        "lacks": ("no Copper in hand", "kein Kupfer auf der Hand"),
        "verb": ("trash", "Entsorgen"),
        "phase": "buy",
        "place": "hand",
        "mat": "island",
        "other": 1,
        "m": 5,
        "missing": "curse",
        "new": "silver",
        "how": ("", ""),
        "parts": ("", ""),
        "allowed": ("", ""),
        "which": ("", ""),
        "beneath": ("", ""),
        "by": ("", ""),
        "against": ("", ""),
        "when": ("", ""),
        "awaited": ("card", "Karte"),
        "none": ("no card", "keine Karte"),
        "nth": ("first", "ersten"),
        "held": ("1 card in hand", "1 Handkarte"),
        "more": ("", ""),
        "deed": ("move", "bewegen"),
        "type": ("an Action", "eine Aktionskarte"),
    }
    words |= {"turn": ("this turn", "diesen Zug"), "cause": (" because of the Lich", " durch den Lich")}
    for text in said(name, ("silver",), n=3, paid={"coins": 2}, got={"coins": 2}, lost={"coins": 2}, **words):
        assert text.endswith(".")
        assert "{" not in text
        assert text[0].isupper()


def test_what_is_said() -> None:
    assert said("gain", ("curse",), place="discard") == ["Anna gains a Curse.", "Anna nimmt einen Fluch."]
    assert said("nothing", ("tactician",)) == ["The Tactician does nothing.", "Der Taktiker bewirkt nichts."]
    assert said("score", (), n=1, parts=("", "")) == ["Anna has 1 point.", "Anna hat 1 Punkt."]
    assert said("plus", (), n={"actions": 1, "buys": 2}) == [
        "Anna gets +1 Action and +2 Buys.",
        "Anna erhält +1 Aktion und +2 Käufe.",
    ]
    itself = (("treasure-map", 1, 1),)
    assert said("trash", ("treasure-map",), itself) == [
        "Anna trashes the Treasure Map.",
        "Anna entsorgt die Schatzkarte.",
    ]


def test_several_cards_change_the_verb() -> None:
    for name in (name for name, said_of in SENTENCES.items() if said_of.several):
        for one, more in zip(
            *(said(name, cards, why=("so", "so")) for cards in (("moat",), ("moat", "gold"))), strict=True
        ):
            assert one.split()[2] != more.split()[5]


def test_whether_a_card_is_used() -> None:
    assert use_prompt("moat") == ("Do you use the Moat?", "Nutzt du den Burggraben?")


def test_a_single_debt_is_singular_in_german() -> None:
    assert said("pay off", (), paid={"debt": 1}) == ["Anna pays off 1 debt.", "Anna zahlt 1 Schuld ab."]
    assert said("pay off", (), paid={"debt": 2})[DE] == "Anna zahlt 2 Schulden ab."
