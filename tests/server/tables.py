"""Tables without a server, and what they hand out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from schwimmen import Game
from schwimmen.server.protocol import Error, Level, Pace, Play, State
from schwimmen.server.table import Joined, Outgoing, Reply, Said, Table, Tell
from schwimmen.server.views import Sitter

NAMES = ("Anna", "Ben", "Cem", "Dora")

T = TypeVar("T")


def new(levels: Sequence[Level | None], *, pace: Pace = "relaxed", rules: str = "schwimmen", **game: Any) -> Table:
    """Return a table of people (None) and computer opponents at which everybody has just sat down."""
    names = NAMES[: len(levels)]
    made = Game(rules, players=names, **({"seed": 31, "dealer": 0} | game))
    table = Table(made, [Sitter(*who) for who in zip(names, levels, strict=True)], pace=pace)
    for seat, level in enumerate(levels):
        if level is None:
            table.take(Joined(seat))
    return table


def only(outgoing: Sequence[Outgoing], kind: type[T]) -> list[T]:
    """Return what is of a kind."""
    return [out for out in outgoing if isinstance(out, kind)]


def play(table: Table, seat: int, move: str, *, name: str = "a", seq: int | None = None) -> list[Outgoing]:
    """Let a seat play a move."""
    at = table.seq if seq is None else seq
    return table.take(Said(seat, Play(type="play", id=name, seq=at, move=move)))


def refused(outgoing: Sequence[Outgoing]) -> Error:
    """Return the one error that was all the answer."""
    [reply] = outgoing
    assert isinstance(reply, Reply)
    assert isinstance(reply.message, Error)
    return reply.message


def told(outgoing: Sequence[Outgoing]) -> dict[int, State]:
    """Return what each seat was told."""
    return {tell.seat: tell.message for tell in only(outgoing, Tell)}
