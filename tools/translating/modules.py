"""A Python module as a TypeScript module of the same names.

Written is what the rulebook is made of: constants, enumerations, dataclasses, functions and generators, of data that is
never changed. Python's truth, equality and membership are kept, by helpers where TypeScript has its own
(web/src/rulebook/python.ts). Anything else is an error that names file and line.
"""

from __future__ import annotations

import ast
import inspect
import json
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import MISSING, fields
from enum import IntEnum
from functools import singledispatch
from importlib import import_module
from pathlib import Path
from types import GenericAlias, NoneType
from typing import Any, Final, TypeAlias, get_args, get_origin, get_type_hints

from translating.expressions import HELPERS, Outside, array, expression, target, targets, truth
from translating.hints import hint, is_a, is_fixed, item, options
from translating.scope import Hint, Scope

INDENT = "  "


def module(name: str, homes: Mapping[str, str]) -> str:
    """Write a module. `homes` has for each Python module the TypeScript module with the same names."""
    made = import_module(name)
    path = Path(inspect.getsourcefile(made) or "")
    tree = ast.parse(path.read_text(encoding="utf-8"))
    scope = Scope(made, homes)
    try:
        body = list(statements(tree.body, scope))
        imports = list(_imports(scope))
    except (Outside, KeyError, TypeError) as error:
        raise ValueError(f"{path}: {error}") from error
    if any(f"{HELPERS}." in line for line in body):
        imports.insert(0, f"import * as {HELPERS} from '{homes['']}'")
    head = f"// Written by tools/generate.py from {name.replace('.', '/')}.py; change that, not this.\n"
    return "\n".join([head, *imports, "", *body, ""])


def _imports(scope: Scope) -> Iterator[str]:
    """Write the imports of what the text stands on, and the constants that have to be copied."""
    used = {name: (home, "type ") for name, home in scope.types.items()}
    used |= {name: (home, "") for name, home in scope.values.items()}
    used = {name: (scope.homes[home], kind) for name, (home, kind) in used.items() if home != scope.module.__name__}
    for path in sorted({path for path, _ in used.values()}):
        names = sorted(kind + name for name, (of, kind) in used.items() if of == path)
        yield f"import {{ {', '.join(names)} }} from '{path}'"
    for name, value in scope.copied.items():
        yield next(_words(value)) if isinstance(value, type) else f"const {name} = {json.dumps(value)}"


# ---------------------------------------------------------------- types

FORMS: Final[dict[Any, str]] = {
    tuple: "readonly {}[]", Sequence: "readonly {}[]", Collection: "readonly {}[]", list: "{}[]", set: "Set<{}>",
    Iterable: "Iterable<{}>", Iterator: "Generator<{}>", dict: "Record<{}, {}>", Mapping: "Readonly<Record<{}, {}>>",
}  # fmt: skip

PLAIN: Final[dict[Any, str]] = {
    str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "unknown", object: "unknown",
}  # fmt: skip


def typed(of: Hint, scope: Scope) -> str:
    """Write a type."""
    parts = [typed(each, scope) for each in get_args(of) if each is not ...]
    if len(options(of)) > 1:
        return " | ".join(dict.fromkeys(parts))
    if not parts:
        return _simple(of, scope)
    if is_fixed(of):
        return f"readonly [{', '.join(parts)}]"
    form = FORMS[get_origin(of)]
    return form.format(*(f"({part})" if " " in part and form.endswith("[]") else part for part in parts))


def _simple(of: Hint, scope: Scope) -> str:
    if of in PLAIN or is_a(of, IntEnum):
        return PLAIN.get(of, "number")
    if of.__module__ == "builtins":
        raise TypeError(f"nobody says what is in a {of.__name__}")
    scope.types[of.__name__] = of.__module__
    return str(of.__name__)


# ---------------------------------------------------------------- statements


@singledispatch
def statement(node: ast.stmt, scope: Scope) -> Iterable[str]:  # noqa: ARG001
    """Write the lines of a statement. Raises Outside."""
    raise Outside(node)


def statements(nodes: Iterable[ast.stmt], scope: Scope) -> Iterator[str]:
    """Write the lines of statements one after the other."""
    for node in nodes:
        yield from statement(node, scope)


def block(nodes: Iterable[ast.stmt], scope: Scope) -> Iterator[str]:
    """Write the lines of statements, indented."""
    return (f"{INDENT}{line}" for line in statements(nodes, scope))


@statement.register
def _import(node: ast.ImportFrom, scope: Scope) -> Iterable[str]:
    scope.imported |= {alias.name: str(node.module) for alias in node.names}
    return ()


@statement.register
def _alone(node: ast.Expr, scope: Scope) -> Iterable[str]:
    match node.value:
        case ast.Constant():
            return ()  # a docstring
        case ast.Yield(value=ast.expr() as told):
            return (f"yield {expression(told, scope)}",)
        case ast.YieldFrom(value=told):
            return (f"yield* {expression(told, scope)}",)
    return (expression(node.value, scope),)


@statement.register
def _return(node: ast.Return, scope: Scope) -> Iterable[str]:
    return ("return" if node.value is None else f"return {expression(node.value, scope)}",)


@statement.register
def _raise(node: ast.Raise, scope: Scope) -> Iterable[str]:
    match node.exc:
        case ast.Call(args=[message]):
            return (f"throw new Error({expression(message, scope)})",)
    raise Outside(node)


@statement.register
def _if(node: ast.If, scope: Scope) -> Iterator[str]:
    yield f"if ({truth(node.test, scope)}) {{"
    yield from block(node.body, scope)
    match node.orelse:
        case [ast.If() as other]:
            first, *rest = _if(other, scope)
            yield f"}} else {first}"
            yield from rest
            return
        case [_, *_]:
            yield "} else {"
            yield from block(node.orelse, scope)
    yield "}"


