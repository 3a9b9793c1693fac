"""What the tests of the server are given."""

from server_fixtures import (
    database as database,
    empty_database as empty_database,
    engine as engine,
    first_file as first_file,
    first_postgres as first_postgres,
    open_page as open_page,
    postgres as postgres,
    postgres_database as postgres_database,
    server as server,
    started_browser as started_browser,
    waiting as waiting,
)
