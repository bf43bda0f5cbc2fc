"""Which addresses run the engine: what the server has to know before the site has looked at a request."""

from __future__ import annotations

import re

RUNS = re.compile(
    r"/(?:\w\w/(?:(?:dispute|streit)/|(?:disputes|streitfaelle)/[^/]"
    r"|(?:cards|karten)/[^/]+/(?:with|mit)/[^/]+/picture\.png)"
    r"|api/(?:adjudications|situations)/|api/ask/)"
)

PLAY_NOTHING = ("/qr.svg", "/names/", "/namen/", "/cards.json", "/karten.json", "/found/", "/gefunden/")


def runs_engine(path: str) -> bool:
    return RUNS.match(path) is not None and not path.endswith(PLAY_NOTHING)
