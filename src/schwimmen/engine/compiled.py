"""How Numba compiles a kernel, and where it finds it again."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cached_property
from pickle import UnpicklingError
from typing import Any, TypeVar, cast

import numba
from llvmlite import ir
from llvmlite.binding import ffi
from numba.core import types
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator
from numba.core.extending import lower_builtin, type_callable

from schwimmen.engine.cached import cache_folder, key_of
from schwimmen.engine.kernel import lowest, size

F = TypeVar("F", bound=Callable[..., Any])

# Numba times each call of LLVM for every kernel that is being compiled, caller in caller: an eighth of the whole time.
for _timers in list(ffi.lib._lock._cblist):  # noqa: SLF001 - what `register_lock_callback` has kept
    ffi.unregister_lock_callback(*_timers)


def compiled(function: F, *, cache: bool = True, **options: Any) -> F:
    """Return a function as one that is compiled when it is called first, or loaded."""
    made = numba.njit(error_model="numpy", no_cfunc_wrapper=True, **{"nogil": True} | options)(function)
    if cache:
        made._cache = Cache(function)  # noqa: SLF001 - where Numba itself puts one
    found = made.get_call_template
    made.get_call_template = lambda args, kws: found(tuple(map(_wide, args)), kws)
    return cast("F", made)


def _wide(kind: Any) -> Any:
    """Return the type as which kernels take an argument.

    One for all integers: else a kernel, with its callees, is compiled for 32 bits, for 64 and for a constant.
    """
    return types.int64 if isinstance(kind, types.Integer) and kind.signed else types.unliteral(kind)


@type_callable(lowest)  # type: ignore[untyped-decorator]
@type_callable(size)  # type: ignore[untyped-decorator]
def _of_bits(context: Any) -> Any:  # noqa: ARG001
    return lambda cards: types.int64 if isinstance(cards, types.Integer) else None


@lower_builtin(lowest, types.Integer)  # type: ignore[untyped-decorator]
def _lowest(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    wide = context.cast(builder, arguments[0], signature.args[0], types.int64)
    return builder.cttz(wide, ir.Constant(ir.IntType(1), 1))


@lower_builtin(size, types.Integer)  # type: ignore[untyped-decorator]
def _size(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    return builder.ctpop(context.cast(builder, arguments[0], signature.args[0], types.int64))


class Cache:
    """Numba's cache of one kernel, opened when it is called first: only then is everything imported that it reaches."""

    def __init__(self, function: Any) -> None:
        self._function = function

    @cached_property
    def _opened(self) -> FunctionCache:
        return _ByKey(self._function)

    def load_overload(self, signature: Any, context: Any) -> Any:
        """Return the kernel as it was compiled, None if it was not, or if a type of its arguments has moved since."""
        try:
            found = self._opened.load_overload(signature, context)
        except (AttributeError, ImportError, EOFError, UnpicklingError):
            self._opened.flush()
            return None
        if found is not None:
            os.utime(self._opened.cache_path)  # somebody uses it: see `cached.remove_stale`
        return found

    def save_overload(self, signature: Any, made: Any) -> None:
        """Keep what was compiled."""
        self._opened.save_overload(signature, made)


class _Place(_CacheLocator):  # type: ignore[misc]
    """The folder of a kernel."""

    def __init__(self, function: Any, file: str) -> None:
        self._py_file, self._key = file, key_of(function)

    def get_cache_path(self) -> str:
        return str(cache_folder() / self._key)

    def get_source_stamp(self) -> str:
        return self._key

    def get_disambiguator(self) -> str:
        return self._key

    @classmethod
    def from_function(cls, py_func: Any, py_file: str) -> _Place:
        return cls(py_func, py_file)


class _Kept(CompileResultCacheImpl):  # type: ignore[misc]
    _locator_classes = (_Place,)


class _ByKey(FunctionCache):  # type: ignore[misc]
    _impl_class = _Kept
