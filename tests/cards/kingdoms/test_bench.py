from io import StringIO

import pytest
from django.core.management import CommandError, call_command


@pytest.mark.django_db
def test_it_measures_everything_beside_an_empty_view() -> None:
    said = StringIO()
    call_command("bench_kingdoms", n=2, stdout=said)
    lines = said.getvalue().splitlines()
    assert [line.split("  ")[0] for line in lines[1:]] == [
        "a kingdom by lot, all boxes, six wishes",
        "the same with nine, at most one from a box",
        "one card swapped",
        "three to pick from in a draft",
        "what collides, said",
        "an empty view",
        "a kingdom's page, rendered",
        "a kingdom's page, kept",
        "all kingdoms with boxes ticked",
        "the printed sheet (PDF), made",
        "the printed sheet (PDF), kept",
    ]
    assert all(float(figure) > 0 for line in lines[1:] for figure in line[52:].split())


@pytest.mark.django_db
def test_it_needs_at_least_one_run() -> None:
    with pytest.raises(CommandError, match="at least 1"):
        call_command("bench_kingdoms", n=0)
