"""The site's own settings, plus views that do nothing, which every other is compared with, and without a throttle."""

from referee.settings import *  # noqa: F403

ROOT_URLCONF = "referee.operations.bench.urls"
THROTTLE = dict.fromkeys(THROTTLE, 1_000_000)  # noqa: F405
THROTTLE_PAGES = dict.fromkeys(THROTTLE_PAGES, 1_000_000)  # noqa: F405
