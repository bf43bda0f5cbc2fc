"""A wrong value in the environment stops the start and names itself."""

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from django.conf import settings
from django.core.exceptions import ImproperlyConfigured

from referee.operations import environment
from tests.settings import cache_of

NAMES = ("SECRET_KEY", "SECRET_KEY_FILE", "DATABASE_URL", "CACHE_URL", "DATA_DIR", "ALLOWED_HOSTS", "DEBUG", "PORT")


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize(("value", "meant"), [("1", True), ("yes", True), ("0", False), ("off", False), ("", False)])
def test_flag(monkeypatch: pytest.MonkeyPatch, value: str, meant: bool) -> None:
    monkeypatch.setenv("DEBUG", value)
    assert environment.flag("DEBUG") is meant


@pytest.mark.parametrize("value", ["maybe", "2", "nein"])
def test_wrong_flag(monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    monkeypatch.setenv("DEBUG", value)
    with pytest.raises(ImproperlyConfigured, match=f"DEBUG='{value}'"):
        environment.flag("DEBUG")


@pytest.mark.parametrize("value", ["eighty", "0", "65536", "-1", "80.5", "²"])
def test_wrong_number(monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    monkeypatch.setenv("PORT", value)
    with pytest.raises(ImproperlyConfigured, match=r"PORT=.* from 1 to 65535"):
        environment.number("PORT", 8000, 1, 65535)


def test_number(monkeypatch: pytest.MonkeyPatch) -> None:
    assert environment.number("PORT", 8000, 1, 65535) == 8000
    monkeypatch.setenv("PORT", " 8080 ")
    assert environment.number("PORT", 8000, 1, 65535) == 8080


def test_hosts(monkeypatch: pytest.MonkeyPatch) -> None:
    assert environment.names("ALLOWED_HOSTS", ["localhost"]) == ["localhost"]
    monkeypatch.setenv("ALLOWED_HOSTS", "referee.example, www.referee.example")
    assert environment.names("ALLOWED_HOSTS", []) == ["referee.example", "www.referee.example"]


@pytest.mark.parametrize("value", ["a,,b", "https://referee.example", "a b"])
def test_wrong_hosts(monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    monkeypatch.setenv("ALLOWED_HOSTS", value)
    with pytest.raises(ImproperlyConfigured, match="ALLOWED_HOSTS"):
        environment.names("ALLOWED_HOSTS", [])


@pytest.mark.parametrize("value", ["relative/folder", "/dev/null/below"])
def test_wrong_folder(monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    monkeypatch.setenv("DATA_DIR", value)
    with pytest.raises(ImproperlyConfigured, match="DATA_DIR"):
        environment.folder("DATA_DIR", Path("/unused"))


class TestSecretKey:
    def test_is_made_once_and_kept_private(self, tmp_path: Path) -> None:
        key = environment.secret_key(tmp_path)
        assert len(key) >= 50
        assert environment.secret_key(tmp_path) == key
        assert stat.S_IMODE((tmp_path / "secret_key").stat().st_mode) == 0o600

    def test_from_the_environment_or_a_file(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        file = tmp_path / "key"
        file.write_text("f" * 60 + "\n")
        monkeypatch.setenv("SECRET_KEY_FILE", str(file))
        assert environment.secret_key(tmp_path) == "f" * 60
        monkeypatch.setenv("SECRET_KEY", "e" * 60)
        with pytest.raises(ImproperlyConfigured, match="SECRET_KEY and SECRET_KEY_FILE"):
            environment.secret_key(tmp_path)
        monkeypatch.delenv("SECRET_KEY_FILE")
        assert environment.secret_key(tmp_path) == "e" * 60
        assert not (tmp_path / "secret_key").exists()

    @pytest.mark.parametrize(("name", "value"), [("SECRET_KEY", "short"), ("SECRET_KEY_FILE", "/no/such/file")])
    def test_wrong(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
        monkeypatch.setenv(name, value)
        with pytest.raises(ImproperlyConfigured, match=name) as refusal:
            environment.secret_key(tmp_path)
        assert "'short'" not in str(refusal.value), "a secret is not to be printed"


class TestDatabase:
    def test_sqlite_waits_and_takes_the_write_lock_first(self, tmp_path: Path) -> None:
        found = environment.database(tmp_path)
        assert found["NAME"] == tmp_path / "referee.sqlite3"
        assert found["OPTIONS"]["transaction_mode"] == "IMMEDIATE"
        assert found["OPTIONS"]["timeout"] > 0
        assert "journal_mode=WAL" in found["OPTIONS"]["init_command"]

    def test_sqlite_by_url_has_the_same_options(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path}/other.sqlite3")
        assert environment.database(tmp_path)["OPTIONS"] == environment.SQLITE_OPTIONS

    def test_postgresql(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("DATABASE_URL", "postgresql://anna:secret@db.example:5433/referee")
        found = environment.database(tmp_path)
        assert found["ENGINE"] == "django.db.backends.postgresql"
        assert (found["HOST"], found["PORT"], found["NAME"]) == ("db.example", 5433, "referee")

    @pytest.mark.parametrize(
        "url",
        ["mysql://anna:secret@db/referee", "postgresql://anna:secret@db", "postgresql://anna:secret@db:port/x", "x"],
    )
    def test_wrong(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, url: str) -> None:
        monkeypatch.setenv("DATABASE_URL", url)
        with pytest.raises(ImproperlyConfigured, match="DATABASE_URL") as refusal:
            environment.database(tmp_path)
        assert "secret" not in str(refusal.value)


class TestCache:
    def test_files_or_redis(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        assert environment.cache(tmp_path)["LOCATION"] == tmp_path / "cache"
        monkeypatch.setenv("CACHE_URL", "redis://127.0.0.1:6379/1")
        assert environment.cache(tmp_path) == {
            "BACKEND": "referee.operations.guard.redis_counter.RedisCounter",
            "LOCATION": "redis://127.0.0.1:6379/1",
            "OPTIONS": {"socket_connect_timeout": 1, "socket_timeout": 1},
        }

    @pytest.mark.parametrize("url", ["memcached://127.0.0.1", "redis://", "127.0.0.1:6379"])
    def test_wrong(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, url: str) -> None:
        monkeypatch.setenv("CACHE_URL", url)
        with pytest.raises(ImproperlyConfigured, match="CACHE_URL"):
            environment.cache(tmp_path)


@pytest.mark.parametrize(
    ("url", "first", "second"),
    [
        ("redis://127.0.0.1:6379", "redis://127.0.0.1:6379/0", "redis://127.0.0.1:6379/1"),
        ("redis://127.0.0.1:6379/", "redis://127.0.0.1:6379/0", "redis://127.0.0.1:6379/1"),
        ("redis://127.0.0.1:6379/5", "redis://127.0.0.1:6379/5", "redis://127.0.0.1:6379/6"),
        (
            "rediss://:x@cache/5?socket_timeout=1",
            "rediss://:x@cache/5?socket_timeout=1",
            "rediss://:x@cache/6?socket_timeout=1",
        ),
    ],
)
def test_each_worker_has_a_cache_of_its_own(url: str, first: str, second: str) -> None:
    assert (cache_of("gw0", url), cache_of("gw1", url)) == (first, second)


def manage(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "manage.py", *arguments],
        cwd=settings.BASE_DIR,
        env={**os.environ, "DJANGO_SETTINGS_MODULE": "referee.settings", **variables},
        capture_output=True,
        text=True,
    )


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DEBUG", "perhaps"),
        ("PORT", "http"),
        ("WEB_CONCURRENCY", "0"),
        ("ALLOWED_HOSTS", ","),
        ("DATABASE_URL", "oracle://x/y"),
        ("CACHE_URL", "x"),
        ("DATA_DIR", "/dev/null/data"),
        ("SECRET_KEY", "short"),
        ("HTTPS", "x"),
    ],
)
def test_the_site_refuses_to_start_in_one_line(tmp_path: Path, name: str, value: str) -> None:
    refused = manage("check", **{"DATA_DIR": str(tmp_path), name: value})
    assert refused.returncode == 1
    assert len(refused.stderr.splitlines()) == 1
    assert refused.stderr.startswith(f"Referee cannot start: {name}")
