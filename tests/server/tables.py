"""Tables without a server: what comes in is decided and carried out at once, and everybody's messages are folded."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import count
from typing import Any, Literal, TypeAlias

import pytest

from schwimmen import Game
from schwimmen.fair.shuffle import Shuffle
from schwimmen.school.deck import energy
from schwimmen.school.judging import Judging
from schwimmen.server.protocol.client_messages import client_message
from schwimmen.server.protocol.common import Level
from schwimmen.server.school.messages import SchoolAsked
from schwimmen.server.school.state import School
from schwimmen.server.table import entries, inputs, waits
from schwimmen.server.table.deciding import decide
from schwimmen.server.table.entries import BotSeat, Entry, Opened
from schwimmen.server.table.inputs import Awaited, Incoming, Refused, Step
from schwimmen.server.table.news import News, Reader
from schwimmen.server.table.table import Table
from tests.server.folding import folded, read

NAMES = ("Anna", "Ben", "Cem", "Dora", "Emil", "Fee", "Gül", "Hans", "Ina", "Jan", "Kim", "Lea", "Max")
SUDDEN: dict[str, Any] = {"units": 1, "grace": 0, "auto_declare": []}
"""House rules by which a player who loses once is out, and nothing is over before it has begun."""

NOW = 1_000_000.0
"""When a table is opened, unless a test says otherwise."""

Sitter: TypeAlias = Level | Literal["open"] | None
"""A computer opponent, an open seat, or a person."""


def member(seat: int) -> str:
    """Return who sits at a seat of a table that was prepared."""
    return f"member-{seat}"


class Sitting:
    """A table with everybody who is told of it: the people who sit there, and a spectator (None)."""

    def __init__(self, opened: Opened, secrets: Iterator[str]) -> None:
        """Open it; `secrets` stands in for the operating system's chance, so that each run is the same."""
        self.now = NOW
        self.table = table_of(opened)
        self.rows: list[str] = []
        self.events = b""
        """What happened last, as JSON."""
        self.connected: set[str] = set()
        self.watching = 0
        self.updates: dict[Reader, bytes] = {}
        """What was told last, by reader."""
        self.told_all: Callable[[], None] = bool
        """Is called whenever everybody has been told."""
        self.states: dict[str | None, dict[str, Any]] = {}
        """What each reader knows, folded from all that was told."""
        self._news = News(self.table)
        self._secrets = secrets
        self._numbers = count(1)
        self.write(opened)

    # ------------------------------------------------------------ what comes in

    def say(self, who: int | str, kind: str, **more: Any) -> Step:
        """Let a seat, or a member, say something. Raises Refused."""
        if kind in ("play", "learn"):
            more = {"turn": self.table.turn} | more
        fields = {"type": kind, "id": f"id{next(self._numbers)}"} | more
        message: Any = client_message.validate_python(fields)
        return self.bring(inputs.Said(self.member(who), message))

    def play(self, seat: int, move: str, **more: Any) -> Step:
        """Let a seat play a move. Raises Refused."""
        return self.say(seat, "play", move=move, **more)

    def think(self, move: str, turn: int | None = None) -> Step:
        """Let a computer opponent answer."""
        return self.bring(inputs.Thought(self.table.turn if turn is None else turn, move))

    def rest(self, turn: int | None = None) -> Step:
        """Let a pause be over."""
        return self.bring(inputs.Rested(self.table.turn if turn is None else turn))

    def ring(self, later: float) -> Step:
        """Let the clock ring after some seconds."""
        self.now += later
        return self.bring(inputs.Rang())

    def join(self, who: str, name: str = "Zoe") -> int:
        """Let somebody take an open seat, and come; return the seat. Raises Refused."""
        self.bring(inputs.Joining(who, name))
        self.connected.add(who)
        self._here()
        seat = self.table.seating.seat_of(who)
        assert seat is not None
        return seat

    def refuses(self, who: int | str, kind: str, **more: Any) -> Refused:
        """Check that something is refused and changes nothing, and return the refusal."""
        before = self.seen()
        with pytest.raises(Refused) as refused:
            self.say(who, kind, **more)
        assert self.seen() == before
        return refused.value

    def bring(self, came: Incoming) -> Step:
        """Decide what came, write it, carry it out, tell it, as a room does. Raises Refused."""
        step = decide(self.table, came, self.now)
        if step.entries:
            self.write(*map(self._certain, step.entries))
        return step

    def write(self, *row: Entry) -> None:
        """Write a row, and carry it out."""
        self.rows.append(entries.write(row))
        self._here(self.table.apply(row, self.now))

    def here(self, *seats: int, watching: int = 0) -> None:
        """Say who is connected."""
        self.connected, self.watching = {self.member(seat) for seat in seats}, watching
        self._here()

    def end_hand(self) -> None:
        """Let the player to move close, then pass, or play anything, until the hand is over."""
        chance = random.Random(31)
        while (seat := self.table.match.game.to_move if self.table.match else None) is not None:
            legal = self.game.legal()
            move = next((token for token in ("keep", "pass!", "close", "pass", "right") if token in legal), "")
            move = move or chance.choice(legal)
            if self.table.seating[seat].bot is None:
                self.play(seat, move)
            else:
                self.think(move)

    # ------------------------------------------------------------ what is there

    @property
    def game(self) -> Game:
        """The game of the match."""
        assert self.table.match is not None
        return self.table.match.game

    @property
    def awaited(self) -> Awaited | None:
        """What has to be brought to the table."""
        return waits.awaited(self.table)

    def member(self, who: int | str) -> str:
        """Return the member who sits at a seat now."""
        found = self.table.seating[who].member if isinstance(who, int) else who
        assert found is not None, f"nobody sits at {who}"
        return found

    def told(self, seat: int | str | None) -> dict[str, Any]:
        """Return what a seat, a member, or a spectator knows by all messages."""
        return self.states[None if seat is None else self.member(seat)]

    def view(self, seat: int | str | None) -> dict[str, Any]:
        """Return the game as a seat, a member, or a spectator sees it."""
        found: dict[str, Any] = self.told(seat)["view"]
        return found

    @property
    def room(self) -> dict[str, Any]:
        """The table as everybody sees it."""
        found: dict[str, Any] = self.told(None)["room"]
        return found

    def state(self, reader: Reader, since: int | None = None) -> dict[str, Any]:
        """Return what somebody is told who comes now."""
        return read(News(self.table).state(reader, self.now, since))

    def seen(self) -> list[bytes]:
        """Return what everybody is told who comes now, as bytes."""
        news = News(self.table)
        seating = self.table.seating
        return [news.state(seating.reader_of(who), self.now) for who in (*sorted(seating.members), None)]

    # ------------------------------------------------------------ inside

    def _certain(self, entry: Entry) -> Entry:
        """Return an entry with a secret that follows from the table's seed."""
        if isinstance(entry, entries.Started | entries.Dealt):
            return replace(entry, secret=next(self._secrets))
        return entry

    def _here(self, happened: bytes = b"") -> None:
        """Take note of who is connected, and tell what has happened."""
        seating = self.table.seating
        found = map(seating.reader_of, seating.members & self.connected)
        present = frozenset(reader for reader in found if reader is not None)
        self.table.here(present, self.watching, self.now)
        self.events = happened
        self._tell()

    def _tell(self) -> None:
        """Tell every reader what has changed, and check that the fold is what somebody is told who comes now."""
        seating = self.table.seating
        readers: dict[str | None, Reader] = {who: seating.reader_of(who) for who in (*sorted(seating.members), None)}
        self.updates = self._news.updates(set(readers.values()), self.events, self.now)
        before, self.states = self.states, {}
        for who, reader in readers.items():
            now = self.state(reader)
            known = folded(before[who], read(self.updates[reader])) if who in before else now
            assert (known["room"], known["view"]) == (now["room"], now["view"])
            self.states[who] = known
        self.told_all()


