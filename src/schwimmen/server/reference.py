"""The lobby's OpenAPI description as a page to read: made here, so that it asks no other server for anything."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from html import escape
from typing import Any

STYLE = """
:root { color-scheme: light dark; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
h2 { margin: 2.5rem 0 0.25rem; font-size: 1.125rem; font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
table { border-collapse: collapse; margin: 0.5rem 0; display: block; overflow-x: auto; }
td, th { padding: 0.25rem 1rem 0.25rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid #8886; }
code { font-family: ui-monospace, monospace; }
"""


def page(described: Mapping[str, Any]) -> str:
    """Return the page of an OpenAPI description."""
    info = described["info"]
    models = described.get("components", {}).get("schemas", {})
    body = "".join([*_operations(described["paths"]), *_models(models)])
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(info["title"])}: the lobby</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head><body><main>'
        f"<h1>{escape(info['title'])}: the lobby</h1><p>What the server answers over REST, version "
        f'{escape(info["version"])}. For programs: <a href="openapi.json">openapi.json</a>. Tables speak over a '
        f"WebSocket, which docs/protocol.md describes.</p>{body}</main></body></html>"
    )


def _operations(paths: Mapping[str, Any]) -> Iterator[str]:
    for path, methods in paths.items():
        for method, told in methods.items():
            yield f"<h2>{method.upper()} {escape(path)}</h2>"
            if "description" in told:
                yield f"<p>{escape(told['description'])}</p>"
            rows = [("asked", _content(told.get("requestBody", {})))] if "requestBody" in told else []
            rows += [(part["name"], _type(part["schema"])) for part in told.get("parameters", ())]
            rows += [(status, _content(answer)) for status, answer in told["responses"].items()]
            yield _table(rows)


def _models(models: Mapping[str, Any]) -> Iterator[str]:
    for name, told in models.items():
        yield f'<h2 id="{escape(name)}">{escape(name)}</h2>'
        if "description" in told:
            yield "".join(f"<p>{escape(part)}</p>" for part in told["description"].split("\n\n"))
        rows = [
            (field, _type(schema), escape(schema.get("description", "")))
            for field, schema in told.get("properties", {}).items()
        ]
        yield _table(rows)


def _table(rows: Iterable[tuple[str, ...]]) -> str:
    lines = [
        f'<tr><th scope="row"><code>{escape(name)}</code></th>{"".join(f"<td>{cell}</td>" for cell in cells)}</tr>'
        for name, *cells in rows
    ]
    return f"<table>{''.join(lines)}</table>" if lines else ""


def _content(told: Mapping[str, Any]) -> str:
    found = [_type(each.get("schema", {})) for each in told.get("content", {}).values()]
    return ", ".join(found) or escape(told.get("description", ""))


def _type(schema: Mapping[str, Any]) -> str:
    """Return the type that a schema describes, with links to models."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    for key, between in (("anyOf", " or "), ("oneOf", " or "), ("allOf", " and ")):
        if key in schema:
            return between.join(map(_type, schema[key]))
    if "enum" in schema:
        return " ".join(f"<code>{escape(json.dumps(value))}</code>" for value in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {_type(schema.get('items', {}))}"
    return escape(str(schema.get("const", schema.get("type", "anything"))))
