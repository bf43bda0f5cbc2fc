import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Error, Locator, Page
from playwright.sync_api import TimeoutError as Timeout

from tests.browser import chromium
from tests.started_before import StartedBefore

ROOT = Path(__file__).parent.parent.parent
WIDTHS = {390: 844, 1280: 900}
# As root in a container there is no sandbox; the rest keeps Chromium from calling home.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    path = chromium.find()
    if path is None:
        pytest.fail(chromium.MISSING, pytrace=False)
    return {**browser_type_launch_args, "executable_path": path, "args": FLAGS}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="session")
def site_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("site")


@pytest.fixture(scope="session")
def site(site_folder: Path, started_before: StartedBefore) -> Iterator[str]:
    """The site as `make run` serves it, on a data folder of its own: its address."""
    folder = site_folder
    started_before.fill(folder)
    port = free_port()
    environment = {name: value for name, value in os.environ.items() if name not in ("DATABASE_URL", "CACHE_URL")}
    environment |= {"DATA_DIR": str(folder), "PORT": str(port), "WEB_CONCURRENCY": "1"}
    environment["DJANGO_SETTINGS_MODULE"] = "referee.settings"
    log = folder / "serve.log"
    with log.open("w") as output:
        server = subprocess.Popen(
            [sys.executable, "manage.py", "serve"], cwd=ROOT, env=environment, stdout=output, stderr=subprocess.STDOUT
        )
        try:
            address = f"http://127.0.0.1:{port}"
            until_it_answers(f"{address}/robots.txt", server, log)
            started_before.keep(folder)
            yield address
        finally:
            server.terminate()
            server.wait(30)


def until_it_answers(url: str, server: subprocess.Popen[bytes], log: Path) -> None:
    while server.poll() is None:
        try:
            with urlopen(url):
                return
        except HTTPError:
            return
        except URLError:
            time.sleep(0.1)
    pytest.fail(f"The site did not start:\n{log.read_text()}", pytrace=False)


@pytest.fixture(params=["de", "en"])
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


BLOCKED = "Service Worker registration blocked by Playwright"


class Errors(list[str]):
    """What the browser complained about: the console, exceptions, answers that failed."""

    def listen(self, page: Page) -> None:
        page.on("console", self.on_console)
        page.on("pageerror", self.on_exception)

    @contextmanager
    def listening(self, page: Page) -> Iterator[None]:
        """To a page that other tests use too."""
        self.listen(page)
        yield
        page.remove_listener("console", self.on_console)
        page.remove_listener("pageerror", self.on_exception)

    def on_exception(self, error: Error) -> None:
        self.append(f"exception: {error}")

    def on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != BLOCKED:
            self.append(f"{message.type}: {message.text} ({message.location.get('url')})")

    def without(self, pattern: str) -> list[str]:
        return [error for error in self if not re.search(pattern, error)]


@pytest.fixture
def errors() -> Errors:
    return Errors()


LOCALES = {"de": "de-DE", "en": "en-GB"}
OWN_WIDTH = {"de": 390, "en": 1280}  # of somebody who reads that language


@pytest.fixture(scope="session")
def tabs(browser: Browser, site: str) -> Iterator[dict[str, Page]]:
    """One for each language and for all tests one after the other: what it has fetched once it need not fetch again."""
    opened = {
        language: browser.new_context(
            base_url=site,
            viewport={"width": min(WIDTHS), "height": WIDTHS[min(WIDTHS)]},  # of another tab that a test opens
            locale=locale,
            reduced_motion="reduce",
            service_workers="block",  # else each test fetches the whole reference, to have it offline
        )
        for language, locale in LOCALES.items()
    }
    yield {language: context.new_page() for language, context in opened.items()}
    for context in opened.values():
        context.close()


def widen(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": WIDTHS[width]})


def at_every_width(page: Page) -> Iterator[int]:
    """What a page does seldom depends on the width, how it looks does. First as it is; then it stays as it is last."""
    own = page.viewport_size["width"] if page.viewport_size else 0
    for width in sorted(WIDTHS, key=lambda width: width != own):
        if width != own:
            widen(page, width)
        yield width


def press(target: Locator) -> None:
    """Clicks it, at the other width than the last time; as wide as the page was it could be clicked as well."""
    for n, width in enumerate(at_every_width(target.page), 1):
        only_could = n < len(WIDTHS)
        try:
            target.click(trial=only_could, timeout=5000)
        except Timeout as stalled:  # a resized browser now and then paints nothing, until it is resized again
            if "performing click" in str(stalled):
                raise
            target.page.set_viewport_size({"width": width, "height": WIDTHS[width] - 1})
            widen(target.page, width)
            target.click(trial=only_could)


def forget(page: Page, site: str) -> None:
    """What somebody did in this window, so that the next one begins as a stranger; only fetched files are kept."""
    page.unroute_all()
    page.evaluate("() => { try { sessionStorage.clear() } catch { /* no page was opened */ } }")
    page.context.new_cdp_session(page).send("Storage.clearDataForOrigin", {"origin": site, "storageTypes": "all"})
    page.context.clear_cookies()
    page.context.clear_permissions()
    page.emulate_media(media="null", color_scheme="null")
    page.goto("about:blank")


def stranger(page: Page, site: str, width: int, errors: Errors) -> Iterator[Page]:
    widen(page, width)
    with errors.listening(page):
        yield page
    for other in page.context.pages:
        if other is not page:
            other.close()
    forget(page, site)


@pytest.fixture
def visitor(tabs: dict[str, Page], site: str, language: str, errors: Errors) -> Iterator[Page]:
    """The page of somebody who reads that language: in German on a phone, in English at a desk."""
    yield from stranger(tabs[language], site, OWN_WIDTH[language], errors)


@pytest.fixture
def tab(tabs: dict[str, Page], site: str, language: str, errors: Errors) -> Iterator[Page]:
    """The same, on a phone."""
    yield from stranger(tabs[language], site, min(WIDTHS), errors)
