"""The language in which a command speaks."""

from __future__ import annotations

import argparse
import os

from schwimmen.words import LANGUAGES, language_for


def add_language(parser: argparse.ArgumentParser, about: str = "the language to speak") -> None:
    """Declare the argument that names a language."""
    parser.add_argument("--language", choices=LANGUAGES, default=None, help=about)


def language_of(args: argparse.Namespace) -> str:
    """Return the language asked for, or the one that the environment speaks."""
    names = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    spoken = next((os.environ[name] for name in names if os.environ.get(name)), "")
    return args.language or language_for(*spoken.split(":"))
