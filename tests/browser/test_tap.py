"""Describing a table by tapping it: with a finger, with keys only, with a mouse; what survives until it is played."""

import gzip
import re
from collections.abc import Iterator
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Browser, Page, expect

from referee.describing.document import data_from_text
from rules.speech.wording import card_name
from tests.browser.conftest import LOCALES, ROOT, WIDTHS, Errors
from tests.browser.test_evening import NO_STORE
from tests.browser.test_pages import CONTRAST, EVERY_RULE, violations
from tests.browser.test_referee import FORM, HOME, say

pytestmark = pytest.mark.browser

LANGUAGES = ("en", "de")
TAPPED = {"extra": "outpost", "gold": "gold", "curse": "curse", "augurs": "augurs"}
TAPPED |= {"greed": "greed", "envy": "envy", "boon": "the-seas-gift"}
AUGURS = """
players: {Anna: {hand: [Herb Gatherer, 4 Copper], deck: [3 Silver, 5 Estate]}, Bernd: {hand: [5 Copper]}}
supply: {Augurs: [3 Herb Gatherer, 4 Acolyte, 4 Sorceress, 4 Sibyl]}
moves: ["Anna: play Herb Gatherer", "-", "yes"]
expect: {turn: {player: Anna}, Anna: {hand: 4}}
"""
SCRIPTS = [ROOT / "referee/static/js" / name for name in ("tap.js", "draft.js")]
MOST_SCRIPT = 25_000  # bytes, compressed
TAP = """() => new Promise((done) => {
  const before = performance.now();
  document.querySelector(".deal[data-slug=copper] button").click();
  requestAnimationFrame(() => setTimeout(() => done(performance.now() - before)));
})"""
KEPT = """() => new Promise((done) => {
  document.querySelector(".deal[data-slug=silver] button").click();
  const kept = () => localStorage.getItem("referee-draft"), now = kept();
  requestAnimationFrame(() => setTimeout(() => setTimeout(() => done([now, kept()]), 50)));
})"""  # the draft right after a tap, and after its paint
SOON = 100  # ms from the first tap to what it changes, on a phone that is four times as slow


def ready(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.locator(".deal[data-slug=copper]")).to_be_visible()


def deal(page: Page, *slugs: str) -> None:
    for slug in slugs:
        page.locator(f".deal[data-slug='{slug}'] button").first.click()


def said(page: Page) -> str:
    return page.locator("#t-said").inner_text()


@pytest.fixture
def phone(browser: Browser, site: str, language: str, errors: Errors) -> Iterator[Page]:
    context = browser.new_context(
        base_url=site,
        viewport={"width": 390, "height": 844},
        locale=LOCALES[language],
        has_touch=True,
        is_mobile=True,
        reduced_motion="reduce",
        service_workers="block",
    )
    page = context.new_page()
    errors.listen(page)
    yield page
    context.close()


