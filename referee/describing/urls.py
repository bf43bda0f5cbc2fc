"""The addresses where a table is described."""

from django.urls import URLPattern

from cards.pages.addresses import Addresses
from referee.describing import views

address = Addresses()
urlpatterns: list[URLPattern] = [
    *address("dispute/names/", "streit/namen/", views.names, "names"),
    *address("dispute/cards.json", "streit/karten.json", views.every_card, "all-cards"),
    *address("dispute/found/", "streit/gefunden/", views.found, "found"),
    *address("dispute/look/", "streit/blick/", views.look, "look"),
    *address("dispute/", "streit/", views.describe, "describe"),
]
