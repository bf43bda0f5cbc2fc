import re
from datetime import UTC, datetime, timedelta

from django.conf import settings
from django.db import DatabaseError
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.template.loader import render_to_string
from django.templatetags.static import static
from django.urls import reverse
from django.views.decorators.cache import cache_control, never_cache

from cards.models import Card, Situation
from cards.pages.costs import costs
from cards.pages.page_cache import cache_for_load
from referee import __version__
from referee.operations.guard.health import PARTS, figures, look, shelves


@costs("reading")
@cache_for_load
def home(request: HttpRequest) -> HttpResponse:
    famous = Situation.objects.exclude(group="").prefetch_related("proves__card", "proves__edition")[:3]
    return render(request, "home.html", {"own_search": True, "famous": famous})


@costs("free")
@never_cache
def health(request: HttpRequest) -> JsonResponse:
    """For monitors: 200 when every request could be answered in full, else 503.

    A balancer asks `?only=reading`: a machine that can still be read from is worth keeping.
    """
    report: dict[str, object] = {"status": "ok", "version": __version__, "database": "ok", "cards": 0}
    try:
        report["cards"] = Card.objects.count()
    except DatabaseError:
        report["database"] = "error"
    only = request.GET.get("only", "")
    report |= (parts := look(only if only in PARTS else ""))
    if not only:
        report.update({**shelves(), **figures()})
    if not report["cards"] or "error" in parts.values():
        report["status"] = "error"
    return JsonResponse(report, status=200 if report["status"] == "ok" else 503)


@costs("reading")
@cache_control(max_age=86400, public=True)
def robots(request: HttpRequest) -> HttpResponse:
    sitemap = request.build_absolute_uri(reverse("sitemaps"))
    return HttpResponse(f"User-agent: *\nDisallow: /api/\n\nSitemap: {sitemap}\n", content_type="text/plain")


@costs("reading")
@cache_control(max_age=86400, public=True)
def security(request: HttpRequest) -> HttpResponse:
    """https://www.rfc-editor.org/rfc/rfc9116, where the operator has said whom to write to."""
    if not settings.SECURITY_CONTACT:
        raise Http404
    until = datetime.now(UTC).replace(day=1, hour=0, minute=0, second=0, microsecond=0) + timedelta(days=180)
    here = request.build_absolute_uri(reverse("security"))
    lines = {
        "Contact": settings.SECURITY_CONTACT,
        "Expires": until.isoformat(),
        "Preferred-Languages": ", ".join(code for code, _name in settings.LANGUAGES),
        "Canonical": here,
    }
    told = "".join(f"{name}: {value}\n" for name, value in lines.items())
    return HttpResponse(told, content_type="text/plain; charset=utf-8")


@costs("reading")
@cache_control(max_age=86400, public=True)
def favicon(request: HttpRequest) -> HttpResponse:
    return redirect(static("img/favicon.ico"))


@costs("reading")
@cache_control(max_age=86400, public=True)
def manifest(request: HttpRequest) -> JsonResponse:
    return JsonResponse(
        {
            "name": "Referee",
            "short_name": "Referee",
            "start_url": "/",
            "display": "standalone",
            "background_color": "#f3f7f5",
            "theme_color": "#f3f7f5",
            "icons": [
                {"src": static("img/icon.svg"), "sizes": "any", "type": "image/svg+xml"},
                {"src": static("img/icon-192.png"), "sizes": "192x192", "type": "image/png"},
                {"src": static("img/icon-512.png"), "sizes": "512x512", "type": "image/png"},
            ],
            "screenshots": [
                {
                    "src": static("img/screenshot.png"),
                    "sizes": "390x844",
                    "type": "image/png",
                    "form_factor": "narrow",
                    "label": "Who is right?",
                }
            ],
        },
        content_type="application/manifest+json",
    )


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    # An address that begins like ours, in a language that the site does not speak: the same in those it does.
    foreign = re.match(r"/(?!(?:de|en)/)[a-z]{2}(?:-[a-z]{2})?(/.*)", request.path, re.IGNORECASE)
    elsewhere = [(name, f"/{code}{foreign[1]}") for code, name in settings.LANGUAGES] if foreign else []
    return render(request, "404.html", {"elsewhere": elsewhere}, status=404)


def broken(request: HttpRequest) -> HttpResponse:
    # No context processors: what broke may be one of them.
    return HttpResponse(render_to_string("500.html"), status=500)
