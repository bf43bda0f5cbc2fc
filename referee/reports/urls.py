"""The address of “Is this wrong?”."""

from django.urls import URLPattern

from cards.pages.addresses import Addresses
from referee.reports import views

address = Addresses()
urlpatterns: list[URLPattern] = [
    *address("wrong/", "falsch/", views.wrong, "wrong"),
]
