"""The databases that the server is tested on, a running one, and a browser."""

from __future__ import annotations

import json
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from browser_help import DESK, STILL, UNPAINTED
from server_help import BARE, Running, chromium, postgres_server, running

from cheesemoon.server.database import engine_of, migrate, sqlite_url


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """One PostgreSQL for all tests; each gets a database of its own. It is not in pytest's folder:
    root's PostgreSQL is another user, and the next pytest to start closes that folder to others."""
    with tempfile.TemporaryDirectory(prefix="cheesemoon-pg", ignore_cleanup_errors=True) as folder:
        server = postgres_server(Path(folder) / "data")
        yield server.get_uri()
        server.cleanup()


@contextmanager
def new_database(postgres: str, name: str, like: str = "template1") -> Iterator[str]:
    """The URL of a database that is there for a while."""
    url = sa.make_url(postgres).set(drivername="postgresql+psycopg")
    admin = sa.create_engine(url, isolation_level="AUTOCOMMIT")
    with admin.connect() as db:
        db.execute(sa.text(f"CREATE DATABASE {name} TEMPLATE {like}"))
    yield url.set(drivername="postgresql", database=name).render_as_string(hide_password=False)
    with admin.connect() as db:
        db.execute(sa.text(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)"))
    admin.dispose()


def with_tables(url: str) -> None:
    """Make the tables of a database, which takes longer than most of what is tested with them."""
    engine = engine_of(sa.make_url(url))
    migrate(engine)
    engine.dispose()


@pytest.fixture(scope="session")
def first_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file that others are copies of: its tables are made, nobody has written into them."""
    path: Path = tmp_path_factory.mktemp("first") / "tables.sqlite3"
    with_tables(sqlite_url(path))
    return path


@pytest.fixture(scope="session")
def first_postgres(postgres: str) -> Iterator[str]:
    """The name of a PostgreSQL that others are copies of."""
    with new_database(postgres, "first") as url:
        with_tables(url)
        yield "first"


def _name(request: pytest.FixtureRequest) -> str:
    return f"t{abs(hash(request.node.nodeid)) % 10**12}"


@pytest.fixture
def postgres_database(
    postgres: str, first_postgres: str, request: pytest.FixtureRequest
) -> Iterator[str]:
    with new_database(postgres, _name(request), first_postgres) as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a database in which nothing is yet but its tables, of both kinds."""
    if request.param == "sqlite":
        path = tmp_path / "tables.sqlite3"
        shutil.copyfile(request.getfixturevalue("first_file"), path)
        return sqlite_url(path)
    url: str = request.getfixturevalue("postgres_database")
    return url


@pytest.fixture(params=["sqlite", "postgres"])
def empty_database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of a database without any tables, of both kinds."""
    if request.param == "sqlite":
        yield sqlite_url(tmp_path / "tables.sqlite3")
        return
    with new_database(request.getfixturevalue("postgres"), _name(request)) as url:
        yield url


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests that want nothing special of it; each makes its own tables."""
    url = sqlite_url(tmp_path_factory.mktemp("web") / "tables.sqlite3")
    with running(url, warm=()) as found:
        yield found


@pytest.fixture(scope="module")
def engine() -> Iterator[Any]:
    """One browser for a file of tests; while it is there no other event loop can run."""
    path = chromium()
    from playwright.sync_api import sync_playwright

    with sync_playwright() as p:
        browser = p.chromium.launch(executable_path=path, args=BARE)
        yield browser
        browser.close()


@pytest.fixture
def open_page(engine: Any, server: Running) -> Iterator[Any]:
    """A new browser profile with one page; what the page complains about fails the test. Unless a
    test wants it otherwise nothing moves, nothing waits and nothing is done by itself; nor does a
    worker keep all pages for later (`test_app.py` is about that), unless the server goes away."""
    contexts: list[Any] = []
    complaints: list[str] = []

    def new(
        lang: str = "en",
        size: dict[str, int] = DESK,
        kept: dict[str, str] = STILL,
        cut_off: bool = False,
        painted: bool = False,
        **more: Any,
    ) -> Any:
        more.setdefault("reduced_motion", "reduce")
        more.setdefault("service_workers", "allow" if cut_off else "block")
        context = engine.new_context(viewport=size, locale=lang, base_url=server.base, **more)
        contexts.append(context)
        if size["width"] < size["height"]:  # a phone says so by itself, this browser does not
            context.add_cookies([{"name": "tall", "value": "1", "url": server.base}])
        context.add_init_script(
            f"for (const [k, v] of Object.entries({json.dumps(kept)}))"
            " if (localStorage.getItem(k) === null) localStorage.setItem(k, v);"
        )
        if not painted:  # which costs more than all the rest of a game
            context.add_init_script(UNPAINTED)
        page = context.new_page()
        page.set_default_timeout(30_000)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on(
            "console", lambda line: complaints.append(line.text) if wrong(line, cut_off) else None
        )
        return page

    yield new
    for context in contexts:
        context.close()
    assert complaints == []


def wrong(line: Any, cut_off: bool = False) -> bool:
    """Whether a line of the console is a mistake of ours; answers that say no are none, nor is a
    server that a test has taken away (`cut_off`)."""
    expected = ["the server responded with a status"]
    if cut_off:
        expected += ["net::ERR_", "when fetching the script"]
    return bool(line.type == "error" and not any(words in line.text for words in expected))
