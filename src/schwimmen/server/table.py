"""The table as a state machine: messages in, messages out. No I/O, no clock, no threads.

`Table.take` gets one thing that came in and returns what has to be done about it, in order. The table never thinks
and never waits: it asks for a thought (`Think`) or a pause (`Rest`), and the room around it brings the answer back
as a `Thought` or a `Rested` with the number of the state for which it was asked. An answer that comes too late, or
twice, changes nothing.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from schwimmen.game import Game, IllegalMove
from schwimmen.rules import Rules
from schwimmen.server import views
from schwimmen.server.protocol import Error, ErrorCode, Level, Next, Pace, Play, Sentence, SetPace, State
from schwimmen.server.school.lesson import NotNow, School
from schwimmen.server.school.messages import Learn
from schwimmen.server.views import Around, Sitter

REMEMBERED = 64
"""Messages of a seat that are recognized when they come again."""

ENDLESS = 400
"""Moves after which a hand is no longer played in an instant: some house rules let computers go on for ever."""

# ---------------------------------------------------------------- what comes in


@dataclass(frozen=True, slots=True)
class Joined:
    """A connection sat down at a seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class Left:
    """A connection of a seat is gone."""

    seat: int


@dataclass(frozen=True, slots=True)
class Said:
    """A message that came over a connection of a seat."""

    seat: int
    message: Play | Next | SetPace | Learn


@dataclass(frozen=True, slots=True)
class Thought:
    """What a computer opponent chose; empty if it could not."""

    seq: int
    token: str


@dataclass(frozen=True, slots=True)
class Rested:
    """The pause that was asked for is over."""

    seq: int


Incoming: TypeAlias = Joined | Left | Said | Thought | Rested

# ---------------------------------------------------------------- what goes out


@dataclass(frozen=True, slots=True)
class Reply:
    """A message to the one connection whose message is being answered."""

    message: State | Error


@dataclass(frozen=True, slots=True)
class Tell:
    """A message to all connections of a seat."""

    seat: int
    message: State


@dataclass(frozen=True, slots=True)
class Think:
    """A computer opponent has to decide; the answer is a `Thought`. It gets its view and the rules, nothing else."""

    seq: int
    seat: int
    level: Level
    view: Any
    rules: Rules
    pace: Pace


@dataclass(frozen=True, slots=True)
class Rest:
    """Nobody is left to ask for the next hand: it is dealt after a pause; the answer is a `Rested`."""

    seq: int
    pace: Pace


Outgoing: TypeAlias = Reply | Tell | Think | Rest


