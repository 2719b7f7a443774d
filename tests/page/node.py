"""The page's own code, as Node.js runs it: what `make setup` builds from `web/src/node.ts`."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import client

HERE = Path(__file__).parent


def run(program: Path, *arguments: str, given: str = "") -> subprocess.CompletedProcess[bytes]:
    """Run a program with the Node.js that the set-up chose; Python is not within its reach."""
    node = client.find_node()
    assert node is not None, "make setup"
    return subprocess.run(
        [node.folder / "node", program, *arguments],
        input=given.encode(errors="surrogatepass"),
        capture_output=True,
        env={"PATH": os.devnull},
        check=False,
    )


def answers(program: str, asked: Iterable[Any]) -> list[Any]:
    """Ask a program of this folder, one line of JSON each, and return what it answers."""
    done = run(HERE / f"{program}.mjs", given="".join(json.dumps(line) + "\n" for line in asked))
    assert done.returncode == 0, done.stderr.decode()
    return [json.loads(line) for line in done.stdout.splitlines()]
