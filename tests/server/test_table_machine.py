"""Any message of anybody in any state: a table never crashes or stands still, and nobody does or sees too much."""

from typing import Any

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from schwimmen import Game
from schwimmen.server.school.messages import SchoolAsked
from schwimmen.server.school.state import JUDGE
from schwimmen.server.table import entries, inputs, waits
from schwimmen.server.table.inputs import Refused
from schwimmen.server.table.match import Match
from schwimmen.server.table.news import News
from schwimmen.server.table.table import Table
from tests.samples import samples
from tests.server.knowledge import Knowledge
from tests.server.tables import Sitting, member, new, table_of

TEACHER = "without a seat"
LEVELS: list[list[Any]] = [
    [None, "random", None, "club"],
    [None, "open", None, "open"],
    [None, None, "open"],
    [None, None, None],
]
GAMES: list[tuple[str | None, dict[str, Any]]] = [
    (None, {}),
    (None, {"units": 1, "grace": 0}),
    (None, {"dealer_choice": "see_both", "dealt_check": "after", "units": 1}),
    (None, {"close_timing": "instead", "allow_swap_all": False, "exhausted": "keep_table"}),
    ("group", {}),
    ("choice", {"units": 1, "grace": 0}),
    ("teacher", {}),
    (TEACHER, {}),
]
"""Who judges in the school edition, None for Schwimmen; and house rules."""

people = st.sampled_from([*(member(seat) for seat in range(4)), "late", "later", TEACHER])
everybody = people | st.just("stranger")
seats = st.integers(0, 4)
# An id comes back to its sender, and talk goes to all: none of it may look like a card.
ids = st.sampled_from([f"id{number}" for number in range(12)]) | st.text("abc äß\x00'\"{🂡", min_size=1, max_size=8)
talk = st.text("abc äß\u0308\u202e\x00'\"{🂡:/.", min_size=1, max_size=20)
moves = st.sampled_from(["keep", "trade", "pass", "pass!", "all", "close", "right", "7H>KS", "KS>7H!"])
levels = st.sampled_from(["random", "beginner", "club"])
signs = st.sampled_from(["clap", "wave"])
turn_off = st.sampled_from([0, 0, 0, -1, 1])

SAID: dict[str, dict[str, st.SearchStrategy[Any]]] = {
    "play": {"move": moves | st.text(min_size=1, max_size=12)},
    "next": {},
    "salt": {"hand": st.integers(1, 4), "value": st.sampled_from(["0" * 32, "f" * 32])},
    "start": {"fill": st.none() | levels},
    "arrange": {"do": st.sampled_from(["remove", "bot", "open", "host", "add"]), "seat": seats, "level": levels},
    "set": {
        "pace": st.sampled_from([None, "instant"]),
        "clock": st.sampled_from([None, "relaxed", "quick", "mail"]),
        "chat": st.none() | st.booleans(),
        "watch": st.none() | st.booleans(),
    },
    "wait": {},
    "back": {},
    "leave": {},
    "show": {"on": st.booleans()},
    "chat": {"text": talk},
    "react": {"sign": signs},
    "learn": {
        "do": st.sampled_from(["answer", "solution", "go-on", "language", "stay", "take-back"]),
        "chosen": st.lists(st.integers(0, 4), max_size=3),
        "language": st.sampled_from([None, "de", "en"]),
    },
}
HOSTS_ALONE = ("start", "arrange", "set")


