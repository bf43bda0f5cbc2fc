"""The addresses of cards, rulings, rules and boxes."""

from django.urls import URLPattern

from cards.pages.addresses import Addresses
from cards.reference import books, boxes, cards, offline_pages, previews

address = Addresses()
urlpatterns: list[URLPattern] = [
    *address("cards/", "karten/", cards.cards, "cards"),
    *address("cards/random/", "karten/zufall/", cards.random_card, "random"),
    *address("cards/<slug:slug>/", "karten/<slug:slug>/", cards.card, "card"),
    *address("cards/<slug:slug>/picture.png", "karten/<slug:slug>/picture.png", previews.card, "card-picture"),
    *address("rulings/<entry:slug>/", "klarstellungen/<entry:slug>/", books.ruling, "ruling"),
    *address(
        "rulings/<entry:slug>/picture.png",
        "klarstellungen/<entry:slug>/picture.png",
        previews.ruling,
        "ruling-picture",
    ),
    *address("rulings/<str:slug>/", "klarstellungen/<str:slug>/", books.no_ruling, "no-ruling"),
    *address("rules/", "regeln/", books.rules, "rules"),
    *address("rules/<slug:book>/", "regeln/<slug:book>/", books.book, "book"),
    *address("sets/", "erweiterungen/", boxes.expansions, "expansions"),
    *address("sets/<slug:slug>/", "erweiterungen/<slug:slug>/", boxes.expansion, "expansion"),
    *address("offline/", "offline/", offline_pages.offline, "offline"),
]
