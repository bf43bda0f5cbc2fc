from django.conf.urls.i18n import i18n_patterns
from django.urls import include, path

from cards.urls import spellings as cards_spellings
from cards.views.offline import service_worker
from referee import views
from referee.asking import views as asking
from referee.disputes.urls import spellings

handler400 = "referee.describing.views.refused"
handler404 = "referee.views.not_found"
handler500 = "referee.views.broken"

urlpatterns = [
    path("health/", views.health, name="health"),
    path("robots.txt", views.robots, name="robots"),
    path("favicon.ico", views.favicon, name="favicon"),
    path("manifest.webmanifest", views.manifest, name="manifest"),
    path("worker.js", service_worker, name="worker"),
    path("api/", include("referee.api.urls")),
    *i18n_patterns(
        path("", views.home, name="home"),
        # A sentence is a question, anything else the reference's; in the other language's words too.
        *(path(route, asking.search) for route in ("search/", "suche/")),
        *(
            path(f"{cards}/<slug:one>/{mit}/<slug:two>/", asking.pair)
            for cards, mit in (("cards", "with"), ("karten", "mit"))
        ),
        path("", include("cards.urls")),  # first, because it is asked most
        path("", include("referee.disputes.urls")),
        path("", include(spellings)),
        path("", include(cards_spellings)),
    ),
]
