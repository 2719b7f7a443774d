"""Python's expressions as TypeScript. What is not listed here is an error that names its place."""

from __future__ import annotations

import ast
import builtins
import inspect
import json
from collections.abc import Collection, Sequence
from enum import IntEnum
from functools import singledispatch
from typing import Any, Final, cast, get_args

from translating.hints import declared, hint, is_a, is_fixed, is_made_of, is_scalar, is_text, item, without_none
from translating.scope import Hint, Scope

from schwimmen.rules.enums import Word

BINARY: Final[dict[type[ast.AST], str]] = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.BitAnd: "&", ast.BitOr: "|", ast.LShift: "<<",
    ast.RShift: ">>", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.And: "&&", ast.Or: "||",
}  # fmt: skip
UNARY: Final[dict[type[ast.AST], str]] = {ast.USub: "-", ast.Invert: "~"}

HELPERS: Final = "py"
"""The name under which the helpers (python.ts) are imported."""


class Outside(ValueError):
    """Something that has no translation: says what, and in which line."""

    def __init__(self, node: ast.AST, why: str = "") -> None:
        line = getattr(node, "lineno", "?")
        super().__init__(f"line {line}: no TypeScript for {ast.unparse(node)!r} {why}".rstrip())


@singledispatch
def expression(node: ast.AST, scope: Scope) -> str:  # noqa: ARG001
    """Write an expression. Raises Outside."""
    raise Outside(node)


def several(nodes: list[ast.expr], scope: Scope) -> str:
    """Write expressions with commas between them."""
    return ", ".join(expression(node, scope) for node in nodes)


def helper(name: str, *args: str) -> str:
    """Write a call of a helper."""
    return f"{HELPERS}.{name}({', '.join(args)})"


def truth(node: ast.expr, scope: Scope) -> str:
    """Write what counts as true or false."""
    if isinstance(node, ast.BoolOp):
        return f"({f' {BINARY[type(node.op)]} '.join(truth(value, scope) for value in node.values)})"
    return expression(node, scope) if is_scalar(hint(node, scope)) else helper("truth", expression(node, scope))


@expression.register
def _constant(node: ast.Constant, scope: Scope) -> str:  # noqa: ARG001
    return json.dumps(node.value, ensure_ascii=False)


@expression.register
def _name(node: ast.Name, scope: Scope) -> str:
    meant = scope.meant(node)
    if scope.knows(node.id):
        return node.id
    if vars(builtins).get(node.id) is meant:
        return f"{HELPERS}.{node.id}"
    scope.use(node.id, meant)
    return node.id


@expression.register
def _attribute(node: ast.Attribute, scope: Scope) -> str:
    owner = without_none(hint(node.value, scope))
    if is_ours(owner) and isinstance(getattr(owner, node.attr, None), property):
        scope.values[node.attr] = owner.__module__
        return f"{node.attr}({expression(node.value, scope)})"
    return f"{expression(node.value, scope)}.{node.attr}"


@expression.register
def _call(node: ast.Call, scope: Scope) -> str:
    called = scope.meant(node.func)
    if is_a(called, IntEnum):
        return expression(node.args[0], scope)
    if called is str and (made := hint(node.args[0], scope)) is not object:
        return spelled(node.args[0], scope) if is_a(made, Word) else helper("str", spelled(node.args[0], scope))
    if isinstance(node.func, ast.Attribute):
        return _method(node, node.func, scope)
    return f"{expression(node.func, scope)}({', '.join(bound(node, called, scope))})"


def _method(node: ast.Call, func: ast.Attribute, scope: Scope) -> str:
    """Write the call of a method as that of a function: a helper, or one that stands beside the class."""
    owner = without_none(hint(func.value, scope))
    made = scope.meant(func.value)
    if is_a(made, object) and is_ours(made):
        return f"{expression(func.value, scope)}.{func.attr}({', '.join(bound(node, getattr(made, func.attr), scope))})"
    if is_ours(owner):
        scope.values[func.attr] = owner.__module__
        args = bound(node, getattr(owner, func.attr), scope, expression(func.value, scope))
        return f"{func.attr}({', '.join(args)})"
    of = [] if is_a(scope.meant(func.value), object) else [expression(func.value, scope)]
    return helper(func.attr, *of, *bound(node, None, scope))


def is_ours(meant: Any) -> bool:
    """Say whether a class or a function is of this project."""
    return str(getattr(meant, "__module__", "")).startswith("schwimmen.")


