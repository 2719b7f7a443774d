"""What a client makes of messages: everything once, then what has changed. Each message is checked as it comes."""

from __future__ import annotations

from typing import Any

import orjson
from pydantic import TypeAdapter

from schwimmen.server.protocol.server_messages import ServerMessage, State

server_message: TypeAdapter[ServerMessage] = TypeAdapter(ServerMessage)
state_message: TypeAdapter[State] = TypeAdapter(State)


def read(payload: bytes | str) -> dict[str, Any]:
    """Return a message of the server as plain values; one that the protocol does not know fails."""
    server_message.validate_json(payload)
    return dict(orjson.loads(payload))


def merged(last: dict[str, Any], message: dict[str, Any]) -> dict[str, Any]:
    """Return the state after a `state` or an `update`, as a whole `state` would tell it."""
    if message["type"] == "state":
        return message
    view = {**(last["view"] or {}), **message["view"]} or None
    return {**message, "type": "state", "room": last["room"] | message["room"], "view": view}


def folded(last: dict[str, Any], message: dict[str, Any]) -> dict[str, Any]:
    """Return the same, checked: what comes out must be a whole state."""
    whole = merged(last, message)
    state_message.validate_json(orjson.dumps(whole))
    return whole
