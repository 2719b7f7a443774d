"""The language in which a command speaks."""

from __future__ import annotations

import argparse
import os


def language_of(args: argparse.Namespace) -> str:
    """Return the language asked for, or the one that the environment speaks."""
    names = ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG")
    spoken = next((os.environ[name] for name in names if os.environ.get(name)), "")
    return args.language or ("de" if spoken.lower().startswith("de") else "en")
