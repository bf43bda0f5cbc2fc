"""What holds for every page: it is accessible, fits its window, and the browser has nothing to complain about."""

from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page as Tab

from tests.browser.conftest import ROOT, WIDTHS, Errors
from tests.browser.pages import PAGES, Page

pytestmark = pytest.mark.browser

SHOTS = ROOT / "test-artefacts"
EVERY_RULE: dict[str, Any] = {"rules": {"target-size": {"enabled": True}}, "resultTypes": ["violations"]}
# The colours are the same in both languages, and looking at them takes longer than all the rest.
NO_COLOURS = {**EVERY_RULE, "rules": {**EVERY_RULE["rules"], "color-contrast": {"enabled": False}}}
CONTRAST = {"runOnly": ["color-contrast"], "resultTypes": ["violations"]}


def violations(tab: Tab, options: dict[str, object]) -> str:
    results = Axe().run(tab, options=options)
    return results.generate_report() if results.violations_count else ""


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_page(page: Page, visitor: Tab, width: int, language: str, errors: Errors) -> None:
    answer = visitor.goto(f"/{language}{page.path}")
    assert answer is not None
    assert answer.status == page.status
    assert visitor.locator("html").get_attribute("lang") == language

    visitor.evaluate("document.fonts.ready.then(() => true)")
    assert visitor.evaluate("document.documentElement.scrollWidth") <= width, "the page is wider than its window"
    assert not violations(visitor, EVERY_RULE if language == "de" else NO_COLOURS)
    if language == "de":
        shoot(visitor, f"{page.name}-{width}.png")
        if width == min(WIDTHS):  # nor do the colours of the night depend on the width
            visitor.emulate_media(color_scheme="dark")
            assert not violations(visitor, CONTRAST)

    # Chromium reports the page's own 404 as an error; any other one is ours.
    expected = f"status of {page.status} .*{page.path}" if page.status >= 400 else "^$"
    assert not errors.without(expected)


def shoot(tab: Tab, name: str) -> Path:
    SHOTS.mkdir(exist_ok=True)
    tab.screenshot(path=SHOTS / name, full_page=True)
    return SHOTS / name