def bound(node: ast.Call, called: Any, scope: Scope, *before: str) -> list[str]:
    """Write the arguments of a call by position, as TypeScript has them; of Python's own functions as they stand."""
    parameters = inspect.signature(called).parameters if is_ours(called) else {}
    hints = declared(called) if parameters else {}
    names = [*parameters][len(before) :]
    each_name = [names[min(place, len(names) - 1)] if names else "" for place in range(len(node.args))]
    placed = [_argument(each, hints.get(name), scope) for each, name in zip(node.args, each_name, strict=True)]
    named = {each.arg: expression(each.value, scope) for each in node.keywords if each.arg != "strict"}
    if None in named or not parameters or any(each.kind is each.VAR_POSITIONAL for each in parameters.values()):
        return [*before, *placed, *named.values()]
    given = dict(zip(parameters, [*before, *placed], strict=False)) | named
    last = max((place for place, name in enumerate(parameters) if name in given), default=-1)
    return [given.get(name, "undefined") for name in [*parameters][: last + 1]]


def _argument(node: ast.expr, of: Hint, scope: Scope) -> str:
    """Write an argument; a word for which anything would do is given as its name."""
    return spelled(node, scope) if of is object and is_a(hint(node, scope), Word) else expression(node, scope)


def spelled(node: ast.expr, scope: Scope) -> str:
    """Write the text of a value: of a word its name."""
    made = hint(node, scope)
    if is_a(made, Word):
        scope.use(made.__name__, made)
        return helper("word", made.__name__, expression(node, scope))
    if not is_text(made):
        raise Outside(node, "as a text")
    return expression(node, scope)


@expression.register
def _text(node: ast.JoinedStr, scope: Scope) -> str:
    return f"`{''.join(_text_part(part, scope) for part in node.values)}`"


def _text_part(part: ast.expr, scope: Scope) -> str:
    if isinstance(part, ast.Constant):
        return str(part.value).replace("\\", "\\\\").replace("`", "\\`").replace("${", "\\${")
    shown = cast("ast.FormattedValue", part)
    if shown.conversion != -1:
        raise Outside(part)
    if shown.format_spec is None:
        return f"${{{spelled(shown.value, scope)}}}"
    if ast.unparse(shown.format_spec) != "f'g'":
        raise Outside(part)
    return f"${{{helper('general', expression(shown.value, scope))}}}"


@expression.register
def _unary(node: ast.UnaryOp, scope: Scope) -> str:
    if isinstance(node.op, ast.Not):
        return f"!({truth(node.operand, scope)})"
    return f"{UNARY[type(node.op)]}{expression(node.operand, scope)}"


@expression.register
def _binary(node: ast.BinOp, scope: Scope) -> str:
    if isinstance(node.op, ast.FloorDiv):
        return f"Math.floor({expression(node.left, scope)} / {expression(node.right, scope)})"
    if isinstance(node.op, ast.Mod):
        return helper("modulo", expression(node.left, scope), expression(node.right, scope))
    if type(node.op) not in BINARY or not is_scalar(hint(node, scope)):
        raise Outside(node)
    return f"({expression(node.left, scope)} {BINARY[type(node.op)]} {expression(node.right, scope)})"


@expression.register
def _both(node: ast.BoolOp, scope: Scope) -> str:
    if hint(node, scope) is not bool:
        raise Outside(node, "as a value that is no truth")
    return truth(node, scope)


@expression.register
def _either(node: ast.IfExp, scope: Scope) -> str:
    return f"({truth(node.test, scope)} ? {expression(node.body, scope)} : {expression(node.orelse, scope)})"


@expression.register
def _compare(node: ast.Compare, scope: Scope) -> str:
    sides = [node.left, *node.comparators]
    pairs = zip(node.ops, sides, sides[1:], strict=False)
    return " && ".join(_compared(op, left, right, scope=scope) for op, left, right in pairs)


def _compared(op: ast.cmpop, left: ast.expr, right: ast.expr, *, scope: Scope) -> str:
    one, other = expression(left, scope), expression(right, scope)
    if type(op) in BINARY:
        return f"{one} {BINARY[type(op)]} {other}"
    negative = isinstance(op, ast.NotEq | ast.NotIn | ast.IsNot)
    if isinstance(op, ast.In | ast.NotIn):
        return f"{'!' * negative}{helper('has', other, one)}"
    if is_scalar(hint(left, scope)) or is_scalar(hint(right, scope)):
        return f"{one} {'!' if negative else '='}== {other}"
    return f"{'!' * negative}{helper('same', one, other)}"


