"""How long people have, and what follows when they have not come: a computer opponent stands in, openly.

Time is for the sake of the others: where nobody waits, it does not run.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from schwimmen.server.protocol.common import Clock

MINUTE = 60.0
HOUR = 3600.0


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeControl:
    """Seconds that a person has."""

    turn: float
    """For each decision, while connected."""
    absent: float
    """While not connected."""
    bank: float = 0
    """For a whole match on top, used up by longer thinking."""
    more: float
    """What the others can add each time."""


CLOCKS: dict[Clock, TimeControl] = {
    "relaxed": TimeControl(turn=300, absent=45, more=120),
    "quick": TimeControl(turn=20, absent=20, bank=40, more=20),
    "mail": TimeControl(turn=48 * HOUR, absent=48 * HOUR, more=24 * HOUR),
}


@dataclass(slots=True)
class Timer:
    """The time of one wait: since when, how often it was extended, and what people have left in the bank."""

    since: float = 0
    """When the wait began (seconds, as `time.time`)."""
    extended: int = 0
    used: dict[int, float] = field(default_factory=dict)
    """Seconds of the bank that seats have used."""
    gone: dict[int, float] = field(default_factory=dict)
    """Since when people are not connected; known to this process alone."""

    def begin(self, at: float) -> None:
        """Begin the next wait."""
        self.since, self.extended = at, 0

    def moved(self, seat: int, at: float, clock: Clock) -> None:
        """Take what a person thought too long from the bank."""
        control = CLOCKS[clock]
        over = at - self.since - control.turn - self.extended * control.more
        if over > 0:
            self.used[seat] = min(control.bank, self.used.get(seat, 0) + over)

    def deadline(self, seat: int, clock: Clock) -> float:
        """Return when the time of a seat is over."""
        control = CLOCKS[clock]
        more = self.extended * control.more
        bank = control.bank - self.used.get(seat, 0)
        whole = self.since + control.turn + bank + more
        if seat not in self.gone:
            return whole
        return min(whole, max(self.since, self.gone[seat]) + control.absent + more)
