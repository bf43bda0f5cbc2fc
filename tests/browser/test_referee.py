"""Settling a dispute as somebody new would: by typing, stepping, reading, undoing, answering differently, sharing."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import LOCALES, OWN_WIDTH, WIDTHS, Errors, at_every_width, press, widen
from tests.browser.test_pages import CONTRAST, EVERY_RULE, NO_COLOURS, shoot, violations

pytestmark = pytest.mark.browser

HOME = {"en": "/en/dispute/", "de": "/de/streit/"}
FORM = {language: f"{address}?as=form" for language, address in HOME.items()}
FIELDS = {
    "name": ("Name", "Name"),
    "hand": ("Hand", "Hand"),
    "deck": ("Deck", "Nachziehstapel"),
    "discard": ("Discard pile", "Ablagestapel"),
    "durations": ("Durations", "Dauerkarten"),
    "supply": ("Supply", "Vorrat"),
    "trash": ("Trash", "Müll"),
}
COPPER = ("Copper", "Kupfer")


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


def either(en: str, de: str) -> re.Pattern[str]:
    """What begins so, in the language of the page."""
    return re.compile(f"^({en}|{de})")


def player(page: Page, language: str, place: int) -> Locator:
    """Where the form asks about one of them."""
    return page.get_by_role("group", name=say(language, f"Player {place + 1}", f"Spieler {place + 1}"), exact=True)


def field(page: Page, language: str, name: str) -> Locator:
    """What the form asks: `p0_hand` is the hand of the first player, `supply` is the table's."""
    of_whom, _, what = name.rpartition("_")
    within = player(page, language, int(of_whom.removeprefix("p"))) if of_whom else page
    return within.get_by_label(say(language, *FIELDS[what]), exact=True)


def play_it_out(page: Page, language: str) -> None:
    # The first one of that name is there for the Enter key, and not seen.
    press(page.get_by_role("button", name=say(language, "Play it out", "Durchspielen"), exact=True).last)


def region(page: Page, en: str, de: str) -> Locator:
    return page.get_by_role("region", name=re.compile(f"^({en}|{de})$"))


def played(page: Page) -> Locator:
    """The table that lies there: what a dispute's page has and no other."""
    return region(page, "The table", "Der Tisch")


def seat(page: Page, name: str) -> Locator:
    return played(page).get_by_role("article").filter(has=page.get_by_role("heading", name=name, exact=True))


def judged(page: Page) -> Locator:
    return region(page, "Verdict", "Urteil")


def cites(page: Page) -> Locator:
    """The rulings that the verdict names."""
    return judged(page).get_by_role("link", name=re.compile("^§"))


def asked(page: Page) -> Locator:
    """The question, its answers and the tools below them; it is called as the question is."""
    return page.get_by_role("region").filter(has=page.get_by_role("link", name=either("Share", "Teilen")))


def tool(page: Page, language: str, en: str, de: str) -> Locator:
    return asked(page).get_by_role("link", name=say(language, en, de))


def pressed(page: Page) -> Locator:
    """The answer that was given."""
    return asked(page).get_by_role("button", pressed=True)


def branches(page: Page) -> Locator:
    """Where the log leads to another line."""
    return region(page, "Log", "Logbuch").get_by_role("link", name=either("Branch", "Zweig"))


def describe(page: Page, language: str, **fields: str) -> None:
    page.goto(FORM[language])
    for name, text in fields.items():
        field(page, language, name).fill(text)
    play_it_out(page, language)
    expect(played(page)).to_be_visible()


def lay(page: Page, language: str, *moves: str, **anna: str) -> None:
    """A table as it stands after these moves, through the API: where describing it is not what is looked at."""
    players = {"Anna": {zone: cards.split(", ") for zone, cards in anna.items()}, "Bernd": {"hand": ["5 Copper"]}}
    stored = page.request.post("/api/adjudications/", data={"players": players, "moves": moves})
    page.goto(f"{HOME[language]}{stored.json()['id']}/")
    expect(played(page)).to_be_visible()


def answer(page: Page, name: str) -> None:
    """Presses the answer of that name and waits for what comes of it."""
    before = page.url
    press(asked(page).get_by_role("button", name=name, exact=True))
    expect(page).not_to_have_url(before)
    expect(played(page)).to_be_visible()


def undo(page: Page, language: str) -> None:
    before = page.url
    press(tool(page, language, "Undo", "Rückgängig"))
    expect(page).not_to_have_url(before)
    expect(asked(page)).to_contain_text(say(language, "another answer makes a branch", "andere Antwort wird ein Zweig"))


