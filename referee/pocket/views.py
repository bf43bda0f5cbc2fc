"""The referee for a table without reception: the page where it is kept and where it answers, and its files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from csp.decorators import csp_replace
from django.http import FileResponse, Http404, HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.shortcuts import render
from django.urls import reverse
from django.utils.cache import patch_vary_headers

from cards.pages.costs import costs
from cards.pages.languages import language
from referee.disputes.addresses import address
from referee.pocket.packing import FILES, HERE, current_pocket
from rules.speech.grammar import LANGUAGES

WORKER = "engine.js"
KINDS = {
    ".mjs": "text/javascript",
    ".js": "text/javascript",
    ".wasm": "application/wasm",
    ".zip": "application/zip",
    ".json": "application/json",
}
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
RUNS = {"default-src": ["'none'"], "script-src": ["'self'", "'wasm-unsafe-eval'"], "connect-src": ["'self'"]}
FOR_EVER = "public, max-age=31536000, immutable"


@costs("reading")
def pocket(request: HttpRequest) -> HttpResponse:
    return render(request, "pocket/page.html", {"told": _script_data(), "offered": current_pocket() is not None})


def _script_data() -> dict[str, Any]:
    """What the page's script has to know; no digest where nothing can be kept."""
    found = current_pocket()
    pages = {name: address(name) for name in ("pocket", "describe", "all-cards")}
    told = {"language": LANGUAGES[language()], "pages": pages, "adjudications": reverse("api:adjudications")}
    if found is None:
        return told
    names = [*found.sizes, WORKER]
    files = {name: reverse("pocket-file", args=(found.digest, name)) for name in names}
    sizes = {files[name]: found.sizes.get(name, 0) for name in names}
    return told | {"digest": found.digest, "sizes": sizes, "packed": found.packed, "worker": files[WORKER]}


@costs("reading")
@csp_replace(RUNS)  # type: ignore[arg-type]  # its stubs know views without arguments
def kept_file(request: HttpRequest, digest: str, name: str) -> HttpResponseBase:
    """One of the files, compressed as the browser likes it; only here WebAssembly may run."""
    found = current_pocket()
    if found is None or digest != found.digest or name not in (*FILES, WORKER):
        raise Http404
    response: HttpResponseBase
    response = HttpResponse((HERE / WORKER).read_bytes()) if name == WORKER else _encoded(request, found.folder / name)
    for header, value in (("Content-Type", KINDS[Path(name).suffix]), ("Cache-Control", FOR_EVER)):
        response.headers[header] = value
    patch_vary_headers(response, ["Accept-Encoding"])
    return response


def _encoded(request: HttpRequest, file: Path) -> FileResponse:
    taken = request.headers.get("Accept-Encoding", "")
    for encoding, suffix in ENCODINGS:
        if encoding in taken:
            response = FileResponse(file.with_name(file.name + suffix).open("rb"))
            response.headers["Content-Encoding"] = encoding
            return response
    return FileResponse(file.open("rb"))
