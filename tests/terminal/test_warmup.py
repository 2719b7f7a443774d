"""Kernels are compiled beside a table, and nothing of that outlives it."""

import subprocess
from pathlib import Path
from typing import Any

import pytest

from schwimmen.cli import warmup


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[subprocess.Popen[Any]]:
    """The processes that are started from now on."""
    found: list[subprocess.Popen[Any]] = []

    class Noted(subprocess.Popen[Any]):
        def __init__(self, *args: Any, **options: Any) -> None:
            super().__init__(*args, **options)
            found.append(self)

    monkeypatch.setattr(subprocess, "Popen", Noted)
    return found


def test_compiling_beside_ends_with_the_table(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, started: list[subprocess.Popen[Any]]
) -> None:
    """Where the kernels are not compiled a process does it while the table is open, and is gone then."""
    monkeypatch.setattr(warmup, "JIT", True)
    monkeypatch.setattr(warmup, "cache_folder", lambda: tmp_path)
    monkeypatch.setenv("SCHWIMMEN_CACHE", str(tmp_path))
    with warmup.warming_up_beside() as ready:
        assert not ready()
        assert len(started) == 1
        assert started[0].poll() is None
    assert started[0].returncode is not None


def test_nothing_is_compiled_twice(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, started: list[subprocess.Popen[Any]]
) -> None:
    """Where they are compiled, nothing is started."""
    monkeypatch.setattr(warmup, "JIT", True)
    monkeypatch.setattr(warmup, "cache_folder", lambda: tmp_path)
    warmup.mark(warmup.MARK).touch()
    with warmup.warming_up_beside() as ready:
        assert ready()
        assert started == []
