"""Compiling the kernels ahead of the first hand, once per installation."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from schwimmen.engine import bindings
from schwimmen.engine.cached import cache_folder, key_of, remove_stale
from schwimmen.engine.kernel import JIT, dtype_of
from schwimmen.engine.layout import RuleFields, Table, View
from schwimmen.match.game import Game
from schwimmen.players import LEVELS, choose
from schwimmen.players.level import choose_move
from schwimmen.players.search_state import SearchState
from schwimmen.projection import bindings as projection
from schwimmen.projection.own import Reader
from schwimmen.rules.fields import Rules

MARK = "complete"
"""The beginning of the name of a file that says that everything that a table needs is compiled."""


def mark(name: str) -> Path:
    """Return the file of a mark; it ends with the key of what is marked."""
    table = (
        bindings.start,
        bindings.deal,
        bindings.legal,
        bindings.play,
        bindings.play_all,
        bindings.stall,
        bindings.look,
        bindings.why,
        bindings.why_kinds,
        bindings.needs_order,
        bindings.worth,
        projection.story,
        projection.news,
    )
    records = (dtype_of(declared) for declared in (Table, View, RuleFields, SearchState, Reader))
    return cache_folder() / f"{name}-{key_of(*table, choose_move, *records)}"


def is_warm() -> bool:
    """Say whether the kernels of a table are compiled already, or never will be."""
    return not JIT or mark(MARK).exists()


def warm_up() -> None:
    """Run everything that a table needs, so that it is compiled (or loaded)."""
    for level in reversed(LEVELS[:3]):
        _think(level)
    _deal_and_replay()
    if JIT:
        cache_folder().mkdir(parents=True, exist_ok=True)
        mark(MARK).touch()
        remove_stale()


@contextmanager
def warming_up_beside() -> Iterator[Callable[[], bool]]:
    """Compile everything in a process of its own, if it is not compiled; it ends with the block, done or not.

    Yields what says whether that process is through. Nobody waits who plays with others meanwhile.
    """
    if is_warm():
        yield lambda: True
        return
    code, nowhere = "from schwimmen.cli.warmup import warm_up; warm_up()", subprocess.DEVNULL
    beside = subprocess.Popen([sys.executable, "-c", code], stdin=nowhere, stdout=nowhere, stderr=nowhere)  # noqa: S603 - ourselves
    try:
        yield lambda: is_warm() or beside.poll() is not None
    finally:
        beside.terminate()
        beside.wait()


def _deal_and_replay() -> None:
    """Call each kernel that `Game` and the record use."""
    from schwimmen.match.record import read, replay

    game = Game(seed=1, players=4)
    if game.to_move is not None:
        game.view(game.to_move)
        game.blocked()
        game.play(game.legal()[0])
    replay(read(game.record()))


def _think(level: str) -> None:
    """Let a computer opponent decide once."""
    game = Game(seed=2, players=4)
    if game.to_move is not None:
        choose(level, game.look(game.to_move), Rules(), 1)
