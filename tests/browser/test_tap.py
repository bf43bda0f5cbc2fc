"""Describing a table by tapping it: with a finger, with keys only, with a mouse; what survives until it is played."""

import gzip
import re
from collections.abc import Iterator
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from referee.documents import data_from_text
from rules.speech.wording import card_name
from tests.browser.conftest import LOCALES, ROOT, WIDTHS, Errors
from tests.browser.test_evening import NO_STORE
from tests.browser.test_pages import CONTRAST, EVERY_RULE, violations
from tests.browser.test_referee import FORM, HOME, asked, field, judged, played, say

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


def sheet(page: Page, language: str) -> Locator:
    """Where the cards are taken from."""
    return page.get_by_role("complementary", name=say(language, "Cards", "Karten"), exact=True)


def tile(page: Page, language: str, slug: str) -> Locator:
    """A card that can be tapped there."""
    name = card_name(slug, LANGUAGES.index(language))
    return sheet(page, language).get_by_role("button", name=name, exact=True).first


def zone(page: Page, name: str) -> Locator:
    """Where cards lie; its name says how many."""
    return page.get_by_role("group", name=re.compile(rf"^{name}, \d+$"))


def hand(page: Page, language: str, name: str = "Anna") -> Locator:
    return zone(page, say(language, f"{name}’s hand", f"{name}s Hand"))


def cards(zone: Locator, name: str = "") -> Locator:
    """What lies there: “Copper, 4, Treasure”."""
    return zone.get_by_role("button", name=re.compile(rf"^{name or '[^,]+'}, \d+(,|$)"))


