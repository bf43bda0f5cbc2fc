"""What holds for every page: it is accessible, fits its window, and the browser has nothing to complain about."""

import os
import re
from typing import Any

import pytest
from axe_playwright_python.base import AXE_SCRIPT, AxeResults
from playwright.sync_api import Page as Tab
from playwright.sync_api import expect

from tests.browser.conftest import ROOT, WIDTHS, Errors, at_every_width
from tests.browser.pages import PAGES, Page

pytestmark = pytest.mark.browser

FOLDER = ROOT / "test-artefacts"
EVERY_RULE: dict[str, Any] = {"rules": {"target-size": {"enabled": True}}, "resultTypes": ["violations"]}
# The colours are the same in both languages, and looking at them takes longer than all the rest.
NO_COLOURS = {**EVERY_RULE, "rules": {**EVERY_RULE["rules"], "color-contrast": {"enabled": False}}}
CONTRAST = {"runOnly": ["color-contrast"], "resultTypes": ["violations"]}


def violations(tab: Tab, options: dict[str, Any]) -> str:
    """What axe complains about. A page that has axe already need not read it again."""
    if not tab.evaluate("() => 'axe' in window"):
        tab.evaluate(AXE_SCRIPT)
    found = tab.evaluate("options => axe.run(document, options).then(({violations}) => ({violations}))", options)
    results = AxeResults(found)
    return str(results.generate_report()) if results.violations_count else ""


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_page(page: Page, tab: Tab, language: str, errors: Errors) -> None:
    """Fetched once, looked at as wide as a phone, by day and by night, and as wide as a desk."""
    answer = tab.goto(f"/{language}{page.path}")
    assert answer is not None
    assert answer.status == page.status
    assert tab.locator("html").get_attribute("lang") == language
    if page.status == 422:
        expect(tab.get_by_role("alert")).to_be_visible()
    for width in at_every_width(tab):
        tab.evaluate("document.fonts.ready.then(() => true)")
        assert tab.evaluate("document.documentElement.scrollWidth") <= width, f"wider than its window of {width} px"
        assert not violations(tab, EVERY_RULE if language == "de" else NO_COLOURS), f"at {width} px"
        if language == "de":
            shoot(tab, f"{page.name}-{width}.png")
            if width == min(WIDTHS):  # nor do the colours of the night depend on the width
                tab.emulate_media(color_scheme="dark")
                assert not violations(tab, CONTRAST), "by night"
                tab.emulate_media(color_scheme="light")

    # Chromium reports the page's own 404 as an error; any other one is ours.
    expected = f"status of {page.status} .*{re.escape(page.path)}" if page.status >= 400 else "^$"
    assert not errors.without(expected)


def shoot(tab: Tab, name: str) -> None:
    """A picture for whoever wants to look for themselves (SHOTS=1); nothing here is compared with it."""
    if os.environ.get("SHOTS"):
        FOLDER.mkdir(exist_ok=True)
        tab.screenshot(path=FOLDER / name, full_page=True)
