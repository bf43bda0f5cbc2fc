"""The claim as JSON and as a part of an address, checked where it comes from outside; and its judge."""

from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.document.situation import Mistake
from rules.facts import facts
from rules.questions.claim import (
    ASKED_VERBS,
    COUNTS,
    DEED_VERBS,
    MOST_PARTS,
    PERSONS,
    PLACES,
    TYPES,
    UNITS,
    WHEN,
    ZONES,
    Asked,
    Claim,
    Deed,
    Held,
    from_json,
    from_text,
    to_json,
    to_text,
)
from rules.questions.claim_reading import claim_of
from rules.questions.deciding import decide
from rules.questions.judge import judge
from rules.questions.names import CardNames
from rules.questions.reading import read

person, some = st.sampled_from(("", *PERSONS)), st.integers(0, 99)
cards, slugs = st.sampled_from(("", "?", *facts())), st.sampled_from((*facts(),))
words = st.text(max_size=20)
helds = st.one_of(
    st.builds(Held, person, st.sampled_from(ZONES), slugs, some, st.booleans()),
    st.builds(Held, person, st.sampled_from(COUNTS), st.just(""), some),
)
options = st.from_regex(r"([a-z]{1,5}(-[a-z0-9]{1,4}){0,2})?", fullmatch=True)
whens = st.sampled_from(("", *WHEN))
deeds = st.builds(
    Deed,
    person,
    st.sampled_from(DEED_VERBS),
    cards,
    some,
    cards,
    cards,
    st.integers(1, 9),
    st.booleans(),
    whens,
    options,
)
askeds = st.builds(
    Asked,
    st.sampled_from(("", *TYPES)),
    person,
    st.sampled_from(("", *ASKED_VERBS)),
    cards,
    cards,
    st.none() | some,
    st.sampled_from(("", *UNITS)),
    whens,
    st.booleans(),
)
claims = st.builds(
    Claim,
    st.lists(helds, max_size=6).map(tuple),
    st.lists(deeds, max_size=6).map(tuple),
    askeds,
    st.lists(st.tuples(words, words), max_size=3).map(tuple),
    st.lists(words, max_size=3).map(tuple),
)


@settings(deadline=None)
@given(claims)
def test_json_and_back_is_the_same_claim(claim: Claim) -> None:
    assert from_json(to_json(claim)) == claim


@settings(deadline=None)
@given(claims)
def test_an_address_and_back_is_the_same_claim_without_the_words(claim: Claim) -> None:
    assert from_text(to_text(claim)) == Claim(claim.held, claim.deeds, claim.asked)


@pytest.mark.parametrize(
    ("data", "place"),
    [
        ([], ""),
        ({"helt": []}, "helt"),
        ({"held": {}}, "held"),
        ({"held": [{}] * (MOST_PARTS + 1)}, "held"),
        ({"held": [{"zone": "hand"}]}, "held[0].card"),
        ({"held": [{"zone": "table"}]}, "held[0].card"),
        ({"held": [{"zone": "trash", "card": "?"}]}, "held[0].card"),
        ({"held": [{"zone": "coins", "card": "Moat"}]}, "held[0].card"),
        ({"held": [{"card": "Milita"}]}, "held[0].card"),
        ({"held": [{"card": "Moat", "zone": "pocket"}]}, "held[0].zone"),
        ({"held": [{"card": "Moat", "n": -1}]}, "held[0].n"),
        ({"held": [{"card": "Moat", "n": True}]}, "held[0].n"),
        ({"deeds": [{"card": "Moat"}, {"verb": "eat"}]}, "deeds[1].verb"),
        ({"deeds": [{"option": "~"}]}, "deeds[0].option"),
        ({"deeds": [{"times": 10}]}, "deeds[0].times"),
        ({"asked": {"type": "why"}}, "asked.type"),
        ({"asked": {"who": "Bob"}}, "asked.who"),
        ({"asked": {"negated": 1}}, "asked.negated"),
        ({"unused": ["x" * 301]}, "unused[0]"),
        ({"assumed": [{"fr": ""}]}, "assumed[0].fr"),
        ({"assumed": [{"en": "Anna has five cards."}]}, "assumed[0].de"),
        ({"assumed": [{"de": "Anna hat fünf Karten."}]}, "assumed[0].en"),
    ],
)
def test_a_mistake_names_its_place(data: Any, place: str) -> None:
    with pytest.raises(Mistake) as mistake:
        from_json(data)
    assert mistake.value.place == place


