"""Onlookers who talk are told apart, so that one of them can be muted and not all."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("chat", sa.Column("sender", sa.Text, nullable=False, server_default=""))
