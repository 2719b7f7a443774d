"""How Numba compiles a kernel, and where it finds it again.

Numba would make machine code and a way in from Python of each kernel, and of all that it calls once more. Few kernels
are called from Python: the others are kept as LLVM's code, which is what their callers need of them. A few large ones
are kept apart: as machine code of their own, to which that of their callers refers.

Numba also expects long loops, and indices that count from the end. The loops of kernels go over seats and cards: as
vectors they would be a lot of code that never runs. And no kernel counts from the end, so none looks whether it does.
Nor does one make an array or keep one, so none counts who has it: that took half of the time of writing texts.
"""

from __future__ import annotations

import functools
import gc
import os
from collections.abc import Callable
from functools import cached_property
from hashlib import sha256
from importlib import import_module
from pickle import UnpicklingError
from typing import Any, NamedTuple, TypeVar, cast

import numba
from llvmlite import ir
from llvmlite.binding import ffi, parse_bitcode
from numba.core import funcdesc, types
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler, compile_result
from numba.core.extending import lower_builtin, type_callable
from numba.core.targetconfig import TargetConfig
from numba.np import arrayobj

from schwimmen.engine.bits import lowest, size
from schwimmen.engine.cached import cache_folder, key_of

F = TypeVar("F", bound=Callable[..., Any])

# Numba times each call of LLVM for every kernel that is being compiled, caller in caller: an eighth of the whole time.
for _timers in list(ffi.lib._lock._cblist):  # noqa: SLF001 - what `register_lock_callback` has kept
    ffi.unregister_lock_callback(*_timers)

# It also spells records out, and asks for all of its options one by one, again and again: as long as that takes again.
types.Record.__repr__ = functools.cache(types.Record.__repr__)
_defaults = functools.cache(lambda options: {name: option.default for name, option in options.options.items()})
TargetConfig.values = lambda config: _defaults(type(config)) | config._values  # type: ignore[arg-type]  # noqa: SLF001 - classes are hashable

_RARELY = 50_000, 20, 100
"""When Python looks for garbage while it compiles: of the objects that Numba makes then nearly all are still in use."""

keeps_apart = True
"""Whether there are kernels apart from others; the page's module, which is linked elsewhere, has none."""


def compiled(function: F, **options: Any) -> F:
    """Return a function as one that is compiled when Python calls it first, or loaded; kernels call its part."""
    called = part(function, **options)
    made = _made(function, {"pipeline_class": _WholeCompiler} | options)
    if options.get("cache", True):
        made._cache = Cache(function, _ByKey)  # noqa: SLF001 - where Numba itself puts one
    made.get_call_template, made.get_overload = called.get_call_template, called.get_overload
    return cast("F", made)


@functools.cache
def part(function: Any, *, cache: bool = True, vectors: bool = False, apart: bool = False, **options: Any) -> Any:
    """Return a function as one that kernels call, as a part of theirs or apart from them."""
    apart = apart and keeps_apart
    compiler = _ApartCompiler if apart else _VectorCompiler if vectors else _PartCompiler
    made = _made(function, {"pipeline_class": compiler, "no_cpython_wrapper": True} | options)
    if cache:
        made._cache = Cache(function, _ApartByKey if apart else _PartByKey)  # noqa: SLF001 - where Numba itself puts one
    found = made.get_call_template
    made.get_call_template = lambda args, named: found(
        tuple(map(_wide, args)), {name: _wide(kind) for name, kind in named.items()}
    )
    return made


def _made(function: Any, options: dict[str, Any]) -> Any:
    given = {name: value for name, value in options.items() if name not in {"cache", "vectors", "apart"}}
    return numba.njit(error_model="numpy", no_cfunc_wrapper=True, _nrt=False, **{"nogil": True} | given)(function)


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


def _index(context: Any, builder: Any, kind: Any, index: Any, length: Any) -> Any:
    if getattr(context, "counts_forward", False):
        return context.cast(builder, index, kind, types.intp)
    return _any_index(context, builder, kind, index, length)


_any_index, arrayobj.fix_integer_index = arrayobj.fix_integer_index, _index


class Apart(NamedTuple):
    """A kernel that is kept apart, for given types of arguments.

    LLVM resolves its name when it loads code that refers to it, as any linker does: no address is kept anywhere.
    """

    module: str
    name: str
    arguments: tuple[Any, ...]

    def load(self) -> None:
        """Have its code there, before any that refers to it."""
        function = getattr(import_module(self.module), self.name).py_func
        part(function, **function.options).compile(self.arguments)


def _mangled(name: str, kinds: Any, *, abi_tags: Any = (), uid: Any = None) -> Any:
    """Return the name of a function for LLVM; where it is kept apart, one that is the same in every process.

    Numba counts functions and records, in each process from the beginning.
    """
    return _named(name, () if isinstance(uid, str) else kinds, abi_tags=abi_tags, uid=uid)


_named, funcdesc.default_mangler = funcdesc.default_mangler, _mangled


class WholeLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The code of a kernel and of all that it calls."""

    vectors = False
    """Whether several numbers are taken at a time where they can be: LLVM does so on its highest level alone."""

    def __init__(self, codegen: Any, name: str) -> None:
        super().__init__(codegen, name)
        self.apart: set[Apart] = set()

    def add_linking_library(self, library: Any) -> None:
        """Take in the code of a kernel that is called, unless it is kept apart."""
        if (itself := getattr(library, "itself", None)) is not None:
            self.apart.add(itself)
            return
        self.apart |= getattr(library, "apart", set())
        super().add_linking_library(library)

    def _optimize_final_module(self) -> None:
        """Do what Numba does, in two rounds."""
        self._first_round()
        passes, builder = self._codegen._module_pass_manager(loop_vectorize=False)  # noqa: SLF001 - as Numba does
        passes.run(self._final_module, builder)

    def _first_round(self) -> None:
        passes, builder = self._codegen._module_pass_manager(  # noqa: SLF001 - as Numba does
            loop_vectorize=self.vectors,
            slp_vectorize=False,
            opt=3 if self.vectors else self._codegen._opt_level,  # noqa: SLF001
            cost="cheap",
        )
        passes.run(self._final_module, builder)


class PartLibrary(WholeLibrary):
    """The code of a kernel that kernels call, to be linked into theirs: without machine code of its own."""

    def _optimize_final_module(self) -> None:
        """Run the first round alone: the other one comes where all is together."""
        self._first_round()

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True

    @property
    def codegen(self) -> Any:
        """What `set_env` is asked of: this itself."""
        return self

    def set_env(self, name: str, environment: Any) -> None:
        """Keep nothing: kernels raise nothing, which is what it would be for."""


class VectorLibrary(PartLibrary):
    """The code of a kernel with long loops."""

    vectors = True


class _WholeCompiler(Compiler):  # type: ignore[misc]
    library = WholeLibrary

    def _compile_core(self) -> Any:
        state = self.state
        state.library = self.library(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        state.targetctx.counts_forward = True
        before = gc.get_threshold()
        gc.set_threshold(*_RARELY)
        try:
            return super()._compile_core()
        finally:
            gc.set_threshold(*before)


class _PartCompiler(_WholeCompiler):
    library = PartLibrary


class _VectorCompiler(_WholeCompiler):
    library = VectorLibrary


class _ApartCompiler(_WholeCompiler):
    def _compile_core(self) -> Any:
        function, arguments = self.state.func_id.func, tuple(self.state.args)
        self.state.func_id.unique_id = f"{key_of(function)}{sha256(repr(arguments).encode()).hexdigest()[:16]}"
        made = super()._compile_core()
        made.library.itself = Apart(function.__module__, function.__qualname__, arguments)
        return made


class Cache:
    """Numba's cache of one kernel, opened when it is called first: only then is everything imported that it reaches."""

    def __init__(self, function: Any, kept: type[FunctionCache]) -> None:
        self._function, self._kept = function, kept

    @cached_property
    def _opened(self) -> FunctionCache:
        return self._kept(self._function)

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


class _PlaceOfPart(_Place):
    def get_cache_path(self) -> str:
        return f"{super().get_cache_path()}-part"


class _PlaceApart(_Place):
    def get_cache_path(self) -> str:
        return f"{super().get_cache_path()}-apart"


class _Kept(CompileResultCacheImpl):  # type: ignore[misc]
    _locator_classes = (_Place,)

    def reduce(self, made: Any) -> tuple[Any, ...]:
        return getattr(made.library, "itself", None), made.library.apart, super().reduce(made)

    def rebuild(self, context: Any, kept: tuple[Any, ...]) -> Any:
        itself, apart, whole = kept
        for each in apart:
            each.load()
        made = super().rebuild(context, whole)
        made.library.itself, made.library.apart = itself, apart
        return made


class _KeptApart(_Kept):
    _locator_classes = (_PlaceApart,)


class _KeptPart(CompileResultCacheImpl):  # type: ignore[misc]
    _locator_classes = (_PlaceOfPart,)

    def reduce(self, made: Any) -> tuple[Any, ...]:
        made.fndesc.typemap = made.fndesc.calltypes = None  # as Numba does: no caller asks for them
        code = made.library._get_module_for_linking().as_bitcode()  # noqa: SLF001 - of LLVM
        return made.library.name, made.library.apart, code, made.fndesc, made.environment, made.signature

    def rebuild(self, context: Any, kept: tuple[Any, ...]) -> Any:
        name, apart, code, described, environment, signature = kept
        library = PartLibrary(context.codegen(), name)
        library.apart = apart
        for each in apart:
            each.load()
        library._shared_module, library._finalized = parse_bitcode(code), True  # noqa: SLF001 - ours
        return compile_result(
            typing_context=context.typing_context,
            target_context=context,
            entry_point=context.get_executable(library, described, environment),
            environment=environment,
            library=library,
            fndesc=described,
            signature=signature,
            objectmode=False,
        )


class _ByKey(FunctionCache):  # type: ignore[misc]
    _impl_class = _Kept


class _ApartByKey(FunctionCache):  # type: ignore[misc]
    _impl_class = _KeptApart


class _PartByKey(FunctionCache):  # type: ignore[misc]
    _impl_class = _KeptPart
