"""The addresses of the API. They are the same in every language."""

from django.urls import path, re_path, register_converter

from referee.api import asking, finding, home, kingdoms, logs, reference, situations
from referee.api.view import Nowhere


class Id:
    """A slug, a stored thing's key, or book:slug; longer ones there are none."""

    regex = r"[^/]{1,200}"

    def to_python(self, value: str) -> str:
        return value

    def to_url(self, value: str) -> str:
        return value


register_converter(Id, "id")

app_name = "api"
urlpatterns = [
    path("", home.Home.as_view(), name="home"),
    path("expansions/", reference.Expansions.as_view(), name="expansions"),
    path("expansions/<id:id>/", reference.OneExpansion.as_view(), name="expansion"),
    path("cards/", reference.Cards.as_view(), name="cards"),
    path("cards/<id:id>/", reference.OneCard.as_view(), name="card"),
    path("rulings/", reference.Rulings.as_view(), name="rulings"),
    path("rulings/<id:id>/", reference.OneRuling.as_view(), name="ruling"),
    path("rules/", reference.Rules.as_view(), name="rules"),
    path("rules/<id:id>/", reference.OneRule.as_view(), name="rule"),
    path("glossary/", reference.Glossary.as_view(), name="glossary"),
    path("glossary/<id:id>/", reference.OneTerm.as_view(), name="term"),
    path("kingdoms/", kingdoms.Kingdoms.as_view(), name="kingdoms"),
    path("kingdoms/generate/", kingdoms.Generate.as_view(), name="generate"),
    path("kingdoms/paste/", kingdoms.Paste.as_view(), name="paste"),
    path("kingdoms/<id:id>/", kingdoms.OneKingdom.as_view(), name="kingdom"),
    path("kingdoms/<id:id>/setup/", kingdoms.KingdomSetup.as_view(), name="setup"),
    path("situations/", situations.Situations.as_view(), name="situations"),
    path("situations/<id:id>/", situations.OneSituation.as_view(), name="situation"),
    path("adjudications/", situations.Adjudications.as_view(), name="adjudications"),
    path("adjudications/<id:id>/", situations.OneAdjudication.as_view(), name="adjudication"),
    path("adjudications/<id:id>/moves/", situations.Moves.as_view(), name="moves"),
    path("logs/", logs.Logs.as_view(), name="logs"),
    path("ask/", asking.AskView.as_view(), name="ask"),
    path("search/", finding.Search.as_view(), name="search"),
    path("bulk/", home.Bulk.as_view(), name="bulk"),
    path("bulk/<id:name>", home.BulkFile.as_view(), name="bulk-file"),
    path("schema/", home.Schema.as_view(), name="schema"),
    path("docs/", home.Docs.as_view(), name="docs"),
    re_path(r"^.*$", Nowhere.as_view()),
]
