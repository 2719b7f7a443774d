"""The tables of the database, as the migrations leave them."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table, Text

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("alias", String(64), nullable=False, unique=True, comment="the name of the table in replays and shuffles"),
    Column("opened", Double, nullable=False, comment="seconds, as time.time"),
    Column("touched", Double, nullable=False, comment="when something last happened"),
    Column("listed", Boolean, nullable=False, comment="shown in the lobby: public, with an open seat"),
    Column("due", Double, comment="when somebody's time is over at a table that rests in the store"),
    Column("lesson", String(16), comment="the code of the lesson that it belongs to"),
    Index("tables_listed", "listed", "opened"),
    Index("tables_due", "due"),
    Index("tables_touched", "touched"),
    Index("tables_lesson", "lesson"),
)
"""One row a table: what is looked for without reading its log."""

log = Table(
    "log",
    metadata,
    Column("table_id", String(64), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, comment="from 1: two processes can never both write a row"),
    Column("at", Double, nullable=False, comment="seconds, as time.time"),
    Column("row", Text, nullable=False, comment="the entries (schwimmen.server.table.entries) as JSON"),
)
"""What happened at the tables."""

handovers = Table(
    "handovers",
    metadata,
    Column("hash", String(64), primary_key=True, comment="SHA-256 of the code, which nobody but its holder has"),
    Column("table_id", String(64), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("member", String(64), nullable=False),
    Column("until", Double, nullable=False, comment="seconds, as time.time"),
)
"""Codes that open a seat once, on another device."""

decks = Table(
    "decks",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("name", Text, nullable=False, comment="of the file"),
    Column("data", LargeBinary, nullable=False),
    Column("used", Double, nullable=False, comment="when it was last asked for"),
)
"""Decks of the school edition that teachers uploaded."""

keys = Table(
    "keys",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
"""What this server signs with, where no key is set."""
