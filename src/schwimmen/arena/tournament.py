"""Tournaments: sets played until the question is settled, the same ones whatever works on them.

Sets are played in portions on many cores, but taken in by their numbers: what is known after set n depends on sets 0 to
n alone, and so does whether set n + 1 counts. Portions begun beyond the last set are thrown away.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from schwimmen.arena.portions import in_portions
from schwimmen.arena.standings import Standings, StoppingRule
from schwimmen.arena.tables import Set, Setup, play_sets

DEFAULT = StoppingRule()
"""Who is better, with the usual confidence."""


class SetLog(Protocol):
    """Where sets are kept as they come (`results.ResultFile`)."""

    def append(self, played: Set, /) -> None:
        """Keep one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """What to play, how long, and on what."""

    setup: Setup
    stopping: StoppingRule = DEFAULT
    sets: int = 1000
    """Sets at most."""
    to_the_end: bool = False
    """Whether all sets are played, even when the question is settled earlier."""
    cores: int = 1
    ray: str | None = None
    """The address of a Ray cluster, `local` for one on this machine; None: threads of this process."""

    def __post_init__(self) -> None:
        """Refuse what cannot be played."""
        for name in ("sets", "cores"):
            if getattr(self, name) < 1:
                raise ValueError(f"{name}: expected 1 or more, got {getattr(self, name)}")


def hold(
    plan: Plan,
    begun: list[Set] | None = None,
    *,
    log: SetLog | None = None,
    progress: Callable[[Standings], None] = lambda _standing: None,
) -> Standings:
    """Play a tournament, from the sets that are there on, and return where it stands.

    `begun` are sets 0 to n of the same setup, `log` keeps the others, and `progress` is told after each of them.
    """
    standing = Standings(plan.setup, plan.stopping)
    for played in begun or []:
        if not _goes_on(plan, standing):
            return standing
        standing.add(played)
    with closing(_sets(plan, len(standing.sets))) as sets:
        while _goes_on(plan, standing):
            played = next(sets)
            standing.add(played)
            if log:
                log.append(played)
            progress(standing)
    return standing


def _goes_on(plan: Plan, standing: Standings) -> bool:
    return len(standing.sets) < plan.sets and (plan.to_the_end or not standing.settled)


def _sets(plan: Plan, first: int) -> Generator[Set, None, None]:
    """Return the sets from a number on."""
    return in_portions(partial(play_sets, plan.setup), range(first, plan.sets), plan.cores, ray=plan.ray)
