"""Strategy tables: from which value to call, what to keep, what a dealer keeps; counted by `choices`, with intervals.

A row is one situation: how often it came, by how much the chance to win the match differs, and half the width of the
interval of 99 % (normal; decisions of one hand count as independent). Rows are computed game by game, each from a seed
of its own, so that a stopped computation goes on where it was and ends with the same rows.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from enum import IntEnum
from itertools import takewhile
from pathlib import Path
from typing import Any, Final, NamedTuple
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine import chance
from schwimmen.engine.kernel import new
from schwimmen.engine.layout import Table, fields_of
from schwimmen.players.equity import WHOLE
from schwimmen.rules.enums import Valuation
from schwimmen.rules.fields import Rules
from schwimmen.rules.presets import PRESETS, numbered
from schwimmen.training.study.choices import Sums, new_sums, sample_hands

FORMAT: Final = 1
SHIPPED = Path(__file__).with_name("strategy.npz")

PORTION: Final = 100_000
"""Hands that follow from one seed."""

ENOUGH: Final = 400
"""Decisions from which a situation gets a row."""

UNIT: Final = 10_000
"""What gains are kept in: hundredths of a percent of win probability."""

QUANTILE: Final = 2.5758

GAMES: Final = tuple(
    name for name, preset in PRESETS.items() if preset.rules.valuation in {Valuation.BEST, Valuation.NET}
)
"""Games in which hands are worth points; where they are worth a category, or all or nothing, there is no table."""

PLAYERS: Final = (2, 3, 4, 6)


class Part(IntEnum):
    """What a row is about, and what its `group` says."""

    CALL = 0
    """Calling over playing on, all situations together: group 0."""
    PLACE = 1
    """The same by place: group is how many move before in the first round."""
    LIVES = 2
    """The same by lives: group is how many hands you can lose and still be in the match."""
    KEEP = 3
    """A hand that is kept over an even share: group is its `Pattern`."""
    PACKET = 4
    """Keeping the dealer's first packet over taking the other: group 0."""


class Estimate(NamedTuple):
    """One situation."""

    game: int
    """`Preset.number`."""
    players: int
    part: int
    group: int
    turn: int
    """Own turns before, the greatest number standing for all above."""
    value: int
    """Twice the value of the hand, after the exchange if the call rides on one."""
    times: int
    gain: int
    margin: int

    @property
    def low(self) -> float:
        """The lower end of the interval, as a probability."""
        return (self.gain - self.margin) / UNIT

    @property
    def high(self) -> float:
        """The upper end of the interval, as a probability."""
        return (self.gain + self.margin) / UNIT


@dataclass(frozen=True, slots=True, kw_only=True)
class Scope:
    """What to compute."""

    seed: int = 1
    hands: int = 500_000
    """Hands of a game with one number of players."""
    games: tuple[str, ...] = GAMES
    players: tuple[int, ...] = PLAYERS

    def __post_init__(self) -> None:
        """Refuse what cannot be computed, saying what was expected and what came."""
        if self.hands < 1:
            raise ValueError(f"hands: expected 1 or more, got {self.hands}")
        for game in self.games:
            if game not in GAMES:
                raise ValueError(f"game: expected one of {', '.join(GAMES)}, got {game!r}")
        allowed = sorted({players for game in self.games for players in _seated(game)})
        for players in self.players:
            if players not in allowed:
                raise ValueError(f"players: expected one of {', '.join(map(str, allowed))}, got {players}")

    def tasks(self) -> Iterator[tuple[str, int]]:
        """Yield each game with each number of players that it can have."""
        for game in self.games:
            yield from ((game, players) for players in self.players if players in _seated(game))


def _seated(game: str) -> range:
    """Return the numbers of players that a game can have."""
    rules = PRESETS[game].rules
    return range(rules.players[0], min(rules.players[1], rules.most_players()) + 1)


