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
    offers = visitor.locator(".find, .job, .fam li:first-child summary")
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
    # Made here, where files have no hash in their names; the site has them under those that its own pages give them.
    for name, sum_of_it, kind in re.findall(
        r"/static/([\w/.-]+)\.([0-9a-f]{12})\.(\w+)", visitor.request.get("/en/").text()
    ):
        page = page.replace(f"/static/{name}.{kind}", f"/static/{name}.{sum_of_it}.{kind}")
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
    page.wait_for_url("**/de/karten/burggraben/")  # an exact name opens the card; it is there before one goes back
    page.go_back()
    page.get_by_role("searchbox", name="Suchen").fill("Burggrab")
    page.get_by_role("searchbox", name="Suchen").press("Enter")
    assert "q=Burggrab" in page.url
    context.close()


def test_home_leads_back_to_the_last_quarrels(visitor: Page) -> None:
    """Only this browser knows them; one tap opens one, one tap forgets all."""
    visitor.goto("/en/")
    mine = visitor.get_by_role("region", name="Your last quarrels")
    expect(mine).to_be_hidden()
    visitor.goto("/en/disputes/outpost-in-an-extra-turn/")
    visitor.get_by_role("button", name="Replay").click()
    visitor.locator("#ref").wait_for()
    there = visitor.url
    title = visitor.locator("#ref").get_attribute("data-title") or ""
    visitor.goto("/en/")
    expect(mine.get_by_role("link")).to_have_count(1)
    visitor.goto("/de/")  # each language has its own words for an address
    link = visitor.get_by_role("region", name="Eure letzten Streitfälle").get_by_role("link")
    assert (link.get_attribute("href") or "").startswith("/de/streit/")
    visitor.goto("/en/")
    mine.get_by_role("link", name=title).click()
    visitor.locator("#ref").wait_for()
    assert visitor.url.split("/dispute/")[1].split("/")[0] == there.split("/dispute/")[1].split("/")[0]
    visitor.goto("/en/")
    mine.get_by_role("button", name="Forget them").click()
    expect(mine).to_be_hidden()
    visitor.reload()
    expect(mine).to_be_hidden()


def test_a_question_that_was_answered_is_a_quarrel_too(visitor: Page) -> None:
    """Open ones first, three of them, yet one verdict at least; all of them at a tap."""
    asked = "Bernd plays Militia, I show Moat. Must I discard?"
    visitor.goto(f"/en/search/?q={asked}")
    visitor.get_by_role("link", name="Is this wrong?").wait_for()
    for slug in ("outpost-in-an-extra-turn", "throne-room-on-tactician", "throne-room-on-wharf"):
        visitor.goto(f"/en/disputes/{slug}/")
        visitor.get_by_role("button", name="Replay").click()
        visitor.locator("#ref").wait_for()
    visitor.goto("/en/")
    mine = visitor.get_by_role("region", name="Your last quarrels")
    expect(mine.get_by_role("link")).to_have_count(3)
    expect(mine.get_by_role("link").last).to_contain_text("No")
    mine.get_by_role("button", name="all 4").click()
    expect(mine.get_by_role("link")).to_have_count(4)
    mine.get_by_role("link", name=asked).click()
    expect(visitor.get_by_role("searchbox").or_(visitor.locator("textarea#q")).first).to_have_value(asked)


def test_a_verdict_stays_beside_its_quarrel(visitor: Page) -> None:
    """Whoever looks back at a step of it has not opened it again; what one thought of it is there too."""
    visitor.goto("/en/disputes/throne-room-on-tactician/")
    visitor.get_by_role("button", name="Replay").click()
    visitor.get_by_role("link", name="Last", exact=True).click()
    visitor.get_by_label("I thought:").fill("five")
    visitor.get_by_role("button", name="Was I right?").click()
    told = visitor.get_by_role("status").filter(has_text="five")
    expect(told).to_contain_text("yes, step 6")
    bar = visitor.locator(".ask").bounding_box()
    shown = told.bounding_box()
    assert bar
    assert shown
    assert bar["x"] > shown["x"] + shown["width"] or bar["y"] >= shown["y"] + shown["height"]
    visitor.locator("#s6 .wp").click()
    expect(visitor.locator("#ref")).to_have_attribute("data-step", "6")
    visitor.goto("/en/")
    mine = visitor.get_by_role("region", name="Your last quarrels")
    expect(mine.locator("li")).to_contain_text("No")
    expect(mine.locator("li")).to_contain_text("you were right")


def test_famous_cases_are_guessed_first(visitor: Page) -> None:
    visitor.goto("/de/")
    famous = visitor.get_by_role("region", name="Berühmte Fälle")
    second = famous.locator("details").nth(1)
    expect(second.get_by_role("link", name="Durchspielen")).to_be_hidden()
    second.locator("summary").click()
    expect(second.get_by_role("link", name="Durchspielen")).to_be_visible()


def test_day_and_night_by_choice(visitor: Page, language: str, errors: Errors) -> None:
    """As the device has it, then day, then night; kept, and there before anything is painted."""
    visitor.emulate_media(color_scheme="dark")
    visitor.goto(f"/{language}/search/")
    background = "getComputedStyle(document.body).backgroundColor"
    night = visitor.evaluate(background)
    button = visitor.locator("button[data-theme]")
    button.click()
    day = visitor.evaluate(background)
    assert day != night
    visitor.reload()
    assert visitor.evaluate(background) == day
    visitor.emulate_media(color_scheme="light")
    button.click()
    assert visitor.evaluate(background) == night
    expect(button).to_have_text({"en": "Look: night", "de": "Aussehen: Nacht"}[language])
    button.click()
    assert visitor.evaluate(background) == day
    assert not errors


def test_enter_on_an_exact_name_opens_the_card(visitor: Page, language: str, errors: Errors) -> None:
    visitor.goto(f"/{language}/search/")
    visitor.locator("#q").fill({"en": "throne room", "de": "Thronsaal"}[language])
    visitor.keyboard.press("Enter")
    expect(visitor).to_have_url(re.compile({"en": "/en/cards/throne-room/", "de": "/de/karten/thronsaal/"}[language]))
    assert not errors
