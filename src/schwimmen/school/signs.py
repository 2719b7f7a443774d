"""Suit signs and topic icons as drawings: outlines in a box of 100 by 100, y downwards, as in SVG.

The suit signs are those of the browser's cards. Signs are filled, icons are drawn with a round pen.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

BOX = 100

Point: TypeAlias = tuple[float, float]

SUITS = {
    "C": "M50 6c12 0 20 9 20 20 0 7-3 13-8 18 4-2 7-3 11-3 11 0 20 9 20 20s-9 20-20 20c-8 0-15-4-19-11 1 11 5 19 12 25"
    "H34c7-6 11-14 12-25-4 7-11 11-19 11C16 81 7 72 7 61s9-20 20-20c4 0 7 1 11 3-5-5-8-11-8-18C30 15 38 6 50 6z",
    "S": "M50 6c7 20 41 33 41 57 0 12-9 20-19 20-8 0-14-4-18-11 1 11 5 18 12 23H34c7-5 11-12 12-23-4 7-10 11-18 11"
    "C18 83 9 75 9 63 9 39 43 26 50 6z",
    "H": "M50 92C28 72 7 53 7 31 7 17 17 8 29 8c9 0 17 6 21 16C54 14 62 8 71 8c12 0 22 9 22 23 0 22-21 41-43 61z",
    "D": "M50 4c9 18 21 33 36 46-15 13-27 28-36 46-9-18-21-33-36-46C29 37 41 22 50 4z",
}
"""The outline of each suit sign."""

ICONS = {
    "bulb": "M40 74C40 62 24 54 24 36C24 20 36 9 50 9C64 9 76 20 76 36C76 54 60 62 60 74zM40 84L60 84M45 94L55 94"
    "M42 38L50 46L58 38M50 46L50 74",
    "turbine": "M47 48L44 95L56 95L53 48M50 35C42 24 43 10 50 3C55 12 56 25 50 35zM54 43C68 42 79 50 83 59"
    "C72 61 60 55 54 43zM46 43C32 42 21 50 17 59C28 61 40 55 46 43zM30 95L70 95"
    "M56 41C56 44 53 47 50 47C47 47 44 44 44 41C44 38 47 35 50 35C53 35 56 38 56 41z",
    "plant": "M14 95C26 76 30 62 26 42L62 42C58 62 62 76 74 95zM27 50C38 53 50 53 61 50M66 81L90 81L90 95L74 95"
    "M80 81L80 58L87 58L87 81M30 33C24 24 34 16 41 21C45 10 60 10 62 20C72 14 82 22 76 31",
    "pylon": "M30 95L45 8L55 8L70 95M12 31L88 31M20 51L80 51M12 31L42 23M88 31L58 23M20 51L39 43M80 51L61 43"
    "M41 31L62 51L34 72L70 95M59 31L38 51L66 72L30 95M12 31L12 38M88 31L88 38M20 51L20 58M80 51L80 58",
    "book": "M50 26C40 17 25 15 9 17L9 80C25 78 40 80 50 88C60 80 75 78 91 80L91 17C75 15 60 17 50 26zM50 26L50 88"
    "M20 33C27 33 34 34 40 37M20 47C27 47 34 48 40 51M20 61C27 61 34 62 40 65"
    "M80 33C73 33 66 34 60 37M80 47C73 47 66 48 60 51M80 61C73 61 66 62 60 65",
    "flask": "M38 8L62 8M43 8L43 38L18 84C15 90 18 94 24 94L76 94C82 94 85 90 82 84L57 38L57 8"
    "M31 62C38 57 44 67 52 62C60 57 64 67 70 62M40 78L41 78M58 82L59 82M52 74L53 74",
    "globe": "M92 50C92 73 73 92 50 92C27 92 8 73 8 50C8 27 27 8 50 8C73 8 92 27 92 50zM8 50L92 50M50 8L50 92"
    "M50 8C24 28 24 72 50 92M50 8C76 28 76 72 50 92M17 25C36 37 64 37 83 25M17 75C36 63 64 63 83 75",
    "leaf": "M14 90C26 72 44 54 66 38M24 76C12 44 36 14 88 12C90 62 58 88 24 76zM40 59L40 40M54 46L56 28M40 59L60 62"
    "M54 46L73 48",
}
"""The lines of each icon that a topic may have."""


@dataclass(frozen=True, slots=True)
class Stroke:
    """One line of a drawing: curves (two handles and an end each) from a start, closed or open."""

    start: Point
    curves: tuple[tuple[Point, Point, Point], ...]
    closed: bool


@cache
def strokes(path: str) -> tuple[Stroke, ...]:
    """Return the lines of a drawing, its straight parts as curves too. Knows the SVG commands M L H C S and Z."""
    return tuple(_strokes(path))


def _strokes(path: str) -> Iterator[Stroke]:
    start: Point | None = None
    here, handle = (0.0, 0.0), (0.0, 0.0)
    curves: list[tuple[Point, Point, Point]] = []
    for command, points in _steps(path):
        kind = command.upper()
        if kind == "M":
            if start is not None and curves:
                yield Stroke(start, tuple(curves), closed=False)
            start = here = handle = points[0]
            curves = []
            continue
        if kind == "Z":
            if start is not None:
                yield Stroke(start, tuple(curves), closed=True)
            start, curves = None, []
            continue
        moved = [_moved(point, here, command) for point in points]
        end = moved[-1]
        if kind == "C":
            first, second = moved[0], moved[1]
        elif kind == "S":
            first, second = (2 * here[0] - handle[0], 2 * here[1] - handle[1]), moved[0]
        else:
            first, second = here, end
        curves.append((first, second, end))
        here, handle = end, second
    if start is not None and curves:
        yield Stroke(start, tuple(curves), closed=False)


def _moved(point: Point, here: Point, command: str) -> Point:
    if command == "H":
        return point[0], here[1]
    return (point[0] + here[0], point[1] + here[1]) if command.islower() else point


_POINTS = {"M": 1, "L": 1, "C": 3, "S": 2}


def _steps(path: str) -> Iterator[tuple[str, list[Point]]]:
    """Yield each command with its points, a repeated command as often as it is meant."""
    for command, text in re.findall(r"([MLHCScsz])([^MLHCScsz]*)", path):
        numbers = [float(number) for number in re.findall(r"-?\d+(?:\.\d+)?", text)]
        if command in "zH":
            yield command, [(number, 0.0) for number in numbers]
            continue
        pairs = list(zip(numbers[::2], numbers[1::2], strict=True))
        count = _POINTS[command.upper()]
        for begin in range(0, len(pairs), count):
            yield command, pairs[begin : begin + count]
