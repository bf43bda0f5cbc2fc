"""What a visitor does with the shell: by thumb, by keyboard, in the other language, without JavaScript."""

import re

import pytest
from django.template.loader import render_to_string
from django.utils import translation
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import WIDTHS, Errors, at_every_width, press
from tests.browser.test_pages import shoot, violations

pytestmark = pytest.mark.browser

# How often the keyboard stops, and where without a ring. The search field leaves its ring to the box around it.
RINGS = """() => {
  window.rings = { stops: 0, missing: [] };
  const ringed = (element) => element && getComputedStyle(element).outlineStyle === "solid"
    && parseFloat(getComputedStyle(element).outlineWidth) >= 3;
  document.addEventListener("focusin", ({ target }) => {
    rings.stops += 1;
    if (!ringed(target) && !ringed(target.closest(".find"))) rings.missing.push(target.outerHTML);
  });
}"""


def test_the_front_page_offers_its_jobs_on_the_first_screen(visitor: Page, language: str) -> None:
    visitor.goto(f"/{language}/")
    offers = visitor.locator(".find, .job, .famous li:first-child a")
    assert offers.count() == 5
    for width in at_every_width(visitor):
        for offer in offers.all():
            box = offer.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= WIDTHS[width]
            assert box["height"] >= 44


def test_the_keyboard_skips_to_the_content(visitor: Page, language: str) -> None:
    visitor.goto(f"/{language}/no-such-page/")
    visitor.keyboard.press("Tab")
    skip = visitor.get_by_role("link", name=re.compile("^(Skip to content|Zum Inhalt)$"))
    expect(skip).to_be_focused()
    for _ in at_every_width(visitor):
        expect(skip).to_be_in_viewport()
    visitor.keyboard.press("Enter")
    visitor.keyboard.press("Tab")
    expect(visitor.get_by_role("main").get_by_role("link").first).to_be_focused()


def test_every_stop_of_the_keyboard_shows_where_it_is(visitor: Page, language: str) -> None:
    for _ in at_every_width(visitor):
        visitor.goto(f"/{language}/")
        stops = visitor.locator("a[href]:visible, button:visible, input:visible").count()
        assert stops > 10
        visitor.evaluate(RINGS)
        for _ in range(stops):
            visitor.keyboard.press("Tab")
        assert visitor.evaluate("rings.stops") == stops
        assert visitor.evaluate("rings.missing") == []


def test_the_switch_changes_the_language_of_this_page(visitor: Page, language: str) -> None:
    other = {"de": "en", "en": "de"}[language]
    visitor.goto(f"/{language}/?q=moat")
    press(visitor.get_by_role("link", name=other.upper(), exact=True))
    expect(visitor).to_have_url(f"{visitor.url.split('/' + other)[0]}/{other}/?q=moat")
    expect(visitor.locator("html")).to_have_attribute("lang", other)


def test_the_root_opens_in_the_browsers_language(visitor: Page, language: str) -> None:
    visitor.goto("/")
    expect(visitor.locator("html")).to_have_attribute("lang", language)


def test_the_page_of_a_breakdown(visitor: Page, language: str, errors: Errors) -> None:
    with translation.override(language):
        page = render_to_string("500.html")
    visitor.route("**/broken/", lambda route: route.fulfill(status=500, body=page, content_type="text/html"))
    visitor.goto("/broken/")
    for width in at_every_width(visitor):
        shoot(visitor, f"broken-{language}-{width}.png")
        assert not violations(visitor, {"resultTypes": ["violations"]})
        assert visitor.evaluate("document.documentElement.scrollWidth") <= width
    assert not errors.without(r"status of 500 .*/broken/")


def test_without_javascript(browser: Browser, site: str) -> None:
    context = browser.new_context(base_url=site, java_script_enabled=False, locale="de-DE")
    page = context.new_page()
    page.goto("/")
    page.get_by_role("searchbox", name="Suchen").fill("Burggraben")
    page.get_by_role("searchbox", name="Suchen").press("Enter")
    assert "q=Burggraben" in page.url
    context.close()
