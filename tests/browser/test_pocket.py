"""A table without reception: the referee is kept on the phone, plays what was tapped, and hands it over afterwards."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import LOCALES, ROOT

PATHS = {"de": ("/de/tasche/", "/de/streit/"), "en": ("/en/pocket/", "/en/dispute/")}
WORDS = {
    "de": {
        "keep": "Auf diesem Handy behalten",
        "kept": "Er ist auf diesem Handy.",
        "find": "Karte suchen",
        "card": "Burggraben",
        "says": "Anna zieht",
        "copper": "Kaufe Kupfer",
        "back": "Zurücknehmen",
        "gone": "Er ist nicht mehr auf diesem Handy.",
        "drop": "Von diesem Handy entfernen",
        "there": "Dort weitermachen",
        "chosen": ("Anwesen", "Kupfer"),
        "answer": "Das ist meine Antwort",
        "trashed": "Anna entsorgt ein Kupfer",
    },
    "en": {
        "keep": "Keep it on this phone",
        "kept": "It is on this phone.",
        "find": "Find a card",
        "card": "Moat",
        "says": "Anna draws",
        "copper": "Buy Copper",
        "back": "Take it back",
        "gone": "It is no longer on this phone.",
        "drop": "Remove it from this phone",
        "there": "Go on there",
        "chosen": ("Estate", "Copper"),
        "answer": "That is my answer",
        "trashed": "Anna trashes a Copper",
    },
}
CHAPEL = {"players": {"Anna": {"hand": ["Chapel", "Copper", "Estate"]}, "Bernd": {}}, "moves": ["play Chapel"]}
LONG = 60_000  # a cold start of Python in a browser, on a busy machine
NO_NPM = "npm is not installed (on Debian: apt-get install nodejs npm), so nothing was packed"


@pytest.fixture(scope="module")
def packed(site: str, site_folder: Path) -> None:
    if shutil.which("npm") is None:
        pytest.skip(NO_NPM)
    environment = os.environ | {"DATA_DIR": str(site_folder), "DJANGO_SETTINGS_MODULE": "referee.settings"}
    environment = {name: value for name, value in environment.items() if name not in ("DATABASE_URL", "CACHE_URL")}
    command = [sys.executable, "manage.py", "pocket", "--quality", "4"]
    subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, timeout=300)


def asks_for(page: Page) -> list[str]:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    return asked


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_table_is_played_without_a_network(browser: Browser, site: str, packed: None, language: str) -> None:
    word, (pocket, describe) = WORDS[language], PATHS[language]
    context = browser.new_context(base_url=site, locale=LOCALES[language], viewport={"width": 390, "height": 844})
    page = context.new_page()
    page.set_default_timeout(LONG)
    asked = asks_for(page)
    page.goto(pocket)
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    assert not [url for url in asked if "/pocket/" in url and url.endswith((".wasm", ".zip", ".mjs"))]
    page.get_by_role("button", name=word["keep"]).click()
    expect(page.get_by_role("status").filter(has_text=word["kept"])).to_be_visible(timeout=LONG)

    context.set_offline(True)
    page.evaluate("(table) => localStorage.setItem('referee-pocket-table', table)", json.dumps(CHAPEL))
    page.goto(pocket)
    wrong, right = word["chosen"]
    for name in (wrong, right, f"{wrong}: {word['back']}", word["answer"]):
        page.get_by_role("button", name=name, exact=True).click()
    expect(page.locator("#p-steps")).to_contain_text(word["trashed"])

    page.goto(describe)
    field = page.get_by_role("searchbox", name=word["find"])
    field.fill(word["card"])
    field.press("Enter")
    page.locator("#t-answers").get_by_role("button", name=word["card"]).click()
    log = page.locator("#p-steps")
    expect(log).to_contain_text(word["says"], timeout=LONG)

    steps = log.locator("li").count()
    page.get_by_role("button", name=word["copper"], exact=True).click()
    expect(log.locator("li")).not_to_have_count(steps)
    page.get_by_role("button", name=word["back"]).click()
    expect(log.locator("li")).to_have_count(steps)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390

    context.set_offline(False)
    link = page.get_by_role("link", name=word["there"])
    expect(link).to_be_visible(timeout=LONG)
    link.click()
    page.wait_for_url(f"**{describe}*/**")
    expect(page.locator("main")).to_contain_text(word["card"])

    page.goto(pocket)
    page.get_by_role("button", name=word["drop"]).click()
    expect(page.get_by_role("status").filter(has_text=word["gone"])).to_be_visible()
    assert not page.evaluate(
        "() => caches.keys().then((names) => names.filter((name) => name.includes('pocket')).length)"
    )
    context.close()
