"""Playing together: presence, ways to end, clocks, series, faces, open seats, notices.

Every column has a default, so that servers of the version before can go on beside this one.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    for name in ("ended", "offer", "pace", "clock", "series"):
        op.add_column("tables", sa.Column(name, sa.Text))
    op.add_column("tables", sa.Column("due", sa.Float))
    op.create_index("tables_by_due", "tables", ["due"])
    for name in ("face", "left"):
        op.add_column("seats", sa.Column(name, sa.Text, nullable=False, server_default=""))
    op.add_column("seats", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("open", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("plan", sa.Text))
    op.add_column(
        "holders", sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.add_column("chat", sa.Column("kind", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "people",
        sa.Column("who", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False, server_default=""),
        sa.Column("face", sa.Text, nullable=False, server_default=""),
        sa.Column("colour", sa.Integer, nullable=False, server_default="-1"),
        sa.Column("changed", sa.Float, nullable=False, server_default="0"),
    )
    op.create_table(
        "codes",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("sealed", sa.Text, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "pushes",
        sa.Column("endpoint", sa.Text, primary_key=True),
        sa.Column("who", sa.Text, nullable=False),
        sa.Column("keys", sa.Text, nullable=False),
        sa.Column("lang", sa.Text, nullable=False),
    )
    op.create_index("pushes_by_who", "pushes", ["who"])
