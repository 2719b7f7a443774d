"""Random play on a GPU, here by CUDA's simulator: the same hands as on the processor."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from schwimmen.cli import main
from schwimmen.engine import chance

ROOT = Path(__file__).parents[2]
GAMES = ["schwimmen", "dutch31", "forty_one", "japanese_51", "chinese_51"]
"""With a table, single turns, a rebuilt stock, hands of five, and a pool."""


@pytest.mark.thorough
def test_a_gpu_plays_the_same_hands_as_the_processor() -> None:
    """From the same seeds come the same tables, tallies and moves, to the last bit, and the same simulation."""
    command = [sys.executable, "-m", "tests.arena.both_machines", *GAMES]
    env = os.environ | {"NUMBA_ENABLE_CUDASIM": "1"}
    ran = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert json.loads(ran.stdout) == {"simulate": "same"} | dict.fromkeys(GAMES, "same")


def test_many_seeds_are_the_seeds() -> None:
    """The states of many portions at once are those of one after the other."""
    numbers = [0, 1, 2, 99_999, 2**40]
    for seed in (0, 31, 2**63, -5):
        assert chance.seed_states(seed, np.array(numbers)).tolist() == [
            chance.seed_state(seed, each) for each in numbers
        ]


def test_without_a_gpu_it_is_said_in_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """If you ask for a GPU that is not there, you are told so; nothing is played."""
    monkeypatch.setenv("CUDA_VISIBLE_DEVICES", "")
    assert main(["simulate", "--hands", "10", "--device", "cuda"]) == 2
    said = capsys.readouterr()
    assert said.err.startswith("schwimmen simulate: cuda: no GPU found")
    assert said.err.count("\n") == 1
    assert said.out == ""


@pytest.mark.parametrize("module", ["schwimmen.engine.cuda", "numba_cuda"])
def test_without_numba_cuda_it_is_said_what_to_install(
    module: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where Numba cannot compile for GPUs, or only by its own older target, the extra is named."""
    monkeypatch.setattr("numba.cuda.is_available", lambda: True)
    monkeypatch.setitem(sys.modules, module, None)
    assert main(["simulate", "--hands", "10", "--device", "cuda"]) == 2
    error = capsys.readouterr().err
    assert "pip install 'schwimmen[cuda]'" in error
    assert error.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--device", "tpu"], "device: expected one of cpu, cuda, got 'tpu'"),
        (["--device", "cuda", "--policy", "club"], "policy: expected random, got 'club'"),
        (["--portion", "0"], "portion: expected 1 or more, got 0"),
    ],
)
def test_what_a_gpu_cannot_do_is_said(words: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A wrong device, another policy than chance, and an empty portion are named with what is allowed."""
    assert main(["simulate", *words]) == 2
    assert told in capsys.readouterr().err
