"""Kernels tailored to one set of rules: the rules are written into the source as numbers, and what they rule out goes.

A kernel reads the rules field by field, so that every game runs on the same code. For millions of hands by one set of
rules that is reading the same thing over and over: here the source of a kernel, and of all that it calls, is evaluated
as far as the rules decide it (partial evaluation: Futamura 1971), and what is left is compiled. It takes the same
arguments and does the same; the rules among them are no longer read.

What is left is small enough to be one piece, without calls. The tailored source lies beside the compiled kernels, as a
module that can be read.
"""

from __future__ import annotations

import ast
import hashlib
import importlib.util
import inspect
import sys
import textwrap
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from types import FunctionType, MappingProxyType, ModuleType
from typing import Any, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine.cached import cache_folder
from schwimmen.engine.kernel import JIT
from schwimmen.engine.layout import fields_of
from schwimmen.rules.fields import Rules

NO_RECORDS: Mapping[str, Mapping[str, int]] = MappingProxyType({})

F = TypeVar("F", bound=Callable[..., Any])
Fixed: TypeAlias = tuple[tuple[str, tuple[tuple[str, int], ...]], ...]

PROCESSOR = "schwimmen.engine.kernel"
"""The module that has `kernel` and `inlined`; for another machine, one that also has what is here in `BITS`."""
BITS = "schwimmen.engine.bits"
"""The module of the operations on bits."""


def tailored(kernel: F, rules: Rules, seats: int, **records: NDArray[Any]) -> F:
    """Return a kernel for given rules and number of players; where nothing is compiled, the same one.

    `records` are other arguments that stay the same, as arrays of one record, by the names that all kernels have for
    them; rules are called `rules`.
    """
    fixed = tuple((name, tuple(numbers_of(record).items())) for name, record in sorted(records.items()))
    return _tailored(kernel, rules, seats, fixed) if JIT else kernel


def tailored_for(machine: str, kernel: Any, rules: Rules, *, seats: int) -> Any:
    """Return a kernel that does the same on another machine, told by its module (`PROCESSOR`)."""
    return _tailored(kernel, rules, seats, machine=machine)


@cache
def _tailored(kernel: Any, rules: Rules, seats: int, fixed: Fixed = (), *, machine: str = PROCESSOR) -> Any:
    function = _function_of(kernel)
    assert function is not None, "a kernel"
    tailor = Tailor(rules, seats, {name: dict(numbers) for name, numbers in fixed}, machine=machine)
    return getattr(module_of(tailor.source(function)), _name(function))


def module_of(source: str) -> ModuleType:
    """Return a source as a module; its file stays as it is, so that what was compiled of it is found again."""
    name = f"tailored_{hashlib.sha256(source.encode()).hexdigest()[:16]}"
    if name in sys.modules:
        return sys.modules[name]
    path = cache_folder() / f"{name}.py"
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        new = path.with_suffix(f".{id(source)}.new")
        new.write_text(source)
        new.replace(path)
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None, "a Python file can be imported"
    assert spec.loader is not None, "a Python file can be imported"
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _function_of(value: Any) -> FunctionType | None:
    """Return the Python function of a kernel, None for anything else."""
    function = getattr(value, "py_func", value)
    if not isinstance(function, FunctionType) or not inspect.getsource(function).startswith("@"):
        return None
    return function


def numbers_of(record: NDArray[Any]) -> dict[str, int]:
    """Return the fields of a record that are one number each."""
    return {name: int(record[name][0]) for name in record.dtype.names or () if record[name].ndim == 1}


def _name(function: FunctionType) -> str:
    return f"{function.__module__.rpartition('.')[2]}_{function.__name__}"


class Tailor:
    """Writes the module of a kernel and of everything that it calls."""

    def __init__(
        self,
        rules: Rules,
        seats: int,
        records: Mapping[str, Mapping[str, int]] = NO_RECORDS,
        *,
        machine: str = PROCESSOR,
    ) -> None:
        """`records` are the numbers of other arguments that stay the same, `machine` a module like `PROCESSOR`."""
        self._machine = machine
        around = {"seats": seats}
        self._records = {"rules": numbers_of(fields_of(rules)), "table": around, "view": around, **records}
        self._waiting: list[FunctionType] = []
        self._known: set[str] = set()
        self._imports: set[str] = set()

    def source(self, function: FunctionType) -> str:
        """Return the source of the module."""
        self.call(function)
        functions: list[str] = []
        while self._waiting:
            functions.append(ast.unparse(self._function(self._waiting.pop(), "inlined" if functions else "kernel")))
        head = f"from {self._machine} import inlined, kernel\n"
        return "\n\n\n".join([head + "\n".join(sorted(self._imports)), *functions]) + "\n"

    def call(self, function: FunctionType) -> str:
        """Return what a kernel is called in the module, in which it will be."""
        name = _name(function)
        if name not in self._known:
            self._known.add(name)
            self._waiting.append(function)
        return name

    def value(self, function: FunctionType, name: str) -> ast.expr | None:
        """Return what a name outside of a kernel stands for, None for what Python itself offers."""
        if name not in function.__globals__:
            return None
        return self.constant(function.__globals__[name], function.__module__, name)

    def constant(self, value: Any, module: str, name: str) -> ast.expr:
        """Return an expression for a kernel, a number, or whatever has to be imported."""
        if (function := _function_of(value)) is not None:
            return ast.Name(self.call(function), ast.Load())
        if isinstance(value, int | np.integer):
            return ast.Constant(int(value))
        if getattr(value, "__module__", None) == BITS:
            module = BITS if self._machine == PROCESSOR else self._machine
        alias = f"{module.rpartition('.')[2]}_{name}"
        self._imports.add(f"from {module} import {name} as {alias}")
        return ast.Name(alias, ast.Load())

    def knows(self, record: str) -> bool:
        """Say whether an argument is one that stays the same."""
        return record in self._records

    def field(self, record: str, name: str) -> int | None:
        """Return a field of such an argument, None for one that changes or is a row of numbers."""
        return self._records[record].get(name)

    def _function(self, function: FunctionType, decorator: str) -> ast.FunctionDef:
        tree = ast.parse(textwrap.dedent(inspect.getsource(function))).body[0]
        assert isinstance(tree, ast.FunctionDef), "a kernel is a function"
        tree.name = _name(function)
        tree.returns = None
        for argument in tree.args.args:
            argument.annotation = None
        tree.decorator_list = []
        tree.body = tree.body[1:]  # the docstring tells of every game
        done: ast.FunctionDef = Evaluation(self, function).visit(tree)
        done.decorator_list = [ast.Name(decorator, ast.Load())]
        return ast.fix_missing_locations(done)


