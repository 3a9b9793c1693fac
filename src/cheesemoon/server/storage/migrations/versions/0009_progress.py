"""The progress of people with a name: records, badges, days."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "progress",
        sa.Column("who", sa.Text, primary_key=True),
        sa.Column("deletions", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