class TableMachine(RuleBasedStateMachine):
    """A table, and everything that can come to it."""

    @initialize(levels=st.sampled_from(LEVELS), game=st.sampled_from(GAMES), seed=st.integers(0, 2**16))
    def open(self, levels: list[Any], game: tuple[Any, dict[str, Any]], seed: int) -> None:
        """Open a table, and a second one that reads the log of the first, as another process does."""
        judging, house = game
        asked = "teacher" if judging == TEACHER else judging
        school = None if asked is None else SchoolAsked(judging=asked, language="en")
        rules = "schwimmen" if school is None else "energy_schwimmen"
        self.sitting: Sitting = new(levels, rules=rules, house=house, seed=seed, dealer=None, school=school)
        self.twin: Table = table_of(self.sitting.table.opened)
        self.matches: list[tuple[Match, int]] = []
        self.told: list[tuple[int, int | None, bytes, set[str]]] = []
        self.followed: set[tuple[str, str]] = set()
        self.sitting.told_all = self.note
        self.note()
        if judging == TEACHER:
            self.sitting.write(entries.Appointed(member=TEACHER, name="Ms Weber"))

    @property
    def table(self) -> Table:
        """The table."""
        return self.sitting.table

    @property
    def game(self) -> Game | None:
        """The game, if there is one."""
        return None if self.table.match is None else self.table.match.game

    @property
    def busy(self) -> bool:
        """Whether somebody explains."""
        return self.table.match is not None and self.table.match.school is not None and self.table.match.school.busy

    # ------------------------------------------------------------ what may come

    @rule(kind=st.sampled_from(sorted(SAID)), name=ids, off=turn_off, data=st.data())
    def say_anything(self, kind: str, name: str, off: int, data: st.DataObject) -> None:
        """Somebody who sits there says something, mostly what is not possible."""
        who = data.draw(st.sampled_from([*sorted(self.members()), "stranger"]))
        self.say(who, kind, name, **self.drawn(kind, off, data))

    @rule(kind=st.sampled_from(sorted(SAID)), who=everybody, name=ids, data=st.data())
    def say_from_outside(self, kind: str, who: str, name: str, data: st.DataObject) -> None:
        """Somebody who may sit there or not, or not any more, says something."""
        self.say(who, kind, name, **self.drawn(kind, 0, data))

    @precondition(lambda self: self.game is not None and self.game.to_move in self.table.players)
    @rule(name=ids, data=st.data())
    def play_well(self, name: str, data: st.DataObject) -> None:
        """The person who is to move plays what is legal."""
        assert self.game is not None
        assert self.game.to_move is not None
        move = data.draw(st.sampled_from(self.game.legal()))
        self.say(self.sitting.member(self.game.to_move), "play", name, move=move, turn=self.table.turn)

    @precondition(lambda self: self.game is not None and not self.busy)
    @rule()
    def end_hand(self) -> None:
        """The player to move comes to an end, and people ask for the next hand."""
        self.sitting.end_hand()
        assert self.game is not None
        for seat in sorted(self.table.players):
            if self.game.phase == "deal":
                self.sitting.say(seat, "next")

    @precondition(lambda self: self.busy)
    @rule(right=st.booleans(), data=st.data())
    def learn_well(self, right: bool, data: st.DataObject) -> None:
        """Somebody does what the lesson waits for."""
        views = {who: self.sitting.view(who)["school"] for who in sorted(self.members())}
        for who, view in views.items():
            for act in view["may"]:
                if act == "verdict":
                    self.sitting.say(who, "play", move="right" if right else "wrong")
                elif act == "answer":
                    chosen = [data.draw(st.integers(0, len(asked["answers"]) - 1)) for asked in view["asked"]]
                    self.sitting.say(who, "learn", do=act, chosen=chosen)
                else:
                    self.sitting.say(who, "learn", do=act)
                return

    @precondition(lambda self: self.table.seating.host is not None)
    @rule(kind=st.sampled_from(HOSTS_ALONE), name=ids, data=st.data())
    def host(self, kind: str, name: str, data: st.DataObject) -> None:
        """The host arranges something."""
        assert self.table.seating.host is not None
        self.say(self.sitting.member(self.table.seating.host), kind, name, **self.drawn(kind, 0, data))

    @rule(off=turn_off, move=moves, later=st.sampled_from([None, 0, 10, 60, 400, 10**6]))
    def time_goes_by(self, off: int, move: str, later: float | None) -> None:
        """A computer opponent answers, or a pause is over, perhaps too late; or the clock rings."""
        if later is not None:
            self.ring(later)
        elif self.sitting.awaited is None or isinstance(self.sitting.awaited, inputs.Rest):
            self.bring(inputs.Rested(self.table.turn + off))
        turn, due = self.table.turn, off == 0 and waits.thinker(self.table) is not None
        self.bring(inputs.Thought(turn + off, move))
        assert self.table.turn == turn + due

    @rule(who=people, does=st.sampled_from(["join", "come", "go", "forget"]), watching=st.integers(0, 2))
    def come_and_go(self, who: str, does: str, watching: int) -> None:
        """Somebody joins, comes back, goes, or wants to be forgotten; spectators come and go."""
        self.sitting.watching = watching
        if does == "join" and who != TEACHER and self.table.seating.seat_of(who) is None:
            self.bring(inputs.Joining(who, "Zoe"))
        elif does == "forget":
            self.bring(inputs.Forget(who))
            seat = self.table.seating.seat_of(who)
            assert seat is None or self.sitting.room["seats"][seat]["name"] == ""
        if does == "come":
            self.bring(inputs.Came(who))
        if does == "go":
            self.sitting.connected.discard(who)
        else:
            self.sitting.connected.add(who)
        self.sitting._here()

    def ring(self, later: float) -> None:
        """Let the clock ring after some time."""
        self.sitting.now += later
        until, late = self.table.until, self.table.awaited
        self.bring(inputs.Rang())
        if until is not None and until <= self.sitting.now:
            assert any(self.table.seating[seat].stand_in for seat in late)

    def drawn(self, kind: str, off: int, data: st.DataObject) -> dict[str, Any]:
        """Return what a message of a kind says."""
        fields = {key: data.draw(values) for key, values in SAID[kind].items()}
        return fields | ({"turn": max(0, self.table.turn + off)} if kind in ("play", "learn") else {})

    def members(self) -> set[str]:
        """Return who sits or judges there."""
        return self.table.seating.members

    # ------------------------------------------------------------ what must hold

    def say(self, who: str, kind: str, name: str, **fields: Any) -> None:
        """Bring a message, and check that it does only what this person may, and once."""
        seat, host, game = self.table.seating.reader_of(who), self.table.seating.host, self.game
        to_move, phase = (None, None) if game is None else (game.to_move, game.phase)
        judges = game is not None and phase == "verdict" and self.table.match is not None and self.table.match.school
        rows, turn, known = len(self.sitting.rows), self.table.turn, (who, name) in self.followed
        before = self.sitting.seen()
        try:
            step = self.sitting.say(who, kind, id=name, **fields)
        except Refused:
            assert (len(self.sitting.rows), self.sitting.seen()) == (rows, before)
            return
        assert seat is not None, "a stranger was followed"
        assert step.ack == name
        if not step.entries:
            assert (len(self.sitting.rows), self.table.turn) == (rows, turn)
            return
        assert not known, "a message was followed twice"
        self.followed.add((who, name))
        assert kind not in HOSTS_ALONE or seat in (host, JUDGE)
        for entry in step.entries:
            assert getattr(entry, "by", seat) == seat
            if isinstance(entry, entries.Moved):
                assert seat == to_move or judges
            elif isinstance(entry, entries.Dealt):
                assert phase == "deal"
            elif kind not in HOSTS_ALONE and not isinstance(entry, entries.Given):
                assert getattr(entry, "seat", seat) == seat

    def bring(self, came: inputs.Incoming) -> bool:
        """Bring something else, and say whether anything came of it."""
        rows = len(self.sitting.rows)
        try:
            step = self.sitting.bring(came)
        except Refused:
            assert isinstance(came, inputs.Joining)
            assert len(self.sitting.rows) == rows
            return False
        return bool(step.entries)

    def note(self) -> None:
        """Let the other process read on, and keep what everybody was told: it is searched at the end."""
        for row in self.sitting.rows[self.twin.seq :]:
            self.twin.apply(entries.read(row), self.sitting.now)
        present = self.table.present | ({JUDGE} if self.table.judging else set())
        self.twin.here(present, self.table.watching, self.sitting.now)
        if self.table.match is not None and (not self.matches or self.matches[-1][0] is not self.table.match):
            self.matches.append((self.table.match, self.table.turn))
        for reader, payload in self.sitting.updates.items():
            who = self.table.played_by(reader)
            open_seats = [] if who is None or self.game is None else self.table.open_hands(who)
            cards = {card for seat in open_seats for card in self.game.view(seat).hand} if self.game else set()
            self.told.append((len(self.matches), who, payload, cards))

    @invariant()
    def every_process_comes_to_the_same(self) -> None:
        """A process that reads the log tells every reader the same, to the byte."""
        news = News(self.twin)
        readers = map(self.table.seating.reader_of, (*sorted(self.members()), None))
        assert [news.state(reader, self.sitting.now) for reader in readers] == self.sitting.seen()

    @invariant()
    def somebody_is_host(self) -> None:
        """As long as people sit there, exactly one of them is the host."""
        host, sitting = self.table.seating.host, self.table.seating.people
        assert host in sitting if sitting else host is None

    @invariant()
    def seats_and_game_agree(self) -> None:
        """In a match every seat has somebody, and the game knows the same ones; only a person can be stood in for."""
        occupants, match = self.table.seating.all, self.table.match
        assert not any(occupant.stand_in for occupant in occupants if occupant.member is None)
        if match is not None and self.table.phase == "playing":
            assert not any(occupant.nobody for occupant in occupants)
            assert [(occupant.name, occupant.level) for occupant in occupants] == [
                (sitter.name, sitter.level) for sitter in match.sitters
            ]

    @invariant()
    def nothing_stands_still(self) -> None:
        """While somebody plays and looks on, the table waits for a person who can do something, or for a computer."""
        playing = any(self.table.seating[seat].stand_in is None for seat in self.table.present)
        if self.table.phase != "playing" or not playing:
            return
        may = [self.sitting.view(seat)["legal"] for seat in self.table.seating.people]
        lesson = self.sitting.view(None)["school"]
        if lesson:
            here = self.members() if self.table.judging else self.members() - {TEACHER}
            may += [self.sitting.view(who)["school"]["may"] for who in here]
        assert self.sitting.awaited or self.table.awaited or any(may)

    def teardown(self) -> None:
        """Search everything that was told for what must not be known."""
        if not hasattr(self, "sitting"):
            return
        known = [Knowledge(match.game.record(), first=first) for match, first in self.matches]
        for number, reader, payload, shown in self.told:
            if number:
                known[number - 1].check(reader, payload, shown)


TableMachine.TestCase.settings = settings(
    max_examples=samples(12, 300),
    stateful_step_count=50,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    phases=(Phase.generate,),
    report_multiple_bugs=False,
)


class TestTable(TableMachine.TestCase):  # type: ignore[name-defined,misc]
    def runTest(self) -> None:
        """Any message in any state: no crash, nothing done without a right to it, no leak, one truth."""
        super().runTest()
