"""Where compiled kernels are kept, and by which key: a hash of what a kernel reaches.

A kernel is compiled again when its own code changes, or that of anything it calls; not for a comment, a docstring or
another kernel in its file, and not in a second checkout. Numba's own cache goes by the file of the kernel alone.
"""

from __future__ import annotations

import ast
import os
import shutil
import sys
import time
from collections.abc import Iterator
from enum import EnumType
from functools import cache
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from inspect import getsource
from pathlib import Path
from textwrap import dedent
from types import CodeType, FunctionType, ModuleType
from typing import Any

import numpy as np

STALE_DAYS = 30
"""What nobody has loaded for so long is removed."""


def cache_folder() -> Path:
    """Return the folder of the compiled kernels."""
    own = os.environ.get("SCHWIMMEN_CACHE")
    shared = os.environ.get("XDG_CACHE_HOME")
    root = Path(own) if own else (Path(shared) if shared else Path.home() / ".cache") / "schwimmen"
    return root / "kernels"


def remove_stale() -> None:
    """Remove what was compiled of sources that nobody uses any more, also where earlier versions have put it."""
    oldest = time.time() - STALE_DAYS * 86_400
    for path in [*cache_folder().glob("*"), *cache_folder().parent.glob("kernels-*")]:
        if path.stat().st_mtime < oldest:
            shutil.rmtree(path, ignore_errors=True) if path.is_dir() else path.unlink(missing_ok=True)


def key_of(*roots: Any) -> str:
    """Return a hash of kernels and dtypes, of all that the kernels reach, and of who compiles them.

    Raises TypeError if a kernel reaches a value that cannot be told from another.
    """
    parts = [_compiler(), *(repr(root) for root in roots if isinstance(root, np.dtype)), *map(_own, _reached(*roots))]
    return sha256("\n".join(parts).encode()).hexdigest()[:16]


def source_key_of(*roots: Any, beside: str = "") -> str:
    """Return a hash of kernels and all that they reach which is the same wherever it is computed, whoever compiles.

    Numbers of constants count to nine places: the last ones are each machine's own.
    """
    parts = [beside, *map(_source, _reached(*roots))]
    return sha256("\n".join(parts).encode()).hexdigest()[:16]


def enums_of(*roots: Any) -> list[EnumType]:
    """Return the enumerations that kernels reach, in the order of their names."""
    named = (value for function in _reached(*roots) for _name, value in _named(function))
    return sorted({value for value in named if isinstance(value, EnumType)}, key=lambda each: each.__name__)


def _reached(*roots: Any) -> dict[FunctionType, None]:
    """Return what some kernels reach, and themselves."""
    reached: dict[FunctionType, None] = {}
    for root in roots:
        if (function := _function_of(root)) is not None:
            _reach(function, reached)
    return reached


@cache
def _compiler() -> str:
    try:
        numba = version("numba")
    except PackageNotFoundError:
        numba = "none"
    own = Path(__file__).with_name("compiled.py").read_text(encoding="utf-8")
    return f"{sys.version} numpy {np.__version__} numba {numba} {os.environ.get('NUMBA_OPT', '')} {own}"


def _reach(function: FunctionType, reached: dict[FunctionType, None]) -> None:
    if function not in reached:
        reached[function] = None
        for _name, value in _named(function):
            if (called := _function_of(value)) is not None:
                _reach(called, reached)


@cache
def _own(function: FunctionType) -> str:
    """Return what sets a function apart from others, without what it calls."""
    values = (f"{name}: {_told(value)}" for name, value in _named(function))
    code, options = _told_code(function.__code__, function.__doc__), repr(vars(function).get("options"))
    return "\n".join([function.__module__, function.__qualname__, options, code, *values])


def _source(function: FunctionType) -> str:
    """Return the same as `_own`, of the source instead of what Python made of it."""
    definition = ast.parse(dedent(getsource(function))).body[0]
    if function.__doc__ is not None and isinstance(definition, ast.FunctionDef):
        definition.body = definition.body[1:]
    values = (f"{name}: {_told(_rounded(value))}" for name, value in _named(function))
    return "\n".join([function.__module__, ast.unparse(definition), *values])


def _rounded(value: Any) -> Any:
    return value.round(9) if isinstance(value, np.ndarray) and value.dtype.kind == "f" else value


@cache
def _named(function: FunctionType) -> list[tuple[str, Any]]:
    """Return what a function finds outside of itself, by name."""
    names = list(dict.fromkeys(_names(function.__code__)))
    found = [(name, function.__globals__[name]) for name in names if name in function.__globals__]
    inside = [
        (f"{module}.{name}", getattr(value, name))
        for module, value in found
        if isinstance(value, ModuleType) and value.__name__.startswith(__package__.partition(".")[0])
        for name in names
        if hasattr(value, name)
    ]
    cells = zip(function.__code__.co_freevars, function.__closure__ or (), strict=True)
    return found + inside + [(name, cell.cell_contents) for name, cell in cells]


def _names(code: CodeType) -> Iterator[str]:
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _names(constant)


def _told_code(code: CodeType, docstring: str | None = None) -> str:
    """Return a function's code as text, without its docstring and its line numbers."""
    constants = [None if docstring is not None and each == docstring else each for each in code.co_consts]
    shape = (code.co_argcount, code.co_flags, code.co_varnames, code.co_names, code.co_freevars, code.co_cellvars)
    return f"{code.co_code.hex()} {shape} {[_told(each) for each in constants]}"


def _told(value: Any) -> str:
    """Return a value as text; a function by name, since what it does is told where it is reached."""
    if (function := _function_of(value)) is not None:
        return f"{function.__module__}.{function.__qualname__}"
    match value:
        case CodeType():
            return _told_code(value)
        case ModuleType():
            return value.__name__
        case EnumType():
            return repr(list(value))
        case tuple() | frozenset():
            return repr([*getattr(value, "_fields", ()), *map(_told, value)])
        case np.ndarray():
            return f"{value.dtype} {value.shape} {value.tobytes().hex()}"
        case None | bool() | int() | float() | str() | bytes() | np.generic():
            return repr(value)
    raise TypeError(f"{value!r}: a kernel reaches a value that has no place in a key")


def _function_of(value: Any) -> FunctionType | None:
    """Return the Python function of a kernel."""
    function = getattr(value, "py_func", value)
    return function if isinstance(function, FunctionType) else None
