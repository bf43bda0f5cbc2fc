"""The addresses of the library of situations."""

from django.urls import URLPattern

from cards.pages.addresses import Addresses
from referee.library import views

at, am = "disputes/<slug:slug>/", "streitfaelle/<slug:slug>/"
address = Addresses()
urlpatterns: list[URLPattern] = [
    *address("disputes/", "streitfaelle/", views.disputes, "disputes"),
    *address(at, am, views.situation, "situation"),
    *address(at, am, views.situation, "dispute"),
    *address(f"{at}table.svg", f"{am}tisch.svg", views.situation_picture, "situation-picture"),
    *address(f"{at}verdict.png", f"{am}urteil.png", views.situation_verdict, "situation-verdict"),
]
