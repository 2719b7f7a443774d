"""Where the interpreter of the worked examples stands, and in which words they speak of each game."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from schwimmen import Game, Rules, find
from schwimmen.match import record

KNOBS: dict[str, Callable[[str], dict[str, Any]]] = {
    "trio": lambda text: {"trio_value": None if text == "0" else float(text)},
    "fire": lambda text: {"fire_value": None if text == "0" else int(text)},
    "declare": lambda text: {"auto_declare": text.split(",")},
    "acts": lambda text: {"allow_swap_all": "swap_all" in text.split(",")},
    "dealt_31_all_lose": lambda text: {"dealt_31_all_lose": text == "1"},
    "dealt_fire_double": lambda text: {"dealt_fire_double": text == "1"},
    "recycle": lambda text: {"recycle": text},
    "tie_category": lambda text: {"tie_category": text},
    "double_in_contest": lambda text: {"double_in_contest": text == "1"},
}
"""House rules that the examples write in words of their own; all others are there with their JSON value."""

ENDS = {"stop": "close", "knock": "close", "end": "close", "last": "close", "decline": "refused"}
"""Ends of a hand that the examples call otherwise than the record."""

POINTS_GAMES = {"forty_one", "no_elimination_31", "japanese_51", "chinese_51", "empat_satu"}
"""Games in which `change` adds points; in all others an example writes the units that are lost."""

WORDS = {
    "hosa_aba": {"close": "stop"},
    "forty_one": {"close": "end"},
    "tri_palki": {"!": "last"},
    "tuppenny_loo": {"close": "stick"},
    "energy_schwimmen": {"close": "knock"},
    "thirty_one": {"close": "knock", "draw": "stock"},
    "thirty_one_trio": {"close": "knock", "draw": "stock"},
    "no_elimination_31": {"close": "knock", "draw": "stock"},
    "trentuno": {"close": "knock", "draw": "stock"},
    "petrangola": {"close": "knock"},
    "mambassa": {"close": "knock"},
    "japanese_51": {"!": "stop", "refresh": "clear"},
    "chinese_51": {"close": "knock", "!": "clear"},
    "empat_satu": {"close": "stop", "draw": "stock", "pass": "decline"},
}
"""What the examples of a game call a token, or the rider `!`, where it is not the token itself or `close`."""


@dataclass
class Session:
    """Where the interpreter of an example stands."""

    name: str = ""
    preset: str = "schwimmen"
    house: dict[str, Any] = field(default_factory=dict)
    games: list[Game] = field(default_factory=list)
    """The hands that lines `S` set up; the last one is played."""
    recorded: list[Game] = field(default_factory=list)
    """All matches of the example that a record can tell: not those that were set to an unreachable position."""

    @property
    def rules(self) -> Rules:
        """The rules in force."""
        return find(self.preset).house(self.house)

    @property
    def game(self) -> Game:
        """The hand that is played."""
        return self.games[-1]

    @property
    def words(self) -> dict[str, str]:
        """The words of this game, in this position, by token."""
        words = {"pass": "pass", "close": "close", "refresh": "refresh", "!": "close"} | WORDS.get(self.preset, {})
        standing = self.preset == "hosa_aba" and bool(self.games) and self.game.view(0).caller is not None
        return words | ({"pass": "stand"} if standing else {})


# --- Reading ----------------------------------------------------------------------------------------


def seat_of(letter: str) -> int:
    """Return the seat of a player's letter."""
    return ord(letter) - ord("A")


def letter_of(seat: int | None) -> str:
    """Return the letter of a seat."""
    return "nobody" if seat is None else chr(ord("A") + seat)


def pairs(words: Sequence[str], sign: str = "=") -> dict[str, str]:
    """Read `name=value` words."""
    found = (word.partition(sign) for word in words)
    return {name: text for name, equals, text in found if equals}


def seats_of(words: dict[str, str]) -> dict[int, str]:
    """Return what belongs to each player's letter, by seat."""
    return {seat_of(name): text for name, text in words.items() if re.fullmatch("[A-Z]", name)}


def use_rules(session: Session, text: str) -> None:
    """G: select a preset and change its knobs."""
    session.preset, *words = text.split()
    session.house = {}
    for name, came in pairs(words).items():
        session.house |= KNOBS[name](came) if name in KNOBS else {name: json_or_word(came)}
    assert session.rules is not None


def json_or_word(text: str) -> Any:
    """Return a JSON value, or the text where it is none."""
    try:
        return json.loads(text)
    except ValueError:
        return text


# --- Comparing --------------------------------------------------------------------------------------


def state(game: Game) -> dict[str, Any]:
    """Return the position as a replay line has it."""
    return record.state_of(game._referee)


def check_result(session: Session, game: Game, expected: str) -> None:
    """Compare what the last hand cost or brought with `A:1 B:0 next=A`, or with `winner=A loser=B`."""
    change = record.hand_line(game._referee)["change"]
    words = expected.split()
    named = pairs(words)
    sign = 1 if session.preset in POINTS_GAMES else -1
    if ":" in expected:
        came = {letter_of(seat): str(sign * number) for seat, number in enumerate(change)}
        assert came == pairs(words, ":"), came
    if "winner" in named:
        came = {"winner": letter_of(change.index(1)), "loser": letter_of(change.index(-1))}
        assert (came, sorted(map(abs, change))[-2:]) == (named, [1, 1]), change
    if "next" in named:
        assert leads_next(game) == named["next"], leads_next(game)


def leads_next(game: Game) -> str:
    """Return who leads the next hand: the first to move in a copy that is dealt on."""
    copied = game.copy()
    copied.deal()
    return letter_of(copied.to_move)
