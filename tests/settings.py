"""The site's own settings with a throwaway data folder. DATABASE_URL and CACHE_URL are obeyed: the tests run on
PostgreSQL and Redis too."""

import os
import tempfile
from urllib.parse import urlsplit

DATA = tempfile.TemporaryDirectory(prefix="referee-tests-")
os.environ["DATA_DIR"] = DATA.name


def cache_of(worker: str, url: str) -> str:
    """The database of that number, counted from the one that the address names."""
    parts = urlsplit(url)
    first = int(parts.path.strip("/") or 0)
    return parts._replace(path=f"/{first + int(worker.removeprefix('gw'))}").geturl()


if os.environ.get("CACHE_URL"):  # each worker empties its cache between two tests, so each has one of its own
    os.environ["CACHE_URL"] = cache_of(os.environ.get("PYTEST_XDIST_WORKER", "gw0"), os.environ["CACHE_URL"])

from referee.settings import *  # noqa: E402, F403

# Static files come straight from the source folders: nothing is collected before a test run.
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"},
}
WHITENOISE_USE_FINDERS = True
WHITENOISE_AUTOREFRESH = True
# All tests come from one address.
THROTTLE = dict.fromkeys(THROTTLE, 1_000_000)  # noqa: F405
THROTTLE_PAGES = dict.fromkeys(THROTTLE_PAGES, 1_000_000)  # noqa: F405
