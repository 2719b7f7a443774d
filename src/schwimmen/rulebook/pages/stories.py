"""Where a game comes from: each paragraph of its story with the places in the documents that tell it.

The words are `page-ID-story-1`, `page-ID-story-2`, …; a place is the document's number and its line.
"""

from __future__ import annotations

from schwimmen.rules.presets import Preset

_STORIES: dict[str, tuple[str, ...]] = {
    "schwimmen": ("000:8 002:5", "000:10 002:5", "000:55 002:66", "000:14 002:137"),
    "schwimmen_gamerules": ("001:18 001:24", "001:52 001:56"),
    "schwimmen_catsatcards": ("004:24", "004:27 004:34", "004:36"),
    "dutch31": ("000:83 002:98", "000:91 002:106", "000:99 002:116"),
    "hosa_aba": ("000:103", "000:110 000:112", "000:114 000:116"),
    "forty_one": ("000:119 002:120", "000:124 000:126", "000:128 002:131"),
    "tri_palki": ("000:132", "000:134 000:150", "000:143 000:152"),
    "tuppenny_loo": ("000:186", "000:188", "000:202"),
    "energy_schwimmen": ("003:52 003:58", "003:117 003:121", "003:54 003:140"),
    "thirty_one": ("004:1 002:9", "004:13 004:20", "004:22"),
    "thirty_one_trio": ("004:23", "004:20 004:23"),
    "no_elimination_31": ("004:55", "004:56 004:62"),
    "trentuno": ("Y13 Y14", "Y13", "Y13 Y17"),
    "commerce": ("Y21 Y24", "Y21 Y23", "Y21 Y22"),
    "stop_the_bus": ("004:37", "004:38 004:54"),
    "petrangola": ("Y1", "Y2 Y4", "Y2 Y5"),
    "mambassa": ("Y9 Y12", "Y10 Y12"),
    "japanese_51": ("004:63 004:65", "004:67 004:69"),
    "chinese_51": ("004:63 004:70", "004:71", "004:81 004:85"),
    "empat_satu": ("004:87", "004:105 004:107"),
}

_PARENTS: dict[str, str] = {
    "schwimmen_gamerules": "schwimmen",
    "schwimmen_catsatcards": "schwimmen",
    "dutch31": "schwimmen",
    "hosa_aba": "schwimmen",
    "energy_schwimmen": "schwimmen",
    "thirty_one_trio": "thirty_one",
    "no_elimination_31": "thirty_one",
    "trentuno": "thirty_one",
    "stop_the_bus": "schwimmen_catsatcards",
    "mambassa": "petrangola",
}
"""The game by which a document tells another one: what it does not say is as there."""


def story_of(preset: Preset) -> tuple[tuple[str, ...], ...]:
    """Return the places that tell each paragraph of a game's story."""
    return tuple(tuple(places.split()) for places in _STORIES[preset.id])


def parent_of(preset: Preset) -> str | None:
    """Return the id of the game that a game is told by, if there is one."""
    return _PARENTS.get(preset.id)
