"""From a typed question to a verdict that is seen without scrolling, on a phone, in both languages."""

from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser

ASKED = {
    "de": ("/de/", "Darf ich mit dem Thronsaal die Werft zweimal spielen?", "Ja."),
    "en": ("/en/", "Does Moat protect against Sea Witch?", "Yes."),
}


def test_a_typed_question_shows_its_verdict_at_once(tab: Page, language: str, errors: list[str]) -> None:
    address, question, word = ASKED[language]
    tab.goto(address)
    tab.get_by_role("searchbox").press_sequentially(question, delay=2)
    tab.get_by_role("searchbox").press("Enter")
    verdict = tab.get_by_role("heading", level=1, name=word)
    expect(verdict).to_be_visible()
    for part in (verdict, tab.locator(".why-1").first, tab.locator(".decides .dec-t")):
        box = part.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 844
    assert tab.evaluate("document.documentElement.scrollWidth") <= 390
    assert tab.evaluate("window.scrollY") == 0
    assert not errors


def test_enter_asks_again(tab: Page, language: str, errors: list[str]) -> None:
    address = {"de": "/de/suche/", "en": "/en/search/"}[language]
    tab.goto(f"{address}?q=Does+Moat+protect+against+Witch%3F")
    field = tab.get_by_label({"de": "Deine Frage", "en": "Your question"}[language])
    field.fill("Does Lighthouse protect against Witch?")
    field.press("Enter")
    tab.wait_for_url("**Lighthouse**")
    assert not errors


READ = {
    "de": ("/de/suche/", "Bernd spielt Miliz und ich zeige Burggraben. Muss ich ablegen?", "Nein.", "Ja."),
    "en": ("/en/search/", "Bernd plays Militia and I show Moat. Do I have to discard?", "No.", "Yes."),
}
NOT_SHOWN = {"de": "zeige nicht", "en": "do not show"}


def test_a_tap_corrects_the_reading_in_place(tab: Page, language: str, errors: list[str]) -> None:
    """The verdict changes without a new page, the sheet stays, its address can be shared, Escape closes it."""
    address, question, before, after = READ[language]
    part = tab.get_by_role("list", name={"de": "So gelesen", "en": "Read as"}[language]).get_by_role("link").nth(3)
    tab.goto(f"{address}?{urlencode({'q': question})}")
    expect(tab.get_by_role("heading", level=1)).to_have_text(before)
    tab.evaluate("window.same = true")
    part.click()
    sheet = tab.get_by_role("dialog")
    sheet.get_by_role("link", name=NOT_SHOWN[language]).click()
    expect(tab.get_by_role("heading", level=1)).to_have_text(after)
    expect(sheet).to_be_visible()
    assert tab.evaluate("window.same")
    assert "claim=" in tab.url
    assert tab.evaluate("document.documentElement.scrollWidth") <= 390
    tab.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(part).to_be_focused()
    tab.reload()
    expect(tab.get_by_role("heading", level=1)).to_have_text(after)
    assert not errors


def test_while_typing_a_written_question_is_chosen_by_key(tab: Page, language: str, errors: list[str]) -> None:
    text = {"de": "kann ich burggraben gegen miliz zei", "en": "can i show moat against mili"}[language]
    tab.goto(f"/{language}/")
    tab.get_by_role("searchbox").press_sequentially(text, delay=2)
    first = tab.locator(".sug .quotes a").first
    expect(first).to_be_visible()
    for _ in range(6):
        tab.keyboard.press("ArrowDown")
        if first.evaluate("link => link === document.activeElement"):
            break
    expect(first).to_be_focused()
    word = first.locator(".rows-k").inner_text()
    tab.keyboard.press("Enter")
    expect(tab.get_by_role("heading", level=1)).to_have_text(f"{word.capitalize()}.")
    assert not errors
