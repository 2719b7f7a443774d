"""Two lights over one lake: the colours by their names."""

from __future__ import annotations

from textual.theme import Theme

_NIGHT = {
    "sky": "#0e1a22",
    "sky-low": "#14262f",
    "water-line": "#8fbec6",
    "water": "#143f4c",
    "deep": "#0d2a35",
    "lit": "#2b4a52",
    "lake": "#10303b",
    "wood": "#3b3025",
    "wood-lit": "#4c3d2c",
    "on-wood": "#f3e9d8",
    "on-wood-2": "#cbb999",
    "paper": "#15242b",
    "paper-line": "#4d7078",
    "ink": "#e6eeec",
    "ink-2": "#abc0c1",
    "ink-3": "#86a0a3",
    "light": "#f6c35a",
    "light-ink": "#23190a",
    "key": "#f6c35a",
    "heading": "#f0c063",
    "changed": "#ffd27c",
    "wave": "#8fbec6",
    "belt": "#ff9d86",
    "belt-2": "#fff4ee",
    "badge": "#e6eeec",
    "on-badge": "#14262f",
    "card": "#f6f0e2",
    "card-edge": "#dccfb4",
    "chosen": "#ffdf8f",
    "face-red": "#b3271e",
    "face-black": "#1d2a33",
    "face-green": "#1f6a3c",
    "face-blue": "#1d4f9c",
    "back": "#1c5a6c",
    "back-line": "#7fb3ba",
    "head": "#f0b46a",
    "char": "#8b7665",
    "say-red": "#ff9584",
    "say-black": "#e6eeec",
    "say-green": "#8fd0a0",
    "say-blue": "#93bff5",
}

_DAY = _NIGHT | {
    "sky": "#e9f0ee",
    "sky-low": "#f7efe0",
    "water-line": "#2b6470",
    "water": "#b9d6d8",
    "deep": "#9fc6ca",
    "lit": "#fff6d6",
    "lake": "#cfe2e1",
    "wood": "#d9c5a3",
    "wood-lit": "#e6d5b6",
    "on-wood": "#2b2013",
    "on-wood-2": "#56452c",
    "paper": "#fbf8f1",
    "paper-line": "#8f7650",
    "ink": "#14303a",
    "ink-2": "#2f474e",
    "ink-3": "#54686d",
    "light": "#8a4b00",
    "light-ink": "#ffffff",
    "key": "#8a4b00",
    "heading": "#0f5163",
    "changed": "#8a4b00",
    "wave": "#2b6470",
    "belt": "#a8321b",
    "belt-2": "#c8432a",
    "badge": "#14303a",
    "on-badge": "#ffffff",
    "card": "#fffdf7",
    "chosen": "#ffd978",
    "head": "#8f4a12",
    "char": "#6b5a48",
    "say-red": "#b3271e",
    "say-black": "#14303a",
    "say-green": "#1f6a3c",
    "say-blue": "#1d4f9c",
}


def variables(*, night: bool, four_colours: bool) -> dict[str, str]:
    """Return the colours of a light, with the suits in two or in four colours."""
    colours = _NIGHT if night else _DAY
    suits = {"c": "green", "s": "black", "h": "red", "d": "blue"} if four_colours else _TWO
    return colours | {
        f"{where}-{suit}": colours[f"{where}-{colour}"] for where in ("face", "say") for suit, colour in suits.items()
    }


_TWO = {"c": "black", "s": "black", "h": "red", "d": "red"}


def themes() -> list[Theme]:
    """Return a theme for each light and number of suit colours; its name is `name_of(…)`."""
    return [_theme(night=night, four_colours=four) for night in (True, False) for four in (True, False)]


def name_of(*, night: bool, four_colours: bool) -> str:
    """Return the name of a theme."""
    return f"{'night' if night else 'day'}-{4 if four_colours else 2}"


def _theme(*, night: bool, four_colours: bool) -> Theme:
    found = variables(night=night, four_colours=four_colours)
    return Theme(
        name=name_of(night=night, four_colours=four_colours),
        primary=found["heading"],
        background=found["sky"],
        foreground=found["ink"],
        surface=found["paper"],
        panel=found["paper"],
        dark=night,
        variables=found,
    )