@expression.register
def _list(node: ast.List, scope: Scope) -> str:
    return f"[{several(node.elts, scope)}]"


@expression.register
def _tuple(node: ast.Tuple, scope: Scope) -> str:
    return f"([{several(node.elts, scope)}] as const)"


@expression.register
def _set(node: ast.Set, scope: Scope) -> str:
    return f"new Set([{several(node.elts, scope)}])"


@expression.register
def _starred(node: ast.Starred, scope: Scope) -> str:
    return f"...{expression(node.value, scope)}"


@expression.register
def _dict(node: ast.Dict, scope: Scope) -> str:
    entries = zip(node.keys, node.values, strict=True)
    return f"{{ {', '.join(_entry(key, value, scope) for key, value in entries)} }}"


def _entry(key: ast.expr | None, value: ast.expr, scope: Scope) -> str:
    if key is None:
        return f"...{expression(value, scope)}"
    name = expression(key, scope)
    return f"{name if isinstance(key, ast.Constant) else f'[{name}]'}: {expression(value, scope)}"


@expression.register
def _part(node: ast.Subscript, scope: Scope) -> str:
    whole = expression(node.value, scope)
    if isinstance(node.slice, ast.Constant) and is_fixed(hint(node.value, scope)):
        return f"{whole}[{expression(node.slice, scope)}]"
    if not isinstance(node.slice, ast.Slice):
        return helper("at", whole, expression(node.slice, scope))
    if node.slice.step:
        raise Outside(node)
    ends = [expression(end, scope) if end else "0" for end in (node.slice.lower, node.slice.upper)]
    return f"{whole}.slice({', '.join(ends if node.slice.upper else ends[:1])})"


@expression.register
def _lambda(node: ast.Lambda, scope: Scope) -> str:
    names = [arg.arg for arg in node.args.args]
    if ast.unparse(node.args) != ", ".join(names):
        raise Outside(node)
    return f"({', '.join(names)}) => {expression(node.body, scope.inner(dict.fromkeys(names)))}"


@expression.register
def _list_of(node: ast.ListComp | ast.GeneratorExp, scope: Scope) -> str:
    return comprehension(node.generators, node.elt, scope)


@expression.register
def _set_of(node: ast.SetComp, scope: Scope) -> str:
    return f"new Set({comprehension(node.generators, node.elt, scope)})"


@expression.register
def _dict_of(node: ast.DictComp, scope: Scope) -> str:
    pair = ast.Tuple([node.key, node.value], ast.Load())
    return helper("dict", comprehension(node.generators, pair, scope))


def comprehension(parts: list[ast.comprehension], made: ast.expr, scope: Scope) -> str:
    """Write what is made for each item as calls of `filter` and `map`, from the outermost part in."""
    part, *rest = parts
    over, inner = array(part.iter, scope), scope.inner(targets(part.target, item(hint(part.iter, scope))))
    for test in part.ifs:
        over += f".filter(({target(part.target, test)}) => {truth(test, inner)})"
    if rest:
        name = target(part.target, *rest, made)
        return f"{over}.flatMap(({name}) => {comprehension(rest, made, inner)})"
    name = target(part.target, made)
    result = expression(made, inner)
    if result == name:
        return over
    return f"{over}.map(({name}) => {f'({result})' if result.startswith('{') else result})"


def array(node: ast.expr, scope: Scope) -> str:
    """Write an array of what one goes over."""
    over = expression(node, scope)
    known = is_made_of(hint(node, scope), list, tuple, Sequence, Collection)
    return over if known or isinstance(node, ast.ListComp) else helper("list", over)


def target(node: ast.expr, *within: ast.AST) -> str:
    """Write the names to which something is bound, those alone that somebody uses."""
    if isinstance(node, ast.Tuple):
        return f"[{', '.join(target(each, *within) for each in node.elts)}]"
    if not isinstance(node, ast.Name):
        raise Outside(node)
    used = {each.id for root in within for each in ast.walk(root) if isinstance(each, ast.Name)}
    return node.id if node.id in used or not within else ""


def targets(node: ast.expr, of: Hint) -> dict[str, Hint]:
    """Return the names to which something is bound, each with its type."""
    if isinstance(node, ast.Name):
        return {node.id: of}
    if not isinstance(node, ast.Tuple):
        raise Outside(node)
    elements = node.elts
    parts = get_args(of) if is_fixed(of) else (item(of),) * len(elements)
    return {name: its for each, part in zip(elements, parts, strict=True) for name, its in targets(each, part).items()}
