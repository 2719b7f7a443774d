"""The kernels as one WebAssembly module, for the page and whoever else has no Python (decision 21).

    python tools/wasm.py     compile what `exports` names, and write the module and what is told about it

Numba compiles each kernel to LLVM's code for this machine's processor; that code, which nothing ties to the processor
yet, is compiled for WebAssembly and linked by the `wasm-ld` of the package `ziglang`. Who plays, or changes no kernel,
needs none of this: the module is in version control, and `tools/generate.py --check` says when it is out of date.
"""

from __future__ import annotations

import gzip
import json
import os
import re
import sys
import tempfile
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

import client
import exports
import setup

from schwimmen.engine.cached import cache_folder
from schwimmen.engine.kernel import dtype_of, new

MODULE: Final = client.WEB / "src" / "engine" / "schwimmen.wasm"
ABOUT: Final = MODULE.with_suffix(".json")

TRIPLE: Final = "wasm32-unknown-unknown"
STACK: Final = 64 * 1024
"""Bytes below the records, for what kernels keep while they run."""

FEATURES: Final = "+simd128"
"""Vectors of 16 bytes: every browser has them that the page runs in (decision 21)."""

PLAIN: Final = {"NUMBA_OPT": "1", "NUMBA_LOOP_VECTORIZE": "0", "NUMBA_SLP_VECTORIZE": "0"}
"""How Numba compiles: vectors of this machine's width would be taken apart again."""


def main() -> None:
    """Write the module, and beside it what it was made from."""
    os.environ.update(PLAIN, SCHWIMMEN_CACHE=str(cache_folder().parent / "wasm-simd128"))
    module = linked(native_object())
    MODULE.write_bytes(module)
    ABOUT.write_text(about(module), encoding="utf-8")
    print(ABOUT.read_text(encoding="utf-8"), end="")


def about(module: bytes) -> str:
    """Return what is told about a module."""
    told = {
        "sources": exports.fingerprint(),
        "exports": list(exports.EXPORTS),
        "bytes": len(module),
        "gzip": len(gzip.compress(module, mtime=0)),
        "compilers": {name: version(name) for name in ("numba", "llvmlite")},
    }
    return json.dumps(told, indent=2) + "\n"


def outdated() -> bool:
    """Say whether the module was made from other sources than those that lie here."""
    told = json.loads(ABOUT.read_text(encoding="utf-8")) if ABOUT.is_file() else {}
    return not MODULE.is_file() or told.get("sources") != exports.fingerprint()


# ---------------------------------------------------------------- LLVM


def native_object() -> bytes:
    """Return all exports with what they reach as one object of WebAssembly."""
    import llvmlite.binding as llvm

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3, features=FEATURES)
    use_vectors_of(machine)
    layout = str(machine.target_data)
    whole = llvm.parse_assembly(f'target triple = "{TRIPLE}"\ntarget datalayout = "{layout}"\n')
    for name, kernel in exports.EXPORTS.items():
        entry, code, returns = compiled(kernel)
        part = llvm.parse_assembly(for_target(code, layout))
        shim = binding(name, kernel, part.get_function(entry), returns=returns)
        whole.link_in(llvm.parse_assembly(shim))  # first: what nobody asks for is not linked
        whole.link_in(part)
    keep_only(whole, set(exports.EXPORTS))
    optimize(whole, machine)
    whole.verify()
    if "load ptr" in str(whole):
        sys.exit("A kernel keeps an address in memory, where it would have the width of this machine")
    return bytes(machine.emit_object(whole))


def compiled(kernel: Any) -> tuple[str, str, Any]:
    """Let Numba compile a kernel; return the name of its function, LLVM's code of all that it reaches, its type."""
    from numba import typeof, types
    from numba.np.numpy_support import from_dtype

    from schwimmen.engine import compiled as by_numba

    by_numba.keeps_apart = False  # the module is one piece

    def numba_type(kind: Any) -> Any:
        if isinstance(kind, type) and kind in exports.NUMBERS:
            return {int: types.int64, float: types.float64, bool: types.boolean}[kind]
        if exports.is_record(kind):
            return typeof(new(kind)).dtype
        item = numba_type(kind.kind) if exports.is_record(kind.kind) else from_dtype(kind.kind)
        return types.Array(item, kind.dimensions, "C")

    signature = tuple(map(numba_type, exports.arguments(kernel).values()))
    dispatcher = by_numba.part(kernel.py_func, **kernel.options)  # what other kernels call, too: one copy
    dispatcher.compile(signature)
    made = dispatcher.overloads[signature]
    code = made.library._get_module_for_linking()  # noqa: SLF001 - also of one that was loaded, unlike `get_llvm_str`
    return made.fndesc.llvm_func_name, str(code), made.signature.return_type


def use_vectors_of(machine: Any) -> None:
    """Let Numba make vectors of the target, not of this machine, where loops take several numbers at a time."""
    import llvmlite.binding as llvm

    from schwimmen.engine.compiled import VectorLibrary

    llvm.set_option("", "-vectorizer-maximize-bandwidth=1")  # as many bytes at once as fit, not as many sums: 16, not 4

    def first_round(library: VectorLibrary) -> None:
        options = llvm.create_pipeline_tuning_options(speed_level=3)
        options.loop_vectorization, options.slp_vectorization = True, False
        builder = llvm.create_pass_builder(machine, options)
        builder.getModulePassManager().run(library._final_module, builder)  # noqa: SLF001 - as `PartLibrary` does

    VectorLibrary._first_round = first_round  # type: ignore[assignment, method-assign]  # noqa: SLF001 - as above


