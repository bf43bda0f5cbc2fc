"""How addresses are written in two languages.

Each page has one address in each language, and every other spelling of it works too: English words below /de/, German
ones below /en/. So a link by slug is always right, and the page itself names the address that counts.
"""

from collections.abc import Callable, Iterator

from django.http import HttpResponse
from django.urls import URLPattern, path, register_converter
from django.utils.functional import lazy
from django.utils.translation import get_language


class EntrySlug:
    """book:topic:n"""

    regex = "[a-z0-9-]+:[a-z0-9-]+:[0-9]+"

    def to_python(self, value: str) -> str:
        return value

    def to_url(self, value: str) -> str:
        return value


register_converter(EntrySlug, "entry")


def in_language(en: str, de: str) -> str:
    return de if get_language() == "de" else en


in_page_language = lazy(in_language, str)


class Addresses:
    """The addresses of a room: those that count, and each in the other language's words, to be looked up last."""

    def __init__(self) -> None:
        self.spellings: list[URLPattern] = []

    def __call__(self, en: str, de: str, view: Callable[..., HttpResponse], name: str) -> Iterator[URLPattern]:
        self.spellings.extend([path(en, view), path(de, view)])
        yield path(in_page_language(en, de), view, name=name)
