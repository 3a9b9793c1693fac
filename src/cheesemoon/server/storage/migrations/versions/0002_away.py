"""Who is away: how long others wait, who wants a bot to play; links that can be renewed.

Every column has a default, so that servers of the version before can go on beside this one.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("patience", sa.Integer, nullable=False, server_default="180"))
    op.add_column("seats", sa.Column("wanted", sa.Text))
    op.add_column("seats", sa.Column("renewed", sa.Integer, nullable=False, server_default="0"))
