"""JSON Schema, as Pydantic writes it, into TypeScript types.

Covers the words that Pydantic uses for models of data; anything else is an error, not a guess.
"""

from __future__ import annotations

import json
from typing import Any

Schema = dict[str, Any]

PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean",
         "null": "null"}  # fmt: skip


def module(definitions: Schema, *, origin: str) -> str:
    """Write every definition as an exported type."""
    head = f"// Written by tools/generate.py from {origin}; change that, not this.\n"
    return "\n".join([head, *(_declaration(*entry) for entry in definitions.items())])


def constants(named: dict[str, tuple[str, Any]]) -> str:
    """Write constants, each with where it comes from."""
    head = "// Written by tools/generate.py from src/schwimmen; change that, not this.\n"
    told = (
        f"/** {origin} */\nexport const {name} = {json.dumps(value, ensure_ascii=False)} as const\n"
        for name, (origin, value) in named.items()
    )
    return "\n".join([head, *told])


def _declaration(name: str, schema: Schema) -> str:
    """Write one definition: a model as an interface, anything else as a type."""
    told = _comment(schema, indent="")
    if "properties" in schema:
        return f"{told}export interface {name} {_object(schema)}\n"
    return f"{told}export type {name} = {_type(schema)}\n"


def _object(schema: Schema) -> str:
    """Write the fields of a model."""
    required = schema.get("required", ())
    fields = (
        f"{_comment(field, indent='  ')}  {key}{'' if key in required else '?'}: {_type(field)}\n"
        for key, field in schema["properties"].items()
    )
    return f"{{\n{''.join(fields)}}}"


def _type(schema: Schema) -> str:
    """Write the type that a schema describes."""
    match schema:
        case {"$ref": reference}:
            return str(reference).removeprefix("#/$defs/")
        case {"const": value}:
            return json.dumps(value)
        case {"enum": values}:
            return _union(map(json.dumps, values))
        case {"anyOf": options} | {"oneOf": options}:
            return _union(map(_type, options))
        case {"type": "array"}:
            return _array(schema)
        case {"type": "object"}:
            return _mapping(schema)
        case {"type": str(name)} if name in PLAIN:
            return PLAIN[name]
        case _ if not schema.keys() - {"title", "description", "default"}:
            return "unknown"
    raise ValueError(f"no TypeScript for {schema}")


def _array(schema: Schema) -> str:
    """Write a list, or a tuple where each place has a type of its own."""
    if "prefixItems" in schema:
        return f"[{', '.join(map(_type, schema['prefixItems']))}]"
    item = _type(schema.get("items", {}))
    return f"({item})[]" if " | " in item else f"{item}[]"


def _mapping(schema: Schema) -> str:
    """Write an object whose keys are data."""
    values = schema.get("additionalProperties", True)
    return f"Record<string, {'unknown' if isinstance(values, bool) else _type(values)}>"


def _union(options: Any) -> str:
    """Write alternatives, each once."""
    return " | ".join(dict.fromkeys(options))


def _comment(schema: Schema, *, indent: str) -> str:
    """Write what a schema says of itself as a comment for editors to show."""
    lines = schema.get("description", "").strip().splitlines()
    if not lines:
        return ""
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    body = "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines)
    return f"{indent}/**\n{body}{indent} */\n"
