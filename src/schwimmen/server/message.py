"""What all messages between a client and the server share."""

from __future__ import annotations

import ast
import inspect
from itertools import pairwise
from typing import Any

from pydantic import BaseModel, ConfigDict, TypeAdapter, with_config
from pydantic.json_schema import GenerateJsonSchema


class Message(BaseModel):
    """What all models share: unknown keys are an error, and so is a value of another type."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


exact = with_config(extra="forbid", strict=True)
"""For the parts that go out by the hundred: plain dictionaries, described and checked like every model."""


def schema_of(model: type) -> dict[str, Any]:
    """Return the JSON Schema of a message as it is sent, the models in it under `$defs`."""
    adapter: TypeAdapter[Any] = TypeAdapter(model)
    return adapter.json_schema(mode="serialization", ref_template="#/$defs/{model}", schema_generator=Described)


class Described(GenerateJsonSchema):
    """A JSON Schema in which the docstrings of a dataclass describe its fields."""

    def dataclass_schema(self, schema: Any) -> dict[str, Any]:
        """Describe a dataclass and its fields, also those that it inherits."""
        told = super().dataclass_schema(schema)
        for base in schema["cls"].__mro__[:-1]:
            for name, description in field_docs(base):
                told["properties"][name].setdefault("description", description)
        return told


def field_docs(model: type) -> list[tuple[str, str]]:
    """Return the fields that a class declares and describes, each with its docstring."""
    (declared,) = ast.parse(inspect.getsource(model)).body
    assert isinstance(declared, ast.ClassDef)
    return [
        (field.target.id, inspect.cleandoc(text.value.value))
        for field, text in pairwise(declared.body)
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
        if isinstance(text, ast.Expr) and isinstance(text.value, ast.Constant) and isinstance(text.value.value, str)
    ]
