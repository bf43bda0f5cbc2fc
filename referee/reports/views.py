"""The page on which somebody says what they think is right."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.cache import never_cache

from cards.catalogue import catalogue
from cards.pages.costs import costs
from referee.models import Report
from referee.reports.subject import fetch_page

LONGEST = 1000  # characters that somebody may say


@costs("running", send="running")
@never_cache
def wrong(request: HttpRequest) -> HttpResponse:
    """Asks what would be right; what is sent is kept with the table and the answer, and nothing about who sent it."""
    sent = request.POST if request.method == "POST" else request.GET
    address = sent.get("about", "")
    page = fetch_page(address, catalogue())
    said = " ".join(request.POST.get("said", "").split())
    context = {"page": page, "address": address, "said": said[:LONGEST], "longest": LONGEST, "section": "disputes"}
    if request.method != "POST":
        return render(request, "reports/wrong.html", context)
    if not said or len(said) > LONGEST:
        return render(request, "reports/wrong.html", context | {"refused": True}, status=422)
    Report.store(page.kind, page.about, address, said, page.document, page.answer)
    return render(request, "reports/wrong.html", context | {"kept": True})
