"""The addresses of disputes, in English and in German. One address a step."""

from collections.abc import Callable

from django.http import HttpResponse
from django.urls import URLPattern, path, register_converter

from cards.urls import spoken
from referee.describing import views as views_describe
from referee.disputes import views as views_disputes
from referee.disputes import views_compare, views_share
from referee.library import views as views_library
from referee.logs import views as views_logs


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

app_name = "referee"
urlpatterns: list[URLPattern] = []
spellings: list[URLPattern] = []  # each address in the other language's words: looked up last


def address(en: str, de: str, view: Callable[..., HttpResponse], name: str) -> None:
    urlpatterns.append(path(spoken(en, de), view, name=name))
    spellings.extend([path(en, view), path(de, view)])


at, am = "dispute/<key:key>/", "streit/<key:key>/"
# What is asked for most stands first.
address(f"{at}<n:n>/", f"{am}<n:n>/", views_disputes.step, "step")
address(at, am, views_disputes.end, "end")
address("dispute/names/", "streit/namen/", views_describe.names, "names")
address("dispute/cards.json", "streit/karten.json", views_describe.every_card, "all-cards")
address("dispute/found/", "streit/gefunden/", views_describe.found, "found")
address("dispute/look/", "streit/blick/", views_describe.look, "look")
address("disputes/", "streitfaelle/", views_library.disputes, "disputes")
address("disputes/<slug:slug>/", "streitfaelle/<slug:slug>/", views_library.situation, "situation")
address("disputes/<slug:slug>/", "streitfaelle/<slug:slug>/", views_library.situation, "dispute")
address(
    "disputes/<slug:slug>/table.svg",
    "streitfaelle/<slug:slug>/tisch.svg",
    views_library.situation_picture,
    "situation-picture",
)
address(
    "disputes/<slug:slug>/verdict.png",
    "streitfaelle/<slug:slug>/urteil.png",
    views_library.situation_verdict,
    "situation-verdict",
)
address("dispute/", "streit/", views_describe.describe, "describe")
address("dispute/game-log/", "streit/spiel-protokoll/", views_logs.log, "game-log")
address("dispute/game-log/open/", "streit/spiel-protokoll/oeffnen/", views_logs.open_turn, "open-turn")
address("dispute/open/<word:word>/<n:n>/", "streit/offen/<word:word>/<n:n>/", views_share.long, "long")
address("dispute/open/<path:rest>", "streit/offen/<path:rest>", views_share.cut_off, "cut-off")
address(f"{at}<n:n>/show/", f"{am}<n:n>/zeigen/", views_disputes.across, "across")
address(f"{at}<n:n>/outcomes/", f"{am}<n:n>/ausgaenge/", views_compare.all_outcomes, "outcomes")
address(f"{at}<n:n>/share/", f"{am}<n:n>/teilen/", views_share.share, "share")
address(f"{at}<n:n>/verdict.txt", f"{am}<n:n>/urteil.txt", views_share.words, "words")
address(f"{at}<n:n>/qr.svg", f"{am}<n:n>/qr.svg", views_share.qr, "qr")
address(f"{at}<n:n>/table.svg", f"{am}<n:n>/tisch.svg", views_share.table_picture, "picture")
address(f"{at}<n:n>/verdict.png", f"{am}<n:n>/urteil.png", views_share.verdict_picture, "verdict-picture")
address(f"{at}document.yaml", f"{am}dokument.yaml", views_share.document, "document")
address(f"{at}log/", f"{am}logbuch/", views_disputes.steps, "log")
address(f"{at}branches/", f"{am}zweige/", views_compare.branches, "branches")
address(f"{at}editions/", f"{am}editionen/", views_compare.editions, "editions")
address(f"{at}with/<key:other>/", f"{am}mit/<key:other>/", views_compare.compare, "compare")
