"""Where an expression stands, and what the written text stands on."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from types import FunctionType, ModuleType
from typing import Any, TypeAlias, get_type_hints

Hint: TypeAlias = Any


@dataclass
class Scope:
    """A module, and a function in it."""

    module: ModuleType
    homes: Mapping[str, str]
    """For each Python module that is there in TypeScript, where."""
    values: dict[str, str] = field(default_factory=dict)
    """Names that the text uses, each with the Python module that defines it."""
    types: dict[str, str] = field(default_factory=dict)
    """Likewise, those that stand for types alone."""
    copied: dict[str, Any] = field(default_factory=dict)
    """Constants of modules that are not there in TypeScript."""
    imported: dict[str, str] = field(default_factory=dict)
    """The module from which each imported constant comes."""
    local: dict[str, Hint] | None = None
    """The names of the function with their types; None outside of all functions."""
    changing: frozenset[str] = frozenset()
    """Names of the function that are bound more than once."""

    def inner(self, local: Mapping[str, Hint], changing: Iterable[str] = ()) -> Scope:
        """Return the scope of a function in this one."""
        return replace(self, local={**(self.local or {}), **local}, changing=frozenset(changing))

    def bind(self, hints: Mapping[str, Hint]) -> None:
        """Note the types of names of the function; what is known of a name stays."""
        if self.local is not None:
            self.local |= {name: of for name, of in hints.items() if of is not None or name not in self.local}

    def knows(self, name: str) -> bool:
        """Say whether a name is one of the function."""
        return name in (self.local or {})

    def use(self, name: str, meant: Any) -> None:
        """Note that the text stands on a name, and what it means."""
        home = meant.__module__ if isinstance(meant, type | FunctionType) else self.imported.get(name)
        if home in self.homes and home != self.module.__name__:
            self.values[name] = str(home)
        elif home not in (None, self.module.__name__):
            self.copied[name] = meant

    def meant(self, node: ast.AST) -> Any:
        """Return what an expression means outside of all functions; None for what is made in one."""
        if isinstance(node, ast.Name) and not self.knows(node.id):
            return vars(self.module).get(node.id, vars(builtins).get(node.id))
        if isinstance(node, ast.Attribute):
            owner = self.meant(node.value)
            return getattr(owner, node.attr, None) if isinstance(owner, type | ModuleType) else None
        return None

    def annotated(self, annotation: ast.expr) -> Hint:
        """Return what an annotation means."""
        holder = type("holder", (), {"__annotations__": {"it": ast.unparse(annotation)}})
        return get_type_hints(holder, vars(self.module))["it"]
