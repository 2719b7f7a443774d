"""The referee: one match in the engine, with Python around it.

It sees everything, so only the room that owns a table may hold one; everybody else gets `look`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from schwimmen.cards import union
from schwimmen.engine import bindings, codes
from schwimmen.engine.codes import Kind
from schwimmen.engine.ending import STALL_TURNS
from schwimmen.engine.kernel import Records, dtype_of, new
from schwimmen.engine.layout import MOVES, NOBODY, End, Phase, RuleFields, Table, View, fields_of
from schwimmen.engine.reasons import Why
from schwimmen.match.tokens import code_of, is_trade, token_of
from schwimmen.rules.fields import Rules

PHASES = {int(phase): phase for phase in Phase}
WHYS = tuple(Why)


class Referee:
    """A match by some rules: deal a pack, play moves (codes of `engine.moves`), read the state."""

    def __init__(self, rules: Rules, seats: int, dealer: int) -> None:
        """Begin a match. Raises ValueError if that many people cannot play by these rules."""
        rules.check_players(seats)
        if type(dealer) is not int or not 0 <= dealer < seats:
            raise ValueError(f"dealer: expected a seat from 0 to {seats - 1}, got {dealer!r}")
        self.rules, self.seats = rules, seats
        self._array = new(Table)
        self._bind()
        bindings.start(*self._here, seats, dealer)

    def _bind(self) -> None:
        self._cells = {name: self._array[name] for name in self._array.dtype.names or ()}
        self._here: tuple[Records[Table], Records[RuleFields]] = self._array, fields_of(self.rules)
        self._reasons: NDArray[Any] = np.zeros(bindings.KINDS + 1, np.int32)

    def rule(self, rules: Rules) -> None:
        """Play on by other rules."""
        self.rules = rules
        self._bind()

    # ------------------------------------------------------------ play

    def deal(self, pack: Sequence[int]) -> None:
        """Deal the next hand from a pack of card numbers, top card first."""
        self._cells["pack"][0, : len(pack)] = pack
        bindings.deal(*self._here)

    def why(self, code: int) -> Why:
        """Return why a move is not legal now, `Why.LEGAL` if it is."""
        return WHYS[bindings.why(*self._here, code)]

    def why_kinds(self) -> list[int]:
        """Return for each kind why no move of it is legal now (`Why`, 0 if one is); last, why no call rides."""
        bindings.why_kinds(*self._here, self._reasons)
        reasons: list[int] = self._reasons.tolist()
        return reasons

    def legal(self) -> list[int]:
        """Return the codes of all legal moves of the seat to move."""
        if self.to_move is None:
            return []
        moves: NDArray[Any] = np.empty(MOVES, np.int32)
        found: list[int] = moves[: bindings.legal(*self._here, moves)].tolist()
        return found

    def play(self, code: int) -> None:
        """Carry out a move that is legal."""
        bindings.play(*self._here, code)

    def play_all(self, codes: Sequence[int]) -> int:
        """Carry out moves as long as they are legal and return how many were; a refresh may need an order first."""
        return int(bindings.play_all(*self._here, np.array(codes, np.int64)))

    def stop_stalled(self, moves: int) -> bool:
        """Stop a hand that has taken too many moves, without loss; say whether it was stopped (C-13)."""
        if self.to_move is None or moves < STALL_TURNS * self.number("players"):
            return False
        bindings.stall(*self._here)
        return True

    # ------------------------------------------------------------ tokens

    def code(self, token: str) -> int:
        """Return the code of a token in this position, `NO_TOKEN` if it names no move."""
        if not is_trade(token):
            return code_of(token)
        seat = self.to_move
        return code_of(token, 0 if seat is None else self.row("hands")[seat], self.number("table"))

    def token(self, code: int) -> str:
        """Return the token of a move of the seat to move."""
        seat = self.to_move
        return token_of(code, 0 if seat is None else self.row("hands")[seat], self.number("table"))

    def tokens(self) -> list[str]:
        """Return the tokens of all legal moves, sorted as text."""
        seat = self.to_move
        if seat is None:
            return []
        hand, table = self.row("hands")[seat], self.number("table")
        return sorted(token_of(code, hand, table) for code in self.legal())

    # ------------------------------------------------------------ rebuilding the stock

    def needs_order(self, code: int) -> bool:
        """Say whether a legal move rebuilds the stock, so that chance must give the order first (`give_order`)."""
        return code & codes.KIND == Kind.REFRESH and bool(bindings.needs_order(*self._here))

    def rebuilding(self, code: int) -> bool:
        """Say whether a legal move rebuilds the stock, in whatever order."""
        return codes.kind_of(code) == Kind.REFRESH and self.stock < self.rules.table_size

    def rebuilds(self) -> int:
        """Return the cards of which the stock would be rebuilt now (FO-6)."""
        aside = union(self._cells["aside"][0, : self.number("set_aside")].tolist())
        return aside | (self.number("table") if self.rules.recycle_includes_current else 0)

    def give_order(self, cards: Sequence[int]) -> bool:
        """Give the order of the cards of which the stock is rebuilt next; say whether it is exactly these cards."""
        if len(set(cards)) != len(cards) or union(cards) != self.rebuilds():
            return False
        self._cells["order"][0, : len(cards)] = cards
        self._cells["ordered"][0] = len(cards)
        return True

    def look(self, seat: int) -> NDArray[Any]:
        """Return an array with one `View` record: what a seat may know."""
        array = new(View)
        bindings.look(*self._here, seat, array)
        return array

    def worth(self, hand: int) -> int:
        """Return the value of a hand, as the engine has it."""
        return int(bindings.worth(hand, self._here[1]))

    # ------------------------------------------------------------ state

    @property
    def phase(self) -> Phase:
        """What is to be decided."""
        return PHASES[self._cells["phase"].item()]

    @property
    def to_move(self) -> int | None:
        """The seat that decides."""
        seat: int = self._cells["to_move"].item()
        return None if seat == NOBODY else seat

    @property
    def end(self) -> End:
        """How the last hand ended, `End.NONE` while one is played."""
        return End(self.number("end"))

    @property
    def stock(self) -> int:
        """Cards left in the pack; 0 before the first deal."""
        return self.number("bottom") - self.number("top")

    @property
    def pile(self) -> list[int]:
        """The discard pile, bottom first."""
        return [int(card) for card in self._cells["pile"][0, : self.number("piled")]]

    def number(self, name: str) -> int:
        """Return a number of the `Table` record by its field's name."""
        number: int = self._cells[name].item()
        return number

    def row(self, name: str) -> list[int]:
        """Return a row of the `Table` record by its field's name, one number a seat."""
        numbers: list[int] = self._cells[name][0, : self.seats].tolist()
        return numbers

    def members(self, name: str) -> list[int]:
        """Return the seats whose bit is set in a field of the `Table` record."""
        bits = self.number(name)
        return [seat for seat in range(self.seats) if bits >> seat & 1]

    # ------------------------------------------------------------ copies

    def save(self) -> bytes:
        """Return the whole state as bytes."""
        return self._array.tobytes()

    def restore(self, saved: bytes) -> None:
        """Go back to a saved state."""
        self._array = _array_of(saved)
        self._bind()

    def __deepcopy__(self, memo: dict[int, Any]) -> Referee:
        """Return an independent referee in the same state."""
        twin = object.__new__(Referee)
        twin.rules, twin.seats = self.rules, self.seats
        twin._array = _array_of(self.save())
        twin._bind()
        return twin


def _array_of(saved: bytes) -> Records[Table]:
    """Return saved bytes as an array of its own; numpy's copy would leave the gaps between fields as they come."""
    return cast("Records[Table]", np.frombuffer(bytearray(saved), dtype_of(Table)))