@dataclass(slots=True)
class Table:
    """One match between people and computer opponents."""

    game: Game
    sitters: Sequence[Sitter]
    pace: Pace = "relaxed"
    school: School | None = None
    """The school edition, where it is played."""
    seq: int = 0
    """Number of the state: one more with every move and every deal."""
    _links: list[int] = field(default_factory=list)
    """Connections, by seat."""
    _ready: set[int] = field(default_factory=set)
    _moves: int = 0
    """Moves in this hand."""
    _seen: dict[int, deque[str]] = field(default_factory=dict)
    """The last messages of each seat that were followed, by their ids."""

    def __post_init__(self) -> None:
        """Begin with nobody connected."""
        self._links = [0] * len(self.sitters)

    def take(self, came: Incoming) -> list[Outgoing]:
        """Take in one thing that came and return what has to be done about it."""
        match came:
            case Joined():
                return self._join(came.seat)
            case Left():
                return self._leave(came.seat)
            case Thought():
                return self._thought(came)
            case Rested():
                return self._rested() if came.seq == self.seq else []
            case Said(seat, message):
                return self._said(seat, message)

    def view(self, seat: int) -> State:
        """Return the present state, as a seat may know it."""
        return self._state(seat, ())

    @property
    def watched(self) -> bool:
        """Whether anybody is connected."""
        return any(self._links)

    # ------------------------------------------------------------ connections

    def _join(self, seat: int) -> list[Outgoing]:
        first, woken = self._links[seat] == 0, not self.watched
        self._links[seat] += 1
        others = self._news(but=seat) if first else []
        return [Reply(self.view(seat)), *others, *(self._ask() if woken else [])]

    def _leave(self, seat: int) -> list[Outgoing]:
        self._links[seat] = max(0, self._links[seat] - 1)
        return self._news(but=seat) if self._links[seat] == 0 else []

    # ------------------------------------------------------------ what people say

    def _said(self, seat: int, message: Play | Next | SetPace | Learn) -> list[Outgoing]:
        if message.id in self._seen.get(seat, ()):
            return [Reply(self._state(seat, (), ack=message.id))]
        match message:
            case Play():
                outgoing = self._play(seat, message)
            case Next():
                outgoing = self._next(seat, message)
            case SetPace():
                outgoing = self._set_pace(seat, message)
            case Learn():
                outgoing = self._learn(seat, message)
        if not any(isinstance(out, Reply) for out in outgoing):
            self._seen.setdefault(seat, deque(maxlen=REMEMBERED)).append(message.id)
        return outgoing

    def _play(self, seat: int, message: Play) -> list[Outgoing]:
        if message.seq != self.seq:
            return [self._refuse(message.id, "stale", Sentence(key="why-stale"))]
        if self.game.to_move is None:
            why = "why-match-over" if self.game.over else "why-hand-over"
            return [self._refuse(message.id, "not-now", Sentence(key=why))]
        if self.school is not None and (why_no_judge := self.school.refuses(seat, message.move)):
            return [self._refuse(message.id, "not-now", Sentence(key=why_no_judge))]
        if self.game.to_move != seat and not (self.school is not None and self.school.judges(seat)):
            why_not = Sentence(key="why-not-your-turn", args={"seat": self.game.to_move})
            return [self._refuse(message.id, "not-your-turn", why_not)]
        try:
            return self._move(message.move, seat, message.id)
        except IllegalMove as illegal:
            return [self._refuse(message.id, "illegal", views.sentence(illegal.sentence))]

    def _next(self, seat: int, message: Next) -> list[Outgoing]:
        waited_for = self._waited_for()
        if self.game.phase != "deal" or (waited_for and seat not in waited_for):
            why = "why-match-over" if self.game.over else "error-not-now"
            return [self._refuse(message.id, "not-now", Sentence(key=why))]
        self._ready.add(seat)
        return self._deal(seat, message.id) if self._ready >= waited_for else self._news(seat, ack=message.id)

    def _set_pace(self, seat: int, message: SetPace) -> list[Outgoing]:
        self.pace = message.pace
        return [*self._news(seat, ack=message.id), *self._ask()]

    def _learn(self, seat: int, message: Learn) -> list[Outgoing]:
        if self.school is None:
            return [self._refuse(message.id, "not-now", Sentence(key="error-not-now"))]
        if message.do != "language" and message.seq != self.seq:
            return [self._refuse(message.id, "stale", Sentence(key="why-stale"))]
        try:
            verdict = self.school.learn(seat, message)
        except NotNow as not_now:
            return [self._refuse(message.id, "not-now", Sentence(key=not_now.key))]
        if verdict is not None:
            return self._move(verdict, seat, message.id)
        return [*self._news(seat, ack=message.id), *(self._ask() if message.do == "go-on" else [])]

    # ------------------------------------------------------------ what computers do

    def _thought(self, thought: Thought) -> list[Outgoing]:
        seat = self.game.to_move
        if thought.seq != self.seq or seat is None or self.sitters[seat].level is None:
            return []
        if self.school is not None and self.school.busy:
            return []
        # Whatever a computer opponent comes up with, the hand goes on.
        sound = not self.game.why(thought.token)
        return self._move(thought.token if sound else self.game.legal()[0])

    def _ask(self) -> list[Outgoing]:
        """Ask for what the table waits for, unless that is a person, or nobody is there to see it."""
        seat, level = self.game.to_move, None if self.game.to_move is None else self.sitters[self.game.to_move].level
        if not self.watched:
            return []
        if self.school is not None and self.school.busy:
            return self._await_lesson(self.school)
        if seat is not None and level is not None:
            return [Think(self.seq, seat, level, self.game.look(seat), self.game.rules, self._speed())]
        return [Rest(self.seq, self._speed())] if self._unattended() else []

    def _await_lesson(self, school: School) -> list[Outgoing]:
        """Give people the time to hear a computer explain; then everybody waits until a person in the match goes on."""
        if school.computers_verdict():
            return [Rest(self.seq, self._speed())]
        return [] if self._waited_for() or not school.lesson_over else [Rest(self.seq, "relaxed")]

    def _rested(self) -> list[Outgoing]:
        if self.school is not None and self.school.busy:
            if verdict := self.school.computers_verdict():
                return self._move(verdict)
            if self._waited_for() or not self.school.lesson_over:
                return []
            self.school.go_on()
            return [*self._news(), *self._ask()]
        return self._deal() if self._unattended() else []

    def _speed(self) -> Pace:
        """Return the pace in force: whoever only watches does not watch for long."""
        if self.pace == "instant":
            return "brisk" if self._moves > ENDLESS else "instant"
        return self.pace if self._waited_for() else "brisk"

    # ------------------------------------------------------------ the game goes on

    def _move(self, token: str, asked: int | None = None, ack: str | None = None) -> list[Outgoing]:
        mover = self.game.to_move
        happened = self.game.play(token)
        self._moves += 1
        if self.school is not None:
            computer = mover is not None and self.sitters[mover].level is not None
            self.school.follow(token, happened, computer=computer)
        return self._went_on(happened, mover if asked is None else asked, ack)

    def _deal(self, asked: int | None = None, ack: str | None = None) -> list[Outgoing]:
        before = len(self.game.events)
        self.game.deal()
        self._ready.clear()
        self._moves = 0
        if self.school is not None:
            self.school.go_on()
        return self._went_on(self.game.events[before:], asked, ack)

    def _went_on(self, happened: Sequence[Any], asked: int | None, ack: str | None) -> list[Outgoing]:
        self.seq += 1
        return [*self._news(asked, happened=happened, ack=ack), *self._ask()]

    def _waited_for(self) -> set[int]:
        """Return the seats of the people who are still in the match."""
        out = [seat.out for seat in self.game.view(0).seats]
        return {seat for seat, sitter in enumerate(self.sitters) if sitter.level is None and not out[seat]}

    def _unattended(self) -> bool:
        """Say whether the next hand is due and nobody is left to ask for it."""
        return self.game.phase == "deal" and not self._waited_for()

    # ------------------------------------------------------------ messages

    def _news(
        self, asked: int | None = None, *, but: int | None = None, happened: Sequence[Any] = (), ack: str | None = None
    ) -> list[Outgoing]:
        """Return the state for everybody who is connected; `asked` is the seat whose message `ack` it answers."""
        there = [seat for seat, links in enumerate(self._links) if links and seat != but]
        return [Tell(seat, self._state(seat, happened, ack=ack if seat == asked else None)) for seat in there]

    def _state(self, seat: int, happened: Sequence[Any], ack: str | None = None) -> State:
        around = Around(
            sitters=self.sitters,
            connected=[bool(links) or self.sitters[at].level is not None for at, links in enumerate(self._links)],
            ready=sorted(self._ready),
            pace=self.pace,
        )
        view = views.table_view(self.game, seat, around)
        if self.school is not None:
            view = self.school.dress(view, seat)
        return State(seq=self.seq, events=[views.event(each) for each in happened], view=view, ack=ack)

    def _refuse(self, message_id: str, code: ErrorCode, why: Sentence) -> Reply:
        return Reply(Error(id=message_id, code=code, why=why, seq=self.seq))
