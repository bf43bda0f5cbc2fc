"""The site's own settings with a throwaway data folder. DATABASE_URL and CACHE_URL are obeyed: the tests run on
PostgreSQL and Redis too."""

import os
import tempfile

DATA = tempfile.TemporaryDirectory(prefix="referee-tests-")
os.environ["DATA_DIR"] = DATA.name
if "CACHE_URL" in os.environ:  # each worker empties its cache between two tests, so each has one of its own
    worker = os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")
    os.environ["CACHE_URL"] = f"{os.environ['CACHE_URL'].rstrip('/')}/{worker}"

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
