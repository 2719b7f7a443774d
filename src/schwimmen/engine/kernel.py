"""The `@kernel` and `@record` decorators, and the few operations on bits that kernels share.

A kernel is a plain typed function over records and integers: no Python objects, no allocation, no exceptions. Numba
compiles it; with `NUMBA_DISABLE_JIT=1`, or without Numba, the same source runs as plain Python.

A record is declared once, as an annotated class. Type checkers and readers see the class, kernels see the numpy dtype
that is derived from it.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from typing import Annotated, Any, TypeAlias, TypeVar, get_args, get_type_hints

import numpy as np
from numpy.typing import NDArray

JIT = find_spec("numba") is not None and os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")
"""Whether kernels are compiled."""

I1: TypeAlias = Annotated[int, "i1"]
I4: TypeAlias = Annotated[int, "i4"]
I8: TypeAlias = Annotated[int, "i8"]

F = TypeVar("F", bound=Callable[..., Any])


if JIT:
    from llvmlite import ir
    from numba.core import types
    from numba.core.extending import intrinsic

    from schwimmen.engine.compiled import compiled

    def kernel(function: F) -> F:
        """Compile a function, once per installation."""
        return compiled(function)

    def brief(function: F) -> F:
        """Compile a function that takes microseconds: letting other threads run meanwhile would take longer."""
        return compiled(function, nogil=False)

    def inlined(function: F) -> F:
        """Compile a small function into whatever calls it: a call would take longer than what it does."""
        return compiled(function, forceinline=True)

    @intrinsic  # type: ignore[untyped-decorator]
    def lowest(typing_context: Any, cards: Any) -> Any:  # noqa: ARG001
        """Return the number of the lowest bit of a set that is not empty."""

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:  # noqa: ARG001
            return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

        return types.int64(types.int64), generate

    @intrinsic  # type: ignore[untyped-decorator]
    def size(typing_context: Any, cards: Any) -> Any:  # noqa: ARG001
        """Return how many bits of a set are set."""

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:  # noqa: ARG001
            return builder.ctpop(args[0])

        return types.int64(types.int64), generate

else:

    def kernel(function: F) -> F:
        """Leave a function as it is: plain Python."""
        return function

    inlined = brief = kernel

    def lowest(cards: int) -> int:
        """Return the number of the lowest bit of a set that is not empty."""
        return (int(cards) & -int(cards)).bit_length() - 1

    def size(cards: int) -> int:
        """Return how many bits of a set are set."""
        return int(cards).bit_count()


@cache
def dtype_of(declared: Any) -> np.dtype[Any]:
    """Return the numpy dtype of an annotated class."""
    fields: list[Any] = []
    for name, hint in get_type_hints(declared, include_extras=True).items():
        _, *form = get_args(hint)
        fields.append((name, form[0]) if len(form) == 1 else (name, form[0], (form[1],)))
    return np.dtype(fields, align=True)


def new(declared: type, count: int = 1) -> NDArray[Any]:
    """Return an array of `count` empty records."""
    return np.zeros(count, dtype_of(declared))


def record_at(array: NDArray[Any], index: int = 0) -> Any:
    """Return one record of an array, in the form in which kernels take it (no copy)."""
    return array[index] if JIT else array.view(np.recarray)[index]


def rows_of(array: NDArray[Any]) -> Any:
    """Return an array of records in the form in which kernels take it (no copy)."""
    return array if JIT else array.view(np.recarray)


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