@pytest.mark.parametrize(
    "text",
    ["x.me", "h.me.hand.moat.many", "h." + "." * 9, "d.me.play.no-such-card", "h.me" * 900],
)
def test_an_address_that_was_edited_is_refused(text: str) -> None:
    with pytest.raises(Mistake):
        from_text(text)


def test_it_is_the_same_in_both_languages(names: CardNames) -> None:
    english = claim_of(read("Bob plays Militia and I reveal Moat. Am I safe?", names))
    assert english == claim_of(read("Bob spielt die Miliz und ich zeige den Burggraben. Bin ich sicher?", names))
    assert english.deeds == (Deed("other", "play", "militia"), Deed("me", "reveal", "moat"))
    assert english.asked == Asked("happens", "me", "protect")


@pytest.mark.parametrize(
    ("claim", "value"),
    [
        ("d.other.play.militia~d..reveal.moat~a.happens.me.protect", "yes"),
        ("d.other.play.militia~d.third.reveal.moat~a.happens.me.protect", "no"),
        ("d.other.play.militia~a.must.me.discard", "yes"),
        ("d.other.play.militia~d..reveal.moat~a.must.me.discard", "no"),
        ("h..durations.lighthouse~d.other.play.witch~a.happens.me.gain.curse", "no"),
        ("h.other.durations.lighthouse~d.other.play.witch~a.happens.me.gain.curse", "yes"),
        ("h.-.supply.curse.0~d.other.play.witch~a.happens.me.gain.curse", "no"),
        ("d..trash.silver..remodel~a.may.me.gain.gold.remodel", "no"),
        ("d..trash.gold..remodel~a.may.me.gain.province.remodel", "yes"),
        ("a.may.me.trash.estate.spice-merchant", "no"),
        ("a.may.me.trash.copper.spice-merchant", "yes"),
        ("d...throne-room...smithy~a.how-many.me.draw....cards", 6),
        ("d...throne-room...smithy~a.happens.me.draw...6.cards", "yes"),
        ("d...bridge~a.costs.-.cost.gold", 5),
        ("d.other.play.witch~a.which.me.gain", None),
        ("d.other.play.witch~a..me.gain.curse", None),
        # dark-ages:poor-house:1: 4 Coins, less one for each Treasure; who lists several cards has listed the hand
        ("h..hand.copper.2~h..hand.silver~h..hand.estate~d...poor-house~a.how-many.me.gain....coins", 1),
        # nocturne:guardian:1: it is gained to the hand, and the Night comes after the Buy phase
        ("d..buy.guardian~d..play.guardian~a.may.me.play.guardian", "yes"),
        ("d..buy.guardian~a.may.me.play.guardian", "yes"),
        # seaside2:fishing-village:1, played twice last turn: this turn's own Action and one for each
        ("d...fishing-village..throne-room..2..last-turn~a.how-many.me.have....actions", 3),
        # what it was trashed or discarded with need not be said
        ("d..trash.cultist~a.how-many.me.draw....cards", 3),
        ("d..trash.rats~a.how-many.me.draw....cards", 1),
        ("d..trash.fortress~a.happens.me.to-hand.fortress", "yes"),
        ("d..discard.tunnel~a.may.me.gain.gold", "yes"),
        # on somebody else's turn a card is played only as a Reaction
        ("d.other.buy.haunted-woods~a.may.me.play.stowaway", "yes"),
        ("d.other.play.witch~a.may.me.play.smithy", None),
        # an Event is no card, so a Bridge makes none cheaper; a phase that is not the card's own
        ("d...bridge~a.costs.-.cost.ball", None),
        ("a.costs.-.cost.ball", 5),
        ("h...ghost-town~a.may.me.play.ghost-town....buy-phase", None),
        ("h...silver~a.may.me.play.silver....action-phase", None),
        # nothing was played; no Gardens is there; what was shown decides
        ("h...copper.3~a.how-many.me.have....coins", None),
        ("h..owned.village.37~a.how-many.me.count.gardens...vp", None),
        ("d.other..young-witch~d..reveal.?~a.happens.me.gain.curse", None),
        ("a", None),
    ],
)
def test_a_claim_is_judged_as_it_stands(claim: str, value: str | int | None) -> None:
    verdict = judge(from_text(claim))
    assert (verdict.value if verdict else None) == value
    assert verdict is None or verdict.played is not None


