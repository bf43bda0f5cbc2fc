import pytest
from django.core.management import call_command
from pytest_django import DjangoDbBlocker

from referee.tools import catalogues
from tests import one_card

catalogues.compile_all()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--card", metavar="NAME", help="only what concerns this card, named in either language")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """`-m django_db` shall find every test that touches the database, also those that only ask for the fixture."""
    for item in items:
        if {"db", "transactional_db"} & set(getattr(item, "fixturenames", ())):
            item.add_marker(pytest.mark.django_db)
    if written := config.getoption("--card"):
        card = one_card.meant(written)
        config.hook.pytest_deselected(items=[item for item in items if not one_card.concerns(item, card)])
        items[:] = [item for item in items if one_card.concerns(item, card)]


@pytest.fixture(scope="session")
def django_db_setup(django_db_setup: None, django_db_blocker: DjangoDbBlocker) -> None:
    """The tests' database starts as the site's does: with the fixtures loaded, once for all tests."""
    with django_db_blocker.unblock():
        call_command("load", verbosity=0)