def for_target(code: str, layout: str) -> str:
    """Return LLVM's code with nothing of this machine in it."""
    code = re.sub(r'^target (triple|datalayout) = ".*"$', "", code, flags=re.MULTILINE)
    code = re.sub(r'"(target-cpu|target-features|tune-cpu)"="[^"]*"', "", code)
    code = code.replace(" = common ", " = internal ")  # WebAssembly has no symbols without a value
    code = code.replace("@sqrt(", "@llvm.sqrt.f64(")  # an instruction there, no library
    return f'target triple = "{TRIPLE}"\ntarget datalayout = "{layout}"\n{code}'


def binding(name: str, kernel: Any, entry: Any, *, returns: Any) -> str:
    """Write the function by which JavaScript calls a kernel: numbers come and go as its own, records by address."""
    kinds = [str(each.type) for each in entry.arguments]
    made = Binding(kinds[2:])
    for argument, kind in exports.arguments(kernel).items():
        if isinstance(kind, exports.Row):
            size = dtype_of(kind.kind).itemsize if exports.is_record(kind.kind) else kind.kind.itemsize
            made.row(argument, size, kind.dimensions)
        elif exports.is_record(kind):
            made.record(argument)
        else:
            made.number(argument)
    back, answer = RETURNED[str(getattr(returns, "dtype", returns))]  # an enumeration has one
    return f"""
        declare i32 @"{entry.name}"({", ".join(kinds)})
        define {"double" if answer else "void"} @{name}({", ".join(made.taken)}) {{
            %result = alloca {back}
            %excuse = alloca ptr
            {made.steps}
            call i32 @"{entry.name}"(ptr %result, ptr %excuse, {", ".join(made.given)})
            {answer or "ret void"}
        }}"""


_ANSWER: Final = "%value = load {0}, ptr %result\n%answer = {1} {0} %value to double\nret double %answer"
RETURNED: Final = {
    "none": ("ptr", ""),
    "bool": ("i8", _ANSWER.format("i8", "uitofp")),
    "int64": ("i64", _ANSWER.format("i64", "sitofp")),
    "float64": ("double", "%value = load double, ptr %result\nret double %value"),
}
"""What a kernel writes, by the name of its type, and how that is returned."""


class Binding:
    """The arguments of an export: what JavaScript gives, and what the kernel takes."""

    def __init__(self, kinds: list[str]) -> None:
        self.taken: list[str] = []
        self.given: list[str] = []
        self.steps = ""
        self._kinds = iter(kinds)

    def number(self, name: str) -> None:
        """Take a number."""
        self.taken.append(f"double %{name}")
        kind = next(self._kinds)
        if kind != "double":
            self.steps += f"%{name}.whole = fptosi double %{name} to {kind}\n"
            name += ".whole"
        self.given.append(f"{kind} %{name}")

    def record(self, name: str) -> None:
        """Take a record."""
        self.taken.append(f"ptr %{name}")
        self.given.append(f"{next(self._kinds)} %{name}")

    def row(self, name: str, size: int, dimensions: int) -> None:
        """Take an array and its shape: for Numba its owner, count, item size, address, shape and strides.

        Nobody owns this one.
        """
        count, width = f"%{name}_length.whole", f"%{name}_width.whole"
        self.taken += [f"ptr %{name}", f"double %{name}_length"]
        self.steps += f"{count} = fptosi double %{name}_length to i64\n"
        shape: tuple[str | int, ...] = (count, size)
        if dimensions == 2:
            self.taken.append(f"double %{name}_width")
            self.steps += f"{width} = fptosi double %{name}_width to i64\n"
            self.steps += f"%{name}.stride = mul i64 {width}, {size}\n%{name}.all = mul i64 {count}, {width}\n"
            shape = (count, width, f"%{name}.stride", size)
            count = f"%{name}.all"
        members = ("null", "null", count, size, f"%{name}", *shape)
        self.given += [f"{next(self._kinds)} {each}" for each in members]


def keep_only(whole: Any, names: set[str]) -> None:
    """Let nothing be seen from outside but the exports, so that all else can be inlined, or goes."""
    for each in [*whole.functions, *whole.global_variables]:
        if not each.is_declaration and each.name not in names:
            each.linkage = "internal"


def optimize(whole: Any, machine: Any) -> None:
    """Take out what counts references to arrays, of which kernels own none, and let LLVM do the rest.

    What is loaded over a phone's network shall be small: loops stay loops and only little functions are inlined. That
    spares a quarter of the module, compressed; opponents think as fast, random play is some percent slower.
    """
    import llvmlite.binding as llvm

    options = llvm.create_pipeline_tuning_options(speed_level=2)
    options.loop_vectorization = options.slp_vectorization = options.loop_unrolling = False
    options.inlining_threshold = 40
    builder = llvm.create_pass_builder(machine, options)
    passes = builder.getModulePassManager()
    passes.add_refprune_pass()
    passes.run(whole, builder)


# ---------------------------------------------------------------- linking


def linked(code: bytes) -> bytes:
    """Return an object as a module: memory of its own, no imports."""
    names = (f"--export={name}" for name in (*exports.EXPORTS, "__heap_base"))
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, "kernels.o"), Path(folder, "kernels.wasm")
        source.write_bytes(code)
        options = ("--no-entry", "--gc-sections", "--strip-all", "--stack-first", "-z", f"stack-size={STACK}", *names)
        linker = (sys.executable, "-m", "ziglang", "wasm-ld")
        client.quiet(*linker, source, "-o", target, *options, env={"PYTHONPATH": str(setup.LINKER)})
        return target.read_bytes()


if __name__ == "__main__":
    main()
