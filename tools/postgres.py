"""The PostgreSQL that tests start for themselves: the machine's own programs, on a folder that is thrown away."""

from __future__ import annotations

import shutil
from pathlib import Path

import debian

DEBIAN = Path("/usr/lib/postgresql")
"""Debian keeps these programs off PATH, in a folder for each version."""


def find() -> Path | None:
    """Find the folder with `initdb` and `pg_ctl`, the newest version first."""
    on_path = shutil.which("initdb")
    newest = sorted(DEBIAN.glob("*/bin/initdb"), key=lambda program: int(program.parts[-3]), reverse=True)
    found = [*newest, *([Path(on_path)] if on_path else [])]
    return found[0].parent if found else None


def ensure() -> None:
    """See to it that there is one."""
    if not find():
        debian.install("postgresql", "PostgreSQL")
