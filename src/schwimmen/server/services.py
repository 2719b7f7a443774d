"""What all rooms of a process share."""

from __future__ import annotations

from dataclasses import dataclass, field

from schwimmen.server.analysts import Analysts
from schwimmen.server.bots import Thinkers
from schwimmen.server.identity import Signer
from schwimmen.server.metrics import Metrics
from schwimmen.server.store.bus import Bus
from schwimmen.server.store.store import Store


@dataclass(frozen=True)
class Services:
    """The store and the bus between processes, who thinks, who weighs, who signs, what is counted."""

    store: Store
    bus: Bus
    thinkers: Thinkers
    analysts: Analysts
    signer: Signer
    metrics: Metrics = field(default_factory=Metrics)
