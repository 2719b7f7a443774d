"""What kernels stand on: records, bits, and the key by which compiled code is kept."""

from __future__ import annotations

import importlib
import linecache
import os
import random
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any, get_type_hints

import numpy as np
import pytest

import schwimmen
from schwimmen.engine import kernel
from schwimmen.engine.bits import lowest, size
from schwimmen.engine.cached import cache_folder, enums_of, key_of, remove_stale, source_key_of
from schwimmen.engine.kernel import HELD, JIT, bit, dtype_of, new, pick
from schwimmen.engine.layout import RuleFields, Table, View, fields_of
from schwimmen.rules.fields import Rules


def test_the_folder_of_compiled_kernels_follows_two_variables(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Compiled kernels lie where two variables say, or at home."""
    monkeypatch.setenv("SCHWIMMEN_CACHE", str(tmp_path / "own"))
    assert cache_folder() == tmp_path / "own" / "kernels"
    monkeypatch.delenv("SCHWIMMEN_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "shared"))
    assert cache_folder() == tmp_path / "shared" / "schwimmen" / "kernels"
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    assert cache_folder() == tmp_path / ".cache" / "schwimmen" / "kernels"


@pytest.mark.jit
def test_a_kernel_is_compiled_once_for_all_integers() -> None:
    """Narrow and wide integers and constants come to the same code: each further one would cost seconds."""
    from schwimmen.engine.compiled import compiled, part

    inner: Any = part(lambda number: number + 1, cache=False)

    def add(narrow: Any) -> int:
        return int(inner(narrow[0]) + inner(7) + inner(len(narrow)))

    assert compiled(add, cache=False)(np.zeros(1, np.int32)) == 1 + 8 + 2
    assert len(inner.signatures) == 1


@pytest.mark.jit
def test_long_loops_take_several_numbers_at_a_time() -> None:
    """A kernel with long loops is compiled to vectors where it is asked for, and no other one is."""
    from numba import typeof

    from schwimmen.engine.compiled import part

    def double(numbers: Any) -> None:
        for place in range(len(numbers)):
            numbers[place] += numbers[place]

    for vectors in (True, False):
        made = part(double, cache=False, vectors=vectors)
        made.compile((typeof(np.zeros(1, np.float32)),))
        (found,) = made.overloads.values()
        assert ("x float>" in found.library.get_llvm_str()) is vectors


SOURCE = """
import numpy as np
from enum import IntEnum

class Phase(IntEnum):
    DEAL = 0

LIMIT, POINTS = 3, np.arange(3)

def other(x):
    return x

def reached(x):
    return x + POINTS[Phase.DEAL]

def caller(x):
    return reached(x) + sum(y for y in range(7)) - LIMIT
"""


def _written(source: str) -> Any:
    """Return the function `caller` of a source, of which Python still knows the lines."""
    names: dict[str, Any] = {"__name__": "written"}
    file = f"written {sha256(source.encode()).hexdigest()}"
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
    exec(compile(source, file, "exec"), names)
    return names["caller"]


KEYS = pytest.mark.parametrize("key", [key_of, source_key_of])
"""Of what is kept on a machine, and of the module for the page, which is committed."""


@KEYS
@pytest.mark.parametrize(
    "edit",
    [
        ("def other(x):\n    return x", "def other(x):\n    return 2 * x"),
        ("    return reached", '    """Say what it is."""\n    # and why\n    return reached'),
    ],
)
def test_comments_and_neighbours_compile_nothing(edit: tuple[str, str], key: Callable[..., str]) -> None:
    """What a kernel does not reach makes no difference to its key, nor do comments, docstrings and line numbers."""
    assert key(_written(SOURCE.replace(*edit))) == key(_written(SOURCE))


@KEYS
@pytest.mark.parametrize(
    "edit",
    [
        ("- LIMIT", "+ LIMIT"),
        ("return x + POINTS", "return x - POINTS"),
        ("range(7)", "range(8)"),
        ("LIMIT, POINTS = 3", "LIMIT, POINTS = 4"),
        ("arange(3)", "ones(3)"),
        ("DEAL = 0", "DEAL = 1"),
    ],
)
def test_whatever_a_kernel_reaches_is_in_its_key(edit: tuple[str, str], key: Callable[..., str]) -> None:
    """An edit of a kernel, of what it calls, or of a constant of either gives another key."""
    assert key(_written(SOURCE.replace(*edit))) != key(_written(SOURCE))


def test_the_enumerations_that_kernels_read_are_found() -> None:
    """The page's module gets each enumeration of which a kernel takes a member, also through another kernel."""
    assert [each.__name__ for each in enums_of(_written(SOURCE))] == ["Phase"]


def test_a_source_key_is_the_same_on_every_machine() -> None:
    """The last places of a computed number are a machine's own: they leave the committed key as it is."""
    near, far = (SOURCE.replace("np.arange(3)", f"np.array([1 / 3 + {more}])") for more in (1e-15, 1e-6))
    exact = SOURCE.replace("np.arange(3)", "np.array([1 / 3 + 0.0])")
    keys = [source_key_of(_written(source)) for source in (exact, near, far)]
    assert keys[0] == keys[1] != keys[2]


def test_records_and_options_are_in_a_key() -> None:
    """A field more, or another way to compile, gives another key."""
    assert len({key_of(), key_of(dtype_of(Table)), key_of(dtype_of(View))}) == 3
    assert len({key_of(decorate(lambda x: x)) for decorate in (kernel.kernel, kernel.inlined)}) == (2 if JIT else 1)


def test_the_names_of_a_tuple_are_in_a_key() -> None:
    """A named tuple whose field has another name gives another key: compiled code asks for fields by their names."""
    written = "from collections import namedtuple\nPAIR = namedtuple('Pair', 'one two')(1, 2)\n"
    written += "def caller():\n    return PAIR\n"
    assert key_of(_written(written)) != key_of(_written(written.replace("one two", "one other")))


def test_a_value_without_a_place_in_a_key_is_refused() -> None:
    """A kernel that reaches what the key cannot tell from another is no kernel."""
    with pytest.raises(TypeError, match="has no place in a key"):
        key_of(_written(SOURCE.replace("LIMIT, POINTS = 3", "LIMIT, POINTS = {3}")))


def test_every_kernel_has_a_key() -> None:
    """Whatever kernels are written, they can be kept."""
    package = Path(schwimmen.__file__).parent
    keys = set()
    for path in sorted(package.rglob("*.py")):
        names = re.findall(r"^@(?:kernel|apart|brief|inlined)\ndef (\w+)", path.read_text(), re.MULTILINE)
        if names and path.stem != "cuda":
            module = importlib.import_module(".".join(path.relative_to(package.parent).with_suffix("").parts))
            keys |= {key_of(getattr(module, name)) for name in names}
    assert len(keys) > 300


@pytest.mark.jit
def test_a_compiled_kernel_is_loaded(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What is compiled once is loaded from then on, for as long as somebody does; what is broken is made again."""
    from schwimmen.engine.compiled import compiled

    monkeypatch.setenv("SCHWIMMEN_CACHE", str(tmp_path))
    function: Any = lambda number: number + 1  # noqa: E731 - whatever is compiled
    first, second = compiled(function), compiled(function)
    assert first(2) == second(2) == 3
    assert (sum(first._cache_misses.values()), sum(second._cache_hits.values())) == (1, 1)
    (folder,) = (tmp_path / "kernels").iterdir()
    for path in folder.iterdir():
        path.write_bytes(b"")
    assert (compiled(function)(2), compiled(function)(2)) == (3, 3)
    assert all(path.stat().st_size for path in folder.iterdir())
    remove_stale()
    assert folder.exists()
    os.utime(folder, (0, 0))
    remove_stale()
    assert not folder.exists()


@pytest.mark.jit
def test_what_kernels_call_is_loaded_into_another_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A kernel that others call is kept for the next one that does, and is no way in for Python."""
    from schwimmen.engine.compiled import compiled, part

    monkeypatch.setenv("SCHWIMMEN_CACHE", str(tmp_path))
    function: Any = lambda number: number + 1  # noqa: E731 - whatever is compiled

    def loaded(factor: int) -> int:
        inner = part.__wrapped__(function)
        assert compiled(lambda number: factor * inner(number), cache=False)(2) == factor * 3
        return sum(inner._cache_hits.values())

    assert [loaded(2), loaded(3)] == [0, 1]
    assert [path.name[-5:] for path in (tmp_path / "kernels").iterdir()] == ["-part"]


APART = """
from schwimmen.engine.kernel import apart, kernel, new
from schwimmen.engine.layout import Table

@apart
def inner(table, number):
    return table.dealer + number + 1

@kernel
def outer(tables, number):
    return 2 * inner(tables[0], number)

print(outer(new(Table), 3), sum(outer._cache_hits.values()))
"""


@pytest.mark.thorough
@pytest.mark.jit
def test_what_is_kept_apart_is_found_whoever_compiles_it(tmp_path: Path) -> None:
    """A kernel refers to one that is kept apart by the same name, also when another process compiled that anew.

    Numba counts kinds of records, so that process knows another one before.
    """
    (tmp_path / "written.py").write_text(APART)
    imports = "import numba; from schwimmen.engine.kernel import new; from schwimmen.engine.layout import View"
    first = f"{imports}; numba.typeof(new(View)); "

    def run(before: str = "") -> str:
        environment = os.environ | {"SCHWIMMEN_CACHE": str(tmp_path)}
        command = [sys.executable, "-c", before + "import written"]
        return subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=True).stdout

    assert run() == "8 0\n"
    (kept,) = (tmp_path / "kernels").glob("*-apart")
    shutil.rmtree(kept)
    assert run(first) == "8 1\n"
    assert kept.exists()


@pytest.mark.few(1)
@pytest.mark.jit
@pytest.mark.parametrize(("patience", "loaded"), [(60, False), (0, True)])
def test_the_first_moves_wait_for_no_compiler(patience: float, loaded: bool) -> None:
    """A program that plays little never loads the compiler; one that plays on does."""
    code = f"""
import sys
from schwimmen import Game
from schwimmen.engine.kernel import BriefKernel
from schwimmen.players import choose

BriefKernel.patience = {patience}
game = Game(players=4, seed=1)
game.play(choose("beginner", game.look(game.to_move), game.rules, 1))
print("numba" in sys.modules, BriefKernel.open)
"""
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout == f"{loaded} {loaded}\n"


@pytest.mark.parametrize("declared", [Table, View, RuleFields])
def test_a_record_is_its_annotated_class(declared: type) -> None:
    """A record has the fields of its class, in their order, empty at first."""
    fields = dtype_of(declared)
    assert list(fields.names or ()) == list(get_type_hints(declared))
    assert not any(new(declared).tobytes())


def test_a_record_is_written_through() -> None:
    """A record taken out of an array is no copy."""
    array = new(Table, 2)
    array[1]["dealer"] = 3
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
        assert (lowest(cards), size(cards)) == (chosen[0], len(chosen))
    assert [int(bit(card)) for card in (0, 51)] == [1, 1 << 51]
