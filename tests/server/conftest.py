"""What the tests of the server are given."""

import asyncio
import inspect

import pytest
from server_fixtures import (
    DATABASES,
    clock as clock,
    database as database,
    empty_database as empty_database,
    engine as engine,
    first_file as first_file,
    first_postgres as first_postgres,
    open_page as open_page,
    postgres as postgres,
    postgres_database as postgres_database,
    rooms as rooms,
    server as server,
    started_browser as started_browser,
    waiting as waiting,
)
from table_help import closing

from thorough import sampled

ABOUT_SQL = ("storage", "admin")  # folders whose tests always run on both databases


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run tests of SQL on both databases. Other tests run on SQLite, and nightly on both."""
    if "database" in metafunc.fixturenames:
        both = metafunc.definition.path.parent.name in ABOUT_SQL
        kinds = DATABASES if both else sampled(DATABASES, ["sqlite"])
        metafunc.parametrize("database", kinds, indirect=True)


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine, then close its `rooms`."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = inspect.signature(pyfuncitem.obj).parameters
    test = pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in wanted})
    rooms = pyfuncitem.funcargs.get("rooms")
    asyncio.run(test if rooms is None else closing(rooms, test))
    return True
