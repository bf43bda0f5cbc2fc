import gc
import re
from pathlib import Path

import pytest
from django.core.management import call_command
from pytest_django import DjangoDbBlocker

from referee.operations import catalogues
from tests import loaded_copy, one_card, written_rows
from tests.started_before import StartedBefore

ENGINE = Path(__file__).parent / "rules"

catalogues.compile_all()
# Tens of thousands of tests are there for the whole run: looking through them for garbage again and again is a third of
# the time that collecting takes. They stay out of it (pytest_collection_finish).
gc.disable()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--card", metavar="NAME", help="only what concerns this card, named in either language")


def pytest_configure(config: pytest.Config) -> None:
    """How long an example takes depends on what else the machine does: that is no fault of a test."""
    if config.pluginmanager.hasplugin("hypothesispytest"):
        from hypothesis import HealthCheck, settings  # which takes long, and is seldom needed for one card

        settings.register_profile("any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
        settings.load_profile("any machine")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """With `--card`, a file that has nothing to say about that card is not even imported."""
    written = config.getoption("--card")
    if written and collection_path.is_file() and not one_card.may_concern(collection_path, one_card.meant(written)):
        return True
    if config.option.markexpr.startswith("django_db") and ENGINE in collection_path.parents:
        return (collection_path.is_file() and not asks_for_the_database(collection_path)) or None
    return None


def asks_for_the_database(file: Path) -> bool:
    """A test of the engine that wants it says so in its own file: no fixture of theirs does."""
    return file.name in ("conftest.py", "__init__.py") or bool(re.search(r"\b(django_db|db)\b", file.read_text()))


@pytest.hookimpl(tryfirst=True)
def pytest_pycollect_makeitem(collector: pytest.Collector, name: str, obj: object) -> list[pytest.Item] | None:
    written = collector.config.getoption("--card")
    return [] if written and one_card.is_left_out(name, obj, one_card.meant(written)) else None


@pytest.hookimpl(tryfirst=True)
def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if written := metafunc.config.getoption("--card"):
        one_card.leave_out_others(metafunc, one_card.meant(written))


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """`-m django_db` shall find every test that touches the database, also those that only ask for the fixture."""
    for item in items:
        if {"db", "transactional_db"} & set(getattr(item, "fixturenames", ())):
            item.add_marker(pytest.mark.django_db)
    if written := config.getoption("--card"):
        card = one_card.meant(written)
        concerned = [one_card.concerns(item, card) for item in items]
        config.hook.pytest_deselected(items=[item for item, kept in zip(items, concerned, strict=True) if not kept])
        items[:] = [item for item, kept in zip(items, concerned, strict=True) if kept]


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()


@pytest.fixture(scope="session")
def django_db_setup(django_db_setup: None, django_db_blocker: DjangoDbBlocker, pytestconfig: pytest.Config) -> None:
    """The tests' database starts as the site's does: with the fixtures loaded, once for all tests.

    On SQLite a copy of it is kept: the next time it is loaded into, and only what has changed is written.
    """
    kept = loaded_copy.file(pytestconfig)
    with django_db_blocker.unblock():
        loaded_copy.restore(kept)
        call_command("load", verbosity=0)
        loaded_copy.keep(kept)
        written_rows.check_only_after_writing()


@pytest.fixture(scope="session")
def started_before(pytestconfig: pytest.Config, tmp_path_factory: pytest.TempPathFactory) -> StartedBefore:
    """For tests that start a site and look at something else than its first start."""
    return StartedBefore(pytestconfig, tmp_path_factory.getbasetemp())


@pytest.fixture(scope="session")
def nothing_of_django() -> None:
    """What pytest-django does before and after each test is half of what a short one costs; it is of use for mail,
    other addresses, and a server in a thread, of which no test here has any. The database is another matter."""


_dj_autoclear_mailbox = _django_clear_site_cache = _django_isolate_apps = nothing_of_django
_django_set_urlconf = _live_server_helper = _template_string_if_invalid_marker = nothing_of_django
