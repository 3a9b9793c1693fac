"""What the tests of the server are given."""

from server_fixtures import (
    database as database,
    engine as engine,
    open_page as open_page,
    postgres as postgres,
    postgres_database as postgres_database,
    server as server,
)
