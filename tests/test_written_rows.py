"""A row that points nowhere is noticed at the end of the test that wrote it, as it always was."""

import pytest
from django.db import IntegrityError, connection, transaction

from cards.models import Entry
from tests.written_rows import unless_as_before


@pytest.mark.django_db
def test_a_row_that_points_nowhere_is_noticed() -> None:
    for _ in range(2):  # also when it was noticed before
        before = transaction.savepoint()
        Entry.objects.filter(slug="seaside2:tactician:1").update(card_id=999_999)
        with pytest.raises(IntegrityError):
            connection.check_constraints()
        transaction.savepoint_rollback(before)
    connection.check_constraints()


def test_it_is_looked_again_only_after_writing() -> None:
    looked: list[int] = []
    rows = 0
    check = unless_as_before(lambda: looked.append(rows), lambda: rows)
    check()
    check()
    rows = 3
    check()
    check()
    assert looked == [0, 3]


def test_what_was_found_is_looked_for_again() -> None:
    def complain() -> None:
        raise IntegrityError

    check = unless_as_before(complain, lambda: 7)
    for _ in range(2):
        with pytest.raises(IntegrityError):
            check()
