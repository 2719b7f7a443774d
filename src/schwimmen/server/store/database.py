"""The database behind the store: how it is opened, and brought to the present form."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, inspect
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

MIGRATIONS = Path(__file__).parent / "migrations"
PRESENT = "0002"
"""The last migration."""

BUSY_MILLISECONDS = 5000
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "secure_delete=ON",
    "temp_store=MEMORY",
    f"busy_timeout={BUSY_MILLISECONDS}",
    "foreign_keys=ON",
)


class StoreError(Exception):
    """The store cannot be opened; the message says why and what to do."""


def open_engine(url: str) -> Engine:
    """Return an engine on a database in its present form. `url` is SQLAlchemy's. Raises StoreError."""
    try:
        made = make_url(url)
        if made.get_backend_name() == "postgresql":
            made = made.set(drivername="postgresql+psycopg")
        if made.get_backend_name() == "sqlite" and made.database:
            Path(made.database).parent.mkdir(parents=True, exist_ok=True)
        engine = create_engine(
            made, pool_pre_ping=made.get_backend_name() != "sqlite", **_pool(made.get_backend_name())
        )
    except (ArgumentError, ModuleNotFoundError, OSError) as error:
        raise StoreError(f"Cannot open the store: {error}") from None
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _prepare_sqlite)
    try:
        migrate(engine)
    except DBAPIError as error:
        engine.dispose()
        raise StoreError(f"Cannot open the store: {error.orig}") from None
    return engine


def migrate(engine: Engine) -> None:
    """Bring the database to the present form; several processes may try at once."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.exec_driver_sql("SELECT pg_advisory_xact_lock(313131)")
        if _form(connection) != PRESENT:
            _upgrade(connection)


def _form(connection: Connection) -> str | None:
    """Return the last migration that a database has seen."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    return found


def _upgrade(connection: Connection) -> None:
    from alembic import command  # half a second that only the first start takes
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _pool(backend: str) -> dict[str, Any]:
    """Return how many connections are kept: one writes, a few read."""
    return {"pool_size": 5, "max_overflow": 5} if backend == "postgresql" else {}


def _prepare_sqlite(connection: sqlite3.Connection, _record: Any) -> None:
    """Let readers and the writer not wait for each other, a commit survive a power cut, and nothing deleted be left."""
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
