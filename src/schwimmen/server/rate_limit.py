"""How much is too much: buckets that fill up again with time."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass

MOST_ADDRESSES = 10_000


@dataclass(frozen=True, slots=True)
class Rate:
    """That many at once, that many a second in the long run."""

    burst: float
    per_second: float


class RateLimit:
    """One bucket."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._left = float(rate.burst)
        self._at = time.monotonic()

    def spend(self) -> bool:
        """Say whether one more may come now."""
        now = time.monotonic()
        self._left = min(self._rate.burst, self._left + (now - self._at) * self._rate.per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class RateLimits:
    """A bucket for each address; the one that was not used for the longest is forgotten where there are too many."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, RateLimit] = OrderedDict()

    def spend(self, address: str) -> bool:
        """Say whether one more may come from an address now."""
        bucket = self._buckets.setdefault(address, RateLimit(self._rate))
        self._buckets.move_to_end(address)
        if len(self._buckets) > MOST_ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket.spend()
