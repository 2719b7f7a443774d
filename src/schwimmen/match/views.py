"""What one seat may know of a table, as text: made from the engine's view record alone.

The server sends these classes as they are (`server.protocol.view`), so a number that everybody may know is named here
once, and read once below. They are made with every move for every reader, so they are plain: frozen dataclasses take
three times as long to make.
"""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from typing import Any, Literal, TypeAlias, get_args

from numpy.typing import NDArray

from schwimmen import cards
from schwimmen.engine.codes import Kind
from schwimmen.engine.kernel import dtype_of
from schwimmen.engine.layout import NOBODY, Phase
from schwimmen.engine.layout import View as EngineView
from schwimmen.match.tokens import Move, token_of
from schwimmen.match.values import value_text
from schwimmen.rules.fields import Rules, Score

PhaseName: TypeAlias = Literal["deal", "choice", "turn", "discard", "verdict", "answer", "over"]


@dataclass(slots=True)
class SeatView:
    """What everybody may know of one seat (C-12)."""

    name: str
    units: int
    """Lives, chips, coins left; 0 in games that count points."""
    points: int
    swims: bool
    """Has no unit left and plays on grace."""
    out: bool
    cards: int
    """Number of cards in hand."""
    known: list[str]
    """Cards that everybody knows this seat to hold."""
    shown: list[str] | None
    """The whole hand, once it lies open (declared, or showdown)."""
    value: str | None
    """The value of an open hand, as in the record."""
    turns: int
    """Turns taken in this hand."""
    called: bool
    """Has closed, knocked, stopped."""
    sticking: bool
    """Has closed its own game (Dutch 31, Loo)."""
    challenges: bool
    """Challenges the call (Chinese 51)."""
    declared: bool
    """Has shown a special hand while others still play."""
    chicken: bool
    """Sits on the chicken (Dutch 31)."""


@dataclass
class PublicView:
    """What is the same for every reader."""

    hand_number: int
    """From 1; 0 before the first hand."""
    phase: PhaseName
    to_move: int | None
    dealer: int
    """Who has dealt the hand in sight; it changes with the next deal."""
    leader: int
    """Who had the first turn of this hand."""
    caller: int | None
    table: list[str]
    """The open cards: the table, or the pool."""
    stock: int
    discard: list[str]
    """The top of the discard pile, alone; empty where there is none."""
    discarded: int
    """Cards in the discard pile."""
    taken: str | None
    """The card from the discard pile that may not be discarded in this turn."""
    refreshed: bool
    """The player to move had the table replaced and must exchange one card now."""
    wanted: list[str]
    """The cards that somebody explains before taking them."""
    gone: list[str]
    """Cards that everybody knows to be out of play in this hand."""
    streak: int
    """Passes in a row (C-4)."""
    last_turns: int
    """Turns left after a call; 0 before."""


@dataclass
class OwnView:
    """What is for one seat alone."""

    hand: list[str]
    """Your cards, in card order; one more while a discard is due."""
    value: str | None
    """Value of your hand; with a card too many, the most that a discard leaves."""
    packet: list[str]
    """The second packet, where the dealer may look at it; else empty."""
    pending: str | None
    """Your exchange (a token) that waits for a verdict."""
    legal: list[str]
    """Every legal token of yours, sorted; empty when it is not your turn."""


@dataclass
class View(PublicView, OwnView):
    """What one seat may know of the table."""

    seat: int
    seats: list[SeatView]


SEAT = tuple(field.name for field in fields(SeatView))
PUBLIC = tuple(field.name for field in fields(PublicView))
OWN = tuple(field.name for field in fields(OwnView))


_named: Any = namedtuple  # noqa: PYI024 - the names are the engine's: a type checker cannot know them
_Seen = _named("_Seen", dtype_of(EngineView).names or ())
"""Makes an engine view plain numbers under its names: reading them all at once is far cheaper than one by one."""


def seen_in(record: NDArray[Any]) -> Any:
    """Return an engine view (an array with one `View` record) as plain numbers under its names."""
    return _Seen._make(record.item())


