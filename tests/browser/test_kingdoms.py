"""What a visitor does with kingdoms: tick boxes, draw, swap, tick off the set-up; with and without JavaScript."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from rules.kingdoms import kingdoms
from tests.browser.conftest import Errors

pytestmark = pytest.mark.browser

ALL = len(kingdoms())


@pytest.fixture
def phone(browser: Browser, site: str, errors: Errors) -> Iterator[BrowserContext]:
    context = browser.new_context(base_url=site, viewport={"width": 390, "height": 844}, locale="en-GB")
    context.on("page", errors.listen)
    yield context
    context.close()


def box(page: Page, book: str) -> None:
    page.locator(f"label.tick:has(input[value={book}])").click()


def test_the_browser_remembers_the_shelf(phone: BrowserContext, errors: Errors) -> None:
    page = phone.new_page()
    page.goto("/en/kingdoms/")
    page.get_by_text("What can I play tonight?").click()
    box(page, "seaside2")
    expect(page.locator("#tonight .tally")).to_contain_text(f"of {ALL} kingdoms can be built")
    expect(page).to_have_url(f"{page.url.split('?')[0]}?box=&own=seaside2")
    alone = page.locator("#tonight #h-yes .count").inner_text()
    box(page, "base2")
    expect(page.locator("#tonight #h-yes .count")).not_to_have_text(alone)

    later = phone.new_page()
    later.goto("/en/kingdoms/")
    expect(later.locator("#tonight #h-yes .count")).to_have_text(page.locator("#tonight #h-yes .count").inner_text())
    later.goto("/en/kingdoms/new/")
    expect(later.locator("input[value=base2]")).to_be_checked()
    expect(later.locator("input[value=base1]")).not_to_be_checked()
    assert not errors


def test_from_wishes_to_a_kingdom_and_another_card(phone: BrowserContext, errors: Errors) -> None:
    page = phone.new_page()
    page.goto("/en/kingdoms/new/")
    box(page, "base2")
    page.locator("label.tick:has(input[value=actions])").click()
    page.get_by_role("button", name="Draw the piles").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(" and ")
    expect(page.locator(".kpile")).to_have_count(10)
    first = page.locator(".whys li").first
    old = first.locator("b").inner_text()
    code = page.locator(".perma code").inner_text()
    first.get_by_role("button", name="swap").click()
    expect(page.locator(".perma code")).not_to_have_text(code)
    assert old not in page.locator(".whys b").all_inner_texts()

    kept = page.locator(".whys li").nth(3)
    name = kept.locator("b").inner_text()
    kept.locator("label.tick").click()
    page.get_by_role("button", name="Draw again").click()
    expect(page.locator(".whys li", has_text=name).locator("input")).to_be_checked()
    assert not errors


def test_ticked_steps_stay_ticked(phone: BrowserContext, errors: Errors) -> None:
    page = phone.new_page()
    page.goto("/en/kingdoms/seaside2/high-seas/?players=2")
    tally = page.locator(".k-todo .tally")
    expect(tally).to_have_text("0 of 8")
    page.get_by_text("Lay out the ten piles").click()
    page.get_by_text("10 Curses").click()
    expect(tally).to_have_text("2 of 8")
    expect(page.locator(".k-todo .scale .done")).to_have_count(2)
    page.reload()
    expect(tally).to_have_text("2 of 8")
    page.goto("/de/koenigreiche/seaside2/auf-hoher-see/?players=2")
    expect(page.locator(".k-todo .tally")).to_have_text("2 von 8")
    page.goto("/en/kingdoms/seaside2/high-seas/?players=4")
    expect(page.locator(".k-todo .tally")).to_have_text("0 of 8")
    assert not errors


def test_one_tap_to_the_referee(phone: BrowserContext, errors: Errors) -> None:
    page = phone.new_page()
    page.goto("/en/kingdoms/seaside2/high-seas/?players=2")
    page.get_by_role("link", name="To the referee with this table").click()
    expect(page.locator("#kingdom")).to_have_value("High Seas")
    expect(page.locator("[name=p1-name]")).to_have_value("Bernd")
    assert not errors


def test_copying_names_this_site(phone: BrowserContext, site: str, errors: Errors) -> None:
    phone.grant_permissions(["clipboard-read", "clipboard-write"])
    page = phone.new_page()
    page.goto("/en/kingdoms/seaside2/high-seas/")
    page.locator(".k-take button.copy").first.click()
    expect(page.locator(".k-take button.copy").first).to_have_text("Copied")
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.startswith("High Seas\n")
    assert f"{site}/en/kingdoms/seaside2/high-seas/" in copied
    assert not errors


def test_the_phones_own_sheet_gets_the_address(phone: BrowserContext, site: str, errors: Errors) -> None:
    page = phone.new_page()
    page.add_init_script("navigator.share = async (shared) => { window.shared = shared; }")
    page.goto("/en/kingdoms/seaside2/high-seas/")
    page.get_by_role("link", name="Share", exact=True).click()
    shared = page.evaluate("window.shared")
    assert shared["url"] == f"{site}/en/kingdoms/seaside2/high-seas/"
    assert shared["title"] == "High Seas"
    expect(page).to_have_url(shared["url"])
    assert not errors


def test_without_javascript(browser: Browser, site: str) -> None:
    context = browser.new_context(base_url=site, java_script_enabled=False, locale="de-DE")
    page = context.new_page()
    page.goto("/de/koenigreiche/")
    page.get_by_text("Was kann ich heute spielen?").click()
    box(page, "base2")
    box(page, "seaside2")
    page.get_by_role("group").get_by_role("button", name="Zeigen").click()
    expect(page.locator("#tonight .tally")).to_contain_text(f"von {ALL} Königreichen")

    page.goto("/de/koenigreiche/neu/")
    box(page, "base2")
    page.get_by_role("button", name="Reihum aus dreien wählen").click()
    page.get_by_role("button", name="Nehmen").first.click()
    expect(page.locator(".draftpage .tally")).to_have_text("2 von 10")
    page.get_by_role("link", name="Die letzte zurücklegen").click()
    expect(page.locator(".draftpage .tally")).to_have_text("1 von 10")

    page.goto("/de/koenigreiche/einfuegen/")
    page.get_by_label("Deine Liste").fill("Dorf, Burggraben, Hexe")
    page.get_by_role("button", name="Aufbauen").click()
    expect(page.locator(".kpile")).to_have_count(3)
    page.get_by_text("Auslosen, wer beginnt").click()
    context.close()
