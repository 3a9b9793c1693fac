"""What bots reached in the challenges of a day."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "challenge_games",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("bot", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("made_by", sa.Text, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
    )
