"""Tables may belong to a lesson, which is found by its code."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the code of the lesson."""
    op.add_column("tables", sa.Column("lesson", sa.String(16)))
    op.create_index("tables_lesson", "tables", ["lesson"])


def downgrade() -> None:
    """Take it away."""
    op.drop_index("tables_lesson", "tables")
    op.drop_column("tables", "lesson")
