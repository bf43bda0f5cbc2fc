"""From a typed question to a verdict that is seen without scrolling, on a phone, in both languages."""

import pytest
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser

ASKED = {
    "de": ("/de/", "Darf ich mit dem Thronsaal die Werft zweimal spielen?", "Ja."),
    "en": ("/en/", "Does Moat protect against Sea Witch?", "Yes."),
}


@pytest.mark.parametrize("width", [390], ids=["390px"])
def test_a_typed_question_shows_its_verdict_at_once(visitor: Page, language: str, errors: list[str]) -> None:
    address, question, word = ASKED[language]
    visitor.goto(address)
    visitor.locator("#q").press_sequentially(question, delay=2)
    visitor.locator("#q").press("Enter")
    verdict = visitor.get_by_role("heading", level=1, name=word)
    expect(verdict).to_be_visible()
    for part in (verdict, visitor.locator(".why-1").first, visitor.locator(".decides .dec-t")):
        box = part.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 844
    assert visitor.evaluate("document.documentElement.scrollWidth") <= 390
    assert visitor.evaluate("window.scrollY") == 0
    assert not errors


@pytest.mark.parametrize("width", [390], ids=["390px"])
def test_enter_asks_again_and_a_chip_opens(visitor: Page, language: str, errors: list[str]) -> None:
    address = {"de": "/de/suche/", "en": "/en/search/"}[language]
    visitor.goto(f"{address}?q=Does+Moat+protect+against+Witch%3F")
    field = visitor.locator("#q")
    field.fill("Does Lighthouse protect against Witch?")
    field.press("Enter")
    visitor.wait_for_url("**Lighthouse**")
    visitor.locator(".given-t a").first.click()
    expect(visitor.locator(".chip-o a").first).to_be_visible()
    assert not errors
