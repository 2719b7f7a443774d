"""The Chromium that the browser tests drive: the machine's own, for none is downloaded."""

from __future__ import annotations

import shutil

import debian

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find() -> str | None:
    """Find a Chromium on PATH."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def ensure() -> None:
    """See to it that there is one."""
    if not find():
        debian.install("chromium", "Chromium")
