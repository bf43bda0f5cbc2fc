"""The reference in a real browser, as somebody at the table uses it: typing, keys, copying, paper, no reception."""

import re

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, expect
from playwright.sync_api import Page as Tab

from rules.facts import facts
from tests.browser.conftest import OWN_WIDTH, WIDTHS, Errors, at_every_width, press
from tests.browser.test_pages import EVERY_RULE, violations

pytestmark = pytest.mark.browser

OTHER = {"de": "en", "en": "de"}
SAID = {
    "de": {"mean": "Meintest du", "rulings": "Klarstellungen", "copied": "Kopiert", "offline": "Du bist offline."},
    "en": {"mean": "Did you mean", "rulings": "Rulings", "copied": "Copied", "offline": "You are offline."},
}
# Names that reach into the line below, with the name in the other language; a font is a little taller than its line.
OVERLAPS = """() => [...document.querySelectorAll("tbody th")].filter((cell) => {
  const name = document.createRange();
  name.selectNodeContents(cell.querySelector("a"));
  const other = cell.querySelector("i");
  return other && name.getBoundingClientRect().bottom > other.getBoundingClientRect().top + 4;
}).map((cell) => cell.textContent)"""
NAME = {"de": "Taktiker", "en": "Tactician"}
ADDRESS = {"de": "/de/karten/taktiker/", "en": "/en/cards/tactician/"}


def test_search_as_you_type(visitor: Tab, language: str, errors: Errors) -> None:
    visitor.goto(f"/{language}/search/")
    visitor.locator("#q").press_sequentially("taktik", delay=30)
    first = visitor.locator("#results .hit a").first
    expect(first).to_contain_text(NAME[language])
    expect(visitor).to_have_url(re.compile(r"\?q=taktik$"))
    visitor.locator("#q").fill("taktikr")
    expect(visitor.locator("#results .mean")).to_contain_text(SAID[language]["mean"])
    for _ in at_every_width(visitor):
        assert not violations(visitor, EVERY_RULE)
    press(visitor.locator("#results .mean a"))
    expect(visitor.locator("h2", has_text=SAID[language]["rulings"])).to_be_visible()
    assert not errors


def test_search_as_you_type_on_the_front_page(visitor: Tab, language: str, errors: Errors) -> None:
    visitor.goto(f"/{language}/")
    visitor.locator("#q").press_sequentially("edlen räuber", delay=15)
    expect(visitor.locator("#results .hit.hot a")).to_have_attribute("href", re.compile("noble-brigand|edler-raeuber"))
    for width in at_every_width(visitor):
        assert visitor.evaluate("document.documentElement.scrollWidth") <= width
        assert not violations(visitor, EVERY_RULE)
    visitor.locator("#q").press("Enter")
    visitor.wait_for_url(re.compile(r"\?q=edlen"))
    assert not errors


def test_keys(visitor: Tab, language: str, errors: Errors) -> None:
    visitor.goto(f"/{language}/search/?q=gold")
    visitor.keyboard.press("/")
    expect(visitor.locator("#q")).to_be_focused()
    links = visitor.locator("#results a:visible")
    visitor.keyboard.press("ArrowDown")
    hits = visitor.locator(".hits a")
    expect(hits.nth(0)).to_be_focused()
    visitor.keyboard.press("ArrowDown")
    expect(hits.nth(1)).to_be_focused()
    visitor.keyboard.press("ArrowUp")
    visitor.keyboard.press("ArrowUp")
    expect(visitor.locator("#q")).to_be_focused()
    assert links.count() > 5

    visitor.locator("#q").blur()
    visitor.keyboard.press("?")
    expect(visitor.locator("#keys")).to_be_visible()
    for _ in at_every_width(visitor):
        assert not violations(visitor, EVERY_RULE)
    visitor.keyboard.press("Escape")
    expect(visitor.locator("#keys")).to_be_hidden()

    visitor.goto(ADDRESS[language])
    visitor.keyboard.press("/")
    expect(visitor.locator("#top-q")).to_be_focused()
    visitor.keyboard.type("a/b?")
    expect(visitor.locator("#top-q")).to_have_value("a/b?")
    assert not errors


def test_a_ruling_is_copied_with_its_source(visitor: Tab, language: str, errors: Errors) -> None:
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    visitor.goto(ADDRESS[language])
    ruling = visitor.locator("[id='seaside2:tactician:1']")
    press(ruling.locator("button.copy"))
    expect(visitor.locator("#live")).to_have_text(SAID[language]["copied"])
    copied = visitor.evaluate("navigator.clipboard.readText()")
    assert copied.startswith(ruling.locator(".ruling-t").inner_text())
    assert copied.endswith("seaside2:tactician:1)")
    assert "Seaside, 2" in copied
    assert not errors


def test_the_edition_switch(visitor: Tab, language: str, errors: Errors) -> None:
    visitor.goto(f"/{language}/cards/lighthouse/")
    newest = visitor.locator("#l4").inner_text()
    press(visitor.locator(".seg a").nth(1))
    expect(visitor.locator(".seg a[aria-current]")).to_contain_text("1")
    assert visitor.locator("#l4").inner_text() != newest
    assert not errors


