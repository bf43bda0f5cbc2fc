"""The environment of the templates in templates/drawings/: what they may call besides what they are given."""

from __future__ import annotations

from typing import Any

from jinja2 import Environment
from markupsafe import Markup

from cards import drawing
from referee.board.drawn import pile_name
from referee.disputes.addresses import address

# A citation opens below what it proves.
OPENS = Markup(
    'hx-target="next .opened" hx-select=".said-t, .src" hx-swap="innerHTML ignoreTitle:true" hx-push-url="false"'
)


def environment(**options: Any) -> Environment:
    made = drawing.environment(**options)
    made.globals.update(at=address, OPENS=OPENS)
    made.filters.update(figure=figure, card_called=pile_name)
    return made


def figure(n: int) -> str:
    """A number with a minus that is one."""
    return str(n).replace("-", "−")
