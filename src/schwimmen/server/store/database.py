"""The database behind the store: how it is opened, and brought to the present form."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

MIGRATIONS = Path(__file__).parent / "migrations"

BUSY_MILLISECONDS = 5000


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
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    wanted = ScriptDirectory.from_config(config).get_current_head()
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.exec_driver_sql("SELECT pg_advisory_xact_lock(313131)")
        if MigrationContext.configure(connection).get_current_revision() != wanted:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")


def _pool(backend: str) -> dict[str, Any]:
    """Return how many connections are kept: one writes, a few read."""
    return {"pool_size": 5, "max_overflow": 5} if backend == "postgresql" else {}


def _prepare_sqlite(connection: sqlite3.Connection, _record: Any) -> None:
    """Let readers and the one writer not wait for each other, and let a commit survive a power cut."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={BUSY_MILLISECONDS}", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")