def button(page: Page | Locator, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def called(page: Page | Locator, begin: str) -> Locator:
    """A zone's own button: “Hand 5”."""
    return page.get_by_role("button", name=re.compile(rf"^{begin} \d+$"))


def answers(page: Page) -> Locator:
    """What can be played first."""
    return page.get_by_role("region", name=re.compile("^Anna "))


def ready(page: Page, language: str, address: str) -> None:
    page.goto(address)
    expect(tile(page, language, "copper")).to_be_visible(timeout=20_000)  # a busy machine takes its time with the first


def deal(page: Page, language: str, *slugs: str) -> None:
    for slug in slugs:
        tile(page, language, slug).click()


def said(page: Page) -> str:
    return answers(page).get_by_role("status").inner_text()


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


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
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
    ready(phone, language, HOME[language])
    for slug in ("throne-room", "outpost", "copper", "copper", "copper"):
        tile(phone, language, slug).tap()
    assert said(phone) == say(language, "Copper, Anna’s hand, 3", "Kupfer, Annas Hand, 3")
    axe_by_day_and_night(phone, language)

    button(phone, say(language, "Close the cards", "Karten zuklappen")).tap()
    outpost, in_play = (
        say(language, "Outpost", "Außenposten"),
        zone(phone, say(language, "Anna, In play", "Anna, Im Spiel")),
    )
    finger = Finger(phone)
    finger.puts("touchStart", middle(cards(hand(phone, language), outpost)))
    expect(phone.locator(".flying")).to_be_attached()
    finger.puts("touchMove", middle(in_play.get_by_role("button", name=say(language, "Add a card", "Karte dazulegen"))))
    expect(in_play).to_have_class("tz drop")
    if language == "de":
        assert not violations(phone, COVERED), "while a card is lifted"
    finger.puts("touchEnd")
    stays = cards(in_play, outpost)
    expect(stays).to_have_accessible_name(re.compile(say(language, "still to act$", "wirkt noch$")))

    finger.puts("touchStart", middle(stays))
    expect(phone.locator(".flying")).to_be_attached()
    finger.puts("touchEnd")
    menu = sheet(phone, language)
    expect(menu.get_by_text(say(language, "Move it to", "Dorthin legen"))).to_be_visible()
    axe_by_day_and_night(phone, language)
    button(menu, "Hand").tap()

    button(answers(phone), say(language, "Throne Room", "Thronsaal")).tap()
    expect(played(phone)).to_be_visible()
    expect(button(asked(phone), outpost)).to_be_visible()
    assert not errors


def test_with_keys_only(tab: Page, language: str, errors: Errors) -> None:
    tab.set_viewport_size({"width": 1280, "height": WIDTHS[1280]})
    ready(tab, language, HOME[language])
    tab.keyboard.press("/")
    tab.keyboard.type(say(language, "trone room otpost", "tronsal ausenpostn"))
    expect(tab.locator(".mean.both .deal")).to_have_count(2)
    assert not violations(tab, EVERY_RULE)
    tab.keyboard.press("Enter")
    tab.keyboard.type(say(language, "3 copp", "3 kupf"))
    tab.keyboard.press("Enter")
    assert said(tab) == say(language, "Copper, Anna’s hand, 3", "Kupfer, Annas Hand, 3")
    held = cards(hand(tab, language))
    called(hand(tab, language), "Hand").focus()
    tab.keyboard.press("Tab")
    expect(held.nth(0)).to_be_focused()
    tab.keyboard.press("ArrowRight")
    tab.keyboard.press("Enter")
    assert said(tab) == say(language, "Outpost, Anna’s hand, 2", "Außenposten, Annas Hand, 2")
    expect(held.nth(1)).to_be_focused()
    tab.keyboard.press("-")
    tab.keyboard.press("m")
    expect(sheet(tab, language).get_by_text(say(language, "Move it to", "Dorthin legen"))).to_be_visible()
    tab.keyboard.press("Escape")
    expect(held.nth(1)).to_be_focused()
    tab.keyboard.press("End")  # the dashed card, where one adds
    tab.keyboard.press("Home")
    tab.keyboard.press("Delete")
    assert held.count() == 2
    button(tab, say(language, "Undo", "Rückgängig")).focus()
    tab.keyboard.press("Enter")
    assert held.count() == 3
    tab.keyboard.press("?")
    shown = tab.get_by_role("dialog").get_by_role("term")
    assert {"p", "m", "q"} <= set(shown.all_inner_texts())
    tab.keyboard.press("Escape")
    tab.keyboard.press("/")
    tab.keyboard.type("mo")
    tab.keyboard.press("Escape")  # leaves the field, whatever is typed there
    tab.keyboard.press("p")
    expect(played(tab)).to_be_visible()
    before = tab.url
    tab.keyboard.press("1")  # the first answer: the Outpost
    expect(tab).not_to_have_url(before)
    expect(judged(tab)).to_contain_text(say(language, "Outpost", "Außenposten"))
    assert not errors


def test_players_turn_and_the_middle_of_the_table(tab: Page, language: str, errors: Errors) -> None:
    tab.set_viewport_size({"width": 1280, "height": WIDTHS[1280]})
    ready(tab, language, f"{HOME[language]}?{urlencode({'document': AUGURS})}")
    button(tab, say(language, "Rename or move Anna", "Anna umbenennen oder umsetzen")).click()
    name = tab.get_by_role("textbox", name="Name", exact=True)
    name.fill("Änne")
    name.press("Tab")
    button(tab, say(language, "Another player", "Noch jemand am Tisch")).click()
    name.fill("Zoë")
    name.press("Enter")
    name.blur()
    expect(tab.get_by_role("tab").nth(2)).to_contain_text("Zoë")
    deal(tab, language, "silver", "silver")
    button(tab, say(language, "It is Zoë’s turn", "Zoë ist am Zug")).click()
    tab.get_by_role("combobox", name="Phase", exact=True).select_option("buy")
    button(tab, say(language, "Coins: more", "Geld: mehr")).click()
    middle_of_it = tab.get_by_role("region", name=say(language, "Middle of the table", "Tischmitte"), exact=True)
    curse = say(language, "Curse", "Fluch")
    button(middle_of_it, f"{curse}, 20").click()
    button(middle_of_it.get_by_role("group", name=curse, exact=True).first, say(language, "empty", "leer")).click()
    button(middle_of_it, say(language, "Rotate", "Rotieren")).click()
    tab.get_by_role("combobox", name=say(language, "Kind of turn", "Art des Zuges"), exact=True).select_option(
        "outpost"
    )
    tokens = button(
        middle_of_it, say(language, "Tokens", "Marker")
    )  # first those of the mixed pile, then of the chosen one
    training = middle_of_it.get_by_role("group", name=say(language, "+1 Coin", "+1 Geld"), exact=True)
    tokens.last.click()
    middle_of_it.get_by_role("button", name=re.compile("^Embargo.*: (more|mehr)$")).click(click_count=2)
    button(training, "Änne").click()
    tokens.first.click()
    button(training.first, "Änne").click()  # there is one: it moves here
    button(training.first, "Zoë").click()
    assert not violations(tab, EVERY_RULE)
    button(
        middle_of_it, say(language, "Boons, Hexes, Loot, Prophecy", "Gaben, Plagen, Kostbarkeiten, Prophezeiung")
    ).click()
    called(middle_of_it, say(language, "Hexes, top first", "Plagen, oberste zuerst")).click()
    deal(tab, language, "greed", "envy")
    called(hand(tab, language, "Zoë"), "Hand").click()
    zoe = tab.get_by_role("tabpanel", name="Zoë")
    button(zoe, say(language, "Mats and tokens", "Tableaus und Marker")).click()
    called(zoe, say(language, "Artifacts, States, Projects", "Artefakte, Zustände, Projekte")).click()
    deal(tab, language, "the-seas-gift")  # a Boon that was received
    called(zoe, say(language, "Gained this turn", "In diesem Zug genommen")).click()
    deal(tab, language, "gold", "gold")
    discard = zone(tab, say(language, "Zoë’s discard pile", "Zoës Ablagestapel"))
    cards(hand(tab, language, "Zoë")).first.drag_to(
        discard.get_by_role("button", name=say(language, "Add a card", "Karte dazulegen"))
    )
    expect(cards(discard)).to_be_visible()
    button(tab, say(language, "as a document", "als Dokument")).click()
    document = tab.get_by_label(say(language, "Document", "Dokument"), exact=True)
    text = document.input_value()
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
    button(tab, say(language, "As a document", "Als Dokument")).click()
    assert data_from_text(document.input_value()) == found
    tab.get_by_role("button", name=say(language, "As a table to tap", "Als Tisch zum Tippen")).click()
    expect(tab.get_by_role("tab").nth(2)).to_contain_text("Zoë")
    expect(cards(discard)).to_be_visible()
    assert not errors


BESIDE = """
players: {Anna: {hand: [Village]}, Bernd: {}}
kingdom: [Village, Jewelled Egg, Mountain Shrine, Gardens]
"""


@pytest.mark.parametrize("width", [390, 1280])
def test_a_trait_loot_and_a_prophecy(tab: Page, language: str, width: int, errors: Errors) -> None:
    """Tapped: a Trait at its pile, the top of the Loot, a Prophecy with its Sun tokens; the form shows the same."""
    tab.set_viewport_size({"width": width, "height": WIDTHS[width]})
    tab.goto(f"{HOME[language]}?{urlencode({'document': BESIDE})}")
    expect(cards(hand(tab, language))).to_be_visible(timeout=20_000)
    if width < 1280:
        tab.get_by_role("tab", name=say(language, "Middle", "Mitte")).click()
    there = tab.get_by_role("region", name=say(language, "Middle of the table", "Tischmitte"), exact=True)
    village, cheap = (card_name(slug, LANGUAGES.index(language)) for slug in ("village", "cheap"))
    called(there, say(language, "Landscapes", "Querformat-Karten")).click()
    deal(tab, language, "cheap")
    on_piles = there.get_by_role("button", name=re.compile(f"^{village}, 10"))
    cards(zone(tab, say(language, "Landscapes", "Querformat-Karten"))).first.press("m")
    assert tab.locator(".menu").get_by_role("button", name=card_name("gardens", LANGUAGES.index(language))).count() == 0
    tab.locator(".menu").get_by_role("button", name=village, exact=True).click()
    expect(on_piles).to_have_accessible_name(f"{village}, 10, {cheap}")
    called(there, say(language, "Loot, top first", "Kostbarkeiten, oberste zuerst")).click()
    deal(tab, language, "orb", "orb", "sword")
    called(there, say(language, "Prophecy", "Prophezeiung")).click()
    deal(tab, language, "progress")
    cards(zone(tab, say(language, "Prophecy", "Prophezeiung"))).first.press("m")
    fewer = say(language, "Sun tokens on it: fewer", "Sonnenmarker darauf: weniger")
    expect(tab.locator(".menu .stepper output b")).to_have_text("5")
    button(tab.locator(".menu"), fewer).click()
    button(tab.locator(".menu"), fewer).click()
    assert not violations(tab, EVERY_RULE if width == 1280 else COVERED)
    button(tab, say(language, "exactly, as text", "genau, als Text")).click()
    expect(tab.locator("#chosen")).to_have_value(f"{cheap}: {village}")
    expect(tab.locator("#sun")).to_have_value("3")
    expect(tab.locator("#prophecy")).to_have_value(card_name("progress", LANGUAGES.index(language)))
    expect(tab.locator("#loot")).to_have_value(re.compile("^2 "))
    button(tab, say(language, "As a table to tap", "Als Tisch zum Tippen")).click()
    if width < 1280:
        tab.get_by_role("tab", name=say(language, "Middle", "Mitte")).click()
    expect(on_piles).to_have_accessible_name(f"{village}, 10, {cheap}")
    assert not errors


def test_a_draft_survives(tab: Page, language: str) -> None:
    """A reload, the other language, Back from the played table, another way of writing it."""
    ready(tab, language, HOME[language])
    deal(tab, language, "throne-room", "copper")
    tab.reload()
    expect(cards(hand(tab, language))).to_have_count(2)
    there = say(language, "de", "en")
    tab.get_by_role("link", name=there.upper(), exact=True).click()
    other = say(language, "Thronsaal", "Throne Room")
    expect(cards(hand(tab, there)).first).to_have_accessible_name(re.compile(f"^{other}, 1,"))
    button(answers(tab), other).click()
    expect(played(tab)).to_be_visible()
    tab.go_back()
    expect(cards(hand(tab, there))).to_have_count(2)
    ready(tab, language, HOME[language])  # played: a new table is empty
    expect(hand(tab, language)).to_be_visible()
    expect(cards(hand(tab, language))).to_have_count(0)

    tab.goto(FORM[language])
    field(tab, language, "p0_hand").fill("Throne Room, 3 Cop")
    tab.reload()
    expect(field(tab, language, "p0_hand")).to_have_value("Throne Room, 3 Cop")


def test_two_tabs_with_one_draft(tab: Page, language: str, errors: Errors) -> None:
    """The later one says so, and the earlier one is still there after the later one was played."""
    ready(tab, language, HOME[language])
    deal(tab, language, "throne-room")
    other = tab.context.new_page()
    other.goto(HOME[language])
    other.get_by_role("button", name=say(language, "Cards", "Karten"), expanded=False).click()
    deal(other, language, "copper")
    deal(tab, language, "silver")
    expect(tab.get_by_text(say(language, "Another tab", "einem anderen Tab"))).to_be_visible()
    button(answers(tab), say(language, "Throne Room", "Thronsaal")).click()
    expect(played(tab)).to_be_visible()
    ready(tab, language, HOME[language])
    button(tab, say(language, "Go on with it", "Damit weitermachen")).click()
    held = cards(hand(tab, language))
    expect(held).to_have_count(2)
    expect(held.nth(0)).to_have_accessible_name(re.compile(say(language, "^Throne Room, 1", "^Thronsaal, 1")))
    expect(held.nth(1)).to_have_accessible_name(re.compile(say(language, "^Copper, 1", "^Kupfer, 1")))
    assert not errors


@pytest.mark.parametrize("trouble", [NO_STORE, "Storage.prototype.setItem = () => { throw new Error('full') }"])
def test_a_store_that_is_blocked_or_full(tab: Page, language: str, trouble: str, errors: Errors) -> None:
    word = say(language, "keeps no drafts", "hebt hier nichts auf")
    page = tab.context.new_page()  # closed afterwards, and its troubles with it
    errors.listen(page)
    page.add_init_script(trouble)
    page.goto(FORM[language])
    field(page, language, "p0_hand").fill("Throne Room")
    expect(page.get_by_text(word)).to_be_visible()
    ready(page, language, HOME[language])
    deal(page, language, "throne-room", "outpost")
    expect(page.get_by_text(word)).to_be_visible()
    button(answers(page), say(language, "Throne Room", "Thronsaal")).click()
    expect(played(page)).to_be_visible()
    address = page.url
    page.goto("about:blank")
    page.goto(address)
    expect(button(asked(page), say(language, "Outpost", "Außenposten"))).to_be_visible()
    assert not errors


def test_it_is_small_and_answers_at_once(phone: Page, language: str) -> None:
    assert sum(len(gzip.compress(path.read_bytes(), 9)) for path in SCRIPTS) < MOST_SCRIPT
    if language == "en":
        return
    phone.context.new_cdp_session(phone).send("Emulation.setCPUThrottlingRate", {"rate": 4})
    ready(phone, language, HOME[language])
    took = [phone.evaluate(TAP) for _tap in range(3)]
    assert min(took) < SOON  # a busy machine may hold up one of them
    expect(phone.locator("#t-seat-1")).to_be_empty()  # what is not seen is not drawn
    now, soon = phone.evaluate(KEPT)
    assert now != soon
    phone.get_by_role("tab", name="Bernd").tap()
    expect(hand(phone, language, "Bernd")).to_be_visible()
