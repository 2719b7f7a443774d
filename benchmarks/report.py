"""How measurements are told: a table of figures with their spread, dated, in docs/benchmarks.md."""

from __future__ import annotations

import os
import platform
import statistics
import subprocess
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent
FILE = HERE.parent / "docs" / "benchmarks.md"
MARK = "<!-- newest first -->\n"


@dataclass(frozen=True, slots=True)
class Figure:
    """One line of the table: what was measured, its unit, and the samples."""

    what: str
    unit: str
    samples: list[float]

    @property
    def median(self) -> float:
        """The middle of the samples."""
        return statistics.median(self.samples)

    def row(self) -> str:
        """Return the line as Markdown: median, and the least and greatest sample."""
        low, high = min(self.samples), max(self.samples)
        return f"| {self.what} | {_round(self.median)} | {_round(low)} – {_round(high)} | {self.unit} |"


def put_first(told: str) -> None:
    """Put a section first in the file."""
    FILE.write_text(FILE.read_text().replace(MARK, MARK + "\n" + told, 1))


def machine() -> str:
    """Return what was measured on."""
    import numba
    import numpy as np

    cores, python = os.cpu_count(), platform.python_version()
    return f"{_processor()}, {cores} cores, Python {python}, Numba {numba.__version__}, NumPy {np.__version__}."


def _processor() -> str:
    lines = Path("/proc/cpuinfo").read_text().splitlines() if Path("/proc/cpuinfo").exists() else []
    named = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return named[0] if named else platform.machine()


def commit() -> str:
    """Return what was measured."""
    out = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, cwd=HERE, check=False)
    return out.stdout.strip() or "unknown"


def _round(number: float) -> str:
    return f"{number:.3g}" if number < 100 else f"{number:,.0f}"
