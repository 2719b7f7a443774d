"""What kernels stand on: records, bits, and a folder of compiled code for each state of the sources."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import schwimmen
from schwimmen.engine import kernel
from schwimmen.engine.kernel import (
    HELD,
    JIT,
    KERNELS,
    bit,
    cache_folder,
    dtype_of,
    lowest,
    new,
    pick,
    record_at,
    size,
    sources_hash,
)
from schwimmen.engine.layout import RuleFields, Table, View, fields_of
from schwimmen.rules.fields import Rules


def test_compiled_kernels_lie_in_a_folder_of_their_sources(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The folder follows the two variables that say where, or lies at home, and carries the sources' hash."""
    monkeypatch.setenv("SCHWIMMEN_CACHE", str(tmp_path / "own"))
    assert cache_folder() == tmp_path / "own" / f"kernels-{sources_hash()}"
    monkeypatch.delenv("SCHWIMMEN_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "shared"))
    assert cache_folder().parent == tmp_path / "shared" / "schwimmen"
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    assert cache_folder().parent == tmp_path / ".cache" / "schwimmen"


@pytest.mark.jit
def test_a_kernel_is_compiled_once_for_all_integers() -> None:
    """Narrow and wide integers and constants come to the same code: each further one would cost seconds."""
    inner: Any = kernel._compiled(lambda number: number + 1, cache=False)

    def add(narrow: Any) -> int:
        return int(inner(narrow[0]) + inner(7) + inner(len(narrow)))

    assert kernel._compiled(add, cache=False)(np.zeros(1, np.int32)) == 1 + 8 + 2
    assert len(inner.signatures) == 1


def test_the_hash_notices_an_edit(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Any change where kernels are written, or of the rules, gives another hash; a change elsewhere does not."""
    for folder in KERNELS:
        (tmp_path / folder).mkdir(parents=True)
        (tmp_path / folder / "part.py").write_text("x = 1\n")
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "fields.py").write_text("y = 1\n")
    monkeypatch.setattr(kernel, "__file__", str(tmp_path / "engine" / "kernel.py"))
    seen = [sources_hash()]
    for name in (*(f"{folder}/part.py" for folder in KERNELS), "rules/fields.py", "engine/new.py"):
        (tmp_path / name).write_text("z = 2\n")
        seen.append(sources_hash())
    assert len(set(seen)) == len(seen)
    (tmp_path / "other.py").write_text("z = 3\n")
    assert sources_hash() == seen[-1]


def test_every_kernel_is_in_the_hash() -> None:
    """No kernel is written where an edit would meet code compiled before it."""
    package = Path(schwimmen.__file__).parent
    written = [
        path
        for path in package.rglob("*.py")
        if re.search(r"^@(kernel|brief|inlined)$", path.read_text(), re.MULTILINE)
    ]
    assert len(written) > 40
    assert all(any((package / folder) in path.parents for folder in KERNELS) for path in written)


@pytest.mark.parametrize("declared", [Table, View, RuleFields])
def test_a_record_is_its_annotated_class(declared: type) -> None:
    """A record has the fields of its class, in their order, empty at first."""
    fields = dtype_of(declared)
    assert list(fields.names or ()) == list(declared.__annotations__)
    assert not any(new(declared).tobytes())


def test_a_record_is_written_through() -> None:
    """A record taken out of an array is no copy."""
    array = new(Table, 2)
    record_at(array, 1)["dealer"] = 3
    assert array["dealer"].tolist() == [0, 3]


def test_rules_become_numbers() -> None:
    """Rules are packed with doubled values, and none is nothing."""
    fields = fields_of(Rules(units=7, fire_value=None))[0]
    assert (fields["units"], fields["trio_value"], fields["fire_value"], fields["pack"]) == (7, 61, 0, 32)


def test_bits() -> None:
    """Cards of a set are found in card order, whatever set it is."""
    dice = random.Random(1)
    for _ in range(200):
        chosen = sorted(dice.sample(range(52), dice.randint(1, HELD)))
        cards = sum(1 << card for card in chosen)
        assert [int(pick(cards, place, len(chosen))) for place in range(len(chosen))] == chosen
        assert JIT or (lowest(cards), size(cards)) == (chosen[0], len(chosen)), "compiled, only kernels can call these"
    assert [int(bit(card)) for card in (0, 51)] == [1, 1 << 51]
