"""What a site's first start leaves in its data folder, in pytest's cache: a second start takes a quarter of the time.

The site itself looks whether it is what it would make: fixtures, static files, bulk files, the library of questions.
"""

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests import loaded_copy

DATABASE = "referee.sqlite3"
MADE = ("secret_key", "static", "static.stamp", "bulk", "library-*.pickle")  # with the key by which it was signed


class StartedBefore:
    def __init__(self, config: pytest.Config, otherwise: Path) -> None:
        folder = Path(config.cache.mkdir("started")) if hasattr(config, "cache") else otherwise / "started"
        self.kept = folder / loaded_copy.made_by()

    def fill(self, folder: Path) -> None:
        """Before a site starts; the first time there is nothing yet."""
        if self.kept.exists():
            shutil.copytree(self.kept, folder, dirs_exist_ok=True)

    def keep(self, folder: Path) -> None:
        """As soon as a site serves. As a whole or not at all: several processes may do so at once."""
        if self.kept.exists() or not (folder / DATABASE).exists():  # on another server than SQLite
            return
        new = self.kept.with_suffix(f".{os.getpid()}")
        new.mkdir(parents=True)
        for path in (path for pattern in MADE for path in folder.glob(pattern)):
            copy = shutil.copytree if path.is_dir() else shutil.copy2
            copy(path, new / path.name)
        with closing(sqlite3.connect(folder / DATABASE)) as source, closing(sqlite3.connect(new / DATABASE)) as target:
            source.backup(target)
        for older in (path for path in self.kept.parent.iterdir() if path.suffix == "" and path != self.kept):
            shutil.rmtree(older, ignore_errors=True)
        try:
            new.rename(self.kept)
        except OSError:  # another process was first
            shutil.rmtree(new)
