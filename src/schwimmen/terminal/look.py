"""How the table is shown: what somebody can change while playing."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from schwimmen.words import LANGUAGES

LOOK_KEYS = {"h": "hint", "i": "rules", "?": "help", "l": "language", "m": "memory", "f": "four_colours", "d": "night"}
"""What a key opens or switches at any time."""


@dataclass(frozen=True, kw_only=True)
class Look:
    """Language, letters, colours and light."""

    language: str = "en"
    plain: bool = False
    """Letters and ASCII instead of suit signs and Unicode."""
    four_colours: bool = False
    night: bool = True
    memory: bool = True
    """Show cards that everybody knows somebody to hold."""

    @property
    def other_language(self) -> str:
        """The other one of two languages; empty where there are more."""
        others = [language for language in LANGUAGES if language != self.language]
        return others[0] if len(others) == 1 else ""

    def switched(self, name: str) -> Look:
        """Return this look with one of its switches turned over."""
        changes: dict[str, Any] = {name: not getattr(self, name)}
        return replace(self, **changes)
