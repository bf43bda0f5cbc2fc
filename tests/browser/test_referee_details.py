"""What only a browser shows of the referee's pages: where one lands, and that nothing touches or covers another."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import OWN_WIDTH, Errors, at_every_width, press, widen
from tests.browser.test_referee import FORM, HOME, answer, field, lay, say

pytestmark = pytest.mark.browser

LONGER_WORDS = pytest.mark.parametrize("language", ["de"])  # what fits in German fits in English


def gap(page: Page, above: str, below: str) -> float:
    """The room between two parts, one below the other, where there is the least."""
    found = []
    for _ in at_every_width(page):
        upper, lower = page.locator(above).first.bounding_box(), page.locator(below).first.bounding_box()
        assert upper
        assert lower
        found.append(lower["y"] - upper["y"] - upper["height"])
    return min(found)


def heights(page: Page, part: str) -> dict[int, float]:
    """At every width."""
    return {width: page.locator(part).evaluate("part => part.offsetHeight") for width in at_every_width(page)}


@LONGER_WORDS
@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "plain"])
def test_another_player_is_where_one_goes_on(browser: Browser, site: str, language: str, scripts: bool) -> None:
    context = browser.new_context(base_url=site, java_script_enabled=scripts, service_workers="block")
    page = context.new_page()
    widen(page, OWN_WIDTH[language])
    page.goto(FORM[language] if scripts else HOME[language])  # without a script the table's page is the form
    places = iter(range(2, 6))
    for _ in at_every_width(page):
        for place in (next(places), next(places)):
            page.get_by_role("button", name=say(language, "Another player", "Noch jemand")).click()
            name = field(page, language, f"p{place}_name")
            expect(name).to_be_focused()
            expect(name).to_be_in_viewport()
        page.keyboard.type("Zoë")
        expect(name).to_have_value("Zoë")
    context.close()


@LONGER_WORDS
def test_the_bar_keeps_its_one_row_of_tools(visitor: Page, language: str, errors: Errors) -> None:
    lay(visitor, language, hand="Village, 2 ?")
    assert gap(visitor, ".answer.none", ".typed label") > 6, "the shadow of Nothing covers the label"
    before = heights(visitor, ".ask-foot")
    answer(visitor, say(language, "Village", "Dorf"))
    assert heights(visitor, ".ask-foot") == before
    assert not errors


@LONGER_WORDS
def test_nothing_touches_where_two_results_stand_side_by_side(visitor: Page, language: str, errors: Errors) -> None:
    lay(visitor, language, hand="Throne Room, Tactician, 2 Copper")
    first = visitor.url
    answer(visitor, say(language, "Throne Room", "Thronsaal"))
    key = visitor.url.split("/")[5]
    visitor.goto(first)
    answer(visitor, say(language, "Leave the phase", "Phase beenden"))
    visitor.goto(f"{HOME[language]}{key}/{say(language, 'branches', 'zweige')}/")
    press(visitor.get_by_role("link", name=say(language, "Compare", "vergleichen")).first)
    assert gap(visitor, ".side-of .count", ".side-of .btn") >= 8
    visitor.goto(f"{HOME[language]}{key}/{say(language, 'editions', 'editionen')}/")
    assert gap(visitor, ".compare h1", ".compare .seg") >= 8
    assert gap(visitor, ".compare .seg", ".compare .lead") >= 8
    assert not errors


def test_beside_the_table_the_step_that_one_looks_at_is_in_sight(visitor: Page, language: str, errors: Errors) -> None:
    widen(visitor, 1280)
    visitor.goto(f"/{language}/disputes/throne-room-on-tactician/")
    visitor.get_by_role("button", name=say(language, "Replay", "Nachspielen")).click()
    visitor.locator("#ref").wait_for()
    visitor.goto(re.sub(r"/0/$", "/6/", visitor.url))
    expect(visitor.locator("#s6")).to_be_in_viewport(ratio=1)
    expect(visitor.locator(".verdict")).to_be_in_viewport()  # the page itself has not moved
    assert visitor.evaluate("scrollY") == 0
    assert not errors