def test_the_table_narrows_as_you_choose(visitor: Tab, language: str, errors: Errors) -> None:
    visitor.goto(f"/{language}/cards/")
    rows = visitor.locator("tbody tr")
    everything = rows.count()
    for _ in at_every_width(visitor):
        assert not visitor.evaluate(OVERLAPS)
    visitor.locator("select[name=set]").select_option("seaside")
    expect(rows).to_have_count(sum(card.expansion == "seaside" for card in facts().values()))
    visitor.locator("input[name=name]").press_sequentially("insel", delay=20)
    expect(rows).to_have_count(1)
    expect(visitor).to_have_url(re.compile("set=seaside"))
    assert everything == len(facts())
    assert not errors


def test_the_language_switch_stays_on_the_card(visitor: Tab, language: str) -> None:
    other = OTHER[language]
    visitor.goto(ADDRESS[language])
    press(visitor.locator(f".lang a[hreflang={other}]"))
    visitor.wait_for_url(f"**{ADDRESS[other]}")


@pytest.mark.parametrize("path", ["/cards/tactician/", "/rulings/seaside2:tactician:5/"])
def test_on_paper(visitor: Tab, language: str, path: str) -> None:
    visitor.goto(f"/{language}{path}")
    visitor.emulate_media(media="print")
    for _ in at_every_width(visitor):
        for gone in (".top", ".foot", ".copy"):
            expect(visitor.locator(gone).first).to_be_hidden()
        expect(visitor.locator("h1")).to_be_visible()
        expect(visitor.locator(".src").first).to_be_visible()
        ground = visitor.evaluate("getComputedStyle(document.body).backgroundColor")
        assert ground == "rgb(255, 255, 255)"

    # On paper it is always day.
    proved = "getComputedStyle(document.querySelector('.proved')).color"
    by_day = visitor.evaluate(proved)
    visitor.emulate_media(media="print", color_scheme="dark")
    for _ in at_every_width(visitor):
        assert visitor.evaluate(proved) == by_day


def test_without_a_script(browser: Browser, site: str, language: str) -> None:
    width = OWN_WIDTH[language]
    context = browser.new_context(
        base_url=site,
        java_script_enabled=False,
        viewport={"width": width, "height": WIDTHS[width]},
        reduced_motion="reduce",
    )
    tab = context.new_page()
    tab.goto(f"/{language}/")
    tab.locator("#q").fill("taktikr")
    tab.locator("#q").press("Enter")
    press(tab.locator(".mean a"))
    press(tab.locator(".hit.hot a"))
    assert tab.url.endswith(ADDRESS[language])
    for _ in at_every_width(tab):
        expect(tab.locator("button.copy").first).to_be_hidden()
        expect(tab.locator("[data-keys]")).to_be_hidden()
    press(tab.locator(".seg a").nth(1))
    assert "edition=1" in tab.url
    context.close()


@pytest.fixture
def table(browser: Browser, site: str) -> BrowserContext:
    """A browser whose reception can be taken away."""
    context = browser.new_context(base_url=site, viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    yield context
    context.close()


def opened(tab: Tab, path: str) -> None:
    """A busy browser now and then loses the request that wakes a sleeping worker; a person would try again."""
    for last in (False, False, True):
        try:
            tab.goto(path)
            return
        except Error:
            if last:
                raise
            tab.wait_for_timeout(1000)


def test_without_reception(table: BrowserContext, language: str) -> None:
    tab = table.new_page()
    tab.goto(ADDRESS[language])
    whole = f"/{language}/offline/"
    kept = "async (path) => navigator.serviceWorker.controller && !!(await caches.match(path, {ignoreVary: true}))"
    tab.wait_for_function(kept, arg=whole)
    tab.reload()
    tab.wait_for_function(kept, arg=ADDRESS[language])
    table.set_offline(True)

    # What was visited is there as it was.
    opened(tab, ADDRESS[language])
    for _ in at_every_width(tab):
        expect(tab.locator("h1")).to_be_visible()
        expect(tab.locator("#offline")).to_contain_text(SAID[language]["offline"])
        expect(tab.locator("#offline")).to_contain_text(re.compile(r"\d{4}|\d{2}:\d{2}"))
        assert not violations(tab, EVERY_RULE)

    # What was not is found in the whole reference, at its place.
    opened(tab, f"/{language}/cards/lighthouse/")
    expect(tab.locator("#lighthouse h3")).to_be_in_viewport()
    expect(tab.locator("#offline")).to_be_visible()
    opened(tab, f"/{language}/search/?q=räuber")
    for _ in at_every_width(tab):
        expect(tab.locator("#noble-brigand")).to_be_visible()
        expect(tab.locator("#lighthouse")).to_be_hidden()

    # What is made anew each time has nothing to stand in for it, and says so; the reference is there all the same.
    opened(tab, {"en": "/en/kingdoms/new/", "de": "/de/koenigreiche/neu/"}[language])
    for _ in at_every_width(tab):
        expect(tab.locator("#offline")).to_contain_text({"en": "need a network", "de": "brauchen ein Netz"}[language])
        expect(tab.locator("#lighthouse")).to_be_visible()

    # A language that was never visited: the one that is there.
    opened(tab, f"/{OTHER[language]}/cards/haven/")
    expect(tab.locator("#haven h3")).to_be_in_viewport()

    table.set_offline(False)
    opened(tab, f"/{language}/cards/lighthouse/")
    expect(tab.locator("#offline")).to_be_hidden()
    expect(tab.locator(".face h1")).to_be_visible()
