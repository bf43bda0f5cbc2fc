"""The addresses of codes that are said aloud."""

from django.urls import URLPattern

from cards.pages.addresses import Addresses
from referee.evenings import views

address = Addresses()
urlpatterns: list[URLPattern] = [
    *address("join/", "dabei/", views.join, "join"),
    *address("join/code/", "dabei/code/", views.say_code, "spoken"),
]
