"""Who enters a tournament: levels of the house, and functions that anybody can write."""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

from schwimmen.arena import advised
from schwimmen.arena.advised import UNAIDED
from schwimmen.arena.duplicate import CHEATER, CONSPIRATOR, DEVIATOR, OUTSIDE
from schwimmen.players import OPPONENTS, solved
from schwimmen.rules.fields import Rules

Chooser: TypeAlias = Callable[[Any, Rules, int], str]
"""`chooser(view, rules, seed) -> token`: an array with one engine `View` record, the rules, a seed, and nothing else.

What it returns must depend on these alone: it is called in several threads and processes, in any order.
"""

CHOOSERS: Mapping[str, Chooser] = {"solved": solved.choose}
"""Choosers of the house: a player for some tables alone."""

SEATED: Mapping[str, int] = {
    **OPPONENTS,
    "cheater": CHEATER,
    "deviator": DEVIATOR,
    "conspirator": CONSPIRATOR,
}
"""Who can be seated by name: the levels, and yardsticks, who play nowhere else."""

_SPEC = re.compile(
    r"(?:(?P<name>[^=:,\s]+)=)?"
    r"(?:(?P<file>[^=:,]+\.bin)|(?P<module>\w+(?:\.\w+)*):(?P<function>\w+)|(?P<level>[\w-]+))"
)


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who can be seated: a level of the house, or a chooser."""

    name: str
    level: int = OUTSIDE
    """Its number (`SEATED`), or `OUTSIDE` for a player who is asked by Python."""
    chooser: Chooser | None = None
    advised: str | None = None
    """What a master heeds instead of the weights that are shipped (`arena.advised`)."""

    @classmethod
    def of(cls, spec: str) -> Entrant:
        """Return whom a text names: `club`, `solved`, `mine.bin`, `module:function`, each also as `name=…`.

        A file of weights is a master who heeds them, and `unaided` one who heeds none. A module is looked for in the
        current folder too. Raises ValueError that says what is expected and what it got.
        """
        found = _SPEC.fullmatch(spec)
        if not found:
            raise ValueError(f"entrant: expected {_expected()}, got {spec!r}")
        if found["module"]:
            chooser = _imported(found["module"], found["function"])
            return cls(found["name"] or found["function"], chooser=chooser)
        if found["file"] or found["level"] == UNAIDED:
            heeded = found["file"] or UNAIDED
            chooser = partial(advised.choose, name=heeded)
            return cls(found["name"] or Path(heeded).stem, chooser=chooser, advised=heeded)
        if found["level"] in CHOOSERS:
            return cls(found["name"] or found["level"], chooser=CHOOSERS[found["level"]])
        if found["level"] not in SEATED:
            raise ValueError(f"entrant: expected {_expected()}, got {found['level']!r}")
        return cls(found["name"] or found["level"], SEATED[found["level"]])


def entrants_of(specs: Sequence[str]) -> list[Entrant]:
    """Return the entrants that texts name. Raises ValueError for fewer than two, or for two of one name."""
    entrants = [Entrant.of(spec) for spec in specs]
    names = [entrant.name for entrant in entrants]
    if len(names) < 2:
        raise ValueError(f"entrants: expected 2 or more, got {len(names)}")
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice:
        raise ValueError(f"entrants: two are called {twice!r}; name them apart as in one={twice}")
    return entrants


def _expected() -> str:
    names = ", ".join(dict.fromkeys([*SEATED, *CHOOSERS, UNAIDED]))
    return f"one of {names}, a file of weights (….bin), or module:function, or name=either"


def _imported(module: str, function: str) -> Chooser:
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        found = getattr(importlib.import_module(module), function)
    except (Exception, SystemExit) as error:  # a module can fail in any way while it is imported
        why = f"{type(error).__name__}: {error}"
        raise ValueError(f"entrant: {module}:{function} cannot be imported: {why}") from error
    if not callable(found):
        raise ValueError(f"entrant: expected a function, got {module}:{function}, a {type(found).__name__}")
    chooser: Chooser = found
    return chooser
