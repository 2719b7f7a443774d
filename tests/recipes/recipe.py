"""The recipes of CONTRIBUTING.md as steps that a test can take."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent

FENCE = re.compile(r"^```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
STEP = re.compile(
    r"(?:At\sthe\send\sof\s`(?P<end>[^`]+)`"
    r"|In\s`(?P<file>[^`]+)`,\s(?P<where>before|after|instead\sof)\s`(?P<line>[^`]+)`"
    r"|(?P<run>Run)):\n\n```\w+\n(?P<text>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)
"""What is to be done, and the block with it: lines for a file, or commands to run."""


UNUSED = "-p no:playwright -p no:hypothesispytest -p no:anyio"
"""Loading these takes as long as the tests that a recipe runs, and none of them asks for one."""


GENERATE = ".venv/bin/python tools/generate.py\n"
"""What most recipes run first, once everything is written."""


@dataclass(frozen=True)
class Copy:
    """A copy of the tree, which recipes may change; `written`: they have, and what follows from it is generated."""

    root: Path
    written: bool = False

    @classmethod
    def at(cls, root: Path) -> Copy:
        """Copy every file of the tree, tests of the recipes aside; what the set-up has made is lent.

        What Python has made of unchanged modules goes with them.
        """
        command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", ".", ":!tests/oracle"]
        names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
        names += [made.relative_to(ROOT).as_posix() for made in (ROOT / "src").rglob("*.pyc")]
        for name in filter(lambda name: (ROOT / name).is_file(), names):
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, root / name)
        for lent in (".venv", "web/node_modules"):
            (root / lent).symlink_to(ROOT / lent)
        return cls(root)

    def write(self, title: str) -> None:
        """Take every step of a recipe but the last, which shows what has come of them."""
        for step in steps(title)[:-1]:
            self._take(step)

    def follow(self, title: str) -> str:
        """Take every step of a recipe that is not taken yet, and return what the commands at its end print."""
        shows = steps(title)[-1]["text"]
        if self.written:
            return self.run(shows.removeprefix(GENERATE))
        self.write(title)
        return self.run(shows)

    def run(self, commands: str) -> str:
        """Run commands as a person would at the root of the copy. Fails with what they print."""
        env = os.environ | {"PYTHONPATH": str(self.root / "src"), "NUMBA_DISABLE_JIT": "1", "COLUMNS": "200"}
        env["PYTEST_ADDOPTS"] = UNUSED
        done = subprocess.run(
            ["bash", "-e"],
            cwd=self.root,
            env=env,
            input=commands,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout
        return done.stdout

    def _take(self, step: re.Match[str]) -> None:
        if step["run"]:
            self.run(step["text"])
            return
        path = self.root / (step["end"] or step["file"])
        lines = path.read_text(encoding="utf-8").splitlines(keepends=True) if path.exists() else []
        first, last = (len(lines), len(lines)) if step["end"] else _place(lines, step["where"], step["line"])
        lines[first:last] = [step["text"]]
        path.write_text("".join(lines), encoding="utf-8")


def steps(title: str) -> list[re.Match[str]]:
    """Return the steps of a recipe in their order; every block of it is one."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    [recipe] = re.findall(rf"^### {title}\n(.*?)(?=^##|\Z)", text, re.MULTILINE | re.DOTALL)
    found = list(STEP.finditer(recipe))
    assert [step["text"] for step in found] == FENCE.findall(recipe), "a block that no step leads to"
    assert found[-1]["run"], "nothing shows what has come of it"
    return found


def _place(lines: list[str], where: str, told: str) -> tuple[int, int]:
    """Return from where to where lines are replaced: the one line that begins as told, or nothing beside it."""
    [at] = [number for number, line in enumerate(lines) if line.startswith(told)]
    return {"before": (at, at), "after": (at + 1, at + 1)}.get(where, (at, at + 1))
