"""One process a file: two servers on one SQLite file would not hear of each other's moves."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from schwimmen.server.store.database import StoreError


@dataclass
class Lock:
    """A lock beside a file, which ends with the process, however it ends."""

    _held: IO[Any] | None

    @classmethod
    def on(cls, url: str) -> Lock:
        """Lock the file of a database; others need no lock. Raises StoreError, if another process has it as well."""
        try:
            made = make_url(url)
            if made.get_backend_name() != "sqlite" or not made.database or made.database == ":memory:":
                return cls(None)
            path = Path(made.database)
            path.parent.mkdir(parents=True, exist_ok=True)
            held = path.with_name(path.name + ".lock").open("w")
        except (ArgumentError, OSError) as error:
            raise StoreError(f"Cannot open the store: {error}") from None
        try:
            _lock(held)
        except OSError:
            held.close()
            raise StoreError(
                f"Another server already uses the store {path}. Stop it, or give this one a store of its own: "
                "--store sqlite:///other.sqlite"
            ) from None
        return cls(held)

    def release(self) -> None:
        """Let others use the file."""
        if self._held is not None:
            self._held.close()
            self._held = None


def _lock(held: IO[Any]) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(held.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