class Finger:
    """One that stays where it is put."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)

    def puts(self, kind: str, at: tuple[float, float] | None = None) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# What has scrolled half under the sheet has no size of its own for axe; the sheet's own targets are measured.
COVERED = {"rules": {"target-size": {"enabled": False}}, "resultTypes": ["violations"]}
SMALL = (
    "buttons => buttons.filter(b => b.offsetParent && b.getBoundingClientRect().height < 43.5).map(b => b.outerHTML)"
)


def axe_by_day_and_night(page: Page, language: str) -> None:
    if language == "en":  # the same parts in shorter words
        return
    assert not violations(page, COVERED)
    assert page.locator(".dock button:not(.grip)").evaluate_all(SMALL) == []
    page.emulate_media(color_scheme="dark")
    assert not violations(page, CONTRAST), "by night"
    page.emulate_media(color_scheme="light")


def test_six_taps_and_no_key(phone: Page, language: str, errors: Errors) -> None:
    """Hand Throne Room, Outpost, three Copper, and “play Throne Room”; a finger lifts, drops, and opens the menu."""
    ready(phone, HOME[language])
    for slug in ("throne-room", "outpost", "copper", "copper", "copper"):
        phone.locator(f".deal[data-slug='{slug}'] button").first.tap()
    assert said(phone) == say(language, "Copper, Anna’s hand, 3", "Kupfer, Annas Hand, 3")
    axe_by_day_and_night(phone, language)

    phone.locator("#t-grip").tap()
    finger = Finger(phone)
    finger.puts("touchStart", middle(phone, "[data-card='0.hand|1']"))
    expect(phone.locator(".flying")).to_be_attached()
    finger.puts("touchMove", middle(phone, "[data-zone='0.play'] .add"))
    expect(phone.locator("[data-zone='0.play']")).to_have_class("tz drop")
    if language == "de":
        assert not violations(phone, COVERED), "while a card is lifted"
    finger.puts("touchEnd")
    expect(phone.locator("[data-card='0.durations|0']")).to_be_visible()

    finger.puts("touchStart", middle(phone, "[data-card='0.durations|0']"))
    expect(phone.locator(".flying")).to_be_attached()
    finger.puts("touchEnd")
    expect(phone.locator(".menu")).to_be_visible()
    axe_by_day_and_night(phone, language)
    phone.locator("[data-do='move|0.durations|0|0.hand']").tap()

    phone.locator("#t-answers").get_by_role("button", name=say(language, "Throne Room", "Thronsaal")).tap()
    expect(phone.locator("#ref")).to_be_visible()
    expect(phone.locator(".ask")).to_contain_text(say(language, "Outpost", "Außenposten"))
    assert not errors


def test_with_keys_only(tab: Page, language: str, errors: Errors) -> None:
    tab.set_viewport_size({"width": 1280, "height": WIDTHS[1280]})
    ready(tab, HOME[language])
    tab.keyboard.press("/")
    tab.keyboard.type(say(language, "trone room otpost", "tronsal ausenpostn"))
    expect(tab.locator(".mean.both .deal")).to_have_count(2)
    assert not violations(tab, EVERY_RULE)
    tab.keyboard.press("Enter")
    tab.keyboard.type(say(language, "3 copp", "3 kupf"))
    tab.keyboard.press("Enter")
    assert said(tab) == say(language, "Copper, Anna’s hand, 3", "Kupfer, Annas Hand, 3")
    tab.locator("[data-zone='0.hand'] h3 button").focus()
    tab.keyboard.press("Tab")
    expect(tab.locator("[data-card='0.hand|0']")).to_be_focused()
    tab.keyboard.press("ArrowRight")
    tab.keyboard.press("Enter")
    assert said(tab) == say(language, "Outpost, Anna’s hand, 2", "Außenposten, Annas Hand, 2")
    expect(tab.locator("[data-card='0.hand|1']")).to_be_focused()
    tab.keyboard.press("-")
    tab.keyboard.press("m")
    expect(tab.locator(".menu")).to_be_visible()
    tab.keyboard.press("Escape")
    expect(tab.locator("[data-card='0.hand|1']")).to_be_focused()
    tab.keyboard.press("End")  # the dashed card, where one adds
    tab.keyboard.press("Home")
    tab.keyboard.press("Delete")
    assert tab.locator("[data-zone='0.hand'] [data-card]").count() == 2
    tab.locator("#t-undo").focus()
    tab.keyboard.press("Enter")
    assert tab.locator("[data-zone='0.hand'] [data-card]").count() == 3
    tab.keyboard.press("p")
    expect(tab.locator("#t-answers button").first).to_be_focused()
    tab.keyboard.press("Enter")
    expect(tab.locator("#ref")).to_be_visible()
    before = tab.url
    tab.keyboard.press("1")  # the first answer: the Outpost
    expect(tab).not_to_have_url(before)
    expect(tab.locator(".verdict")).to_contain_text(say(language, "Outpost", "Außenposten"))
    assert not errors


def test_players_turn_and_the_middle_of_the_table(tab: Page, language: str, errors: Errors) -> None:
    tab.set_viewport_size({"width": 1280, "height": WIDTHS[1280]})
    ready(tab, f"{HOME[language]}?{urlencode({'document': AUGURS})}")
    tab.locator("[data-do='edit|0']").click()
    tab.locator(".t-edit input").fill("Änne")
    tab.locator(".t-edit input").press("Tab")
    tab.locator("[data-do=another]").click()
    tab.locator(".t-edit input").fill("Zoë")
    tab.locator(".t-edit input").press("Enter")
    tab.locator(".t-edit input").blur()
    expect(tab.locator("#t-tabs [role=tab]").nth(2)).to_contain_text("Zoë")
    deal(tab, "silver", "silver")
    tab.locator("[data-do='turn|2']").click()
    tab.locator("select[data-change=phase]").select_option("buy")
    tab.locator("[data-do='meter|coins|1']").click()
    expect(tab.locator("[data-do='pile|curse']")).to_contain_text("20")
    tab.locator("[data-do='pile|curse']").click()
    tab.locator("[data-do='pileTo|curse|0']").click()
    tab.locator("[data-do^='rotate|']").first.click()
    tab.locator("select[data-change=extra]").select_option("outpost")
    tab.locator("[data-do='tokens|curse']").click()
    tab.locator("[data-do='pileToken|curse|embargo|1']").click(click_count=2)
    tab.locator("[data-do='own|curse|training|0']").click()
    tab.locator("[data-do='tokens|augurs']").click()
    tab.locator("[data-do='own|augurs|training|0']").click()  # there is one: it moves here
    tab.locator("[data-do='own|augurs|training|2']").click()
    assert not violations(tab, EVERY_RULE)
    tab.locator("[data-do=decks]").click()
    tab.locator("[data-do='zone|m.hexes']").click()
    deal(tab, "greed", "envy")
    tab.locator("[data-do='zone|2.hand']").click()
    tab.locator("[data-do='more|2']").click()
    tab.locator("[data-do='zone|2.holds']").click()
    deal(tab, "the-seas-gift")  # a Boon that was received
    tab.locator("[data-do='zone|t.gained']").click()
    deal(tab, "gold", "gold")
    first, second = "[data-card='2.hand|0']", "[data-zone='2.discard'] .add"
    tab.drag_and_drop(first, second)
    expect(tab.locator("[data-card='2.discard|0']")).to_be_visible()
    tab.locator("[data-do='send|document']").click()
    text = tab.locator("#document").input_value()
    silver = say(language, "Silver", "Silber")
    assert f"discard: [2 {silver}]" in text
    assert "player: Zoë" in text
    assert "phase: buy" in text
    assert "coins: 1" in text
    assert say(language, "Curse: 0", "Fluch: 0") in text
    found = data_from_text(text)
    named = {name: card_name(slug, LANGUAGES.index(language)) for name, slug in TAPPED.items()}
    anna = "Änne"
    assert "Anna" not in text  # not in what follows and is expected either
    assert found["moves"] == ["Änne: play Herb Gatherer", "-", "yes"]
    assert found["expect"] == {"turn": {"player": anna}, anna: {"hand": 4}}
    assert found["turn"]["extra"] == named["extra"]
    assert found["turn"]["gained"] == [f"2 {named['gold']}"]
    assert found["pile tokens"] == {named["curse"]: {"Embargo": 2}, named["augurs"]: {"Training": [anna, "Zoë"]}}
    assert found["hexes"] == [named["greed"], named["envy"]]
    assert found["players"]["Zoë"]["holds"] == [named["boon"]]
    tab.get_by_role("button", name=say(language, "As a form", "Als Formular")).click()
    expect(tab.locator("#pile-tokens")).to_have_value(re.compile(rf"Training \({anna}, Zoë\)"))
    tab.locator(".d-go button[value=document]").click()
    assert data_from_text(tab.locator("#document").input_value()) == found
    tab.get_by_role("button", name=say(language, "As a table to tap", "Als Tisch zum Tippen")).click()
    expect(tab.locator("[data-card='2.discard|0']")).to_be_visible()
    assert not errors


def test_a_draft_survives(tab: Page, language: str) -> None:
    """A reload, the other language, Back from the played table, another way of writing it."""
    ready(tab, HOME[language])
    deal(tab, "throne-room", "copper")
    tab.reload()
    expect(tab.locator("[data-zone='0.hand'] [data-card]")).to_have_count(2)
    tab.locator(f".lang a[lang={say(language, 'de', 'en')}]").click()
    other = say(language, "Thron\u00adsaal", "Throne Room")
    expect(tab.locator("[data-card='0.hand|0'] .tc-n")).to_have_text(other)
    tab.locator("#t-answers button").first.click()
    expect(tab.locator("#ref")).to_be_visible()
    tab.go_back()
    expect(tab.locator("[data-zone='0.hand'] [data-card]")).to_have_count(2)
    ready(tab, HOME[language])  # played: a new table is empty
    expect(tab.locator("[data-zone='0.hand'] [data-card]")).to_have_count(0)

    tab.goto(FORM[language])
    tab.locator("#p0-hand").fill("Throne Room, 3 Cop")
    tab.reload()
    expect(tab.locator("#p0-hand")).to_have_value("Throne Room, 3 Cop")


def test_two_tabs_with_one_draft(tab: Page, language: str, errors: Errors) -> None:
    """The later one says so, and the earlier one is still there after the later one was played."""
    ready(tab, HOME[language])
    deal(tab, "throne-room")
    other = tab.context.new_page()
    other.goto(HOME[language])
    other.locator("#t-peek").click()
    deal(other, "copper")
    deal(tab, "silver")
    expect(tab.locator("#t-word")).to_contain_text(say(language, "Another tab", "einem anderen Tab"))
    tab.locator("#t-answers button").first.click()
    expect(tab.locator("#ref")).to_be_visible()
    ready(tab, HOME[language])
    tab.locator("[data-do=resume]").click()
    slugs = [card.get_attribute("aria-label") for card in tab.locator("[data-zone='0.hand'] [data-card]").all()]
    assert [(name or "").partition(",")[0] for name in slugs] == say(
        language, "Throne Room|Copper", "Thronsaal|Kupfer"
    ).split("|")
    assert not errors


@pytest.mark.parametrize("trouble", [NO_STORE, "Storage.prototype.setItem = () => { throw new Error('full') }"])
def test_a_store_that_is_blocked_or_full(tab: Page, language: str, trouble: str, errors: Errors) -> None:
    word = say(language, "keeps no drafts", "hebt hier nichts auf")
    page = tab.context.new_page()  # closed afterwards, and its troubles with it
    errors.listen(page)
    page.add_init_script(trouble)
    page.goto(FORM[language])
    page.locator("#p0-hand").fill("Throne Room")
    expect(page.locator("#d-word")).to_contain_text(word)
    ready(page, HOME[language])
    deal(page, "throne-room", "outpost")
    expect(page.locator("#t-word")).to_contain_text(word)
    page.locator("#t-answers button").first.click()
    expect(page.locator("#ref")).to_be_visible()
    played = page.url
    page.goto("about:blank")
    page.goto(played)
    expect(page.locator(".ask")).to_contain_text(say(language, "Outpost", "Außenposten"))
    assert not errors


def test_it_is_small_and_answers_at_once(phone: Page, language: str) -> None:
    assert sum(len(gzip.compress(path.read_bytes(), 9)) for path in SCRIPTS) < MOST_SCRIPT
    if language == "en":
        return
    phone.context.new_cdp_session(phone).send("Emulation.setCPUThrottlingRate", {"rate": 4})
    ready(phone, HOME[language])
    took = [phone.evaluate(TAP) for _tap in range(3)]
    assert min(took) < SOON  # a busy machine may hold up one of them
    expect(phone.locator("#t-seat-1")).to_be_empty()  # what is not seen is not drawn
    now, soon = phone.evaluate(KEPT)
    assert now != soon
    phone.locator("#t-tab-1").tap()
    expect(phone.locator("[data-zone='1.hand']")).to_be_visible()