@dataclass(frozen=True, slots=True)
class Reader:
    """Reads engine views as text, at one table."""

    players: Sequence[str]
    rules: Rules
    worth: Callable[[int], int]
    """The engine's value of a hand."""

    def own(self, record: NDArray[Any]) -> OwnView:
        """Return what an engine view (an array with one `View` record) tells its own seat alone."""
        return self._own(seen_in(record))

    def worths(self, record: NDArray[Any]) -> dict[str, str]:
        """Return what the seat's hand is worth after each legal move whose cards are known, by tokens without a call.

        After a card is taken from the pile, that is the most that a discard leaves.
        """
        seen = seen_in(record)
        codes = seen.legal[: seen.legal_count].tolist()
        tokens = sorted({token_of(code, seen.hand, seen.table).rstrip("!") for code in codes})
        hands = {token: hand_after(Move.of(token), seen) for token in tokens}
        return {token: str(self._value(*after)) for token, after in hands.items() if after is not None}

    def view(self, record: NDArray[Any], dealer: int) -> View:
        """Return an engine view (an array with one `View` record) as text; `dealer` has dealt the hand in sight."""
        seen = seen_in(record)
        own = self._own(seen)
        return View(
            seat=seen.seat,
            hand_number=seen.hand_number,
            phase=PHASES[seen.phase],
            to_move=_seat(seen.to_move),
            dealer=dealer,
            leader=seen.leader,
            caller=_seat(seen.caller),
            hand=own.hand,
            value=own.value,
            packet=own.packet,
            table=cards.names(seen.table),
            discard=[] if seen.top_card == NOBODY else [cards.NAMES[seen.top_card]],
            discarded=seen.pile.bit_count(),
            gone=cards.names(seen.gone),
            stock=seen.stock,
            streak=seen.streak,
            last_turns=seen.last_turns,
            taken=None if seen.taken == NOBODY else cards.NAMES[seen.taken],
            refreshed=bool(seen.refreshed),
            pending=own.pending,
            wanted=cards.names(seen.wanted),
            legal=own.legal,
            seats=self._seats(seen),
        )

    def _own(self, seen: Any) -> OwnView:
        waits = seen.phase == Phase.VERDICT and seen.to_move == seen.seat
        codes = seen.legal[: seen.legal_count].tolist()
        return OwnView(
            hand=cards.names(seen.hand),
            value=self._value(seen.hand, seen.taken),
            packet=cards.names(seen.packet),
            pending=token_of(seen.pending) if waits else None,
            legal=sorted(token_of(code, seen.hand, seen.table) for code in codes),
        )

    def _value(self, hand: int, stays: int = NOBODY) -> str | None:
        """Return the value of a hand; with a card too many, the most that it has without one that may go."""
        if hand.bit_count() < self.rules.hand_size:
            return None
        too_many = (
            [card for card in cards.each(hand) if card != stays] if hand.bit_count() > self.rules.hand_size else []
        )
        left = [hand ^ 1 << card for card in too_many] or [hand]
        return value_text(max(map(self.worth, left)), self.rules)

    def _seats(self, seen: Any) -> list[SeatView]:
        fields = (seen.known, seen.shown, seen.units, seen.points, seen.out, seen.counts, seen.values, seen.turns)
        rows = zip(*(field[: len(self.players)].tolist() for field in fields), strict=True)
        return [self._seat(seen, seat, row) for seat, row in enumerate(rows)]

    def _seat(self, seen: Any, seat: int, row: tuple[int, ...]) -> SeatView:
        known, shown, units, points, out, held, worth, turns = row
        return SeatView(
            name=self.players[seat],
            units=units,
            points=points,
            swims=not out and units == 0 and self.rules.score == Score.UNITS,
            out=bool(out),
            cards=held,
            known=cards.names(known),
            shown=cards.names(shown) if shown else None,
            value=value_text(worth, self.rules) if seen.end and shown else None,
            turns=turns,
            called=seat == seen.caller,
            sticking=bool(seen.sticking >> seat & 1),
            challenges=bool(seen.challengers >> seat & 1),
            declared=bool(seen.declared >> seat & 1),
            chicken=bool(self.rules.chicken and seen.chicken == seat),
        )


def hand_after(move: Move, seen: Any) -> tuple[int, int] | None:
    """Return the hand that a move makes, and the card that then has to stay in it; None where nobody can know."""
    give, take = cards.cards_of(move.give), cards.cards_of(move.take)
    if give:
        return seen.hand & ~give | take, NOBODY
    hands = {Kind.ALL: seen.table, Kind.TRADE: seen.packet, Kind.KEEP: seen.hand, Kind.PASS: seen.hand}
    if move.kind == Kind.TAKE:
        return seen.hand | 1 << seen.top_card, seen.top_card
    return (hands[move.kind], NOBODY) if hands.get(move.kind) else None


PHASES: tuple[PhaseName, ...] = get_args(PhaseName)
"""By the number of the engine's `Phase`."""


def _seat(number: int) -> int | None:
    return None if number == NOBODY else number
