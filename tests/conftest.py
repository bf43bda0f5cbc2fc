import pytest
from django.core.management import call_command
from pytest_django import DjangoDbBlocker

from referee.tools import catalogues

catalogues.compile_all()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """`-m django_db` shall find every test that touches the database, also those that only ask for the fixture."""
    for item in items:
        if {"db", "transactional_db"} & set(getattr(item, "fixturenames", ())):
            item.add_marker(pytest.mark.django_db)


@pytest.fixture(scope="session")
def django_db_setup(django_db_setup: None, django_db_blocker: DjangoDbBlocker) -> None:
    """The tests' database starts as the site's does: with the fixtures loaded, once for all tests."""
    with django_db_blocker.unblock():
        call_command("load", verbosity=0)
