"""Settings. What may differ from one machine to the next comes from the environment: the table is in
operations/deploy/CONFIGURATION.md."""

from pathlib import Path

from csp.constants import NONE, SELF
from django.utils.translation import gettext_lazy as _
from whitenoise.compress import Compressor

from referee import __version__
from referee.operations import environment

BASE_DIR = Path(__file__).resolve().parent.parent
DATA_DIR = environment.folder("DATA_DIR", BASE_DIR / "data")
FIXTURES_DIR = BASE_DIR / "fixtures"
VERSION = __version__

DEBUG = environment.flag("DEBUG")
SECRET_KEY = environment.secret_key(DATA_DIR)
ALLOWED_HOSTS = environment.names("ALLOWED_HOSTS", ["localhost", "127.0.0.1", "[::1]"])
HOST = environment.text("HOST") or "127.0.0.1"
PORT = environment.number("PORT", 8000, 1, 65535)
WEB_CONCURRENCY = environment.number("WEB_CONCURRENCY", 2, 1, 64)

INSTALLED_APPS = [
    # First, so that our words win over those of the other apps' catalogues.
    "cards",
    "referee",
    "whitenoise.runserver_nostatic",
    "django.contrib.staticfiles",
    "django.contrib.humanize",
    "django.contrib.sitemaps",
    "csp",
    "django_htmx",
    "drf_spectacular",
    "rest_framework",
]

MIDDLEWARE = [
    "referee.operations.guard.request_log.logged",
    "referee.operations.guard.headers.careful",
    "referee.operations.guard.arriving.called_by_our_name",
    "referee.site.shell.as_utf8",
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "csp.middleware.CSPMiddleware",
    "django.middleware.gzip.GZipMiddleware",
    "django.middleware.locale.LocaleMiddleware",
    "referee.operations.guard.arriving.check_arrival",
    "django.middleware.common.CommonMiddleware",
    "referee.operations.guard.pace.Methods",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
    "referee.site.shell.vary_on_htmx",
    "referee.operations.guard.storage.by_address",
    "referee.operations.guard.pace.Pace",
]

ROOT_URLCONF = "referee.urls"
WSGI_APPLICATION = "referee.wsgi.application"

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.template.context_processors.i18n",
                "referee.site.shell.context",
            ],
        },
    },
    {
        "BACKEND": "django.template.backends.jinja2.Jinja2",
        "NAME": "jinja2",
        "DIRS": [BASE_DIR / "templates" / "drawings"],
        "OPTIONS": {"environment": "referee.site.drawings.environment"},
    },
]

DATABASES = {"default": environment.database(DATA_DIR)}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
CACHES = {"default": environment.cache(DATA_DIR)}

LANGUAGE_CODE = "en"
LANGUAGES = [("de", _("German")), ("en", _("English"))]
USE_I18N = True
USE_TZ = True
TIME_ZONE = "UTC"

STATIC_URL = "static/"
STATIC_ROOT = DATA_DIR / "static"
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "whitenoise.storage.CompressedManifestStaticFilesStorage"},
}
WHITENOISE_KEEP_ONLY_HASHED_FILES = True  # pages name no other
# Nobody but a developer with open tools asks for a map, and they are the largest files.
WHITENOISE_SKIP_COMPRESS_EXTENSIONS = (*Compressor.SKIP_COMPRESS_EXTENSIONS, "map")

CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [NONE],
        "script-src": [SELF],
        "style-src": [SELF],
        "img-src": [SELF],
        "font-src": [SELF],
        "connect-src": [SELF],
        "manifest-src": [SELF],
        "form-action": [SELF],
        "base-uri": [NONE],
        "frame-ancestors": [NONE],
    }
}
X_FRAME_OPTIONS = "DENY"
SECURE_REFERRER_POLICY = "same-origin"
CSRF_COOKIE_SAMESITE = "Lax"
CSRF_FAILURE_VIEW = "referee.describing.views.not_from_here"
# A document that is far too long still comes back with a message and with its text.
DATA_UPLOAD_MAX_MEMORY_SIZE = 8_000_000

# TLS ends at the proxy in front; with HTTPS=1 the site insists that it is there.
HTTPS = environment.flag("HTTPS")
if HTTPS:
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
    SECURE_SSL_REDIRECT = True
    SECURE_REDIRECT_EXEMPT = [r"^health/$"]
    SECURE_HSTS_SECONDS = 31_536_000
    CSRF_COOKIE_SECURE = True
