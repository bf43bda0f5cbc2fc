"""The site's own settings, plus views that do nothing, which every other is compared with, and without a throttle."""

from referee.settings import *  # noqa: F403

ROOT_URLCONF = "referee.tools.bench.urls"
THROTTLE = {"reading": 1_000_000, "adjudicating": 1_000_000, "generating": 1_000_000}
THROTTLE_PAGES = {"reading": 1_000_000, "running": 1_000_000, "making": 1_000_000}
