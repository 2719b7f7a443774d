"""The modules that the page has in TypeScript too, and where they are there."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from translating.modules import module

_TEXT: Final = "schwimmen.rulebook.text"
_PARTS: Final = ("lines", "opening", "turns", "calls", "worths", "settlement", "matches", "sections", "sources", "idle",
                 "house", "pictures", "compare", "trouble")  # fmt: skip
_REVIEW: Final = "schwimmen.review"
_WEIGHED: Final = ("seen", "after", "verdict", "reason", "middle", "neighbour", "own_hand", "imagined",
                  "experience", "late_call", "outs", "because", "closely", "telling", "advice", "budget")  # fmt: skip

TRANSLATED: Final = {
    "schwimmen.rules.enums": "./enums",
    "schwimmen.rules.combinations": "./combinations",
    "schwimmen.rules.knobs.args": "./args",
    "schwimmen.words.sentence": "./sentence",
    "schwimmen.match.values": "./values",
    **{f"{_TEXT}.{part}": f"./{part}" for part in _PARTS},
    **{f"{_REVIEW}.{part}": f"./{part}" for part in _WEIGHED},
}
"""The modules, each with the one in web/src/rulebook/translated that says the same."""

BY_HAND: Final = {
    "": "../python",
    "schwimmen.rules.fields": "../family",
    "schwimmen.rules.knobs.knob": "../family",
    "schwimmen.rules.knobs.idle": "../family",
    "schwimmen.rules.presets.preset": "../family",
    f"{_TEXT}.hands": "../hands",
    f"{_REVIEW}.worths": "../hands",
    "schwimmen.engine.codes": "../../engine/layout",
    "schwimmen.match.tokens": "../../match/tokens",
}
"""What they stand on: the helpers, the data of the games, the engine."""

FILES: Final[dict[str, Callable[[], str]]] = {
    f"web/src/rulebook/translated{path[1:]}.ts": partial(module, name, {**TRANSLATED, **BY_HAND})
    for name, path in TRANSLATED.items()
}
"""What writes each file."""
