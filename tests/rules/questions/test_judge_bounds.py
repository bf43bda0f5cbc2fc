"""A corrected claim is judged by what it says, and by nothing that only looks like it."""

import pytest

from rules.questions.claim import from_text
from rules.questions.judge import judge


@pytest.mark.parametrize(
    ("claim", "value"),
    [
        ("h..coins..8~a.may.me.buy.province", "yes"),
        ("h..coins..7~a.may.me.buy.province", "no"),
        ("h..coins..7~h.me.play.copper~a.may.me.buy.grand-market", "no"),  # the Copper forbids it
        ("h..coins..7~h.me.play.silver~a.may.me.buy.grand-market", "yes"),
        ("h..coins..5~h.me.play.silver~a.may.me.buy.grand-market", "no"),
        ("h..coins..7~h.me.play.bridge~a.may.me.buy.province", None),  # whether it was played this turn is not said
        ("h..coins..9~a.may.me.buy.spoils", "no"),  # they lie in no Supply
        ("h..debt..3~h..coins..10~a.may.me.buy.province", None),  # the debt does
        ("d...bridge.2~h..coins..6~a.may.me.buy.province", "yes"),  # two Bridges: it costs 6
        ("d...bridge~h..coins..5~a.may.me.buy.province", None),  # what the Bridge brings is not counted
        ("d...chapel~h.me.hand.copper.5~a.may.me.trash.copper.chapel.5", "no"),
        ("d...chapel~h.me.hand.copper.4~a.may.me.trash.copper.chapel.4", "yes"),
        ("h..actions..1~a.may.me.play.village....buy-phase", "no"),
        ("h.me.hand.crown~a.may.me.play.crown....buy-phase", "yes"),  # a Treasure, too
        ("h.me.table.capitalism~a.may.me.play.village....buy-phase", None),  # which may turn it into a Treasure
        ("h.me.play.lighthouse~h.me.hand.moat~d.other..witch~a.may.me.reveal.moat", "yes"),
        ("h.me.play.lighthouse~h.me.hand.moat~d.other..village~a.may.me.reveal.moat", None),
        ("h.me.deck.curse~h.me.deck.gold~d...sentry~a.may.me.trash.curse", None),  # it may be the card that is drawn
        ("h.me.deck.curse~d...vassal~a.happens.me.discard.curse", "yes"),
    ],
)
def test_a_claim_is_judged_by_all_that_it_says(claim: str, value: str | None) -> None:
    found = judge(from_text(claim))
    assert (found.value if found else None) == value


@pytest.mark.parametrize(
    ("claim", "value"),
    [
        ("d...pawn.......buy~a.how-many.me.gain....buys", 1),
        ("d...pawn.......card~d..choose.pawn.......action~a.how-many.me.gain....buys", 0),
        ("d...pawn~a.how-many.me.gain....buys", None),
        ("d...steward.......coins~a.how-many.me.gain....coins", 2),
        ("d...steward.......trash~a.how-many.me.gain....coins", 0),
        ("d.other..torturer.......curse~a.happens.me.gain.curse", "yes"),
        ("d.other..torturer.......discard~a.happens.me.gain.curse", "no"),
        ("d.other..torturer.......discard~a.must.me.discard", "yes"),
        ("d.other..torturer.......curse~a.must.me.discard", "no"),
        ("d.other..torturer~d..choose.torturer.....1..discard~a.happens.me.gain.curse", "yes"),  # not that one
        ("d.other..torturer.....1..discard~a.happens.me.gain.curse", None),  # it is not played
        ("d.other..torturer~a.must.me.discard", "no"),  # a Curse may be taken instead
        ("d...pawn.......trash~a.how-many.me.gain....buys", None),  # it has no such option
        ("d...village.......card~a.how-many.me.gain....actions", None),
    ],
)
def test_an_option_that_was_told_is_taken(claim: str, value: str | int | None) -> None:
    found = judge(from_text(claim))
    assert (found.value if found else None) == value
