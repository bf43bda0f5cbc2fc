"""A preview as PNG: made once of the same content, kept, and not sent again to who has it."""

from __future__ import annotations

import resvg_py
from django.http import HttpRequest, HttpResponse

from cards.byte_cache import ByteCache
from cards.pages.responses import send, tag_of
from cards.pictures.letters import FACES, FONTS
from cards.pictures.preview_picture import Preview, drawing

HOUR = 3600
KEPT = ByteCache(8 * 1024 * 1024)  # bytes; a picture has some 50,000


def png(svg: str) -> bytes:
    files = [str(FONTS / face.file) for face in FACES]
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=files))


def picture(request: HttpRequest, shown: Preview) -> HttpResponse:
    svg = drawing(shown)
    tag = tag_of(svg.encode())

    def whole() -> HttpResponse:
        found = KEPT.get((tag,))
        if found is None:
            found = (png(svg), tag)
            KEPT.put((tag,), *found)
        return HttpResponse(found[0], content_type="image/png")

    return send(request, tag, whole, HOUR)