def verdict(page: Page) -> str:
    return judged(page).locator(".ver-body").inner_text()


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
    expect(region(page, "What is resolving", "Was gerade läuft").locator("[aria-current=step]")).to_have_count(1)
    answer(page, say(language, "Tactician", "Taktiker"))
    for _ in range(2):
        answer(page, say(language, "Leave the phase", "Phase beenden"))
    said = verdict(page)
    assert "5 " + say(language, "Estate", "Anwesen") in said
    expect(cites(page).first).to_contain_text(say(language, "Tactician", "Taktiker"))
    expect(seat(page, "Anna").get_by_role("list").first).to_contain_text(say(language, "2 Actions", "2 Aktionen"))
    end = page.url

    undo(page, language)
    expect(pressed(page)).to_have_count(1)
    undo(page, language)
    undo(page, language)
    expect(asked(page)).to_have_accessible_name(re.compile("Anna"))
    answer(page, say(language, "Nothing", "Nichts"))
    assert page.url.split("/")[5] != end.split("/")[5]
    expect(branches(page)).to_contain_text(say(language, "Tactician", "Taktiker"))

    page.goto(end)
    press(tool(page, language, "Share", "Teilen"))
    short = page.get_by_label(say(language, "Short address", "Kurze Adresse"), exact=True).input_value()
    long = page.get_by_label(say(language, "Long address", "Lange Adresse")).input_value()
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
    expect(seat(visitor, "Anna").get_by_text(say(language, "extra turn", "Extrazug"))).to_be_visible()
    answer(visitor, play)
    assert say(language, "No extra turn.", "Kein Extrazug.") in verdict(visitor)
    expect(cites(visitor).first).to_contain_text(outpost)
    assert not errors


def test_blockade_with_three_players(visitor: Page, language: str, errors: Errors) -> None:
    visitor.goto(FORM[language])
    press(visitor.get_by_role("button", name=say(language, "Another player", "Noch jemand am Tisch")))
    copper, silver = say(language, "Copper", "Kupfer"), say(language, "Silver", "Silber")
    for place, hand in enumerate((f"Blockade, 4 {copper}", f"5 {copper}", f"5 {copper}")):
        field(visitor, language, f"p{place}_hand").fill(hand)
        field(visitor, language, f"p{place}_name").fill(("Anna", "Bernd", "Carla")[place])
    play_it_out(visitor, language)
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
    cite = cites(visitor).first
    opened = judged(visitor).locator(".opened")
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
    shown = visitor.get_by_role("spinbutton", name=say(language, "Go to step", "Zu Schritt"), exact=True)
    visitor.keyboard.press("ArrowLeft")
    expect(shown).to_have_value(str(last - 1))
    assert step(visitor) == last - 1
    visitor.keyboard.press("ArrowRight")
    expect(shown).to_have_value(str(last))
    visitor.keyboard.press("u")
    expect(pressed(visitor)).to_be_visible()
    assert "ask=3" in visitor.url
    visitor.keyboard.press("r")
    expect(pressed(visitor)).to_have_count(0)
    visitor.go_back()
    expect(pressed(visitor)).to_be_visible()
    press(pressed(visitor))  # the same answer again goes on along the line
    expect(visitor).to_have_url(end)

    visitor.keyboard.press("u")
    expect(pressed(visitor)).to_be_visible()
    press(asked(visitor).locator(".answering").get_by_role("button").first)
    expect(pressed(visitor)).to_have_count(0)
    branch = visitor.url
    assert branch.split("/")[5] != end.split("/")[5]
    visitor.keyboard.press("Shift+ArrowLeft")
    expect(visitor).to_have_url(end)
    visitor.keyboard.press("Shift+ArrowRight")
    expect(visitor).to_have_url(branch)

    visitor.keyboard.press("?")
    keys = visitor.get_by_role("dialog", name=say(language, "Keyboard", "Tastatur"), exact=True)
    for _ in at_every_width(visitor):
        expect(keys).to_be_in_viewport(ratio=1)
    expect(keys.get_by_role("term").filter(has_text=re.compile("^u$"))).to_be_visible()
    visitor.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    assert not errors


def test_the_back_button_goes_one_answer_back(visitor: Page, language: str) -> None:
    lay(visitor, language, hand="Village, Smithy")
    first = visitor.url
    answer(visitor, say(language, "Village", "Dorf"))
    visitor.go_back()
    expect(visitor).to_have_url(first)
    expect(asked(visitor).get_by_role("button", name=say(language, "Village", "Dorf"), exact=True)).to_be_visible()


