"""What all messages between a client and the server share."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class Message(BaseModel):
    """What all models share: unknown keys are an error, and so is a value of another type."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)
