"""Any message in any state: the table never crashes, never moves without a right to it, and never tells too much."""

from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from schwimmen import Game
from schwimmen.server.protocol import Error, Next, Play, SetPace, State
from schwimmen.server.table import Joined, Left, Outgoing, Reply, Rested, Said, Table, Tell, Thought
from schwimmen.server.views import Sitter
from tests.server.knowledge import Knowledge

SEATS = 4
LEVELS: list[Any] = [None, "random", None, "club"]
PEOPLE = [0, 2]

HOUSES: list[dict[str, Any]] = [
    {},
    {"units": 1, "grace": 0},
    {"dealer_choice": "see_both", "dealt_check": "after", "units": 1},
    {"close_timing": "instead", "allow_swap_all": False, "exhausted": "keep_table"},
]

seats = st.integers(0, SEATS - 1)
people = st.sampled_from(PEOPLE)
# An id comes back to its sender: none may look like a card.
ids = st.sampled_from([f"id{number}" for number in range(12)]) | st.text("abc äß\x00'\"{🂡", min_size=1, max_size=8)
moves = st.sampled_from(["keep", "trade", "pass", "pass!", "all", "all!", "close", "7H>KS", "KS>7H!"]) | st.text(
    min_size=1, max_size=12
)


class TableMachine(RuleBasedStateMachine):
    """A table, and everything that can come to it."""

    @initialize(house=st.sampled_from(HOUSES), seed=st.integers(0, 2**16))
    def open(self, house: dict[str, Any], seed: int) -> None:
        """Open a table."""
        self.game = Game("schwimmen", players=["Anna", "Ben", "Cem", "Dora"], house=house, seed=seed)
        self.table = Table(self.game, [Sitter(f"Seat {seat}", level) for seat, level in enumerate(LEVELS)])
        self.links = [0] * SEATS
        self.sent: list[tuple[int, State]] = []
        self.followed: set[tuple[int, str]] = set()

    # ------------------------------------------------------------ what may come

    @rule(seat=people)
    def join(self, seat: int) -> None:
        """A connection sits down."""
        self.links[seat] += 1
        self.nothing_moves(Joined(seat), seat)

    @rule(seat=people)
    def leave(self, seat: int) -> None:
        """A connection goes."""
        if self.links[seat]:
            self.links[seat] -= 1
            self.nothing_moves(Left(seat), seat)

    @rule(seat=people, name=ids, move=moves, off=st.integers(-2, 2))
    def play_anything(self, seat: int, name: str, move: str, off: int) -> None:
        """A person plays something, mostly what is not possible."""
        self.say(seat, Play(type="play", id=name, seq=max(0, self.table.seq + off), move=move))

    @precondition(lambda self: self.game.to_move in PEOPLE)
    @rule(name=ids, data=st.data())
    def play_well(self, name: str, data: st.DataObject) -> None:
        """The person who is to move plays a legal move."""
        assert self.game.to_move is not None
        move = data.draw(st.sampled_from(self.game.legal()))
        self.say(self.game.to_move, Play(type="play", id=name, seq=self.table.seq, move=move))

    @rule(seat=people, name=ids)
    def next(self, seat: int, name: str) -> None:
        """A person asks for the next hand."""
        self.say(seat, Next(type="next", id=name))

    @rule(seat=people, name=ids, pace=st.sampled_from(["relaxed", "brisk", "instant"]))
    def pace(self, seat: int, name: str, pace: Any) -> None:
        """A person changes the pace."""
        self.say(seat, SetPace(type="pace", id=name, pace=pace))

    @rule(off=st.integers(-2, 2), move=moves)
    def think(self, off: int, move: str) -> None:
        """A computer opponent answers, perhaps too late, perhaps nonsense."""
        seq, to_move = self.table.seq, self.game.to_move
        allowed = off == 0 and to_move is not None and LEVELS[to_move] is not None
        self.check(self.table.take(Thought(seq + off, move)), None)
        assert self.table.seq == seq + allowed

    @rule(off=st.integers(-1, 1))
    def rest(self, off: int) -> None:
        """A pause is over, perhaps one that nobody asked for."""
        seq, phase = self.table.seq, self.game.phase
        people_in = [seat for seat in PEOPLE if not self.game.view(0).seats[seat].out]
        self.check(self.table.take(Rested(seq + off)), None)
        assert self.table.seq == seq + (off == 0 and phase == "deal" and not people_in)

    # ------------------------------------------------------------ what must hold

    def say(self, seat: int, message: Play | Next | SetPace) -> None:
        """Bring a message of a person, and check that it does what it may, once."""
        seq, to_move, phase = self.table.seq, self.game.to_move, self.game.phase
        known = (seat, message.id) in self.followed
        out = self.table.take(Said(seat, message))
        self.check(out, seat)
        refused = any(isinstance(each, Reply) and isinstance(each.message, Error) for each in out)
        if refused or known:
            assert self.table.seq == seq
            assert all(isinstance(each, Reply) for each in out), "nobody else hears of it"
        else:
            self.followed.add((seat, message.id))
        if self.table.seq > seq:
            assert self.table.seq == seq + 1
            assert (to_move == seat) if isinstance(message, Play) else (phase == "deal" and isinstance(message, Next))

    def nothing_moves(self, came: Joined | Left, seat: int) -> None:
        """Bring something that is no move."""
        seq = self.table.seq
        self.check(self.table.take(came), seat)
        assert self.table.seq == seq

    def check(self, outgoing: list[Outgoing], sender: int | None) -> None:
        """Check that states go to who is connected, each with the own view and the ack of nobody else."""
        for out in outgoing:
            if isinstance(out, Reply):
                assert sender is not None, "a computer gets no answer"
                if isinstance(out.message, State):
                    self.note(sender, out.message)
            elif isinstance(out, Tell):
                assert self.links[out.seat], "a message for nobody"
                assert out.message.ack is None or out.seat == sender
                self.note(out.seat, out.message)

    def note(self, seat: int, message: State) -> None:
        """Keep what a seat was told; it is searched at the end."""
        assert message.view.seat == seat
        assert message.seq == self.table.seq
        self.sent.append((seat, message))

    @invariant()
    def legal_moves_are_for_who_is_to_move(self) -> None:
        """Only the seat to move is offered moves."""
        for seat in PEOPLE:
            assert bool(self.table.view(seat).view.legal) == (seat == self.game.to_move)

    def teardown(self) -> None:
        """Search everything that was told for what must not be known."""
        if not hasattr(self, "game"):
            return
        knowledge = Knowledge(self.game.record())
        assert len(knowledge.states) == self.table.seq + 1
        for seat, message in self.sent:
            knowledge.check(seat, message.model_dump_json().encode())


TableMachine.TestCase.settings = settings(
    max_examples=40, stateful_step_count=50, deadline=None, suppress_health_check=list(HealthCheck)
)


class TestTable(TableMachine.TestCase):  # type: ignore[name-defined,misc]
    def runTest(self) -> None:
        """Any message in any state: no crash, no move without a right to it, no leak."""
        super().runTest()
