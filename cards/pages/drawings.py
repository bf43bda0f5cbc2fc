"""What a page shows by the dozen (cards, piles, rows) is drawn by Jinja2, from the templates in templates/drawings/.

Django's own engine takes twice as long for them: 3.7 ms against 1.8 ms for 22 piles, the same to the byte. What is the
same on every page is drawn once for a load.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache, lru_cache, partial
from typing import Any, Protocol, cast

from django.template import engines
from django.template.backends.jinja2 import Jinja2
from django.templatetags.static import static
from django.utils.translation import get_language, gettext, override
from jinja2 import Environment
from jinja2.ext import Extension
from markupsafe import Markup

from cards.catalogue import Catalogue
from cards.models import current, other
from cards.pages.hyphens import shy
from rules.facts import tint

MOST_PIECES = 20_000  # some 15 MB
PIECES = "cards/pieces.html"
EVERYWHERE = ("coin", "delta", "pile_tokens")  # pieces that a drawing need not import


class LineBreaks(Extension):
    """A line break beside a tag only makes the template readable: nothing of it is sent. Elsewhere it is a space."""

    BREAK = re.compile(r"(?<=[>}])[ ]*\n\s*|\n\s*(?=[<{])")

    def preprocess(self, source: str, name: str | None, filename: str | None = None) -> str:
        return re.sub(r"\n\s*", " ", self.BREAK.sub("", source))


def environment(**options: Any) -> Environment:
    made = Environment(extensions=[LineBreaks], **options)
    made.globals.update(_=gettext, other=other, piece=piece, static=static, tint=tint)
    made.filters.update(shy=shy, signed=signed)
    drawn = cast(Drawings, made.get_template(PIECES).module)
    made.globals.update({name: getattr(drawn, name) for name in EVERYWHERE}, icon=cache(drawn.icon))
    return made


def signed(change: int) -> str:
    """+1, −2."""
    return f"{change:+d}".replace("-", "−")


class Drawings(Protocol):
    """The macros of a file: each is called by its name, and draws."""

    def __getattr__(self, name: str) -> Callable[..., Markup]: ...


@cache
def drawings(file: str) -> Drawings:
    """The macros of a file in templates/drawings/."""
    return cast(Drawings, jinja().get_template(file).module)


def jinja() -> Environment:
    """The environment that Django made as its settings say."""
    backend = engines["jinja2"]
    assert isinstance(backend, Jinja2)
    return backend.env


def draw(file: str, **context: Any) -> Markup:
    """A whole drawing. Which language it speaks is looked up once, not for each of its words."""
    return Markup(jinja().get_template(file).render(context | {"_": partial(_said_in, get_language())}))


@lru_cache(5_000)
def _said_in(language: str, text: str) -> str:
    with override(language):
        return gettext(text)


def piece(known: Catalogue, name: str, thing: Any, *more: Any) -> Markup:
    """A piece that every page draws alike."""
    return piece_in(current(), known, name, thing, *more)


def piece_in(language: str, known: Catalogue, name: str, thing: Any, *more: Any) -> Markup:
    """The same, for whoever draws dozens and knows the language of the page already."""
    key = (name, thing.pk, *more, language)
    found = known.parts.get(key)
    if found is None:
        if len(known.parts) >= MOST_PIECES:
            known.parts.clear()
        found = known.parts[key] = getattr(drawings(PIECES), name)(known, thing, *more)
    return found
