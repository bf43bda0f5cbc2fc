"""Reads the settings that come from the environment. A wrong value stops the start and names itself.

environs and django-environ would read the flag, the number and the list, some thirty of these lines, without saying the
bounds; the key, the folder, the two servers and what is wrong with them would stay.
"""

import os
import secrets
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import dj_database_url
from django.core.exceptions import ImproperlyConfigured

YES, NO = {"1", "true", "yes", "on"}, {"0", "false", "no", "off"}


def wrong(name: str, why: str) -> ImproperlyConfigured:
    return ImproperlyConfigured(f"{name}={os.environ.get(name, '')!r} {why}")


def text(name: str) -> str:
    """The variable without spaces around it; empty counts as not given."""
    return os.environ.get(name, "").strip()


def flag(name: str) -> bool:
    value = text(name).lower()
    if value in YES:
        return True
    if value in NO or not value:
        return False
    raise wrong(name, "is neither 1 nor 0.")


def number(name: str, default: int, least: int, most: int) -> int:
    value = text(name)
    if not value:
        return default
    if not value.isascii() or not value.isdigit() or not least <= int(value) <= most:
        raise wrong(name, f"is not a whole number from {least} to {most}.")
    return int(value)


def choice(name: str, known: list[str]) -> str:
    """One of these; the first when nothing is given."""
    value = text(name).lower() or known[0]
    if value not in known:
        raise wrong(name, f"is none of {', '.join(known)}.")
    return value


def contact(name: str) -> str:
    """An address that can be written to; empty when nothing is given."""
    value = text(name)
    if value and (not value.startswith(("https://", "mailto:", "tel:")) or not value.isprintable() or " " in value):
        raise wrong(name, "is not an address that begins with https:, mailto: or tel:.")
    return value


def names(name: str, default: list[str]) -> list[str]:
    value = text(name)
    if not value:
        return default
    found = [part.strip() for part in value.split(",")]
    if not all(found) or any(" " in part or "/" in part for part in found):
        raise wrong(name, "is not a list of host names, parted by commas.")
    return found


def folder(name: str, default: Path) -> Path:
    path = Path(text(name) or default).expanduser()
    if not path.is_absolute():
        raise wrong(name, "is not an absolute path.")
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ImproperlyConfigured(f"{name}: cannot make the folder {path}: {error.strerror}.") from error
    if not os.access(path, os.W_OK | os.X_OK):
        raise ImproperlyConfigured(f"{name}: cannot write to the folder {path}.")
    return path


def secret_key(data: Path) -> str:
    """SECRET_KEY, else what SECRET_KEY_FILE holds, else a key that is made once and kept in the data folder."""
    key, file = text("SECRET_KEY"), text("SECRET_KEY_FILE")
    if key and file:
        raise ImproperlyConfigured("SECRET_KEY and SECRET_KEY_FILE are both given; keep one.")
    if file:
        try:
            key = Path(file).read_text(encoding="utf-8").strip()
        except (OSError, UnicodeDecodeError) as error:
            raise wrong("SECRET_KEY_FILE", f"cannot be read: {error}.") from error
        if len(key) < 50:
            raise wrong("SECRET_KEY_FILE", "holds fewer than 50 characters.")
        return key
    if key:
        if len(key) < 50:
            raise ImproperlyConfigured("SECRET_KEY has fewer than 50 characters.")
        return key
    kept = data / "secret_key"
    try:
        # Exclusive, so that two processes that start together end up with the same key.
        with open(os.open(kept, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as new:
            new.write(secrets.token_urlsafe(64))
    except FileExistsError:
        pass
    return kept.read_text(encoding="ascii")


SQLITE_OPTIONS = {
    "timeout": 5,
    "transaction_mode": "IMMEDIATE",
    "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA foreign_keys=ON;",
}


def database(data: Path) -> dict[str, Any]:
    url = text("DATABASE_URL")
    if not url:
        name = data / "referee.sqlite3"
        # A connection is kept: to open one takes longer than to answer most requests.
        return {"ENGINE": "django.db.backends.sqlite3", "NAME": name, "OPTIONS": SQLITE_OPTIONS, "CONN_MAX_AGE": None}
    scheme = urlsplit(url).scheme
    if scheme not in ("sqlite", "postgres", "postgresql"):
        raise ImproperlyConfigured("DATABASE_URL starts neither with postgresql:// nor with sqlite:///.")
    try:
        found: dict[str, Any] = dict(dj_database_url.parse(url, conn_max_age=60, conn_health_checks=True))
    except ValueError as error:
        raise ImproperlyConfigured(f"DATABASE_URL cannot be read: {error}.") from error
    if not found["NAME"]:
        raise ImproperlyConfigured("DATABASE_URL names no database.")
    if scheme == "sqlite":
        return found | {"OPTIONS": SQLITE_OPTIONS, "CONN_MAX_AGE": None}
    # A machine that is cut off says so, instead of waiting; what the address itself says goes before.
    timeouts: dict[str, Any] = {
        "connect_timeout": 3,
        "tcp_user_timeout": 5000,
        "options": "-c statement_timeout=10s -c lock_timeout=5s",
    }
    return found | {"OPTIONS": timeouts | found.get("OPTIONS", {})}


def cache(data: Path) -> dict[str, Any]:
    """Shared by all workers: throttling counts must be the same in each of them."""
    url = text("CACHE_URL")
    if not url:
        return {
            "BACKEND": "referee.operations.guard.counter.Counter",
            "LOCATION": data / "cache",
        }
    parts = urlsplit(url)
    if parts.scheme not in ("redis", "rediss", "unix") or not (parts.hostname or parts.path):
        raise ImproperlyConfigured("CACHE_URL is not a redis:// address.")
    # Without these, a machine that is cut off from it waits for ever.
    options = {"socket_connect_timeout": 1, "socket_timeout": 1}
    return {"BACKEND": "referee.operations.guard.redis_counter.RedisCounter", "LOCATION": url, "OPTIONS": options}
