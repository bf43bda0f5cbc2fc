from django.conf import settings
from django.http import HttpRequest
from django.urls import translate_url
from django.utils.translation import get_language


def page(request: HttpRequest) -> dict[str, object]:
    """What the shell of every page needs: this page's address in each language."""
    here = request.get_full_path()
    return {
        "site_languages": [
            {"code": code, "name": name, "href": translate_url(here, code), "current": code == get_language()}
            for code, name in settings.LANGUAGES
        ]
    }
