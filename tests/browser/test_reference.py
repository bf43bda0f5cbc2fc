"""The reference in a real browser, as somebody at the table uses it: typing, keys, copying, paper, no reception."""

import re

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Locator, expect
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
LIGHTHOUSE = {"de": "Leuchtturm", "en": "Lighthouse"}
ADDRESS = {"de": "/de/karten/taktiker/", "en": "/en/cards/tactician/"}


def search_box(tab: Tab) -> Locator:
    """Each page has one that is seen."""
    return tab.get_by_role("searchbox", name=re.compile("^(Search|Suchen)$"))


def hits(tab: Tab) -> Locator:
    """The cards that were found."""
    found = tab.get_by_role("region", name=re.compile(r"^(Cards|Karten) \d+"))
    return found.get_by_role("listitem").get_by_role("link")


def meant(tab: Tab, language: str) -> Locator:
    """What a misspelt word may have meant."""
    return tab.get_by_role("paragraph").filter(has_text=SAID[language]["mean"])


def editions(tab: Tab) -> Locator:
    return tab.get_by_role("navigation", name="Edition", exact=True).get_by_role("link")


def offline(tab: Tab) -> Locator:
    return tab.get_by_role("status").filter(has_text="offline")


def card(tab: Tab, name: str) -> Locator:
    """In the whole reference on one page."""
    return tab.get_by_role("heading", level=3, name=re.compile(rf"^{name}\b"))


def test_search_as_you_type(visitor: Tab, language: str, errors: Errors) -> None:
    visitor.goto(f"/{language}/search/")
    search_box(visitor).press_sequentially("taktik", delay=30)
    first = hits(visitor).first
    expect(first).to_contain_text(NAME[language])
    expect(visitor).to_have_url(re.compile(r"\?q=taktik$"))
    search_box(visitor).fill("taktikr")
    expect(meant(visitor, language)).to_be_visible()
    for _ in at_every_width(visitor):
        assert not violations(visitor, EVERY_RULE)
    press(meant(visitor, language).get_by_role("link"))
    expect(visitor.get_by_role("heading", level=2, name=SAID[language]["rulings"])).to_be_visible()
    assert not errors


def test_search_as_you_type_on_the_front_page(visitor: Tab, language: str, errors: Errors) -> None:
    visitor.goto(f"/{language}/")
    search_box(visitor).press_sequentially("edlen räuber", delay=15)
    expect(visitor.locator("#results .hit.hot a")).to_have_attribute("href", re.compile("noble-brigand|edler-raeuber"))
    for width in at_every_width(visitor):
        assert visitor.evaluate("document.documentElement.scrollWidth") <= width
        assert not violations(visitor, EVERY_RULE)
    search_box(visitor).press("Enter")
    visitor.wait_for_url(re.compile(r"\?q=edlen"))
    assert not errors


def test_keys(visitor: Tab, language: str, errors: Errors) -> None:
    visitor.goto(f"/{language}/search/?q=gold")
    visitor.keyboard.press("/")
    expect(search_box(visitor)).to_be_focused()
    links = visitor.locator("#results a:visible")
    visitor.keyboard.press("ArrowDown")
    expect(hits(visitor).nth(0)).to_be_focused()
    visitor.keyboard.press("ArrowDown")
    expect(hits(visitor).nth(1)).to_be_focused()
    visitor.keyboard.press("ArrowUp")
    visitor.keyboard.press("ArrowUp")
    expect(search_box(visitor)).to_be_focused()
    assert links.count() > 5

    search_box(visitor).blur()
    visitor.keyboard.press("?")
    keys = visitor.get_by_role("dialog", name=re.compile("^(Keyboard|Tastatur)$"))
    expect(keys).to_be_visible()
    for _ in at_every_width(visitor):
        assert not violations(visitor, EVERY_RULE)
    visitor.keyboard.press("Escape")
    expect(keys).to_be_hidden()

    visitor.goto(ADDRESS[language])
    visitor.keyboard.press("/")
    expect(search_box(visitor)).to_be_focused()
    visitor.keyboard.type("a/b?")
    expect(search_box(visitor)).to_have_value("a/b?")
    assert not errors


