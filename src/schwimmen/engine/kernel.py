"""The `@kernel` decorator, what records are, and the few operations on bits that kernels share.

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
from typing import TYPE_CHECKING, Annotated, Any, Generic, TypeAlias, TypeVar, cast, get_args, get_type_hints, overload

import numpy as np
from numpy.typing import NDArray

JIT = find_spec("numba") is not None and os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")
"""Whether kernels are compiled."""

I1: TypeAlias = Annotated[int, "i1"]
I4: TypeAlias = Annotated[int, "i4"]
I8: TypeAlias = Annotated[int, "i8"]

F = TypeVar("F", bound=Callable[..., Any])
R = TypeVar("R", bound="Struct")


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
        _, *form = get_args(hint)
        fields.append((name, form[0]) if len(form) == 1 else (name, form[0], (form[1],)))
    dtype = np.dtype(fields, align=True)
    return dtype if JIT else np.dtype((np.record, dtype))


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
