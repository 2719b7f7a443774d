"""The table: who sits there and what they play, rebuilt from the entries of its log. No I/O, no clock, no threads.

`apply` takes what has happened, one row of the log after the other, and nothing else changes what lasts. What a row
may hold is decided in `deciding`; what follows from the state is asked for in `waits`; how readers are told is in
`news`. Who is connected is not in the log: the room around the table says so.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from schwimmen import rulebook
from schwimmen.fair.shuffle import Shuffle, commitment_of
from schwimmen.match.evening import Evening
from schwimmen.match.game import Game
from schwimmen.match.telling import Happened
from schwimmen.rules import share
from schwimmen.rules.fields import Rules
from schwimmen.rules.presets import PRESETS, Preset
from schwimmen.school.judging import Verdict
from schwimmen.server.protocol.room import ChatLine
from schwimmen.server.protocol.view import GameView
from schwimmen.server.school.explained import Explained
from schwimmen.server.school.state import JUDGE, VERDICTS, School, Schooling
from schwimmen.server.table import entries, views
from schwimmen.server.table.clock import MINUTE, Timer
from schwimmen.server.table.entries import Entry, Opened
from schwimmen.server.table.match import Match, Sitter, nameless
from schwimmen.server.table.seating import Occupant, Seating
from schwimmen.words.sentence import Sentence

REMEMBERED = 64
"""Messages of a person that are recognized when they come again."""

TALK = 50
"""Lines of talk that are shown."""

MISSED = 128
"""Rows of the log whose events are kept for those who come back."""

OPTIONS = ("pace", "clock", "chat", "watch", "public")
"""How a table is run."""

QUIET = frozenset({entries.Heard, entries.Moved, entries.Readied, entries.Judged, entries.Learned})
"""Entries that leave the table as a place as it is."""


@dataclass(slots=True)
class Table:
    """One table."""

    id: str
    schooling: Schooling | None = None
    replay_of: Callable[[str, int], str] = "{}.{}".format
    """The address of a finished hand, by the table's alias and the hand's number."""
    seq: int = 0
    """Number of rows of the log."""
    at: float = 0.0
    """When the last of them was written: to be looked at is no use of a table."""
    turn: int = 0
    """Number of the game's state: one more with every move and every deal."""
    opened: Opened = field(init=False)
    preset: Preset = field(init=False)
    rules: Rules = field(init=False)
    house: dict[str, Any] = field(init=False)
    code: str = field(init=False)
    game_view: GameView = field(init=False)
    revision: int = 0
    """One more whenever something changes that most moves leave as it is: seats, options, talk, the end of a hand."""
    options: dict[str, Any] = field(init=False)
    """`pace clock chat watch public`, as they are now."""
    seating: Seating = field(default_factory=lambda: Seating([]))
    match: Match | None = None
    matches: int = 0
    hands: int = 0
    """Hands dealt at this table."""
    replays: list[str] = field(default_factory=list)
    """The addresses of the finished hands of this match."""
    evening: Evening = field(default_factory=Evening)
    explained: Explained = field(default_factory=Explained)
    secret: bytes = field(default=b"", repr=False)
    """The server's part of the next hand's shuffle."""
    salts: dict[int, str] = field(default_factory=dict)
    """What seats have contributed to it."""
    ready: set[int] = field(default_factory=set)
    """Who wants the next hand."""
    timer: Timer = field(default_factory=Timer)
    talk: deque[ChatLine] = field(default_factory=lambda: deque(maxlen=TALK))
    talkers: deque[str] = field(default_factory=lambda: deque(maxlen=TALK))
    """Who said each line, as members."""
    events: deque[tuple[int, bytes]] = field(default_factory=lambda: deque(maxlen=MISSED))
    """What happened lately as JSON, with the number of its row."""
    present: frozenset[int] = frozenset()
    """Seats that are connected."""
    judging: bool = False
    """Whether the judge without a seat is connected."""
    watching: int = 0
    """Spectators."""
    seen: defaultdict[str, dict[str, None]] = field(default_factory=lambda: defaultdict(dict))
    """The last messages of each member that were followed, by their ids: the oldest first."""
    awaited: frozenset[int] = frozenset()
    """The seats of people whose decision the table waits for."""
    ends: float | None = None
    """When the time for the match is over (seconds); None where there is no limit."""
    until: float | None = None
    """When the time of somebody is over; None where it does not run, because nobody waits for it."""

    # ------------------------------------------------------------ the log

    def apply(self, row: Sequence[Entry], at: float) -> bytes:
        """Take in one row of the log, written at a time (seconds, as `time.time`).

        Returns the events as JSON with commas between them, empty if nothing has happened.
        """
        self.seq += 1
        self.at = at
        awaited = self.awaited
        changes = [self._apply(entry, at) for entry in row]
        happened = b",".join([each.json for each in changes if each is not None])
        self._see_judge()
        self.awaited = self._find_awaited()
        ended = bool(happened) and self.match is not None and self.match.to_move is None
        self.revision += ended or not QUIET.issuperset(map(type, row))
        if self.awaited != awaited or happened:
            self.timer.begin(at)
        self.until = self._find_until()
        if happened:
            self.events.append((self.seq, happened))
        return happened

    def _apply(self, entry: Entry, at: float) -> Happened | None:
        match entry:
            case entries.Heard():  # most of all entries are this and the next
                self._remember(self.seen[entry.member], entry.id)
            case entries.Moved():
                return self._moved(entry, at)
            case entries.Started():
                return self._started(entry, at)
            case entries.Dealt():
                return self._dealt(entry, at)
            case entries.Opened():
                self._open(entry)
            case entries.Judged() | entries.Learned():
                self._learned(entry)
            case entries.Readied():
                self.ready.add(entry.seat)
            case entries.Waited():
                self.timer.extended += 1
            case entries.Changed():
                self.options |= {name: value for name in OPTIONS if (value := getattr(entry, name)) is not None}
            case _:
                self._seat(entry)
        return None

    @staticmethod
    def _remember(seen: dict[str, None], message: str) -> None:
        seen[message] = None
        if len(seen) > REMEMBERED:
            del seen[next(iter(seen))]

    def _seat(self, entry: Entry) -> None:  # noqa: C901 - a case for each kind of entry
        """Take in what concerns the seats and who sits there."""
        seating = self.seating
        match entry:
            case entries.Sat():
                seating.sit(entry.seat, entry.member, entry.name)
            case entries.Appointed():
                self._appointed(entry)
            case entries.Freed():
                seating.free(entry.seat)
                self.salts.pop(entry.seat, None)
            case entries.Given():
                self._give(entry.bot)
            case entries.Added():
                seating.all.append(Occupant())
            case entries.Hosted():
                seating.host = entry.seat
            case entries.DealsFirst():
                seating.first = None if entry.seat is None else seating[entry.seat].member
            case entries.StoodIn():
                seating[entry.seat].stand_in = entry.level
            case entries.Showed():
                seating[entry.seat].shows = entry.on
            case entries.Salted():
                self.salts[entry.seat] = entry.value
            case entries.Talked():
                self._talked(entry)
            case entries.Forgotten():
                self._forgotten(entry.member)

    def _open(self, entry: Opened) -> None:
        self.opened = entry
        self.preset = PRESETS[entry.rules]
        self.rules = self.preset.house(entry.house)
        self.house = self.preset.house_of(self.rules)
        self.code = share.encode(entry.rules, self.house)
        self.game_view = views.game_view(self.preset, self.rules)
        self.options = {name: getattr(entry, name) for name in OPTIONS}
        self.seating = Seating([Occupant() for _ in range(entry.seats)], names=list(entry.names))
        self.secret = bytes.fromhex(entry.secret)
        for bot in entry.bots:
            self.seating.give(bot)

    def _give(self, bot: entries.BotSeat) -> None:
        self.seating.give(bot)
        self.salts.pop(bot.seat, None)
        if self.match is not None and self.phase == "playing":
            self.match.sitters[bot.seat] = Sitter(bot.name, bot.level)
            if self.match.school is not None:
                self.match.school.replaced(bot.seat, self.seating.host)

    def _started(self, entry: entries.Started, at: float) -> Happened:
        for bot in entry.bots:
            self.seating.give(bot)
        kept = self.seating.close_up()
        self.salts = {kept.index(seat): salt for seat, salt in self.salts.items() if seat in kept}
        shuffle = self._shuffle(entry.secret)
        dealer = shuffle.below("dealer", len(kept))  # the shuffle's, whoever it is: the people move, not the deal
        kept = [kept[seat] for seat in self.seating.turn(dealer)]
        self.timer.gone = {kept.index(seat): since for seat, since in self.timer.gone.items() if seat in kept}
        self.present = frozenset(kept.index(seat) for seat in self.present if seat in kept)
        sitters = [Sitter(occupant.name, occupant.level) for occupant in self.seating.all]
        names = [sitter.name or nameless(seat) for seat, sitter in enumerate(sitters)]
        game = Game(self.opened.rules, players=names, house=self.opened.house, dealer=dealer, chance=shuffle)
        school = self.schooling() if self.schooling is not None else None
        if school is not None:
            school.teacher = self._teacher()
        self.match = Match.begin(game, sitters, shuffle, school)
        self.match.members = [occupant.member for occupant in self.seating.all]
        self.matches += 1
        self.replays = []
        self.ends = None if self.opened.minutes is None else at + MINUTE * self.opened.minutes
        self.timer.used.clear()
        self.events.clear()
        return self._next_state(game.happened[0])

    def _dealt(self, entry: entries.Dealt, at: float) -> Happened:
        assert self.match is not None, "a hand is dealt in a match"
        self._see_time(at)
        return self._next_state(self.match.deal(self._shuffle(entry.secret)))

    def _moved(self, entry: entries.Moved, at: float) -> Happened:
        assert self.match is not None, "a move is made in a match"
        self._see_time(at)
        mover = self.match.to_move
        if self.school is not None and self.school.explaining is not None and entry.token in VERDICTS:
            self.explained.count(self.school.explaining, right=entry.token == Verdict.RIGHT)
        if entry.by is not None:
            self.timer.moved(entry.by, at, self.options["clock"])
        computer = mover is not None and self.seating[mover].bot is not None
        happened = self._next_state(self.match.play(entry.token, computer=computer))
        if self.phase == "over":  # latecomers can join the next match
            self.seating.all += [Occupant() for _ in range(self.opened.seats - len(self.seating))]
        return happened

    def _see_time(self, at: float) -> None:
        """Let this hand, or the one that is dealt now, be the last where the time for the match is over."""
        if self.ends is not None and at >= self.ends and self.match is not None:
            self.match.game.last_hand()

    @property
    def school(self) -> School | None:
        """The school edition of this match."""
        return None if self.match is None else self.match.school

    def _learned(self, entry: entries.Judged | entries.Learned) -> None:
        school = self.school
        assert school is not None, "only the school edition has lessons"
        if isinstance(entry, entries.Judged):
            school.judge(None if entry.verdict is None else Verdict(entry.verdict), entry.by)
        elif entry.seat is None or entry.message is None:
            school.settle()
        else:
            school.learn(entry.seat, entry.message)

    def _appointed(self, entry: entries.Appointed) -> None:
        self.seating.judge = Occupant(member=entry.member, name=entry.name)
        self.seating.taught |= self.seq == 1
        if self.school is not None:
            self.school.appoint(self._teacher())

    def _teacher(self) -> int:
        """Return who judges where one person does: the judge without a seat, the table's opener, or the host."""
        if not self.seating.judge.nobody:
            return JUDGE
        return 0 if 0 in self.seating.people else self.seating.host or 0

    def _see_judge(self) -> None:
        if self.school is not None:
            judge = self.school.teacher
            self.school.judge_here = self.judging if judge == JUDGE else judge in self.present

    def _shuffle(self, next_secret: str) -> Shuffle:
        """Return the shuffle of the hand that is dealt now, and begin to gather for the one after it."""
        self.hands += 1
        salts = tuple(self.salts.get(seat) for seat in range(len(self.seating)))
        shuffle = Shuffle(self.secret, self.opened.alias, self.hands, salts)
        self.secret, self.salts = bytes.fromhex(next_secret), {}
        return shuffle

    def _next_state(self, happened: Happened) -> Happened:
        self.turn += 1
        self.ready.clear()
        if happened.ending and self.match is not None:
            self.replays = [*self.replays, self.replay_of(self.opened.alias, self.hands)]
            self.evening.count(self.match.players, self.match.game.shown(), self.match.game.winners)
        return happened

    def _talked(self, entry: entries.Talked) -> None:
        self.talk.append(
            ChatLine(number=self.seq, seat=entry.seat, name=self.seating[entry.seat].name, text=entry.text)
        )
        self.talkers.append(entry.member)

    def _forgotten(self, member: str) -> None:
        for line, talker in zip(self.talk, self.talkers, strict=True):
            if talker == member:
                line["name"], line["text"] = "", ""
        self.seating.forget(member)
        self.evening.forget(member)
        if self.match is not None:
            self.match.forget(member)

    # ------------------------------------------------------------ the state

    @property
    def phase(self) -> Literal["waiting", "playing", "over"]:
        """Whether a match is played."""
        if self.match is None:
            return "waiting"
        return "over" if self.match.over else "playing"

    @property
    def commitment(self) -> str:
        """The hash of the server's part of the next hand's shuffle."""
        return commitment_of(self.secret)

    @property
    def players(self) -> set[int]:
        """The seats of people who are in the match and play for themselves."""
        if self.match is None or self.phase == "over":
            return set()
        out = self.match.out
        return {
            seat
            for seat, occupant in enumerate(self.seating.all)
            if occupant.member is not None and not occupant.stand_in and seat not in out
        }

    def _find_awaited(self) -> frozenset[int]:
        if self.match is None or self.phase == "over":
            return frozenset()
        to_move, school = self.match.to_move, self.match.school
        if school is not None and school.busy:
            return frozenset()
        if to_move is None:
            return frozenset(self.players - self.ready)
        return frozenset() if self.seating[to_move].bot is not None else frozenset({to_move})

    def _find_until(self) -> float | None:
        awaited = self.awaited
        if not awaited or self.opened.school is not None or self.seating.people <= awaited:
            return None
        return min(self.timer.deadline(seat, self.options["clock"]) for seat in awaited)

    def here(self, present: frozenset[int], watching: int, now: float) -> None:
        """Take note of who is connected now: the readers who belong to the table, and how many spectators."""
        judging, present = JUDGE in present, present - {JUDGE}
        self.revision += (present, watching, judging) != (self.present, self.watching, self.judging)
        self.present, self.watching, self.judging = present, watching, judging
        self._see_judge()
        self.timer.gone = {seat: self.timer.gone.get(seat, now) for seat in self.seating.people if seat not in present}
        self.until = self._find_until()

    def played_by(self, seat: int | None) -> int | None:
        """Return the seat of a reader in the match, None for who has none and for a person who has come after it."""
        members = [] if self.match is None else self.match.members
        if seat is None or seat == JUDGE or seat >= len(members) or members[seat] != self.seating[seat].member:
            return None
        return seat

    def open_hands(self, seat: int) -> list[int]:
        """Return the seats whose hands a seat may look into: it is out, and they allow it."""
        match = self.match
        if match is None or not any(occupant.shows for occupant in self.seating.all):
            return []
        out = match.out
        if seat not in out or match.over:
            return []
        return [other for other, occupant in enumerate(self.seating.all) if occupant.shows and other not in out]

    def why_not_so_many(self, players: int) -> Sentence | None:
        """Return why that many cannot play by these rules, None if they can."""
        return rulebook.players_trouble(self.rules, players)