def test_a_ruling_is_copied_with_its_source(visitor: Tab, language: str, errors: Errors) -> None:
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    visitor.goto(ADDRESS[language])
    named = visitor.get_by_role("link", name="seaside2:tactician:1", exact=True)
    ruling = visitor.get_by_role("listitem").filter(has=named)
    press(ruling.get_by_role("button", name=re.compile("^(Copy|Kopieren)$")))
    expect(visitor.get_by_role("status").filter(has_text=SAID[language]["copied"])).to_have_text(
        SAID[language]["copied"]
    )
    copied = visitor.evaluate("navigator.clipboard.readText()")
    assert copied.startswith(ruling.locator(".ruling-t").inner_text())
    assert copied.endswith("seaside2:tactician:1)")
    assert "Seaside, 2" in copied
    assert not errors


def test_the_edition_switch(visitor: Tab, language: str, errors: Errors) -> None:
    visitor.goto(f"/{language}/cards/lighthouse/")
    last = visitor.get_by_role("article").get_by_role("listitem").filter(has_text=re.compile("^4"))
    newest = last.inner_text()
    press(editions(visitor).nth(1))
    expect(visitor.locator(".seg a[aria-current]")).to_contain_text("1")
    assert last.inner_text() != newest
    assert not errors


def test_the_table_narrows_as_you_choose(visitor: Tab, language: str, errors: Errors) -> None:
    visitor.goto(f"/{language}/cards/")
    rows = visitor.get_by_role("row").filter(has=visitor.get_by_role("rowheader"))
    everything = rows.count()
    for _ in at_every_width(visitor):
        assert not visitor.evaluate(OVERLAPS)
    visitor.get_by_role("combobox", name=re.compile("^(Expansion|Erweiterung)$")).select_option("seaside")
    expect(rows).to_have_count(sum(card.expansion == "seaside" for card in facts().values()))
    visitor.get_by_role("searchbox", name="Name", exact=True).press_sequentially("insel", delay=20)
    expect(rows).to_have_count(1)
    expect(visitor).to_have_url(re.compile("set=seaside"))
    assert everything == len(facts())
    assert not errors


def test_the_language_switch_stays_on_the_card(visitor: Tab, language: str) -> None:
    other = OTHER[language]
    visitor.goto(ADDRESS[language])
    press(visitor.get_by_role("link", name=other.upper(), exact=True))
    visitor.wait_for_url(f"**{ADDRESS[other]}")


@pytest.mark.parametrize("path", ["/cards/tactician/", "/rulings/seaside2:tactician:5/"])
def test_on_paper(visitor: Tab, language: str, path: str) -> None:
    visitor.goto(f"/{language}{path}")
    visitor.emulate_media(media="print")
    for _ in at_every_width(visitor):
        for gone in (".top", ".foot", ".copy"):
            expect(visitor.locator(gone).first).to_be_hidden()
        expect(visitor.get_by_role("heading", level=1)).to_be_visible()
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
    search_box(tab).fill("taktikr")
    search_box(tab).press("Enter")
    press(meant(tab, language).get_by_role("link"))
    press(tab.locator(".hit.hot a"))
    assert tab.url.endswith(ADDRESS[language])
    for _ in at_every_width(tab):
        expect(tab.locator("button.copy").first).to_be_hidden()
        expect(tab.locator("[data-keys]")).to_be_hidden()
    press(editions(tab).nth(1))
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
        expect(tab.get_by_role("heading", level=1)).to_be_visible()
        expect(offline(tab)).to_contain_text(SAID[language]["offline"])
        expect(offline(tab)).to_contain_text(re.compile(r"\d{4}|\d{2}:\d{2}"))
        assert not violations(tab, EVERY_RULE)

    # What was not is found in the whole reference, at its place.
    opened(tab, f"/{language}/cards/lighthouse/")
    lighthouse = card(tab, LIGHTHOUSE[language])
    expect(lighthouse).to_be_in_viewport()
    expect(offline(tab)).to_be_visible()
    opened(tab, f"/{language}/search/?q=räuber")
    for _ in at_every_width(tab):
        expect(card(tab, {"en": "Noble Brigand", "de": "Edler Räuber"}[language])).to_be_visible()
        expect(lighthouse).to_be_hidden()

    # What is made anew each time has nothing to stand in for it, and says so; the reference is there all the same.
    opened(tab, {"en": "/en/kingdoms/new/", "de": "/de/koenigreiche/neu/"}[language])
    for _ in at_every_width(tab):
        expect(offline(tab)).to_contain_text({"en": "need a network", "de": "brauchen ein Netz"}[language])
        expect(lighthouse).to_be_visible()

    # A language that was never visited: the one that is there.
    opened(tab, f"/{OTHER[language]}/cards/haven/")
    expect(card(tab, {"en": "Haven", "de": "Hafen"}[language])).to_be_in_viewport()

    table.set_offline(False)
    opened(tab, f"/{language}/cards/lighthouse/")
    expect(tab.get_by_role("article").get_by_role("heading", level=1)).to_be_visible()
    expect(offline(tab)).to_be_hidden()