@dataclass(slots=True)
class Study:
    """Tables in the making."""

    seed: int
    hands: int
    parts: dict[tuple[str, int], NDArray[np.int32]] = field(default_factory=dict)
    """The rows of each game and number of players that is done."""

    def compute(self, scope: Scope, cores: int, progress: Callable[[Study], None]) -> None:
        """Compute what is missing; `progress` is told after each game and number of players."""
        left = [task for task in scope.tasks() if task not in self.parts]
        with ThreadPoolExecutor(cores) as pool:
            for task, rows in zip(left, pool.map(lambda task: rows_for(task[0], task[1], scope), left), strict=True):
                self.parts[task] = rows
                progress(self)

    def rows(self, game: str, players: int) -> list[Estimate]:
        """Return the rows of a game. Raises KeyError where there are none."""
        return [Estimate(*map(int, row)) for row in self.parts[game, players]]

    def save(self, path: Path) -> None:
        """Write the file, whole or not at all; the same tables give the same bytes."""
        head = {"format": FORMAT, "seed": self.seed, "hands": self.hands}
        games = list(PRESETS)
        order = sorted(self.parts, key=lambda task: (games.index(task[0]), task[1]))
        rows = np.concatenate([self.parts[task] for task in order]) if order else _no_rows()
        part = path.with_name(path.name + ".part")
        with part.open("wb") as file:
            np.savez_compressed(file, head=np.array(json.dumps(head)), rows=rows)
        part.replace(path)

    @classmethod
    def load(cls, path: Path = SHIPPED) -> Study:
        """Read a file. Raises ValueError for another format and for something else, OSError where there is none."""
        head, rows = _read(path)
        if head.pop("format", None) != FORMAT:
            raise ValueError(f"{path.name}: not a file of strategy tables of format {FORMAT}")
        study = cls(**head)
        for game, players in np.unique(rows[:, :2], axis=0).tolist():
            study.parts[numbered(game).id, players] = rows[(rows[:, 0] == game) & (rows[:, 1] == players)]
        return study

    @classmethod
    def begun(cls, path: Path, scope: Scope) -> Study:
        """Return what a file holds of a scope, or nothing yet. Raises ValueError for one of another seed."""
        if not path.exists():
            return cls(scope.seed, scope.hands)
        study = cls.load(path)
        for name in ("seed", "hands"):
            if getattr(study, name) != getattr(scope, name):
                raise ValueError(f"{path.name}: expected {name} {getattr(scope, name)}, got {getattr(study, name)}")
        return study


def _read(path: Path) -> tuple[dict[str, Any], NDArray[np.int32]]:
    """Return what a file says of itself, and its rows."""
    try:
        with np.load(path, allow_pickle=False) as file:
            return dict(json.loads(str(file["head"]))), file["rows"]
    except (BadZipFile, EOFError, KeyError, TypeError, ValueError):
        raise ValueError(f"{path.name}: expected strategy tables, got something else") from None


def _no_rows() -> NDArray[np.int32]:
    return np.zeros((0, len(Estimate._fields)), np.int32)


def rows_for(game: str, players: int, scope: Scope) -> NDArray[np.int32]:
    """Play the hands of one game and number of players; return the rows."""
    calls, kept, dealt = _counted(PRESETS[game].rules, players, scope)
    cells = {
        Part.CALL: calls.sum((0, 2))[None],
        Part.PLACE: calls.sum(2),
        Part.LIVES: calls.sum(0).transpose(1, 0, 2, 3),
        Part.KEEP: kept.transpose(1, 0, 2, 3),
        Part.PACKET: dealt[None, None],
    }
    number = PRESETS[game].number
    found = [
        (number, players, part, *where, *_summary(cell[where]))
        for part, cell in cells.items()
        for where in _met(cell)
        if part != Part.LIVES or calls[:, :, 1:, :, 0].any()
    ]
    return np.array(found, np.int32) if found else _no_rows()


def _met(cell: NDArray[np.int64]) -> Iterator[tuple[int, ...]]:
    for where in np.argwhere(cell[..., 0] >= ENOUGH).tolist():
        yield tuple(where)


def _summary(cell: NDArray[np.int64]) -> tuple[int, int, int]:
    count, total, squares = (float(each) for each in cell)
    mean = total / count
    deviation = max(0.0, squares / count - mean * mean) ** 0.5
    return int(count), round(UNIT * mean / WHOLE), round(UNIT * QUANTILE * deviation / count**0.5 / WHOLE)


def _counted(rules: Rules, players: int, scope: Scope) -> Sums:
    tables, fields = new(Table, 2), fields_of(rules)[0]
    sums = new_sums()
    for number, begun in enumerate(range(0, scope.hands, PORTION)):
        tables["rng"] = chance.seed_state(scope.seed, number)
        sample_hands(tables, fields, players, min(PORTION, scope.hands - begun), sums)
    return sums


class Threshold(NamedTuple):
    """Where something begins to pay, as twice the value of a hand."""

    surely_not: int | None
    """The greatest value up to which all intervals lie below nothing gained."""
    surely: int | None
    """The least value whose interval lies above."""


def threshold(rows: list[Estimate]) -> Threshold:
    """Return from which value on something pays, and up to which it does not, in rows of one turn and group."""
    ordered = sorted(rows, key=lambda row: row.value)
    not_yet = [row.value for row in takewhile(lambda row: row.high < 0, ordered)]
    pays = [row.value for row in ordered if row.low > 0]
    return Threshold(not_yet[-1] if not_yet else None, pays[0] if pays else None)
