"""Kernels are compiled beside a table, and nothing of that outlives it."""

import subprocess
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from schwimmen.cli import warmup
from schwimmen.engine import bindings
from schwimmen.projection import bindings as projection


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


@pytest.mark.jit
@pytest.mark.parametrize("module", [bindings, projection])
def test_the_mark_names_what_a_table_calls(monkeypatch: pytest.MonkeyPatch, module: ModuleType) -> None:
    """Every kernel that Python calls at a table is part of the key: who changes one compiles again."""
    named: list[Any] = []
    monkeypatch.setattr(warmup, "key_of", lambda *roots: named.extend(roots))
    warmup.mark(warmup.MARK)
    kernels = [each for each in vars(module).values() if hasattr(each, "py_func")]
    called = [each for each in kernels if each.py_func.options == {"nogil": False}]  # what `brief` is
    assert called
    assert [each for each in called if each not in named] == []
