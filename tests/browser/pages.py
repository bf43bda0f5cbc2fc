"""Every page that the browser looks at, at both widths, in both languages, by day and by night.

A path stands below the language: "/cards/moat/" is visited as /de/cards/moat/ and /en/cards/moat/.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Page:
    name: str
    path: str
    status: int = 200


PAGES = [
    Page("home", "/"),
    Page("not-found", "/no-such-page/", status=404),
]
