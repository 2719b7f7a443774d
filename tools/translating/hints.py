"""What Python says of the type of an expression.

A hint is what `typing.get_type_hints` gives for it, or its class. None: nobody has said.
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from functools import cache, singledispatch
from types import GenericAlias, UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

from translating.scope import Hint, Scope

SCALARS: Final = (str, int, float, type(None))
"""What both languages compare by value, and take for false in the same cases. A bool is an int."""

RETURNED: Final[dict[str, Hint]] = {
    "any": bool, "all": bool, "bool": bool, "len": int, "sum": int, "sorted": list, "tuple": tuple, "str": str,
    "list": list, "startswith": bool, "endswith": bool, "split": list[str], "index": int, "replace": str, "join": str,
    "range": list[int],
}  # fmt: skip
"""What functions and methods of Python itself return."""

PARTS: Final[dict[str, Callable[..., Hint]]] = {
    "keys": lambda key, _: key,
    "values": lambda _, value: value,
    "items": lambda key, value: GenericAlias(tuple, (key, value)),
}
"""What the methods of a dictionary go over, by the types of its keys and values."""

MADE: Final = {
    ast.JoinedStr: str, ast.Compare: bool, ast.Dict: dict, ast.DictComp: dict, ast.Set: set, ast.SetComp: set,
    ast.ListComp: list, ast.GeneratorExp: list,
}  # fmt: skip
"""What some expressions are, whatever is in them."""


@cache
def declared(thing: Any) -> dict[str, Hint]:
    """Return what a module, a class or a function says of the types of its names."""
    return get_type_hints(thing)


@singledispatch
def hint(node: ast.AST, scope: Scope) -> Hint:  # noqa: ARG001
    """Return the type of an expression."""
    return MADE.get(type(node))


@hint.register
def _constant(node: ast.Constant, scope: Scope) -> Hint:  # noqa: ARG001
    return type(node.value)


@hint.register
def _name(node: ast.Name, scope: Scope) -> Hint:
    if scope.local and node.id in scope.local:
        return scope.local[node.id]
    named = declared(scope.module)
    return named[node.id] if node.id in named else type(scope.meant(node))


@hint.register
def _attribute(node: ast.Attribute, scope: Scope) -> Hint:
    meant = scope.meant(node)
    owner = without_none(hint(node.value, scope))
    if meant is not None or not isinstance(owner, type):
        return None if meant is None else type(meant)
    reckoned = getattr(owner, node.attr, None)
    hints = declared(reckoned.fget if isinstance(reckoned, property) else owner)
    return hints.get("return" if isinstance(reckoned, property) else node.attr)


@hint.register
def _call(node: ast.Call, scope: Scope) -> Hint:
    called = scope.meant(node.func)
    if called is zip:
        return over(GenericAlias(tuple, tuple(item(hint(each, scope)) for each in node.args)))
    if called is None and isinstance(node.func, ast.Attribute):
        owner = hint(node.func.value, scope)
        if node.func.attr in PARTS and get_args(owner):
            return over(PARTS[node.func.attr](*get_args(owner)))
        called = getattr(without_none(owner), node.func.attr, None)
    name = getattr(called, "__name__", "")
    if name in RETURNED or called is None:
        return RETURNED.get(name)
    return called if isinstance(called, type) else declared(called).get("return")


@hint.register
def _row(node: ast.List | ast.Tuple, scope: Scope) -> Hint:
    hints = [hint(each, scope) for each in node.elts]
    alike = bool(hints) and all(each == hints[0] for each in hints)
    return GenericAlias(tuple, (hints[0], ...) if alike and hints[0] else tuple(hints))


@hint.register
def _unary(node: ast.UnaryOp, scope: Scope) -> Hint:
    return bool if isinstance(node.op, ast.Not) else hint(node.operand, scope)


@hint.register
def _binary(node: ast.BinOp, scope: Scope) -> Hint:
    return hint(node.left, scope)


@hint.register
def _both(node: ast.BoolOp, scope: Scope) -> Hint:
    return bool if all(hint(value, scope) is bool for value in node.values) else None


@hint.register
def _either(node: ast.IfExp, scope: Scope) -> Hint:
    return hint(node.body, scope)


@hint.register
def _part(node: ast.Subscript, scope: Scope) -> Hint:
    whole = hint(node.value, scope)
    match node.slice:
        case ast.Slice():
            return whole
        case ast.Constant(value=int(place)) if is_fixed(whole):
            return get_args(whole)[place]
    return get_args(whole)[-1] if is_made_of(whole, dict) else item(whole)


# ---------------------------------------------------------------- what a hint says


def over(of: Hint) -> Hint:
    """Return the type of a list."""
    return GenericAlias(list, (of,))


def item(of: Hint) -> Hint:
    """Return the type of what one goes over."""
    return str if of is str else next(iter(get_args(of)), None)


def is_made_of(of: Hint, *kinds: Any) -> bool:
    """Say whether a type is one of these, with what is in it."""
    origin: Any = get_origin(of)
    return origin in kinds


def is_fixed(of: Hint) -> bool:
    """Say whether a type is a row in which each place has its own type."""
    return is_made_of(of, tuple) and ... not in get_args(of)


def options(of: Hint) -> tuple[Hint, ...]:
    """Return the types of which a type is one."""
    return get_args(of) if is_made_of(of, UnionType, Union) else (of,)


def is_scalar(of: Hint) -> bool:
    """Say whether both languages compare all values of a type, and take them for true, in the same way."""
    return all(is_a(each, *SCALARS) for each in options(of))


def is_text(of: Hint) -> bool:
    """Say whether both languages write all values of a type in the same way: True is true elsewhere, and 2.0 is 2."""
    return all(is_a(each, str, int) and each is not bool for each in options(of))


def without_none(of: Hint) -> Hint:
    """Return the type of what is there, where nothing may be."""
    there = [each for each in options(of) if each is not type(None)]
    return there[0] if len(there) == 1 else of


def is_a(meant: Any, *of: type) -> bool:
    """Say whether something is a class of some kind."""
    return isinstance(meant, type) and issubclass(meant, of)
