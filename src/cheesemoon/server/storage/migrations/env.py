"""Alembic's entry: the connection comes from the server, never from a file.

The server has begun the transaction and ends it: a schema is brought up to date whole or not at
all.
"""

from alembic import context

context.configure(
    connection=context.config.attributes["connection"],
    render_as_batch=True,
    transactional_ddl=False,
)
context.run_migrations()
