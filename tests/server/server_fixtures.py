"""The databases that the server is tested on, a running one, and a browser."""

from __future__ import annotations

import asyncio
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
from waiting import Clock, patience

from cheesemoon.server.storage.engine import engine_of, migrate, sqlite_url
from cheesemoon.server.storage.store import Store
from cheesemoon.server.tables.rooms import Rooms

DATABASES = ("sqlite", "postgres")


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """One PostgreSQL for all tests; each gets a database of its own. It is not in pytest's folder:
    root's PostgreSQL is another user, and the next pytest to start closes that folder to others. It
    does not wait for the disk: these tests end processes, never the machine."""
    with tempfile.TemporaryDirectory(prefix="cheesemoon-pg", ignore_cleanup_errors=True) as folder:
        server = postgres_server(Path(folder) / "data")
        server.psql("ALTER SYSTEM SET fsync = off")
        server.psql("SELECT pg_reload_conf()")
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
    """A SQLite file with empty tables, which tests copy."""
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


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the URL of a database with empty tables; `conftest.py` says of which kinds."""
    if request.param == "sqlite":
        path = tmp_path / "tables.sqlite3"
        shutil.copyfile(request.getfixturevalue("first_file"), path)
        return sqlite_url(path)
    url: str = request.getfixturevalue("postgres_database")
    return url


@pytest.fixture(params=DATABASES)
def empty_database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of a database without any tables, of both kinds."""
    if request.param == "sqlite":
        yield sqlite_url(tmp_path / "tables.sqlite3")
        return
    with new_database(request.getfixturevalue("postgres"), _name(request)) as url:
        yield url


@pytest.fixture
def rooms(database: str, request: pytest.FixtureRequest) -> Rooms:
    """Return the tables of one server process, on a database of their own."""
    if "clock" in request.fixturenames:  # a store compares it with the clock of its database
        request.getfixturevalue("clock")
    return Rooms(Store(database), bot_pause=0)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Return the clock of everything that waits in this process, to be moved by hand."""
    return Clock(monkeypatch)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests that want nothing special of it; each makes its own tables."""
    url = sqlite_url(tmp_path_factory.mktemp("web") / "tables.sqlite3")
    with running(url, warm=()) as found:
        yield found


@pytest.fixture(scope="session")
def started_browser() -> Iterator[tuple[Any, Any]]:
    """One browser for all tests of a process, and the loop of events that it is moved by. The loop
    is stopped in the middle whenever no test wants the browser, so that others can run theirs."""
    path = chromium()
    from playwright.sync_api import sync_playwright

    with sync_playwright() as p:
        browser = p.chromium.launch(executable_path=path, args=BARE)
        loop = asyncio.get_running_loop()
        asyncio._set_running_loop(None)
        yield browser, loop
        asyncio._set_running_loop(loop)
        browser.close()


@pytest.fixture(scope="module")
def engine(started_browser: tuple[Any, Any]) -> Iterator[Any]:
    """The browser, for a file of tests; while it is there no other event loop can run."""
    browser, loop = started_browser
    asyncio._set_running_loop(loop)
    yield browser
    asyncio._set_running_loop(None)


class Opened:
    """A page in a browser profile, and what it has complained about."""

    def __init__(self, engine: Any, base: str, size: dict[str, int], more: dict[str, Any]) -> None:
        self.base, self.size, self.tall = base, size, size["width"] < size["height"]
        more = {"color_scheme": "dark", **more}
        self.context = engine.new_context(viewport=size, base_url=base, **more)
        self.complaints: list[str] = []
        self.tell_size()

    def tell_size(self) -> None:
        if self.tall:  # a phone says so by itself, this browser does not
            self.context.add_cookies([{"name": "tall", "value": "1", "url": self.base}])

    def open(self, kept: dict[str, str], cut_off: bool, painted: bool) -> None:
        """Its page, with what the browser has kept from before."""
        self.context.add_init_script(
            f"for (const [k, v] of Object.entries({json.dumps(kept)}))"
            " if (localStorage.getItem(k) === null) localStorage.setItem(k, v);"
        )
        if not painted:  # which costs more than all the rest of a game
            self.context.add_init_script(UNPAINTED)
        self.page = self.context.new_page()
        self.page.set_default_timeout(patience())
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on(
            "console",
            lambda line: self.complaints.append(line.text) if wrong(line, cut_off) else None,
        )

    def is_as_new(self) -> bool:
        """Whether nothing is left of what a test did with it, after all was forgotten."""
        if self.page.is_closed() or self.page.viewport_size != self.size:
            return False
        for other in self.context.pages:
            if other != self.page:
                other.close()
        if self.page.url.startswith(self.base):
            self.page.evaluate("sessionStorage.clear()")
        self.page.mouse.move(0, 0)
        self.page.goto("/health")  # next to nothing, and no other process has to begin for it
        everything = {"origin": self.base, "storageTypes": "all"}
        session = self.context.new_cdp_session(self.page)
        session.send("Storage.clearDataForOrigin", everything)
        session.detach()
        self.context.clear_cookies()
        self.context.clear_permissions()
        self.tell_size()
        self.complaints.clear()
        return True


MOST_WAITING = 6


@pytest.fixture(scope="session")
def waiting(started_browser: tuple[Any, Any]) -> dict[str, list[Opened]]:
    """Pages that other tests have done with, by their kind: to open a window takes as long as to
    load a page in it."""
    return {}


def put_by(waiting: dict[str, list[Opened]], kind: str, page: Opened) -> None:
    """Keep a page; close the least recently used one above MOST_WAITING."""
    waiting[kind] = [*waiting.pop(kind, []), page]
    if sum(map(len, waiting.values())) > MOST_WAITING:
        oldest = next(each for each in waiting.values() if each)
        oldest.pop(0).context.close()


@pytest.fixture
def open_page(engine: Any, server: Running, waiting: dict[str, list[Opened]]) -> Iterator[Any]:
    """A page in a new browser profile, or in one that is as good as new; what it complains about
    fails the test. Unless a test wants it otherwise nothing moves, nothing waits and nothing is
    done by itself; nor does a worker keep all pages for later (`test_app.py` is about that), unless
    the server goes away. `own`: the test does something to it that cannot be undone, such as a
    script for all its pages, a route, or another size."""
    used: list[tuple[str, Opened]] = []

    def new(
        lang: str = "en",
        size: dict[str, int] = DESK,
        kept: dict[str, str] = STILL,
        cut_off: bool = False,
        painted: bool = False,
        own: bool = False,
        **more: Any,
    ) -> Any:
        more = {"locale": lang, "reduced_motion": "reduce", **more}
        more.setdefault("service_workers", "allow" if cut_off else "block")
        kind = "" if own or cut_off else json.dumps([server.base, size, kept, painted, more])
        if waiting.get(kind):
            found = waiting[kind].pop()
        else:
            found = Opened(engine, server.base, size, more)
            found.open(kept, cut_off, painted)
        used.append((kind, found))
        return found.page

    yield new
    complaints = [line for _, each in used for line in each.complaints]
    for kind, each in used:
        if kind and not complaints and each.is_as_new():
            put_by(waiting, kind, each)
        else:
            each.context.close()
    assert not complaints, "\n".join(complaints)


def wrong(line: Any, cut_off: bool = False) -> bool:
    """Whether a line of the console is a mistake of ours; answers that say no are none, nor is a
    server that a test has taken away (`cut_off`)."""
    expected = ["the server responded with a status"]
    if cut_off:
        expected += ["net::ERR_", "when fetching the script"]
    return bool(line.type == "error" and not any(words in line.text for words in expected))
