"""The addresses of search. What is typed into the box may be a question: `referee.asking` has that address."""

from django.urls import URLPattern

from cards.pages.addresses import Addresses
from cards.search import views

address = Addresses()
urlpatterns: list[URLPattern] = [
    *address("search/help/", "suche/hilfe/", views.search_help, "search-help"),
]