@settings(deadline=None)
@given(claims)
def test_no_claim_is_too_strange_to_be_judged(claim: Claim) -> None:
    verdict = judge(claim)
    assert verdict is None or verdict.value is not None


JUDGED = st.sampled_from(
    [
        from_text(text)
        for text in (
            "d.other.play.militia~a.must.me.discard",
            "d.other.play.witch~a.happens.me.protect",
            "d...throne-room...smithy~a.how-many.me.draw....cards",
            "d...bridge~a.costs.-.cost.gold",
            "d..trash.gold..remodel~a.may.me.gain.province.remodel",
        )
    ]
)
ANYTHING = st.one_of(st.just(""), st.just("?"), slugs)  # each as often: what is no card was what broke it
ANYWHERE = st.lists(st.builds(Held, person, st.sampled_from(PLACES), ANYTHING, some, st.booleans()), max_size=4)


@settings(deadline=None)
@given(JUDGED, ANYWHERE, st.lists(deeds, max_size=1))
def test_whatever_lies_anywhere_is_refused_or_judged(claim: Claim, held: list[Held], done: list[Deed]) -> None:
    strange = replace(claim, held=tuple(held), deeds=(*claim.deeds, *done))
    with suppress(Mistake):
        judge(from_json(to_json(strange)))


@pytest.mark.parametrize(
    ("held", "deed", "asked", "text"),
    [
        # base2:moat:2: the Moat in hand may be shown; base2:chapel:1: up to four cards
        (Held("me", "hand", "moat"), Deed("other", "play", "militia"), "discard", "protects"),
        (None, Deed("me", "play", "chapel"), "trash", "nothing"),
    ],
)
def test_what_need_not_be_is_shown_where_it_is_not(held: Held | None, deed: Deed, asked: str, text: str) -> None:
    verdict = judge(Claim((held,) if held else (), (deed,), Asked("must", "me", asked)))
    assert verdict is not None
    assert verdict.value == "no"
    assert text in verdict.text[0]
    assert asked not in verdict.text[0]


def test_what_somebody_wants_to_buy_is_not_bought_before_it_is_asked() -> None:
    """I want to buy a Grand Market: may I buy it? No table on which it was bought before says so."""
    wished = Deed("me", "buy", "grand-market")
    assert judge(Claim((), (wished,), Asked("may", "me", "buy", "grand-market"))) is None


def test_how_many_cards_is_not_how_many_of_the_card_that_brings_them() -> None:
    """Tide Pools, how many cards do I get: not none, because no Tide Pools are gained. seaside2:tide-pools:1 says 3."""
    assert judge(Claim((), (), Asked("how-many", "me", "gain", "tide-pools", unit="cards"))) is None
    verdict = judge(Claim((), (), Asked("how-many", "me", "draw", by="tide-pools", unit="cards")))
    assert verdict is not None
    assert verdict.value == 3


def test_he_in_german_is_a_card_of_that_gender(names: CardNames) -> None:
    said = "Ich habe ein Kupfer auf der Hand und will den Großen Markt kaufen, das Kupfer stört. Darf ich ihn kaufen?"
    assert claim_of(read(said, names, 1)).asked.card == "grand-market"


def test_two_cards_or_two_of_a_card(names: CardNames) -> None:
    """Zwei Karten Hort: two Hoards, or two cards. A number hangs on which is meant, so none is said."""
    said = "Ich habe zwei Karten Hort ausgespielt und kaufe dann eine Provinz. Wie viele Gold bekomme ich?"
    assert decide(read(said, names, 1)) is None
    assert decided("I played two Hoards, then I buy a Province. How many Golds do I gain?", names) == 2
    assert claim_of(read("Ich spiele zwei Exemplare Hort.", names, 1)).deeds[0].n == 2


def decided(text: str, names: CardNames) -> str | int | None:
    found = decide(read(text, names))
    return found.value if found else None
