"""What people write is made safe, in every language alike: names and lines of talk."""

from __future__ import annotations

import re
import unicodedata

MARKS = 2
"""Combining marks that a letter may carry; more of them climb over other lines."""

REPEATED = re.compile(r"(.)\1{5,}")
ADDRESS = re.compile(r"(?:https?|ftp|wss?)://\S+|\bwww\.\S+", re.IGNORECASE)


def clean(text: str) -> str:
    """Return text as it is shown: on one line, nothing invisible or reordering, no towers of marks, no addresses."""
    shown = "".join(" " if char.isspace() else char for char in unicodedata.normalize("NFC", text))
    visible = "".join(char for char in shown if unicodedata.category(char)[0] != "C" or char == "\u200d")
    calm = REPEATED.sub(lambda found: found[1] * 5, ADDRESS.sub("…", _few_marks(visible)))
    tidy = " ".join(calm.split()).strip("\u200d ")
    return tidy if any(unicodedata.category(char)[0] in "LNPS" for char in tidy) else ""


def _few_marks(text: str) -> str:
    kept: list[str] = []
    marks = 0
    for char in text:
        marks = marks + 1 if unicodedata.category(char) in ("Mn", "Me") else 0
        if marks <= MARKS:
            kept.append(char)
    return "".join(kept)
