"""A tournament as a picture: ratings with intervals, and how the differences became sure."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from schwimmen.arena.report import Report
from schwimmen.arena.standings import Standings

PAIRS = 6
"""Pairs whose differences are drawn."""

_INK = "#3d7a8c"


def canvas(path: Path, size: tuple[float, float] = (11, 5)) -> Any:
    """Return an empty figure for a file, whose name's ending says its kind; its size is in inches.

    Raises ModuleNotFoundError without the extra, and ValueError for a kind that there is not.
    """
    try:
        from matplotlib.figure import Figure
    except ModuleNotFoundError:
        raise ModuleNotFoundError("plots need matplotlib: pip install 'schwimmen[plots]'") from None
    figure = Figure(figsize=size, layout="constrained")
    kinds = figure.canvas.get_supported_filetypes()
    if path.suffix[1:].lower() not in kinds:
        raise ValueError(f"plot: expected a name that ends with .{', .'.join(sorted(kinds))}, got {path.name!r}")
    return figure


def plot(figure: Any, standing: Standings, report: Report) -> None:
    """Draw a tournament into an empty figure."""
    left, right = figure.subplots(1, 2, width_ratios=[2, 3])
    _ratings(left, report)
    _differences(right, standing)


def _ratings(axes: Any, report: Report) -> None:
    rows = report.ratings[::-1]
    points = [row.points for row in rows]
    below = [max(0.0, row.points - row.low) for row in rows]
    above = [max(0.0, row.high - row.points) for row in rows]
    axes.errorbar(points, [row.name for row in rows], xerr=[below, above], fmt="o", capsize=4, color=_INK)
    axes.margins(y=0.2)
    axes.grid(axis="x", alpha=0.3)
    axes.set_xlabel(f"rating in points of Elo, with {report.confidence:.4g} intervals (bootstrap over sets)")


def _differences(axes: Any, standing: Standings) -> None:
    names = standing.setup.names
    for number, (pair, course) in enumerate(list(standing.course.items())[:PAIRS]):
        if course:
            sets, means, lows, highs = zip(*course, strict=True)
            axes.plot(sets, means, color=f"C{number}", label=f"{names[pair[0]]} – {names[pair[1]]}")
            axes.fill_between(sets, lows, highs, color=f"C{number}", alpha=0.15, linewidth=0)
    axes.axhline(0, color="black", linewidth=0.8)
    axes.set_xlabel("sets")
    axes.set_ylabel(f"mean difference a set ({standing.setup.unit})")
    axes.set_title(f"with confidence sequences ({standing.stopping.confidence:.4g} together)", fontsize="medium")
    axes.legend(loc="best")
