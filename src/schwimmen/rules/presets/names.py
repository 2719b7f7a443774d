"""What else the games are called, where, and with which house rules: the other names of rules-2.md, section 4.

A name that two games share finds both, and whoever looked it up has to ask back. A game's own id is never another's
name: "Stop the Bus" is `stop_the_bus`, though some say it of Scat.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from schwimmen.rules.presets.family import PRESETS


@dataclass(frozen=True, kw_only=True)
class Name:
    """A name of a game."""

    text: str
    preset: str
    """The id of the game."""
    places: tuple[str, ...] = ()
    """Where it is called so; each has a word in the catalogue, `place-austria`."""
    sources: tuple[str, ...] = ()
    """Source documents by number, and the pages [Z1] to [Z19] of rules-2.md."""
    house: Mapping[str, Any] = field(default_factory=dict, hash=False)
    """The house rules that the name stands for."""
    also: tuple[str, ...] = ()
    """Names under which one finds it as well, together with the games that share them."""


def _called(preset: str, places: str, sources: str, *texts: str) -> tuple[Name, ...]:
    """Return names that mean a game as it is printed."""
    of = {"preset": preset, "places": tuple(places.split()), "sources": tuple(sources.split())}
    return tuple(Name(text=text, **of) for text in texts)  # type: ignore[arg-type]


BASTARD: Final[Mapping[str, Any]] = {
    "dealer_choice": "none",
    "pass": False,
    "last_turn_stand": False,
    "exact_tie": "all_tied_lowest_lose",
    "grace": 0,
}
"""Stop the Bus as it is played under the name of Bastard: AL-4."""

NAMES: Final[tuple[Name, ...]] = (
    *_called(
        "schwimmen", "germany", "000 Z1 Z2", "Einunddreißig", "31", "Knack", "Schnauz", "Schnautz", "Wutz", "Bull"
    ),
    *_called("schwimmen", "austria", "000 Z1 Z3", "Hosen ’runter", "Hosn obe", "Hosn obi", "Hosn owi", "Adenauer"),
    *_called("schwimmen", "austria germany", "Z2 Z3", "Feuer"),
    *_called("schwimmen", "germany austria", "Z3 Z4", "Blitz"),
    *_called("schwimmen", "france austria", "Z1 Z2", "Trente-et-un", "Trente-un"),
    *_called("hosa_aba", "switzerland", "000 Z6 Z7 Z8", "Hose abe", "Hosenabe", "Hosen runter"),
    *_called("dutch31", "netherlands", "000", "Eenendertigen", "31"),
    *_called("japanese_51", "japan", "004", "Goju Ichi", "51"),
    *_called("thirty_one", "usa britain", "004 Z9 Z10", "Scat", "Blitz", "31"),
    *_called("thirty_one", "usa", "004 Z9 Z10 Z11", "Cadillac", "Cad", "Cabbage", "Kitty", "High Hat", "Geronimo"),
    *_called("thirty_one", "usa", "004 Z9 Z10 Z11", "Clinker", "Whammy!", "Juble", "Nickel Knock"),
    *_called("thirty_one", "usa britain", "Z9", "Ride the Bus"),
    *_called("thirty_one", "canada usa", "004 Z12", "Trenta Et Un", "Trente-et-un"),
    *_called("trentuno", "italy", "Y13", "31"),
    *_called("petrangola", "italy", "Y1", "31"),
    *_called("mambassa", "italy", "Y9 Y12", "Manbassa"),
    *_called("empat_satu", "indonesia", "004", "41"),
    Name(
        text="Schnauz (Wikipedia)",
        preset="schwimmen",
        places=("germany",),
        sources=("Z2", "Z5"),
        house={"close_timing": "instead", "all_pass": "none"},
    ),
    Name(
        text="Hosenabe (jassen.ch)",
        also=("Hose abe", "Hosenabe"),
        preset="schwimmen",
        places=("switzerland",),
        sources=("Z6",),
        house={
            "players": [2, 11],
            "pack": 36,
            "direction": "anticlockwise",
            "dealer_choice": "see_extra_only",
            "fire_value": 33,
        },
    ),
    Name(
        text="Hose abe (Jassverzeichnis)",
        also=("Hose abe", "Hosenabe"),
        preset="schwimmen",
        places=("switzerland",),
        sources=("Z7",),
        house={
            "players": [2, 11],
            "pack": 36,
            "close_timing": "instead",
            "all_pass": "none",
            "fire_value": "none",
        },
    ),
    Name(
        text="Thirty-One (GamePoint)",
        preset="thirty_one",
        places=("netherlands",),
        sources=("Z19",),
        house={"caller_not_best": True},
    ),
    Name(text="Bastard", preset="stop_the_bus", places=("england",), sources=("Z13",), house=BASTARD),
    Name(
        text="Stop the Bus (Denexa)",
        preset="stop_the_bus",
        places=("england",),
        sources=("Z14", "Z15"),
        house={**BASTARD, "allow_swap_all": False},
    ),
)


def names_of(preset: str) -> tuple[Name, ...]:
    """Return what else a game is called."""
    return tuple(name for name in NAMES if name.preset == preset)


def meant(text: str) -> tuple[Name, ...]:
    """Return what a text can name: one game by its id, else every game with that name, none if there is none.

    Case, accents, blanks and signs make no difference.
    """
    asked = bare(text)
    for preset in PRESETS:
        if asked == bare(preset):
            return (Name(text=preset, preset=preset),)
    return _by_name().get(asked, ())


@cache
def _by_name() -> dict[str, tuple[Name, ...]]:
    """Return every name and every title with what it can mean, a game as it is printed once."""
    titles = tuple(Name(text=preset.title, preset=preset.id) for preset in PRESETS.values())
    found: dict[str, tuple[Name, ...]] = {}
    for name in titles + NAMES:
        for text in map(bare, (name.text, *name.also)):
            same = found.get(text, ())
            if name.house or name.preset not in [other.preset for other in same if not other.house]:
                found[text] = (*same, name)
    return found


def bare(text: str) -> str:
    """Return the letters and digits of a text, without case and accents."""
    return re.sub(r"[^a-z0-9]", "", unicodedata.normalize("NFKD", text.casefold()))
