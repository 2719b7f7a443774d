"""What all messages are made of: names of things, and limits."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

PROTOCOL_VERSION = 3

MAX_NAME = 24
MAX_ID = 64
MAX_MINUTES = 600
MAX_TOKEN = 256
MAX_SEATS = 17
MAX_CHAT = 200
"""Characters of a line of talk."""

Level: TypeAlias = Literal[
    "random",
    "beginner",
    "club",
    "expert",
    "master",
    "beginner-careful",
    "beginner-greedy",
    "beginner-watchful",
    "club-careful",
    "club-greedy",
    "club-watchful",
]
Memory: TypeAlias = Literal["perfect", "human", "forgetful"]
"""How much computer opponents remember of what everybody has seen."""
Pace: TypeAlias = Literal["relaxed", "brisk", "instant"]
"""How fast computer opponents move."""
Clock: TypeAlias = Literal["relaxed", "quick", "mail"]
"""How long people have: minutes, seconds, days."""
Sign: TypeAlias = Literal["clap", "laugh", "wow", "ouch", "luck", "think", "thanks", "wave"]
"""Quick reactions."""
ErrorCode: TypeAlias = Literal[
    "malformed", "too-long", "too-many", "not-seated", "unknown-table", "wrong-token", "version", "stale",
    "not-your-turn", "illegal", "not-now", "not-host", "server",
]  # fmt: skip

MessageId: TypeAlias = Annotated[str, Field(min_length=1, max_length=MAX_ID)]
Name: TypeAlias = Annotated[str, Field(min_length=1, max_length=MAX_NAME)]
Seat: TypeAlias = Annotated[int, Field(ge=0, lt=MAX_SEATS)]