def test_several_cards_are_picked_with_a_count(visitor: Page, language: str, errors: Errors) -> None:
    lay(visitor, language, "play Chapel", hand="Chapel, 5 Copper")
    boxes = asked(visitor).get_by_role("checkbox", name=say(language, *COPPER), exact=True)
    expect(boxes).to_have_count(5)
    done = asked(visitor).get_by_role("button", name=either("Choose these", "Diese wählen"))
    expect(done).to_be_disabled()
    for place in range(4):
        press(asked(visitor).get_by_text(say(language, *COPPER), exact=True).nth(place))
    expect(done).to_have_accessible_name(say(language, "Choose these 4 / 4", "Diese wählen 4 / 4"))
    expect(boxes.nth(4)).to_be_disabled()
    before = visitor.url
    press(done)
    expect(visitor).not_to_have_url(before)
    expect(visitor.get_by_role("heading", name=either("Trash 4", "Müll 4"))).to_be_visible()
    expect(seat(visitor, say(language, "Supply", "Vorrat")).get_by_role("link", name="×4")).to_contain_text(
        say(language, *COPPER)
    )
    assert not errors


def test_an_order_by_keyboard_and_by_dragging(visitor: Page, language: str, errors: Errors) -> None:
    lay(visitor, language, "play Sentry", "-", "-", hand="Sentry", deck="Gold, Silver, Copper, Estate")
    items = asked(visitor).get_by_role("listitem")
    expect(items).to_have_count(2)
    first, second = say(language, "Silver", "Silber"), say(language, *COPPER)
    down = either(f"{first}: down", f"{first}: nach unten")
    expect(items.nth(0)).to_contain_text(first)
    for _ in at_every_width(visitor):
        items.nth(0).get_by_role("button", name=down).focus()
        visitor.keyboard.press("Enter")
        expect(items.nth(1)).to_contain_text(first)
        items.nth(1).drag_to(items.nth(0), target_position={"x": 40, "y": 4})
        expect(items.nth(0)).to_contain_text(first)
    visitor.keyboard.press("Tab")
    items.nth(0).get_by_role("button", name=down).focus()
    visitor.keyboard.press("ArrowDown")
    expect(items.nth(1)).to_contain_text(first)
    expect(items.nth(0)).to_contain_text(second)
    answer(visitor, say(language, "In this order", "In dieser Reihenfolge"))
    deck = seat(visitor, "Anna").get_by_role("listitem").filter(has_text=either("Deck", "Nachziehstapel"))
    expect(deck).to_contain_text(second)
    assert not errors


def test_a_face_down_card_is_named_when_a_rule_needs_it(visitor: Page, language: str, errors: Errors) -> None:
    lay(visitor, language, "play Sentry", hand="Sentry")
    named = asked(visitor).get_by_label(say(language, "Name a card", "Nenn eine Karte"), exact=True)
    that_one = asked(visitor).get_by_role("button", name=say(language, "That one", "Die ist es"), exact=True)
    for _ in at_every_width(visitor):
        assert visitor.locator(".typed").evaluate("e => e.scrollWidth <= e.clientWidth"), "its button leaves the bar"
    named.press_sequentially(say(language, "Gol", "Gol"))
    option = visitor.locator("#names option[value='Gold']")
    expect(option).to_be_attached()
    named.fill("Gold")
    before = visitor.url
    press(that_one)
    expect(visitor).not_to_have_url(before)
    named.fill("Frog")
    press(that_one)
    expect(asked(visitor).get_by_text("Frog")).to_be_visible()
    expect(named).to_have_value("Frog")
    assert not errors.without("status of 422")


def test_names_complete_as_one_types_in_both_languages(visitor: Page, language: str) -> None:
    visitor.goto(FORM[language])
    hand = field(visitor, language, "p0_hand")
    hand.press_sequentially("Throne Room, Tak")
    expect(visitor.locator("#names option[value='Throne Room, Taktiker']")).to_be_attached()
    hand.press_sequentially("tiker, 3 Cop")
    expect(visitor.locator("#names option[value='Throne Room, Taktiker, 3 Copper']")).to_be_attached()


