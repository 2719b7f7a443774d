"""The Chromium that the browser tests drive: the machine's own, for none is downloaded."""

from __future__ import annotations

import shutil

import debian

SHELL = "chromium-headless-shell"
"""Debian's Chromium without the parts for a window: tests in it take about six tenths of the time."""

NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find() -> str | None:
    """Find a Chromium on PATH."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def ensure() -> None:
    """See to it that there is one, without a window where Debian has it; another one does where that fails."""
    if shutil.which(SHELL):
        return
    try:
        debian.install(SHELL, "Chromium")
    except SystemExit:
        if not find():
            raise
