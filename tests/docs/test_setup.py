"""The set-up recovers by itself from what an environment can have become."""

from __future__ import annotations

import shutil
import subprocess
import sys
import venv
from pathlib import Path
from threading import Event, Thread

import pytest
import setup

ROOT = Path(__file__).parent.parent.parent


def test_an_environment_that_was_interrupted_is_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Python comes before pip: with one and not the other nothing could ever be installed."""
    python = tmp_path / setup.SCRIPTS.name / setup.PYTHON.name
    monkeypatch.setattr(setup, "PYTHON", python)
    monkeypatch.setattr(setup, "UV", python.with_name("uv"))
    assert not setup.can_install()
    venv.create(tmp_path, with_pip=False)
    assert python.exists()
    assert not setup.can_install()
    python.with_name("uv").touch()
    assert setup.can_install()


@pytest.mark.parametrize("gone", [True, False])
def test_the_set_up_is_run_by_a_python_that_is_there(
    gone: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """An environment whose Python has been taken away is made again by another one."""
    monkeypatch.delenv("PYTHON", raising=False)
    shutil.copy(ROOT / "Makefile", tmp_path)
    python = tmp_path / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.symlink_to(tmp_path / "nowhere" if gone else setup.PYTHON)
    done = subprocess.run(["make", "-n", "setup"], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert (".venv/bin/python tools/setup.py" in done.stdout.splitlines()) == (not gone)
    assert "tools/setup.py" in done.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="it has no such locks")
def test_two_who_set_up_one_folder_take_turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who comes second says so and waits, as where `make play` and `make test` are started side by side."""
    project, waits, order = tmp_path / "pyproject.toml", Event(), list[str]()
    project.touch()
    monkeypatch.setattr(setup, "print", lambda *_told, **_how: waits.set(), raising=False)

    def second() -> None:
        with setup.alone(project):
            order.append("second")

    other = Thread(target=second)
    with setup.alone(project):
        other.start()
        assert waits.wait(60)
        order.append("first")
    other.join(60)
    assert order == ["first", "second"]