# ---------------------------------------------------------------- preparing


def new(
    levels: Sequence[Sitter],
    *,
    rules: str = "schwimmen",
    house: dict[str, Any] | None = None,
    seed: object = 31,
    dealer: int | None = 0,
    wanted: Callable[[Game], bool] | None = None,
    start: bool = True,
    **more: Any,
) -> Sitting:
    """Return a table at which everybody has sat down; the match has begun unless a seat is open.

    `seed` is where all secrets follow from; the first ones with which the dealer is as asked for, and the first hand
    as `wanted`, are taken. `more` are fields of Opened.
    """
    asked = {"alias": f"alias-{seed}", "pace": "relaxed", "clock": "relaxed", "chat": True, "watch": True} | more
    bots = [
        BotSeat(seat=seat, name=NAMES[seat], level=level)
        for seat, level in enumerate(levels)
        if level is not None and level != "open"
    ]
    secrets = secrets_of(seed)
    secret = next(each for each in secrets if _fits(each, asked["alias"], (rules, house, len(levels)), dealer, wanted))
    opening: dict[str, Any] = {"fill": None, "public": False, "school": None} | asked
    opened = Opened(rules=rules, house=house or {}, seats=len(levels), bots=bots, secret=secret, **opening)
    made = Sitting(opened, secrets)
    for seat, level in enumerate(levels):
        if level is None:
            made.write(entries.Sat(seat=seat, member=member(seat), name=NAMES[seat]))
    made.here(*made.table.seating.people)
    if start and "open" not in levels:
        made.write(entries.Started(bots=[], secret=next(secrets)))
    return made


def _fits(
    secret: str, alias: str, played: tuple[str, Any, int], dealer: int | None, wanted: Callable[[Game], bool] | None
) -> bool:
    """Say whether the dealer and the first hand that follow from a secret are as they are asked for."""
    rules, house, players = played
    chance = Shuffle(bytes.fromhex(secret), alias, 1, (None,) * players)
    first = chance.below("dealer", players)
    if dealer not in (None, first):
        return False
    return wanted is None or wanted(Game(rules, players=players, house=house, dealer=first, chance=chance))


def loses(*seats: int) -> Callable[[Game], bool]:
    """Return a wish for a hand that these seats lose when the first to move closes at once."""

    def wanted(game: Game) -> bool:
        while game.to_move is not None:
            legal = game.legal()
            game.play(next(token for token in ("keep", "pass!", "pass") if token in legal))
        return bool(game.results) and game.results[-1].went_out == seats and not game.over

    return wanted


def secrets_of(seed: object) -> Iterator[str]:
    """Yield secrets without end that follow from a seed."""
    return (hashlib.sha256(f"{seed} {number}".encode()).hexdigest() for number in count())


def table_of(opened: Opened) -> Table:
    """Return a table that takes in a log which begins so."""
    return Table("table", None if opened.school is None else schooling(opened.school))


def schooling(asked: SchoolAsked) -> Callable[[], School]:
    """Return what makes the school edition with the deck that is always there."""
    return lambda: School(energy(), asked.deck, Judging(asked.judging), asked.language, asked.rightly)
