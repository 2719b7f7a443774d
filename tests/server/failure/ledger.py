"""What the log of a store says, compared with what people were told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from sqlalchemy import create_engine, select
from sqlalchemy.engine import make_url

from schwimmen.server.store import schema
from schwimmen.server.table import entries
from schwimmen.server.table.table import Table
from tests.server.failure.people import Person


def rows(store: str, table_id: str) -> list[tuple[int, float, str]]:
    """Return the rows of a table's log."""
    url = make_url(store)
    engine = create_engine(url.set(drivername="postgresql+psycopg") if url.get_backend_name() == "postgresql" else url)
    log = schema.log
    wanted = select(log.c.seq, log.c.at, log.c.row).where(log.c.table_id == table_id).order_by(log.c.seq)
    with engine.connect() as connection:
        found = [(seq, at, row) for seq, at, row in connection.execute(wanted)]
    engine.dispose()
    return found


def check(store: str, people: Iterable[Person]) -> int:
    """Check that no acknowledged move is lost and none is doubled; return how many were acknowledged."""
    people = list(people)
    table_id = people[0].table
    found = rows(store, table_id)
    assert [seq for seq, _, _ in found] == list(range(1, len(found) + 1)), "a row is missing"
    heard: Counter[str] = Counter()
    moves: dict[str, str] = {}
    table = Table(table_id)
    for _, at, text in found:
        row = entries.read(text)
        ids = [entry.id for entry in row if isinstance(entry, entries.Heard)]
        heard.update(ids)
        moves.update((ids[0], entry.token) for entry in row if isinstance(entry, entries.Moved) and ids)
        table.apply(row, at)  # every row can be carried out: nothing illegal was ever written
    for person in people:
        assert not person.trouble, person.trouble
        for name, move in person.acked.items():
            assert heard[name] == 1, f"{name} is {heard[name]} times in the log"
            assert moves[name] == move
    return sum(len(person.acked) for person in people)
