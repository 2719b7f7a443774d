"""The Firefox of one browser test: the machine's own, or Debian's."""

from __future__ import annotations

import shutil
from contextlib import suppress

import debian

NAMES = ("firefox-esr", "firefox")


def find() -> str | None:
    """Find a Firefox on PATH."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def ensure() -> None:
    """See to it that there is one, where that is possible; elsewhere its test says that it is left out."""
    if not find():
        with suppress(SystemExit):
            debian.install(NAMES[0], "Firefox")
