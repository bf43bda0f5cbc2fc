"""The library of questions on disk: the same as the one that was made, private, and never somebody else's."""

from __future__ import annotations

import hmac
import os
import pickle
import stat
from pathlib import Path

import pytest
from django.conf import LazySettings

from cards import fixtures
from cards.catalogue import catalogue
from referee.asking import library, made_from, storage
from referee.asking.library import Library, take_or_make
from referee.asking.made_from import made_of
from rules import FIXTURES
from rules.questions.reading import read


class Trap:
    """Whoever unpickles it runs what its maker wants."""

    def __init__(self, sprung: Path) -> None:
        self.sprung = sprung

    def __reduce__(self) -> tuple[object, tuple[str, str]]:
        return os.symlink, ("/", str(self.sprung))


@pytest.fixture
def folder(tmp_path: Path, settings: LazySettings) -> Path:
    settings.DATA_DIR = tmp_path
    return tmp_path


def test_what_is_written_is_read_again_by_its_digest_alone(folder: Path) -> None:
    storage.write_file("library", "ab", {"a": [1, 2.5, "ä"]})
    assert storage.read_file("library", "ab") == {"a": [1, 2.5, "ä"]}
    assert storage.read_file("library", "cd") is None


def test_a_file_is_its_owners_alone_and_the_only_one_of_its_kind(folder: Path) -> None:
    (folder / "referee.sqlite3").touch()
    for digest in ("old", "new"):
        storage.write_file("library", digest, digest)
    assert sorted(path.name for path in folder.iterdir()) == ["library-new.pickle", "referee.sqlite3"]
    assert stat.S_IMODE((folder / "library-new.pickle").stat().st_mode) == 0o600


def test_a_file_of_somebody_else_is_not_even_looked_into(folder: Path, settings: LazySettings) -> None:
    """With no signature, a guessed one, that of another file, or one by another key."""
    sprung, path = folder / "sprung", folder / "library-ab.pickle"
    trap = pickle.dumps(Trap(sprung))
    guessed = hmac.digest(b"guess", trap, "sha256")
    storage.write_file("library", "ab", "ours")
    ours = path.read_bytes()[: storage.LENGTH]
    for forged in (b"", trap, guessed + trap, ours + trap):
        path.write_bytes(forged)
        assert storage.read_file("library", "ab") is None
    own, settings.SECRET_KEY = settings.SECRET_KEY, "of another site"
    storage.write_file("library", "ab", Trap(sprung))
    settings.SECRET_KEY = own
    assert storage.read_file("library", "ab") is None
    path.rename(folder / "library-cd.pickle")
    settings.SECRET_KEY = "of another site"
    assert storage.read_file("library", "cd") is None, "signed for another digest"
    assert not sprung.is_symlink()


def test_where_nobody_may_write_it_is_made_each_time(settings: LazySettings, tmp_path: Path) -> None:
    settings.DATA_DIR = tmp_path / "missing"
    storage.write_file("library", "ab", "something")
    assert storage.read_file("library", "ab") is None


@pytest.mark.django_db
def test_the_library_that_is_read_answers_as_the_one_that_was_made(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = catalogue()
    made = take_or_make(known)
    with monkeypatch.context() as patch:
        patch.setattr(library, "_read", lambda known: pytest.fail("it lies there"))
        taken = take_or_make(known)
    assert taken is not made
    assert taken.disputes == made.disputes
    assert [*taken.written] == [*made.written]
    for text in ("Does a Moat save me from the Witch?", "Wie viele Karten ziehe ich mit einer Schmiede?", "Thronsal"):
        questions = [read(text, each.names) for each in (made, taken)]
        assert questions[0].slugs == questions[1].slugs
        scored = [each.statements.scored(question) for each, question in zip((made, taken), questions, strict=True)]
        assert scored[0] == scored[1]
        assert scored[0]


@pytest.mark.django_db
def test_a_changed_word_or_line_of_code_makes_another_library(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = catalogue()
    before = made_of(known.digest)
    for pattern in made_from.READ_BY:
        assert [*FIXTURES.parent.glob(pattern)], f"nothing is called {pattern}"
        monkeypatch.setattr(made_from, "READ_BY", tuple(each for each in made_from.READ_BY if each != pattern))
        assert made_of(known.digest) != before
        monkeypatch.undo()
    monkeypatch.setattr(fixtures, "digest", lambda: "changed")
    assert made_of(known.digest) != before


@pytest.mark.django_db
def test_something_else_in_its_place_is_no_library(folder: Path) -> None:
    known = catalogue()
    storage.write_file("library", made_of(known.digest), "no library")
    assert isinstance(take_or_make(known), Library)
    assert isinstance(storage.read_file("library", made_of(known.digest)), Library)
