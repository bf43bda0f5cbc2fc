"""A corrected claim is judged by what it says, and by nothing that only looks like it."""

import pytest

from rules.questions.claim import from_text
from rules.questions.judge import judge


@pytest.mark.parametrize(
    ("claim", "value"),
    [
        ("h..coins..8~a.may.me.buy.province", "yes"),
        ("h..coins..7~a.may.me.buy.province", "no"),
        ("h..coins..7~h.me.play.copper~a.may.me.buy.grand-market", None),  # the Copper forbids it
        ("h..debt..3~h..coins..10~a.may.me.buy.province", None),  # the debt does
        ("d...bridge.2~h..coins..6~a.may.me.buy.province", "yes"),  # two Bridges: it costs 6
        ("d...bridge~h..coins..5~a.may.me.buy.province", None),  # what the Bridge brings is not counted
        ("d...chapel~h.me.hand.copper.5~a.may.me.trash.copper.chapel.5", "no"),
        ("d...chapel~h.me.hand.copper.4~a.may.me.trash.copper.chapel.4", "yes"),
        ("h..actions..1~a.may.me.play.village....buy-phase", None),
    ],
)
def test_a_claim_is_judged_by_all_that_it_says(claim: str, value: str | None) -> None:
    found = judge(from_text(claim))
    assert (found.value if found else None) == value
