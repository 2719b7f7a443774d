"""The messages between a client and the server, and nothing else.

A client talks REST to the lobby (`lobby`) and one WebSocket to its table: what it says is in `asked`, what it hears
in `told`. Every message is one JSON object; over the WebSocket it has a `type`. The models here are the only
description of them: their JSON Schema generates the client's TypeScript types (`make check` fails when the two
differ) and docs/protocol.md.

Words never travel. A sentence is a message key of the shared catalogue (`schwimmen.words`) with its arguments, so
that a player can switch the language at once.
"""

from __future__ import annotations

from typing import Any

from schwimmen.server.message import schema_of as schema_of
from schwimmen.server.protocol import client_messages, lessons, lobby, server_messages
from schwimmen.server.school.messages import MODELS as SCHOOL_MODELS


def schema() -> dict[str, Any]:
    """Return the JSON Schema of every message, all models under `$defs`."""
    definitions: dict[str, Any] = {}
    asked = (*lobby.MODELS, *lessons.MODELS, *SCHOOL_MODELS)
    for model in (*client_messages.MODELS, *server_messages.MODELS, *asked):
        part = schema_of(model)
        definitions |= part.pop("$defs", {})
        definitions[model.__name__] = part
    return {"title": "Schwimmen protocol", "$defs": definitions}
