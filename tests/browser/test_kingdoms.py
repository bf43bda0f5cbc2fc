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


def test_one_tap_draws_and_a_pile_is_swapped_in_its_place(phone: BrowserContext, errors: Errors) -> None:
    page = phone.new_page()
    page.goto("/en/kingdoms/new/")
    page.get_by_text("change the boxes").locator("xpath=..").click()
    box(page, "base2")
    expect(page.locator("#d-boxes > summary")).to_contain_text("Base")
    expect(page.locator("#d-boxes")).to_have_attribute("open", "")
    page.get_by_role("button", name="Draw", exact=True).click()
    tiles = page.locator("#piles .tns").first.locator(".dr-p")
    expect(tiles).to_have_count(10)
    name = page.locator("#kn").inner_text()
    names = page.locator("#piles .tns").first.locator(".tn-n")
    before = names.all_inner_texts()

    third = tiles.nth(2)
    third.scroll_into_view_if_needed()
    place = page.evaluate("scrollY")
    third.click()
    expect(page.locator(".swapped")).to_contain_text(f"instead of {before[2]}".replace("\u00ad", ""))
    after = names.all_inner_texts()
    assert [at for at in range(10) if before[at] != after[at]] == [2]
    assert page.evaluate("scrollY") == place
    assert page.locator("#kn").inner_text() == name
    expect(tiles.nth(2)).to_be_focused()
    page.wait_for_timeout(600)  # longer than a mouse has to rest on a name
    expect(page.locator(".glance")).to_be_hidden()  # what came is not laid over the way back

    page.keyboard.press("l")
    expect(page.locator(".dr.kept")).to_have_count(1)
    page.keyboard.press("d")
    expect(page.locator(".drawb")).to_contain_text("1 stays")
    assert after[2] in names.all_inner_texts()
    page.go_back()
    expect(page.locator(".swapped")).to_contain_text("instead of")
    page.get_by_role("link", name="undo").click()
    expect(page.locator(".swapped")).not_to_contain_text("instead of")
    assert names.all_inner_texts() == before
    assert not errors


def test_wishes_are_set_where_they_are_said(phone: BrowserContext, errors: Errors) -> None:
    page = phone.new_page()
    page.goto("/en/kingdoms/new/")
    page.locator("#d-boxes > summary").click()
    page.locator("#d-wishes > summary").click()
    expect(page.locator("#d-boxes")).not_to_have_attribute("open", "")
    expect(page.locator("#d-wishes > summary")).to_be_in_viewport()  # the boxes were longer than the window
    page.locator("label:has([name=attacking][value=yes])").click()
    expect(page.locator("#d-wishes > summary")).to_contain_text("with Attacks")
    page.locator("select[name=boxes]").select_option("2")
    expect(page.locator("#d-wishes > summary")).to_contain_text("with Attacks, at most 2 boxes")
    expect(page.locator("select[name=boxes]")).to_be_focused()
    page.get_by_text("Limits and single cards").click()
    page.locator("[name=lock]").fill("Wich")
    page.locator(".drawb").click()
    expect(page.get_by_role("alert")).to_contain_text("Wich")
    assert not errors.without("422")


def test_what_leaves_a_drawn_kingdom(phone: BrowserContext, site: str, errors: Errors) -> None:
    phone.grant_permissions(["clipboard-read", "clipboard-write"])
    page = phone.new_page()
    page.goto("/en/kingdoms/new/?own=base2&do=make&seed=3")
    page.locator("#d-out summary").click()
    page.locator(".outs .copy").first.click()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert len(copied.split(", ")) == 10
    page.locator(".outs .copy").nth(1).click()
    page.wait_for_function("navigator.clipboard.readText().then((text) => text.includes('- '))")
    assert f"{site}/en/kingdoms/code/" in page.evaluate("navigator.clipboard.readText()")
    page.get_by_role("link", name="Tonight").click()
    expect(page.locator("#evening .tns li.tn")).to_have_count(10)
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

    page.goto("/de/koenigreiche/neu/?own=base2")
    page.get_by_role("button", name="Ziehen", exact=True).click()
    expect(page.locator("#piles .tns").first.locator("li.tn")).to_have_count(10)
    page.locator("#pile-4").click()
    expect(page.locator(".swapped")).to_contain_text("statt")
    page.locator("#lock-1").click()
    expect(page.locator(".drawb")).to_contain_text("1 bleibt")
    page.get_by_role("link", name="zurück", exact=True).click()

    page.goto("/de/koenigreiche/neu/?own=base2")
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
