from django.conf.urls.i18n import i18n_patterns
from django.urls import include, path

from cards import urls as cards
from cards.reference.offline_pages import service_worker
from referee.asking import urls as asking
from referee.describing import urls as describing
from referee.disputes import urls as disputes
from referee.evenings import urls as evenings
from referee.library import urls as library
from referee.logs import urls as logs
from referee.mcp import urls as assistants
from referee.mcp.views import mcp
from referee.pocket import urls as pocket
from referee.reports import urls as reports
from referee.site import sharing as outside
from referee.site import views

handler400 = "referee.describing.views.refused"
handler404 = "referee.site.views.not_found"
handler500 = "referee.site.views.broken"

SITEMAPS = outside.sitemaps()
DISPUTES = (disputes, describing, library, logs, reports, evenings, assistants, pocket)

urlpatterns = [
    path("health/", views.health, name="health"),
    path("robots.txt", views.robots, name="robots"),
    path(".well-known/security.txt", views.security, name="security"),
    path("favicon.ico", views.favicon, name="favicon"),
    path("sitemap.xml", outside.sitemap_index, {"sitemaps": SITEMAPS, "sitemap_url_name": "sitemap"}, name="sitemaps"),
    path("sitemap-<section>.xml", outside.sitemap, {"sitemaps": SITEMAPS}, name="sitemap"),
    path("oembed/", outside.oembed, name="oembed"),
    path("embed/<slug:language>/<slug:kind>/<str:slug>/", outside.embed, name="embed"),
    path("manifest.webmanifest", views.manifest, name="manifest"),
    path("worker.js", service_worker, name="worker"),
    path("api/", include("referee.api.urls")),
    path("mcp/", mcp, name="mcp"),
    path("pocket/", include(pocket.files)),
    *i18n_patterns(
        path("", views.home, name="home"),
        path("news.atom", outside.feed, name="feed"),
        # First what is asked most, last each address in the other language's words.
        path("", include(([*asking.urlpatterns, *cards.urlpatterns], "cards"))),
        path("", include(([address for room in DISPUTES for address in room.urlpatterns], "referee"))),
        path("", include([spelling for room in (*DISPUTES, asking) for spelling in room.address.spellings])),
        path("", include(cards.spellings)),
    ),
]
