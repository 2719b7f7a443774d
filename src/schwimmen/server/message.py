"""What all messages between a client and the server share."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict, with_config


class Message(BaseModel):
    """What all models share: unknown keys are an error, and so is a value of another type."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


exact = with_config(extra="forbid", strict=True)
"""For the parts that go out by the hundred: plain dictionaries, described and checked like every model."""
