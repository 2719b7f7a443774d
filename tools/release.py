"""Build the wheel and the source archive of this version from a clean clone, and try the wheel where nothing else is.

    python tools/release.py

Refuses where the tree is dirty or the changelog does not tell of the version. What is built lies in `dist/`, with its
hashes; tagging and publishing are left to people.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING

import client
import setup

if TYPE_CHECKING:
    from collections.abc import Iterator

DIST = client.ROOT / "dist"
HASHES = "SHA256SUMS"
START_SECONDS = 120
"""Time that a server may take to answer, its engine not compiled yet."""


def version_of(root: Path) -> str:
    """Read the version that a tree says it is."""
    source = (root / "src" / "schwimmen" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.+)"$', source, re.MULTILINE)
    if found is None:
        sys.exit("src/schwimmen/__init__.py has no __version__")
    return found[1]


def obstacles(root: Path) -> Iterator[str]:
    """Yield everything that keeps a tree from being released as it lies there."""
    version = version_of(root)
    if changed := _git(root, "status", "--porcelain"):
        yield f"The tree has changes that are not committed:\n{changed.rstrip()}"
    changelog = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    heading = f"## [{version}] - YYYY-MM-DD"
    if not re.search(rf"^## \[{re.escape(version)}\] - \d{{4}}-\d\d-\d\d$", changelog, re.MULTILINE):
        yield f"CHANGELOG.md does not tell of this version; give what stands under [Unreleased] the heading: {heading}"
    cited = (root / "CITATION.cff").read_text(encoding="utf-8")
    if not re.search(rf"^version: {re.escape(version)}$", cited, re.MULTILINE):
        yield f"CITATION.cff names another version than {version}"


def build(root: Path, into: Path) -> None:
    """Build the last commit: the source archive, and from that the wheel, as anybody could who has only the archive."""
    with tempfile.TemporaryDirectory() as folder:
        clone = Path(folder, "schwimmen")
        client.quiet("git", "clone", "--quiet", "--no-local", str(root), str(clone))
        env = {"VIRTUAL_ENV": str(setup.VENV), **setup.node().env}
        client.quiet(setup.UV, "build", "--no-build-isolation", "--out-dir", str(into), cwd=clone, env=env)


def install(wheel: Path, environment: Path) -> None:
    """Install a wheel into a fresh environment, with what it needs from where the set-up takes its packages."""
    client.quiet(setup.UV, "venv", "--python", sys.executable, str(environment))
    setup.uv("install", str(wheel), environment=environment)


def attempt(environment: Path, version: str) -> None:
    """Ask the installed command for its version and for rules, and the installed server for its health and its page."""
    command = environment / setup.SCRIPTS.name / "schwimmen"
    told = _output(command, "--version")
    if told.split() != ["schwimmen", version]:
        sys.exit(f"The wheel says that it is {told.strip()!r}, expected {version}")
    _output(command, "rules", "schwimmen")
    with _serving(command, environment) as address:
        health = json.loads(_fetch(f"{address}/healthz"))
        if not health["ok"] or b'<div id="app">' not in _fetch(f"{address}/"):
            sys.exit("The server from the wheel is not well, or has no client")


@contextlib.contextmanager
def _serving(command: Path, folder: Path) -> Iterator[str]:
    """Run the server on a free port until the block is left; give its address once it answers."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    store = f"sqlite:///{folder / 'tables.sqlite'}"
    arguments = ["serve", "--port", str(port), "--store", store]
    server = subprocess.Popen([str(command), *arguments], cwd=folder, stdout=subprocess.DEVNULL)
    try:
        yield _awaited(f"http://127.0.0.1:{port}", server)
    finally:
        server.terminate()
        server.wait(timeout=30)


def _awaited(address: str, server: subprocess.Popen[bytes]) -> str:
    """Wait until a server answers."""
    deadline = time.monotonic() + START_SECONDS
    while server.poll() is None and time.monotonic() < deadline:
        with contextlib.suppress(OSError):
            _fetch(f"{address}/healthz")
            return address
        time.sleep(0.2)
    sys.exit(f"The server from the wheel does not answer at {address}")


def _fetch(address: str) -> bytes:
    with urllib.request.urlopen(address, timeout=10) as answer:  # noqa: S310 - an address of this machine
        return bytes(answer.read())


def _output(*command: str | Path) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def _git(root: Path, *arguments: str) -> str:
    return _output("git", "-C", root, *arguments)


def main() -> None:
    """Build, try, and write the hashes."""
    if found := list(obstacles(client.ROOT)):
        sys.exit("\n".join(found))
    version = version_of(client.ROOT)
    shutil.rmtree(DIST, ignore_errors=True)
    build(client.ROOT, DIST)
    [wheel], [archive] = DIST.glob("*.whl"), DIST.glob("*.tar.gz")
    with tempfile.TemporaryDirectory() as folder:
        environment = Path(folder, "environment")
        install(wheel, environment)
        attempt(environment, version)
    hashes = "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in (wheel, archive))
    (DIST / HASHES).write_text(hashes, encoding="utf-8")
    print(f"schwimmen {version}, installed and started once from its wheel:\n{hashes}", end="")


if __name__ == "__main__":
    main()
