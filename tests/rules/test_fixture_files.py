"""A file of the fixtures means what YAML says it means, is kept as it was read, and is read anew when it changes."""

from pathlib import Path

import pytest
import yaml

from rules import fixture_files
from rules.fixture_files import FIXTURES, read_yaml


@pytest.mark.parametrize("path", sorted(FIXTURES.rglob("*.yaml"))[::7], ids=lambda path: path.stem)
def test_it_is_read_as_yaml_reads_it(path: Path) -> None:
    assert read_yaml(path) == yaml.load(path.read_bytes(), Loader=yaml.CSafeLoader)


@pytest.mark.parametrize(
    "text", ["a: 1", "a: yes", "a: '1'", "[1, x, ~, -2]", "a: &b {c: d}\ne: *b", "", "a: +1 Card."]
)
def test_numbers_words_and_references(tmp_path: Path, text: str) -> None:
    file = tmp_path / "one.yaml"
    file.write_text(text)
    assert read_yaml(file) == yaml.safe_load(text)


@pytest.mark.parametrize("text", ["a: 1\na: 2", "a: [", "--- 1\n--- 2"])
def test_what_is_wrong_names_its_line(tmp_path: Path, text: str) -> None:
    file = tmp_path / "one.yaml"
    file.write_text(text)
    with pytest.raises(yaml.YAMLError) as caught:
        read_yaml(file)
    assert caught.value.problem_mark is not None


def test_it_is_kept_until_it_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "one.yaml"
    file.write_text("a: 1")
    assert read_yaml(file) == {"a": 1}
    fixture_files._read.cache_clear()  # as another process would find it
    with monkeypatch.context() as patched:
        patched.setattr(fixture_files, "_parsed", lambda path: pytest.fail("parsed again"))
        assert read_yaml(file) == {"a": 1}
    file.write_text("a: 22")
    assert read_yaml(file) == {"a": 22}


def test_what_was_kept_by_halves_is_read_again(tmp_path: Path) -> None:
    file = tmp_path / "one.yaml"
    file.write_text("a: 1")
    read_yaml(file)
    [kept] = (tmp_path / "__pycache__").iterdir()
    for broken in (b"", b"x", kept.read_bytes()[:-2]):
        kept.write_bytes(broken)
        fixture_files._read.cache_clear()
        assert read_yaml(file) == {"a": 1}


def test_where_nobody_may_write_it_is_read_all_the_same(tmp_path: Path) -> None:
    file = tmp_path / "one.yaml"
    file.write_text("a: 1")
    (tmp_path / "__pycache__").write_text("a file in the way")
    assert read_yaml(file) == {"a": 1}