# Whether other names below this domain speak TLS is the operator's to know, not ours.
SILENCED_SYSTEM_CHECKS = ["security.W005", "security.W021"]

# Requests a minute from one address, by what they cost; runs of the engine at once on this machine.
THROTTLE = {
    "reading": environment.number("THROTTLE_READING", 600, 1, 1_000_000),
    "listing": environment.number("THROTTLE_LISTING", 120, 1, 1_000_000),
    "running": environment.number("THROTTLE_ADJUDICATING", 60, 1, 1_000_000),
    "making": environment.number("THROTTLE_GENERATING", 30, 1, 1_000_000),
}
# The same for pages. People who share one address, in a club or behind one provider, shall not notice.
THROTTLE_PAGES = {
    "reading": environment.number("THROTTLE_PAGES_READING", 3000, 1, 1_000_000),
    "listing": environment.number("THROTTLE_PAGES_LISTING", 300, 1, 1_000_000),
    "running": environment.number("THROTTLE_PAGES_RUNNING", 300, 1, 1_000_000),
    "making": environment.number("THROTTLE_PAGES_MAKING", 120, 1, 1_000_000),
    "assisting": environment.number("THROTTLE_ASSISTANTS", 120, 1, 1_000_000),
}
# What may be stored: by one address in a day, and in all.
STORED_BY_ADDRESS = 1_000_000 * environment.number("STORED_MB_BY_ADDRESS", 20, 1, 1_000_000)
STORED_IN_ALL = 1_000_000 * environment.number("STORED_MB_IN_ALL", 5000, 1, 100_000_000)
ENGINE_RUNS = environment.number("ENGINE_RUNS", 4, 1, 64)
REST_FRAMEWORK: dict[str, object] = {
    "DEFAULT_SCHEMA_CLASS": "drf_spectacular.openapi.AutoSchema",
    "DEFAULT_AUTHENTICATION_CLASSES": [],
    "UNAUTHENTICATED_USER": None,
    "EXCEPTION_HANDLER": "referee.operations.guard.errors.handle",
    "URL_FORMAT_OVERRIDE": None,
    # How many of the last addresses in X-Forwarded-For our own proxies wrote; without any, nobody is believed.
    "NUM_PROXIES": environment.number("NUM_PROXIES", 0, 0, 20),
}
SPECTACULAR_SETTINGS = {
    "TITLE": "Referee",
    "DESCRIPTION": _("Cards, rulings, kingdoms and disputes of Dominion, in English and German."),
    "VERSION": VERSION,
    "OAS_VERSION": "3.1.0",
    "SERVE_INCLUDE_SCHEMA": False,
    "COMPONENT_SPLIT_REQUEST": False,
    "COMPONENT_NO_READ_ONLY_REQUIRED": True,  # ?fields= leaves out whatever one likes
    "SORT_OPERATIONS": False,
    "POSTPROCESSING_HOOKS": ["referee.api.schema.complete"],
}

# Where somebody who found a hole may write, for /.well-known/security.txt; nothing: there is no such page.
SECURITY_CONTACT = environment.contact("SECURITY_CONTACT")

# quiet: only what is wrong; plain or json: a line for each request too. No line has an address or a document in it.
LOG = environment.choice("LOG", ["quiet", "plain", "json"])
# Where Prometheus reads; 0 for nowhere.
METRICS_PORT = environment.number("METRICS_PORT", 0, 0, 65535)

LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "filters": {"discreet": {"()": "referee.operations.guard.request_log.Discreet"}},
    "formatters": {
        "plain": {
            "()": "referee.operations.guard.request_log.PlainLine",
            "format": "{levelname} {name}: {message}",
            "style": "{",
        },
        "json": {"()": "referee.operations.guard.request_log.Lines"},
    },
    "handlers": {
        "console": {
            "class": "logging.StreamHandler",
            "formatter": "json" if LOG == "json" else "plain",
            "filters": ["discreet"],
        }
    },
    # A queue is no news: it is what threads are for.
    "loggers": {
        "waitress": {"level": "ERROR"},
        "referee.requests": {"level": "WARNING" if LOG == "quiet" else "INFO"},
    },
    "root": {"handlers": ["console"], "level": "WARNING"},
}
