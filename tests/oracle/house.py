"""House rules of Schwimmen: which there are, which values they take, and what a record's `house` comes to."""

from __future__ import annotations

from typing import Any

LOWEST = {52: 0, 36: 4, 32: 5, 28: 6}
SECOND_NAMES = {
    "chips": "units",
    "call_timing": "close_timing",
    "call_from_turn": "close_from_turn",
    "knock_from_turn": "close_from_turn",
    "declare_after_call": "declare_after_close",
}
BASE = {
    "players": [2, 8],
    "pack": 32,
    "direction": "clockwise",
    "dealer_choice": "blind",
    "dealt_check": "before",
    "allow_swap_all": True,
    "last_turn_stand": True,
    "all_pass": "refresh",
    "exhausted": "draw",
    "close_timing": "rider",
    "close_from_turn": 1,
    "auto_declare": {"31", "fire"},
    "declare_after_close": True,
    "trio_value": 30.5,
    "fire_value": 32,
    "lowest_tie": "all",
    "on_31": "lowest",
    "dealt_31_all_lose": False,
    "dealt_fire_double": False,
    "units": 3,
    "grace": 1,
    "penalty_overflow": "eliminate",
    "final_tie": "share",
}
PRESETS: dict[str, dict[str, Any]] = {
    "schwimmen": BASE,
    "schwimmen_gamerules": {**BASE, "final_tie": "replay"},
    "schwimmen_catsatcards": {**BASE, "final_tie": "replay", "players": [2, 9]},
}
WORDS = {
    "direction": {"clockwise", "anticlockwise"},
    "dealer_choice": {"blind", "see_both", "none"},
    "dealt_check": {"before", "after"},
    "all_pass": {"refresh", "none"},
    "exhausted": {"draw", "showdown", "keep_table"},
    "close_timing": {"rider", "instead"},
    "lowest_tie": {"all_lose", "all", "none_lose", "none"},
    "on_31": {"lowest", "all_others"},
    "penalty_overflow": {"eliminate", "stop_at_grace"},
    "final_tie": {"share", "replay"},
}
FLAGS = {"allow_swap_all", "last_turn_stand", "declare_after_close", "dealt_31_all_lose", "dealt_fire_double"}


class UnreadableError(Exception):
    """Nothing of the record can be played."""


def need(holds: object, message: str) -> None:
    """Refuse the whole record unless something holds."""
    if not holds:
        raise UnreadableError(message)


def whole(value: Any, least: int) -> bool:
    """Tell whether a value is a whole number that is large enough."""
    return type(value) is int and value >= least


def knob(name: str, value: Any) -> Any:
    """Check one house rule and bring it into one form."""
    need(name in BASE, f"there is no house rule {name}")
    taken = taken_as(name, value)
    need(taken is not NotImplemented, f"{name} cannot be {value!r}")
    return taken


def taken_as(name: str, value: Any) -> Any:
    """Bring a value of a house rule into one form; a value that it does not have comes back as NotImplemented."""
    kind = type(value)
    if name in FLAGS and kind is bool:
        return value
    if name in WORDS and kind is str and value in WORDS[name]:
        return value.removesuffix("_lose") if name == "lowest_tie" else value
    if (name in {"units", "close_from_turn"} and whole(value, 1)) or (name == "grace" and value in [0, 1]):
        return value if kind is int else NotImplemented
    if name in {"trio_value", "fire_value"} and (value is None or value == "none"):
        return None
    if name in {"trio_value", "fire_value"} and kind in {int, float} and value == BASE[name]:
        return BASE[name]
    if name == "pack":
        return pack_size(value)
    if name == "players" and kind is list and len(value) == 2 and whole(value[0], 2) and whole(value[1], value[0]):
        return value
    if name == "auto_declare" and kind is list and all(word in ["31", "fire"] for word in value):
        return set(value)
    return NotImplemented


def pack_size(value: Any) -> Any:
    """Count the cards that a value of `pack` stands for."""
    by_rank = {2: 52, 6: 36, 7: 32, 8: 28}
    if type(value) is str:
        return by_rank[int(value)] if value in {"2", "6", "7", "8"} else NotImplemented
    if type(value) in {int, float} and (value in by_rank or value in LOWEST):
        return by_rank.get(value, int(value))
    return NotImplemented


def house_of(rules: str, written: dict[str, Any]) -> dict[str, Any]:
    """Work out the house rules of a record; of two names for one, the later counts."""
    house = dict(PRESETS[rules])
    for name, value in written.items():
        first = SECOND_NAMES.get(name, name)
        house[first] = knob(first, value)
    return house
