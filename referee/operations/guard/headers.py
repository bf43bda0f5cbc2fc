"""Headers that every answer has, static files too."""

from __future__ import annotations

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse

# No cookies, no keys: whoever may ask at all may ask from any site. (django-cors-headers decides who may: here nobody
# may not, so its middleware and five settings would say these five lines once more.)
OPEN = {
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Allow-Methods": "GET, HEAD, POST, OPTIONS",
    "Access-Control-Allow-Headers": "Accept, Accept-Language, Content-Type, If-None-Match",
    "Access-Control-Expose-Headers": (
        "ETag, X-Referee-Version, Retry-After, Location, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset"
    ),
    "Access-Control-Max-Age": "86400",
}
GetResponse = Callable[[HttpRequest], HttpResponse]
# Nothing of it is used, so nothing that got in could use it either.
PERMISSIONS = ", ".join(
    f"{feature}=()"
    for feature in (
        "accelerometer",
        "camera",
        "display-capture",
        "geolocation",
        "gyroscope",
        "magnetometer",
        "microphone",
        "midi",
        "payment",
        "usb",
    )
)


def careful(get_response: GetResponse) -> GetResponse:
    def middleware(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        response.headers.setdefault("Permissions-Policy", PERMISSIONS)
        if not request.path.startswith("/embed/"):  # the one page that others may frame
            response.headers.setdefault("X-Frame-Options", "DENY")
        response.headers.setdefault("X-Content-Type-Options", "nosniff")
        # The API is for programs on other sites too; everything else is for ours.
        reach = "cross-origin" if request.path.startswith(("/api/", "/embed/")) else "same-origin"
        response.headers.setdefault("Cross-Origin-Resource-Policy", reach)
        if request.path.startswith("/api/"):
            for name, value in OPEN.items():
                response.headers.setdefault(name, value)
        return response

    return middleware
