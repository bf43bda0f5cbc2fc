"""The addresses that answer: the search box, where a sentence is a question, and two cards together."""

from django.urls import URLPattern

from cards.pages.addresses import Addresses
from referee.asking import views

address = Addresses()
urlpatterns: list[URLPattern] = [
    *address("search/", "suche/", views.search, "search"),
    *address("search/typing/", "suche/tippen/", views.typing, "typing"),
    *address("cards/<slug:one>/with/<slug:two>/", "karten/<slug:one>/mit/<slug:two>/", views.pair, "pair"),
    *address(
        "cards/<slug:one>/with/<slug:two>/picture.png",
        "karten/<slug:one>/mit/<slug:two>/picture.png",
        views.pair_picture,
        "pair-picture",
    ),
]
