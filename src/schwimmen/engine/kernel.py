"""The `@kernel` decorator, what records are, and the few operations on sets that kernels share.

A kernel is a plain typed function over records and integers: no Python objects, no allocation, no exceptions. Numba
compiles it; with `NUMBA_DISABLE_JIT=1`, or without Numba, the same source runs as plain Python.

A record is declared once, as an annotated class. Type checkers and readers see the class, kernels see the numpy dtype
that is derived from it.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache, cached_property, update_wrapper
from importlib.util import find_spec
from operator import itemgetter
from threading import local
from time import perf_counter
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    Generic,
    Protocol,
    TypeAlias,
    TypeVar,
    cast,
    get_args,
    get_type_hints,
    overload,
)

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine.bits import lowest

JIT = find_spec("numba") is not None and os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")
"""Whether kernels are compiled."""

I1: TypeAlias = Annotated[int, "i1"]
I2: TypeAlias = Annotated[int, "i2"]
I4: TypeAlias = Annotated[int, "i4"]
I8: TypeAlias = Annotated[int, "i8"]

F = TypeVar("F", bound=Callable[..., Any])
R = TypeVar("R", bound="Struct")


class Kernel:
    """A function that is compiled, or loaded, when it is called or when a kernel that calls it is compiled."""

    def __init__(self, function: Any, **options: Any) -> None:
        update_wrapper(self, function)
        self.py_func, self.options = function, options
        vars(function)["options"] = options

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        """Call the compiled function; within a plain one, the plain one."""
        if _thread.plain:
            return self.py_func(*arguments, **named)
        result = self.compiled(*arguments, **named)
        BriefKernel.open = True
        return result

    @cached_property
    def compiled(self) -> Any:
        """The compiled function, which takes the place of this object in its module."""
        from schwimmen.engine.compiled import (
            compiled,  # Numba takes a second to import, and many programs never need it
        )

        made, names = compiled(self.py_func, **self.options), self.py_func.__globals__
        if names.get(self.py_func.__name__) is self:
            names[self.py_func.__name__] = made
        return made

    @property
    def _numba_type_(self) -> Any:
        """What Numba asks for when a compiled function calls this one."""
        from schwimmen.engine.compiled import part

        return part(self.py_func, **self.options)._numba_type_


class BriefKernel(Kernel):
    """A kernel that Python calls for a few microseconds of work, with arrays of records.

    Loading the compiled code takes longer than a few hundred calls in plain Python. So until something else loads it,
    or `patience` is spent, bindings run as plain Python.
    """

    open = False
    """Whether a compiled kernel has run."""
    patience = 1.0
    """Seconds left for plain Python, about as many as loading takes."""

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        """Call the compiled function once another one has run, else the plain one."""
        if BriefKernel.open or _thread.plain or BriefKernel.patience <= 0:
            return super().__call__(*arguments, **named)
        began, _thread.plain = perf_counter(), True
        try:
            return self.py_func(*map(_readable, arguments), **{name: _readable(each) for name, each in named.items()})
        finally:
            _thread.plain = False
            BriefKernel.patience -= perf_counter() - began


class _Thread(local):
    plain = False
    """Whether this thread is within a door that runs as plain Python."""


_thread = _Thread()


def _readable(argument: Any) -> Any:
    """Return an argument with fields that plain Python can name."""
    if not (isinstance(argument, np.ndarray) and argument.dtype.names):
        return argument
    return argument.view(readable(argument.dtype))


def kernel(function: F) -> F:
    """Compile a function, once per installation."""
    return cast("F", Kernel(function)) if JIT else function


def apart(function: F) -> F:
    """Compile a large function once, not into each kernel that calls it: a copy takes a second, a call nanoseconds."""
    return cast("F", Kernel(function, apart=True)) if JIT else function


def brief(function: F) -> F:
    """Compile a function that takes microseconds: letting other threads run meanwhile would take longer."""
    return cast("F", BriefKernel(function, nogil=False)) if JIT else function


def inlined(function: F) -> F:
    """Compile a small function into whatever calls it: a call would take longer than what it does."""
    return cast("F", Kernel(function, forceinline=True)) if JIT else function


def vectored(function: F) -> F:
    """Compile a function with long loops: several numbers at a time."""
    return cast("F", Kernel(function, vectors=True)) if JIT else function


class Ints(Protocol):
    """A row of whole numbers: of a record, or a numpy array."""

    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, number: int, /) -> None: ...
    def __len__(self) -> int: ...


if TYPE_CHECKING:

    class Struct:
        """What declared records are made of: fields, which Python outside of kernels asks for by their names."""

        def __getitem__(self, name: str) -> Any: ...
        def __setitem__(self, name: str, value: Any) -> None: ...

    class Records(NDArray[np.void], Generic[R]):
        """A numpy array of records: of one field by its name, one record by its number."""

        @overload  # type: ignore[override]
        def __getitem__(self, index: int) -> R: ...
        @overload
        def __getitem__(self, index: str) -> NDArray[Any]: ...
        @overload
        def __getitem__(self, index: slice) -> Records[R]: ...
        def __getitem__(self, index: Any) -> Any: ...

else:
    Struct, Records = object, np.ndarray


@cache
def dtype_of(declared: Any) -> np.dtype[Any]:
    """Return the numpy dtype of an annotated class. Where nothing is compiled, its records have attributes."""
    fields: list[Any] = []
    for name, hint in get_type_hints(declared, include_extras=True).items():
        _, form, *shape = get_args(hint) or (hint, dtype_of(hint))  # a number or a row of them, or a record within
        fields.append((name, form, tuple(shape)))
    dtype = np.dtype(fields, align=True)
    return dtype if JIT else readable(dtype)


@cache
def readable(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """Return a dtype whose records have their fields as attributes; those of `np.record` take six times as long."""
    fields: dict[str, Any] = dict(dtype.fields or {})
    kinds = [np.dtype((readable(kind.base), kind.shape)) if kind.base.names else kind for kind, _ in fields.values()]
    offsets = [offset for _, offset in fields.values()]
    told = {"names": list(fields), "formats": kinds, "offsets": offsets, "itemsize": dtype.itemsize}
    return np.dtype((type("record", (np.void,), {name: _attribute(name) for name in fields}), told))


def _attribute(name: str) -> property:
    def put(record: Any, value: Any) -> None:
        record[name] = value

    return property(itemgetter(name), put)


def new(declared: type[R], count: int = 1) -> Records[R]:
    """Return an array of `count` empty records."""
    dtype = dtype_of(declared)  # type: ignore[arg-type]  # classes are hashable
    return cast("Records[R]", np.zeros(count, dtype))


@kernel
def bit(card: int) -> int:
    """Return the set of one card, or of one seat."""
    return 1 << int(card)  # int: plain Python must not shift within numpy's narrow types


HELD = 6
"""Most cards in a hand or on a table (the starter of CF-2 before his opening discard)."""


@inlined
def pick(cards: int, index: int, count: int) -> int:
    """Return the card at `index` (below `count`) of a set of `count` cards, counted from 0 in card order."""
    for step in range(count - 1):
        cards &= cards - (step < index)  # clears the lowest card, or nothing: a branch would be guessed wrong
    return lowest(cards)
