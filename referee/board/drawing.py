"""The environment of the templates in drawings/: what they may call besides what they are given."""

from __future__ import annotations

from typing import Any

from jinja2 import Environment

from cards import drawing
from referee.board.drawn import pile_name, signed
from referee.disputes.addresses import address


def environment(**options: Any) -> Environment:
    made = drawing.environment(**options)
    made.globals["at"] = address
    made.filters.update(signed=signed, figure=figure, card_called=pile_name)
    return made


def figure(n: int) -> str:
    """A number with a minus that is one."""
    return str(n).replace("-", "−")
