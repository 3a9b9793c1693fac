"""The databases that the server is tested on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from server_help import postgres_url

from cheesemoon.server.store import sqlite_url


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> str:
    """One PostgreSQL for all tests; each gets a database of its own."""
    return postgres_url(tmp_path_factory.mktemp("pg"))


@pytest.fixture
def postgres_database(postgres: str, request: pytest.FixtureRequest) -> Iterator[str]:
    name = f"t{abs(hash(request.node.nodeid)) % 10**12}"
    url = sa.make_url(postgres).set(drivername="postgresql+psycopg")
    admin = sa.create_engine(url, isolation_level="AUTOCOMMIT")
    with admin.connect() as db:
        db.execute(sa.text(f"CREATE DATABASE {name}"))
    yield url.set(drivername="postgresql", database=name).render_as_string(hide_password=False)
    with admin.connect() as db:
        db.execute(sa.text(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)"))
    admin.dispose()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of both kinds."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path / "tables.sqlite3")
    url: str = request.getfixturevalue("postgres_database")
    return url
