"""The addresses of disputes. One address a step."""

from django.urls import URLPattern, register_converter

from cards.pages.addresses import Addresses
from referee.disputes import views, views_compare, views_share


class Key:
    """The start of a dispute's fingerprint."""

    regex = "[a-z2-7]{10,52}"

    def to_python(self, value: str) -> str:
        return value

    def to_url(self, value: str) -> str:
        return value


class Number:
    """A step. Longer numbers than any dispute has are not worth reading."""

    regex = "[0-9]{1,6}"

    def to_python(self, value: str) -> int:
        return int(value)

    def to_url(self, value: int) -> str:
        return str(value)


class Word(Key):
    """A whole document, packed."""

    regex = "[A-Za-z0-9_-]+"


register_converter(Key, "key")
register_converter(Number, "n")
register_converter(Word, "word")

at, am = "dispute/<key:key>/", "streit/<key:key>/"
address = Addresses()
# What is asked for most stands first.
urlpatterns: list[URLPattern] = [
    *address(f"{at}<n:n>/", f"{am}<n:n>/", views.step, "step"),
    *address(at, am, views.end, "end"),
    *address("dispute/open/<word:word>/<n:n>/", "streit/offen/<word:word>/<n:n>/", views_share.long, "long"),
    *address("dispute/open/<path:rest>", "streit/offen/<path:rest>", views_share.cut_off, "cut-off"),
    *address(f"{at}<n:n>/show/", f"{am}<n:n>/zeigen/", views.across, "across"),
    *address(f"{at}<n:n>/outcomes/", f"{am}<n:n>/ausgaenge/", views_compare.all_outcomes, "outcomes"),
    *address(f"{at}<n:n>/share/", f"{am}<n:n>/teilen/", views_share.share, "share"),
    *address(f"{at}<n:n>/verdict.txt", f"{am}<n:n>/urteil.txt", views_share.words, "words"),
    *address(f"{at}<n:n>/qr.svg", f"{am}<n:n>/qr.svg", views_share.qr, "qr"),
    *address(f"{at}<n:n>/table.svg", f"{am}<n:n>/tisch.svg", views_share.table_picture, "picture"),
    *address(f"{at}<n:n>/verdict.png", f"{am}<n:n>/urteil.png", views_share.verdict_picture, "verdict-picture"),
    *address(f"{at}document.yaml", f"{am}dokument.yaml", views_share.document, "document"),
    *address(f"{at}log/", f"{am}logbuch/", views.steps, "log"),
    *address(f"{at}branches/", f"{am}zweige/", views_compare.branches, "branches"),
    *address(f"{at}editions/", f"{am}editionen/", views_compare.editions, "editions"),
    *address(f"{at}with/<key:other>/", f"{am}mit/<key:other>/", views_compare.compare, "compare"),
]
