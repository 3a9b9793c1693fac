"""Links follow players who change seats; rated tables remember what spoiled them, and results
whether they were replayed."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("seats", sa.Column("link", sa.Integer))
    op.add_column("terms", sa.Column("spoiled", sa.Text, nullable=False, server_default=""))
    op.add_column("results", sa.Column("proof", sa.Text, nullable=False, server_default=""))
