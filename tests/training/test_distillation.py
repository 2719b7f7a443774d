"""A small network learns from the solved strategy: one seed, the same bytes; and what it learns is what it is told."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from schwimmen.cli import main, train
from schwimmen.engine.kernel import new

jax = pytest.importorskip("jax", reason="needs the extra train")

from schwimmen.training import distillation, lessons  # noqa: E402
from schwimmen.training.distillation import Curriculum, Distance, distil  # noqa: E402
from schwimmen.training.lessons import lessons_of  # noqa: E402

pytestmark = pytest.mark.jit


@pytest.fixture(autouse=True)
def small_portions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let portions be small, and some of the lessons stay apart."""
    monkeypatch.setattr(lessons, "PORTION", 500)
    monkeypatch.setattr(distillation, "HELD_BACK", 500)
    monkeypatch.setattr(distillation, "BATCH", 100)


def test_lessons_are_the_same_on_any_number_of_cores() -> None:
    """Portions follow from the seed, whoever writes them."""
    one, two = lessons_of(3, 1000, 1), lessons_of(3, 1000, 2)
    assert one.tobytes() == two.tobytes()
    assert one.tobytes() != lessons_of(4, 1000, 2).tobytes()


def test_it_learns_what_it_is_told() -> None:
    """In lessons that it has not seen it errs less and less."""
    told: list[Distance] = []
    distil(Curriculum(lessons=3000, passes=4.0), lambda _step, distance: told.append(distance), told=20)
    assert told[-1].chances < told[0].chances
    assert told[-1].values < told[0].values


def test_the_command_writes_weights_and_tells_of_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """`schwimmen distil` writes the same weights for a seed, tells of them, and refuses what makes no sense."""
    out = tmp_path / "small.bin"
    command = ["distil", "--lessons", "1000", "--passes", "1", "--cores", "1", "--out", str(out)]
    assert main(command) == 0
    first = out.read_bytes()
    assert "step 5 of 5: chances " in capsys.readouterr().err
    assert main(command) == 0
    assert out.read_bytes() == first
    assert np.fromfile(out, new(distillation.NetworkWeights).dtype).shape == (1,)
    assert json.loads(out.with_suffix(".json").read_text())["lessons"] == 1000
    assert main(["distil", "--lessons", "10", "--out", str(out)]) == 2
    assert "expected more than" in capsys.readouterr().err
    monkeypatch.setattr("schwimmen.cli.distil.find_spec", lambda _name: None)
    assert main(command) == 2
    assert train.MISSING in capsys.readouterr().err