def test_a_mistake_is_marked_at_its_place_with_the_nearest_names(visitor: Page, language: str, errors: Errors) -> None:
    visitor.goto(FORM[language])
    hand, other, trash = (field(visitor, language, name) for name in ("p0_hand", "p1_hand", "trash"))
    hand.fill(say(language, "Throne Rom, Copper", "Tronsaal, Kupfer"))
    other.fill("Tacticus")
    trash.fill("Gold")
    play_it_out(visitor, language)
    name = say(language, "Throne Room", "Thronsaal")
    meant = player(visitor, language, 0).get_by_role("button", name=name, exact=True)
    for _ in at_every_width(visitor):
        expect(meant).to_be_visible()
        expect(player(visitor, language, 1).get_by_text("Tacticus")).to_be_visible()
        assert not violations(visitor, EVERY_RULE)
    for one in (hand, other):
        expect(one).to_have_accessible_description(re.compile(say(language, "Did you mean", "Meintest du")))
    expect(other).to_have_value("Tacticus")
    expect(trash).to_have_value("Gold")
    press(meant)
    expect(meant).to_have_count(0)
    expect(hand).to_have_accessible_description("")
    expect(hand).to_have_value(f"{name}, {say(language, 'Copper', 'Kupfer')}")
    assert not errors.without("status of 422")


def test_form_and_document_are_one(visitor: Page, language: str, errors: Errors) -> None:
    visitor.goto(FORM[language])
    field(visitor, language, "p0_name").fill("Zoë")
    field(visitor, language, "p0_hand").fill("Throne Rom, two cards" if language == "en" else "Tronsaal, zwei Karten")
    field(visitor, language, "p0_durations").fill(say(language, "Haven (Gold)", "Hafen (Gold)"))
    field(visitor, language, "supply").fill(say(language, "Curse: 0", "Fluch: 0"))
    press(visitor.get_by_role("button", name=say(language, "As a document", "Als Dokument")))
    text = visitor.get_by_label(say(language, "Document", "Dokument"), exact=True).input_value()
    assert "Zoë" in text
    assert "2 ?" in text
    press(visitor.get_by_role("button", name=say(language, "As a form", "Als Formular")))
    expect(field(visitor, language, "p0_name")).to_have_value("Zoë")
    expect(field(visitor, language, "p0_durations")).to_have_value(say(language, "Haven (Gold)", "Hafen (Gold)"))
    expect(field(visitor, language, "supply")).to_have_value(say(language, "Curse: 0", "Fluch: 0"))
    expect(field(visitor, language, "p0_hand")).to_have_value(say(language, "Throne Rom, 2 ?", "Tronsaal, 2 ?"))
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
    expect(branches(visitor)).to_have_count(0)
    assert asked(page).get_by_role("button").count() == asked(visitor).get_by_role("button").count()
    other.close()


def test_every_state_is_accessible(tab: Page, language: str, errors: Errors) -> None:
    """The states that no address alone shows: asked, refused, cards picked, ordered, named, explained, filtered."""

    back = tab.get_by_role("navigation", name=say(language, "Where you are", "Wo du bist")).get_by_role("link")

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
    asked(tab).get_by_text(say(language, *COPPER), exact=True).first.click()
    look("picking")
    asked(tab).get_by_role("button", name=either("Choose these", "Diese wählen")).click()
    expect(tab.get_by_role("heading", name=either("Trash 1", "Müll 1"))).to_be_visible()
    asked(tab).get_by_text(say(language, "More", "Mehr"), exact=True).click()
    look("more")
    tab.get_by_role("link", name=say(language, "What is not legal?", "Was geht nicht?")).click()
    expect(tab.get_by_role("heading", name=either("Not legal here", "Was hier nicht geht"))).to_be_visible()
    look("refused")
    tab.get_by_role("link", name=say(language, "Changes", "Änderungen"), exact=True).click()
    expect(tab.locator(".changed").first).to_be_visible()
    look("filtered")
    undo(tab, language)
    look("undone")
    asked(tab).get_by_role("button", name=say(language, "Nothing", "Nichts"), exact=True).click()
    expect(branches(tab)).to_be_visible()
    look("branched")
    tool(tab, language, "Branches", "Zweige").click()
    look("branches")
    tab.get_by_role("link", name=say(language, "Compare with", "vergleichen")).first.click()
    look("compared")
    tab.go_back()
    back.click()
    tool(tab, language, "Share", "Teilen").click()
    look("shared")
    back.click()
    judged(tab).get_by_role("link", name=say(language, "Show", "Zeigen"), exact=True).click()
    look("across")
    tab.go_back()
    tab.get_by_role("link", name=say(language, "In the other edition?", "In der anderen Edition?")).click()
    look("editions")
    back.click()
    asked(tab).get_by_text(say(language, "More", "Mehr"), exact=True).click()
    tab.get_by_role("link", name=say(language, "All outcomes", "Alle Ausgänge")).click()
    expect(tab.get_by_role("button", name=say(language, "Look at it", "Ansehen"), exact=True).first).to_be_visible()
    look("outcomes")
    assert not errors.without("status of 422")
