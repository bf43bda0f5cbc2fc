"""From a typed question to a verdict that is seen without scrolling, on a phone, in both languages."""

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


def test_enter_asks_again_and_a_chip_opens(tab: Page, language: str, errors: list[str]) -> None:
    address = {"de": "/de/suche/", "en": "/en/search/"}[language]
    tab.goto(f"{address}?q=Does+Moat+protect+against+Witch%3F")
    field = tab.get_by_label({"de": "Deine Frage", "en": "Your question"}[language])
    field.fill("Does Lighthouse protect against Witch?")
    field.press("Enter")
    tab.wait_for_url("**Lighthouse**")
    tab.locator(".given-t a").first.click()
    expect(tab.locator(".chip-o a").first).to_be_visible()
    assert not errors
