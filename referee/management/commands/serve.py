import gc
import hashlib
import os
import shutil
import signal
import socket
import sys
from io import StringIO
from typing import Any

from django.conf import settings
from django.contrib.staticfiles.finders import get_finders
from django.contrib.staticfiles.storage import staticfiles_storage
from django.core.files.storage import Storage
from django.core.management import call_command
from django.core.management.base import BaseCommand, CommandError
from django.db import OperationalError

from cards.models import Loaded
from referee.api import bulk
from referee.asking.made_from import made_of
from referee.asking.storage import is_there
from referee.operations import catalogues
from referee.operations.guard import size

# For glibc, which reads it when a program begins: large texts go back to the system as soon as nobody needs them. Else
# it learns from them to keep what is free: a worker that had 180 MB held 390 after a minute of forms of 8 MB, for ever.
MEMORY = {"MALLOC_MMAP_THRESHOLD_": "500000", "MALLOC_ARENA_MAX": "2"}

NEVER_SHOWN = ["rest_framework"]  # static files of pages that we do not have


class Command(BaseCommand):
    help = "Makes everything ready (translations, database, fixtures, static files) and serves the site with gunicorn."
    requires_system_checks = []

    def handle(self, *args: object, **options: object) -> None:
        gc.disable()  # what is made here stays until gunicorn takes over: looking through it all took a second
        os.umask(0o077)  # what people stored is nobody else's on this machine
        if os.getpid() == 1:  # in a container, where nothing ends the first process unless it asks for that
            signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(0))
        self.claim_port()
        self.keep_private()
        if catalogues.compile_all():
            self.say("Compiled the translations")
        try:
            self.say("Bringing the database up to date")
            call_command("migrate", verbosity=0, interactive=False)
            call_command("load", stdout=self.stdout)
            self.make_what_is_large()
            self.ask_for_room()
            call_command("prune", by_age=True, stdout=self.stdout)
        except OperationalError as error:
            reason = str(error).strip().splitlines()[0]
            raise CommandError(f"Cannot use the database: {reason}") from error
        self.collect_static()
        self.make_room_for_metrics()
        self.stdout.flush()
        os.environ.update({**MEMORY, **os.environ})
        os.chdir(settings.BASE_DIR)  # where the modules are, wherever somebody stood
        os.execv(
            sys.executable,
            [sys.executable, "-m", "gunicorn", "--config", "python:referee.operations.server.workers", "referee.wsgi"],
        )

    def make_what_is_large(self) -> None:
        """Here, so that the processes to come only read it. What is made is not even looked into: that takes longer."""
        loaded = Loaded.current()
        digest = loaded.digest if loaded else ""
        if not bulk.are_of(digest):
            call_command("bulk", stdout=StringIO())
        if not is_there("library", made_of(digest)):
            from cards.catalogue import catalogue
            from referee.asking.library import take_or_make

            take_or_make(catalogue())

    def keep_private(self) -> None:
        """Files of an older start, made when others could still read them."""
        for file in settings.DATA_DIR.glob("referee.sqlite3*"):
            file.chmod(0o600)

    def ask_for_room(self) -> None:
        size.look_closely()
        most = settings.STORED_IN_ALL // size.MEGABYTE
        if most < (least := size.least()):
            raise CommandError(size.no_room(most, least))

    def make_room_for_metrics(self) -> None:
        """The processes count in files of their own; those of the last start are not counted again."""
        if settings.METRICS_PORT:
            folder = settings.DATA_DIR / "metrics"
            if not os.environ.get("GUNICORN_PID"):  # whom we follow still counts there
                shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir(exist_ok=True)
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = str(folder)

    def say(self, line: str) -> None:
        self.stdout.write(line)
        self.stdout.flush()

    def claim_port(self) -> None:
        """Before anything is changed: a second start beside a running one shall not touch its data."""
        if os.environ.get("LISTEN_FDS") or os.environ.get("GUNICORN_FD"):  # systemd or whom we follow hands it over
            return
        family = socket.AF_INET6 if ":" in settings.HOST else socket.AF_INET
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((settings.HOST, settings.PORT))
            except OSError as error:
                raise CommandError(
                    f"Cannot listen on {settings.HOST}:{settings.PORT}: {error.strerror}. "
                    f"Choose another port: PORT={settings.PORT + 1 if settings.PORT < 65535 else 8000} make run"
                ) from error

    def collect_static(self) -> None:
        """Collecting hashes and compresses every file, so it is done only when one of them has changed."""
        found = static_files()
        seen = hashlib.sha256()
        for path, storage in found.items():
            file = os.stat(storage.path(path))
            seen.update(f"{path} {file.st_size} {file.st_mtime_ns}\n".encode())
        stamp = settings.DATA_DIR / "static.stamp"
        if stamp.exists() and stamp.read_text() == seen.hexdigest():
            return
        self.say("Collecting the static files")
        keep_hashed(found)
        stamp.write_text(seen.hexdigest())


def static_files() -> dict[str, Storage]:
    """Where each lies. What refers to others comes last: by then it is known what these are called."""
    found: dict[str, Storage] = {}
    for finder in get_finders():
        for path, storage in finder.list(NEVER_SHOWN):
            found.setdefault(path, storage)
    return dict(sorted(found.items(), key=lambda each: each[0].endswith((".css", ".js"))))


def keep_hashed(found: dict[str, Storage]) -> None:
    """Straight from where they lie: collectstatic copies each file first, for nobody, and making a file costs."""
    kept: Any = staticfiles_storage  # as the settings name it
    for name, _, done in kept.post_process({path: (storage, path) for path, storage in found.items()}):
        if isinstance(done, Exception):
            raise CommandError(f"{name}: {done}") from done
