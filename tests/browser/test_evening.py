"""Tonight: a kingdom is pinned, other pages know it, another phone joins it, and it ends."""

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import LOCALES, Errors
from tests.browser.test_pages import CONTRAST, EVERY_RULE, violations
from tests.browser.test_referee import field, say

pytestmark = pytest.mark.browser

KINGDOM = "/kingdoms/cornucopia/the-spice-of-life/?players=3"
SAYS = {"en": ("Play it tonight", "to play"), "de": ("Heute Abend spielen", "am Zug")}
NO_STORE = """for (const name of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, name, { get() { throw new DOMException("blocked", "SecurityError"); } });"""
NAMES = ["Mia", "Noah", "Olga"]


def jobs(page: Page) -> Locator:
    """What the front page offers where no evening is on."""
    return page.get_by_role("navigation", name=re.compile("^(Three jobs|Drei Aufgaben)$"))


def pin(page: Page, language: str) -> None:
    page.goto(f"/{language}{KINGDOM}")
    page.get_by_role("link", name=SAYS[language][0]).click()
    for at, name in enumerate(NAMES):  # nobody has said yet who sits there
        page.locator(".eve-edit input").nth(at).fill(name)
    page.locator(".eve-edit button.main").click()
    expect(page.locator(".ring b")).to_have_text(NAMES)
    page.locator(".ring button", has_text="Noah").click()


def looks_right(tab: Page) -> None:
    """It fits, also by night; and what is drawn small is small: no style of it was left behind."""
    for width in (320, 390, 1280):
        tab.set_viewport_size({"width": width, "height": 844})
        assert tab.evaluate("document.documentElement.scrollWidth") <= width
        assert (
            tab.evaluate("Math.max(...[...document.querySelectorAll('.isl')].map((each) => each.clientHeight))") < 200
        )
    tab.set_viewport_size({"width": 390, "height": 844})
    assert not violations(tab, EVERY_RULE)
    tab.emulate_media(color_scheme="dark")
    assert not violations(tab, CONTRAST)
    tab.emulate_media(color_scheme="null")


def test_an_evening(tab: Page, site: str, browser: Browser, language: str, errors: Errors) -> None:
    pin(tab, language)
    tab.goto(f"/{language}/")
    expect(tab.locator(".ring .on")).to_have_text(f"Noah{SAYS[language][1]}")
    looks_right(tab)  # a strip, which leads to all of it
    tab.get_by_role("link", name=say(language, "to the evening", "zum Abend")).click()
    expect(tab.locator(".tn")).to_have_count(11)  # ten and the bane
    expect(tab.locator(".ring .on")).to_have_text(f"Noah{SAYS[language][1]}")
    expect(tab.locator(".join img")).to_have_js_property("complete", True)
    looks_right(tab)

    # A new table starts from it, and what one looks for on it comes first.
    tab.goto(f"/{language}/dispute/")
    expect(tab.locator("#t-tabs [role=tab] b")).to_have_text([*NAMES, {"en": "Middle", "de": "Mitte"}[language]])
    expect(tab.locator(".deal[data-slug=tournament]")).to_be_attached()
    expect(tab.get_by_role("tab", name="Noah", selected=True)).to_be_visible()
    tab.goto(f"/{language}/dispute/?as=form")
    expect(field(tab, language, "p2_name")).to_have_value("Olga")
    expect(tab.get_by_label(say(language, "Whose turn", "Wer ist am Zug"), exact=True)).to_have_value("Noah")
    expect(tab.get_by_label(say(language, "Kingdom", "Königreich"), exact=True)).to_have_value(
        re.compile({"en": "Tournament", "de": "Turnier"}[language])
    )
    field(tab, language, "p0_hand").fill({"en": "3 Copper, wit", "de": "3 Kupfer, hex"}[language])
    first = {"en": "3 Copper, Young Witch", "de": "3 Kupfer, Junge Hexe"}[language]
    expect(tab.locator("#names option").first).to_have_attribute("value", first)
    tab.goto(f"/{language}/dispute/?as=document")
    expect(tab.get_by_label(say(language, "Document", "Dokument"), exact=True)).to_have_value(re.compile("Olga: {}"))
    expect(
        tab.get_by_role("link", name=say(language, "Go on with it", "Damit weitermachen"))
    ).to_be_visible()  # what was typed in the form
    tab.goto(f"/{language}/search/?q=witch")
    expect(tab.locator(".hits li").first).to_have_attribute("data-card", "young-witch")

    # Another phone gets piles, names and turn by the address alone.
    tab.goto(f"/{language}/")
    tab.get_by_role("link", name=say(language, "to the evening", "zum Abend")).click()
    address = tab.locator(".join .copy").get_attribute("data-copy") or ""
    assert "Mia" not in address.partition("#")[0]
    other = browser.new_context(base_url=site, service_workers="block")
    phone = other.new_page()
    phone.goto(address)
    expect(phone.locator(".ring b")).to_have_text(NAMES)
    expect(phone.locator(".ring .on b")).to_have_text("Noah")
    assert "#" not in phone.url
    phone.goto(f"/{language}/")
    expect(phone.locator(".ring b")).to_have_text(NAMES)
    other.close()

    # Whose names are being typed hears that another tab has changed them.
    tab.locator(".eve-e").click()
    second = tab.context.new_page()
    second.goto(f"/{language}/")
    second.locator(".ring button", has_text="Olga").click()
    expect(tab.locator(".eve-word")).to_contain_text({"en": "Another tab", "de": "Ein anderer Tab"}[language])
    expect(tab.locator(".eve-edit input").first).to_have_value("Mia")

    tab.on("dialog", lambda dialog: dialog.accept())
    tab.locator("[data-eve=end]").click()
    expect(jobs(tab)).to_be_visible()
    expect(tab.locator(".ring")).to_have_count(0)
    assert tab.evaluate("localStorage.getItem('referee-tonight')") is None
    assert not errors


