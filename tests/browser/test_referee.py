"""Settling a dispute as somebody new would: by typing, stepping, reading, undoing, answering differently, sharing."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import LOCALES, OWN_WIDTH, WIDTHS, Errors, at_every_width, press, widen
from tests.browser.test_pages import CONTRAST, EVERY_RULE, NO_COLOURS, shoot, violations

pytestmark = pytest.mark.browser

HOME = {"en": "/en/dispute/", "de": "/de/streit/"}
FORM = {language: f"{address}?as=form" for language, address in HOME.items()}


@pytest.fixture
def plain(browser: Browser, site: str, language: str) -> Iterator[Page]:
    """A browser that runs no scripts."""
    context = browser.new_context(base_url=site, locale=LOCALES[language], java_script_enabled=False)
    page = context.new_page()
    widen(page, OWN_WIDTH[language])
    yield page
    context.close()


def say(language: str, en: str, de: str) -> str:
    return de if language == "de" else en


def describe(page: Page, language: str, **fields: str) -> None:
    page.goto(FORM[language])
    for name, text in fields.items():
        field = page.locator(f"[name='{name.replace('_', '-')}']")
        if not field.is_visible():
            page.locator(f"details:has([name='{field.get_attribute('name')}']) > summary").first.click()
        field.fill(text)
    press(page.locator(".d-go button.main"))
    expect(page.locator("#ref")).to_be_visible()


def lay(page: Page, language: str, *moves: str, **anna: str) -> None:
    """A table as it stands after these moves, through the API: where describing it is not what is looked at."""
    players = {"Anna": {zone: cards.split(", ") for zone, cards in anna.items()}, "Bernd": {"hand": ["5 Copper"]}}
    stored = page.request.post("/api/adjudications/", data={"players": players, "moves": moves})
    page.goto(f"{HOME[language]}{stored.json()['id']}/")
    expect(page.locator("#ref")).to_be_visible()


def answer(page: Page, name: str) -> None:
    """Presses the answer of that name and waits for what comes of it."""
    before = page.url
    press(page.locator(".ask").get_by_role("button", name=name, exact=True))
    expect(page).not_to_have_url(before)
    expect(page.locator("#ref")).to_be_visible()


def undo(page: Page, language: str) -> None:
    before = page.url
    press(page.locator(".ask .tool").filter(has_text=say(language, "Undo", "Rückgängig")).first)
    expect(page).not_to_have_url(before)
    expect(page.locator(".chosen, input:checked, .ask-n").first).to_be_visible()


def verdict(page: Page) -> str:
    return page.locator(".verdict .ver-body").inner_text()


def step(page: Page) -> int:
    return int(page.url.rstrip("/").split("?")[0].rstrip("/").rpartition("/")[2])


def throne_room_on_tactician(page: Page, language: str) -> None:
    moves = ("play Throne Room", "Tactician", "-", "-")
    lay(page, language, *moves, hand="Throne Room, Tactician, 3 Copper", deck="2 Gold, 15 Estate")


def settle(page: Page, language: str, browser: Browser, site: str) -> None:
    """The whole way of the first dispute; the same with and without scripts."""
    hand = say(language, "Throne Room, Tactician, 3 Copper", "Thronsaal, Taktiker, 3 Kupfer")
    deck = say(language, "2 Gold, 15 Estate", "2 Gold, 15 Anwesen")
    describe(page, language, p0_name="Anna", p0_hand=hand, p0_deck=deck, p1_hand=say(language, "5 Copper", "5 Kupfer"))
    answer(page, say(language, "Throne Room", "Thronsaal"))
    expect(page.locator(".fr-lines .now")).to_have_count(1)
    answer(page, say(language, "Tactician", "Taktiker"))
    for _ in range(2):
        answer(page, say(language, "Leave the phase", "Phase beenden"))
    said = verdict(page)
    assert "5 " + say(language, "Estate", "Anwesen") in said
    expect(page.locator(".verdict .cite").first).to_contain_text(say(language, "Tactician", "Taktiker"))
    expect(page.locator(".seat.on .meters")).to_contain_text("2")
    end = page.url

    undo(page, language)
    expect(page.locator(".answer.chosen")).to_have_count(1)
    undo(page, language)
    undo(page, language)
    expect(page.locator(".ask-q")).to_contain_text("Anna")
    answer(page, say(language, "Nothing", "Nichts"))
    assert page.url.split("/")[5] != end.split("/")[5]
    expect(page.locator(".alt-way")).to_contain_text(say(language, "Tactician", "Taktiker"))

    page.goto(end)
    press(page.locator(".ask .tool").filter(has_text=say(language, "Share", "Teilen")))
    short = page.locator("#short").input_value()
    long = page.locator("#long").input_value()
    assert short == end
    stranger = browser.new_context(base_url=site)
    other = stranger.new_page()
    for address in (short, long):
        other.goto(address)
        assert other.url == end
        assert verdict(other) == said
    stranger.close()


def test_throne_room_on_tactician_by_typing(
    visitor: Page, language: str, browser: Browser, site: str, errors: Errors
) -> None:
    settle(visitor, language, browser, site)
    assert not errors


def test_throne_room_on_tactician_without_javascript(plain: Page, language: str, browser: Browser, site: str) -> None:
    settle(plain, language, browser, site)


def test_outpost(visitor: Page, language: str, errors: Errors) -> None:
    outpost = say(language, "Outpost", "Außenposten")
    hand = f"{outpost}, 4 {say(language, 'Copper', 'Kupfer')}"
    deck = f"{outpost}, 2 {say(language, 'Silver', 'Silber')}, 9 {say(language, 'Estate', 'Anwesen')}"
    describe(visitor, language, p0_name="Anna", p0_hand=hand, p0_deck=deck)
    play, leave = say(language, "Outpost", "Außenposten"), say(language, "Leave the phase", "Phase beenden")
    answer(visitor, play)
    answer(visitor, leave)
    assert say(language, "extra turn", "Extrazug") in visitor.locator(".turn-n").inner_text()
    answer(visitor, play)
    assert say(language, "No extra turn.", "Kein Extrazug.") in verdict(visitor)
    expect(visitor.locator(".verdict .cite").first).to_contain_text(outpost)
    assert not errors


def test_blockade_with_three_players(visitor: Page, language: str, errors: Errors) -> None:
    visitor.goto(FORM[language])
    press(visitor.get_by_role("button", name=say(language, "Another player", "Noch jemand am Tisch")))
    copper, silver = say(language, "Copper", "Kupfer"), say(language, "Silver", "Silber")
    for place, hand in enumerate((f"Blockade, 4 {copper}", f"5 {copper}", f"5 {copper}")):
        visitor.locator(f"[name='p{place}-hand']").fill(hand)
        visitor.locator(f"[name='p{place}-name']").fill(("Anna", "Bernd", "Carla")[place])
    press(visitor.locator(".d-go button.main"))
    answer(visitor, say(language, "Blockade", "Blockade"))
    answer(visitor, silver)
    answer(visitor, say(language, "Leave the phase", "Phase beenden"))
    answer(visitor, say(language, "Play all Treasures", "Alle Geldkarten spielen"))
    answer(visitor, say(language, "Buy Silver", "Kaufe Silber"))
    curse = say(language, "Curse", "Fluch")
    assert curse in verdict(visitor)
    assert "Bernd" in verdict(visitor)
    assert "Carla" not in verdict(visitor)
    assert not errors


def test_rotating_a_mixed_pile(visitor: Page, language: str, errors: Errors) -> None:
    gatherer = say(language, "Herb Gatherer", "Kräutersammlerin")
    acolyte = say(language, "Acolyte", "Altardienerin")
    pile = f"{say(language, 'Augurs', 'Augurinnen')}: 3 {gatherer}, 4 {acolyte}"
    deck = say(language, "3 Silver", "3 Silber")
    describe(visitor, language, p0_name="Anna", p0_hand=gatherer, supply=pile, p0_deck=deck)
    expect(visitor.locator(".slab .topc")).to_contain_text(gatherer[:5])
    answer(visitor, say(language, "Herb Gatherer", "Kräutersammlerin"))
    answer(visitor, say(language, "Nothing", "Nichts"))
    answer(visitor, say(language, "Yes", "Ja"))
    expect(visitor.locator(".slab .topc")).to_contain_text(acolyte[:5])
    assert not errors


def test_a_citation_opens_in_place_and_closes_again(visitor: Page, language: str, errors: Errors) -> None:
    throne_room_on_tactician(visitor, language)
    here = visitor.url
    cite = visitor.locator(".verdict .cite").first
    opened = visitor.locator(".verdict .opened")
    press(cite)
    for _ in at_every_width(visitor):
        expect(opened.locator(".said-t")).to_be_visible()
    assert visitor.url == here
    press(cite)
    expect(opened).to_be_empty()
    assert not errors


def test_the_keyboard_steps_undoes_and_switches_branches(visitor: Page, language: str, errors: Errors) -> None:
    throne_room_on_tactician(visitor, language)
    end = visitor.url
    last = step(visitor)
    visitor.keyboard.press("ArrowLeft")
    expect(visitor.locator(f"#ref[data-step='{last - 1}']")).to_be_visible()
    assert step(visitor) == last - 1
    visitor.keyboard.press("ArrowRight")
    expect(visitor.locator(f"#ref[data-step='{last}']")).to_be_visible()
    visitor.keyboard.press("u")
    expect(visitor.locator(".answer.chosen")).to_be_visible()
    assert "ask=3" in visitor.url
    visitor.keyboard.press("r")
    expect(visitor.locator(".answer.chosen")).to_have_count(0)
    visitor.go_back()
    expect(visitor.locator(".answer.chosen")).to_be_visible()
    press(visitor.locator(".answer.chosen"))  # the same answer again goes on along the line
    expect(visitor).to_have_url(end)

    visitor.keyboard.press("u")
    expect(visitor.locator(".answer.chosen")).to_be_visible()
    press(visitor.locator(".answers .answer:not(.none)").first)
    expect(visitor.locator(".answer.chosen")).to_have_count(0)
    branch = visitor.url
    assert branch.split("/")[5] != end.split("/")[5]
    visitor.keyboard.press("Shift+ArrowLeft")
    expect(visitor).to_have_url(end)
    visitor.keyboard.press("Shift+ArrowRight")
    expect(visitor).to_have_url(branch)

    visitor.keyboard.press("?")
    for _ in at_every_width(visitor):
        expect(visitor.locator("dialog[open]")).to_be_in_viewport(ratio=1)
    expect(visitor.locator("dialog[open]")).to_contain_text("u")
    visitor.keyboard.press("Escape")
    expect(visitor.locator("dialog[open]")).to_have_count(0)
    assert not errors


def test_the_back_button_goes_one_answer_back(visitor: Page, language: str) -> None:
    lay(visitor, language, hand="Village, Smithy")
    first = visitor.url
    answer(visitor, say(language, "Village", "Dorf"))
    visitor.go_back()
    expect(visitor).to_have_url(first)
    expect(visitor.locator(".ask")).to_contain_text(say(language, "Village", "Dorf"))


def test_several_cards_are_picked_with_a_count(visitor: Page, language: str, errors: Errors) -> None:
    lay(visitor, language, "play Chapel", hand="Chapel, 5 Copper")
    boxes = visitor.locator("input[name=pick]")
    expect(boxes).to_have_count(5)
    done = visitor.locator("button.done")
    expect(done).to_be_disabled()
    for place in range(4):
        press(visitor.locator("label.take").nth(place))
    expect(visitor.locator(".picked")).to_have_text("4 / 4")
    expect(boxes.nth(4)).to_be_disabled()
    before = visitor.url
    press(done)
    expect(visitor).not_to_have_url(before)
    expect(visitor.locator(".trash .mini")).to_have_count(1)
    expect(visitor.locator(".trash .times")).to_contain_text("4")
    assert not errors


def test_an_order_by_keyboard_and_by_dragging(visitor: Page, language: str, errors: Errors) -> None:
    lay(visitor, language, "play Sentry", "-", "-", hand="Sentry", deck="Gold, Silver, Copper, Estate")
    items = visitor.locator("[data-order] li")
    expect(items).to_have_count(2)
    first = items.nth(0).locator("b").inner_text()
    for _ in at_every_width(visitor):
        items.nth(0).locator(".down").focus()
        visitor.keyboard.press("Enter")
        expect(items.nth(1).locator("b")).to_have_text(first)
        items.nth(1).drag_to(items.nth(0), target_position={"x": 40, "y": 4})
        expect(items.nth(0).locator("b")).to_have_text(first)
    visitor.keyboard.press("Tab")
    items.nth(0).locator(".down").focus()
    visitor.keyboard.press("ArrowDown")
    expect(items.nth(1).locator("b")).to_have_text(first)
    second = items.nth(0).locator("b").inner_text()
    answer(visitor, say(language, "In this order", "In dieser Reihenfolge"))
    expect(visitor.locator(".seat.on .rest")).to_contain_text(second)
    assert not errors


def test_a_face_down_card_is_named_when_a_rule_needs_it(visitor: Page, language: str, errors: Errors) -> None:
    lay(visitor, language, "play Sentry", hand="Sentry")
    field = visitor.locator("#named")
    for _ in at_every_width(visitor):
        assert visitor.locator(".typed").evaluate("e => e.scrollWidth <= e.clientWidth"), "its button leaves the bar"
    field.press_sequentially(say(language, "Gol", "Gol"))
    option = visitor.locator("#names option[value='Gold']")
    expect(option).to_be_attached()
    field.fill("Gold")
    before = visitor.url
    press(visitor.locator(".typed button"))
    expect(visitor).not_to_have_url(before)
    visitor.locator("#named").fill("Frog")
    press(visitor.locator(".typed button"))
    expect(visitor.locator(".ask-w")).to_contain_text("Frog")
    expect(visitor.locator("#named")).to_have_value("Frog")
    assert not errors.without("status of 422")


def test_names_complete_as_one_types_in_both_languages(visitor: Page, language: str) -> None:
    visitor.goto(FORM[language])
    hand = visitor.locator("#p0-hand")
    hand.press_sequentially("Throne Room, Tak")
    expect(visitor.locator("#names option[value='Throne Room, Taktiker']")).to_be_attached()
    hand.press_sequentially("tiker, 3 Cop")
    expect(visitor.locator("#names option[value='Throne Room, Taktiker, 3 Copper']")).to_be_attached()


def test_a_mistake_is_marked_at_its_place_with_the_nearest_names(visitor: Page, language: str, errors: Errors) -> None:
    visitor.goto(FORM[language])
    visitor.locator("#p0-hand").fill(say(language, "Throne Rom, Copper", "Tronsaal, Kupfer"))
    visitor.locator("#p1-hand").fill("Tacticus")
    visitor.locator("#trash").fill("Gold")
    press(visitor.locator(".d-go button.main"))
    for _ in at_every_width(visitor):
        expect(visitor.locator("#p0-hand-m")).to_be_visible()
        expect(visitor.locator("#p1-hand-m")).to_be_visible()
        assert not violations(visitor, EVERY_RULE)
    expect(visitor.locator("#p1-hand")).to_have_value("Tacticus")
    expect(visitor.locator("#trash")).to_have_value("Gold")
    name = say(language, "Throne Room", "Thronsaal")
    press(visitor.locator("#p0-hand-m").get_by_role("button", name=name, exact=True))
    expect(visitor.locator("#p0-hand-m")).to_have_count(0)
    expect(visitor.locator("#p0-hand")).to_have_value(f"{name}, {say(language, 'Copper', 'Kupfer')}")
    assert not errors.without("status of 422")


def test_form_and_document_are_one(visitor: Page, language: str, errors: Errors) -> None:
    visitor.goto(FORM[language])
    visitor.locator("#p0-name").fill("Zoë")
    visitor.locator("#p0-hand").fill("Throne Rom, two cards" if language == "en" else "Tronsaal, zwei Karten")
    visitor.locator("#p0-durations").fill(say(language, "Haven (Gold)", "Hafen (Gold)"))
    visitor.locator("#supply").fill(say(language, "Curse: 0", "Fluch: 0"))
    press(visitor.get_by_role("button", name=say(language, "As a document", "Als Dokument")))
    text = visitor.locator("#document").input_value()
    assert "Zoë" in text
    assert "2 ?" in text
    press(visitor.get_by_role("button", name=say(language, "As a form", "Als Formular")))
    expect(visitor.locator("#p0-name")).to_have_value("Zoë")
    expect(visitor.locator("#p0-durations")).to_have_value(say(language, "Haven (Gold)", "Hafen (Gold)"))
    expect(visitor.locator("#supply")).to_have_value(say(language, "Curse: 0", "Fluch: 0"))
    expect(visitor.locator("#p0-hand")).to_have_value(say(language, "Throne Rom, 2 ?", "Tronsaal, 2 ?"))
    assert not errors


def test_two_people_on_one_address_do_not_disturb_each_other(
    browser: Browser, site: str, visitor: Page, language: str
) -> None:
    lay(visitor, language, hand="Village, Smithy")
    shared = visitor.url
    other = browser.new_context(base_url=site)
    page = other.new_page()
    page.goto(shared)
    answer(visitor, say(language, "Village", "Dorf"))
    answer(page, say(language, "Smithy", "Schmiede"))
    assert visitor.url != page.url
    page.goto(shared)
    visitor.goto(shared)
    expect(visitor.locator(".alt-way")).to_have_count(0)
    assert page.locator(".ask .answer").count() == visitor.locator(".ask .answer").count()
    other.close()


def test_every_state_is_accessible(tab: Page, language: str, errors: Errors) -> None:
    """The states that no address alone shows: asked, refused, cards picked, ordered, named, explained, filtered."""

    def look(name: str) -> None:
        tab.wait_for_load_state()
        for width in at_every_width(tab):
            look_at(width, name)
        widen(tab, min(WIDTHS))

    def look_at(width: int, name: str) -> None:
        # In a window as tall as the page the bar covers nothing, so that everything behind it is looked at too.
        height = tab.evaluate("document.documentElement.scrollHeight")
        tab.set_viewport_size({"width": width, "height": height})
        assert not violations(tab, EVERY_RULE if language == "de" else NO_COLOURS), f"{name} at {width} px"
        assert tab.evaluate("document.documentElement.scrollWidth") <= width, f"{name} is wider than {width} px"
        if language == "de":
            shoot(tab, f"referee-{name}-{width}.png")
            if width == min(WIDTHS):  # nor do the colours of the night depend on the width
                tab.emulate_media(color_scheme="dark")
                assert not violations(tab, CONTRAST), f"{name} by night"
                tab.emulate_media(color_scheme="light")

    describe(
        tab,
        language,
        p0_name="Anna",
        p0_hand=say(language, "Throne Room, Chapel, 3 Copper", "Thronsaal, Kapelle, 3 Kupfer"),
        p0_deck="3 Gold",
        p0_discard=say(language, "Province, Estate, 2 Copper, Silver", "Provinz, Anwesen, 2 Kupfer, Silber"),
        p1_hand=say(language, "Moat, 4 Copper", "Burggraben, 4 Kupfer"),
    )
    look("start")
    answer(tab, say(language, "Throne Room", "Thronsaal"))
    look("asked")
    answer(tab, say(language, "Chapel", "Kapelle"))
    tab.locator("label.take").first.click()
    look("picking")
    tab.locator("button.done").click()
    expect(tab.locator(".trash .mini")).to_have_count(1)
    tab.locator(".more-tools summary").click()
    look("more")
    tab.get_by_role("link", name=say(language, "What is not legal?", "Was geht nicht?")).click()
    expect(tab.locator("#refused")).to_be_visible()
    look("refused")
    tab.locator(".log-filter a").nth(1).click()
    expect(tab.locator(".changed").first).to_be_visible()
    look("filtered")
    undo(tab, language)
    look("undone")
    tab.locator("button.answer.none").click()
    expect(tab.locator(".alt-way")).to_be_visible()
    look("branched")
    tab.locator(".ask .tool").filter(has_text=say(language, "Branches", "Zweige")).click()
    look("branches")
    tab.locator(".branches .btn").filter(has_text=say(language, "Compare", "vergleichen")).first.click()
    look("compared")
    tab.go_back()
    tab.locator(".crumbs a").click()
    tab.locator(".ask .tool").filter(has_text=say(language, "Share", "Teilen")).click()
    look("shared")
    tab.locator(".crumbs a").click()
    tab.locator(".turn").click()
    look("across")
    tab.go_back()
    tab.get_by_role("link", name=say(language, "In the other edition?", "In der anderen Edition?")).click()
    look("editions")
    tab.locator(".crumbs a").click()
    tab.locator(".more-tools summary").click()
    tab.get_by_role("link", name=say(language, "All outcomes", "Alle Ausgänge")).click()
    expect(tab.locator(".ends li").first).to_be_visible()
    look("outcomes")
    assert not errors.without("status of 422")
