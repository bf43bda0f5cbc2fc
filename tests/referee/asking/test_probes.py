"""A sample of the probes: none is answered wrong. `manage.py bench_questions` asks them all."""

import re
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from referee.management.commands.bench_questions import FOLDER, read_set
from rules import read_yaml
from rules.tools.asking import attack_rows, hand_rows, probes, upgrade_rows

pytestmark = pytest.mark.django_db
LEAST = 1_500


def test_there_are_many_in_both_languages() -> None:
    found = [*probes(read_yaml(FOLDER / "probes.yaml"))]
    assert len({probe.text for probe in found}) > LEAST
    assert {probe.language for probe in found} == {"en", "de"}
    assert all(
        answers > 1
        for answers in (len({p.expected for p in found if p.family == f}) for f in ("protection", "numbers"))
    )


def test_what_they_expect_is_what_the_rules_say() -> None:
    assert len(attack_rows()) > 80
    for row in attack_rows():
        assert (row["moat"], row["lighthouse"]) == (True, True)
        assert (row["lighthouse in hand"], row["moat in play"], row["his lighthouse"]) == (False, False, False)
    assert {(row["a"].slug, row["n"]): row["gone"] for row in hand_rows()}["militia", 5] == 2
    may = {(row["u"].slug, row["old"].slug, row["new"].slug) for row in upgrade_rows() if row["may"]}
    assert ("remodel", "gold", "province") in may
    assert ("remodel", "copper", "silver") not in may
    assert ("upgrade", "estate", "silver") in may


def test_none_of_a_sample_is_answered_wrong() -> None:
    printed = StringIO()
    call_command("bench_questions", half="probes", sample=12, stdout=printed)
    assert "played-and-written" in printed.getvalue()


def test_of_ten_that_are_written_in_other_words_nine_stand_near() -> None:
    printed = StringIO()
    call_command("bench_questions", near=True, stdout=printed)
    typed, first, three = map(int, re.findall(r"\d+", printed.getvalue()))
    assert three >= 0.9 * typed
    assert first >= 0.65 * typed


def test_a_wrong_answer_fails(tmp_path: Path) -> None:
    path = tmp_path / "set.yaml"
    path.write_text("- {q: Does Moat stop Witch?, lang: en, expect: no}\n- {q: Is Moat an Attack?, expect: no}\n")
    printed = StringIO()
    with pytest.raises(CommandError, match="1 answered wrong"):
        call_command("bench_questions", path, stdout=printed)
    assert "wrong: Does Moat stop Witch?" in printed.getvalue()


def test_a_file_that_is_no_list_of_questions_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "set.yaml"
    path.write_text("q: Does Moat stop Witch?\n")
    with pytest.raises(CommandError, match="no list of questions"):
        read_set(path)
