"""The addresses where a game's log is read."""

from django.urls import URLPattern

from cards.pages.addresses import Addresses
from referee.logs import views

address = Addresses()
urlpatterns: list[URLPattern] = [
    *address("dispute/game-log/", "streit/spiel-protokoll/", views.log, "game-log"),
    *address("dispute/game-log/open/", "streit/spiel-protokoll/oeffnen/", views.open_turn, "open-turn"),
]
