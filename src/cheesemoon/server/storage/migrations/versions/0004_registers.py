"""On which terms tables are played, how games ended, what was reported to the host."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "terms",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("chat", sa.Boolean, nullable=False),
        sa.Column("delay", sa.Integer, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("results_by_game", "results", ["game", "at"])
    op.create_index("results_by_player", "results", ["player", "at"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
