"""The site as it is, with one more address: a view that does nothing, to measure the others beside it."""

from referee.settings import *  # noqa: F403

ROOT_URLCONF = "referee.api.bench.urls"
THROTTLE = {"reading": 1_000_000, "adjudicating": 1_000_000, "generating": 1_000_000}
