"""What holds for all tests."""

import gc
import os
from collections import Counter
from inspect import iscoroutinefunction
from pathlib import Path
from typing import Any

import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling
from xdist.workermanage import WorkerController

# Read when NumPy is loaded: there is a test worker on every core, and threads beside them would wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

gc.disable()  # Nothing that is loaded goes away, and looking for what could takes a quarter of the loading.


@pytest.fixture
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Speak English, whatever the environment speaks."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG"):
        monkeypatch.delenv(name, raising=False)


THOROUGH = {"envs", "recipes", "training"}
"""The folders that `make test` leaves to `make thorough`: what they need takes long to load, or to do."""


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not even load the folders of which nothing is asked."""
    if collection_path.name in THOROUGH and config.option.markexpr == "not thorough":
        return True
    return None


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what is left to `make thorough`, and put tests in order.

    Files with asynchronous tests come first and the browser's last: Playwright keeps an event loop running. In between,
    files with many tests come first, and those with few fill the gaps.
    """
    mark_thorough(items)
    tests = Counter(item.path for item in items)
    asynchronous = {item.path for item in items if iscoroutinefunction(getattr(item, "obj", None))}
    items.sort(key=lambda item: ("browser" in item.path.parts, item.path not in asynchronous, -tests[item.path]))


def mark_thorough(items: list[pytest.Item]) -> None:
    """Mark all tests of some folders, and the cases of a test that come after the few that it asks for."""
    cases = Counter[str]()
    for item in items:
        test, few = item.nodeid.partition("[")[0], item.get_closest_marker("few")
        cases[test] += 1
        if THOROUGH.intersection(item.path.parts) or (few and cases[test] > few.args[0]):
            item.add_marker("thorough")


def pytest_collection_finish() -> None:
    """Collect garbage again, but only what tests leave behind: a fifth of their time went into looking at the rest."""
    gc.enable()
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)


class FromBothEnds(LoadScopeScheduling):
    """One worker begins at the end, with the browser's tests: it waits there while the others work.

    A file is one piece of work, for its tests share what is loaded, compiled and made. Those of the browser share a
    browser at most, and fill every gap; those of failures share a database.
    """

    def _split_scope(self, nodeid: str) -> str:
        file = nodeid.partition("::")[0]
        folder = file.rpartition("/")[0]
        return {"tests/browser": nodeid, "tests/server/failure": folder}.get(folder, file)

    def _assign_work_unit(self, node: WorkerController) -> None:
        if len(self.nodes) > 1 and node is self.nodes[0]:
            self.workqueue.move_to_end(next(reversed(self.workqueue)), last=False)
        super()._assign_work_unit(node)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Any:
    """Let the workers meet in the middle."""
    return FromBothEnds(config, log)
