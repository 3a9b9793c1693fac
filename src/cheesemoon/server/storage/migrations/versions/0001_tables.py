"""Tables, seats, holders, moves, chat.

A server of the first version that was killed here left some of them behind, with SQLite: what is
there is left as it is.
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    there = set(sa.inspect(op.get_bind()).get_table_names())
    for name, make in (
        ("tables", _tables),
        ("seats", _seats),
        ("holders", _holders),
        ("moves", _moves),
        ("chat", _chat),
        ("keys", _keys),
    ):
        if name not in there:
            make()
    made = {index["name"] for index in sa.inspect(op.get_bind()).get_indexes("tables")}
    if "tables_by_activity" not in made:
        op.create_index("tables_by_activity", "tables", ["public", "over", "active"])


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("start", sa.Text, nullable=False),
        sa.Column("salt", sa.Text, nullable=False),
        sa.Column("origin", sa.Text, nullable=False),
        sa.Column("chance", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("parent", sa.Text),
        sa.Column("parent_ply", sa.Integer),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("active", sa.Float, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("asked", sa.Text),
        sa.Column("next", sa.Text),
    )


def _seats() -> None:
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("stand_in", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
    )


def _holders() -> None:
    op.create_table(
        "holders",
        sa.Column("who", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
    )


def _moves() -> None:
    op.create_table(
        "moves",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Text),
        sa.Column("told", sa.Text, nullable=False),
        sa.Column("record", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )


def _chat() -> None:
    op.create_table(
        "chat",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def _keys() -> None:
    op.create_table(
        "keys",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
