"""What only a browser shows of the referee's pages: where one lands, and that nothing touches or covers another."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import WIDTHS, Errors
from tests.browser.test_referee import FORM, HOME, answer, describe, say

pytestmark = pytest.mark.browser

DOCUMENT = {"en": "/en/dispute/?as=document", "de": "/de/streit/?as=document"}
TWO_BOXES = "players: {Anna: {hand: [Throne Room, Tactician, 2 Copper]}, Bernd: {}}"


LONGER_WORDS = pytest.mark.parametrize("language", ["de"])  # what fits in German fits in English


def gap(page: Page, above: str, below: str) -> float:
    """The room between two parts, one below the other."""
    upper, lower = page.locator(above).first.bounding_box(), page.locator(below).first.bounding_box()
    assert upper
    assert lower
    return lower["y"] - upper["y"] - upper["height"]


@LONGER_WORDS
@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "plain"])
def test_another_player_is_where_one_goes_on(
    browser: Browser, site: str, width: int, language: str, scripts: bool
) -> None:
    context = browser.new_context(
        base_url=site,
        viewport={"width": width, "height": WIDTHS[width]},
        java_script_enabled=scripts,
        service_workers="block",
    )
    page = context.new_page()
    page.goto(FORM[language] if scripts else HOME[language])  # without a script the table's page is the form
    for place in (2, 3):
        page.get_by_role("button", name=say(language, "Another player", "Noch jemand")).click()
        name = page.locator(f"#p{place}-name")
        expect(name).to_be_focused()
        expect(name).to_be_in_viewport()
    page.keyboard.type("Zoë")
    expect(page.locator("#p3-name")).to_have_value("Zoë")
    context.close()


@LONGER_WORDS
def test_the_bar_keeps_its_one_row_of_tools(visitor: Page, language: str, errors: Errors) -> None:
    describe(visitor, language, p0_name="Anna", p0_hand=say(language, "Village, two cards", "Dorf, zwei Karten"))
    assert gap(visitor, ".answer.none", ".typed label") > 6, "the shadow of Nothing covers the label"
    foot = visitor.locator(".ask-foot")
    before = foot.bounding_box()
    answer(visitor, say(language, "Village", "Dorf"))
    after = foot.bounding_box()
    assert before
    assert after
    assert after["height"] == before["height"]
    assert not errors


@LONGER_WORDS
def test_nothing_touches_where_two_results_stand_side_by_side(visitor: Page, language: str, errors: Errors) -> None:
    visitor.goto(DOCUMENT[language])
    visitor.locator("#document").fill(TWO_BOXES)
    visitor.locator(".d-go button.main").click()
    first = visitor.url
    answer(visitor, say(language, "Throne Room", "Thronsaal"))
    key = visitor.url.split("/")[5]
    visitor.goto(first)
    answer(visitor, say(language, "Leave the phase", "Phase beenden"))
    visitor.goto(f"{HOME[language]}{key}/{say(language, 'branches', 'zweige')}/")
    visitor.locator(".branches .btn").filter(has_text=say(language, "Compare", "vergleichen")).first.click()
    assert gap(visitor, ".side-of .count", ".side-of .btn") >= 8
    visitor.goto(f"{HOME[language]}{key}/{say(language, 'editions', 'editionen')}/")
    assert gap(visitor, ".compare h1", ".compare .seg") >= 8
    assert gap(visitor, ".compare .seg", ".compare .lead") >= 8
    assert not errors
