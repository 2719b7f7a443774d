"""What holds for all tests."""

import os
from inspect import iscoroutinefunction
from typing import Any

import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadGroupScheduling
from xdist.workermanage import WorkerController

# Read when NumPy is loaded: there is a test worker on every core, and threads beside them would wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


@pytest.fixture
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Speak English, whatever the environment speaks."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG"):
        monkeypatch.delenv(name, raising=False)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run asynchronous tests first and the browser's last: Playwright keeps an event loop running."""
    items.sort(
        key=lambda item: (
            "browser" in item.path.parts,
            not iscoroutinefunction(getattr(item, "obj", None)),
        )
    )


class FromBothEnds(LoadGroupScheduling):
    """One worker begins at the end, with the browser's tests: it waits there while the others work."""

    def _assign_work_unit(self, node: WorkerController) -> None:
        if len(self.nodes) > 1 and node is self.nodes[0]:
            self.workqueue.move_to_end(next(reversed(self.workqueue)), last=False)
        super()._assign_work_unit(node)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Any:
    """Let the workers meet in the middle."""
    return FromBothEnds(config, log)
