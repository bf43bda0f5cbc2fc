"""What all addresses of the API share."""

from __future__ import annotations

import gzip
from collections.abc import Iterable
from contextlib import ExitStack
from typing import Any

from django.conf import settings
from django.http import HttpResponse, HttpResponsePermanentRedirect
from django.urls import Resolver404, resolve
from django.utils.cache import patch_vary_headers
from django.utils.translation import activate, get_language
from django.utils.translation import gettext_lazy as _
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from cards.catalogue import Catalogue, catalogue
from cards.pages.costs import costs
from cards.pages.languages import BOTH, translated
from cards.pages.requests import number, origin
from cards.pages.responses import send, tag_of, unpacked
from referee import versions
from referee.api import bodies, parameters
from referee.operations.guard.clock import TookTooLong, timed
from referee.operations.guard.costs import of_request
from referee.operations.guard.limits import ByAddress
from referee.operations.guard.pace import gate, not_crowded, too_long
from referee.operations.guard.refusing import refuse
from referee.problems import not_found

RANDOM = "random"  # whoever asks for it gets something else each time
FRESH = 300  # seconds for which nobody needs to ask again


class View(APIView):
    fields: Iterable[str] = ()
    expandable: Iterable[str] = ()
    params: tuple[str, ...] = ()
    renderer_classes = [bodies.JSONAnswer, bodies.YAMLAnswer]
    parser_classes = [bodies.JSONBody, bodies.YAMLBody, bodies.OldYAMLBody, bodies.TextYAMLBody]
    throttle_classes = [ByAddress]
    known: Catalogue
    asked: parameters.Parameters

    held: ExitStack  # what is given back when the answer is made

    def initial(self, request: Request, *args: Any, **kwargs: Any) -> None:
        not_crowded(request)
        self.known = catalogue()
        super().initial(request, *args, **kwargs)
        length = request.META.get("CONTENT_LENGTH") or "0"
        if number(length, 11, otherwise=bodies.MOST_BYTES + 1) > bodies.MOST_BYTES:
            raise bodies.too_large()
        self.asked = parameters.read(
            request.GET, get_language(), list(self.fields), list(self.expandable), origin(request)
        )
        if self.asked.tongue != BOTH:
            activate(self.asked.tongue)
        if request.method == "POST":
            self.held.enter_context(gate(of_request(request)))

    def dispatch(self, request: Any, *args: Any, **kwargs: Any) -> Any:
        try:
            with timed(), ExitStack() as self.held:
                return super().dispatch(request, *args, **kwargs)
        except TookTooLong:
            return refuse(request, too_long())

    def options(self, request: Any, *args: Any, **kwargs: Any) -> Response:
        return Response(status=204)

    def finalize_response(self, request: Request, response: Any, *args: Any, **kwargs: Any) -> Any:
        response = super().finalize_response(request, response, *args, **kwargs)
        if hasattr(self, "known"):
            response["X-Referee-Version"] = versions.header(self.known.digest)
        if hasattr(self, "asked") and self.asked.tongue == BOTH:
            response["Content-Language"] = "en, de"
        for name, value in getattr(request, "counted", {}).items():
            response[name] = value
        if "Cache-Control" not in response:
            response["Cache-Control"] = "no-store"
        return response

    def warnings(self, found: Iterable[Any]) -> list[Any]:
        """Each is a text that is there already, or one to translate with what stands in it."""
        return [
            each
            if not isinstance(each, tuple)
            else translated(self.asked.tongue, lambda each=each: str(each[0]) % each[1])  # type: ignore[misc]
            for each in found
        ]


class Reading(View):
    """What comes from the fixtures and the address alone: made once for a load, and kept beside the pages."""

    def get(self, request: Request, **kwargs: Any) -> Any:
        if RANDOM in request.GET:
            return Response(self.steady(request, kwargs))
        tag = self.tag(request)
        response = send(request, tag, lambda: self.whole(request, tag, kwargs), FRESH)
        patch_vary_headers(response, ["Accept", "Accept-Language", "Accept-Encoding"])
        return response

    def whole(self, request: Request, tag: str, kwargs: dict[str, Any]) -> HttpResponse:
        """From the shelf, or made and put there."""
        pages, key = self.known.pages, ("api", tag)
        found = None if settings.DEBUG else pages.get(key)
        if found is not None:
            return self.unpacked(request, found[0])
        response = Response(self.steady(request, kwargs))

        def keep(rendered: Any) -> None:
            pages.put(key, gzip.compress(rendered.content, 4, mtime=0), tag)

        response.add_post_render_callback(keep)
        return response

    def answer(self, request: Request, **kwargs: Any) -> Any:
        raise NotImplementedError

    def steady(self, request: Request, kwargs: dict[str, Any]) -> Any:
        """A load may come between two queries, and name what the catalogue has not heard of: then once more."""
        self.held.enter_context(gate(of_request(request)))  # only here: what is kept already costs nothing
        try:
            return self.answer(request, **kwargs)
        except LookupError:
            before, self.known = self.known, catalogue()
            if before is self.known:
                raise
            return self.answer(request, **kwargs)

    def tag(self, request: Request) -> str:
        parts = [
            self.known.digest,
            versions.program(),
            request.build_absolute_uri(),
            self.asked.tongue,
            request.accepted_media_type,
        ]
        return tag_of(" ".join(map(str, parts)).encode())

    def unpacked(self, request: Request, packed: bytes) -> HttpResponse:
        kind = request.accepted_renderer.media_type
        charset = request.accepted_renderer.charset
        kind = f"{kind}; charset={charset}" if charset else kind
        return unpacked(request, packed, kind)


@extend_schema(exclude=True)
@costs("reading", send="reading")
class Nowhere(View):
    """Every other address below /api/. One that only lacks its last slash is sent on, whatever it brings along."""

    def initial(self, request: Request, *args: Any, **kwargs: Any) -> None:
        super().initial(request, *args, **kwargs)
        raise not_found(_("There is nothing at this address."))

    def dispatch(self, request: Any, *args: Any, **kwargs: Any) -> Any:
        if not request.path_info.endswith("/"):
            try:
                meant = resolve(f"{request.path_info}/")
            except Resolver404:
                meant = None
            if meant is not None and getattr(meant.func, "view_class", None) is not Nowhere:
                return HttpResponsePermanentRedirect(
                    request.get_full_path(force_append_slash=True), preserve_request=True
                )
        return super().dispatch(request, *args, **kwargs)
