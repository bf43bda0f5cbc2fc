"""The site's own settings, plus one view that does nothing: what every page is compared with."""

from referee.settings import *  # noqa: F403

ROOT_URLCONF = "cards.bench.urls"
