"""The addresses of the reference, in English and in German.

Each page has one address in each language, and every other spelling of it works too: English words below /de/, German
ones below /en/. So a link by slug is always right, and the page itself names the address that counts.
"""

from collections.abc import Callable, Iterator

from django.http import HttpResponse
from django.urls import URLPattern, path, register_converter
from django.utils.functional import lazy
from django.utils.translation import get_language

from cards.kingdoms import evening
from cards.kingdoms import views as kingdoms
from cards.views import books, boxes, cards, offline, pictures, search


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


spoken = lazy(in_language, str)


app_name = "cards"
spellings: list[URLPattern] = []  # each address in the other language's words: looked up last


def address(en: str, de: str, view: Callable[..., HttpResponse], name: str) -> Iterator[URLPattern]:
    spellings.extend([path(en, view), path(de, view)])
    yield path(spoken(en, de), view, name=name)


urlpatterns: list[URLPattern] = [
    *address("search/", "suche/", search.search, "search"),
    *address("search/help/", "suche/hilfe/", search.search_help, "search-help"),
    *address("cards/", "karten/", cards.cards, "cards"),
    *address("cards/<slug:slug>/", "karten/<slug:slug>/", cards.card, "card"),
    *address("cards/<slug:slug>/picture.png", "karten/<slug:slug>/picture.png", pictures.card, "card-picture"),
    *address("cards/<slug:one>/with/<slug:two>/", "karten/<slug:one>/mit/<slug:two>/", cards.pair, "pair"),
    *address("rulings/<entry:slug>/", "klarstellungen/<entry:slug>/", books.ruling, "ruling"),
    *address(
        "rulings/<entry:slug>/picture.png",
        "klarstellungen/<entry:slug>/picture.png",
        pictures.ruling,
        "ruling-picture",
    ),
    *address("rulings/<str:slug>/", "klarstellungen/<str:slug>/", books.no_ruling, "no-ruling"),
    *address("rules/", "regeln/", books.rules, "rules"),
    *address("rules/<slug:book>/", "regeln/<slug:book>/", books.book, "book"),
    *address("sets/", "erweiterungen/", boxes.expansions, "expansions"),
    *address("sets/<slug:slug>/", "erweiterungen/<slug:slug>/", boxes.expansion, "expansion"),
    *address("kingdoms/", "koenigreiche/", kingdoms.kingdoms, "kingdoms"),
    *address("kingdoms/new/", "koenigreiche/neu/", kingdoms.generator, "generator"),
    *address("kingdoms/draft/", "koenigreiche/auswahl/", kingdoms.draft, "draft"),
    *address("kingdoms/paste/", "koenigreiche/einfuegen/", kingdoms.pasted, "paste"),
    *address("kingdoms/code/<str:code>/", "koenigreiche/code/<str:code>/", kingdoms.made, "made"),
    *address(
        "kingdoms/code/<str:code>/<str:name>",
        "koenigreiche/code/<str:code>/<str:name>",
        kingdoms.made_file,
        "made-file",
    ),
    *address("kingdoms/<slug:book>/<slug:slug>/", "koenigreiche/<slug:book>/<slug:slug>/", kingdoms.kingdom, "kingdom"),
    *address(
        "kingdoms/<slug:book>/<slug:slug>/<str:name>",
        "koenigreiche/<slug:book>/<slug:slug>/<str:name>",
        kingdoms.kingdom_file,
        "kingdom-file",
    ),
    *address("tonight/", "heute/", evening.evening, "evening"),
    *address("tonight/qr.svg", "heute/qr.svg", evening.evening_qr, "evening-qr"),
    *address("tonight/<str:code>/", "heute/<str:code>/", evening.evening, "evening-with"),
    *address("tonight/<str:code>/qr.svg", "heute/<str:code>/qr.svg", evening.evening_qr, "evening-qr-with"),
    *address("offline/", "offline/", offline.offline, "offline"),
]
