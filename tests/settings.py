"""The site's own settings with a throwaway data folder. DATABASE_URL is obeyed: the tests run on PostgreSQL too."""

import os
import tempfile

DATA = tempfile.TemporaryDirectory(prefix="referee-tests-")
os.environ["DATA_DIR"] = DATA.name

from referee.settings import *  # noqa: E402, F403

# Static files come straight from the source folders: nothing is collected before a test run.
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"},
}
WHITENOISE_USE_FINDERS = True
WHITENOISE_AUTOREFRESH = True