@statement.register
def _for(node: ast.For, scope: Scope) -> Iterator[str]:
    if node.orelse:
        raise Outside(node)
    scope.bind(targets(node.target, item(hint(node.iter, scope))))
    named = target(node.target, *node.body) or "_"
    yield f"for (const {named} of {array(node.iter, scope)}) {{"
    yield from block(node.body, scope)
    yield "}"


@statement.register
def _assign(node: ast.Assign, scope: Scope) -> Iterable[str]:
    (to,) = node.targets
    value = expression(node.value, scope)
    scope.bind(targets(to, hint(node.value, scope)))
    return (_binding(target(to), value, scope=scope),)


@statement.register
def _declared(node: ast.AnnAssign, scope: Scope) -> Iterable[str]:
    of, name = scope.annotated(node.annotation), target(node.target)
    if node.value is None or of is TypeAlias:
        return ()
    value = expression(node.value, scope)
    scope.bind({name: of})
    return (_binding(name, value, f": {typed(of, scope)}", scope=scope),)


@statement.register
def _more(node: ast.AugAssign, scope: Scope) -> Iterable[str]:
    return (f"{target(node.target)} = {expression(ast.BinOp(node.target, node.op, node.value), scope)}",)


def _binding(name: str, value: str, of: str = "", *, scope: Scope) -> str:
    """Write how a name gets its value: where it has several, it is declared at the head of the function."""
    if name in scope.changing:
        return f"{name} = {value}"
    return f"{'export ' if scope.local is None else ''}const {name}{of} = {value}"


# ---------------------------------------------------------------- definitions


@statement.register
def _function(node: ast.FunctionDef, scope: Scope) -> Iterator[str]:
    made = getattr(scope.module, node.name)
    yield from _written(node, made, get_type_hints(made), scope=scope)


def _written(node: ast.FunctionDef, made: Any, hints: dict[str, Hint], *, scope: Scope) -> Iterator[str]:
    """Write a function of which the types of parameters and result are known."""
    rows = {each.arg: GenericAlias(tuple, (hints[each.arg], ...)) for each in [node.args.vararg] if each}
    inner = scope.inner({**hints, **rows}, _bound_often(node))
    body = list(block(node.body, inner))
    parameters = ", ".join(_parameter(each, hints, scope) for each in inspect.signature(made).parameters.values())
    yield from _comment(made)
    star = "*" if any(isinstance(each, ast.Yield | ast.YieldFrom) for each in ast.walk(node)) else ""
    yield f"export function{star} {node.name}({parameters}): {typed(hints['return'], scope)} {{"
    yield from (f"{INDENT}let {name}" for name in sorted(inner.changing))
    yield from body
    yield "}\n"


def _bound_often(node: ast.FunctionDef) -> Iterator[str]:
    """Return the names that are bound more than once in a function."""
    every = [name for each in ast.walk(node) for name in _bound(each)]
    return (name for name in set(every) if every.count(name) > 1)


def _bound(node: ast.AST) -> list[str]:
    """Return the names that a statement binds."""
    match node:
        case ast.Assign(targets=[to]):
            return list(targets(to, None))
        case ast.AnnAssign(target=ast.Name(id=name)) | ast.AugAssign(target=ast.Name(id=name)):
            return [name]
    return []


def _parameter(each: inspect.Parameter, hints: Mapping[str, Hint], scope: Scope) -> str:
    of = typed(hints[each.name], scope)
    if each.kind is inspect.Parameter.VAR_POSITIONAL:
        return f"...{each.name}: ({of})[]"
    return f"{each.name}: {of}" + ("" if each.default is each.empty else f" = {_default(each.default)}")


def _default(value: Any) -> str:
    """Write a value that stands where nothing is given."""
    return json.dumps(value() if callable(value) else value, ensure_ascii=False)


@statement.register
def _class(node: ast.ClassDef, scope: Scope) -> Iterator[str]:
    made = getattr(scope.module, node.name)
    yield from _comment(made)
    if issubclass(made, IntEnum):
        yield from _words(made)
        return
    yield from _record(made, scope)
    for each in node.body:
        if isinstance(each, ast.FunctionDef):  # a property: a function of the record
            reckons = vars(made)[each.name].fget
            yield from _written(each, reckons, {"self": made, **get_type_hints(reckons)}, scope=scope)


def _words(made: type[IntEnum]) -> Iterator[str]:
    """Write an enumeration: its members by name."""
    yield f"export const {made.__name__} = {{ {', '.join(f'{each.name}: {each.value}' for each in made)} }}"


def _record(made: type[Any], scope: Scope) -> Iterator[str]:
    """Write a dataclass: its type, and the function of its name that makes one."""
    hints, named = get_type_hints(made), fields(made)
    yield f"export interface {made.__name__} {{"
    yield from (f"{INDENT}readonly {each.name}: {typed(hints[each.name], scope)}" for each in named)
    yield "}\n"
    signature = inspect.signature(made).parameters.values()
    defaults = {each.name: each.default_factory if each.default is MISSING else each.default for each in named}
    given = (each.replace(default=_or_none(defaults[each.name], each)) for each in signature)
    parameters = ", ".join(_parameter(each, hints, scope) for each in given)
    names = ", ".join(each.name for each in named)
    yield f"export const {made.__name__} = ({parameters}): {made.__name__} => ({{ {names} }})\n"


def _or_none(default: Any, each: inspect.Parameter) -> Any:
    return each.empty if default is MISSING else default


def _comment(made: Any) -> Iterator[str]:
    """Write what the source says of a class or a function, in one line."""
    told = inspect.getdoc(made)
    if told:
        yield f"/** {told.splitlines()[0]} */"
