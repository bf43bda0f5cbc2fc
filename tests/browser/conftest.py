import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

from tests.browser import chromium

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
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The site as `make run` serves it, on a data folder of its own: its address."""
    folder = tmp_path_factory.mktemp("site")
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


@pytest.fixture(params=WIDTHS, ids=[f"{width}px" for width in WIDTHS])
def width(request: pytest.FixtureRequest) -> int:
    return int(request.param)


@pytest.fixture(params=["de", "en"])
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


BLOCKED = "Service Worker registration blocked by Playwright"


class Errors(list[str]):
    """What the browser complained about: the console, exceptions, answers that failed."""

    def listen(self, page: Page) -> None:
        page.on("console", self.on_console)
        page.on("pageerror", lambda error: self.append(f"exception: {error}"))

    def on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != BLOCKED:
            self.append(f"{message.type}: {message.text} ({message.location.get('url')})")

    def without(self, pattern: str) -> list[str]:
        return [error for error in self if not re.search(pattern, error)]


@pytest.fixture
def errors() -> Errors:
    return Errors()


@pytest.fixture
def visitor(browser: Browser, site: str, width: int, language: str, errors: Errors) -> Iterator[Page]:
    """A page in a window of that width, of somebody who reads that language."""
    context: BrowserContext = browser.new_context(
        base_url=site,
        viewport={"width": width, "height": WIDTHS[width]},
        locale={"de": "de-DE", "en": "en-GB"}[language],
        reduced_motion="reduce",
        service_workers="block",  # else each test fetches the whole reference, to have it offline
    )
    page = context.new_page()
    errors.listen(page)
    yield page
    context.close()