def test_a_home_page_fetches_the_evening_only_when_there_is_one(tab: Page, language: str, errors: Errors) -> None:
    home = tab.context.new_page()
    errors.listen(home)
    home.goto(f"/{language}/")
    expect(jobs(home)).to_be_visible()
    assert not home.evaluate(
        "performance.getEntriesByType('resource').filter((one) => /tonight|evening.*css/.test(one.name)).length"
    )
    pin(tab, language)  # another tab begins it
    expect(home.locator(".ring b")).to_have_text(NAMES)
    below = "(jobs) => jobs.compareDocumentPosition(document.querySelector('.fam')) & Node.DOCUMENT_POSITION_PRECEDING"
    assert jobs(home).evaluate(below)
    home.close()
    assert not errors


def test_it_ends_by_itself_and_says_when_nothing_can_be_kept(
    tab: Page, site: str, browser: Browser, language: str, errors: Errors
) -> None:
    pin(tab, language)
    tab.evaluate("""() => {
      const now = JSON.parse(localStorage.getItem("referee-tonight"));
      localStorage.setItem("referee-tonight", JSON.stringify({ ...now, until: Date.now() - 1 }));
    }""")
    tab.goto(f"/{language}/")
    expect(jobs(tab)).to_be_visible()
    expect(tab.locator(".ring")).to_have_count(0)

    full = browser.new_context(base_url=site, locale=LOCALES[language], service_workers="block")
    page = full.new_page()
    errors.listen(page)
    page.add_init_script("Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }")
    page.goto(f"/{language}{KINGDOM}")
    page.get_by_role("link", name=SAYS[language][0]).click()
    expect(page.locator(".ring li")).to_have_count(3)  # as long as the page is open
    expect(page.locator(".eve-word")).to_contain_text({"en": "store is full", "de": "ist voll"}[language])
    full.close()
    blocked = browser.new_context(base_url=site, locale=LOCALES[language], service_workers="block")
    page = blocked.new_page()
    errors.listen(page)
    page.add_init_script(NO_STORE)
    page.goto(f"/{language}{KINGDOM}")
    page.get_by_role("link", name=SAYS[language][0]).click()
    expect(page.locator(".eve-word")).to_contain_text({"en": "keeps nothing", "de": "behält hier nichts"}[language])
    blocked.close()
    assert not errors
