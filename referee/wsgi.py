import gc
import os

from django.core.wsgi import get_wsgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "referee.settings")
application = get_wsgi_application()


def make_ready() -> None:
    """What every process needs, before gunicorn forks: nobody waits for it at a first request, and all share it."""
    from django.urls import get_resolver

    from rules.engine.kinds import load_printings
    from rules.facts import card_names

    len(get_resolver().url_patterns)  # looking at them reads them
    card_names()
    load_printings()
    gc.freeze()  # all of it stays, so no collection needs to look at it again


make_ready()
