"""Set up everything that `make play`, `make test` and the others need, and do nothing twice.

Runs with nothing but Python's standard library. Each step keeps a stamp: a hash of what it was made
from. Where the hash still fits, the step is done, so a second run costs a few milliseconds.

    python tools/setup.py             the environment and the browser client
    python tools/setup.py --research  and the libraries of the extras `envs`, `ray` and `train`, and a simulator of GPUs
    python tools/setup.py --rivals    and libraries that are measured beside this one
    python tools/setup.py --wasm      and a linker for WebAssembly
    python tools/setup.py --browser   and a Chromium and a PostgreSQL for `make test`
    python tools/setup.py --firefox   and a Firefox for `make thorough`
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time
import venv
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import chromium
import client
import firefox
import postgres

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

OLDEST = (3, 11)
ROOT = client.ROOT
VENV = ROOT / ".venv"
STAMPS = VENV / "stamps"
SCRIPTS = VENV / ("Scripts" if sys.platform == "win32" else "bin")
PYTHON = SCRIPTS / ("python.exe" if sys.platform == "win32" else "python")
UV = SCRIPTS / ("uv.exe" if sys.platform == "win32" else "uv")
LOCK = ROOT / "requirements.lock"
RESEARCH = ROOT / "research.lock"
"""What the extras `envs`, `ray` and `train` and a simulated GPU need beside it.

Made under its constraints, so the two fit together."""
RIVALS = ROOT / "rivals.lock"
"""What `make bench` measures beside this project, made under the constraints of both."""
BESIDE = VENV / "rivals"
"""Where that lies: in the environment itself it would hide our own `tests`."""
WASM = ROOT / "wasm.lock"
"""What links the WebAssembly module, and where it lies: 300 MB that only who changes a kernel needs."""
LINKER = VENV / "wasm"


@dataclass(frozen=True)
class Step:
    """Something to be made once, and again only when what it is made from has changed."""

    name: str
    title: str
    sources: tuple[Path, ...]
    result: Path
    make: Callable[[], None]

    def ensure(self) -> None:
        """Make it, unless it is there and made from the same sources."""
        stamp = STAMPS / self.name
        wanted = client.digest(*self.sources)
        if self.result.exists() and stamp.is_file() and stamp.read_text() == wanted:
            return
        started = time.perf_counter()
        print(f"  {self.title} ...", flush=True)
        stamp.unlink(missing_ok=True)
        self.make()
        STAMPS.mkdir(parents=True, exist_ok=True)
        stamp.write_text(wanted)
        print(f"  {self.title}: {time.perf_counter() - started:.0f} s", flush=True)


# --- The Python environment


def install_environment() -> None:
    """Put into `.venv` what everybody needs."""
    if not UV.exists():
        install_uv()
    install(LOCK)


def install(*locks: Path) -> None:
    """Install exactly what some locks name together, checked by hash, and the sources as they lie here."""
    uv("sync", "--require-hashes", *map(str, locks))
    uv("install", "--no-deps", "--no-build-isolation", "--editable", str(ROOT))
    started = "import schwimmen.engine.compiled, schwimmen.server.app, schwimmen.terminal.app"
    client.quiet(PYTHON, "-c", started, env={"PYTHONDONTWRITEBYTECODE": ""})  # the first start compiles nothing


def install_beside(lock: Path, folder: Path) -> None:
    """Install what a lock names in a folder of its own."""
    uv("install", "--require-hashes", "--target", str(folder), "--requirements", str(lock))


def can_install() -> bool:
    """Say whether there is an environment to install into; one that was interrupted while it was made lacks pip."""
    if not PYTHON.exists():
        return False
    ask = [str(PYTHON), "-m", "pip", "--version"]
    return UV.exists() or subprocess.run(ask, capture_output=True, check=False).returncode == 0


def create_venv() -> None:
    """Make an empty environment."""
    try:
        import ensurepip  # noqa: F401  Debian splits it off, and venv then fails unreadably
    except ImportError:
        version = ".".join(map(str, sys.version_info[:2]))
        sys.exit(f"Python {version} lacks venv here: apt-get install python{version}-venv")
    venv.create(VENV, with_pip=True, clear=True)


def install_uv() -> None:
    """Install the lock's own uv with pip; from then on uv installs, itself included."""
    entry = re.search(r"^uv==.*?(?=^\S)", LOCK.read_text(), re.MULTILINE | re.DOTALL)
    if entry is None:
        sys.exit(f"{LOCK.name} does not name uv; make it again with: make lock")
    with tempfile.TemporaryDirectory() as folder:
        requirements = Path(folder, "uv.txt")
        requirements.write_text(entry[0])
        client.quiet(PYTHON, "-m", "pip", "install", "--require-hashes", "-r", requirements)


