"""The addresses of kingdoms and of an evening."""

from django.urls import URLPattern

from cards.kingdoms import drawing, evening, views
from cards.pages.addresses import Addresses

address = Addresses()
urlpatterns: list[URLPattern] = [
    *address("kingdoms/", "koenigreiche/", views.kingdoms, "kingdoms"),
    *address("kingdoms/new/", "koenigreiche/neu/", drawing.generator, "generator"),
    *address("kingdoms/draft/", "koenigreiche/auswahl/", views.draft, "draft"),
    *address("kingdoms/paste/", "koenigreiche/einfuegen/", views.pasted, "paste"),
    *address("kingdoms/code/<str:code>/", "koenigreiche/code/<str:code>/", views.made, "made"),
    *address(
        "kingdoms/code/<str:code>/<str:name>",
        "koenigreiche/code/<str:code>/<str:name>",
        views.made_file,
        "made-file",
    ),
    *address("kingdoms/<slug:book>/<slug:slug>/", "koenigreiche/<slug:book>/<slug:slug>/", views.kingdom, "kingdom"),
    *address(
        "kingdoms/<slug:book>/<slug:slug>/<str:name>",
        "koenigreiche/<slug:book>/<slug:slug>/<str:name>",
        views.kingdom_file,
        "kingdom-file",
    ),
    *address("tonight/", "heute/", evening.evening, "evening"),
    *address("tonight/qr.svg", "heute/qr.svg", evening.evening_qr, "evening-qr"),
    *address("tonight/<str:code>/", "heute/<str:code>/", evening.evening, "evening-with"),
    *address("tonight/<str:code>/qr.svg", "heute/<str:code>/qr.svg", evening.evening_qr, "evening-qr-with"),
]
