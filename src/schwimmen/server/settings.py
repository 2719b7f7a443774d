"""What can be set about a server, each by a flag of `schwimmen serve` or by a variable of the environment."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from schwimmen.review import HAND_WORLDS
from schwimmen.review.advice import HINT_WORLDS
from schwimmen.server.client import STATIC
from schwimmen.server.rate_limit import Rate

HOUR = 3600.0


@dataclass(frozen=True, kw_only=True)
class Limits:
    """What a connection, and what an address, may do."""

    sit_seconds: float = 10
    """Time in which a connection has to say who it is."""
    messages: Rate = field(default=Rate(20, 10))
    """Messages of a connection."""
    talk: Rate = field(default=Rate(5, 0.5))
    """Lines and reactions of a connection."""
    connections: int = 200
    """Connections of an address at once: a school is one address."""
    tables: Rate = field(default=Rate(40, 60 / HOUR))
    """Tables that an address may open."""
    seats: Rate = field(default=Rate(120, 240 / HOUR))
    """Seats that an address may take."""
    requests: Rate = field(default=Rate(300, 20))
    """Requests of an address."""
    reviews: int = 4
    """Reviews of hands under way at once."""
    reviews_each: int = 1
    """Reviews that an address may wait for at once."""
    hints: Rate = field(default=Rate(3, 0.5))
    """Hints of a connection."""


@dataclass(frozen=True, kw_only=True)
class Settings:
    """Everything else."""

    limits: Limits = field(default_factory=Limits)
    public_url: str | None = None
    """The address under which people reach this server, where it is another than the one it listens on."""
    hosts: tuple[str, ...] = ()
    """More names by which it is asked, besides this machine's own and the public one."""
    most_tables: int = 5000
    """Tables in memory at once."""
    rest_seconds: float = 60
    """A table at which nobody is connected leaves memory after so long; the store keeps it."""
    keep_days: float = 90
    """A table at which nothing has happened for so long is deleted; 0 keeps all."""
    sweep_seconds: float = 5
    """Time between two looks for tables that rest or are due."""
    hand_worlds: int = HAND_WORLDS
    """Worlds in which the decisions of a hand are weighed for its review."""
    hint_worlds: int = HINT_WORLDS
    """Worlds in which a decision is weighed for a hint."""
    static: Path = STATIC
