"""Who sits where: people by their membership of this table, computer opponents by name and level."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from schwimmen.server.protocol.common import MAX_SEATS, Level
from schwimmen.server.school.state import JUDGE
from schwimmen.server.table.entries import BotSeat


@dataclass(slots=True)
class Occupant:
    """Who has a seat: nobody yet, a person (`member`) or a computer opponent (`level`)."""

    member: str | None = field(default=None, repr=False)
    name: str = ""
    level: Level | None = None
    stand_in: Level | None = None
    """The computer opponent that plays for an absent person."""
    shows: bool = False
    """Whether those who are out of the match may look into the hand."""

    @property
    def nobody(self) -> bool:
        """Whether the seat is open."""
        return self.member is None and self.level is None

    @property
    def bot(self) -> Level | None:
        """The computer opponent that decides here now."""
        return self.level or self.stand_in


@dataclass(slots=True)
class Seating:
    """All seats of a table, clockwise, and whose table it is."""

    all: list[Occupant]
    host: int | None = None
    first: str | None = field(default=None, repr=False)
    """The member who deals first, where that is not left to chance."""
    judge: Occupant = field(default_factory=Occupant)
    """Beside the table: who judges explanations and has no cards."""
    taught: bool = False
    """Whether who judges so has opened the table: it is a teacher's, and the host is a pupil."""
    names: list[str] = field(default_factory=list)
    """Who is expected at which seat of the first match; empty for whoever comes."""
    came: dict[str, int] = field(default_factory=dict, repr=False)
    """Which members were expected, and at which seat: they may have left it."""

    def __len__(self) -> int:
        return len(self.all)

    def __getitem__(self, seat: int) -> Occupant:
        return self.all[seat]

    def seat_of(self, member: str | None) -> int | None:
        """Return the seat that a member holds."""
        if member is None:
            return None
        for seat, occupant in enumerate(self.all):  # asked for with every message
            if occupant.member == member:
                return seat
        return None

    def reader_of(self, member: str | None) -> int | None:
        """Return as whom a member reads: the seat, JUDGE, or None as a spectator does."""
        return JUDGE if member is not None and member == self.judge.member else self.seat_of(member)

    @property
    def members(self) -> set[str]:
        """Everybody who belongs to the table."""
        return {occupant.member for occupant in (*self.all, self.judge) if occupant.member is not None}

    @property
    def people(self) -> set[int]:
        """The seats of people."""
        return {seat for seat, occupant in enumerate(self.all) if occupant.member is not None}

    @property
    def open(self) -> list[int]:
        """The open seats."""
        return [seat for seat, occupant in enumerate(self.all) if occupant.nobody]

    def expected(self, seat: int) -> str:
        """Return who a seat waits for before the first match, empty for whoever comes."""
        return self.names[seat] if seat < len(self.names) else ""

    @property
    def teachers(self) -> bool:
        """Whether the table is that of a teacher who has not gone."""
        return self.taught and not self.judge.nobody

    def sit(self, seat: int, member: str, name: str) -> None:
        """Give an open seat to a person; the first is the host."""
        if called(name, self.expected(seat)):
            self.came[member] = seat
        self.all[seat] = Occupant(member=member, name=name)
        if self.host is None:
            self.host = seat

    def give(self, bot: BotSeat) -> None:
        """Give a seat to a computer opponent."""
        self.all[bot.seat] = Occupant(name=bot.name, level=bot.level)
        self._pass_on_host(bot.seat)

    def free(self, seat: int) -> None:
        """Make a seat open."""
        self.all[seat] = Occupant()
        self._pass_on_host(seat)

    def close_up(self) -> list[int]:
        """Take away the open seats, and return the old numbers of those that are left. They wait for nobody more."""
        self.names = []
        left = [seat for seat, occupant in enumerate(self.all) if not occupant.nobody]
        self.all = [self.all[seat] for seat in left]
        self.host = left.index(self.host) if self.host in left else None
        return left

    def turn(self, dealer: int) -> list[int]:
        """Turn the table until who deals first has the dealer's seat, and return the old numbers of all seats."""
        first = self.seat_of(self.first)
        by = 0 if first is None else first - dealer
        turned = [(seat + by) % len(self) for seat in range(len(self))]
        self.all = [self.all[seat] for seat in turned]
        self.host = turned.index(self.host) if self.host in turned else None
        return turned

    def named(self, name: str) -> str:
        """Return a name as nobody else at the table has it: a number is added where it is needed."""
        taken = {occupant.name.casefold() for occupant in self.all}
        return next(each for each in _spellings(name) if each.casefold() not in taken)

    def forget(self, member: str) -> None:
        """Take away the name of a person, also where a seat waits for it."""
        for occupant in (*self.all, self.judge):
            if occupant.member == member:
                occupant.name = ""
        seat = self.came.get(member)
        if seat is not None and seat < len(self.names):
            self.names[seat] = ""

    def _pass_on_host(self, seat: int) -> None:
        """Let the next person clockwise be the host when the host's seat has gone to nobody."""
        if self.host != seat:
            return
        after: Sequence[int] = [*range(seat + 1, len(self.all)), *range(seat)]
        self.host = next((other for other in after if self.all[other].member is not None), None)


def called(name: str, expected: str) -> bool:
    """Say whether somebody of a name is who is expected: with a number if others at the table have that name."""
    return expected != "" and name in _spellings(expected)


def _spellings(name: str) -> list[str]:
    return [name, *(f"{name[:20]} {number}" for number in range(2, MAX_SEATS + 2))]