class Evaluation(ast.NodeTransformer):
    """Evaluates a kernel as far as the rules decide it."""

    def __init__(self, tailor: Tailor, function: FunctionType) -> None:
        self._tailor, self._function = tailor, function
        self._own = set(function.__code__.co_varnames)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> Any:
        """Evaluate the body."""
        node.body = self._block(node.body)
        return node

    def visit_Name(self, node: ast.Name) -> Any:
        """Put in what a name of the module stands for."""
        if node.id in self._own or isinstance(node.ctx, ast.Store):
            return node
        return self._tailor.value(self._function, node.id) or node

    def visit_Attribute(self, node: ast.Attribute) -> Any:
        """Put in fields of the rules, members of enumerations, and what other modules hold."""
        if not isinstance(node.value, ast.Name) or isinstance(node.ctx, ast.Store):
            return self.generic_visit(node)
        owner = node.value.id
        if owner in self._own:
            number = self._tailor.field(owner, node.attr) if self._tailor.knows(owner) else None
            return node if number is None else ast.Constant(number)
        holder = self._function.__globals__[owner]
        if isinstance(holder, ModuleType):
            return self._tailor.constant(getattr(holder, node.attr), holder.__name__, node.attr)
        return ast.Constant(int(getattr(holder, node.attr)))

    def visit_Compare(self, node: ast.Compare) -> Any:
        """Compare numbers."""
        self.generic_visit(node)
        return _folded(node)

    def visit_BinOp(self, node: ast.BinOp) -> Any:
        """Calculate with numbers."""
        self.generic_visit(node)
        return _folded(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> Any:
        """Calculate with a number."""
        self.generic_visit(node)
        return _folded(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> Any:
        """Leave out what does not matter; conditions only look."""
        self.generic_visit(node)
        decides = isinstance(node.op, ast.Or)
        for part in node.values:
            if isinstance(part, ast.Constant) and bool(part.value) is decides:
                if part is node.values[0] or isinstance(part.value, bool) or not decides:
                    return ast.Constant(decides)
                return node
        open_parts = [part for part in node.values if not isinstance(part, ast.Constant)]
        if not open_parts:
            return ast.Constant(not decides)
        if len(open_parts) == 1:
            return open_parts[0]
        node.values = open_parts
        return node

    def visit_IfExp(self, node: ast.IfExp) -> Any:
        """Choose between two values."""
        self.generic_visit(node)
        if isinstance(node.test, ast.Constant):
            return node.body if node.test.value else node.orelse
        return node

    def visit_If(self, node: ast.If) -> Any:
        """Choose between two blocks; what is never done is not looked at."""
        test: ast.expr = self.visit(node.test)
        if isinstance(test, ast.Constant):
            return self._block(node.body if test.value else node.orelse)
        return ast.If(test, self._block(node.body) or [ast.Pass()], self._block(node.orelse))

    def visit_For(self, node: ast.For) -> Any:
        """Evaluate a loop."""
        return ast.For(node.target, self.visit(node.iter), self._block(node.body) or [ast.Pass()], [])

    def visit_While(self, node: ast.While) -> Any:
        """Evaluate a loop, or leave it out."""
        test: ast.expr = self.visit(node.test)
        if isinstance(test, ast.Constant) and not test.value:
            return None
        return ast.While(test, self._block(node.body) or [ast.Pass()], [])

    def _block(self, statements: list[ast.stmt]) -> list[ast.stmt]:
        """Evaluate statements as far as they are reached."""
        return list(_reached(each for statement in statements for each in self._done(statement)))

    def _done(self, statement: ast.stmt) -> list[ast.stmt]:
        done = self.visit(statement)
        return [] if done is None else done if isinstance(done, list) else [done]


def _reached(statements: Iterator[ast.stmt]) -> Iterator[ast.stmt]:
    for statement in statements:
        yield statement
        if isinstance(statement, ast.Return | ast.Break | ast.Continue):
            return


def _folded(node: ast.expr) -> ast.expr:
    """Return the value of an expression of numbers alone, else the expression."""
    parts = [part for part in ast.iter_child_nodes(node) if isinstance(part, ast.expr)]
    if not all(isinstance(part, ast.Constant) for part in parts):
        return node
    whole = ast.fix_missing_locations(ast.Expression(node))
    return ast.Constant(eval(compile(whole, "<rules>", "eval"), {"__builtins__": {}}))  # noqa: S307
