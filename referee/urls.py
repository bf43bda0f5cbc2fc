from django.conf.urls.i18n import i18n_patterns
from django.contrib.sitemaps.views import index as sitemap_index
from django.contrib.sitemaps.views import sitemap
from django.urls import include, path

from cards.urls import spellings as cards_spellings
from cards.views.offline import service_worker
from referee import outside, views
from referee.asking import views as asking
from referee.disputes.urls import spellings

handler400 = "referee.describing.views.refused"
handler404 = "referee.views.not_found"
handler500 = "referee.views.broken"

SITEMAPS = outside.sitemaps()

urlpatterns = [
    path("health/", views.health, name="health"),
    path("robots.txt", views.robots, name="robots"),
    path("favicon.ico", views.favicon, name="favicon"),
    path("sitemap.xml", sitemap_index, {"sitemaps": SITEMAPS, "sitemap_url_name": "sitemap"}, name="sitemaps"),
    path("sitemap-<section>.xml", sitemap, {"sitemaps": SITEMAPS}, name="sitemap"),
    path("oembed/", outside.oembed, name="oembed"),
    path("embed/<slug:language>/<slug:kind>/<str:slug>/", outside.embed, name="embed"),
    path("manifest.webmanifest", views.manifest, name="manifest"),
    path("worker.js", service_worker, name="worker"),
    path("api/", include("referee.api.urls")),
    *i18n_patterns(
        path("", views.home, name="home"),
        path("news.atom", outside.feed, name="feed"),
        # A sentence is a question, anything else the reference's; in the other language's words too.
        *(path(route, asking.search) for route in ("search/", "suche/")),
        *(
            path(f"{cards}/<slug:one>/{mit}/<slug:two>/{file}", view)
            for cards, mit in (("cards", "with"), ("karten", "mit"))
            for file, view in (("", asking.pair), ("picture.png", asking.pair_picture))
        ),
        path("", include("cards.urls")),  # first, because it is asked most
        path("", include("referee.disputes.urls")),
        path("", include(spellings)),
        path("", include(cards_spellings)),
    ),
]
