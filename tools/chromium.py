"""The Chromium that the browser tests drive: the machine's own, for none is downloaded."""

from __future__ import annotations

import os
import shutil
import sys

import client

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find() -> str | None:
    """Find a Chromium on PATH."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def ensure() -> None:
    """See to it that there is one: tests that need it never skip themselves."""
    if find():
        return
    if not (hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get")):
        sys.exit("The browser tests need Chromium on PATH, for example: apt-get install chromium")
    print("  Chromium ...", flush=True)
    unasked = {"DEBIAN_FRONTEND": "noninteractive"}
    client.quiet("apt-get", "update")
    client.quiet("apt-get", "install", "-y", "--no-install-recommends", "chromium", env=unasked)
