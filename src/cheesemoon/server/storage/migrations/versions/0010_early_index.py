"""Find guests of old reservations without reading all of them."""

from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_index("early_by_time", "early", ["at"])