def uv(*arguments: str, environment: Path = VENV) -> None:
    """Run one of uv's pip commands on an environment, trusting whom the machine trusts."""
    env = {"VIRTUAL_ENV": str(environment), "UV_SYSTEM_CERTS": "true", **index_of_pip()}
    client.quiet(UV, "pip", *arguments, env=env)


def index_of_pip() -> dict[str, str]:
    """Let uv use the package index that pip is set up for, which it does not ask for itself."""
    if "UV_DEFAULT_INDEX" in os.environ or "UV_INDEX_URL" in os.environ:
        return {}
    ask = [sys.executable, "-m", "pip", "config", "get", "global.index-url"]
    index = (
        os.environ.get("PIP_INDEX_URL")
        or subprocess.run(ask, capture_output=True, text=True, check=False).stdout.strip()
    )
    return {"UV_DEFAULT_INDEX": index} if index else {}


# --- The client


def node() -> client.Node:
    """Find a Node.js; where the machine has none, fetch one from the Python registry."""
    found = client.find_node()
    if found is None:
        uv("install", "--target", str(client.NODE_HOME), client.NODE_WHEEL)
        found = client.find_node()
    if found is None:
        sys.exit(f"No Node.js here, and {client.NODE_WHEEL} brings none for this machine")
    return found


# --- All of it, in order


def steps(*, research: bool, rivals: bool, wasm: bool) -> tuple[list[Step], list[Step]]:
    """List what there is to make of Python and of the client, each in the order in which it is needed.

    Making the environment again takes the research libraries away. Their step is made from the same sources and more,
    so it is due again then.
    """
    project = (LOCK, ROOT / "pyproject.toml", ROOT / "tools" / "hatch_build.py")
    modules = client.WEB / "node_modules"
    more = Step("research", "research libraries", (*project, RESEARCH), PYTHON, lambda: install(LOCK, RESEARCH))
    beside = Step("rivals", "libraries to compare with", (RIVALS,), BESIDE, lambda: install_beside(RIVALS, BESIDE))
    linker = Step("wasm", "linker for WebAssembly", (WASM,), LINKER, lambda: install_beside(WASM, LINKER))
    python = [
        Step("environment", "Python packages", project, PYTHON, install_environment),
        *([more] if research else []),
        *([beside] if rivals else []),
        *([linker] if wasm else []),
    ]
    page = [
        Step("packages", "client packages", client.packages(), modules,
             lambda: client.install(node())),
        Step("client", "browser client", client.sources(), client.STATIC / "index.html",
             lambda: client.build(node())),
    ]  # fmt: skip
    return python, page


def ensure(steps: list[Step]) -> None:
    """Make what is missing of some steps, one after the other."""
    for step in steps:
        step.ensure()


def keep_caches_here() -> None:
    """Where nothing can be written at home, have uv and npm keep what they fetch beside the project."""
    if not os.access(Path("~").expanduser(), os.W_OK):
        os.environ.setdefault("UV_CACHE_DIR", str(ROOT / ".tools" / "uv"))
        os.environ.setdefault("npm_config_cache", str(ROOT / ".tools" / "npm"))


@contextmanager
def alone(project: Path = ROOT / "pyproject.toml") -> Iterator[None]:
    """Wait until nobody else sets this project up: two who make one environment spoil it for each other."""
    if sys.platform == "win32":  # it has no such locks
        yield
        return
    import fcntl

    with project.open() as held:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("  waiting for another set-up of this folder ...", flush=True)
            fcntl.flock(held, fcntl.LOCK_EX)
        yield


def main() -> None:
    """Make what is missing."""
    if sys.version_info < OLDEST:
        sys.exit(f"Schwimmen needs Python {'.'.join(map(str, OLDEST))} or newer")
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument(
        "--research", action="store_true", help="also the extras `envs`, `ray`, `train`, and a simulated GPU"
    )
    parser.add_argument("--rivals", action="store_true", help="also the libraries that are measured beside this one")
    parser.add_argument("--wasm", action="store_true", help="also a linker for WebAssembly")
    parser.add_argument("--browser", action="store_true", help="also what tests need: a Chromium, a PostgreSQL")
    parser.add_argument("--firefox", action="store_true", help="also a Firefox")
    wanted = parser.parse_args()
    keep_caches_here()
    with alone():
        make(wanted)


def make(wanted: argparse.Namespace) -> None:
    """Make what is missing of what is wanted."""
    if not can_install():
        create_venv()
    python, page = steps(research=wanted.research, rivals=wanted.rivals, wasm=wanted.wasm)
    if client.find_node() is None:  # the environment's uv fetches one
        ensure(python)
    with ThreadPoolExecutor() as side:
        both = [side.submit(ensure, part) for part in (python, page)]
    for done in both:
        done.result()
    if wanted.browser:
        chromium.ensure()
        postgres.ensure()
    if wanted.firefox:
        firefox.ensure()


if __name__ == "__main__":
    main()