def test_a_name_or_a_cite_shows_the_card_where_a_mouse_rests(visitor: Tab, language: str) -> None:
    visitor.goto(f"/{language}/disputes/throne-room-on-tactician/")
    shown = visitor.locator(".glance")
    visitor.get_by_role("link", name=NAME[language], exact=True).hover()
    expect(shown.get_by_text(NAME[OTHER[language]], exact=True)).to_be_visible()
    visitor.keyboard.press("Escape")
    expect(shown).to_be_hidden()
    visitor.locator("a.cite").first.hover()
    expect(shown.locator(".said-t")).to_be_visible()
    expect(shown.get_by_text(NAME[OTHER[language]], exact=True)).to_be_visible()
    shown.hover()
    visitor.wait_for_timeout(400)
    expect(shown).to_be_visible()  # it stays while one reads it
    assert not violations(visitor, EVERY_RULE)


def test_a_finger_that_holds_a_name_sees_the_card_and_follows_no_link(visitor: Tab, language: str) -> None:
    visitor.goto(f"/{language}/disputes/throne-room-on-tactician/")
    link = visitor.get_by_role("link", name=NAME[language], exact=True)
    link.scroll_into_view_if_needed()
    at = link.bounding_box()
    assert at
    finger = visitor.context.new_cdp_session(visitor)
    point = {"x": at["x"] + at["width"] / 2, "y": at["y"] + at["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(visitor.locator(".glance")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    visitor.wait_for_timeout(300)
    expect(visitor).to_have_url(re.compile("throne-room-on-tactician"))


def test_what_is_typed_or_answered_without_a_network_waits_for_it(visitor: Tab, language: str, errors: Errors) -> None:
    says = {"de": "Kein Netz: ", "en": "No network: "}[language]
    waits = visitor.get_by_role("status").filter(has_text=says)
    visitor.goto(f"/{language}/")
    visitor.context.set_offline(True)
    search_box(visitor).fill(NAME[language])
    expect(waits).to_be_in_viewport()
    visitor.context.set_offline(False)
    expect(hits(visitor).first).to_contain_text(NAME[OTHER[language]])
    expect(waits).to_have_count(0)

    visitor.goto(f"/{language}/disputes/throne-room-on-tactician/")
    visitor.get_by_role("button", name={"de": "Nachspielen", "en": "Replay"}[language]).click()
    visitor.goto(visitor.url.replace("/0/", "/14/"))
    there = visitor.url
    visitor.context.set_offline(True)
    visitor.get_by_role("button", name="Gold").click()
    expect(waits).to_be_in_viewport()
    assert visitor.url == there
    visitor.context.set_offline(False)
    expect(visitor).not_to_have_url(there)
    expect(waits).to_have_count(0)
    assert not errors.without("ERR_INTERNET_DISCONNECTED|htmx:sendError|htmx:afterRequest")
