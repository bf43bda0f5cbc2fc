"""Finds a Chromium, or gets one: on PATH, else by apt-get when root, else playwright's own."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MAC = Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
MISSING = (
    "No Chromium found, and the browser tests are part of the proof. Install one: "
    "apt-get install chromium, or .venv/bin/playwright install chromium."
)


def find() -> str | None:
    for name in NAMES:
        if path := shutil.which(name):
            return path
    if MAC.exists():
        return str(MAC)
    with sync_playwright() as playwright:
        own = playwright.chromium.executable_path
    return own if Path(own).exists() else None


def problem() -> str | None:
    """Why no browser can be driven here, or None."""
    driver = subprocess.run([sys.executable, "-m", "playwright", "--version"], capture_output=True, text=True)
    if driver.returncode:
        # A bare Debian lacks the library that playwright's own node is linked with.
        return f"playwright does not start (on Debian: apt-get install libatomic1): {driver.stderr.strip()}"
    return None if find() else MISSING


def install() -> None:
    if os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {"stdout": subprocess.DEVNULL, "env": {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}}
        packages = ["libatomic1"] if any(map(shutil.which, NAMES)) else ["chromium", "libatomic1"]
        subprocess.run(["apt-get", "update", "-qq"], check=False, **quiet)
        subprocess.run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages], check=False, **quiet)
    if problem() == MISSING:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)
