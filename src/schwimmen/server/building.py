"""A server put together: store, bus, thinkers, analysts, signer, lobby."""

from __future__ import annotations

from schwimmen.server.analysts import Analysts
from schwimmen.server.bots import Thinkers
from schwimmen.server.identity import Signer
from schwimmen.server.lobby import Lobby
from schwimmen.server.metrics import Metrics
from schwimmen.server.services import Services
from schwimmen.server.settings import Settings
from schwimmen.server.store.bus import bus_of
from schwimmen.server.store.store import Store


def build(
    url: str, settings: Settings | None = None, thinkers: Thinkers | None = None, *, analysts: Analysts | None = None
) -> Lobby:
    """Return a lobby on a store (SQLAlchemy's URL). Raises StoreError."""
    store, metrics = Store(url), Metrics()
    thinkers = thinkers or Thinkers()
    thinkers.observe = metrics.think.observe
    store.watch(metrics.commit.observe)
    return Lobby(
        Services(store, bus_of(store), thinkers, analysts or Analysts(), Signer(store.key()), metrics), settings
    )
