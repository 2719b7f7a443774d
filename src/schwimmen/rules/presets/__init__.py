"""The games of the family: `PRESETS` holds the presets as printed in the source documents, `find` looks one up.

People name a game as they know it (`named`); records, share codes and the protocol by its id. Share codes and files
of strategies know a preset by its number (`numbered`).
"""

from collections.abc import Mapping
from typing import Any

from schwimmen.errors import TravellingError
from schwimmen.rules.presets.absent import Absent, absent
from schwimmen.rules.presets.family import PRESETS
from schwimmen.rules.presets.names import Name, meant, names_of
from schwimmen.rules.presets.preset import Preset

__all__ = [
    "PRESETS",
    "AbsentGame",
    "AmbiguousName",
    "Name",
    "NotNamed",
    "Preset",
    "absent",
    "find",
    "is_name",
    "meant",
    "named",
    "names_of",
    "numbered",
]


class NotNamed(TravellingError):
    """A name that does not say which game to play."""


class AmbiguousName(NotNamed):
    """A name that several games share; `meant` are names of each that no other game has."""

    def __init__(self, came: str, names: tuple[Name, ...]) -> None:
        self.meant = tuple(name.text if name.house else name.preset for name in names)
        super().__init__(f"rules: {came!r} can mean {' or '.join(self.meant)}")


class AbsentGame(NotNamed):
    """The name of a game that cannot be played here; `game` knows which comes nearest."""

    def __init__(self, came: str, game: Absent) -> None:
        self.game = game
        super().__init__(f"rules: {came!r} is not played here; {game.nearest} comes nearest")


def find(name: object) -> Preset:
    """Return the preset with this id. Raises ValueError that lists the presets there are."""
    if not isinstance(name, str) or name not in PRESETS:
        raise ValueError(_unknown(name))
    return PRESETS[name]


def _unknown(name: object) -> str:
    """Return what is said of a name that no game has."""
    return f"rules: {name!r} is not a preset; there are {', '.join(PRESETS)}"


def is_name(text: str) -> bool:
    """Say whether a text names a game of the family, or several, or one that cannot be played here."""
    return bool(meant(text) or absent(text))


def named(name: object) -> tuple[Preset, Mapping[str, Any]]:
    """Return the preset that somebody names, by its id or as it is called somewhere, and the house rules of that name.

    Raises NotNamed: AmbiguousName for a name that several games share, AbsentGame for one that cannot be played here.
    """
    names = meant(name) if isinstance(name, str) else ()
    if len(names) > 1:
        raise AmbiguousName(str(name), names)
    if names:
        return PRESETS[names[0].preset], names[0].house
    game = absent(name) if isinstance(name, str) else None
    if game is not None:
        raise AbsentGame(str(name), game)
    raise NotNamed(_unknown(name))


def numbered(number: int) -> Preset:
    """Return the preset with this number. Raises ValueError if there is none."""
    for preset in PRESETS.values():
        if preset.number == number:
            return preset
    raise ValueError(f"rules: no preset has the number {number}")
