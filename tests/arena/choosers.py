"""Players that are no kernels, as anybody may write them."""

from __future__ import annotations

import random
from typing import Any

from schwimmen.match.tokens import token_of
from schwimmen.players import choose
from schwimmen.rules.fields import Rules

seen: list[tuple[int, int, int]] = []
"""What `witness` was shown: its seat, its hand, its seed."""


def legal_of(view: Any) -> list[str]:
    """Return the tokens of the legal moves."""
    row = view[0]
    return [token_of(int(code), int(row["hand"]), int(row["table"])) for code in row["legal"][: row["legal_count"]]]


def chancer(view: Any, rules: Rules, seed: int) -> str:
    """Play anything."""
    return random.Random(seed).choice(legal_of(view))


def copycat(view: Any, rules: Rules, seed: int) -> str:
    """Play as a beginner does."""
    return choose("beginner", view, rules, seed)


def witness(view: Any, rules: Rules, seed: int) -> str:
    """Play the first legal move, and note what was shown; nothing lies behind the legal moves."""
    row = view[0]
    assert not row["legal"][row["legal_count"] :].any()
    seen.append((int(row["seat"]), int(row["hand"]), seed))
    return legal_of(view)[0]


def cheat(view: Any, rules: Rules, seed: int) -> str:
    """Play what is no move."""
    return "fly"
